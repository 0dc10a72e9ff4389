/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-paint.h"

#include "caravan-signal.h"

#include <string.h>

#include "rec-text.h"

#define STEPS_MOST 500
#define TITLE_MOST 200

typedef struct
{
  CvTable table;
  CvState state;
  CaravanPaintPart parts;
  gboolean in_stroke; /* the next touch belongs to the step that was begun last */

  /* owned */
  gpointer now, draft; /* pictures: what is painted, and one to try things on */
  GArray *undo, *redo; /* pictures */
  GArray *brushes;     /* CaravanPaintBrush */
  char *title;
} CaravanPaintPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CaravanPaint, caravan_paint, G_TYPE_OBJECT)

static CaravanPaintPrivate *
get (CaravanPaint *self)
{
  return caravan_paint_get_instance_private (self);
}

gboolean
caravan_paint_has (CaravanPaint *self, CaravanPaintPart part)
{
  return (get (self)->parts & part) != 0;
}

const CvTable *
caravan_paint_get_table (CaravanPaint *self)
{
  return &get (self)->table;
}

const CvState *
caravan_paint_get_state (CaravanPaint *self)
{
  return &get (self)->state;
}

const CaravanPainting *
caravan_paint_get_painting (CaravanPaint *self)
{
  return caravan_painting_find (get (self)->table.game);
}

/* Steps. */

static void
show (CaravanPaint *self, gconstpointer picture)
{
  CaravanPaintPrivate *my = get (self);

  memmove (my->now, picture, CARAVAN_PAINT_GET_CLASS (self)->picture_size);
  CARAVAN_PAINT_GET_CLASS (self)->derive (self, &my->table, &my->state);
}

void
caravan_paint_start (CaravanPaint *self,
                     CaravanPaintPart parts,
                     const CvTable *table,
                     gconstpointer picture)
{
  get (self)->parts = parts;
  get (self)->table = *table;
  show (self, picture);
}

void
caravan_paint_begin_with (CaravanPaint *self, gconstpointer picture)
{
  g_assert (!caravan_paint_can_undo (self));
  show (self, picture);
}

gconstpointer
caravan_paint_get_picture (CaravanPaint *self)
{
  return get (self)->now;
}

gboolean
caravan_paint_take (CaravanPaint *self, gconstpointer picture, gboolean in_stroke)
{
  CaravanPaintPrivate *my = get (self);

  if (memcmp (my->now, picture, CARAVAN_PAINT_GET_CLASS (self)->picture_size) == 0)
    return FALSE;
  if (!(in_stroke && my->in_stroke))
    g_array_append_vals (my->undo, my->now, 1);
  if (my->undo->len > STEPS_MOST)
    g_array_remove_index (my->undo, 0);
  g_array_set_size (my->redo, 0);
  my->in_stroke = in_stroke;
  show (self, picture);
  return TRUE;
}

static gboolean
step (CaravanPaint *self, GArray *from, GArray *to)
{
  gsize size = CARAVAN_PAINT_GET_CLASS (self)->picture_size;

  if (from->len == 0)
    return FALSE;
  g_array_append_vals (to, get (self)->now, 1);
  get (self)->in_stroke = FALSE;
  show (self, from->data + (from->len - 1) * size);
  g_array_set_size (from, from->len - 1);
  return TRUE;
}

gboolean
caravan_paint_can_undo (CaravanPaint *self)
{
  return get (self)->undo->len > 0;
}

gboolean
caravan_paint_can_redo (CaravanPaint *self)
{
  return get (self)->redo->len > 0;
}

gboolean
caravan_paint_undo (CaravanPaint *self)
{
  return step (self, get (self)->undo, get (self)->redo);
}

gboolean
caravan_paint_redo (CaravanPaint *self)
{
  return step (self, get (self)->redo, get (self)->undo);
}

/* Brushes. */

guint
caravan_paint_key_of (int brush)
{
  return brush < 10 ? (guint) ('0' + (brush + 1) % 10) : 0;
}

