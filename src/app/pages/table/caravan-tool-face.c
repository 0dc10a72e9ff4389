/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-tool-face.h"

#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define PIECE_SIZE   40
#define COMPACT_SIZE 34
#define LEFT_CHARS   10

typedef struct
{
  GtkWidget *picture, *name, *left, *owed;
} Parts;

static Parts
get_parts (GtkWidget *face)
{
  GtkWidget *overlay = gtk_widget_get_first_child (face);
  GtkWidget *texts = gtk_widget_get_next_sibling (overlay);
  Parts parts = { .picture = gtk_overlay_get_child (GTK_OVERLAY (overlay)),
                  .name = gtk_widget_get_first_child (texts) };

  parts.owed = gtk_widget_get_next_sibling (parts.picture);
  parts.left = gtk_widget_get_next_sibling (parts.name);
  return parts;
}

GtkWidget *
caravan_tool_face_get_picture (GtkWidget *face)
{
  return get_parts (face).picture;
}

void
caravan_tool_face_set_compact (GtkWidget *face, gboolean compact)
{
  caravan_picture_set_size (CARAVAN_PICTURE (get_parts (face).picture),
                            compact ? COMPACT_SIZE : PIECE_SIZE);
  gtk_box_set_spacing (GTK_BOX (face), compact ? 8 : 10);
}

static void
keep_one_line (GtkWidget *label)
{
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (label), 1);
}

void
caravan_tool_face_set_short (GtkWidget *face, gboolean is_short)
{
  Parts parts = get_parts (face);

  gtk_label_set_ellipsize (GTK_LABEL (parts.name), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (parts.name), is_short ? 2 : 1);
  gtk_widget_set_visible (parts.left, !is_short);
}

/* Showing it. */

static void
show_picture (Parts parts, CaravanDesk *desk, int index)
{
  const CvTable *table = caravan_desk_get_table (desk);
  const CaravanTool *tool = &caravan_desk_get_game (desk)->table->tools[index];

  caravan_picture_set (CARAVAN_PICTURE (parts.picture), CARAVAN_PICTURE_PIECE,
                       table->game->pieces[tool->piece].id,
                       tool->by_seat ? table->color[caravan_desk_get_seat (desk)] : -1);
}

static void
show_owed (Parts parts, long owed)
{
  /* Translators: how many pieces of a kind are to be placed. */
  g_autofree char *times = caravan_format (N_ ("×%1$s"), "n", owed);

  gtk_label_set_label (GTK_LABEL (parts.owed), times);
  gtk_widget_set_visible (parts.owed, owed > 0);
}

/* owed: 0 for a group too. */
static void
show_texts (
    Parts parts, GtkWidget *button, const char *term, const char *left, long owed)
{
  g_autofree char *text =
      owed > 0
          /* Translators: a piece to choose: its name, how many are left (“5 in the
             supply”), how many the cards taken ask for. */
          ? caravan_format_plural (
                NP_ ("%1$s, %2$s, %3$s to place", "%1$s, %2$s, %3$s to place"), owed,
                "tsn", term, left, owed)
          /* Translators: a piece to choose: its name, how many are left (“5 in the
             supply”). */
          : caravan_format (N_ ("%1$s, %2$s"), "ts", term, left);

  gtk_label_set_label (GTK_LABEL (parts.name), caravan_text (term));
  gtk_label_set_label (GTK_LABEL (parts.left), left);
  show_owed (parts, owed);
  caravan_widget_name (button, text);
}

void
caravan_tool_face_show (GtkWidget *face,
                        GtkWidget *button,
                        CaravanDesk *desk,
                        int index)
{
  const CvTable *table = caravan_desk_get_table (desk);
  const CvState *state = caravan_desk_get_state (desk);
  const CaravanTool *tool = &caravan_desk_get_game (desk)->table->tools[index];
  int seat = caravan_desk_get_seat (desk);
  long n = tool->left (table, state, seat);
  long owed = caravan_desk_is_guided (desk) && tool->owed != NULL
                  ? tool->owed (table, state, seat)
                  : 0;
  g_autofree char *left =
      caravan_format_plural (tool->left_one, tool->left_many, n, "n", n);

  show_picture (get_parts (face), desk, index);
  show_texts (get_parts (face), button, tool->term, left, owed);
}

void
caravan_tool_face_show_group (
    GtkWidget *face, GtkWidget *button, CaravanDesk *desk, int first, int n)
{
  const CaravanTool *tool = &caravan_desk_get_game (desk)->table->tools[first];
  /* Translators: how many kinds of pieces a button leads to (“7 kinds” of building). */
  g_autofree char *kinds =
      caravan_format_plural (NP_ ("%1$s kind", "%1$s kinds"), n, "n", (long) n);

  show_picture (get_parts (face), desk, first);
  show_texts (get_parts (face), button, tool->group, kinds, 0);
}

/* Building. */

static GtkWidget *
make_label (const char *style)
{
  GtkWidget *label = caravan_label_say (NULL, style);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
  return label;
}

static GtkWidget *
make_owed (void)
{
  GtkWidget *owed = gtk_label_new (NULL);

  gtk_widget_add_css_class (owed, "owed");
  gtk_widget_set_halign (owed, GTK_ALIGN_END);
  gtk_widget_set_valign (owed, GTK_ALIGN_END);
  return owed;
}

GtkWidget *
caravan_tool_face_new (CaravanDesk *desk)
{
  GtkWidget *left = make_label ("subtitle");
  GtkWidget *texts = caravan_box_down (0, make_label ("title"), left, NULL);
  GtkWidget *overlay = gtk_overlay_new ();

  /* As high whatever the number: the board must not jump. Where it would be cut off
     there are fewer in a line. */
  keep_one_line (left);
  gtk_label_set_width_chars (GTK_LABEL (left), LEFT_CHARS);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_overlay_set_child (GTK_OVERLAY (overlay),
                         caravan_picture_new_of (caravan_desk_get_game (desk)->art,
                                                 CARAVAN_PICTURE_NONE, NULL, -1,
                                                 PIECE_SIZE));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), make_owed ());
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  return caravan_box_across (10, overlay, texts, NULL);
}
