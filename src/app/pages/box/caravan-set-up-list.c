/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-set-up-list.h"

#include "caravan-announce.h"
#include "caravan-label.h"
#include "caravan-left.h"
#include "caravan-picture.h"
#include "caravan-rows.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define PICTURE_SIZE 24

struct _CaravanSetUpList
{
  AdwBin parent_instance;

  /* borrowed: children */
  GtkWidget *about, *done, *rows;
  GtkWidget *checks[CV_SET_UP_MOST], *texts[CV_SET_UP_MOST], *notes[CV_SET_UP_MOST];

  /* owned */
  GHashTable *ticks;

  const CvGame *game;
  int n_players;
  CvSetUp lines[CV_SET_UP_MOST];
  int n_lines;
};

G_DEFINE_FINAL_TYPE (CaravanSetUpList, caravan_set_up_list, ADW_TYPE_BIN)

/* “oasis.cards”. */
static char *
make_key (CaravanSetUpList *self, int line)
{
  return g_strconcat (self->game->id, ".", self->lines[line].id, NULL);
}

static gboolean
is_ticked (CaravanSetUpList *self, int line)
{
  g_autofree char *key = make_key (self, line);

  return g_hash_table_contains (self->ticks, key);
}

static char *
say_done (CaravanSetUpList *self)
{
  int n = 0;

  for (int i = 0; i < self->n_lines; i++)
    n += is_ticked (self, i);
  if (n == self->n_lines)
    return g_strdup (caravan_text (N_ ("All done: the game can begin.")));
  return caravan_format_plural (
      /* Translators: of a list to tick off: “7 of 9 done”. */
      NP_ ("%1$s of %2$s done", "%1$s of %2$s done"), n, "nn", (long) n,
      (long) self->n_lines);
}

/* What a screen reader says of a box that was just ticked: how far the list is. */
static void
render_done (CaravanSetUpList *self)
{
  g_autofree char *said = say_done (self);

  gtk_label_set_label (GTK_LABEL (self->done), said);
  for (int i = 0; i < self->n_lines; i++)
    caravan_widget_describe (self->checks[i], said);
}

static void
render_line (CaravanSetUpList *self, int line)
{
  const CvSetUp *what = &self->lines[line];
  g_autofree char *said = caravan_set_up_say (what);

  gtk_label_set_label (GTK_LABEL (self->texts[line]), said);
  caravan_widget_name (self->checks[line], said);
  caravan_label_show (self->notes[line],
                      what->note != NULL ? caravan_text (what->note) : NULL);
}

static void
render (gpointer object)
{
  CaravanSetUpList *self = object;
  g_autofree char *about = caravan_format_plural (
      /* Translators: “Oasis for 4 players”. */
      NP_ ("%1$g for %2$s player", "%1$g for %2$s players"), self->n_players, "sn",
      self->game->name, (long) self->n_players);

  gtk_label_set_label (GTK_LABEL (self->about), about);
  for (int i = 0; i < self->n_lines; i++)
    render_line (self, i);
  render_done (self);
}

static void
toggled_cb (GtkCheckButton *check, CaravanSetUpList *self)
{
  int line = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (check), "line"));
  g_autofree char *key = make_key (self, line);

  if (gtk_check_button_get_active (check))
    g_hash_table_add (self->ticks, g_steal_pointer (&key));
  else
    g_hash_table_remove (self->ticks, key);
  render_done (self);
  caravan_announce (self->done, gtk_label_get_label (GTK_LABEL (self->done)));
}

static gboolean
is_drawn (const CaravanArt *art, const CvParcel *parcel, const CvParcel *before)
{
  if (before != NULL && g_str_equal (before->piece, parcel->piece))
    return FALSE;
  return caravan_art_find_piece (art, parcel->piece) != NULL ||
         caravan_art_motif (art, parcel->piece) != NULL;
}

/* The pieces of the line that there is a drawing of. */
static GtkWidget *
make_pictures (const CaravanArt *art, const CvSetUp *line)
{
  const CvParcel *parcels = line->parcels;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (int i = 0; i < CV_PARCELS_MOST && parcels[i].piece != NULL; i++)
    if (is_drawn (art, &parcels[i], i > 0 ? &parcels[i - 1] : NULL))
      gtk_box_append (GTK_BOX (box),
                      caravan_picture_new_of (art, CARAVAN_PICTURE_PIECE,
                                              parcels[i].piece, -1, PICTURE_SIZE));
  gtk_widget_set_visible (box, gtk_widget_get_first_child (box) != NULL);
  return box;
}

static GtkWidget *
make_row (CaravanSetUpList *self, int line)
{
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *words;

  self->checks[line] = check;
  self->texts[line] = caravan_label_new (NULL, NULL);
  self->notes[line] = caravan_label_new (NULL, "dim-label");
  words = caravan_box_down (
      4, self->texts[line],
      make_pictures (caravan_game_find (self->game)->art, &self->lines[line]),
      self->notes[line], NULL);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), words);
  gtk_widget_add_css_class (check, "set-up-line");
  gtk_widget_set_name (check, self->lines[line].id);
  g_object_set_data (G_OBJECT (check), "line", GINT_TO_POINTER (line));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), is_ticked (self, line));
  g_signal_connect (check, "toggled", G_CALLBACK (toggled_cb), self);
  return check;
}

static void
fill (CaravanSetUpList *self)
{
  GtkWidget *last = NULL;

  for (int i = 0; i < self->n_lines; i++)
    {
      GtkWidget *row = make_row (self, i);
      caravan_rows_insert (CARAVAN_ROWS (self->rows), row, last);
      last = row;
    }
}

static void
caravan_set_up_list_dispose (GObject *object)
{
  g_clear_pointer (&CARAVAN_SET_UP_LIST (object)->ticks, g_hash_table_unref);
  G_OBJECT_CLASS (caravan_set_up_list_parent_class)->dispose (object);
}

static void
caravan_set_up_list_class_init (CaravanSetUpListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_set_up_list_dispose;
}

static void
caravan_set_up_list_init (CaravanSetUpList *self)
{
  GtkWidget *box;

  self->about = caravan_label_say (NULL, "card-title");
  self->done = caravan_label_say (NULL, "strong");
  self->rows = caravan_rows_new (0);
  box = caravan_box_down (10, self->about, self->done, self->rows, NULL);
  gtk_widget_add_css_class (box, "box-list");
  adw_bin_set_child (ADW_BIN (self), caravan_scrolled_new (box));
}

GtkWidget *
caravan_set_up_list_new (const CvTable *table, GHashTable *ticks)
{
  CaravanSetUpList *self = g_object_new (CARAVAN_TYPE_SET_UP_LIST, NULL);

  self->ticks = g_hash_table_ref (ticks);
  self->game = table->game;
  self->n_players = table->n_players;
  self->n_lines = cv_set_up (table, self->lines);
  fill (self);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