void
caravan_paint_add_brush (CaravanPaint *self, CaravanPaintBrush brush)
{
  brush.key = caravan_paint_key_of (caravan_paint_n_brushes (self));
  g_array_append_val (get (self)->brushes, brush);
}

int
caravan_paint_n_brushes (CaravanPaint *self)
{
  return (int) get (self)->brushes->len;
}

const CaravanPaintBrush *
caravan_paint_get_brush (CaravanPaint *self, int brush)
{
  g_return_val_if_fail (brush >= 0 && brush < caravan_paint_n_brushes (self), NULL);
  return &g_array_index (get (self)->brushes, CaravanPaintBrush, brush);
}

char *
caravan_paint_say_left (CaravanPaint *self, int brush, int seat)
{
  CaravanPaintClass *klass = CARAVAN_PAINT_GET_CLASS (self);

  return klass->say_left != NULL ? klass->say_left (self, brush, seat) : NULL;
}

/* Painting. */

void
caravan_paint_begin_stroke (CaravanPaint *self)
{
  get (self)->in_stroke = FALSE;
}

static gpointer
begin_draft (CaravanPaint *self)
{
  CaravanPaintPrivate *my = get (self);

  return memcpy (my->draft, my->now, CARAVAN_PAINT_GET_CLASS (self)->picture_size);
}

gboolean
caravan_paint_try (CaravanPaint *self,
                   const CaravanPaintTouch *touch,
                   CaravanPaintRefusal *ret_refusal)
{
  *ret_refusal = (CaravanPaintRefusal){ 0 };
  return CARAVAN_PAINT_GET_CLASS (self)->touch (self, touch, begin_draft (self),
                                                ret_refusal);
}

gboolean
caravan_paint_touch (CaravanPaint *self,
                     const CaravanPaintTouch *touch,
                     CaravanPaintRefusal *ret_refusal)
{
  return caravan_paint_try (self, touch, ret_refusal) &&
         caravan_paint_take (self, get (self)->draft, TRUE);
}

gboolean
caravan_paint_fill (CaravanPaint *self, const CaravanPaintTouch *touch)
{
  return CARAVAN_PAINT_GET_CLASS (self)->fill (self, touch);
}

gboolean
caravan_paint_can_change (CaravanPaint *self, CaravanPaintChange change)
{
  return caravan_paint_has (self, CARAVAN_PAINT_BOARDS) &&
         CARAVAN_PAINT_GET_CLASS (self)->can_change (self, change);
}

gboolean
caravan_paint_change (CaravanPaint *self, CaravanPaintChange change)
{
  return caravan_paint_can_change (self, change) &&
         CARAVAN_PAINT_GET_CLASS (self)->change (self, change);
}

gboolean
caravan_paint_resize (CaravanPaint *self, int width, int height)
{
  return CARAVAN_PAINT_GET_CLASS (self)->resize (self, width, height);
}

gboolean
caravan_paint_swap_bands (CaravanPaint *self, gboolean of_columns, int one, int other)
{
  return CARAVAN_PAINT_GET_CLASS (self)->swap_bands (self, of_columns, one, other);
}

/* What is wrong. */

gboolean
caravan_paint_judge (CaravanPaint *self, CvVerdict *ret_verdict)
{
  if (!caravan_paint_has (self, CARAVAN_PAINT_VERDICTS))
    return TRUE;
  CARAVAN_PAINT_GET_CLASS (self)->judge (self, ret_verdict);
  return cv_verdict_is_legal (ret_verdict);
}

int
caravan_paint_look_over (CaravanPaint *self,
                         CaravanRemark ret_remarks[CARAVAN_REMARKS_MOST])
{
  if (!caravan_paint_has (self, CARAVAN_PAINT_BOARDS))
    return 0;
  return caravan_paint_get_painting (self)->look_over (&get (self)->table.board,
                                                       ret_remarks);
}

/* Ranks. */

int
caravan_paint_get_rank (CaravanPaint *self, int seat)
{
  return CARAVAN_PAINT_GET_CLASS (self)->get_ranks (get (self)->now)[seat];
}

