/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-paint-position.h"

#include <string.h>

#include "caravan-text.h"
#include "rec-event.h"

#define LAYERS_MOST 10
#define ATOMS_MOST                                                                     \
  (CV_BOARD_SIDE * CV_BOARD_SIDE * 2 +                                                 \
   CV_PLAYERS_MOST * (1 + CARAVAN_PAINT_NUMBERS_MOST))

/* A pile is what a player has of a layer; a layer that belongs to nobody is all in the
   pile of the first seat. */
#define PILES_MOST (LAYERS_MOST * CV_PLAYERS_MOST)

typedef struct
{
  CvSet cells[PILES_MOST];
  guint8 rank[CV_PLAYERS_MOST];
  gint16 number[CARAVAN_PAINT_NUMBERS_MOST][CV_PLAYERS_MOST];
} Picture;

struct _CaravanPaintPosition
{
  CaravanPaint parent_instance;

  const CvVerb *spec;
  guint8 verb;
  const CaravanPaintLayer *layers; /* the one that ends the list is the eraser's */
  int n_piles;
  const char *ranks; /* the argument, or NULL */
  const CaravanPaintNumber *numbers;
  CvState start;

  /* owned */
  CaravanMatch *match; /* or NULL */
};

G_DEFINE_FINAL_TYPE (CaravanPaintPosition, caravan_paint_position, CARAVAN_TYPE_PAINT)

static const CvTable *
get_table (gpointer self)
{
  return caravan_paint_get_table (self);
}

static const Picture *
get_picture (gpointer self)
{
  return caravan_paint_get_picture (self);
}

/* The places of a ring are bits of a set as the cells of a grid are. */
static gboolean
is_ring (gpointer self)
{
  return get_table (self)->game->layout == CV_LAYOUT_RING;
}

/* The bit of a touched place, or -1. */
static int
find_bit (gpointer self, CvCell place)
{
  const CvBoard *board = &get_table (self)->board;

  if (!is_ring (self))
    return cv_board_bit (board, place);
  return place >= 0 && place < board->n_arches ? place : -1;
}

/* What a move calls it: places of a ring are counted from 1. */
static int
name_place (gpointer self, int bit)
{
  return is_ring (self) ? bit + 1 : cv_board_cell (&get_table (self)->board, bit);
}

static const CaravanPaintLayer *
get_layer (CaravanPaintPosition *self, int pile)
{
  return &self->layers[pile / CV_PLAYERS_MOST];
}

static gboolean
is_players (const CaravanPaintLayer *layer)
{
  return layer->key == NULL && layer->marks == NULL;
}

/* From a picture to a move. */

typedef struct
{
  CvAtom atoms[ATOMS_MOST];
  CvMove move;
} Sentence;

static void
say_atom (Sentence *to, int arg, int key, int value)
{
  to->atoms[to->move.n_atoms++] =
      (CvAtom){ .arg = (guint8) arg, .key = (guint8) key, .value = value };
}

/* The argument that names the piece of a pile on a cell. */
static const char *
find_arg (CaravanPaintPosition *self, const Picture *picture, int pile, int bit)
{
  const CaravanPaintLayer *layer = get_layer (self, pile), *mark;

  for (int other = 0; other < self->n_piles; other++)
    if (cv_set_has (&picture->cells[other], bit) &&
        (mark = get_layer (self, other))->marks != NULL &&
        strcmp (mark->marks, layer->arg) == 0)
      return mark->arg;
  return layer->arg;
}

static void
say_pile (
    CaravanPaintPosition *self, const Picture *picture, int pile, int arg, Sentence *to)
{
  const CvArg *spec = &self->spec->args[arg];
  const CvSet *cells = &picture->cells[pile];
  const char *name = get_layer (self, pile)->key;

  for (int bit = cv_set_next (cells, 0, CV_SET_WORDS); bit >= 0;
       bit = cv_set_next (cells, bit + 1, CV_SET_WORDS))
    if (strcmp (find_arg (self, picture, pile, bit), spec->name) == 0)
      say_atom (to, arg,
                name != NULL ? rec_index_of (name, spec->keys) : pile % CV_PLAYERS_MOST,
                name_place (self, bit));
}

