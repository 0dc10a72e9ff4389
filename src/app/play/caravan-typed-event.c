/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Between the words of a line, once they are understood, and the event: one way and
   back. */
#include "caravan-typed-internal.h"

/* From words to the event. */

gboolean
typed_is_complete (const TypedPlace *place)
{
  switch (typed_part (place)->type)
    {
    case CARAVAN_PART_END:
      return TRUE;
    case CARAVAN_PART_NUMBERS:
      return place->n > 0 && place->n % 2 == 0;
    case CARAVAN_PART_COUNTS:
      return place->n % 2 == 0;
    case CARAVAN_PART_CELLS:
      return place->n > 1;
    case CARAVAN_PART_PLAYERS:
    case CARAVAN_PART_NAMES:
      return place->n > 0;
    case CARAVAN_PART_BY:
    case CARAVAN_PART_WORD:
    case CARAVAN_PART_CELL:
    case CARAVAN_PART_PLAYER:
    case CARAVAN_PART_NUMBER:
    case CARAVAN_PART_GEMS:
    case CARAVAN_PART_NAME:
    case CARAVAN_PART_ITEM:
    case CARAVAN_PART_EACH:
    case CARAVAN_PART_TEXT:
      break;
    }
  return FALSE;
}

static void
put_row (const CaravanTyping *typing,
         const CaravanForm *form,
         json_t *object,
         char **meanings,
         guint n)
{
  for (guint i = 0; i + 1 < n; i += 2)
    json_object_set_new (
        object, meanings[i],
        typed_make_value (typed_find_arg (typing, form, meanings[i]), meanings[i + 1]));
}

static void
put_each (const CaravanTyping *typing,
          const CvArg *arg,
          json_t *event,
          char **meanings,
          guint n)
{
  json_t *map = json_object ();

  for (guint i = 0; i < n; i++)
    json_object_set_new (map, rec_event_key (typing->table, arg, (int) i),
                         typed_make_value (arg, meanings[i]));
  json_object_set_new (event, arg->name, map);
}

static void
put_list (json_t *event, const char *arg, char **meanings, guint n)
{
  json_t *list = json_array ();

  for (guint i = 0; i < n; i++)
    json_array_append_new (list, json_string (meanings[i]));
  json_object_set_new (event, arg, list);
}

static void
put_item (json_t *event, const char *arg, const char *meaning)
{
  json_t *list = json_object_get (event, arg);

  if (list == NULL)
    json_object_set_new (event, arg, list = json_array ());
  json_array_append_new (list, json_string (meaning));
}

/* Puts what a part says into the event; n is how many words there are from here. */
static void
put_part (const CaravanTyping *typing,
          const TypedPlace *place,
          json_t *event,
          char **meanings,
          guint n)
{
  const CaravanPart *part = typed_part (place);
  json_t *counts;

  switch (part->type)
    {
    case CARAVAN_PART_BY:
      json_object_set_new (event, "by", json_string (meanings[0]));
      break;
    case CARAVAN_PART_WORD:
      if (part->arg != NULL)
        json_object_set_new (event, part->arg, json_string (part->value));
      break;
    case CARAVAN_PART_CELL:
    case CARAVAN_PART_CELLS:
    case CARAVAN_PART_PLAYER:
    case CARAVAN_PART_GEMS:
    case CARAVAN_PART_NAME:
    case CARAVAN_PART_TEXT:
      json_object_set_new (event, part->arg, json_string (meanings[0]));
      break;
    case CARAVAN_PART_ITEM:
      put_item (event, part->arg, meanings[0]);
      break;
    case CARAVAN_PART_NUMBER:
      json_object_set_new (event, part->arg, typed_make_value (NULL, meanings[0]));
      break;
    case CARAVAN_PART_NUMBERS:
      put_row (typing, place->form, event, meanings, n);
      break;
    case CARAVAN_PART_EACH:
      put_each (typing, typed_due_arg (typing, place), event, meanings, n);
      break;
    case CARAVAN_PART_PLAYERS:
    case CARAVAN_PART_NAMES:
      put_list (event, part->arg, meanings, n);
      break;
    case CARAVAN_PART_COUNTS:
      counts = json_object ();
      put_row (typing, place->form, counts, meanings, n);
      json_object_set_new (event, part->arg, counts);
      break;
    case CARAVAN_PART_END:
      break;
    }
}

