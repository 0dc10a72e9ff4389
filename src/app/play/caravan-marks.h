/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a board shows about the step that is being chosen, besides what lies on it: the
   cells that it names, and what stands at cells, such as the points they pay. Plain data
   that a game fills (CaravanGameTable.mark) and the board draws. */
#pragma once

#include "cv-board.h"

#include <glib.h>

typedef enum
{
  CARAVAN_TAG_ABOVE,  /* what a cell pays or gets, on its upper edge */
  CARAVAN_TAG_BELOW,  /* … on its lower edge */
  CARAVAN_TAG_NUMBER, /* what is counted, on its corner */
  CARAVAN_TAG_SUM,    /* what all of it comes to, below the cell */
  CARAVAN_TAG_SHARE   /* what one of several gets of it, beside the cell */
} CaravanTagKind;

typedef struct
{
  CvCell cell;
  CaravanTagKind kind;
  const char *motif; /* of the game's art, in the place of the text; or NULL */
  char text[40];     /* figures, the same in every language */
  int seat;          /* who gets a sum or a share */
} CaravanTag;

#define CARAVAN_TAGS_MOST 32

/* A term of the sum: what pays, a piece of the game's art, and how much. */
typedef struct
{
  const char *picture;
  int points;
} CaravanTerm;

#define CARAVAN_TERMS_MOST 9

typedef struct
{
  gboolean names; /* named counts: all but it and what is lit lies under a veil */
  CvSet named;
  CvSet lit; /* cells that pay, are paid or are counted */
  int n_tags;
  CaravanTag tags[CARAVAN_TAGS_MOST];
  int n_terms; /* of CARAVAN_TAG_SUM */
  CaravanTerm terms[CARAVAN_TERMS_MOST];
  /* What at the edges was named (CaravanArt.plate): motifs, NULL-terminated. */
  const char *plates[3];
} CaravanMarks;
