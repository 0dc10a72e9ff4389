/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading events. The reader goes through the verb's arguments in the order
   of its table, so that the atoms of a move come in that order whatever the order of
   the keys, and a move has one form. */
#include "rec-event.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "rec-settings.h"
#include "rec-text.h"

#define NUMBER_MOST 9999

/* Sealed: 128 bytes of padded text, a public key of 32 and a tag of 16. */
#define BOX_BYTES (128 + 32 + 16)

void
rec_event_free (RecEvent *event)
{
  free (event->atoms);
  *event = (RecEvent){ 0 };
}

static void
add_atom (RecEvent *event, int arg, int key, int32_t value)
{
  if (event->n_atoms == event->space)
    {
      event->space = event->space * 2 + 16;
      event->atoms = realloc (event->atoms, event->space * sizeof *event->atoms);
      if (event->atoms == NULL)
        abort ();
    }
  event->atoms[event->n_atoms++] =
      (CvAtom){ .arg = (uint8_t) arg, .key = (uint8_t) key, .value = value };
}

/* Single values. */

bool
rec_seat_read (const CvTable *table,
               const char *color,
               const char *key,
               int *ret_seat,
               RecError *error)
{
  assert (table != NULL && color != NULL);
  assert (ret_seat != NULL && error != NULL);

  int wanted = rec_index_of (color, cv_color_names);

  for (int seat = 0; wanted >= 0 && seat < table->n_players; seat++)
    if (table->color[seat] == wanted)
      {
        *ret_seat = seat;
        return true;
      }
  return rec_error_set (error, N_ ("“%1$s”: no player has the color “%2$s”"), key,
                        color, NULL);
}

static bool
read_name (const CvArg *arg, const char *text, int32_t *ret_value, RecError *error)
{
  *ret_value = rec_index_of (text, arg->names);
  if (*ret_value >= 0)
    return true;
  return rec_error_set (error,
                        N_ ("“%1$s” can’t be “%2$s” (values are written in English)"),
                        arg->name, text, NULL);
}

static bool
read_cell (const CvArg *arg, const char *text, int32_t *ret_value, RecError *error)
{
  CvCell cell = CV_CELL_NONE;

  if (!(arg->kind == CV_KIND_CELL_OR_NONE && strcmp (text, "none") == 0) &&
      !cv_cell_parse (text, &cell))
    return rec_error_set (
        error, N_ ("“%1$s”: “%2$s” is not a space; spaces are written like c4"),
        arg->name, text, NULL);
  *ret_value = cell;
  return true;
}

static bool
read_gems (const CvArg *arg, const char *text, int32_t *ret_value, RecError *error)
{
  CvGems gems;
  if (!cv_gems_parse (text, &gems))
    return rec_error_set (error,
                          N_ ("“%1$s” may contain only the letters r, y, g and b"),
                          arg->name, NULL);
  memcpy (ret_value, &gems, sizeof gems);
  return true;
}

static bool
read_value (const CvTable *table,
            const CvArg *arg,
            const json_t *value,
            int32_t *ret_value,
            RecError *error)
{
  const char *text;
  int number = 0;

  if (arg->kind == CV_KIND_NUMBER)
    {
      bool any = arg->min == 0 && arg->max == 0;
      if (!rec_json_number (value, arg->name, arg->min, any ? NUMBER_MOST : arg->max,
                            &number, error))
        return false;
      *ret_value = number;
      return true;
    }
  if (arg->kind == CV_KIND_BOOL)
    {
      *ret_value = json_is_true (value);
      return json_is_boolean (value) ||
             rec_error_set (error, N_ ("“%1$s” must be true or false"), arg->name,
                            NULL);
    }
  if (!rec_json_string (value, arg->name, &text, error))
    return false;
  if (arg->kind == CV_KIND_PLAYER)
    {
      bool good = rec_seat_read (table, text, arg->name, &number, error);
      *ret_value = good ? number : 0;
      return good;
    }
  if (arg->kind == CV_KIND_NAME)
    return read_name (arg, text, ret_value, error);
  if (arg->kind == CV_KIND_GEMS)
    return read_gems (arg, text, ret_value, error);
  return read_cell (arg, text, ret_value, error);
}

/* Values arranged in lists and maps. */

