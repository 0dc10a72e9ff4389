/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-oregon-standing.h"

#include "caravan-label.h"
#include "caravan-oregon-track.h"
#include "caravan-oregon.h"
#include "caravan-picture.h"
#include "caravan-settings.h"
#include "caravan-step.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-say.h"
#include "oregon.h"

#define PICTURE_SIZE 26

struct _CaravanOregonStanding
{
  AdwBin parent_instance;

  /* borrowed: children; the page's desk, which lives longer */
  GtkWidget *points, *lap;
  CaravanOregonTrack *track;
  GtkWidget *end, *end_lines;
  CaravanDesk *desk;
};

G_DEFINE_FINAL_TYPE (CaravanOregonStanding, caravan_oregon_standing, ADW_TYPE_BIN)

/* Reading the desk. */

static const CvTable *
get_table (CaravanOregonStanding *self)
{
  return caravan_desk_get_table (self->desk);
}

static const OregonState *
get_oregon (CaravanOregonStanding *self)
{
  return &caravan_desk_get_state (self->desk)->oregon;
}

static int
find_lap (CaravanOregonStanding *self, int points)
{
  return points / get_table (self)->board.track + 1;
}

/* The names of these seats, as a list. */
static char *
say_seats (CaravanOregonStanding *self, guint seats)
{
  const char *names[CV_PLAYERS_MOST + 1] = { NULL };
  int n = 0;

  for (int seat = 0; seat < get_table (self)->n_players; seat++)
    if ((seats >> seat & 1) != 0)
      names[n++] = lang_player_label (caravan_lang (),
                                      caravan_desk_get_player (self->desk, seat));
  return caravan_step_join (names);
}

/* The scoring track. */

static char *
say_points (CaravanOregonStanding *self, int seat, int points)
{
  LangPlayer player = caravan_desk_get_player (self->desk, seat);

  if (get_table (self)->board.track > 0)
    return caravan_format_plural (
        /* Translators: a player on the scoring track, which is %3$s times gone round. */
        NP_ ("%1$n: %2$s point, lap %3$s.", "%1$n: %2$s points, lap %3$s."), points,
        "pnn", player, (long) points, (long) find_lap (self, points));
  return caravan_format_plural (
      /* Translators: a player on the scoring track. */
      NP_ ("%1$n: %2$s point.", "%1$n: %2$s points."), points, "pn", player,
      (long) points);
}

static char *
say_laps (CaravanOregonStanding *self, int least, int most)
{
  if (get_table (self)->board.track == 0)
    return NULL;
  int first = find_lap (self, least), last = find_lap (self, most);
  if (first == last)
    /* Translators: how often the scoring track is gone round: the lap that all are in. */
    return caravan_format (N_ ("Lap %1$s"), "n", (long) first);
  /* Translators: the laps of the scoring track that the last and the first are in. */
  return caravan_format (N_ ("Laps %1$s to %2$s"), "nn", (long) first, (long) last);
}

static void
render_points (CaravanOregonStanding *self)
{
  const CvTable *table = get_table (self);
  CaravanOregonRunner runners[OREGON_PLAYERS];
  int least = G_MAXINT, most = 0;
  g_autoptr (GString) said = g_string_new (caravan_text (N_ ("Scoring track")));

  for (int seat = 0; seat < table->n_players; seat++)
    {
      int points = oregon_points_of (get_oregon (self), seat);
      g_autofree char *text = say_points (self, seat, points);
      runners[seat] = (CaravanOregonRunner){ table->color[seat], points };
      least = MIN (least, points);
      most = MAX (most, points);
      g_string_append_printf (said, "\n%s", text);
    }
  g_autofree char *laps = say_laps (self, least, most);
  caravan_label_show (self->lap, laps);
  caravan_oregon_track_show (self->track, runners, table->n_players,
                             table->board.track);
  caravan_widget_name (self->points, said->str);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->track), said->str);
  gtk_widget_set_visible (self->points, caravan_desk_tells_totals (self->desk));
}

/* How near the end is. */

static void
add_line (CaravanOregonStanding *self,
          GtkWidget *picture,
          const char *what,
          const char *whose,
          const char *how_many)
{
  GtkWidget *names = caravan_label_say (NULL, "dim-label");
  GtkWidget *number = gtk_label_new (how_many);
  GtkWidget *texts = caravan_box_down (0, caravan_label_say (what, NULL), names, NULL);

  caravan_label_show (names, whose);
  gtk_widget_add_css_class (names, "small");
  gtk_widget_add_css_class (number, "figures");
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  caravan_box_add (self->end_lines,
                   caravan_box_across (10, picture, texts, number, NULL), NULL);
}

static GtkWidget *
make_picture (const char *name, int color)
{
  return caravan_picture_new_of (&caravan_oregon_art, CARAVAN_PICTURE_PIECE, name,
                                 color, PICTURE_SIZE);
}

