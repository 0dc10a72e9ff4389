/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-rules-page.h"

#include <adwaita.h>

#include "caravan-books.h"
#include "caravan-flow-layout.h"
#include "caravan-rules-contents.h"
#include "caravan-rules-languages.h"
#include "caravan-rules-print.h"
#include "caravan-rules-text.h"
#include "caravan-settings.h"
#include "caravan-text.h"

#define SIZE_LEAST 80
#define SIZE_MOST  240
#define SIZE_STEP  20

struct _CaravanRulesPage
{
  CaravanPage parent_instance;

  /* template */
  AdwLeaflet *leaflet;
  GtkWidget *contents;
  GtkBox *bar;
  GtkWidget *forward;
  GtkScrolledWindow *scrolled;
  GtkWidget *text;

  /* borrowed: children of the bar */

  /* owned: the anchors on the way, and where on it the reader is */
  GPtrArray *way;
  guint at;

  gsize page;
  gsize section;
  gboolean laid_out;
  guint scroller;
};

G_DEFINE_FINAL_TYPE (CaravanRulesPage, caravan_rules_page, CARAVAN_TYPE_PAGE)

static int
get_size (void)
{
  return CLAMP (g_settings_get_int (caravan_settings (), "rules-text-size"), SIZE_LEAST,
                SIZE_MOST);
}

/* Where a section begins; FALSE while the page that it is on is not laid out. */
static gboolean
find_section (CaravanRulesPage *self, double *ret_y)
{
  GtkWidget *target =
      caravan_rules_text_mark (CARAVAN_RULES_TEXT (self->text), self->section);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  graphene_point_t point;

  *ret_y = 0;
  if (self->section == 0 || target == NULL)
    return TRUE;
  if (!gtk_widget_compute_point (target, self->text, &GRAPHENE_POINT_INIT (0, 0),
                                 &point) ||
      point.y <= 0 || point.y >= gtk_adjustment_get_upper (adjustment))
    return FALSE;
  *ret_y = point.y - 12;
  return TRUE;
}

/* Scrolling waits until the page has been laid out: that is after the first frame, or
   later on a busy machine. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CaravanRulesPage *self = CARAVAN_RULES_PAGE (widget);
  double y;

  if (!self->laid_out ||
      (gtk_widget_get_mapped (self->text) && !find_section (self, &y)))
    {
      self->laid_out = TRUE;
      return G_SOURCE_CONTINUE;
    }
  find_section (self, &y);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), y);
  self->scroller = 0;
  return G_SOURCE_REMOVE;
}

static void
scroll_later (CaravanRulesPage *self)
{
  self->laid_out = FALSE;
  if (self->scroller == 0)
    self->scroller =
        gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

static void
update_actions (CaravanRulesPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "rules.back", self->at > 0);
  gtk_widget_action_set_enabled (widget, "rules.forward",
                                 self->at + 1 < self->way->len);
  gtk_widget_action_set_enabled (widget, "rules.larger", get_size () < SIZE_MOST);
  gtk_widget_action_set_enabled (widget, "rules.smaller", get_size () > SIZE_LEAST);
}

static void
render (gpointer object)
{
  CaravanRulesPage *self = object;

  if (caravan_books_count () == 0)
    return;
  caravan_rules_text_show (CARAVAN_RULES_TEXT (self->text), self->page,
                           caravan_rules_languages_get (), get_size ());
  caravan_rules_text_mark (CARAVAN_RULES_TEXT (self->text), self->section);
  caravan_rules_contents_select (CARAVAN_RULES_CONTENTS (self->contents), self->page);
  update_actions (self);
  scroll_later (self);
}

/* The way. */

static void
show_place (CaravanRulesPage *self)
{
  const char *anchor = g_ptr_array_index (self->way, self->at);

  if (caravan_books_count () == 0 ||
      !lang_book_find_anchor (caravan_book (0), anchor, &self->page, &self->section))
    return;
  render (self);
  if (adw_leaflet_get_folded (self->leaflet))
    adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_FORWARD);
}

void
caravan_rules_page_open (CaravanRulesPage *self, const char *anchor)
{
  gsize page, section;

  if (caravan_books_count () > 0 &&
      (anchor == NULL ||
       !lang_book_find_anchor (caravan_book (0), anchor, &page, &section)))
    anchor = "reference";
  if (self->way->len > 0)
    {
      if (g_str_equal (g_ptr_array_index (self->way, self->at), anchor))
        {
          show_place (self);
          return;
        }
      g_ptr_array_set_size (self->way, (int) self->at + 1);
    }
  g_ptr_array_add (self->way, g_strdup (anchor));
  self->at = self->way->len - 1;
  show_place (self);
}

const char *
caravan_rules_page_get_anchor (CaravanRulesPage *self)
{
  return self->way->len > 0 ? g_ptr_array_index (self->way, self->at) : NULL;
}

/* The chapter of a game has its name; the pages of it stand below. */
const CvGame *
caravan_rules_page_get_game (CaravanRulesPage *self)
{
  gsize page = self->page;

  for (int depth = caravan_books_count () > 0 ? lang_book_depth (caravan_book (0), page)
                                              : 0;
       depth > 0; depth--)
    {
      const CvGame *game = cv_game_find (lang_book_page (caravan_book (0), page)->id);
      if (game != NULL)
        return game;
      page = lang_book_guide (caravan_book (0), page);
    }
  return NULL;
}

