/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way into the rules reference and back. */
#include "caravan-window-private.h"

#include "caravan-entry.h"
#include "caravan-history.h"

static void
ensure_page (CaravanWindow *self)
{
  if (self->rules != NULL)
    return;
  self->rules = CARAVAN_RULES_PAGE (caravan_rules_page_new ());
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->rules), "rules");
}

void
caravan_window_show_rules (CaravanWindow *self, const char *anchor)
{
  const char *page = caravan_window_get_page (self);

  ensure_page (self);
  if (g_strcmp0 (page, "rules") != 0)
    {
      g_free (self->rules_from);
      self->rules_from = g_strdup (page);
    }
  if (anchor == NULL)
    anchor = caravan_rules_page_get_anchor (self->rules);
  caravan_rules_page_open (self->rules, anchor);
  caravan_window_show_page (self, "rules");
}

/* At the table: the part of it that has the focus, else the rule of the verdict. */
static const char *
find_table_help (CaravanWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  CaravanDesk *desk = caravan_window_get_desk (self);
  const CvVerdict *verdict = desk != NULL ? caravan_desk_get_verdict (desk) : NULL;

  if (focus != NULL && gtk_widget_get_ancestor (focus, CARAVAN_TYPE_ENTRY) != NULL)
    return "use-typed";
  if (focus != NULL && gtk_widget_get_ancestor (focus, CARAVAN_TYPE_HISTORY) != NULL)
    return "use-history";
  return verdict != NULL ? verdict->rule->anchor : "use-table";
}

char *
caravan_window_find_help (CaravanWindow *self)
{
  static const char *const pages[][2] = { { "welcome", "use-start" },
                                          { "new-game", "use-start" },
                                          { "painter", "use-boards" },
                                          { "position", "use-position" },
                                          { "rules", "index" } };
  const char *page = caravan_window_get_page (self);

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_strcmp0 (page, pages[i][0]) == 0)
      return g_strdup (pages[i][1]);
  return g_strdup (find_table_help (self));
}
