/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-learn-words.h"

#include "caravan-text.h"

static gboolean
is_over (CaravanLesson *lesson)
{
  return caravan_lesson_get_task (lesson) == NULL;
}

char *
caravan_learn_say_head (CaravanLesson *lesson)
{
  switch (caravan_lesson_get_reply (lesson)->tone)
    {
    case CARAVAN_LESSON_SILENT:
      break;
    case CARAVAN_LESSON_RIGHT:
      /* Translators: of an answer in a lesson; the second: of the last of them. */
      return g_strdup (caravan_text (
          is_over (lesson) ? N_ ("Right, and the lesson is done") : N_ ("Right")));
    case CARAVAN_LESSON_WRONG:
      return g_strdup (caravan_text (N_ ("Not yet")));
    case CARAVAN_LESSON_SHOWN:
      return g_strdup (caravan_text (N_ ("This would be right")));
    }
  return NULL;
}

const char *
caravan_learn_find_text (CaravanLesson *lesson)
{
  const CaravanLessonReply *reply = caravan_lesson_get_reply (lesson);

  if (reply->task == NULL)
    return NULL;
  return caravan_text (reply->tone == CARAVAN_LESSON_WRONG ? reply->task->hint
                                                           : reply->task->then);
}

char *
caravan_learn_say_reply (CaravanLesson *lesson)
{
  g_autofree char *head = caravan_learn_say_head (lesson);
  g_autofree char *reason = caravan_lesson_say_reason (lesson, caravan_lang ());

  if (head == NULL)
    return NULL;
  return g_strdup_printf ("%s. %s%s%s", head, reason != NULL ? reason : "",
                          reason != NULL ? " " : "", caravan_learn_find_text (lesson));
}

char *
caravan_learn_say_progress (CaravanLesson *lesson)
{
  long done = caravan_lesson_count_done (lesson);

  /* Translators: how many tasks of a lesson. */
  return caravan_format (N_ ("Done: %1$s of %2$s"), "nn", done,
                         (long) caravan_lesson_get_data (lesson)->n_tasks);
}

gboolean
caravan_learn_say_hand (CaravanLesson *lesson, char **ret_piece, char **ret_what)
{
  CaravanDesk *desk = caravan_lesson_get_desk (lesson);
  int tool = caravan_desk_get_tool (desk);

  if (is_over (lesson) || caravan_lesson_get_task (lesson)->kind == LEARN_CHOOSE ||
      tool < 0)
    return FALSE;
  *ret_piece = caravan_capital (caravan_desk_get_game (desk)->table->tools[tool].term);
  /* Translators: below the name of the piece that a learner has in hand; a player. */
  *ret_what =
      caravan_format (N_ ("%1$n: tap a space"), "p",
                      caravan_desk_get_player (desk, caravan_desk_get_seat (desk)));
  return TRUE;
}
