/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-trouble-bar.h"

#include "caravan-announce.h"
#include "caravan-choice.h"
#include "caravan-flow-layout.h"
#include "caravan-notice.h"
#include "caravan-text.h"
#include "lang-columns.h"
#include "lang-say.h"

/* Characters of a name that are shown. */
#define NAME_MOST 80

struct _CaravanTroubleBar
{
  AdwBin parent_instance;

  /* template */
  GtkRevealer *revealer;
  GtkWidget *row;
  GtkLabel *label;
  GtkWidget *buttons; /* under the text, so that both fit a phone */
  GtkWidget *retry;
  GtkWidget *copy;
  GtkWidget *close;

  /* owned */
  CaravanMatch *match;
  char *about; /* the file that could not be opened, or a note's argument; or NULL */

  const char *note; /* N_; NULL: the error says it */
  gboolean is_good;
  gboolean is_refusal; /* the note's argument is the error */
  gulong n_refused;
  gboolean closing;
  RecError error;
};

G_DEFINE_FINAL_TYPE (CaravanTroubleBar, caravan_trouble_bar, ADW_TYPE_BIN)

static char *
say_note (CaravanTroubleBar *self)
{
  if (self->note != NULL && self->is_refusal)
    return caravan_notice_say_refusal (self->note, &self->error, self->n_refused);
  if (self->note != NULL)
    return caravan_format (self->note, "s", self->about);
  g_autofree char *why = lang_say_error (caravan_lang (), &self->error);
  if (self->error.line != 0)
    /* Translators: %1$s is a file name, %2$s the reason, %3$s the number of a line. */
    return caravan_format (N_ ("%1$s can’t be opened. Line %3$s: %2$s"), "ssn",
                           self->about, why, (long) self->error.line);
  /* Translators: %1$s is a file name, %2$s the reason. */
  return caravan_format (N_ ("%1$s can’t be opened: %2$s"), "ss", self->about, why);
}

static char *
say_read_only (CaravanMatch *match, const RecError *error)
{
  g_autofree char *name = g_path_get_basename (caravan_match_get_path (match));
  g_autofree char *why = lang_say_error (caravan_lang (), error);

  /* Translators: %1$s is a file name, %2$s the reason: “is open in another program”. */
  return caravan_format (
      N_ ("This game can be looked at, but nothing can be recorded. %1$s: %2$s"), "ss",
      name, why);
}

/* All of the game is at stake, not only its last steps. */
static char *
say_gone (gsize n_unsaved, gboolean closing)
{
  if (n_unsaved == 0)
    return caravan_format (
        N_ ("The file of this game is gone. “Try again” makes it anew."), "");
  if (closing)
    return caravan_format_plural (
        NP_ ("The file of this game is gone, and its only step is nowhere on the disk. "
             "“Try again” makes it anew with everything; close again and the game is "
             "lost.",
             "The file of this game is gone, and none of its %1$s steps is on the "
             "disk. “Try again” makes it anew with everything; close again and the "
             "game is lost."),
        (long) n_unsaved, "n", (long) n_unsaved);
  return caravan_format_plural (
      /* Translators: %1$s is the number of all steps of the game. */
      NP_ ("The file of this game is gone, and its only step is nowhere on the disk. "
           "“Try again” makes it anew with everything.",
           "The file of this game is gone, and none of its %1$s steps is on the disk. "
           "“Try again” makes it anew with everything."),
      (long) n_unsaved, "n", (long) n_unsaved);
}

static char *
say_trouble (const RecError *error, gsize n_unsaved, gboolean closing)
{
  g_autofree char *why = lang_say_error (caravan_lang (), error);

  if (n_unsaved == 0)
    return caravan_format (N_ ("The disk refused to write: %1$s"), "s", why);
  if (closing)
    return caravan_format_plural (NP_ ("%1$s step is not on the disk: %2$s. Save a "
                                       "copy; if you close again, it will be lost.",
                                       "%1$s steps are not on the disk: %2$s. Save a "
                                       "copy; if you close again, they will be lost."),
                                  (long) n_unsaved, "ns", (long) n_unsaved, why);
  return caravan_format_plural (
      /* Translators: %1$s is a number, %2$s what the disk said: “the disk is full”. */
      NP_ ("%1$s step is not on the disk yet: %2$s. The game goes on meanwhile.",
           "%1$s steps are not on the disk yet: %2$s. The game goes on meanwhile."),
      (long) n_unsaved, "ns", (long) n_unsaved, why);
}

/* GTK 4.18 asks how wide the window has to be for its height: a text that has no height
   at all would make it wide. */
static void
hide_when_closed (CaravanTroubleBar *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self),
                          gtk_revealer_get_reveal_child (self->revealer) ||
                              gtk_revealer_get_child_revealed (self->revealer));
}

/* A file may be called anything: what is in its name is shown as in a terminal. */
static char *
make_showable (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  char *shown = NULL;
  size_t size;
  FILE *out = open_memstream (&shown, &size);

  lang_put (out, valid);
  fclose (out);
  return shown;
}

static void
show (CaravanTroubleBar *self, char *text, gboolean is_trouble, gboolean is_file)
{
  g_autofree char *clean = text == NULL ? NULL : make_showable (text);

  if (clean != NULL && g_strcmp0 (clean, caravan_trouble_bar_get_text (self)) != 0)
    {
      gtk_label_set_label (self->label, clean);
      caravan_announce (GTK_WIDGET (self), clean);
    }
  if (is_file && self->is_good)
    gtk_widget_add_css_class (self->row, "ok");
  else
    gtk_widget_remove_css_class (self->row, "ok");
  gtk_widget_set_visible (self->retry, is_trouble);
  gtk_widget_set_visible (self->buttons, !is_file);
  gtk_widget_set_visible (self->close, is_file);
  gtk_revealer_set_reveal_child (self->revealer, text != NULL);
  hide_when_closed (self);
  g_free (text);
}

