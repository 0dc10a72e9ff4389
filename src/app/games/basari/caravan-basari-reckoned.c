/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-reckoned.h"

#include <jansson.h>

#include "rec-report.h"

static int
find_seat (const CvTable *table, const char *color)
{
  int seat = 0;

  while (seat < table->n_players - 1 &&
         !g_str_equal (cv_color_names[table->color[seat]], color))
    seat++;
  return seat;
}

static int
get_number (const json_t *object, const char *key)
{
  return (int) json_integer_value (json_object_get (object, key));
}

static void
read_lap (const json_t *line, CaravanBasariReckoned *reckoned)
{
  int seat =
      find_seat (reckoned->table, json_string_value (json_object_get (line, "to")));

  reckoned->lap[seat] = (CaravanBasariLap){
    .is_known = json_is_integer (json_object_get (line, "went")),
    .went = get_number (line, "went"),
    .of = get_number (line, "of"),
    .points = get_number (line, "points"),
  };
}

static void
read_seats (const CvTable *table, json_t *numbers, int *ret_numbers)
{
  const char *color;
  json_t *number;

  json_object_foreach (numbers, color, number)
    ret_numbers[find_seat (table, color)] = (int) json_integer_value (number);
}

static void
read_most (const json_t *line, CaravanBasariReckoned *reckoned, CaravanBasariMost *most)
{
  size_t i;
  json_t *leader;

  *most = (CaravanBasariMost){ .worth = get_number (line, "worth"),
                               .points = get_number (line, "points") };
  read_seats (reckoned->table, json_object_get (line, "held"), most->held);
  read_seats (reckoned->table, json_object_get (line, "back"), most->back);
  json_array_foreach (json_object_get (line, "to"), i, leader)
    most->leaders |= 1u << find_seat (reckoned->table, json_string_value (leader));
  most->n_leaders = (int) json_array_size (json_object_get (line, "to"));
}

/* The engine writes a line a player, then one a colour, in the order of CvGem. */
static gboolean
read_lines (const CaravanReckoning *reckoning, CaravanBasariReckoned *reckoned)
{
  json_t *answer = rec_report_answer (reckoned->table, &reckoning->answer);
  json_t *lines = json_object_get (answer, "lines"), *line;
  gboolean has_lines = lines != NULL;
  int gem = 0;
  size_t i;

  json_array_foreach (lines, i, line)
    if (json_object_get (line, "gem") == NULL)
      read_lap (line, reckoned);
    else if (gem < CV_GEM_COLORS)
      read_most (line, reckoned, &reckoned->most[gem++]);
  json_decref (answer);
  return has_lines;
}

static CvGems
find_gems (const CvTable *table, const CvState *state, int seat)
{
  CvFact facts[CV_FACTS_MOST];
  int n = table->game->facts (table, state, seat, facts);

  for (int i = 0; i < n; i++)
    if (facts[i].type == CV_FACT_GEMS)
      return (CvGems) facts[i].value;
  return 0;
}

gboolean
caravan_basari_read_reckoning (const CvTable *table,
                               const CaravanReckoning *reckoning,
                               CaravanBasariReckoned *ret_reckoned)
{
  *ret_reckoned =
      (CaravanBasariReckoned){ .table = table, .n_players = table->n_players };
  ret_reckoned->is_last = cv_is_over (table, &reckoning->after);
  table->game->score (table, &reckoning->open, false, &ret_reckoned->before);
  table->game->score (table, &reckoning->after, false, &ret_reckoned->after);
  for (int seat = 0; seat < table->n_players; seat++)
    {
      ret_reckoned->left[seat] = find_gems (table, &reckoning->after, seat);
      ret_reckoned->disk[seat] =
          table->game->ring_place (&reckoning->after, seat, true);
    }
  return read_lines (reckoning, ret_reckoned);
}
