/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the Statistics page shows of its numbers: large figures, charts in cards, and
   lists in words, whose rows lead on. It is made anew for other numbers or another
   language. */
#include "caravan-statistics-charts.h"

#include <adwaita.h>

#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-list.h"
#include "caravan-text.h"
#include "caravan-when.h"
#include "caravan-widget.h"

#define BARS_MOST    12 /* people in a chart */
#define ROWS_MOST    40 /* and in the list */
#define TILE_WIDTH   150
#define CARD_WIDTH   380
#define NOTHING_SIZE 96

/* Pieces */

static GtkWidget *
make_label (char *text, const char *css_class)
{
  GtkWidget *label = caravan_label_new (NULL, css_class);

  caravan_label_show (label, text);
  g_free (text);
  return label;
}

static GtkWidget *
fill_tile (GtkWidget *box, char *figure, char *caption)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), GTK_ORIENTATION_VERTICAL);
  caravan_box_add (box, make_label (figure, "tile-figure"),
                   make_label (caption, "dim-label"), NULL);
  return box;
}

/* A figure and what it is. Takes the texts. */
static void
add_tile (GtkWidget *tiles, char *figure, char *caption)
{
  GtkWidget *tile = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (tile, "caravan-card");
  gtk_box_append (GTK_BOX (tiles), fill_tile (tile, figure, caption));
}

/* One that leads to the game it was reached in. said: to a screen reader. */
static void
add_link_tile (
    GtkWidget *tiles, char *figure, char *caption, char *said, const char *path)
{
  if (path == NULL)
    {
      g_free (said);
      add_tile (tiles, figure, caption);
      return;
    }
  GtkWidget *button = gtk_button_new ();
  gtk_button_set_child (
      GTK_BUTTON (button),
      fill_tile (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), figure, caption));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.replay");
  gtk_widget_add_css_class (button, "caravan-chip");
  gtk_widget_add_css_class (button, "tile");
  caravan_widget_name (button, said);
  caravan_text_bind (button, "tooltip-text", N_ ("See that game"));
  g_free (said);
  gtk_box_append (GTK_BOX (tiles), button);
}

/* Takes the chart; NULL adds nothing. note: a line below, or NULL. */
static void
add_chart (GtkWidget *cards, CaravanChart *chart, const char *note)
{
  if (chart == NULL)
    return;
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *view = caravan_chart_view_new ();
  GtkWidget *title = make_label (g_strdup (chart->title), "card-title");

  caravan_chart_view_show (CARAVAN_CHART_VIEW (view), chart);
  caravan_box_add (card, title, view, NULL);
  if (note != NULL)
    gtk_box_append (GTK_BOX (card),
                    make_label (g_strdup (caravan_text (note)), "dim-label"));
  gtk_widget_add_css_class (card, "caravan-card");
  gtk_box_append (GTK_BOX (cards), card);
}

static GtkWidget *
add_list (GtkWidget *box, const char *title)
{
  GtkWidget *list = caravan_list_new (title);

  caravan_box_add (box, caravan_label_new (title, "card-title"), list, NULL);
  return list;
}

/* Takes the line. action has the row's title, or what it stands for, as its target. */
static void
add_row (GtkWidget *list,
         const char *title,
         char *line,
         const char *action,
         const char *target)
{
  GtkWidget *row = caravan_list_add (list, title, line);
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");

  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, line, -1);
  g_free (line);
}

/* Words */

static double
divide (int64_t sum, gsize n)
{
  return n > 0 ? (double) sum / (double) n : 0;
}

static char *
say_won (const RecHistoryPerson *person)
{
  return caravan_format_plural (
      /* Translators: %1$s of %2$s games were won: “4 of 9 games won”. The plural is
         that of %2$s. */
      NP_ ("%1$s of %2$s game won", "%1$s of %2$s games won"), (long) person->n_games,
      "nn", (long) person->n_wins, (long) person->n_games);
}

