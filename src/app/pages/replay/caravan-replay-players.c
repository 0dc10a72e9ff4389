/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-replay-players.h"

#include "caravan-chart.h"
#include "caravan-label.h"
#include "caravan-facts.h"
#include "caravan-game.h"
#include "caravan-handful.h"
#include "caravan-picture.h"
#include "caravan-score-charts.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "caravan-words.h"

#define BADGE_SIZE 26
#define MOTIF_SIZE 20

typedef struct
{
  GtkWidget *row;
  GtkWidget *points;

  /* NULL where the board tells them */
  GtkWidget *facts;
  GtkWidget *handful; /* CaravanArt.handful; NULL: the game has none */
} Player;

/* They stand beside the name. */
#define WITHOUT (1u << CV_FACT_POINTS)

struct _CaravanReplayPlayers
{
  AdwBin parent_instance;

  Player players[CV_PLAYERS_MOST];
  GtkWidget *box;
  GtkWidget *chart;

  /* owned */
  CaravanReplay *replay;
};

G_DEFINE_FINAL_TYPE (CaravanReplayPlayers, caravan_replay_players, ADW_TYPE_BIN)

/* Rendering. */

static int
find_facts (CaravanReplayPlayers *self, int seat, CvFact *ret_facts)
{
  const CvTable *table = caravan_replay_get_table (self->replay);

  return table->game->facts (table, caravan_replay_get_state (self->replay), seat,
                             ret_facts);
}

static const CaravanArt *
get_art (CaravanReplayPlayers *self)
{
  return caravan_game_find (caravan_replay_get_table (self->replay)->game)->art;
}

/* The handful is drawn, the others are named. */
static void
render_facts (CaravanReplayPlayers *self, int seat, const CvFact *facts, int n_facts)
{
  const CaravanHandful *handful = get_art (self)->handful;
  Player *player = &self->players[seat];
  CvFact named[CV_FACTS_MOST];
  int n_named = 0;

  if (player->handful != NULL)
    gtk_widget_set_visible (player->handful, FALSE);
  for (int i = 0; i < n_facts; i++)
    if (handful != NULL && g_str_equal (facts[i].id, handful->id))
      {
        gtk_widget_set_visible (player->handful, TRUE);
        caravan_handful_show (player->handful, get_art (self), facts[i].value,
                              caravan_replay_get_state (self->replay), seat);
      }
    else
      named[n_named++] = facts[i];
  g_autofree char *text = caravan_facts_list (named, n_named, WITHOUT);
  gtk_label_set_label (GTK_LABEL (player->facts), text);
}

static char *
say_player (CaravanReplayPlayers *self, int seat, const char *facts)
{
  const CvTable *table = caravan_replay_get_table (self->replay);
  LangPlayer player =
      caravan_sheet_get_player (caravan_replay_get_sheet (self->replay), seat);
  const char *color = cv_color_terms[table->color[seat]];
  int points;

  if (!caravan_replay_get_points (self->replay, seat, &points))
    /* Translators: about a player in a replay: name, color, list of counts. */
    return caravan_format (N_ ("%1$n, %2$s: not revealed. %3$s"), "pts", player, color,
                           facts);
  return caravan_format_plural (
      /* Translators: about a player in a replay: %1$n is the name, %2$s the color,
         %3$s the points so far, %4$s a list of counts. */
      NP_ ("%1$n, %2$s: %3$s point. %4$s", "%1$n, %2$s: %3$s points. %4$s"), points,
      "ptns", player, color, (long) points, facts);
}

static void
render_player (CaravanReplayPlayers *self, int seat)
{
  Player *player = &self->players[seat];
  CvFact facts[CV_FACTS_MOST];
  int n_facts = find_facts (self, seat, facts);
  g_autofree char *all = caravan_facts_say (facts, n_facts, 1u << CV_FACT_POINTS);
  g_autofree char *said = say_player (self, seat, all);
  int points = 0;
  gboolean is_known = caravan_replay_get_points (self->replay, seat, &points);
  g_autofree char *number = is_known ? caravan_number (points) : g_strdup ("?");

  gtk_label_set_label (GTK_LABEL (player->points), number);
  if (player->facts != NULL)
    render_facts (self, seat, facts, n_facts);
  caravan_widget_name (player->row, said);
}

