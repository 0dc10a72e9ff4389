/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-rules-found.h"

#include "caravan-prose.h"

static void
append_escaped (GString *markup, const char *text, gsize size)
{
  g_autofree char *escaped = g_markup_escape_text (text, (gssize) size);

  g_string_append (markup, escaped);
}

static char *
make_markup (const LangLine *line)
{
  GString *markup = g_string_new (NULL);
  gsize at = 0;

  for (gsize i = 0; i < line->n_marks; i++)
    {
      const LangMark *mark = &line->marks[i];
      append_escaped (markup, line->text + at, mark->at - at);
      g_string_append (markup, "<b>");
      append_escaped (markup, line->text + mark->at, mark->size);
      g_string_append (markup, "</b>");
      at = mark->at + mark->size;
    }
  append_escaped (markup, line->text + at, strlen (line->text + at));
  return g_string_free (markup, FALSE);
}

static GtkWidget *
add_prose (GtkWidget *box)
{
  GtkWidget *prose = caravan_prose_new (FALSE);

  gtk_box_append (GTK_BOX (box), prose);
  return prose;
}

static GtkWidget *
add_small (GtkWidget *box)
{
  GtkWidget *prose = add_prose (box);

  gtk_widget_add_css_class (prose, "dim");
  gtk_widget_add_css_class (prose, "small");
  return prose;
}

GtkWidget *
caravan_rules_found_new (const LangShown *shown)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *markup = make_markup (&shown->line);

  caravan_prose_set_text (CARAVAN_PROSE (add_prose (box)), shown->title);
  caravan_prose_set_text (CARAVAN_PROSE (add_small (box)), shown->place);
  if (*markup != '\0')
    caravan_prose_set_markup (CARAVAN_PROSE (add_small (box)), markup);
  return box;
}
