/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of a move that was refused, the smallest of each kind first: where a marker
   comes from, cards, gems and numbers, the space, the piece, the player. */
#include "cv-mend-private.h"

static const CvVerb *
get_verb (const CvMendQuestion *question, const CvMend *mend)
{
  return cv_game_verb (question->table->game, mend->verb);
}

/* Arguments. */

static CvAtom *
find_atom (CvMend *mend, int arg)
{
  for (int i = 0; i < mend->n_atoms; i++)
    if (mend->atom[i].arg == arg)
      return &mend->atom[i];
  return NULL;
}

static void
drop_atom (CvMend *mend, CvAtom *atom)
{
  long after = &mend->atom[mend->n_atoms] - (atom + 1);

  memmove (atom, atom + 1, (size_t) after * sizeof *atom);
  mend->n_atoms--;
}

/* In the order of the arguments, as a move has them. */
static CvAtom *
add_atom (CvMend *mend, int arg)
{
  int at = mend->n_atoms;

  assert (mend->n_atoms < CV_MEND_ATOMS);
  for (; at > 0 && mend->atom[at - 1].arg > arg; at--)
    mend->atom[at] = mend->atom[at - 1];
  mend->atom[at] = (CvAtom){ .arg = (uint8_t) arg };
  mend->n_atoms++;
  return &mend->atom[at];
}

static bool
is_scalar (const CvArg *arg, CvKind kind)
{
  return arg->shape == CV_SHAPE_SCALAR && arg->kind == kind;
}

/* Sentences. */

static void
say_cell (CvMend *mend, CvMendKind kind, const CvPhrase *phrase, int32_t cell)
{
  cv_verdict_add (cv_mend_say (mend, kind, phrase), CV_VALUE_CELL, cell);
}

/* Where the marker or the piece comes from. */

static int
find_source (const CvVerb *verb)
{
  for (int i = 0; verb->args[i].name != NULL; i++)
    if (!verb->args[i].required && (is_scalar (&verb->args[i], CV_KIND_CELL) ||
                                    is_scalar (&verb->args[i], CV_KIND_CELL_OR_NONE)))
      return i;
  return -1;
}

/* First what is said of no source, then every cell, then that there is none. */
static CvVariant
vary_source (const CvMendQuestion *question, int n, CvMend *mend)
{
  const CvBoard *board = &question->table->board;
  const CvVerb *verb = get_verb (question, mend);
  int arg = find_source (verb), n_cells = board->width * board->height;
  CvAtom *atom = find_atom (mend, arg);

  if (arg < 0 || n > n_cells + 1 ||
      (n > n_cells && verb->args[arg].kind == CV_KIND_CELL))
    return CV_VARIANT_NO_MORE;
  if (n == 0)
    {
      if (atom == NULL)
        return CV_VARIANT_NONE;
      drop_atom (mend, atom);
      return CV_VARIANT;
    }
  int32_t source = n > n_cells
                       ? CV_CELL_NONE
                       : cv_cell ((n - 1) % board->width, (n - 1) / board->width);
  if (atom != NULL && atom->value == source)
    return CV_VARIANT_NONE;
  (atom != NULL ? atom : add_atom (mend, arg))->value = source;
  return CV_VARIANT;
}

static void
say_source (const CvMendQuestion *question, CvMend *mend)
{
  /* Translators: what would make a refused step legal: the marker or camel that is
     moved stands elsewhere; %1$s is a cell. */
  static const CvPhrase elsewhere = { N_ ("Taken from another space: %1$s."), NULL };
  /* Translators: likewise, the marker or camel comes from the supply of the player. */
  static const CvPhrase hand = { N_ ("Taken from the hand, not from the board."),
                                 NULL };
  /* Translators: likewise, no marker is placed with the tile. */
  static const CvPhrase none = { N_ ("Without a marker."), NULL };
  const CvAtom *atom = find_atom (mend, find_source (get_verb (question, mend)));

  if (atom == NULL)
    cv_mend_say (mend, CV_MEND_SOURCE, &hand);
  else if (atom->value == CV_CELL_NONE)
    cv_mend_say (mend, CV_MEND_SOURCE, &none);
  else
    say_cell (mend, CV_MEND_SOURCE, &elsewhere, atom->value);
}

/* What is put in: cards, a number of them, gems. */

