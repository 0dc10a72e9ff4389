/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-steps-list.h"

#include "caravan-label.h"
#include "caravan-step-row.h"
#include "caravan-log.h"
#include "caravan-rows.h"
#include "caravan-settings.h"
#include "caravan-text.h"
#include "caravan-typed.h"
#include "rec-text.h"

#define LATEST  24
#define SPACING 6

struct _CaravanStepsList
{
  GtkWidget parent_instance;

  gboolean shows_all;

  /* template */
  GtkWidget *title;
  GtkWidget *note_toggle;
  GtkWidget *all;
  GtkWidget *note_box;
  GtkWidget *note;
  GtkWidget *add;
  GtkWidget *none;
  GtkWidget *rows;

  /* owned */
  CaravanDesk *desk;
  GHashTable *by_entry; /* entry → row, which rows owns */
  GtkWidget *menu;      /* of the row that was clicked last; or NULL */
};

G_DEFINE_FINAL_TYPE (CaravanStepsList, caravan_steps_list, GTK_TYPE_WIDGET)

static CvMatch *
get_log (CaravanStepsList *self)
{
  return caravan_match_get_log (caravan_desk_get_match (self->desk));
}

/* The menu of a row. */

static void
drop_menu (CaravanStepsList *self)
{
  GtkWidget *menu = g_steal_pointer (&self->menu);

  if (menu == NULL)
    return;
  gtk_popover_popdown (GTK_POPOVER (menu));
  gtk_widget_unparent (menu);
}

static void
add_to_menu (GMenu *menu, const char *text, const char *action, gsize value)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (caravan_text (text), NULL);

  g_menu_item_set_action_and_target_value (item, action,
                                           g_variant_new_uint64 ((guint64) value));
  g_menu_append_item (menu, item);
}

/* Placements are corrected on the board; other steps as a typed line, if they have
   one. */
static gboolean
can_correct (CaravanStepsList *self, json_t *event)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  CaravanTyping typing = { .table = table, .lang = caravan_lang () };
  g_autofree char *line = caravan_typed_write (&typing, event);

  return line != NULL && caravan_step_is_open (table, event) &&
         caravan_desk_get_closed (self->desk) == NULL;
}

static GMenuModel *
make_menu (CaravanStepsList *self, CaravanStepRow *row)
{
  const CaravanStepRowItem *item = caravan_step_row_get (row);
  gsize moment = item->step + (item->kind == CARAVAN_STEP_ROW_STEP);
  GMenu *menu = g_menu_new ();

  if (item->kind == CARAVAN_STEP_ROW_UNDONE)
    {
      add_to_menu (menu, N_ ("Forward to here"), "history.forward", item->step);
      return G_MENU_MODEL (menu);
    }
  if (moment < cv_match_n_steps (get_log (self)))
    {
      add_to_menu (menu, N_ ("Back to here"), "history.back", moment);
      add_to_menu (menu, N_ ("Look at this moment"), "history.look", moment);
    }
  if (item->kind == CARAVAN_STEP_ROW_STEP &&
      can_correct (self, caravan_step_row_get_event (row)))
    add_to_menu (menu, N_ ("Correct this step"), "history.correct", item->step);
  if (item->kind == CARAVAN_STEP_ROW_STEP)
    {
      g_autoptr (GMenuItem) rule =
          g_menu_item_new (caravan_text (N_ ("Read the rule")), NULL);
      g_menu_item_set_action_and_target (
          rule, "win.rules", "s", caravan_log_find_anchor (get_log (self), item->step));
      g_menu_append_item (menu, rule);
    }
  return G_MENU_MODEL (menu);
}

/* It hangs on the list, not on the row: that may go while the menu is still about
   what it did. */
static void
row_clicked_cb (CaravanStepsList *self, GtkWidget *row)
{
  g_autoptr (GMenuModel) menu = make_menu (self, CARAVAN_STEP_ROW (row));
  double x = 0, y = 0;

  drop_menu (self);
  if (g_menu_model_get_n_items (menu) == 0)
    return;
  gtk_widget_translate_coordinates (row, GTK_WIDGET (self), 0, 0, &x, &y);
  self->menu = gtk_popover_menu_new_from_model (menu);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu),
                               &(GdkRectangle){ (int) x, (int) y,
                                                gtk_widget_get_width (row),
                                                gtk_widget_get_height (row) });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static void
