/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-typed-entry.h"

#include "caravan-completion.h"
#include "caravan-label.h"
#include "caravan-step.h"
#include "caravan-text.h"
#include "caravan-typed.h"
#include "caravan-widget.h"
#include "caravan-typed-help.h"
#include "caravan-verdict-words.h"
#include "lang-say.h"

/* Earlier lines that are kept. */
#define LINES_MOST 50

struct _CaravanTypedEntry
{
  AdwBin parent_instance;

  guint line;          /* which of lines is shown; their number: a new one */
  gboolean is_setting; /* the text changes by itself, not by typing */
  gboolean is_typed;   /* somebody has typed in the line that is there */
  gboolean is_judged;  /* the desk has been asked about the text */
  gsize correcting;    /* the step whose line is in the field; G_MAXSIZE: none */
  const char *says;    /* N_: what the line does, where that needs to be said */

  /* borrowed */
  GtkWidget *field;
  GtkWidget *hint;
  GtkWidget *letter;
  GtkWidget *meaning;
  CaravanDesk *desk; /* the page's, which lives longer */

  /* owned */
  GtkWidget *completion;
  GPtrArray *lines; /* char *: what was typed, oldest first */
  json_t *proposed; /* the steps of the line that are not recorded yet, or NULL */
  char *whole;      /* the line as it was when it proposed the first of them */
};

G_DEFINE_FINAL_TYPE (CaravanTypedEntry, caravan_typed_entry, ADW_TYPE_BIN)

static const char *
get_text (CaravanTypedEntry *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->field));
}

static CaravanTyping
get_typing (CaravanTypedEntry *self)
{
  return (CaravanTyping){ caravan_desk_get_table (self->desk),
                          caravan_desk_get_judged (self->desk), caravan_lang (),
                          caravan_desk_get_people (self->desk) };
}

static gboolean
is_blank (const char *text)
{
  while (g_ascii_isspace (*text))
    text++;
  return *text == '\0';
}

/* Reading the line. */

/* One step takes the place of one. */
static gboolean
fits_correction (CaravanTypedEntry *self, const json_t *events, RecError *error)
{
  gsize step;

  if (json_array_size (events) <= 1 || !caravan_desk_get_correcting (self->desk, &step))
    return TRUE;
  return rec_error_set (
      error, N_ ("A correction is one step: only one space can be named."), NULL);
}

/* The events of the line, or NULL and what is wrong with it. */
static json_t *
read_line (CaravanTypedEntry *self, RecError *error)
{
  CaravanTyping typing = get_typing (self);
  json_t *events = caravan_typed_read (&typing, get_text (self), &self->says, error);

  if (events == NULL || fits_correction (self, events, error))
    return events;
  json_decref (events);
  return NULL;
}

/* What the line proposes, until each of it is recorded: from here, from the verdict
   card, on the board. */
static void
propose (CaravanTypedEntry *self, json_t *events)
{
  json_decref (self->proposed);
  g_free (self->whole);
  self->proposed = json_incref (events);
  self->whole = g_strdup (get_text (self));
}

/* The screen reader hears it from the field itself. */
static void
set_spoken (CaravanTypedEntry *self, const char *const lines[4])
{
  GString *spoken = g_string_new (NULL);

  for (int i = 0; i < 4; i++)
    if (lines[i] != NULL)
      g_string_append_printf (spoken, "%s%s", spoken->len > 0 ? "\n" : "", lines[i]);
  caravan_widget_describe (self->field, spoken->str);
  g_string_free (spoken, TRUE);
}

/* What is said about the line; and always whom a letter means that misleads, and what
   the line means that could mean something else. */
static void
say (CaravanTypedEntry *self, const char *hint, const char *verdict)
{
  CaravanTyping typing = get_typing (self);
  g_autofree char *letter = caravan_typed_explain_letter (&typing, get_text (self));

  const char *meaning = self->says != NULL ? caravan_text (self->says) : NULL;

  caravan_label_show (self->letter, letter);
  caravan_label_show (self->meaning, meaning);
  caravan_label_show (self->hint, hint);
  set_spoken (self, (const char *const[]){ meaning, verdict, letter, hint });
}

/* What the verdict card does not say: how to overrule from here, and what the line
   leaves open. */
static char *
find_hint (CaravanTypedEntry *self, const CvVerdict *verdict)
{
  CaravanTyping typing = get_typing (self);
  RecError advice = { 0 };

  typing.state = caravan_desk_get_supposed (self->desk);

  if (!cv_verdict_is_legal (verdict))
    return caravan_desk_can_overrule (self->desk)
               ? g_strdup (caravan_text (
                     N_ ("Ctrl+Enter records it anyway, as a house rule.")))
               : NULL;
  if (caravan_typed_advise (&typing, caravan_desk_get_event (self->desk), &advice))
    return lang_say_error (caravan_lang (), &advice);
  return NULL;
}

