/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-past-problems.h"

#include <adwaita.h>

#include "caravan-archive.h"
#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-list.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-say.h"

struct _CaravanPastProblems
{
  AdwBin parent_instance;

  GtkWidget *list;

  /* owned */
  GPtrArray *problems; /* Problem, or NULL before the answer */
  CaravanAsked *asking;
};

typedef struct
{
  char *file;
  RecError error;
} Problem;

G_DEFINE_FINAL_TYPE (CaravanPastProblems, caravan_past_problems, ADW_TYPE_BIN)

static void
add_row (CaravanPastProblems *self, const Problem *problem)
{
  g_autofree char *name = g_filename_display_name (problem->file);
  g_autofree char *why = lang_say_error (caravan_lang (), &problem->error);
  g_autofree char *line = NULL;

  if (problem->error.line > 0)
    line = caravan_format (
        /* Translators: %1$s is the number of a line in a file, %2$s what is wrong
           there. */
        N_ ("Line %1$s: %2$s"), "ns", (long) problem->error.line, why);
  caravan_list_add (self->list, name, line != NULL ? line : why);
}

static void
render (gpointer object)
{
  CaravanPastProblems *self = object;

  caravan_list_clear (self->list);
  for (guint i = 0; self->problems != NULL && i < self->problems->len; i++)
    add_row (self, g_ptr_array_index (self->problems, i));
}

/* Asking. */

static void
free_problem (gpointer data)
{
  Problem *problem = data;

  g_free (problem->file);
  g_free (problem);
}

static gpointer
problems_in_thread (gpointer history, gpointer data, RecError *error)
{
  GPtrArray *problems = g_ptr_array_new_with_free_func (free_problem);
  size_t n;
  const RecHistoryProblem *all = rec_history_unreadable (history, &n);

  for (size_t i = 0; i < n; i++)
    {
      Problem *problem = g_new (Problem, 1);
      *problem = (Problem){ g_strdup (all[i].file), all[i].error };
      g_ptr_array_add (problems, problem);
    }
  return problems;
}

static void
answered_cb (gpointer data, gpointer problems, const RecError *error)
{
  CaravanPastProblems *self = data;

  self->problems = problems;
  render (self);
}

/* The window below knows how. */
static void
folder_clicked_cb (GtkWidget *button)
{
  GtkWindow *dialog = GTK_WINDOW (gtk_widget_get_root (button));

  gtk_widget_activate_action (GTK_WIDGET (gtk_window_get_transient_for (dialog)),
                              "win.files", NULL);
}

static void
build (CaravanPastProblems *self)
{
  GtkWidget *folder = caravan_button_new (N_ ("Show in folder"), "paper-button", NULL);
  GtkWidget *box;

  self->list = caravan_list_new (N_ ("Records that can’t be read"));
  g_signal_connect (folder, "clicked", G_CALLBACK (folder_clicked_cb), NULL);
  gtk_widget_set_halign (folder, GTK_ALIGN_START);
  box = caravan_box_down (
      16,
      caravan_label_new (N_ ("These files are left as they are. The other games are "
                             "not affected by them."),
                         "dim-label"),
      self->list, folder, NULL);
  gtk_widget_add_css_class (box, "past-people");
  adw_bin_set_child (ADW_BIN (self), caravan_scrolled_new (box));
}

static void
caravan_past_problems_dispose (GObject *object)
{
  CaravanPastProblems *self = CARAVAN_PAST_PROBLEMS (object);

  caravan_errand_drop (&self->asking);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  G_OBJECT_CLASS (caravan_past_problems_parent_class)->dispose (object);
}

static void
caravan_past_problems_class_init (CaravanPastProblemsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_past_problems_dispose;
}

static void
caravan_past_problems_init (CaravanPastProblems *self)
{
  static const CaravanErrand asking = { problems_in_thread, NULL,
                                        (GDestroyNotify) g_ptr_array_unref };

  build (self);
  caravan_text_follow (self, render);
  caravan_archive_ask (&asking, NULL, &self->asking, answered_cb, self);
}

GtkWidget *
caravan_past_problems_new (void)
{
  return g_object_new (CARAVAN_TYPE_PAST_PROBLEMS, NULL);
}
