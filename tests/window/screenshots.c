/* SPDX-License-Identifier: GPL-3.0-or-later */
/* screenshots DIRECTORY: pictures of the pages in every look, size and language, to be
   looked at. The windows are drawn from inside, so they are the same every time. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "caravan-aid-paper.h"
#include "caravan-print.h"
#include "caravan-score-paper.h"
#include "sheets.h"
#include "states.h"

/* Of a point, for pages that are printed. */
#define PAPER_SCALE (120. / 72)

#define PLAIN_DPI (96 * 1024)

typedef struct
{
  const char *name;
  int width, height;
  int percent; /* of the text */
} Size;

static const Size sizes[] = {
  { "wide", 1440, 900, 100 },      { "laptop", 1366, 768, 100 },
  { "medium", 800, 700, 100 },     { "phone", 360, 740, 100 },
  { "large-text", 800, 900, 200 }, { "phone-large-text", 360, 740, 200 },
};

typedef struct
{
  const char *name;
  AdwColorScheme scheme;
  gboolean contrast;
} Look;

static const Look looks[] = {
  { "light", ADW_COLOR_SCHEME_FORCE_LIGHT, FALSE },
  { "dark", ADW_COLOR_SCHEME_FORCE_DARK, FALSE },
  { "contrast", ADW_COLOR_SCHEME_FORCE_LIGHT, TRUE },
  { "contrast-dark", ADW_COLOR_SCHEME_FORCE_DARK, TRUE },
};

static const char *const languages[] = { "en", "it", "fr" };
static const char *directory;

/* Libadwaita reads it once, when it starts: so each contrast has a process of its own.
 */
static gboolean
is_contrast (void)
{
  return g_strcmp0 (g_getenv ("ADW_DEBUG_HIGH_CONTRAST"), "1") == 0;
}

static gboolean
is_wanted (const char *variable, const char *name)
{
  g_auto (GStrv) wanted =
      g_getenv (variable) != NULL ? g_strsplit (g_getenv (variable), ",", -1) : NULL;

  return wanted == NULL || g_strv_contains ((const char *const *) wanted, name);
}

/* Of a state that is named there is always a picture. */
static gboolean
is_pictured (const State *state)
{
  return state->pictured || g_getenv ("STATE") != NULL;
}

static void
take_picture (GtkWidget *window, const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  double width = gdk_paintable_get_intrinsic_width (paintable);
  double height = gdk_paintable_get_intrinsic_height (paintable);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (window));
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (
      renderer, node, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  if (!gdk_texture_save_to_png (texture, path))
    fail_msg ("%s can't be written", path);
}

static gboolean
find_popover (GtkWidget *widget, gpointer ret_found)
{
  if (GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget))
    *(GtkWidget **) ret_found = widget;
  return FALSE;
}

/* A dialog or a menu is taken alone, without the window behind it. */
static GtkWidget *
find_front (CaravanWindow *window, const State *state)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  GtkWidget *popover = NULL;

  if (state->kind == STATE_MENU || state->kind == STATE_POPOVER)
    app_walk (GTK_WIDGET (window), find_popover, &popover);
  if (popover != NULL)
    return popover;

  for (GList *i = windows; i != NULL; i = i->next)
    if (gtk_window_get_transient_for (i->data) == GTK_WINDOW (window) &&
        gtk_widget_get_mapped (i->data))
      return i->data;
  return GTK_WIDGET (window);
}

static void
picture_state (const State *state, const Look *look, const Size *size)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                PLAIN_DPI * size->percent / 100, NULL);
  CaravanWindow *window = NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      if (!is_wanted ("LANGUAGES", languages[i]))
        continue;
      g_autofree char *name = g_strdup_printf ("%s-%s-%s-%s.png", state->name,
                                               size->name, look->name, languages[i]);
      g_autofree char *path = g_build_filename (directory, name, NULL);
      if ((state->kind == STATE_SHUTS || state->kind == STATE_MENU) && window != NULL)
        {
          states_close ();
          window = NULL;
        }
      app_set_language (languages[i]);
      if (window == NULL)
        window = states_open (state, size->width, size->height);
      app_settle ();
      app_wait_drawn (find_front (window, state));
      take_picture (find_front (window, state), path);
    }
  states_close ();
}

static void
take_all (void **unused)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      if (looks[i].contrast != is_contrast () || !is_wanted ("LOOK", looks[i].name))
        continue;
      adw_style_manager_set_color_scheme (manager, looks[i].scheme);
      STATES_EACH (state)
      {
        for (gsize j = 0; j < G_N_ELEMENTS (sizes); j++)
          if (is_pictured (state) && is_wanted ("SIZE", sizes[j].name))
            picture_state (state, &looks[i], &sizes[j]);
      }
    }
}

/* The pages that are printed, on white paper. */

