/* SPDX-License-Identifier: GPL-3.0-or-later */
/* PINs and passphrases: typed, tried, chosen, forgotten. They lie only in the buffers
   of GTK's password entries, which are locked memory and wiped. Trying one takes a
   second on purpose, so it is done in a thread. */
#include "caravan-drawer-private.h"

#include "caravan-label.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "caravan-worker.h"
#include "lang-say.h"

static RecLockStrength strength_in_use = REC_LOCK_MODERATE;

void
caravan_drawer_use_strength (RecLockStrength strength)
{
  strength_in_use = strength;
}

/* Work in a thread. */

typedef struct
{
  /* owned */
  CaravanDrawer *drawer;
  GtkEntryBuffer *pin; /* secure memory */
  json_t *lock;        /* the one to open; NULL: a new one is made */
  json_t *made;
  RecKey *key;
  RecError error;

  const char *text; /* the pin's */
  int seat;         /* who typed it */
  guint generation;
} Work;

static void
free_work (gpointer data)
{
  Work *work = data;

  g_object_unref (work->drawer);
  g_object_unref (work->pin);
  json_decref (work->lock);
  json_decref (work->made);
  if (work->key != NULL)
    rec_key_free (work->key);
  g_free (work);
}

static void
do_work (gpointer data)
{
  Work *work = data;

  if (work->lock != NULL)
    work->key = rec_lock_open (work->lock, work->text, &work->error);
  else
    {
      work->made = rec_lock_make (work->text, strength_in_use, &work->error);
      if (work->made != NULL)
        work->key = rec_lock_open (work->made, work->text, &work->error);
    }
}

static void
start_work (CaravanDrawer *self, const json_t *lock, const CaravanWork *how)
{
  Work *work = g_new0 (Work, 1);

  work->drawer = g_object_ref (self);
  work->pin = gtk_password_entry_buffer_new ();
  gtk_entry_buffer_set_text (work->pin,
                             gtk_editable_get_text (GTK_EDITABLE (self->entry)), -1);
  work->text = gtk_entry_buffer_get_text (work->pin);
  work->lock = lock != NULL ? json_deep_copy (lock) : NULL;
  work->seat = self->seat;
  work->generation = ++self->generation;
  self->is_busy = TRUE;
  caravan_drawer_say (self, NULL);
  caravan_drawer_render_patience (self);
  caravan_worker_run (how, work);
}

/* Whether somebody still waits for it. */
static gboolean
take_work (CaravanDrawer *self, const Work *work)
{
  if (work->generation != self->generation || self->match == NULL)
    return FALSE;
  /* Whatever turns to another player has shut the drawer before. */
  g_assert (work->seat == self->seat);
  self->is_busy = FALSE;
  return TRUE;
}

/* Trying. */

static void
note_failure (CaravanDrawer *self, const RecError *error)
{
  if (rec_lock_was_wrong_pin (error))
    caravan_patience_note_wrong (&self->patience[self->seat], caravan_drawer_now ());
  caravan_drawer_say (self, lang_say_error (caravan_lang (), error));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  if (self->again != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->again), "");
  caravan_drawer_render_counts (self);
  caravan_drawer_render_patience (self);
  gtk_widget_grab_focus (self->entry);
}

static void
tried_cb (gpointer data)
{
  Work *work = data;
  CaravanDrawer *self = work->drawer;

  if (!take_work (self, work))
    return;
  if (work->key == NULL)
    {
      note_failure (self, &work->error);
      return;
    }
  self->patience[self->seat] = (CaravanPatience){ 0 };
  caravan_drawer_unlock (self, g_steal_pointer (&work->key));
}

static gboolean
can_try (CaravanDrawer *self)
{
  return !self->is_busy &&
         *gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0' &&
         caravan_patience_seconds_left (&self->patience[self->seat],
                                        caravan_drawer_now ()) == 0;
}

static void
try_clicked_cb (CaravanDrawer *self)
{
  static const CaravanWork trying = { do_work, tried_cb, free_work };

  if (can_try (self))
    start_work (self,
                rec_record_lock (caravan_match_get_record (self->match), self->seat),
                &trying);
}

