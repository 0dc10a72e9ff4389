/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-quick-form-private.h"

#include "caravan-label.h"
#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-say.h"

#define BADGE   34
#define PICTURE 38

#define DENSE_ROWS    4
#define DENSE_PICTURE 28

G_DEFINE_FINAL_TYPE (CaravanQuickForm, caravan_quick_form, GTK_TYPE_WIDGET)

static const char *const ranks[] = { N_ ("1st"), N_ ("2nd"), N_ ("3rd"), N_ ("4th"),
                                     N_ ("5th") };

/* Showing. */

static void
set_style (GtkWidget *widget, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static void
take_label (GtkWidget *label, char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text);
  g_free (text);
}

static void
show_value (CaravanQuickForm *self, int seat, int field)
{
  GtkWidget *entry = self->columns[seat].entries[field];
  int value = 0;
  gboolean is_known = caravan_quick_get (self->quick, seat, field, &value);
  g_autofree char *text = is_known ? g_strdup_printf ("%d", value) : g_strdup ("");

  self->is_showing = TRUE;
  if (GTK_IS_CHECK_BUTTON (entry))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (entry), value);
  else if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), text))
    gtk_editable_set_text (GTK_EDITABLE (entry), text);
  self->is_showing = FALSE;
}

/* A field that is being typed into keeps what stands in it. */
static void
render_entry (CaravanQuickForm *self, int seat, int field)
{
  CaravanQuickColumn *column = &self->columns[seat];
  GtkWidget *entry = column->entries[field];
  const char *term = caravan_quick_get_field (self->quick, field)->number->term;
  g_autofree char *label = caravan_format (
      /* Translators: names a field to a screen reader: %1$s is a player, %2$s what is
         counted: “Anna: Water Wells”. */
      N_ ("%1$s: %2$s"), "st", caravan_quick_get_name (self->quick, seat), term);
  g_autofree char *total = caravan_format (
      /* Translators: what a screen reader says of a field, after its name; %1$s is a
         number. */
      N_ ("Total so far: %1$s"), "n",
      (long) caravan_quick_get_score (self->quick)->player[seat].total);

  if (!column->is_dirty[field])
    show_value (self, seat, field);
  set_style (entry, "wrong", column->is_wrong[field]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, total,
                                  -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
                               column->is_wrong[field] ? GTK_ACCESSIBLE_INVALID_TRUE
                                                       : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
}

/* Whether anything stands in the fields of a row. */
static gboolean
is_begun (CaravanQuickForm *self, int seat, int row)
{
  for (int i = 0; i < caravan_quick_n_fields (self->quick); i++)
    if (caravan_quick_get_field (self->quick, i)->row == row &&
        *gtk_editable_get_text (GTK_EDITABLE (self->columns[seat].entries[i])) != '\0')
      return TRUE;
  return FALSE;
}

static void
render_result (CaravanQuickForm *self, int seat, int field)
{
  const CaravanQuickField *about = caravan_quick_get_field (self->quick, field);
  CaravanQuickCell *cell = &self->columns[seat].cells[about->row];
  const CvLine *line = about->line->line < 0 ? NULL
                                             : &caravan_quick_get_score (self->quick)
                                                    ->player[seat]
                                                    .lines[about->line->line];

  gtk_widget_set_visible (cell->box, caravan_quick_is_asked (self->quick, seat, field));
  if (line == NULL || !line->is_product || about->slot > 0)
    return;
  take_label (cell->result, !is_begun (self, seat, about->row) ? g_strdup ("")
                            : line->is_known ? caravan_number (line->points)
                                             : g_strdup ("?"));
}

/* Under the total: who leads, in a word. */
static const char *
say_standing (CaravanQuickForm *self, int seat)
{
  const CvScore *score = caravan_quick_get_score (self->quick);
  int n_equal = 0;

  for (int i = 0; i < score->n_players; i++)
    n_equal +=
        !score->player[i].sealed && score->player[i].total == score->player[seat].total;
  if (score->player[seat].sealed || score->player[seat].total == 0)
    return "";
  if (caravan_quick_is_leading (self->quick, seat) &&
      (n_equal == 1 ||
       (score->winners == 1u << seat && !caravan_quick_is_open (self->quick))))
    return caravan_text (N_ ("leads"));
  /* Translators: under a total that another player has too. */
  return n_equal > 1 ? caravan_text (N_ ("tied")) : "";
}

/* Nobody has a rank before somebody has a point. */
static const char *
say_rank (CaravanQuickForm *self, int seat)
{
  const CvScore *score = caravan_quick_get_score (self->quick);
  int rank = caravan_quick_get_rank (self->quick, seat);

  if (score->player[seat].sealed || rank < 1 || rank > (int) G_N_ELEMENTS (ranks) ||
      score->player[score->order[0]].total == 0)
    return "";
  return caravan_text (ranks[rank - 1]);
}

static void
render_column (CaravanQuickForm *self, int seat)
{
  CaravanQuickColumn *column = &self->columns[seat];
  const CvPlayerScore *player = &caravan_quick_get_score (self->quick)->player[seat];

  gtk_label_set_label (GTK_LABEL (column->name),
                       caravan_quick_get_name (self->quick, seat));
  gtk_label_set_label (GTK_LABEL (column->rank), say_rank (self, seat));
  take_label (column->total,
              player->sealed ? g_strdup ("?") : caravan_number (player->total));
  gtk_label_set_label (GTK_LABEL (column->standing), say_standing (self, seat));
  set_style (column->backdrop, "leader", caravan_quick_is_leading (self->quick, seat));
  for (int i = 0; i < caravan_quick_n_fields (self->quick); i++)
    {
      render_entry (self, seat, i);
      render_result (self, seat, i);
    }
}

static char *
say_wrong (CaravanQuickForm *self)
{
  if (self->is_not_number)
    return g_strdup (caravan_text (N_ ("Only a number goes here.")));
  char *said = lang_say_error (caravan_lang (), &self->error);
  char *text = g_strdup (said);
  free (said);
  return text;
}

static void
render_message (CaravanQuickForm *self)
{
  gtk_widget_set_visible (self->message, self->wrong_seat >= 0);
  if (self->wrong_seat < 0)
    return;
  g_autofree char *text = say_wrong (self);
  gtk_label_set_label (GTK_LABEL (self->message), text);
  caravan_widget_describe (self->columns[self->wrong_seat].entries[self->wrong_field],
                           text);
}

static void
render_ties (CaravanQuickForm *self)
{
  const CaravanQuickGame *game = caravan_quick_get_game (self->quick);
  const CvRule *rule =
      cv_game_rule_find (caravan_quick_get_table (self->quick)->game, game->tie_rule);
  gboolean is_asked = FALSE;

  for (int i = 0; i < caravan_quick_n_fields (self->quick); i++)
    {
      const CaravanQuickField *field = caravan_quick_get_field (self->quick, i);
      gboolean is_level = field->is_tie && caravan_quick_get_level (self->quick) != 0;
      if (field->is_tie)
        {
          gtk_widget_set_visible (self->titles[field->row],
                                  is_level && !self->is_folded);
          gtk_widget_set_visible (self->rules[field->row],
                                  is_level && !self->is_folded);
        }
      is_asked = is_asked || is_level;
    }
  gtk_label_set_label (GTK_LABEL (self->tie_title), caravan_text (rule->text));
  gtk_widget_set_visible (self->tie_title, is_asked);
}

void
caravan_quick_form_render (CaravanQuickForm *self)
{
  for (int seat = 0; seat < self->n_players; seat++)
    render_column (self, seat);
  render_ties (self);
  render_message (self);
  caravan_quick_form_arrange (self);
}

static void
render (gpointer object)
{
  caravan_quick_form_render (object);
}

/* Building. */

static void
add (CaravanQuickForm *self, GtkWidget *widget)
{
  gtk_grid_attach (GTK_GRID (self->grid), widget, 0, 0, 1, 1);
}

/* So many lines that each has to be low. */
static gboolean
is_dense (CaravanQuickForm *self)
{
  int n_ties = 0;

  for (int i = 0; i < caravan_quick_n_fields (self->quick); i++)
    n_ties += caravan_quick_get_field (self->quick, i)->is_tie;
  return caravan_quick_n_rows (self->quick) - n_ties > DENSE_ROWS;
}

/* The pictures of a line, with × between two. */
static GtkWidget *
make_pictures (CaravanQuickForm *self, const CaravanQuickLine *line)
{
  const CaravanArt *art =
      caravan_game_find (caravan_quick_get_table (self->quick)->game)->art;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (int i = 0; i < CARAVAN_QUICK_NUMBERS_MOST && line->numbers[i].term != NULL; i++)
    {
      if (i > 0)
        gtk_box_append (GTK_BOX (box), gtk_label_new ("×"));
      gtk_box_append (GTK_BOX (box),
                      caravan_picture_new_of (
                          art, line->numbers[i].picture, line->numbers[i].picture_name,
                          -1, is_dense (self) ? DENSE_PICTURE : PICTURE));
    }
  return box;
}

static GtkWidget *
make_title (CaravanQuickForm *self, const CaravanQuickLine *line)
{
  GtkWidget *box = gtk_box_new (is_dense (self) ? GTK_ORIENTATION_HORIZONTAL
                                                : GTK_ORIENTATION_VERTICAL,
                                is_dense (self) ? 10 : 4);
  GtkWidget *label = caravan_label_new (line->title, "quick-title");

  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  caravan_box_add (box, make_pictures (self, line), label, NULL);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "quick-line");
  return box;
}

