/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way to Score now: who played, then the numbers; and the same people once more. */
#include "caravan-window-private.h"

#include "caravan-settings.h"

static void
start_cb (CaravanWindow *self)
{
  const CaravanSetup *setup = caravan_quick_start_get_setup (self->quick_start);

  g_settings_set_string (caravan_settings (), "last-scored", setup->game->id);
  caravan_quick_start_set_busy (self->quick_start, TRUE);
  caravan_window_create (self, setup, FALSE);
}

/* What was typed there already is kept until the sheet is made. */
void
caravan_window_score_now (CaravanWindow *self)
{
  if (self->quick_start == NULL)
    {
      self->quick_start = CARAVAN_QUICK_START (caravan_quick_start_new ());
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->quick_start), "score-now");
      g_signal_connect_object (self->quick_start, "start", G_CALLBACK (start_cb), self,
                               G_CONNECT_SWAPPED);
    }
  caravan_window_show_page (self, "score-now");
  caravan_quick_start_focus (self->quick_start);
}

void
caravan_window_score_now_with (CaravanWindow *self, CaravanSheet *sheet)
{
  CaravanSetup setup = { .game = caravan_sheet_get_table (sheet)->game,
                         .counts_only = TRUE };

  caravan_setup_take (&setup, caravan_sheet_get_record (sheet));
  caravan_window_create (self, &setup, FALSE);
  caravan_setup_clear (&setup);
}

void
caravan_window_end_score_now (CaravanWindow *self)
{
  self->quick_start = NULL;
  caravan_window_remove_page (self, "score-now");
}

/* The result is the same sheet, finished. */
static void
done_cb (CaravanWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.scores", NULL);
}

void
caravan_window_show_quick (CaravanWindow *self, CaravanMatch *match)
{
  self->quick = CARAVAN_QUICK_PAGE (caravan_quick_page_new (match));
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->quick), "quick");
  g_signal_connect_object (self->quick, "done", G_CALLBACK (done_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (caravan_quick_page_get_quick (self->quick), "changed",
                           G_CALLBACK (caravan_window_update_actions), self,
                           G_CONNECT_SWAPPED);
  caravan_window_show_page (self, "quick");
  caravan_quick_page_focus (self->quick);
}
