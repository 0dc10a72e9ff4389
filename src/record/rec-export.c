/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scores for spreadsheets and for BG Stats. */
#include "rec-export.h"

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "rec-report.h"

#define DATE_SIZE sizeof "2026-11-15 19:30:00"
#define ID_SIZE   sizeof "0123456789abcdef"

/* Games that BoardGameGeek knows, by its number; the others are matched by name. */
static const struct
{
  const char *game;
  int number;
} bgg_ids[] = { { "oregon", 31497 } };

/* When it was played. */

/* As BG Stats wants it, or empty. */
static void
find_date (const RecRecord *record, char ret_date[DATE_SIZE])
{
  char date[REC_DATE_SIZE] = "";

  rec_record_date (record, date);
  memcpy (ret_date, date, DATE_SIZE - 1);
  ret_date[DATE_SIZE - 1] = '\0';
  if (ret_date[0] != '\0')
    ret_date[strlen ("2026-11-15")] = ' ';
}

/* CSV. */

/* A text, in quotes where the form needs them. What a spreadsheet would take for a
   formula gets an apostrophe before it, by which spreadsheets know a text: names come
   from other people's records. Numbers are no texts and stay what they are. */
static void
put_field (FILE *out, const char *text)
{
  bool is_formula = text[0] != '\0' && strchr ("=+-@\t\r", text[0]) != NULL;
  bool quoted = is_formula || strpbrk (text, ",\"\r\n") != NULL;

  if (quoted)
    fputc ('"', out);
  if (is_formula)
    fputc ('\'', out);
  for (; *text != '\0'; text++)
    {
      if (*text == '"')
        fputc ('"', out);
      fputc (*text, out);
    }
  if (quoted)
    fputc ('"', out);
}

static void
put_head (FILE *out, const CvPlayerScore *any)
{
  fputs ("game,date,color,name,rank,total", out);
  for (int i = 0; i < any->n_lines; i++)
    fprintf (out, ",%s", any->lines[i].rule->id);
  fputs ("\r\n", out);
}

/* What is sealed leaves its fields empty. */
static void
put_row (FILE *out,
         const RecRecord *record,
         const char *date,
         const CvPlayerScore *score,
         int seat)
{
  const CvTable *table = rec_record_table (record);

  fprintf (out, "%s,%s,%s,", table->game->id, date, cv_color_names[table->color[seat]]);
  put_field (out, rec_record_name (record, seat));
  if (score->sealed)
    fputs (",,", out);
  else
    fprintf (out, ",%d,%" PRId32, score->rank, score->total);
  for (int i = 0; i < score->n_lines; i++)
    if (score->lines[i].is_known)
      fprintf (out, ",%" PRId32, score->lines[i].points);
    else
      fputc (',', out);
  fputs ("\r\n", out);
}

char *
rec_export_csv (RecRecord *record, const CvScore *score)
{
  assert (record != NULL && score != NULL);

  char date[DATE_SIZE], *text;
  size_t size;
  FILE *out = open_memstream (&text, &size);

  if (out == NULL)
    abort ();
  find_date (record, date);
  put_head (out, &score->player[0]);
  for (int i = 0; i < score->n_players; i++)
    put_row (out, record, date, &score->player[score->order[i]], score->order[i]);
  if (fclose (out) != 0)
    abort ();
  return text;
}

/* JSON. */

char *
rec_export_json (const RecRecord *record, const CvScore *score)
{
  assert (record != NULL && score != NULL);

  json_t *report = rec_report_score (record, score);
  char *text = json_dumps (report, JSON_COMPACT);

  json_decref (report);
  if (text == NULL)
    abort ();
  return text;
}

char *
rec_export_close (char *text)
{
  char *line;
  if (asprintf (&line, "%s\n", text) < 0)
    abort ();
  free (text);
  return line;
}

/* BG Stats. */

/* FNV-1a: the same for the same bytes, on every machine and for ever. */
static uint64_t
hash_json (uint64_t hash, const json_t *value)
{
  char *text = json_dumps (value, JSON_COMPACT | JSON_SORT_KEYS);

  if (text == NULL)
    abort ();
  for (const char *c = text; *c != '\0'; c++)
    hash = (hash ^ (unsigned char) *c) * UINT64_C (0x100000001b3);
  free (text);
  return hash;
}

/* By this BG Stats knows a play that it was given before. The header tells one evening
   from another when it has its time, and stays the same while the game goes on; without
   the time only the events can. What was hidden is left out: whoever tries all counts
   would find the one that gives the id. */
static void
print_play_id (RecRecord *record, char ret_id[ID_SIZE])
{
  const json_t *header = rec_record_header (record);
  const CvMatch *match = rec_record_match (record);
  bool has_time = json_object_get (header, "created") != NULL;
  uint64_t hash = hash_json (UINT64_C (0xcbf29ce484222325), header);

  for (size_t i = 0; !has_time && i < cv_match_n_entries (match); i++)
    {
      if (cv_match_entry (match, i)->verb == CV_VERB_HIDE)
        continue;
      json_t *event = rec_record_event (record, i);
      hash = hash_json (hash, event);
      json_decref (event);
    }
  snprintf (ret_id, ID_SIZE, "%016" PRIx64, hash);
}

