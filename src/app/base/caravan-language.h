/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language the application speaks, one for all its windows. It can change at any
   moment: nothing stores a translated text; see caravan-text.h for how texts follow. */
#pragma once

#include <gio/gio.h>

#include "lang.h"

#define CARAVAN_TYPE_LANGUAGE (caravan_language_get_type ())
G_DECLARE_FINAL_TYPE (CaravanLanguage, caravan_language, CARAVAN, LANGUAGE, GObject)

/* The one object. Emits "changed" after a switch. It begins with the language of the
   environment. */
CaravanLanguage *caravan_language_get (void);

/* The language spoken now, for lang_text, lang_say_verdict and the like. */
const Lang *caravan_lang (void);
const char *caravan_language_code (void);

/* Switches. False, and nothing changes, when there is no such catalog. */
gboolean caravan_language_set (const char *code);

/* What a language calls itself: "Italiano". Not translated. */
const char *caravan_language_name (const char *code);
