/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan show: the board and the players as text. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

#define LABEL_MOST 30 /* columns for the labels of facts, at the most */

/* For people. */

static char *
say_fact (const Cli *cli, const CvFact *fact)
{
  CvGems gems = (CvGems) fact->value;
  char *text = NULL;
  int n = 0;

  switch (fact->type)
    {
    case CV_FACT_NUMBER:
    case CV_FACT_POINTS:
      n = asprintf (&text, "%d", fact->value);
      break;
    case CV_FACT_OUT_OF:
      n = asprintf (&text, "%d/%d", fact->value, fact->total);
      break;
    case CV_FACT_YES_NO:
      text = strdup (cli_text (cli, fact->value ? N_ ("yes") : N_ ("no")));
      break;
    case CV_FACT_GEMS:
      n = asprintf (&text, "%dr %dy %dg %db", cv_gems_count (gems, CV_GEM_RED),
                    cv_gems_count (gems, CV_GEM_YELLOW),
                    cv_gems_count (gems, CV_GEM_GREEN),
                    cv_gems_count (gems, CV_GEM_BLUE));
      break;
    }
  if (n < 0)
    abort ();
  return text;
}

static void
print_title (const Cli *cli, const RecRecord *record)
{
  const CvTable *table = rec_record_table (record);
  const char *board = rec_record_board_title (record);
  bool guided =
      cv_match_state (rec_record_match ((RecRecord *) record))->common.turns ==
      CV_TURNS_GUIDED;
  char *title =
      cli_format (cli, guided ? N_ ("%1$g, guided turns") : N_ ("%1$g, free turns"),
                  table->game->name, NULL);

  cli_bold (cli, true);
  lang_put (stdout, title);
  cli_bold (cli, false);
  free (title);
  if (board != NULL)
    {
      fputs (" · ", stdout);
      lang_put (stdout, cli_text (cli, board));
    }
  fputs ("\n\n", stdout);
}

static void
print_player_heads (const Cli *cli, const RecRecord *record, int indent, int width)
{
  printf ("%*s", indent, "");
  for (int seat = 0; seat < rec_record_table (record)->n_players; seat++)
    lang_sheet_put_head (cli->out, cli->color, cli->lang, record, seat, width);
  putchar ('\n');
}

/* The letters are the same in every language; here is what they stand for. */
static void
print_colors (const Cli *cli, const CvTable *table, int label_width, int width)
{
  lang_put_column (stdout, cli_text (cli, N_ ("Color")), label_width - 1);
  putchar (' ');
  for (int seat = 0; seat < table->n_players; seat++)
    {
      lang_put_column (stdout, cli_text (cli, cv_color_terms[table->color[seat]]),
                       width - 1);
      putchar (' ');
    }
  putchar ('\n');
}

/* As wide as the longest label needs, so that names have the rest. */
static int
find_label_width (const Cli *cli, const CvFact *facts, int n_facts)
{
  int width = 0;

  for (int i = 0; i < n_facts; i++)
    {
      int label = lang_width (cli_text (cli, facts[i].label));
      width = label > width ? label : width;
    }
  return width + 2 < LABEL_MOST ? width + 2 : LABEL_MOST;
}

static void
print_players (const Cli *cli, const RecRecord *record, const CvState *state)
{
  const CvTable *table = rec_record_table (record);
  CvFact facts[CV_PLAYERS_MOST][CV_FACTS_MOST];
  int n = 0;

  for (int seat = 0; seat < table->n_players; seat++)
    n = table->game->facts (table, state, seat, facts[seat]);
  int label_width = find_label_width (cli, facts[0], n);
  int width = (80 - label_width) / table->n_players;
  print_player_heads (cli, record, label_width, width);
  print_colors (cli, table, label_width, width);
  for (int i = 0; i < n; i++)
    {
      lang_put_column (stdout, cli_text (cli, facts[0][i].label), label_width - 1);
      putchar (' ');
      for (int seat = 0; seat < table->n_players; seat++)
        {
          char *text = say_fact (cli, &facts[seat][i]);
          lang_put_column (stdout, text, width - 1);
          putchar (' ');
          free (text);
        }
      putchar ('\n');
    }
}

/* What the table waits for, and by which rule the game is ending. */
static void
print_what_comes (const Cli *cli, const RecRecord *record, const CvState *state)
{
  const CvTable *table = rec_record_table (record);
  LangPeople people = lang_people (record);
  CvVerdict ends[CV_ENDS_MOST];
  int n_ends = table->game->ends (table, state, ends);

  if (n_ends > 0 || state->common.turns == CV_TURNS_GUIDED)
    putchar ('\n');
  for (int i = 0; i < n_ends; i++)
    {
      char *text = lang_say_verdict (cli->lang, &people, &ends[i]);
      lang_put_wrapped (stdout, text, 0, 0);
      free (text);
    }
  if (state->common.turns == CV_TURNS_GUIDED)
    {
      CvPrompt prompt;
      table->game->prompt (table, state, &prompt);
      char *text = lang_say_verdict (cli->lang, &people, &prompt.say);
      lang_put_wrapped (stdout, text, 0, 0);
      free (text);
    }
}