static int
find_gem (const char *letter)
{
  return (int) (strchr (CV_GEM_LETTERS, *letter) - CV_GEM_LETTERS);
}

/* A hand is said as a whole, once any gem in it is not as usual. */
static void
say_hand (
    CaravanPaintPosition *self, const Picture *picture, int arg, int seat, Sentence *to)
{
  gboolean is_usual = TRUE;
  CvGems hand = 0;

  for (int i = 0; self->numbers[i].term != NULL; i++)
    {
      const CaravanPaintNumber *number = &self->numbers[i];
      if (strcmp (number->arg, self->spec->args[arg].name) != 0)
        continue;
      hand += cv_gems_of (find_gem (number->inner),
                          number->usual + picture->number[i][seat]);
      is_usual = is_usual && picture->number[i][seat] == 0;
    }
  if (!is_usual)
    say_atom (to, arg, seat, (int) hand);
}

static void
say_numbers (
    CaravanPaintPosition *self, const Picture *picture, int arg, int seat, Sentence *to)
{
  const CvArg *spec = &self->spec->args[arg];
  const CaravanPaintNumber *number = self->numbers;

  for (int i = 0; number != NULL && number[i].term != NULL; i++)
    if (picture->number[i][seat] != 0 && strcmp (number[i].arg, spec->name) == 0)
      say_atom (to, arg,
                number[i].inner != NULL
                    ? seat * 8 + rec_index_of (number[i].inner, spec->inner_keys)
                    : seat,
                number[i].usual + picture->number[i][seat]);
}

/* What players have besides their pieces on the board. */
static void
say_belongings (CaravanPaintPosition *self,
                const Picture *picture,
                int arg,
                Sentence *to)
{
  for (int seat = 0; seat < get_table (self)->n_players; seat++)
    {
      if (picture->rank[seat] != 0 &&
          g_strcmp0 (self->ranks, self->spec->args[arg].name) == 0)
        say_atom (to, arg, seat, picture->rank[seat]);
      if (self->numbers != NULL && self->spec->args[arg].kind == CV_KIND_GEMS)
        say_hand (self, picture, arg, seat, to);
      else
        say_numbers (self, picture, arg, seat, to);
    }
}

/* The atoms stand in the order of the arguments. */
static void
say (CaravanPaintPosition *self, const Picture *picture, gboolean whole, Sentence *to)
{
  to->move = (CvMove){ .verb = self->verb, .by = CV_NO_PLAYER, .atoms = to->atoms };
  for (int arg = 0; self->spec->args[arg].name != NULL; arg++)
    {
      for (int pile = 0; pile < self->n_piles; pile++)
        if (get_layer (self, pile)->marks == NULL)
          say_pile (self, picture, pile, arg, to);
      if (whole)
        say_belongings (self, picture, arg, to);
    }
}

/* And back: from a move to a picture. */

/* The layer whose pieces are named so; of those that only mark others, or of the rest. */
static int
find_layer (CaravanPaintPosition *self,
            const char *arg,
            const char *key,
            gboolean is_mark)
{
  for (int i = 0; self->layers[i].term != NULL; i++)
    {
      const CaravanPaintLayer *layer = &self->layers[i];
      if ((layer->marks != NULL) == is_mark && strcmp (layer->arg, arg) == 0 &&
          (layer->key == NULL || g_strcmp0 (layer->key, key) == 0))
        return i;
    }
  return -1;
}

