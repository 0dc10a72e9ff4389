/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lang-mallard.h"

#include <libxml/parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rec-file.h"

#define PAGE_MOST ((size_t) 4 << 20)

/* What is being read, and what went wrong with it. */
typedef struct
{
  LangPage *page;
  const char *wrong; /* the name of an element that is not understood */
} Reading;

static void *
grow (void *array, size_t n, size_t size)
{
  void *larger = realloc (array, (n + 1) * size);

  if (larger == NULL)
    abort ();
  memset ((char *) larger + n * size, 0, size);
  return larger;
}

static bool
is_named (const xmlNode *node, const char *name)
{
  return node->type == XML_ELEMENT_NODE &&
         strcmp ((const char *) node->name, name) == 0;
}

static char *
copy (xmlChar *text)
{
  char *own = text != NULL ? strdup ((const char *) text) : NULL;

  xmlFree (text);
  return own;
}

static char *
get_attribute (const xmlNode *node, const char *name)
{
  return copy (xmlGetNoNsProp ((xmlNode *) node, (const xmlChar *) name));
}

/* All white space becomes one blank; at the ends of a text there is none. */
static char *
squeeze (char *text, bool trim_start, bool trim_end)
{
  char *to = text;

  for (char *from = text; *from != '\0'; from++)
    if (strchr (" \n\t", *from) == NULL)
      *to++ = *from;
    else if (to == text ? !trim_start : to[-1] != ' ')
      *to++ = ' ';
  if (trim_end && to > text && to[-1] == ' ')
    to--;
  *to = '\0';
  return text;
}

static char *
get_text (const xmlNode *node)
{
  char *text = copy (xmlNodeGetContent (node));

  return text != NULL ? squeeze (text, true, true) : strdup ("");
}

static void
add_text (size_t *n, char ***texts, char *text)
{
  *texts = grow (*texts, *n, sizeof **texts);
  (*texts)[(*n)++] = text;
}

/* Inline: text, em, code, link. */

static void
add_span (LangBlock *block, LangSpanStyle style, char *text, char *target)
{
  block->spans = grow (block->spans, block->n_spans, sizeof *block->spans);
  block->spans[block->n_spans++] = (LangSpan){ style, text, target };
}

static void
read_inline (Reading *reading, const xmlNode *parent, LangBlock *block)
{
  for (const xmlNode *node = parent->children; node != NULL; node = node->next)
    if (node->type == XML_TEXT_NODE)
      add_span (block, LANG_SPAN_PLAIN,
                squeeze (copy (xmlNodeGetContent (node)), node->prev == NULL,
                         node->next == NULL),
                NULL);
    else if (is_named (node, "em"))
      add_span (block, LANG_SPAN_STRONG, get_text (node), NULL);
    else if (is_named (node, "code"))
      add_span (block, LANG_SPAN_CODE, get_text (node), NULL);
    else if (is_named (node, "link"))
      add_span (block, LANG_SPAN_LINK, get_text (node), get_attribute (node, "xref"));
    else
      reading->wrong = (const char *) node->name;
}

/* Blocks. */

static LangBlock *
add_block (LangSection *section, LangBlockKind kind)
{
  section->blocks = grow (section->blocks, section->n_blocks, sizeof *section->blocks);
  LangBlock *block = &section->blocks[section->n_blocks++];
  block->kind = kind;
  return block;
}

static void
read_rules (LangSection *section, const xmlNode *paragraph)
{
  for (const xmlNode *node = paragraph->children; node != NULL; node = node->next)
    if (is_named (node, "code"))
      add_text (&section->n_rules, &section->rules, get_text (node));
}

static void
read_paragraph (Reading *reading, LangSection *section, const xmlNode *node)
{
  char *style = get_attribute (node, "style");

  if (style != NULL && strcmp (style, "rules") == 0)
    read_rules (section, node);
  else
    read_inline (reading, node, add_block (section, LANG_BLOCK_TEXT));
  free (style);
}

