/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-oasis-strip-private.h"

#include "caravan-oasis.h"

#include "lang-say.h"

#define PICTURE_SIZE 26
#define CARD_SIZE    32

LangPlayer
caravan_oasis_player (CaravanOasisStrip *self, int seat)
{
  return caravan_desk_get_player (self->desk, seat);
}

const char *
caravan_oasis_player_label (CaravanOasisStrip *self, int seat)
{
  return lang_player_label (caravan_lang (), caravan_oasis_player (self, seat));
}

char *
caravan_oasis_say (CaravanOasisStrip *self, const CvVerdict *verdict)
{
  LangPeople people = caravan_desk_get_people (self->desk);

  return lang_say_verdict (caravan_lang (), &people, verdict);
}

static void
say (GtkWidget *widget, char *said)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_widget_set_tooltip_text (widget, said);
  g_free (said);
}

static void
append (CaravanOasisStrip *self, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (self->parts.controls), child);
}

GtkWidget *
caravan_oasis_add_button (CaravanOasisStrip *self,
                          const char *name,
                          char *said,
                          void (*clicked) (CaravanOasisStrip *self, int number),
                          int number)
{
  GtkWidget *button = gtk_button_new ();

  caravan_strip_add_button (CARAVAN_STRIP (self), button, name, said,
                            G_CALLBACK (clicked), number);
  return button;
}

static void
play_choice (CaravanOasisStrip *self, int number)
{
  caravan_oasis_strip_play (self, self->turn.choices[number].event);
}

GtkWidget *
caravan_oasis_add_choice (CaravanOasisStrip *self,
                          const char *name,
                          char *said,
                          const CaravanOasisChoice *choice)
{
  GtkWidget *button = caravan_oasis_add_button (self, name, said, play_choice,
                                                (int) (choice - self->turn.choices));

  caravan_oasis_shut_unless (self, button, &choice->verdict);
  return button;
}

void
caravan_oasis_shut_unless (CaravanOasisStrip *self,
                           GtkWidget *button,
                           const CvVerdict *legal)
{
  g_autofree char *reason = caravan_oasis_say (self, legal);

  if (!cv_verdict_is_legal (legal))
    caravan_strip_shut_button (button, reason);
}

void
caravan_oasis_fill (GtkWidget *button,
                    CaravanPictureKind kind,
                    const char *picture,
                    int color,
                    const char *text)
{
  GtkWidget *drawn = NULL;

  if (kind == CARAVAN_PICTURE_CARD)
    gtk_widget_add_css_class (button, "strip-card");
  if (kind != CARAVAN_PICTURE_NONE)
    drawn = caravan_picture_new_of (&caravan_oasis_art, kind, picture, color,
                                    kind == CARAVAN_PICTURE_CARD ? CARD_SIZE
                                                                 : PICTURE_SIZE);
  caravan_strip_fill_button (button, drawn, text);
}

void
caravan_oasis_add_count (CaravanOasisStrip *self,
                         CaravanPictureKind kind,
                         const char *picture,
                         int color,
                         long n,
                         char *said)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_IMG, "spacing", 4, NULL);
  /* Translators: how many of the piece that is drawn beside it. */
  g_autofree char *text = caravan_format (N_ ("×%1$s"), "n", n);
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                    "label", text, NULL);

  gtk_widget_add_css_class (label, "strip-count");
  gtk_box_append (GTK_BOX (box), caravan_picture_new_of (&caravan_oasis_art, kind,
                                                         picture, color, PICTURE_SIZE));
  gtk_box_append (GTK_BOX (box), label);
  say (box, said);
  append (self, box);
}

/* Pieces to place. */

int
caravan_oasis_find_tool (CaravanOasisStrip *self, int piece)
{
  const CaravanGame *game = caravan_desk_get_game (self->desk);

  for (int tool = 0; game->table->tools[tool].term != NULL; tool++)
    if (game->table->tools[tool].piece == piece)
      return tool;
  return -1;
}

static void
choose_piece (CaravanOasisStrip *self, int piece)
{
  caravan_desk_set_tool (self->desk, caravan_oasis_find_tool (self, piece));
  caravan_oasis_strip_render (self);
}

GtkWidget *
caravan_oasis_add_piece (CaravanOasisStrip *self, int piece, int n, char *said)
{
  static const char *const pictures[] = { "oasis", "steppe", "stone", "camel" };
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *name = g_strconcat ("piece-", pictures[piece], NULL);
  g_autofree char *text = n > 0 ? caravan_format (N_ ("×%1$s"), "n", (long) n) : NULL;
  int tool = caravan_oasis_find_tool (self, piece);
  int seat = piece == OASIS_PIECE_CAMEL ? self->turn.seat : CV_NO_PLAYER;
  if (piece == OASIS_PIECE_CAMEL && self->turn.taker != CV_NO_PLAYER)
    seat = self->turn.taker;

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                tool >= 0 &&
                                    tool == caravan_desk_get_tool (self->desk));
  caravan_strip_add_button (CARAVAN_STRIP (self), button, name, said,
                            G_CALLBACK (choose_piece), piece);
  caravan_oasis_fill (
      button, CARAVAN_PICTURE_PIECE, pictures[piece],
      seat == CV_NO_PLAYER ? -1 : caravan_desk_get_table (self->desk)->color[seat],
      text);
  return button;
}
