/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-settings.h"

#include "caravan-id.h"
#include "caravan-paths.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>
#include <stdlib.h>

#define SCHEMA_FILE "gschemas.compiled"

/* The schema that the program carries in itself, for one whose files are not where they
   should be. GLib reads schemas from files only. */
static GSettingsSchema *
unpack_schema (void)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (
      "/io/github/caravanserai/Caravanserai/" SCHEMA_FILE, 0, NULL);
  g_autofree char *directory = g_dir_make_tmp ("caravanserai-XXXXXX", NULL);

  if (directory == NULL)
    return NULL;
  g_autofree char *path = g_build_filename (directory, SCHEMA_FILE, NULL);
  g_file_set_contents (path, g_bytes_get_data (bytes, NULL),
                       (gssize) g_bytes_get_size (bytes), NULL);
  g_autoptr (GSettingsSchemaSource) source =
      g_settings_schema_source_new_from_directory (directory, NULL, TRUE, NULL);
  g_unlink (path);
  g_rmdir (directory);
  return source == NULL
             ? NULL
             : g_settings_schema_source_lookup (source, CARAVAN_APPLICATION_ID, FALSE);
}

/* The schema beside a program that is not installed goes before that of the system. */
static GSettingsSchema *
find_schema (void)
{
  GSettingsSchemaSource *system = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchemaSource) own = g_settings_schema_source_new_from_directory (
      caravan_schemas_dir (), system, FALSE, NULL);
  GSettingsSchemaSource *source = own != NULL ? own : system;

  return source == NULL
             ? NULL
             : g_settings_schema_source_lookup (source, CARAVAN_APPLICATION_ID, TRUE);
}

/* Settings that begin anew each time, where those of the desktop can't be had. */
static GSettings *
make_without_schema (void)
{
  g_autoptr (GSettingsSchema) schema = unpack_schema ();

  if (schema == NULL)
    {
      g_printerr (
          "caravanserai: the settings schema is missing from %s: is the program "
          "installed whole?\n",
          caravan_schemas_dir ());
      exit (1);
    }
  g_printerr ("caravanserai: the settings schema is missing from %s; what is chosen "
              "will not be remembered\n",
              caravan_schemas_dir ());
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();
  return g_settings_new_full (schema, backend, NULL);
}

GSettings *
caravan_settings (void)
{
  static GSettings *settings;

  if (settings == NULL)
    {
      g_autoptr (GSettingsSchema) schema = find_schema ();
      settings = schema != NULL ? g_settings_new_full (schema, NULL, NULL)
                                : make_without_schema ();
    }
  return settings;
}
