/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the menu, the header bar and the keys of a window do. */
#include "caravan-window-private.h"

#include "caravan-game.h"
#include "caravan-shortcuts.h"
#include "caravan-text.h"

static void
back_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanWindow *self = CARAVAN_WINDOW (widget);

  if (g_strcmp0 (caravan_window_get_page (self), "rules") == 0)
    caravan_window_return (self, self->rules_from);
  else
    caravan_window_go_back (self);
}

static void
rules_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_show_rules (CARAVAN_WINDOW (widget),
                             g_variant_get_string (parameter, NULL));
}

/* Without a section: where the reader was, or the contents. */
static void
reference_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_show_rules (CARAVAN_WINDOW (widget), NULL);
}

static void
help_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanWindow *self = CARAVAN_WINDOW (widget);
  g_autofree char *anchor = caravan_window_find_help (self);

  caravan_window_show_rules (self, anchor);
}

static void
statistics_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_show_statistics (CARAVAN_WINDOW (widget), NULL, NULL);
}

static gboolean
is_painting (CaravanWindow *self)
{
  return g_strcmp0 (caravan_window_get_page (self), "painter") == 0;
}

static gboolean
is_scoring (CaravanWindow *self)
{
  return self->quick != NULL &&
         g_strcmp0 (caravan_window_get_page (self), "quick") == 0;
}

static gboolean
is_in_the_past (CaravanWindow *self)
{
  return g_strcmp0 (caravan_window_get_page (self), "past") == 0;
}

static void
undo_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanWindow *self = CARAVAN_WINDOW (widget);

  if (is_painting (self))
    gtk_widget_activate_action (self->painter, "painter.undo", NULL);
  else if (is_scoring (self))
    caravan_quick_page_undo (self->quick, FALSE);
  else if (is_in_the_past (self))
    caravan_window_undo_past (self);
  else if (caravan_window_get_desk (self) != NULL)
    caravan_desk_undo (caravan_window_get_desk (self));
}

static void
redo_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanWindow *self = CARAVAN_WINDOW (widget);

  if (is_painting (self))
    gtk_widget_activate_action (self->painter, "painter.redo", NULL);
  else if (is_scoring (self))
    caravan_quick_page_undo (self->quick, TRUE);
  else if (caravan_window_get_desk (self) != NULL)
    caravan_desk_redo (caravan_window_get_desk (self));
}

static void
status_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanDesk *desk = caravan_window_get_desk (CARAVAN_WINDOW (widget));

  if (desk != NULL)
    caravan_desk_tell_status (desk);
}

static void
turns_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanDesk *desk = caravan_window_get_desk (CARAVAN_WINDOW (widget));

  if (desk == NULL)
    return;
  gboolean guided = caravan_desk_get_state (desk)->common.turns == CV_TURNS_GUIDED;
  json_t *event = json_pack ("{s:s, s:s}", "do", "set", "turns",
                             cv_turns_names[guided ? CV_TURNS_FREE : CV_TURNS_GUIDED]);
  caravan_desk_play (desk, event);
  json_decref (event);
}

/* What the table page does itself, under its own names. */
static const struct
{
  const char *window, *page;
} passed_on[] = {
  { "win.entry", "table.entry" },
  { "win.history", "table.history" },
  { "win.next-panel", "table.next-panel" },
  { "win.previous-panel", "table.previous-panel" },
  { "win.zoom-in", "board.zoom-in" },
  { "win.zoom-out", "board.zoom-out" },
  { "win.fit", "board.fit" },
  { "win.turn", "board.turn" },
};

static void
passed_on_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanWindow *self = CARAVAN_WINDOW (widget);

  if (self->table == NULL)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (passed_on); i++)
    if (g_str_equal (passed_on[i].window, name))
      gtk_widget_activate_action (GTK_WIDGET (self->table), passed_on[i].page, NULL);
}

static void
new_game_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_begin (CARAVAN_WINDOW (widget),
                        g_variant_get_string (parameter, NULL));
}

/* From the menu and by key: the first game there is. */
static void
begin_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_begin (CARAVAN_WINDOW (widget), caravan_games[0]->game->id);
}

static void
score_now_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_score_now (CARAVAN_WINDOW (widget));
}

static void
open_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_choose_record (CARAVAN_WINDOW (widget));
}

static void
open_path_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_open_path (CARAVAN_WINDOW (widget),
                            g_variant_get_string (parameter, NULL));
}

static void
save_copy_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_choose_copy (CARAVAN_WINDOW (widget));
}

static void
files_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_show_folder (CARAVAN_WINDOW (widget));
}