/* The argument that lists cards, or the number or gems that must be there; -1: none. */
static int
find_stake (const CvVerb *verb)
{
  for (int i = 0; verb->args[i].name != NULL; i++)
    {
      const CvArg *arg = &verb->args[i];
      if ((arg->shape == CV_SHAPE_LIST && arg->kind == CV_KIND_NAME) ||
          (arg->required &&
           (is_scalar (arg, CV_KIND_NUMBER) || is_scalar (arg, CV_KIND_GEMS))))
        return i;
    }
  return -1;
}

static int
count_names (const CvArg *arg)
{
  int n = 0;

  while (arg->names[n] != NULL)
    n++;
  return n;
}

static int
count_atoms (const CvMend *mend, int arg)
{
  int n = 0;

  for (int i = 0; i < mend->n_atoms; i++)
    n += mend->atom[i].arg == arg;
  return n;
}

/* Each card in turn is every other one. */
static CvVariant
vary_cards (const CvArg *arg, int number, int n, CvMend *mend)
{
  int n_names = count_names (arg), n_cards = count_atoms (mend, number);
  CvAtom *first = find_atom (mend, number);

  if (n >= n_names * n_cards)
    return CV_VARIANT_NO_MORE;
  CvAtom *card = &first[n / n_names];
  if (card->value == n % n_names)
    return CV_VARIANT_NONE;
  card->value = n % n_names;
  return CV_VARIANT;
}

#define NUMBERS_AWAY 60 /* no number that is changed has more than so many values */

/* One less, one more, two less … */
static CvVariant
vary_number (const CvArg *arg, int number, int n, CvMend *mend)
{
  CvAtom *atom = find_atom (mend, number);
  int most = arg->max > 0 ? arg->max : INT16_MAX;

  if (n >= 2 * NUMBERS_AWAY)
    return CV_VARIANT_NO_MORE;
  int32_t value = atom->value + (n % 2 == 0 ? -1 : 1) * (n / 2 + 1);
  if (value < arg->min || value > most)
    return CV_VARIANT_NONE;
  atom->value = value;
  return CV_VARIANT;
}

/* Offers by their worth: the number of gems, then red, yellow, green ones. */
static uint64_t
rank_gems (CvGems gems)
{
  uint64_t rank = (uint64_t) cv_gems_total (gems);

  for (int color = 0; color < CV_GEM_COLORS; color++)
    rank = rank << 8 | (uint64_t) cv_gems_count (gems, color);
  return rank;
}

/* The gems that a player holds, which the game tells for people to see. */
static CvGems
find_held (const CvMendQuestion *question, int seat)
{
  CvFact fact[CV_FACTS_MOST];
  int n = question->table->game->facts (question->table, question->state, seat, fact);

  for (int i = 0; i < n; i++)
    if (fact[i].type == CV_FACT_GEMS)
      return (CvGems) fact[i].value;
  return 0;
}

/* The next handful of those that can be made of what is held; 0 after the last. */
static CvGems
count_up (CvGems handful, CvGems held)
{
  for (int color = 0; color < CV_GEM_COLORS; color++)
    {
      if (cv_gems_count (handful, color) < cv_gems_count (held, color))
        return handful + cv_gems_of (color, 1);
      handful -= cv_gems_of (color, cv_gems_count (handful, color));
    }
  return 0;
}

/* Lower offers are nearer than higher ones, and of either the nearest. */
static bool
is_nearer (uint64_t rank, uint64_t best, uint64_t given)
{
  if ((rank < given) != (best < given))
    return rank < given;
  return rank < given ? rank > best : rank < best;
}

bool
cv_mend_find_gems (const CvMendQuestion *question, int number, CvMend *mend)
{
  CvAtom *atom = find_atom (mend, number);
  CvGems given = (CvGems) atom->value, held = find_held (question, mend->by), found = 0;
  CvMend best = *mend;

  for (CvGems handful = count_up (0, held); handful != 0;
       handful = count_up (handful, held))
    {
      if (handful == given ||
          (found != 0 &&
           !is_nearer (rank_gems (handful), rank_gems (found), rank_gems (given))))
        continue;
      atom->value = (int32_t) handful;
      if (!cv_mend_is_legal (question, question->state, mend))
        continue;
      found = handful;
      best = *mend;
    }
  *mend = best;
  return found != 0;
}

int
cv_mend_gems_arg (const CvMendQuestion *question, const CvMend *mend)
{
  const CvVerb *verb = get_verb (question, mend);
  int arg = find_stake (verb);

  return arg >= 0 && verb->args[arg].kind == CV_KIND_GEMS ? arg : -1;
}

