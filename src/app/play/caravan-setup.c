/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-setup.h"

#include "caravan-board-files.h"
#include "caravan-files.h"
#include "caravan-game.h"
#include "caravan-learned-board.h"
#include "caravan-paths.h"
#include "caravan-text.h"
#include "rec-board.h"
#include "rec-header.h"
#include "rec-text.h"

/* Names that are offered again. */
#define NAMES_KEPT 40

static gboolean
is_taken (const CaravanSetup *setup, CvColor color)
{
  for (int i = 0; i < setup->n_seats; i++)
    if (setup->seats[i].color == color)
      return TRUE;
  return FALSE;
}

static gboolean
has_color (const CvGame *game, int color)
{
  for (int i = 0; i < game->n_colors; i++)
    if (game->colors[i] == color)
      return TRUE;
  return FALSE;
}

static void
append_seat (CaravanSetup *setup, CvColor color, const char *name)
{
  setup->seats[setup->n_seats++] = (CaravanSeat){ color, g_strdup (name) };
}

gboolean
caravan_setup_add_seat (CaravanSetup *setup)
{
  const CvGame *game = setup->game;

  if (setup->n_seats >= game->players_max)
    return FALSE;
  for (int i = 0; i < game->n_colors; i++)
    if (!is_taken (setup, game->colors[i]))
      {
        append_seat (setup, game->colors[i], "");
        return TRUE;
      }
  return FALSE;
}

gboolean
caravan_setup_remove_seat (CaravanSetup *setup, int seat)
{
  if (setup->n_seats <= setup->game->players_min)
    return FALSE;
  g_free (setup->seats[seat].name);
  setup->n_seats--;
  for (int i = seat; i < setup->n_seats; i++)
    setup->seats[i] = setup->seats[i + 1];
  return TRUE;
}

void
caravan_setup_move_seat (CaravanSetup *setup, int from, int to)
{
  CaravanSeat seat = setup->seats[from];

  to = CLAMP (to, 0, setup->n_seats - 1);
  for (int i = from; i < to; i++)
    setup->seats[i] = setup->seats[i + 1];
  for (int i = from; i > to; i--)
    setup->seats[i] = setup->seats[i - 1];
  setup->seats[to] = seat;
}

void
caravan_setup_set_name (CaravanSetup *setup, int seat, const char *name)
{
  g_free (setup->seats[seat].name);
  setup->seats[seat].name = g_strdup (name);
}

void
caravan_setup_set_color (CaravanSetup *setup, int seat, CvColor color)
{
  for (int i = 0; i < setup->n_seats; i++)
    if (setup->seats[i].color == color)
      setup->seats[i].color = setup->seats[seat].color;
  setup->seats[seat].color = color;
}

/* Somebody who was at a table before. A colour that the game lacks gives way to the
   first that is free; whom the table has no room for stays away. */
static void
seat_known (CaravanSetup *setup, int color, const char *name)
{
  if (setup->n_seats >= setup->game->players_max)
    return;
  if (color >= 0 && has_color (setup->game, color) && !is_taken (setup, color))
    append_seat (setup, (CvColor) color, name);
  else if (caravan_setup_add_seat (setup))
    caravan_setup_set_name (setup, setup->n_seats - 1, name);
}

static void
fill_table (CaravanSetup *setup)
{
  while (setup->n_seats < setup->game->players_min)
    caravan_setup_add_seat (setup);
}

static void
recall_players (CaravanSetup *setup, GSettings *settings)
{
  g_autoptr (GVariant) players = g_settings_get_value (settings, "last-players");
  GVariantIter iter;
  const char *word, *name;

  g_variant_iter_init (&iter, players);
  while (g_variant_iter_next (&iter, "(&s&s)", &word, &name))
    seat_known (setup, rec_index_of (word, cv_color_names), name);
  fill_table (setup);
}

