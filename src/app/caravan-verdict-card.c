/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-verdict-card.h"

#include "caravan-flow-layout.h"
#include "caravan-picture.h"
#include "caravan-books.h"
#include "caravan-rule-card.h"
#include "caravan-text.h"
#include "lang-say.h"

#include <string.h>

#define MARK_SIZE 30

struct _CaravanVerdictCard
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *mark;  /* yes, or a question */
  GtkWidget *hatch; /* no */
  GtkWidget *title;
  GtkWidget *detail;
  GtkWidget *other; /* what the other booklet says */
  GtkWidget *actions;
  GtkWidget *button[CARAVAN_VERDICT_N_BUTTONS];
  GtkWidget *rule_card;

  int tallest; /* for that width: the board above must not jump */
  int tallest_width;

  /* owned */
  CaravanDesk *desk;
};

G_DEFINE_FINAL_TYPE (CaravanVerdictCard, caravan_verdict_card, GTK_TYPE_WIDGET)

/* What is said. */

typedef enum
{
  TONE_NONE,
  TONE_OK,
  TONE_NO,
  TONE_ASKS
} Tone;

static char *
say_question (CaravanDesk *desk)
{
  const CvTable *table = caravan_desk_get_table (desk);
  const CaravanQuestion *question = caravan_desk_get_question (desk);

  return caravan_format (question->text, "t",
                         cv_color_terms[table->color[caravan_desk_get_seat (desk)]]);
}

static char *
say_explained (CaravanDesk *desk, const CvExplained *explained)
{
  return lang_say_explained (caravan_lang (), caravan_desk_get_table (desk)->color,
                             explained);
}

char *
caravan_verdict_say (CaravanDesk *desk)
{
  const CvExplained *explained = caravan_desk_get_explained (desk);
  const RecError *message = caravan_desk_get_message (desk);

  if (message != NULL)
    return lang_say_error (caravan_lang (), message);
  if (explained != NULL)
    return say_explained (desk, explained);
  if (caravan_desk_get_question (desk) != NULL)
    return say_question (desk);
  return NULL;
}

/* What stands there when nothing is judged. */
static char *
say_hint (CaravanDesk *desk)
{
  CvCell held = caravan_desk_get_held (desk);
  char cell[CV_CELL_TEXT_SIZE];
  gsize step;

  if (held != CV_CELL_NONE)
    /* Translators: a camel is being moved; %1$s is the space it leaves, “c4”. */
    return caravan_format (N_ ("Picked up at %1$s. Point at the space where it goes."),
                           "s", cv_cell_print (held, cell));
  if (caravan_desk_get_correcting (desk, &step))
    /* Translators: %1$s is the number of a step in the history. */
    return caravan_format (N_ ("Step %1$s is being corrected: what is placed next "
                               "takes its place."),
                           "n", (long) step + 1);
  if (caravan_desk_get_looking_at (desk) != G_MAXSIZE)
    return g_strdup (caravan_text (N_ ("This is an earlier moment of the game.")));
  if (!caravan_desk_can_record (desk))
    return g_strdup (caravan_text (N_ ("This record can only be read.")));
  if (caravan_desk_get_tool (desk) < 0)
    return g_strdup (caravan_text (N_ ("Choose a piece, then point at a space.")));
  return g_strdup (caravan_text (N_ ("Point at a space to see what the rules say.")));
}

/* The first sentence is the title; what follows it stands below, smaller. */
static char *
cut_title (char *text)
{
  for (char *end = text; (end = strstr (end, ". ")) != NULL; end++)
    if (g_unichar_isupper (g_utf8_get_char (end + 2)))
      {
        char *rest = g_strdup (end + 2);
        end[1] = '\0';
        return rest;
      }
  return g_strdup ("");
}