json_t *
typed_make_event (const TypedReader *reader, const TypedPlace *place)
{
  json_t *event = json_object ();
  guint n = reader->meanings->len;

  json_object_set_new (event, "do", json_string (place->form->verb));
  for (guint i = 0; place->form->parts[i].type != CARAVAN_PART_END; i++)
    if (i < n || place->form->parts[i].type == CARAVAN_PART_COUNTS)
      put_part (reader->typing, &(TypedPlace){ place->form, i, 0, NULL }, event,
                (char **) reader->meanings->pdata + i, n - MIN (i, n));
  return event;
}

json_t *
typed_make_events (const TypedReader *reader, const TypedPlace *place)
{
  const CaravanPart *part = typed_part (place);
  json_t *events = json_array ();

  if (part->type == CARAVAN_PART_CELLS)
    for (guint i = place->part; i < reader->meanings->len; i++)
      {
        json_t *event = typed_make_event (reader, place);
        json_object_set_new (event, part->arg,
                             json_string (reader->meanings->pdata[i]));
        json_array_append_new (events, event);
      }
  else
    json_array_append_new (events, typed_make_event (reader, place));
  return events;
}

/* From the event to words. */

static void
add_word (GString *line, const char *word)
{
  if (line->len > 0)
    g_string_append_c (line, ' ');
  g_string_append (line, word);
}

static void
add_spelled (const CaravanTyping *typing, GString *line, const char *key)
{
  g_autofree char *spelling = typed_spell (typing, key);

  add_word (line, spelling);
}

static void
add_number (GString *line, const json_t *number)
{
  g_autofree char *digits = g_strdup_printf ("%d", (int) json_integer_value (number));

  add_word (line, digits);
}

static gboolean
add_player (GString *line, const char *color)
{
  for (int i = 0; cv_color_names[i] != NULL; i++)
    if (g_strcmp0 (cv_color_names[i], color) == 0)
      {
        char letter[2] = { g_ascii_tolower (cv_color_letters[i]), '\0' };
        add_word (line, letter);
        return TRUE;
      }
  return FALSE;
}

static void
add_row (const CaravanTyping *typing, GString *line, const json_t *counts)
{
  const char *key;
  json_t *value;

  json_object_foreach ((json_t *) counts, key, value)
    {
      add_spelled (typing, line, key);
      add_number (line, value);
    }
}

static gboolean
add_list (const CaravanTyping *typing,
          GString *line,
          const CaravanPart *part,
          const json_t *list)
{
  gboolean good = json_array_size (list) > 0;

  for (gsize i = 0; good && i < json_array_size (list); i++)
    if (part->type == CARAVAN_PART_PLAYERS)
      good = add_player (line, json_string_value (json_array_get (list, i)));
    else
      add_spelled (typing, line, json_string_value (json_array_get (list, i)));
  return good;
}

static gboolean
add_value (const CaravanTyping *typing,
           GString *line,
           const CvArg *arg,
           const json_t *value)
{
  g_autofree char *spelling = typed_spell_value (typing, arg, value);

  if (spelling != NULL)
    add_word (line, spelling);
  return spelling != NULL;
}

/* All numbers and gems that the event still has; they are taken out of it. */
static gboolean
add_numbers (const CaravanTyping *typing,
             GString *line,
             const TypedPlace *place,
             json_t *rest)
{
  g_autofree const char **keys = typed_keys (typing, place);
  gboolean any = FALSE, good = TRUE;

  for (gsize i = 0; good && keys[i] != NULL; i++)
    {
      const json_t *value = json_object_get (rest, keys[i]);

      if (value == NULL)
        continue;
      add_spelled (typing, line, keys[i]);
      good = add_value (typing, line, typed_find_arg (typing, place->form, keys[i]),
                        value);
      json_object_del (rest, keys[i]);
      any = TRUE;
    }
  return any && good;
}

static gboolean
add_each (const CaravanTyping *typing,
          GString *line,
          const CvArg *arg,
          const json_t *map)
{
  int n = rec_event_n_keys (typing->table, arg);
  gboolean good = json_object_size (map) == (gsize) n;

  for (int i = 0; good && i < n; i++)
    good = add_value (typing, line, arg,
                      json_object_get (map, rec_event_key (typing->table, arg, i)));
  return good;
}

