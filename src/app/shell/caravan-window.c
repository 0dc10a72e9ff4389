/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-window-private.h"

#include "caravan-game.h"
#include "caravan-header.h"
#include "caravan-notice.h"
#include "caravan-quick-page.h"
#include "caravan-settings.h"
#include "caravan-table-page.h"
#include "caravan-text.h"
#include "caravan-welcome-page.h"
#include "caravan-widget.h"
#include "lang-say.h"

/* Under this width the language button shows two letters, and from this one on what
   leads elsewhere has its name beside its picture. */
#define NARROW 600
#define WIDE   1000

static void notice_init (CaravanNoticeInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CaravanWindow,
                               caravan_window,
                               ADW_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (CARAVAN_TYPE_NOTICE, notice_init))

CaravanPage *
caravan_window_get_page (CaravanWindow *self)
{
  return caravan_pages_get_top (self->pages);
}

gpointer
caravan_window_find_page (CaravanWindow *self, GType type)
{
  return caravan_pages_find (self->pages, type);
}

CaravanDesk *
caravan_window_get_desk (CaravanWindow *self)
{
  CaravanTablePage *table = caravan_window_find_page (self, CARAVAN_TYPE_TABLE_PAGE);

  return table == NULL ? NULL : caravan_table_page_get_desk (table);
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

/* There is one at a time. */
static void
offer (CaravanNotice *notice,
       const char *text,
       const char *brief,
       const char *button,
       const char *action)
{
  CaravanWindow *self = CARAVAN_WINDOW (notice);

  if (self->offer != NULL)
    adw_toast_dismiss (self->offer);
  if (text == NULL)
    return;
  AdwToast *toast = adw_toast_new ("");
  adw_toast_set_timeout (toast, 0);
  caravan_text_bind (toast, "title", self->narrow ? brief : text);
  caravan_text_bind (toast, "button-label", button);
  adw_toast_set_action_name (toast, action);
  g_set_weak_pointer (&self->offer, toast);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
notice_init (CaravanNoticeInterface *iface)
{
  iface->tell = tell;
  iface->warn = warn;
  iface->offer = offer;
}

static void
render_title (CaravanWindow *self)
{
  CaravanPage *page = caravan_window_get_page (self);
  g_autofree char *title = caravan_page_say_title (page);
  g_autofree char *subtitle = caravan_page_say_subtitle (page, self->narrow);

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gboolean undoes = caravan_page_shows_undo (page);
  gtk_widget_set_visible (self->undo_redo, undoes);
  gtk_widget_set_visible (self->ways,
                          undoes && caravan_page_is_playing (page) && !self->narrow);
  gtk_widget_set_visible (self->dispute, caravan_window_can_dispute (self));
  gtk_widget_set_visible (self->back, !caravan_pages_is_at_start (self->pages));
}

/* A page that fills the screen leaves it as it was. */
static void
render_fullness (CaravanWindow *self)
{
  gboolean fills = caravan_page_fills_screen (caravan_window_get_page (self));
  GtkWindow *window = GTK_WINDOW (self);

  gtk_widget_set_visible (GTK_WIDGET (self->header), !fills);
  if (fills == self->is_filled)
    return;
  self->is_filled = fills;
  if (fills)
    self->was_full = gtk_window_is_fullscreen (window);
  if (!self->was_full)
    g_object_set (window, "fullscreened", fills, NULL);
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
  caravan_widget_name (GTK_WIDGET (self->language), said);
}

static void
keep_awake (CaravanWindow *self)
{
  if (self->awake != NULL)
    caravan_awake_set (self->awake,
                       caravan_page_is_playing (caravan_window_get_page (self)) &&
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

/* The page on top is about something else now, or can do something else. */
static void
render_page (CaravanWindow *self)
{
  render_title (self);
  caravan_window_update_actions (self);
}

/* Everything in the header bar that depends on the page, the match or the language. */
static void
render_all (CaravanWindow *self)
{
  render_title (self);
  render_fullness (self);
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
  gtk_widget_set_visible (self->scores_label, self->wide);
  gtk_widget_set_visible (self->rules_label, self->wide);
  caravan_pages_set_narrow (self->pages, self->narrow);
  render_title (self);
  render_language (self);
  caravan_window_update_actions (self);
}

static gboolean
narrowness_changed_cb (gpointer data)
{
  show_narrowness (data);
  return G_SOURCE_REMOVE;
}

/* Whether it is narrow or wide, and was not before. */
static gboolean
take_width (CaravanWindow *self, int width)
{
  gboolean narrow = width < NARROW, wide = width >= WIDE;
  gboolean is_new = narrow != self->narrow || wide != self->wide;

  self->narrow = narrow;
  self->wide = wide;
  return is_new;
}

/* A window that will open narrow must be so before it is measured. */
static void
default_width_changed_cb (CaravanWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) || width <= 0)
    return;
  if (take_width (self, width))
    show_narrowness (self);
}

/* A label must not change while sizes are handed out: it follows right after. */
static void
caravan_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CaravanWindow *self = CARAVAN_WINDOW (widget);

  GTK_WIDGET_CLASS (caravan_window_parent_class)
      ->size_allocate (widget, width, height, baseline);
  if (!take_width (self, width))
    return;
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

  g_clear_weak_pointer (&self->offer);
  g_clear_weak_pointer (&self->before);
  g_clear_weak_pointer (&self->before_lock);
  g_clear_weak_pointer (&self->people);
  g_clear_weak_pointer (&self->left);
  g_clear_pointer (&self->ticks, g_hash_table_unref);
  if (self->awake != NULL)
    caravan_awake_set (self->awake, FALSE, NULL);
  g_clear_object (&self->awake);
  g_clear_object (&self->match);
  caravan_errand_drop (&self->reading);
  g_clear_pointer (&self->reading_path, g_free);
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
  g_type_ensure (CARAVAN_TYPE_PAGES);
  caravan_template_set (klass, "caravan-window.ui");
  gtk_widget_class_bind_template_child (klass, CaravanWindow, overlay);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, room);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, header);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, title);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, back);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, undo_redo);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, redo);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, lock);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, ways);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, dispute);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, scores);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, scores_label);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, rules);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, rules_label);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, language);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, language_icon);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, language_label);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, menu);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, trouble);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, toasts);
  gtk_widget_class_bind_template_child (klass, CaravanWindow, pages);
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
  render_all (CARAVAN_WINDOW (object));
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
  self->ticks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  caravan_template_init (GTK_WIDGET (self));
  let_shrink (GTK_WIDGET (self->title));
  caravan_window_accept_drops (self);
  caravan_window_add_hands_off (self);
  make_language_menu (self);
  gtk_menu_button_set_create_popup_func (self->menu, make_menu_cb, self, NULL);
  caravan_menu_button_hush (GTK_WIDGET (self->menu));
  caravan_menu_button_hush (GTK_WIDGET (self->language));
  g_signal_connect_object (self->pages, "switched", G_CALLBACK (render_all), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "changed", G_CALLBACK (render_page), self,
                           G_CONNECT_SWAPPED);
  caravan_pages_push (self->pages, caravan_welcome_page_new ());
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
  return GTK_WIDGET (self);
}

