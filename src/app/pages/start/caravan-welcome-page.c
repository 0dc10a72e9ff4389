/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-welcome-page.h"

#include <adwaita.h>

#include "caravan-archive.h"
#include "caravan-columns-layout.h"
#include "caravan-flow-layout.h"
#include "caravan-game-card.h"
#include "caravan-game-scene.h"
#include "caravan-label.h"
#include "caravan-miniature.h"
#include "caravan-page-frame.h"
#include "caravan-painting.h"
#include "caravan-picture.h"
#include "caravan-recent.h"
#include "caravan-tally.h"
#include "caravan-text.h"
#include "lang-format.h"
#include "caravan-when.h"
#include "caravan-widget.h"
#include "caravan-words.h"

/* How far back one that goes on is looked for, and how many others are shown: all of
   them are in Past games. */
#define LOOKED_AT    12
#define EARLIER_MOST 3
#define BADGE        24

struct _CaravanWelcomePage
{
  CaravanPage parent_instance;

  /* template */
  GtkWidget *top;
  GtkWidget *last; /* the card of the game that goes on */
  GtkWidget *last_row;
  CaravanGameScene *last_scene; /* where it has no board */
  GtkLabel *last_title;
  GtkLabel *last_line;
  GtkLabel *last_names;
  GtkWidget *last_badges;
  GtkWidget *last_button;
  GtkWidget *jobs;
  GtkWidget *settle; /* one of them */
  GtkWidget *games;
  GtkWidget *first; /* section for those who have no games yet */
  GtkWidget *hints;
  GtkWidget *earlier; /* section for the others */
  GtkWidget *earlier_line;
  GtkWidget *tally;
  GtkWidget *earlier_list;
  GtkWidget *buttons;

  /* borrowed: a child, the board of the last game */
  GtkWidget *last_picture;

  /* owned */
  GPtrArray *recent; /* CaravanRecent, or NULL before the first look */
  CaravanTally *won; /* tonight, or NULL */
  CaravanAsked *looking, *tallying, *finding;
};

G_DEFINE_FINAL_TYPE (CaravanWelcomePage, caravan_welcome_page, CARAVAN_TYPE_PAGE)

static char *
say_round (const CaravanRecent *recent, const char *when)
{
  const CaravanWords *words = caravan_game_find (recent->table.game)->words;

  return caravan_format_in (words->round_when.context, words->round_when.text, "ns",
                            (long) recent->round, when);
}

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
  if (recent->round > 0)
    return say_round (recent, when);
  /* Translators: under the name of a game; %1$s is a number, %2$s a date: “42 steps ·
     yesterday at 21:40”. */
  return caravan_format_plural (NP_ ("%1$s step · %2$s", "%1$s steps · %2$s"), n, "ns",
                                n, when);
}

/* What those seats are called, a bit each. */
static char *
join_names (const CaravanRecent *recent, guint seats)
{
  const char *names[CV_PLAYERS_MOST];
  const CvTable *table = &recent->table;
  gsize n = 0;

  for (int i = 0; i < table->n_players; i++)
    if (seats >> i & 1)
      names[n++] = lang_player_label (caravan_lang (),
                                      lang_player (recent->names[i], table->color[i]));
  return lang_join (caravan_lang (), names, n);
}

static char *
join_all_names (const CaravanRecent *recent)
{
  return join_names (recent, cv_table_seats (&recent->table));
}

static GtkWidget *
make_badge (const CaravanRecent *recent, int seat)
{
  return caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, recent->table.color[seat],
                              BADGE);
}

/* The game that goes on. */

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
  g_autofree char *title =
      caravan_format (N_ ("Continue: %1$g"), "s", recent->table.game->name);
  g_autofree char *line = say_line (recent);
  g_autofree char *names = join_all_names (recent);

  gtk_label_set_label (self->last_title, title);
  gtk_label_set_label (self->last_line, line);
  gtk_label_set_label (self->last_names, names);
  caravan_widget_name (self->last_button, title);
  caravan_widget_describe (self->last_button, names);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->last_button), "s",
                                    recent->path);
  render_last_picture (self, recent);
  caravan_widget_clear (self->last_badges);
  for (int i = 0; i < recent->table.n_players; i++)
    caravan_box_add (self->last_badges, make_badge (recent, i), NULL);
}

