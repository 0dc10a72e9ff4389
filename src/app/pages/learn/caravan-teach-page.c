/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-teach-page.h"

#include "caravan-announce.h"
#include "caravan-books.h"
#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-lesson-board.h"
#include "caravan-lessons.h"
#include "caravan-paths.h"
#include "caravan-rules-languages.h"
#include "caravan-settings.h"
#include "caravan-teach-layout.h"
#include "caravan-text.h"
#include "caravan-widget.h"

/* In the measure of the posters, as the sizes of text in the style sheet. */
#define GAP  22
#define ICON 30

struct _CaravanTeachPage
{
  CaravanPage parent_instance;

  /* children */
  GtkWidget *top, *figure, *text, *bottom; /* posters but for the figure */
  GtkWidget *marks;                        /* one a page of the lesson */
  GtkWidget *place, *number;
  GtkWidget *words; /* in each language */
  GtkWidget *previous, *next;
  GtkWidget *previous_words, *next_words;

  guint at;

  /* owned */
  Lang *langs[CARAVAN_BOOKS_MOST]; /* by their place in lang_codes */
  CaravanLesson *lesson;
  GArray *steps;
};

G_DEFINE_FINAL_TYPE (CaravanTeachPage, caravan_teach_page, CARAVAN_TYPE_PAGE)

static const CaravanTeachStep *
get_step (CaravanTeachPage *self)
{
  return &g_array_index (self->steps, CaravanTeachStep, self->at);
}

static const LearnLesson *
find_next_lesson (CaravanTeachPage *self)
{
  const LearnLesson *data = caravan_lesson_get_data (self->lesson);
  const LearnLessons *lessons = caravan_lessons_get (data->game);
  gsize index;

  caravan_lessons_find (data->id, &index);
  return index + 1 < lessons->n ? lessons->lesson[index + 1] : NULL;
}

/* Those that are chosen, the spoken one first; returns how many. */
static int
find_langs (CaravanTeachPage *self, const Lang *ret_langs[CARAVAN_BOOKS_MOST])
{
  int order[CARAVAN_BOOKS_MOST];
  int n = caravan_books_order (caravan_teach_languages_get (), order), found = 0;

  for (int i = 0; i < n && caravan_books_count () > 0; i++)
    if (order[i] == caravan_book_spoken ())
      ret_langs[found++] = caravan_lang ();
    else if (self->langs[order[i]] != NULL)
      ret_langs[found++] = self->langs[order[i]];
  if (found == 0)
    ret_langs[found++] = caravan_lang ();
  return found;
}

/* What it shows. */

static GtkWidget *
make_line (const char *said, const char *css_class)
{
  GtkWidget *label = caravan_label_say (said, css_class);

  caravan_label_keep_words (label);
  return label;
}

/* In one language there is nothing to tell apart. */
static GtkWidget *
make_name (const Lang *lang)
{
  GtkWidget *name = gtk_label_new (caravan_language_name (lang_code (lang)));

  gtk_widget_set_halign (name, GTK_ALIGN_START);
  gtk_widget_set_valign (name, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (name, "teach-language");
  return name;
}

/* A title has lines of its own; what else stands above, one with the language. */
static GtkWidget *
make_head (CaravanTeachPage *self, const Lang *lang, gboolean is_named)
{
  g_autofree char *head = caravan_teach_say_head (self->lesson, get_step (self), lang);
  gboolean is_title = get_step (self)->kind == CARAVAN_TEACH_TEXT;
  GtkWidget *box =
      is_title ? gtk_box_new (GTK_ORIENTATION_VERTICAL, 8) : caravan_flow_new (GAP);

  if (is_named)
    caravan_box_add (box, make_name (lang), NULL);
  if (head != NULL)
    caravan_box_add (box, make_line (head, is_title ? "teach-title" : "teach-head"),
                     NULL);
  return box;
}

static GtkWidget *
make_words (CaravanTeachPage *self, const Lang *lang, gboolean is_named)
{
  g_autofree char *body = caravan_teach_say_body (self->lesson, get_step (self), lang);
  GtkWidget *box = caravan_box_down (8, make_head (self, lang, is_named), NULL);
  g_auto (GStrv) lines = g_strsplit (body, "\n", -1);

  for (int i = 0; lines[i] != NULL; i++)
    caravan_box_add (box, make_line (lines[i], "teach-body"), NULL);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (box, TRUE);
  return box;
}

static void
render_words (CaravanTeachPage *self, const Lang *const *langs, int n)
{
  caravan_widget_clear (self->words);
  for (int i = 0; i < n; i++)
    {
      if (i > 0)
        caravan_box_add (self->words, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL),
                         NULL);
      caravan_box_add (self->words, make_words (self, langs[i], n > 1), NULL);
    }
}

