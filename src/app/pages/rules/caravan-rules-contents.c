/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-rules-contents.h"

#include "caravan-books.h"
#include "caravan-prose.h"
#include "caravan-rules-found.h"
#include "caravan-search.h"
#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define FOUND_MOST 60

struct _CaravanRulesContents
{
  AdwBin parent_instance;

  /* template */
  GtkEditable *search;
  GtkListBox *list;
  GtkWidget *nothing;

  gsize page;
};

G_DEFINE_FINAL_TYPE (CaravanRulesContents, caravan_rules_contents, ADW_TYPE_BIN)

/* A row that leads somewhere. */
static GtkWidget *
add_row (CaravanRulesContents *self, const char *anchor, GtkWidget *child)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  g_object_set_data_full (G_OBJECT (row), "anchor", g_strdup (anchor), g_free);
  gtk_list_box_append (self->list, row);
  return row;
}

static void
clear (CaravanRulesContents *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
}

static void
list_page (CaravanRulesContents *self, const LangBook *book, gsize at)
{
  const LangPage *page = lang_book_page (book, at);
  GtkWidget *title = caravan_prose_new (FALSE);
  GtkWidget *row = add_row (self, page->id, title);

  caravan_prose_set_text (CARAVAN_PROSE (title), page->title);
  caravan_widget_name (row, page->title);
  gtk_widget_set_margin_start (title, 12 * MAX (0, lang_book_depth (book, at) - 1));
  if (page->n_topics > 0)
    gtk_widget_add_css_class (row, "strong");
  if (at == self->page)
    gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (row));
}

static void
list_pages (CaravanRulesContents *self)
{
  const LangBook *book = caravan_book (caravan_book_spoken ());

  for (gsize i = 0; book != NULL && i < lang_book_n_pages (book); i++)
    list_page (self, book, i);
}

static void
add_found (CaravanRulesContents *self, const LangShown *shown)
{
  GtkWidget *row = add_row (self, shown->anchor, caravan_rules_found_new (shown));
  g_autofree char *more = g_strjoin ("\n", shown->place, shown->line.text, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  shown->title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  more, -1);
}

static void
list_found (CaravanRulesContents *self, const char *words)
{
  const LangIndex *index = caravan_books_index ();
  LangFound found[FOUND_MOST];
  gsize own = (gsize) caravan_book_spoken ();
  gsize n = lang_search (index, words, own, found, FOUND_MOST);

  for (gsize i = 0; i < n; i++)
    {
      LangShown *shown = lang_shown_new (index, words, &found[i]);
      add_found (self, shown);
      lang_shown_free (shown);
    }
}

static void
render (gpointer object)
{
  CaravanRulesContents *self = object;
  const char *words = gtk_editable_get_text (self->search);
  gboolean searching = *words != '\0' && caravan_books_count () > 0;

  clear (self);
  if (searching)
    list_found (self, words);
  else
    list_pages (self);
  gtk_widget_set_visible (
      self->nothing,
      searching && gtk_widget_get_first_child (GTK_WIDGET (self->list)) == NULL);
}

static void
row_activated_cb (CaravanRulesContents *self, GtkListBoxRow *row)
{
  g_signal_emit_by_name (self, "go", g_object_get_data (G_OBJECT (row), "anchor"));
}

/* Enter in the search opens the first that was found. */
static void
search_activated_cb (CaravanRulesContents *self)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->list, 0);

  if (first != NULL)
    row_activated_cb (self, first);
}

static void
search_stopped_cb (CaravanRulesContents *self)
{
  gtk_editable_set_text (self->search, "");
}

void
caravan_rules_contents_select (CaravanRulesContents *self, gsize page)
{
  const char *words = gtk_editable_get_text (self->search);

  self->page = page;
  if (*words == '\0')
    gtk_list_box_select_row (self->list,
                             gtk_list_box_get_row_at_index (self->list, (int) page));
}

GtkWidget *
caravan_rules_contents_get_search (CaravanRulesContents *self)
{
  return GTK_WIDGET (self->search);
}

static void
caravan_rules_contents_class_init (CaravanRulesContentsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  caravan_template_set (widget_class, "caravan-rules-contents.ui");
  gtk_widget_class_bind_template_child (widget_class, CaravanRulesContents, search);
  gtk_widget_class_bind_template_child (widget_class, CaravanRulesContents, list);
  gtk_widget_class_bind_template_child (widget_class, CaravanRulesContents, nothing);
  gtk_widget_class_bind_template_callback (widget_class, render);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  caravan_signal_new (klass, "go", 1, G_TYPE_STRING);
}

static void
caravan_rules_contents_init (CaravanRulesContents *self)
{
  caravan_template_init (GTK_WIDGET (self));
  caravan_search_silence_icons (GTK_WIDGET (self->search));
  render (self);
  caravan_text_follow (self, render);
}
