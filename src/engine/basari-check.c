/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verdicts of Basari: one function a verb, each walking its rules in their order.
   Order and duties are asked first, and only in guided turns; then what the pieces and
   the board say, always. Paragraphs are named as in the Italian sheet; "ours" marks our
   reading where it is silent. */
#include "basari-internal.h"

#include <assert.h>

/* Questions that several verdicts ask. */

/* Fine del gioco: in guided turns nothing is played after the end. A `count` is no
   play: people may still set the sheet right. */
static bool
stops_at_end (const CvState *state, CvJudge *judge)
{
  return basari_is_guided (state) && basari_is_over (&state->basari) &&
         cv_judge_stops (judge, RULE (END_OVER));
}

/* An arch that the ring does not have. */
static bool
stops_off_board (const CvTable *table, int32_t arch, const CvRule *rule, CvJudge *judge)
{
  if (arch <= table->board.n_arches || !cv_judge_stops (judge, rule))
    return false;
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, arch);
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, table->board.n_arches);
  return true;
}

/* Componenti: "25 in ognuno dei 4 colori", all hands together as they would be after
   the move. Hands that nobody has stated don't count where there is no board to play
   on. */
static bool
stops_at_box (const CvGems hands[BASARI_SEATS], CvJudge *judge)
{
  for (int color = 0; color < CV_GEM_COLORS; color++)
    {
      int n = 0;
      for (int seat = 0; seat < BASARI_SEATS; seat++)
        n += cv_gems_count (hands[seat], color);
      if (n > BASARI_BOX && cv_judge_stops (judge, RULE (BOX_GEMS)))
        {
          cv_verdict_add_term (judge->verdict, basari_gem_terms[color]);
          return true;
        }
    }
  return false;
}

/* Who counted before the last round was reckoned has bartered since: what that hand
   holds now nobody has said. */
static CvGems
known_gems (const BasariPlayer *player)
{
  if (player->has_counted_gems)
    return player->has_old_gems ? 0 : player->counted_gems;
  return player->is_hand_known ? player->gems : 0;
}

static void
allow (CvJudge *judge, const CvRule *rule, const CvMove *move)
{
  cv_verdict_set (judge->verdict, rule);
  if (move->by != CV_NO_PLAYER)
    cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, move->by);
}

/* Position and count. */

static void
read_hands (const BasariState *basari, CvGems ret_hands[BASARI_SEATS])
{
  for (int seat = 0; seat < BASARI_SEATS; seat++)
    ret_hands[seat] = known_gems (&basari->player[seat]);
}

static void
check_position (const CvTable *table,
                const CvState *state,
                const CvMove *move,
                CvJudge *judge)
{
  CvGems hands[BASARI_SEATS];

  read_hands (&state->basari, hands);
  for (uint32_t i = 0; i < move->n_atoms; i++)
    {
      const CvAtom *atom = &move->atoms[i];
      if (atom->arg == BASARI_ARG_GEMS)
        hands[atom->key] = (CvGems) atom->value;
      if (atom->arg != BASARI_ARG_ARCHES && atom->arg != BASARI_ARG_DISKS)
        continue;
      if (!table->board.present &&
          cv_judge_stops (judge, &basari_rules[CV_SHELL_BOARD_NONE]))
        return;
      if (stops_off_board (table, atom->value, RULE (POSITION_OFF_BOARD), judge))
        return;
    }
  if (stops_at_box (hands, judge))
    return;
  allow (judge, &basari_rules[CV_SHELL_POSITION_OK], move);
}

static void
check_count (const CvTable *table,
             const CvState *state,
             const CvMove *move,
             CvJudge *judge)
{
  CvGems hands[BASARI_SEATS];

  read_hands (&state->basari, hands);
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (move->atoms[i].arg == BASARI_ARG_GEMS)
      hands[move->by] = (CvGems) move->atoms[i].value;
  if (stops_at_box (hands, judge))
    return;
  allow (judge, &basari_rules[CV_SHELL_COUNT_OK], move);
}

/* Punteggi: "il numero di punti indicati sul tabellone". Boards differ, and where there
   is none people say what theirs shows. */
static void
check_worth (const CvTable *table,
             const CvState *state,
             const CvMove *move,
             CvJudge *judge)
{
  allow (judge, RULE (WORTH_OK), move);
}

/* Start disks, rolling and choosing. */

