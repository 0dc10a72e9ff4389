/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games there are. */
#ifndef CV_GAMES_H
#define CV_GAMES_H

#include "cv-game.h"

extern const CvGame cv_oasis;
extern const CvGame cv_oregon;
extern const CvGame cv_basari;
extern const CvGame cv_nullgame; /* the template: built for the tests only */

#endif
