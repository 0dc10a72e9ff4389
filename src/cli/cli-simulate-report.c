/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics of simulated games: for people in tables of a label and columns of
   numbers, for programs as one object. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "cli-simulate.h"
#include "cli-table.h"
#include "lang-book.h"

#define LABEL_WIDTH 44

/* The number of events that so many games did not exceed. */
static size_t
find_events (const SimulateStats *stats, uint64_t n_games)
{
  size_t n_events = 0;
  for (uint64_t seen = stats->n_with_events[0]; seen < n_games;
       seen += stats->n_with_events[n_events])
    n_events++;
  return n_events;
}

/* For people. */

/* Without a newline, since more may follow. */
static void
put_spread (const Cli *cli, const char *label, const SimulateSpread *spread)
{
  cli_table_label (label, LABEL_WIDTH);
  cli_table_count (cli, spread->least);
  cli_table_mean (cli, spread->sum, (int64_t) spread->n);
  cli_table_count (cli, spread->most);
}

static void
put_share_row (const Cli *cli, const char *label, int64_t part, int64_t whole)
{
  cli_table_label (label, LABEL_WIDTH);
  cli_table_share (cli, part, whole);
  putchar ('\n');
}

static void
print_title (const Cli *cli, const SimulateOrder *order)
{
  char seed[24];
  snprintf (seed, sizeof seed, "%" PRIu64, order->seed);
  const LangArg args[] = {
    { .type = LANG_ARG_TEXT, .text = rec_record_table (order->record)->game->name },
    { .type = LANG_ARG_NUMBER, .number = (long) order->n_games },
    { .type = LANG_ARG_NUMBER, .number = (long) order->n_players },
    { .type = LANG_ARG_TEXT, .text = seed },
  };
  char *title = lang_format_plural (
      cli->lang,
      NP_ ("%1$g: %2$s random game, %3$s players, seeds from %4$s on",
           "%1$g: %2$s random games, %3$s players, seeds from %4$s on"),
      (unsigned long) order->n_games, args, 4);

  cli_bold (cli, true);
  lang_put_wrapped (stdout, title, 0, 0);
  cli_bold (cli, false);
  free (title);
}

static void
print_events (const Cli *cli, const SimulateStats *stats)
{
  static const char *const columns[] = { N_ ("least"), N_ ("median"), N_ ("most"),
                                         NULL };

  cli_table_heading (cli, cli_text (cli, N_ ("Length")), LABEL_WIDTH, columns);
  cli_table_label (cli_text (cli, N_ ("Events in a game")), LABEL_WIDTH);
  cli_table_count (cli, (int64_t) find_events (stats, 1));
  cli_table_count (cli, (int64_t) find_events (stats, (stats->n_games + 1) / 2));
  cli_table_count (cli, (int64_t) find_events (stats, stats->n_games));
  putchar ('\n');
}

static void
print_points (const Cli *cli, const SimulateOrder *order, const SimulateStats *stats)
{
  static const char *const columns[] = { N_ ("least"), N_ ("mean"), N_ ("most"),
                                         N_ ("wins"), NULL };

  cli_table_heading (cli, cli_text (cli, N_ ("Points")), LABEL_WIDTH, columns);
  put_spread (cli, cli_text (cli, N_ ("The winner")), &stats->winner);
  putchar ('\n');
  put_spread (cli, cli_text (cli, N_ ("All players")), &stats->all);
  putchar ('\n');
  for (int seat = 0; seat < (int) order->n_players; seat++)
    {
      char *label = lang_sheet_label (cli->lang, order->record, seat);
      put_spread (cli, label, &stats->seat[seat]);
      cli_table_share (cli, (int64_t) stats->wins[seat], (int64_t) stats->n_games);
      putchar ('\n');
      free (label);
    }
}

/* What the reference calls a rule; its id where there is no reference. */
static const char *
find_title (const LangBook *book, const CvRule *rule)
{
  size_t page, section;

  if (book == NULL || !lang_book_find_rule (book, rule->id, &page, &section))
    return rule->id;
  const LangPage *in = lang_book_page (book, page);
  const char *title = in->sections[section].title;
  return title != NULL ? title : in->title;
}

static void
print_ends_by_booklet (const Cli *cli,
                       const LangBook *book,
                       const char *const *editions,
                       const SimulateStats *stats)
{
  cli_table_heading (cli, cli_text (cli, N_ ("Endings reached, under each booklet")),
                     LABEL_WIDTH, editions);
  for (int i = 0; i < stats->n_ends; i++)
    {
      cli_table_label (find_title (book, stats->ends[i].rule), LABEL_WIDTH);
      for (int e = 0; editions[e] != NULL; e++)
        if (stats->ends[i].by[e] > 0)
          cli_table_share (cli, (int64_t) stats->ends[i].by[e],
                           (int64_t) stats->n_games);
        else
          cli_table_text ("–");
      putchar ('\n');
    }
}

static void
print_ends (const Cli *cli, const SimulateOrder *order, const SimulateStats *stats)
{
  LangBook *book = lang_book_open (lang_code (cli->lang), cli->help, NULL);
  static const char *const columns[] = { N_ ("games"), NULL };
  const char *const *editions = rec_record_table (order->record)->game->editions;

  cli_table_heading (cli, cli_text (cli, N_ ("What ended the games")), LABEL_WIDTH,
                     columns);
  for (int i = 0; i < stats->n_ends; i++)
    if (stats->ends[i].n > 0)
      put_share_row (cli, find_title (book, stats->ends[i].rule),
                     (int64_t) stats->ends[i].n, (int64_t) stats->n_games);
  if (stats->n_given_up > 0)
    put_share_row (cli, cli_text (cli, N_ ("Nobody could go on")),
                   (int64_t) stats->n_given_up, (int64_t) stats->n_games);
  if (editions[1] != NULL)
    print_ends_by_booklet (cli, book, editions, stats);
  lang_book_close (book);
}

