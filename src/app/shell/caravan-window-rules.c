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
  g_autofree char *to = NULL;

  ensure_page (self);
  to = g_strdup (anchor != NULL ? anchor : caravan_rules_page_get_anchor (self->rules));
  /* Back leads to that page, not to what was read before. */
  if (caravan_window_remember (self, &self->rules_from, "rules"))
    caravan_rules_page_forget_way (self->rules);
  caravan_rules_page_open (self->rules, to);
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
  static const char *const pages[][2] = {
    { "welcome", "use-start" },       { "new-game", "use-start" },
    { "score-now", "use-score-now" }, { "quick", "use-score-now" },
    { "painter", "use-boards" },      { "position", "use-position" },
    { "past", "use-past" },           { "statistics", "use-past#statistics" },
    { "replay", "use-past#replay" },  { "rules", "index" }
  };
  const char *page = caravan_window_get_page (self);

  if (g_strcmp0 (page, "scores") == 0)
    return g_strdup_printf ("%s-scoring",
                            caravan_match_get_table (self->match)->game->id);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_strcmp0 (page, pages[i][0]) == 0)
      return g_strdup (pages[i][1]);
  return g_strdup (find_table_help (self));
}