static GtkWidget *
make_tick (void)
{
  GtkWidget *tick = gtk_check_button_new ();

  gtk_widget_add_css_class (tick, "quick-tick");
  gtk_widget_set_halign (tick, GTK_ALIGN_CENTER);
  return tick;
}

static GtkWidget *
make_entry (const CaravanQuickLine *line)
{
  GtkWidget *entry = gtk_entry_new ();
  /* Factors are small; points may have three digits. */
  int width = line->numbers[1].term != NULL ? 3 : 5;

  gtk_entry_set_max_length (GTK_ENTRY (entry), 4);
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_alignment (GTK_ENTRY (entry), 0.5f);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), width);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), width);
  /* What is taken back is a step of the record, not a letter. */
  gtk_editable_set_enable_undo (GTK_EDITABLE (entry), FALSE);
  gtk_widget_add_css_class (entry, "quick-number");
  gtk_widget_set_valign (entry, GTK_ALIGN_CENTER);
  return entry;
}

static void
make_cell (CaravanQuickForm *self, int seat, const CaravanQuickField *field)
{
  CaravanQuickCell *cell = &self->columns[seat].cells[field->row];

  cell->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  cell->name = caravan_label_new (field->line->title, "quick-title");
  gtk_widget_set_hexpand (cell->name, TRUE);
  cell->sum = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  cell->equation = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  cell->equals = gtk_label_new ("=");
  cell->result = gtk_label_new (NULL);
  gtk_widget_add_css_class (cell->equals, "dim-label");
  gtk_widget_add_css_class (cell->result, "quick-result");
  gtk_widget_set_halign (cell->equation, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (cell->box, "quick-line");
  gtk_widget_set_valign (cell->box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (cell->box, TRUE);
  caravan_box_add (cell->sum, cell->equation, cell->equals, cell->result, NULL);
  caravan_box_add (cell->box, cell->name, cell->sum, NULL);
  add (self, cell->box);
}

static void
make_cells (CaravanQuickForm *self, int seat)
{
  for (int i = 0; i < caravan_quick_n_fields (self->quick); i++)
    {
      const CaravanQuickField *field = caravan_quick_get_field (self->quick, i);
      CaravanQuickCell *cell = &self->columns[seat].cells[field->row];
      if (field->slot == 0)
        make_cell (self, seat, field);
      else
        gtk_box_append (GTK_BOX (cell->equation), gtk_label_new ("×"));
      self->columns[seat].entries[i] =
          field->number->is_tick ? make_tick () : make_entry (field->line);
      caravan_quick_form_prepare_entry (self, seat, i);
      gtk_box_append (GTK_BOX (cell->equation), self->columns[seat].entries[i]);
    }
}

static GtkWidget *
make_centered (const char *css_class)
{
  GtkWidget *label = caravan_label_new (NULL, css_class);

  caravan_label_center (label);
  return label;
}

static void
make_head (CaravanQuickForm *self, int seat)
{
  CaravanQuickColumn *column = &self->columns[seat];
  int color = caravan_quick_get_table (self->quick)->color[seat];

  column->head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  column->badge = caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, color, BADGE);
  column->name = make_centered ("card-title");
  column->rank = make_centered ("quick-rank");
  gtk_label_set_max_width_chars (GTK_LABEL (column->name), 9);
  caravan_box_add (column->head, column->badge, column->name, column->rank, NULL);
  gtk_widget_add_css_class (column->head, "quick-head");
  add (self, column->head);
}

static void
make_total (CaravanQuickForm *self, int seat)
{
  CaravanQuickColumn *column = &self->columns[seat];

  column->total_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  column->total_name = caravan_label_new (N_ ("Total"), "card-title");
  column->total = make_centered ("quick-total");
  column->standing = make_centered ("quick-standing");
  caravan_box_add (column->total_box, column->total_name, column->total,
                   column->standing, NULL);
  gtk_widget_add_css_class (column->total_box, "quick-line");
  gtk_widget_set_hexpand (column->total_box, TRUE);
  add (self, column->total_box);
}

static void
make_rule (CaravanQuickForm *self, int row)
{
  self->rules[row] = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
  add (self, self->rules[row]);
}

static void
make_titles (CaravanQuickForm *self)
{
  for (int i = 0; i < caravan_quick_n_fields (self->quick); i++)
    {
      const CaravanQuickField *field = caravan_quick_get_field (self->quick, i);
      if (field->slot > 0)
        continue;
      make_rule (self, field->row);
      self->titles[field->row] = make_title (self, field->line);
      add (self, self->titles[field->row]);
    }
  make_rule (self, ROWS_MOST);
  gtk_widget_add_css_class (self->rules[ROWS_MOST], "quick-strong");
  self->total_title = caravan_label_new (N_ ("Total"), "card-title");
  add (self, self->total_title);
}

static void
build (CaravanQuickForm *self)
{
  for (int seat = 0; seat < self->n_players; seat++)
    {
      self->columns[seat].backdrop = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      gtk_widget_add_css_class (self->columns[seat].backdrop, "quick-column");
      add (self, self->columns[seat].backdrop);
    }
  make_titles (self);
  for (int seat = 0; seat < self->n_players; seat++)
    {
      make_head (self, seat);
      make_cells (self, seat);
      make_total (self, seat);
    }
  self->tie_title = caravan_label_new (NULL, "quick-tie");
  add (self, self->tie_title);
  self->message =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
  gtk_label_set_wrap (GTK_LABEL (self->message), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->message), 0);
  gtk_widget_add_css_class (self->message, "quick-message");
  add (self, self->message);
}

