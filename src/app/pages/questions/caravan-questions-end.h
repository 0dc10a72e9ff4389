/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a set of questions went: the rules that were asked about, each with how many of its
   questions were answered rightly, and the way to its section. */
#pragma once

#include <adwaita.h>

#include "caravan-quiz.h"

GtkWidget *caravan_questions_end_new (CaravanQuiz *quiz);
