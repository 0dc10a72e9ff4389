/* SPDX-License-Identifier: GPL-3.0-or-later */
/* QR codes: the black and white modules of a text, drawn with cairo, and a widget that
   shows them. Always black on white whatever the look: cameras want it so. */
#pragma once

#include <gtk/gtk.h>

/* White modules round the code, without which it is not read. */
#define CARAVAN_CODE_QUIET 4

typedef struct CaravanCode CaravanCode;

/* Of a text's bytes; NULL when they are more than a code holds. */
CaravanCode *caravan_code_new (const char *text);
void caravan_code_free (CaravanCode *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaravanCode, caravan_code_free)

/* Modules along a side, quiet ones included. */
int caravan_code_get_side (const CaravanCode *self);
gboolean caravan_code_is_black (const CaravanCode *self, int column, int row);

/* Draws it at (0, 0), each module a square of this size. */
void caravan_code_draw (const CaravanCode *self, cairo_t *cr, double module);

/* The widget: as large as whole pixels a module allow, in the middle of its room. */
#define CARAVAN_TYPE_CODE_VIEW (caravan_code_view_get_type ())
G_DECLARE_FINAL_TYPE (CaravanCodeView, caravan_code_view, CARAVAN, CODE_VIEW, GtkWidget)
GtkWidget *caravan_code_view_new (void);

/* A text that is too long for a code shows nothing. */
void caravan_code_view_set_text (CaravanCodeView *self, const char *text);