static bool
read_one (const CvTable *table,
          const CvArg *arg,
          int index,
          int key,
          const json_t *value,
          RecEvent *event,
          RecError *error)
{
  int32_t read = 0;
  if (!read_value (table, arg, value, &read, error))
    return false;
  add_atom (event, index, key, read);
  return true;
}

static bool
read_list (const CvTable *table,
           const CvArg *arg,
           int index,
           int key,
           const json_t *list,
           RecEvent *event,
           RecError *error)
{
  size_t n = json_array_size (list);

  if (!json_is_array (list))
    return rec_error_set (error, N_ ("“%1$s” must be a list"), arg->name, NULL);
  if (n < arg->n_min || (arg->n_max > 0 && n > arg->n_max))
    return rec_error_set_number (error,
                                 N_ ("“%1$s” has the wrong number of entries: %2$s"),
                                 arg->name, (long) n);
  for (size_t i = 0; i < n; i++)
    if (!read_one (table, arg, index, key, json_array_get (list, i), event, error))
      return false;
  return true;
}

static bool
read_inner_map (const CvTable *table,
                const CvArg *arg,
                int index,
                int key,
                const json_t *map,
                RecEvent *event,
                RecError *error)
{
  if (!json_is_object (map))
    return rec_error_set (error, N_ ("“%1$s” must be an object"), arg->name, NULL);
  if (!rec_json_only (map, arg->inner_keys, error))
    return false;
  for (int inner = 0; arg->inner_keys[inner] != NULL; inner++)
    {
      const json_t *value = json_object_get (map, arg->inner_keys[inner]);
      if (value != NULL && !read_one (table, arg, index, key * REC_INNER_KEYS + inner,
                                      value, event, error))
        return false;
    }
  return true;
}

/* The number of keys a map may have, and each of them. */
int
rec_event_n_keys (const CvTable *table, const CvArg *arg)
{
  assert (table != NULL && arg != NULL);

  int n = 0;
  if (arg->keys == NULL)
    return table->n_players;
  while (arg->keys[n] != NULL)
    n++;
  return n;
}

const char *
rec_event_key (const CvTable *table, const CvArg *arg, int key)
{
  assert (table != NULL && arg != NULL);
  assert (key >= 0 && key < rec_event_n_keys (table, arg));
  return arg->keys == NULL ? cv_color_names[table->color[key]] : arg->keys[key];
}

static bool
check_keys (const CvTable *table, const CvArg *arg, const json_t *map, RecError *error)
{
  const char *name;
  json_t *value;
  int seat;

  if (!json_is_object (map))
    return rec_error_set (error, N_ ("“%1$s” must be an object"), arg->name, NULL);
  json_object_foreach ((json_t *) map, name, value)
    if (arg->keys != NULL ? !rec_json_is_known_key (name, arg->keys, error)
                          : !rec_seat_read (table, name, arg->name, &seat, error))
      return false;
  return true;
}

static bool
read_map (const CvTable *table,
          const CvArg *arg,
          int index,
          const json_t *map,
          RecEvent *event,
          RecError *error)
{
  if (!check_keys (table, arg, map, error))
    return false;
  for (int key = 0; key < rec_event_n_keys (table, arg); key++)
    {
      const char *name = rec_event_key (table, arg, key);
      const json_t *value = json_object_get (map, name);
      if (value == NULL && arg->all)
        return rec_error_set (error,
                              N_ ("“%1$s” must name all players; “%2$s” is missing"),
                              arg->name, name, NULL);
      if (value == NULL)
        continue;
      bool good = arg->shape == CV_SHAPE_MAP_OF_LISTS
                      ? read_list (table, arg, index, key, value, event, error)
                  : arg->shape == CV_SHAPE_MAP_OF_MAPS
                      ? read_inner_map (table, arg, index, key, value, event, error)
                      : read_one (table, arg, index, key, value, event, error);
      if (!good)
        return false;
    }
  return true;
}

/* What only the shell's verbs have. */

static bool
read_edition (const CvTable *table,
              const json_t *value,
              int index,
              RecEvent *event,
              RecError *error)
{
  uint8_t option[CV_OPTIONS_MOST];

  if (!rec_edition_read (value, table->game, option, error))
    return false;
  for (int i = 0; i < CV_OPTIONS_MOST; i++)
    add_atom (event, index, i, option[i]);
  return true;
}

