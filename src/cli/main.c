/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan: the command line. Options first, then the command does its work. */
#include <getopt.h>
#include <locale.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli.h"
#include "lang-paths.h"
#include "config.h"

/* Options, a bit each, so that a command can say which it takes. */
enum
{
  OPTION_AT = 1 << 0,
  OPTION_BY = 1 << 1,
  OPTION_TILE = 1 << 2,
  OPTION_CAMEL = 1 << 3,
  OPTION_FARMER = 1 << 4,
  OPTION_BUILDING = 1 << 5,
  OPTION_CARD = 1 << 6,
  OPTION_OPEN = 1 << 7,
  OPTION_CASES = 1 << 8,
  OPTION_EDITION = 1 << 9,
  OPTION_JSON = 1 << 10,
  OPTION_LANG = 1 << 11,
  OPTION_HELP = 1 << 12,
  OPTION_VERSION = 1 << 13,
  OPTION_TO = 1 << 14,
  OPTION_OUTPUT = 1 << 15,
  OPTION_GAMES = 1 << 16,
  OPTION_SEED = 1 << 17,
  OPTION_PLAYERS = 1 << 18,
  OPTION_PIN_FD = 1 << 19,
  OPTION_GAME = 1 << 20,
  OPTION_PLAYER = 1 << 21,
  OPTION_FROM = 1 << 22,
  OPTION_UNTIL = 1 << 23,
  OPTION_FINISHED = 1 << 24,
  OPTION_UNFINISHED = 1 << 25,
  OPTION_LIMIT = 1 << 26,
  OPTION_DIRECTORY = 1 << 27,
  OPTION_EXPLAIN = 1 << 28
};

#define OPTIONS_EVERYWHERE (OPTION_EDITION | OPTION_JSON | OPTION_LANG)
#define OPTIONS_LIST                                                                   \
  (OPTION_DIRECTORY | OPTION_GAME | OPTION_PLAYER | OPTION_FROM | OPTION_UNTIL |       \
   OPTION_FINISHED | OPTION_UNFINISHED | OPTION_LIMIT)
#define OPTIONS_STATS                                                                  \
  (OPTION_DIRECTORY | OPTION_GAME | OPTION_PLAYER | OPTION_FROM | OPTION_UNTIL)

static const struct option long_options[] = {
  { "at", required_argument, NULL, OPTION_AT },
  { "by", required_argument, NULL, OPTION_BY },
  { "tile", required_argument, NULL, OPTION_TILE },
  { "camel", no_argument, NULL, OPTION_CAMEL },
  { "farmer", required_argument, NULL, OPTION_FARMER },
  { "building", required_argument, NULL, OPTION_BUILDING },
  { "card", required_argument, NULL, OPTION_CARD },
  { "open", no_argument, NULL, OPTION_OPEN },
  { "to", required_argument, NULL, OPTION_TO },
  { "output", required_argument, NULL, OPTION_OUTPUT },
  { "games", required_argument, NULL, OPTION_GAMES },
  { "seed", required_argument, NULL, OPTION_SEED },
  { "players", required_argument, NULL, OPTION_PLAYERS },
  { "pin-fd", required_argument, NULL, OPTION_PIN_FD },
  { "game", required_argument, NULL, OPTION_GAME },
  { "player", required_argument, NULL, OPTION_PLAYER },
  { "from", required_argument, NULL, OPTION_FROM },
  { "until", required_argument, NULL, OPTION_UNTIL },
  { "finished", no_argument, NULL, OPTION_FINISHED },
  { "unfinished", no_argument, NULL, OPTION_UNFINISHED },
  { "limit", required_argument, NULL, OPTION_LIMIT },
  { "directory", required_argument, NULL, OPTION_DIRECTORY },
  { "cases", no_argument, NULL, OPTION_CASES },
  { "explain", no_argument, NULL, OPTION_EXPLAIN },
  { "edition", required_argument, NULL, OPTION_EDITION },
  { "json", no_argument, NULL, OPTION_JSON },
  { "lang", required_argument, NULL, OPTION_LANG },
  { "help", no_argument, NULL, OPTION_HELP },
  { "version", no_argument, NULL, OPTION_VERSION },
  { NULL, 0, NULL, 0 },
};

