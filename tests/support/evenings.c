/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "evenings.h"

#include <glib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "cv-games.h"
#include "simulated.h"

static const char *const people[] = { "Anna",  "Bruno", "Chiara", "Davide",
                                      "Elena", "Chloé", "Daniel" };

/* Every second evening they play Oasis. */
static const CvGame *
choose_game (int evening)
{
  if (evening % 2 == 0)
    return &cv_oasis;
  return evening % 4 == 1 ? &cv_oregon : &cv_basari;
}

/* Anna is there nearly always, Daniel hardly ever. */
static void
seat_people (int evening, int n_players, const char **ret_names)
{
  int at = evening % 5 == 4 ? 1 : 0;

  for (int i = 0; i < n_players; i++)
    {
      ret_names[i] = people[at];
      at += evening % 9 == 7 && i == 1 ? 3 : 1;
    }
}

/* The record of an evening; played once a process. */
static const char *
play_evening (int evening, const CvGame *game, const char *created)
{
  static char *texts[EVENINGS_MOST];
  const char *names[CV_PLAYERS_MOST];
  int n_players =
      CLAMP (3 + evening % 3, (int) game->players_min, (int) game->players_max);

  if (texts[evening] != NULL)
    return texts[evening];
  seat_people (evening, n_players, names);
  char *header = simulated_header (game, n_players, names, created);
  char *events = simulated_events (game, n_players, (uint64_t) (evening + 11));
  texts[evening] = g_strconcat (header, events, NULL);
  free (header);
  free (events);
  return texts[evening];
}

static void
write_evening (const char *directory, int evening)
{
  const CvGame *game = choose_game (evening);
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, 3, G_DATE_JANUARY, 2024);
  g_date_add_days (&date, (guint) (9 * evening));
  g_autofree char *created =
      g_strdup_printf ("%04d-%02d-%02dT19:30:00Z", g_date_get_year (&date),
                       g_date_get_month (&date), g_date_get_day (&date));
  g_autofree char *name = g_strdup_printf ("%.10s-%s.caravan", created, game->id);
  g_autofree char *path = g_build_filename (directory, name, NULL);

  if (!g_file_set_contents (path, play_evening (evening, game, created), -1, NULL))
    g_error ("%s can't be written", path);
}

static void
save (const char *directory, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (directory, name, NULL);

  g_mkdir_with_parents (directory, 0755);
  if (!g_file_set_contents (path, text, -1, NULL))
    g_error ("%s can't be written", path);
}

/* Where half of the lines end. */
static gsize
find_middle (const char *text)
{
  const char *middle = strchr (text + strlen (text) / 2, '\n');

  return (gsize) (middle + 1 - text);
}

void
evenings_write_begun (const char *directory, int n)
{
  for (int i = 0; i < n; i++)
    {
      const CvGame *game = choose_game (i);
      g_autofree char *created = g_strdup_printf ("2024-12-%02dT20:15:00Z", i + 1);
      g_autofree char *name = g_strdup_printf ("%.10s-%s.caravan", created, game->id);
      GString *text = g_string_new (play_evening (i, game, created));
      char *date = strstr (text->str, "\"created\":\"") + strlen ("\"created\":\"");
      memcpy (date, created, strlen (created));
      g_string_truncate (text, find_middle (text->str));
      save (directory, name, text->str);
      g_string_free (text, TRUE);
    }
}

#define COUNTED(DAY, TRACK)                                                            \
  "{\"caravanserai\":1,\"game\":\"oregon\",\"created\":\"2023-11-" DAY                 \
  "T21:00:00Z\",\"players\":[{\"color\":\"yellow\",\"name\":\"Anna\"},"                \
  "{\"color\":\"blue\",\"name\":\"Chloé\"}]}\n"                                       \
  "{\"do\":\"count\",\"by\":\"yellow\",\"track\":60,\"farmers\":5}\n"                  \
  "{\"do\":\"count\",\"by\":\"blue\",\"track\":" TRACK ",\"farmers\":5}\n"             \
  "{\"do\":\"end\"}\n"

void
evenings_write_counted (const char *directory)
{
  save (directory, "2023-11-04-counted.caravan", COUNTED ("04", "60"));
  save (directory, "2023-11-18-counted.caravan", COUNTED ("18", "71"));
}

void
evenings_write (const char *directory, int n)
{
  g_mkdir_with_parents (directory, 0755);
  for (int i = 0; i < n && i < EVENINGS_MOST; i++)
    write_evening (directory, i);
}