/* Of several who are as near the first one's farmer is shown, and all are named. */
static void
render_near (CaravanOregonStanding *self)
{
  const CvTable *table = get_table (self);
  uint8_t seats;
  long farmers = oregon_farmers_to_end (table, get_oregon (self), &seats);
  long empty = oregon_empty_stacks (get_oregon (self));
  long stacks = oregon_stacks_to_end (table);
  g_autofree char *names = say_seats (self, seats);
  g_autofree char *to_go =
      /* Translators: how many farmers are still to be placed before the end. */
      caravan_format_plural (NP_ ("%1$s to go", "%1$s to go"), farmers, "n", farmers);
  g_autofree char *of = caravan_format (N_ ("%1$s of %2$s"), "nn", empty, stacks);
  g_autofree char *said = caravan_format_plural (
      /* Translators: how near the end of a game of Oregon is; %2$s are the players who
         have the fewest farmers left, %3$s of %4$s stacks are empty. */
      NP_ ("A 14th farmer: %1$s to go (%2$s). Empty stacks: %3$s of %4$s.",
           "A 14th farmer: %1$s to go (%2$s). Empty stacks: %3$s of %4$s."),
      farmers, "nsnn", farmers, names, empty, stacks);

  add_line (self, make_picture ("farmer", table->color[g_bit_nth_lsf (seats, -1)]),
            caravan_text (N_ ("A 14th farmer")), names, to_go);
  add_line (self, make_picture ("stack", -1), caravan_text (N_ ("Empty stacks")), NULL,
            of);
  caravan_widget_name (self->end, said);
}

/* Who has a turn to come once the end has. */
static char *
say_to_come (CaravanOregonStanding *self)
{
  const CvState *state = caravan_desk_get_state (self->desk);
  guint seats = oregon_turns_to_come (get_table (self), state);
  g_autofree char *names = say_seats (self, seats);

  if (state->oregon.is_over || state->common.declared)
    return g_strdup (caravan_text (N_ ("Game over")));
  if (seats == 0)
    return caravan_format (N_ ("%1$p plays the last turn."), "p",
                           caravan_desk_get_player (self->desk, state->oregon.turn));
  return caravan_format_plural (
      /* Translators: who has a turn to come in the last round. */
      NP_ ("Still to play: %1$s.", "Still to play: %1$s."), __builtin_popcount (seats),
      "s", names);
}

static void
add_sentence (CaravanOregonStanding *self, const char *text, const char *css_class)
{
  caravan_box_add (self->end_lines, caravan_label_say (text, css_class), NULL);
}

static void
render_last_round (CaravanOregonStanding *self, const CvVerdict *ends, int n_ends)
{
  LangPeople people = caravan_desk_get_people (self->desk);
  g_autofree char *to_come = say_to_come (self);
  g_autoptr (GString) said = g_string_new (NULL);

  for (int i = 0; i < n_ends; i++)
    {
      g_autofree char *end = lang_say_verdict (caravan_lang (), &people, &ends[i]);
      add_sentence (self, end, NULL);
      g_string_append_printf (said, "%s\n", end);
    }
  add_sentence (self, to_come, "strong");
  g_string_append (said, to_come);
  caravan_widget_name (self->end, said->str);
}

static void
render_end (CaravanOregonStanding *self)
{
  const CvState *state = caravan_desk_get_state (self->desk);
  CvVerdict ends[CV_ENDS_MOST];
  int n_ends = get_table (self)->game->ends (get_table (self), state, ends);

  caravan_widget_clear (self->end_lines);
  if (n_ends > 0 || state->common.declared)
    render_last_round (self, ends, n_ends);
  else
    render_near (self);
}

static void
render (gpointer object)
{
  CaravanOregonStanding *self = object;

  render_points (self);
  render_end (self);
}

static void
desk_changed_cb (CaravanOregonStanding *self, guint what)
{
  if ((what & CARAVAN_DESK_STATE) != 0)
    render (self);
}

/* Building. */

/* The keyboard stops at a card, which then scrolls into sight and is read. */
static GtkWidget *
make_card (const char *name, GtkWidget *head, GtkWidget *content)
{
  GtkWidget *card = g_object_new (
      GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "orientation",
      GTK_ORIENTATION_VERTICAL, "spacing", 6, "focusable", TRUE, "name", name, NULL);

  gtk_widget_add_css_class (card, "caravan-card");
  gtk_widget_add_css_class (card, "whole-table");
  caravan_box_add (card, head, content, NULL);
  return card;
}

static GtkWidget *
make_points (CaravanOregonStanding *self)
{
  GtkWidget *title = caravan_label_new (N_ ("Scoring track"), "strong");
  GtkWidget *track = caravan_oregon_track_new ();

  self->track = CARAVAN_OREGON_TRACK (track);
  self->lap = caravan_label_say (NULL, "dim-label");
  gtk_widget_set_hexpand (title, TRUE);
  self->points =
      make_card ("track", caravan_box_across (8, title, self->lap, NULL), track);
  return self->points;
}

static GtkWidget *
make_end (CaravanOregonStanding *self)
{
  self->end_lines = caravan_box_down (4, NULL);
  self->end = make_card (
      "end", caravan_label_new (N_ ("How near the end is"), "strong"), self->end_lines);
  return self->end;
}

static void
caravan_oregon_standing_class_init (CaravanOregonStandingClass *klass)
{
}

static void
caravan_oregon_standing_init (CaravanOregonStanding *self)
{
  GtkWidget *points = make_points (self);

  adw_bin_set_child (ADW_BIN (self),
                     caravan_box_down (8, points, make_end (self), NULL));
}

GtkWidget *
caravan_oregon_standing_new (CaravanDesk *desk)
{
  CaravanOregonStanding *self = g_object_new (CARAVAN_TYPE_OREGON_STANDING, NULL);

  self->desk = desk;
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (caravan_settings (), "changed::running-totals",
                           G_CALLBACK (render), self, G_CONNECT_SWAPPED);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
