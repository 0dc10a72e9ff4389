/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys, in groups. The toolkit's own window for it needs more width than a phone
   has. */
#include "caravan-dialog.h"

#include "caravan-shortcuts.h"
#include "caravan-text.h"

#include <string.h>

static GtkWidget *
make_row (const CaravanShortcut *shortcut)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *key = g_strndup (shortcut->keys, strcspn (shortcut->keys, " "));
  GtkWidget *label = gtk_shortcut_label_new (key);

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 caravan_text (shortcut->title));
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  return row;
}

GtkWidget *
caravan_shortcuts_make (void)
{
  GtkWidget *page = adw_preferences_page_new ();

  for (int i = 0; i < CARAVAN_N_SHORTCUT_GROUPS; i++)
    {
      AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
      adw_preferences_group_set_title (group,
                                       caravan_text (caravan_shortcut_groups[i]));
      for (const CaravanShortcut *s = caravan_shortcuts; s->keys != NULL; s++)
        if ((int) s->group == i)
          adw_preferences_group_add (group, make_row (s));
      adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), group);
    }
  return page;
}
