/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-players.h"

#include "caravan-facts.h"
#include "caravan-flow-layout.h"
#include "caravan-handful.h"
#include "caravan-handle.h"
#include "caravan-label.h"
#include "caravan-layout.h"
#include "caravan-picture.h"
#include "caravan-settings.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "caravan-words.h"

#define BADGE_SIZE   30
#define FACT_SIZE    26
#define HAND_SIZE    20
#define HANDFUL_SIZE 22
#define TOOL         "caravan-tool" /* of a button that chooses a piece */

struct _CaravanPlayers
{
  AdwBin parent_instance;

  /* borrowed */
  GtkListBox *list;  /* a row a seat */
  CaravanDesk *desk; /* the page's, which lives longer */
};

G_DEFINE_FINAL_TYPE (CaravanPlayers, caravan_players, ADW_TYPE_BIN)

static const CaravanArt *
get_art (CaravanPlayers *self)
{
  return caravan_desk_get_game (self->desk)->art;
}

static gboolean
is_to_play (CaravanPlayers *self, int seat)
{
  return caravan_desk_get_asked (self->desk) >> seat & 1;
}

/* Texts. */

/* All about a player in one text, for the screen reader. */
static char *
say_player (CaravanPlayers *self, int seat, const CvFact *facts, int n_facts)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  g_autofree char *all = caravan_facts_say (facts, n_facts, 0);

  return caravan_format (is_to_play (self, seat)
                             /* Translators: all about a player: name, color, list of
                                counts. */
                             ? N_ ("%1$n, %2$s, to play. %3$s")
                             /* Translators: all about a player: name, color, list of
                                counts. */
                             : N_ ("%1$n, %2$s. %3$s"),
                         "pts", caravan_desk_get_player (self->desk, seat),
                         cv_color_terms[table->color[seat]], all);
}

static const char *
find_role (CaravanPlayers *self, int seat)
{
  const CaravanWords *words = caravan_desk_get_game (self->desk)->words;

  return words->role != NULL ? words->role (caravan_desk_get_table (self->desk),
                                            caravan_desk_get_state (self->desk), seat)
                             : NULL;
}

/* In one line, whoever's turn it is: cards and what lies below them stand still. The
   badge has the color. */
static char *
say_role (CaravanPlayers *self, int seat)
{
  const char *color = cv_color_terms[caravan_desk_get_table (self->desk)->color[seat]];
  const char *role = find_role (self, seat);

  if (is_to_play (self, seat))
    /* Translators: %1$s is a player’s color, “Blue”, or the role, “Noble”. */
    return caravan_format (N_ ("%1$s · to play"), "t", role != NULL ? role : color);
  if (role != NULL)
    /* Translators: %1$s is a player’s color, “Blue”, %2$s the role, “Noble”. */
    return caravan_format (N_ ("%1$s · %2$s"), "tt", color, role);
  return g_strdup (caravan_text (color));
}

/* Cards. */

static int
find_tool (CaravanPlayers *self, const char *fact)
{
  const CaravanTool *tools = caravan_desk_get_game (self->desk)->table->tools;

  for (int i = 0; tools[i].term != NULL; i++)
    if (g_strcmp0 (tools[i].fact, fact) == 0)
      return i;
  return -1;
}

static void
piece_clicked_cb (GtkWidget *button, CaravanPlayers *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);
  int tool = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), TOOL));

  if (caravan_desk_can_record (self->desk))
    caravan_desk_choose (self->desk,
                         gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)), tool);
}

/* One click says who places what. The keyboard has letters and numbers for it, so the
   cards get no more stops. */
static GtkWidget *
make_choice (CaravanPlayers *self, int seat, int tool, GtkWidget *child)
{
  GtkWidget *button = gtk_button_new ();
  const char *term = caravan_desk_get_game (self->desk)->table->tools[tool].term;
  /* Translators: chooses who places what: a player, then a piece. */
  g_autofree char *said = caravan_format (
      N_ ("%1$n: %2$s"), "pt", caravan_desk_get_player (self->desk, seat), term);

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_focusable (button, FALSE);
  caravan_widget_name (button, said);
  g_object_set_data (G_OBJECT (button), TOOL, GINT_TO_POINTER (tool));
  g_signal_connect (button, "clicked", G_CALLBACK (piece_clicked_cb), self);
  return button;
}

/* Never in two lines. */
static GtkWidget *
make_number (const char *number, const char *css_class)
{
  GtkWidget *label = caravan_label_say (number, css_class);

  gtk_label_set_wrap (GTK_LABEL (label), FALSE);
  return label;
}

