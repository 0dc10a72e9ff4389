/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The charts of one score: the page, the print and the replay show the same ones. */
#pragma once

#include "caravan-chart.h"
#include "caravan-sheet.h"

/* Where the points came from, a bar a player in the order of the score. What is not
   revealed is not in it. */
CaravanChart *caravan_score_chart_points (CaravanSheet *sheet);

/* How the board part of the score grew, a line a player; NULL where there is nothing to
   show: no board, or nobody's counts are revealed. */
CaravanChart *caravan_score_chart_growth (CaravanSheet *sheet);