/* Whose disk a `start` has put on the arch, other than the player's own. */
static int
find_disk (const CvTable *table, const BasariState *basari, int arch, int by)
{
  for (int seat = 0; seat < table->n_players; seat++)
    if (seat != by && basari->player[seat].is_placed &&
        basari->player[seat].disk == arch)
      return seat;
  return CV_NO_PLAYER;
}

/* The disks lie: since the first roll, or since a position that says where. */
static bool
stops_too_late (const CvState *state, CvJudge *judge)
{
  static const CvPhrase laid = {
    N_ ("Too late: the position already says where the start disks are."), NULL
  };
  bool is_rolled = basari_is_guided (state) && state->basari.has_rolled;

  if ((!is_rolled && !state->basari.has_disks) ||
      !cv_judge_stops (judge, RULE (START_LATE)))
    return false;
  if (!is_rolled)
    judge->verdict->phrase = &laid;
  return true;
}

/* Preparazione: "una finestrella sopra un qualsiasi arco libero". Some editions let the
   disks share one. */
static void
check_start (const CvTable *table,
             const CvState *state,
             const CvMove *move,
             CvJudge *judge)
{
  int32_t arch = cv_move_get (move, BASARI_ARG_ARCH, 0);
  int holder = find_disk (table, &state->basari, arch - 1, move->by);

  if (stops_at_end (state, judge) || stops_too_late (state, judge))
    return;
  if (stops_off_board (table, arch, RULE (START_OFF_BOARD), judge))
    return;
  if (holder != CV_NO_PLAYER && !state->common.option[BASARI_OPTION_SHARED] &&
      cv_judge_stops (judge, RULE (START_TAKEN)))
    {
      cv_verdict_add (judge->verdict, CV_VALUE_COUNT, arch);
      cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, holder);
      return;
    }
  allow (judge, RULE (START_OK), move);
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, arch);
}

/* Punteggi: with a lap complete and no action left the round is over, and reckoning it
   comes first. */
static void
check_roll (const CvTable *table,
            const CvState *state,
            const CvMove *move,
            CvJudge *judge)
{
  bool is_rolling = state->basari.phase == BASARI_TO_ROLL;

  if (stops_at_end (state, judge))
    return;
  if (basari_is_guided (state) && is_rolling &&
      basari_is_lap_complete (table, &state->basari) &&
      cv_judge_stops (judge, RULE (ROUND_OVER)))
    return;
  if (basari_is_guided (state) && !is_rolling &&
      cv_judge_stops (judge, RULE (ACTION_ORDER)))
    return;
  allow (judge, RULE (ROLL_OK), move);
}

static void
check_choose (const CvTable *table,
              const CvState *state,
              const CvMove *move,
              CvJudge *judge)
{
  if (stops_at_end (state, judge))
    return;
  if (basari_is_guided (state) && state->basari.phase != BASARI_TO_CHOOSE &&
      cv_judge_stops (judge, RULE (ACTION_ORDER)))
    return;
  allow (judge, RULE (CHOOSE_OK), move);
}

/* Actions. */

/* Somebody else's: not chosen, or lost in the barter. Before the choice an action is
   only out of order. */
static bool
is_somebody_elses (const BasariState *basari, int action, int by)
{
  if (basari->phase != BASARI_TO_ACT)
    return false;
  if (basari->player[by].choice != action)
    return true;
  return basari_due (basari) == action && basari->winner != CV_NO_PLAYER &&
         basari->winner != by;
}

/* Fase 2: chosen by three or four, or by two who have nothing to barter with: it is not
   a matter of time. */
static bool
stops_for_all (const BasariState *basari, int action, CvJudge *judge)
{
  static const CvPhrase no_gems = { N_ ("Nobody does the %1$s action: the two who "
                                        "chose it have no gems to barter with."),
                                    NULL };

  if ((basari->nobodys >> action & 1) == 0 ||
      !cv_judge_stops (judge, RULE (ACTION_NOBODY)))
    return false;
  cv_verdict_add_term (judge->verdict, basari_action_terms[action]);
  if (basari_count_seats (basari_choosers (basari, action)) == 2)
    judge->verdict->phrase = &no_gems;
  return true;
}

