/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-verdict-card.h"

#include "caravan-books.h"
#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-settings.h"
#include "caravan-text.h"
#include "caravan-verdict-layout.h"
#include "caravan-verdict-sum.h"
#include "caravan-verdict-words.h"
#include "caravan-widget.h"

#define MARK_SIZE 30

struct _CaravanVerdictCard
{
  AdwBin parent_instance;

  gboolean can_fold;
  gboolean is_folded;
  gboolean is_slim;

  /* borrowed */
  CaravanDesk *desk; /* the page's, which lives longer */
  GtkWidget *box;
  GtkWidget *sign;
  GtkWidget *mark;  /* yes, or a question */
  GtkWidget *hatch; /* no */
  GtkWidget *scrolled;
  GtkWidget *title;
  GtkWidget *sum; /* what all that is paid comes to */
  GtkWidget *detail;
  GtkWidget *other;  /* what the other booklet says */
  GtkWidget *handle; /* folds the card away */
  GtkWidget *ruler;  /* never shown: what Cancel may be called otherwise */
  GtkWidget *button[CARAVAN_VERDICT_N_BUTTONS];
  GtkLayoutManager *layout;
};

G_DEFINE_FINAL_TYPE (CaravanVerdictCard, caravan_verdict_card, ADW_TYPE_BIN)

typedef enum
{
  TONE_NONE,
  TONE_OK,
  TONE_NO,
  TONE_ASKS
} Tone;

/* Showing it. */

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
  gtk_widget_set_child_visible (self->sign, tone != TONE_NONE);
}

gboolean
caravan_verdict_card_is_folded (CaravanVerdictCard *self)
{
  return self->can_fold && self->is_folded;
}

static CaravanVerdictRoom
find_room (CaravanVerdictCard *self)
{
  if (caravan_verdict_card_is_folded (self))
    return CARAVAN_VERDICT_FOLDED;
  if (self->can_fold)
    return CARAVAN_VERDICT_LOW;
  return self->is_slim ? CARAVAN_VERDICT_SLIM : CARAVAN_VERDICT_SPACIOUS;
}

/* A title that begins beside the sign, and the text goes on under it. */
static void
render_title (CaravanVerdictCard *self)
{
  gboolean is_under =
      (self->can_fold || self->is_slim) && gtk_widget_get_child_visible (self->sign);

  gtk_widget_set_margin_start (self->title, is_under ? CARAVAN_VERDICT_SIGN : 0);
  gtk_widget_set_margin_end (self->title, self->can_fold ? CARAVAN_VERDICT_HANDLE : 0);
}

/* A line that is cut off says so. */
static void
render_folded (CaravanVerdictCard *self)
{
  gboolean folded = caravan_verdict_card_is_folded (self);
  const char *said =
      caravan_text (folded ? N_ ("Unfold the verdict") : N_ ("Fold the verdict away"));

  caravan_verdict_layout_set_room (self->layout, find_room (self));
  caravan_widget_set_class (self->box, "folded", folded);
  gtk_widget_set_child_visible (self->handle, self->can_fold);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->handle),
                               GTK_ACCESSIBLE_STATE_HIDDEN, !self->can_fold, -1);
  gtk_button_set_icon_name (GTK_BUTTON (self->handle),
                            folded ? "pan-up-symbolic" : "pan-down-symbolic");
  caravan_widget_name (self->handle, said);
  gtk_widget_set_tooltip_text (self->handle, said);
  render_title (self);
  gtk_label_set_lines (GTK_LABEL (self->title), folded ? 1 : -1);
  gtk_label_set_ellipsize (GTK_LABEL (self->title),
                           folded ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
}

/* A hidden button keeps its place, but is nowhere else. */
static void
show_button (CaravanVerdictCard *self, CaravanVerdictButton which, gboolean shown)
{
  GtkWidget *button = self->button[which];

  shown = shown && !caravan_verdict_card_is_folded (self);
  gtk_widget_set_child_visible (button, shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_HIDDEN,
                               !shown, -1);
}

/* What stands on a button, in the language spoken now. */
static void
label_button (GtkWidget *button, const char *text)
{
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), text);
}

static void
name_button (CaravanVerdictCard *self, CaravanVerdictButton which, const char *text)
{
  label_button (self->button[which], text);
  caravan_widget_name (self->button[which], text);
}

