/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts that follow the language. Every text in the sources is marked with N_ (or NP_,
   for one and many) and goes through one of these functions; sentences are whole, with
   positional arguments only. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-language.h"
#include "cv-rule.h"
#include "lang-people.h"

/* The text in the language spoken now. It lives until the next switch. */
const char *caravan_text (const char *msgid);

/* The same of a msgid that is another one in each context. */
char *
caravan_format_in (const char *context, const char *msgid, const char *kinds, ...);

/* Fills in a template. kinds has a letter an argument: s a text, put in as it is; t a
   msgid, translated first; n a long, written as the language writes numbers; p a
   LangPlayer. The letters of templates are those of lang-format.h.
     caravan_format (N_ ("%1$s of %2$s"), "tn", "camel", 3L)
     caravan_format_plural (NP_ ("%1$s camel", "%1$s camels"), n, "n", n)
   Free the result with g_free. */
char *caravan_format (const char *msgid, const char *kinds, ...);
char *caravan_format_plural (
    const char *msgid, const char *plural, long n, const char *kinds, ...);

/* A term as it stands alone, with a capital. Free with g_free. */
char *caravan_capital (const char *msgid);

/* A number as the language writes it. Free with g_free. */
char *caravan_number (long n);

/* The same with one decimal, as averages are written. */
char *caravan_decimal (double value);

/* A place, from 1: “1st”. It lives until the next switch. */
const char *caravan_ordinal (int rank);

/* Sets a property of the object (a string property such as "label", "title",
   "tooltip-text", "placeholder-text") to the translated text, now and after every
   switch, until the object dies or the property is bound to another text. NULL as the
   text unbinds. A label that shows a value instead uses caravan_text_follow. */
void caravan_text_bind (gpointer object, const char *property, const char *msgid);

/* The same for the accessible label or description of a widget. */
void caravan_text_bind_accessible (GtkWidget *widget,
                                   GtkAccessibleProperty property,
                                   const char *msgid);

/* A template whose texts follow the language: caravan_template_set in the class's init
   names its file among the resources, caravan_template_init makes its children in the
   object's init. Every `translatable="yes"` property (and accessible label or
   description) is bound; texts of objects without an id are an error. */
void caravan_template_set (GtkWidgetClass *klass, const char *name);
void caravan_template_init (GtkWidget *widget);

/* Calls render (object) after every switch, as long as the object lives. The usual
   way: a page has one render function, called at first by the page itself. */
typedef void (*CaravanRender) (gpointer object);
void caravan_text_follow (gpointer object, CaravanRender render);
