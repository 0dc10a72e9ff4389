/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "answers.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "lang-say.h"
#include "rec-report.h"
#include "text.h"

static void
answer (Scene *scene, const char *event, CvAnswer *ret_answer)
{
  RecEvent read = { 0 };

  scene_read (scene, event, &read);
  cv_answer (scene_table (scene), scene_state (scene), &read.move, ret_answer);
  rec_event_free (&read);
}

json_t *
answer_json (Scene *scene, const char *event)
{
  CvAnswer given;

  answer (scene, event, &given);
  return rec_report_answer (scene_table (scene), &given);
}

void
answer_expect (Scene *scene, const char *event, const char *part, const char *wanted)
{
  json_t *given = answer_json (scene, event);
  const json_t *found = json_object_get (given, part);
  char *quoted = wanted != NULL ? text_quote (wanted) : NULL;
  json_t *parsed = wanted != NULL ? json_loads (quoted, JSON_DECODE_ANY, NULL) : NULL;

  if (wanted == NULL ? found != NULL : !json_equal (found, parsed))
    fail_msg ("%s: %s is %s, not %s", event, part,
              json_dumps (found, JSON_COMPACT | JSON_ENCODE_ANY), wanted);
  json_decref (parsed);
  json_decref (given);
  free (quoted);
}

static char *
say (Scene *scene, const char *event)
{
  CvAnswer given;
  Lang *lang = lang_open ("en", NULL);

  answer (scene, event, &given);
  LangPeople people = lang_people (scene_record (scene));
  char *text = lang_say_explained (lang, &people, &given.explained);
  lang_close (lang);
  return text;
}

void
answer_says (Scene *scene, const char *event, const char *const *words)
{
  char *text = say (scene, event);
  const char *rest = text;

  for (; *words != NULL; words++)
    {
      const char *found = strstr (rest, *words);
      if (found == NULL)
        fail_msg ("%s: “%s” does not say “%s”", event, text, *words);
      rest = found + strlen (*words);
    }
  free (text);
}

void
answer_lacks (Scene *scene, const char *event, const char *words)
{
  char *text = say (scene, event);

  if (strstr (text, words) != NULL)
    fail_msg ("%s: “%s” says “%s”", event, text, words);
  free (text);
}