/* Short on the button, so that no other one has to give way. */
static void
name_cancel (CaravanVerdictCard *self, gboolean earlier)
{
  GtkWidget *button = self->button[CARAVAN_VERDICT_CANCEL];
  /* Translators: a button that ends a look back: to the latest step. As short as can
     be. */
  const char *latest = caravan_text (N_ ("Latest"));

  const char *cancel = caravan_text (N_ ("Cancel"));

  label_button (self->ruler, earlier ? cancel : latest);
  label_button (button, earlier ? latest : cancel);
  caravan_widget_name (button, earlier ? caravan_text (N_ ("Back to the latest step"))
                                       : cancel);
}

static void
show_rule (CaravanVerdictCard *self, const CvVerdict *verdict)
{
  const LangSection *section =
      verdict != NULL ? caravan_book_rule (verdict->rule->id) : NULL;
  g_autofree char *text =
      section != NULL
          /* Translators: a link; %1$s is the title of the rule’s section. */
          ? caravan_format (N_ ("Why? Rule: %1$s"), "s", section->title)
          : g_strdup ("");

  name_button (self, CARAVAN_VERDICT_RULE, text);
  gtk_widget_set_tooltip_text (self->button[CARAVAN_VERDICT_RULE], text);
}

/* What would be recorded is what is pinned. A refusal that is only pointed at shows
   that there is such a button, and how to get at it. */
static void
show_overrule (CaravanVerdictCard *self)
{
  GtkWidget *button = self->button[CARAVAN_VERDICT_OVERRULE];
  gboolean pinned = caravan_desk_is_pinned (self->desk);
  const char *how =
      caravan_text (pinned ? N_ ("As a house rule: the step stays marked as one")
                           : N_ ("Click the space first, or press Enter on it"));

  show_button (self, CARAVAN_VERDICT_OVERRULE,
               caravan_desk_may_overrule (self->desk) &&
                   !caravan_desk_can_take_back (self->desk));
  gtk_widget_set_sensitive (button, pinned);
  gtk_widget_set_tooltip_text (button, how);
}

static void
show_buttons (CaravanVerdictCard *self, gboolean legal, gboolean refused)
{
  gboolean has_rule =
      (legal || refused) &&
      caravan_book_rule (caravan_desk_get_verdict (self->desk)->rule->id) != NULL;
  const CaravanQuestion *question = caravan_desk_get_question (self->desk);
  gboolean earlier = caravan_desk_get_looking_at (self->desk) != G_MAXSIZE;
  gsize step;
  gboolean pending = question != NULL || earlier ||
                     caravan_desk_get_held (self->desk) != CV_CELL_NONE ||
                     caravan_desk_get_correcting (self->desk, &step);
  gboolean declines = question != NULL && question->decline != NULL && !refused;

  name_button (self, CARAVAN_VERDICT_WHY, caravan_text (N_ ("Why?")));
  name_button (self, CARAVAN_VERDICT_OVERRULE, caravan_text (N_ ("Record anyway")));
  name_button (self, CARAVAN_VERDICT_RECORD, caravan_text (N_ ("Record")));
  name_button (self, CARAVAN_VERDICT_TAKE_BACK, caravan_text (N_ ("Take it back")));
  name_cancel (self, earlier);
  name_button (self, CARAVAN_VERDICT_DECLINE,
               caravan_text (declines ? question->decline : N_ ("Cancel")));
  show_overrule (self);
  show_button (self, CARAVAN_VERDICT_DECLINE, declines);
  show_button (self, CARAVAN_VERDICT_TAKE_BACK,
               caravan_desk_can_take_back (self->desk));
  /* One way leads to the rule: where there is little room a button without its name,
     unless another one stands there. */
  show_button (self, CARAVAN_VERDICT_WHY, has_rule && self->can_fold && !pending);
  show_button (self, CARAVAN_VERDICT_RULE, has_rule && (!self->can_fold || pending));
  show_button (self, CARAVAN_VERDICT_CANCEL, pending);
  show_button (self, CARAVAN_VERDICT_RECORD,
               legal && caravan_desk_is_pinned (self->desk) &&
                   caravan_desk_can_record (self->desk) &&
                   !caravan_desk_supposes (self->desk));
}

