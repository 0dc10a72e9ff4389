/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a strip's choices are made of: buttons with a name, by which the focus, the keys
   and the tests find them. Games make them anew whenever the turn changes. */
#pragma once

#include "caravan-strip.h"

/* Puts the button among the controls. said is what it is called in full; it is freed.
   clicked is a void (*) (the strip, int number). */
void caravan_strip_add_button (CaravanStrip *self,
                               GtkWidget *button,
                               const char *name,
                               char *said,
                               GCallback clicked,
                               int number);

/* Fills a button: a picture (or NULL), a text (or NULL), or both. */
void
caravan_strip_fill_button (GtkWidget *button, GtkWidget *picture, const char *text);

/* Shuts a button and says why. */
void caravan_strip_shut_button (GtkWidget *button, const char *why);

/* A line between controls. */
void caravan_strip_add_space (CaravanStrip *self);

void caravan_strip_remove_controls (CaravanStrip *self);
GtkWidget *caravan_strip_find_control (CaravanStrip *self, const char *name);

/* Presses a control; FALSE when there is none, or it is shut. */
gboolean caravan_strip_click (CaravanStrip *self, const char *name);

/* Whoever comes to a control hears what it is about. */
void caravan_strip_describe_controls (CaravanStrip *self, const char *sentence);

/* The control that has the focus now (free with g_free; NULL when it is elsewhere), and
   the focus on the one of that name, or on what matters now. */
char *caravan_strip_name_focus (CaravanStrip *self);
void caravan_strip_restore_focus (CaravanStrip *self, const char *name);

/* A choice that only has to be recorded matters most, else the first open control. */
gboolean caravan_strip_focus (CaravanStrip *self);

/* Keys on the strip and on its choices, which may stand elsewhere: pressed is a handler
   of GtkEventControllerKey::key-pressed, with the strip as its data. */
void caravan_strip_listen (CaravanStrip *self, GCallback pressed);