/* The latest thing a person did comes first. */
static void
render (gpointer object)
{
  CaravanTroubleBar *self = object;
  gsize n_unsaved = 0;
  const RecError *trouble = NULL, *read_only = NULL;

  if (self->match != NULL)
    {
      trouble = caravan_match_get_trouble (self->match, &n_unsaved);
      read_only = caravan_match_get_read_only (self->match);
    }
  if (self->about != NULL)
    show (self, say_note (self), FALSE, TRUE);
  else if (trouble != NULL && caravan_match_is_gone (self->match))
    show (self, say_gone (n_unsaved, self->closing), TRUE, FALSE);
  else if (trouble != NULL)
    show (self, say_trouble (trouble, n_unsaved, self->closing), TRUE, FALSE);
  else if (read_only != NULL)
    show (self, say_read_only (self->match, read_only), FALSE, FALSE);
  else
    show (self, NULL, FALSE, FALSE);
}

static void
close_clicked_cb (CaravanTroubleBar *self)
{
  caravan_trouble_bar_set_error (self, NULL, NULL);
}

static void
set_match (CaravanTroubleBar *self, CaravanMatch *match)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  if (match != NULL)
    g_signal_connect_swapped (match, "trouble-changed", G_CALLBACK (render), self);
}

static void
caravan_trouble_bar_dispose (GObject *object)
{
  CaravanTroubleBar *self = CARAVAN_TROUBLE_BAR (object);

  set_match (self, NULL);
  g_clear_pointer (&self->about, g_free);
  G_OBJECT_CLASS (caravan_trouble_bar_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  caravan_template_set (klass, "caravan-trouble-bar.ui");
  gtk_widget_class_bind_template_child (klass, CaravanTroubleBar, revealer);
  gtk_widget_class_bind_template_child (klass, CaravanTroubleBar, row);
  gtk_widget_class_bind_template_child (klass, CaravanTroubleBar, label);
  gtk_widget_class_bind_template_child (klass, CaravanTroubleBar, buttons);
  gtk_widget_class_bind_template_child (klass, CaravanTroubleBar, retry);
  gtk_widget_class_bind_template_child (klass, CaravanTroubleBar, copy);
  gtk_widget_class_bind_template_child (klass, CaravanTroubleBar, close);
  gtk_widget_class_bind_template_callback (klass, close_clicked_cb);
  gtk_widget_class_bind_template_callback (klass, hide_when_closed);
}

static void
caravan_trouble_bar_class_init (CaravanTroubleBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_trouble_bar_dispose;
  bind_template (GTK_WIDGET_CLASS (klass));
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
caravan_trouble_bar_init (CaravanTroubleBar *self)
{
  caravan_template_init (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->buttons, caravan_flow_layout_new (6));
  caravan_choice_fill_button (self->retry, N_ ("Try again"));
  caravan_choice_fill_button (self->copy, N_ ("Save a copy…"));
  render (self);
  caravan_text_follow (self, render);
}

void
caravan_trouble_bar_set_match (CaravanTroubleBar *self, CaravanMatch *match)
{
  set_match (self, match);
  self->closing = FALSE;
  render (self);
}

static void
set_about (CaravanTroubleBar *self, const char *about)
{
  g_free (self->about);
  self->about = g_strdup (about);
}

/* A name that nobody could read to its end would keep the window busy for minutes. */
static char *
cut_name (const char *name)
{
  g_autofree char *valid = name == NULL ? NULL : g_utf8_make_valid (name, -1);
  glong n = valid == NULL ? 0 : g_utf8_strlen (valid, -1);

  if (n <= NAME_MOST)
    return g_steal_pointer (&valid);
  g_autofree char *start = g_utf8_substring (valid, 0, NAME_MOST / 2);
  const char *end = g_utf8_offset_to_pointer (valid, n - NAME_MOST / 2 + 1);
  return g_strconcat (start, "…", end, NULL);
}

void
caravan_trouble_bar_set_error (CaravanTroubleBar *self,
                               const char *name,
                               const RecError *error)
{
  g_autofree char *shown = cut_name (name);

  set_about (self, shown);
  self->note = NULL;
  self->is_good = FALSE;
  self->is_refusal = FALSE;
  if (error != NULL)
    self->error = *error;
  render (self);
}

void
caravan_trouble_bar_set_note (CaravanTroubleBar *self,
                              const char *text,
                              const char *argument,
                              gboolean is_good)
{
  set_about (self, argument);
  self->note = g_intern_string (text);
  self->is_good = is_good;
  self->is_refusal = FALSE;
  render (self);
}

void
caravan_trouble_bar_set_refusal (CaravanTroubleBar *self,
                                 const char *text,
                                 const RecError *error,
                                 gulong n)
{
  set_about (self, "");
  self->note = g_intern_string (text);
  self->error = *error;
  self->is_good = FALSE;
  self->is_refusal = TRUE;
  self->n_refused = n;
  render (self);
}

void
caravan_trouble_bar_warn_on_close (CaravanTroubleBar *self)
{
  set_about (self, NULL);
  self->closing = TRUE;
  render (self);
}

const char *
caravan_trouble_bar_get_text (CaravanTroubleBar *self)
{
  if (!gtk_revealer_get_reveal_child (self->revealer))
    return NULL;
  return gtk_label_get_label (self->label);
}
