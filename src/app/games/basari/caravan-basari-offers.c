/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gems that are put together by taps: an offer, or what an archway shows; and the rest
   of a barter: who speaks, offering, accepting. */
#include "caravan-basari-strip-private.h"

#include "basari.h"
#include "caravan-picture.h"
#include "caravan-widget.h"
#include "lang-say.h"

#define SHOWN_SIZE 26
#define SHOWN_MOST 4 /* one by one: two buttons go beside each other */

/* Gems. */

static void
show_motif (GtkWidget *button, const char *motif)
{
  gtk_box_append (GTK_BOX (gtk_button_get_child (GTK_BUTTON (button))),
                  caravan_picture_new_of (&caravan_basari_art, CARAVAN_PICTURE_PIECE,
                                          motif, -1, SHOWN_SIZE));
}

static void
show_counted (GtkWidget *button, int n, const char *motif)
{
  g_autofree char *number = caravan_number (n);

  gtk_box_append (GTK_BOX (gtk_button_get_child (GTK_BUTTON (button))),
                  gtk_label_new (number));
  show_motif (button, motif);
}

/* The gems themselves, or how many of each color: in words they would be as long as the
   strip. */
void
caravan_basari_show_gems (GtkWidget *button, CvGems gems)
{
  gboolean is_short = cv_gems_total (gems) <= SHOWN_MOST;

  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    {
      const char *motif = caravan_basari_art.handful->motifs[gem];
      int n = cv_gems_count (gems, gem);
      if (n > 0 && !is_short)
        show_counted (button, n, motif);
      for (int i = 0; i < n && is_short; i++)
        show_motif (button, motif);
    }
}

/* The same, or how many they are: the courtyard shows which. */
static void
show_offer (GtkWidget *button, CvGems gems)
{
  if (cv_gems_total (gems) <= SHOWN_MOST)
    caravan_basari_show_gems (button, gems);
  else
    show_counted (button, cv_gems_total (gems), "pouch");
}

static void
add_gem (CaravanBasariStrip *self, int gem)
{
  caravan_basari_put_gem (self->desk, gem);
}

static void
take_back (CaravanBasariStrip *self, int number)
{
  caravan_basari_take_back_gem (self->desk);
}

/* A gem with how many more of it there are. */
static void
add_gem_control (CaravanBasariStrip *self, int gem, int left, gboolean is_counted)
{
  g_autofree char *name = g_strdup_printf ("gem-%d", gem + 1);
  g_autofree char *number = caravan_number (left);
  char *one = lang_say_gems (caravan_lang (), cv_gems_of (gem, 1));
  GtkWidget *button = caravan_basari_add_control (
      self, name,
      /* Translators: a button that puts a gem into an offer: “1 red gem”, then how many
         more the player has. */
      is_counted ? caravan_format (N_ ("Add %1$s (%2$s left)"), "sn", one, (long) left)
                 : caravan_format (N_ ("Add %1$s"), "s", one),
      caravan_basari_art.handful->motifs[gem], NULL, add_gem, gem);

  free (one);
  if (is_counted)
    gtk_box_append (GTK_BOX (gtk_button_get_child (GTK_BUTTON (button))),
                    gtk_label_new (number));
  if (left == 0)
    caravan_strip_shut_button (button, caravan_text (N_ ("No more of this color")));
}

void
caravan_basari_add_gems (CaravanBasariStrip *self, CvGems hand, gboolean is_counted)
{
  CvGems gems = caravan_basari_get_gems (self->desk);

  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    add_gem_control (self, gem, cv_gems_count (hand, gem) - cv_gems_count (gems, gem),
                     is_counted);
  if (gems == 0)
    return;
  GtkWidget *back = caravan_basari_add_control (
      self, "back", g_strdup (caravan_text (N_ ("Take the last one back"))), NULL, NULL,
      take_back, 0);
  gtk_button_set_icon_name (GTK_BUTTON (back), "edit-clear-symbolic");
}

/* Who speaks, where more than one may. */

static void
choose_speaker (CaravanBasariStrip *self, int seat)
{
  caravan_desk_set_seat (self->desk, seat);
}

static void
add_speaker (CaravanBasariStrip *self, int seat)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *name = g_strdup_printf ("speaker-%c", 'a' + seat);
  const CvTable *table = caravan_desk_get_table (self->desk);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), seat == self->seat);
  caravan_strip_add_button (CARAVAN_STRIP (self), button, name,
                            /* Translators: chooses who makes the next offer. */
                            caravan_format (N_ ("%1$p makes the offer"), "p",
                                            caravan_desk_get_player (self->desk, seat)),
                            G_CALLBACK (choose_speaker), seat);
  caravan_strip_fill_button (button,
                             caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL,
                                                  table->color[seat],
                                                  CARAVAN_BASARI_FACE),
                             NULL);
  gtk_widget_add_css_class (button, "strip-large");
}

static void
add_speakers (CaravanBasariStrip *self)
{
  guint speakers = caravan_basari_find_speakers (self->desk);

  if (__builtin_popcount (speakers) < 2)
    {
      caravan_basari_add_badge (self);
      return;
    }
  for (int seat = 0; seat < BASARI_SEATS; seat++)
    if (speakers >> seat & 1)
      add_speaker (self, seat);
  caravan_strip_add_space (CARAVAN_STRIP (self));
}

/* Offering and accepting. */

static void
offer (CaravanBasariStrip *self, int number)
{
  caravan_basari_record_offer (self->desk);
}

static void
accept (CaravanBasariStrip *self, int number)
{
  caravan_basari_play (self, caravan_basari_make_event (self, "accept"));
}

static void
add_make_offer (CaravanBasariStrip *self)
{
  const char *text = caravan_text (N_ ("Offer"));
  char *list = lang_say_gems (caravan_lang (), caravan_basari_get_gems (self->desk));
  GtkWidget *button = caravan_basari_add_control (
      self, "offer",
      /* Translators: a button; %1$s is a list of gems: “1 red gem and 2 green gems”. */
      caravan_format (N_ ("Offer %1$s"), "s", list), NULL, text, offer, 0);

  free (list);
  if (caravan_basari_get_gems (self->desk) == 0)
    caravan_strip_shut_button (button, caravan_text (N_ ("Tap the gems to offer")));
  else
    gtk_widget_add_css_class (button, "suggested-action");
  show_offer (button, caravan_basari_get_gems (self->desk));
}

static void
add_accept (CaravanBasariStrip *self)
{
  const BasariState *basari = &caravan_desk_get_state (self->desk)->basari;
  CvGems gems = basari->offer;
  char *list = lang_say_gems (caravan_lang (), gems);

  caravan_basari_add_control (
      self, "accept",
      /* Translators: a button; %1$s is the list of gems that the player gets: “1 red gem
         and 2 green gems”. */
      caravan_format (N_ ("Accept %1$s"), "s", list), NULL,
      caravan_text (N_ ("Accept")), accept, 0);
  free (list);
}

void
caravan_basari_add_offer (CaravanBasariStrip *self)
{
  const BasariState *basari = &caravan_desk_get_state (self->desk)->basari;

  add_speakers (self);
  caravan_basari_add_gems (self, basari->player[self->seat].gems, TRUE);
  caravan_strip_add_space (CARAVAN_STRIP (self));
  add_make_offer (self);
  if (self->prompt.phase == BASARI_ASKED_ANSWER)
    add_accept (self);
}
