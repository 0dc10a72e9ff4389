/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-reckoning.h"

#include <adwaita.h>

#include "caravan-basari-beside-layout.h"
#include "caravan-basari-disks.h"
#include "caravan-basari-gem.h"
#include "caravan-basari-grid.h"
#include "caravan-basari.h"
#include "caravan-books.h"
#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-link.h"
#include "caravan-picture.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define GAP        10
#define SIDE_LEAST 300
#define SIGN_SIZE  34
#define BADGE_SIZE 24
#define GEM_SIZE   24

#define CARAVAN_TYPE_BASARI_RECKONING (caravan_basari_reckoning_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanBasariReckoning, caravan_basari_reckoning, CARAVAN, BASARI_RECKONING, AdwBin)

struct _CaravanBasariReckoning
{
  AdwBin parent_instance;

  /* children */
  CaravanBasariGrid *grid;
  GtkWidget *sign, *title, *story, *equation, *rule;
  GtkWidget *disks_card, *disks;
  GtkWidget *left, *breaks_ties;
  GtkWidget *gems[BASARI_SEATS][CV_GEM_COLORS], *total[BASARI_SEATS];

  CaravanDesk *desk; /* borrowed: the page's, which lives longer */
  int number;        /* the part that is shown, or -1 */

  /* owned */
  CaravanReckoning *reckoning;
  CaravanBasariReckoned reckoned;
};

G_DEFINE_FINAL_TYPE (CaravanBasariReckoning, caravan_basari_reckoning, ADW_TYPE_BIN)

static CaravanBasariSpeech
get_speech (CaravanBasariReckoning *self)
{
  return (CaravanBasariSpeech){ self->desk, self->reckoning, &self->reckoned };
}

/* The line that is chosen. */

static void
render_sign (CaravanBasariReckoning *self, int row)
{
  gboolean is_gem = row >= CARAVAN_BASARI_MOST && row < CARAVAN_BASARI_TOTAL;

  adw_bin_set_child (
      ADW_BIN (self->sign),
      is_gem ? caravan_basari_gem_new (row - CARAVAN_BASARI_MOST, SIGN_SIZE)
      : row == CARAVAN_BASARI_LAP
          ? caravan_picture_new_of (&caravan_basari_art, CARAVAN_PICTURE_PIECE, "lap",
                                    -1, SIGN_SIZE)
          : NULL);
  gtk_widget_set_visible (self->sign, is_gem || row == CARAVAN_BASARI_LAP);
}

static void
render_rule (CaravanBasariReckoning *self, int row)
{
  const CvRule *rule = cv_game_rule_find (caravan_desk_get_table (self->desk)->game,
                                          caravan_basari_row_rule (row));
  const LangSection *section = caravan_book_rule (rule->id);
  g_autofree char *text =
      section != NULL ? caravan_format (N_ ("Rule: %1$s"), "s", section->title) : NULL;

  caravan_link_show (self->rule, text, rule->anchor);
}

static void
render_chosen (CaravanBasariReckoning *self)
{
  CaravanBasariSpeech speech = get_speech (self);
  int row = caravan_basari_grid_get_chosen (self->grid);
  g_autofree char *title = caravan_basari_say_title (&speech, row);
  g_autofree char *story = caravan_basari_say_story (&speech, row);
  g_autofree char *equation = caravan_basari_say_equation (&speech, row);

  render_sign (self, row);
  caravan_label_show (self->title, title);
  caravan_label_show (self->story, story);
  caravan_label_show (self->equation, equation);
  render_rule (self, row);
  caravan_widget_describe (caravan_basari_grid_get_row (self->grid, row), story);
}

/* What people will ask about first: a majority that is shared, else the first that
   somebody has. */
static int
find_first_row (const CaravanBasariReckoned *reckoned)
{
  int found = CARAVAN_BASARI_MOST;

  for (int gem = CV_GEM_COLORS - 1; gem >= 0; gem--)
    if (reckoned->most[gem].n_leaders > 0)
      found = CARAVAN_BASARI_MOST + gem;
  for (int gem = CV_GEM_COLORS - 1; gem >= 0; gem--)
    if (reckoned->most[gem].n_leaders > 1)
      found = CARAVAN_BASARI_MOST + gem;
  return found;
}