typedef struct
{
  const char *name; /* of one word or two */
  CliStatus (*run) (const Cli *cli);
  int options;
  int args_most; /* -1: any number */
} Command;

static const Command commands[] = {
  { "check", cli_check, 0, 1 },
  { "show", cli_show, OPTION_AT, 1 },
  { "judge", cli_judge, OPTION_CASES | OPTION_EXPLAIN, -1 },
  { "legal", cli_legal,
    OPTION_BY | OPTION_TILE | OPTION_CAMEL | OPTION_FARMER | OPTION_BUILDING |
        OPTION_CARD,
    1 },
  { "score", cli_score, OPTION_OPEN | OPTION_CASES, 1 },
  { "export", cli_export, OPTION_OPEN | OPTION_TO | OPTION_OUTPUT, 1 },
  { "reveal", cli_reveal, OPTION_BY | OPTION_PIN_FD, 1 },
  { "history", cli_history, OPTIONS_LIST, -1 },
  { "history list", cli_history_list, OPTIONS_LIST, -1 },
  { "history show", cli_history_show, OPTION_DIRECTORY, 1 },
  { "history export", cli_history_export, OPTION_DIRECTORY | OPTION_OUTPUT, 1 },
  { "history import", cli_history_import, OPTION_DIRECTORY, -1 },
  { "history stats", cli_history_stats, OPTIONS_STATS, 0 },
  { "rules", cli_rules, 0, -1 },
  { "simulate", cli_simulate,
    OPTION_GAMES | OPTION_SEED | OPTION_PLAYERS | OPTION_OUTPUT, 1 },
};

#define N_COMMANDS (sizeof commands / sizeof *commands)

/* What the options said, before a language is open. */
typedef struct
{
  Cli cli;
  int given; /* bits */
  const char *lang;
  const char *unknown; /* an option that is none, or lacks its argument */
} Options;

/* Options that are a text, and those that are only there or not. */
static const struct
{
  int option;
  size_t where; /* in Cli */
} text_options[] = {
  { OPTION_AT, offsetof (Cli, at) },
  { OPTION_BY, offsetof (Cli, by) },
  { OPTION_TILE, offsetof (Cli, tile) },
  { OPTION_FARMER, offsetof (Cli, farmer) },
  { OPTION_BUILDING, offsetof (Cli, building) },
  { OPTION_CARD, offsetof (Cli, card) },
  { OPTION_TO, offsetof (Cli, to) },
  { OPTION_OUTPUT, offsetof (Cli, output) },
  { OPTION_GAMES, offsetof (Cli, games) },
  { OPTION_SEED, offsetof (Cli, seed) },
  { OPTION_PLAYERS, offsetof (Cli, players) },
  { OPTION_PIN_FD, offsetof (Cli, pin_fd) },
  { OPTION_EDITION, offsetof (Cli, edition) },
  { OPTION_GAME, offsetof (Cli, game) },
  { OPTION_FROM, offsetof (Cli, from) },
  { OPTION_UNTIL, offsetof (Cli, until) },
  { OPTION_LIMIT, offsetof (Cli, limit) },
  { OPTION_DIRECTORY, offsetof (Cli, directory) },
};
static const struct
{
  int option;
  size_t where;
} flag_options[] = {
  { OPTION_CAMEL, offsetof (Cli, camel) },
  { OPTION_OPEN, offsetof (Cli, open) },
  { OPTION_CASES, offsetof (Cli, cases) },
  { OPTION_EXPLAIN, offsetof (Cli, explain) },
  { OPTION_JSON, offsetof (Cli, json) },
  { OPTION_FINISHED, offsetof (Cli, finished) },
  { OPTION_UNFINISHED, offsetof (Cli, unfinished) },
};

