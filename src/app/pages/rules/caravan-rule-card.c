/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-rule-card.h"

#include "caravan-books.h"
#include "caravan-label.h"
#include "caravan-text.h"

/* The same least and natural width: a popover is only as high as it is at the former.
 */
#define CHARS 28

struct _CaravanRuleCard
{
  GtkPopover parent_instance;

  GtkWidget *name;
  GtkWidget *text;
  GtkWidget *id;
  GtkWidget *read;

  /* borrowed */
  const CvRule *rule;
};

G_DEFINE_FINAL_TYPE (CaravanRuleCard, caravan_rule_card, GTK_TYPE_POPOVER)

static void
render (gpointer object)
{
  CaravanRuleCard *self = object;

  if (self->rule == NULL)
    return;
  const LangSection *section = caravan_book_rule (self->rule->id);
  const char *title = section != NULL ? section->title : self->rule->id;
  g_autofree char *text =
      section != NULL ? caravan_book_opening (section) : g_strdup ("");
  gtk_label_set_label (GTK_LABEL (self->name), title);
  gtk_label_set_label (GTK_LABEL (self->text), text);
  gtk_label_set_label (GTK_LABEL (self->id), self->rule->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->read), "s",
                                    self->rule->anchor);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

void
caravan_rule_card_open (CaravanRuleCard *self, GtkWidget *widget, const CvRule *rule)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  graphene_rect_t bounds;

  self->rule = rule;
  render (self);
  if (gtk_widget_compute_bounds (widget, parent, &bounds))
    gtk_popover_set_pointing_to (
        GTK_POPOVER (self),
        &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                         (int) bounds.size.width, (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self));
}

static GtkWidget *
add_label (GtkWidget *box, const char *style)
{
  GtkWidget *label = caravan_label_say (NULL, style);

  gtk_label_set_width_chars (GTK_LABEL (label), CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), CHARS);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
caravan_rule_card_class_init (CaravanRuleCardClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
caravan_rule_card_init (CaravanRuleCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->name = add_label (box, "card-title");
  self->text = add_label (box, NULL);
  self->id = add_label (box, "rule-id");
  gtk_widget_add_css_class (self->id, "dim-label");
  self->read = gtk_button_new ();
  caravan_text_bind (self->read, "label", N_ ("Read the rule"));
  /* The target first: an action that wants one complains of a button without. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->read), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->read), "win.rules");
  gtk_widget_set_halign (self->read, GTK_ALIGN_START);
  g_signal_connect_swapped (self->read, "clicked", G_CALLBACK (gtk_popover_popdown),
                            self);
  gtk_box_append (GTK_BOX (box), self->read);
  gtk_widget_add_css_class (GTK_WIDGET (self), "rule-card");
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_widget_set_margin_start (box, 6);
  gtk_widget_set_margin_end (box, 6);
  gtk_popover_set_child (GTK_POPOVER (self), box);
  gtk_popover_set_position (GTK_POPOVER (self), GTK_POS_TOP);
  caravan_text_follow (self, render);
}

GtkWidget *
caravan_rule_card_new (void)
{
  return g_object_new (CARAVAN_TYPE_RULE_CARD, NULL);
}
