/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the menu, the header bar and the keys of a window do. */
#include "caravan-window-private.h"

#include "caravan-game.h"
#include "caravan-menu.h"
#include "caravan-scores-page.h"
#include "caravan-shortcuts.h"
#include "caravan-text.h"

/* What needs more than one call. */

static void
go_back (CaravanWindow *self)
{
  caravan_pages_pop (self->pages);
}

static void
show_help (CaravanWindow *self)
{
  g_autofree char *anchor = caravan_page_find_help (
      caravan_window_get_page (self), gtk_root_get_focus (GTK_ROOT (self)));

  caravan_window_show_rules (self, anchor);
}

static void
show_statistics (CaravanWindow *self)
{
  caravan_window_show_statistics (self, NULL, NULL);
}

/* From the menu and by key: the first game there is. */
static void
begin (CaravanWindow *self)
{
  caravan_window_begin (self, caravan_game_at_table ()->game->id);
}

static void
retry (CaravanWindow *self)
{
  if (self->match != NULL)
    caravan_match_retry (self->match);
}

/* The players say that it is over; a step like any other, but one that the menu makes
   too easy: it can be taken back where it is told. */
static void
end (CaravanWindow *self)
{
  CaravanDesk *desk = caravan_window_get_desk (self);
  json_t *event = json_pack ("{s:s}", "do", "end");

  if (desk != NULL && caravan_desk_play (desk, event))
    caravan_window_toast_undo (self, g_strdup (caravan_text (N_ ("The game is over."))),
                               "win.play-on");
  json_decref (event);
}

/* Takes back the end, when nothing has followed it. */
static void
play_on (CaravanWindow *self)
{
  CaravanDesk *desk = caravan_window_get_desk (self);

  if (desk == NULL)
    return;
  CvMatch *log = caravan_match_get_ahead (self->match);
  gsize n = cv_match_n_steps (log);
  if (n > 0 &&
      cv_match_entry (log, cv_match_step_entry (log, n - 1))->verb == CV_VERB_END)
    caravan_desk_undo (desk);
}

/* The actions. */

/* What the page on top does, if it can. */
static const char *const of_page[] = {
  "win.undo",      "win.redo",           "win.status",     "win.switch-turns",
  "win.entry",     "win.history",        "win.next-panel", "win.previous-panel",
  "win.zoom-in",   "win.zoom-out",       "win.fit",        "win.turn",
  "win.game-menu", "win.remember-board",
};

static void
of_page_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_page_activate (caravan_window_get_page (CARAVAN_WINDOW (widget)), name);
}

static void
drawer_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_open_drawer (CARAVAN_WINDOW (widget), g_variant_get_int32 (parameter));
}

static void
put_away_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  int seat, key;

  g_variant_get (parameter, "(ii)", &seat, &key);
  caravan_window_put_away (CARAVAN_WINDOW (widget), seat, key);
}

/* What the window does: by itself, or with what the parameter names, NULL where the
   action has none. */
static const struct
{
  const char *name;
  void (*act) (CaravanWindow *self);
  void (*act_on) (CaravanWindow *self, const char *named);
  const char *parameter;
} of_window[] = {
  { "win.back", .act = go_back },
  { "win.rules", .act_on = caravan_window_show_rules, .parameter = "s" },
  { "win.reference", .act_on = caravan_window_show_rules },
  { "win.help", .act = show_help },
  { "win.player-aid", .act = caravan_window_show_aid },
  { "win.statistics", .act = show_statistics },
  { "win.learn", .act_on = caravan_window_learn },
  { "win.learn-game", .act_on = caravan_window_learn, .parameter = "s" },
  { "win.teach", .act_on = caravan_window_teach },
  { "win.teach-lesson", .act_on = caravan_window_teach, .parameter = "s" },
  { "win.new-game", .act_on = caravan_window_begin, .parameter = "s" },
  { "win.begin", .act = begin },
  { "win.score-now", .act = caravan_window_score_now },
  { "win.score-game", .act_on = caravan_window_score_game, .parameter = "s" },
  { "win.past-game", .act_on = caravan_window_show_past_of, .parameter = "s" },
  { "win.open", .act = caravan_window_choose_record },
  { "win.open-path", .act_on = caravan_window_open_path, .parameter = "s" },
  { "win.save-copy", .act = caravan_window_choose_copy },
  { "win.files", .act = caravan_window_show_folder },
  { "win.retry", .act = retry },
  { "win.paint", .act_on = caravan_window_paint },
  { "win.paint-game", .act_on = caravan_window_paint_game, .parameter = "s" },
  { "win.edit-board", .act_on = caravan_window_paint, .parameter = "s" },
  { "win.delete-board", .act_on = caravan_window_delete_board, .parameter = "s" },
  { "win.undelete-board", .act_on = caravan_window_undelete_board, .parameter = "s" },
  { "win.reveal", .act = caravan_window_reveal },
  { "win.scores", .act = caravan_window_show_scores },
  { "win.reckoning", .act = caravan_window_show_reckoning },
  { "win.dispute", .act = caravan_window_show_dispute },
  { "win.settle", .act_on = caravan_window_settle, .parameter = "s" },
  { "win.questions", .act_on = caravan_window_show_questions, .parameter = "s" },
  { "win.set-up", .act = caravan_window_show_set_up },
  { "win.left", .act = caravan_window_show_left },
  { "win.end", .act = end },
  { "win.play-on", .act = play_on },
  { "win.replay", .act_on = caravan_window_open_replay, .parameter = "s" },
  { "win.rematch", .act = caravan_window_rematch },
  { "win.across", .act = caravan_window_toggle_across },
  { "win.hands-off", .act = caravan_window_toggle_hands_off },
};

