/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-people.h"

#include <adwaita.h>

#include "caravan-archive.h"
#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-list.h"
#include "caravan-text.h"
#include "caravan-notice.h"
#include "caravan-widget.h"

/* As in a record: characters of a name. */
#define NAME_MOST 64

struct _CaravanPeople
{
  AdwBin parent_instance;

  GtkWidget *list;
  GtkWidget *none;
  GtkWidget *form; /* of the one whose name is being changed */
  GtkWidget *form_title;
  GtkWidget *field;
  GtkWidget *question; /* what would be joined */
  GtkWidget *take;
  GtkWidget *message;
  GtkWidget *told; /* what was done, and a button to undo it */
  GtkWidget *told_text;
  GtkWidget *undo;

  /* owned */
  CaravanPastDeeds *deeds;
  GPtrArray *people; /* Person, or NULL before the first answer */
  CaravanAsked *asking;
  char *edited;  /* whose name is being changed, or NULL */
  char *refused; /* what was not done, N_, or NULL; and why */
  RecError why;
  gboolean is_asked; /* whether the two are to be joined */
};

typedef struct
{
  char *name;
  gsize n_games;
} Person;

G_DEFINE_FINAL_TYPE (CaravanPeople, caravan_people, ADW_TYPE_BIN)

static const Person *
find_person (CaravanPeople *self, const char *name)
{
  for (guint i = 0; self->people != NULL && i < self->people->len; i++)
    {
      const Person *person = g_ptr_array_index (self->people, i);
      if (g_str_equal (person->name, name))
        return person;
    }
  return NULL;
}

static char *
get_typed (CaravanPeople *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->field))));
}

/* Rendering. */

static void
edit_clicked_cb (GtkWidget *button, CaravanPeople *self)
{
  caravan_people_edit (self, g_object_get_data (G_OBJECT (button), "name"));
}

static void
add_row (CaravanPeople *self, const Person *person)
{
  GtkWidget *row;
  GtkWidget *button = gtk_button_new_from_icon_name ("document-edit-symbolic");
  long n = (long) person->n_games;
  g_autofree char *games =
      caravan_format_plural (NP_ ("%1$s game", "%1$s games"), n, "n", n);
  g_autofree char *said =
      caravan_format (N_ ("Change the name: %1$n"), "s", person->name);

  row = caravan_list_add (self->list, person->name, games);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, said);
  caravan_widget_name (button, said);
  g_object_set_data_full (G_OBJECT (button), "name", g_strdup (person->name), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (edit_clicked_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
}

/* Which row has the keyboard, or -1. */
static int
find_focused (CaravanPeople *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  if (focus == NULL || !gtk_widget_is_ancestor (focus, self->list))
    return -1;
  if (!GTK_IS_LIST_BOX_ROW (focus))
    focus = gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW);
  return gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focus));
}

