/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two quiet lines of the Scores page about the evening: how long the game was played,
   and who has won how often tonight. */
#include "caravan-scores-private.h"

#include "caravan-label.h"
#include "caravan-text.h"
#include "caravan-when.h"

static char *
say_played (CaravanScoresPage *self)
{
  gint64 seconds = caravan_sheet_get_played (self->sheet);

  if (!self->is_over || seconds == 0)
    return NULL;
  g_autofree char *duration = caravan_say_duration (seconds);
  /* Translators: how long a game was played: “Time played: 1 h 25 min”. */
  return caravan_format (N_ ("Time played: %1$s"), "s", duration);
}

/* While players are told nobody has won yet. */
void
caravan_scores_page_render_evening (CaravanScoresPage *self)
{
  g_autofree char *played = say_played (self);
  g_autofree char *won = caravan_tally_say (self->won);

  caravan_label_show (self->played, played);
  caravan_label_show (self->tally, self->is_revealing ? NULL : won);
}

static void
gathered_cb (gpointer data, gpointer won, const RecError *error)
{
  CaravanScoresPage *self = data;

  self->won = won;
  caravan_scores_page_render_evening (self);
}

void
caravan_scores_page_stop_asking (CaravanScoresPage *self)
{
  caravan_errand_drop (&self->asking);
  g_clear_pointer (&self->won, caravan_tally_free);
}

/* A game that is not over has no winner: there is nothing to ask. */
void
caravan_scores_page_ask_evening (CaravanScoresPage *self)
{
  char date[REC_DATE_SIZE];

  caravan_scores_page_stop_asking (self);
  if (!self->is_over)
    return;
  rec_record_date (caravan_sheet_get_record (self->sheet), date);
  caravan_tally_gather (caravan_sheet_get_table (self->sheet)->game, date,
                        &self->asking, gathered_cb, self);
}
