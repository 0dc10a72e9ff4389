/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rec-dispute.h"

#include <assert.h>

#include "cv-position.h"
#include "rec-settings.h"

static json_t *
write_players (const RecRecord *record)
{
  const CvTable *table = rec_record_table (record);
  json_t *players = json_array ();

  for (int seat = 0; seat < table->n_players; seat++)
    json_array_append_new (players, json_pack ("{s:s,s:s}", "color",
                                               cv_color_names[table->color[seat]],
                                               "name", rec_record_name (record, seat)));
  return players;
}

static json_t *
write_header (const RecRecord *record, const CvState *state)
{
  const CvGame *game = rec_record_table (record)->game;
  const json_t *board = json_object_get (rec_record_header (record), "board");
  json_t *header = json_pack ("{s:i,s:s,s:o,s:s}", "caravanserai", 1, "game", game->id,
                              "edition", rec_edition_write (game, state->common.option),
                              "turns", cv_turns_names[CV_TURNS_FREE]);

  if (board != NULL)
    json_object_set (header, "board", (json_t *) board);
  json_object_set_new (header, "players", write_players (record));
  return header;
}

json_t *
rec_dispute (const RecRecord *record, const CvState *state)
{
  assert (record != NULL && state != NULL);

  const CvTable *table = rec_record_table (record);
  json_t *lines = json_array ();
  CvPosition position;

  json_array_append_new (lines, write_header (record, state));
  cv_position (table, state, &position);
  CvMove move = cv_position_move (&position);
  json_array_append_new (lines, rec_event_write (table, &move, NULL));
  return lines;
}