/* Totals of different games can't be added up. */
static char *
say_person (const RecHistoryPerson *person, gboolean one_game)
{
  g_autofree char *won = say_won (person);

  if (!one_game)
    return g_steal_pointer (&won);
  g_autofree char *average = caravan_decimal (divide (person->sum, person->n_games));
  /* Translators: of a player: “4 of 9 games won · average 62.5 · best 88”. */
  return caravan_format (N_ ("%1$s · average %2$s · best %3$s"), "ssn", won, average,
                         (long) person->best);
}

/* Of the games that were timed. */
static char *
say_average_time (const RecHistoryGameStats *kind)
{
  return caravan_say_duration (kind->seconds / (int64_t) kind->n_timed);
}

/* Takes what else is said of the game. */
static char *
add_time (char *said, const RecHistoryGameStats *kind)
{
  if (kind->n_timed == 0)
    return said;
  g_autofree char *before = said;
  g_autofree char *average = say_average_time (kind);
  g_autofree char *all = caravan_say_duration (kind->seconds);
  /* Translators: %1$s is what else is said of a game, %2$s how long it took on average,
     %3$s how long all of them took. */
  return caravan_format (N_ ("%1$s · average time %2$s, %3$s in all"), "sss", before,
                         average, all);
}

static char *
say_kind (const RecHistoryGameStats *kind)
{
  g_autofree char *average = caravan_decimal (divide (kind->sum, kind->n_players));
  long n = (long) kind->n_games;

  char *said = caravan_format_plural (
      /* Translators: of a game: how many were finished, the average total, the best
         total and whose it was. */
      NP_ ("%1$s finished game · average %2$s · best %3$s, %4$n",
           "%1$s finished games · average %2$s · best %3$s, %4$n"),
      n, "nsns", n, average, (long) kind->best,
      kind->best_name != NULL ? kind->best_name : "");
  return add_time (said, kind);
}

/* Everybody */

static void
add_games_tile (GtkWidget *tiles, gsize n_games)
{
  long n = (long) n_games;

  add_tile (tiles, caravan_number (n),
            /* Translators: under a large number: so many. */
            caravan_format_plural (NP_ ("finished game", "finished games"), n, ""));
}

static void
add_people_tile (GtkWidget *tiles, const RecHistoryStats *stats)
{
  long n = (long) stats->n_people;

  add_tile (tiles, caravan_number (n),
            caravan_format_plural (NP_ ("player", "players"), n, ""));
}

static void
add_level_tile (GtkWidget *tiles, const RecHistoryStats *stats)
{
  gsize n = stats->n_games;

  for (gsize i = 0; i < stats->n_kinds; i++)
    n -= stats->kinds[i].n_by_decided[CV_DECIDED_POINTS];
  add_tile (
      tiles, caravan_number ((long) n),
      /* Translators: under a large number of games: so many ended with two or
         more players level on points. */
      caravan_format_plural (
          NP_ ("ended in a tie on points", "ended in a tie on points"), (long) n, ""));
}

static void
add_time_tile (GtkWidget *tiles, const RecHistoryGameStats *kind)
{
  if (kind->n_timed == 0)
    return;
  g_autofree char *all = caravan_say_duration (kind->seconds);
  add_tile (tiles, say_average_time (kind),
            /* Translators: under a large “1 h 25 min”; %1$s is how long all games
               together took. */
            caravan_format (N_ ("average time, %1$s in all"), "s", all));
}

static void
add_kind_tiles (GtkWidget *tiles, const CaravanStatistics *self)
{
  const RecHistoryGameStats *kind = &self->all.kinds[0];
  const char *name = kind->best_name != NULL ? kind->best_name : "";
  long best = (long) kind->best;

  add_tile (tiles, caravan_decimal (divide (kind->sum, kind->n_players)),
            /* Translators: under a large number. */
            g_strdup (caravan_text (N_ ("average total"))));
  add_tile (tiles, caravan_decimal (divide (kind->winner_sum, kind->n_winners)),
            g_strdup (caravan_text (N_ ("average of the winners"))));
  add_link_tile (
      tiles, caravan_number (best),
      /* Translators: under a large number; %1$n is a player. */
      caravan_format (N_ ("best total: %1$n"), "s", name),
      caravan_format (N_ ("Best total: %1$s, %2$n. See that game"), "ns", best, name),
      self->best_paths[0]);
}