static void
retry_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanWindow *self = CARAVAN_WINDOW (widget);

  if (self->match != NULL)
    caravan_match_retry (self->match);
}

static void
paint_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_paint (CARAVAN_WINDOW (widget),
                        parameter == NULL ? NULL
                                          : g_variant_get_string (parameter, NULL));
}

static void
delete_board_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_delete_board (CARAVAN_WINDOW (widget),
                               g_variant_get_string (parameter, NULL));
}

static void
undelete_board_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_undelete_board (CARAVAN_WINDOW (widget),
                                 g_variant_get_string (parameter, NULL));
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

static void
reveal_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_reveal (CARAVAN_WINDOW (widget));
}

static void
scores_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_show_scores (CARAVAN_WINDOW (widget));
}

/* The players say that it is over; a step like any other, but one that the menu makes
   too easy: it can be taken back where it is told. */
static void
end_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanWindow *self = CARAVAN_WINDOW (widget);
  CaravanDesk *desk = caravan_window_get_desk (self);
  json_t *event = json_pack ("{s:s}", "do", "end");

  if (desk != NULL && caravan_desk_play (desk, event))
    caravan_window_toast_undo (self, g_strdup (caravan_text (N_ ("The game is over."))),
                               "win.play-on");
  json_decref (event);
}

/* Takes back the end, when nothing has followed it. */
static void
play_on_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanWindow *self = CARAVAN_WINDOW (widget);
  CaravanDesk *desk = caravan_window_get_desk (self);

  if (desk == NULL)
    return;
  CvMatch *log = caravan_match_get_ahead (self->match);
  gsize n = cv_match_n_steps (log);
  if (n > 0 &&
      cv_match_entry (log, cv_match_step_entry (log, n - 1))->verb == CV_VERB_END)
    caravan_desk_undo (desk);
}

static void
replay_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_open_replay (CARAVAN_WINDOW (widget),
                              g_variant_get_string (parameter, NULL));
}

static void
rematch_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_window_rematch (CARAVAN_WINDOW (widget));
}

