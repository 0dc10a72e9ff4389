/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-list.h"

#include "caravan-basari-learned.h"
#include "caravan-basari-words.h"
#include "caravan-basari.h"
#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define BADGE_SIZE 20
#define GEM_SIZE   20

struct _CaravanBasariList
{
  AdwBin parent_instance;

  /* borrowed */
  GtkWidget *expander;
  GtkWidget *list;   /* a row an archway */
  CaravanDesk *desk; /* the page's, which lives longer */
};

G_DEFINE_FINAL_TYPE (CaravanBasariList, caravan_basari_list, ADW_TYPE_BIN)

/* Each gem by itself, as on the archway. */
static void
add_gems (GtkWidget *row, CvGems gems)
{
  const char *const *motifs = caravan_basari_art.handful->motifs;

  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    for (int i = 0; i < cv_gems_count (gems, gem); i++)
      caravan_box_add (row,
                       caravan_picture_new_of (&caravan_basari_art,
                                               CARAVAN_PICTURE_PIECE, motifs[gem], -1,
                                               GEM_SIZE),
                       NULL);
}

static GtkWidget *
make_badges (CaravanBasariList *self, int arch)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  const CvState *state = caravan_desk_get_state (self->desk);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  for (int seat = 0; seat < table->n_players; seat++)
    if (state->basari.player[seat].arch == arch)
      caravan_box_add (row,
                       caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL,
                                            table->color[seat], BADGE_SIZE),
                       NULL);
  gtk_widget_set_hexpand (row, TRUE);
  gtk_widget_set_halign (row, GTK_ALIGN_END);
  return row;
}

static GtkWidget *
make_row (CaravanBasariList *self, const CvBoard *known, int arch)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *number = caravan_number (arch + 1);
  g_autofree char *points = caravan_number (known->arch_points[arch]);
  g_autofree char *said = caravan_basari_say_arch (self->desk, known, arch);
  GtkWidget *place = caravan_label_say (number, "dim-label");
  GtkWidget *shown =
      caravan_label_say (known->has_arch_points[arch] ? points : "?", "figures");

  gtk_label_set_width_chars (GTK_LABEL (place), 3);
  gtk_label_set_width_chars (GTK_LABEL (shown), 3);
  caravan_box_add (row, place, shown, NULL);
  if (known->has_arch_gems[arch])
    add_gems (row, known->arch_gems[arch]);
  caravan_box_add (row, make_badges (self, arch), NULL);
  GtkWidget *list_row = gtk_list_box_row_new ();
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (list_row), row);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (list_row), FALSE);
  caravan_widget_name (list_row, said);
  return list_row;
}

static void
clear_list (CaravanBasariList *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
}

/* Nobody sees it while it is folded. */
static void
render (gpointer object)
{
  CaravanBasariList *self = object;
  CvBoard known;

  clear_list (self);
  if (!gtk_expander_get_expanded (GTK_EXPANDER (self->expander)))
    return;
  caravan_basari_learn (caravan_match_get_log (caravan_desk_get_match (self->desk)),
                        &known);
  for (int arch = 0; arch < known.n_arches; arch++)
    gtk_list_box_append (GTK_LIST_BOX (self->list), make_row (self, &known, arch));
}

static void
desk_changed_cb (CaravanBasariList *self, guint what)
{
  if ((what & CARAVAN_DESK_STATE) != 0)
    render (self);
}

static void
caravan_basari_list_class_init (CaravanBasariListClass *klass)
{
}

static void
caravan_basari_list_init (CaravanBasariList *self)
{
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "archway-list");
  self->expander = gtk_expander_new (NULL);
  gtk_expander_set_child (GTK_EXPANDER (self->expander), self->list);
  gtk_widget_add_css_class (self->expander, "caravan-card");
  gtk_widget_add_css_class (self->expander, "whole-table");
  caravan_text_bind (self->expander, "label", N_ ("All archways"));
  caravan_text_bind_accessible (self->expander, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("All archways"));
  caravan_text_bind_accessible (self->list, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("All archways"));
  g_signal_connect_swapped (self->expander, "notify::expanded", G_CALLBACK (render),
                            self);
  adw_bin_set_child (ADW_BIN (self), self->expander);
}

GtkWidget *
caravan_basari_list_new (CaravanDesk *desk)
{
  CaravanBasariList *self = g_object_new (CARAVAN_TYPE_BASARI_LIST, NULL);

  self->desk = desk;
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
