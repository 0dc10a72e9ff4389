/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-board-memory.h"

#include "caravan-board-saver.h"
#include "caravan-learned-board.h"
#include "caravan-settings.h"

struct _CaravanBoardMemory
{
  GObject parent_instance;

  gboolean is_found; /* "found" was told, or what was found is from another evening */

  /* owned */
  CaravanMatch *match;
  CvBoard *board;           /* with all that the record has found out */
  json_t *object;           /* what the file says; NULL: nothing is kept */
  CaravanBoardSaver *saver; /* likewise */
};

G_DEFINE_FINAL_TYPE (CaravanBoardMemory, caravan_board_memory, G_TYPE_OBJECT)

static guint found_signal, kept_signal;

static const CvTable *
get_table (CaravanBoardMemory *self)
{
  return caravan_match_get_table (self->match);
}

static const json_t *
get_printed (CaravanBoardMemory *self)
{
  return json_object_get (rec_record_header (caravan_match_get_record (self->match)),
                          "board");
}

/* What has changed. */

typedef struct
{
  gboolean is_known;
  gint64 value;
} Part;

static Part
get_part (const CvBoard *board, int arch, gboolean is_gems)
{
  return is_gems ? (Part){ board->has_arch_gems[arch], board->arch_gems[arch] }
                 : (Part){ board->has_arch_points[arch], board->arch_points[arch] };
}

static gboolean
is_same_part (Part a, Part b)
{
  return a.is_known == b.is_known && (!a.is_known || a.value == b.value);
}

static json_t *
write_part (Part part, gboolean is_gems)
{
  char letters[CV_GEMS_TEXT_SIZE];

  return is_gems ? json_string (cv_gems_print ((CvGems) part.value, letters))
                 : json_integer (part.value);
}

/* What is no longer stated goes again, unless somebody else has found out otherwise. */
static void
change_part (json_t *arch, Part before, Part after, gboolean is_gems)
{
  const char *key = is_gems ? "gems" : "points";

  if (is_same_part (before, after))
    return;
  if (after.is_known)
    {
      json_object_set_new (arch, key, write_part (after, is_gems));
      return;
    }
  json_t *old = write_part (before, is_gems);
  if (json_equal (old, json_object_get (arch, key)))
    json_object_del (arch, key);
  json_decref (old);
}

/* The list of archways, each an object of its own. */
static json_t *
open_arches (json_t *object, int n_arches)
{
  json_t *arches = json_object_get (object, "arches");

  if (json_is_array (arches))
    return arches;
  arches = json_array ();
  for (int arch = 0; arch < n_arches; arch++)
    json_array_append_new (arches, json_object ());
  json_object_set_new (object, "arches", arches);
  return arches;
}

static void
change_worth (json_t *object, const char *key, int before, int after)
{
  if (before != after)
    json_object_set_new (object, key, json_integer (after));
}

/* In the order of CvGem. */
static const char *const gem_names[CV_GEM_COLORS] = { "red", "yellow", "green",
                                                      "blue" };

static void
change (json_t *object, const CvBoard *before, const CvBoard *after)
{
  json_t *arches = open_arches (object, after->n_arches);

  for (int arch = 0; arch < after->n_arches; arch++)
    for (int is_gems = 0; is_gems <= 1; is_gems++)
      change_part (json_array_get (arches, (gsize) arch),
                   get_part (before, arch, is_gems), get_part (after, arch, is_gems),
                   is_gems);
  for (int color = 0; color < CV_GEM_COLORS; color++)
    change_worth (json_object_get (object, "majority"), gem_names[color],
                  before->majority[color], after->majority[color]);
  change_worth (object, "lap", before->lap, after->lap);
}

/* What the steps say that the board does not. */
static gboolean
has_found (CaravanBoardMemory *self, const CvBoard *board)
{
  const CvBoard *printed = &get_table (self)->board;

  for (int arch = 0; arch < board->n_arches; arch++)
    if (!is_same_part (get_part (printed, arch, TRUE), get_part (board, arch, TRUE)) ||
        !is_same_part (get_part (printed, arch, FALSE), get_part (board, arch, FALSE)))
      return TRUE;
  return FALSE;
}

/* Keeping. */

static void
saved_cb (const RecError *error, gpointer self)
{
  g_signal_emit (self, kept_signal, 0, error);
}