static void
print_for_people (const Cli *cli, const RecRecord *record, const CvState *state)
{
  const CvTable *table = rec_record_table (record);

  print_title (cli, record);
  cli_draw_board (cli, table, state, NULL);
  cli_draw_legend (cli, table);
  putchar ('\n');
  print_players (cli, record, state);
  print_what_comes (cli, record, state);
  lang_sheet_put_house (cli->out, cli->lang, record);
}

/* For programs. */

static json_t *
fact_json (const CvFact *fact)
{
  char letters[CV_GEMS_TEXT_SIZE];
  if (fact->type == CV_FACT_YES_NO)
    return json_boolean (fact->value);
  if (fact->type == CV_FACT_GEMS)
    return json_string (cv_gems_print ((CvGems) fact->value, letters));
  return json_integer (fact->value);
}

static json_t *
players_json (const RecRecord *record, const CvState *state)
{
  const CvTable *table = rec_record_table (record);
  json_t *players = json_array ();

  for (int seat = 0; seat < table->n_players; seat++)
    {
      CvFact facts[CV_FACTS_MOST];
      int n = table->game->facts (table, state, seat, facts);
      json_t *player =
          json_pack ("{s:s,s:s}", "color", cv_color_names[table->color[seat]], "name",
                     rec_record_name (record, seat));
      for (int i = 0; i < n; i++)
        json_object_set_new (player, facts[i].label, fact_json (&facts[i]));
      json_array_append_new (players, player);
    }
  return players;
}

/* Every cell that holds a piece or belongs to somebody. */
static json_t *
cells_json (const CvTable *table, const CvState *state)
{
  json_t *cells = json_array ();

  for (int bit = 0; bit < table->board.height * table->board.stride; bit++)
    {
      if (table->board.glyph[bit] == '\0')
        continue;
      CvLook look = table->game->look (table, state, bit);
      char name[CV_CELL_TEXT_SIZE];
      if (look.piece < 0 && look.owner == CV_NO_PLAYER)
        continue;
      json_t *cell = json_pack (
          "{s:s}", "at", cv_cell_print (cv_board_cell (&table->board, bit), name));
      if (look.piece >= 0)
        json_object_set_new (cell, "piece",
                             json_string (table->game->pieces[look.piece].term));
      if (look.owner != CV_NO_PLAYER)
        json_object_set_new (cell, "owner",
                             json_string (cv_color_names[table->color[look.owner]]));
      if (look.marker)
        json_object_set_new (cell, "marker", json_true ());
      json_array_append_new (cells, cell);
    }
  return cells;
}

static json_t *
rules_json (const CvTable *table, const CvState *state)
{
  CvVerdict ends[CV_ENDS_MOST];
  int n = table->game->ends (table, state, ends);
  json_t *rules = json_array ();
  for (int i = 0; i < n; i++)
    json_array_append_new (rules, json_string (ends[i].rule->id));
  return rules;
}

static void
print_for_programs (const RecRecord *record, const CvState *state)
{
  const CvTable *table = rec_record_table (record);
  json_t *all =
      json_pack ("{s:s,s:s,s:o,s:o}", "game", table->game->id, "turns",
                 cv_turns_names[state->common.turns], "players",
                 players_json (record, state), "ends", rules_json (table, state));
  json_object_set_new (all, "house", rec_report_house (record));
  if (table->board.present && table->game->look != NULL)
    json_object_set_new (all, "cells", cells_json (table, state));
  if (state->common.turns == CV_TURNS_GUIDED)
    {
      CvPrompt prompt;
      table->game->prompt (table, state, &prompt);
      json_object_set_new (all, "prompt", json_string (prompt.say.rule->id));
    }
  cli_print_json (all);
}

CliStatus
cli_show (const Cli *cli)
{
  CliStatus status = CLI_FINE;
  uint64_t at = SIZE_MAX;

  if (cli->at != NULL && !cli_read_number (cli->at, REC_EVENTS_MOST, &at))
    return cli_misuse (cli, N_ ("--at needs a number of events, not “%1$s”."), cli->at);
  RecRecord *record = cli_load (cli, at, &status);
  if (record == NULL)
    return status;
  if (cli->at != NULL && cv_match_n_entries (rec_record_match (record)) < at)
    {
      rec_record_free (record);
      return cli_misuse (
          cli, N_ ("The record has fewer events than --at asks for: %1$s."), cli->at);
    }
  const CvState *state = cv_match_state (rec_record_match (record));
  if (cli->json)
    print_for_programs (record, state);
  else
    print_for_people (cli, record, state);
  rec_record_free (record);
  return status;
}