/* A picture and how many; of what is so or is not, a picture alone. */
static void
draw_fact (CaravanPlayers *self,
           GtkWidget *box,
           const CvFact *fact,
           const CaravanFactStyle *style)
{
  gboolean is_spent = style->spent != NULL && fact->value == 0;
  const char *picture = is_spent ? style->spent : style->picture;
  g_autofree char *number = caravan_number (fact->value);

  if (picture != NULL)
    gtk_box_append (GTK_BOX (box), caravan_picture_new_of (
                                       get_art (self), CARAVAN_PICTURE_PIECE, picture,
                                       -1, style->in_hand ? HAND_SIZE : FACT_SIZE));
  if (style->spent == NULL)
    gtk_box_append (GTK_BOX (box),
                    make_number (number, picture != NULL ? "figures" : "standing"));
}

static GtkWidget *
make_fact (CaravanPlayers *self, int seat, const CvFact *fact)
{
  const CaravanFactStyle *style = caravan_art_find_fact (get_art (self), fact->id);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  g_autofree char *text = caravan_fact_say (fact);
  int tool = find_tool (self, fact->id);

  gtk_widget_set_tooltip_text (box, text);
  if (style == NULL)
    caravan_box_add (box, caravan_label_say (text, "small"), NULL);
  else
    draw_fact (self, box, fact, style);
  return tool >= 0 ? make_choice (self, seat, tool, box) : box;
}

static GtkWidget *
make_flow (int spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, caravan_flow_layout_new (spacing));
  return box;
}

static GtkWidget *
make_handful (CaravanPlayers *self, int seat, const CvFact *fact)
{
  GtkWidget *handful = caravan_handful_new (get_art (self), HANDFUL_SIZE);
  g_autofree char *text = caravan_fact_say (fact);

  caravan_handful_show (handful, get_art (self), fact->value,
                        caravan_desk_get_state (self->desk), seat);
  gtk_widget_set_tooltip_text (handful, text);
  return handful;
}

static gboolean
is_handful (CaravanPlayers *self, const CvFact *fact)
{
  const CaravanHandful *handful = get_art (self)->handful;

  return handful != NULL && g_str_equal (handful->id, fact->id);
}

/* Those with a drawing in the order of the drawings (facts of the hand stand beside the
   name, the others below), then those that are named. */
static void
append_facts (CaravanPlayers *self,
              GtkWidget *box,
              int seat,
              const CvFact *facts,
              int n_facts,
              gboolean in_hand)
{
  const CaravanFactStyle *style = get_art (self)->facts;

  for (; style != NULL && style->id != NULL; style++)
    for (int i = 0; i < n_facts; i++)
      if (style->in_hand == in_hand && g_str_equal (style->id, facts[i].id))
        gtk_box_append (GTK_BOX (box), make_fact (self, seat, &facts[i]));
  for (int i = 0; i < n_facts && !in_hand; i++)
    if (caravan_art_find_fact (get_art (self), facts[i].id) == NULL &&
        !is_handful (self, &facts[i]))
      gtk_box_append (GTK_BOX (box), make_fact (self, seat, &facts[i]));
}

/* The name with what is in hand, below it where the name has no room else; then the role.
   At the end is room for the drawer, which is laid over it. */
static GtkWidget *
make_head (CaravanPlayers *self, int seat, const CvFact *facts, int n_facts, int handle)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  RecRecord *record = caravan_match_get_record (caravan_desk_get_match (self->desk));
  g_autofree char *role = say_role (self, seat);
  GtkWidget *name = caravan_label_say (rec_record_name (record, seat), "name");
  GtkWidget *hand = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7), *line = make_flow (8);
  GtkWidget *texts = caravan_box_down (0, line, caravan_label_say (role, "role"), NULL);

  gtk_widget_set_halign (hand, GTK_ALIGN_END);
  caravan_box_add (line, name, hand, NULL);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_margin_end (texts, handle);
  append_facts (self, hand, seat, facts, n_facts, TRUE);
  return caravan_box_across (
      10,
      caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, table->color[seat], BADGE_SIZE),
      texts, NULL);
}

/* What is several numbers in one has a line of its own. */
static GtkWidget *
make_facts (
    CaravanPlayers *self, int seat, const CvFact *facts, int n_facts, int handle)
{
  GtkWidget *rest = make_flow (10),
            *line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
  GtkWidget *all =
      caravan_box_down (5, make_head (self, seat, facts, n_facts, handle), line, NULL);

  for (int i = 0; i < n_facts; i++)
    if (is_handful (self, &facts[i]))
      gtk_box_append (GTK_BOX (all), make_handful (self, seat, &facts[i]));
  append_facts (self, rest, seat, facts, n_facts, FALSE);
  gtk_box_append (GTK_BOX (all), rest);
  gtk_widget_set_visible (rest, gtk_widget_get_first_child (rest) != NULL);
  gtk_widget_set_visible (line, gtk_widget_get_next_sibling (line) != rest ||
                                    gtk_widget_get_visible (rest));
  return all;
}

/* The facts are made anew, the handle of the drawer stays: it may have the focus, or
   its menu may be open. */
