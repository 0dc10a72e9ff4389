/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-board-files.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "caravan-files.h"
#include "rec-board.h"
#include "rec-file.h"

#define SUFFIX ".board"

void
caravan_board_file_free (CaravanBoardFile *file)
{
  if (file == NULL)
    return;
  g_free (file->path);
  g_free (file->title);
  json_decref (file->object);
  g_free (file);
}

/* $XDG_DATA_HOME/caravanserai/boards; it exists only once something is saved. */
static const char *
get_directory (void)
{
  static char *directory;

  if (g_once_init_enter (&directory))
    g_once_init_leave (&directory, g_build_filename (g_get_user_data_dir (),
                                                     "caravanserai", "boards", NULL));
  return directory;
}

static const CvGame *
find_game (const json_t *object, RecError *error)
{
  const char *id = json_string_value (json_object_get (object, "game"));
  const CvGame *game = id != NULL ? cv_game_find (id) : NULL;

  if (game == NULL)
    rec_error_set (error, N_ ("this is not a board for any game this program knows"),
                   NULL);
  return game;
}

CaravanBoardFile *
caravan_board_file_load (const char *path, RecError *error)
{
  RecBytes bytes;
  CvBoard board;

  *error = (RecError){ 0 };
  if (!rec_file_read (path, REC_BOARD_FILE_MOST, &bytes, error))
    return NULL;
  json_t *object = rec_json_parse (bytes.data, bytes.size, REC_JSON_DEPTH, error);
  rec_bytes_free (&bytes);
  if (object == NULL)
    return NULL;
  const CvGame *game = find_game (object, error);
  if (game == NULL || !rec_board_read (object, game, &board, error))
    {
      json_decref (object);
      return NULL;
    }
  const char *title = json_string_value (json_object_get (object, "title"));
  CaravanBoardFile *file = g_new (CaravanBoardFile, 1);
  *file = (CaravanBoardFile){ g_strdup (path), g_strdup (title != NULL ? title : ""),
                              game, object };
  return file;
}

static int
compare_titles (gconstpointer a, gconstpointer b)
{
  const CaravanBoardFile *first = *(CaravanBoardFile *const *) a;
  const CaravanBoardFile *second = *(CaravanBoardFile *const *) b;
  int order = g_utf8_collate (first->title, second->title);

  return order != 0 ? order : strcmp (first->path, second->path);
}

GPtrArray *
caravan_board_files_list (const CvGame *game)
{
  GPtrArray *files =
      g_ptr_array_new_with_free_func ((GDestroyNotify) caravan_board_file_free);
  g_autoptr (GDir) directory = g_dir_open (get_directory (), 0, NULL);
  const char *name;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    {
      if (name[0] == '.' || !g_str_has_suffix (name, SUFFIX))
        continue;
      g_autofree char *path = g_build_filename (get_directory (), name, NULL);
      RecError error;
      CaravanBoardFile *file = caravan_board_file_load (path, &error);
      if (file != NULL && (game == NULL || file->game == game))
        g_ptr_array_add (files, file);
      else
        caravan_board_file_free (file);
    }
  g_ptr_array_sort (files, compare_titles);
  return files;
}

/* Only rings are learned while they are played on. Ids of painted boards are not unique,
   those of learned ones are. */
static gboolean
is_later_version (const json_t *file, const json_t *object)
{
  const char *id = json_string_value (json_object_get (file, "id"));
  json_t *arches = json_object_get (object, "arches");
  gsize n = json_is_integer (arches) ? (gsize) json_integer_value (arches)
                                     : json_array_size (arches);

  return n > 0 && json_array_size (json_object_get (file, "arches")) == n &&
         g_strcmp0 (id, json_string_value (json_object_get (object, "id"))) == 0;
}

char *
caravan_board_files_find (const CvGame *game, const json_t *object)
{
  g_autoptr (GPtrArray) files = caravan_board_files_list (game);
  const CaravanBoardFile *found = NULL;

  for (guint i = 0; i < files->len; i++)
    {
      const CaravanBoardFile *file = files->pdata[i];
      if (json_equal (file->object, object))
        return g_strdup (file->path);
      if (found == NULL && is_later_version (file->object, object))
        found = file;
    }
  return found != NULL ? g_strdup (found->path) : NULL;
}

char *
caravan_board_files_name (const json_t *object)
{
  const char *id = json_string_value (json_object_get (object, "id"));
  char *path = NULL;

  g_return_val_if_fail (id != NULL, NULL);
  for (int i = 1; path == NULL || g_file_test (path, G_FILE_TEST_EXISTS); i++)
    {
      g_autofree char *name = i == 1 ? g_strconcat (id, SUFFIX, NULL)
                                     : g_strdup_printf ("%s-%d" SUFFIX, id, i);
      g_free (path);
      path = g_build_filename (get_directory (), name, NULL);
    }
  return path;
}

char *
caravan_board_file_print (const json_t *object)
{
  char *text = json_dumps (object, JSON_INDENT (2));
  char *line = g_strconcat (text, "\n", NULL);

  free (text);
  return line;
}

gboolean
caravan_board_file_write (const char *path, const char *text, RecError *error)
{
  g_autofree char *directory = g_path_get_dirname (path);

  if (g_mkdir_with_parents (directory, 0700) != 0)
    {
      *error = (RecError){ 0 };
      return rec_error_set_reason (error, true, errno);
    }
  return caravan_files_save (path, text, strlen (text), error);
}

gboolean
caravan_board_file_save (const char *path, const json_t *object, RecError *error)
{
  g_autofree char *text = caravan_board_file_print (object);

  return caravan_board_file_write (path, text, error);
}

/* A deleted file keeps its place under a hidden name until the next one with the same
   name is deleted. */
static char *
name_deleted (const char *path)
{
  g_autofree char *directory = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *hidden = g_strconcat (".", name, ".deleted", NULL);

  return g_build_filename (directory, hidden, NULL);
}

static gboolean
rename_file (const char *from, const char *to, RecError *error)
{
  *error = (RecError){ 0 };
  if (g_rename (from, to) != 0)
    return rec_error_set_reason (error, true, errno);
  return TRUE;
}

gboolean
caravan_board_file_delete (const char *path, RecError *error)
{
  g_autofree char *hidden = name_deleted (path);

  return rename_file (path, hidden, error);
}

gboolean
caravan_board_file_undelete (const char *path, RecError *error)
{
  g_autofree char *hidden = name_deleted (path);

  *error = (RecError){ 0 };
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return rec_error_set_reason (error, true, EEXIST);
  return rename_file (hidden, path, error);
}

char *
caravan_board_file_import (const char *path, RecError *error)
{
  CaravanBoardFile *file = caravan_board_file_load (path, error);

  if (file == NULL)
    return NULL;
  char *name = caravan_board_files_name (file->object);
  if (!caravan_board_file_save (name, file->object, error))
    g_clear_pointer (&name, g_free);
  caravan_board_file_free (file);
  return name;
}