static void
focus_row (CaravanPeople *self, int index)
{
  int last = self->people == NULL ? -1 : (int) self->people->len - 1;
  GtkListBoxRow *row =
      gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), MIN (index, last));

  if (index >= 0 && row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* Rows are made anew; the keyboard stays where it was among them. */
static void
render_list (CaravanPeople *self)
{
  guint n = self->people == NULL ? 0 : self->people->len;
  int focused = find_focused (self);

  caravan_list_clear (self->list);
  for (guint i = 0; i < n; i++)
    add_row (self, g_ptr_array_index (self->people, i));
  gtk_widget_set_visible (self->list, n > 0);
  gtk_widget_set_visible (self->none, self->people != NULL && n == 0);
  focus_row (self, focused);
}

/* In one sentence, what would be joined. */
static char *
say_question (CaravanPeople *self, const char *to)
{
  const Person *one = find_person (self, self->edited);
  const Person *other = find_person (self, to);
  long n =
      (long) ((one != NULL ? one->n_games : 0) + (other != NULL ? other->n_games : 0));

  /* Translators: %1$s is the sum of the games of both, %2$p the name that goes, %3$p
     the name that stays. */
  return caravan_format_plural (
      NP_ ("%3$p is here already. %2$p and %3$p will be one person with %1$s game.",
           "%3$p is here already. %2$p and %3$p will be one person with %1$s games."),
      n, "nss", n, self->edited, to);
}

static void
render_form (CaravanPeople *self)
{
  g_autofree char *typed = get_typed (self);
  g_autofree char *title = NULL;
  g_autofree char *question = NULL;

  gtk_widget_set_visible (self->form, self->edited != NULL);
  if (self->edited == NULL)
    return;
  title = caravan_format (N_ ("%1$n: new name"), "s", self->edited);
  gtk_label_set_label (GTK_LABEL (self->form_title), title);
  caravan_widget_name (self->field, title);
  if (self->is_asked)
    question = say_question (self, typed);
  caravan_label_show (self->question, question);
  caravan_choice_fill_button (self->take,
                              self->is_asked ? N_ ("Join") : N_ ("Change the name"));
  gtk_widget_set_sensitive (self->take,
                            *typed != '\0' && !g_str_equal (typed, self->edited));
}

static void
render (gpointer object)
{
  CaravanPeople *self = object;
  g_autofree char *refusal =
      self->refused != NULL ? caravan_notice_say_refusal (self->refused, &self->why, 0)
                            : NULL;

  render_list (self);
  render_form (self);
  caravan_label_show (self->message, refusal);
}

/* Asking. */

static void
free_person (gpointer data)
{
  Person *person = data;

  g_free (person->name);
  g_free (person);
}

static gsize
count_games (RecHistory *history, const char *name)
{
  const RecHistoryQuery query = { .person = name, .limit = 1 };
  RecHistoryList list;
  RecError error;

  if (!rec_history_list (history, &query, &list, &error))
    return 0;
  gsize n = list.n_all;
  rec_history_list_clear (&list);
  return n;
}

static gpointer
people_in_thread (gpointer history, gpointer data, RecError *error)
{
  char **names = rec_history_people (history, error);

  if (names == NULL)
    return NULL;
  GPtrArray *people = g_ptr_array_new_with_free_func (free_person);
  for (char **name = names; *name != NULL; name++)
    {
      Person *person = g_new (Person, 1);
      *person = (Person){ g_strdup (*name), count_games (history, *name) };
      g_ptr_array_add (people, person);
    }
  rec_history_names_free (names);
  return people;
}

static void
answered_cb (gpointer data, gpointer people, const RecError *error)
{
  CaravanPeople *self = data;

  if (people == NULL)
    return;
  g_clear_pointer (&self->people, g_ptr_array_unref);
  self->people = people;
  render (self);
}

static void
ask (CaravanPeople *self)
{
  static const CaravanErrand asking = { people_in_thread, NULL,
                                        (GDestroyNotify) g_ptr_array_unref };

  caravan_archive_ask (&asking, NULL, &self->asking, answered_cb, self);
}

/* Changing. */

void
caravan_people_edit (CaravanPeople *self, const char *name)
{
  g_autofree char *own = g_strdup (name);

  if (name != NULL)
    gtk_widget_set_visible (self->told, FALSE);
  g_free (self->edited);
  self->edited = g_steal_pointer (&own);
  self->is_asked = FALSE;
  gtk_editable_set_text (GTK_EDITABLE (self->field),
                         self->edited != NULL ? self->edited : "");
  render_form (self);
  if (self->edited != NULL)
    gtk_widget_grab_focus (self->field);
}

static void
stop_editing (CaravanPeople *self)
{
  caravan_people_edit (self, NULL);
  gtk_widget_child_focus (self->list, GTK_DIR_TAB_FORWARD);
}

/* A name that is somebody's is asked about first. */
gboolean
caravan_people_take (CaravanPeople *self)
{
  g_autofree char *typed = get_typed (self);
  gboolean is_other = *typed != '\0' && find_person (self, typed) != NULL;

  if (self->edited == NULL || *typed == '\0' || g_str_equal (typed, self->edited))
    return FALSE;
  if (is_other && !self->is_asked)
    {
      self->is_asked = TRUE;
      render_form (self);
      gtk_widget_grab_focus (self->take);
      return TRUE;
    }
  g_clear_pointer (&self->refused, g_free);
  caravan_past_deeds_rename (self->deeds, self->edited, typed, is_other);
  stop_editing (self);
  return FALSE;
}

static void
field_changed_cb (CaravanPeople *self)
{
  self->is_asked = FALSE;
  render_form (self);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer self)
{
  stop_editing (self);
  return TRUE;
}

static void
undo_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_past_deeds_undo (CARAVAN_PEOPLE (widget)->deeds);
}

static void
told_cb (CaravanPeople *self, const char *text, gboolean can_undo)
{
  gtk_label_set_label (GTK_LABEL (self->told_text), text);
  gtk_widget_set_visible (self->undo, can_undo);
  gtk_widget_set_visible (self->told, TRUE);
}

/* What was told is of the language that was spoken then. */
static void
language_changed (gpointer object)
{
  gtk_widget_set_visible (CARAVAN_PEOPLE (object)->told, FALSE);
  render (object);
}

