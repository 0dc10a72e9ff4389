/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every state of the windows fits a phone, at 200 % text too, in every language; and
   what is asked or refused can be read without scrolling, and lies on nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "caravan-figure.h"
#include "caravan-oasis-strip.h"
#include "caravan-strip.h"
#include "caravan-verdict-card.h"
#include "states.h"

#define NARROW    360
#define PHONE     740
#define PLAIN_DPI (96 * 1024)

/* The widget that asks for most, for whoever has to find it. */
static void
blame (GtkWidget *widget, int depth)
{
  int minimum, widest = 0;
  GtkWidget *who = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                          NULL);
      if (minimum > widest)
        {
          widest = minimum;
          who = child;
        }
    }
  if (who == NULL || depth > 20)
    return;
  print_error ("  %d: %s %s\n", widest, G_OBJECT_TYPE_NAME (who),
               GTK_IS_LABEL (who) ? gtk_label_get_text (GTK_LABEL (who)) : "");
  blame (who, depth + 1);
}

/* What lays out others or is laid out among them; a chart or a sheet has a page of its
   own width. */
static gboolean
is_measured_by_us (GtkWidget *widget)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);

  return CARAVAN_IS_FIGURE (widget) || CARAVAN_IS_OASIS_STRIP (widget) ||
         (layout != NULL && g_str_has_prefix (G_OBJECT_TYPE_NAME (layout), "Caravan"));
}

/* The least height of all must not be more than the one for a width. GTK 4.18 complains
   when it is; older ones lay out wrongly in silence. */
static gboolean
is_contradictory (GtkWidget *widget, gpointer unused)
{
  int width = gtk_widget_get_width (widget), least, for_width;

  if (!app_is_shown (widget) || width <= 0 || !is_measured_by_us (widget))
    return FALSE;
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &for_width, NULL, NULL,
                      NULL);
  return least > for_width;
}

/* How a phone may be set. */
typedef struct
{
  const char *language;
  int percent; /* of the text */
} Setting;

static const Setting settings[] = {
  { "en", 100 },
  { "fr", 100 },
  { "it", 200 },
  { "fr", 200 },
};

static void
apply (const Setting *setting)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                PLAIN_DPI * setting->percent / 100, NULL);
  app_set_language (setting->language);
}

static int
count_wide (const State *state, const Setting *setting, CaravanWindow *window)
{
  GtkWidget *content =
      adw_application_window_get_content (ADW_APPLICATION_WINDOW (window));
  GtkWidget *wrong = app_walk (content, is_contradictory, NULL);
  int minimum;

  if (wrong != NULL)
    fail_msg ("%s in %s at %d %%: %s measures itself too high", state->name,
              setting->language, setting->percent, G_OBJECT_TYPE_NAME (wrong));
  gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  if (minimum <= NARROW)
    return 0;
  print_error ("%s in %s at %d %%: %d wide\n", state->name, setting->language,
               setting->percent, minimum);
  blame (content, 0);
  return 1;
}

/* A window in that state and that setting: the same one set anew, as people do it, unless
   it would be shut by that. */
static CaravanWindow *
set_window (CaravanWindow *window, const State *state, const Setting *setting)
{
  gboolean shuts = state->kind == STATE_MENU || state->kind == STATE_SHUTS;

  if (window != NULL && shuts)
    states_close ();
  apply (setting);
  if (window == NULL || shuts)
    return states_open (state, NARROW, PHONE);
  states_settle ();
  return window;
}

static void
test_every_state_fits_a_phone (void **unused)
{
  int n_wide = 0;

  STATES_EACH (state)
  {
    CaravanWindow *window = NULL;
    for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
      {
        window = set_window (window, state, &settings[i]);
        n_wide += count_wide (state, &settings[i], window);
      }
    states_close ();
  }
  apply (&settings[0]);
  assert_int_equal (n_wide, 0);
}

static void
expect_whole_text (const State *state, int width, int height, const char *language)
{
  app_set_language (language);
  CaravanWindow *window = states_open (state, width, height);
  GtkWidget *card = app_find_type (GTK_WIDGET (window), CARAVAN_TYPE_VERDICT_CARD);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (app_find_type (card, GTK_TYPE_SCROLLED_WINDOW)));

  app_wait_drawn (GTK_WIDGET (window));
  if (gtk_adjustment_get_upper (down) > gtk_adjustment_get_page_size (down))
    fail_msg ("%s in %s at %d × %d has to be scrolled", state->name, language, width,
              height);
  states_close ();
}

static void
test_what_is_asked_and_refused_is_whole (void **unused)
{
  static const char *const whole[] = { "table-question", "table-pinned", "oregon-no",
                                       "basari-lower", NULL };
  static const char *const languages[] = { "en", "it", "fr" };
  static const int sizes[][2] = { { NARROW, 720 }, { 1280, 720 }, { 1366, 768 } };
  g_autofree char *font = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-font-name", &font, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", NULL);
  for (const State *state = states; state->name != NULL; state++)
    for (gsize i = 0; g_strv_contains (whole, state->name) && i < 3; i++)
      for (gsize j = 0; j < G_N_ELEMENTS (languages); j++)
        expect_whole_text (state, sizes[i][0], sizes[i][1], languages[j]);
  app_set_language ("en");
  g_object_set (gtk_settings_get_default (), "gtk-font-name", font, NULL);
}

/* What the strip asks for lies on nothing, whatever its height is reckoned by. */

static gboolean
is_sentence (GtkWidget *widget, gpointer unused)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "strip-sentence") &&
         CARAVAN_IS_STRIP (gtk_widget_get_parent (widget));
}

static void
expect_room_for_sentence (const State *state, const char *language, CaravanStrip *strip)
{
  GtkWidget *sentence = app_walk (GTK_WIDGET (strip), is_sentence, NULL);
  graphene_rect_t text, choices;

  assert_true (gtk_widget_compute_bounds (sentence, GTK_WIDGET (strip), &text));
  assert_true (gtk_widget_compute_bounds (caravan_strip_get_choices (strip),
                                          GTK_WIDGET (strip), &choices));
  if (text.origin.y < 0 || text.origin.y + text.size.height > choices.origin.y)
    fail_msg ("%s in %s: no room for “%s”", state->name, language,
              gtk_label_get_text (GTK_LABEL (sentence)));
}

static void
test_what_the_strip_asks_for_has_room (void **unused)
{
  static const char *const languages[] = { "en", "it", "fr" };
  static const int widths[] = { 1280, 1366, 1440 };

  for (const State *state = states; state->name != NULL; state++)
    for (gsize i = 0; g_str_has_prefix (state->name, "guided-") && i < 3; i++)
      {
        CaravanWindow *window = states_open (state, widths[i], 768);
        for (gsize j = 0; j < G_N_ELEMENTS (languages); j++)
          {
            app_set_language (languages[j]);
            app_wait_drawn (GTK_WIDGET (window));
            expect_room_for_sentence (state, languages[j],
                                      CARAVAN_STRIP (app_find_type (
                                          GTK_WIDGET (window), CARAVAN_TYPE_STRIP)));
          }
        app_set_language ("en");
        states_close ();
      }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_every_state_fits_a_phone),
    APP_TEST (test_what_is_asked_and_refused_is_whole),
    APP_TEST (test_what_the_strip_asks_for_has_room),
  };

  return cmocka_run_group_tests (tests, states_begin, states_end);
}
