/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reveal, one player at a time, side by side where there is room. What somebody has
   told lies open on the table. What can't be recorded stands there to be corrected: all
   together is more than the box holds, or nobody has added up yet what is on the table. */
#include "caravan-drawer-private.h"

#include "caravan-columns-layout.h"
#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "caravan-words.h"
#include "lang-say.h"

#define BADGE_SIZE   30
#define COLUMN_LEAST 190
#define BUTTON_LEAST 220

#define FIGURE_DIGITS 3
#define FIGURE_MOST   999

static int
count_keys (CaravanDrawer *self)
{
  return caravan_secret_n_keys (caravan_drawer_get_table (self)->game);
}

/* Recording. */

static gboolean
record_told (CaravanDrawer *self, int seat, RecError *error)
{
  json_t *event =
      rec_lock_reveal (caravan_match_get_record (self->match), seat, self->told[seat]);
  gboolean recorded = event != NULL && caravan_match_play (self->match, event, error);

  json_decref (event);
  if (recorded)
    self->has_told[seat] = FALSE;
  return recorded;
}

/* What one gives back may make room for another: round and round, as long as something
   is recorded. */
static void
record_all_told (CaravanDrawer *self)
{
  int n_players = caravan_drawer_get_table (self)->n_players;
  RecError error = { 0 };
  gboolean again = TRUE;

  while (again)
    {
      again = FALSE;
      for (int seat = 0; seat < n_players; seat++)
        again |= self->has_told[seat] && record_told (self, seat, &error);
    }
  caravan_match_flush (self->match);
  caravan_drawer_show (self, CARAVAN_DRAWER_REVEAL);
}

void
caravan_drawer_tell (CaravanDrawer *self, int seat, const int *counts)
{
  for (int key = 0; key < count_keys (self); key++)
    self->told[seat][key] = MAX (0, counts[key]);
  self->has_told[seat] = TRUE;
  record_all_told (self);
}

/* A player's part of the card. */

static void
reveal_clicked_cb (GtkButton *button, CaravanDrawer *self)
{
  self->seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat"));
  self->is_revealing = TRUE;
  caravan_drawer_say (self, NULL);
  /* Also where nothing is sealed: that is a secret as well. */
  if (caravan_secret_is_locked (self->match, self->seat))
    caravan_drawer_show (self, CARAVAN_DRAWER_HAND);
  else
    caravan_drawer_unlock (self, NULL);
}

static void
take_up (CaravanDrawer *self, int seat)
{
  const CvState *state = caravan_match_get_state (self->match);

  if (self->has_told[seat])
    return;
  for (int key = 0; key < count_keys (self); key++)
    self->told[seat][key] = state->common.secret[seat][key].revealed;
}

/* The buttons below, in order. */
static void
list_buttons (GtkWidget *widget, GPtrArray *buttons)
{
  if (GTK_IS_BUTTON (widget))
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_buttons (child, buttons);
}

/* The card is made anew; the focus stays where it was. */
static void
change_told (CaravanDrawer *self, int seat, int key, int by)
{
  g_autoptr (GPtrArray) before = g_ptr_array_new ();
  g_autoptr (GPtrArray) after = g_ptr_array_new ();
  guint place = 0;

  list_buttons (self->curtain, before);
  gboolean found =
      g_ptr_array_find (before, gtk_window_get_focus (self->window), &place);
  take_up (self, seat);
  self->told[seat][key] = MAX (0, self->told[seat][key] + by);
  self->has_told[seat] = TRUE;
  caravan_drawer_show (self, CARAVAN_DRAWER_REVEAL);
  list_buttons (self->curtain, after);
  if (found && place < after->len)
    gtk_widget_grab_focus (g_ptr_array_index (after, place));
}

static gboolean
is_miscount (CaravanDrawer *self)
{
  for (int seat = 0; seat < caravan_drawer_get_table (self)->n_players; seat++)
    if (self->has_told[seat])
      return TRUE;
  return FALSE;
}

/* A figure can be typed as well. */

typedef struct
{
  CaravanDrawer *drawer; /* not owned: the field is a part of it */
  int seat, key;
} Figure;

static char *say_why (CaravanDrawer *self);

