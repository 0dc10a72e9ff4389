/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-dispute-rule.h"

#include "caravan-books.h"
#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-rules-languages.h"
#include "caravan-rules-text.h"
#include "caravan-settings.h"
#include "caravan-text.h"
#include "caravan-widget.h"

struct _CaravanDisputeRule
{
  AdwBin parent_instance;

  /* children */
  GtkWidget *text;

  /* borrowed */
  CaravanDesk *desk;
};

G_DEFINE_FINAL_TYPE (CaravanDisputeRule, caravan_dispute_rule, ADW_TYPE_BIN)

/* Of what was asked, not of what is pointed at; FALSE: nothing was, or it has none. */
static gboolean
find_section (CaravanDisputeRule *self, gsize *ret_page, gsize *ret_section)
{
  const CvVerdict *verdict = caravan_desk_get_verdict (self->desk);

  return verdict != NULL && caravan_desk_is_pinned (self->desk) &&
         caravan_books_count () > 0 &&
         lang_book_find_rule (caravan_book (0), verdict->rule->id, ret_page,
                              ret_section);
}

static void
render (gpointer object)
{
  CaravanDisputeRule *self = object;
  gsize page, section;
  gboolean is_known = find_section (self, &page, &section);

  gtk_widget_set_visible (GTK_WIDGET (self), is_known);
  if (is_known)
    caravan_rules_text_show_section (
        CARAVAN_RULES_TEXT (self->text), page, section, caravan_rules_languages_get (),
        g_settings_get_int (caravan_settings (), "rules-text-size"));
}

static void
desk_changed_cb (CaravanDisputeRule *self, guint what)
{
  if ((what & CARAVAN_DESK_VERDICT) != 0)
    render (self);
}

static void
go_cb (CaravanDisputeRule *self, const char *anchor)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.rules", "s", anchor);
}

static void
caravan_dispute_rule_class_init (CaravanDisputeRuleClass *klass)
{
}

static void
caravan_dispute_rule_init (CaravanDisputeRule *self)
{
  GtkWidget *languages = caravan_flow_new (6);

  self->text = g_object_new (CARAVAN_TYPE_RULES_TEXT, NULL);
  caravan_rules_languages_add (GTK_BOX (languages), NULL);
  g_signal_connect_object (self->text, "go", G_CALLBACK (go_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (
      ADW_BIN (self),
      caravan_box_down (6, caravan_label_new (N_ ("The rule"), "section-title"),
                        languages, self->text, NULL));
}

GtkWidget *
caravan_dispute_rule_new (CaravanDesk *desk)
{
  CaravanDisputeRule *self = g_object_new (CARAVAN_TYPE_DISPUTE_RULE, NULL);

  self->desk = desk;
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (caravan_settings (), "changed::rules-languages",
                           G_CALLBACK (render), self, G_CONNECT_SWAPPED);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
