/* SPDX-License-Identifier: GPL-3.0-or-later */
/* screenshots DIRECTORY: pictures of the pages in every look, size and language, to be
   looked at. The windows are drawn from inside, so they are the same every time. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "states.h"

#define PLAIN_DPI (96 * 1024)

typedef struct
{
  const char *name;
  int width, height;
  int percent; /* of the text */
} Size;

static const Size sizes[] = {
  { "wide", 1440, 900, 100 },
  { "medium", 800, 700, 100 },
  { "phone", 360, 740, 100 },
  { "large-text", 800, 900, 200 },
  { "phone-large-text", 360, 740, 200 },
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
      if (state->kind == STATE_SHUTS && window != NULL)
        {
          states_close ();
          window = NULL;
        }
      app_set_language (languages[i]);
      if (window == NULL)
        window = states_open (state, size->width, size->height);
      app_settle ();
      app_wait_drawn (GTK_WIDGET (window));
      take_picture (GTK_WIDGET (window), path);
    }
  states_close ();
}

static void
take_all (void **unused)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  (void) unused;
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      if (looks[i].contrast != is_contrast () || !is_wanted ("LOOK", looks[i].name))
        continue;
      adw_style_manager_set_color_scheme (manager, looks[i].scheme);
      STATES_EACH (state)
      {
        for (gsize j = 0; j < G_N_ELEMENTS (sizes); j++)
          if (state->pictured && is_wanted ("SIZE", sizes[j].name))
            picture_state (state, &looks[i], &sizes[j]);
      }
    }
}

int
main (int n_arguments, char **arguments)
{
  const struct CMUnitTest tests[] = { APP_TEST (take_all) };

  if (n_arguments != 2)
    {
      g_printerr ("usage: screenshots DIRECTORY\n");
      return 2;
    }
  directory = arguments[1];
  g_mkdir_with_parents (directory, 0755);
  return cmocka_run_group_tests (tests, states_begin, states_end);
}