static void
figure_changed_cb (GtkEditable *field, Figure *figure)
{
  CaravanDrawer *self = figure->drawer;
  guint64 number = 0;

  g_ascii_string_to_unsigned (gtk_editable_get_text (field), 10, 0, FIGURE_MOST,
                              &number, NULL);
  take_up (self, figure->seat);
  self->told[figure->seat][figure->key] = (int) number;
  self->has_told[figure->seat] = TRUE;
  g_autofree char *why = say_why (self);
  caravan_label_show (self->why, why);
}

static void
free_figure (gpointer data, GClosure *closure)
{
  g_free (data);
}

/* Nothing stands there before a sum is known. */
static GtkWidget *
make_field (CaravanDrawer *self, int seat, int key)
{
  const Figure figure = { self, seat, key };
  const CvGame *game = caravan_drawer_get_table (self)->game;
  int told = self->told[seat][key];
  g_autofree char *number = told > 0 || !caravan_secret_has_sums (game)
                                ? caravan_number (told)
                                : g_strdup ("");
  GtkWidget *field = g_object_new (
      GTK_TYPE_ENTRY, "text", number, "input-purpose", GTK_INPUT_PURPOSE_DIGITS,
      "max-length", FIGURE_DIGITS, "width-chars", FIGURE_DIGITS, "max-width-chars",
      FIGURE_DIGITS, "xalign", .5f, NULL);
  g_autofree char *name = g_strconcat ("figure-", game->hidden_keys[key], NULL);

  gtk_widget_set_name (field, name);
  gtk_widget_add_css_class (field, "drawer-value");
  caravan_widget_name (field, caravan_text (caravan_secret_term (game, key)));
  g_signal_connect_data (field, "changed", G_CALLBACK (figure_changed_cb),
                         g_memdup2 (&figure, sizeof figure), free_figure, 0);
  g_signal_connect_swapped (field, "activate", G_CALLBACK (record_all_told), self);
  if (self->first == NULL)
    self->first = field;
  return field;
}

static gboolean
holds (CaravanDrawer *self, int seat, int key)
{
  const CvTable *table = caravan_drawer_get_table (self);

  return table->game->keys_held == NULL ||
         (table->game->keys_held (table, caravan_match_get_state (self->match), seat) >>
              key &
          1) != 0;
}

static void
add_figures (CaravanDrawer *self, GtkWidget *box, int seat)
{
  take_up (self, seat);
  for (int key = 0; key < count_keys (self); key++)
    {
      gboolean may_change = is_miscount (self) && holds (self, seat, key);
      g_autofree char *number = caravan_number (self->told[seat][key]);
      GtkWidget *value = may_change ? make_field (self, seat, key)
                                    : caravan_drawer_make_value (number, FALSE);
      gtk_box_append (GTK_BOX (box),
                      caravan_drawer_make_count (self, seat, key, value, FALSE,
                                                 may_change ? change_told : NULL));
    }
}

static void
add_reveal_button (CaravanDrawer *self, GtkWidget *box, int seat)
{
  g_autofree char *said =
      /* Translators: a button that shows what a player holds. */
      caravan_format (N_ ("Reveal: %1$n"), "p", caravan_drawer_get_player (self, seat));
  g_autofree char *id = g_strdup_printf ("reveal-%d", seat);
  GtkWidget *button = caravan_drawer_add_button (self, box, id, said, NULL);

  g_object_set_data (G_OBJECT (button), "seat", GINT_TO_POINTER (seat));
  g_signal_connect (button, "clicked", G_CALLBACK (reveal_clicked_cb), self);
}

/* A group, so that a screen reader says whose figures − and + change. */
static GtkWidget *
make_player (CaravanDrawer *self, int seat)
{
  const CvTable *table = caravan_drawer_get_table (self);
  const char *name =
      lang_player_label (caravan_lang (), caravan_drawer_get_player (self, seat));
  GtkWidget *badge =
      caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, table->color[seat], BADGE_SIZE);
  GtkWidget *head =
      caravan_box_across (8, badge, caravan_drawer_make_label (name, "strong"), NULL);
  GtkWidget *box =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                    "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, NULL);

  gtk_widget_set_halign (head, GTK_ALIGN_CENTER);
  caravan_widget_name (box, name);
  gtk_box_append (GTK_BOX (box), head);
  if (self->has_told[seat] || caravan_secret_is_revealed (self->match, seat))
    add_figures (self, box, seat);
  else
    add_reveal_button (self, box, seat);
  return box;
}

