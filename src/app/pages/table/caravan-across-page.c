/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-across-page.h"

#include "caravan-across-words.h"
#include "caravan-choice.h"
#include "caravan-columns-layout.h"
#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-table-words.h"
#include "caravan-text.h"
#include "caravan-verdict-words.h"
#include "caravan-widget.h"

/* In the measure of the poster, as the sizes of its text in the style sheet are. */
#define TURN_BADGE 150
#define SEAT_BADGE 62
#define SIGN_SIZE  62
#define SEAT_WIDTH 280
#define GAP        26

struct _CaravanAcrossPage
{
  CaravanPage parent_instance;

  /* borrowed */
  CaravanPoster *poster;
  GtkWidget *moment;
  GtkWidget *badges;
  GtkWidget *who, *due;
  GtkWidget *last, *last_step;
  GtkWidget *verdict, *verdict_text;
  GtkWidget *yes, *no, *asks; /* the signs of the verdict */
  GtkWidget *points;

  /* owned */
  CaravanDesk *desk;
};

G_DEFINE_FINAL_TYPE (CaravanAcrossPage, caravan_across_page, CARAVAN_TYPE_PAGE)

/* What it shows. */

static GtkWidget *
make_badge (CaravanAcrossPage *self, int seat, int size)
{
  return caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL,
                              caravan_desk_get_table (self->desk)->color[seat], size);
}

static void
show_turn (CaravanAcrossPage *self)
{
  guint seats = caravan_across_get_seats (self->desk);
  g_autofree char *who = caravan_across_say_who (self->desk);
  g_autofree char *due = caravan_across_say_due (self->desk);

  caravan_label_show (self->moment, caravan_table_say_moment (self->desk));
  caravan_label_show (self->who, who);
  caravan_label_show (self->due, due);
  caravan_widget_clear (self->badges);
  for (int seat = 0; seat < caravan_desk_get_table (self->desk)->n_players; seat++)
    if (seats >> seat & 1)
      gtk_box_append (GTK_BOX (self->badges), make_badge (self, seat, TURN_BADGE));
  gtk_widget_set_visible (self->badges, seats != 0);
}

static void
show_last_step (CaravanAcrossPage *self)
{
  g_autofree char *step = caravan_table_say_last_step (self->desk);

  caravan_label_show (self->last_step, step);
  gtk_widget_set_visible (self->last, step != NULL);
}

/* Yes has a tick, no a hatch, a question its mark: as on the card of the table. */
static void
show_verdict (CaravanAcrossPage *self)
{
  const CvVerdict *verdict = caravan_desk_get_message (self->desk) == NULL
                                 ? caravan_desk_get_verdict (self->desk)
                                 : NULL;
  gboolean is_legal = verdict != NULL && cv_verdict_is_legal (verdict);
  gboolean asks = verdict == NULL && caravan_desk_get_question (self->desk) != NULL &&
                  caravan_desk_get_message (self->desk) == NULL;
  g_autofree char *text = caravan_verdict_say (self->desk);

  caravan_label_show (self->verdict_text, text);
  gtk_widget_set_visible (self->verdict, text != NULL);
  gtk_widget_set_visible (self->yes, is_legal);
  gtk_widget_set_visible (self->no, !is_legal && !asks);
  gtk_widget_set_visible (self->asks, asks);
  caravan_widget_set_class (self->verdict, "verdict-ok", is_legal);
  caravan_widget_set_class (self->verdict, "verdict-no", !is_legal && !asks);
  caravan_widget_set_class (self->verdict, "verdict-none", asks);
}

static GtkWidget *
make_number (long points)
{
  g_autofree char *number = caravan_number (points);
  GtkWidget *label = gtk_label_new (number);

  gtk_widget_add_css_class (label, "total");
  return label;
}

/* What can't be told yet looks shut; beside it is what all can see. */
static GtkWidget *
make_total (CaravanAcrossPage *self, const CvPlayerScore *player, int seat)
{
  long standing;

  if (!player->sealed)
    return make_number (player->total);
  GtkWidget *drawer =
      caravan_picture_new (CARAVAN_PICTURE_PIECE, "drawer", -1, SEAT_BADGE);
  if (!caravan_across_find_standing (self->desk, seat, &standing))
    return drawer;
  return caravan_box_across (14, make_number (standing), drawer, NULL);
}

static GtkWidget *
make_seat (CaravanAcrossPage *self, const CvScore *score, int seat)
{
  GtkWidget *name = gtk_label_new (
      lang_player_label (caravan_lang (), caravan_desk_get_player (self->desk, seat)));

  gtk_widget_add_css_class (name, "name");
  return caravan_box_across (14, make_badge (self, seat, SEAT_BADGE), name,
                             make_total (self, &score->player[seat], seat), NULL);
}

static void
show_points (CaravanAcrossPage *self)
{
  CvScore score;

  caravan_across_score (self->desk, &score);
  caravan_widget_clear (self->points);
  for (int seat = 0; seat < score.n_players; seat++)
    gtk_box_append (GTK_BOX (self->points), make_seat (self, &score, seat));
}

/* The page itself has the focus: a screen reader hears its name anew when that has
   changed. */
