/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences: few, and each with an effect at once. */
#include "caravan-dialog.h"

#include "caravan-files.h"
#include "caravan-settings.h"
#include "caravan-text.h"
#include "caravan-widget.h"

static void
switch_language (gpointer code)
{
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()),
                                  "language", g_variant_new_string (code));
}

/* The row goes away with the switch: not while it is still closing its list. */
static void
language_selected_cb (AdwComboRow *row)
{
  const char *code = lang_codes[adw_combo_row_get_selected (row)];

  if (!g_str_equal (code, caravan_language_code ()))
    g_idle_add_once (switch_language, (gpointer) code);
}

static GtkWidget *
make_choice (const char *title,
             const char *const *names,
             guint selected,
             GCallback selected_cb)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);
  GtkWidget *row = g_object_new (ADW_TYPE_COMBO_ROW, "title", caravan_text (title),
                                 "model", list, "selected", selected, NULL);

  g_signal_connect (row, "notify::selected", selected_cb, NULL);
  return row;
}

static GtkWidget *
make_language_row (void)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  guint selected = 0;

  for (guint i = 0; lang_codes[i] != NULL; i++)
    {
      g_ptr_array_add (names, (gpointer) caravan_language_name (lang_codes[i]));
      if (g_str_equal (lang_codes[i], caravan_language_code ()))
        selected = i;
    }
  g_ptr_array_add (names, NULL);
  return make_choice (N_ ("Language"), (const char *const *) names->pdata, selected,
                      G_CALLBACK (language_selected_cb));
}

static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_DEFAULT,
                                          ADW_COLOR_SCHEME_FORCE_LIGHT,
                                          ADW_COLOR_SCHEME_FORCE_DARK };

static void
scheme_selected_cb (AdwComboRow *row)
{
  g_settings_set_enum (caravan_settings (), "color-scheme",
                       (int) schemes[adw_combo_row_get_selected (row)]);
}

static GtkWidget *
make_scheme_row (void)
{
  const char *const names[] = { caravan_text (N_ ("Follow the system")),
                                caravan_text (N_ ("Light")), caravan_text (N_ ("Dark")),
                                NULL };
  int now = g_settings_get_enum (caravan_settings (), "color-scheme");
  guint selected = 0;

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    if ((int) schemes[i] == now)
      selected = i;
  return make_choice (N_ ("Colors"), names, selected, G_CALLBACK (scheme_selected_cb));
}

static GtkWidget *
make_awake_row (void)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_switch_new ();
  const char *title = caravan_text (N_ ("Keep the screen awake while a game is open"));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_settings_bind (caravan_settings (), "keep-awake", button, "active",
                   G_SETTINGS_BIND_DEFAULT);
  caravan_widget_name (button, title);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  return row;
}

static GtkWidget *
make_files_row (void)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *path = g_filename_display_name (caravan_files_games_dir ());

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 caravan_text (N_ ("Your games are here")));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), path);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  return row;
}

static void
add_group (GtkWidget *page, GtkWidget *first, GtkWidget *second)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), first);
  if (second != NULL)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), second);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
}

GtkWidget *
caravan_preferences_make (void)
{
  GtkWidget *page = adw_preferences_page_new ();

  add_group (page, make_language_row (), make_scheme_row ());
  add_group (page, make_awake_row (), NULL);
  add_group (page, make_files_row (), NULL);
  return page;
}