static gboolean
write_value (const CaravanTyping *typing,
             GString *line,
             const TypedPlace *place,
             const json_t *value)
{
  const CaravanPart *part = typed_part (place);
  const char *text = json_string_value (value);
  CvCell cell;

  switch (part->type)
    {
    case CARAVAN_PART_BY:
    case CARAVAN_PART_PLAYER:
      return add_player (line, text);
    case CARAVAN_PART_WORD:
      add_spelled (typing, line, part->word);
      return part->arg == NULL || g_strcmp0 (text, part->value) == 0;
    case CARAVAN_PART_CELL:
      add_word (line, text != NULL ? text : "");
      return text != NULL && cv_cell_parse (text, &cell);
    case CARAVAN_PART_TEXT:
      add_word (line, text != NULL ? text : "");
      return text != NULL;
    case CARAVAN_PART_NAME:
      add_spelled (typing, line, text != NULL ? text : "");
      return text != NULL;
    case CARAVAN_PART_NUMBER:
    case CARAVAN_PART_GEMS:
      return add_value (typing, line, typed_due_arg (typing, place), value);
    case CARAVAN_PART_EACH:
      return add_each (typing, line, typed_due_arg (typing, place), value);
    case CARAVAN_PART_COUNTS:
      add_row (typing, line, value);
      return json_is_object (value);
    case CARAVAN_PART_PLAYERS:
    case CARAVAN_PART_NAMES:
      return add_list (typing, line, part, value);
    case CARAVAN_PART_ITEM:
    case CARAVAN_PART_CELLS:
    case CARAVAN_PART_NUMBERS:
    case CARAVAN_PART_END:
      break;
    }
  return FALSE;
}

/* The first of the list, which is shorter then in rest. */
static gboolean
write_item (const CaravanTyping *typing, GString *line, const char *arg, json_t *rest)
{
  json_t *list = json_copy (json_object_get (rest, arg));
  const char *text = json_string_value (json_array_get (list, 0));
  gboolean good = text != NULL;

  if (good)
    add_spelled (typing, line, text);
  if (json_array_size (list) > 1)
    {
      json_array_remove (list, 0);
      json_object_set (rest, arg, list);
    }
  else
    json_object_del (rest, arg);
  json_decref (list);
  return good;
}

/* What is written is taken out of rest. */
static gboolean
write_part (const CaravanTyping *typing,
            GString *line,
            const TypedPlace *place,
            json_t *rest)
{
  const CaravanPart *part = typed_part (place);
  const char *arg = part->type == CARAVAN_PART_BY ? "by" : part->arg;

  if (part->type == CARAVAN_PART_NUMBERS)
    return add_numbers (typing, line, place, rest);
  if (part->type == CARAVAN_PART_ITEM)
    return write_item (typing, line, part->arg, rest);
  gboolean good = write_value (typing, line, place,
                               arg != NULL ? json_object_get (rest, arg) : NULL);
  if (arg != NULL)
    json_object_del (rest, arg);
  return good;
}

/* The line, if the form says all that the event does. */
static char *
write_form (const CaravanTyping *typing, const CaravanForm *form, const json_t *event)
{
  json_t *rest = json_copy ((json_t *) event);
  GString *line = g_string_new (NULL);
  gboolean good = TRUE;

  json_object_del (rest, "do");
  json_object_del (rest, "time");
  json_object_del (rest, "allowed");
  for (guint i = 0; good && form->parts[i].type != CARAVAN_PART_END; i++)
    good = write_part (typing, line, &(TypedPlace){ form, i, 0, NULL }, rest);
  good = good && json_object_size (rest) == 0;
  json_decref (rest);
  return g_string_free (line, !good);
}

const CaravanForm **
caravan_typed_forms (const CvTable *table)
{
  const CaravanGrammar *grammar = caravan_game_find (table->game)->words->grammar;
  const CaravanForm *own = grammar != NULL ? grammar->forms : NULL;
  GPtrArray *forms = g_ptr_array_new ();

  for (; own != NULL && own->verb != NULL; own++)
    g_ptr_array_add (forms, (gpointer) own);
  for (own = typed_shell_forms; own->verb != NULL; own++)
    if (caravan_typed_say_form (table, own) != NULL)
      g_ptr_array_add (forms, (gpointer) own);
  g_ptr_array_add (forms, NULL);
  return (const CaravanForm **) g_ptr_array_free (forms, FALSE);
}

