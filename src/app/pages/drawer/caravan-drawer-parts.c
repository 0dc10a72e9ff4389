/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the cards on the curtain are made of. */
#include "caravan-drawer-private.h"

#include "caravan-flow-layout.h"
#include "caravan-game.h"
#include "caravan-label.h"
#include "caravan-secret.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define BADGE_SIZE 52
#define TOKEN_SIZE 40

GtkWidget *
caravan_drawer_make_label (const char *text, const char *css_class)
{
  GtkWidget *label = caravan_label_say (text, css_class);

  caravan_label_center (label);
  return label;
}

void
caravan_drawer_add_text (GtkWidget *card, const char *css_class, const char *text)
{
  gtk_box_append (GTK_BOX (card), caravan_drawer_make_label (text, css_class));
}

GtkWidget *
caravan_drawer_make_card (CaravanDrawer *self, const char *title)
{
  int color = caravan_drawer_get_table (self)->color[self->seat];

  return caravan_box_down (
      12, caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, color, BADGE_SIZE),
      caravan_drawer_make_label (title, "curtain-title"), NULL);
}

void
caravan_drawer_add_message (CaravanDrawer *self, GtkWidget *card)
{
  self->note = caravan_drawer_make_label (NULL, "curtain-message");
  caravan_label_show (self->note, self->message);
  gtk_box_append (GTK_BOX (card), self->note);
}

void
caravan_drawer_warn_of_speech (GtkWidget *widget)
{
  caravan_widget_describe (
      widget,
      /* Translators: only a screen reader says it, before a private drawer is opened.
       */
      caravan_text (N_ ("In the open drawer the counts are spoken: use headphones.")));
}

GtkWidget *
caravan_drawer_add_button (CaravanDrawer *self,
                           GtkWidget *box,
                           const char *name,
                           const char *text,
                           GCallback clicked)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button),
                        caravan_drawer_make_label (text, "strong"));
  gtk_widget_set_name (button, name);
  caravan_widget_name (button, text);
  if (clicked != NULL)
    g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

GtkWidget *
caravan_drawer_add_main_button (CaravanDrawer *self,
                                GtkWidget *box,
                                const char *name,
                                const char *text,
                                GCallback clicked)
{
  GtkWidget *button = caravan_drawer_add_button (self, box, name, text, clicked);

  gtk_widget_add_css_class (button, "suggested-action");
  return button;
}

/* A count. */

typedef struct
{
  CaravanDrawer *drawer; /* not owned: the button is a part of it */
  void (*change) (CaravanDrawer *self, int seat, int key, int by);
  int seat, key, by;
} Deed;

static void
change_clicked_cb (GtkButton *button, Deed *deed)
{
  deed->change (deed->drawer, deed->seat, deed->key, deed->by);
}

static void
free_deed (gpointer data, GClosure *closure)
{
  g_free (data);
}

static GtkWidget *
add_change (GtkWidget *row, const Deed *deed)
{
  const CvGame *game = caravan_drawer_get_table (deed->drawer)->game;
  GtkWidget *button = gtk_button_new_from_icon_name (
      deed->by < 0 ? "list-remove-symbolic" : "list-add-symbolic");
  g_autofree char *name = g_strconcat (deed->by < 0 ? "less-" : "more-",
                                       game->hidden_keys[deed->key], NULL);
  g_autofree char *said = caravan_format (
      /* Translators: %1$s is what is counted: “Water Wells”. */
      deed->by < 0 ? N_ ("%1$s: take 1 out") : N_ ("%1$s: put 1 in"), "t",
      caravan_secret_term (game, deed->key));

  gtk_widget_set_name (button, name);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "drawer-change");
  caravan_widget_name (button, said);
  g_signal_connect_data (button, "clicked", G_CALLBACK (change_clicked_cb),
                         g_memdup2 (deed, sizeof *deed), free_deed, 0);
  gtk_box_append (GTK_BOX (row), button);
  return button;
}

static void
add_token (CaravanDrawer *self, GtkWidget *row, const char *name)
{
  const CaravanArt *art =
      caravan_game_find (caravan_drawer_get_table (self)->game)->art;

  if (caravan_art_motif (art, name) != NULL)
    gtk_box_append (GTK_BOX (row), caravan_picture_new_of (art, CARAVAN_PICTURE_CARD,
                                                           name, -1, TOKEN_SIZE));
}

static int
find_key (CaravanDrawer *self, GtkWidget *row)
{
  for (int key = 0; key < CV_HIDDEN_MOST; key++)
    if (self->values[key] != NULL && gtk_widget_is_ancestor (self->values[key], row))
      return key;
  return -1;
}

/* The row is called by its term, and by term and count while it has the focus. */
static void
name_row (CaravanDrawer *self, GtkWidget *row, gboolean with_count)
{
  int key = find_key (self, row);

  if (key < 0)
    return;
  const char *term = caravan_secret_term (caravan_drawer_get_table (self)->game, key);
  g_autofree char *said =
      with_count ? caravan_format (N_ ("%1$s: %2$s"), "ts", term,
                                   gtk_label_get_text (GTK_LABEL (self->values[key])))
                 : g_strdup (caravan_text (term));
  caravan_widget_name (row, said);
}

static void
row_focus_changed_cb (GtkEventController *focus, GParamSpec *spec, CaravanDrawer *self)
{
  name_row (self, gtk_event_controller_get_widget (focus),
            gtk_event_controller_focus_is_focus (GTK_EVENT_CONTROLLER_FOCUS (focus)));
}

static void
let_row_speak (CaravanDrawer *self, GtkWidget *row)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_set_focusable (row, TRUE);
  g_signal_connect (focus, "notify::is-focus", G_CALLBACK (row_focus_changed_cb), self);
  gtk_widget_add_controller (row, focus);
  name_row (self, row, FALSE);
}

GtkWidget *
caravan_drawer_make_value (const char *text, gboolean is_secret)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                   is_secret ? GTK_ACCESSIBLE_ROLE_PRESENTATION
                                             : GTK_ACCESSIBLE_ROLE_LABEL,
                                   "label", text, NULL);

  gtk_widget_add_css_class (label, "drawer-value");
  return label;
}

GtkWidget *
caravan_drawer_make_count (
    CaravanDrawer *self,
    int seat,
    int key,
    GtkWidget *value,
    gboolean is_secret,
    void (*change) (CaravanDrawer *self, int seat, int key, int by))
{
  const CvGame *game = caravan_drawer_get_table (self)->game;
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_GROUP, "spacing", 10, NULL);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *tail = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *term = caravan_label_new (caravan_secret_term (game, key), "strong");
  Deed deed = { self, change, seat, key, -1 };

  gtk_widget_add_css_class (row, "drawer-row");
  add_token (self, row, game->hidden_keys[key]);
  if (change != NULL)
    self->takers[key] = add_change (tail, &deed);
  gtk_box_append (GTK_BOX (tail), value);
  deed.by = 1;
  GtkWidget *more = change != NULL ? add_change (tail, &deed) : NULL;
  gtk_widget_set_halign (tail, GTK_ALIGN_END);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  /* − and + stand under what they count where there is no room beside it. */
  gtk_widget_set_layout_manager (text, caravan_flow_layout_new (4));
  caravan_label_keep_words (term);
  caravan_box_add (text, term, tail, NULL);
  gtk_box_append (GTK_BOX (row), text);
  self->values[key] = value;
  if (is_secret && change != NULL)
    {
      let_row_speak (self, row);
      if (self->first == NULL)
        self->first = more;
    }
  return row;
}