void
caravan_window_put_match_away (CaravanWindow *self)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  caravan_window_close_left (self);
  caravan_notice_withdraw (GTK_WIDGET (self->pages));
  caravan_drawer_set_match (self->drawer, NULL);
  caravan_trouble_bar_set_match (self->trouble, NULL);
  g_clear_object (&self->match);
  caravan_pages_remove_of_match (self->pages);
  self->scores_seen = FALSE;
  self->warned_on_close = FALSE;
  caravan_window_update_actions (self);
}

/* The match takes the place of the one before. */
static void
take_match (CaravanWindow *self, CaravanMatch *match)
{
  g_object_ref (match);
  caravan_window_put_match_away (self);
  self->match = match;
  g_signal_connect_object (match, "changed", G_CALLBACK (render_all), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (caravan_window_refresh_scores),
                           self, G_CONNECT_SWAPPED);
  caravan_trouble_bar_set_match (self->trouble, match);
}

static void
show_table (CaravanWindow *self, CaravanMatch *match)
{
  caravan_drawer_set_match (self->drawer, match);
  caravan_pages_push (self->pages, CARAVAN_PAGE (caravan_table_page_new (match)));
}

/* The result is the same sheet, finished. */
static void
quick_done_cb (CaravanWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.scores", NULL);
}

static void
show_quick (CaravanWindow *self, CaravanMatch *match)
{
  GtkWidget *page = caravan_quick_page_new (match);

  g_signal_connect_object (page, "done", G_CALLBACK (quick_done_cb), self,
                           G_CONNECT_SWAPPED);
  caravan_pages_push (self->pages, CARAVAN_PAGE (page));
}

/* Without a board it is a sheet to be filled in; a game that has no table shows its
   scores. */
void
caravan_window_show_match (CaravanWindow *self, CaravanMatch *match)
{
  const CvTable *table = caravan_match_get_table (match);

  if (!caravan_window_is_beginning (self))
    caravan_window_forget_ticks (self);
  take_match (self, match);
  if (caravan_quick_page_suits (table))
    show_quick (self, match);
  else if (table->board.present && caravan_game_find (table->game)->table != NULL)
    show_table (self, match);
  else
    caravan_window_show_scores (self);
}