/* Fase 2: who does an action, and when. */
static bool
stops_at_turn (const CvState *state, int by, int action, CvJudge *judge)
{
  const BasariState *basari = &state->basari;
  bool is_due = basari_due (basari) == action;

  if (!basari_is_guided (state))
    return false;
  if (stops_for_all (basari, action, judge))
    return true;
  if (!is_due && cv_judge_stops (judge, RULE (ACTION_ORDER)))
    return true;
  if (is_somebody_elses (basari, action, by) &&
      cv_judge_stops (judge, RULE (ACTION_NOT_YOURS)))
    {
      cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, by);
      cv_verdict_add_term (judge->verdict, basari_action_terms[action]);
      return true;
    }
  return is_due && basari_doer (basari) == CV_NO_PLAYER &&
         cv_judge_stops (judge, RULE (ACTION_ORDER));
}

static bool
stops_action (const CvState *state, const CvMove *move, CvJudge *judge)
{
  return stops_at_end (state, judge) ||
         stops_at_turn (state, move->by, basari_action_of (move), judge);
}

/* The event and the board must agree, and one of them must know. */
static bool
stops_at_arch (const CvTable *table, int arch, const CvMove *move, CvJudge *judge)
{
  static const CvPhrase gems_unknown = {
    N_ ("The gems of archway %1$s are not known yet: state what is printed there."),
    NULL
  };
  int action = basari_action_of (move);
  bool is_known = basari_is_printed (table, arch, action),
       is_stated = move->n_atoms > 0;

  if (!is_known && !is_stated && cv_judge_stops (judge, RULE (ARCH_UNKNOWN)))
    {
      cv_verdict_add (judge->verdict, CV_VALUE_COUNT, arch + 1);
      if (action == BASARI_GEMS)
        judge->verdict->phrase = &gems_unknown;
      return true;
    }
  if (!is_known || !is_stated)
    return false;

  int32_t printed = basari_printed (table, arch, action);
  if (move->atoms[BASARI_ARG_SHOWN].value == printed ||
      !cv_judge_stops (judge, RULE (ARCH_DIFFERS)))
    return false;
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, arch + 1);
  cv_verdict_add (judge->verdict,
                  action == BASARI_POINTS ? CV_VALUE_COUNT : CV_VALUE_GEMS, printed);
  return true;
}

static void
check_die (const CvTable *table,
           const CvState *state,
           const CvMove *move,
           CvJudge *judge)
{
  int32_t roll = cv_move_get (move, BASARI_ARG_ROLL, 0);
  int arch = state->basari.player[move->by].arch;

  if (stops_action (state, move, judge))
    return;
  allow (judge, RULE (DIE_OK), move);
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, roll);
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, BASARI_DIE_SIDES - roll);
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT,
                  (arch + roll) % table->board.n_arches + 1);
}

static void
check_points (const CvTable *table,
              const CvState *state,
              const CvMove *move,
              CvJudge *judge)
{
  int arch = state->basari.player[move->by].arch;

  if (stops_action (state, move, judge) || stops_at_arch (table, arch, move, judge))
    return;
  allow (judge, RULE (POINTS_OK), move);
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, basari_shown (table, arch, move));
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, arch + 1);
}

static void
check_gems (const CvTable *table,
            const CvState *state,
            const CvMove *move,
            CvJudge *judge)
{
  int arch = state->basari.player[move->by].arch;

  if (stops_action (state, move, judge) || stops_at_arch (table, arch, move, judge))
    return;
  allow (judge, RULE (GEMS_OK), move);
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, arch + 1);
}

/* "Se un'azione è stata scelta da un solo giocatore, il giocatore può eseguirla": may,
   so it can be declined; the winner of a barter likewise (ours). */
static void
check_skip (const CvTable *table,
            const CvState *state,
            const CvMove *move,
            CvJudge *judge)
{
  static const CvPhrase nothing_chosen = { N_ ("%1$p declines to act."), NULL };
  int action = state->basari.player[move->by].choice;

  if (stops_at_end (state, judge))
    return;
  if (action == BASARI_NO_ACTION
          ? basari_is_guided (state) && cv_judge_stops (judge, RULE (ACTION_ORDER))
          : stops_at_turn (state, move->by, action, judge))
    return;
  allow (judge, RULE (SKIP_OK), move);
  if (action == BASARI_NO_ACTION)
    judge->verdict->phrase = &nothing_chosen;
  else
    cv_verdict_add_term (judge->verdict, basari_action_terms[action]);
}

/* Barters. */

static bool
stops_speaking (const CvState *state, const CvMove *move, bool accepts, CvJudge *judge)
{
  bool may_speak = (!accepts || basari_is_answer (state, move->by)) &&
                   (!basari_is_guided (state) ||
                    (basari_barter (&state->basari).speakers >> move->by & 1));

  if (may_speak || !cv_judge_stops (judge, RULE (BARTER_NOT_YOUR_TURN)))
    return false;
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, move->by);
  return true;
}

