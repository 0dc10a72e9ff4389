/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-paint-position.h"

#include <string.h>

#define SLOTS_MOST 24
#define STEPS_MOST 500
#define ATOMS_MOST (CV_BOARD_SIDE * CV_BOARD_SIDE * 2 + CV_PLAYERS_MOST)

/* All that undo brings back. */
typedef struct
{
  CvSet cells[SLOTS_MOST];
  guint8 rank[CV_PLAYERS_MOST];
} Picture;

struct _CaravanPaintPosition
{
  CvTable table;
  const CaravanPainting *painting;
  const CvVerb *spec;
  guint8 verb;
  int ranks_arg; /* -1: none */

  int n_slots;
  CaravanSlot slots[SLOTS_MOST];

  Picture now;
  CvState start, state;
  gboolean in_stroke;

  /* owned */
  GArray *undo, *redo; /* Picture */
};

/* From a picture to a move. */

typedef struct
{
  CvAtom atoms[ATOMS_MOST];
  CvMove move;
} Sentence;

static void
say_cells (const CaravanPaintPosition *self,
           const Picture *picture,
           int slot,
           Sentence *to)
{
  const CvBoard *board = &self->table.board;
  const CvSet *cells = &picture->cells[slot];

  for (int bit = cv_set_next (cells, 0, board->n_words); bit >= 0;
       bit = cv_set_next (cells, bit + 1, board->n_words))
    to->atoms[to->move.n_atoms++] = (CvAtom){ .arg = self->slots[slot].arg,
                                              .key = self->slots[slot].key,
                                              .value = cv_board_cell (board, bit) };
}

/* The atoms stand in the order of the arguments. */
static void
say (const CaravanPaintPosition *self,
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
      for (int seat = 0; seat < self->table.n_players && with_ranks; seat++)
        if (arg == self->ranks_arg && picture->rank[seat] != 0)
          to->atoms[to->move.n_atoms++] = (CvAtom){ .arg = (guint8) arg,
                                                    .key = (guint8) seat,
                                                    .value = picture->rank[seat] };
    }
}

static void
judge (const CaravanPaintPosition *self,
       const Picture *picture,
       gboolean with_ranks,
       CvVerdict *ret_verdict)
{
  Sentence sentence;

  say (self, picture, with_ranks, &sentence);
  cv_check (&self->table, &self->start, &sentence.move, ret_verdict);
}

/* Ranks only count once they are whole. */
static void
make_state (CaravanPaintPosition *self)
{
  Sentence sentence;
  CvVerdict verdict;

  judge (self, &self->now, TRUE, &verdict);
  say (self, &self->now, cv_verdict_is_legal (&verdict), &sentence);
  self->state = self->start;
  cv_apply (&self->table, &self->state, &sentence.move);
}

/* Steps. */

static gboolean
take (CaravanPaintPosition *self, const Picture *picture, gboolean in_stroke)
{
  if (memcmp (&self->now, picture, sizeof *picture) == 0)
    return FALSE;
  if (!(in_stroke && self->in_stroke))
    g_array_append_val (self->undo, self->now);
  if (self->undo->len > STEPS_MOST)
    g_array_remove_index (self->undo, 0);
  g_array_set_size (self->redo, 0);
  self->in_stroke = in_stroke;
  self->now = *picture;
  make_state (self);
  return TRUE;
}

static gboolean
step (CaravanPaintPosition *self, GArray *from, GArray *to)
{
  if (from->len == 0)
    return FALSE;
  g_array_append_val (to, self->now);
  self->now = g_array_index (from, Picture, from->len - 1);
  g_array_set_size (from, from->len - 1);
  self->in_stroke = FALSE;
  make_state (self);
  return TRUE;
}

gboolean
caravan_paint_position_can_undo (const CaravanPaintPosition *self)
{
  return self->undo->len > 0;
}

gboolean
caravan_paint_position_can_redo (const CaravanPaintPosition *self)
{
  return self->redo->len > 0;
}

gboolean
caravan_paint_position_undo (CaravanPaintPosition *self)
{
  return step (self, self->undo, self->redo);
}