/* On some of its platforms BG Stats stops at a boolean that is missing: all are there.
 */
static json_t *
game_json (const CvGame *game)
{
  json_t *object = json_pack ("{s:s,s:s,s:b,s:b}", "name", game->name, "sourceGameId",
                              game->id, "highestWins", 1, "noPoints", 0);
  for (size_t i = 0; i < sizeof bgg_ids / sizeof *bgg_ids; i++)
    if (strcmp (bgg_ids[i].game, game->id) == 0)
      json_object_set_new (object, "bggId", json_integer (bgg_ids[i].number));
  return object;
}

static json_t *
player_json (const CvTable *table, const CvScore *score, int seat, const char *name)
{
  const CvPlayerScore *own = &score->player[seat];
  json_t *player =
      json_pack ("{s:s,s:s,s:b}", "name", name, "sourcePlayerId",
                 cv_color_names[table->color[seat]], "startPlayer", seat == 0);
  if (!own->sealed)
    {
      json_object_set_new (player, "rank", json_integer (own->rank));
      json_object_set_new (player, "score", json_integer (own->total));
    }
  json_object_set_new (player, "winner", json_boolean (score->winners >> seat & 1));
  return player;
}

/* All but the players. What took less than half a minute was not timed. */
static json_t *
play_json (RecRecord *record)
{
  char date[DATE_SIZE], id[ID_SIZE];
  int64_t minutes = (rec_record_played (record) + 30) / 60;

  find_date (record, date);
  print_play_id (record, id);
  json_t *play =
      json_pack ("{s:s,s:s,s:s,s:o}", "sourceName", "Caravanserai", "sourcePlayId", id,
                 "playDate", date, "game", game_json (rec_record_table (record)->game));
  if (minutes > 0)
    json_object_set_new (play, "durationMin", json_integer (minutes));
  return play;
}

static void
set_players (json_t *play, const CvTable *table, const CvScore *score, char **names)
{
  json_t *players = json_array ();
  for (int i = 0; i < score->n_players; i++)
    {
      int seat = score->order[i];
      json_array_append_new (players, player_json (table, score, seat, names[seat]));
    }
  json_object_set_new (play, "players", players);
}

/* RFC 3986: what is not unreserved is written in hexadecimal, byte by byte. */
static bool
is_unreserved (char c)
{
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         (c != '\0' && strchr ("-._~", c) != NULL);
}

static char *
make_link (const json_t *play)
{
  static const char start[] = "https://app.bgstatsapp.com/createPlay.html?data=";
  char *text = json_dumps (play, JSON_COMPACT), *link;
  size_t size;
  FILE *out = open_memstream (&link, &size);

  if (text == NULL || out == NULL)
    abort ();
  fputs (start, out);
  for (const char *c = text; *c != '\0'; c++)
    if (is_unreserved (*c))
      fputc (*c, out);
    else
      fprintf (out, "%%%02X", (unsigned char) *c);
  if (fclose (out) != 0)
    abort ();
  free (text);
  return link;
}

/* The bytes a name takes in the link; JSON puts a backslash before two characters. */
static size_t
encoded_size (const char *name)
{
  size_t size = 0;
  for (; *name != '\0'; name++)
    size += is_unreserved (*name) ? 1 : *name == '"' || *name == '\\' ? 6 : 3;
  return size;
}

/* Takes the last character from the name that takes the most room, so that short names
   stay whole. False when every name is down to one character. */
static bool
cut_longest (char **names, int n_names)
{
  char *longest = names[0];
  for (int i = 1; i < n_names; i++)
    if (encoded_size (names[i]) > encoded_size (longest))
      longest = names[i];

  size_t n = strlen (longest) - 1;
  while (n > 0 && ((unsigned char) longest[n] & 0xc0) == 0x80)
    n--;
  if (n == 0)
    return false;
  longest[n] = '\0';
  return true;
}

char *
rec_export_bgstats (RecRecord *record, const CvScore *score)
{
  assert (record != NULL && score != NULL);

  const CvTable *table = rec_record_table (record);
  json_t *play = play_json (record);
  char *names[CV_PLAYERS_MOST], *link = NULL;

  for (int seat = 0; seat < score->n_players; seat++)
    if ((names[seat] = strdup (rec_record_name (record, seat))) == NULL)
      abort ();
  do
    {
      free (link);
      set_players (play, table, score, names);
      link = make_link (play);
    }
  while (strlen (link) >= REC_EXPORT_LINK_SIZE &&
         cut_longest (names, score->n_players));
  for (int seat = 0; seat < score->n_players; seat++)
    free (names[seat]);
  json_decref (play);
  return link;
}

/* Files. */

bool
rec_export_save (const char *path,
                 const char *text,
                 const RecDisk *disk,
                 RecError *error)
{
  assert (path != NULL && disk != NULL);
  assert (text != NULL);

  int fd = rec_disk_create (disk, path, text, strlen (text));

  if (fd < 0)
    return rec_error_set_reason (error, true, errno);
  close (fd);
  return true;
}
