/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command line: one file a command, this is what they share. */
#ifndef CLI_H
#define CLI_H

#include <stdio.h>

#include "lang.h"
#include "lang-columns.h"
#include "lang-format.h"
#include "lang-say.h"
#include "lang-sheet.h"
#include "rec-file.h"
#include "rec-record.h"
#include "rec-report.h"

/* Exit status. */
typedef enum
{
  CLI_FINE = 0,
  CLI_BROKEN = 1, /* illegal, or a rule broken */
  CLI_WRONG = 2   /* wrong use, or input that can't be read */
} CliStatus;

/* What was asked for. Texts are NULL where an option was not given. */
typedef struct
{
  const Lang *lang;
  FILE *out; /* standard output, or where else a sheet shall go */
  const char *boards;
  const char *help;     /* directory of the rules reference */
  const char *catalogs; /* directory of the translations */
  bool json;
  bool color; /* escape sequences may be used on standard output */
  bool cases;
  bool explain;
  bool open;
  bool camel;
  const char *edition;
  const char *at;
  const char *by;
  const char *tile;
  const char *farmer;
  const char *building;
  const char *card;
  const char *to;
  const char *output;
  const char *games;
  const char *seed;
  const char *players;
  const char *pin_fd;
  const char *game;
  const char *from;
  const char *until;
  const char *limit;
  const char *directory;
  bool finished;
  bool unfinished;
  const char **people; /* each --player */
  int n_people;
  int n_args; /* after the command's name */
  char **args;
} Cli;

CliStatus cli_check (const Cli *cli);
CliStatus cli_show (const Cli *cli);
CliStatus cli_judge (const Cli *cli);
CliStatus cli_legal (const Cli *cli);
CliStatus cli_score (const Cli *cli);
CliStatus cli_export (const Cli *cli);
CliStatus cli_simulate (const Cli *cli);
CliStatus cli_rules (const Cli *cli);
CliStatus cli_reveal (const Cli *cli);
CliStatus cli_history (const Cli *cli);
CliStatus cli_history_list (const Cli *cli);
CliStatus cli_history_show (const Cli *cli);
CliStatus cli_history_export (const Cli *cli);
CliStatus cli_history_import (const Cli *cli);
CliStatus cli_history_stats (const Cli *cli);

/* cli-input.c: reading, and saying what is wrong with what was read. */

/* Loads the record named by the first argument; NULL when it said why not, then
   ret_status is the exit status. */
RecRecord *cli_load (const Cli *cli, size_t events_most, CliStatus *ret_status);

/* Says on standard error that the line was torn. */
void cli_warn_torn (const Cli *cli, size_t line);

/* Says on standard error what is wrong with a file. Returns how bad that is. */
CliStatus cli_warn (const Cli *cli, const char *file, const RecError *error);

/* The same, and with --json on standard output too. */
CliStatus cli_complain (const Cli *cli, const char *file, const RecError *error);
/* Wrong use: a text (N_) with at most one argument. */
CliStatus cli_misuse (const Cli *cli, const char *text, const char *arg);

json_t *cli_error_json (const Lang *lang, const RecError *error);

/* Answers each line of a file of cases, named by the first argument or standard input.
 */
typedef json_t *(*CliAnswer) (const Cli *cli, const json_t *one_case);
CliStatus cli_answer_cases (const Cli *cli, CliAnswer answer);

/* Says why lines ended that have not come to their end, and lets them go. */
CliStatus cli_end_lines (const Cli *cli, const char *path, RecLines *lines);

/* A number without sign, written in digits alone. */
bool cli_read_number (const char *text, uint64_t most, uint64_t *ret_number);

/* What stands in --edition as JSON, an id or an object of options; NULL and an error.
 */
json_t *cli_edition_json (const Cli *cli, RecError *error);

/* The options of --edition, or false and a complaint. */
bool cli_edition (const Cli *cli,
                  const CvGame *game,
                  uint8_t ret_option[CV_OPTIONS_MOST],
                  RecError *error);

/* cli-print.c: for people to read. */

/* Prints a JSON value on a line and releases it. */
void cli_print_json (json_t *value);

/* The beginning and end of something in bold, or in a player's colour. */
void cli_bold (const Cli *cli, bool on);
void cli_player_color (const Cli *cli, int color, bool on);

/* Writes a text to the file of --output, which must be new, or to standard output. */
CliStatus cli_put_out (const Cli *cli, const char *text);

/* Translates. */
const char *cli_text (const Cli *cli, const char *msgid);

/* Formats with text arguments; malloc'd. */
char *cli_format (const Cli *cli, const char *msgid, const char *one, const char *two);

/* cli-pin.c */

/* The PIN or passphrase of somebody, from the descriptor of --pin-fd, else from the
   terminal, which does not show it. In locked memory, release it with sodium_free; NULL
   when it said why there is none. */
char *cli_ask_pin (const Cli *cli, const char *name);

/* cli-score.c */

/* The score as it stands; hidden counts are used with --open only. */
void cli_reckon (const Cli *cli, RecRecord *record, CvScore *ret_score);

/* cli-board.c */

/* Draws the grid; cells of marked, if not NULL, are put in brackets. */
void cli_draw_board (const Cli *cli,
                     const CvTable *table,
                     const CvState *state,
                     const CvSet *marked);
void cli_draw_legend (const Cli *cli, const CvTable *table);

#endif