/* What a mark sets apart lies there as well. */
static void
take_piece (CaravanPaintPosition *self, Picture *picture, const CvAtom *atom)
{
  const CvArg *spec = &self->spec->args[atom->arg];
  const char *key = spec->keys != NULL ? spec->keys[atom->key] : NULL;
  int mark = find_layer (self, spec->name, key, TRUE);
  int layer =
      find_layer (self, mark < 0 ? spec->name : self->layers[mark].marks, key, FALSE);
  int bit = find_bit (self, (CvCell) (atom->value - is_ring (self)));

  if (layer < 0 || bit < 0)
    return;
  int seat = is_players (&self->layers[layer]) ? atom->key : 0;
  cv_set_add (&picture->cells[layer * CV_PLAYERS_MOST + seat], bit);
  if (mark >= 0)
    cv_set_add (&picture->cells[mark * CV_PLAYERS_MOST], bit);
}

/* The value of a player's number in the atom; FALSE: the atom says nothing of it. */
static gboolean
find_value (CaravanPaintPosition *self,
            const CaravanPaintNumber *number,
            const CvAtom *atom,
            int *ret_seat,
            int *ret_value)
{
  const CvArg *spec = &self->spec->args[atom->arg];
  gboolean is_hand = spec->kind == CV_KIND_GEMS;
  gboolean has_inner = number->inner != NULL && !is_hand;

  if (strcmp (number->arg, spec->name) != 0 ||
      (has_inner && atom->key % 8 != rec_index_of (number->inner, spec->inner_keys)))
    return FALSE;
  *ret_seat = has_inner ? atom->key / 8 : atom->key;
  *ret_value = is_hand ? cv_gems_count ((CvGems) atom->value, find_gem (number->inner))
                       : atom->value;
  return TRUE;
}

static void
take_numbers (CaravanPaintPosition *self, Picture *picture, const CvAtom *atom)
{
  int seat, value;

  for (int i = 0; self->numbers != NULL && self->numbers[i].term != NULL; i++)
    if (find_value (self, &self->numbers[i], atom, &seat, &value))
      picture->number[i][seat] = (gint16) (value - self->numbers[i].usual);
}

static void
read_move (CaravanPaintPosition *self, const CvMove *move, Picture *picture)
{
  for (guint i = 0; i < move->n_atoms; i++)
    {
      const CvAtom *atom = &move->atoms[i];
      take_piece (self, picture, atom);
      take_numbers (self, picture, atom);
      if (g_strcmp0 (self->ranks, self->spec->args[atom->arg].name) == 0)
        picture->rank[atom->key] = (guint8) atom->value;
    }
}

static void
judge (CaravanPaintPosition *self,
       const Picture *picture,
       gboolean whole,
       CvVerdict *ret_verdict)
{
  Sentence sentence;

  say (self, picture, whole, &sentence);
  cv_check (get_table (self), &self->start, &sentence.move, ret_verdict);
}

/* Ranks and numbers only count once the whole can be. */
static void
derive (CaravanPaint *paint, CvTable *table, CvState *state)
{
  CaravanPaintPosition *self = CARAVAN_PAINT_POSITION (paint);
  Sentence sentence;
  CvVerdict verdict;

  judge (self, get_picture (self), TRUE, &verdict);
  say (self, get_picture (self), cv_verdict_is_legal (&verdict), &sentence);
  *state = self->start;
  cv_apply (table, state, &sentence.move);
}

static void
judge_whole (CaravanPaint *paint, CvVerdict *ret_verdict)
{
  judge (CARAVAN_PAINT_POSITION (paint), get_picture (paint), TRUE, ret_verdict);
}

json_t *
caravan_paint_position_write (CaravanPaintPosition *self)
{
  Sentence sentence;

  say (self, get_picture (self), TRUE, &sentence);
  return rec_event_write (get_table (self), &sentence.move, NULL);
}

/* Making one. */

/* There is one of it for each key, and where it is not painted the game has a place for
   it: it is moved, never taken off. */
