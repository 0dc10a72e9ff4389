/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of Oregon: X (NAME, KIND, ID, ANCHOR, ...). A section of the
   reference may serve several ids: a farmer, a building and a position share
   "oregon-placement#water". What stands in the texts, for translators:
   - %1$s is a cell ("c4") in start.*, farmer.*, building.* and position.*, but for:
   - a player in start.missing, *.joker-spent, farmer.none-left, turn.*, extra.*,
     end-turn.*, end.farmers, prompt.*;
   - *.terrain: then the cell's ground, the building, the ground it needs;
   - start.twice: a player, a building;
   - farmer.block, building.band: a cell, then landscape cards ("wagon", "joker");
   - building.stack-empty: a building; box.buildings: a building, how many;
   - box.farmers: a player, how many; box.start-tiles: how many;
   - box.tokens: "coal tokens" or "gold tokens", two numbers; where what was revealed
     decides, the players who did;
   - end.stacks: how many stacks. */
#ifndef OREGON_RULES_H
#define OREGON_RULES_H

#include "cv-rule.h"

#define OREGON_RULES(X)                                                                  \
  /* The start tiles. */                                                                 \
  X (START_PLACE, LEGAL, "oregon.start.place", "oregon-start#place",                     \
     N_ ("Yes: the start tile may go on %1$s."), NULL)                                   \
  X (START_OFF_BOARD, FIXED, "oregon.start.off-board", "oregon-start#off-board",         \
     N_ ("Not here: %1$s lies outside the board."), NULL)                                \
  X (START_WATER, OVERRULABLE, "oregon.start.water", "oregon-start#water",               \
     N_ ("Not here: %1$s is water, and no tile lies on water."), NULL)                   \
  X (START_OCCUPIED, FIXED, "oregon.start.occupied", "oregon-start#occupied",            \
     N_ ("Not here: %1$s is taken. A space holds one piece."), NULL)                     \
  X (START_TERRAIN, OVERRULABLE, "oregon.start.terrain", "oregon-start#terrain",         \
     N_ ("Not here: %1$s is %2$s, and the %3$s start tile goes on %4$s."), NULL)         \
  X (START_HARBOR_DRY, OVERRULABLE, "oregon.start.harbor-dry",                           \
     "oregon-start#harbor-dry",                                                          \
     N_ ("Not here: there is no water near %1$s. A harbor needs some at a "              \
         "side or a corner."),                                                           \
     NULL)                                                                               \
  X (START_TWICE, OVERRULABLE, "oregon.start.twice", "oregon-start#twice",               \
     N_ ("Not again: %1$p has placed a start tile, and each player has one."), NULL)     \
  X (START_MISSING, OVERRULABLE, "oregon.start.missing", "oregon-start#missing",         \
     N_ ("Not yet: %1$p still has a start tile to place. The first turn comes after "    \
         "all of them."),                                                                \
     NULL)                                                                               \
                                                                                         \
  /* Farmers and buildings. */                                                           \
  X (FARMER_PLACE, LEGAL, "oregon.farmer.place", "oregon-placement#place",               \
     N_ ("Yes: %1$s lies in a block named by these cards."), NULL)                       \
  X (FARMER_OFF_BOARD, FIXED, "oregon.farmer.off-board", "oregon-placement#off-board",   \
     N_ ("Not here: %1$s lies outside the board."), NULL)                                \
  X (FARMER_WATER, OVERRULABLE, "oregon.farmer.water", "oregon-placement#water",         \
     N_ ("Not here: %1$s is water, and no farmer stands on water."), NULL)               \
  X (FARMER_OCCUPIED, FIXED, "oregon.farmer.occupied", "oregon-placement#occupied",      \
     N_ ("Not here: %1$s is taken. A space holds one piece."), NULL)                     \
  X (FARMER_NONE_LEFT, FIXED, "oregon.farmer.none-left", "oregon-placement#none-left",   \
     N_ ("%1$p has no farmer left: all 14 are on the board."), NULL)                     \
  X (FARMER_JOKER_SPENT, OVERRULABLE, "oregon.farmer.joker-spent",                       \
     "oregon-placement#joker-spent",                                                     \
     N_ ("%1$p can’t play the joker here: it has to be active, and it stands for one " \
         "card only. A warehouse makes it active again."),                               \
     NULL)                                                                               \
  X (FARMER_BLOCK, OVERRULABLE, "oregon.farmer.block", "oregon-placement#block",         \
     N_ ("Not here: %1$s is not in any block named by %2$s and %3$s. One card "          \
         "names the columns and the other the rows."),                                   \
     NULL)                                                                               \
  X (BUILDING_PLACE, LEGAL, "oregon.building.place", "oregon-placement#place",           \
     N_ ("Yes: the building may go on %1$s."), NULL)                                     \
  X (BUILDING_OFF_BOARD, FIXED, "oregon.building.off-board",                             \
     "oregon-placement#off-board", N_ ("Not here: %1$s lies outside the board."),        \
     NULL)                                                                               \
  X (BUILDING_WATER, OVERRULABLE, "oregon.building.water", "oregon-placement#water",     \
     N_ ("Not here: %1$s is water, and no tile lies on water."), NULL)                   \
  X (BUILDING_OCCUPIED, FIXED, "oregon.building.occupied",                               \
     "oregon-placement#occupied",                                                        \
     N_ ("Not here: %1$s is taken. A space holds one piece."), NULL)                     \
  X (BUILDING_STACK_EMPTY, FIXED, "oregon.building.stack-empty",                         \
     "oregon-placement#stack-empty", N_ ("No %1$s tile is left: the stack is empty."),   \
     NULL)                                                                               \
  X (BUILDING_JOKER_SPENT, OVERRULABLE, "oregon.building.joker-spent",                   \
     "oregon-placement#joker-spent",                                                     \
     N_ ("%1$p can’t play the joker here: it has to be active. A warehouse makes it "  \
         "active again."),                                                               \
     NULL)                                                                               \
  X (BUILDING_BAND, OVERRULABLE, "oregon.building.band", "oregon-placement#band",        \
     N_ ("Not here: %1$s lies neither in the columns nor in the rows of %2$s."), NULL)   \
  X (BUILDING_TERRAIN, OVERRULABLE, "oregon.building.terrain",                           \
     "oregon-placement#terrain",                                                         \
     N_ ("Not here: %1$s is %2$s, and the %3$s tile goes on %4$s."), NULL)               \
  X (BUILDING_HARBOR_DRY, OVERRULABLE, "oregon.building.harbor-dry",                     \
     "oregon-placement#harbor-dry",                                                      \
     N_ ("Not here: there is no water near %1$s. A harbor needs some at a "              \
         "side or a corner."),                                                           \
     NULL)                                                                               \
                                                                                         \
  /* A position that is set up. */                                                       \
  X (POSITION_OFF_BOARD, FIXED, "oregon.position.off-board",                             \
     "oregon-placement#off-board", N_ ("Not possible: %1$s lies outside the board."),    \
     NULL)                                                                               \
  X (POSITION_WATER, FIXED, "oregon.position.water", "oregon-placement#water",           \
     N_ ("Not possible: %1$s is water, and nothing stands on water."), NULL)             \
  X (POSITION_CELL_TWICE, FIXED, "oregon.position.cell-twice",                           \
     "oregon-placement#occupied", N_ ("Not possible: two pieces on %1$s."), NULL)        \
  X (BOX_FARMERS, FIXED, "oregon.box.farmers", "oregon-start#farmers",                   \
     N_ ("Not possible: %1$p has 14 farmers to place, not %2$s."), NULL)                 \
  X (BOX_BUILDINGS, FIXED, "oregon.box.buildings", "oregon-start#buildings",             \
     N_ ("Not possible: the %1$s stack has 4 tiles, not %2$s."), NULL)                   \
  X (BOX_START_TILES, FIXED, "oregon.box.start-tiles", "oregon-start#start-tiles",       \
     N_ ("Not possible: each player places one start tile, so %1$s are too "             \
         "many."),                                                                       \
     NULL)                                                                               \
  X (POSITION_TERRAIN, OVERRULABLE, "oregon.position.terrain",                           \
     "oregon-placement#terrain",                                                         \
     N_ ("This position breaks a rule: %1$s is %2$s, and the %3$s tile "                 \
         "goes on %4$s."),                                                               \
     NULL)                                                                               \
  X (POSITION_HARBOR_DRY, OVERRULABLE, "oregon.position.harbor-dry",                     \
     "oregon-placement#harbor-dry",                                                      \
     N_ ("This position breaks a rule: there is no water near the harbor on "            \
         "%1$s."),                                                                       \
     NULL)                                                                               \
  X (BOX_TOKENS, FIXED, "oregon.box.tokens", "oregon-start#tokens",                      \
     N_ ("Not possible here: for the %1$s only a value of %2$s to %3$s can be "          \
         "right."),                                                                      \
     NULL)                                                                               \
                                                                                         \
  /* What a placement pays. */                                                           \
  X (POINTS_POST_OFFICE, LEGAL, "oregon.points.post-office",                             \
     "oregon-points#post-office", N_ ("A farmer near a post office earns 3 points."),    \
     NULL)                                                                               \
  X (POINTS_HARBOR, LEGAL, "oregon.points.harbor", "oregon-points#harbor",               \
     N_ ("A farmer near a harbor earns 4 points."), NULL)                                \
  X (POINTS_CHURCH, LEGAL, "oregon.points.church", "oregon-points#church",               \
     N_ ("A farmer near a church earns a point for every farmer of any color "           \
         "near that church, including itself."),                                         \
     NULL)                                                                               \
  X (POINTS_COAL_MINE, LEGAL, "oregon.points.coal-mine", "oregon-points#coal-mine",      \
     N_ ("A farmer near a coal mine brings a coal token, drawn unseen."), NULL)          \
  X (POINTS_GOLD_MINE, LEGAL, "oregon.points.gold-mine", "oregon-points#gold-mine",      \
     N_ ("A farmer near a gold mine brings a gold token, drawn unseen."), NULL)          \
  X (POINTS_WAREHOUSE, LEGAL, "oregon.points.warehouse", "oregon-points#warehouse",      \
     N_ ("A farmer near a warehouse earns 1 point and makes the joker active."), NULL)   \
  X (POINTS_TRAIN_STATION, LEGAL, "oregon.points.train-station",                         \
     "oregon-points#train-station",                                                      \
     N_ ("A farmer near a train station earns 1 point and makes the extra turn "         \
         "active."),                                                                     \
     NULL)                                                                               \
  X (POINTS_GROUP, LEGAL, "oregon.points.group", "oregon-points#group",                  \
     N_ ("A farmer that completes a group of three or more farmers of one "              \
         "player, side by side, earns 5 points; a group earns them once."),              \
     NULL)                                                                               \
  X (POINTS_HEAP, LEGAL, "oregon.points.heap", "oregon-points#heap",                     \
     N_ ("When a heap of tokens runs out, it pays clockwise from the player "            \
         "whose turn it is; then it pays nothing."),                                     \
     NULL)                                                                               \
                                                                                         \
  /* The turn. */                                                                        \
  X (TURN_ORDER, OVERRULABLE, "oregon.turn.order", "oregon-turn#order",                  \
     N_ ("Not now: it is %1$p’s turn."), NULL)                                           \
  X (TURN_DONE, OVERRULABLE, "oregon.turn.done", "oregon-turn#done",                     \
     N_ ("Not again: %1$p has already placed a piece this turn. An extra turn allows "   \
         "one more; otherwise the turn ends."),                                          \
     NULL)                                                                               \
  X (TURN_CARDS, OVERRULABLE, "oregon.turn.cards", "oregon-turn#cards",                  \
     N_ ("%1$p plays cards for this: with guided turns they are recorded and "           \
         "checked."),                                                                    \
     NULL)                                                                               \
  X (EXTRA_OK, LEGAL, "oregon.extra.ok", "oregon-turn#extra",                            \
     N_ ("%1$p spends the extra turn and plays again."), NULL)                           \
  X (EXTRA_SPENT, OVERRULABLE, "oregon.extra.spent", "oregon-turn#spent",                \
     N_ ("%1$p has no active extra turn. A train station makes it active again."),       \
     NULL)                                                                               \
  X (EXTRA_TWICE, OVERRULABLE, "oregon.extra.twice", "oregon-turn#twice",                \
     N_ ("Not again: %1$p has already spent an extra turn this turn, and only one is "   \
         "allowed."),                                                                    \
     NULL)                                                                               \
  X (END_TURN_OK, LEGAL, "oregon.end-turn.ok", "oregon-turn#end-turn",                   \
     N_ ("%1$p ends the turn and fills the hand to 4 cards."), NULL)                     \
  X (END_TURN_NOTHING, LEGAL, "oregon.end-turn.nothing", "oregon-turn#nothing",          \
     N_ ("%1$p ends the turn with nothing placed. That is right only when no two "       \
         "cards in hand can be played."),                                                \
     NULL)                                                                               \
  X (PROMPT_FREE, LEGAL, "oregon.prompt.free", "oregon-turn#free",                       \
     N_ ("Record what happens on the table, in any order."), NULL)                       \
  X (PROMPT_START, LEGAL, "oregon.prompt.start", "oregon-start#place",                   \
     N_ ("%1$p places a start tile."), NULL)                                             \
  X (PROMPT_PLAY, LEGAL, "oregon.prompt.play", "oregon-turn#play",                       \
     N_ ("%1$p plays two cards and places a farmer or a building."), NULL)               \
  X (PROMPT_AGAIN, LEGAL, "oregon.prompt.again", "oregon-turn#extra",                    \
     N_ ("%1$p plays two more cards for the extra turn."), NULL)                         \
  X (PROMPT_EXTRA, LEGAL, "oregon.prompt.extra", "oregon-turn#extra",                    \
     N_ ("%1$p may spend the extra turn, or end the turn."), NULL)                       \
  X (PROMPT_END_TURN, LEGAL, "oregon.prompt.end-turn", "oregon-turn#end-turn",           \
     N_ ("%1$p ends the turn and fills the hand to 4 cards."), NULL)                     \
  X (PROMPT_OVER, LEGAL, "oregon.prompt.over", "oregon-end#over",                        \
     N_ ("The game is over: all reveal their tokens."), NULL)                            \
                                                                                         \
  /* The end, and the score. */                                                          \
  X (END_FARMERS, LEGAL, "oregon.end.farmers", "oregon-end#farmers",                     \
     N_ ("%1$p has all 14 farmers on the board: this round is the last."), NULL)         \
  X (END_STACKS, LEGAL, "oregon.end.stacks", "oregon-end#stacks",                        \
     NP_ ("%1$s stack is empty: this round is the last.",                                \
          "%1$s stacks are empty: this round is the last."))                             \
  X (END_OVER, OVERRULABLE, "oregon.end.over", "oregon-end#over",                        \
     N_ ("The game is over, so nothing more is placed. What is left is to "              \
         "reveal the tokens."),                                                          \
     NULL)                                                                               \
  X (SCORE_TRACK, LEGAL, "oregon.score.track", "oregon-scoring#track",                   \
     N_ ("Scoring track"), NULL)                                                         \
  X (SCORE_COAL, LEGAL, "oregon.score.coal", "oregon-scoring#coal",                      \
     N_ ("Coal tokens"), NULL)                                                           \
  X (SCORE_GOLD, LEGAL, "oregon.score.gold", "oregon-scoring#gold",                      \
     N_ ("Gold tokens"), NULL)                                                           \
  X (SCORE_TIE, LEGAL, "oregon.score.tie", "oregon-scoring#tie",                         \
     N_ ("In a tie the player with more farmers on the board wins; if still tied, "      \
         "the victory is shared."),                                                      \
     NULL)

#define OREGON_RULE_ENUM(NAME, KIND, ID, ANCHOR, ...) OREGON_##NAME,
enum
{
  OREGON_RULES_BEFORE = CV_SHELL_N_RULES - 1,
  OREGON_RULES (OREGON_RULE_ENUM) OREGON_N_RULES
};

extern const CvRule oregon_rules[OREGON_N_RULES];

#endif
