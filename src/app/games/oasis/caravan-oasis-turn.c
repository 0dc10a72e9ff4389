/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-oasis-turn.h"

#include "caravan-game.h"

const char *const caravan_oasis_roles[] = {
  NULL, N_ ("Noble"), N_ ("Aristocrat"), N_ ("Merchant"), N_ ("Monk"), N_ ("Herdsman")
};

/* Events. */

static const char *
name_seat (const CvTable *table, int seat)
{
  return cv_color_names[table->color[seat]];
}

json_t *
caravan_oasis_offer (const CvTable *table, int seat, int n_cards)
{
  return json_pack ("{s:s, s:s, s:i}", "do", "offer", "by", name_seat (table, seat),
                    "cards", n_cards);
}

json_t *
caravan_oasis_take (
    const CvTable *table, int seat, int from, const int *cards, int n_cards)
{
  json_t *names = json_array ();

  for (int i = 0; i < n_cards; i++)
    json_array_append_new (names, json_string (oasis_card_names[cards[i]]));
  return json_pack ("{s:s, s:s, s:s, s:o}", "do", "take", "by", name_seat (table, seat),
                    "from", name_seat (table, from), "cards", names);
}

static json_t *
skip (const CvTable *table, int seat, const char *what)
{
  return json_pack ("{s:s, s:s, s:s}", "do", "skip", "by", name_seat (table, seat),
                    "what", what);
}

json_t *
caravan_oasis_skip (const CvTable *table, int seat, int piece)
{
  return skip (table, seat, oasis_skip_names[piece]);
}

json_t *
caravan_oasis_decline (const CvTable *table, int seat)
{
  return skip (table, seat, "action");
}

json_t *
caravan_oasis_counters (const CvTable *table, const int *order, int n)
{
  json_t *names = json_array ();

  for (int i = 0; i < n; i++)
    json_array_append_new (names, json_string (name_seat (table, order[i])));
  return json_pack ("{s:s, s:o}", "do", "counters", "order", names);
}

/* The engine's prompt. */

static int
find_seat (const CvTable *table, uint8_t who)
{
  for (int seat = 0; seat < table->n_players; seat++)
    if (who == 1u << seat)
      return seat;
  return CV_NO_PLAYER;
}

/* Choices. */

typedef struct
{
  CaravanOasisTurn *turn;
  const CvTable *table;
  const CvState *state;
} Reading;

/* Takes the event over. */
static CaravanOasisChoice *
add_choice (
    Reading *reading, CaravanOasisChoiceKind kind, int seat, int number, json_t *event)
{
  CaravanOasisTurn *turn = reading->turn;
  RecError error;

  g_assert (turn->n_choices < CARAVAN_OASIS_CHOICES_MOST);
  CaravanOasisChoice *choice = &turn->choices[turn->n_choices++];
  *choice = (CaravanOasisChoice){ kind, seat, number, event, { 0 } };
  if (!rec_event_judge (reading->table, reading->state, event, &choice->verdict,
                        &error))
    g_assert_not_reached ();
  return choice;
}

static void
add_decline (Reading *reading)
{
  int seat = reading->turn->seat;

  add_choice (reading, CARAVAN_OASIS_DECLINE, seat, 0,
              caravan_oasis_decline (reading->table, seat));
}

static void
add_offers (Reading *reading)
{
  int seat = reading->turn->seat;

  for (int n = 1; n <= OASIS_OFFER_MOST; n++)
    add_choice (reading, CARAVAN_OASIS_OFFER, seat, n,
                caravan_oasis_offer (reading->table, seat, n));
}

static void
add_takes (Reading *reading)
{
  static const int hidden[OASIS_OFFER_MOST] = { OASIS_CARD_HIDDEN, OASIS_CARD_HIDDEN,
                                                OASIS_CARD_HIDDEN };
  const OasisRound *round = &reading->state->oasis.round;
  int seat = reading->turn->seat;

  for (int from = 0; from < reading->table->n_players; from++)
    if (round->offer[from] > 0)
      add_choice (reading, CARAVAN_OASIS_TAKE, seat, from,
                  caravan_oasis_take (reading->table, seat, from, hidden,
                                      MIN (round->offer[from], OASIS_OFFER_MOST)));
}

static void
drop_last_choice (CaravanOasisTurn *turn)
{
  json_decref (turn->choices[--turn->n_choices].event);
}

/* A piece that may be skipped is owed, but nothing forces it. */
static void
add_skips (Reading *reading)
{
  CaravanOasisTurn *turn = reading->turn;

  if (turn->taker == CV_NO_PLAYER)
    return;
  for (int piece = 0; piece < OASIS_PIECES; piece++)
    {
      CaravanOasisChoice *choice =
          add_choice (reading, CARAVAN_OASIS_SKIP, turn->taker, piece,
                      caravan_oasis_skip (reading->table, turn->taker, piece));
      turn->owed[piece] =
          oasis_owed (reading->table, &reading->state->oasis, turn->taker, piece);
      turn->stuck[piece] = cv_verdict_is_legal (&choice->verdict);
      if (!turn->stuck[piece])
        drop_last_choice (turn);
    }
}