static void
take_option (Options *options, int option)
{
  Cli *cli = &options->cli;
  char *start = (char *) cli;

  options->given |= option;
  for (size_t i = 0; i < sizeof text_options / sizeof *text_options; i++)
    if (text_options[i].option == option)
      memcpy (start + text_options[i].where, &optarg, sizeof optarg);
  for (size_t i = 0; i < sizeof flag_options / sizeof *flag_options; i++)
    if (flag_options[i].option == option)
      *(bool *) (start + flag_options[i].where) = true;
  if (option == OPTION_LANG)
    options->lang = optarg;
  if (option == OPTION_PLAYER)
    cli->people[cli->n_people++] = optarg;
}

static void
read_options (int argc, char **argv, Options *ret_options)
{
  int option;

  *ret_options = (Options){ 0 };
  ret_options->cli.people = calloc ((size_t) argc, sizeof *ret_options->cli.people);
  if (ret_options->cli.people == NULL)
    abort ();
  opterr = 0;
  while ((option = getopt_long (argc, argv, "o:", long_options, NULL)) != -1)
    if (option == '?')
      {
        if (ret_options->unknown == NULL)
          ret_options->unknown = argv[optind - 1];
      }
    else
      take_option (ret_options, option == 'o' ? OPTION_OUTPUT : option);
  ret_options->cli.n_args = argc - optind;
  ret_options->cli.args = argv + optind;
}

static const char *
get_environment (const char *name)
{
  return getenv (name);
}

/* The asked-for language; where none was asked for, the locale's, and English when a
   program is reading. */
static const Lang *
open_language (const Options *options)
{
  const char *code = options->lang;

  if (code == NULL)
    code = options->cli.json || options->cli.cases
               ? "en"
               : lang_from_environment (get_environment);
  Lang *lang = lang_open (code, options->cli.catalogs);
  if (lang == NULL && options->lang == NULL)
    lang = lang_open ("en", "");
  return lang;
}

static bool
may_use_color (void)
{
  const char *no_color = getenv ("NO_COLOR"), *term = getenv ("TERM");
  return isatty (STDOUT_FILENO) && (no_color == NULL || no_color[0] == '\0') &&
         term != NULL && strcmp (term, "dumb") != 0;
}

static void
print_help (const Cli *cli)
{
  puts (cli_text (
      cli,
      /* Translators: the help of the command line. Keep the names of commands and
         options, and the alignment; at most 79 columns. */
      N_ ("caravan: scores, checks and settles games of Oasis, Oregon and Basari\n"
          "\n"
          "  caravan check RECORD             replay a record and say what is wrong\n"
          "  caravan show RECORD [--at N]     the board and the players, after N "
          "events\n"
          "  caravan judge RECORD EVENT…      may this be played? (- reads events)\n"
          "  caravan judge --cases [FILE]     answer many cases, one per line\n"
          "        --explain says what would make it legal\n"
          "  caravan legal RECORD --by COLOR  where may a piece go? With one of\n"
          "        --tile KIND, --camel, --farmer CARD,CARD, --building KIND --card "
          "CARD\n"
          "  caravan score RECORD [--open]    the score sheet; --open uses hidden "
          "counts\n"
          "  caravan score --cases [FILE]     score many records, one per line\n"
          "  caravan reveal RECORD --by COLOR open what was hidden; asks for the PIN,\n"
          "        or with --pin-fd N reads it from an open file\n"
          "  caravan export RECORD --to csv|json|bgstats|text [-o FILE] [--open]\n"
          "                                   the score for other programs, or to "
          "keep\n"
          "  caravan history [list] [WORD…]   past games, the newest first; fewer "
          "with\n"
          "        --game GAME, --player NAME, --from DATE, --until DATE, --finished,\n"
          "        --unfinished, --limit N\n"
          "  caravan history show NUMBER|FILE what is known of a past game, and its "
          "sheet\n"
          "  caravan history stats            wins, means and what decided; --game "
          "GAME,\n"
          "        --player NAME, --from DATE, --until DATE\n"
          "  caravan history export FILE      everything in a new file NAME.caravans; "
          "with\n"
          "        NUMBER|FILE -o FILE one record\n"
          "  caravan history import FILE…     records, or what export wrote\n"
          "        --directory DIR for a history other than your own\n"
          "  caravan rules [TOPIC|RULE]       the rules reference: its contents, a "
          "page,\n"
          "                                   or the section of a rule\n"
          "  caravan simulate GAME            a random legal game as a record, or "
          "with\n"
          "        --games N statistics of many; --players K, --seed S, -o FILE\n"
          "\n"
          "  --json            output for programs\n"
          "  --lang en|it|fr   the language, whatever the system uses\n"
          "  --edition it|fr   judge by another booklet\n"
          "  --help, --version\n"
          "\n"
          "Exit status: 0 fine or legal, 1 a rule is broken, 2 wrong use or "
          "unreadable.")));
}

