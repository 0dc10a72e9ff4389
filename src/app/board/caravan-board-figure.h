/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A figure of the rules reference that is a small board with a position that the engine
   has played, drawn like the board itself: for boards that are drawn cell by cell. */
#pragma once

#include "caravan-game.h"

/* A board in a record, and what is pointed at. Both are JSON with ' for ". */
typedef struct
{
  const char *record; /* lines */
  const char *asked;  /* an event that is asked about: hatched or a ghost, reason lit;
                         or NULL */
} CaravanBoardFigure;

/* For CaravanGameFigure; what is a CaravanBoardFigure. */
void caravan_board_figure_measure (const void *what, int *ret_width, int *ret_height);
void caravan_board_figure_draw (const void *what, CaravanLook look, cairo_t *cr);
