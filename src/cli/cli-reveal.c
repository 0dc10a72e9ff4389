/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan reveal: opens what a player has hidden and states it in the record. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>

#include "cli.h"
#include "rec-journal.h"
#include "rec-lock.h"

/* The key of the player's lock, NULL when there is no lock; false when it said why it
   can't be had. */
static bool
find_key (const Cli *cli, RecRecord *record, int seat, RecKey **ret_key)
{
  const json_t *lock = rec_record_lock (record, seat);
  RecError error = { 0 };

  *ret_key = NULL;
  if (lock == NULL)
    return true;
  char *pin = cli_ask_pin (cli, rec_record_name (record, seat));
  if (pin == NULL)
    return false;
  *ret_key = rec_lock_open (lock, pin, &error);
  sodium_free (pin);
  if (*ret_key == NULL)
    cli_complain (cli, cli->args[0], &error);
  return *ret_key != NULL;
}

static void
print_counts (const Cli *cli,
              RecRecord *record,
              int seat,
              const int counts[CV_HIDDEN_MOST])
{
  const CvGame *game = rec_record_table (record)->game;
  char *label = lang_sheet_label (cli->lang, record, seat);

  cli_player_color (cli, rec_record_table (record)->color[seat], true);
  lang_put (stdout, label);
  cli_player_color (cli, rec_record_table (record)->color[seat], false);
  fputc ('\n', stdout);
  free (label);
  for (int key = 0; game->hidden_terms[key] != NULL; key++)
    {
      const LangArg args[] = {
        { .type = LANG_ARG_TEXT, .text = cli_text (cli, game->hidden_terms[key]) },
        { .type = LANG_ARG_NUMBER, .number = counts[key] },
      };
      /* Translators: what was hidden and how much of it, “Water Wells: 3”. */
      char *line = lang_format (cli->lang, N_ ("%1$s: %2$s"), args, 2);
      lang_put_wrapped (stdout, line, 0, 2);
      free (line);
    }
}

/* States the counts, on the disk first, then here. */
static CliStatus
state_counts (const Cli *cli,
              RecJournal *journal,
              int seat,
              const int counts[CV_HIDDEN_MOST])
{
  RecRecord *record = rec_journal_record (journal);
  json_t *event = rec_lock_reveal (record, seat, counts);
  CliStatus status = CLI_FINE;
  RecError error = { 0 };

  if (!rec_journal_play (journal, event, &error))
    status = cli_complain (cli, cli->args[0], &error);
  else if (cli->json)
    cli_print_json (json_incref (event));
  else
    print_counts (cli, rec_journal_record (journal), seat, counts);
  json_decref (event);
  return status;
}

static CliStatus
reveal (const Cli *cli, RecJournal *journal)
{
  RecRecord *record = rec_journal_record (journal);
  const CvTable *table = rec_record_table (record);
  int seat, counts[CV_HIDDEN_MOST];
  CliStatus status = CLI_WRONG;
  RecError error = { 0 };
  RecKey *key;

  if (table->game->hidden_keys == NULL)
    return cli_misuse (cli, N_ ("Nothing is hidden in this game: %1$g."),
                       table->game->name);
  if (!rec_seat_read (table, cli->by, "by", &seat, &error))
    return cli_complain (cli, "reveal", &error);
  if (!find_key (cli, record, seat, &key))
    return CLI_WRONG;
  if (rec_lock_count (record, seat, key, counts, &error))
    status = state_counts (cli, journal, seat, counts);
  else
    cli_complain (cli, cli->args[0], &error);
  rec_key_free (key);
  return status;
}

CliStatus
cli_reveal (const Cli *cli)
{
  RecReading reading = { .boards = cli->boards, .events_most = SIZE_MAX };
  RecError error = { 0 };

  if (cli->n_args < 1)
    return cli_misuse (cli, N_ ("Which record?"), NULL);
  if (cli->by == NULL)
    return cli_misuse (cli, N_ ("Whose counts? Say --by COLOR."), NULL);
  RecJournal *journal = rec_journal_open (cli->args[0], &reading, &rec_disk, &error);
  if (journal == NULL)
    return cli_complain (cli, cli->args[0], &error);
  if (rec_record_was_torn (rec_journal_record (journal)))
    cli_warn_torn (cli, error.line);
  CliStatus status = reveal (cli, journal);
  rec_journal_close (journal);
  return status;
}