const char *
caravan_board_memory_get_path (CaravanBoardMemory *self)
{
  return self->saver != NULL ? caravan_board_saver_get_path (self->saver) : NULL;
}

static void
keep_in (CaravanBoardMemory *self, const char *path)
{
  self->saver = caravan_board_saver_new (path, saved_cb, self);
}

static void
forget (CaravanBoardMemory *self)
{
  g_clear_pointer (&self->saver, caravan_board_saver_free);
  g_clear_pointer (&self->object, json_decref);
}

/* A board that somebody has removed meanwhile is not wanted any more. */
static void
save (CaravanBoardMemory *self)
{
  if (!g_file_test (caravan_board_memory_get_path (self), G_FILE_TEST_EXISTS))
    forget (self);
  else
    caravan_board_saver_save (self->saver, self->object);
}

gboolean
caravan_board_memory_keep (CaravanBoardMemory *self, RecError *error)
{
  if (self->saver != NULL)
    return TRUE;
  json_t *object = json_deep_copy (get_printed (self));
  change (object, &get_table (self)->board, self->board);
  g_autofree char *path = caravan_board_files_name (object);
  if (!caravan_board_file_save (path, object, error))
    {
      json_decref (object);
      return FALSE;
    }
  self->object = object;
  self->is_found = TRUE;
  keep_in (self, path);
  g_settings_set_string (caravan_settings (), "last-board", path);
  return TRUE;
}

gboolean
caravan_board_memory_flush (CaravanBoardMemory *self, RecError *error)
{
  return self->saver == NULL || caravan_board_saver_flush (self->saver, error);
}

/* Following the match. */

static void
learn (CaravanBoardMemory *self, CvBoard *ret_board)
{
  caravan_game_find (get_table (self)->game)
      ->learned->learn (caravan_match_get_log (self->match), ret_board);
}

static void
match_changed_cb (CaravanBoardMemory *self)
{
  CvBoard before = *self->board;

  learn (self, self->board);
  if (self->saver != NULL)
    {
      json_t *old = json_deep_copy (self->object);
      change (self->object, &before, self->board);
      if (!json_equal (old, self->object))
        save (self);
      json_decref (old);
    }
  else if (!self->is_found && has_found (self, self->board))
    {
      self->is_found = TRUE;
      g_signal_emit (self, found_signal, 0);
    }
}

/* The file that an earlier evening, or an earlier game on this board, has begun. */
static void
find_file (CaravanBoardMemory *self)
{
  RecError error;
  g_autofree char *path =
      caravan_board_files_find (get_table (self)->game, get_printed (self));
  CaravanBoardFile *file = path != NULL ? caravan_board_file_load (path, &error) : NULL;

  if (file != NULL)
    {
      self->object = json_deep_copy (file->object);
      keep_in (self, path);
    }
  caravan_board_file_free (file);
}

/* The class. */

static void
caravan_board_memory_dispose (GObject *object)
{
  CaravanBoardMemory *self = CARAVAN_BOARD_MEMORY (object);

  forget (self);
  g_clear_object (&self->match);
  g_clear_pointer (&self->board, g_free);
  G_OBJECT_CLASS (caravan_board_memory_parent_class)->dispose (object);
}

static void
caravan_board_memory_class_init (CaravanBoardMemoryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_board_memory_dispose;
  found_signal = g_signal_new ("found", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                               NULL, NULL, NULL, G_TYPE_NONE, 0);
  kept_signal = g_signal_new ("kept", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                              NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
caravan_board_memory_init (CaravanBoardMemory *self)
{
}

static gboolean
is_known (const CvTable *table)
{
  return !table->board.present || caravan_game_find (table->game)->learned == NULL ||
         caravan_learned_board_count (&table->board) == table->board.n_arches;
}

CaravanBoardMemory *
caravan_board_memory_new (CaravanMatch *match)
{
  if (is_known (caravan_match_get_table (match)))
    return NULL;
  CaravanBoardMemory *self = g_object_new (CARAVAN_TYPE_BOARD_MEMORY, NULL);
  self->match = g_object_ref (match);
  self->board = g_new (CvBoard, 1);
  learn (self, self->board);
  self->is_found = has_found (self, self->board);
  find_file (self);
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