/* The booklet that was chosen last, or else the one of the language that is spoken. */
static int
recall_edition (const CvGame *game, GSettings *settings)
{
  g_autofree char *id = g_settings_get_string (settings, "last-edition");
  int edition = rec_index_of (id, game->editions);

  return edition >= 0 ? edition
                      : caravan_game_edition_for (game, caravan_language_code ());
}

void
caravan_setup_switch_game (CaravanSetup *setup, const CvGame *game, GSettings *settings)
{
  CaravanSetup old = *setup;

  setup->game = game;
  setup->n_seats = 0;
  setup->edition = recall_edition (game, settings);
  for (int i = 0; i < old.n_seats; i++)
    {
      seat_known (setup, (int) old.seats[i].color, old.seats[i].name);
      g_free (old.seats[i].name);
    }
  fill_table (setup);
}

/* The size of the board of the last game, where no more was known of it. */
static int
recall_size (const CvGame *game, GSettings *settings)
{
  const CaravanLearnedBoard *learned = caravan_game_find (game)->learned;
  int size = g_settings_get_int (settings, "last-unknown-size");

  return learned != NULL && size > 0 ? CLAMP (size, learned->least, learned->most) : 0;
}

void
caravan_setup_start (CaravanSetup *setup, const CvGame *game, GSettings *settings)
{
  g_autofree char *turns = g_settings_get_string (settings, "last-turns");
  g_autofree char *board = g_settings_get_string (settings, "last-board");

  *setup = (CaravanSetup){ .game = game };
  recall_players (setup, settings);
  setup->edition = recall_edition (game, settings);
  setup->turns = g_str_equal (turns, "guided") ? CV_TURNS_GUIDED : CV_TURNS_FREE;
  if (*board != '\0' && g_file_test (board, G_FILE_TEST_EXISTS))
    setup->board = g_steal_pointer (&board);
  else
    setup->unknown_size = recall_size (game, settings);
}

void
caravan_setup_set_board (CaravanSetup *setup, const char *path, int unknown_size)
{
  char *board = g_strdup (path);

  g_free (setup->board);
  setup->board = board;
  setup->unknown_size = board == NULL ? unknown_size : 0;
}

/* A name that is only the colour's is not a name somebody gave. */
static void
take_players (CaravanSetup *setup, RecRecord *record)
{
  const CvTable *table = rec_record_table (record);

  for (int i = 0; i < setup->n_seats; i++)
    g_free (setup->seats[i].name);
  setup->n_seats = 0;
  for (int seat = 0; seat < table->n_players; seat++)
    {
      LangPlayer player =
          lang_player (rec_record_name (record, seat), table->color[seat]);
      append_seat (setup, player.color, player.name != NULL ? player.name : "");
    }
}

/* The board of a record: the sample where it can't be anything else. */
static void
take_board (CaravanSetup *setup, const json_t *object)
{
  const CaravanLearnedBoard *learned = caravan_game_find (setup->game)->learned;
  const char *id = json_string_value (json_object_get (object, "id"));
  RecError error = { 0 };

  caravan_setup_set_board (setup, NULL, 0);
  if (!json_is_object (object) || g_strcmp0 (id, "sample") == 0)
    return;
  setup->board = caravan_board_files_find (setup->game, object);
  if (setup->board == NULL && learned != NULL)
    setup->unknown_size = learned->find_size (object);
  if (setup->board != NULL || setup->unknown_size > 0)
    return;
  g_autofree char *path = caravan_board_files_name (object);
  if (caravan_board_file_save (path, object, &error))
    setup->board = g_steal_pointer (&path);
}

void
caravan_setup_take (CaravanSetup *setup, RecRecord *record)
{
  const json_t *header = rec_record_header (record);
  const char *edition = json_string_value (json_object_get (header, "edition"));

  take_players (setup, record);
  setup->edition =
      edition != NULL ? MAX (0, rec_index_of (edition, setup->game->editions)) : 0;
  setup->turns = (CvTurns) rec_record_table (record)->turns;
  caravan_setup_set_board (setup, NULL, 0);
  if (!setup->counts_only)
    take_board (setup, json_object_get (header, "board"));
}

