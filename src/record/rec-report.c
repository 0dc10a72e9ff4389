/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Verdicts and scores as JSON. */
#include "rec-report.h"

#include <assert.h>

#include "rec-event.h"

static json_t *
cell_json (CvCell cell)
{
  char name[CV_CELL_TEXT_SIZE];
  return json_string (cv_cell_print (cell, name));
}

static const char *
color_name (const CvTable *table, int seat)
{
  return cv_color_names[table->color[seat]];
}

static json_t *
gems_json (CvGems gems)
{
  char letters[CV_GEMS_TEXT_SIZE];
  return json_string (cv_gems_print (gems, letters));
}

static json_t *write_inside (const CvTable *table, const CvPart *part);

static json_t *
part_json (const CvTable *table, const CvPart *part)
{
  switch ((CvPartType) part->type)
    {
    case CV_PART_NONE:
      break;
    case CV_PART_WORD:
    case CV_PART_RULE:
      return json_string (part->word);
    case CV_PART_NUMBER:
      return json_integer (part->number);
    case CV_PART_PLAYER:
      return json_string (color_name (table, part->number));
    case CV_PART_CELL:
      return cell_json ((CvCell) part->number);
    case CV_PART_GEMS:
      return gems_json ((CvGems) part->number);
    case CV_PART_LIST:
    case CV_PART_OBJECT:
      return write_inside (table, part);
    }
  return json_null ();
}

static void
put_part (const CvTable *table, json_t *holder, const CvPart *part)
{
  json_t *value = part_json (table, part);

  if (json_is_array (holder))
    json_array_append_new (holder, value);
  else
    json_object_set_new (
        holder, part->key != NULL ? part->key : color_name (table, part->seat), value);
}

/* The parts that lie in a list or an object: those right below it, and each of them
   puts in its own. */
static json_t *
write_inside (const CvTable *table, const CvPart *part)
{
  json_t *holder = part->type == CV_PART_LIST ? json_array () : json_object ();

  for (int i = 1; i <= part->n_inside; i += part[i].n_inside + 1)
    put_part (table, holder, &part[i]);
  return holder;
}

static json_t *
verdict_json (const CvVerdict *verdict)
{
  json_t *because = json_array ();
  for (int i = 0; i < verdict->n_because; i++)
    json_array_append_new (because, cell_json (verdict->because[i]));
  return json_pack ("{s:b,s:s,s:o}", "legal", cv_verdict_is_legal (verdict), "rule",
                    verdict->rule->id, "because", because);
}

json_t *
rec_report_answer (const CvTable *table, const CvAnswer *answer)
{
  assert (table != NULL && answer != NULL);

  const CvExplained *explained = &answer->explained;
  json_t *object = verdict_json (&answer->verdict);

  for (int i = 0; i < explained->n_parts; i += explained->part[i].n_inside + 1)
    put_part (table, object, &explained->part[i]);
  return object;
}

/* A piece on a cell, as the files call it. */
static void
put_piece (const CvTable *table, const CvMend *mend, json_t *object)
{
  const CvLook *look = &mend->look;
  const CvPiece *piece = &table->game->pieces[look->piece];

  json_object_set_new (object, "at", cell_json (mend->cell));
  json_object_set_new (object, "piece",
                       json_string (look->marker ? "marker" : piece->id));
  if (look->marker || piece->is_owned)
    json_object_set_new (object, "of", json_string (color_name (table, look->owner)));
}

json_t *
rec_report_mend (const CvTable *table, const CvMend *mend)
{
  assert (table != NULL && mend != NULL);

  json_t *kinds = json_array (), *object = json_pack ("{s:o}", "change", kinds);
  CvMove move = cv_mend_move (mend);

  for (int kind = 0; kind < CV_MEND_KINDS; kind++)
    if (mend->kinds >> kind & 1)
      json_array_append_new (kinds, json_string (cv_mend_names[kind]));
  if (mend->cell != CV_CELL_NONE)
    put_piece (table, mend, object);
  else
    json_object_set_new (object, "event", rec_event_write (table, &move, NULL));
  return object;
}

json_t *
rec_report_house (const RecRecord *record)
{
  assert (record != NULL);

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
  assert (board != NULL && cells != NULL);

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
  assert (record != NULL && score != NULL);

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