/* The first option given that the command does not take, or NULL. */
static const char *
find_stray_option (int given, int taken)
{
  for (const struct option *option = long_options; option->name != NULL; option++)
    if ((given & option->val) && !(taken & option->val))
      return option->name;
  return NULL;
}

/* How many words of the arguments name the command; 0 when they don't. */
static int
count_words (const Cli *cli, const char *name)
{
  int n = 0;

  for (size_t length; *name != '\0'; name += length + (name[length] == ' '), n++)
    {
      length = strcspn (name, " ");
      if (n >= cli->n_args || strlen (cli->args[n]) != length ||
          strncmp (cli->args[n], name, length) != 0)
        return 0;
    }
  return n;
}

/* The command with the longest name that fits; its words are taken off. */
static const Command *
find_command (Cli *cli)
{
  const Command *found = NULL;
  int n_words = 0;

  for (size_t i = 0; i < N_COMMANDS; i++)
    {
      int n = count_words (cli, commands[i].name);
      if (n > n_words)
        {
          found = &commands[i];
          n_words = n;
        }
    }
  cli->args += n_words;
  cli->n_args -= n_words;
  return found;
}

static CliStatus
run_command (Options *options)
{
  Cli *cli = &options->cli;

  if (cli->n_args == 0)
    return cli_misuse (cli, N_ ("What should be done?"), NULL);
  const Command *command = find_command (cli);
  if (command == NULL)
    return cli_misuse (cli, N_ ("There is no command “%1$s”."), cli->args[0]);
  const char *stray =
      find_stray_option (options->given, command->options | OPTIONS_EVERYWHERE);
  if (stray != NULL)
    return cli_misuse (cli, N_ ("“--%1$s” does not belong to this command."), stray);
  if (command->args_most >= 0 && cli->n_args > command->args_most)
    return cli_misuse (cli, N_ ("“%1$s” is not expected here."),
                       cli->args[command->args_most]);
  return command->run (cli);
}

static CliStatus
run (Options *options)
{
  Cli *cli = &options->cli;

  if (options->unknown != NULL)
    return cli_misuse (cli, N_ ("“%1$s” is not an option, or its value is missing."),
                       options->unknown);
  if (options->given & OPTION_HELP)
    print_help (cli);
  else if (options->given & OPTION_VERSION)
    puts ("caravan " VERSION);
  else
    return run_command (options);
  return CLI_FINE;
}

int
main (int argc, char **argv)
{
  Options options;

  /* Only to know how wide characters are; languages are our own business. */
  setlocale (LC_CTYPE, "C.UTF-8");
  read_options (argc, argv, &options);

  char *catalogs = lang_find_directory ("CARAVANSERAI_LOCALE", "po", LOCALEDIR);
  options.cli.catalogs = catalogs;
  const Lang *lang = open_language (&options);
  options.cli.lang = lang != NULL ? lang : lang_open ("en", "");
  char *boards =
      lang_find_directory ("CARAVANSERAI_BOARDS", "data/boards", PKGDATADIR "/boards");
  options.cli.boards = boards;
  char *help = lang_find_directory ("CARAVANSERAI_HELP", "help", HELPDIR);
  options.cli.help = help;
  options.cli.out = stdout;
  options.cli.color = may_use_color ();

  CliStatus status =
      lang == NULL
          ? cli_misuse (&options.cli, N_ ("There is no language “%1$s”."), options.lang)
          : run (&options);
  free (boards);
  free (help);
  free (catalogs);
  free (options.cli.people);
  lang_close ((Lang *) lang);
  if (fflush (stdout) != 0 || ferror (stdout))
    status = CLI_WRONG;
  return (int) status;
}
