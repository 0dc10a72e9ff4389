/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caravan-painting.h"

extern const CaravanPainting caravan_oasis_painting;