static void
render (gpointer object)
{
  CaravanAcrossPage *self = object;
  g_autofree char *all = caravan_across_say_all (self->desk);

  show_turn (self);
  show_last_step (self);
  show_verdict (self);
  show_points (self);
  caravan_widget_name (GTK_WIDGET (self), all);
}

static void
desk_changed_cb (CaravanAcrossPage *self, guint what)
{
  if (what != CARAVAN_DESK_POINTED)
    render (self);
  caravan_page_changed (CARAVAN_PAGE (self));
}

/* Building. */

/* Words stay whole: what is read from afar is not taken apart. */
static GtkWidget *
make_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_turn (CaravanAcrossPage *self)
{
  self->badges = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->who = make_label ("who");
  self->due = make_label ("due");
  GtkWidget *texts = caravan_box_down (0, self->who, self->due, NULL);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  return caravan_box_across (GAP, self->badges, texts, NULL);
}

static GtkWidget *
make_last (CaravanAcrossPage *self)
{
  GtkWidget *caption = make_label ("caption");

  caravan_text_bind (caption, "label", N_ ("Last step"));
  self->last_step = make_label ("said");
  self->last = caravan_box_down (0, caption, self->last_step, NULL);
  return self->last;
}

static GtkWidget *
make_icon (const char *name)
{
  GtkWidget *image = gtk_image_new_from_icon_name (name);

  gtk_image_set_pixel_size (GTK_IMAGE (image), SIGN_SIZE * 2 / 3);
  gtk_widget_set_size_request (image, SIGN_SIZE, SIGN_SIZE);
  gtk_widget_set_valign (image, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (image, "verdict-mark");
  return image;
}

static GtkWidget *
make_verdict (CaravanAcrossPage *self)
{
  self->yes = make_icon ("object-select-symbolic");
  self->asks = make_icon ("caravan-help-symbolic");
  self->no = caravan_picture_new (CARAVAN_PICTURE_SIGN, "illegal", -1, SIGN_SIZE);
  self->verdict_text = make_label ("said");
  self->verdict = caravan_box_across (GAP, self->yes, self->no, self->asks,
                                      self->verdict_text, NULL);
  return self->verdict;
}

static GtkWidget *
make_points (CaravanAcrossPage *self)
{
  self->points = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->points,
                                 caravan_columns_layout_new (SEAT_WIDTH, GAP));
  gtk_widget_add_css_class (self->points, "points");
  return self->points;
}

static GtkWidget *
make_poster (CaravanAcrossPage *self)
{
  self->moment = make_label ("caption");
  GtkWidget *parts[] = { self->moment, make_turn (self), make_last (self),
                         make_verdict (self), make_points (self) };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      gtk_widget_set_vexpand (parts[i], TRUE);
      gtk_widget_set_valign (parts[i], GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), parts[i]);
    }
  gtk_widget_add_css_class (box, "across");
  self->poster = CARAVAN_POSTER (caravan_poster_new (box));
  return GTK_WIDGET (self->poster);
}

static GtkWidget *
make_button (void)
{
  GtkWidget *button = caravan_button_new_with_icon ("caravan-turn-symbolic",
                                                    N_ ("Turn round"), "win.turn");

  gtk_widget_set_halign (button, GTK_ALIGN_END);
  caravan_text_bind (button, "tooltip-text",
                     N_ ("For those on the other side of the table (R)"));
  return button;
}

/* What the window asks of it. */

static void
turn (CaravanPage *page)
{
  CaravanPoster *poster = CARAVAN_ACROSS_PAGE (page)->poster;

  caravan_poster_set_turned (poster, !caravan_poster_is_turned (poster));
}

static void
take_focus (CaravanPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (page));
}

static char *
say_title (CaravanPage *page)
{
  return g_strdup (
      caravan_desk_get_table (CARAVAN_ACROSS_PAGE (page)->desk)->game->name);
}

static const CaravanPageAction actions[] = {
  { "win.turn", turn, NULL },
  { NULL, NULL, NULL },
};

static void
prepare (CaravanPageClass *klass)
{
  klass->actions = actions;
  klass->help = "use-view#across";
  klass->is_of_match = TRUE;
  klass->is_playing = TRUE;
  klass->say_title = say_title;
  klass->take_focus = take_focus;
}

/* The class. */

static void
caravan_across_page_dispose (GObject *object)
{
  g_clear_object (&CARAVAN_ACROSS_PAGE (object)->desk);
  G_OBJECT_CLASS (caravan_across_page_parent_class)->dispose (object);
}

static void
caravan_across_page_class_init (CaravanAcrossPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_across_page_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, 0, "win.turn", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "win.turn",
                                       NULL);
  prepare (CARAVAN_PAGE_CLASS (klass));
}

static void
caravan_across_page_init (CaravanAcrossPage *self)
{
  GtkWidget *box = caravan_box_down (8, make_poster (self), make_button (), NULL);

  gtk_widget_add_css_class (GTK_WIDGET (self), "across-page");
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

GtkWidget *
caravan_across_page_new (CaravanDesk *desk)
{
  CaravanAcrossPage *self = g_object_new (CARAVAN_TYPE_ACROSS_PAGE, NULL);

  self->desk = g_object_ref (desk);
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}

CaravanPoster *
caravan_across_page_get_poster (CaravanAcrossPage *self)
{
  return self->poster;
}
