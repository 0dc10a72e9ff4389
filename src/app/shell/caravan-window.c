/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-window-private.h"

#include "caravan-game.h"
#include "caravan-header.h"
#include "caravan-notice.h"
#include "caravan-settings.h"
#include "caravan-text.h"
#include "lang-say.h"

#define TEMPLATE "/io/github/caravanserai/Caravanserai/caravan-window.ui"

/* Under this width the language button shows two letters. */
#define NARROW 600

static void notice_init (CaravanNoticeInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CaravanWindow,
                               caravan_window,
                               ADW_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (CARAVAN_TYPE_NOTICE, notice_init))

const char *
caravan_window_get_page (CaravanWindow *self)
{
  return gtk_stack_get_visible_child_name (self->stack);
}

void
caravan_window_show_page (CaravanWindow *self, const char *name)
{
  gtk_stack_set_visible_child_name (self->stack, name);
  if (g_str_equal (name, "welcome"))
    caravan_welcome_page_refresh (self->welcome);
  caravan_window_render (self);
}

CaravanDesk *
caravan_window_get_desk (CaravanWindow *self)
{
  return self->table == NULL ? NULL : caravan_table_page_get_desk (self->table);
}

void
caravan_window_toast (CaravanWindow *self, char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_overlay_add_toast (self->toasts, toast);
  g_free (text);
}

void
caravan_window_toast_undo (CaravanWindow *self, char *text, const char *action)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_button_label (toast, caravan_text (N_ ("Undo")));
  adw_toast_set_action_name (toast, action);
  adw_toast_overlay_add_toast (self->toasts, toast);
  g_free (text);
}

static void
tell (CaravanNotice *notice, const char *text)
{
  caravan_window_toast (CARAVAN_WINDOW (notice), g_strdup (text));
}

static void
warn (CaravanNotice *notice, const char *text, const char *argument)
{
  caravan_trouble_bar_set_note (CARAVAN_WINDOW (notice)->trouble, text, argument,
                                FALSE);
}

static void
notice_init (CaravanNoticeInterface *iface)
{
  iface->tell = tell;
  iface->warn = warn;
}

/* “Sample board · guided turns” under the name of the game; on a phone only the board.
 */
static char *
say_subtitle (CaravanMatch *match, gboolean narrow)
{
  const char *board = rec_record_board_title (caravan_match_get_record (match));
  gboolean guided = caravan_match_get_state (match)->common.turns == CV_TURNS_GUIDED;
  const char *turns = guided ? N_ ("guided turns") : N_ ("free turns");

  if (narrow)
    return g_strdup (board != NULL ? caravan_text (board) : "");
  /* Translators: %1$s is the title of the board, %2$s “free turns” or “guided turns”.
   */
  return caravan_format (N_ ("%1$s · %2$s"), "tt", board != NULL ? board : "", turns);
}

/* “Oasis · Sample board”. */
static char *
say_game (RecRecord *record)
{
  const char *board = rec_record_board_title (record);
  const char *game = rec_record_table (record)->game->name;

  if (board == NULL)
    return g_strdup (game);
  /* Translators: %1$s is the name of a game, %2$s the title of its board. */
  return caravan_format (N_ ("%1$s · %2$s"), "st", game, board);
}

static gboolean
is_on (CaravanWindow *self, const char *page)
{
  return self->match != NULL && g_strcmp0 (caravan_window_get_page (self), page) == 0;
}

static gboolean
is_at_table (CaravanWindow *self)
{
  return is_on (self, "table");
}