go_back (GtkWidget *widget, const char *action, GVariant *moment)
{
  CaravanStepsList *self = CARAVAN_STEPS_LIST (widget);

  caravan_desk_back_to (self->desk, (gsize) g_variant_get_uint64 (moment));
}

static void
look (GtkWidget *widget, const char *action, GVariant *moment)
{
  CaravanStepsList *self = CARAVAN_STEPS_LIST (widget);

  caravan_desk_look_at (self->desk, (gsize) g_variant_get_uint64 (moment));
}

static void
correct (GtkWidget *widget, const char *action, GVariant *step)
{
  CaravanStepsList *self = CARAVAN_STEPS_LIST (widget);

  caravan_desk_correct (self->desk, (gsize) g_variant_get_uint64 (step));
}

static void
go_forward (GtkWidget *widget, const char *action, GVariant *steps)
{
  CaravanStepsList *self = CARAVAN_STEPS_LIST (widget);
  json_t *event = json_pack ("{s:s, s:I}", "do", "redo", "steps",
                             (json_int_t) g_variant_get_uint64 (steps));

  caravan_desk_play (self->desk, event);
  json_decref (event);
}

/* What is shown. */

static gboolean
is_selected (CaravanStepsList *self, const CaravanStepRowItem *item)
{
  gsize correcting;

  if (item->kind != CARAVAN_STEP_ROW_STEP)
    return FALSE;
  if (caravan_desk_get_correcting (self->desk, &correcting))
    return correcting == item->step;
  return caravan_desk_get_looking_at (self->desk) == item->step + 1;
}

/* The log from its end, as far as there is room: what can be put back, steps, notes.
   All of them come in the order of their entries. */
static GArray *
collect_items (CaravanStepsList *self)
{
  CvMatch *log = get_log (self);
  gsize n_steps = cv_match_n_steps (log), step = n_steps;
  gsize redo = cv_match_n_redo (log);
  gsize most = self->shows_all ? G_MAXSIZE : LATEST;
  GArray *items = g_array_new (FALSE, FALSE, sizeof (CaravanStepRowItem));

  for (gsize entry = cv_match_n_entries (log); entry-- > 0 && items->len < most;)
    {
      CaravanStepRowItem item = { .entry = entry, .kind = CARAVAN_STEP_ROW_STEP };

      if (redo > 0 && cv_match_redo_entry (log, redo - 1) == entry)
        {
          item.kind = CARAVAN_STEP_ROW_UNDONE;
          item.step = redo--;
        }
      else if (step > 0 && cv_match_step_entry (log, step - 1) == entry)
        item.step = --step;
      else if (cv_match_entry (log, entry)->verb == CV_VERB_NOTE)
        {
          item.kind = CARAVAN_STEP_ROW_NOTE;
          item.step = step;
        }
      else
        continue;
      item.house = cv_match_entry (log, entry)->house;
      item.last = item.kind == CARAVAN_STEP_ROW_STEP && item.step + 1 == n_steps;
      item.selected = is_selected (self, &item);
      g_array_append_val (items, item);
    }
  return items;
}

/* What the step brings that comes next; the state is the one after it then. */
static int
play_on (CaravanStepsList *self, gsize step, CvState *state)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  CvMove move =
      cv_match_entry_move (get_log (self), cv_match_step_entry (get_log (self), step));
  CvState before = *state;

  cv_apply (table, state, &move);
  return caravan_desk_get_game (self->desk)->table->paid (table, &before, &move, state);
}

/* From the oldest on, so that each is made once. */
static void
reckon_paid (CaravanStepsList *self, GArray *items)
{
  gboolean has_begun = FALSE;
  CvState state;

  if (caravan_desk_get_game (self->desk)->table->paid == NULL ||
      !caravan_desk_tells_totals (self->desk))
    return;
  for (guint i = items->len; i > 0; i--)
    {
      CaravanStepRowItem *item = &g_array_index (items, CaravanStepRowItem, i - 1);
      if (item->kind != CARAVAN_STEP_ROW_STEP)
        continue;
      if (!has_begun)
        cv_match_state_at (get_log (self), item->step, &state);
      has_begun = TRUE;
      item->paid = play_on (self, item->step, &state);
    }
}

