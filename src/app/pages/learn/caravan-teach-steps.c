/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-teach-steps.h"

#include "caravan-text.h"
#include "caravan-verdict-words.h"

/* Letters that a page has room for, in all its languages together. */
#define LETTERS 270

/* Text, a few sentences at a time. */

static GPtrArray *
cut_sentences (const char *text)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  char *rest = g_strdup (text);

  while (*rest != '\0')
    {
      g_ptr_array_add (sentences, rest);
      rest = caravan_verdict_cut_title (rest);
    }
  g_free (rest);
  return sentences;
}

static char *
cut_part (const char *text, int part, int n_parts)
{
  g_autoptr (GPtrArray) sentences = cut_sentences (text);
  GString *cut = g_string_new (NULL);
  guint from = (guint) part * sentences->len / (guint) n_parts;
  guint to = ((guint) part + 1) * sentences->len / (guint) n_parts;

  for (guint i = from; i < to; i++)
    g_string_append_printf (cut, "%s%s", i > from ? " " : "",
                            (const char *) g_ptr_array_index (sentences, i));
  return g_string_free (cut, FALSE);
}

/* As many as can be told apart in each language. */
static int
count_sentences (const char *text, const Lang *const *langs, int n)
{
  int least = G_MAXINT;

  for (int i = 0; i < n; i++)
    {
      g_autoptr (GPtrArray) sentences = cut_sentences (lang_text (langs[i], text));
      least = MIN (least, (int) sentences->len);
    }
  return least;
}

static gboolean
has_room (const char *text, const Lang *const *langs, int n, int part, int n_parts)
{
  glong letters = 0;

  for (int i = 0; i < n; i++)
    {
      g_autofree char *cut = cut_part (lang_text (langs[i], text), part, n_parts);
      letters += g_utf8_strlen (cut, -1);
    }
  return letters <= LETTERS;
}

static int
count_parts (const char *text, const Lang *const *langs, int n)
{
  int most = count_sentences (text, langs, n), n_parts = 1, part = 0;

  while (n_parts < most && part < n_parts)
    if (has_room (text, langs, n, part, n_parts))
      part++;
    else
      {
        n_parts++;
        part = 0;
      }
  return n_parts;
}

/* The pages. */

static void
add_step (GArray *steps, CaravanTeachKind kind, int index, int part, int n_parts)
{
  g_array_append_val (steps, ((CaravanTeachStep){ kind, index, part, n_parts }));
}

GArray *
caravan_teach_list_steps (const LearnLesson *lesson, const Lang *const *langs, int n)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (CaravanTeachStep));

  for (int i = 0; lesson->text[i] != NULL; i++)
    for (int part = 0, parts = count_parts (lesson->text[i], langs, n); part < parts;
         part++)
      add_step (steps, CARAVAN_TEACH_TEXT, i, part, parts);
  for (int i = 0; i < lesson->n_tasks; i++)
    {
      add_step (steps, CARAVAN_TEACH_QUESTION, i, 0, 1);
      add_step (steps, CARAVAN_TEACH_ANSWER, i, 0, 1);
    }
  add_step (steps, CARAVAN_TEACH_REMEMBER, 0, 0, 1);
  return steps;
}

/* What is said. */

char *
caravan_teach_say_head (CaravanLesson *lesson,
                        const CaravanTeachStep *step,
                        const Lang *lang)
{
  switch (step->kind)
    {
    case CARAVAN_TEACH_TEXT:
      return step->index == 0 && step->part == 0
                 ? g_strdup (lang_text (lang, caravan_lesson_get_data (lesson)->title))
                 : NULL;
    case CARAVAN_TEACH_QUESTION:
      return g_strdup (lang_text (lang, N_ ("A question for the table")));
    case CARAVAN_TEACH_ANSWER:
      return g_strdup (lang_text (lang, N_ ("The answer")));
    case CARAVAN_TEACH_REMEMBER:
      return g_strdup (lang_text (lang, N_ ("To remember")));
    }
  return NULL;
}

static char *
say_question (const LearnTask *task, const Lang *lang)
{
  GString *text = g_string_new (lang_text (lang, task->say));

  for (int i = 0; task->kind == LEARN_CHOOSE && i < task->n_choices; i++)
    g_string_append_printf (text, "\n%d. %s", i + 1,
                            lang_text (lang, task->choice[i].say));
  return g_string_free (text, FALSE);
}

/* The choice that is right, or the first sentence of the engine's reason; and what the
   lesson says of it. */
static char *
say_answer (CaravanLesson *lesson, const LearnTask *task, const Lang *lang)
{
  const CaravanLessonReply *reply = caravan_lesson_get_reply (lesson);
  g_autofree char *first =
      reply->choice >= 0 ? g_strdup (lang_text (lang, task->choice[reply->choice].say))
                         : caravan_lesson_say_reason (lesson, lang);

  if (first == NULL)
    return g_strdup (lang_text (lang, task->then));
  g_free (caravan_verdict_cut_title (first));
  return g_strdup_printf ("%s\n%s", first, lang_text (lang, task->then));
}

static char *
say_remember (const LearnLesson *lesson, const Lang *lang)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; lesson->remember[i] != NULL; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "",
                            lang_text (lang, lesson->remember[i]));
  return g_string_free (text, FALSE);
}

char *
caravan_teach_say_body (CaravanLesson *lesson,
                        const CaravanTeachStep *step,
                        const Lang *lang)
{
  const LearnLesson *data = caravan_lesson_get_data (lesson);

  switch (step->kind)
    {
    case CARAVAN_TEACH_TEXT:
      return cut_part (lang_text (lang, data->text[step->index]), step->part,
                       step->n_parts);
    case CARAVAN_TEACH_QUESTION:
      return say_question (&data->task[step->index], lang);
    case CARAVAN_TEACH_ANSWER:
      return say_answer (lesson, &data->task[step->index], lang);
    case CARAVAN_TEACH_REMEMBER:
      return say_remember (data, lang);
    }
  return NULL;
}

/* Going there. */

static int
count_done_at (CaravanLesson *lesson, const CaravanTeachStep *step)
{
  switch (step->kind)
    {
    case CARAVAN_TEACH_TEXT:
      return 0;
    case CARAVAN_TEACH_QUESTION:
    case CARAVAN_TEACH_ANSWER:
      return step->index;
    case CARAVAN_TEACH_REMEMBER:
      return caravan_lesson_get_data (lesson)->n_tasks;
    }
  return 0;
}

void
caravan_teach_go_to (CaravanLesson *lesson, const CaravanTeachStep *step)
{
  int wanted = count_done_at (lesson, step);

  if (caravan_lesson_count_done (lesson) > wanted)
    caravan_lesson_restart (lesson);
  for (int i = caravan_lesson_count_done (lesson); i < wanted; i++)
    {
      caravan_lesson_show (lesson);
      caravan_lesson_accept (lesson);
    }
  if (step->kind == CARAVAN_TEACH_ANSWER)
    caravan_lesson_show (lesson);
  else
    caravan_lesson_hush (lesson);
}
