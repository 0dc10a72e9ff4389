/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-welcome-page.h"

#include <adwaita.h>

#include "caravan-columns-layout.h"
#include "caravan-flow-layout.h"
#include "caravan-game-scene.h"
#include "caravan-game.h"
#include "caravan-label.h"
#include "caravan-miniature.h"
#include "caravan-page-frame.h"
#include "caravan-picture.h"
#include "caravan-recent.h"
#include "caravan-text.h"
#include "lang-format.h"
#include "caravan-when.h"

#define EARLIER_MOST 12
#define BADGE        24

struct _CaravanWelcomePage
{
  CaravanPage parent_instance;

  /* template */
  GtkWidget *top;
  GtkWidget *last; /* the card of the last game */
  GtkWidget *last_row;
  CaravanGameScene *last_scene; /* where it has no board */
  GtkLabel *last_title;
  GtkLabel *last_line;
  GtkWidget *last_badges;
  GtkWidget *last_button;
  GtkWidget *jobs;
  GtkWidget *middle;
  GtkWidget *games;
  GtkWidget *first; /* section for those who have no games yet */
  GtkWidget *hints;
  GtkWidget *earlier; /* section for the others */
  GtkWidget *earlier_list;
  GtkWidget *buttons;

  /* borrowed: a child, the board of the last game */
  GtkWidget *last_picture;

  /* owned */
  GPtrArray *recent; /* CaravanRecent, or NULL before the first look */
  GCancellable *looking;
};

G_DEFINE_FINAL_TYPE (CaravanWelcomePage, caravan_welcome_page, CARAVAN_TYPE_PAGE)

static char *
say_line (const CaravanRecent *recent)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *when = caravan_say_when (recent->when, now);
  long n = (long) recent->n_steps;

  if (!recent->table.board.present)
    /* Translators: under the name of a game of which only the numbers were typed; %1$s
       is a date: “Typed numbers · yesterday at 21:40”. */
    return caravan_format (N_ ("Typed numbers · %1$s"), "s", when);
  /* Translators: under the name of a game; %1$s is a number, %2$s a date: “42 steps ·
     yesterday at 21:40”. */
  return caravan_format_plural (NP_ ("%1$s step · %2$s", "%1$s steps · %2$s"), n, "ns",
                                n, when);
}

static char *
join_names (const CaravanRecent *recent)
{
  const char *names[CV_PLAYERS_MOST];
  const CvTable *table = &recent->table;

  for (int i = 0; i < table->n_players; i++)
    names[i] = lang_player_label (caravan_lang (),
                                  lang_player (recent->names[i], table->color[i]));
  return lang_join (caravan_lang (), names, table->n_players);
}

static void
clear_box (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_widget_unparent (child);
}

/* A game of which only the numbers are known has no board to show. */
static void
render_last_picture (CaravanWelcomePage *self, const CaravanRecent *recent)
{
  gboolean has_board = recent->table.board.present;

  gtk_widget_set_visible (self->last_picture, has_board);
  gtk_widget_set_visible (GTK_WIDGET (self->last_scene), !has_board);
  if (has_board)
    caravan_miniature_show (CARAVAN_MINIATURE (self->last_picture), &recent->table,
                            &recent->state);
  else
    caravan_game_scene_show (self->last_scene, recent->table.game);
}

static void
render_last (CaravanWelcomePage *self, const CaravanRecent *recent)
{
  gboolean is_over = cv_is_over (&recent->table, &recent->state);
  g_autofree char *title =
      caravan_format (is_over ? N_ ("Last game: %1$g") : N_ ("Continue: %1$g"), "s",
                      recent->table.game->name);
  g_autofree char *line = say_line (recent);
  g_autofree char *names = join_names (recent);

  gtk_label_set_label (self->last_title, title);
  gtk_button_set_label (GTK_BUTTON (self->last_button),
                        caravan_text (is_over ? N_ ("Open") : N_ ("Continue")));
  gtk_label_set_label (self->last_line, line);
  gtk_widget_set_tooltip_text (self->last_badges, names);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->last_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, names, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->last_button), "s",
                                    recent->path);
  render_last_picture (self, recent);
  clear_box (self->last_badges);
  for (int i = 0; i < recent->table.n_players; i++)
    {
      GtkWidget *badge = caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL,
                                              recent->table.color[i], BADGE);
      gtk_box_append (GTK_BOX (self->last_badges), badge);
    }
}

