/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-verdict-sum.h"

#include "caravan-flow-layout.h"
#include "caravan-picture.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define PICTURE_SIZE 19 /* no higher than a line of text */
#define SPACING      6

GtkWidget *
caravan_verdict_sum_new (void)
{
  GtkWidget *sum =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);

  gtk_widget_set_layout_manager (sum, caravan_flow_layout_new (SPACING));
  gtk_widget_add_css_class (sum, "strong");
  return sum;
}

/* The row says it as a whole. */
static GtkWidget *
make_figure (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, "label", text, NULL);
}

static void
add_term (GtkWidget *sum, const CaravanArt *art, const CaravanTerm *term)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  g_autofree char *points = g_strdup_printf ("%d", term->points);

  if (gtk_widget_get_first_child (sum) != NULL)
    caravan_box_add (row, make_figure ("+"), NULL);
  caravan_box_add (row,
                   caravan_picture_new_of (art, CARAVAN_PICTURE_PIECE, term->picture,
                                           -1, PICTURE_SIZE),
                   make_figure (points), NULL);
  caravan_box_add (sum, row, NULL);
}

static void
add_terms (GtkWidget *sum, const CaravanArt *art, const CaravanMarks *marks)
{
  g_autofree char *total = NULL;
  int points = 0;

  for (int i = 0; i < marks->n_terms; i++)
    {
      add_term (sum, art, &marks->terms[i]);
      points += marks->terms[i].points;
    }
  if (marks->n_terms < 2)
    return;
  total = g_strdup_printf ("= %d", points);
  caravan_box_add (sum, make_figure (total), NULL);
}

/* What each gets of it, where several do. */
static void
add_shares (GtkWidget *sum, CaravanDesk *desk, const CaravanMarks *marks)
{
  for (int i = 0; i < marks->n_tags; i++)
    {
      const CaravanTag *tag = &marks->tags[i];
      if (tag->kind != CARAVAN_TAG_SHARE)
        continue;
      int color = caravan_desk_get_table (desk)->color[tag->seat];
      GtkWidget *badge =
          caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, color, PICTURE_SIZE);
      GtkWidget *share =
          caravan_box_across (SPACING, badge, make_figure (tag->text), NULL);
      gtk_widget_set_margin_end (share, 2 * SPACING);
      caravan_box_add (sum, share, NULL);
    }
}

static char *
say_share (CaravanDesk *desk, const CaravanTag *tag)
{
  return caravan_format (N_ ("%1$n: %2$s"), "ps",
                         caravan_desk_get_player (desk, tag->seat), tag->text);
}

/* For a screen reader, a line each. */
static char *
say_all (CaravanDesk *desk, const CaravanMarks *marks)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < marks->n_tags; i++)
    if (marks->tags[i].kind == CARAVAN_TAG_SUM)
      g_ptr_array_add (lines, g_strdup (marks->tags[i].text));
    else if (marks->tags[i].kind == CARAVAN_TAG_SHARE)
      g_ptr_array_add (lines, say_share (desk, &marks->tags[i]));
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

void
caravan_verdict_sum_show (GtkWidget *sum, CaravanDesk *desk)
{
  const CaravanGame *game = desk != NULL ? caravan_desk_get_game (desk) : NULL;
  g_autofree CaravanMarks *marks = g_new0 (CaravanMarks, 1);
  gsize step;

  if (game != NULL && game->table->mark != NULL &&
      !caravan_desk_get_later_step (desk, &step))
    game->table->mark (desk, marks);
  g_autofree char *said = say_all (desk, marks);
  caravan_widget_clear (sum);
  if (marks->n_terms > 0)
    add_terms (sum, game->art, marks);
  add_shares (sum, desk, marks);
  caravan_widget_name (sum, said);
  gtk_widget_set_visible (sum, gtk_widget_get_first_child (sum) != NULL);
}
