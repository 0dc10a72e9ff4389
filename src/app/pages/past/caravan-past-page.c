/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-past-private.h"

#include <adwaita.h>

#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-say.h"

/* Games that take long enough to be read that people wonder. */
#define READING_LEAST 100

G_DEFINE_FINAL_TYPE (CaravanPastPage, caravan_past_page, CARAVAN_TYPE_PAGE)

/* Rendering. */

static char *
say_found (CaravanPastPage *self)
{
  long n = (long) caravan_past_page_get_n_found (self), n_all = (long) self->n_all;

  if (caravan_past_filter_is_set (CARAVAN_PAST_FILTER (self->filter)))
    /* Translators: how many games were found, and how many there are. */
    return caravan_format_plural (NP_ ("%1$s of %2$s game", "%1$s of %2$s games"),
                                  n_all, "nn", n, n_all);
  return caravan_format_plural (NP_ ("%1$s game", "%1$s games"), n, "n", n);
}

static void
render_unreadable (CaravanPastPage *self)
{
  long n = (long) self->n_unreadable;
  g_autofree char *text = caravan_format_plural (
      NP_ ("%1$s record can’t be read", "%1$s records can’t be read"), n, "n", n);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (
                           gtk_button_get_child (GTK_BUTTON (self->unreadable)))),
                       text);
  caravan_widget_name (self->unreadable, text);
  gtk_widget_set_visible (self->unreadable, n > 0);
}

static void
render_trouble (CaravanPastPage *self)
{
  g_autofree char *why = lang_say_error (caravan_lang (), &self->error);
  g_autofree char *text =
      /* Translators: %1$s is the reason. */
      caravan_format (N_ ("The list of past games can’t be read: %1$s"), "s", why);

  gtk_label_set_label (GTK_LABEL (self->trouble), text);
}

/* Nothing at all for what is over in a moment; the page itself is there, since a stack
   shows another one in the place of one that is not. */
static void
render_reading (CaravanPastPage *self)
{
  long n = (long) self->n_reading;
  GtkWidget *first = gtk_widget_get_prev_sibling (self->reading);
  g_autofree char *text = caravan_format_plural (
      NP_ ("Reading %1$s game…", "Reading %1$s games…"), n, "n", n);

  gtk_label_set_label (GTK_LABEL (self->reading), n > 0 ? text : "");
  caravan_widget_name (self->progress, text);
  for (GtkWidget *i = first; i != NULL; i = gtk_widget_get_next_sibling (i))
    gtk_widget_set_visible (i, n > 0);
}

static const char *
find_state (CaravanPastPage *self)
{
  if (self->has_failed)
    return "trouble";
  if (!self->has_answer || (self->n_all == 0 && self->n_reading > 0))
    return "wait";
  if (self->n_all == 0)
    return "empty";
  return caravan_past_page_get_n_found (self) == 0 ? "none" : "list";
}

static void
render (gpointer object)
{
  CaravanPastPage *self = object;
  const char *state = find_state (self);

  if (self->has_failed)
    render_trouble (self);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), state);
  gtk_widget_set_visible (self->filter, self->has_answer && self->n_all > 0);
  gtk_widget_set_visible (self->detail, g_str_equal (state, "list"));
  caravan_past_filter_say (CARAVAN_PAST_FILTER (self->filter),
                           self->has_answer ? say_found (self) : g_strdup (""));
  render_unreadable (self);
  render_reading (self);
  caravan_past_page_render_menu (self);
}

static void
enable_actions (CaravanPastPage *self, CaravanPastItem *item, guint n)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const RecHistoryGame *game = item == NULL ? NULL : caravan_past_item_get (item);

  gtk_widget_action_set_enabled (widget, "past.scores", game != NULL);
  gtk_widget_action_set_enabled (widget, "past.table",
                                 game != NULL && caravan_past_item_has_table (item));
  gtk_widget_action_set_enabled (widget, "past.replay",
                                 game != NULL && game->has_board);
  gtk_widget_action_set_enabled (widget, "past.folder", n > 0);
  gtk_widget_action_set_enabled (widget, "past.export", n > 0);
  gtk_widget_action_set_enabled (widget, "past.delete", n > 0);
}

void
caravan_past_page_render_chosen (CaravanPastPage *self)
{
  guint n;
  CaravanPastItem *item = caravan_past_list_get_only (self, &n);

  caravan_past_detail_show (CARAVAN_PAST_DETAIL (self->detail), item, n);
  enable_actions (self, item, n);
}