static gboolean
is_single (CaravanPaintPosition *self, const CaravanPaintLayer *layer)
{
  int arg = cv_verb_arg (self->spec, layer->arg);

  return layer->marks == NULL && self->spec->args[arg].shape == CV_SHAPE_MAP;
}

static gboolean
can_erase (CaravanPaintPosition *self)
{
  for (const CaravanPaintLayer *layer = self->layers; layer->term != NULL; layer++)
    if (!is_single (self, layer))
      return TRUE;
  return FALSE;
}

static void
add_brushes (CaravanPaintPosition *self, const CvGame *game)
{
  const CaravanArt *art = caravan_game_find (game)->art;
  const CaravanPaintBrush eraser = { .term = N_ ("Take pieces off"),
                                     .art = art,
                                     .picture = CARAVAN_PICTURE_GROUND,
                                     .picture_name = "outside",
                                     .color = -1,
                                     .piece = -1 };

  for (const CaravanPaintLayer *layer = self->layers; layer->term != NULL; layer++)
    caravan_paint_add_brush (CARAVAN_PAINT (self),
                             (CaravanPaintBrush){ .term = layer->term,
                                                  .art = art,
                                                  .picture = layer->picture,
                                                  .picture_name = layer->name,
                                                  .color = -1,
                                                  .piece = layer->piece,
                                                  .is_players = is_players (layer) });
  self->n_piles = caravan_paint_n_brushes (CARAVAN_PAINT (self)) * CV_PLAYERS_MOST;
  g_assert (self->n_piles <= PILES_MOST);
  if (can_erase (self))
    caravan_paint_add_brush (CARAVAN_PAINT (self), eraser);
}

static int
find_position_verb (const CvGame *game)
{
  for (int verb = 0; verb < cv_game_n_verbs (game); verb++)
    if (cv_game_verb (game, verb)->is_position)
      return verb;
  return -1;
}

CaravanPaint *
caravan_paint_position_new (const CvTable *table)
{
  const CaravanPainting *painting = caravan_painting_find (table->game);
  int verb = find_position_verb (table->game);
  static const Picture nothing;

  if (painting == NULL || verb < 0 || !table->board.present)
    return NULL;
  CaravanPaintPosition *self = g_object_new (CARAVAN_TYPE_PAINT_POSITION, NULL);
  self->verb = (guint8) verb;
  self->spec = cv_game_verb (table->game, verb);
  self->layers = painting->layers;
  self->ranks = painting->ranks;
  self->numbers = painting->numbers;
  add_brushes (self, table->game);
  cv_state_start (table, &self->start);
  caravan_paint_start (CARAVAN_PAINT (self),
                       CARAVAN_PAINT_PLAYERS | CARAVAN_PAINT_VERDICTS |
                           (can_erase (self) ? CARAVAN_PAINT_ERASER : 0) |
                           (painting->ranks != NULL ? CARAVAN_PAINT_RANKS : 0) |
                           (painting->numbers != NULL ? CARAVAN_PAINT_NUMBERS : 0),
                       table, &nothing);
  return CARAVAN_PAINT (self);
}

CaravanPaint *
caravan_paint_position_new_at (const CvTable *table, const CvMove *position)
{
  CaravanPaint *paint = caravan_paint_position_new (table);
  g_autofree Picture *picture = g_new0 (Picture, 1);

  if (paint == NULL)
    return NULL;
  read_move (CARAVAN_PAINT_POSITION (paint), position, picture);
  caravan_paint_begin_with (paint, picture);
  return paint;
}

CaravanPaint *
caravan_paint_position_new_for (CaravanMatch *match)
{
  CaravanPaint *paint = caravan_paint_position_new (caravan_match_get_table (match));

  if (paint != NULL)
    CARAVAN_PAINT_POSITION (paint)->match = g_object_ref (match);
  return paint;
}

CaravanMatch *
caravan_paint_position_get_match (CaravanPaintPosition *self)
{
  return self->match;
}