static CvVariant
vary_stake (const CvMendQuestion *question, int n, CvMend *mend)
{
  const CvVerb *verb = get_verb (question, mend);
  int number = find_stake (verb);
  const CvArg *arg = &verb->args[number > 0 ? number : 0];

  if (number < 0 || arg->kind == CV_KIND_GEMS)
    return CV_VARIANT_NO_MORE;
  return arg->kind == CV_KIND_NUMBER ? vary_number (arg, number, n, mend)
                                     : vary_cards (arg, number, n, mend);
}

/* The first card that differs from the one it stands for. */
static void
say_cards (const CvArg *arg, const CvAtom *old, const CvAtom *new, CvMend *mend)
{
  /* Translators: what would make a refused step legal: %1$s is a card, and so is %2$s,
     which it stands for. */
  static const CvPhrase phrase = { N_ ("Another card: %1$s, not %2$s."), NULL };

  while (old->value == new->value)
    {
      old++;
      new ++;
    }
  CvVerdict *verdict = cv_mend_say (mend, CV_MEND_STAKE, &phrase);
  cv_verdict_add_term (verdict, arg->terms[new->value]);
  cv_verdict_add_term (verdict, arg->terms[old->value]);
}

static void
say_stake (const CvMendQuestion *question, const CvMend *before, CvMend *mend)
{
  /* Translators: what would make a refused step legal: %1$s is a number. */
  static const CvPhrase number = { N_ ("Another number: %1$s."), NULL };
  /* Translators: likewise: %1$s are gems, "2 red gems and 1 green gem". */
  static const CvPhrase gems = { N_ ("Another offer: %1$s."), NULL };
  CvMend old = *before;
  const CvVerb *verb = get_verb (question, mend);
  int stake = find_stake (verb);
  const CvArg *arg = &verb->args[stake];
  const CvAtom *atom = find_atom (mend, stake);

  if (arg->kind == CV_KIND_NAME)
    say_cards (arg, find_atom (&old, stake), atom, mend);
  else if (arg->kind == CV_KIND_GEMS)
    cv_verdict_add (cv_mend_say (mend, CV_MEND_STAKE, &gems), CV_VALUE_GEMS,
                    atom->value);
  else
    cv_verdict_add (cv_mend_say (mend, CV_MEND_STAKE, &number), CV_VALUE_COUNT,
                    atom->value);
}

/* Spaces. */

static CvVariant
vary_space (const CvMendQuestion *question, int n, CvMend *mend)
{
  int where = cv_verb_where (get_verb (question, mend));

  if (where < 0 || n >= question->n_cells)
    return CV_VARIANT_NO_MORE;
  find_atom (mend, where)->value = question->cell[n];
  return CV_VARIANT;
}

/* Pieces: a verb places the one that it, or a name among its arguments, is called. */

static int
find_piece_arg (const CvVerb *verb, const char *piece, int *ret_value)
{
  for (int i = 0; verb->args[i].name != NULL; i++)
    for (int name = 0;
         is_scalar (&verb->args[i], CV_KIND_NAME) && verb->args[i].names[name] != NULL;
         name++)
      if (strcmp (verb->args[i].names[name], piece) == 0)
        {
          *ret_value = name;
          return i;
        }
  return -1;
}

/* Takes over what the other verb has by the same name; false where it has no room. */
static bool
carry_over (const CvVerb *from, const CvMend *old, const CvVerb *to, CvMend *mend)
{
  for (int i = 0; i < old->n_atoms; i++)
    {
      int arg = cv_verb_arg (to, from->args[old->atom[i].arg].name);
      if (arg < 0)
        continue;
      add_atom (mend, arg)->value = old->atom[i].value;
      if (to->args[arg].shape == CV_SHAPE_LIST &&
          count_atoms (mend, arg) > to->args[arg].n_max)
        return false;
    }
  return true;
}

static bool
are_lists_long_enough (const CvVerb *verb, const CvMend *mend)
{
  for (int i = 0; verb->args[i].name != NULL; i++)
    {
      int n = count_atoms (mend, i);
      if (verb->args[i].shape == CV_SHAPE_LIST && n > 0 && n < verb->args[i].n_min)
        return false;
    }
  return true;
}

static bool
is_same_move (const CvMend *a, const CvMend *b)
{
  if (a->verb != b->verb || a->n_atoms != b->n_atoms)
    return false;
  for (int i = 0; i < a->n_atoms; i++)
    if (a->atom[i].arg != b->atom[i].arg || a->atom[i].value != b->atom[i].value)
      return false;
  return true;
}

/* The same move with that piece, by a verb that can place it. What is asked of the
   set-up is no answer to what is asked in the game, nor the other way round. */