/* Fase 2: "Un giocatore è libero di ritirare la sua offerta precedente e proporre un
   insieme dei gioielli completamente differente", if it beats the opponent's. */
static void
check_offer (const CvTable *table,
             const CvState *state,
             const CvMove *move,
             CvJudge *judge)
{
  const BasariState *basari = &state->basari;
  CvGems offer = (CvGems) cv_move_get (move, BASARI_ARG_OFFER, 0);

  if (stops_at_end (state, judge) || stops_speaking (state, move, false, judge))
    return;
  if (offer == 0 && cv_judge_stops (judge, RULE (BARTER_EMPTY)))
    return;
  if (!basari_has_all (basari->player[move->by].gems, offer) &&
      cv_judge_stops (judge, RULE (BARTER_NOT_OWNED)))
    {
      cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, move->by);
      cv_verdict_add (judge->verdict, CV_VALUE_GEMS, (int32_t) offer);
      return;
    }
  if (basari_is_answer (state, move->by) && !basari_beats (offer, basari->offer) &&
      cv_judge_stops (judge, RULE (BARTER_NOT_HIGHER)))
    {
      cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, basari->offerer);
      cv_verdict_add (judge->verdict, CV_VALUE_GEMS, (int32_t) basari->offer);
      return;
    }
  allow (judge, RULE (BARTER_OFFER), move);
  cv_verdict_add (judge->verdict, CV_VALUE_GEMS, (int32_t) offer);
}

static void
check_accept (const CvTable *table,
              const CvState *state,
              const CvMove *move,
              CvJudge *judge)
{
  if (stops_at_end (state, judge) || stops_speaking (state, move, true, judge))
    return;
  allow (judge, RULE (BARTER_ACCEPT), move);
}

/* The end of a round. */

static bool
has_anybody_gone_round (const CvTable *table, const BasariState *basari)
{
  for (int seat = 0; seat < table->n_players; seat++)
    if (basari_went_round (table, &basari->player[seat]))
      return true;
  return false;
}

/* Punteggi: "Se, dopo che tutte le azioni sono state risolte, almeno una pedina ha
   raggiunto la sua propria pedina di inizio, il turno si conclude". */
static void
check_end_round (const CvTable *table,
                 const CvState *state,
                 const CvMove *move,
                 CvJudge *judge)
{
  const BasariState *basari = &state->basari;
  bool is_round_over =
      basari->phase == BASARI_TO_ROLL && has_anybody_gone_round (table, basari);

  if (!table->board.present && !basari_is_counted_round (basari) &&
      cv_judge_stops (judge, &basari_rules[CV_SHELL_BOARD_NONE]))
    return;
  if (stops_at_end (state, judge))
    return;
  if (basari_is_guided (state) && !is_round_over &&
      cv_judge_stops (judge, RULE (ROUND_NOT_OVER)))
    return;
  allow (judge, RULE (END_ROUND_OK), move);
}

void
basari_check (const CvTable *table,
              const CvState *state,
              const CvMove *move,
              CvJudge *judge)
{
  assert (move->verb >= CV_VERB_GAME && move->verb < CV_VERB_GAME + BASARI_N_VERBS);
  assert (judge != NULL && judge->verdict != NULL);

  static void (*const checks[BASARI_N_VERBS]) (const CvTable *, const CvState *,
                                               const CvMove *, CvJudge *) = {
    [BASARI_VERB_POSITION] = check_position, [BASARI_VERB_START] = check_start,
    [BASARI_VERB_ROLL] = check_roll,         [BASARI_VERB_CHOOSE] = check_choose,
    [BASARI_VERB_DIE] = check_die,           [BASARI_VERB_POINTS] = check_points,
    [BASARI_VERB_GEMS] = check_gems,         [BASARI_VERB_OFFER] = check_offer,
    [BASARI_VERB_ACCEPT] = check_accept,     [BASARI_VERB_END_ROUND] = check_end_round,
    [BASARI_VERB_COUNT] = check_count,       [BASARI_VERB_SKIP] = check_skip,
    [BASARI_VERB_WORTH] = check_worth,
  };
  int verb = move->verb - CV_VERB_GAME;

  assert (verb >= 0 && verb < BASARI_N_VERBS);
  checks[verb](table, state, move, judge);
}
