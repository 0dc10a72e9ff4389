/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-learn-page.h"

#include <adwaita.h>

#include "caravan-announce.h"
#include "caravan-board-actions.h"
#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-layout.h"
#include "caravan-learn-list.h"
#include "caravan-learn-reply.h"
#include "caravan-learn-tasks.h"
#include "caravan-learn-words.h"
#include "caravan-lesson-board.h"
#include "caravan-settings.h"
#include "caravan-side-layout.h"
#include "caravan-text.h"
#include "caravan-verdict-words.h"
#include "caravan-widget.h"

/* On a phone the rest is for what is to be done. */
#define BOARD_SHARE .44

/* A frame's clock ticks before sizes are handed out, and what scrolls learns of them
   later still. */
#define TICKS        3
#define REPLY_MARGIN 24

#define SIDE_WIDTH  248
#define PANEL_WIDTH 348
#define WIDE        1000 /* from here on the list has a column of its own */
#define BOARD_LEAST 400

struct _CaravanLearnPage
{
  CaravanPage parent_instance;

  gboolean is_wide;
  gboolean is_narrow;
  gboolean is_asking; /* the desk, for another space */
  guint form_later;
  gsize index; /* of the lesson among those of its game */

  /* children */
  GtkWidget *side;     /* has the list, in a wide window */
  GtkWidget *middle;   /* the board, and in a wide window the text above it */
  GtkWidget *panel;    /* all else */
  GtkWidget *scrolled; /* of the panel */
  GtkWidget *list;
  GtkWidget *words; /* title and text of the lesson */
  GtkWidget *board, *tasks, *reply, *remember;
  GtkWidget *middle_box, *panel_box;
  GtkWidget *previous, *next, *next_label;

  /* weak: what says the reply to a screen reader */
  GtkWidget *described;

  /* owned */
  CaravanLesson *lesson;
};

G_DEFINE_FINAL_TYPE (CaravanLearnPage, caravan_learn_page, CARAVAN_TYPE_PAGE)

static const LearnLesson *
get_data (CaravanLearnPage *self)
{
  return caravan_lesson_get_data (self->lesson);
}

static const LearnLesson *
find_neighbor (CaravanLearnPage *self, int step)
{
  const LearnLessons *lessons = caravan_lessons_get (get_data (self)->game);
  gsize to = self->index + (gsize) step;

  return to < lessons->n ? lessons->lesson[to] : NULL;
}

/* What a screen reader hears, and where the focus goes. */

static void
forget_described (CaravanLearnPage *self)
{
  if (self->described != NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self->described),
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_clear_weak_pointer (&self->described);
}

/* Where what had the focus is gone, it goes where the next task is done. */
static void
move_focus (CaravanLearnPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const LearnTask *task = caravan_lesson_get_task (self->lesson);

  if (root == NULL || (focus != NULL && gtk_widget_get_mapped (focus)))
    return;
  if (caravan_lesson_get_reply (self->lesson)->tone == CARAVAN_LESSON_SHOWN)
    caravan_learn_reply_focus (CARAVAN_LEARN_REPLY (self->reply));
  else if (task == NULL)
    gtk_widget_grab_focus (gtk_widget_get_sensitive (self->next) ? self->next
                                                                 : self->previous);
  else if (task->kind == LEARN_CHOOSE)
    gtk_widget_grab_focus (
        caravan_learn_tasks_get_choice (CARAVAN_LEARN_TASKS (self->tasks), 0));
  else
    caravan_lesson_board_rest (CARAVAN_LESSON_BOARD (self->board));
}

static void
say_reply (CaravanLearnPage *self)
{
  g_autofree char *said = caravan_learn_say_reply (self->lesson);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  forget_described (self);
  caravan_lesson_board_describe (CARAVAN_LESSON_BOARD (self->board), said);
  if (said == NULL)
    return;
  caravan_announce (self->reply, said);
  if (focus == NULL || gtk_widget_is_ancestor (focus, self->board) ||
      !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return;
  g_set_weak_pointer (&self->described, focus);
  caravan_widget_describe (focus, said);
}

/* The panel scrolls to what was said, when that is out of sight. */
static gboolean
show_reply_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer n_ticks)
{
  CaravanLearnPage *self = CARAVAN_LEARN_PAGE (widget);
  GtkAdjustment *down =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  graphene_rect_t bounds;

  if (--*(int *) n_ticks > 0)
    return G_SOURCE_CONTINUE;
  if (self->reply != NULL &&
      gtk_widget_compute_bounds (self->reply, self->panel_box, &bounds))
    gtk_adjustment_clamp_page (down, (double) bounds.origin.y,
                               (double) (bounds.origin.y + bounds.size.height) +
                                   REPLY_MARGIN);
  return G_SOURCE_REMOVE;
}

