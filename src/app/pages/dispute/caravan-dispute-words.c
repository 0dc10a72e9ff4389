/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-dispute-words.h"

#include <string.h>

#include "caravan-books.h"
#include "caravan-step.h"
#include "caravan-text.h"
#include "caravan-verdict-words.h"
#include "lang-say.h"

void
caravan_dispute_find_mends (CaravanDesk *desk, CvMends *ret_mends)
{
  const CvTable *table = caravan_desk_get_table (desk);
  const json_t *event = caravan_desk_get_event (desk);
  REC_AUTO_EVENT read = { 0 };
  RecError error = { 0 };

  ret_mends->n = 0;
  if (caravan_desk_get_verdict (desk) != NULL && !caravan_desk_is_mute (desk) &&
      rec_event_read (table, event, &read, &error))
    cv_mend (table, caravan_desk_get_supposed (desk), &read.move, ret_mends);
}

static void
add_mends (CaravanDesk *desk, GString *text)
{
  LangPeople people = caravan_desk_get_people (desk);
  g_autofree CvMends *mends = g_new (CvMends, 1);

  caravan_dispute_find_mends (desk, mends);
  if (mends->n > 0)
    g_string_append_printf (text, "\n%s",
                            caravan_text (N_ ("It would be legal like this:")));
  for (int i = 0; i < mends->n; i++)
    {
      char *said = lang_say_mend (caravan_lang (), &people, &mends->mend[i]);
      g_string_append_printf (text, "\n• %s", said);
      free (said);
    }
}

char *
caravan_dispute_say (CaravanDesk *desk)
{
  const CvVerdict *verdict = caravan_desk_get_verdict (desk);
  GString *text;

  if (verdict == NULL)
    return NULL;
  const LangSection *section = caravan_book_rule (verdict->rule->id);
  g_autofree char *step =
      caravan_step_say (caravan_match_get_record (caravan_desk_get_match (desk)),
                        caravan_desk_get_event (desk));
  g_autofree char *said = caravan_verdict_say (desk);
  text = g_string_new (NULL);
  g_string_append_printf (text, "%s\n%s", step, said);
  if (section != NULL)
    {
      g_autofree char *rule = caravan_format (N_ ("Rule: %1$s"), "s", section->title);
      g_string_append_printf (text, "\n%s", rule);
    }
  add_mends (desk, text);
  return g_string_free (text, FALSE);
}

/* Where the last whole sentence or line ends before that place, or the place itself. */
static const char *
find_end (const char *text, const char *before)
{
  for (const char *end = before; end > text; end--)
    if (*end == '\n' || (*end == ' ' && strchr (".!?", end[-1]) != NULL))
      return end;
  return before;
}

char *
caravan_dispute_shorten (const char *text, glong most)
{
  if (g_utf8_strlen (text, -1) <= most)
    return g_strdup (text);
  const char *end = find_end (text, g_utf8_offset_to_pointer (text, most - 2));
  g_autofree char *kept = g_strndup (text, (gsize) (end - text));
  return g_strconcat (g_strchomp (kept), " …", NULL);
}