/* The paragraphs inside an element become blocks of a kind. */
static void
read_inside (Reading *reading,
             LangSection *section,
             const xmlNode *parent,
             LangBlockKind kind,
             int number)
{
  for (const xmlNode *node = parent->children; node != NULL; node = node->next)
    if (is_named (node, "p"))
      {
        LangBlock *block = add_block (section, kind);
        block->number = number;
        block->starts = number == 1;
        read_inline (reading, node, block);
      }
    else if (node->type == XML_ELEMENT_NODE)
      reading->wrong = (const char *) node->name;
}

static void
read_list (Reading *reading,
           LangSection *section,
           const xmlNode *list,
           LangBlockKind kind)
{
  int number = 0;

  for (const xmlNode *node = list->children; node != NULL; node = node->next)
    if (is_named (node, "item"))
      read_inside (reading, section, node, kind, ++number);
    else if (node->type == XML_ELEMENT_NODE)
      reading->wrong = (const char *) node->name;
}

static void
read_row (Reading *reading, const xmlNode *row, LangBlock *block)
{
  for (const xmlNode *cell = row->children; cell != NULL; cell = cell->next)
    {
      if (!is_named (cell, "td"))
        continue;
      block->cells = grow (block->cells, block->n_cells, sizeof *block->cells);
      LangBlock *text = &block->cells[block->n_cells++];
      for (const xmlNode *node = cell->children; node != NULL; node = node->next)
        if (is_named (node, "p"))
          read_inline (reading, node, text);
    }
}

static void
read_table (Reading *reading, LangSection *section, const xmlNode *table)
{
  bool starts = true;

  for (const xmlNode *node = table->children; node != NULL; node = node->next)
    {
      if (!is_named (node, "tr"))
        continue;
      LangBlock *block = add_block (section, LANG_BLOCK_ROW);
      block->starts = starts;
      starts = false;
      read_row (reading, node, block);
    }
}

static void
read_note (Reading *reading, LangSection *section, const xmlNode *note)
{
  char *style = get_attribute (note, "style");
  bool tip = style != NULL && strcmp (style, "tip") == 0;

  free (style);
  read_inside (reading, section, note, tip ? LANG_BLOCK_TIP : LANG_BLOCK_NOTE, 0);
}

/* "figures/oasis-herd.svg" is the figure oasis-herd. */
static char *
get_figure_name (const xmlNode *media)
{
  char *source = get_attribute (media, "src");
  const char *slash = source != NULL ? strrchr (source, '/') : NULL;
  const char *start = slash != NULL ? slash + 1 : source;
  char *name = start != NULL ? strndup (start, strcspn (start, ".")) : NULL;

  free (source);
  return name;
}

static void
read_figure (Reading *reading, LangSection *section, const xmlNode *figure)
{
  LangBlock *block = add_block (section, LANG_BLOCK_FIGURE);

  for (const xmlNode *node = figure->children; node != NULL; node = node->next)
    if (is_named (node, "desc"))
      read_inline (reading, node, block);
    else if (is_named (node, "media") && block->figure == NULL)
      block->figure = get_figure_name (node);
    else if (node->type == XML_ELEMENT_NODE)
      reading->wrong = (const char *) node->name;
}

static bool
read_block (Reading *reading, LangSection *section, const xmlNode *node)
{
  if (is_named (node, "p"))
    read_paragraph (reading, section, node);
  else if (is_named (node, "list"))
    read_list (reading, section, node, LANG_BLOCK_ITEM);
  else if (is_named (node, "steps"))
    read_list (reading, section, node, LANG_BLOCK_STEP);
  else if (is_named (node, "table"))
    read_table (reading, section, node);
  else if (is_named (node, "note"))
    read_note (reading, section, node);
  else if (is_named (node, "figure"))
    read_figure (reading, section, node);
  else
    return node->type != XML_ELEMENT_NODE;
  return true;
}

/* Pages. */

/* The text of what there is once. */
static void
read_once (Reading *reading, const xmlNode *node, char **text)
{
  if (*text != NULL)
    reading->wrong = (const char *) node->name;
  else
    *text = get_text (node);
}

static LangSection *
add_section (LangPage *page, char *id)
{
  page->sections = grow (page->sections, page->n_sections, sizeof *page->sections);
  LangSection *section = &page->sections[page->n_sections++];
  section->id = id;
  return section;
}

