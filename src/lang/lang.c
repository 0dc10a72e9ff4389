/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Languages: which one, where its catalog lies, and what to say when the catalog is
   silent. */

#include "lang.h"

#include <assert.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lang-catalog.h"

#define DOMAIN          "caravanserai"
#define MAX_CODE_LENGTH 31
#define CODE_LETTERS    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

struct Lang
{
  char code[MAX_CODE_LENGTH + 1];
  LangCatalog *catalog; /* NULL in the source language. */
};

const char *const lang_codes[] = { "en", "it", "fr", NULL };

/* Shared by all who open it, for opening it may not fail.  Nothing writes to it. */
static Lang english = { .code = "en" };

/* A code becomes part of a path, and may come from the command line or a settings file:
   it must not climb out of the directory. */
static bool
is_code (const char *code)
{
  size_t length = strspn (code, CODE_LETTERS "0123456789_-@");

  return length > 0 && length <= MAX_CODE_LENGTH && code[length] == '\0' &&
         strchr (CODE_LETTERS, code[0]) != NULL;
}

static LangCatalog *
open_catalog (const char *code, const char *dir)
{
  static const char pattern[] = "%s/%s/LC_MESSAGES/" DOMAIN ".mo";
  size_t size = strlen (dir) + strlen (code) + sizeof pattern;
  char *path = malloc (size);
  LangCatalog *catalog;

  if (path == NULL)
    return NULL;
  snprintf (path, size, pattern, dir, code);
  catalog = lang_catalog_open (path);
  free (path);
  return catalog;
}

Lang *
lang_open (const char *code, const char *dir)
{
  Lang *lang;

  if (strcmp (code, english.code) == 0)
    return &english;
  if (!is_code (code) || dir == NULL)
    return NULL;
  lang = calloc (1, sizeof *lang);
  if (lang == NULL)
    return NULL;
  memcpy (lang->code, code, strlen (code) + 1);
  lang->catalog = open_catalog (code, dir);
  if (lang->catalog == NULL)
    {
      free (lang);
      return NULL;
    }
  return lang;
}

void
lang_close (Lang *lang)
{
  if (lang == NULL || lang == &english)
    return;
  lang_catalog_free (lang->catalog);
  free (lang);
}

const char *
lang_code (const Lang *lang)
{
  assert (lang != NULL);
  return lang->code;
}

const char *
lang_text (const Lang *lang, const char *msgid)
{
  const char *text = NULL;

  assert (lang != NULL && msgid != NULL);
  if (lang->catalog != NULL)
    text = lang_catalog_find (lang->catalog, msgid);
  return text != NULL ? text : msgid;
}

const char *
lang_context (const Lang *lang, const char *context, const char *msgid)
{
  const char *text = NULL;

  assert (lang != NULL && context != NULL && msgid != NULL);
  if (lang->catalog != NULL)
    text = lang_catalog_find_context (lang->catalog, context, msgid);
  return text != NULL ? text : msgid;
}

const char *
lang_plural (const Lang *lang, const char *msgid, const char *plural, unsigned long n)
{
  const char *text = NULL;

  assert (lang != NULL && msgid != NULL && plural != NULL);
  if (lang->catalog != NULL)
    text = lang_catalog_find_plural (lang->catalog, msgid, n);
  if (text != NULL)
    return text;
  return n == 1 ? msgid : plural;
}

/* The choice from the environment. */

/* Whether a locale name such as "fr_CH.UTF-8@euro" begins with this language.  The name
   ends at a colon as well, so that it may stand in a list. */
static bool
is_in_language (const char *locale, const char *language)
{
  size_t length = strlen (language);

  return strcspn (locale, "_.@:") == length && strncmp (locale, language, length) == 0;
}

static bool
is_untranslated (const char *locale)
{
  return is_in_language (locale, "C") || is_in_language (locale, "POSIX");
}

static const char *
find_code (const char *locale)
{
  for (size_t i = 0; lang_codes[i] != NULL; i++)
    if (is_in_language (locale, lang_codes[i]))
      return lang_codes[i];
  return NULL;
}

/* The first language of the list that we have.  "C" in it means: from here on, the
   source language. */
static const char *
choose_from_list (const char *list)
{
  while (*list != '\0' && !is_untranslated (list))
    {
      const char *code = find_code (list);

      if (code != NULL)
        return code;
      list += strcspn (list, ":");
      list += strspn (list, ":");
    }
  return lang_codes[0];
}

/* NULL for an empty variable too, which gettext takes for one not set. */
static const char *
get_filled (const char *(*get) (const char *name), const char *name)
{
  const char *value = get (name);

  return value != NULL && *value != '\0' ? value : NULL;
}

const char *
lang_from_environment (const char *(*get) (const char *name))
{
  static const char *const names[] = { "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG" };

  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    {
      const char *list = get_filled (get, names[i]);

      if (list != NULL)
        return choose_from_list (list);
    }
  return lang_codes[0];
}
