/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the figures show: a small board and what was played on it. */
#pragma once

/* A figure of a board with tiles: a board in a record, and what is pointed at. The
   record is JSON with ' for ". */
typedef struct
{
  const char *name;
  const char *record; /* lines */
  const char *asked;  /* an event that is asked about: hatched or a ghost, reason lit */
} CaravanBoardFigure;

extern const CaravanBoardFigure caravan_board_figures[]; /* name NULL ends the list */

/* A figure of Oregon's sample board: cells of these cards' bands, or of their blocks.
 */
typedef struct
{
  const char *name;
  const char *card[2]; /* the second NULL: the bands of the first */
} CaravanBandFigure;

extern const CaravanBandFigure caravan_band_figures[];

/* Two offers of gems, the higher one first. */
typedef struct
{
  const char *name;
  const char *offers[2]; /* as in records: "rbbbb" */
} CaravanGemFigure;

extern const CaravanGemFigure caravan_gem_figures[];
