/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frame of the strip above a board: what is due (a block at the left), a sentence
   about it, news, a menu, and a row of choices. Its height follows from the width and
   the size of text and from nothing that is said: a sentence that is too long ends in
   dots and stands in full with the choices or in the menu, choices that are too many
   scroll sideways. So the board below stands still.

   As a bar (a narrow window) it is one line; the choices are then lent to whoever has
   a place for them, unless the game wants them always in sight. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_TYPE_STRIP (caravan_strip_get_type ())
G_DECLARE_DERIVABLE_TYPE (CaravanStrip, caravan_strip, CARAVAN, STRIP, GtkWidget)

struct _CaravanStripClass
{
  GtkWidgetClass parent_class;
};

/* What a game fills: a box that breaks into lines, and one that stands above the items
   of the menu, unless it is empty; and the menu button. All live as long as the strip.
 */
typedef struct
{
  GtkWidget *controls;
  GtkWidget *about;
  GtkWidget *menu;
} CaravanStripParts;

CaravanStripParts caravan_strip_get_parts (CaravanStrip *self);

/* In the language spoken now; without news it is NULL. */
void caravan_strip_say (CaravanStrip *self,
                        const char *block,
                        const char *sentence,
                        const char *news);

/* The menu of the game, made anew whenever it is opened: fill adds its items. */
typedef void (*CaravanStripMenuFunc) (GMenu *menu, gpointer data);
void
caravan_strip_set_menu (CaravanStrip *self, CaravanStripMenuFunc fill, gpointer data);
void caravan_strip_open_menu (CaravanStrip *self);

/* Whether there is something to choose besides pieces, so that a bar's choices should
   be seen. Property "is-asking". */
gboolean caravan_strip_is_asking (CaravanStrip *self);
void caravan_strip_set_asking (CaravanStrip *self, gboolean asking);

/* For games whose choices go together with the pieces, so that one must not stand in
   the place of the other: the bar has a row for them. Said before it is ever a bar. */
void caravan_strip_keep_choices (CaravanStrip *self);

/* For games that are played in the strip rather than on the board: its choices are for
   fingers in any window. Said once, before it is shown. */
void caravan_strip_enlarge_choices (CaravanStrip *self);

/* Whether there is room for words beside pictures in the choices: not in the one row of
   such a bar, nor where the strip that keeps them is short. Property "has-words". */
gboolean caravan_strip_has_words (CaravanStrip *self);
void caravan_strip_set_short (CaravanStrip *self, gboolean is_short);

/* Whether two choices alone have room for them: in a bar as long as text is not large. */
gboolean caravan_strip_can_spell (CaravanStrip *self);

/* A bar that lends its choices has no parent for them: whoever makes it one puts them
   somewhere, and takes them out before it is a strip again. */
void caravan_strip_set_bar (CaravanStrip *self, gboolean is_bar);
gboolean caravan_strip_lends_choices (CaravanStrip *self);
GtkWidget *caravan_strip_get_choices (CaravanStrip *self);
