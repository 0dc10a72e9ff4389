/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Claims about a position: each kind is a key and a function that asks the engine. The
   functions read all of a claim before they say whether it holds, so that a claim which
   is wrong as a text is found wherever it is tried. */
#include "learn-lesson-private.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "rec-report.h"

#define NUMBER_MOST 9999

/* A claim at the position that it is about. */
typedef struct
{
  const CvTable *table;
  const CvState *state;
  const json_t *claim;
  LearnMark *mark;
  bool is_tried; /* only whether it can be read: steps before it may be refused */
  RecError *error;
} Asked;

static bool holds (Asked *asked, bool *ret_holds);

static const json_t *
find (const Asked *asked, const char *key)
{
  return json_object_get (asked->claim, key);
}

bool
learn_rule_read (const CvGame *game,
                 const json_t *object,
                 const char *key,
                 bool required,
                 const CvRule **ret_rule,
                 RecError *error)
{
  const json_t *value = json_object_get (object, key);
  const char *id;

  *ret_rule = NULL;
  if (value == NULL && !required)
    return true;
  if (!rec_json_string (value, key, &id, error))
    return false;
  *ret_rule = cv_game_rule_find (game, id);
  return *ret_rule != NULL ||
         rec_error_set (error, N_ ("“%1$s”: this game has no rule “%2$s”"), key, id,
                        NULL);
}

static bool
find_rule (const Asked *asked, bool required, const CvRule **ret_rule)
{
  return learn_rule_read (asked->table->game, asked->claim, "rule", required, ret_rule,
                          asked->error);
}

/* Steps. */

bool
learn_event_read (const CvTable *table,
                  const json_t *object,
                  RecEvent *event,
                  RecError *error)
{
  if (!rec_event_read (table, object, event, error))
    return false;
  return (event->move.verb != CV_VERB_UNDO && event->move.verb != CV_VERB_REDO) ||
         rec_error_set (error, N_ ("this game has no event “%1$s”"),
                        json_string_value (json_object_get (object, "do")), NULL);
}

static bool
judge (Asked *asked, const json_t *step)
{
  REC_AUTO_EVENT event = { 0 };

  if (!learn_event_read (asked->table, step, &event, asked->error))
    return false;
  cv_answer (asked->table, asked->state, &event.move, &asked->mark->answer);
  asked->mark->is_judged = true;
  return true;
}

static bool
ask_whether (Asked *asked, const char *key, bool legal, bool *ret_holds)
{
  const CvVerdict *verdict = &asked->mark->answer.verdict;
  const CvRule *rule;

  if (!find_rule (asked, false, &rule) || !judge (asked, find (asked, key)))
    return false;
  *ret_holds =
      cv_verdict_is_legal (verdict) == legal && (rule == NULL || rule == verdict->rule);
  return true;
}

static bool
ask_legal (Asked *asked, bool *ret_holds)
{
  return ask_whether (asked, "legal", true, ret_holds);
}

static bool
ask_refused (Asked *asked, bool *ret_holds)
{
  return ask_whether (asked, "refused", false, ret_holds);
}

static bool
ask_judge (Asked *asked, bool *ret_holds)
{
  const char *key;
  json_t *value;

  if (!json_is_object (find (asked, "is")))
    return rec_error_set (asked->error, N_ ("“%1$s” must be an object"), "is", NULL);
  if (!judge (asked, find (asked, "judge")))
    return false;
  json_t *answer = rec_report_answer (asked->table, &asked->mark->answer);
  *ret_holds = true;
  json_object_foreach ((json_t *) find (asked, "is"), key, value)
    *ret_holds = *ret_holds && json_equal (json_object_get (answer, key), value);
  json_decref (answer);
  return true;
}

/* The score. */

/* The line of a player's sheet; NULL: none has that rule. */
static const CvLine *
find_line (const CvPlayerScore *player, const CvRule *rule)
{
  for (int i = 0; i < player->n_lines; i++)
    if (player->lines[i].rule == rule)
      return &player->lines[i];
  return NULL;
}

/* What a player has of what the claim is about. */
static bool
has_scored (const Asked *asked,
            const CvPlayerScore *player,
            const CvRule *rule,
            bool count,
            int number)
{
  const CvLine *line = rule != NULL ? find_line (player, rule) : NULL;

  if (rule == NULL)
    return !player->sealed && player->total == number;
  if (line == NULL)
    return false;
  return count ? line->is_product && line->count == number
               : line->is_known && line->points == number;
}

static bool
ask_scored (Asked *asked, const char *key, bool *ret_holds)
{
  bool count = strcmp (key, "count") == 0;
  const CvTable *table = asked->table;
  const CvRule *rule;
  CvScore score;
  const char *color;
  json_t *value;
  int seat, number;

  if (!find_rule (asked, count, &rule))
    return false;
  if (!json_is_object (find (asked, key)))
    return rec_error_set (asked->error, N_ ("“%1$s” must be an object"), key, NULL);
  table->game->score (table, asked->state, false, &score);
  *ret_holds = true;
  json_object_foreach ((json_t *) find (asked, key), color, value)
    {
      if (!rec_seat_read (table, color, key, &seat, asked->error) ||
          !rec_json_number (value, color, -NUMBER_MOST, NUMBER_MOST, &number,
                            asked->error))
        return false;
      *ret_holds =
          *ret_holds && has_scored (asked, &score.player[seat], rule, count, number);
    }
  return true;
}

