/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-code.h"

#include <qrencode.h>
#include <string.h>

/* The smallest version that holds the text. */
#define ANY_VERSION 0

/* In pixels, where there is room. */
#define MODULE_NATURAL 2
#define SIDE_NATURAL   480

struct CaravanCode
{
  QRcode *code;
};

/* The lowest level of correction makes the fewest and so the largest modules; a screen
   has no stains to correct. */
CaravanCode *
caravan_code_new (const char *text)
{
  QRcode *code = QRcode_encodeData ((int) strlen (text), (const unsigned char *) text,
                                    ANY_VERSION, QR_ECLEVEL_L);

  if (code == NULL)
    return NULL;
  CaravanCode *self = g_new (CaravanCode, 1);
  self->code = code;
  return self;
}

void
caravan_code_free (CaravanCode *self)
{
  if (self == NULL)
    return;
  QRcode_free (self->code);
  g_free (self);
}

int
caravan_code_get_side (const CaravanCode *self)
{
  return self->code->width + 2 * CARAVAN_CODE_QUIET;
}

gboolean
caravan_code_is_black (const CaravanCode *self, int column, int row)
{
  int width = self->code->width;
  int x = column - CARAVAN_CODE_QUIET, y = row - CARAVAN_CODE_QUIET;

  return x >= 0 && y >= 0 && x < width && y < width &&
         (self->code->data[y * width + x] & 1) != 0;
}

/* Neighbours in a row are one box: fewer seams, and a smaller file. */
static void
trace_row (const CaravanCode *self, cairo_t *cr, int row, double module)
{
  int side = caravan_code_get_side (self);

  for (int column = 0; column < side; column++)
    {
      int first = column;
      while (caravan_code_is_black (self, column, row))
        column++;
      if (column > first)
        cairo_rectangle (cr, first * module, row * module, (column - first) * module,
                         module);
    }
}

void
caravan_code_draw (const CaravanCode *self, cairo_t *cr, double module)
{
  int side = caravan_code_get_side (self);

  cairo_save (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 0, 0, side * module, side * module);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (int row = 0; row < side; row++)
    trace_row (self, cr, row, module);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* The widget. */

struct _CaravanCodeView
{
  GtkWidget parent_instance;

  /* owned */
  CaravanCode *code;
};

G_DEFINE_FINAL_TYPE (CaravanCodeView, caravan_code_view, GTK_TYPE_WIDGET)

/* A module is so many pixels of the screen, not of the window: on a dense screen that
   is finer. */
static void
caravan_code_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanCodeView *self = CARAVAN_CODE_VIEW (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (self->code == NULL)
    return;
  int side = caravan_code_get_side (self->code);
  int pixels = MAX (1, MIN (width, height) * scale / side);
  double module = (double) pixels / scale;
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, (int) ((width - side * module) / 2),
                   (int) ((height - side * module) / 2));
  caravan_code_draw (self->code, cr, module);
  cairo_destroy (cr);
}

static void
caravan_code_view_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  CaravanCodeView *self = CARAVAN_CODE_VIEW (widget);
  int side = self->code != NULL ? caravan_code_get_side (self->code) : 0;
  int module = side > 0 ? MAX (MODULE_NATURAL, SIDE_NATURAL / side) : 0;

  *minimum_baseline = *natural_baseline = -1;
  *minimum = side;
  *natural = side * module;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > 0 && side > 0)
    *minimum = *natural = side * CLAMP (for_size / side, 1, module);
}

static GtkSizeRequestMode
caravan_code_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_code_view_finalize (GObject *object)
{
  caravan_code_free (CARAVAN_CODE_VIEW (object)->code);
  G_OBJECT_CLASS (caravan_code_view_parent_class)->finalize (object);
}

static void
caravan_code_view_class_init (CaravanCodeViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = caravan_code_view_finalize;
  widget_class->snapshot = caravan_code_view_snapshot;
  widget_class->measure = caravan_code_view_measure;
  widget_class->get_request_mode = caravan_code_view_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
caravan_code_view_init (CaravanCodeView *self)
{
}

GtkWidget *
caravan_code_view_new (void)
{
  return g_object_new (CARAVAN_TYPE_CODE_VIEW, NULL);
}

void
caravan_code_view_set_text (CaravanCodeView *self, const char *text)
{
  g_clear_pointer (&self->code, caravan_code_free);
  self->code = caravan_code_new (text);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
