/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-text.h"

#include "lang-format.h"

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>

#define ARGS_MOST 9

const char *
caravan_text (const char *msgid)
{
  return lang_text (caravan_lang (), msgid);
}

const char *
caravan_ordinal (int rank)
{
  /* Translators: the place of a player at the end of a game: the first, the second … */
  static const char *const ordinals[] = { N_ ("1st"), N_ ("2nd"), N_ ("3rd"),
                                          N_ ("4th"), N_ ("5th") };

  return rank >= 1 && rank <= (int) G_N_ELEMENTS (ordinals)
             ? caravan_text (ordinals[rank - 1])
             : "";
}

static gsize
collect (const char *kinds, va_list values, LangArg *args)
{
  gsize n = 0;

  for (; kinds[n] != '\0' && n < ARGS_MOST; n++)
    switch (kinds[n])
      {
      case 's':
        args[n] = (LangArg){ LANG_ARG_TEXT, va_arg (values, const char *), 0 };
        break;
      case 't':
        args[n] = (LangArg){ LANG_ARG_TERM, va_arg (values, const char *), 0 };
        break;
      case 'n':
        args[n] = (LangArg){ LANG_ARG_NUMBER, NULL, va_arg (values, long) };
        break;
      case 'p':
        args[n] = lang_arg_player (va_arg (values, LangPlayer));
        break;
      default:
        g_assert_not_reached ();
      }
  return n;
}

/* The lang layer allocates with malloc; GLib's g_free is free. */
char *
caravan_format (const char *msgid, const char *kinds, ...)
{
  LangArg args[ARGS_MOST];
  va_list values;

  va_start (values, kinds);
  gsize n = collect (kinds, values, args);
  va_end (values);
  return lang_format (caravan_lang (), msgid, args, n);
}

char *
caravan_format_in (const char *context, const char *msgid, const char *kinds, ...)
{
  LangArg args[ARGS_MOST];
  va_list values;

  va_start (values, kinds);
  gsize n = collect (kinds, values, args);
  va_end (values);
  return lang_fill (caravan_lang (), lang_context (caravan_lang (), context, msgid),
                    args, n);
}

char *
caravan_format_plural (
    const char *msgid, const char *plural, long n, const char *kinds, ...)
{
  LangArg args[ARGS_MOST];
  va_list values;

  va_start (values, kinds);
  gsize n_args = collect (kinds, values, args);
  va_end (values);
  return lang_format_plural (caravan_lang (), msgid, plural, (unsigned long) n, args,
                             n_args);
}

char *
caravan_capital (const char *msgid)
{
  const char *text = caravan_text (msgid);
  char first[7] = { 0 };

  g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (text)), first);
  return *text == '\0' ? g_strdup ("")
                       : g_strconcat (first, g_utf8_next_char (text), NULL);
}

char *
caravan_number (long n)
{
  LangArg arg = { LANG_ARG_NUMBER, NULL, n };

  return lang_fill (caravan_lang (), "%1$s", &arg, 1);
}

char *
caravan_decimal (double value)
{
  LangArg arg = { LANG_ARG_TENTHS, NULL, lround (value * 10) };

  return lang_fill (caravan_lang (), "%1$s", &arg, 1);
}

/* Bindings: kept on the object itself, keyed by what they set. */

typedef struct
{
  gpointer object; /* not owned: the signal connection ends with it */
  char *property;  /* NULL: accessible */
  GtkAccessibleProperty accessible;
  const char *msgid; /* interned */
} Binding;

static void
show (Binding *binding)
{
  const char *text = caravan_text (binding->msgid);

  if (binding->property != NULL)
    g_object_set (binding->object, binding->property, text, NULL);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (binding->object),
                                    binding->accessible, text, -1);
}

static void
free_binding (gpointer data, GClosure *closure)
{
  Binding *binding = data;

  g_free (binding->property);
  g_free (binding);
}

static void
language_changed_cb (Binding *binding)
{
  show (binding);
}

static void
disconnect_handler (gpointer object, GQuark key)
{
  gulong handler = GPOINTER_TO_SIZE (g_object_get_qdata (object, key));

  if (handler != 0)
    g_signal_handler_disconnect (caravan_language_get (), handler);
  g_object_set_qdata (object, key, NULL);
}

static void
object_finalized_cb (gpointer data, GObject *dead)
{
  g_signal_handler_disconnect (caravan_language_get (), GPOINTER_TO_SIZE (data));
}

/* The connection ends when the object dies: a weak reference, since a closure that
   watches the object would need a signal instance of its own. */
static gulong
connect_for_life (gpointer object, GCallback call, gpointer data, GClosureNotify done)
{
  gulong handler = g_signal_connect_data (caravan_language_get (), "changed", call,
                                          data, done, G_CONNECT_SWAPPED);

  g_object_weak_ref (G_OBJECT (object), object_finalized_cb,
                     GSIZE_TO_POINTER (handler));
  return handler;
}

static void
bind (gpointer object,
      GQuark key,
      const char *property,
      GtkAccessibleProperty accessible,
      const char *msgid)
{
  gulong old = GPOINTER_TO_SIZE (g_object_get_qdata (object, key));

  if (old != 0)
    g_object_weak_unref (G_OBJECT (object), object_finalized_cb,
                         GSIZE_TO_POINTER (old));
  disconnect_handler (object, key);
  if (msgid == NULL)
    return;
  Binding *binding = g_new (Binding, 1);
  *binding =
      (Binding){ object, g_strdup (property), accessible, g_intern_string (msgid) };
  show (binding);
  gulong handler = connect_for_life (object, G_CALLBACK (language_changed_cb), binding,
                                     free_binding);
  g_object_set_qdata (object, key, GSIZE_TO_POINTER (handler));
}

static GQuark
make_key (const char *kind, const char *name)
{
  g_autofree char *text = g_strconcat ("caravan-text-", kind, name, NULL);

  return g_quark_from_string (text);
}

void
caravan_text_bind (gpointer object, const char *property, const char *msgid)
{
  bind (object, make_key ("property-", property), property, 0, msgid);
}

void
caravan_text_bind_accessible (GtkWidget *widget,
                              GtkAccessibleProperty property,
                              const char *msgid)
{
  const char *name =
      property == GTK_ACCESSIBLE_PROPERTY_LABEL ? "label" : "description";

  bind (widget, make_key ("accessible-", name), NULL, property, msgid);
}

typedef struct
{
  gpointer object;
  CaravanRender render;
} Follower;

static void
follower_changed_cb (Follower *follower)
{
  follower->render (follower->object);
}

static void
free_follower (gpointer data, GClosure *closure)
{
  g_free (data);
}

void
caravan_text_follow (gpointer object, CaravanRender render)
{
  Follower *follower = g_new (Follower, 1);

  *follower = (Follower){ object, render };
  connect_for_life (object, G_CALLBACK (follower_changed_cb), follower, free_follower);
}