static void
take_page (const char *name, CaravanPrintDraw draw, gpointer what)
{
  int width = (int) (CARAVAN_PRINT_WIDTH * PAPER_SCALE + .5);
  int height = (int) (CARAVAN_PRINT_HEIGHT * PAPER_SCALE + .5);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);
  g_autofree char *path = g_build_filename (directory, name, NULL);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, PAPER_SCALE, PAPER_SCALE);
  draw (what, cr);
  cairo_destroy (cr);
  if (cairo_surface_write_to_png (surface, path) != CAIRO_STATUS_SUCCESS)
    fail_msg ("%s can't be written", path);
  cairo_surface_destroy (surface);
}

static void
draw_scores (gpointer sheet, cairo_t *cr)
{
  caravan_score_paper_draw (sheet, cr);
}

static void
take_paper (CaravanSheet *sheet, const char *name, const char *language)
{
  g_autofree char *file = g_strdup_printf ("scores-print-%s-%s.png", name, language);

  app_set_language (language);
  take_page (file, draw_scores, sheet);
}

/* Numbers that were typed, a tie among them. */
static CaravanSheet *
make_counted (void)
{
  return sheets_read (
      "{\"caravanserai\":1,\"game\":\"oregon\",\"created\":\"2026-11-01T20:30:00Z\","
      "\"players\":["
      "{\"color\":\"yellow\",\"name\":\"Anna\"},{\"color\":\"blue\",\"name\":\"Bruno\"}"
      ","
      "{\"color\":\"red\",\"name\":\"Chloé\"}]}\n"
      "{\"do\":\"count\",\"by\":\"yellow\",\"track\":163,\"farmers\":3}\n"
      "{\"do\":\"count\",\"by\":\"blue\",\"track\":171,\"farmers\":5}\n"
      "{\"do\":\"count\",\"by\":\"red\",\"track\":35,\"farmers\":3}\n"
      "{\"do\":\"reveal\",\"by\":\"yellow\",\"counts\":{\"coal\":13,\"gold\":17}}\n"
      "{\"do\":\"reveal\",\"by\":\"blue\",\"counts\":{\"coal\":10,\"gold\":12}}\n"
      "{\"do\":\"reveal\",\"by\":\"red\",\"counts\":{\"coal\":19,\"gold\":15}}\n");
}

static void
take_other_papers (void)
{
  const SheetsGame game = { "oasis", 4, FALSE, 0, 5 };
  g_autoptr (CaravanSheet) begun = sheets_begun (&game);
  g_autoptr (CaravanSheet) counted = make_counted ();

  for (gsize k = 0; k < G_N_ELEMENTS (languages); k++)
    if (is_wanted ("LANGUAGES", languages[k]))
      {
        take_paper (begun, "begun", languages[k]);
        take_paper (counted, "counted", languages[k]);
      }
}

static void
take_papers (void **unused)
{
  static const char *const games[] = { "oasis", "oregon", "basari" };

  if (is_contrast () || !is_wanted ("STATE", "scores-print"))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const SheetsGame crowd = { games[i], 0, TRUE, 2, 3 };
      g_autoptr (CaravanSheet) example = sheets_example (games[i]);
      g_autoptr (CaravanSheet) long_names = sheets_simulate (&crowd);
      g_autofree char *name = g_strconcat (games[i], "-long", NULL);
      for (gsize k = 0; k < G_N_ELEMENTS (languages); k++)
        if (is_wanted ("LANGUAGES", languages[k]))
          {
            take_paper (example, games[i], languages[k]);
            take_paper (long_names, name, languages[k]);
          }
    }
  take_other_papers ();
}

/* The player aids: each language alone, and beside the next. */

static void
draw_aid (gpointer sheet, cairo_t *cr)
{
  caravan_aid_paper_draw (sheet, cr);
}

static void
take_aid (const CaravanGame *game,
          gsize language,
          gboolean two,
          CaravanAidFormat format)
{
  const char *second =
      two ? languages[(language + 1) % G_N_ELEMENTS (languages)] : NULL;
  CaravanAidSheet sheet = { game, { languages[language], second }, format };
  g_autofree char *name =
      g_strdup_printf ("aid-print-%s-%s-%s%s%s.png", game->game->id,
                       format == CARAVAN_AID_PAGE ? "page" : "cards",
                       languages[language], two ? "-" : "", two ? second : "");

  take_page (name, draw_aid, &sheet);
}

static void
take_aids (void **unused)
{
  if (is_contrast () || !is_wanted ("STATE", "aid-print"))
    return;
  for (const CaravanGame *const *game = caravan_games; *game != NULL; game++)
    for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
      for (int two = 0; two < 2; two++)
        if (is_wanted ("LANGUAGES", languages[i]))
          {
            take_aid (*game, i, two, CARAVAN_AID_PAGE);
            take_aid (*game, i, two, CARAVAN_AID_CARDS);
          }
}

int
main (int n_arguments, char **arguments)
{
  const struct CMUnitTest tests[] = { APP_TEST (take_all), APP_TEST (take_papers),
                                      APP_TEST (take_aids) };

  if (n_arguments != 2)
    {
      g_printerr ("usage: screenshots DIRECTORY\n");
      return 2;
    }
  directory = arguments[1];
  g_mkdir_with_parents (directory, 0755);
  return cmocka_run_group_tests (tests, states_begin, states_end);
}