gboolean
caravan_paint_position_redo (CaravanPaintPosition *self)
{
  return step (self, self->redo, self->undo);
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
  self->slots[self->n_slots++] =
      (CaravanSlot){ layer, seat, (guint8) arg, (guint8) key };
}

static void
add_layer (CaravanPaintPosition *self, const CaravanPaintLayer *layer)
{
  int arg = cv_verb_arg (self->spec, layer->arg);

  g_assert (arg >= 0);
  if (layer->key != NULL)
    add_slot (self, layer, CV_NO_PLAYER, arg,
              rec_index_of (layer->key, self->spec->args[arg].keys));
  else
    for (int seat = 0; seat < self->table.n_players; seat++)
      add_slot (self, layer, seat, arg, seat);
}

static int
find_position_verb (const CvGame *game)
{
  for (int verb = 0; verb < cv_game_n_verbs (game); verb++)
    if (cv_game_verb (game, verb)->is_position)
      return verb;
  return -1;
}

CaravanPaintPosition *
caravan_paint_position_new (const CvTable *table)
{
  const CaravanPainting *painting = caravan_painting_find (table->game);
  int verb = find_position_verb (table->game);

  if (painting == NULL || verb < 0 || !table->board.present)
    return NULL;
  CaravanPaintPosition *self = g_new0 (CaravanPaintPosition, 1);
  self->table = *table;
  self->painting = painting;
  self->verb = (guint8) verb;
  self->spec = cv_game_verb (table->game, verb);
  self->ranks_arg =
      painting->ranks != NULL ? cv_verb_arg (self->spec, painting->ranks) : -1;
  self->undo = g_array_new (FALSE, FALSE, sizeof (Picture));
  self->redo = g_array_new (FALSE, FALSE, sizeof (Picture));
  for (const CaravanPaintLayer *layer = painting->layers; layer->term != NULL; layer++)
    add_layer (self, layer);
  cv_state_start (&self->table, &self->start);
  make_state (self);
  return self;
}

void
caravan_paint_position_free (CaravanPaintPosition *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->undo);
  g_array_unref (self->redo);
  g_free (self);
}

const CvTable *
caravan_paint_position_get_table (const CaravanPaintPosition *self)
{
  return &self->table;
}

const CaravanPainting *
caravan_paint_position_get_painting (const CaravanPaintPosition *self)
{
  return self->painting;
}

const CaravanSlot *
caravan_paint_position_get_slot (const CaravanPaintPosition *self, int slot)
{
  g_return_val_if_fail (slot >= 0 && slot < self->n_slots, NULL);
  return &self->slots[slot];
}

int
caravan_paint_position_find_slot (const CaravanPaintPosition *self, int layer, int seat)
{
  for (int slot = 0; slot < self->n_slots; slot++)
    if (self->slots[slot].layer == &self->painting->layers[layer] &&
        (self->slots[slot].seat == CV_NO_PLAYER || self->slots[slot].seat == seat))
      return slot;
  return -1;
}

const CvState *
caravan_paint_position_get_state (const CaravanPaintPosition *self)
{
  return &self->state;
}

gboolean
caravan_paint_position_is_empty (const CaravanPaintPosition *self)
{
  static const Picture nothing;

  return memcmp (&self->now, &nothing, sizeof nothing) == 0;
}

/* Painting. */

void
caravan_paint_position_begin_stroke (CaravanPaintPosition *self)
{
  self->in_stroke = FALSE;
}

/* The slot of the lowest stratum that has a piece on the cell, or -1. */
static int
find_ground (const CaravanPaintPosition *self, const Picture *picture, int bit)
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
get_group (const CaravanPaintPosition *self, int bit)
{
  return self->table.game->look (&self->table, &self->state, bit).group;
}

/* The figure that the cell would belong to: the cells reached from it over those that
   are drawn as one with its kind, printed ones included. */