static void
refused_cb (CaravanPeople *self, const char *text, const RecError *error, gulong n)
{
  g_free (self->refused);
  self->refused = g_strdup (text);
  self->why = *error;
  render (self);
}

/* Building. */

static GtkWidget *
make_form (CaravanPeople *self)
{
  GtkWidget *buttons = caravan_flow_new (8);
  GtkWidget *cancel = caravan_button_new (N_ ("Cancel"), "paper-button", NULL);

  self->form_title = caravan_label_new (NULL, "strong");
  self->field = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->field), NAME_MOST);
  self->question = caravan_label_new (NULL, "past-outcome");
  self->take = caravan_button_new (N_ ("Change the name"), "suggested-action", NULL);
  caravan_box_add (buttons, self->take, cancel, NULL);
  self->form = caravan_box_down (10, self->form_title, self->field, self->question,
                                 buttons, NULL);
  gtk_widget_add_css_class (self->form, "caravan-card");
  g_signal_connect_swapped (self->field, "changed", G_CALLBACK (field_changed_cb),
                            self);
  g_signal_connect_swapped (self->field, "activate", G_CALLBACK (caravan_people_take),
                            self);
  g_signal_connect_swapped (self->take, "clicked", G_CALLBACK (caravan_people_take),
                            self);
  g_signal_connect_swapped (cancel, "clicked", G_CALLBACK (stop_editing), self);
  caravan_widget_add_key (self->form, "Escape",
                          gtk_callback_action_new (escape_cb, self, NULL));
  return self->form;
}

/* Not a toast: one that is dismissed while it still appears takes libadwaita 1.2 down,
   and in a window that Escape closes that is soon done. */
static GtkWidget *
make_told (CaravanPeople *self)
{
  self->told_text = caravan_label_new (NULL, "strong");
  self->undo = caravan_button_new (N_ ("Undo"), "paper-button", "people.undo");
  gtk_widget_set_hexpand (self->told_text, TRUE);
  gtk_widget_set_valign (self->undo, GTK_ALIGN_CENTER);
  self->told = caravan_box_across (12, self->told_text, self->undo, NULL);
  gtk_widget_add_css_class (self->told, "past-told");
  gtk_widget_set_visible (self->told, FALSE);
  return self->told;
}

static void
build (CaravanPeople *self)
{
  GtkWidget *box = caravan_box_down (
      16,
      caravan_label_new (
          N_ ("If one person’s name was written in two ways, change one name into the "
              "other, and both count as one person. The records stay as they are."),
          "dim-label"),
      make_told (self), make_form (self), NULL);

  self->message = caravan_label_new (NULL, "curtain-message");
  self->none = caravan_label_new (N_ ("Nobody has played yet."), "lead");
  self->list = caravan_list_new (N_ ("Players"));
  caravan_box_add (box, self->message, self->none, self->list, NULL);
  gtk_widget_add_css_class (box, "past-people");
  adw_bin_set_child (ADW_BIN (self), caravan_scrolled_new (box));
  caravan_widget_add_key (GTK_WIDGET (self), "<Control>z",
                          gtk_named_action_new ("people.undo"));
}

static void
caravan_people_dispose (GObject *object)
{
  CaravanPeople *self = CARAVAN_PEOPLE (object);

  caravan_errand_drop (&self->asking);
  g_clear_object (&self->deeds);
  g_clear_pointer (&self->people, g_ptr_array_unref);
  g_clear_pointer (&self->edited, g_free);
  g_clear_pointer (&self->refused, g_free);
  G_OBJECT_CLASS (caravan_people_parent_class)->dispose (object);
}

static void
caravan_people_class_init (CaravanPeopleClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_people_dispose;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "people.undo", NULL,
                                   undo_activated_cb);
}

static void
caravan_people_init (CaravanPeople *self)
{
  build (self);
  render (self);
  caravan_text_follow (self, language_changed);
  g_signal_connect_object (caravan_archive_get (), "changed", G_CALLBACK (ask), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
caravan_people_new (CaravanPastDeeds *deeds)
{
  CaravanPeople *self = g_object_new (CARAVAN_TYPE_PEOPLE, NULL);

  self->deeds = g_object_ref (deeds);
  g_signal_connect_object (deeds, "told", G_CALLBACK (told_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (deeds, "refused", G_CALLBACK (refused_cb), self,
                           G_CONNECT_SWAPPED);
  ask (self);
  return GTK_WIDGET (self);
}