void
caravan_setup_clear (CaravanSetup *setup)
{
  for (int i = 0; i < setup->n_seats; i++)
    g_free (setup->seats[i].name);
  g_free (setup->board);
  *setup = (CaravanSetup){ 0 };
}

/* The names of this table first, then those known before. */
static void
remember_names (const CaravanSetup *setup, GSettings *settings)
{
  g_auto (GStrv) old = g_settings_get_strv (settings, "known-names");
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (int i = 0; i < setup->n_seats; i++)
    if (*setup->seats[i].name != '\0')
      g_ptr_array_add (names, setup->seats[i].name);
  for (char **name = old; *name != NULL && names->len < NAMES_KEPT; name++)
    if (!g_ptr_array_find_with_equal_func (names, *name, g_str_equal, NULL))
      g_ptr_array_add (names, *name);
  g_ptr_array_add (names, NULL);
  g_settings_set_strv (settings, "known-names", (const char *const *) names->pdata);
}

void
caravan_setup_remember (const CaravanSetup *setup, GSettings *settings)
{
  GVariantBuilder players;

  g_variant_builder_init (&players, G_VARIANT_TYPE ("a(ss)"));
  for (int i = 0; i < setup->n_seats; i++)
    g_variant_builder_add (&players, "(ss)", cv_color_names[setup->seats[i].color],
                           setup->seats[i].name);
  g_settings_set_value (settings, "last-players", g_variant_builder_end (&players));
  remember_names (setup, settings);
  if (setup->counts_only)
    return;
  /* Where there is but one booklet nobody has chosen. */
  if (setup->game->editions[1] != NULL)
    g_settings_set_string (settings, "last-edition",
                           setup->game->editions[setup->edition]);
  g_settings_set_string (settings, "last-turns", cv_turns_names[setup->turns]);
  g_settings_set_string (settings, "last-board",
                         setup->board != NULL ? setup->board : "");
  g_settings_set_int (settings, "last-unknown-size", setup->unknown_size);
}

/* What a record takes for a name: no controls, no line ends, not too long. */
static char *
clean_name (const char *text)
{
  GString *name = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      if (!g_unichar_iscntrl (c) && g_unichar_type (c) != G_UNICODE_FORMAT &&
          c != 0x2028 && c != 0x2029 && g_utf8_strlen (name->str, -1) < REC_NAME_MOST)
        g_string_append_unichar (name, c);
    }
  return g_strstrip (g_string_free (name, FALSE));
}

/* The name in the record: trimmed, or the colour's in the language of the window. */
static char *
say_name (const CaravanSetup *setup, int seat)
{
  char *name = clean_name (setup->seats[seat].name);

  if (*name != '\0')
    return name;
  g_free (name);
  return g_strdup (caravan_text (cv_color_terms[setup->seats[seat].color]));
}

static gboolean
has_title (gconstpointer file, gconstpointer title)
{
  return g_str_equal (((const CaravanBoardFile *) file)->title, title);
}

/* One's own boards are told apart by their titles: the second one has a number. */
static char *
title_unknown (const CvGame *game)
{
  const char *title = caravan_text (caravan_game_find (game)->learned->title);
  g_autoptr (GPtrArray) files = caravan_board_files_list (game);
  char *numbered = g_strdup (title);

  for (int n = 2; g_ptr_array_find_with_equal_func (files, numbered, has_title, NULL);
       n++)
    {
      g_free (numbered);
      numbered = g_strdup_printf ("%s %d", title, n);
    }
  return numbered;
}

/* Its id is its own: by it the record finds the file in which is kept what is learned.
 */
static json_t *
make_unknown (const CaravanSetup *setup, GDateTime *utc)
{
  g_autofree char *id = g_date_time_format (utc, "board-%Y%m%d-%H%M%S");
  g_autofree char *title = title_unknown (setup->game);
  json_t *board = json_pack ("{s:i, s:s, s:s, s:s}", "caravanserai-board", 1, "game",
                             setup->game->id, "id", id, "title", title);

  caravan_game_find (setup->game)->learned->describe (setup->unknown_size, board);
  return board;
}

