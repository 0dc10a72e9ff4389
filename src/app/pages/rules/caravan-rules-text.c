/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-rules-text.h"

#include <string.h>

#include "caravan-books.h"
#include "caravan-columns-layout.h"
#include "caravan-figure.h"
#include "caravan-flow-layout.h"
#include "caravan-label.h"
#include "caravan-prose.h"
#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"

/* A column of text is at least so wide. */
#define COLUMN_WIDTH 250

/* Several languages grow with the window up to FREE_WIDTH, then half as quickly, then no
   more. One alone has lines of so many letters: longer ones are tiring to read. */
#define FREE_WIDTH   1000
#define MOST_WIDTH   1200
#define LINE_LETTERS 75

/* As the style sheets have it for labels in a text. */
#define LINE_HEIGHT 1.42

#define TITLE_SIZE   185
#define HEADING_SIZE 128

struct _CaravanRulesText
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GPtrArray *sections; /* their widgets, borrowed */
  GtkWidget *ids;      /* of the rules of the section that is marked; borrowed */
  gsize page;

  int n_columns;
  int columns[CARAVAN_BOOKS_MOST]; /* the language of each */
  int size;
};

G_DEFINE_FINAL_TYPE (CaravanRulesText, caravan_rules_text, GTK_TYPE_WIDGET)

/* Labels. */

static void
append_span (GString *markup, const LangSpan *span)
{
  g_autofree char *text = g_markup_escape_text (span->text, -1);

  switch (span->style)
    {
    case LANG_SPAN_PLAIN:
      g_string_append (markup, text);
      break;
    case LANG_SPAN_STRONG:
      g_string_append_printf (markup, "<b>%s</b>", text);
      break;
    case LANG_SPAN_CODE:
      g_string_append_printf (markup, "<tt>%s</tt>", text);
      break;
    case LANG_SPAN_LINK:
      g_string_append_printf (markup, "<a href=\"%s\">%s</a>", span->target, text);
      break;
    }
}

char *
caravan_rules_markup (const LangBlock *block, int size)
{
  GString *markup = g_string_new (NULL);

  g_string_append_printf (markup, "<span size=\"%d%%\">", size);
  for (gsize i = 0; i < block->n_spans; i++)
    append_span (markup, &block->spans[i]);
  g_string_append (markup, "</span>");
  return g_string_free (markup, FALSE);
}

static gboolean
link_activated_cb (CaravanRulesText *self, const char *target)
{
  g_signal_emit_by_name (self, "go", target);
  return TRUE;
}

/* A text that leads on to other pages. */
static GtkWidget *
make_linked (CaravanRulesText *self, const char *markup)
{
  GtkWidget *label = caravan_label_say (NULL, NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  /* A least width of so many letters spares GTK trying how narrow the text can be. */
  gtk_label_set_width_chars (GTK_LABEL (label), 12);
  g_signal_connect_object (label, "activate-link", G_CALLBACK (link_activated_cb), self,
                           G_CONNECT_SWAPPED);
  return label;
}

static GtkWidget *
make_prose (const char *markup, gboolean tight)
{
  GtkWidget *prose = caravan_prose_new (tight);

  caravan_prose_set_line_height (CARAVAN_PROSE (prose), LINE_HEIGHT);
  caravan_prose_set_markup (CARAVAN_PROSE (prose), markup);
  return prose;
}

static gboolean
has_link (const LangBlock *block)
{
  for (gsize i = 0; i < block->n_spans; i++)
    if (block->spans[i].style == LANG_SPAN_LINK)
      return TRUE;
  return FALSE;
}

static GtkWidget *
make_paragraph (CaravanRulesText *self, const LangBlock *block, gboolean tight)
{
  g_autofree char *markup = caravan_rules_markup (block, self->size);

  return has_link (block) ? make_linked (self, markup) : make_prose (markup, tight);
}

static GtkWidget *
make_heading (CaravanRulesText *self, const char *text, int size)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  g_autofree char *markup = g_strdup_printf (
      "<span size=\"%d%%\" weight=\"800\">%s</span>", self->size * size / 100, escaped);

  return make_prose (markup, FALSE);
}

/* Blocks. */

