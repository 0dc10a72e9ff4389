/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lang-shown.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cv-rule.h"
#include "lang-format.h"
#include "lang-memory.h"

static char *
make_anchor (const LangPage *page, const LangSection *section)
{
  char *anchor;

  if (asprintf (&anchor, "%s%s%s", page->id, section->id != NULL ? "#" : "",
                section->id != NULL ? section->id : "") < 0)
    abort ();
  return anchor;
}

/* The game that a page is about, or the rules as a whole; what stands under none of
   them is about the program. */
static char *
make_place (const LangVolume *volume, size_t at, bool has_section)
{
  size_t guide = lang_book_guide (volume->book, at);
  const char *chapter = guide > 0 ? lang_book_page (volume->book, guide)->title
                                  /* Translators: where something was found: not in the
                                     rules of a game, but in the help to the program. */
                                  : lang_text (volume->lang, N_ ("Manual"));
  LangArg args[] = { { LANG_ARG_TEXT, chapter, 0 },
                     { LANG_ARG_TEXT, lang_book_page (volume->book, at)->title, 0 } };

  return has_section ? lang_format (volume->lang, N_ ("%1$s · %2$s"), args, 2)
                     : lang_need (strdup (chapter));
}

/* What stands below the title. */
static char *
make_text (const LangPage *page, const LangSection *section)
{
  char *text = lang_section_text (section);

  if (section->title != NULL)
    memmove (text, strchr (text, '\n') + 1, strlen (strchr (text, '\n')));
  if (*text != '\0' || page->summary == NULL)
    return text;
  free (text);
  return lang_need (strdup (page->summary));
}

LangShown *
lang_shown_new (const LangIndex *index, const char *words, const LangFound *found)
{
  const LangVolume *volume = lang_index_volume (index, found->book);
  const LangPage *page = lang_book_page (volume->book, found->page);
  const LangSection *section = &page->sections[found->section];
  LangShown *shown = lang_need (calloc (1, sizeof *shown));
  LangQuery *query = lang_query_new (volume->synonyms, words);
  char *text = make_text (page, section);

  shown->anchor = make_anchor (page, section);
  shown->title =
      lang_need (strdup (section->title != NULL ? section->title : page->title));
  shown->place = make_place (volume, found->page, section->id != NULL);
  lang_line_make (query, found->fit, text, &shown->line);
  free (text);
  lang_query_free (query);
  return shown;
}

void
lang_shown_free (LangShown *shown)
{
  if (shown == NULL)
    return;
  free (shown->anchor);
  free (shown->title);
  free (shown->place);
  lang_line_clear (&shown->line);
  free (shown);
}
