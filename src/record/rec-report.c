/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Verdicts and scores as JSON. */
#include "rec-report.h"

static json_t *
cell_json (CvCell cell)
{
  char name[CV_CELL_TEXT_SIZE];
  return json_string (cv_cell_print (cell, name));
}

json_t *
rec_report_verdict (const CvVerdict *verdict)
{
  json_t *because = json_array ();
  for (int i = 0; i < verdict->n_because; i++)
    json_array_append_new (because, cell_json (verdict->because[i]));
  return json_pack ("{s:b,s:s,s:o}", "legal", cv_verdict_is_legal (verdict), "rule",
                    verdict->rule->id, "because", because);
}

json_t *
rec_report_house (const RecRecord *record)
{
  const CvMatch *match = rec_record_match ((RecRecord *) record);
  json_t *lines = json_array ();

  for (size_t step = 0; step < cv_match_n_steps (match); step++)
    {
      size_t entry = cv_match_step_entry (match, step);
      if (cv_match_entry (match, entry)->house)
        json_array_append_new (lines, json_integer ((json_int_t) entry + 2));
    }
  return lines;
}

json_t *
rec_report_cells (const CvBoard *board, const CvSet *cells)
{
  json_t *list = json_array ();
  for (int bit = cv_set_next (cells, 0, board->n_words); bit >= 0;
       bit = cv_set_next (cells, bit + 1, board->n_words))
    json_array_append_new (list, cell_json (cv_board_cell (board, bit)));
  return list;
}

/* What is sealed leaves out its numbers. */
static json_t *
line_json (const CvLine *line)
{
  json_t *object = json_pack ("{s:s}", "rule", line->rule->id);
  if (line->is_product)
    json_object_set_new (object, "count", json_integer (line->count));
  if (line->is_product && line->is_known)
    json_object_set_new (object, "times", json_integer (line->times));
  if (line->is_known)
    json_object_set_new (object, "points", json_integer (line->points));
  return object;
}

static json_t *
player_json (const RecRecord *record, const CvPlayerScore *score, int seat)
{
  int color = rec_record_table (record)->color[seat];
  json_t *player = json_pack ("{s:s,s:s}", "color", cv_color_names[color], "name",
                              rec_record_name (record, seat));
  json_t *lines = json_array ();

  if (score->sealed)
    json_object_set_new (player, "sealed", json_true ());
  else
    {
      json_object_set_new (player, "rank", json_integer (score->rank));
      json_object_set_new (player, "total", json_integer (score->total));
    }
  for (int i = 0; i < score->n_lines; i++)
    json_array_append_new (lines, line_json (&score->lines[i]));
  json_object_set_new (player, "lines", lines);
  return player;
}

json_t *
rec_report_score (const RecRecord *record, const CvScore *score)
{
  const CvTable *table = rec_record_table (record);
  json_t *players = json_array (), *winners = json_array ();

  for (int i = 0; i < score->n_players; i++)
    {
      int seat = score->order[i];
      json_array_append_new (players, player_json (record, &score->player[seat], seat));
      if (score->winners >> seat & 1)
        json_array_append_new (winners,
                               json_string (cv_color_names[table->color[seat]]));
    }
  return json_pack ("{s:s,s:o,s:o,s:s}", "game", table->game->id, "players", players,
                    "winners", winners, "decided-by", cv_decided_names[score->decided]);
}
