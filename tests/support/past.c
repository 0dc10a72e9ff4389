/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "past.h"

#include <ftw.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files.h"
#include "text.h"

static int
remove_one (const char *path, const struct stat *info, int type, struct FTW *where)
{
  return remove (path);
}

void
past_remove (const char *directory)
{
  assert_int_equal (nftw (directory, remove_one, 16, FTW_DEPTH | FTW_PHYS), 0);
}

void
past_reopen (Past *past)
{
  RecError error = { 0 };

  rec_history_close (past->history);
  past->history =
      rec_history_open (past->directory, getenv ("CARAVANSERAI_DATA"), &error);
  if (past->history == NULL)
    fail_msg ("%s %s", error.text, error.args[0]);
}

int
past_set_up (void **state)
{
  Past *past = calloc (1, sizeof *past);
  past->directory = files_make_directory ("past");
  past_reopen (past);
  *state = past;
  return 0;
}

int
past_clear_away (void **state)
{
  Past *past = *state;
  rec_history_close (past->history);
  past_remove (past->directory);
  free (past->directory);
  free (past);
  return 0;
}

char *
past_path (const Past *past, const char *name)
{
  return files_path (past->directory, name);
}

void
past_put (const Past *past, const char *file, const char *lines)
{
  char *games = past_path (past, "games"), *path = files_path (games, file);
  mkdir (games, 0700);
  files_write_lines (path, lines);
  free (games);
  free (path);
}

void
past_put_oregon (const Past *past,
                 const char *file,
                 const char *created,
                 const char *results)
{
  char *lines, *copy = strdup (results), *rest = copy, *name;
  size_t size;
  FILE *stream = open_memstream (&lines, &size);
  char events[1024] = "";
  int n = 0, at = 0;

  fputs ("{'caravanserai':1,'game':'oregon','players':[", stream);
  while ((name = strsep (&rest, " ")) != NULL)
    {
      const char *color = cv_color_names[cv_game_find ("oregon")->colors[n]];
      fprintf (stream, "%s{'color':'%s','name':'%s'}", n > 0 ? "," : "", color, name);
      at += snprintf (events + at, sizeof events - (size_t) at,
                      "{'do':'count','by':'%s','track':%s,'farmers':%d}\n", color,
                      strsep (&rest, " "), 9 - n);
      n++;
    }
  fputc (']', stream);
  if (created != NULL)
    fprintf (stream, ",'created':'%sT20:00:00Z'", created);
  fprintf (stream, "}\n%s{'do':'end'}\n", events);
  fclose (stream);
  past_put (past, file, lines);
  free (lines);
  free (copy);
}

bool
past_sync (Past *past)
{
  RecError error = { 0 };
  bool is_changed = false;
  if (!rec_history_sync (past->history, &is_changed, &error))
    fail_msg ("%s %s", error.text, error.args[0]);
  return is_changed;
}

static RecHistoryList
list (Past *past, RecHistoryQuery query)
{
  RecError error = { 0 };
  RecHistoryList found;
  if (!rec_history_list (past->history, &query, &found, &error))
    fail_msg ("%s %s", error.text, error.args[0]);
  return found;
}

char *
past_find (Past *past, RecHistoryQuery query)
{
  RecHistoryList found = list (past, query);
  char *text;
  size_t size;
  FILE *stream = open_memstream (&text, &size);

  for (size_t i = 0; i < found.n_games; i++)
    fprintf (stream, "%s%.*s", i > 0 ? " " : "",
             (int) (strlen (found.games[i].file) - strlen (".caravan")),
             found.games[i].file);
  fclose (stream);
  rec_history_list_clear (&found);
  return text;
}

void
past_expect (Past *past, RecHistoryQuery query, const char *files)
{
  char *found = past_find (past, query);
  assert_string_equal (found, files);
  free (found);
}

void
past_expect_people (Past *past, const char *names)
{
  RecError error = { 0 };
  char **people = rec_history_people (past->history, &error), *text;
  size_t size;
  FILE *stream = open_memstream (&text, &size);

  assert_non_null (people);
  for (int i = 0; people[i] != NULL; i++)
    fprintf (stream, "%s%s", i > 0 ? "," : "", people[i]);
  fclose (stream);
  assert_string_equal (text, names);
  free (text);
  rec_history_names_free (people);
}

/* What it points to is good until the next call. */
RecHistoryGame
past_game (Past *past, const char *file)
{
  static RecHistoryList kept;
  RecHistoryList found = list (past, (RecHistoryQuery){ 0 });

  rec_history_list_clear (&kept);
  kept = found;
  for (size_t i = 0; i < kept.n_games; i++)
    if (strcmp (kept.games[i].file, file) == 0)
      return kept.games[i];
  fail_msg ("%s is not in the list", file);
  return (RecHistoryGame){ 0 };
}

static void
print_list (FILE *stream, const RecHistoryList *found)
{
  for (size_t i = 0; i < found->n_games; i++)
    {
      const RecHistoryGame *game = &found->games[i];
      fprintf (stream, "%s %s %s %d%d%d %d %zu", game->file, game->game->id, game->date,
               game->is_finished, game->has_board, game->has_house, (int) game->decided,
               game->n_steps);
      for (int seat = 0; seat < game->n_players; seat++)
        {
          const RecHistoryPlayer *player = &game->player[seat];
          fprintf (stream, " | %s %d %d%d %d %d:", player->name, player->color,
                   player->sealed, player->is_winner, player->rank, player->total);
          for (int line = 0; line < CV_LINES_MOST; line++)
            fprintf (stream, " %d", player->points[line]);
        }
      fputc ('\n', stream);
    }
}

static void
print_stats (FILE *stream, const RecHistoryStats *stats)
{
  for (size_t i = 0; i < stats->n_people; i++)
    fprintf (stream, "%s %zu %zu %" PRId64 " %d %" PRId64 "\n", stats->people[i].name,
             stats->people[i].n_games, stats->people[i].n_wins, stats->people[i].sum,
             stats->people[i].best, stats->people[i].rank_sum);
  for (size_t i = 0; i < stats->n_kinds; i++)
    fprintf (stream, "%s %zu %" PRId64 " %d %s\n", stats->kinds[i].game->id,
             stats->kinds[i].n_games, stats->kinds[i].sum, stats->kinds[i].best,
             stats->kinds[i].best_name);
}

char *
past_print (Past *past)
{
  RecHistoryQuery query = { 0 };
  RecHistoryList found = list (past, query);
  RecHistoryStats stats;
  RecError error = { 0 };
  char *text;
  size_t size;
  FILE *stream = open_memstream (&text, &size);

  assert_true (rec_history_stats (past->history, &query, &stats, &error));
  print_list (stream, &found);
  print_stats (stream, &stats);
  fclose (stream);
  rec_history_list_clear (&found);
  rec_history_stats_clear (&stats);
  return text;
}