static GtkWidget *
make_row (CaravanStepsList *self, const CaravanStepRowItem *item)
{
  RecRecord *record = caravan_match_get_record (caravan_desk_get_match (self->desk));
  json_t *event = rec_record_event (record, item->entry);
  GtkWidget *row =
      caravan_step_row_new (caravan_desk_get_match (self->desk), event, item);

  g_signal_connect_swapped (row, "clicked", G_CALLBACK (row_clicked_cb), self);
  g_hash_table_insert (self->by_entry, GSIZE_TO_POINTER (item->entry), row);
  json_decref (event);
  return row;
}

static gboolean
is_gone (gpointer entry, gpointer row, gpointer items)
{
  const GArray *wanted = items;

  for (guint i = 0; i < wanted->len; i++)
    if (g_array_index (wanted, CaravanStepRowItem, i).entry == GPOINTER_TO_SIZE (entry))
      return FALSE;
  gtk_widget_unparent (row);
  return TRUE;
}

/* Rows that are still true stay: a new step adds one and pushes the oldest out. */
static void
update_rows (CaravanStepsList *self)
{
  g_autoptr (GArray) items = collect_items (self);
  GtkWidget *before = NULL;

  reckon_paid (self, items);
  g_hash_table_foreach_remove (self->by_entry, is_gone, items);
  for (guint i = 0; i < items->len; i++)
    {
      const CaravanStepRowItem *item = &g_array_index (items, CaravanStepRowItem, i);
      GtkWidget *row =
          g_hash_table_lookup (self->by_entry, GSIZE_TO_POINTER (item->entry));

      if (row != NULL)
        caravan_step_row_set (CARAVAN_STEP_ROW (row), item);
      else
        row = make_row (self, item);
      caravan_rows_insert (CARAVAN_ROWS (self->rows), row, before);
      before = row;
    }
  gtk_widget_set_visible (self->none, items->len == 0);
  gtk_widget_set_visible (self->all, self->shows_all || items->len == LATEST);
}

static void
render_enabled (CaravanStepsList *self)
{
  static const char *const actions[] = { "history.back", "history.forward",
                                         "history.correct" };
  gboolean is_open = caravan_desk_get_closed (self->desk) == NULL;

  gtk_widget_set_sensitive (self->note_toggle, caravan_desk_can_record (self->desk));
  gtk_widget_set_sensitive (self->note_box, caravan_desk_can_record (self->desk));
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], is_open);
}

static void
desk_changed_cb (CaravanStepsList *self, guint what)
{
  if (what & (CARAVAN_DESK_STATE | CARAVAN_DESK_CHOICE))
    update_rows (self);
  if (what & CARAVAN_DESK_STATE)
    render_enabled (self);
}

static void
render_all_button (CaravanStepsList *self)
{
  caravan_text_bind (self->all, "label",
                     self->shows_all ? N_ ("Latest steps") : N_ ("All steps"));
}

static void
all_clicked_cb (CaravanStepsList *self)
{
  self->shows_all = !self->shows_all;
  render_all_button (self);
  update_rows (self);
}

/* Notes. */

static void
note_added_cb (CaravanStepsList *self)
{
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->note))));

  if (text[0] == '\0')
    return;
  json_t *event = json_pack ("{s:s, s:s}", "do", "note", "text", text);
  if (caravan_desk_play (self->desk, event))
    {
      gtk_editable_set_text (GTK_EDITABLE (self->note), "");
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->note_toggle), FALSE);
    }
  json_decref (event);
}

static void
note_toggled_cb (CaravanStepsList *self)
{
  gboolean open = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->note_toggle));

  gtk_widget_set_visible (self->note_box, open);
  if (open)
    gtk_widget_grab_focus (self->note);
  else if (gtk_widget_get_focus_child (self->note_box) != NULL)
    gtk_widget_grab_focus (self->note_toggle);
}

/* Making it. */

static void
let_wrap (GtkLabel *label)
{
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
}

static GtkWidget *
make_header (CaravanStepsList *self)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  self->title = caravan_label_say (NULL, "section-title");
  gtk_widget_set_hexpand (self->title, TRUE);
  self->note_toggle = gtk_toggle_button_new ();
  gtk_button_set_icon_name (GTK_BUTTON (self->note_toggle), "document-edit-symbolic");
  gtk_widget_add_css_class (self->note_toggle, "flat");
  self->all = gtk_button_new_with_label ("");
  gtk_widget_add_css_class (self->all, "flat");
  gtk_widget_add_css_class (self->all, "accent");
  let_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->all))));
  gtk_box_append (GTK_BOX (header), self->title);
  gtk_box_append (GTK_BOX (header), self->all);
  gtk_box_append (GTK_BOX (header), self->note_toggle);
  return header;
}