static bool
ask_score (Asked *asked, bool *ret_holds)
{
  return ask_scored (asked, "score", ret_holds);
}

static bool
ask_count (Asked *asked, bool *ret_holds)
{
  return ask_scored (asked, "count", ret_holds);
}

/* Players, as a list of colours; a bit each. */
static bool
read_seats (const Asked *asked, const char *key, unsigned *ret_seats)
{
  const json_t *list = find (asked, key);
  const char *color;
  int seat;

  *ret_seats = 0;
  if (!json_is_array (list))
    return rec_error_set (asked->error, N_ ("“%1$s” must be a list"), key, NULL);
  for (size_t i = 0; i < json_array_size (list); i++)
    {
      if (!rec_json_string (json_array_get (list, i), key, &color, asked->error) ||
          !rec_seat_read (asked->table, color, key, &seat, asked->error))
        return false;
      *ret_seats |= 1u << seat;
    }
  return true;
}

static bool
ask_winners (Asked *asked, bool *ret_holds)
{
  unsigned seats;
  CvScore score;

  if (!read_seats (asked, "winners", &seats))
    return false;
  asked->table->game->score (asked->table, asked->state, false, &score);
  *ret_holds = score.winners == seats;
  return true;
}

/* What lies on the board, and what players have. */

static bool
read_owned (
    Asked *asked, const char *text, const json_t *color, int *ret_bit, int *ret_seat)
{
  CvCell cell = CV_CELL_NONE;

  *ret_seat = CV_NO_PLAYER;
  *ret_bit =
      cv_cell_parse (text, &cell) ? cv_board_bit (&asked->table->board, cell) : -1;
  if (*ret_bit < 0)
    return rec_error_set (
        asked->error, N_ ("“%1$s”: “%2$s” is not a space; spaces are written like c4"),
        "owner", text, NULL);
  return json_is_null (color) ||
         (rec_json_string (color, text, &text, asked->error) &&
          rec_seat_read (asked->table, text, "owner", ret_seat, asked->error));
}

static bool
ask_owner (Asked *asked, bool *ret_holds)
{
  const CvTable *table = asked->table;
  const char *cell;
  json_t *color;
  int bit, seat;

  if (!json_is_object (find (asked, "owner")) || table->game->look == NULL)
    return rec_error_set (asked->error, N_ ("“%1$s” must be an object"), "owner", NULL);
  *ret_holds = true;
  json_object_foreach ((json_t *) find (asked, "owner"), cell, color)
    {
      if (!read_owned (asked, cell, color, &bit, &seat))
        return false;
      *ret_holds =
          *ret_holds && table->game->look (table, asked->state, bit).owner == seat;
    }
  return true;
}

static json_t *
fact_json (const CvFact *fact)
{
  char letters[CV_GEMS_TEXT_SIZE];
  CvGems gems;

  if (fact->type == CV_FACT_YES_NO)
    return json_boolean (fact->value != 0);
  if (fact->type != CV_FACT_GEMS)
    return json_integer (fact->value);
  memcpy (&gems, &fact->value, sizeof gems);
  return json_string (cv_gems_print (gems, letters));
}

static bool
compare_fact (
    Asked *asked, int seat, const char *id, const json_t *value, bool *ret_holds)
{
  const CvTable *table = asked->table;
  CvFact facts[CV_FACTS_MOST];
  int n = table->game->facts (table, asked->state, seat, facts);

  for (int i = 0; i < n; i++)
    if (strcmp (facts[i].id, id) == 0)
      {
        json_t *fact = fact_json (&facts[i]);
        *ret_holds = *ret_holds && json_equal (fact, (json_t *) value);
        json_decref (fact);
        return true;
      }
  return rec_error_set (asked->error, N_ ("“%1$s” is not a key that belongs here"), id,
                        NULL);
}

static bool
ask_has (Asked *asked, bool *ret_holds)
{
  const char *color, *id;
  json_t *facts, *value;
  int seat;

  if (!json_is_object (find (asked, "has")))
    return rec_error_set (asked->error, N_ ("“%1$s” must be an object"), "has", NULL);
  *ret_holds = true;
  json_object_foreach ((json_t *) find (asked, "has"), color, facts)
    {
      if (!rec_seat_read (asked->table, color, "has", &seat, asked->error))
        return false;
      json_object_foreach (facts, id, value)
        if (!compare_fact (asked, seat, id, value, ret_holds))
          return false;
    }
  return true;
}

/* Whose turn it is, and how the game ends. */

static bool
ask_asks (Asked *asked, bool *ret_holds)
{
  const CvRule *rule;
  unsigned seats;
  CvPrompt prompt;

  if (!find_rule (asked, false, &rule) || !read_seats (asked, "asks", &seats))
    return false;
  asked->table->game->prompt (asked->table, asked->state, &prompt);
  *ret_holds = prompt.who == seats && (rule == NULL || rule == prompt.say.rule);
  return true;
}

