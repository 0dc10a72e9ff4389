/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of Basari that a verdict, a prompt or a line of the score sheet can cite,
   one line each: name, kind, id, section of the reference, template. The ids are
   public. The values of the templates, in their order:

   - start.ok: player, number of an archway
   - start.taken: number of an archway, player whose disk lies there
   - start.off-board, position.off-board: number asked for, number of the last archway
   - box.gems: colour of gems
   - die.ok: player, number rolled, points for it, number of an archway
   - points.ok: player, points, number of an archway
   - gems.ok: player, number of an archway
   - action.not-yours, skip.ok: player, action (Die, Points or Gems)
   - action.nobody: action
   - arch.unknown: number of an archway
   - arch.differs: number of an archway, what it shows (a number or gems)
   - barter.offer, barter.not-owned: player, gems
   - barter.accept, barter.not-your-turn: player
   - barter.not-higher: player who made the last offer, its gems
   - prompt.die, prompt.points, prompt.gems: player
   - prompt.open, prompt.open-either: player, other player, action
   - prompt.answer: player, player who made the last offer, its gems */
#ifndef BASARI_RULES_H
#define BASARI_RULES_H

#include "cv-rule.h"

#define BASARI_RULES(X)                                                                  \
  X (START_OK, LEGAL, "basari.start.ok", "basari-start#start",                           \
     N_ ("%1$p begins on archway %2$s."), NULL)                                          \
  X (START_LATE, OVERRULABLE, "basari.start.late", "basari-start#late",                  \
     N_ ("Too late: the start disks are placed before the first roll."), NULL)           \
  X (START_OFF_BOARD, FIXED, "basari.start.off-board", "basari-start#off-board",         \
     N_ ("There is no archway %1$s: on this board they go from 1 to %2$s."), NULL)       \
  X (START_TAKEN, OVERRULABLE, "basari.start.taken", "basari-start#taken",               \
     N_ ("Archway %1$s is taken: %2$c’s start disk lies there. Any free archway will " \
         "do."),                                                                         \
     NULL)                                                                               \
  X (POSITION_OFF_BOARD, FIXED, "basari.position.off-board", "basari-start#off-board",   \
     N_ ("There is no archway %1$s: on this board they go from 1 to %2$s."), NULL)       \
  X (BOX_GEMS, FIXED, "basari.box.gems", "basari-start#gems",                            \
     N_ ("Too many %1$s gems: the box holds 25 in all."), NULL)                          \
                                                                                         \
  X (ROLL_OK, LEGAL, "basari.roll.ok", "basari-turn#roll",                               \
     N_ ("Everyone moves clockwise by the number rolled."), NULL)                        \
  X (CHOOSE_OK, LEGAL, "basari.choose.ok", "basari-turn#choose",                         \
     N_ ("The chosen actions are revealed."), NULL)                                      \
  X (ACTION_ORDER, OVERRULABLE, "basari.action.order", "basari-turn#order",              \
     N_ ("Not now: first all roll, then all choose, then come Die, Points and Gems "     \
         "in this order, each after its barter."),                                       \
     NULL)                                                                               \
  X (ACTION_NOT_YOURS, FIXED, "basari.action.not-yours", "basari-turn#not-yours",        \
     N_ ("%1$p can’t do the %2$s action: it goes to the only player who chose it, or " \
         "to the one who wins the barter."),                                             \
     NULL)                                                                               \
  X (ACTION_NOBODY, OVERRULABLE, "basari.action.nobody", "basari-turn#nobody",           \
     N_ ("Nobody does the %1$s action: three or more chose it."), NULL)                  \
  X (SKIP_OK, LEGAL, "basari.skip.ok", "basari-turn#decline",                            \
     N_ ("%1$p declines the %2$s action."), NULL)                                        \
                                                                                         \
  X (DIE_OK, LEGAL, "basari.die.ok", "basari-actions#die",                               \
     N_ ("%1$p moves %2$s to archway %4$s and scores 6 − %2$s = %3$s."), NULL)           \
  X (POINTS_OK, LEGAL, "basari.points.ok", "basari-actions#points",                      \
     N_ ("%1$p scores %2$s, the points printed on archway %3$s."), NULL)                 \
  X (GEMS_OK, LEGAL, "basari.gems.ok", "basari-actions#gems",                            \
     N_ ("%1$p takes the gems of archway %2$s, as far as the supply has them."), NULL)   \
  X (ARCH_UNKNOWN, FIXED, "basari.arch.unknown", "basari-actions#unknown",               \
     N_ ("The points printed on archway %1$s are not known yet: state them."), NULL)     \
  X (ARCH_DIFFERS, FIXED, "basari.arch.differs", "basari-actions#differs",               \
     N_ ("Not so: on this board archway %1$s shows %2$s."), NULL)                        \
                                                                                         \
  X (BARTER_OFFER, LEGAL, "basari.barter.offer", "basari-barter#offer",                  \
     N_ ("%1$p offers %2$s."), NULL)                                                     \
  X (BARTER_ACCEPT, LEGAL, "basari.barter.accept", "basari-barter#accept",               \
     N_ ("%1$p accepts, takes the gems and leaves the action to the other player."),     \
     NULL)                                                                               \
  X (BARTER_NOT_YOUR_TURN, OVERRULABLE, "basari.barter.not-your-turn",                   \
     "basari-barter#not-your-turn",                                                      \
     N_ ("%1$p has no say now: two who chose the same action barter in turn."), NULL)    \
  X (BARTER_EMPTY, OVERRULABLE, "basari.barter.empty", "basari-barter#empty",            \
     N_ ("There is nothing in this offer: an offer needs at least one gem."), NULL)      \
  X (BARTER_NOT_OWNED, FIXED, "basari.barter.not-owned", "basari-barter#not-owned",      \
     N_ ("%1$p does not have %2$s: only one’s own gems can be offered."), NULL)          \
  X (BARTER_NOT_HIGHER, OVERRULABLE, "basari.barter.not-higher",                         \
     "basari-barter#not-higher", N_ ("Not enough to outbid %1$p."), NULL)                \
                                                                                         \
  X (END_ROUND_OK, LEGAL, "basari.end-round.ok", "basari-round#end-round",               \
     N_ ("The round is scored: laps first, then the majority of each color."), NULL)     \
  X (WORTH_OK, LEGAL, "basari.worth.ok", "basari-round#worth",                           \
     N_ ("The points that the board pays are stated."), NULL)                            \
  X (ROUND_OVER, OVERRULABLE, "basari.round.over", "basari-round#over",                  \
     N_ ("Not yet: a lap is complete, and the round is scored before any roll."),        \
     NULL)                                                                               \
  X (ROUND_NOT_OVER, OVERRULABLE, "basari.round.not-over", "basari-round#not-over",      \
     N_ ("The round goes on: it ends when a lap is complete and no action is left to "   \
         "do."),                                                                         \
     NULL)                                                                               \
                                                                                         \
  X (END_ROUNDS, LEGAL, "basari.end.rounds", "basari-end#rounds",                        \
     N_ ("Three rounds have been played: the game is over."), NULL)                      \
  X (END_OVER, OVERRULABLE, "basari.end.over", "basari-end#over",                        \
     N_ ("The game is over: nothing more is played."), NULL)                             \
                                                                                         \
  X (SCORE_ACTIONS, LEGAL, "basari.score.actions", "basari-scoring#actions",             \
     N_ ("Actions"), NULL)                                                               \
  X (SCORE_LAPS, LEGAL, "basari.score.laps", "basari-scoring#laps", N_ ("Laps"), NULL)   \
  X (SCORE_MAJORITIES, LEGAL, "basari.score.majorities", "basari-scoring#majorities",    \
     N_ ("Majorities"), NULL)                                                            \
  X (SCORE_TIE, LEGAL, "basari.score.tie", "basari-scoring#tie",                         \
     N_ ("Tied on points: most gems first, then most red ones, then most "               \
         "yellow, then most green, then most light blue."),                              \
     NULL)                                                                               \
                                                                                         \
  X (PROMPT_ROLL, LEGAL, "basari.prompt.roll", "basari-turn#roll",                       \
     N_ ("Everyone rolls and moves."), NULL)                                             \
  X (PROMPT_CHOOSE, LEGAL, "basari.prompt.choose", "basari-turn#choose",                 \
     N_ ("Everyone chooses an action in secret, then all are revealed."), NULL)          \
  X (PROMPT_DIE, LEGAL, "basari.prompt.die", "basari-actions#die",                       \
     N_ ("%1$p rolls the die, moves and scores 6 minus the number rolled."), NULL)       \
  X (PROMPT_POINTS, LEGAL, "basari.prompt.points", "basari-actions#points",              \
     N_ ("%1$p scores the points printed on the archway."), NULL)                        \
  X (PROMPT_GEMS, LEGAL, "basari.prompt.gems", "basari-actions#gems",                    \
     N_ ("%1$p takes the gems of the archway."), NULL)                                   \
  X (PROMPT_OPEN, LEGAL, "basari.prompt.open", "basari-barter#open",                     \
     NAMED_ (N_ ("%1$p is ahead on points and makes the first offer to %2$n for the "    \
                 "%3$s action."),                                                        \
             N_ ("%1$p is ahead on points and makes the first offer to %2$c for the "    \
                 "%3$s action.")),                                                       \
     NULL)                                                                               \
  X (PROMPT_OPEN_EITHER, LEGAL, "basari.prompt.open-either",                             \
     "basari-barter#open-either",                                                        \
     N_ ("%1$p or %2$p makes the first offer for the %3$s action: both have as many "    \
         "points."),                                                                     \
     NULL)                                                                               \
  X (PROMPT_ANSWER, LEGAL, "basari.prompt.answer", "basari-barter#answer",               \
     N_ ("%2$p offers %3$s: %1$p accepts or makes a higher offer."), NULL)               \
  X (PROMPT_END_ROUND, LEGAL, "basari.prompt.end-round", "basari-round#end-round",       \
     N_ ("A lap is complete: the round is scored."), NULL)                               \
  X (PROMPT_OVER, LEGAL, "basari.prompt.over", "basari-end#over",                        \
     N_ ("The game is over."), NULL)

#define BASARI_RULE_ENUM(NAME, KIND, ID, ANCHOR, ...) BASARI_##NAME,
enum
{
  BASARI_BEFORE_RULES = CV_SHELL_N_RULES - 1,
  BASARI_RULES (BASARI_RULE_ENUM) BASARI_N_RULES
};

#endif