/* The object. */

static void
caravan_quick_form_dispose (GObject *object)
{
  CaravanQuickForm *self = CARAVAN_QUICK_FORM (object);

  if (self->quick != NULL)
    g_signal_handlers_disconnect_by_data (self->quick, self);
  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_object (&self->quick);
  G_OBJECT_CLASS (caravan_quick_form_parent_class)->dispose (object);
}

static GtkSizeRequestMode
caravan_quick_form_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_quick_form_class_init (CaravanQuickFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_quick_form_dispose;
  GTK_WIDGET_CLASS (klass)->get_request_mode = caravan_quick_form_get_request_mode;
  GTK_WIDGET_CLASS (klass)->measure = caravan_quick_form_measure;
  GTK_WIDGET_CLASS (klass)->size_allocate = caravan_quick_form_size_allocate;
  caravan_signal_new (klass, "finished", 0);
}

static void
caravan_quick_form_init (CaravanQuickForm *self)
{
  self->wrong_seat = self->wrong_field = -1;
  self->grid = gtk_grid_new ();
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
caravan_quick_form_new (CaravanQuick *quick)
{
  CaravanQuickForm *self = g_object_new (CARAVAN_TYPE_QUICK_FORM, NULL);

  self->quick = g_object_ref (quick);
  self->n_players = caravan_quick_get_table (quick)->n_players;
  build (self);
  set_style (GTK_WIDGET (self), "dense", is_dense (self));
  caravan_quick_form_add_keys (self);
  caravan_quick_form_render (self);
  caravan_text_follow (self, render);
  g_signal_connect_swapped (quick, "changed", G_CALLBACK (caravan_quick_form_render),
                            self);
  return GTK_WIDGET (self);
}