/* The deciding cells, unless it is only the cell itself, which the title names. */
static char *
say_cells (const CvVerdict *verdict)
{
  g_autoptr (GString) cells = g_string_new (NULL);
  char cell[CV_CELL_TEXT_SIZE];
  gboolean itself = verdict->n_because == 1 && verdict->n_values > 0 &&
                    verdict->values[0].type == CV_VALUE_CELL &&
                    verdict->values[0].number == verdict->because[0];

  if (verdict->n_because == 0 || itself)
    return NULL;
  for (int i = 0; i < verdict->n_because; i++)
    g_string_append_printf (cells, "%s%s", i > 0 ? ", " : "",
                            cv_cell_print (verdict->because[i], cell));
  /* Translators: %1$s are the spaces that decide the verdict: “c4, d5”. */
  return caravan_format_plural (NP_ ("Deciding space: %1$s", "Deciding spaces: %1$s"),
                                verdict->n_because, "s", cells->str);
}

/* What the verdict says besides its title. */
static char *
say_detail (CaravanVerdictCard *self, const CvVerdict *verdict, const char *rest)
{
  g_autofree char *cells = say_cells (verdict);
  gsize step;

  if (caravan_desk_get_later_step (self->desk, &step))
    /* Translators: %1$s is the number of a step in the history. */
    return caravan_format (N_ ("Nothing was corrected: step %1$s could not stand "
                               "after it."),
                           "n", (long) step + 1);
  if (*rest != '\0' || cells == NULL)
    return g_strdup (rest);
  return g_steal_pointer (&cells);
}

/* Showing it. */

static void
set_label (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_widget_set_visible (label, *text != '\0');
}

static void
show_tone (CaravanVerdictCard *self, Tone tone)
{
  static const char *const styles[] = { "verdict-none", "verdict-ok", "verdict-no",
                                        "verdict-none" };
  static const char *const icons[] = { NULL, "object-select-symbolic", NULL,
                                       "caravan-help-symbolic" };

  gtk_widget_remove_css_class (self->box, "verdict-none");
  gtk_widget_remove_css_class (self->box, "verdict-ok");
  gtk_widget_remove_css_class (self->box, "verdict-no");
  gtk_widget_add_css_class (self->box, styles[tone]);
  gtk_widget_set_visible (self->mark, icons[tone] != NULL);
  if (icons[tone] != NULL)
    gtk_image_set_from_icon_name (GTK_IMAGE (self->mark), icons[tone]);
  gtk_widget_set_visible (self->hatch, tone == TONE_NO);
}

static void
show_other_edition (CaravanVerdictCard *self)
{
  const CvGame *game = caravan_desk_get_table (self->desk)->game;
  CvAnswer other;
  int edition;
  g_autofree char *text = NULL;

  if (game->edition_terms != NULL &&
      caravan_desk_get_other_edition (self->desk, &other, &edition))
    {
      g_autofree char *said = say_explained (self->desk, &other.explained);
      /* Translators: %1$s is “By the French booklet (Schmidt):”, %2$s the verdict. */
      text =
          caravan_format (N_ ("%1$s %2$s"), "ts", game->edition_terms[edition], said);
    }
  set_label (self->other, text != NULL ? text : "");
}

static void
show_rule (CaravanVerdictCard *self, const CvVerdict *verdict)
{
  const LangSection *section =
      verdict != NULL ? caravan_book_rule (verdict->rule->id) : NULL;

  gtk_widget_set_visible (self->button[CARAVAN_VERDICT_RULE], section != NULL);
  gtk_widget_set_visible (self->button[CARAVAN_VERDICT_WHY], section != NULL);
  if (section == NULL)
    return;
  /* Translators: a link; %1$s is the title of the rule’s section. */
  g_autofree char *text = caravan_format (N_ ("Rule: %1$s"), "s", section->title);
  GtkWidget *label =
      gtk_button_get_child (GTK_BUTTON (self->button[CARAVAN_VERDICT_RULE]));
  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button[CARAVAN_VERDICT_RULE]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
name_button (CaravanVerdictCard *self, CaravanVerdictButton which, const char *msgid)
{
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (self->button[which]));

  gtk_label_set_label (GTK_LABEL (label), caravan_text (msgid));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button[which]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, caravan_text (msgid),
                                  -1);
}

