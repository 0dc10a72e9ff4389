/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-paint-position.h"

#include <string.h>

#include "caravan-text.h"
#include "rec-event.h"

#define SLOTS_MOST 24
#define ATOMS_MOST (CV_BOARD_SIDE * CV_BOARD_SIDE * 2 + CV_PLAYERS_MOST)

/* A layer or, where the players are its keys, that of one player. */
typedef struct
{
  const CaravanPaintLayer *layer;
  int seat; /* CV_NO_PLAYER where the layer belongs to nobody */
  guint8 arg, key;
} Slot;

typedef struct
{
  CvSet cells[SLOTS_MOST];
  guint8 rank[CV_PLAYERS_MOST];
} Picture;

struct _CaravanPaintPosition
{
  CaravanPaint parent_instance;

  const CvVerb *spec;
  guint8 verb;
  int ranks_arg; /* -1: none */
  int n_slots;
  Slot slots[SLOTS_MOST];
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

/* From a picture to a move. */

typedef struct
{
  CvAtom atoms[ATOMS_MOST];
  CvMove move;
} Sentence;

static void
say_cells (CaravanPaintPosition *self, const Picture *picture, int slot, Sentence *to)
{
  const CvBoard *board = &get_table (self)->board;
  const CvSet *cells = &picture->cells[slot];

  for (int bit = cv_set_next (cells, 0, board->n_words); bit >= 0;
       bit = cv_set_next (cells, bit + 1, board->n_words))
    to->atoms[to->move.n_atoms++] = (CvAtom){ .arg = self->slots[slot].arg,
                                              .key = self->slots[slot].key,
                                              .value = cv_board_cell (board, bit) };
}

/* The atoms stand in the order of the arguments. */
static void
say (CaravanPaintPosition *self,
     const Picture *picture,
     gboolean with_ranks,
     Sentence *to)
{
  to->move = (CvMove){ .verb = self->verb, .by = CV_NO_PLAYER, .atoms = to->atoms };
  for (int arg = 0; self->spec->args[arg].name != NULL; arg++)
    {
      for (int slot = 0; slot < self->n_slots; slot++)
        if (self->slots[slot].arg == arg)
          say_cells (self, picture, slot, to);
      for (int seat = 0; seat < get_table (self)->n_players && with_ranks; seat++)
        if (arg == self->ranks_arg && picture->rank[seat] != 0)
          to->atoms[to->move.n_atoms++] = (CvAtom){ .arg = (guint8) arg,
                                                    .key = (guint8) seat,
                                                    .value = picture->rank[seat] };
    }
}

static void
judge (CaravanPaintPosition *self,
       const Picture *picture,
       gboolean with_ranks,
       CvVerdict *ret_verdict)
{
  Sentence sentence;

  say (self, picture, with_ranks, &sentence);
  cv_check (get_table (self), &self->start, &sentence.move, ret_verdict);
}

/* Ranks only count once they are whole. */
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

static void
add_slot (CaravanPaintPosition *self,
          const CaravanPaintLayer *layer,
          int seat,
          int arg,
          int key)
{
  g_assert (self->n_slots < SLOTS_MOST);
  self->slots[self->n_slots++] = (Slot){ layer, seat, (guint8) arg, (guint8) key };
}

static void
add_layer (CaravanPaintPosition *self,
           const CaravanPaintLayer *layer,
           const CvTable *table)
{
  int arg = cv_verb_arg (self->spec, layer->arg);
  CaravanPaintBrush brush = { layer->term, layer->picture, layer->name,
                              layer->key == NULL, layer->piece };

  g_assert (arg >= 0);
  caravan_paint_add_brush (CARAVAN_PAINT (self), &brush);
  if (layer->key != NULL)
    add_slot (self, layer, CV_NO_PLAYER, arg,
              rec_index_of (layer->key, self->spec->args[arg].keys));
  else
    for (int seat = 0; seat < table->n_players; seat++)
      add_slot (self, layer, seat, arg, seat);
}

static void
add_layers (CaravanPaintPosition *self,
            const CaravanPaintLayer *layers,
            const CvTable *table)
{
  const CaravanPaintBrush eraser = { N_ ("Take pieces off"), CARAVAN_PICTURE_GROUND,
                                     "#", FALSE, -1 };

  for (const CaravanPaintLayer *layer = layers; layer->term != NULL; layer++)
    add_layer (self, layer, table);
  caravan_paint_add_eraser (CARAVAN_PAINT (self), &eraser);
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
  self->ranks_arg =
      painting->ranks != NULL ? cv_verb_arg (self->spec, painting->ranks) : -1;
  add_layers (self, painting->layers, table);
  cv_state_start (table, &self->start);
  caravan_paint_start (CARAVAN_PAINT (self), table, &nothing);
  return CARAVAN_PAINT (self);
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

static const CaravanPaintLayer *
get_layer (CaravanPaint *paint, int brush)
{
  return &caravan_paint_get_painting (paint)->layers[brush];
}

static int
find_slot (CaravanPaintPosition *self, const CaravanPaintLayer *layer, int seat)
{
  for (int slot = 0; slot < self->n_slots; slot++)
    if (self->slots[slot].layer == layer &&
        (self->slots[slot].seat == CV_NO_PLAYER || self->slots[slot].seat == seat))
      return slot;
  g_return_val_if_reached (0);
}

/* The slot of the lowest stratum that has a piece on the cell, or -1. */
static int
find_ground (CaravanPaintPosition *self, const Picture *picture, int bit)
{
  int found = -1;

  for (int slot = 0; slot < self->n_slots; slot++)
    if (cv_set_has (&picture->cells[slot], bit) &&
        (found < 0 ||
         self->slots[slot].layer->stratum < self->slots[found].layer->stratum))
      found = slot;
  return found;
}

static guint8
get_group (CaravanPaintPosition *self, int bit)
{
  const CvTable *table = get_table (self);

  return table->game->look (table, caravan_paint_get_state (CARAVAN_PAINT (self)), bit)
      .group;
}

/* The figure that the cell would belong to: the cells reached from it over those that
   are drawn as one with its kind, printed ones included. */
static void
light_figure (CaravanPaintPosition *self, const Picture *picture, int bit, CvSet *lit)
{
  const CvBoard *board = &get_table (self)->board;
  int slot = find_ground (self, picture, bit);
  CvSet seed = { { 0 } };

  cv_set_add (&seed, bit);
  cv_set_unite (lit, &seed, board->n_words);
  if (slot < 0)
    return;
  CvSet inside = picture->cells[slot];
  int known = cv_set_next (&get_picture (self)->cells[slot], 0, board->n_words);
  for (int other = 0; known >= 0 && other < board->height * board->stride; other++)
    if (board->glyph[other] != '\0' &&
        get_group (self, other) == get_group (self, known))
      cv_set_add (&inside, other);
  *lit = cv_set_flood (&seed, &inside, board->stride, board->n_words);
}

/* The verdict names a cell; or the box, and then all pieces of the slot decide. */
static void
light (CaravanPaintPosition *self,
       const Picture *picture,
       int slot,
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
  refusal->lit = get_picture (self)->cells[slot];
}

static void
take_off (CaravanPaintPosition *self, Picture *picture, int stratum, int bit)
{
  for (int slot = 0; slot < self->n_slots; slot++)
    if (self->slots[slot].layer->stratum == stratum)
      cv_set_remove (&picture->cells[slot], bit);
}

static void
erase (CaravanPaintPosition *self, Picture *picture, int bit)
{
  for (int slot = 0; slot < self->n_slots; slot++)
    cv_set_remove (&picture->cells[slot], bit);
}

static gboolean
touch_cell (CaravanPaint *paint,
            const CaravanPaintTouch *touch,
            gpointer picture,
            CaravanPaintRefusal *ret_refusal)
{
  CaravanPaintPosition *self = CARAVAN_PAINT_POSITION (paint);
  int bit = cv_board_bit (&get_table (self)->board, touch->cell);

  if (bit < 0)
    return FALSE;
  if (touch->brush == caravan_paint_get_eraser (paint))
    {
      erase (self, picture, bit);
      return TRUE;
    }
  const CaravanPaintLayer *layer = get_layer (paint, touch->brush);
  int slot = find_slot (self, layer, touch->seat);
  take_off (self, picture, layer->stratum, bit);
  cv_set_add (&((Picture *) picture)->cells[slot], bit);
  judge (self, picture, FALSE, &ret_refusal->verdict);
  if (cv_verdict_is_legal (&ret_refusal->verdict))
    return TRUE;
  light (self, picture, slot, ret_refusal);
  return FALSE;
}

static char *
say_left (CaravanPaint *paint, int brush, int seat)
{
  if (brush == caravan_paint_get_eraser (paint))
    return NULL;
  const CaravanPaintLayer *layer = get_layer (paint, brush);
  long n = layer->left (get_table (paint), caravan_paint_get_state (paint), seat);
  return caravan_format_plural (layer->left_one, layer->left_many, n, "n", n);
}

static guint8 *
get_ranks (gpointer picture)
{
  return ((Picture *) picture)->rank;
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
}

static void
caravan_paint_position_init (CaravanPaintPosition *self)
{
}