static void
render_marks (CaravanTeachPage *self)
{
  caravan_widget_clear (self->marks);
  for (guint i = 0; i < self->steps->len; i++)
    {
      GtkWidget *mark = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_set_hexpand (mark, TRUE);
      gtk_widget_add_css_class (mark, "teach-mark");
      caravan_widget_set_class (mark, "done", i <= self->at);
      caravan_box_add (self->marks, mark, NULL);
    }
}

/* A word of a button in each language. */
static void
show_button (GtkWidget *button,
             GtkWidget *words,
             const char *text,
             const Lang *const *langs,
             int n)
{
  caravan_widget_clear (words);
  for (int i = 0; i < n; i++)
    caravan_box_add (
        words,
        make_line (lang_text (langs[i], text), i == 0 ? "teach-way" : "teach-too"),
        NULL);
  caravan_widget_name (button, caravan_text (text));
}

static void
render_ways (CaravanTeachPage *self, const Lang *const *langs, int n)
{
  gboolean is_last = self->at + 1 == self->steps->len;
  const char *text = !is_last                          ? N_ ("Next")
                     : find_next_lesson (self) != NULL ? N_ ("Next lesson")
                                                       : N_ ("Done");

  if (get_step (self)->kind == CARAVAN_TEACH_QUESTION)
    text = N_ ("The answer");
  show_button (self->previous, self->previous_words, N_ ("Back"), langs, n);
  show_button (self->next, self->next_words, text, langs, n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "teach.previous", self->at > 0);
}

static void
render_place (CaravanTeachPage *self)
{
  const LearnLesson *data = caravan_lesson_get_data (self->lesson);
  /* Translators: above a lesson that is taught: the game and the lesson. */
  g_autofree char *place =
      caravan_format (N_ ("%1$g · %2$s"), "st", data->game->name, data->title);
  /* Translators: which page of how many: “5 / 12”. */
  g_autofree char *number = caravan_format (
      N_ ("%1$s / %2$s"), "nn", (long) self->at + 1, (long) self->steps->len);

  gtk_label_set_label (GTK_LABEL (self->place), place);
  gtk_label_set_label (GTK_LABEL (self->number), number);
}

/* The page has the focus: a screen reader hears its name anew when that has changed. */
static void
say_page (CaravanTeachPage *self)
{
  g_autofree char *head =
      caravan_teach_say_head (self->lesson, get_step (self), caravan_lang ());
  g_autofree char *body =
      caravan_teach_say_body (self->lesson, get_step (self), caravan_lang ());
  g_autofree char *all =
      head != NULL ? g_strdup_printf ("%s: %s", head, body) : g_strdup (body);

  caravan_widget_name (GTK_WIDGET (self), all);
  caravan_announce (GTK_WIDGET (self), all);
}

static void
render (gpointer object)
{
  CaravanTeachPage *self = object;
  const Lang *langs[CARAVAN_BOOKS_MOST];
  int n = find_langs (self, langs);

  caravan_teach_go_to (self->lesson, get_step (self));
  render_words (self, langs, n);
  render_marks (self);
  render_place (self);
  render_ways (self, langs, n);
  say_page (self);
}

/* How a text is cut depends on the languages: of a lesson that is under way the page
   stays, as far as there is one. */
static void
cut_anew (CaravanTeachPage *self)
{
  const Lang *langs[CARAVAN_BOOKS_MOST];
  int n = find_langs (self, langs);

  g_clear_pointer (&self->steps, g_array_unref);
  self->steps =
      caravan_teach_list_steps (caravan_lesson_get_data (self->lesson), langs, n);
  self->at = MIN (self->at, self->steps->len - 1);
  render (self);
}

