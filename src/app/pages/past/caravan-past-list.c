/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of past games: ten thousand of them, of which a few hundred have a row. */
#include "caravan-past-private.h"

#include "caravan-past-row.h"
#include "caravan-text.h"
#include "caravan-widget.h"

static CaravanPastItem *
get_item (CaravanPastPage *self, guint position)
{
  /* The store keeps it. */
  g_autoptr (CaravanPastItem) item =
      g_list_model_get_item (G_LIST_MODEL (self->store), position);

  return item;
}

static gboolean
find_file (CaravanPastPage *self, const char *file, guint *ret_position)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->store));

  for (guint i = 0; i < n; i++)
    if (g_str_equal (caravan_past_item_get_file (get_item (self, i)), file))
      {
        *ret_position = i;
        return TRUE;
      }
  return FALSE;
}

CaravanPastItem *
caravan_past_list_get_only (CaravanPastPage *self, guint *ret_n)
{
  g_autoptr (GtkBitset) chosen = gtk_selection_model_get_selection (self->selection);
  guint n = (guint) gtk_bitset_get_size (chosen);

  *ret_n = n;
  return n == 1 ? get_item (self, gtk_bitset_get_minimum (chosen)) : NULL;
}

char **
caravan_past_page_get_chosen (CaravanPastPage *self)
{
  g_autoptr (GtkBitset) chosen = gtk_selection_model_get_selection (self->selection);
  g_autoptr (GStrvBuilder) files = g_strv_builder_new ();
  GtkBitsetIter iter;
  guint position;

  for (gboolean more = gtk_bitset_iter_init_first (&iter, chosen, &position); more;
       more = gtk_bitset_iter_next (&iter, &position))
    g_strv_builder_add (files, caravan_past_item_get_file (get_item (self, position)));
  return g_strv_builder_end (files);
}

guint
caravan_past_page_get_n_found (CaravanPastPage *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->store));
}

static void
choose (CaravanPastPage *self, guint position)
{
  gtk_selection_model_select_item (self->selection, position, TRUE);
  gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", position);
}

/* What holds the row of this game, or NULL when it has none. */
static GtkWidget *
find_holder (CaravanPastPage *self, CaravanPastItem *item)
{
  for (GtkWidget *holder = gtk_widget_get_first_child (self->view); holder != NULL;
       holder = gtk_widget_get_next_sibling (holder))
    {
      GtkWidget *row = gtk_widget_get_first_child (holder);
      if (CARAVAN_IS_PAST_ROW (row) &&
          caravan_past_row_get_item (CARAVAN_PAST_ROW (row)) == item)
        return holder;
    }
  return NULL;
}

/* The list by itself would give the keyboard to its first row. */
void
caravan_past_list_focus (CaravanPastPage *self)
{
  g_autoptr (GtkBitset) chosen = gtk_selection_model_get_selection (self->selection);
  guint position = gtk_bitset_is_empty (chosen) ? 0 : gtk_bitset_get_minimum (chosen);
  GtkWidget *holder;

  gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", position);
  holder = find_holder (self, get_item (self, position));
  gtk_widget_grab_focus (holder != NULL ? holder : self->view);
}

void
caravan_past_page_choose_game (CaravanPastPage *self, const CvGame *game)
{
  caravan_past_filter_choose_game (CARAVAN_PAST_FILTER (self->filter), game);
}

gboolean
caravan_past_page_choose (CaravanPastPage *self, const char *file)
{
  guint position;

  if (!find_file (self, file, &position))
    return FALSE;
  choose (self, position);
  return TRUE;
}

/* The same games in the same places at the beginning, or at the end. */
static guint
count_same (CaravanPastPage *self, GPtrArray *items, gboolean at_end, guint most)
{
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->store)), n = 0;

  while (n < most && n < n_old && n < items->len &&
         caravan_past_item_is_same (
             get_item (self, at_end ? n_old - 1 - n : n),
             g_ptr_array_index (items, at_end ? items->len - 1 - n : n)))
    n++;
  return n;
}

static void
replace (CaravanPastPage *self, GPtrArray *items)
{
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->store));
  guint first = count_same (self, items, FALSE, G_MAXUINT);
  guint last = count_same (self, items, TRUE, MIN (n_old, items->len) - first);

  guint n_new = items->len - first - last;
  g_list_store_splice (self->store, first, n_old - first - last,
                       n_new > 0 ? items->pdata + first : NULL, n_new);
}

/* Something is always chosen: what was, or else what is in its place. */
static void
choose_again (CaravanPastPage *self, const char *file, guint position)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->store));
  guint n_chosen;

  if (self->wanted != NULL && caravan_past_page_choose (self, self->wanted))
    {
      g_clear_pointer (&self->wanted, g_free);
      return;
    }
  caravan_past_list_get_only (self, &n_chosen);
  if (n_chosen > 0 || n == 0)
    return;
  if (file == NULL || !caravan_past_page_choose (self, file))
    gtk_selection_model_select_item (self->selection, MIN (position, n - 1), TRUE);
}

void
caravan_past_list_take (CaravanPastPage *self, GPtrArray *items)
{
  g_autoptr (GtkBitset) chosen = gtk_selection_model_get_selection (self->selection);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean has_focus = focus != NULL && gtk_widget_is_ancestor (focus, self->view);
  guint position = gtk_bitset_is_empty (chosen) ? 0 : gtk_bitset_get_minimum (chosen);
  g_autofree char *file =
      gtk_bitset_is_empty (chosen)
          ? NULL
          : g_strdup (caravan_past_item_get_file (get_item (self, position)));

  replace (self, items);
  choose_again (self, file, position);
  if (has_focus)
    caravan_past_page_focus (self);
}