static void
add_choices (Reading *reading)
{
  switch (reading->turn->phase)
    {
    case OASIS_PHASE_NOBLE:
      add_decline (reading);
      add_offers (reading);
      break;
    case OASIS_PHASE_OFFER:
      add_offers (reading);
      break;
    case OASIS_PHASE_TAKE:
      add_takes (reading);
      add_skips (reading);
      break;
    case OASIS_PHASE_DUTY:
      add_skips (reading);
      break;
    case OASIS_PHASE_ROUND_END:
      add_choice (reading, CARAVAN_OASIS_END_ROUND, CV_NO_PLAYER, 0,
                  json_pack ("{s:s}", "do", "end-round"));
      add_skips (reading);
      break;
    case OASIS_PHASE_LAST_NOBLE:
      add_decline (reading);
      break;
    case OASIS_PHASE_FREE:
    case OASIS_PHASE_COUNTERS:
    case OASIS_PHASE_OVER:
      break;
    }
}

/* Where a piece could go, from the engine's map of legal cells. */
static gboolean
has_legal_cell (const CvTable *table, const CvState *state, int seat, int piece)
{
  gboolean camel = piece == OASIS_PIECE_CAMEL;
  int verb = cv_game_verb_find (table->game, camel ? "camel" : "place");
  CvAtom tile = { .value = piece };
  CvMove move = { .verb = (uint8_t) verb, .by = (int8_t) seat, .atoms = &tile };
  CvSet cells = { { 0 } };

  if (!camel)
    {
      tile.arg = (uint8_t) cv_verb_arg (cv_game_verb (table->game, verb), "tile");
      move.n_atoms = 1;
    }
  cv_legal (table, state, &move, &cells);
  return !cv_set_is_empty (&cells, table->board.n_words);
}

static void
read_cells (Reading *reading)
{
  CaravanOasisTurn *turn = reading->turn;

  for (int piece = 0; piece < OASIS_PIECES && turn->seat >= 0; piece++)
    turn->has_cell[piece] =
        has_legal_cell (reading->table, reading->state, turn->seat, piece);
}

/* Ends and booklets. */

static void
read_ends (Reading *reading)
{
  CaravanOasisTurn *turn = reading->turn;
  const CvGame *game = reading->table->game;

  turn->n_ends = game->ends (reading->table, reading->state, turn->ends);
  for (int i = 0; i < turn->n_ends; i++)
    turn->booklet[i] =
        caravan_game_end_booklet (game, reading->state, turn->ends[i].rule);
}

void
caravan_oasis_turn_read (CaravanOasisTurn *turn,
                         const CvTable *table,
                         const CvState *state)
{
  Reading reading = { turn, table, state };
  CvPrompt prompt;

  table->game->prompt (table, state, &prompt);
  turn->phase = (OasisPhase) prompt.phase;
  turn->say = prompt.say;
  turn->seat =
      turn->phase == OASIS_PHASE_FREE ? CV_NO_PLAYER : find_seat (table, prompt.who);
  turn->taker = state->oasis.round.taker;
  read_cells (&reading);
  add_choices (&reading);
  read_ends (&reading);
}

void
caravan_oasis_turn_clear (CaravanOasisTurn *turn)
{
  while (turn->n_choices > 0)
    drop_last_choice (turn);
  *turn = (CaravanOasisTurn){ 0 };
}

/* The steps. */

typedef struct
{
  int place, camel, take, end_round;
} Verbs;

static int
find_arg (const CvGame *game, int verb, const char *name)
{
  return cv_verb_arg (cv_game_verb (game, verb), name);
}

static void
note_placed (CaravanOasisLog *log, const CvGame *game, const Verbs *verbs, CvMove move)
{
  log->placer = move.by;
  log->piece = move.verb == verbs->camel
                   ? OASIS_PIECE_CAMEL
                   : cv_move_get (&move, find_arg (game, move.verb, "tile"), 0);
  log->place = (CvCell) cv_move_get (&move, find_arg (game, move.verb, "at"), 0);
}

static int
count_hidden_cards (const CvGame *game, const CvMove *take)
{
  int cards = find_arg (game, take->verb, "cards");
  int n = 0;

  for (uint32_t i = 0; i < take->n_atoms; i++)
    n += take->atoms[i].arg == cards && take->atoms[i].value == OASIS_CARD_HIDDEN;
  return n;
}

static void
note_step (CaravanOasisLog *log, const CvGame *game, const Verbs *verbs, CvMove move)
{
  if (move.verb == verbs->place || move.verb == verbs->camel)
    note_placed (log, game, verbs, move);
  else if (move.verb == verbs->end_round)
    log->round++;
  else if (move.verb == verbs->take)
    {
      log->forgotten[move.by] = count_hidden_cards (game, &move);
      log->last_taker = move.by;
    }
  else if (move.verb == CV_VERB_HIDE || move.verb == CV_VERB_REVEAL)
    {
      log->forgotten[move.by] = 0;
      log->hides = TRUE;
    }
}

void
caravan_oasis_log_read (CaravanOasisLog *log, const CvMatch *match, gsize n_steps)
{
  const CvGame *game = cv_match_table (match)->game;
  Verbs verbs = { cv_game_verb_find (game, "place"), cv_game_verb_find (game, "camel"),
                  cv_game_verb_find (game, "take"),
                  cv_game_verb_find (game, "end-round") };

  *log = (CaravanOasisLog){ .round = 1,
                            .placer = CV_NO_PLAYER,
                            .last_taker = CV_NO_PLAYER };
  for (gsize step = 0; step < MIN (n_steps, cv_match_n_steps (match)); step++)
    note_step (log, game, &verbs,
               cv_match_entry_move (match, cv_match_step_entry (match, step)));
}

/* The free action belongs to the round that was played. */
int
caravan_oasis_log_round (const CaravanOasisLog *log, OasisPhase phase)
{
  return log->round - (phase == OASIS_PHASE_NOBLE || phase == OASIS_PHASE_LAST_NOBLE);
}
