/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dealing the priority counters: the players are chosen in the order of what they hold,
   the Noble first; who is left over gets the last one, and all are recorded. */
#include "caravan-oasis-strip-private.h"

static int
find_counter (const CaravanOasisHalf *half, int seat)
{
  for (int i = 0; i < half->n_order; i++)
    if (half->order[i] == seat)
      return i + 1;
  return 0;
}

static int
find_left_over (CaravanOasisStrip *self)
{
  int seat = 0;

  while (find_counter (&self->half, seat) != 0)
    seat++;
  return seat;
}

static void
choose_player (CaravanOasisStrip *self, int seat)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  CaravanOasisHalf *half = &self->half;

  if (find_counter (half, seat) != 0)
    return;
  half->order[half->n_order++] = seat;
  if (half->n_order == table->n_players - 1)
    {
      int last = find_left_over (self);
      half->order[half->n_order++] = last;
      json_t *event = caravan_oasis_counters (table, half->order, half->n_order);
      caravan_oasis_strip_play (self, event);
      json_decref (event);
    }
  caravan_oasis_strip_render (self);
}

static void
take_last_back (CaravanOasisStrip *self, int number)
{
  if (self->half.n_order > 0)
    self->half.n_order--;
  caravan_oasis_strip_render (self);
}

char *
caravan_oasis_say_counters (CaravanOasisStrip *self)
{
  int next = self->half.n_order + 1;

  if (next > caravan_desk_get_table (self->desk)->n_players)
    return NULL;
  /* Translators: %1$s is a number from 1, %2$s the role that goes with it: Noble … */
  return caravan_format (
      N_ ("Deal the priority counters. Who holds counter %1$s, the %2$s?"), "nt",
      (long) next, caravan_oasis_roles[next]);
}

static void
add_player (CaravanOasisStrip *self, int seat)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  const char *color = cv_color_names[table->color[seat]];
  int counter = find_counter (&self->half, seat);
  int shown = counter > 0 ? counter : self->half.n_order + 1;
  g_autofree char *name = g_strconcat ("counter-", color, NULL);
  g_autofree char *chosen = NULL;
  if (shown > table->n_players)
    shown = table->n_players;
  GtkWidget *button = caravan_oasis_add_button (
      self, name,
      /* Translators: %1$p is the player, %2$s the number of the priority counter, %3$s
         its role. */
      caravan_format (N_ ("%1$p holds counter %2$s, the %3$s"), "pnt",
                      caravan_oasis_player (self, seat), (long) shown,
                      caravan_oasis_roles[shown]),
      choose_player, seat);

  /* Translators: number and role of a priority counter, on a button. */
  if (counter > 0)
    chosen = caravan_format (N_ ("%1$s %2$s"), "nt", (long) counter,
                             caravan_oasis_roles[counter]);
  caravan_oasis_fill (button, CARAVAN_PICTURE_BADGE, NULL, table->color[seat],
                      chosen != NULL ? chosen
                                     : caravan_oasis_player_label (self, seat));
  gtk_widget_set_sensitive (button, counter == 0);
  if (counter > 0)
    gtk_widget_add_css_class (button, "selected");
}

void
caravan_oasis_add_counters (CaravanOasisStrip *self)
{
  for (int seat = 0; seat < caravan_desk_get_table (self->desk)->n_players; seat++)
    add_player (self, seat);
  if (self->half.n_order == 0)
    return;
  GtkWidget *back = caravan_oasis_add_button (
      self, "counters-back", g_strdup (caravan_text (N_ ("Take the last one back"))),
      take_last_back, 0);
  gtk_button_set_icon_name (GTK_BUTTON (back), "edit-undo-symbolic");
}
