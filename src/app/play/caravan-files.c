/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-files.h"

#include <glib/gstdio.h>
#include <string.h>

#include "rec-disk.h"

#define RECORD_SUFFIX ".caravan"
#define BOARD_SUFFIX  ".board"

/* A file name has 255 bytes; a number and the suffix need some of them. */
#define STEM_MOST 200

const char *
caravan_files_data_dir (void)
{
  static char *directory;

  if (directory == NULL)
    directory = g_build_filename (g_get_user_data_dir (), "caravanserai", NULL);
  return directory;
}

const char *
caravan_files_games_dir (void)
{
  static char *directory;

  if (directory == NULL)
    directory = g_build_filename (caravan_files_data_dir (), "games", NULL);
  return directory;
}

/* What no file name can hold, or what other systems and shells stumble over. */
static void
append_tame (GString *stem, const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      gboolean is_wild = c < 0x20 || c == 0x7F || strchr ("/\\:*?\"<>|", (int) c);
      if (c < 0x80 && is_wild)
        g_string_append_c (stem, '-');
      else
        g_string_append_unichar (stem, c);
    }
}

static void
cut (GString *stem)
{
  if (stem->len <= STEM_MOST)
    return;
  const char *end = g_utf8_find_prev_char (stem->str, stem->str + STEM_MOST);
  g_string_truncate (stem, (gsize) (end - stem->str));
}

static char *
find_unused (const char *directory, const char *stem)
{
  for (int i = 1;; i++)
    {
      g_autofree char *number = i == 1 ? g_strdup ("") : g_strdup_printf (" (%d)", i);
      g_autofree char *name = g_strconcat (stem, number, RECORD_SUFFIX, NULL);
      char *path = g_build_filename (directory, name, NULL);
      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return path;
      g_free (path);
    }
}

/* "2026-11-16 Oasis Anna Bruno", as much of it as a file name holds. */
static GString *
make_stem (const char *game, const char *const *names, GDateTime *when)
{
  g_autofree char *date =
      when != NULL ? g_date_time_format (when, "%Y-%m-%d ") : g_strdup ("");
  GString *stem = g_string_new (date);

  append_tame (stem, game);
  for (; *names != NULL; names++)
    {
      g_string_append_c (stem, ' ');
      append_tame (stem, *names);
    }
  cut (stem);
  return stem;
}

char *
caravan_files_make_name (const char *game,
                         const char *const *names,
                         GDateTime *when,
                         const char *suffix)
{
  g_autoptr (GString) stem = make_stem (game, names, when);

  return g_strconcat (stem->str, ".", suffix, NULL);
}

char *
caravan_files_new_path (const char *game, const char *const *names, GDateTime *when)
{
  g_autoptr (GString) stem = make_stem (game, names, when);

  g_mkdir_with_parents (caravan_files_games_dir (), 0700);
  return find_unused (caravan_files_games_dir (), stem->str);
}

char *
caravan_files_copy_path (const char *directory, const char *path)
{
  g_autofree char *stem = g_path_get_basename (path);

  if (caravan_files_is_record (stem))
    stem[strlen (stem) - strlen (RECORD_SUFFIX)] = '\0';
  return find_unused (directory, stem);
}

GPtrArray *
caravan_files_list_games (void)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) directory = g_dir_open (caravan_files_games_dir (), 0, NULL);
  const char *name;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    if (*name != '.' && caravan_files_is_record (name))
      g_ptr_array_add (paths,
                       g_build_filename (caravan_files_games_dir (), name, NULL));
  return paths;
}

gint64
caravan_files_changed (const char *path)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return -1;
  return info.st_mtim.tv_sec * G_USEC_PER_SEC + info.st_mtim.tv_nsec / 1000;
}

gboolean
caravan_files_is_record (const char *path)
{
  return g_str_has_suffix (path, RECORD_SUFFIX);
}

gboolean
caravan_files_is_board (const char *path)
{
  return g_str_has_suffix (path, BOARD_SUFFIX);
}

gboolean
caravan_files_save (const char *path, const char *data, gsize size, RecError *error)
{
  int reason = rec_disk_replace (&rec_disk, path, data, size);

  rec_error_start (error, 0);
  return reason == 0 || rec_error_set_reason (error, true, reason);
}