gboolean
caravan_paint_position_is_empty (CaravanPaintPosition *self)
{
  static const Picture nothing;

  return memcmp (get_picture (self), &nothing, sizeof nothing) == 0;
}

/* Painting. */

/* The pile of the lowest stratum that has a piece on the cell, or -1. */
static int
find_ground (CaravanPaintPosition *self, const Picture *picture, int bit)
{
  int found = -1;

  for (int pile = 0; pile < self->n_piles; pile++)
    if (cv_set_has (&picture->cells[pile], bit) &&
        (found < 0 ||
         get_layer (self, pile)->stratum < get_layer (self, found)->stratum))
      found = pile;
  return found;
}

static guint8
get_group (CaravanPaintPosition *self, int bit)
{
  const CvTable *table = get_table (self);
  const CvState *state = caravan_paint_get_state (CARAVAN_PAINT (self));

  return table->game->look (table, state, bit).group;
}

/* The figure that the cell would belong to: the cells reached from it over those that
   are drawn as one with its kind, printed ones included. */
static void
light_figure (CaravanPaintPosition *self, const Picture *picture, int bit, CvSet *lit)
{
  const CvBoard *board = &get_table (self)->board;
  int pile = find_ground (self, picture, bit);

  cv_set_add (lit, bit);
  if (pile < 0)
    return;
  CvSet inside = picture->cells[pile], seed = *lit;
  int known = cv_set_next (&get_picture (self)->cells[pile], 0, board->n_words);
  for (int other = 0; known >= 0 && other < board->height * board->stride; other++)
    if (board->glyph[other] != '\0' &&
        get_group (self, other) == get_group (self, known))
      cv_set_add (&inside, other);
  *lit = cv_set_flood (&seed, &inside, board->stride, board->n_words);
}

/* The verdict names a cell; or the box, and then all pieces of the pile decide. */
static void
light (CaravanPaintPosition *self,
       const Picture *picture,
       int pile,
       CaravanPaintRefusal *refusal)
{
  const CvVerdict *verdict = &refusal->verdict;

  for (int i = 0; i < verdict->n_values; i++)
    if (verdict->values[i].type == CV_VALUE_CELL)
      {
        int bit =
            cv_board_bit (&get_table (self)->board, (CvCell) verdict->values[i].number);
        if (bit >= 0)
          light_figure (self, picture, bit, &refusal->lit);
        return;
      }
  refusal->lit = get_picture (self)->cells[pile];
}

/* Takes off what a piece of the layer can't lie with: all of its stratum, and the marks
   of what was there. The eraser takes all off. */
static void
clear_cell (CaravanPaintPosition *self,
            Picture *picture,
            const CaravanPaintLayer *layer,
            int bit)
{
  for (int pile = 0; pile < self->n_piles; pile++)
    if (layer->term == NULL || get_layer (self, pile)->marks != NULL ||
        (layer->stratum != CARAVAN_PAINT_SHARED &&
         get_layer (self, pile)->stratum == layer->stratum))
      cv_set_remove (&picture->cells[pile], bit);
}

/* The pile with a piece on the cell that the mark can set apart, or -1. */
static int
find_marked (CaravanPaintPosition *self,
             const Picture *picture,
             const CaravanPaintLayer *mark,
             int bit)
{
  for (int pile = 0; pile < self->n_piles; pile++)
    if (cv_set_has (&picture->cells[pile], bit) &&
        strcmp (get_layer (self, pile)->arg, mark->marks) == 0)
      return pile;
  return -1;
}

/* Where only one piece of a kind can be marked, it is the one on this cell from now on.
   False when there is none. */
static gboolean
free_mark (CaravanPaintPosition *self, Picture *picture, int pile, int bit)
{
  const CaravanPaintLayer *mark = get_layer (self, pile);
  int arg = cv_verb_arg (self->spec, mark->arg);
  int marked = find_marked (self, picture, mark, bit);

  if (marked >= 0 && self->spec->args[arg].shape == CV_SHAPE_MAP)
    cv_set_subtract (&picture->cells[pile], &picture->cells[marked], CV_SET_WORDS);
  return marked >= 0;
}