static char *
say_patience (CaravanDrawer *self)
{
  int left = caravan_patience_seconds_left (&self->patience[self->seat],
                                            caravan_drawer_now ());

  if (self->is_busy)
    return g_strdup (caravan_text (N_ ("One moment…")));
  if (left > 0)
    return caravan_format_plural (
        NP_ ("Try again in %1$s second.", "Try again in %1$s seconds."), left, "n",
        (long) left);
  return NULL;
}

/* The button says why it is shut. */
static void
show_on_confirm (CaravanDrawer *self, const char *text, gboolean open)
{
  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->confirm))),
                      text);
  caravan_widget_name (self->confirm, text);
  gtk_widget_set_sensitive (self->confirm, open);
}

#define PIN_LEAST 4

static gboolean
is_long_enough (CaravanDrawer *self)
{
  return g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (self->entry)), -1) >=
         PIN_LEAST;
}

static gboolean
is_choice_whole (CaravanDrawer *self)
{
  return !self->is_busy && is_long_enough (self) &&
         g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->entry)),
                      gtk_editable_get_text (GTK_EDITABLE (self->again)));
}

/* Why the choice is not whole, or NULL: as soon as the second can no longer become the
   first; else when Enter was pressed. */
static const char *
find_objection (CaravanDrawer *self)
{
  const char *pin = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  const char *again = gtk_editable_get_text (GTK_EDITABLE (self->again));

  if (self->is_asked && !is_long_enough (self))
    return N_ ("It needs at least four characters.");
  if (!g_str_has_prefix (pin, again) || (self->is_asked && *again != '\0'))
    return g_str_equal (pin, again)
               ? NULL
               : N_ ("The two differ: type the same thing in both fields.");
  return NULL;
}

static void
render_objection (CaravanDrawer *self)
{
  const char *objection = find_objection (self);
  const char *text = objection != NULL       ? caravan_text (objection)
                     : self->message != NULL ? self->message
                                             : "";

  caravan_label_show (self->note, text);
  caravan_widget_describe (self->again, text);
}

void
caravan_drawer_render_patience (CaravanDrawer *self)
{
  if (self->confirm == NULL || self->entry == NULL)
    return;
  g_autofree char *waiting = say_patience (self);
  gboolean choosing = self->view == CARAVAN_DRAWER_CHOOSE;
  const char *text = choosing             ? N_ ("Lock the drawer")
                     : self->is_revealing ? N_ ("Reveal")
                                          : N_ ("Open the drawer");

  /* An insensitive entry with the focus makes GTK 4.8 complain. */
  gtk_editable_set_editable (GTK_EDITABLE (self->entry), !self->is_busy);
  if (self->aside != NULL)
    gtk_widget_set_sensitive (self->aside, !self->is_busy);
  if (choosing)
    {
      render_objection (self);
      gtk_editable_set_editable (GTK_EDITABLE (self->again), !self->is_busy);
      show_on_confirm (self, self->is_busy ? waiting : caravan_text (text),
                       is_choice_whole (self));
    }
  else
    show_on_confirm (self, waiting != NULL ? waiting : caravan_text (text),
                     can_try (self));
}

static void
typed_cb (CaravanDrawer *self)
{
  self->is_asked = FALSE;
  caravan_drawer_render_patience (self);
}

static GtkWidget *
add_entry (CaravanDrawer *self, GtkWidget *card, const char *name, const char *said)
{
  GtkWidget *entry = gtk_password_entry_new ();

  gtk_widget_set_name (entry, name);
  caravan_widget_name (entry, caravan_text (said));
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (typed_cb), self);
  caravan_drawer_add_text (card, "dim-label", caravan_text (said));
  gtk_box_append (GTK_BOX (card), entry);
  return entry;
}

/* A forgotten PIN opens nothing: the tiles are on the table, and are counted again
   under a new lock. */
static void
forgotten_clicked_cb (CaravanDrawer *self)
{
  if (self->is_busy)
    return;
  caravan_drawer_say (self, NULL);
  self->is_recount = TRUE;
  caravan_drawer_show (self, CARAVAN_DRAWER_CHOOSE);
}

void
caravan_drawer_add_pin (CaravanDrawer *self, GtkWidget *card)
{
  self->entry = add_entry (self, card, "pin", N_ ("PIN or passphrase"));
  caravan_drawer_warn_of_speech (self->entry);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (try_clicked_cb), self);
  self->confirm = caravan_drawer_add_main_button (self, card, "try-pin", "",
                                                  G_CALLBACK (try_clicked_cb));
  if (caravan_match_get_read_only (self->match) == NULL)
    self->aside = caravan_drawer_add_button (
        self, card, "forgotten", caravan_text (N_ ("Forgotten? Count again…")),
        G_CALLBACK (forgotten_clicked_cb));
  caravan_drawer_render_patience (self);
}

