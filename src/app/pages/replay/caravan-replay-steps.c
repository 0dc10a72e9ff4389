/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-replay-steps.h"

#include "caravan-step-line.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define LEAST_HEIGHT 120

/* An item of the list. */

#define TYPE_ITEM (item_get_type ())
G_DECLARE_FINAL_TYPE (Item, item, CARAVAN, REPLAY_ITEM, GObject)

struct _Item
{
  GObject parent_instance;

  gsize moment;
  gsize note; /* its entry of the log; G_MAXSIZE: a step, or the start */
};

G_DEFINE_FINAL_TYPE (Item, item, G_TYPE_OBJECT)

static void
item_init (Item *self)
{
}

static void
item_class_init (ItemClass *klass)
{
}

struct _CaravanReplaySteps
{
  GtkWidget parent_instance;

  GtkWidget *scrolled;
  GtkWidget *view;
  gboolean is_following; /* the choice follows the replay, not the other way round */
  guint scrolling;       /* the tick that will bring the choice in sight, or 0 */

  /* owned */
  CaravanReplay *replay;
  GtkSingleSelection *selection;
  GArray *places; /* guint: where the step of each moment stands */
};

G_DEFINE_FINAL_TYPE (CaravanReplaySteps, caravan_replay_steps, GTK_TYPE_WIDGET)

/* The list: the start, then steps and notes as they were recorded. */

static CvMatch *
get_log (CaravanReplaySteps *self)
{
  return rec_record_match (
      caravan_sheet_get_record (caravan_replay_get_sheet (self->replay)));
}

static void
add_item (GListStore *store, gsize moment, gsize note)
{
  g_autoptr (Item) item = g_object_new (TYPE_ITEM, NULL);

  item->moment = moment;
  item->note = note;
  g_list_store_append (store, item);
}

static void
add_step (CaravanReplaySteps *self, GListStore *store, gsize moment)
{
  guint place = g_list_model_get_n_items (G_LIST_MODEL (store));

  g_array_append_val (self->places, place);
  add_item (store, moment, G_MAXSIZE);
}

static GListModel *
make_items (CaravanReplaySteps *self)
{
  CvMatch *log = get_log (self);
  GListStore *store = g_list_store_new (TYPE_ITEM);
  gsize n_steps = cv_match_n_steps (log), moment = 0;

  add_step (self, store, 0);
  for (gsize entry = 0; entry < cv_match_n_entries (log); entry++)
    if (moment < n_steps && cv_match_step_entry (log, moment) == entry)
      add_step (self, store, ++moment);
    else if (cv_match_entry (log, entry)->verb == CV_VERB_NOTE)
      add_item (store, moment, entry);
  return G_LIST_MODEL (store);
}

/* Choosing. */

