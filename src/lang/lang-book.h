/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules reference and the manual in one language: the Mallard pages of help/, read
   into plain data that a window or a terminal can show.  Only the part of Mallard that
   our pages use is understood; anything else is an error, so that no text is ever left
   out in silence.  Any number of books may be open at once. */

#ifndef LANG_BOOK_H
#define LANG_BOOK_H

#include <stdbool.h>
#include <stddef.h>

typedef enum
{
  LANG_SPAN_PLAIN,
  LANG_SPAN_STRONG,
  LANG_SPAN_CODE,
  LANG_SPAN_LINK
} LangSpanStyle;

typedef struct
{
  LangSpanStyle style;
  char *text;
  char *target; /* of a link: "page" or "page#section" */
} LangSpan;

typedef enum
{
  LANG_BLOCK_TEXT,
  LANG_BLOCK_ITEM, /* of a list */
  LANG_BLOCK_STEP, /* of a numbered list; number says which */
  LANG_BLOCK_NOTE, /* our reading, an edition note */
  LANG_BLOCK_TIP,  /* an example, a source */
  LANG_BLOCK_ROW,  /* of a table: n_cells blocks of text */
  LANG_BLOCK_FIGURE
} LangBlockKind;

typedef struct LangBlock
{
  LangBlockKind kind;
  int number;
  size_t n_spans;
  LangSpan *spans; /* of a figure: its caption */
  char *figure;    /* its name, without directory and ending */
  bool starts;     /* the first row, item or step of its table or list */
  size_t n_cells;
  struct LangBlock *cells;
} LangBlock;

typedef struct
{
  char *id; /* NULL: what stands before the first section */
  char *title;
  size_t n_blocks;
  LangBlock *blocks;
  size_t n_rules;
  char **rules; /* ids of the rules it explains */
} LangSection;

typedef struct
{
  char *id;
  char *title;
  char *summary;
  size_t n_topics; /* a guide: the pages it leads to, in order */
  char **topics;
  size_t n_related;
  char **related;
  size_t n_sections; /* the first has no id */
  LangSection *sections;
} LangPage;

typedef struct LangBook LangBook;

/* Reads DIR/C (for "en") or DIR/CODE, or the same with /caravanserai behind it, as
   installed.  NULL when something is missing or can't be understood; then ret_why, if
   not NULL, is what (free it). */
LangBook *lang_book_open (const char *code, const char *dir, char **ret_why);
void lang_book_close (LangBook *book);

/* Whether two books have the same pages and sections: those of one can be read, and
   searched, beside those of the other. */
bool lang_book_matches (const LangBook *book, const LangBook *other);

/* The code of its language. */
const char *lang_book_code (const LangBook *book);

/* Pages in the order of the contents: each guide before what it leads to. */
size_t lang_book_n_pages (const LangBook *book);
const LangPage *lang_book_page (const LangBook *book, size_t page);

/* How deep a page stands in the contents: 0 is the index. */
int lang_book_depth (const LangBook *book, size_t page);

/* The guide under which a page stands; that of the index is the index itself. */
size_t lang_book_guide (const LangBook *book, size_t page);

/* A page by its id; -1 when there is none. */
int lang_book_find (const LangBook *book, const char *id);

/* "page" or "page#section". False when there is none. */
bool lang_book_find_anchor (const LangBook *book,
                            const char *anchor,
                            size_t *ret_page,
                            size_t *ret_section);

/* The section of a rule. */
bool lang_book_find_rule (const LangBook *book,
                          const char *rule,
                          size_t *ret_page,
                          size_t *ret_section);

/* The text of a section without marks, title included, a line a block; free it. */
char *lang_section_text (const LangSection *section);

#endif
