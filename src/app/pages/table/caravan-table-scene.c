/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "caravan-table-scene.h"

#include "caravan-settings.h"
#include "caravan-step.h"

static void
light_because (CaravanScene *scene, const CvTable *table, const CvVerdict *verdict)
{
  for (int i = 0; i < verdict->n_because; i++)
    {
      int bit = cv_board_bit (&table->board, verdict->because[i]);
      if (bit >= 0)
        cv_set_add (&scene->lit, bit);
    }
}

/* Where the judged step would take place, typed or pointed at, and the piece that would
   stand there. */
static void
add_event (CaravanScene *scene, CaravanDesk *desk, const json_t *event, gboolean legal)
{
  CvCell cell = caravan_step_find_place (scene->table, event);
  int tool = caravan_desk_find_tool (desk, event);
  if (cell == CV_CELL_NONE)
    return;
  scene->pointed = cell;
  scene->pointed_illegal = !legal;
  if (!legal || tool < 0 || caravan_desk_get_question (desk))
    return;
  scene->ghost_piece = caravan_desk_get_game (desk)->table->tools[tool].piece;
  scene->ghost_seat = caravan_step_seat (scene->table, event);
}

/* The space pointed at while another one is pinned. */
static void
add_hint (CaravanScene *scene, CaravanDesk *desk)
{
  scene->is_pinned = caravan_desk_is_pinned (desk);
  if (!caravan_desk_get_hint (desk))
    return;
  scene->hinted = caravan_desk_get_pointed (desk);
  scene->pointed = CV_CELL_NONE;
}

/* Where a piece may go almost everywhere, outlines tell nothing: pointing does. What a
   question is about is always shown. */
static void
add_legal (CaravanScene *scene, CaravanDesk *desk)
{
  const CvBoard *board = &scene->table->board;
  const CvSet *legal = caravan_desk_get_legal (desk);

  scene->choosing = caravan_desk_get_question (desk) != NULL;
  if (scene->choosing ||
      (g_settings_get_boolean (caravan_settings (), "legal-spaces") &&
       cv_set_count (legal, board->n_words) * 3 <= board->width * board->height))
    scene->legal = *legal;
}

void
caravan_table_scene_fill (CaravanScene *scene, CaravanDesk *desk)
{
  const CvTable *table = caravan_desk_get_table (desk);
  const CvVerdict *verdict = caravan_desk_get_verdict (desk);
  caravan_scene_start (scene, caravan_desk_get_game (desk), table);
  scene->state = *caravan_desk_get_state (desk);
  add_legal (scene, desk);
  scene->held = caravan_desk_get_held (desk);
  scene->pointed = caravan_desk_get_pointed (desk);
  caravan_desk_get_last (desk, &scene->last);
  caravan_desk_get_house (desk, &scene->house);
  add_hint (scene, desk);
  if (caravan_desk_get_game (desk)->table->mark != NULL)
    caravan_desk_get_game (desk)->table->mark (desk, &scene->marks);
  if (!verdict)
    return;
  light_because (scene, table, verdict);
  add_event (scene, desk, caravan_desk_get_event (desk), cv_verdict_is_legal (verdict));
}
