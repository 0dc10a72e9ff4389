/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all do at once and the table tells the strip player by player: the dice, and,
   once the cards have been turned over, the actions. */
#include "caravan-basari-strip-private.h"

#include "basari.h"
#include "caravan-picture.h"
#include "caravan-widget.h"

#define TOLD_BADGE 20
#define TOLD_DIE   28

static void
untell (CaravanBasariStrip *self, const char *arg)
{
  caravan_basari_untell (self->desk, arg);
}

static void
untell_die (CaravanBasariStrip *self, int number)
{
  untell (self, CARAVAN_BASARI_DICE);
}

static void
untell_action (CaravanBasariStrip *self, int number)
{
  untell (self, CARAVAN_BASARI_ACTIONS);
}

/* All are in, but not recorded: a step that is being corrected. */
static void
tell_all (CaravanBasariStrip *self, int is_dice)
{
  caravan_basari_record (self->desk,
                         is_dice ? CARAVAN_BASARI_DICE : CARAVAN_BASARI_ACTIONS);
}

static void
add_record (CaravanBasariStrip *self, gboolean is_dice)
{
  const char *text = caravan_text (N_ ("Record"));
  GtkWidget *button = caravan_basari_add_control (self, "record", g_strdup (text), NULL,
                                                  text, tell_all, is_dice);

  gtk_widget_add_css_class (button, "suggested-action");
}

static GtkWidget *
add_back (CaravanBasariStrip *self, void (*clicked) (CaravanBasariStrip *, int))
{
  GtkWidget *button = caravan_basari_add_control (
      self, "back", g_strdup (caravan_text (N_ ("Take the last one back"))), NULL, NULL,
      clicked, 0);

  gtk_button_set_icon_name (GTK_BUTTON (button), "edit-clear-symbolic");
  return button;
}

/* Dice. */

static void
tell_die (CaravanBasariStrip *self, int number)
{
  caravan_basari_tell (self->desk, CARAVAN_BASARI_DICE, json_integer (number));
}

static void
add_die (CaravanBasariStrip *self, int number)
{
  g_autofree char *name = g_strdup_printf ("die-%d", number);

  caravan_basari_add_control (
      self, name,
      caravan_format (N_ ("%1$n: %2$s"), "pn",
                      caravan_desk_get_player (self->desk, self->seat), (long) number),
      name, NULL, tell_die, number);
}

/* With the die that goes: on a phone what was told is seen nowhere else. */
static void
add_back_die (CaravanBasariStrip *self)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  int seat = (self->seat < 0 ? table->n_players : self->seat) - 1;
  g_autofree char *die =
      g_strdup_printf ("die-%d", (int) json_integer_value (caravan_basari_get_told (
                                     self->desk, CARAVAN_BASARI_DICE, seat)));
  GtkWidget *button = add_back (self, untell_die);

  gtk_button_set_child (
      GTK_BUTTON (button),
      caravan_box_across (4, gtk_image_new_from_icon_name ("edit-clear-symbolic"),
                          caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL,
                                               table->color[seat], TOLD_BADGE),
                          caravan_picture_new_of (&caravan_basari_art,
                                                  CARAVAN_PICTURE_PIECE, die, -1,
                                                  TOLD_DIE),
                          NULL));
}

void
caravan_basari_add_dice (CaravanBasariStrip *self)
{
  if (self->seat < 0)
    add_record (self, TRUE);
  else
    caravan_basari_add_badge (self);
  for (int number = 1; number <= BASARI_DIE_SIDES && self->seat >= 0; number++)
    add_die (self, number);
  if (self->seat != 0)
    add_back_die (self);
}

/* Actions. Their cards are numbered for the keys. */

static void
tell_action (CaravanBasariStrip *self, int action)
{
  caravan_basari_tell (self->desk, CARAVAN_BASARI_ACTIONS,
                       json_string (basari_action_names[action]));
}

static void
add_action (CaravanBasariStrip *self, int action)
{
  g_autofree char *name = g_strdup_printf ("action-%d", action + 1);
  caravan_basari_add_control (
      self, name,
      caravan_format (N_ ("%1$n: %2$s"), "pt",
                      caravan_desk_get_player (self->desk, self->seat),
                      basari_action_terms[action]),
      caravan_basari_action_motifs[action], caravan_text (basari_action_terms[action]),
      tell_action, action);
}

void
caravan_basari_add_actions (CaravanBasariStrip *self)
{
  if (self->seat < 0)
    add_record (self, FALSE);
  else
    caravan_basari_add_badge (self);
  for (int action = 0; action < BASARI_ACTIONS && self->seat >= 0; action++)
    add_action (self, action);
  if (self->seat != 0)
    add_back (self, untell_action);
}
