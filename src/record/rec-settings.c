/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Editions and locks, which stand in a record's header and in events alike. */
#include "rec-settings.h"

#include <assert.h>
#include <string.h>

#include "rec-text.h"

static bool
read_option (const CvOption *option, const json_t *value, uint8_t *ret, RecError *error)
{
  const char *text;

  if (option->values == NULL)
    {
      *ret = json_is_true (value);
      return json_is_boolean (value) ||
             rec_error_set (error, N_ ("“%1$s” must be true or false"), option->name,
                            NULL);
    }
  if (!rec_json_string (value, option->name, &text, error))
    return false;
  int index = rec_index_of (text, option->values);
  *ret = (uint8_t) index;
  return index >= 0 ||
         rec_error_set (error,
                        N_ ("“%1$s” can’t be “%2$s” (values are written in English)"),
                        option->name, text, NULL);
}

static const CvOption *
find_option (const CvGame *game, const char *name)
{
  for (const CvOption *option = game->options; option != NULL && option->name != NULL;
       option++)
    if (strcmp (option->name, name) == 0)
      return option;
  return NULL;
}

static bool
read_base (const json_t *value, const CvGame *game, int *ret_edition, RecError *error)
{
  const char *id;
  if (!rec_json_string (value, "edition", &id, error))
    return false;
  *ret_edition = rec_index_of (id, game->editions);
  return *ret_edition >= 0 ||
         rec_error_set (error, N_ ("there is no edition “%1$s” of this game"), id,
                        NULL);
}

bool
rec_edition_read (const json_t *value,
                  const CvGame *game,
                  uint8_t ret_option[CV_OPTIONS_MOST],
                  RecError *error)
{
  assert (game != NULL);
  assert (ret_option != NULL);
  assert (error != NULL);

  const json_t *base = json_is_object (value) ? json_object_get (value, "base") : value;
  uint8_t option[CV_OPTIONS_MOST];
  int edition = 0;
  const char *key;
  json_t *setting;

  if (base != NULL && !read_base (base, game, &edition, error))
    return false;
  cv_game_edition (game, edition, option);
  if (json_is_object (value))
    json_object_foreach ((json_t *) value, key, setting)
      {
        const CvOption *found = find_option (game, key);
        if (strcmp (key, "base") == 0)
          continue;
        if (found == NULL)
          return rec_error_set (error, N_ ("“%1$s” is not a key that belongs here"),
                                key, NULL);
        if (!read_option (found, setting, &option[found - game->options], error))
          return false;
      }
  memcpy (ret_option, option, sizeof option);
  return true;
}

json_t *
rec_edition_write (const CvGame *game, const uint8_t option[CV_OPTIONS_MOST])
{
  assert (game != NULL && option != NULL);

  json_t *object;

  for (int i = 0; i < cv_game_n_editions (game); i++)
    {
      uint8_t printed[CV_OPTIONS_MOST];
      cv_game_edition (game, i, printed);
      if (memcmp (printed, option, sizeof printed) == 0)
        return json_string (game->editions[i]);
    }
  object = json_object ();
  for (int i = 0; game->options[i].name != NULL; i++)
    json_object_set_new (object, game->options[i].name,
                         game->options[i].values == NULL
                             ? json_boolean (option[i])
                             : json_string (game->options[i].values[option[i]]));
  return object;
}

bool
rec_lock_is_good (const json_t *lock, RecError *error)
{
  assert (error != NULL);

  static const char *const keys[] = { "public", "salt", "secret", "ops", "mem", NULL };
  static const size_t sizes[] = { 32, 16, 24 + 32 + 16 };

  if (!json_is_object (lock))
    return rec_error_set (error, N_ ("“%1$s” must be an object"), "lock", NULL);
  if (!rec_json_only (lock, keys, error))
    return false;
  for (int i = 0; i < 3; i++)
    {
      const char *text;
      if (!rec_json_string (json_object_get (lock, keys[i]), keys[i], &text, error) ||
          !rec_text_is_base64 (text, sizes[i], keys[i], error))
        return false;
    }
  /* Limits out of bounds keep the lock shut, not the record. */
  for (int i = 3; i < 5; i++)
    {
      const json_t *limit = json_object_get (lock, keys[i]);
      int unused;
      if (!json_is_integer (limit))
        return rec_json_number (limit, keys[i], 0, 0, &unused, error);
    }
  return true;
}