/* Disks and gems. After the last round disks lie where they lay, and gems break ties. */

static void
render_disks (CaravanBasariReckoning *self)
{
  CaravanBasariSpeech speech = get_speech (self);
  g_autofree char *said = caravan_basari_say_disks (&speech);

  gtk_widget_set_visible (self->disks_card, !self->reckoned.is_last);
  caravan_basari_disks_show (CARAVAN_BASARI_DISKS (self->disks),
                             &self->reckoning->after, said);
}

static void
render_left (CaravanBasariReckoning *self)
{
  CaravanBasariSpeech speech = get_speech (self);
  g_autoptr (GString) all = g_string_new (NULL);

  for (int seat = 0; seat < self->reckoned.n_players; seat++)
    {
      CvGems left = self->reckoned.left[seat];
      g_autofree char *total = g_strdup_printf ("= %d", cv_gems_total (left));
      g_autofree char *said = caravan_basari_say_left (&speech, seat);
      for (int gem = 0; gem < CV_GEM_COLORS; gem++)
        {
          g_autofree char *count = caravan_number (cv_gems_count (left, gem));
          gtk_label_set_label (GTK_LABEL (self->gems[seat][gem]), count);
        }
      gtk_label_set_label (GTK_LABEL (self->total[seat]), total);
      g_string_append_printf (all, "%s%s", seat > 0 ? "\n" : "", said);
    }
  caravan_widget_name (self->left, all->str);
  gtk_widget_set_visible (self->breaks_ties, self->reckoned.is_last);
}

static void
show (GtkWidget *view, const CaravanReckoning *reckoning)
{
  CaravanBasariReckoning *self = CARAVAN_BASARI_RECKONING (view);
  gboolean is_new = self->number != reckoning->number;

  g_free (self->reckoning);
  self->reckoning = g_memdup2 (reckoning, sizeof *reckoning);
  self->number = reckoning->number;
  caravan_basari_read_reckoning (caravan_desk_get_table (self->desk), reckoning,
                                 &self->reckoned);
  CaravanBasariSpeech speech = get_speech (self);
  caravan_basari_grid_show (self->grid, &speech);
  if (is_new)
    caravan_basari_grid_choose (self->grid, find_first_row (&self->reckoned));
  render_chosen (self);
  render_disks (self);
  render_left (self);
}

/* Building. */

static GtkWidget *
make_card (GtkWidget *content, const char *css_class)
{
  gtk_widget_add_css_class (content, "caravan-card");
  gtk_widget_add_css_class (content, css_class);
  return content;
}

static GtkWidget *
make_grid (CaravanBasariReckoning *self)
{
  GtkWidget *grid = caravan_basari_grid_new (self->desk);

  self->grid = CARAVAN_BASARI_GRID (grid);
  g_signal_connect_object (grid, "chosen", G_CALLBACK (render_chosen), self,
                           G_CONNECT_SWAPPED);
  return make_card (caravan_box_down (0, grid, NULL), "reckoning-grid");
}

static GtkWidget *
make_chosen (CaravanBasariReckoning *self)
{
  self->sign = adw_bin_new ();
  self->title = caravan_label_say (NULL, "card-title");
  self->story = caravan_label_say (NULL, NULL);
  self->equation = caravan_label_say (NULL, "reckoning-equation");
  self->rule = caravan_link_new ("win.rules");
  gtk_widget_set_halign (self->rule, GTK_ALIGN_START);
  return make_card (
      caravan_box_down (6, caravan_box_across (8, self->sign, self->title, NULL),
                        self->story, self->equation, self->rule, NULL),
      "reckoning-side");
}