/* Asking. */

static void
answered_cb (gpointer data, gpointer result, const RecError *error)
{
  CaravanPastPage *self = data;
  g_autoptr (CaravanPastAnswer) answer = result;

  self->has_answer = answer != NULL;
  self->has_failed = answer == NULL;
  self->error = *error;
  if (answer == NULL)
    {
      render (self);
      return;
    }
  self->n_reading = 0;
  self->n_all = answer->n_all;
  self->n_unreadable = answer->n_unreadable;
  caravan_past_list_take (self, answer->items);
  caravan_past_filter_set_people (CARAVAN_PAST_FILTER (self->filter), answer->people);
  caravan_past_page_render_chosen (self);
  render (self);
  if (self->wants_focus)
    caravan_past_page_focus (self);
  g_signal_emit_by_name (self, "answered");
}

static void
ask (CaravanPastPage *self)
{
  caravan_past_ask (caravan_past_filter_get_query (CARAVAN_PAST_FILTER (self->filter)),
                    &self->asking, answered_cb, self);
}

/* A list that is there stays; where there is none, what it waits for is told, and what
   has the keyboard there goes on to the list. When all is read, or could not be, what
   there is by then is asked for. */
void
caravan_past_page_show_reading (CaravanPastPage *self, gulong n_done, gulong n)
{
  if ((self->has_answer && self->n_all > 0) || n < READING_LEAST)
    return;
  gboolean is_new = self->n_reading != n;
  self->wants_focus |= is_new && gtk_widget_get_focus_child (self->stack) != NULL;
  self->n_reading = n;
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress),
                                 (double) n_done / (double) n);
  if (is_new)
    render (self);
  if (n_done == n && self->has_answer)
    ask (self);
}

static void
refresh (CaravanPastPage *self)
{
  caravan_archive_sync (caravan_archive_get ());
  ask (self);
}

CaravanPastDeeds *
caravan_past_page_get_deeds (CaravanPastPage *self)
{
  return self->deeds;
}

static void
brought_cb (CaravanPastPage *self, const char *file)
{
  g_free (self->wanted);
  self->wanted = g_strdup (file);
}

/* Where one is. */

static gboolean
is_folded (CaravanPastPage *self)
{
  return adw_leaflet_get_folded (ADW_LEAFLET (self->leaflet));
}

void
caravan_past_page_focus (CaravanPastPage *self)
{
  self->wants_focus = !self->has_answer;
  if (!self->has_answer)
    return;
  if (caravan_past_page_get_n_found (self) > 0)
    caravan_past_list_focus (self);
  else
    gtk_widget_child_focus (self->stack, GTK_DIR_TAB_FORWARD);
}

static gboolean
show_list (CaravanPastPage *self)
{
  AdwLeaflet *leaflet = ADW_LEAFLET (self->leaflet);

  if (!is_folded (self) || adw_leaflet_get_visible_child (leaflet) != self->detail)
    return FALSE;
  adw_leaflet_set_visible_child (leaflet, self->left);
  caravan_past_page_focus (self);
  return TRUE;
}

/* How much room there is: what has none is in the menu, or shown instead of the list.
   It is counted in letters, so that large text counts. */

#define PAGE_LETTERS   84 /* list and game beside each other */
#define SEARCH_LETTERS 26
#define BUTTON_EDGE    32 /* of a button, and the gap after it */

static void
show_room (CaravanPastPage *self)
{
  gboolean has_buttons = !self->narrow && self->has_button_room;

  adw_leaflet_set_can_unfold (ADW_LEAFLET (self->leaflet), self->has_detail_room);
  gtk_widget_set_visible (self->statistics, has_buttons);
  gtk_widget_set_visible (self->people, has_buttons);
  gtk_widget_set_visible (self->import, has_buttons);
}

static gboolean
room_changed_cb (gpointer data)
{
  /* The page may be gone by now. */
  if (CARAVAN_PAST_PAGE (data)->leaflet != NULL)
    show_room (data);
  return G_SOURCE_REMOVE;
}

static int
measure_letter (GtkWidget *widget)
{
  PangoFontMetrics *metrics =
      pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  int width = pango_font_metrics_get_approximate_char_width (metrics);

  pango_font_metrics_unref (metrics);
  return PANGO_PIXELS_CEIL (width);
}