static void
print_lines (const Cli *cli, const SimulateStats *stats)
{
  static const char *const columns[] = { N_ ("share"), NULL };

  cli_table_heading (cli, cli_text (cli, N_ ("Where the points come from")),
                     LABEL_WIDTH, columns);
  for (int i = 0; i < stats->n_lines; i++)
    put_share_row (cli, cli_text (cli, stats->line[i]->text), stats->line_points[i],
                   stats->all.sum);
}

static void
print_decided (const Cli *cli, const SimulateStats *stats)
{
  static const char *const columns[] = { N_ ("games"), NULL };
  cli_table_heading (cli, cli_text (cli, N_ ("What decided it")), LABEL_WIDTH, columns);
  for (int i = 0; i < SIMULATE_DECIDED; i++)
    if (stats->decided[i] > 0)
      put_share_row (cli, cli_text (cli, cli_table_decided ((CvDecided) i)),
                     (int64_t) stats->decided[i], (int64_t) stats->n_games);
  put_share_row (cli, cli_text (cli, N_ ("Games with a tie on points for the lead")),
                 (int64_t) stats->n_ties, (int64_t) stats->n_games);
}

void
cli_simulate_print (const Cli *cli,
                    const SimulateOrder *order,
                    const SimulateStats *stats)
{
  print_title (cli, order);
  print_events (cli, stats);
  print_points (cli, order, stats);
  print_ends (cli, order, stats);
  print_lines (cli, stats);
  print_decided (cli, stats);
}

/* For programs. */

static json_t *
spread_json (const SimulateSpread *spread)
{
  return json_pack ("{s:i,s:f,s:i}", "least", spread->least, "mean",
                    (double) spread->sum / (double) spread->n, "most", spread->most);
}

static json_t *
events_json (const SimulateStats *stats)
{
  return json_pack ("{s:I,s:I,s:I}", "least", (json_int_t) find_events (stats, 1),
                    "median",
                    (json_int_t) find_events (stats, (stats->n_games + 1) / 2), "most",
                    (json_int_t) find_events (stats, stats->n_games));
}

static json_t *
seats_json (const SimulateOrder *order, const SimulateStats *stats)
{
  const CvTable *table = rec_record_table (order->record);
  json_t *seats = json_array ();

  for (int seat = 0; seat < table->n_players; seat++)
    json_array_append_new (seats, json_pack ("{s:s,s:I,s:o}", "color",
                                             cv_color_names[table->color[seat]], "wins",
                                             (json_int_t) stats->wins[seat], "points",
                                             spread_json (&stats->seat[seat])));
  return seats;
}

/* Games by the id of the rule, by the edition played (-1) or another. */
static json_t *
ends_json (const SimulateStats *stats, int edition)
{
  json_t *ends = json_object ();

  for (int i = 0; i < stats->n_ends; i++)
    {
      uint64_t n = edition < 0 ? stats->ends[i].n : stats->ends[i].by[edition];
      if (n > 0)
        json_object_set_new (ends, stats->ends[i].rule->id,
                             json_integer ((json_int_t) n));
    }
  return ends;
}

static json_t *
editions_json (const CvGame *game, const SimulateStats *stats)
{
  json_t *editions = json_object ();
  for (int e = 0; e < SIMULATE_EDITIONS && game->editions[e] != NULL; e++)
    json_object_set_new (editions, game->editions[e], ends_json (stats, e));
  return editions;
}

static json_t *
lines_json (const SimulateStats *stats)
{
  json_t *lines = json_array ();
  double all = stats->all.sum == 0 ? 1.0 : (double) stats->all.sum;

  for (int i = 0; i < stats->n_lines; i++)
    json_array_append_new (lines,
                           json_pack ("{s:s,s:I,s:f}", "rule", stats->line[i]->id,
                                      "points", (json_int_t) stats->line_points[i],
                                      "share", (double) stats->line_points[i] / all));
  return lines;
}

static json_t *
decided_json (const SimulateStats *stats)
{
  json_t *decided = json_object ();
  for (int i = 0; i < SIMULATE_DECIDED; i++)
    if (stats->decided[i] > 0)
      json_object_set_new (decided, cv_decided_names[i],
                           json_integer ((json_int_t) stats->decided[i]));
  return decided;
}

/* The seed as text: it may be larger than what JSON readers take for a number. */
void
cli_simulate_report (const SimulateOrder *order, const SimulateStats *stats)
{
  const CvGame *game = rec_record_table (order->record)->game;
  char seed[24];

  snprintf (seed, sizeof seed, "%" PRIu64, order->seed);
  json_t *all = json_pack (
      "{s:s,s:O,s:I,s:s,s:I,s:o,s:{s:o,s:o},s:o,s:o,s:I,s:o,s:o,s:o,s:I}", "game",
      game->id, "edition",
      json_object_get (rec_record_header (order->record), "edition"), "players",
      (json_int_t) order->n_players, "seed", seed, "games", (json_int_t) stats->n_games,
      "events", events_json (stats), "points", "winner", spread_json (&stats->winner),
      "all", spread_json (&stats->all), "seats", seats_json (order, stats), "ends",
      ends_json (stats, -1), "given-up", (json_int_t) stats->n_given_up, "editions",
      editions_json (game, stats), "lines", lines_json (stats), "decided-by",
      decided_json (stats), "ties", (json_int_t) stats->n_ties);
  cli_print_json (all);
}
