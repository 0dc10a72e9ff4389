/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position on a ring, painted with real hands: what is put onto archways and typed
   beside them is what is recorded as the first step. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "caravan-basari-painter.h"
#include "caravan-paint-position.h"
#include "caravan-paint-private.h"
#include "hands.h"
#include "states.h"

enum
{
  MERCHANT,
  DISK
};

enum
{
  ROUND,
  POINTS,
  RED_GEMS
};

static const State *
find_state (const char *name)
{
  for (const State *state = states; state->name != NULL; state++)
    if (strcmp (state->name, name) == 0)
      return state;
  fail_msg ("no state is called %s", name);
  return NULL;
}

static CaravanPaintPage *
open_page_of (int width, int height)
{
  CaravanWindow *window =
      states_open (find_state ("position-ring-empty"), width, height);

  app_wait_drawn (GTK_WIDGET (window));
  return CARAVAN_PAINT_PAGE (
      app_find_type (GTK_WIDGET (window), CARAVAN_TYPE_PAINT_PAGE));
}

static CaravanPaintPage *
open_page (void)
{
  return open_page_of (1200, 800);
}

static GtkWidget *
get_arch (CaravanPaintPage *page, int arch)
{
  return caravan_basari_ring_view_get_arch (CARAVAN_BASARI_RING_VIEW (page->surface),
                                            arch - 1);
}

static void
put (CaravanPaintPage *page, int brush, int arch)
{
  hands_click (caravan_brushes_get_button (page->brushes, brush));
  hands_click (get_arch (page, arch));
}

static void
type_number (CaravanPaintPage *page, int number, int value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (page->number_controls[number]), value);
}

static int
read_number (CaravanPaintPage *page, int number)
{
  return gtk_spin_button_get_value_as_int (
      GTK_SPIN_BUTTON (page->number_controls[number]));
}

static void
expect_event (CaravanPaintPage *page, const char *wanted)
{
  json_t *event = caravan_paint_position_write (CARAVAN_PAINT_POSITION (page->paint));
  g_autofree char *text = g_strdelimit (g_strdup (wanted), "'", '"');
  char *got = json_dumps (event, JSON_COMPACT | JSON_SORT_KEYS);

  json_decref (event);
  assert_string_equal (got, text);
  free (got);
}

static gboolean
is_named (CaravanPaintPage *page, int arch, const char *part)
{
  g_autofree char *name =
      gtk_widget_get_tooltip_text (get_arch (page, arch))
          ? g_strdup (gtk_widget_get_tooltip_text (get_arch (page, arch)))
          : g_strdup ("");

  return strstr (name, part) != NULL;
}

static void
test_pieces_are_put_onto_archways_with_the_mouse (void **state)
{
  CaravanPaintPage *page = open_page ();

  assert_true (is_named (page, 1, "merchant piece: Green"));
  put (page, MERCHANT, 12);
  expect_event (page, "{'arches':{'green':12},'do':'position'}");
  assert_true (is_named (page, 12, "merchant piece: Green"));
  assert_false (is_named (page, 1, "merchant piece: Green"));
  put (page, DISK, 7);
  put (page, MERCHANT, 14);
  expect_event (page, "{'arches':{'green':14},'disks':{'green':7},'do':'position'}");
  hands_click (caravan_brushes_get_button (page->players, 1));
  hands_click (get_arch (page, 14));
  expect_event (page,
                "{'arches':{'green':14,'red':14},'disks':{'green':7},'do':'position'}");
  gtk_widget_activate_action (GTK_WIDGET (page), "paint.undo", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "paint.undo", NULL);
  expect_event (page, "{'arches':{'green':12},'disks':{'green':7},'do':'position'}");
}

