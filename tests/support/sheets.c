/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "sheets.h"

#include "simulated.h"

static const char *const short_names[] = { "Anna", "Bruno", "Chiara", "Davide",
                                           "Elena" };

/* As long as a name can be, in letters that take one, two and three bytes. */
static const char *const long_names[] = {
  "Maximiliane Alexandra von und zu Hohenstein-Wartenberg-Lauterbach",
  "Éléonore-Françoise Désirée de La Rochefoucauld-Montbéliard Évêché",
  "Ναυσικά Παπαδημητρίου-Κωνσταντινοπούλου του Αλεξάνδρου Ιωαννίνων",
  ("甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥金木水火土天地玄黃宇宙洪荒日月盈昃辰宿"
   "列"
   "張寒來暑往秋收冬藏閏餘成歲律呂調陽"),
  "Nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn",
};

/* Names have at most 64 characters. */
static char *
make_name (const SheetsGame *game, int seat)
{
  const char *name = game->long_names ? long_names[seat] : short_names[seat];

  return g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), 64));
}

static gboolean
is_secret (const SheetsGame *wanted, const CvGame *game, const char *line)
{
  for (int seat = 0; seat < game->players_max; seat++)
    {
      g_autofree char *start = g_strdup_printf ("{\"do\":\"reveal\",\"by\":\"%s\"",
                                                cv_color_names[game->colors[seat]]);
      if (wanted->secrets >> seat & 1 && g_str_has_prefix (line, start))
        return TRUE;
    }
  return FALSE;
}

char *
sheets_play (const SheetsGame *wanted)
{
  const CvGame *game = cv_game_find (wanted->game);
  int n_players = wanted->n_players > 0 ? wanted->n_players : game->players_max;
  char *names[CV_PLAYERS_MOST];

  for (int seat = 0; seat < n_players; seat++)
    names[seat] = make_name (wanted, seat);
  char *header = simulated_header (game, n_players, (const char *const *) names,
                                   "2026-11-15T19:30:00Z");
  char *events = simulated_events (game, n_players, wanted->seed);
  GString *text = g_string_new (header);
  g_auto (GStrv) lines = g_strsplit (events, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0' && !is_secret (wanted, game, *line))
      g_string_append_printf (text, "%s\n", *line);
  for (int seat = 0; seat < n_players; seat++)
    g_free (names[seat]);
  free (header);
  free (events);
  return g_string_free (text, FALSE);
}

static const RecReading *
get_reading (void)
{
  static RecReading reading = { .events_most = SIZE_MAX };

  reading.boards = getenv ("CARAVANSERAI_BOARDS");
  return &reading;
}

static CaravanSheet *
take_record (RecRecord *record)
{
  assert_non_null (record);
  CaravanSheet *sheet = caravan_sheet_new (record);
  rec_record_free (record);
  return sheet;
}

CaravanSheet *
sheets_read (const char *text)
{
  RecError error = { 0 };

  return take_record (rec_record_read (text, strlen (text), get_reading (), &error));
}

CaravanSheet *
sheets_simulate (const SheetsGame *game)
{
  g_autofree char *text = sheets_play (game);

  return sheets_read (text);
}

CaravanSheet *
sheets_begun (const SheetsGame *game)
{
  g_autofree char *text = sheets_play (game);
  char *end = strchr (text + strlen (text) / 2, '\n');

  assert_non_null (end);
  end[1] = '\0';
  return sheets_read (text);
}

CaravanSheet *
sheets_example (const char *game)
{
  g_autofree char *path =
      g_strdup_printf ("%s/%s.caravan", getenv ("CARAVANSERAI_EXAMPLES"), game);
  RecError error = { 0 };

  return take_record (rec_record_load (path, get_reading (), &error));
}