static bool
is_among (const CvVerdict *ends, int n, const char *id)
{
  for (int i = 0; i < n; i++)
    if (strcmp (ends[i].rule->id, id) == 0)
      return true;
  return false;
}

static bool
ask_ends (Asked *asked, bool *ret_holds)
{
  const CvGame *game = asked->table->game;
  const json_t *list = find (asked, "ends");
  CvVerdict ends[CV_ENDS_MOST];
  const char *id;

  if (!json_is_array (list))
    return rec_error_set (asked->error, N_ ("“%1$s” must be a list"), "ends", NULL);
  int n = game->ends (asked->table, asked->state, ends);
  *ret_holds = (size_t) n == json_array_size (list);
  for (size_t i = 0; i < json_array_size (list); i++)
    {
      if (!rec_json_string (json_array_get (list, i), "ends", &id, asked->error))
        return false;
      if (cv_game_rule_find (game, id) == NULL)
        return rec_error_set (asked->error, N_ ("“%1$s”: this game has no rule “%2$s”"),
                              "ends", id, NULL);
      *ret_holds = *ret_holds && is_among (ends, n, id);
    }
  return true;
}

/* Claims made of others. */

static bool
ask_not (Asked *asked, bool *ret_holds)
{
  Asked inner = *asked;

  inner.claim = find (asked, "not");
  if (!holds (&inner, ret_holds))
    return false;
  *ret_holds = !*ret_holds;
  return true;
}

static bool
ask_all (Asked *asked, bool *ret_holds)
{
  const json_t *list = find (asked, "all");
  bool all = true;

  if (!json_is_array (list))
    return rec_error_set (asked->error, N_ ("“%1$s” must be a list"), "all", NULL);
  for (size_t i = 0; i < json_array_size (list); i++)
    {
      Asked inner = *asked;
      inner.claim = json_array_get (list, i);
      if (!holds (&inner, ret_holds))
        return false;
      all = all && *ret_holds;
    }
  *ret_holds = all;
  return true;
}

/* A kind of claim: its keys, the first of which says what it is. */
static const struct
{
  const char *const keys[4];
  bool (*ask) (Asked *asked, bool *ret_holds);
} kinds[] = {
  { { "legal", "rule", "after" }, ask_legal },
  { { "refused", "rule", "after" }, ask_refused },
  { { "judge", "is", "after" }, ask_judge },
  { { "score", "rule", "after" }, ask_score },
  { { "count", "rule", "after" }, ask_count },
  { { "winners", "after" }, ask_winners },
  { { "owner", "after" }, ask_owner },
  { { "has", "after" }, ask_has },
  { { "asks", "rule", "after" }, ask_asks },
  { { "ends", "after" }, ask_ends },
  { { "not", "after" }, ask_not },
  { { "all", "after" }, ask_all },
};

/* The steps that a claim has before it, played on a copy. */
static bool
play_before (Asked *asked, CvState *state)
{
  const json_t *steps = find (asked, "after");

  if (steps != NULL && !json_is_array (steps))
    return rec_error_set (asked->error, N_ ("“%1$s” must be a list"), "after", NULL);
  for (size_t i = 0; i < json_array_size (steps); i++)
    {
      REC_AUTO_EVENT event = { 0 };
      CvVerdict verdict;
      if (!learn_event_read (asked->table, json_array_get (steps, i), &event,
                             asked->error))
        return false;
      if (cv_may_apply (asked->table, state, &event.move, &verdict))
        cv_apply (asked->table, state, &event.move);
      else if (!asked->is_tried)
        return rec_error_set_verdict (asked->error, &verdict);
    }
  return true;
}

static bool
ask_kind (Asked *asked, size_t kind, bool *ret_holds)
{
  CvState *after = malloc (sizeof *after);
  Asked later = *asked;

  if (after == NULL)
    abort ();
  *after = *asked->state;
  later.state = after;
  bool good = rec_json_only (asked->claim, kinds[kind].keys, asked->error) &&
              play_before (asked, after) && kinds[kind].ask (&later, ret_holds);
  free (after);
  return good;
}

static bool
holds (Asked *asked, bool *ret_holds)
{
  for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; kind++)
    if (find (asked, kinds[kind].keys[0]) != NULL)
      return ask_kind (asked, kind, ret_holds);
  return rec_error_set (asked->error,
                        N_ ("a claim has “legal”, “refused”, “score” or "
                            "another of the words for it"),
                        NULL);
}

bool
learn_claim_holds (const CvTable *table,
                   const CvState *state,
                   const json_t *claim,
                   LearnMark *ret_mark,
                   RecError *error)
{
  Asked asked = { table, state, claim, ret_mark, false, error };

  ret_mark->is_judged = false;
  return holds (&asked, &ret_mark->is_right);
}

bool
learn_claim_is_sound (const CvTable *table,
                      const CvState *state,
                      const json_t *claim,
                      RecError *error)
{
  LearnMark mark = { 0 };
  bool ignored;
  Asked asked = { table, state, claim, &mark, true, error };

  return holds (&asked, &ignored);
}