/* The arrows walk round, also from the first archway to the last. */
static void
test_pieces_are_put_onto_archways_with_keys (void **state)
{
  CaravanPaintPage *page = open_page ();
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (page)));

  gtk_widget_grab_focus (get_arch (page, 1));
  hands_key (window, "Right");
  hands_key (window, "Right");
  hands_key (window, "space");
  hands_key (window, "2");
  hands_key (window, "r");
  hands_key (window, "Home");
  hands_key (window, "Left");
  hands_key (window, "Return");
  expect_event (page, "{'arches':{'green':3},'disks':{'red':30},'do':'position'}");
  hands_key (window, "ctrl+z");
  expect_event (page, "{'arches':{'green':3},'do':'position'}");
}

static void
test_numbers_are_the_players_or_the_tables (void **state)
{
  CaravanPaintPage *page = open_page ();

  assert_int_equal (read_number (page, ROUND), 1);
  assert_int_equal (read_number (page, RED_GEMS), 3);
  type_number (page, ROUND, 2);
  type_number (page, POINTS, 31);
  hands_click (caravan_brushes_get_button (page->players, 1));
  assert_int_equal (read_number (page, ROUND), 2);
  assert_int_equal (read_number (page, POINTS), 0);
  type_number (page, RED_GEMS, 5);
  type_number (page, RED_GEMS + 3, 0);
  expect_event (page, "{'do':'position','gems':{'red':'rrrrryyyggg'},"
                      "'points':{'green':31},'round':2}");
  type_number (page, RED_GEMS, 3);
  type_number (page, RED_GEMS + 3, 3);
  expect_event (page, "{'do':'position','points':{'green':31},'round':2}");
}

static void
test_more_gems_than_there_are_is_refused_with_the_reason (void **state)
{
  CaravanPaintPage *page = open_page ();

  assert_true (gtk_widget_get_sensitive (page->done));
  type_number (page, RED_GEMS, 25);
  assert_false (gtk_widget_get_sensitive (page->done));
  assert_non_null (strstr (gtk_label_get_text (page->message), "Too many red gems"));
  type_number (page, RED_GEMS, 10);
  assert_true (gtk_widget_get_sensitive (page->done));
}

/* What the courtyard says, with all that stands on the lane. */
static GBytes *
look_at_ring (CaravanPaintPage *page)
{
  CaravanBasariRingView *view = CARAVAN_BASARI_RING_VIEW (page->surface);
  cairo_surface_t *picture = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, gtk_widget_get_width (GTK_WIDGET (view)),
      gtk_widget_get_height (GTK_WIDGET (view)));
  cairo_t *cr = cairo_create (picture);

  CARAVAN_BASARI_RING_VIEW_GET_CLASS (view)->draw_places (
      view, caravan_basari_ring_view_get_ring (view), cr);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  GBytes *bytes = g_bytes_new (cairo_image_surface_get_data (picture),
                               (gsize) cairo_image_surface_get_stride (picture) *
                                   (gsize) cairo_image_surface_get_height (picture));
  cairo_surface_destroy (picture);
  return bytes;
}

/* Neither the numbers from before nor any others. */
static void
test_a_refused_position_says_nothing_of_gems (void **state)
{
  CaravanPaintPage *page = open_page ();
  g_autoptr (GBytes) usual = look_at_ring (page);

  type_number (page, RED_GEMS, 25);
  g_autoptr (GBytes) refused = look_at_ring (page);
  type_number (page, RED_GEMS, 20);
  g_autoptr (GBytes) still_refused = look_at_ring (page);
  type_number (page, RED_GEMS, 10);
  g_autoptr (GBytes) accepted = look_at_ring (page);
  type_number (page, RED_GEMS, 3);
  g_autoptr (GBytes) as_before = look_at_ring (page);
  assert_false (g_bytes_equal (usual, refused));
  assert_true (g_bytes_equal (refused, still_refused));
  assert_false (g_bytes_equal (refused, accepted));
  assert_false (g_bytes_equal (usual, accepted));
  assert_true (g_bytes_equal (usual, as_before));
}

static void
started_cb (CaravanPaintPage *page, gboolean *is_started)
{
  *is_started = TRUE;
}