static Item *
get_chosen (CaravanReplaySteps *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

static void
chosen_cb (CaravanReplaySteps *self)
{
  Item *item = get_chosen (self);

  if (!self->is_following && item != NULL)
    caravan_replay_go_to (self->replay, item->moment);
}

static gboolean
has_focus (CaravanReplaySteps *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus != NULL && gtk_widget_is_ancestor (focus, self->view);
}

/* The row of the chosen item, or NULL while it is out of sight. */
static GtkWidget *
find_chosen_row (CaravanReplaySteps *self)
{
  guint place = gtk_single_selection_get_selected (self->selection);

  for (GtkWidget *row = gtk_widget_get_first_child (self->view); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *line = gtk_widget_get_first_child (row);
      GtkListItem *item =
          line != NULL ? g_object_get_data (G_OBJECT (line), "row") : NULL;
      if (item != NULL && gtk_list_item_get_position (item) == place)
        return row;
    }
  return NULL;
}

/* A list that has no size yet would lose its rows. The focus goes along, so that the
   arrow keys go on from there. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer unused)
{
  CaravanReplaySteps *self = CARAVAN_REPLAY_STEPS (widget);
  GtkWidget *row;

  if (gtk_widget_get_height (self->view) <= 0)
    return G_SOURCE_CONTINUE;
  gtk_widget_activate_action (self->view, "list.scroll-to-item", "u",
                              gtk_single_selection_get_selected (self->selection));
  row = find_chosen_row (self);
  if (row == NULL)
    return G_SOURCE_CONTINUE;
  if (has_focus (self))
    gtk_widget_grab_focus (row);
  self->scrolling = 0;
  return G_SOURCE_REMOVE;
}

static void
scroll_soon (CaravanReplaySteps *self)
{
  if (self->scrolling == 0)
    self->scrolling =
        gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

/* A note that was chosen stays so: it is of the same moment as the step before it. */
static void
follow (CaravanReplaySteps *self)
{
  gsize moment = caravan_replay_get_moment (self->replay);
  Item *item = get_chosen (self);
  guint place;

  if (item != NULL && item->moment == moment)
    return;
  place = g_array_index (self->places, guint, moment);
  self->is_following = TRUE;
  gtk_single_selection_set_selected (self->selection, place);
  self->is_following = FALSE;
  scroll_soon (self);
}

/* Rows. */

static void
render_note (CaravanReplaySteps *self, GtkWidget *line, gsize entry)
{
  json_t *event = rec_record_event (
      caravan_sheet_get_record (caravan_replay_get_sheet (self->replay)), entry);

  caravan_step_line_set (line, json_string_value (json_object_get (event, "text")), -1,
                         FALSE);
  json_decref (event);
}

static void
render_step (CaravanReplaySteps *self, GtkWidget *line, gsize moment)
{
  g_autofree char *sentence = caravan_replay_say_step (self->replay, moment);
  int seat = caravan_replay_get_seat (self->replay, moment);
  gboolean house = caravan_replay_is_house (self->replay, moment);
  g_autofree char *said = caravan_step_line_say (sentence, house);
  const CvTable *table = caravan_replay_get_table (self->replay);

  caravan_step_line_set (line, sentence, seat >= 0 ? table->color[seat] : -1, house);
  caravan_widget_name (line, said);
}

static void
render_row (gpointer line)
{
  GtkListItem *row = g_object_get_data (line, "row");
  Item *item = row != NULL ? gtk_list_item_get_item (row) : NULL;
  CaravanReplaySteps *self =
      CARAVAN_REPLAY_STEPS (gtk_widget_get_ancestor (line, CARAVAN_TYPE_REPLAY_STEPS));

  if (item == NULL || self == NULL)
    return;
  if (item->note != G_MAXSIZE)
    gtk_widget_add_css_class (line, "note");
  else
    gtk_widget_remove_css_class (line, "note");
  if (item->note != G_MAXSIZE)
    render_note (self, line, item->note);
  else
    render_step (self, line, item->moment);
}

static void
setup_cb (GtkListItemFactory *factory, GtkListItem *row)
{
  GtkWidget *line = caravan_step_line_new (FALSE);

  gtk_widget_add_css_class (line, "replay-step");
  gtk_list_item_set_child (row, line);
  caravan_text_follow (line, render_row);
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *row)
{
  GtkWidget *line = gtk_list_item_get_child (row);

  g_object_set_data (G_OBJECT (line), "row", row);
  render_row (line);
}

static void
unbind_cb (GtkListItemFactory *factory, GtkListItem *row)
{
  g_object_set_data (G_OBJECT (gtk_list_item_get_child (row)), "row", NULL);
}

/* Making it. */

static void
make_view (CaravanReplaySteps *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  self->view =
      gtk_list_view_new (g_object_ref (GTK_SELECTION_MODEL (self->selection)), factory);
  gtk_widget_add_css_class (self->view, "replay-steps");
  caravan_text_bind_accessible (self->view, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Steps, earliest first"));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->view);
}

static void
caravan_replay_steps_dispose (GObject *object)
{
  CaravanReplaySteps *self = CARAVAN_REPLAY_STEPS (object);

  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  if (self->replay != NULL)
    g_signal_handlers_disconnect_by_data (self->replay, self);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->replay);
  g_clear_pointer (&self->places, g_array_unref);
  G_OBJECT_CLASS (caravan_replay_steps_parent_class)->dispose (object);
}

static void
caravan_replay_steps_class_init (CaravanReplayStepsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_replay_steps_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass),
                                            GTK_TYPE_BIN_LAYOUT);
}

static void
caravan_replay_steps_init (CaravanReplaySteps *self)
{
  GtkScrolledWindow *scrolled;

  self->scrolled = gtk_scrolled_window_new ();
  scrolled = GTK_SCROLLED_WINDOW (self->scrolled);
  gtk_scrolled_window_set_policy (scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (scrolled, LEAST_HEIGHT);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  self->places = g_array_new (FALSE, FALSE, sizeof (guint));
}

/* Longer words make higher rows: the chosen one stays in sight. */
static void
language_changed (gpointer object)
{
  scroll_soon (CARAVAN_REPLAY_STEPS (object));
}

GtkWidget *
caravan_replay_steps_new (CaravanReplay *replay)
{
  CaravanReplaySteps *self = g_object_new (CARAVAN_TYPE_REPLAY_STEPS, NULL);

  self->replay = g_object_ref (replay);
  self->selection = gtk_single_selection_new (make_items (self));
  make_view (self);
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (chosen_cb),
                            self);
  g_signal_connect_swapped (replay, "changed", G_CALLBACK (follow), self);
  caravan_text_follow (self, language_changed);
  return GTK_WIDGET (self);
}