static bool
read_counts (const CvTable *table,
             const CvArg *arg,
             int index,
             const json_t *map,
             RecEvent *event,
             RecError *error)
{
  const CvArg as_map = { .name = arg->name,
                         .shape = CV_SHAPE_MAP,
                         .kind = CV_KIND_NUMBER,
                         .keys = table->game->hidden_keys };
  return read_map (table, &as_map, index, map, event, error);
}

static bool
check_names (const CvTable *table, const json_t *names, RecError *error)
{
  const char *color, *text;
  json_t *name;
  int seat;

  if (!json_is_object (names))
    return rec_error_set (error, N_ ("“%1$s” must be an object"), "names", NULL);
  json_object_foreach ((json_t *) names, color, name)
    if (!rec_seat_read (table, color, "names", &seat, error) ||
        !rec_json_string (name, color, &text, error) ||
        !rec_text_is_name (text, REC_NAME_MOST, color, error))
      return false;
  return true;
}

static bool
check_text_or_box (const CvArg *arg, const json_t *value, RecError *error)
{
  const char *text;
  if (!rec_json_string (value, arg->name, &text, error))
    return false;
  return arg->kind == CV_KIND_BOX
             ? rec_text_is_base64 (text, BOX_BYTES, arg->name, error)
             : rec_text_is_note (text, arg->name, error);
}

/* All arguments. */

static bool
read_arg (const CvTable *table,
          const CvArg *arg,
          int index,
          const json_t *value,
          RecEvent *event,
          RecError *error)
{
  switch (arg->kind)
    {
    case CV_KIND_COUNTS:
      return read_counts (table, arg, index, value, event, error);
    case CV_KIND_EDITION:
      return read_edition (table, value, index, event, error);
    case CV_KIND_NAMES:
      return check_names (table, value, error);
    case CV_KIND_LOCK:
      return rec_lock_is_good (value, error);
    case CV_KIND_TEXT:
      return check_text_or_box (arg, value, error);
    case CV_KIND_BOX:
      add_atom (event, index, 0, 1);
      return check_text_or_box (arg, value, error);
    case CV_KIND_CELL:
    case CV_KIND_CELL_OR_NONE:
    case CV_KIND_PLAYER:
    case CV_KIND_NUMBER:
    case CV_KIND_NAME:
    case CV_KIND_BOOL:
    case CV_KIND_GEMS:
      break;
    }
  if (arg->shape == CV_SHAPE_SCALAR)
    return read_one (table, arg, index, 0, value, event, error);
  if (arg->shape == CV_SHAPE_LIST)
    return read_list (table, arg, index, 0, value, event, error);
  return read_map (table, arg, index, value, event, error);
}

static bool
check_event_keys (const CvVerb *verb, const json_t *object, RecError *error)
{
  const char *key;
  json_t *value;

  json_object_foreach ((json_t *) object, key, value)
    {
      static const char *const common[] = { "do", "time", "allowed", NULL };
      if (rec_index_of (key, common) < 0 && cv_verb_arg (verb, key) < 0 &&
          !(verb->by && strcmp (key, "by") == 0))
        return rec_error_set (error, N_ ("“%1$s” is not a key of “%2$s”"), key,
                              verb->name, NULL);
    }
  return true;
}

static bool
read_common (const CvTable *table,
             const CvVerb *verb,
             const json_t *object,
             CvMove *move,
             RecError *error)
{
  const json_t *time = json_object_get (object, "time");
  const json_t *allowed = json_object_get (object, "allowed");
  const char *text;
  int seat = CV_NO_PLAYER;

  if (verb->by &&
      (!rec_json_string (json_object_get (object, "by"), "by", &text, error) ||
       !rec_seat_read (table, text, "by", &seat, error)))
    return false;
  if (time != NULL && (!rec_json_string (time, "time", &text, error) ||
                       !rec_text_is_time (text, "time", error)))
    return false;
  if (allowed != NULL)
    {
      if (!rec_json_string (allowed, "allowed", &text, error))
        return false;
      if (strcmp (text, "house") != 0)
        return rec_error_set (
            error, N_ ("“%1$s” can’t be “%2$s” (values are written in English)"),
            "allowed", text, NULL);
    }
  move->by = (int8_t) seat;
  move->allowed = allowed != NULL;
  return true;
}