/* The others. */

static char *
say_winners (const CaravanRecent *recent)
{
  g_autofree char *names = join_names (recent, recent->winners);
  int n = 0;

  for (guint left = recent->winners; left != 0; left &= left - 1)
    n++;
  /* Translators: who won a game: “Winner: Anna”; of several: “Anna and Bruno”. */
  return caravan_format_plural (NP_ ("Winner: %1$s", "Winners: %1$s"), n, "s", names);
}

/* Of a game that is over the day is enough; of another, how far it is. */
static char *
say_earlier (const CaravanRecent *recent)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *how =
      recent->winners != 0 ? caravan_say_when (recent->when, now) : say_line (recent);

  /* Translators: about an earlier game; %2$s is a date, or how far it is and a date:
     “Oasis · yesterday at 21:40”. */
  return caravan_format (N_ ("%1$g · %2$s"), "ss", recent->table.game->name, how);
}

static void
add_earlier (CaravanWelcomePage *self, const CaravanRecent *recent)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *badges = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *names = join_all_names (recent);
  g_autofree char *title =
      recent->winners != 0 ? say_winners (recent) : g_strdup (names);
  g_autofree char *line = say_earlier (recent);

  for (int i = 0; i < recent->table.n_players; i++)
    if (recent->winners >> i & 1)
      caravan_box_add (badges, make_badge (recent, i), NULL);
  GtkWidget *texts = caravan_box_down (0, caravan_label_say (title, "strong"),
                                       caravan_label_say (line, "dim-label"), NULL);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_button_set_child (
      GTK_BUTTON (button),
      caravan_box_across (10, badges, texts,
                          gtk_image_new_from_icon_name ("go-next-symbolic"), NULL));
  gtk_widget_add_css_class (button, "paper-button");
  gtk_widget_add_css_class (button, "earlier");
  gtk_widget_set_tooltip_text (button, names);
  caravan_widget_name (button, title);
  caravan_widget_describe (button, line);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", recent->path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open-path");
  gtk_box_append (GTK_BOX (self->earlier_list), button);
}

static const CaravanRecent *
find_running (CaravanWelcomePage *self)
{
  for (guint i = 0; self->recent != NULL && i < self->recent->len; i++)
    {
      const CaravanRecent *recent = g_ptr_array_index (self->recent, i);
      if (recent->is_running)
        return recent;
    }
  return NULL;
}

/* The game that was played last and can be asked about; "": an empty board. */
static const char *
find_disputed (CaravanWelcomePage *self)
{
  for (guint i = 0; self->recent != NULL && i < self->recent->len; i++)
    {
      const CaravanRecent *recent = g_ptr_array_index (self->recent, i);
      if (caravan_game_has_pieces (&recent->table))
        return recent->path;
    }
  return "";
}

static void
render_recent (CaravanWelcomePage *self)
{
  const CaravanRecent *running = find_running (self);
  guint n = self->recent == NULL ? 0 : self->recent->len, n_earlier = 0;

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->settle), "s",
                                    find_disputed (self));
  gtk_widget_set_visible (self->last, running != NULL);
  if (running != NULL)
    render_last (self, running);
  caravan_widget_clear (self->earlier_list);
  for (guint i = 0; i < n && n_earlier < EARLIER_MOST; i++)
    if (g_ptr_array_index (self->recent, i) != running)
      {
        add_earlier (self, g_ptr_array_index (self->recent, i));
        n_earlier++;
      }
  gtk_widget_set_visible (self->first, n == 0);
  gtk_widget_set_visible (self->earlier, n_earlier > 0);
}

static void
render_tally (CaravanWelcomePage *self)
{
  g_autofree char *won = caravan_tally_say (self->won);

  caravan_label_show (self->tally, won);
}