static void
of_window_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gsize i = 0;

  while (!g_str_equal (of_window[i].name, name))
    i++;
  if (of_window[i].act != NULL)
    of_window[i].act (CARAVAN_WINDOW (widget));
  else
    of_window[i].act_on (CARAVAN_WINDOW (widget),
                         parameter == NULL ? NULL
                                           : g_variant_get_string (parameter, NULL));
}

void
caravan_window_install_actions (GtkWidgetClass *klass)
{
  for (gsize i = 0; i < G_N_ELEMENTS (of_window); i++)
    gtk_widget_class_install_action (klass, of_window[i].name, of_window[i].parameter,
                                     of_window_activated_cb);
  for (gsize i = 0; i < G_N_ELEMENTS (of_page); i++)
    gtk_widget_class_install_action (klass, of_page[i], NULL, of_page_activated_cb);
  gtk_widget_class_install_action (klass, "win.drawer", "i", drawer_activated_cb);
  gtk_widget_class_install_action (klass, "win.put-away", "(ii)",
                                   put_away_activated_cb);
  caravan_window_install_past (klass);
  gtk_widget_class_install_property_action (klass, "win.fullscreen", "fullscreened");
  caravan_shortcuts_bind_class (klass);
}

static gboolean
can_end (CaravanWindow *self)
{
  CaravanDesk *desk = caravan_window_get_desk (self);

  return desk != NULL && caravan_desk_can_record (desk) &&
         !cv_is_over (caravan_desk_get_table (desk), caravan_desk_get_state (desk));
}

static gboolean
can_record (CaravanWindow *self)
{
  CaravanDesk *desk = caravan_window_get_desk (self);

  return desk != NULL && caravan_desk_can_record (desk);
}

void
caravan_window_update_actions (CaravanWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  CaravanPage *page = caravan_window_get_page (self);
  const struct
  {
    const char *name;
    gboolean is_enabled;
  } actions[] = {
    { "win.back", !caravan_pages_is_at_start (self->pages) },
    { "win.put-away", caravan_page_is_playing (page) && can_record (self) },
    { "win.reveal", caravan_page_is_of_match (page) && can_record (self) },
    { "win.set-up", caravan_window_can_set_up (self) },
    { "win.left", caravan_window_can_show_left (self) },
    { "win.reckoning", caravan_window_can_reckon (self) },
    { "win.dispute", caravan_window_can_dispute (self) },
    { "win.end", can_end (self) },
    { "win.scores", caravan_page_is_playing (page) },
    { "win.save-copy", caravan_page_is_playing (page) },
    { "win.rematch", CARAVAN_IS_SCORES_PAGE (page) },
    { "win.drawer", !caravan_window_is_hands_off (self) },
    { "win.across",
      caravan_window_get_desk (self) != NULL && caravan_page_is_playing (page) },
    { "win.hands-off", caravan_window_can_toggle_hands_off (self) },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (widget, actions[i].name, actions[i].is_enabled);
  for (gsize i = 0; i < G_N_ELEMENTS (of_page); i++)
    gtk_widget_action_set_enabled (widget, of_page[i],
                                   caravan_page_can (page, of_page[i]));
  /* A phone has no room for a button that does nothing. */
  gtk_widget_set_visible (self->redo,
                          !self->narrow || caravan_page_can (page, "win.redo"));
  caravan_window_render_hands_off (self);
}

GMenuModel *
caravan_window_make_menu (CaravanWindow *self)
{
  GMenu *menu = g_menu_new ();
  GMenu *section = caravan_menu_add_section (menu);

  caravan_menu_add (section, N_ ("New game…"), "win.begin");
  caravan_menu_add (section, N_ ("Score now"), "win.score-now");
  caravan_menu_add (section, N_ ("Open a record…"), "win.open");
  if (caravan_page_is_playing (caravan_window_get_page (self)))
    caravan_menu_add (section, N_ ("Save a copy…"), "win.save-copy");
  caravan_menu_add (section, N_ ("Past games"), "win.past");
  section = caravan_menu_add_section (menu);
  caravan_menu_add (section, N_ ("Where are my files?"), "win.files");
  caravan_menu_add (section, N_ ("New window"), "app.new-window");
  caravan_menu_add (section, N_ ("Fill the screen"), "win.fullscreen");
  section = caravan_menu_add_section (menu);
  caravan_menu_add (section, N_ ("Rules and help"), "win.reference");
  caravan_menu_add (section, N_ ("Preferences"), "app.preferences");
  caravan_menu_add (section, N_ ("Keyboard shortcuts"), "app.shortcuts");
  caravan_menu_add (section, N_ ("About Caravanserai"), "app.about");
  return G_MENU_MODEL (menu);
}
