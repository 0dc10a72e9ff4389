/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing events: the way back from a move to its JSON, by the same verb table. */
#include "rec-event.h"

#include <assert.h>
#include <string.h>

static json_t *
write_gems (int32_t value)
{
  char letters[CV_GEMS_TEXT_SIZE];
  CvGems gems;
  memcpy (&gems, &value, sizeof gems);
  return json_string (cv_gems_print (gems, letters));
}

static json_t *
write_cell (int32_t value)
{
  char name[CV_CELL_TEXT_SIZE];
  if (value == CV_CELL_NONE)
    return json_string ("none");
  return json_string (cv_cell_print ((CvCell) value, name));
}

static json_t *
write_value (const CvTable *table, const CvArg *arg, int32_t value)
{
  switch (arg->kind)
    {
    case CV_KIND_CELL:
    case CV_KIND_CELL_OR_NONE:
      return write_cell (value);
    case CV_KIND_PLAYER:
      return json_string (cv_color_names[table->color[value]]);
    case CV_KIND_NAME:
      return json_string (arg->names[value]);
    case CV_KIND_GEMS:
      return write_gems (value);
    case CV_KIND_BOOL:
      return json_boolean (value);
    case CV_KIND_NUMBER:
    case CV_KIND_COUNTS:
    case CV_KIND_EDITION:
    case CV_KIND_TEXT:
    case CV_KIND_NAMES:
    case CV_KIND_LOCK:
    case CV_KIND_BOX:
      break;
    }
  return json_integer (value);
}

/* The member of an object, made when it is not there yet. */
static json_t *
need_member (json_t *object, const char *key, json_t *(*make) (void) )
{
  json_t *member = json_object_get (object, key);
  if (member == NULL)
    {
      member = make ();
      json_object_set_new (object, key, member);
    }
  return member;
}

static void
write_atom (const CvTable *table, const CvArg *arg, const CvAtom *atom, json_t *event)
{
  json_t *value = write_value (table, arg, atom->value);
  int key = arg->shape == CV_SHAPE_MAP_OF_MAPS ? atom->key / REC_INNER_KEYS : atom->key;
  json_t *map;

  switch (arg->shape)
    {
    case CV_SHAPE_SCALAR:
      json_object_set_new (event, arg->name, value);
      break;
    case CV_SHAPE_LIST:
      json_array_append_new (need_member (event, arg->name, json_array), value);
      break;
    case CV_SHAPE_MAP:
      map = need_member (event, arg->name, json_object);
      json_object_set_new (map, rec_event_key (table, arg, key), value);
      break;
    case CV_SHAPE_MAP_OF_LISTS:
      map = need_member (event, arg->name, json_object);
      json_array_append_new (
          need_member (map, rec_event_key (table, arg, key), json_array), value);
      break;
    case CV_SHAPE_MAP_OF_MAPS:
      map = need_member (event, arg->name, json_object);
      map = need_member (map, rec_event_key (table, arg, key), json_object);
      json_object_set_new (map, arg->inner_keys[atom->key % REC_INNER_KEYS], value);
      break;
    }
}

/* The options as an object that starts from the first edition, so that it says all. */
static void
write_option (const CvTable *table, const CvAtom *atom, json_t *event)
{
  const CvGame *game = table->game;
  json_t *edition = need_member (event, "edition", json_object);
  int n = 0;

  while (game->options != NULL && game->options[n].name != NULL)
    n++;
  json_object_set_new (edition, "base", json_string (game->editions[0]));
  if (atom->key >= n)
    return;
  const CvOption *option = &game->options[atom->key];
  json_object_set_new (edition, option->name,
                       option->values == NULL
                           ? json_boolean (atom->value)
                           : json_string (option->values[atom->value]));
}

static void
write_arg_atom (const CvTable *table,
                const CvArg *arg,
                const CvAtom *atom,
                json_t *event)
{
  if (arg->kind == CV_KIND_EDITION)
    write_option (table, atom, event);
  else if (arg->kind == CV_KIND_COUNTS)
    {
      const CvArg as_map = { .name = arg->name,
                             .shape = CV_SHAPE_MAP,
                             .kind = CV_KIND_NUMBER,
                             .keys = table->game->hidden_keys };
      write_atom (table, &as_map, atom, event);
    }
  else if (arg->kind < CV_KIND_COUNTS)
    write_atom (table, arg, atom, event);
}

/* An empty list or map that must be there leaves no atom. */
static void
write_empty (const CvArg *arg, json_t *event)
{
  if (!arg->required || json_object_get (event, arg->name) != NULL ||
      arg->kind > CV_KIND_COUNTS)
    return;
  json_object_set_new (event, arg->name,
                       arg->shape == CV_SHAPE_LIST ? json_array () : json_object ());
}

static bool
is_only_in_json (const CvArg *arg)
{
  return arg->kind == CV_KIND_TEXT || arg->kind == CV_KIND_NAMES ||
         arg->kind == CV_KIND_LOCK || arg->kind == CV_KIND_BOX;
}

bool
rec_event_has_more (const CvTable *table, const CvMove *move)
{
  assert (table != NULL && move != NULL);

  const CvVerb *verb = cv_game_verb (table->game, move->verb);
  for (int i = 0; verb->args[i].name != NULL; i++)
    if (is_only_in_json (&verb->args[i]))
      return true;
  return false;
}

json_t *
rec_event_write (const CvTable *table, const CvMove *move, const json_t *original)
{
  assert (table != NULL && move != NULL);

  const CvVerb *verb = cv_game_verb (table->game, move->verb);
  json_t *event = json_object ();

  json_object_set_new (event, "do", json_string (verb->name));
  if (move->by != CV_NO_PLAYER)
    json_object_set_new (event, "by",
                         json_string (cv_color_names[table->color[move->by]]));
  for (int i = 0; verb->args[i].name != NULL; i++)
    {
      const CvArg *arg = &verb->args[i];
      json_t *kept = json_object_get (original, arg->name);
      for (uint32_t a = 0; a < move->n_atoms; a++)
        if (move->atoms[a].arg == i)
          write_arg_atom (table, arg, &move->atoms[a], event);
      if (is_only_in_json (arg) && kept != NULL)
        json_object_set (event, arg->name, kept);
      write_empty (arg, event);
    }
  if (move->verb == CV_VERB_HIDE && move->n_atoms == 0)
    json_object_set_new (event, "add", json_object ());
  if (move->allowed)
    json_object_set_new (event, "allowed", json_string ("house"));
  return event;
}