static void
read_section (Reading *reading, const xmlNode *parent)
{
  LangSection *section = add_section (reading->page, get_attribute (parent, "id"));

  for (const xmlNode *node = parent->children; node != NULL; node = node->next)
    if (is_named (node, "title"))
      read_once (reading, node, &section->title);
    else if (!read_block (reading, section, node))
      reading->wrong = (const char *) node->name;
}

static void
read_info (Reading *reading, const xmlNode *info)
{
  LangPage *page = reading->page;

  for (const xmlNode *node = info->children; node != NULL; node = node->next)
    if (is_named (node, "desc"))
      read_once (reading, node, &page->summary);
    else if (is_named (node, "link"))
      {
        char *type = get_attribute (node, "type"),
             *target = get_attribute (node, "xref");
        if (type != NULL && target != NULL && strcmp (type, "topic") == 0)
          add_text (&page->n_topics, &page->topics, target);
        else if (type != NULL && target != NULL && strcmp (type, "seealso") == 0)
          add_text (&page->n_related, &page->related, target);
        else
          free (target);
        free (type);
      }
    else if (node->type == XML_ELEMENT_NODE)
      reading->wrong = (const char *) node->name;
}

static void
read_page (Reading *reading, const xmlNode *root)
{
  LangPage *page = reading->page;

  page->id = get_attribute (root, "id");
  add_section (page, NULL);
  for (const xmlNode *node = root->children; node != NULL; node = node->next)
    if (is_named (node, "info"))
      read_info (reading, node);
    else if (is_named (node, "title"))
      read_once (reading, node, &page->title);
    else if (is_named (node, "section"))
      read_section (reading, node);
    else if (!read_block (reading, &page->sections[0], node))
      reading->wrong = (const char *) node->name;
}

static xmlDoc *
parse_file (const char *file)
{
  RecBytes bytes;
  RecError unused;

  if (!rec_file_read (file, PAGE_MOST, &bytes, &unused))
    return NULL;
  xmlDoc *document = xmlReadMemory (bytes.data, (int) bytes.size, file, NULL,
                                    XML_PARSE_NONET | XML_PARSE_NOERROR |
                                        XML_PARSE_NOWARNING | XML_PARSE_NOBLANKS);
  rec_bytes_free (&bytes);
  return document;
}

bool
lang_mallard_read (const char *file, LangPage *ret_page, char **ret_why)
{
  Reading reading = { ret_page, NULL };
  xmlDoc *document = parse_file (file);
  const xmlNode *root = document != NULL ? xmlDocGetRootElement (document) : NULL;

  *ret_page = (LangPage){ 0 };
  if (root != NULL && is_named (root, "page"))
    read_page (&reading, root);
  bool good = reading.wrong == NULL && ret_page->id != NULL && ret_page->title != NULL;
  if (!good)
    {
      if (asprintf (ret_why, "%s: %s", file,
                    reading.wrong != NULL ? reading.wrong : "no page") < 0)
        abort ();
      lang_mallard_free (ret_page);
    }
  xmlFreeDoc (document);
  return good;
}

/* Releasing. */

static void
free_texts (size_t n, char **texts)
{
  for (size_t i = 0; i < n; i++)
    free (texts[i]);
  free (texts);
}

static void
free_block (LangBlock *block)
{
  for (size_t i = 0; i < block->n_spans; i++)
    {
      free (block->spans[i].text);
      free (block->spans[i].target);
    }
  for (size_t i = 0; i < block->n_cells; i++)
    free_block (&block->cells[i]);
  free (block->spans);
  free (block->cells);
  free (block->figure);
}

static void
free_section (LangSection *section)
{
  for (size_t i = 0; i < section->n_blocks; i++)
    free_block (&section->blocks[i]);
  free (section->blocks);
  free_texts (section->n_rules, section->rules);
  free (section->id);
  free (section->title);
}

void
lang_mallard_free (LangPage *page)
{
  for (size_t i = 0; i < page->n_sections; i++)
    free_section (&page->sections[i]);
  free (page->sections);
  free_texts (page->n_topics, page->topics);
  free_texts (page->n_related, page->related);
  free (page->id);
  free (page->title);
  free (page->summary);
  *page = (LangPage){ 0 };
}