static void
say_verdict (CaravanTypedEntry *self)
{
  const CvVerdict *verdict = caravan_desk_get_verdict (self->desk);

  if (verdict == NULL)
    {
      say (self, NULL, NULL);
      return;
    }
  g_autofree char *text = caravan_verdict_say (self->desk);
  g_autofree char *hint = find_hint (self, verdict);
  say (self, hint, text);
}

/* While typing: the verdict, or what is still expected. */
static void
consider (CaravanTypedEntry *self)
{
  RecError error;

  if (is_blank (get_text (self)))
    {
      self->is_judged = FALSE;
      self->says = NULL;
      propose (self, NULL);
      caravan_desk_consider (self->desk, NULL);
      say (self, NULL, NULL);
      return;
    }
  self->is_judged = TRUE;
  json_t *events = read_line (self, &error);
  propose (self, events);
  if (events != NULL)
    {
      caravan_desk_consider_row (self->desk, events);
      say_verdict (self);
    }
  else
    {
      caravan_desk_consider (self->desk, NULL);
      g_autofree char *text = lang_say_error (caravan_lang (), &error);
      say (self, text, NULL);
    }
  json_decref (events);
}

static void
render (gpointer object)
{
  CaravanTypedEntry *self = object;

  caravan_completion_hide (CARAVAN_COMPLETION (self->completion));
  if (self->is_judged)
    consider (self);
}

/* The text. */

static void
set_text (CaravanTypedEntry *self, const char *text)
{
  self->is_setting = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->field), text);
  gtk_editable_set_position (GTK_EDITABLE (self->field), -1);
  self->is_setting = self->is_typed = FALSE;
  caravan_completion_hide (CARAVAN_COMPLETION (self->completion));
}

/* Completes only at the end of the line: that is where people type. The cursor follows
   the text a moment later, so it may still stand before the last letter. */
static void
complete (CaravanTypedEntry *self)
{
  CaravanTyping typing = get_typing (self);
  const char *text = get_text (self);
  int at = gtk_editable_get_position (GTK_EDITABLE (self->field));
  g_auto (GStrv) words = caravan_typed_complete (&typing, text);
  const char *last = strrchr (text, ' ');
  gboolean whole = words[0] != NULL && words[1] == NULL &&
                   g_str_equal (words[0], last != NULL ? last + 1 : text);

  if (is_blank (text) || whole || at + 1 < g_utf8_strlen (text, -1) ||
      !gtk_widget_get_mapped (self->field))
    caravan_completion_hide (CARAVAN_COMPLETION (self->completion));
  else
    caravan_completion_show (CARAVAN_COMPLETION (self->completion),
                             (const char *const *) words);
}

static void
text_changed_cb (CaravanTypedEntry *self)
{
  if (self->is_setting)
    return;
  self->is_typed = TRUE;
  consider (self);
  complete (self);
}

static void
accept (CaravanTypedEntry *self, const char *word)
{
  const char *text = get_text (self);
  const char *last = strrchr (text, ' ');
  g_autofree char *before =
      last != NULL ? g_strndup (text, (gsize) (last + 1 - text)) : g_strdup ("");
  g_autofree char *longer = g_strconcat (before, word, " ", NULL);

  set_text (self, longer);
  self->is_typed = TRUE;
  consider (self);
}

static void
show_line (CaravanTypedEntry *self, int by)
{
  if ((by < 0 && self->line == 0) || (by > 0 && self->line >= self->lines->len))
    return;
  self->line += (guint) by;
  set_text (self, self->line < self->lines->len ? self->lines->pdata[self->line] : "");
  consider (self);
}

/* Recording. Counts that were put away must not come back by a key. */
static void
keep_line (CaravanTypedEntry *self, const json_t *event)
{
  guint n = self->lines->len;

  if (caravan_step_is_open (caravan_desk_get_table (self->desk), event) &&
      (n == 0 || !g_str_equal (self->lines->pdata[n - 1], self->whole)))
    g_ptr_array_add (self->lines, g_strdup (self->whole));
  if (self->lines->len > LINES_MOST)
    g_ptr_array_remove_index (self->lines, 0);
  self->line = self->lines->len;
}

static gboolean
play (CaravanTypedEntry *self, json_t *event, gboolean anyway)
{
  return caravan_desk_play (self->desk, event) ||
         (anyway && caravan_desk_can_overrule (self->desk) &&
          caravan_desk_overrule (self->desk));
}

/* One after the other: a refusal or a question ends it. */
static void
play_row (CaravanTypedEntry *self, json_t *events, gboolean anyway)
{
  gsize n = 0;

  while (n < json_array_size (events) &&
         (n == 0 || caravan_desk_get_question (self->desk) == NULL) &&
         play (self, json_array_get (events, n), anyway))
    n++;
}