/* Why the figures of a seat can't be recorded, or NULL. */
static char *
say_refusal (CaravanDrawer *self, int seat)
{
  RecRecord *record = caravan_match_get_record (self->match);
  json_t *event = rec_lock_reveal (record, seat, self->told[seat]);
  RecError error = { 0 };
  char *why = event != NULL && !rec_record_may_play (record, event, &error)
                  ? lang_say_error (caravan_lang (), &error)
                  : NULL;

  json_decref (event);
  return why;
}

/* Sums are refused when they stand there, not before. */
static gboolean
is_told (CaravanDrawer *self, int seat)
{
  gboolean told = self->has_told[seat];

  for (int key = 0; key < count_keys (self); key++)
    told = told && (self->told[seat][key] > 0 || !holds (self, seat, key) ||
                    !caravan_secret_has_sums (caravan_drawer_get_table (self)->game));
  return told;
}

/* NULL: nothing is wrong so far. */
static char *
say_why (CaravanDrawer *self)
{
  char *why = NULL;

  for (int seat = 0; seat < caravan_drawer_get_table (self)->n_players && why == NULL;
       seat++)
    if (is_told (self, seat))
      why = say_refusal (self, seat);
  return why;
}

static void
add_miscount (CaravanDrawer *self, GtkWidget *card)
{
  const CvGame *game = caravan_drawer_get_table (self)->game;
  gboolean sums = caravan_secret_has_sums (game);
  g_autofree char *why = say_why (self);

  self->why = caravan_drawer_make_label (NULL, sums ? "curtain-message" : "strong");
  caravan_label_show (self->why, why);
  gtk_box_append (GTK_BOX (card), self->why);
  caravan_drawer_add_text (
      card, sums ? "dim-label" : "curtain-message",
      caravan_text (sums ? caravan_game_find (game)->words->secrets->add_up
                         : N_ ("Miscounted: together this is more than the box holds. "
                               "Count again on the table and correct the numbers.")));
}

static gboolean
is_all_revealed (CaravanDrawer *self)
{
  for (int seat = 0; seat < caravan_drawer_get_table (self)->n_players; seat++)
    if (!caravan_secret_is_revealed (self->match, seat))
      return FALSE;
  return TRUE;
}

/* Where the scores are looked at already, closing is enough. */
static void
see_scores (CaravanDrawer *self)
{
  GtkWidget *window = GTK_WIDGET (self->window);

  caravan_drawer_close (self);
  gtk_widget_activate_action (window, "win.scores", NULL);
}

static GtkWidget *
make_players (CaravanDrawer *self)
{
  GtkWidget *players = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (players,
                                 caravan_columns_layout_new (COLUMN_LEAST, 12));
  for (int seat = 0; seat < caravan_drawer_get_table (self)->n_players; seat++)
    gtk_box_append (GTK_BOX (players), make_player (self, seat));
  return players;
}

static GtkWidget *
make_ways_out (CaravanDrawer *self, gboolean miscount)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (buttons,
                                 caravan_columns_layout_new (BUTTON_LEAST, 12));
  if (miscount)
    caravan_drawer_add_main_button (self, buttons, "record-figures",
                                    caravan_text (N_ ("Record these numbers")),
                                    G_CALLBACK (record_all_told));
  else if (is_all_revealed (self))
    caravan_drawer_add_main_button (self, buttons, "see-scores",
                                    caravan_text (N_ ("See the scores")),
                                    G_CALLBACK (see_scores));
  caravan_drawer_add_button (self, buttons, "back-to-table",
                             caravan_text (N_ ("Back to the table")),
                             G_CALLBACK (caravan_drawer_close));
  return g_object_new (ADW_TYPE_CLAMP, "child", buttons, "maximum-size",
                       CARAVAN_DRAWER_CARD_WIDTH, NULL);
}

GtkWidget *
caravan_drawer_make_reveal (CaravanDrawer *self)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gboolean miscount = is_miscount (self);

  caravan_drawer_add_text (card, "curtain-title", caravan_text (N_ ("The reveal")));
  caravan_drawer_add_message (self, card);
  if (miscount)
    add_miscount (self, card);
  /* Who is done goes on from above the figures, which may not all be in sight. */
  if (!miscount && is_all_revealed (self))
    caravan_box_add (card, make_ways_out (self, miscount), make_players (self), NULL);
  else
    caravan_box_add (card, make_players (self), make_ways_out (self, miscount), NULL);
  return card;
}
