/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player aid on paper: one page of A4 in one language or two, rule beside rule, or
   four cards of A6 to cut apart. The text is as large as there is room for. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-game.h"

typedef enum
{
  CARAVAN_AID_PAGE, /* A4 */
  CARAVAN_AID_CARDS /* four of A6, two in each language where there are two */
} CaravanAidFormat;

#define CARAVAN_AID_LANGUAGES 2

typedef struct
{
  const CaravanGame *game;                      /* one that has an aid */
  const char *languages[CARAVAN_AID_LANGUAGES]; /* codes; the second may be NULL */
  CaravanAidFormat format;
} CaravanAidSheet;

/* No text is smaller than this, in points. */
#define CARAVAN_AID_LEAST 7.0

/* Draws it at (0, 0) in points, a page of A4 with its margins (caravan-print.h). */
void caravan_aid_paper_draw (const CaravanAidSheet *sheet, cairo_t *cr);

/* How large its text is, in points; 0: it does not fit, however small. */
double caravan_aid_paper_text_size (const CaravanAidSheet *sheet);

/* The rectangles on the page that hold all of it; returns how many. */
#define CARAVAN_AID_CARDS_MOST 4
int caravan_aid_paper_cards (const CaravanAidSheet *sheet,
                             graphene_rect_t ret_cards[CARAVAN_AID_CARDS_MOST]);