static GtkWidget *
make_item (CaravanRulesText *self, const LangBlock *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *lead =
      block->kind == LANG_BLOCK_STEP
          ? g_strdup_printf ("<span size=\"%d%%\"><b>%d</b></span>", self->size,
                             block->number)
          : g_strdup_printf ("<span size=\"%d%%\">•</span>", self->size);
  GtkWidget *label = make_paragraph (self, block, FALSE);

  gtk_widget_set_hexpand (label, TRUE);
  caravan_box_add (box, make_prose (lead, TRUE), label, NULL);
  return box;
}

static GtkWidget *
make_note (CaravanRulesText *self, const LangBlock *block)
{
  GtkWidget *label = make_paragraph (self, block, FALSE);

  gtk_widget_add_css_class (label,
                            block->kind == LANG_BLOCK_TIP ? "rules-tip" : "rules-note");
  return label;
}

/* A table, from its first row on. */
static GtkWidget *
make_table (CaravanRulesText *self, const LangSection *section, gsize first)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "rules-table");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 14);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  for (gsize i = first; i < section->n_blocks; i++)
    {
      const LangBlock *row = &section->blocks[i];
      if (row->kind != LANG_BLOCK_ROW || (i > first && row->starts))
        break;
      for (gsize k = 0; k < row->n_cells; k++)
        gtk_grid_attach (GTK_GRID (grid), make_paragraph (self, &row->cells[k], TRUE),
                         (int) k, (int) (i - first), 1, 1);
    }
  return grid;
}

static GtkWidget *
make_block (CaravanRulesText *self, const LangSection *section, gsize at)
{
  const LangBlock *block = &section->blocks[at];

  switch (block->kind)
    {
    case LANG_BLOCK_TEXT:
      return make_paragraph (self, block, FALSE);
    case LANG_BLOCK_ITEM:
    case LANG_BLOCK_STEP:
      return make_item (self, block);
    case LANG_BLOCK_NOTE:
    case LANG_BLOCK_TIP:
      return make_note (self, block);
    case LANG_BLOCK_ROW:
      return block->starts ? make_table (self, section, at) : NULL;
    case LANG_BLOCK_FIGURE:
      break;
    }
  return NULL;
}

/* Sections. */

static GtkWidget *
make_column (CaravanRulesText *self, const LangPage *page, gsize number)
{
  const LangSection *section = &page->sections[number];
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  if (number == 0)
    gtk_box_append (GTK_BOX (column), make_heading (self, page->title, TITLE_SIZE));
  else
    gtk_box_append (GTK_BOX (column),
                    make_heading (self, section->title, HEADING_SIZE));
  for (gsize i = 0; i < section->n_blocks; i++)
    {
      GtkWidget *block = make_block (self, section, i);
      if (block != NULL)
        gtk_box_append (GTK_BOX (column), block);
    }
  return column;
}

static const LangPage *
get_page (CaravanRulesText *self, int column, gsize page)
{
  return lang_book_page (caravan_book (self->columns[column]), page);
}

/* The same picture for all languages, with a caption in each. */
static GtkWidget *
make_figure (CaravanRulesText *self, gsize page, gsize section, gsize at)
{
  const LangBlock *block = &get_page (self, 0, page)->sections[section].blocks[at];
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *figure = caravan_figure_new (block->figure);

  gtk_widget_add_css_class (card, "caravan-card");
  gtk_widget_set_halign (figure, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (card), figure);
  for (int i = 0; i < self->n_columns; i++)
    {
      block = &get_page (self, i, page)->sections[section].blocks[at];
      GtkWidget *caption = make_paragraph (self, block, FALSE);
      gtk_widget_add_css_class (caption, "dim");
      gtk_box_append (GTK_BOX (card), caption);
    }
  return card;
}

static GtkWidget *
make_columns (CaravanRulesText *self, gsize page, gsize section)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  if (self->n_columns > 1)
    gtk_widget_set_layout_manager (row, caravan_columns_layout_new (COLUMN_WIDTH, 28));
  for (int i = 0; i < self->n_columns; i++)
    gtk_box_append (GTK_BOX (row),
                    make_column (self, get_page (self, i, page), section));
  return row;
}