static bool
place_instead (const CvMendQuestion *question,
               const char *piece,
               int number,
               CvMend *mend)
{
  const CvVerb *verb = cv_game_verb (question->table->game, number);
  const CvVerb *old_verb = get_verb (question, mend);
  const CvMend old = *mend;
  int name = 0, arg = find_piece_arg (verb, piece, &name);

  if (!verb->by || cv_verb_where (verb) < 0 || verb->sets_up != old_verb->sets_up ||
      (arg < 0 && strcmp (verb->name, piece) != 0))
    return false;
  mend->verb = (uint8_t) number;
  mend->n_atoms = 0;
  if (!carry_over (old_verb, &old, verb, mend) || !are_lists_long_enough (verb, mend))
    return false;
  CvAtom *atom = find_atom (mend, arg);
  if (arg >= 0)
    (atom != NULL ? atom : add_atom (mend, arg))->value = name;
  return !is_same_move (mend, &old);
}

static CvVariant
vary_piece (const CvMendQuestion *question, int n, CvMend *mend)
{
  const CvGame *game = question->table->game;
  const CvMend old = *mend;

  if (cv_verb_where (get_verb (question, mend)) < 0 || game->pieces[n].id == NULL)
    return CV_VARIANT_NO_MORE;
  for (int verb = CV_VERB_GAME; verb < cv_game_n_verbs (game); verb++)
    {
      *mend = old;
      if (place_instead (question, game->pieces[n].id, verb, mend))
        return CV_VARIANT;
    }
  return CV_VARIANT_NONE;
}

static void
say_piece (const CvMendQuestion *question, CvMend *mend)
{
  /* Translators: what would make a refused step legal: %1$s is a piece, "Steppe tile". */
  static const CvPhrase phrase = { N_ ("Another piece: %1$s."), NULL };
  const CvVerb *verb = get_verb (question, mend);

  for (const CvPiece *piece = question->table->game->pieces; piece->id != NULL; piece++)
    {
      int name = 0, arg = find_piece_arg (verb, piece->id, &name);
      if (arg < 0 ? strcmp (verb->name, piece->id) != 0
                  : find_atom (mend, arg)->value != name)
        continue;
      cv_verdict_add_term (cv_mend_say (mend, CV_MEND_PIECE, &phrase), piece->term);
      return;
    }
}

/* Players. */

static CvVariant
vary_player (const CvMendQuestion *question, int n, CvMend *mend)
{
  if (!get_verb (question, mend)->by || n >= question->table->n_players)
    return CV_VARIANT_NO_MORE;
  if (mend->by == n)
    return CV_VARIANT_NONE;
  mend->by = (int8_t) n;
  return CV_VARIANT;
}

static void
say_player (CvMend *mend)
{
  /* Translators: what would make a refused step legal: %1$n is who does it. */
  static const CvPhrase phrase = { N_ ("Another player: %1$n."), NULL };

  cv_verdict_add (cv_mend_say (mend, CV_MEND_PLAYER, &phrase), CV_VALUE_PLAYER,
                  mend->by);
}

/* Changes of the move. */

CvVariant
cv_mend_vary (const CvMendQuestion *question, CvMendKind kind, int n, CvMend *mend)
{
  switch (kind)
    {
    case CV_MEND_SOURCE:
      return vary_source (question, n, mend);
    case CV_MEND_STAKE:
      return vary_stake (question, n, mend);
    case CV_MEND_SPACE:
      return vary_space (question, n, mend);
    case CV_MEND_PIECE:
      return vary_piece (question, n, mend);
    case CV_MEND_PLAYER:
      return vary_player (question, n, mend);
    case CV_MEND_LESS:
    case CV_MEND_MORE:
    case CV_MEND_KINDS:
      break;
    }
  return CV_VARIANT_NO_MORE;
}

/* What a change of the move is called; before is the move without it. */
void
cv_mend_say_change (const CvMendQuestion *question,
                    CvMendKind kind,
                    const CvMend *before,
                    CvMend *mend)
{
  /* Translators: what would make a refused step legal: %1$s is a cell. */
  static const CvPhrase space = { N_ ("Another space: %1$s."), NULL };
  const CvVerb *verb = get_verb (question, mend);

  if (kind == CV_MEND_SOURCE)
    say_source (question, mend);
  else if (kind == CV_MEND_STAKE)
    say_stake (question, before, mend);
  else if (kind == CV_MEND_SPACE)
    say_cell (mend, kind, &space, find_atom (mend, cv_verb_where (verb))->value);
  else if (kind == CV_MEND_PIECE)
    say_piece (question, mend);
  else
    say_player (mend);
}