static void
bring_reply_in_sight (CaravanLearnPage *self)
{
  int *n_ticks = g_new (int, 1);

  *n_ticks = TICKS;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), show_reply_cb, n_ticks, g_free);
}

/* Some steps ask for another space before they are whole. */
static void
lesson_changed_cb (CaravanLearnPage *self)
{
  CaravanDesk *desk = caravan_lesson_get_desk (self->lesson);
  gboolean asks = caravan_desk_get_question (desk) != NULL;
  g_autofree char *question = asks ? caravan_verdict_say (desk) : NULL;

  if (asks && !self->is_asking && self->board != NULL)
    {
      caravan_lesson_board_describe (CARAVAN_LESSON_BOARD (self->board), question);
      caravan_announce (self->reply, question);
      bring_reply_in_sight (self);
    }
  self->is_asking = asks;
}

static void
answered_cb (CaravanLearnPage *self)
{
  if (caravan_lesson_get_task (self->lesson) == NULL)
    {
      caravan_lessons_set_done (get_data (self));
      caravan_learn_list_update (CARAVAN_LEARN_LIST (self->list));
      gtk_widget_add_css_class (self->next, "suggested-action");
    }
  move_focus (self);
  say_reply (self);
  bring_reply_in_sight (self);
}

/* A lesson. */

static GtkWidget *
make_words (const LearnLesson *lesson)
{
  GtkWidget *title = caravan_label_new (lesson->title, "learn-title");
  GtkWidget *words = caravan_box_down (6, title, NULL);

  gtk_label_set_natural_wrap_mode (GTK_LABEL (title), GTK_NATURAL_WRAP_WORD);
  for (int i = 0; lesson->text[i] != NULL; i++)
    {
      GtkWidget *text = caravan_label_new (lesson->text[i], "learn-text");
      gtk_label_set_natural_wrap_mode (GTK_LABEL (text), GTK_NATURAL_WRAP_WORD);
      caravan_box_add (words, text, NULL);
    }
  return words;
}

static GtkWidget *
make_remember (const LearnLesson *lesson)
{
  GtkWidget *card =
      caravan_box_down (6, caravan_label_new (N_ ("To remember"), "card-title"), NULL);

  for (int i = 0; lesson->remember[i] != NULL; i++)
    caravan_box_add (card, caravan_label_new (lesson->remember[i], "learn-line"), NULL);
  gtk_widget_add_css_class (card, "caravan-card");
  return card;
}

static void
move_to (GtkWidget *box, GtkWidget *child, GtkWidget *after)
{
  g_object_ref (child);
  if (gtk_widget_get_parent (child) != NULL)
    gtk_box_remove (GTK_BOX (gtk_widget_get_parent (child)), child);
  gtk_box_insert_child_after (GTK_BOX (box), child, after);
  g_object_unref (child);
}

/* Where there is no room beside the board, the text is read with the tasks, and the list
   stands below them. */
static void
render_form (CaravanLearnPage *self)
{
  gtk_widget_set_visible (self->side, self->is_wide);
  gtk_widget_set_size_request (self->panel, self->is_narrow ? -1 : PANEL_WIDTH, -1);
  if (self->lesson == NULL)
    return;
  move_to (self->is_wide ? self->side : self->panel_box, self->list,
           self->is_wide ? NULL : self->remember);
  caravan_learn_list_set_whole (CARAVAN_LEARN_LIST (self->list), !self->is_wide);
  move_to (self->is_wide ? self->middle_box : self->panel_box, self->words, NULL);
}

static void
render_ways (gpointer object)
{
  CaravanLearnPage *self = object;

  if (self->lesson == NULL)
    return;
  const LearnLesson *next = find_neighbor (self, 1);
  /* Translators: a button that leads to the lesson with this number. */
  g_autofree char *text =
      next != NULL ? caravan_format (N_ ("Lesson %1$s"), "n", (long) self->index + 2)
                   : g_strdup (caravan_text (N_ ("That was the last lesson")));
  gtk_label_set_label (GTK_LABEL (self->next_label), text);
  caravan_widget_name (self->next, text);
  gtk_widget_set_sensitive (self->next, next != NULL);
  gtk_widget_set_sensitive (self->previous, find_neighbor (self, -1) != NULL);
  caravan_page_changed (CARAVAN_PAGE (self));
}

static void
add_parts (CaravanLearnPage *self)
{
  const LearnLesson *data = get_data (self);

  self->words = make_words (data);
  self->tasks = caravan_learn_tasks_new (self->lesson);
  self->reply = caravan_learn_reply_new (self->lesson);
  self->remember = make_remember (data);
  self->board = caravan_lesson_board_new (self->lesson, TRUE);
  gtk_widget_set_vexpand (self->board, TRUE);
  caravan_box_add (self->panel_box, self->words, self->tasks, self->reply,
                   self->remember, NULL);
  caravan_box_add (self->middle_box, self->board, NULL);
}