/* Rows. */

static guint
find_row (CaravanPastPage *self, GtkWidget *row)
{
  guint position = GTK_INVALID_LIST_POSITION;
  CaravanPastItem *item = caravan_past_row_get_item (CARAVAN_PAST_ROW (row));

  if (item == NULL || !g_list_store_find (self->store, item, &position))
    return GTK_INVALID_LIST_POSITION;
  return position;
}

static void
open_menu (CaravanPastPage *self, double x, double y)
{
  gtk_popover_set_pointing_to (GTK_POPOVER (self->context),
                               &(GdkRectangle){ (int) x, (int) y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->context));
}

/* The menu is about the game under the pointer, or all chosen ones when it is one of
   them. */
static void
secondary_pressed_cb (
    GtkGestureClick *gesture, int n_press, double x, double y, CaravanPastPage *self)
{
  GtkWidget *under = gtk_widget_pick (self->view, x, y, GTK_PICK_DEFAULT);
  GtkWidget *row =
      under == NULL ? NULL : gtk_widget_get_ancestor (under, CARAVAN_TYPE_PAST_ROW);
  guint position = row == NULL ? GTK_INVALID_LIST_POSITION : find_row (self, row);
  double page_x, page_y;

  if (position == GTK_INVALID_LIST_POSITION)
    return;
  if (!gtk_selection_model_is_selected (self->selection, position))
    gtk_selection_model_select_item (self->selection, position, TRUE);
  gtk_widget_translate_coordinates (self->view, GTK_WIDGET (self), x, y, &page_x,
                                    &page_y);
  open_menu (self, page_x, page_y);
}

static void
row_setup_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  gtk_list_item_set_child (list_item, caravan_past_row_new ());
}

static void
row_bind_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  caravan_past_row_show (CARAVAN_PAST_ROW (gtk_list_item_get_child (list_item)),
                         gtk_list_item_get_item (list_item));
}

static void
row_unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  caravan_past_row_show (CARAVAN_PAST_ROW (gtk_list_item_get_child (list_item)), NULL);
}

static void
row_activated_cb (GtkListView *view, guint position, CaravanPastPage *self)
{
  gtk_selection_model_select_item (self->selection, position, TRUE);
  caravan_past_page_activate (self);
}

/* Keys that are the list's own: a field has Delete for itself. */

static gboolean
menu_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  CaravanPastPage *self = data;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  graphene_rect_t bounds;

  if (focus == NULL || !gtk_widget_compute_bounds (focus, GTK_WIDGET (self), &bounds))
    return FALSE;
  open_menu (self, bounds.origin.x + 40, bounds.origin.y + bounds.size.height / 2);
  return TRUE;
}

/* Whoever types a letter in the list looks for something. The search entry could take
   all keys of the list by itself, but then Delete and Enter would be its own, too. */
static gboolean
typed_cb (GtkEventControllerKey *controller,
          guint key,
          guint code,
          GdkModifierType state,
          CaravanPastPage *self)
{
  GtkWidget *search =
      caravan_past_filter_get_search (CARAVAN_PAST_FILTER (self->filter));
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (search));

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 ||
      !g_unichar_isgraph (gdk_keyval_to_unicode (key)) ||
      g_unichar_iscntrl (gdk_keyval_to_unicode (key)))
    return FALSE;
  gtk_widget_grab_focus (search);
  gtk_editable_set_position (GTK_EDITABLE (search), -1);
  return gtk_event_controller_key_forward (controller, GTK_WIDGET (text));
}

static void
add_keys (CaravanPastPage *self)
{
  GtkEventController *typing = gtk_event_controller_key_new ();

  caravan_widget_add_key (self->view, "Delete|KP_Delete",
                          gtk_named_action_new ("past.delete"));
  caravan_widget_add_key (self->view, "Menu|<Shift>F10",
                          gtk_callback_action_new (menu_key_cb, self, NULL));
  g_signal_connect (typing, "key-pressed", G_CALLBACK (typed_cb), self);
  gtk_widget_add_controller (self->view, typing);
}

void
caravan_past_list_init (CaravanPastPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->store = g_list_store_new (CARAVAN_TYPE_PAST_ITEM);
  self->selection = GTK_SELECTION_MODEL (
      gtk_multi_selection_new (g_object_ref (G_LIST_MODEL (self->store))));
  g_signal_connect (factory, "setup", G_CALLBACK (row_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (row_bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (row_unbind_cb), NULL);
  self->view = gtk_list_view_new (g_object_ref (self->selection), factory);
  gtk_widget_add_css_class (self->view, "past-list");
  gtk_list_view_set_show_separators (GTK_LIST_VIEW (self->view), TRUE);
  caravan_text_bind_accessible (self->view, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Past games"));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (secondary_pressed_cb), self);
  gtk_widget_add_controller (self->view, GTK_EVENT_CONTROLLER (click));
  add_keys (self);
  g_signal_connect (self->view, "activate", G_CALLBACK (row_activated_cb), self);
  g_signal_connect_swapped (self->selection, "selection-changed",
                            G_CALLBACK (caravan_past_page_render_chosen), self);
}
