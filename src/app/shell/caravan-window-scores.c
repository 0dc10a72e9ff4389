/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way to the scores and back, and to another game with the same players. */
#include "caravan-window-private.h"

#include "caravan-score-words.h"

static CaravanScoresPage *
ensure_page (CaravanWindow *self)
{
  if (self->scores == NULL)
    {
      self->scores = CARAVAN_SCORES_PAGE (caravan_scores_page_new ());
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->scores), "scores");
    }
  return self->scores;
}

static void
fill_page (CaravanWindow *self)
{
  g_autoptr (CaravanSheet) sheet =
      caravan_sheet_new (caravan_match_get_record (self->match));
  CaravanDesk *desk = caravan_window_get_desk (self);

  caravan_scores_page_show (ensure_page (self), sheet,
                            desk != NULL && caravan_desk_can_record (desk));
  if (self->scores_seen || !caravan_score_is_over (sheet))
    return;
  self->scores_seen = TRUE;
  caravan_scores_page_start_reveal (self->scores);
}

void
caravan_window_show_scores (CaravanWindow *self)
{
  if (self->match == NULL)
    return;
  caravan_window_remember (self, &self->scores_from, "scores");
  fill_page (self);
  caravan_window_show_page (self, "scores");
  caravan_scores_page_focus (self->scores);
}

/* While they are looked at they follow the game. */
void
caravan_window_refresh_scores (CaravanWindow *self)
{
  if (self->scores != NULL && self->match != NULL &&
      g_strcmp0 (caravan_window_get_page (self), "scores") == 0)
    fill_page (self);
}

void
caravan_window_forget_scores (CaravanWindow *self)
{
  self->scores = NULL;
  self->scores_seen = FALSE;
  caravan_window_remove_page (self, "scores");
}

const char *
caravan_window_find_home (CaravanWindow *self)
{
  if (self->table != NULL)
    return "table";
  return self->quick != NULL ? "quick" : "scores";
}

/* Where there was a table there is one again; else the numbers are typed anew. */
void
caravan_window_rematch (CaravanWindow *self)
{
  if (self->table != NULL)
    caravan_window_begin_like (self, caravan_match_get_record (self->match));
  else if (self->match != NULL)
    {
      g_autoptr (CaravanSheet) sheet =
          caravan_sheet_new (caravan_match_get_record (self->match));
      caravan_window_score_now_with (self, sheet);
    }
}
