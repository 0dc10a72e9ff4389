/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The box of the window's game: the list of the set-up, and what is left. */
#include "caravan-window-private.h"

#include "caravan-dialog.h"
#include "caravan-left-list.h"
#include "caravan-new-game-page.h"
#include "caravan-quick-start.h"
#include "caravan-set-up-list.h"
#include "caravan-text.h"

/* What is about to begin where this is chosen, or NULL. */
static const CaravanSetup *
find_setup (CaravanWindow *self)
{
  CaravanPage *page = caravan_window_get_page (self);

  if (CARAVAN_IS_NEW_GAME_PAGE (page))
    return caravan_new_game_page_get_setup (CARAVAN_NEW_GAME_PAGE (page));
  if (CARAVAN_IS_QUICK_START (page))
    return caravan_quick_start_get_setup (CARAVAN_QUICK_START (page));
  return NULL;
}

gboolean
caravan_window_can_set_up (CaravanWindow *self)
{
  const CaravanSetup *setup = find_setup (self);
  CaravanDesk *desk = caravan_window_get_desk (self);

  if (setup != NULL)
    return setup->game->set_up != NULL;
  return desk != NULL && caravan_desk_get_table (desk)->game->set_up != NULL;
}

void
caravan_window_show_set_up (CaravanWindow *self)
{
  const CaravanSetup *setup = find_setup (self);
  CvTable table;

  if (setup != NULL)
    caravan_setup_make_table (setup, &table);
  else
    table = *caravan_desk_get_table (caravan_window_get_desk (self));
  caravan_dialog_hold (GTK_WINDOW (self), N_ ("Set up the table"),
                       caravan_set_up_list_new (&table, self->ticks));
}

/* What was ticked for one game is not done for the next; what was ticked before a game
   began is. */
void
caravan_window_forget_ticks (CaravanWindow *self)
{
  g_hash_table_remove_all (self->ticks);
}

/* What is left. */

gboolean
caravan_window_can_show_left (CaravanWindow *self)
{
  CaravanDesk *desk = caravan_window_get_desk (self);

  return desk != NULL && caravan_page_is_playing (caravan_window_get_page (self)) &&
         caravan_left_list_has_lines (desk);
}

/* Beside the table, which goes on meanwhile. */
void
caravan_window_show_left (CaravanWindow *self)
{
  if (self->left != NULL)
    {
      gtk_window_present (self->left);
      return;
    }
  GtkWindow *window =
      caravan_dialog_hold (GTK_WINDOW (self), N_ ("What is left"),
                           caravan_left_list_new (caravan_window_get_desk (self)));
  gtk_window_set_modal (window, FALSE);
  gtk_window_set_default_size (window, 380, 480);
  g_set_weak_pointer (&self->left, window);
}

void
caravan_window_close_left (CaravanWindow *self)
{
  if (self->left != NULL)
    gtk_window_destroy (self->left);
  g_clear_weak_pointer (&self->left);
}