/* A button that is hidden asks for nothing, but what is in it does. */
static int
measure_buttons (CaravanPastPage *self)
{
  GtkWidget *const buttons[] = { self->statistics, self->people, self->import };
  int width = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      int natural;
      gtk_widget_measure (gtk_button_get_child (GTK_BUTTON (buttons[i])),
                          GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      width += natural + BUTTON_EDGE;
    }
  return width;
}

/* Nothing may change while sizes are handed out: it follows right after. */
static void
find_room (CaravanPastPage *self, int width)
{
  int letter = measure_letter (GTK_WIDGET (self));
  gboolean has_detail = width >= PAGE_LETTERS * letter;
  int left = width - (has_detail ? gtk_widget_get_width (self->detail) : 0);
  gboolean has_buttons = left >= SEARCH_LETTERS * letter + measure_buttons (self);

  if (has_detail == self->has_detail_room && has_buttons == self->has_button_room)
    return;
  self->has_detail_room = has_detail;
  self->has_button_room = has_buttons;
  g_idle_add_full (G_PRIORITY_DEFAULT, room_changed_cb, g_object_ref (self),
                   g_object_unref);
}

static void
caravan_past_page_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  gtk_widget_measure (CARAVAN_PAST_PAGE (widget)->leaflet, orientation, for_size,
                      minimum, natural, minimum_baseline, natural_baseline);
}

static void
caravan_past_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CaravanPastPage *self = CARAVAN_PAST_PAGE (widget);

  gtk_widget_size_allocate (self->leaflet, &(GtkAllocation){ 0, 0, width, height },
                            baseline);
  gtk_popover_present (GTK_POPOVER (self->context));
  find_room (self, width);
}

static void
set_narrow (CaravanPage *page, gboolean narrow)
{
  CaravanPastPage *self = CARAVAN_PAST_PAGE (page);

  self->narrow = narrow;
  caravan_past_filter_set_narrow (CARAVAN_PAST_FILTER (self->filter), narrow);
  show_room (self);
}

static void
folded_cb (CaravanPastPage *self)
{
  gboolean folded = is_folded (self);

  caravan_past_detail_set_folded (CARAVAN_PAST_DETAIL (self->detail), folded);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (self->view), folded);
}

/* What people do. */

static void
wish (CaravanPastPage *self, CaravanPastWish what)
{
  g_auto (GStrv) files = caravan_past_page_get_chosen (self);

  if (files[0] == NULL)
    return;
  g_signal_emit_by_name (self, "asked", (int) what, files);
  /* A game that goes is not followed by another one: there the list is, and undoing. */
  if (what == CARAVAN_PAST_DELETE)
    show_list (self);
}

/* Where there is no room for the game beside the list it is shown first. */
void
caravan_past_page_activate (CaravanPastPage *self)
{
  guint n;
  CaravanPastItem *item = caravan_past_list_get_only (self, &n);
  GtkWidget *first;

  if (item == NULL)
    return;
  if (!is_folded (self))
    {
      gboolean goes_on = !caravan_past_item_get (item)->is_finished &&
                         caravan_past_item_has_table (item);
      wish (self, goes_on ? CARAVAN_PAST_TABLE : CARAVAN_PAST_SCORES);
      return;
    }
  adw_leaflet_set_visible_child (ADW_LEAFLET (self->leaflet), self->detail);
  first = caravan_past_detail_get_first (CARAVAN_PAST_DETAIL (self->detail));
  if (first != NULL)
    gtk_widget_grab_focus (first);
}

static const struct
{
  const char *action;
  CaravanPastWish wish;
} wishes[] = {
  { "past.scores", CARAVAN_PAST_SCORES }, { "past.table", CARAVAN_PAST_TABLE },
  { "past.replay", CARAVAN_PAST_REPLAY }, { "past.export", CARAVAN_PAST_EXPORT },
  { "past.folder", CARAVAN_PAST_FOLDER }, { "past.delete", CARAVAN_PAST_DELETE },
};

static void
wish_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  for (gsize i = 0; i < G_N_ELEMENTS (wishes); i++)
    if (g_str_equal (wishes[i].action, name))
      wish (CARAVAN_PAST_PAGE (widget), wishes[i].wish);
}

static void
list_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_list (CARAVAN_PAST_PAGE (widget));
}

static void
undo_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_past_deeds_undo (CARAVAN_PAST_PAGE (widget)->deeds);
}