static json_t *
load_board (const CaravanSetup *setup, GDateTime *utc, RecError *error)
{
  const CvGame *game = setup->game;
  CvBoard board;

  if (setup->board == NULL && setup->unknown_size > 0)
    return make_unknown (setup, utc);
  if (setup->board == NULL)
    return rec_board_load_shipped (caravan_boards_dir (), game, "sample", &board,
                                   error);
  CaravanBoardFile *file = caravan_board_file_load (setup->board, error);
  if (file == NULL)
    return NULL;
  json_t *object = json_incref (file->object);
  caravan_board_file_free (file);
  return object;
}

static json_t *
make_players (const CaravanSetup *setup)
{
  json_t *players = json_array ();

  for (int i = 0; i < setup->n_seats; i++)
    {
      g_autofree char *name = say_name (setup, i);
      json_array_append_new (players, json_pack ("{s:s, s:s}", "color",
                                                 cv_color_names[setup->seats[i].color],
                                                 "name", name));
    }
  return players;
}

void
caravan_setup_make_table (const CaravanSetup *setup, CvTable *ret_table)
{
  cv_table_start (ret_table, setup->game);
  ret_table->n_players = (uint8_t) setup->n_seats;
  for (int seat = 0; seat < setup->n_seats; seat++)
    ret_table->color[seat] = (uint8_t) setup->seats[seat].color;
  cv_game_edition (setup->game, setup->edition, ret_table->option);
}

json_t *
caravan_setup_make_header (const CaravanSetup *setup, GDateTime *now, RecError *error)
{
  const CvGame *game = setup->game;
  g_autoptr (GDateTime) utc = g_date_time_to_utc (now);
  g_autofree char *created = g_date_time_format (utc, "%Y-%m-%dT%H:%M:%SZ");
  json_t *board = setup->counts_only ? NULL : load_board (setup, utc, error);

  if (board == NULL && !setup->counts_only)
    return NULL;
  /* Without a board there are no turns to guide. */
  CvTurns turns = setup->counts_only ? CV_TURNS_FREE : setup->turns;
  return json_pack ("{s:i, s:s, s:s, s:s, s:o*, s:o, s:s}", "caravanserai", REC_FORMAT,
                    "game", game->id, "edition", game->editions[setup->edition],
                    "turns", cv_turns_names[turns], "board", board, "players",
                    make_players (setup), "created", created);
}

static RecRecord *
make_record (const CaravanSetup *setup, GDateTime *now)
{
  const RecReading whole = { caravan_boards_dir (), SIZE_MAX };
  RecError error = { 0 };
  json_t *header = caravan_setup_make_header (setup, now, &error);
  json_t *lines = header != NULL ? json_pack ("[o]", header) : NULL;
  RecRecord *record =
      lines != NULL ? rec_record_read_array (lines, &whole, &error) : NULL;

  json_decref (lines);
  return record;
}

RecRecord *
caravan_setup_suppose (const CvGame *game, GSettings *settings)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  CaravanSetup setup;

  caravan_setup_start (&setup, game, settings);
  while (caravan_setup_add_seat (&setup))
    ;
  RecRecord *record = make_record (&setup, now);
  if (record == NULL)
    {
      caravan_setup_set_board (&setup, NULL, 0);
      record = make_record (&setup, now);
    }
  caravan_setup_clear (&setup);
  return record;
}

char *
caravan_setup_make_path (const CaravanSetup *setup, GDateTime *now)
{
  char *names[CV_PLAYERS_MOST + 1] = { NULL };

  for (int i = 0; i < setup->n_seats; i++)
    names[i] = say_name (setup, i);
  char *path =
      caravan_files_new_path (setup->game->name, (const char *const *) names, now);
  for (int i = 0; i < setup->n_seats; i++)
    g_free (names[i]);
  return path;
}