static void
add_earlier (CaravanWelcomePage *self, const CaravanRecent *recent)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");
  g_autofree char *names = join_names (recent);
  g_autofree char *line = say_line (recent);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), names);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), line);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", recent->path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-path");
  gtk_list_box_append (GTK_LIST_BOX (self->earlier_list), row);
}

static void
render (gpointer object)
{
  CaravanWelcomePage *self = object;
  guint n = self->recent == NULL ? 0 : self->recent->len;
  GtkWidget *row;

  gtk_widget_set_visible (self->last, n > 0);
  gtk_widget_set_visible (self->first, n <= 1);
  gtk_widget_set_visible (self->earlier, n > 1);
  if (n > 0)
    render_last (self, g_ptr_array_index (self->recent, 0));
  while ((row = gtk_widget_get_first_child (self->earlier_list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->earlier_list), row);
  for (guint i = 1; i < n; i++)
    add_earlier (self, g_ptr_array_index (self->recent, i));
}

static void
recent_loaded_cb (GPtrArray *recent, gpointer data)
{
  CaravanWelcomePage *self = data;

  g_clear_object (&self->looking);
  g_clear_pointer (&self->recent, g_ptr_array_unref);
  self->recent = recent;
  render (self);
}

/* Looks again for games to go on with. */
static void
caravan_welcome_page_appear (CaravanPage *page)
{
  CaravanWelcomePage *self = CARAVAN_WELCOME_PAGE (page);

  g_cancellable_cancel (self->looking);
  g_clear_object (&self->looking);
  self->looking = g_cancellable_new ();
  caravan_recent_load_async (EARLIER_MOST + 1, self->looking, recent_loaded_cb, self);
}

/* In a narrow window the last game's button stands under its text. */
static void
caravan_welcome_page_set_narrow (CaravanPage *page, gboolean narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (CARAVAN_WELCOME_PAGE (page)->last),
                                  narrow ? GTK_ORIENTATION_VERTICAL
                                         : GTK_ORIENTATION_HORIZONTAL);
}

gboolean
caravan_welcome_page_is_busy (CaravanWelcomePage *self)
{
  return self->looking != NULL;
}

const char *
caravan_welcome_page_get_last (CaravanWelcomePage *self)
{
  if (self->recent == NULL || self->recent->len == 0)
    return NULL;
  return ((CaravanRecent *) g_ptr_array_index (self->recent, 0))->path;
}

/* What stands on the page in rows. */

static void
add_game (CaravanWelcomePage *self, const CaravanGame *game)
{
  GtkWidget *card = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scene = caravan_game_scene_new (0, 200);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *name = caravan_label_new (NULL, "card-title");

  caravan_game_scene_show (CARAVAN_GAME_SCENE (scene), game->game);
  gtk_label_set_label (GTK_LABEL (name), game->game->name);
  gtk_box_append (GTK_BOX (texts), name);
  gtk_box_append (GTK_BOX (texts), caravan_label_new (game->summary, "dim-label"));
  gtk_widget_add_css_class (texts, "card-texts");
  gtk_box_append (GTK_BOX (box), scene);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  gtk_button_set_child (GTK_BUTTON (card), box);
  gtk_widget_add_css_class (card, "game-card");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "s", game->game->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "win.new-game");
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  game->game->name, -1);
  caravan_text_bind_accessible (card, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                game->summary);
  gtk_box_append (GTK_BOX (self->games), card);
}

static void
add_hint (CaravanWelcomePage *self, const char *icon, const char *text)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *image = gtk_image_new_from_icon_name (icon);
  GtkWidget *label = caravan_label_new (text, "hint");

  gtk_image_set_icon_size (GTK_IMAGE (image), GTK_ICON_SIZE_LARGE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), image);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (self->hints), row);
}

/* A button with an icon and what is beside it. */
static GtkWidget *
add_action (GtkWidget *box,
            const char *action,
            const char *title,
            GtkWidget *image,
            GtkWidget *texts,
            int spacing)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, spacing);

  gtk_box_append (GTK_BOX (row), image);
  gtk_box_append (GTK_BOX (row), texts);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL, title);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static void
add_button (CaravanWelcomePage *self,
            const char *icon,
            const char *text,
            const char *action)
{
  GtkWidget *button =
      add_action (self->buttons, action, text, gtk_image_new_from_icon_name (icon),
                  caravan_label_new (text, "strong"), 10);

  gtk_widget_add_css_class (button, "paper-button");
}

