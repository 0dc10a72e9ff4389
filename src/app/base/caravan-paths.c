/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-paths.h"

#include "config.h"
#include "lang-paths.h"

#include <glib.h>

const char *
caravan_locale_dir (void)
{
  static char *directory;

  if (directory == NULL)
    directory = lang_find_directory ("CARAVANSERAI_LOCALE", "po", LOCALEDIR);
  return directory;
}

const char *
caravan_boards_dir (void)
{
  static char *directory;

  if (directory == NULL)
    directory = lang_find_directory ("CARAVANSERAI_BOARDS", "data/boards",
                                     PKGDATADIR "/boards");
  return directory;
}

const char *
caravan_lessons_dir (void)
{
  static char *directory;

  if (directory == NULL)
    directory = lang_find_directory ("CARAVANSERAI_LESSONS", "data/lessons",
                                     PKGDATADIR "/lessons");
  return directory;
}

const char *
caravan_schemas_dir (void)
{
  static char *directory;

  if (directory == NULL)
    directory = lang_find_directory ("CARAVANSERAI_SCHEMAS", "data/schemas", SCHEMADIR);
  return directory;
}

const char *
caravan_help_dir (void)
{
  static char *directory;

  if (directory == NULL)
    directory = lang_find_directory ("CARAVANSERAI_HELP", "help", HELPDIR);
  return directory;
}
