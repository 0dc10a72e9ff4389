/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-list.h"

#include "caravan-basari-learned.h"
#include "caravan-basari-shown.h"
#include "caravan-basari-surface.h"
#include "caravan-basari-words.h"
#include "caravan-basari.h"
#include "caravan-flow-layout.h"
#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define BADGE_SIZE 20
#define GEM_SIZE   20
#define GAP        4

struct _CaravanBasariList
{
  AdwBin parent_instance;

  CvBoard known; /* what archways show, as far as anybody knows */

  /* borrowed */
  GtkWidget *expander;
  GtkWidget *list;   /* a row an archway */
  GtkWidget *shown;  /* an archway, where the ring that would show it is not in sight */
  CaravanDesk *desk; /* the page's, which lives longer */
  CaravanBasariSurface *surface; /* NULL once it is gone */
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
  gtk_widget_set_halign (row, GTK_ALIGN_END);
  return row;
}

/* In lines like words: unfolded, the list needs no more width than folded, or the column
   would grow and the ring that decides about it shrink. */
static GtkWidget *
make_line (CaravanBasariList *self, int arch)
{
  const CvBoard *known = &self->known;
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  g_autofree char *number = caravan_number (arch + 1);
  g_autofree char *points = caravan_number (known->arch_points[arch]);
  GtkWidget *place = caravan_label_say (number, "dim-label");
  GtkWidget *worth =
      caravan_label_say (known->has_arch_points[arch] ? points : "?", "figures");

  gtk_widget_set_layout_manager (line, caravan_flow_layout_new (GAP));
  gtk_label_set_width_chars (GTK_LABEL (place), 3);
  gtk_label_set_width_chars (GTK_LABEL (worth), 3);
  caravan_box_add (line, place, worth, NULL);
  if (known->has_arch_gems[arch])
    add_gems (line, known->arch_gems[arch]);
  caravan_box_add (line, make_badges (self, arch), NULL);
  return line;
}

/* Rows stay, so that a row that was pressed keeps the focus. */
static GtkListBoxRow *
get_row (CaravanBasariList *self, int arch)
{
  GtkListBox *list = GTK_LIST_BOX (self->list);

  if (gtk_list_box_get_row_at_index (list, arch) == NULL)
    gtk_list_box_append (list, gtk_list_box_row_new ());
  return gtk_list_box_get_row_at_index (list, arch);
}

/* Nobody sees it while it is folded. */
static void
render (gpointer object)
{
  CaravanBasariList *self = object;

  if (!gtk_expander_get_expanded (GTK_EXPANDER (self->expander)))
    return;
  caravan_basari_learn (caravan_match_get_log (caravan_desk_get_match (self->desk)),
                        &self->known);
  for (int arch = 0; arch < self->known.n_arches; arch++)
    {
      GtkListBoxRow *row = get_row (self, arch);
      g_autofree char *name = caravan_basari_say_arch (self->desk, &self->known, arch);
      gtk_list_box_row_set_child (row, make_line (self, arch));
      caravan_widget_name (GTK_WIDGET (row), name);
    }
}

/* By itself where the ring is too small to show all; people may fold it then. */
static void
size_changed_cb (CaravanBasariList *self)
{
  gtk_expander_set_expanded (GTK_EXPANDER (self->expander),
                             caravan_basari_surface_is_small (self->surface));
}

/* A screen reader presses what has been scrolled away, too: what lies over a place that
   is far from the screen is nowhere. */
static gboolean
is_in_sight (GtkWidget *row)
{
  GtkWidget *port = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t at;

  return port != NULL && gtk_widget_compute_bounds (row, port, &at) &&
         at.origin.y + at.size.height > 0 &&
         at.origin.y < (float) gtk_widget_get_height (port);
}

static void
show_arch (CaravanBasariList *self, GtkListBoxRow *row)
{
  int arch = gtk_list_box_row_get_index (row);
  g_autofree char *text = caravan_basari_say_arch (self->desk, &self->known, arch);
  CaravanBasariRingView *view = CARAVAN_BASARI_RING_VIEW (self->surface);
  graphene_rect_t at;

  if (is_in_sight (GTK_WIDGET (row)) &&
      gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self), &at))
    caravan_basari_shown_popup (
        self->shown, caravan_basari_ring_view_picture (view, arch), text, &at);
}

static void
row_activated_cb (CaravanBasariList *self, GtkListBoxRow *row)
{
  if (self->surface != NULL &&
      !caravan_basari_surface_press (self->surface, gtk_list_box_row_get_index (row)))
    show_arch (self, row);
}

static void
desk_changed_cb (CaravanBasariList *self, guint what)
{
  if ((what & CARAVAN_DESK_STATE) != 0)
    render (self);
}

static void
caravan_basari_list_dispose (GObject *object)
{
  CaravanBasariList *self = CARAVAN_BASARI_LIST (object);

  g_clear_weak_pointer (&self->surface);
  g_clear_pointer (&self->shown, gtk_widget_unparent);
  G_OBJECT_CLASS (caravan_basari_list_parent_class)->dispose (object);
}

static void
caravan_basari_list_class_init (CaravanBasariListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_basari_list_dispose;
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
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb),
                            self);
  adw_bin_set_child (ADW_BIN (self), self->expander);
  self->shown = caravan_basari_shown_new (GTK_WIDGET (self));
}

GtkWidget *
caravan_basari_list_new (CaravanDesk *desk)
{
  CaravanBasariList *self = g_object_new (CARAVAN_TYPE_BASARI_LIST, NULL);

  self->desk = desk;
  g_set_weak_pointer (&self->surface, caravan_basari_surface_find (desk));
  g_signal_connect_object (self->surface, "notify::is-small",
                           G_CALLBACK (size_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