void
caravan_window_install_actions (GtkWidgetClass *klass)
{
  static const struct
  {
    const char *name;
    const char *parameter;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.back", NULL, back_activated_cb },
    { "win.rules", "s", rules_activated_cb },
    { "win.reference", NULL, reference_activated_cb },
    { "win.help", NULL, help_activated_cb },
    { "win.statistics", NULL, statistics_activated_cb },
    { "win.undo", NULL, undo_activated_cb },
    { "win.redo", NULL, redo_activated_cb },
    { "win.status", NULL, status_activated_cb },
    { "win.switch-turns", NULL, turns_activated_cb },
    { "win.new-game", "s", new_game_activated_cb },
    { "win.begin", NULL, begin_activated_cb },
    { "win.score-now", NULL, score_now_activated_cb },
    { "win.open", NULL, open_activated_cb },
    { "win.open-path", "s", open_path_activated_cb },
    { "win.save-copy", NULL, save_copy_activated_cb },
    { "win.files", NULL, files_activated_cb },
    { "win.retry", NULL, retry_activated_cb },
    { "win.paint", NULL, paint_activated_cb },
    { "win.edit-board", "s", paint_activated_cb },
    { "win.delete-board", "s", delete_board_activated_cb },
    { "win.undelete-board", "s", undelete_board_activated_cb },
    { "win.drawer", "i", drawer_activated_cb },
    { "win.put-away", "(ii)", put_away_activated_cb },
    { "win.reveal", NULL, reveal_activated_cb },
    { "win.scores", NULL, scores_activated_cb },
    { "win.end", NULL, end_activated_cb },
    { "win.play-on", NULL, play_on_activated_cb },
    { "win.replay", "s", replay_activated_cb },
    { "win.rematch", NULL, rematch_activated_cb },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (klass, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
  for (gsize i = 0; i < G_N_ELEMENTS (passed_on); i++)
    gtk_widget_class_install_action (klass, passed_on[i].window, NULL,
                                     passed_on_activated_cb);
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

/* At the table, and where its scores are looked at. */
static gboolean
can_reveal (CaravanWindow *self)
{
  const char *page = caravan_window_get_page (self);
  CaravanDesk *desk = caravan_window_get_desk (self);

  return desk != NULL && caravan_desk_can_record (desk) &&
         (g_strcmp0 (page, "table") == 0 || g_strcmp0 (page, "scores") == 0);
}

void
caravan_window_update_actions (CaravanWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *page = caravan_window_get_page (self);
  gboolean at_table = g_strcmp0 (page, "table") == 0;
  gboolean at_scores = g_strcmp0 (page, "scores") == 0;
  CaravanDesk *desk = at_table ? caravan_window_get_desk (self) : NULL;

  gtk_widget_action_set_enabled (widget, "win.back", g_strcmp0 (page, "welcome") != 0);
  CaravanQuick *quick =
      is_scoring (self) ? caravan_quick_page_get_quick (self->quick) : NULL;

  gtk_widget_action_set_enabled (
      widget, "win.undo",
      is_painting (self) || (quick != NULL && caravan_quick_can_undo (quick)) ||
          (is_in_the_past (self) && caravan_window_can_undo_past (self)) ||
          (desk != NULL && caravan_desk_can_undo (desk)));
  gtk_widget_action_set_enabled (
      widget, "win.redo",
      is_painting (self) || (quick != NULL && caravan_quick_can_redo (quick)) ||
          (desk != NULL && caravan_desk_can_redo (desk)));
  gtk_widget_action_set_enabled (widget, "win.switch-turns",
                                 desk != NULL && caravan_desk_can_record (desk));
  gtk_widget_action_set_enabled (widget, "win.status", desk != NULL);
  gtk_widget_action_set_enabled (widget, "win.put-away",
                                 desk != NULL && caravan_desk_can_record (desk));
  gtk_widget_action_set_enabled (widget, "win.reveal", can_reveal (self));
  gtk_widget_action_set_enabled (widget, "win.end", can_end (self));
  gtk_widget_action_set_enabled (widget, "win.scores", at_table || quick != NULL);
  gtk_widget_action_set_enabled (widget, "win.rematch", at_scores);
  gtk_widget_action_set_enabled (widget, "win.save-copy", at_table || quick != NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (passed_on); i++)
    gtk_widget_action_set_enabled (widget, passed_on[i].window, at_table);
}

/* The key beside an item: the menu can't know those of a widget's class. */
static void
append (GMenu *menu, const char *text, const char *action)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (caravan_text (text), action);
  g_autofree char *key = caravan_shortcuts_find (action);

  if (key != NULL)
    g_menu_item_set_attribute (item, "accel", "s", key);
  g_menu_append_item (menu, item);
}

static GMenu *
add_section (GMenu *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();

  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  return section;
}

static void
add_table_items (GMenu *menu, CaravanMatch *match)
{
  gboolean guided = caravan_match_get_state (match)->common.turns == CV_TURNS_GUIDED;
  GMenu *section = add_section (menu);

  append (section, N_ ("Scores"), "win.scores");
  append (section, N_ ("Replay"), "win.replay::");
  append (section, N_ ("Type a step"), "win.entry");
  append (section, N_ ("Status"), "win.status");
  append (section, guided ? N_ ("Switch to free turns") : N_ ("Switch to guided turns"),
          "win.switch-turns");
  if (caravan_match_get_table (match)->game->hidden_keys != NULL)
    append (section, N_ ("Reveal the scoring markers"), "win.reveal");
  append (section, N_ ("End the game"), "win.end");
  section = add_section (menu);
  append (section, N_ ("Enlarge the board"), "win.zoom-in");
  append (section, N_ ("Make the board smaller"), "win.zoom-out");
  append (section, N_ ("Show the whole board"), "win.fit");
  append (section, N_ ("Rotate the board"), "win.turn");
}

GMenuModel *
caravan_window_make_menu (CaravanWindow *self)
{
  GMenu *menu = g_menu_new ();
  GMenu *section = add_section (menu);

  append (section, N_ ("New game…"), "win.begin");
  append (section, N_ ("Score now"), "win.score-now");
  append (section, N_ ("Open a record…"), "win.open");
  append (section, N_ ("Past games"), "win.past");
  append (section, N_ ("Statistics"), "win.statistics");
  if (is_scoring (self))
    append (section, N_ ("Save a copy…"), "win.save-copy");
  if (g_strcmp0 (caravan_window_get_page (self), "table") == 0)
    {
      append (section, N_ ("Save a copy…"), "win.save-copy");
      add_table_items (menu, self->match);
    }
  section = add_section (menu);
  append (section, N_ ("Where are my files?"), "win.files");
  append (section, N_ ("New window"), "app.new-window");
  append (section, N_ ("Fill the screen"), "win.fullscreen");
  section = add_section (menu);
  append (section, N_ ("Rules and help"), "win.reference");
  append (section, N_ ("Preferences"), "app.preferences");
  append (section, N_ ("Keyboard shortcuts"), "app.shortcuts");
  append (section, N_ ("About Caravanserai"), "app.about");
  return G_MENU_MODEL (menu);
}