gboolean
caravan_rules_page_walk (CaravanRulesPage *self, int steps)
{
  gint64 to = (gint64) self->at + steps;

  if (to < 0 || to >= self->way->len)
    return FALSE;
  self->at = (guint) to;
  show_place (self);
  return TRUE;
}

void
caravan_rules_page_forget_way (CaravanRulesPage *self)
{
  g_ptr_array_set_size (self->way, 0);
  self->at = 0;
}

/* What people do. */

static void
go_cb (CaravanRulesPage *self, const char *anchor)
{
  g_autofree char *own = g_strdup (anchor);

  caravan_rules_page_open (self, own);
}

static void
walk_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_rules_page_walk (CARAVAN_RULES_PAGE (widget),
                           g_str_equal (name, "rules.back") ? -1 : 1);
}

static void
size_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  int step = g_str_equal (name, "rules.larger") ? SIZE_STEP : -SIZE_STEP;

  g_settings_set_int (caravan_settings (), "rules-text-size",
                      CLAMP (get_size () + step, SIZE_LEAST, SIZE_MOST));
  render (widget);
}

static void
print_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanRulesPage *self = CARAVAN_RULES_PAGE (widget);
  g_autoptr (GtkPrintOperation) operation =
      caravan_rules_print_new (self->page, caravan_rules_languages_get ());

  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_WINDOW (gtk_widget_get_root (widget)), NULL);
}

static void
search_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanRulesPage *self = CARAVAN_RULES_PAGE (widget);

  adw_leaflet_set_visible_child (self->leaflet, self->contents);
  gtk_widget_grab_focus (
      caravan_rules_contents_get_search (CARAVAN_RULES_CONTENTS (self->contents)));
}

static void
contents_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanRulesPage *self = CARAVAN_RULES_PAGE (widget);

  adw_leaflet_set_visible_child (self->leaflet, self->contents);
}

/* Building. */

static void
caravan_rules_page_finalize (GObject *object)
{
  g_clear_pointer (&CARAVAN_RULES_PAGE (object)->way, g_ptr_array_unref);
  G_OBJECT_CLASS (caravan_rules_page_parent_class)->finalize (object);
}

/* A key of 0: it has none. */
static const struct
{
  const char *name;
  GtkWidgetActionActivateFunc activate;
  guint key;
  GdkModifierType state;
} actions[] = {
  { "rules.back", walk_activated_cb, GDK_KEY_Left, GDK_ALT_MASK },
  { "rules.forward", walk_activated_cb, GDK_KEY_Right, GDK_ALT_MASK },
  { "rules.larger", size_activated_cb, GDK_KEY_plus, GDK_CONTROL_MASK },
  { "rules.smaller", size_activated_cb, GDK_KEY_minus, GDK_CONTROL_MASK },
  { "rules.print", print_activated_cb, GDK_KEY_p, GDK_CONTROL_MASK },
  { "rules.search", search_activated_cb, GDK_KEY_f, GDK_CONTROL_MASK },
  { "rules.contents", contents_activated_cb, 0, 0 },
};

static void
install_actions (GtkWidgetClass *klass)
{
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_class_install_action (klass, actions[i].name, NULL,
                                       actions[i].activate);
      if (actions[i].key != 0)
        gtk_widget_class_add_binding_action (klass, actions[i].key, actions[i].state,
                                             actions[i].name, NULL);
    }
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (CARAVAN_TYPE_RULES_CONTENTS);
  g_type_ensure (CARAVAN_TYPE_RULES_TEXT);
  caravan_template_set (klass, "caravan-rules-page.ui");
  gtk_widget_class_bind_template_child (klass, CaravanRulesPage, leaflet);
  gtk_widget_class_bind_template_child (klass, CaravanRulesPage, contents);
  gtk_widget_class_bind_template_child (klass, CaravanRulesPage, bar);
  gtk_widget_class_bind_template_child (klass, CaravanRulesPage, forward);
  gtk_widget_class_bind_template_child (klass, CaravanRulesPage, scrolled);
  gtk_widget_class_bind_template_child (klass, CaravanRulesPage, text);
  gtk_widget_class_bind_template_callback (klass, go_cb);
}

static void
caravan_rules_page_class_init (CaravanRulesPageClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = caravan_rules_page_finalize;
  CARAVAN_PAGE_CLASS (klass)->title = N_ ("Rules and help");
  CARAVAN_PAGE_CLASS (klass)->help = "index";
  install_actions (GTK_WIDGET_CLASS (klass));
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
caravan_rules_page_init (CaravanRulesPage *self)
{
  self->way = g_ptr_array_new_with_free_func (g_free);
  caravan_template_init (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->bar), caravan_flow_layout_new (6));
  caravan_rules_languages_add (self->bar, self->forward);
  g_signal_connect_object (caravan_settings (), "changed::rules-languages",
                           G_CALLBACK (render), self, G_CONNECT_SWAPPED);
  caravan_text_follow (self, render);
}

GtkWidget *
caravan_rules_page_new (void)
{
  return g_object_new (CARAVAN_TYPE_RULES_PAGE, NULL);
}