/* A question that was answered and the house’s leave add to what was proposed. */
static gboolean
is_proposed (const json_t *proposed, const json_t *event)
{
  const char *key;
  json_t *value;

  json_object_foreach ((json_t *) proposed, key, value)
    {
      if (!json_equal (value, json_object_get (event, key)))
        return FALSE;
    }
  return proposed != NULL;
}

/* What was recorded goes from the line; what was not stays, also when another step was
   recorded meanwhile. */
static void
desk_recorded_cb (CaravanTypedEntry *self, const json_t *event)
{
  gsize n = json_array_size (self->proposed);

  if (!is_proposed (json_array_get (self->proposed, 0), event))
    return;
  json_array_remove (self->proposed, 0);
  if (n == 1)
    {
      keep_line (self, event);
      self->is_judged = FALSE;
      self->says = NULL;
      set_text (self, "");
    }
  else
    {
      g_autofree char *rest = caravan_typed_drop (get_text (self), n, 1);
      set_text (self, rest);
    }
  say (self, NULL, NULL);
}

static void
record (CaravanTypedEntry *self, gboolean anyway)
{
  RecError error;

  caravan_completion_hide (CARAVAN_COMPLETION (self->completion));
  if (is_blank (get_text (self)))
    return;
  json_t *events = read_line (self, &error);
  if (events == NULL)
    {
      consider (self);
      caravan_desk_set_message (self->desk, &error);
      return;
    }
  json_t *row = json_copy (events);
  propose (self, events);
  play_row (self, row, anyway);
  if (!is_blank (get_text (self)))
    say_verdict (self);
  json_decref (row);
  json_decref (events);
}

/* Keys. */

static gboolean
choose_or_go (CaravanTypedEntry *self, int by)
{
  CaravanCompletion *completion = CARAVAN_COMPLETION (self->completion);

  if (caravan_completion_is_shown (completion))
    {
      caravan_completion_move (completion, by);
      say (self, NULL, caravan_completion_get_chosen (completion));
    }
  else
    show_line (self, by);
  return TRUE;
}

static gboolean
take_completion (CaravanTypedEntry *self, gboolean first)
{
  CaravanCompletion *completion = CARAVAN_COMPLETION (self->completion);
  const char *word = caravan_completion_get_chosen (completion);

  if (!caravan_completion_is_shown (completion))
    return FALSE;
  if (word == NULL && first)
    word = caravan_completion_get_first (completion);
  if (word == NULL)
    return FALSE;
  g_autofree char *copy = g_strdup (word);
  accept (self, copy);
  return TRUE;
}

/* One thing at a time; then the page's own Escape. */
static gboolean
cancel (CaravanTypedEntry *self)
{
  if (caravan_completion_is_shown (CARAVAN_COMPLETION (self->completion)))
    caravan_completion_hide (CARAVAN_COMPLETION (self->completion));
  else if (!is_blank (get_text (self)))
    {
      set_text (self, "");
      consider (self);
    }
  else
    return FALSE;
  return TRUE;
}

/* Where nothing was typed there is nothing to take back but the last step. */
static gboolean
undo_step (CaravanTypedEntry *self, gboolean again)
{
  if (self->is_typed && !is_blank (get_text (self)))
    return FALSE;
  if (again && caravan_desk_can_redo (self->desk))
    caravan_desk_redo (self->desk);
  else if (!again && caravan_desk_can_undo (self->desk))
    caravan_desk_undo (self->desk);
  return TRUE;
}

static gboolean
key_pressed_cb (CaravanTypedEntry *self, guint key, guint code, GdkModifierType state)
{
  gboolean control = (state & GDK_CONTROL_MASK) != 0;

  switch (key)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return choose_or_go (self, -1);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return choose_or_go (self, 1);
    case GDK_KEY_Tab:
      return take_completion (self, TRUE);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      if (control || !take_completion (self, FALSE))
        record (self, control);
      return TRUE;
    case GDK_KEY_z:
    case GDK_KEY_Z:
      return control && undo_step (self, (state & GDK_SHIFT_MASK) != 0);
    case GDK_KEY_y:
      return control && undo_step (self, TRUE);
    case GDK_KEY_Escape:
      return cancel (self);
    default:
      return FALSE;
    }
}

/* The desk. */

/* The line of the step that is being corrected; it goes again when nobody changed it.
 */