static void
show_texts (CaravanVerdictCard *self, const CvVerdict *verdict)
{
  g_autofree char *text = caravan_verdict_say (self->desk);
  g_autofree char *other = caravan_verdict_say_other (self->desk);
  g_autofree char *detail = NULL;

  if (text == NULL)
    text = caravan_verdict_say_next (self->desk);
  g_autofree char *rest = caravan_verdict_cut_title (text);
  detail = verdict != NULL ? caravan_verdict_say_detail (self->desk, verdict, rest)
                           : g_steal_pointer (&rest);
  caravan_label_show (self->title, text);
  gboolean folded = caravan_verdict_card_is_folded (self);
  caravan_verdict_sum_show (self->sum, verdict != NULL && !folded ? self->desk : NULL);
  caravan_label_show (self->detail, folded ? NULL : detail);
  caravan_label_show (self->other, folded ? NULL : other);
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
}

static void
render (gpointer object)
{
  CaravanVerdictCard *self = object;
  gboolean message = caravan_desk_get_message (self->desk) != NULL;
  const CvVerdict *verdict = message ? NULL : caravan_desk_get_verdict (self->desk);
  gboolean legal = verdict != NULL && cv_verdict_is_legal (verdict);
  gboolean refused = verdict != NULL && !legal;
  gboolean asks = caravan_desk_get_question (self->desk) != NULL;

  show_tone (self, message || refused ? TONE_NO
                   : legal            ? TONE_OK
                   : asks             ? TONE_ASKS
                                      : TONE_NONE);
  show_texts (self, verdict);
  show_rule (self, verdict);
  show_buttons (self, legal, refused);
  render_folded (self);
  gtk_widget_queue_allocate (self->box);
}

static void
desk_changed_cb (CaravanVerdictCard *self, guint what)
{
  if (what != CARAVAN_DESK_POINTED)
    render (self);
}

/* What its buttons do. */

/* The verdict is still there when one comes back. */
static void
open_rule (CaravanVerdictCard *self)
{
  const CvVerdict *verdict = caravan_desk_get_verdict (self->desk);

  if (verdict != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.rules", "s",
                                verdict->rule->anchor);
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
      open_rule (self);
      break;
    case CARAVAN_VERDICT_OVERRULE:
      caravan_desk_overrule (self->desk);
      break;
    case CARAVAN_VERDICT_DECLINE:
      caravan_desk_decline (self->desk);
      break;
    case CARAVAN_VERDICT_CANCEL:
      caravan_desk_unpin (self->desk);
      caravan_desk_cancel (self->desk);
      break;
    case CARAVAN_VERDICT_RECORD:
      caravan_desk_accept (self->desk);
      break;
    case CARAVAN_VERDICT_TAKE_BACK:
      caravan_desk_undo (self->desk);
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

/* The text that can be scrolled can also be reached by the keyboard; it keeps the focus
   when it gets shorter. */
static void
text_resized_cb (CaravanVerdictCard *self, GtkAdjustment *adjustment)
{
  gboolean scrolls =
      gtk_widget_has_focus (self->scrolled) ||
      gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);

  gtk_widget_set_focusable (self->scrolled, scrolls);
  gtk_widget_set_can_focus (self->scrolled, scrolls);
}

static GtkWidget *
add_button (CaravanVerdictCard *self)
{
  GtkWidget *label = caravan_label_say (NULL, NULL), *button = gtk_button_new ();

  caravan_label_center (label);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_box_append (GTK_BOX (self->box), button);
  return button;
}

static void
style_link (GtkWidget *button)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_justify (label, GTK_JUSTIFY_LEFT);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "link");
}

static void
add_buttons (CaravanVerdictCard *self)
{
  for (int i = 0; i < CARAVAN_VERDICT_N_BUTTONS; i++)
    {
      self->button[i] = add_button (self);
      g_signal_connect (self->button[i], "clicked", G_CALLBACK (button_clicked_cb),
                        self);
    }
  self->ruler = add_button (self);
  gtk_widget_set_child_visible (self->ruler, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->ruler),
                               GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  style_link (self->button[CARAVAN_VERDICT_RULE]);
  gtk_widget_add_css_class (self->button[CARAVAN_VERDICT_DECLINE], "verdict-guest");
  gtk_widget_add_css_class (self->button[CARAVAN_VERDICT_RECORD], "suggested-action");
}

static void
make_layout (CaravanVerdictCard *self)
{
  GtkWidget *const *button = self->button;

  self->layout = caravan_verdict_layout_new (
      self->sign, self->scrolled, button[CARAVAN_VERDICT_RULE], self->handle);
  caravan_verdict_layout_add_button (self->layout, 0, button[CARAVAN_VERDICT_WHY]);
  caravan_verdict_layout_add_button (self->layout, 0, button[CARAVAN_VERDICT_CANCEL]);
  caravan_verdict_layout_add_button (self->layout, 0, self->ruler);
  caravan_verdict_layout_add_button (self->layout, 1, button[CARAVAN_VERDICT_OVERRULE]);
  caravan_verdict_layout_add_button (self->layout, 1, button[CARAVAN_VERDICT_RECORD]);
  caravan_verdict_layout_add_button (self->layout, 1,
                                     button[CARAVAN_VERDICT_TAKE_BACK]);
  caravan_verdict_layout_add_guest (self->layout, 1, button[CARAVAN_VERDICT_DECLINE]);
  gtk_widget_set_layout_manager (self->box, self->layout);
}