static GtkWidget *
make_disks (CaravanBasariReckoning *self)
{
  self->disks = caravan_basari_disks_new (caravan_desk_get_table (self->desk));
  self->disks_card = make_card (
      caravan_box_down (
          6, caravan_label_new (N_ ("The start disks move under the pieces"), "strong"),
          self->disks, NULL),
      "reckoning-side");
  return self->disks_card;
}

static GtkWidget *
make_count (GtkWidget **ret_label)
{
  *ret_label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                    "xalign", 0.0, "width-chars", 2, NULL);
  gtk_widget_add_css_class (*ret_label, "figures");
  return *ret_label;
}

/* What lies in it is of the same width in all hands, so that gems of a colour stand
   below each other. */
static GtkWidget *
make_hand (CaravanBasariReckoning *self, int seat)
{
  int color = caravan_desk_get_table (self->desk)->color[seat];
  GtkWidget *hand = caravan_flow_new (8);
  GtkWidget *badge =
      caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, color, BADGE_SIZE);

  gtk_widget_set_halign (badge, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (hand), badge);
  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    caravan_box_add (hand,
                     caravan_box_across (5, caravan_basari_gem_new (gem, GEM_SIZE),
                                         make_count (&self->gems[seat][gem]), NULL),
                     NULL);
  caravan_box_add (hand, make_count (&self->total[seat]), NULL);
  gtk_widget_set_halign (self->total[seat], GTK_ALIGN_END);
  return hand;
}

static GtkWidget *
make_left (CaravanBasariReckoning *self)
{
  GtkWidget *head = caravan_flow_new (8);

  self->left =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                    "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 8, NULL);
  self->breaks_ties = caravan_label_new (N_ ("they break a tie"), "reckoning-note");
  gtk_widget_set_halign (self->breaks_ties, GTK_ALIGN_END);
  gtk_widget_set_valign (self->breaks_ties, GTK_ALIGN_CENTER);
  caravan_box_add (head, caravan_label_new (N_ ("Gems after the returns"), "strong"),
                   self->breaks_ties, NULL);
  for (int seat = 0; seat < caravan_desk_get_table (self->desk)->n_players; seat++)
    gtk_box_append (GTK_BOX (self->left), make_hand (self, seat));
  return make_card (caravan_box_down (8, head, self->left, NULL), "reckoning-side");
}

static void
build (CaravanBasariReckoning *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *side = caravan_columns_new (SIDE_LEAST, GAP);

  gtk_widget_set_layout_manager (all, caravan_basari_beside_layout_new (GAP));
  caravan_box_add (side, make_chosen (self), make_disks (self), make_left (self), NULL);
  caravan_box_add (all, make_grid (self), side, NULL);
  adw_bin_set_child (ADW_BIN (self), all);
}

/* The class. */

static void
caravan_basari_reckoning_finalize (GObject *object)
{
  g_free (CARAVAN_BASARI_RECKONING (object)->reckoning);
  G_OBJECT_CLASS (caravan_basari_reckoning_parent_class)->finalize (object);
}

static void
caravan_basari_reckoning_class_init (CaravanBasariReckoningClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = caravan_basari_reckoning_finalize;
}

static void
caravan_basari_reckoning_init (CaravanBasariReckoning *self)
{
  self->number = -1;
}

static GtkWidget *
view_new (CaravanDesk *desk)
{
  CaravanBasariReckoning *self = g_object_new (CARAVAN_TYPE_BASARI_RECKONING, NULL);

  self->desk = desk;
  build (self);
  return GTK_WIDGET (self);
}

const CaravanGameReckoning caravan_basari_game_reckoning = {
  .verb = "end-round",
  .menu = N_ ("Scoring of the round"),
  /* Translators: a small button that leads to one of the rounds that have ended. */
  .part = N_ ("After round %1$s"),
  /* Translators: the title of a page that shows how this round is scored. */
  .title = N_ ("End of round %1$s"),
  .end = N_ ("Score the round"),
  /* Translators: said when a round has ended; %1$s is its number. */
  .recorded = N_ ("Round %1$s is scored, and the next one begins."),
  .view_new = view_new,
  .show = show,
};
