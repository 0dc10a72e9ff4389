/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-settings.h"

#include "caravan-application.h"
#include "caravan-paths.h"

/* The schema beside a program that is not installed goes before that of the system. */
static GSettingsSchema *
find_schema (void)
{
  GSettingsSchemaSource *system = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchemaSource) own = g_settings_schema_source_new_from_directory (
      caravan_schemas_dir (), system, FALSE, NULL);
  GSettingsSchemaSource *source = own != NULL ? own : system;
  GSettingsSchema *schema =
      source == NULL
          ? NULL
          : g_settings_schema_source_lookup (source, CARAVAN_APPLICATION_ID, TRUE);

  if (schema == NULL)
    g_error ("The settings schema is missing from %s: is the program installed whole?",
             caravan_schemas_dir ());
  return schema;
}

GSettings *
caravan_settings (void)
{
  static GSettings *settings;

  if (settings == NULL)
    {
      g_autoptr (GSettingsSchema) schema = find_schema ();
      settings = g_settings_new_full (schema, NULL, NULL);
    }
  return settings;
}
