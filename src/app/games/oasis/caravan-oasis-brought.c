/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What cards with scoring markers brought. All see it, so it needs no PIN; the record
   gets it in one step, sealed where there is a lock. */
#include "caravan-oasis-strip-private.h"

#include <string.h>

#include "caravan-secret.h"
#include "lang-say.h"

/* Whoever took last and has not put them away yet. */
static int
find_asked (CaravanOasisStrip *self)
{
  int seat = self->log.last_taker;

  if (seat == CV_NO_PLAYER || self->log.forgotten[seat] == 0 ||
      self->turn.phase == OASIS_PHASE_FREE || self->turn.phase == OASIS_PHASE_OVER)
    return CV_NO_PLAYER;
  return seat;
}

void
caravan_oasis_read_brought (CaravanOasisStrip *self)
{
  int asked = find_asked (self);

  if (asked == self->brought_to)
    return;
  self->brought_to = asked;
  memset (self->brought, 0, sizeof self->brought);
}

static int
count_brought (CaravanOasisStrip *self)
{
  int n = 0;

  for (int key = 0; key < CV_HIDDEN_MOST; key++)
    n += self->brought[key];
  return n;
}

static void
add_one (CaravanOasisStrip *self, int key)
{
  self->brought[key]++;
  caravan_oasis_strip_render (self);
}

static void
begin_again (CaravanOasisStrip *self, int number)
{
  memset (self->brought, 0, sizeof self->brought);
  caravan_oasis_strip_render (self);
}

static void
put_away (CaravanOasisStrip *self, int seat)
{
  CaravanMatch *match = caravan_desk_get_match (self->desk);
  json_t *event = rec_lock_hide (caravan_match_get_record (match),
                                 caravan_match_get_ahead (match), seat, self->brought);

  if (event == NULL)
    return;
  caravan_oasis_strip_play (self, event);
  json_decref (event);
}

static void
add_key (CaravanOasisStrip *self, int key)
{
  const CvGame *game = caravan_desk_get_table (self->desk)->game;
  LangPlayer player = caravan_oasis_player (self, self->brought_to);
  g_autofree char *name = g_strconcat ("brought-", game->hidden_keys[key], NULL);
  g_autofree char *text =
      /* Translators: so many more of what is drawn beside it. */
      caravan_format (N_ ("+%1$s"), "n", (long) MAX (1, self->brought[key]));
  GtkWidget *button = caravan_oasis_add_button (
      self, name,
      caravan_format (N_ ("%1$n: +1 %2$s"), "pt", player, game->hidden_one[key]),
      add_one, key);

  caravan_oasis_fill (button, CARAVAN_PICTURE_CARD, game->hidden_keys[key], -1, text);
  if (self->brought[key] > 0)
    gtk_widget_add_css_class (button, "selected");
}

static void
add_confirm (CaravanOasisStrip *self)
{
  LangPlayer player = caravan_oasis_player (self, self->brought_to);
  GtkWidget *button = caravan_oasis_add_button (
      self, "brought-confirm",
      caravan_format (N_ ("%1$p puts them into the drawer"), "p", player), put_away,
      self->brought_to);
  GtkWidget *again = caravan_oasis_add_button (
      self, "brought-again", g_strdup (caravan_text (N_ ("Count them again"))),
      begin_again, 0);

  caravan_oasis_fill (button, CARAVAN_PICTURE_PIECE, "drawer", -1,
                      caravan_text (N_ ("Put away")));
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_button_set_icon_name (GTK_BUTTON (again), "edit-undo-symbolic");
  gtk_widget_add_css_class (again, "strip-card");
}

static void
add_question (CaravanOasisStrip *self)
{
  g_autofree char *text = caravan_format (
      /* Translators: %1$p is a player; scoring markers follow to choose from. */
      N_ ("%1$p got:"), "p", caravan_oasis_player (self, self->brought_to));
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "strip-count");
  gtk_box_append (GTK_BOX (self->parts.controls), label);
}

void
caravan_oasis_add_brought (CaravanOasisStrip *self)
{
  const CvGame *game = caravan_desk_get_table (self->desk)->game;

  if (self->brought_to == CV_NO_PLAYER)
    return;
  if (gtk_widget_get_first_child (self->parts.controls) != NULL)
    caravan_oasis_add_space (self);
  add_question (self);
  for (int key = 0; key < caravan_secret_n_keys (game); key++)
    add_key (self, key);
  if (count_brought (self) > 0)
    add_confirm (self);
}
