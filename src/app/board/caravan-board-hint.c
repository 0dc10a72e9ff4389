/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-board-hint.h"

#include "caravan-picture.h"

#define SIGN_SIZE  18
#define MOST_CHARS 22
#define GAP        5
#define EDGE       4

struct _CaravanBoardHint
{
  GtkWidget parent_instance;

  GtkWidget *yes;
  GtkWidget *no;
  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (CaravanBoardHint, caravan_board_hint, GTK_TYPE_WIDGET)

void
caravan_board_hint_set (CaravanBoardHint *self, gboolean legal, const char *text)
{
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
  if (text == NULL)
    return;
  gtk_label_set_label (GTK_LABEL (self->label), text);
  gtk_widget_set_visible (self->yes, legal);
  gtk_widget_set_visible (self->no, !legal);
  gtk_widget_remove_css_class (GTK_WIDGET (self), legal ? "no" : "yes");
  gtk_widget_add_css_class (GTK_WIDGET (self), legal ? "yes" : "no");
}

static int
count_covered (const graphene_rect_t *place, const GPtrArray *others, GtkWidget *room)
{
  int n = 0;

  for (guint i = 0; i < others->len; i++)
    {
      graphene_rect_t bounds;
      n += gtk_widget_compute_bounds (others->pdata[i], room, &bounds) &&
           graphene_rect_intersection (place, &bounds, NULL);
    }
  return n;
}

/* Above, or else below. */
static void
find_place (const graphene_rect_t *about,
            const GPtrArray *others,
            GtkWidget *room,
            graphene_rect_t *place)
{
  float width = place->size.width, height = place->size.height;
  float x = about->origin.x + about->size.width / 2 - width / 2;
  graphene_rect_t below;

  place->origin.x = CLAMP (x, EDGE, (float) gtk_widget_get_width (room) - EDGE - width);
  place->origin.y = about->origin.y - GAP - height;
  below = *place;
  below.origin.y = about->origin.y + about->size.height + GAP;
  if (below.origin.y + height + EDGE <= (float) gtk_widget_get_height (room) &&
      (place->origin.y < EDGE ||
       count_covered (&below, others, room) < count_covered (place, others, room)))
    *place = below;
  place->origin.y = MAX (place->origin.y, EDGE);
}

static gboolean
is_in_sight (const graphene_rect_t *about, GtkWidget *room)
{
  float x = about->origin.x + about->size.width / 2,
        y = about->origin.y + about->size.height / 2;

  return x >= 0 && y >= 0 && x <= (float) gtk_widget_get_width (room) &&
         y <= (float) gtk_widget_get_height (room);
}

void
caravan_board_hint_place (CaravanBoardHint *self,
                          GtkWidget *about,
                          const GPtrArray *others)
{
  GtkWidget *widget = GTK_WIDGET (self), *room = gtk_widget_get_parent (widget);
  graphene_rect_t bounds, place;
  int least, width, height;

  if (about == NULL || !gtk_widget_get_visible (widget))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL,
                      NULL);
  width = MAX (least, MIN (width, gtk_widget_get_width (room) - 2 * EDGE));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL,
                      NULL);
  gboolean in_sight =
      gtk_widget_compute_bounds (about, room, &bounds) && is_in_sight (&bounds, room);
  gtk_widget_set_child_visible (widget, in_sight);
  if (!in_sight)
    return;
  graphene_rect_init (&place, 0, 0, (float) width, (float) height);
  find_place (&bounds, others, room, &place);
  gtk_widget_size_allocate (
      widget,
      &(GtkAllocation){ (int) place.origin.x, (int) place.origin.y, width, height },
      -1);
}

static void
caravan_board_hint_dispose (GObject *object)
{
  CaravanBoardHint *self = CARAVAN_BOARD_HINT (object);

  g_clear_pointer (&self->yes, gtk_widget_unparent);
  g_clear_pointer (&self->no, gtk_widget_unparent);
  g_clear_pointer (&self->label, gtk_widget_unparent);
  G_OBJECT_CLASS (caravan_board_hint_parent_class)->dispose (object);
}

static void
caravan_board_hint_class_init (CaravanBoardHintClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_board_hint_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "boardhint");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
caravan_board_hint_init (CaravanBoardHint *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->yes = gtk_image_new_from_icon_name ("object-select-symbolic");
  self->no = caravan_picture_new (CARAVAN_PICTURE_SIGN, "illegal", -1, SIGN_SIZE);
  self->label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                    "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "max-width-chars",
                    MOST_CHARS, "xalign", 0.0, NULL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (widget)),
                              8);
  gtk_widget_set_valign (self->yes, GTK_ALIGN_START);
  gtk_widget_set_valign (self->no, GTK_ALIGN_START);
  gtk_widget_set_parent (self->yes, widget);
  gtk_widget_set_parent (self->no, widget);
  gtk_widget_set_parent (self->label, widget);
  gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_can_target (widget, FALSE);
  gtk_widget_set_can_focus (widget, FALSE);
}

GtkWidget *
caravan_board_hint_new (void)
{
  return g_object_new (CARAVAN_TYPE_BOARD_HINT, NULL);
}