static void
light_figure (const CaravanPaintPosition *self,
              const Picture *picture,
              int bit,
              CvSet *lit)
{
  const CvBoard *board = &self->table.board;
  int slot = find_ground (self, picture, bit);
  CvSet seed = { { 0 } };

  cv_set_add (&seed, bit);
  cv_set_unite (lit, &seed, board->n_words);
  if (slot < 0)
    return;
  CvSet inside = picture->cells[slot];
  int known = cv_set_next (&self->now.cells[slot], 0, board->n_words);
  for (int other = 0; known >= 0 && other < board->height * board->stride; other++)
    if (board->glyph[other] != '\0' &&
        get_group (self, other) == get_group (self, known))
      cv_set_add (&inside, other);
  *lit = cv_set_flood (&seed, &inside, board->stride, board->n_words);
}

/* The verdict names a cell; or the box, and then all pieces of the slot decide. */
static void
light (const CaravanPaintPosition *self,
       const Picture *picture,
       int slot,
       const CvVerdict *verdict,
       CvSet *ret_lit)
{
  *ret_lit = (CvSet){ { 0 } };
  for (int i = 0; i < verdict->n_values; i++)
    if (verdict->values[i].type == CV_VALUE_CELL)
      {
        int bit = cv_board_bit (&self->table.board, (CvCell) verdict->values[i].number);
        if (bit >= 0)
          light_figure (self, picture, bit, ret_lit);
        return;
      }
  *ret_lit = self->now.cells[slot];
}

static void
take_off (const CaravanPaintPosition *self, Picture *picture, int stratum, int bit)
{
  for (int slot = 0; slot < self->n_slots; slot++)
    if (self->slots[slot].layer->stratum == stratum)
      cv_set_remove (&picture->cells[slot], bit);
}

static gboolean
try (const CaravanPaintPosition *self,
     int slot,
     CvCell cell,
     Picture *ret_picture,
     CvVerdict *ret_verdict,
     CvSet *ret_lit)
{
  int bit = cv_board_bit (&self->table.board, cell);

  g_return_val_if_fail (slot >= 0 && slot < self->n_slots && bit >= 0, FALSE);
  *ret_lit = (CvSet){ { 0 } };
  *ret_picture = self->now;
  take_off (self, ret_picture, self->slots[slot].layer->stratum, bit);
  cv_set_add (&ret_picture->cells[slot], bit);
  judge (self, ret_picture, FALSE, ret_verdict);
  if (cv_verdict_is_legal (ret_verdict))
    return TRUE;
  light (self, ret_picture, slot, ret_verdict, ret_lit);
  return FALSE;
}

gboolean
caravan_paint_position_try (const CaravanPaintPosition *self,
                            int slot,
                            CvCell cell,
                            CvVerdict *ret_verdict,
                            CvSet *ret_lit)
{
  Picture picture;

  return try (self, slot, cell, &picture, ret_verdict, ret_lit);
}

gboolean
caravan_paint_position_paint (CaravanPaintPosition *self,
                              int slot,
                              CvCell cell,
                              CvVerdict *ret_verdict,
                              CvSet *ret_lit)
{
  Picture picture;

  return try (self, slot, cell, &picture, ret_verdict, ret_lit) &&
         take (self, &picture, TRUE);
}

gboolean
caravan_paint_position_erase (CaravanPaintPosition *self, CvCell cell)
{
  int bit = cv_board_bit (&self->table.board, cell);
  Picture picture = self->now;

  if (bit < 0)
    return FALSE;
  for (int slot = 0; slot < self->n_slots; slot++)
    cv_set_remove (&picture.cells[slot], bit);
  return take (self, &picture, TRUE);
}

int
caravan_paint_position_get_rank (const CaravanPaintPosition *self, int seat)
{
  return self->now.rank[seat];
}

gboolean
caravan_paint_position_set_rank (CaravanPaintPosition *self, int seat, int rank)
{
  Picture picture = self->now;

  g_return_val_if_fail (self->ranks_arg >= 0, FALSE);
  picture.rank[seat] = (guint8) rank;
  return take (self, &picture, FALSE);
}

void
caravan_paint_position_judge (const CaravanPaintPosition *self, CvVerdict *ret_verdict)
{
  judge (self, &self->now, TRUE, ret_verdict);
}

json_t *
caravan_paint_position_write (const CaravanPaintPosition *self)
{
  Sentence sentence;

  say (self, &self->now, TRUE, &sentence);
  return rec_event_write (&self->table, &sentence.move, NULL);
}
