/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-language.h"

#include "caravan-paths.h"
#include "caravan-signal.h"

#include <stdlib.h>

/* glibc's own sign that the message catalogs have changed: bumped so that the toolkit's
   few texts follow too. */
extern int _nl_msg_cat_cntr;

struct _CaravanLanguage
{
  GObject parent_instance;

  /* owned */
  Lang *lang;
};

G_DEFINE_FINAL_TYPE (CaravanLanguage, caravan_language, G_TYPE_OBJECT)

static const char *
get_environment (const char *name)
{
  return getenv (name);
}

static void
tell_toolkit (const char *code)
{
  g_setenv ("LANGUAGE", code, TRUE);
  _nl_msg_cat_cntr++;
}

static void
caravan_language_class_init (CaravanLanguageClass *klass)
{
  caravan_signal_new (klass, "changed", 0);
}

static void
caravan_language_init (CaravanLanguage *self)
{
  self->lang =
      lang_open (lang_from_environment (get_environment), caravan_locale_dir ());
  if (self->lang == NULL)
    self->lang = lang_open ("en", NULL);
}

CaravanLanguage *
caravan_language_get (void)
{
  static CaravanLanguage *the_one;

  if (the_one == NULL)
    the_one = g_object_new (CARAVAN_TYPE_LANGUAGE, NULL);
  return the_one;
}

const Lang *
caravan_lang (void)
{
  return caravan_language_get ()->lang;
}

const char *
caravan_language_code (void)
{
  return lang_code (caravan_lang ());
}

gboolean
caravan_language_set (const char *code)
{
  CaravanLanguage *self = caravan_language_get ();
  Lang *lang = lang_open (code, caravan_locale_dir ());

  if (lang == NULL)
    return FALSE;
  Lang *old = self->lang;
  self->lang = lang;
  tell_toolkit (code);
  g_signal_emit_by_name (self, "changed");
  lang_close (old);
  return TRUE;
}

const char *
caravan_language_name (const char *code)
{
  static const char *const names[][2] = { { "en", "English" },
                                          { "it", "Italiano" },
                                          { "fr", "Français" } };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i][0], code))
      return names[i][1];
  return code;
}