static void
fill_card (
    CaravanPlayers *self, GtkWidget *card, int seat, const CvFact *facts, int n_facts)
{
  GtkWidget *handle = g_object_get_data (G_OBJECT (card), "handle");
  int room = handle != NULL ? caravan_natural_width (handle) + 6 : 0;

  gtk_overlay_set_child (GTK_OVERLAY (card),
                         make_facts (self, seat, facts, n_facts, room));
}

/* What counts for the score is told at the end alone, if the table wants it so; what is
   in hand always. Returns how many facts are left. */
static int
read_facts (CaravanPlayers *self, int seat, CvFact facts[CV_FACTS_MOST])
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  const CvState *state = caravan_desk_get_state (self->desk);
  int n_facts = table->game->facts (table, state, seat, facts), n = 0;

  if (caravan_desk_tells_totals (self->desk))
    return n_facts;
  for (int i = 0; i < n_facts; i++)
    {
      const CaravanFactStyle *style =
          caravan_art_find_fact (get_art (self), facts[i].id);
      if (style != NULL && !style->is_total)
        facts[n++] = facts[i];
    }
  return n;
}

static void
render_seat (CaravanPlayers *self, int seat)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, seat);
  CvFact facts[CV_FACTS_MOST];
  int n_facts = read_facts (self, seat, facts);
  g_autofree char *text = say_player (self, seat, facts, n_facts);

  fill_card (self, gtk_list_box_row_get_child (row), seat, facts, n_facts);
  caravan_widget_name (GTK_WIDGET (row), text);
}

/* Whose turn it is; where nobody is asked, who was chosen to place. */
static void
mark_active (CaravanPlayers *self)
{
  for (int seat = 0; seat < caravan_desk_get_table (self->desk)->n_players; seat++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, seat);
      gboolean active = caravan_desk_is_asking (self->desk)
                            ? is_to_play (self, seat)
                            : seat == caravan_desk_get_seat (self->desk);
      caravan_widget_set_class (gtk_list_box_row_get_child (row), "active", active);
    }
}

static void
render (gpointer object)
{
  CaravanPlayers *self = object;
  int n_players = caravan_desk_get_table (self->desk)->n_players;

  for (int seat = 0; seat < n_players; seat++)
    render_seat (self, seat);
  mark_active (self);
}

static void
desk_changed_cb (CaravanPlayers *self, guint what)
{
  if ((what & CARAVAN_DESK_STATE) != 0)
    render (self);
  else if ((what & CARAVAN_DESK_CHOICE) != 0)
    mark_active (self);
}

static GtkWidget *
make_card (CaravanPlayers *self, int seat)
{
  GtkWidget *card = gtk_overlay_new ();

  gtk_widget_add_css_class (card, "player-card");
  if (caravan_desk_get_table (self->desk)->game->hidden_keys == NULL)
    return card;
  GtkWidget *handle = caravan_handle_new (self->desk, seat);
  gtk_widget_set_halign (handle, GTK_ALIGN_END);
  gtk_widget_set_valign (handle, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (card), handle);
  g_object_set_data (G_OBJECT (card), "handle", handle);
  return card;
}

static void
add_rows (CaravanPlayers *self)
{
  for (int seat = 0; seat < caravan_desk_get_table (self->desk)->n_players; seat++)
    {
      GtkWidget *row = gtk_list_box_row_new ();
      gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), FALSE);
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), make_card (self, seat));
      gtk_list_box_append (self->list, row);
    }
}

/* Whose card it is places from now on. */
static void
row_activated_cb (CaravanPlayers *self, GtkListBoxRow *row)
{
  if (caravan_desk_can_record (self->desk))
    caravan_desk_set_seat (self->desk, gtk_list_box_row_get_index (row));
}

static GtkWidget *
find_standing (GtkWidget *widget)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, "standing") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_standing (child);
  return found;
}

GtkWidget *
caravan_players_find_total (CaravanPlayers *self, int seat)
{
  return find_standing (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, seat)));
}

static void
caravan_players_class_init (CaravanPlayersClass *klass)
{
}

static void
caravan_players_init (CaravanPlayers *self)
{
  GtkWidget *list = gtk_list_box_new ();

  self->list = GTK_LIST_BOX (list);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "players");
  g_signal_connect_swapped (list, "row-activated", G_CALLBACK (row_activated_cb), self);
  adw_bin_set_child (ADW_BIN (self), list);
  caravan_text_bind_accessible (list, GTK_ACCESSIBLE_PROPERTY_LABEL, N_ ("Players"));
}

GtkWidget *
caravan_players_new (CaravanDesk *desk)
{
  CaravanPlayers *self = g_object_new (CARAVAN_TYPE_PLAYERS, NULL);

  self->desk = desk;
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (caravan_settings (), "changed::running-totals",
                           G_CALLBACK (render), self, G_CONNECT_SWAPPED);
  add_rows (self);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