static const char *
find_title (CaravanWindow *self)
{
  static const struct
  {
    const char *page, *title;
  } titles[] = {
    { "score-now", N_ ("Score now") },
    { "rules", N_ ("Rules and help") },
    { "past", N_ ("Past games") },
    { "painter", N_ ("Paint a board") },
    { "position", N_ ("What is on the table") },
    { "scores", N_ ("Scores") },
    { "statistics", N_ ("Statistics") },
    { "replay", N_ ("Replay") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_strcmp0 (caravan_window_get_page (self), titles[i].page) == 0)
      return titles[i].title;
  return N_ ("Caravanserai");
}

static void
render_title (CaravanWindow *self)
{
  gboolean at_table = is_at_table (self), at_sheet = is_on (self, "quick");
  g_autofree char *subtitle = NULL;
  const char *name = caravan_text (find_title (self));

  if (g_strcmp0 (caravan_window_get_page (self), "scores") == 0)
    subtitle = say_game (caravan_match_get_record (self->match));
  if (g_strcmp0 (caravan_window_get_page (self), "replay") == 0)
    subtitle = say_game (caravan_sheet_get_record (
        caravan_replay_get_sheet (caravan_replay_page_get_replay (self->replay))));
  if (at_table)
    {
      name = caravan_match_get_table (self->match)->game->name;
      subtitle = say_subtitle (self->match, self->narrow);
    }
  else if (at_sheet)
    {
      name = caravan_match_get_table (self->match)->game->name;
      subtitle = g_strdup (caravan_text (N_ ("Score now")));
    }
  adw_window_title_set_title (self->title, name);
  adw_window_title_set_subtitle (self->title, subtitle != NULL ? subtitle : "");
  gtk_window_set_title (GTK_WINDOW (self), name);
  gtk_widget_set_visible (self->undo_redo, at_table || at_sheet);
  gtk_widget_set_visible (self->back,
                          g_strcmp0 (caravan_window_get_page (self), "welcome") != 0);
}

static void
render_language (CaravanWindow *self)
{
  const char *code = caravan_language_code ();
  g_autofree char *letters = g_ascii_strup (code, 2);
  g_autofree char *said = caravan_format (
      /* Translators: what a screen reader says of the language button. */
      N_ ("Language: %1$s"), "s", caravan_language_name (code));

  gtk_label_set_label (self->language_label,
                       self->narrow ? letters : caravan_language_name (code));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->language),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

static void
keep_awake (CaravanWindow *self)
{
  if (self->awake != NULL)
    caravan_awake_set (self->awake,
                       (is_at_table (self) || is_on (self, "quick")) &&
                           g_settings_get_boolean (caravan_settings (), "keep-awake"),
                       caravan_text (N_ ("A game is open")));
}

/* The menu is made when it is wanted: it depends on much and is seldom open. */
static void
make_menu_cb (GtkMenuButton *button, gpointer self)
{
  g_autoptr (GMenuModel) menu = caravan_window_make_menu (self);

  gtk_menu_button_set_menu_model (button, menu);
}

static void
render_menu (CaravanWindow *self)
{
  GtkPopover *popover = gtk_menu_button_get_popover (self->menu);

  if (popover != NULL && gtk_widget_get_visible (GTK_WIDGET (popover)))
    make_menu_cb (self->menu, self);
}

void
caravan_window_render (CaravanWindow *self)
{
  render_title (self);
  render_language (self);
  render_menu (self);
  caravan_window_update_actions (self);
  keep_awake (self);
}

static void
show_narrowness (CaravanWindow *self)
{
  if (self->narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  caravan_header_set_narrow (self->header, self->narrow);
  gtk_widget_set_visible (self->language_icon, !self->narrow);
  caravan_welcome_page_set_narrow (self->welcome, self->narrow);
  if (self->past != NULL)
    caravan_past_page_set_narrow (self->past, self->narrow);
  render_title (self);
  render_language (self);
}

static gboolean
narrowness_changed_cb (gpointer data)
{
  show_narrowness (data);
  return G_SOURCE_REMOVE;
}

/* A window that will open narrow must be so before it is measured. */
static void
default_width_changed_cb (CaravanWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) || width <= 0)
    return;
  self->narrow = width < NARROW;
  show_narrowness (self);
}

/* A label must not change while sizes are handed out: it follows right after. */
static void
caravan_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CaravanWindow *self = CARAVAN_WINDOW (widget);
  gboolean narrow = width < NARROW;

  GTK_WIDGET_CLASS (caravan_window_parent_class)
      ->size_allocate (widget, width, height, baseline);
  if (narrow == self->narrow)
    return;
  self->narrow = narrow;
  g_idle_add_full (G_PRIORITY_DEFAULT, narrowness_changed_cb, g_object_ref (self),
                   g_object_unref);
}

static void
make_language_menu (CaravanWindow *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  for (int i = 0; lang_codes[i] != NULL; i++)
    {
      g_autoptr (GMenuItem) item =
          g_menu_item_new (caravan_language_name (lang_codes[i]), NULL);
      g_menu_item_set_action_and_target (item, "app.language", "s", lang_codes[i]);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (self->language, G_MENU_MODEL (menu));
}

/* The next window is as large as the one that was resized last; those that are open
   keep their size. */
static void
remember_size (CaravanWindow *self)
{
  static const char *const names[][2] = { { "window-width", "default-width" },
                                          { "window-height", "default-height" },
                                          { "window-maximized", "maximized" } };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_settings_bind (caravan_settings (), names[i][0], self, names[i][1],
                     G_SETTINGS_BIND_GET | G_SETTINGS_BIND_GET_NO_CHANGES |
                         G_SETTINGS_BIND_SET);
}

static void
caravan_window_dispose (GObject *object)
{
  CaravanWindow *self = CARAVAN_WINDOW (object);

  g_clear_weak_pointer (&self->before);
  g_clear_weak_pointer (&self->people);
  self->past = NULL;
  self->table = NULL;
  self->scores = NULL;
  self->new_game = NULL;
  self->quick = NULL;
  self->quick_start = NULL;
  self->replay = NULL;
  if (self->awake != NULL)
    caravan_awake_set (self->awake, FALSE, NULL);
  g_clear_object (&self->awake);
  g_clear_object (&self->chooser);
  g_clear_object (&self->match);
  g_clear_pointer (&self->rules_from, g_free);
  g_clear_pointer (&self->statistics_from, g_free);
  g_clear_pointer (&self->replay_from, g_free);
  g_clear_pointer (&self->scores_from, g_free);
  G_OBJECT_CLASS (caravan_window_parent_class)->dispose (object);
}

static gboolean
caravan_window_close_request (GtkWindow *window)
{
  if (!caravan_window_can_close (CARAVAN_WINDOW (window)))
    return TRUE;
  return GTK_WINDOW_CLASS (caravan_window_parent_class)->close_request (window);
}

static void
bind_children (GtkWidgetClass *klass)
{
  g_type_ensure (CARAVAN_TYPE_TROUBLE_BAR);
  g_type_ensure (CARAVAN_TYPE_WELCOME_PAGE);
  gtk_widget_class_set_template_from_resource (klass, TEMPLATE);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, overlay);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, room);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, header);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, title);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, back);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, undo_redo);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, language);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, language_icon);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, language_label);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, menu);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, trouble);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, toasts);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, stack);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, welcome);
  gtk_widget_class_bind_template_child_full (klass, "undo", FALSE, 0);
  gtk_widget_class_bind_template_child_full (klass, "redo", FALSE, 0);
}