static void
language_changed (gpointer self)
{
  cut_anew (self);
}

static void
take_lesson (CaravanTeachPage *self, const LearnLesson *lesson)
{
  g_clear_object (&self->lesson);
  self->lesson = caravan_lesson_new (lesson);
  if (self->figure != NULL)
    gtk_widget_unparent (self->figure);
  self->figure = caravan_lesson_board_new (self->lesson, FALSE);
  gtk_widget_add_css_class (self->figure, "teach-figure");
  gtk_widget_insert_after (self->figure, GTK_WIDGET (self), self->top);
  self->at = 0;
  cut_anew (self);
}

/* Going on and back. */

static void
show_page (CaravanTeachPage *self, guint at)
{
  self->at = at;
  render (self);
}

static void
go_on (CaravanTeachPage *self)
{
  const LearnLesson *next = find_next_lesson (self);

  if (self->at + 1 < self->steps->len)
    show_page (self, self->at + 1);
  else if (next != NULL)
    take_lesson (self, next);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

static void
next_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  go_on (CARAVAN_TEACH_PAGE (widget));
}

static void
previous_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanTeachPage *self = CARAVAN_TEACH_PAGE (widget);

  if (self->at > 0)
    show_page (self, self->at - 1);
}

static void
first_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_page (CARAVAN_TEACH_PAGE (widget), 0);
}

static void
last_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanTeachPage *self = CARAVAN_TEACH_PAGE (widget);

  show_page (self, self->steps->len - 1);
}

/* Buttons have taken their own clicks. */
static void
clicked_cb (CaravanTeachPage *self)
{
  go_on (self);
}

/* Building. */

static GtkWidget *
make_poster (GtkWidget *child, const char *css_class)
{
  gtk_widget_add_css_class (child, css_class);
  return caravan_poster_new (child);
}

static GtkWidget *
make_icon (const char *name)
{
  GtkWidget *image = gtk_image_new_from_icon_name (name);

  gtk_image_set_pixel_size (GTK_IMAGE (image), ICON);
  return image;
}

static GtkWidget *
make_leave (void)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), make_icon ("window-close-symbolic"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.back");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  caravan_text_bind (button, "tooltip-text", N_ ("Leave (Esc)"));
  caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL, N_ ("Leave"));
  return button;
}

static GtkWidget *
make_top (CaravanTeachPage *self)
{
  self->marks = g_object_new (GTK_TYPE_BOX, "accessible-role",
                              GTK_ACCESSIBLE_ROLE_PRESENTATION, "spacing", 8, NULL);
  self->place = make_line (NULL, "teach-place");
  self->number = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->number, "teach-place");
  gtk_widget_set_hexpand (self->place, TRUE);
  return make_poster (
      caravan_box_down (
          4, self->marks,
          caravan_box_across (GAP, self->place, self->number, make_leave (), NULL),
          NULL),
      "teach-top");
}

static GtkWidget *
make_way (GtkWidget *words, GtkWidget *before, GtkWidget *after, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  if (before != NULL)
    caravan_box_add (row, before, NULL);
  caravan_box_add (row, words, NULL);
  if (after != NULL)
    caravan_box_add (row, after, NULL);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "teach-button");
  return button;
}

static GtkWidget *
make_bottom (CaravanTeachPage *self)
{
  GtkWidget *between = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->previous_words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->next_words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->previous = make_way (self->previous_words, make_icon ("go-previous-symbolic"),
                             NULL, "teach.previous");
  self->next =
      make_way (self->next_words, NULL, make_icon ("go-next-symbolic"), "teach.next");
  gtk_widget_add_css_class (self->previous, "paper-button");
  gtk_widget_add_css_class (self->next, "suggested-action");
  gtk_widget_set_hexpand (between, TRUE);
  return make_poster (
      caravan_box_across (GAP, self->previous, between, self->next, NULL),
      "teach-bottom");
}