gboolean
caravan_paint_set_rank (CaravanPaint *self, int seat, int rank)
{
  gpointer draft = begin_draft (self);

  CARAVAN_PAINT_GET_CLASS (self)->get_ranks (draft)[seat] = (guint8) rank;
  return caravan_paint_take (self, draft, FALSE);
}

void
caravan_paint_ask_rank (CaravanPaint *self, int seat)
{
  int rank = caravan_paint_get_rank (self, seat), most = 0;

  for (int other = 0; other < get (self)->table.n_players; other++)
    {
      int has = caravan_paint_get_rank (self, other);
      most = MAX (most, has);
      if (rank > 0 && has >= rank)
        caravan_paint_set_rank (self, other, 0);
    }
  if (rank == 0)
    caravan_paint_set_rank (self, seat, most + 1);
}

/* Numbers. */

static gint16 *
find_number (CaravanPaint *self, gpointer picture, int number, int seat)
{
  if (caravan_paint_get_painting (self)->numbers[number].is_of_table)
    seat = 0;
  return CARAVAN_PAINT_GET_CLASS (self)->find_number (picture, number, seat);
}

int
caravan_paint_get_number (CaravanPaint *self, int number, int seat)
{
  return caravan_paint_get_painting (self)->numbers[number].usual +
         *find_number (self, get (self)->now, number, seat);
}

gboolean
caravan_paint_set_number (CaravanPaint *self, int number, int seat, int value)
{
  const CaravanPaintNumber *spec = &caravan_paint_get_painting (self)->numbers[number];
  gpointer draft = begin_draft (self);

  *find_number (self, draft, number, seat) =
      (gint16) (CLAMP (value, spec->least, spec->most) - spec->usual);
  return caravan_paint_take (self, draft, FALSE);
}

/* Keeping it. */

const char *
caravan_paint_get_title (CaravanPaint *self)
{
  return get (self)->title;
}

gboolean
caravan_paint_set_title (CaravanPaint *self, const char *title)
{
  RecError error;

  if (!g_utf8_validate (title, -1, NULL) ||
      (title[0] != '\0' && !rec_text_is_name (title, TITLE_MOST, "title", &error)))
    return FALSE;
  char *copy = g_strdup (title);
  g_free (get (self)->title);
  get (self)->title = copy;
  return TRUE;
}

void
caravan_paint_keep (CaravanPaint *self)
{
  if (CARAVAN_PAINT_GET_CLASS (self)->keep != NULL)
    CARAVAN_PAINT_GET_CLASS (self)->keep (self);
}

gboolean
caravan_paint_finish (CaravanPaint *self, RecError *error)
{
  return CARAVAN_PAINT_GET_CLASS (self)->finish (self, error);
}

/* The class. */

static void
caravan_paint_constructed (GObject *object)
{
  CaravanPaint *self = CARAVAN_PAINT (object);
  guint size = (guint) CARAVAN_PAINT_GET_CLASS (self)->picture_size;
  CaravanPaintPrivate *my = get (self);

  G_OBJECT_CLASS (caravan_paint_parent_class)->constructed (object);
  my->now = g_malloc0 (size);
  my->draft = g_malloc0 (size);
  my->undo = g_array_new (FALSE, FALSE, size);
  my->redo = g_array_new (FALSE, FALSE, size);
}

static void
caravan_paint_finalize (GObject *object)
{
  CaravanPaintPrivate *my = get (CARAVAN_PAINT (object));

  g_free (my->now);
  g_free (my->draft);
  g_array_unref (my->undo);
  g_array_unref (my->redo);
  g_array_unref (my->brushes);
  g_free (my->title);
  G_OBJECT_CLASS (caravan_paint_parent_class)->finalize (object);
}

static void
caravan_paint_class_init (CaravanPaintClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = caravan_paint_constructed;
  G_OBJECT_CLASS (klass)->finalize = caravan_paint_finalize;
  caravan_signal_new (klass, "kept", 1, G_TYPE_POINTER);
}

static void
caravan_paint_init (CaravanPaint *self)
{
  get (self)->brushes = g_array_new (FALSE, FALSE, sizeof (CaravanPaintBrush));
}