static void
add_people (GtkWidget *box, const CaravanStatistics *self)
{
  GtkWidget *list = add_list (box, N_ ("Players"));
  gsize n = MIN (self->all.n_people, ROWS_MOST);

  for (gsize i = 0; i < n; i++)
    add_row (list, self->all.people[i].name,
             say_person (&self->all.people[i], self->game != NULL), "statistics.person",
             self->all.people[i].name);
  long more = (long) (self->all.n_people - n);
  if (more > 0)
    gtk_box_append (GTK_BOX (box),
                    make_label (caravan_format_plural (
                                    NP_ ("And %1$s more: choose the player above.",
                                         "And %1$s more: choose the player above."),
                                    more, "n", more),
                                "dim-label"));
}

static void
add_kinds (GtkWidget *cards, const CaravanStatistics *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *list = add_list (box, N_ ("Games"));

  gtk_box_append (GTK_BOX (cards), box);

  for (gsize i = 0; i < self->all.n_kinds; i++)
    add_row (list, self->all.kinds[i].game->name, say_kind (&self->all.kinds[i]),
             "statistics.game", self->all.kinds[i].game->id);
}

static void
add_everybody (GtkWidget *box, const CaravanStatistics *self)
{
  gboolean one_game = self->game != NULL && self->all.n_kinds > 0;
  gsize n = MIN (self->all.n_people, BARS_MOST);
  GtkWidget *tiles = caravan_columns_new (TILE_WIDTH, 12);
  GtkWidget *cards = caravan_columns_new (CARD_WIDTH, 16);

  add_games_tile (tiles, self->all.n_games);
  add_people_tile (tiles, &self->all);
  add_level_tile (tiles, &self->all);
  gtk_box_append (GTK_BOX (box), tiles);
  if (!one_game)
    add_kinds (cards, self);
  add_chart (cards, caravan_statistics_chart_wins (&self->all, n), NULL);
  if (one_game)
    {
      const RecHistoryGameStats *kind = &self->all.kinds[0];
      add_kind_tiles (tiles, self);
      add_time_tile (tiles, kind);
      add_chart (cards, caravan_statistics_chart_averages (&self->all, n), NULL);
      add_chart (cards, caravan_statistics_chart_sources (kind, NULL, NULL),
                 N_ ("Points per player and game, on average."));
      add_chart (cards, caravan_statistics_chart_categories (kind),
                 N_ ("How often the winner was furthest ahead in each of these. Games "
                     "that a tie-break decided are not counted."));
      add_chart (cards, caravan_statistics_chart_ties (kind), NULL);
    }
  gtk_box_append (GTK_BOX (box), cards);
  add_people (box, self);
}

/* One person */

static void
add_best_tile (GtkWidget *tiles, const CaravanStatisticsOwn *own)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *when =
      own->best_date != NULL ? caravan_say_when (own->best_date, now) : NULL;
  long best = (long) own->numbers.best;

  if (when == NULL)
    add_link_tile (tiles, caravan_number (best),
                   g_strdup (caravan_text (N_ ("best total"))),
                   caravan_format (N_ ("Best total: %1$s. See that game"), "n", best),
                   own->best_path);
  else
    add_link_tile (
        tiles, caravan_number (best),
        /* Translators: under a large number; %1$s is a date. */
        caravan_format (N_ ("best total, %1$s"), "s", when),
        caravan_format (N_ ("Best total: %1$s, %2$s. See that game"), "ns", best, when),
        own->best_path);
}

static void
sum_own (const CaravanStatistics *self, RecHistoryPerson *ret_sum)
{
  *ret_sum = (RecHistoryPerson){ 0 };
  for (gsize i = 0; i < self->n_own; i++)
    {
      ret_sum->n_games += self->own[i].numbers.n_games;
      ret_sum->n_wins += self->own[i].numbers.n_wins;
      ret_sum->rank_sum += self->own[i].numbers.rank_sum;
    }
}