/* What the program is there for, with a line that says what it does. */
static void
add_job (CaravanWelcomePage *self,
         const char *icon,
         const char *title,
         const char *text,
         const char *action)
{
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *image = gtk_image_new_from_icon_name (icon);
  GtkWidget *button = add_action (self->jobs, action, title, image, texts, 18);

  gtk_image_set_pixel_size (GTK_IMAGE (image), 32);
  gtk_box_append (GTK_BOX (texts), caravan_label_new (title, "card-title"));
  gtk_box_append (GTK_BOX (texts), caravan_label_new (text, "job-text"));
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
  gtk_widget_add_css_class (button, "job-button");
}

static void
fill (CaravanWelcomePage *self)
{
  add_job (self, "caravan-score-symbolic", N_ ("Score now"),
           N_ ("Type the numbers, and the totals follow."), "win.score-now");
  add_job (self, "caravan-learn-symbolic", N_ ("Rules"),
           N_ ("Every rule, in three languages side by side."), "win.reference");
  add_job (self, "caravan-past-symbolic", N_ ("Past games"),
           N_ ("Who won, by how much, and how it went."), "win.past");
  for (int i = 0; caravan_games[i] != NULL; i++)
    if (caravan_games[i]->table != NULL)
      add_game (self, caravan_games[i]);
  add_hint (self, "caravan-score-symbolic",
            N_ ("Choose a player and a piece, then a space: what is on the real board "
                "is on this one too."));
  add_hint (self, "caravan-dispute-symbolic",
            N_ ("Point at a space, and the verdict comes with its reason and the "
                "deciding spaces."));
  add_hint (self, "caravan-board-symbolic",
            N_ ("Begin on the sample board, or paint the one on your table, once and "
                "for all."));
  add_button (self, "document-open-symbolic", N_ ("Open a record…"), "win.open");
  add_button (self, "caravan-board-symbolic", N_ ("Paint a board"), "win.paint");
  add_button (self, "folder-symbolic", N_ ("Where are my files?"), "win.files");
}

static void
set_layouts (CaravanWelcomePage *self)
{
  gtk_widget_set_layout_manager (self->top, caravan_columns_layout_new (380, 24));
  gtk_widget_set_layout_manager (self->middle, caravan_columns_layout_new (380, 24));
  gtk_widget_set_layout_manager (self->jobs, caravan_columns_layout_new (280, 16));
  gtk_widget_set_layout_manager (self->games, caravan_columns_layout_new (280, 16));
  gtk_widget_set_layout_manager (self->buttons, caravan_flow_layout_new (12));
}

static void
caravan_welcome_page_dispose (GObject *object)
{
  CaravanWelcomePage *self = CARAVAN_WELCOME_PAGE (object);

  g_cancellable_cancel (self->looking);
  g_clear_object (&self->looking);
  g_clear_pointer (&self->recent, g_ptr_array_unref);
  G_OBJECT_CLASS (caravan_welcome_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (CARAVAN_TYPE_PAGE_FRAME);
  g_type_ensure (CARAVAN_TYPE_GAME_SCENE);
  caravan_template_set (klass, "caravan-welcome-page.ui");
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, top);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, last);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, last_row);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, last_scene);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, last_title);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, last_line);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, last_badges);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, last_button);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, jobs);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, middle);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, games);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, first);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, hints);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, earlier);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, earlier_list);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, buttons);
}

static void
caravan_welcome_page_class_init (CaravanWelcomePageClass *klass)
{
  CaravanPageClass *page_class = CARAVAN_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_welcome_page_dispose;
  page_class->help = "use-start";
  page_class->appear = caravan_welcome_page_appear;
  page_class->set_narrow = caravan_welcome_page_set_narrow;
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
caravan_welcome_page_init (CaravanWelcomePage *self)
{
  caravan_template_init (GTK_WIDGET (self));
  set_layouts (self);
  self->last_picture = caravan_miniature_new (110, 90);
  gtk_widget_set_valign (self->last_picture, GTK_ALIGN_CENTER);
  gtk_box_prepend (GTK_BOX (self->last_row), self->last_picture);
  fill (self);
  render (self);
  caravan_text_follow (self, render);
}

CaravanPage *
caravan_welcome_page_new (void)
{
  return g_object_new (CARAVAN_TYPE_WELCOME_PAGE, NULL);
}