static void
follow_correction (CaravanTypedEntry *self)
{
  CaravanMatch *match = caravan_desk_get_match (self->desk);
  CvMatch *log = caravan_match_get_log (match);
  CaravanTyping typing = get_typing (self);
  gsize step = G_MAXSIZE;

  caravan_desk_get_correcting (self->desk, &step);
  if (step == self->correcting)
    return;
  self->correcting = step;
  self->is_judged = FALSE;
  self->says = NULL;
  propose (self, NULL);
  set_text (self, "");
  say (self, NULL, NULL);
  if (step == G_MAXSIZE)
    return;
  json_t *event = rec_record_event (caravan_match_get_record (match),
                                    cv_match_step_entry (log, step));
  g_autofree char *line = caravan_step_is_open (typing.table, event)
                              ? caravan_typed_write (&typing, event)
                              : NULL;
  json_decref (event);
  if (line != NULL)
    set_text (self, line);
  if (caravan_desk_get_tool (self->desk) < 0)
    caravan_typed_entry_focus (self);
}

static void
desk_changed_cb (CaravanTypedEntry *self, guint what)
{
  if (what & (CARAVAN_DESK_STATE | CARAVAN_DESK_CHOICE))
    follow_correction (self);
  if (what & CARAVAN_DESK_STATE)
    gtk_widget_set_sensitive (self->field,
                              caravan_desk_get_closed (self->desk) == NULL);
}

static void
help_clicked_cb (CaravanTypedEntry *self)
{
  caravan_typed_help_present (GTK_WIDGET (self), caravan_desk_get_table (self->desk));
}

static void
focus_left_cb (CaravanTypedEntry *self)
{
  caravan_completion_hide (CARAVAN_COMPLETION (self->completion));
}

/* Making it. */

static void
caravan_typed_entry_dispose (GObject *object)
{
  CaravanTypedEntry *self = CARAVAN_TYPED_ENTRY (object);

  g_clear_pointer (&self->completion, gtk_widget_unparent);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_clear_pointer (&self->proposed, json_decref);
  g_clear_pointer (&self->whole, g_free);
  G_OBJECT_CLASS (caravan_typed_entry_parent_class)->dispose (object);
}

static void
caravan_typed_entry_class_init (CaravanTypedEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_typed_entry_dispose;
}

static void
make_field (CaravanTypedEntry *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->field = gtk_entry_new ();
  gtk_editable_set_width_chars (GTK_EDITABLE (self->field), 8);
  gtk_widget_set_hexpand (self->field, TRUE);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (self->field, keys);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (self->field, focus);
  g_signal_connect_swapped (self->field, "changed", G_CALLBACK (text_changed_cb), self);
}

/* A line above the field. */
static GtkWidget *
make_line (void)
{
  GtkWidget *label = caravan_label_say (NULL, "dim");

  gtk_widget_add_css_class (label, "small");
  gtk_widget_set_visible (label, FALSE);
  return label;
}

static GtkWidget *
make_help (CaravanTypedEntry *self)
{
  GtkWidget *help = gtk_button_new_from_icon_name ("caravan-help-symbolic");

  gtk_widget_add_css_class (help, "flat");
  g_signal_connect_swapped (help, "clicked", G_CALLBACK (help_clicked_cb), self);
  caravan_text_bind (help, "tooltip-text", N_ ("What can be typed"));
  caravan_text_bind_accessible (help, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("What can be typed"));
  return help;
}

static void
caravan_typed_entry_init (CaravanTypedEntry *self)
{
  self->correcting = G_MAXSIZE;
  self->lines = g_ptr_array_new_with_free_func (g_free);
  make_field (self);
  self->hint = make_line ();
  self->letter = make_line ();
  self->meaning = make_line ();
  adw_bin_set_child (
      ADW_BIN (self),
      caravan_box_down (4, self->meaning, self->hint, self->letter,
                        caravan_box_across (4, self->field, make_help (self), NULL),
                        NULL));
  self->completion = caravan_completion_new ();
  gtk_widget_set_parent (self->completion, GTK_WIDGET (self));
  g_signal_connect_swapped (self->completion, "accepted", G_CALLBACK (accept), self);
  /* Translators: in the empty field for typed steps. “b oasis c4” is an example. */
  caravan_text_bind (self->field, "placeholder-text", N_ ("Type a step (Ctrl+L)"));
  caravan_text_bind_accessible (self->field, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Type a step"));
  caravan_text_follow (self, render);
}

GtkWidget *
caravan_typed_entry_new (CaravanDesk *desk)
{
  CaravanTypedEntry *self = g_object_new (CARAVAN_TYPE_TYPED_ENTRY, NULL);

  self->desk = desk;
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (desk, "recorded", G_CALLBACK (desk_recorded_cb), self,
                           G_CONNECT_SWAPPED);
  desk_changed_cb (self, CARAVAN_DESK_ALL);
  return GTK_WIDGET (self);
}

void
caravan_typed_entry_focus (CaravanTypedEntry *self)
{
  gtk_widget_grab_focus (self->field);
}