static void
add_own_tiles (GtkWidget *box, const CaravanStatistics *self)
{
  GtkWidget *tiles = caravan_columns_new (TILE_WIDTH, 12);
  RecHistoryPerson sum;

  sum_own (self, &sum);
  add_tile (
      tiles,
      caravan_format (N_ ("%1$s of %2$s"), "nn", (long) sum.n_wins, (long) sum.n_games),
      /* Translators: under large numbers: “4 of 9”, won. */
      g_strdup (caravan_text (N_ ("won"))));
  add_tile (tiles, caravan_decimal (divide (sum.rank_sum, sum.n_games)),
            /* Translators: under a large number such as 2.1: of ranks, where 1 is the
               winner. */
            g_strdup (caravan_text (N_ ("average rank"))));
  if (self->game != NULL)
    {
      const RecHistoryPerson *own = &self->own[0].numbers;
      add_tile (tiles, caravan_decimal (divide (own->sum, own->n_games)),
                g_strdup (caravan_text (N_ ("average total"))));
      add_best_tile (tiles, &self->own[0]);
    }
  gtk_box_append (GTK_BOX (box), tiles);
}

static const RecHistoryGameStats *
find_kind (const CaravanStatistics *self, const CvGame *game)
{
  for (gsize i = 0; i < self->all.n_kinds; i++)
    if (self->all.kinds[i].game == game)
      return &self->all.kinds[i];
  return NULL;
}

static void
add_own_charts (GtkWidget *box,
                const CaravanStatistics *self,
                const CaravanStatisticsOwn *own)
{
  GtkWidget *cards = caravan_columns_new (CARD_WIDTH, 16);
  const RecHistoryGameStats *kind = find_kind (self, own->game);

  if (kind != NULL)
    add_chart (cards, caravan_statistics_chart_sources (kind, own, self->person),
               N_ ("Points per player and game, on average."));
  add_chart (cards, caravan_statistics_chart_totals (own, self->person), NULL);
  gtk_box_append (GTK_BOX (box), cards);
}

static void
add_own_games (GtkWidget *box, const CaravanStatistics *self)
{
  GtkWidget *list = add_list (box, N_ ("Games"));

  for (gsize i = 0; i < self->n_own; i++)
    add_row (list, self->own[i].game->name, say_person (&self->own[i].numbers, TRUE),
             "statistics.game", self->own[i].game->id);
}

static void
add_person (GtkWidget *box, const CaravanStatistics *self)
{
  add_own_tiles (box, self);
  if (self->game == NULL)
    add_own_games (box, self);
  for (gsize i = 0; i < self->n_own; i++)
    {
      if (self->game == NULL)
        gtk_box_append (GTK_BOX (box),
                        make_label (g_strdup (self->own[i].game->name), "card-title"));
      add_own_charts (box, self, &self->own[i]);
    }
}

/* Nothing */

static void
add_nothing (GtkWidget *box, const CaravanStatistics *self)
{
  gboolean all = self->game == NULL && self->person == NULL;
  GtkWidget *image = gtk_image_new_from_icon_name ("caravan-score-symbolic");
  GtkWidget *title = caravan_label_new (
      all ? N_ ("Nothing to count yet") : N_ ("Nothing to count here"), "title-1");
  GtkWidget *text = caravan_label_new (
      all ? N_ ("Finished games will be counted here: who wins, with how many points, "
                "and where they came from.")
          : N_ ("No finished game fits this choice."),
      "dim-label");

  gtk_image_set_pixel_size (GTK_IMAGE (image), NOTHING_SIZE);
  gtk_widget_add_css_class (image, "dim");
  gtk_widget_set_margin_top (image, NOTHING_SIZE / 2);
  caravan_label_center (title);
  caravan_label_center (text);
  caravan_box_add (box, image, title, text, NULL);
}

GtkWidget *
caravan_statistics_make (const CaravanStatistics *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 16);

  if (self->all.n_games == 0 || (self->person != NULL && self->n_own == 0))
    add_nothing (box, self);
  else if (self->person != NULL)
    add_person (box, self);
  else
    add_everybody (box, self);
  return box;
}