static void
render (gpointer object)
{
  render_recent (object);
  render_tally (object);
}

/* Looking. */

static void
recent_loaded_cb (gpointer data, gpointer recent, const RecError *error)
{
  CaravanWelcomePage *self = data;

  g_clear_pointer (&self->recent, g_ptr_array_unref);
  self->recent = recent;
  render_recent (self);
}

/* The games of which there are some, a bit each as in caravan_games. */
static gpointer
find_played (gpointer history, gpointer data, RecError *error)
{
  guint played = 0;

  for (guint i = 0; caravan_games[i] != NULL; i++)
    {
      RecHistoryQuery query = { .game = caravan_games[i]->game, .limit = 1 };
      RecHistoryList list;
      if (!rec_history_list (history, &query, &list, error))
        break;
      played |= (guint) (list.n_games > 0) << i;
      rec_history_list_clear (&list);
    }
  return GUINT_TO_POINTER (played);
}

static void
show_played (CaravanWelcomePage *self, guint played)
{
  for (GtkWidget *card = gtk_widget_get_first_child (self->games); card != NULL;
       card = gtk_widget_get_next_sibling (card), played >>= 1)
    caravan_game_card_set_has_past (CARAVAN_GAME_CARD (card), played & 1);
}

static void
played_found_cb (gpointer self, gpointer played, const RecError *error)
{
  show_played (self, GPOINTER_TO_UINT (played));
}

static void
tally_gathered_cb (gpointer data, gpointer won, const RecError *error)
{
  CaravanWelcomePage *self = data;

  g_clear_pointer (&self->won, caravan_tally_free);
  self->won = won;
  render_tally (self);
}

/* Looks again for games to go on with. */
static void
caravan_welcome_page_appear (CaravanPage *page)
{
  CaravanWelcomePage *self = CARAVAN_WELCOME_PAGE (page);

  static const CaravanErrand finding = { .work = find_played };

  caravan_recent_load (LOOKED_AT, &self->looking, recent_loaded_cb, self);
  caravan_tally_gather (NULL, NULL, &self->tallying, tally_gathered_cb, self);
  caravan_archive_ask (&finding, NULL, &self->finding, played_found_cb, self);
}

/* In a narrow window the last game's button stands under its text. */
static void
caravan_welcome_page_set_narrow (CaravanPage *page, gboolean narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (CARAVAN_WELCOME_PAGE (page)->last),
                                  narrow ? GTK_ORIENTATION_VERTICAL
                                         : GTK_ORIENTATION_HORIZONTAL);
}

const char *
caravan_welcome_page_get_last (CaravanWelcomePage *self)
{
  const CaravanRecent *running = find_running (self);

  return running == NULL ? NULL : running->path;
}

/* What stands on the page in rows. */

static void
add_hint (CaravanWelcomePage *self, const char *icon, const char *text)
{
  GtkWidget *image = gtk_image_new_from_icon_name (icon);
  GtkWidget *label = caravan_label_new (text, NULL);
  GtkWidget *row = caravan_box_across (14, image, label, NULL);

  gtk_image_set_icon_size (GTK_IMAGE (image), GTK_ICON_SIZE_LARGE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (row, "caravan-card");
  caravan_box_add (self->hints, row, NULL);
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

/* The games whose boards can be painted, by name. */
static GMenuModel *
list_paintings (void)
{
  GMenu *menu = g_menu_new ();

  for (int i = 0; caravan_games[i] != NULL; i++)
    if (caravan_painting_has_boards (caravan_games[i]->painting))
      {
        const CvGame *game = caravan_games[i]->game;
        g_autoptr (GMenuItem) item = g_menu_item_new (game->name, NULL);
        g_menu_item_set_action_and_target (item, "win.paint-game", "s", game->id);
        g_menu_append_item (menu, item);
      }
  return G_MENU_MODEL (menu);
}

static void
add_painter (CaravanWelcomePage *self)
{
  const char *text = N_ ("Paint a board");
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenuModel) games = list_paintings ();

  gtk_menu_button_set_child (
      GTK_MENU_BUTTON (button),
      caravan_box_across (10, gtk_image_new_from_icon_name ("caravan-board-symbolic"),
                          caravan_label_new (text, "strong"),
                          gtk_image_new_from_icon_name ("pan-down-symbolic"), NULL));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), games);
  caravan_menu_button_keep_focus (button);
  gtk_widget_add_css_class (gtk_widget_get_first_child (button), "paper-button");
  caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
  gtk_box_append (GTK_BOX (self->buttons), button);
}