static void
make_note_box (CaravanStepsList *self)
{
  self->note_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  self->note = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->note), REC_NOTE_MOST);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->note), 8);
  self->add = gtk_button_new_with_label ("");
  gtk_widget_add_css_class (self->add, "paper-button");
  gtk_box_append (GTK_BOX (self->note_box), self->note);
  gtk_box_append (GTK_BOX (self->note_box), self->add);
  gtk_widget_set_visible (self->note_box, FALSE);
}

static void
make_none (CaravanStepsList *self)
{
  self->none = caravan_label_say (NULL, "dim");
}

static void
bind_texts (CaravanStepsList *self)
{
  caravan_text_bind (self->title, "label", N_ ("History"));
  caravan_text_bind_accessible (self->rows, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Steps, latest first"));
  caravan_text_bind (self->note_toggle, "tooltip-text", N_ ("Write a note"));
  caravan_text_bind_accessible (self->note_toggle, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Write a note"));
  caravan_text_bind (self->note, "placeholder-text", N_ ("A note among the steps"));
  caravan_text_bind_accessible (self->note, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("A note among the steps"));
  caravan_text_bind (self->add, "label", N_ ("Add the note"));
  caravan_text_bind (self->none, "label", N_ ("Nothing has been recorded yet."));
  render_all_button (self);
}

static void
caravan_steps_list_dispose (GObject *object)
{
  CaravanStepsList *self = CARAVAN_STEPS_LIST (object);
  GtkWidget *child;

  drop_menu (self);
  if (self->desk != NULL)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  g_clear_pointer (&self->by_entry, g_hash_table_unref);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (caravan_steps_list_parent_class)->dispose (object);
}

/* An open menu has pointer and keyboard; it must not keep them from other windows. */
static void
caravan_steps_list_unmap (GtkWidget *widget)
{
  drop_menu (CARAVAN_STEPS_LIST (widget));
  GTK_WIDGET_CLASS (caravan_steps_list_parent_class)->unmap (widget);
}

static void
caravan_steps_list_class_init (CaravanStepsListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_steps_list_dispose;
  widget_class->unmap = caravan_steps_list_unmap;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_install_action (widget_class, "history.back", "t", go_back);
  gtk_widget_class_install_action (widget_class, "history.look", "t", look);
  gtk_widget_class_install_action (widget_class, "history.correct", "t", correct);
  gtk_widget_class_install_action (widget_class, "history.forward", "t", go_forward);
}

static void
caravan_steps_list_init (CaravanStepsList *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), SPACING);
  self->by_entry = g_hash_table_new (NULL, NULL);
  gtk_widget_set_parent (make_header (self), GTK_WIDGET (self));
  make_note_box (self);
  gtk_widget_set_parent (self->note_box, GTK_WIDGET (self));
  make_none (self);
  gtk_widget_set_parent (self->none, GTK_WIDGET (self));
  self->rows = caravan_rows_new (SPACING);
  gtk_widget_set_parent (self->rows, GTK_WIDGET (self));
  bind_texts (self);
  g_signal_connect_swapped (self->all, "clicked", G_CALLBACK (all_clicked_cb), self);
  g_signal_connect_swapped (self->note_toggle, "toggled", G_CALLBACK (note_toggled_cb),
                            self);
  g_signal_connect_swapped (self->note, "activate", G_CALLBACK (note_added_cb), self);
  g_signal_connect_swapped (self->add, "clicked", G_CALLBACK (note_added_cb), self);
}

GtkWidget *
caravan_steps_list_new (CaravanDesk *desk)
{
  CaravanStepsList *self = g_object_new (CARAVAN_TYPE_STEPS_LIST, NULL);

  self->desk = g_object_ref (desk);
  g_signal_connect_swapped (desk, "changed", G_CALLBACK (desk_changed_cb), self);
  g_signal_connect_object (caravan_settings (), "changed::running-totals",
                           G_CALLBACK (update_rows), self, G_CONNECT_SWAPPED);
  desk_changed_cb (self, CARAVAN_DESK_ALL);
  return GTK_WIDGET (self);
}
