/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the Scores page share: caravan-scores-page.c shows, -parts.c makes
   the widgets, -reveal.c tells one player after the other, -evening.c how long it took and
   who has won how often tonight. */
#pragma once

#include "caravan-chart.h"
#include "caravan-score-board.h"
#include "caravan-scores-page.h"
#include "caravan-tally.h"

struct _CaravanScoresPage
{
  CaravanPage parent_instance;

  gboolean can_reveal;
  gboolean is_over;

  /* The reveal: who is told already, a bit each; how many of them; and the bar that
     grows. */
  gboolean is_revealing;
  guint shown;
  int n_shown;
  guint tick;
  gint64 start;
  double grown; /* of the last row that was told */

  /* children */
  GtkWidget *content;
  GtkWidget *left, *right;
  GtkWidget *stands; /* “as it stands”, and a button to end the game */
  GtkWidget *end;
  CaravanScoreGrid *lines;
  GtkWidget *banner;
  GtkWidget *badges;
  GtkWidget *outcome;
  GtkWidget *tie;
  GtkWidget *house;
  GtkWidget *played; /* how long */
  GtkWidget *tally;  /* who has won how often tonight */
  GtkWidget *rule;   /* link to what decides */
  GtkWidget *reveal;
  GtkWidget *stage; /* while players are told one by one, instead of the banner */
  GtkWidget *stage_text;
  GtkWidget *next;
  GtkWidget *all;
  GtkWidget *share;
  GtkWidget *reveal_again;
  GtkWidget *replay;
  GtkWidget *play_again;
  CaravanChartView *points;
  GtkWidget *growth_card;
  CaravanChartView *growth;
  GtkWidget *line_title;
  GtkWidget *line_rule;
  CaravanScoreBoard *board;

  /* owned */
  CaravanSheet *sheet;
  CaravanTally *won; /* tonight, or NULL */
  CaravanAsked *asking;
};

void caravan_scores_page_render (CaravanScoresPage *self);

/* -parts.c */
void caravan_scores_page_build (CaravanScoresPage *self);

/* -evening.c */
void caravan_scores_page_render_evening (CaravanScoresPage *self);
void caravan_scores_page_ask_evening (CaravanScoresPage *self);
void caravan_scores_page_stop_asking (CaravanScoresPage *self);

/* -reveal.c */
void caravan_scores_page_stop_growing (CaravanScoresPage *self);
void caravan_scores_page_listen (CaravanScoresPage *self);

/* How far each row of the chart has grown. */
void caravan_scores_page_find_grown (CaravanScoresPage *self,
                                     double ret_grown[CV_PLAYERS_MOST]);