static void
fill (CaravanTeachPage *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  self->top = make_top (self);
  self->text = make_poster (self->words, "teach-words");
  self->bottom = make_bottom (self);
  gtk_widget_set_parent (self->top, GTK_WIDGET (self));
  gtk_widget_set_parent (self->text, GTK_WIDGET (self));
  gtk_widget_set_parent (self->bottom, GTK_WIDGET (self));
  g_signal_connect_swapped (click, "released", G_CALLBACK (clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

/* What the window asks of it. */

static void
take_focus (CaravanPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (page));
}

/* The class. */

static void
caravan_teach_page_dispose (GObject *object)
{
  CaravanTeachPage *self = CARAVAN_TEACH_PAGE (object);

  G_OBJECT_CLASS (caravan_teach_page_parent_class)->dispose (object);
  g_clear_object (&self->lesson);
  g_clear_pointer (&self->steps, g_array_unref);
  for (int i = 0; i < CARAVAN_BOOKS_MOST; i++)
    g_clear_pointer (&self->langs[i], lang_close);
}

static const struct
{
  const char *name;
  GtkWidgetActionActivateFunc activate;
  guint keys[6];
} actions[] = {
  { "teach.next",
    next_activated_cb,
    { GDK_KEY_Right, GDK_KEY_KP_Right, GDK_KEY_space, GDK_KEY_Return, GDK_KEY_Page_Down,
      GDK_KEY_Down } },
  { "teach.previous",
    previous_activated_cb,
    { GDK_KEY_Left, GDK_KEY_KP_Left, GDK_KEY_BackSpace, GDK_KEY_Page_Up, GDK_KEY_Up } },
  { "teach.first", first_activated_cb, { GDK_KEY_Home } },
  { "teach.last", last_activated_cb, { GDK_KEY_End } },
};

static void
install_actions (GtkWidgetClass *klass)
{
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_class_install_action (klass, actions[i].name, NULL,
                                       actions[i].activate);
      for (gsize k = 0; k < G_N_ELEMENTS (actions[i].keys); k++)
        if (actions[i].keys[k] != 0)
          gtk_widget_class_add_binding_action (klass, actions[i].keys[k], 0,
                                               actions[i].name, NULL);
    }
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Escape, 0, "win.back", NULL);
}

static void
caravan_teach_page_class_init (CaravanTeachPageClass *klass)
{
  CaravanPageClass *page_class = CARAVAN_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_teach_page_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "teachpage");
  page_class->title = N_ ("Teach the table");
  page_class->help = "use-learn#teach";
  page_class->fills_screen = TRUE;
  page_class->take_focus = take_focus;
  install_actions (GTK_WIDGET_CLASS (klass));
}

static void
caravan_teach_page_init (CaravanTeachPage *self)
{
  for (int i = 0; i < CARAVAN_BOOKS_MOST && lang_codes[i] != NULL; i++)
    self->langs[i] = lang_open (lang_codes[i], caravan_locale_dir ());
  gtk_widget_set_layout_manager (GTK_WIDGET (self), caravan_teach_layout_new ());
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  fill (self);
}

GtkWidget *
caravan_teach_page_new (const LearnLesson *lesson)
{
  CaravanTeachPage *self = g_object_new (CARAVAN_TYPE_TEACH_PAGE, NULL);

  take_lesson (self, lesson);
  g_signal_connect_object (caravan_settings (), "changed::teach-languages",
                           G_CALLBACK (cut_anew), self, G_CONNECT_SWAPPED);
  caravan_text_follow (self, language_changed);
  return GTK_WIDGET (self);
}

const LearnLesson *
caravan_teach_page_get_lesson (CaravanTeachPage *self)
{
  return caravan_lesson_get_data (self->lesson);
}

CaravanTeachKind
caravan_teach_page_get_kind (CaravanTeachPage *self)
{
  return get_step (self)->kind;
}

guint
caravan_teach_page_get_at (CaravanTeachPage *self)
{
  return self->at;
}

guint
caravan_teach_page_count (CaravanTeachPage *self)
{
  return self->steps->len;
}

CaravanPoster *
caravan_teach_page_get_text (CaravanTeachPage *self)
{
  return CARAVAN_POSTER (self->text);
}