static void
test_the_game_begins_from_what_is_on_the_table (void **state)
{
  CaravanPaintPage *page = open_page ();
  CaravanMatch *match =
      caravan_paint_position_get_match (CARAVAN_PAINT_POSITION (page->paint));
  gboolean is_started = FALSE;

  g_signal_connect (page, "done", G_CALLBACK (started_cb), &is_started);
  put (page, MERCHANT, 12);
  put (page, DISK, 28);
  type_number (page, POINTS, 44);
  type_number (page, ROUND, 3);
  hands_click (page->done);
  assert_true (is_started);
  APP_WAIT (cv_match_n_steps (caravan_match_get_log (match)) == 1);
  const BasariState *basari = &caravan_match_get_state (match)->basari;
  assert_int_equal (basari->player[0].arch, 11);
  assert_int_equal (basari->player[0].disk, 27);
  assert_int_equal (basari->player[0].travelled, 14);
  assert_int_equal (basari->player[0].actions, 44);
  assert_int_equal (basari->n_rounds, 2);
  assert_int_equal (basari->player[1].arch, 1);
}

/* What only boards and cells need is not there. */
static void
test_nothing_of_a_board_of_cells_is_shown (void **state)
{
  CaravanPaintPage *page = open_page ();

  assert_false (app_is_shown (GTK_WIDGET (page->view)));
  assert_null (app_seek_text (GTK_WIDGET (page), "Take pieces off"));
  assert_null (app_seek_text (GTK_WIDGET (page), "Fill areas"));
}

/* Words on the brushes. */

static gboolean
is_term (GtkWidget *widget, gpointer term)
{
  return GTK_IS_LABEL (widget) &&
         g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), term);
}

static void
expect_whole_words (GtkWidget *brush, const char *term)
{
  GtkWidget *label = app_walk (brush, is_term, (gpointer) term);

  assert_non_null (label);
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  const char *text = pango_layout_get_text (layout);
  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    {
      int start = pango_layout_line_get_start_index (
          pango_layout_get_line_readonly (layout, i));
      if (text[start - 1] != ' ')
        fail_msg ("“%s” is broken before “%s”", text, text + start);
    }
}

/* With large text they lie one below the other. */
static void
expect_brushes (CaravanPaintPage *page, gboolean beside)
{
  GtkWidget *first = caravan_brushes_get_button (page->brushes, MERCHANT);
  GtkWidget *second = caravan_brushes_get_button (page->brushes, DISK);
  graphene_rect_t one, other;

  app_wait_drawn (GTK_WIDGET (page));
  assert_true (gtk_widget_compute_bounds (first, GTK_WIDGET (page), &one));
  assert_true (gtk_widget_compute_bounds (second, GTK_WIDGET (page), &other));
  assert_int_equal (beside, other.origin.y < one.origin.y + one.size.height);
  expect_whole_words (first, "Pion marchand");
  expect_whole_words (second, "Disque de départ");
}

static void
test_brushes_keep_their_words_in_large_text (void **state)
{
  CaravanPaintPage *page = open_page_of (800, 900);
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  app_set_language ("fr");
  expect_brushes (page, TRUE);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  expect_brushes (page, FALSE);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
  app_set_language ("en");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_pieces_are_put_onto_archways_with_the_mouse),
    APP_TEST (test_pieces_are_put_onto_archways_with_keys),
    APP_TEST (test_numbers_are_the_players_or_the_tables),
    APP_TEST (test_more_gems_than_there_are_is_refused_with_the_reason),
    APP_TEST (test_a_refused_position_says_nothing_of_gems),
    APP_TEST (test_the_game_begins_from_what_is_on_the_table),
    APP_TEST (test_nothing_of_a_board_of_cells_is_shown),
    APP_TEST (test_brushes_keep_their_words_in_large_text),
  };

  return cmocka_run_group_tests (tests, states_begin, states_end);
}