static void
search_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanPastPage *self = CARAVAN_PAST_PAGE (widget);

  adw_leaflet_set_visible_child (ADW_LEAFLET (self->leaflet), self->left);
  gtk_widget_grab_focus (
      caravan_past_filter_get_search (CARAVAN_PAST_FILTER (self->filter)));
}

static void
clear_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanPastPage *self = CARAVAN_PAST_PAGE (widget);

  caravan_past_filter_clear (CARAVAN_PAST_FILTER (self->filter));
  gtk_widget_grab_focus (
      caravan_past_filter_get_search (CARAVAN_PAST_FILTER (self->filter)));
}

static void
install_actions (GtkWidgetClass *klass)
{
  for (gsize i = 0; i < G_N_ELEMENTS (wishes); i++)
    gtk_widget_class_install_action (klass, wishes[i].action, NULL, wish_activated_cb);
  gtk_widget_class_install_action (klass, "past.list", NULL, list_activated_cb);
  gtk_widget_class_install_action (klass, "past.undo", NULL, undo_activated_cb);
  gtk_widget_class_install_action (klass, "past.search", NULL, search_activated_cb);
  gtk_widget_class_install_action (klass, "past.clear", NULL, clear_activated_cb);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_f, GDK_CONTROL_MASK,
                                       "past.search", NULL);
}

static void
appear (CaravanPage *page)
{
  refresh (CARAVAN_PAST_PAGE (page));
  caravan_past_page_focus (CARAVAN_PAST_PAGE (page));
}

static gboolean
go_back (CaravanPage *page)
{
  return show_list (CARAVAN_PAST_PAGE (page));
}

static void
undo (CaravanPage *page)
{
  caravan_past_deeds_undo (CARAVAN_PAST_PAGE (page)->deeds);
}

static gboolean
can_undo (CaravanPage *page)
{
  return caravan_past_deeds_can_undo (CARAVAN_PAST_PAGE (page)->deeds);
}

static const CaravanPageAction page_actions[] = {
  { "win.undo", undo, can_undo },
  { NULL, NULL, NULL },
};

static void
prepare_page (CaravanPageClass *klass)
{
  klass->title = N_ ("Past games");
  klass->help = "use-past";
  klass->actions = page_actions;
  klass->appear = appear;
  klass->go_back = go_back;
  klass->set_narrow = set_narrow;
}

static void
caravan_past_page_dispose (GObject *object)
{
  CaravanPastPage *self = CARAVAN_PAST_PAGE (object);

  caravan_errand_drop (&self->asking);
  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  g_clear_pointer (&self->context, gtk_widget_unparent);
  g_clear_pointer (&self->leaflet, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->store);
  g_clear_object (&self->deeds);
  g_clear_pointer (&self->wanted, g_free);
  G_OBJECT_CLASS (caravan_past_page_parent_class)->dispose (object);
}

static void
caravan_past_page_class_init (CaravanPastPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_past_page_dispose;
  GTK_WIDGET_CLASS (klass)->measure = caravan_past_page_measure;
  GTK_WIDGET_CLASS (klass)->size_allocate = caravan_past_page_size_allocate;
  install_actions (GTK_WIDGET_CLASS (klass));
  prepare_page (CARAVAN_PAGE_CLASS (klass));
  caravan_signal_new (klass, "asked", 2, G_TYPE_INT, G_TYPE_STRV);
  caravan_signal_new (klass, "answered", 0);
}

static void
caravan_past_page_init (CaravanPastPage *self)
{
  self->has_detail_room = self->has_button_room = TRUE;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  self->deeds = caravan_past_deeds_new ();
  g_signal_connect_object (self->deeds, "changed", G_CALLBACK (caravan_page_changed),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->deeds, "brought", G_CALLBACK (brought_cb), self,
                           G_CONNECT_SWAPPED);
  caravan_past_list_init (self);
  caravan_past_page_build (self);
  g_signal_connect_object (self->filter, "changed", G_CALLBACK (ask), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->filter, "left", G_CALLBACK (caravan_past_page_focus),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (caravan_archive_get (), "changed", G_CALLBACK (ask), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (caravan_archive_get (), "reading",
                           G_CALLBACK (caravan_past_page_show_reading), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->leaflet, "notify::folded", G_CALLBACK (folded_cb),
                            self);
  caravan_past_page_render_chosen (self);
  render (self);
  caravan_text_follow (self, render);
}

GtkWidget *
caravan_past_page_new (void)
{
  return g_object_new (CARAVAN_TYPE_PAST_PAGE, NULL);
}