static void
clear_parts (CaravanLearnPage *self)
{
  GtkWidget **parts[] = { &self->words, &self->tasks, &self->reply, &self->remember,
                          &self->board };

  forget_described (self);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (*parts[i] != NULL)
      gtk_box_remove (GTK_BOX (gtk_widget_get_parent (*parts[i])), *parts[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    *parts[i] = NULL;
}

void
caravan_learn_page_begin (CaravanLearnPage *self, const LearnLesson *lesson)
{
  if (self->lesson != NULL)
    g_signal_handlers_disconnect_by_data (self->lesson, self);
  clear_parts (self);
  g_clear_object (&self->lesson);
  self->lesson = caravan_lesson_new (lesson);
  g_assert (caravan_lessons_find (lesson->id, &self->index) == lesson);
  g_signal_connect_object (self->lesson, "changed", G_CALLBACK (lesson_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lesson, "answered", G_CALLBACK (answered_cb), self,
                           G_CONNECT_SWAPPED);
  add_parts (self);
  caravan_learn_list_show (CARAVAN_LEARN_LIST (self->list), lesson);
  g_settings_set_string (caravan_settings (), "last-learned", lesson->game->id);
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
  render_form (self);
  render_ways (self);
}

void
caravan_learn_page_open (CaravanLearnPage *self, const CvGame *game)
{
  gboolean is_new =
      self->lesson == NULL || (game != NULL && get_data (self)->game != game);
  const LearnLesson *lesson;

  if (game == NULL)
    game = caravan_lessons_find_game ();
  lesson = game != NULL ? caravan_lessons_find_next (game) : NULL;
  if (is_new && lesson != NULL)
    caravan_learn_page_begin (self, lesson);
}

CaravanLesson *
caravan_learn_page_get_lesson (CaravanLearnPage *self)
{
  return self->lesson;
}

/* What people do. */

static void
go (CaravanLearnPage *self, int step)
{
  const LearnLesson *lesson = find_neighbor (self, step);

  if (lesson == NULL)
    return;
  caravan_learn_page_begin (self, lesson);
  move_focus (self);
}

static void
next_clicked_cb (CaravanLearnPage *self)
{
  go (self, 1);
}

static void
previous_clicked_cb (CaravanLearnPage *self)
{
  go (self, -1);
}

static void
lesson_chosen_cb (CaravanLearnPage *self, int index)
{
  caravan_learn_page_begin (self,
                            caravan_lessons_get (get_data (self)->game)->lesson[index]);
}

static void
game_chosen_cb (CaravanLearnPage *self, const CvGame *game)
{
  caravan_learn_page_open (self, game);
}

/* What the window asks of it. */

static char *
say_subtitle (CaravanPage *page, gboolean narrow)
{
  CaravanLearnPage *self = CARAVAN_LEARN_PAGE (page);

  if (self->lesson == NULL)
    return g_strdup ("");
  /* Translators: “Oasis · lesson 3 of 10”. */
  return caravan_format (N_ ("%1$g · lesson %2$s of %3$s"), "snn",
                         get_data (self)->game->name, (long) self->index + 1,
                         (long) caravan_lessons_get (get_data (self)->game)->n);
}

static void
set_narrow (CaravanPage *page, gboolean narrow)
{
  CARAVAN_LEARN_PAGE (page)->is_narrow = narrow;
  render_form (CARAVAN_LEARN_PAGE (page));
}

static void
take_focus (CaravanPage *page)
{
  CaravanLearnPage *self = CARAVAN_LEARN_PAGE (page);

  if (self->lesson != NULL)
    move_focus (self);
}

static GtkWidget *
find_board (CaravanPage *page)
{
  CaravanLearnPage *self = CARAVAN_LEARN_PAGE (page);
  CaravanBoardView *view =
      self->board != NULL
          ? caravan_lesson_board_get_view (CARAVAN_LESSON_BOARD (self->board))
          : NULL;

  return view != NULL ? GTK_WIDGET (view) : NULL;
}

static const CaravanPageAction actions[] = {
  CARAVAN_BOARD_ACTIONS,
  { NULL, NULL, NULL },
};

/* Its form follows from its width. */

static gboolean
is_wide_enough (CaravanLearnPage *self, int width)
{
  return width >= WIDE &&
         width >= BOARD_LEAST + MAX (SIDE_WIDTH, caravan_least_width (self->list)) +
                      MAX (PANEL_WIDTH, caravan_least_width (self->panel));
}

static gboolean
form_changed_cb (gpointer data)
{
  CaravanLearnPage *self = data;
  gboolean is_wide = is_wide_enough (self, gtk_widget_get_width (GTK_WIDGET (self)));

  self->form_later = 0;
  if (is_wide == self->is_wide)
    return G_SOURCE_REMOVE;
  self->is_wide = is_wide;
  render_form (self);
  return G_SOURCE_REMOVE;
}

static void
measure (gpointer self,
         GtkWidget *page,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural)
{
  gtk_widget_measure (gtk_widget_get_first_child (page), orientation, for_size, minimum,
                      natural, NULL, NULL);
}

/* What lies where must not change while sizes are handed out: it follows right after. */
static void
arrange (gpointer data, GtkWidget *page, int width, int height)
{
  CaravanLearnPage *self = CARAVAN_LEARN_PAGE (page);

  caravan_place (gtk_widget_get_first_child (page), 0, 0, width, height);
  if (is_wide_enough (self, width) != self->is_wide && self->form_later == 0)
    self->form_later =
        g_idle_add_full (G_PRIORITY_HIGH_IDLE, form_changed_cb, self, NULL);
}

static GtkLayoutManager *
make_layout (void)
{
  static const CaravanLayoutKind kind = { measure, arrange };

  return caravan_layout_new (&kind, NULL, 0);
}

/* Building. */

static GtkWidget *
make_button (CaravanLearnPage *self, GtkWidget *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new ();

  caravan_label_center (label);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "paper-button");
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_panel (CaravanLearnPage *self)
{
  self->panel_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  gtk_widget_add_css_class (self->panel_box, "learn-panel");
  self->scrolled = caravan_scrolled_new (self->panel_box);
  gtk_scrolled_window_set_propagate_natural_height (
      GTK_SCROLLED_WINDOW (self->scrolled), TRUE);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  self->previous = make_button (self, caravan_label_new (N_ ("Back"), "strong"),
                                G_CALLBACK (previous_clicked_cb));
  /* Translators: what a screen reader calls the button “Back” in lessons. */
  caravan_text_bind_accessible (self->previous, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("The lesson before"));
  self->next_label = caravan_label_say (NULL, "strong");
  self->next = make_button (self, self->next_label, G_CALLBACK (next_clicked_cb));
  gtk_widget_set_sensitive (self->previous, FALSE);
  gtk_widget_set_sensitive (self->next, FALSE);
  GtkWidget *bar = caravan_box_across (10, self->previous, self->next, NULL);
  gtk_box_set_homogeneous (GTK_BOX (bar), TRUE);
  gtk_widget_add_css_class (bar, "learn-bar");
  return self->panel = caravan_box_down (0, self->scrolled, bar, NULL);
}

static GtkWidget *
make_body (CaravanLearnPage *self)
{
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->middle_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_widget_add_css_class (self->middle_box, "learn-middle");
  gtk_widget_set_layout_manager (body, caravan_side_layout_new (BOARD_SHARE));
  gtk_widget_set_hexpand (body, TRUE);
  caravan_box_add (body, self->middle_box, make_panel (self), NULL);
  return body;
}

static void
fill (CaravanLearnPage *self)
{
  self->list = caravan_learn_list_new ();
  g_object_ref_sink (self->list);
  g_signal_connect_object (self->list, "lesson-chosen", G_CALLBACK (lesson_chosen_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "game-chosen", G_CALLBACK (game_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  self->side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->side, "learn-side");
  gtk_widget_set_size_request (self->side, SIDE_WIDTH, -1);
  gtk_widget_set_parent (caravan_box_across (0, self->side, make_body (self), NULL),
                         GTK_WIDGET (self));
}

/* The class. */

static void
caravan_learn_page_dispose (GObject *object)
{
  CaravanLearnPage *self = CARAVAN_LEARN_PAGE (object);

  g_clear_handle_id (&self->form_later, g_source_remove);
  g_clear_weak_pointer (&self->described);
  g_clear_object (&self->list);
  G_OBJECT_CLASS (caravan_learn_page_parent_class)->dispose (object);
  g_clear_object (&self->lesson);
}

static void
caravan_learn_page_class_init (CaravanLearnPageClass *klass)
{
  CaravanPageClass *page_class = CARAVAN_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_learn_page_dispose;
  page_class->title = N_ ("Learn");
  page_class->help = "use-learn";
  page_class->actions = actions;
  page_class->say_subtitle = say_subtitle;
  page_class->take_focus = take_focus;
  page_class->find_board = find_board;
  page_class->set_narrow = set_narrow;
}

static void
caravan_learn_page_init (CaravanLearnPage *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), make_layout ());
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  fill (self);
  render_form (self);
  caravan_text_follow (self, render_ways);
}