static void
show_buttons (CaravanVerdictCard *self, gboolean legal)
{
  const CaravanQuestion *question = caravan_desk_get_question (self->desk);
  gboolean earlier = caravan_desk_get_looking_at (self->desk) != G_MAXSIZE;
  gsize step;
  gboolean pending = question != NULL || earlier ||
                     caravan_desk_get_held (self->desk) != CV_CELL_NONE ||
                     caravan_desk_get_correcting (self->desk, &step);
  gboolean declines = question != NULL && question->decline != NULL;

  name_button (self, CARAVAN_VERDICT_WHY, N_ ("Why?"));
  name_button (self, CARAVAN_VERDICT_OVERRULE, N_ ("Record anyway (house rule)"));
  name_button (self, CARAVAN_VERDICT_RECORD, N_ ("Record"));
  name_button (self, CARAVAN_VERDICT_CANCEL,
               earlier ? N_ ("Back to now") : N_ ("Cancel"));
  if (declines)
    name_button (self, CARAVAN_VERDICT_DECLINE, question->decline);
  gtk_widget_set_visible (self->button[CARAVAN_VERDICT_OVERRULE],
                          caravan_desk_can_overrule (self->desk));
  gtk_widget_set_visible (self->button[CARAVAN_VERDICT_DECLINE], declines);
  gtk_widget_set_visible (self->button[CARAVAN_VERDICT_CANCEL], pending);
  gtk_widget_set_visible (self->button[CARAVAN_VERDICT_RECORD],
                          legal && caravan_desk_can_record (self->desk));
}

static void
render (gpointer object)
{
  CaravanVerdictCard *self = object;
  const CvVerdict *verdict = caravan_desk_get_verdict (self->desk);
  gboolean message = caravan_desk_get_message (self->desk) != NULL;
  gboolean legal = verdict != NULL && cv_verdict_is_legal (verdict);
  gboolean asks = caravan_desk_get_question (self->desk) != NULL;
  g_autofree char *text = caravan_verdict_say (self->desk);
  g_autofree char *detail = NULL;

  show_tone (self, message || (verdict != NULL && !legal) ? TONE_NO
                   : legal                                ? TONE_OK
                   : asks                                 ? TONE_ASKS
                                                          : TONE_NONE);
  if (text == NULL)
    text = say_hint (self->desk);
  g_autofree char *rest = cut_title (text);
  detail = verdict != NULL && !message ? say_detail (self, verdict, rest)
                                       : g_steal_pointer (&rest);
  set_label (self->title, text);
  set_label (self->detail, detail);
  show_other_edition (self);
  show_rule (self, verdict);
  show_buttons (self, legal);
}

static void
language_changed (gpointer object)
{
  CARAVAN_VERDICT_CARD (object)->tallest = 0;
  render (object);
}

static void
desk_changed_cb (CaravanVerdictCard *self)
{
  render (self);
}

/* What its buttons do. */

static void
open_rule (CaravanVerdictCard *self, GtkWidget *button)
{
  const CvVerdict *verdict = caravan_desk_get_verdict (self->desk);

  if (verdict != NULL)
    caravan_rule_card_open (CARAVAN_RULE_CARD (self->rule_card), button, verdict->rule);
}

static void
button_clicked_cb (GtkWidget *button, CaravanVerdictCard *self)
{
  int which = 0;

  while (self->button[which] != button)
    which++;
  switch ((CaravanVerdictButton) which)
    {
    case CARAVAN_VERDICT_RULE:
    case CARAVAN_VERDICT_WHY:
      open_rule (self, button);
      break;
    case CARAVAN_VERDICT_OVERRULE:
      caravan_desk_overrule (self->desk);
      break;
    case CARAVAN_VERDICT_DECLINE:
      caravan_desk_decline (self->desk);
      break;
    case CARAVAN_VERDICT_CANCEL:
      caravan_desk_cancel (self->desk);
      break;
    case CARAVAN_VERDICT_RECORD:
      caravan_desk_accept (self->desk);
      break;
    case CARAVAN_VERDICT_N_BUTTONS:
      break;
    }
}

GtkWidget *
caravan_verdict_card_get_button (CaravanVerdictCard *self, CaravanVerdictButton button)
{
  return self->button[button];
}

/* Building and size. */