static void
moved_cb (CaravanReplayPlayers *self)
{
  int n_players = caravan_replay_get_table (self->replay)->n_players;

  for (int seat = 0; seat < n_players; seat++)
    render_player (self, seat);
  caravan_chart_view_mark (CARAVAN_CHART_VIEW (self->chart),
                           (int) caravan_replay_get_moment (self->replay));
}

static void
render (gpointer object)
{
  CaravanReplayPlayers *self = object;
  CaravanChart *chart =
      caravan_score_chart_growth (caravan_replay_get_sheet (self->replay));

  gtk_widget_set_visible (self->chart, chart != NULL);
  caravan_chart_view_show (CARAVAN_CHART_VIEW (self->chart), chart);
  moved_cb (self);
}

/* Making it. */

static GtkWidget *
make_names (CaravanReplayPlayers *self, int seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = caravan_label_new (NULL, "strong");
  const CaravanGame *game =
      caravan_game_find (caravan_replay_get_table (self->replay)->game);

  gtk_label_set_label (
      GTK_LABEL (name),
      caravan_sheet_get_name (caravan_replay_get_sheet (self->replay), seat));
  gtk_box_append (GTK_BOX (box), name);
  if (game->words->replays_facts)
    {
      self->players[seat].facts = caravan_label_new (NULL, "replay-facts");
      if (game->art->handful != NULL)
        {
          self->players[seat].handful = caravan_handful_new (game->art, MOTIF_SIZE);
          gtk_box_append (GTK_BOX (box), self->players[seat].handful);
        }
      gtk_box_append (GTK_BOX (box), self->players[seat].facts);
    }
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static void
add_player (CaravanReplayPlayers *self, GtkWidget *list, int seat)
{
  int color = caravan_replay_get_table (self->replay)->color[seat];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *row = gtk_list_box_row_new ();

  self->players[seat].row = row;
  self->players[seat].points = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->players[seat].points, "replay-points");
  caravan_box_add (box,
                   caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, color, BADGE_SIZE),
                   make_names (self, seat), self->players[seat].points, NULL);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

static void
build (CaravanReplayPlayers *self)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_widget_add_css_class (list, "replay-players");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  caravan_text_bind_accessible (list, GTK_ACCESSIBLE_PROPERTY_LABEL, N_ ("Players"));
  for (int seat = 0; seat < caravan_replay_get_table (self->replay)->n_players; seat++)
    add_player (self, list, seat);
  self->chart = caravan_chart_view_new ();
  /* Rather a lower chart than a list of steps that is out of sight. */
  caravan_chart_view_set_yields (CARAVAN_CHART_VIEW (self->chart), TRUE);
  caravan_box_add (
      self->box,
      caravan_label_new (N_ ("How the points on the board grew"), "card-title"), list,
      self->chart, NULL);
}

static void
caravan_replay_players_dispose (GObject *object)
{
  CaravanReplayPlayers *self = CARAVAN_REPLAY_PLAYERS (object);

  if (self->replay != NULL)
    g_signal_handlers_disconnect_by_data (self->replay, self);
  g_clear_object (&self->replay);
  G_OBJECT_CLASS (caravan_replay_players_parent_class)->dispose (object);
}

static void
caravan_replay_players_class_init (CaravanReplayPlayersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_replay_players_dispose;
}

static void
caravan_replay_players_init (CaravanReplayPlayers *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

GtkWidget *
caravan_replay_players_new (CaravanReplay *replay)
{
  CaravanReplayPlayers *self = g_object_new (CARAVAN_TYPE_REPLAY_PLAYERS, NULL);

  self->replay = g_object_ref (replay);
  build (self);
  render (self);
  g_signal_connect_swapped (replay, "changed", G_CALLBACK (moved_cb), self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
