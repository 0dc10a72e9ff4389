/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A query as SQL, and the names of persons as texts. Values are always bound, never
   written into the statement. */
#include "rec-history-private.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rec-fold.h"

#define BLANKS " \t\r\n"

static int
add_value (RecClause *clause, const char *value)
{
  clause->values[clause->n_values++] = value;
  return clause->n_values;
}

/* A game that only a later version of the program knows is passed over. */
static void
put_games (FILE *stream)
{
  fputs ("g.kind IN (", stream);
  for (int i = 0; cv_games[i] != NULL; i++)
    fprintf (stream, "%s'%s'", i > 0 ? "," : "", cv_games[i]->id);
  fputc (')', stream);
}

/* The words of a game hold the names as recorded; of the persons only those are looked
   through who are called otherwise. CROSS JOIN: in this order, persons first. */
static void
put_word (FILE *stream, RecClause *clause, const char *word)
{
  int n = add_value (clause, word);
  fprintf (stream,
           " AND (instr(g.words, ?%d) > 0 OR g.id IN (SELECT s.game FROM person p"
           " CROSS JOIN name n ON n.person = p.id CROSS JOIN seat s ON s.name = n.id"
           " WHERE p.name <> n.written AND instr(p.fold, ?%d) > 0))",
           n, n);
}

static void
put_search (FILE *stream, RecClause *clause, const char *search)
{
  char *word = clause->words = rec_fold (search), *end;

  for (int n = 0; n < REC_WORDS_MOST; n++)
    {
      word += strspn (word, BLANKS);
      end = word + strcspn (word, BLANKS);
      if (end == word)
        return;
      bool is_last = *end == '\0';
      *end = '\0';
      put_word (stream, clause, word);
      if (is_last)
        return;
      word = end + 1;
    }
}

static void
put_dates (FILE *stream, RecClause *clause, const RecHistoryQuery *query)
{
  if (query->from != NULL)
    fprintf (stream, " AND g.date >= ?%d", add_value (clause, query->from));
  if (query->to == NULL)
    return;
  /* Every time of that day comes before this, and the time itself. */
  snprintf (clause->to, sizeof clause->to, "%.20s~", query->to);
  fprintf (stream, " AND g.date <> '' AND g.date < ?%d",
           add_value (clause, clause->to));
}

void
rec_clause_start (RecClause *clause, const RecHistoryQuery *query)
{
  assert (clause != NULL && query != NULL);

  size_t size;

  *clause = (RecClause){ 0 };
  FILE *stream = open_memstream (&clause->where, &size);
  if (stream == NULL)
    abort ();
  if (query->game != NULL)
    fprintf (stream, "g.kind = ?%d", add_value (clause, query->game->id));
  else
    put_games (stream);
  if (query->person != NULL)
    fprintf (stream,
             " AND g.id IN (SELECT s.game FROM person p CROSS JOIN name n"
             " ON n.person = p.id CROSS JOIN seat s ON s.name = n.id"
             " WHERE p.name = ?%d)",
             add_value (clause, query->person));
  put_dates (stream, clause, query);
  if (query->which != REC_HISTORY_ANY)
    fprintf (stream, " AND g.is_finished = %d", query->which == REC_HISTORY_FINISHED);
  if (query->search != NULL)
    put_search (stream, clause, query->search);
  if (fclose (stream) != 0)
    abort ();
}

void
rec_clause_bind (const RecClause *clause, sqlite3_stmt *statement)
{
  assert (clause != NULL);
  for (int i = 0; i < clause->n_values; i++)
    sqlite3_bind_text (statement, i + 1, clause->values[i], -1, SQLITE_STATIC);
}

void
rec_clause_clear (RecClause *clause)
{
  free (clause->where);
  free (clause->words);
}

/* Persons. Ids of names are handed out one after the other, so an array will do. */

#define IDS_MOST (1 << 24)

bool
rec_persons_read (RecHistory *history, RecPersons *ret_persons, RecError *error)
{
  assert (history != NULL);
  assert (ret_persons != NULL && error != NULL);

  sqlite3_stmt *rows = rec_db_use (history, REC_SQL_NAMES);
  RecPersons persons = { 0 };
  int result;

  while ((result = rec_db_step (history, rows, error)) == 1)
    {
      int64_t id = sqlite3_column_int64 (rows, 0);
      if (id < 0 || id >= IDS_MOST)
        continue;
      if ((size_t) id >= persons.n_names)
        {
          size_t n = (size_t) id * 2 + 16;
          persons.names = realloc (persons.names, n * sizeof *persons.names);
          if (persons.names == NULL)
            abort ();
          memset (persons.names + persons.n_names, 0,
                  (n - persons.n_names) * sizeof *persons.names);
          persons.n_names = n;
        }
      free (persons.names[id]);
      persons.names[id] = rec_db_copy_text (rows, 2);
    }
  if (result < 0)
    {
      rec_persons_clear (&persons);
      return false;
    }
  *ret_persons = persons;
  return true;
}

const char *
rec_persons_name (const RecPersons *persons, int64_t id)
{
  assert (persons != NULL);

  bool is_known =
      id >= 0 && (size_t) id < persons->n_names && persons->names[id] != NULL;
  return is_known ? persons->names[id] : "";
}

void
rec_persons_clear (RecPersons *persons)
{
  for (size_t i = 0; i < persons->n_names; i++)
    free (persons->names[i]);
  free (persons->names);
  *persons = (RecPersons){ 0 };
}