static gboolean
touch_cell (CaravanPaint *paint,
            const CaravanPaintTouch *touch,
            gpointer picture,
            CaravanPaintRefusal *ret_refusal)
{
  CaravanPaintPosition *self = CARAVAN_PAINT_POSITION (paint);
  const CaravanPaintLayer *layer = &self->layers[touch->brush];
  int bit = find_bit (self, touch->cell);

  if (bit < 0)
    return FALSE;
  if (layer->term == NULL)
    {
      clear_cell (self, picture, layer, bit);
      return TRUE;
    }
  int pile = touch->brush * CV_PLAYERS_MOST + (is_players (layer) ? touch->seat : 0);
  if (layer->marks != NULL && !free_mark (self, picture, pile, bit))
    {
      ret_refusal->reason = layer->marks_nothing;
      return FALSE;
    }
  if (is_single (self, layer))
    ((Picture *) picture)->cells[pile] = (CvSet){ { 0 } };
  if (!cv_set_has (&((Picture *) picture)->cells[pile], bit))
    clear_cell (self, picture, layer, bit);
  cv_set_add (&((Picture *) picture)->cells[pile], bit);
  judge (self, picture, FALSE, &ret_refusal->verdict);
  if (cv_verdict_is_legal (&ret_refusal->verdict))
    return TRUE;
  light (self, picture, pile, ret_refusal);
  return FALSE;
}

static char *
say_left (CaravanPaint *paint, int brush, int seat)
{
  const CaravanPaintLayer *layer = &CARAVAN_PAINT_POSITION (paint)->layers[brush];

  if (layer->term == NULL || layer->left == NULL)
    return NULL;
  long n = layer->left (get_table (paint), caravan_paint_get_state (paint), seat);
  return caravan_format_plural (layer->left_one, layer->left_many, n, "n", n);
}

static guint8 *
get_ranks (gpointer picture)
{
  return ((Picture *) picture)->rank;
}

static gint16 *
find_number (gpointer picture, int number, int seat)
{
  return &((Picture *) picture)->number[number][seat];
}

static gboolean
finish (CaravanPaint *paint, RecError *error)
{
  CaravanPaintPosition *self = CARAVAN_PAINT_POSITION (paint);

  if (self->match == NULL || caravan_paint_position_is_empty (self))
    return TRUE;
  json_t *event = caravan_paint_position_write (self);
  gboolean recorded = caravan_match_play (self->match, event, error);
  json_decref (event);
  return recorded;
}

/* The class. */

static void
caravan_paint_position_finalize (GObject *object)
{
  g_clear_object (&CARAVAN_PAINT_POSITION (object)->match);
  G_OBJECT_CLASS (caravan_paint_position_parent_class)->finalize (object);
}

static void
caravan_paint_position_class_init (CaravanPaintPositionClass *klass)
{
  CaravanPaintClass *paint_class = CARAVAN_PAINT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = caravan_paint_position_finalize;
  paint_class->picture_size = sizeof (Picture);
  paint_class->title = N_ ("What is on the table");
  paint_class->help = "use-position";
  paint_class->is_of_match = TRUE;
  paint_class->brushes = N_ ("Pieces");
  paint_class->hint = N_ ("Choose a piece and a player, then click or drag over the "
                          "spaces, until the board looks like the one on the table.");
  paint_class->purpose = N_ ("Start the game");
  paint_class->derive = derive;
  paint_class->touch = touch_cell;
  paint_class->finish = finish;
  paint_class->judge = judge_whole;
  paint_class->say_left = say_left;
  paint_class->get_ranks = get_ranks;
  paint_class->find_number = find_number;
}

static void
caravan_paint_position_init (CaravanPaintPosition *self)
{
}