static GtkWidget *
make_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static void
add_buttons (CaravanVerdictCard *self)
{
  for (int i = 0; i < CARAVAN_VERDICT_N_BUTTONS; i++)
    {
      self->button[i] = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (self->button[i]), make_label (NULL));
      g_signal_connect (self->button[i], "clicked", G_CALLBACK (button_clicked_cb),
                        self);
      gtk_box_append (GTK_BOX (self->actions), self->button[i]);
    }
  gtk_widget_add_css_class (self->button[CARAVAN_VERDICT_RULE], "flat");
  gtk_widget_add_css_class (self->button[CARAVAN_VERDICT_RULE], "link");
  gtk_widget_add_css_class (self->button[CARAVAN_VERDICT_RECORD], "suggested-action");
}

static void
caravan_verdict_card_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  CaravanVerdictCard *self = CARAVAN_VERDICT_CARD (widget);

  gtk_widget_measure (self->box, orientation, for_size, minimum, natural, NULL, NULL);
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0)
    return;
  if (for_size != self->tallest_width)
    self->tallest = 0;
  self->tallest_width = for_size;
  self->tallest = MAX (self->tallest, *natural);
  *minimum = *natural = self->tallest;
}

static GtkSizeRequestMode
caravan_verdict_card_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_verdict_card_size_allocate (GtkWidget *widget,
                                    int width,
                                    int height,
                                    int baseline)
{
  CaravanVerdictCard *self = CARAVAN_VERDICT_CARD (widget);

  gtk_widget_size_allocate (self->box, &(GtkAllocation){ 0, 0, width, height },
                            baseline);
  gtk_popover_present (GTK_POPOVER (self->rule_card));
}

static void
caravan_verdict_card_dispose (GObject *object)
{
  CaravanVerdictCard *self = CARAVAN_VERDICT_CARD (object);

  if (self->desk != NULL)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  g_clear_object (&self->desk);
  g_clear_pointer (&self->rule_card, gtk_widget_unparent);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (caravan_verdict_card_parent_class)->dispose (object);
}

static void
caravan_verdict_card_class_init (CaravanVerdictCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_verdict_card_dispose;
  widget_class->measure = caravan_verdict_card_measure;
  widget_class->get_request_mode = caravan_verdict_card_get_request_mode;
  widget_class->size_allocate = caravan_verdict_card_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The sentence beside its mark; below them, over the whole width, what can be done. */
static void
caravan_verdict_card_init (CaravanVerdictCard *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->mark = gtk_image_new ();
  self->hatch = caravan_picture_new (CARAVAN_PICTURE_SIGN, "illegal", -1, MARK_SIZE);
  self->title = make_label ("verdict-title");
  self->detail = make_label (NULL);
  self->other = make_label ("dim-label");
  self->actions = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->actions, caravan_flow_layout_new (8));
  gtk_widget_add_css_class (self->actions, "verdict-actions");
  gtk_image_set_pixel_size (GTK_IMAGE (self->mark), 20);
  gtk_widget_set_valign (self->hatch, GTK_ALIGN_START);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->mark, "verdict-mark");
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), self->title);
  gtk_box_append (GTK_BOX (texts), self->detail);
  gtk_box_append (GTK_BOX (texts), self->other);
  gtk_box_append (GTK_BOX (head), self->mark);
  gtk_box_append (GTK_BOX (head), self->hatch);
  gtk_box_append (GTK_BOX (head), texts);
  gtk_box_append (GTK_BOX (self->box), head);
  gtk_box_append (GTK_BOX (self->box), self->actions);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  add_buttons (self);
  self->rule_card = caravan_rule_card_new ();
  gtk_widget_set_parent (self->rule_card, GTK_WIDGET (self));
  caravan_text_bind_accessible (GTK_WIDGET (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Verdict"));
}

GtkWidget *
caravan_verdict_card_new (CaravanDesk *desk)
{
  CaravanVerdictCard *self = g_object_new (CARAVAN_TYPE_VERDICT_CARD, NULL);

  self->desk = g_object_ref (desk);
  g_signal_connect_swapped (desk, "changed", G_CALLBACK (desk_changed_cb), self);
  render (self);
  caravan_text_follow (self, language_changed);
  return GTK_WIDGET (self);
}