/* A stop for the Tab key, that says its title and its text in the first language. */
static GtkWidget *
make_section (CaravanRulesText *self, gsize page, gsize number)
{
  const LangPage *shown = get_page (self, 0, page);
  const LangSection *section = &shown->sections[number];
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                 "spacing", 8, "focusable", TRUE, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  g_autofree char *text = lang_section_text (section);

  gtk_widget_add_css_class (box, "rules-section");
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  section->title != NULL ? section->title
                                                         : shown->title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  gtk_box_append (GTK_BOX (box), make_columns (self, page, number));
  for (gsize i = 0; i < section->n_blocks; i++)
    if (section->blocks[i].kind == LANG_BLOCK_FIGURE)
      gtk_box_append (GTK_BOX (box), make_figure (self, page, number, i));
  return box;
}

/* Related pages, and what a guide leads to. */

static void
related_clicked_cb (CaravanRulesText *self, GtkWidget *button)
{
  g_signal_emit_by_name (self, "go", g_object_get_data (G_OBJECT (button), "anchor"));
}

static void
add_page_button (CaravanRulesText *self, GtkWidget *row, const char *id)
{
  const LangBook *book = caravan_book (caravan_book_spoken ());
  int page = lang_book_find (book, id);

  if (page < 0)
    return;
  const char *title = lang_book_page (book, (gsize) page)->title;
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (title);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), label);
  caravan_widget_name (button, title);
  gtk_widget_add_css_class (button, "rules-related");
  g_object_set_data_full (G_OBJECT (button), "anchor", g_strdup (id), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (related_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), button);
}

static void
add_page_buttons (CaravanRulesText *self, const char *title, char **ids, gsize n)
{
  if (n == 0)
    return;
  GtkWidget *heading = gtk_label_new (NULL);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  caravan_text_bind (heading, "label", title);
  gtk_widget_add_css_class (heading, "section-title");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_set_layout_manager (row, caravan_flow_layout_new (8));
  for (gsize i = 0; i < n; i++)
    add_page_button (self, row, ids[i]);
  caravan_box_add (self->box, heading, row, NULL);
}

/* Ids of rules: verdicts cite them, so they can be found and copied; but they are nothing
   to read along with the text. */

static void
append_ids (GString *text, const LangSection *section)
{
  for (gsize i = 0; i < section->n_rules; i++)
    g_string_append_printf (text, i > 0 ? "   %s" : "%s", section->rules[i]);
}

/* A label of which the ids can be copied. Takes the text. */
static GtkWidget *
make_ids (GString *text)
{
  g_autofree char *own = g_string_free (text, FALSE);
  GtkWidget *label = caravan_label_say (own, "rule-id");

  gtk_widget_add_css_class (label, "dim");
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  return label;
}

static void
show_ids_of (CaravanRulesText *self, GtkWidget *marked, gsize section)
{
  if (self->ids != NULL)
    gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->ids)), self->ids);
  self->ids = NULL;
  if (marked == NULL)
    return;
  const LangSection *its = &get_page (self, 0, self->page)->sections[section];
  if (its->n_rules == 0)
    return;
  GString *text = g_string_new (NULL);
  append_ids (text, its);
  self->ids = make_ids (text);
  gtk_box_append (GTK_BOX (marked), self->ids);
}

/* All of the page, a line a section, behind a title that opens. */
static void
add_all_ids (CaravanRulesText *self)
{
  const LangPage *page = get_page (self, 0, self->page);
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < page->n_sections; i++)
    {
      const LangSection *section = &page->sections[i];
      if (section->n_rules == 0)
        continue;
      g_string_append_printf (text, "%s%s\n", text->len > 0 ? "\n\n" : "",
                              section->title != NULL ? section->title : page->title);
      append_ids (text, section);
    }
  GtkWidget *label = make_ids (text);
  if (gtk_label_get_label (GTK_LABEL (label))[0] == '\0')
    {
      g_object_ref_sink (label);
      g_object_unref (label);
      return;
    }
  GtkWidget *expander = gtk_expander_new (NULL);
  gtk_expander_set_label_widget (
      GTK_EXPANDER (expander),
      caravan_label_new (N_ ("Names of the rules on this page"), NULL));
  gtk_expander_set_child (GTK_EXPANDER (expander), label);
  gtk_box_append (GTK_BOX (self->box), expander);
}

static void
clear (CaravanRulesText *self)
{
  GtkWidget *child;

  self->ids = NULL;
  g_ptr_array_set_size (self->sections, 0);
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
}