/* What the program is there for, with a line that says what it does. */
static GtkWidget *
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
  return button;
}

static void
add_promise (CaravanWelcomePage *self)
{
  GtkWidget *promise =
      caravan_label_new (N_ ("Everything stays on this computer."), "dim-label");

  gtk_widget_set_halign (promise, GTK_ALIGN_END);
  gtk_widget_set_valign (promise, GTK_ALIGN_CENTER);
  caravan_box_add (self->buttons, promise, NULL);
}

static void
fill (CaravanWelcomePage *self)
{
  g_autoptr (GtkSizeGroup) texts = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);

  add_job (self, "caravan-score-symbolic", N_ ("Score now"),
           N_ ("Type the numbers, and the totals follow."), "win.score-now");
  add_job (self, "caravan-lesson-symbolic", N_ ("Learn"),
           N_ ("Short lessons on a live board."), "win.learn");
  add_job (self, "caravan-learn-symbolic", N_ ("Rules"),
           N_ ("Every rule, in three languages side by side."), "win.reference");
  self->settle =
      add_job (self, "caravan-dispute-symbolic", N_ ("Settle a dispute"),
               N_ ("Legal or not, with the reason and the rule."), "win.settle");
  for (int i = 0; caravan_games[i] != NULL; i++)
    caravan_box_add (self->games, caravan_game_card_new (caravan_games[i], texts),
                     NULL);
  add_hint (self, "caravan-board-symbolic",
            N_ ("Choose a player and a piece, then a space: what is on the real board "
                "is on this one too."));
  add_hint (self, "caravan-dispute-symbolic",
            N_ ("Point at a space, and the verdict comes with its reason and the "
                "deciding spaces."));
  add_hint (self, "document-edit-symbolic",
            N_ ("Begin on the sample board, or paint the one on your table, once and "
                "for all."));
  add_button (self, "caravan-past-symbolic", N_ ("Past games"), "win.past");
  add_button (self, "document-open-symbolic", N_ ("Open a record…"), "win.open");
  add_painter (self);
  add_button (self, "folder-symbolic", N_ ("Where are my files?"), "win.files");
  add_promise (self);
}

static void
set_layouts (CaravanWelcomePage *self)
{
  gtk_widget_set_layout_manager (self->top, caravan_columns_layout_new (380, 24));
  gtk_widget_set_layout_manager (self->jobs, caravan_columns_layout_new (250, 16));
  gtk_widget_set_layout_manager (self->games, caravan_columns_layout_new (200, 16));
  gtk_widget_set_layout_manager (self->hints, caravan_columns_layout_new (280, 16));
  gtk_widget_set_layout_manager (self->earlier_line, caravan_flow_layout_new (12));
  gtk_widget_set_layout_manager (self->earlier_list,
                                 caravan_columns_layout_new (280, 16));
  gtk_widget_set_layout_manager (self->buttons, caravan_flow_layout_new (12));
}

static void
caravan_welcome_page_dispose (GObject *object)
{
  CaravanWelcomePage *self = CARAVAN_WELCOME_PAGE (object);

  caravan_errand_drop (&self->looking);
  caravan_errand_drop (&self->tallying);
  caravan_errand_drop (&self->finding);
  g_clear_pointer (&self->recent, g_ptr_array_unref);
  g_clear_pointer (&self->won, caravan_tally_free);
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
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, last_names);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, last_badges);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, last_button);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, jobs);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, games);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, first);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, hints);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, earlier);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, earlier_line);
  gtk_widget_class_bind_template_child (klass, CaravanWelcomePage, tally);
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