char *
caravan_typed_write (const CaravanTyping *typing, const json_t *event)
{
  g_autofree const CaravanForm **forms = caravan_typed_forms (typing->table);
  const char *verb = json_string_value (json_object_get (event, "do"));
  char *line = NULL;

  for (gsize i = 0; verb != NULL && line == NULL && forms[i] != NULL; i++)
    if (g_str_equal (forms[i]->verb, verb))
      line = write_form (typing, forms[i], event);
  return line;
}

/* Examples. */

/* The argument's value for the i-th who has one; NULL: a number. */
static void
add_example_value (const CaravanTyping *typing,
                   GString *line,
                   const CvArg *arg,
                   guint i)
{
  static const char *const numbers[] = { "2", "5", "3", "4" };

  if (arg == NULL || arg->kind == CV_KIND_NUMBER)
    add_word (line, numbers[i % G_N_ELEMENTS (numbers)]);
  else if (arg->kind == CV_KIND_GEMS)
    add_word (line, "rrb");
  else if (arg->kind == CV_KIND_NAME)
    add_spelled (typing, line, arg->names[i % g_strv_length ((char **) arg->names)]);
}

/* The first key, and those whose values are of another kind. */
static void
add_example_row (const CaravanTyping *typing, GString *line, const TypedPlace *place)
{
  g_autofree const char **keys = typed_keys (typing, place);
  const CvArg *first = NULL;

  for (gsize i = 0; keys[i] != NULL; i++)
    {
      const CvArg *arg = typed_find_arg (typing, place->form, keys[i]);

      if (i == 0)
        first = arg;
      else if (arg == NULL || arg->kind == first->kind)
        continue;
      add_spelled (typing, line, keys[i]);
      add_example_value (typing, line, arg, 0);
    }
}

static void
add_example_players (const CaravanTyping *typing,
                     GString *line,
                     const TypedPlace *place)
{
  const CvTable *table = typing->table;

  if (typed_part (place)->type != CARAVAN_PART_PLAYERS)
    add_player (line, cv_color_names[table->color[place->part > 0]]);
  else
    for (int seat = 0; seat < table->n_players; seat++)
      add_player (line, cv_color_names[table->color[seat]]);
}

static void
add_example_each (const CaravanTyping *typing, GString *line, const CvArg *arg)
{
  for (int i = 0; i < rec_event_n_keys (typing->table, arg); i++)
    add_example_value (typing, line, arg, (guint) i);
}

static void
add_example (const CaravanTyping *typing, GString *line, const TypedPlace *place)
{
  const CaravanPart *part = typed_part (place);
  g_autofree const char **keys = typed_keys (typing, place);

  if (part->type == CARAVAN_PART_TEXT)
    add_word (line, "…");
  else if (part->type == CARAVAN_PART_CELLS)
    add_word (line, "f7 f8 f9");
  else if (part->type == CARAVAN_PART_CELL)
    add_word (line, place->part < 3 ? "f7" : "f8");
  else if (part->type == CARAVAN_PART_NUMBER || part->type == CARAVAN_PART_GEMS)
    add_example_value (typing, line, typed_due_arg (typing, place), 0);
  else if (part->type == CARAVAN_PART_EACH)
    add_example_each (typing, line, typed_due_arg (typing, place));
  else if (part->type == CARAVAN_PART_NUMBERS || part->type == CARAVAN_PART_COUNTS)
    add_example_row (typing, line, place);
  else if (typed_is_player_due (place))
    add_example_players (typing, line, place);
  else if (keys != NULL && keys[0] != NULL)
    add_spelled (typing, line, keys[0]);
}

char *
caravan_typed_example (const CaravanTyping *typing, const CaravanForm *form)
{
  GString *line = g_string_new (NULL);
  TypedPlace place = { .form = form };

  for (; typed_part (&place)->type != CARAVAN_PART_END; place.part++)
    add_example (typing, line, &place);
  return g_string_free (line, FALSE);
}