static void
begin (CaravanRulesText *self, gsize page, guint languages, int size)
{
  self->n_columns = caravan_books_order (languages, self->columns);
  self->size = size;
  self->page = page;
  clear (self);
}

static void
add_section (CaravanRulesText *self, gsize number)
{
  GtkWidget *section = make_section (self, self->page, number);

  g_ptr_array_add (self->sections, section);
  gtk_box_append (GTK_BOX (self->box), section);
}

void
caravan_rules_text_show_section (
    CaravanRulesText *self, gsize page, gsize section, guint languages, int size)
{
  begin (self, page, languages, size);
  add_section (self, section);
}

void
caravan_rules_text_show (CaravanRulesText *self, gsize page, guint languages, int size)
{
  const LangPage *first = lang_book_page (caravan_book (0), page);

  begin (self, page, languages, size);
  for (gsize i = 0; i < first->n_sections; i++)
    add_section (self, i);
  add_page_buttons (self, N_ ("In this chapter"), first->topics, first->n_topics);
  add_page_buttons (self, N_ ("Related rules"), first->related, first->n_related);
  add_all_ids (self);
}

GtkWidget *
caravan_rules_text_mark (CaravanRulesText *self, gsize section)
{
  GtkWidget *marked = NULL;

  for (gsize i = 0; i < self->sections->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (self->sections, i);
      if (i != section || i == 0)
        gtk_widget_remove_css_class (widget, "marked");
      else
        gtk_widget_add_css_class (widget, "marked");
      if (i == section)
        marked = widget;
    }
  show_ids_of (self, section > 0 ? marked : NULL, section);
  return marked;
}

/* Layout. */

/* Letters and blanks about as often as the languages have them: what a font calls its
   usual width is far from that of a line. */
#define LETTERS "estia noreli tandu socre mentilo aperi dusta vel in core"

/* As wide as lines of one language should be. */
static int
measure_line (CaravanRulesText *self)
{
  g_autoptr (PangoLayout) layout =
      gtk_widget_create_pango_layout (GTK_WIDGET (self), LETTERS);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width * LINE_LETTERS / (int) strlen (LETTERS) * self->size / 100;
}

static int
clamp_width (CaravanRulesText *self, int width)
{
  int slower = FREE_WIDTH + (width - FREE_WIDTH) / 2, least;

  if (self->n_columns == 1)
    {
      gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                          NULL);
      return MIN (width, MAX (measure_line (self), least));
    }
  return width <= FREE_WIDTH ? width : MIN (slower, MOST_WIDTH);
}

/* How high it would be all alone is asked by what scrolls, and not needed there: every
   paragraph would be laid out once more for the answer. */
static void
caravan_rules_text_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  GtkWidget *box = CARAVAN_RULES_TEXT (widget)->box;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (box, orientation, -1, minimum, NULL, NULL, NULL);
      *natural = MAX (*minimum, MOST_WIDTH);
    }
  else if (for_size >= 0)
    gtk_widget_measure (box, orientation,
                        clamp_width (CARAVAN_RULES_TEXT (widget), for_size), minimum,
                        natural, NULL, NULL);
}

static GtkSizeRequestMode
caravan_rules_text_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_rules_text_size_allocate (GtkWidget *widget,
                                  int width,
                                  int height,
                                  int baseline)
{
  int clamped = clamp_width (CARAVAN_RULES_TEXT (widget), width);

  gtk_widget_size_allocate (
      CARAVAN_RULES_TEXT (widget)->box,
      &(GtkAllocation){ (width - clamped) / 2, 0, clamped, height }, baseline);
}

static void
caravan_rules_text_dispose (GObject *object)
{
  CaravanRulesText *self = CARAVAN_RULES_TEXT (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->sections, g_ptr_array_unref);
  G_OBJECT_CLASS (caravan_rules_text_parent_class)->dispose (object);
}

static void
caravan_rules_text_class_init (CaravanRulesTextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_rules_text_dispose;
  widget_class->measure = caravan_rules_text_measure;
  widget_class->get_request_mode = caravan_rules_text_get_request_mode;
  widget_class->size_allocate = caravan_rules_text_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "rules-text");
  caravan_signal_new (klass, "go", 1, G_TYPE_STRING);
}

static void
caravan_rules_text_init (CaravanRulesText *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  self->sections = g_ptr_array_new ();
  self->size = 100;
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