/* Choosing. */

static void
go_to_next_seat (CaravanDrawer *self)
{
  if (self->seat + 1 >= caravan_drawer_get_table (self)->n_players)
    {
      caravan_drawer_close (self);
      return;
    }
  self->seat++;
  caravan_drawer_say (self, NULL);
  caravan_drawer_show (self, CARAVAN_DRAWER_CHOOSE);
}

static gboolean
record_lock (CaravanDrawer *self, Work *work, RecError *error)
{
  const CvTable *table = caravan_drawer_get_table (self);
  json_t *event =
      json_pack ("{s:s, s:s, s:O}", "do", "lock", "by",
                 cv_color_names[table->color[work->seat]], "lock", work->made);
  gboolean recorded = caravan_match_play (self->match, event, error);

  json_decref (event);
  caravan_match_flush (self->match);
  return recorded;
}

static void
chosen_cb (gpointer data)
{
  Work *work = data;
  CaravanDrawer *self = work->drawer;

  if (!take_work (self, work))
    return;
  if (work->key == NULL || !record_lock (self, work, &work->error))
    {
      note_failure (self, &work->error);
      return;
    }
  self->patience[self->seat] = (CaravanPatience){ 0 };
  if (self->is_row)
    go_to_next_seat (self);
  else
    caravan_drawer_unlock (self, g_steal_pointer (&work->key));
}

static void
choose_clicked_cb (CaravanDrawer *self)
{
  static const CaravanWork choosing = { do_work, chosen_cb, free_work };

  if (self->is_busy)
    return;
  self->is_asked = TRUE;
  if (is_choice_whole (self))
    start_work (self, NULL, &choosing);
  else
    caravan_drawer_render_patience (self);
}

/* Enter in the first field goes on to the second. */
static void
first_activated_cb (CaravanDrawer *self)
{
  self->is_asked = !is_long_enough (self);
  caravan_drawer_render_patience (self);
  if (!self->is_asked)
    gtk_widget_grab_focus (self->again);
}

static void
leave_clicked_cb (CaravanDrawer *self)
{
  if (self->is_busy)
    return;
  if (self->is_row)
    go_to_next_seat (self);
  else
    caravan_drawer_close (self);
}

static void
add_choice_notes (CaravanDrawer *self, GtkWidget *card)
{
  if (self->is_recount)
    caravan_drawer_add_text (
        card, "strong",
        caravan_text (N_ ("What the old lock holds stays shut. Choose a new one, "
                          "then count what lies in front of you into the drawer. "
                          "The record notes the new lock.")));
  caravan_drawer_add_text (
      card, "dim-label",
      caravan_text (N_ ("A PIN is enough against curious eyes at the table. "
                        "Whoever has the file can crack a four-digit PIN in a few "
                        "hours; a phrase of several words withstands that.")));
}

GtkWidget *
caravan_drawer_make_choose (CaravanDrawer *self)
{
  g_autofree char *title =
      caravan_format (N_ ("%1$p chooses a PIN or passphrase"), "p",
                      caravan_drawer_get_player (self, self->seat));
  GtkWidget *card = caravan_drawer_make_card (self, title);

  add_choice_notes (self, card);
  self->entry =
      add_entry (self, card, "pin", N_ ("PIN or passphrase, at least four characters"));
  self->again = add_entry (self, card, "pin-again", N_ ("The same again"));
  caravan_drawer_add_message (self, card);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (first_activated_cb),
                            self);
  g_signal_connect_swapped (self->again, "activate", G_CALLBACK (choose_clicked_cb),
                            self);
  self->confirm = caravan_drawer_add_main_button (self, card, "choose-pin", "",
                                                  G_CALLBACK (choose_clicked_cb));
  self->aside = caravan_drawer_add_button (
      self, card, "not-now",
      caravan_text (self->is_row ? N_ ("Without a lock") : N_ ("Not now")),
      G_CALLBACK (leave_clicked_cb));
  caravan_drawer_render_patience (self);
  return card;
}