/* Where at least one of the optional arguments, or exactly one, must be there. */
static bool
check_presence (const CvVerb *verb, int n_given, RecError *error)
{
  if (verb == &cv_shell_verbs[CV_VERB_SET] && n_given == 0)
    return rec_error_set (error, N_ ("“set” needs “turns”, “edition” or “names”"),
                          NULL);
  if (verb == &cv_shell_verbs[CV_VERB_HIDE] && n_given != 1)
    return rec_error_set (error, N_ ("“hide” needs either “add” or “box”"), NULL);
  return true;
}

static bool
read_args (const CvTable *table,
           const CvVerb *verb,
           const json_t *object,
           RecEvent *event,
           RecError *error)
{
  int n_given = 0;

  for (int i = 0; verb->args[i].name != NULL; i++)
    {
      const CvArg *arg = &verb->args[i];
      const json_t *value = json_object_get (object, arg->name);
      if (value == NULL && arg->required)
        return rec_error_set (error, N_ ("“%1$s” is missing"), arg->name, NULL);
      if (value == NULL)
        continue;
      n_given++;
      if (!read_arg (table, arg, i, value, event, error))
        return false;
    }
  return check_presence (verb, n_given, error);
}

static bool
find_verb (const CvGame *game, const json_t *object, int *ret_verb, RecError *error)
{
  const char *name;

  if (!json_is_object (object))
    return rec_error_set (error, N_ ("an event must be an object"), NULL);
  if (!rec_json_string (json_object_get (object, "do"), "do", &name, error))
    return false;
  *ret_verb = cv_game_verb_find (game, name);
  if ((*ret_verb == CV_VERB_HIDE || *ret_verb == CV_VERB_REVEAL ||
       *ret_verb == CV_VERB_LOCK) &&
      game->hidden_keys == NULL)
    *ret_verb = -1;
  return *ret_verb >= 0 ||
         rec_error_set (error, N_ ("this game has no event “%1$s”"), name, NULL);
}

bool
rec_event_read (const CvTable *table,
                const json_t *object,
                RecEvent *event,
                RecError *error)
{
  assert (table != NULL && event != NULL);

  int number = -1;

  event->n_atoms = 0;
  if (!find_verb (table->game, object, &number, error))
    return false;
  const CvVerb *verb = cv_game_verb (table->game, number);
  if (!check_event_keys (verb, object, error) ||
      !read_common (table, verb, object, &event->move, error) ||
      !read_args (table, verb, object, event, error))
    return false;
  event->move.verb = (uint8_t) number;
  event->move.n_atoms = (uint32_t) event->n_atoms;
  event->move.atoms = event->atoms;
  return true;
}

/* Asking about an event. */

bool
rec_event_judge (const CvTable *table,
                 const CvState *state,
                 const json_t *object,
                 CvVerdict *ret_verdict,
                 RecError *error)
{
  assert (table != NULL && state != NULL);
  assert (ret_verdict != NULL && error != NULL);

  REC_AUTO_EVENT event = { 0 };

  if (!rec_event_read (table, object, &event, error))
    return false;
  cv_check (table, state, &event.move, ret_verdict);
  return true;
}

static void
drop_arg (RecEvent *event, int arg)
{
  uint32_t kept = 0;

  for (size_t i = 0; i < event->n_atoms; i++)
    if (event->atoms[i].arg != arg)
      event->atoms[kept++] = event->atoms[i];
  event->move.n_atoms = kept;
}

bool
rec_event_legal (const CvTable *table,
                 const CvState *state,
                 const json_t *object,
                 CvSet *ret_cells,
                 RecError *error)
{
  assert (table != NULL && state != NULL);
  assert (ret_cells != NULL && error != NULL);

  REC_AUTO_EVENT event = { 0 };

  if (!rec_event_read (table, object, &event, error))
    return false;
  drop_arg (&event, cv_verb_where (cv_game_verb (table->game, event.move.verb)));
  cv_legal (table, state, &event.move, ret_cells);
  return true;
}