/* Folding. */

static void
folded_cb (CaravanVerdictCard *self)
{
  self->is_folded = g_settings_get_boolean (caravan_settings (), "verdict-folded");
  render (self);
}

static void
head_clicked_cb (CaravanVerdictCard *self)
{
  if (self->can_fold)
    g_settings_set_boolean (caravan_settings (), "verdict-folded", !self->is_folded);
}

void
caravan_verdict_card_set_can_fold (CaravanVerdictCard *self, gboolean can_fold)
{
  if (self->can_fold == can_fold)
    return;
  self->can_fold = can_fold;
  render (self);
}

void
caravan_verdict_card_set_slim (CaravanVerdictCard *self, gboolean is_slim)
{
  if (self->is_slim == is_slim)
    return;
  self->is_slim = is_slim;
  render (self);
}

static void
make_handle (CaravanVerdictCard *self)
{
  GtkGesture *tap = gtk_gesture_click_new ();

  self->handle = gtk_button_new ();
  gtk_widget_add_css_class (self->handle, "flat");
  gtk_widget_add_css_class (self->handle, "verdict-handle");
  g_signal_connect_swapped (self->handle, "clicked", G_CALLBACK (head_clicked_cb),
                            self);
  g_signal_connect_swapped (tap, "released", G_CALLBACK (head_clicked_cb), self);
  gtk_widget_add_controller (self->title, GTK_EVENT_CONTROLLER (tap));
  g_signal_connect_object (caravan_settings (), "changed::verdict-folded",
                           G_CALLBACK (folded_cb), self, G_CONNECT_SWAPPED);
  self->is_folded = g_settings_get_boolean (caravan_settings (), "verdict-folded");
}

static void
caravan_verdict_card_class_init (CaravanVerdictCardClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_texts (CaravanVerdictCard *self)
{
  self->title = caravan_label_say (NULL, "verdict-title");
  gtk_label_set_yalign (GTK_LABEL (self->title), 0);
  self->detail = caravan_label_say (NULL, NULL);
  self->other = caravan_label_say (NULL, "dim-label");

  self->sum = caravan_verdict_sum_new ();

  GtkWidget *texts = caravan_box_down (
      3, self->title, caravan_box_down (0, self->sum, self->detail, NULL), self->other,
      NULL);
  gtk_widget_set_valign (texts, GTK_ALIGN_START);
  return texts;
}

static void
make_scrolled (CaravanVerdictCard *self)
{
  self->scrolled = caravan_scrolled_new (make_texts (self));
  gtk_widget_set_focusable (self->scrolled, FALSE);
  gtk_widget_set_can_focus (self->scrolled, FALSE);
  g_signal_connect_object (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)),
      "changed", G_CALLBACK (text_resized_cb), self, G_CONNECT_SWAPPED);
}

static void
make_sign (CaravanVerdictCard *self)
{
  self->mark = gtk_image_new ();
  self->hatch = caravan_picture_new (CARAVAN_PICTURE_SIGN, "illegal", -1, MARK_SIZE);
  gtk_image_set_pixel_size (GTK_IMAGE (self->mark), 20);
  gtk_widget_add_css_class (self->mark, "verdict-mark");
  self->sign = caravan_box_across (0, self->mark, self->hatch, NULL);
}

static void
caravan_verdict_card_init (CaravanVerdictCard *self)
{
  make_sign (self);
  make_scrolled (self);
  make_handle (self);
  self->box = caravan_box_down (0, self->sign, self->scrolled, self->handle, NULL);
  add_buttons (self);
  make_layout (self);
  adw_bin_set_child (ADW_BIN (self), self->box);
  caravan_text_bind_accessible (GTK_WIDGET (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Verdict"));
}

GtkWidget *
caravan_verdict_card_new (CaravanDesk *desk)
{
  CaravanVerdictCard *self = g_object_new (CARAVAN_TYPE_VERDICT_CARD, NULL);

  self->desk = desk;
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