static void
caravan_window_class_init (CaravanWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_window_dispose;
  GTK_WIDGET_CLASS (klass)->size_allocate = caravan_window_size_allocate;
  bind_children (GTK_WIDGET_CLASS (klass));
  caravan_window_install_actions (GTK_WIDGET_CLASS (klass));
  GTK_WINDOW_CLASS (klass)->close_request = caravan_window_close_request;
}

static void
render (gpointer object)
{
  caravan_window_render (CARAVAN_WINDOW (object));
}

/* The title gives way first: large text leaves it no room in a narrow window. */
static void
let_shrink (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    gtk_label_set_width_chars (GTK_LABEL (widget), 1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    let_shrink (child);
}

static void
caravan_window_init (CaravanWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  let_shrink (GTK_WIDGET (self->title));
  caravan_text_bind_template (GTK_WIDGET (self), TEMPLATE);
  caravan_window_accept_drops (self);
  make_language_menu (self);
  gtk_menu_button_set_create_popup_func (self->menu, make_menu_cb, self, NULL);
  caravan_window_render (self);
  caravan_text_follow (self, render);
  caravan_header_follow (self->header);
  g_signal_connect (self, "notify::default-width",
                    G_CALLBACK (default_width_changed_cb), NULL);
}

GtkWidget *
caravan_window_new (AdwApplication *application)
{
  CaravanWindow *self =
      g_object_new (CARAVAN_TYPE_WINDOW, "application", application, NULL);

  caravan_window_add_drawer (self);
  self->awake = caravan_awake_new (GTK_APPLICATION (application), GTK_WINDOW (self));
  g_signal_connect_object (caravan_settings (), "changed::keep-awake",
                           G_CALLBACK (keep_awake), self, G_CONNECT_SWAPPED);
  remember_size (self);
  caravan_welcome_page_refresh (self->welcome);
  return GTK_WIDGET (self);
}

void
caravan_window_put_match_away (CaravanWindow *self)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  caravan_drawer_set_match (self->drawer, NULL);
  caravan_trouble_bar_set_match (self->trouble, NULL);
  g_clear_object (&self->match);
  caravan_window_forget_scores (self);
  caravan_window_remove_page (self, "position");
  caravan_window_remove_page (self, "table");
  caravan_window_remove_page (self, "quick");
  self->table = NULL;
  self->quick = NULL;
  self->warned_on_close = FALSE;
  self->is_from_past = FALSE;
}

/* The match takes the place of the one before. */
static void
take_match (CaravanWindow *self, CaravanMatch *match)
{
  g_object_ref (match);
  caravan_window_put_match_away (self);
  self->match = match;
  g_signal_connect_object (match, "changed", G_CALLBACK (caravan_window_render), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (caravan_window_refresh_scores),
                           self, G_CONNECT_SWAPPED);
  caravan_trouble_bar_set_match (self->trouble, match);
}

static void
show_table (CaravanWindow *self, CaravanMatch *match)
{
  caravan_drawer_set_match (self->drawer, match);
  self->table = CARAVAN_TABLE_PAGE (caravan_table_page_new (match));
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->table), "table");
  g_signal_connect_object (caravan_window_get_desk (self), "changed",
                           G_CALLBACK (caravan_window_update_actions), self,
                           G_CONNECT_SWAPPED);
  caravan_window_show_page (self, "table");
}

/* Without a board it is a sheet to be filled in; a game that has no table shows its
   scores. */
void
caravan_window_show_match (CaravanWindow *self, CaravanMatch *match)
{
  const CvTable *table = caravan_match_get_table (match);

  take_match (self, match);
  if (caravan_quick_page_suits (table))
    caravan_window_show_quick (self, match);
  else if (table->board.present && caravan_game_find (table->game) != NULL)
    show_table (self, match);
  else
    caravan_window_show_scores (self);
}

CaravanMatch *
caravan_window_get_match (CaravanWindow *self)
{
  return self->match;
}
