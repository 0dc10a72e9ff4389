/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window asks of a table: its title, its help, and what keys and header
   buttons do there. */
#include "caravan-table-private.h"

#include "caravan-board-actions.h"
#include "caravan-typed-entry.h"
#include "caravan-steps-list.h"
#include "caravan-text.h"

static CaravanDesk *
get_desk (CaravanPage *page)
{
  return caravan_table_page_get_desk (CARAVAN_TABLE_PAGE (page));
}

static char *
say_title (CaravanPage *page)
{
  return g_strdup (caravan_desk_get_table (get_desk (page))->game->name);
}

/* “Sample board · guided turns” under the name of the game; on a phone only the board.
 */
static char *
say_subtitle (CaravanPage *page, gboolean narrow)
{
  CaravanMatch *match = caravan_desk_get_match (get_desk (page));
  const char *board = rec_record_board_title (caravan_match_get_record (match));
  const char *turns = caravan_desk_is_guided (get_desk (page)) ? N_ ("guided turns")
                                                               : N_ ("free turns");

  if (narrow)
    return g_strdup (board != NULL ? caravan_text (board) : "");
  /* Translators: %1$s is the title of the board, %2$s “free turns” or “guided turns”.
   */
  return caravan_format (N_ ("%1$s · %2$s"), "tt", board != NULL ? board : "", turns);
}

/* The part that has the focus, else the rule of the verdict. */
static char *
find_help (CaravanPage *page, GtkWidget *focus)
{
  const CvVerdict *verdict = caravan_desk_get_verdict (get_desk (page));

  if (focus != NULL &&
      gtk_widget_get_ancestor (focus, CARAVAN_TYPE_TYPED_ENTRY) != NULL)
    return g_strdup ("use-typed");
  if (focus != NULL && gtk_widget_get_ancestor (focus, CARAVAN_TYPE_STEPS_LIST) != NULL)
    return g_strdup ("use-history");
  return g_strdup (verdict != NULL ? verdict->rule->anchor : "use-table");
}

static GtkWidget *
find_board (CaravanPage *page)
{
  return (GtkWidget *) caravan_table_page_get_board_view (CARAVAN_TABLE_PAGE (page));
}

/* Actions. */

static void
undo (CaravanPage *page)
{
  caravan_desk_undo (get_desk (page));
}

static gboolean
can_undo (CaravanPage *page)
{
  return caravan_desk_can_undo (get_desk (page));
}

static void
redo (CaravanPage *page)
{
  caravan_desk_redo (get_desk (page));
}

static gboolean
can_redo (CaravanPage *page)
{
  return caravan_desk_can_redo (get_desk (page));
}

static void
tell_status (CaravanPage *page)
{
  caravan_desk_tell_status (get_desk (page));
}

static gboolean
can_record (CaravanPage *page)
{
  return caravan_desk_can_record (get_desk (page));
}

static void
switch_turns (CaravanPage *page)
{
  json_t *event = json_pack (
      "{s:s, s:s}", "do", "set", "turns",
      cv_turns_names[caravan_desk_is_guided (get_desk (page)) ? CV_TURNS_FREE
                                                              : CV_TURNS_GUIDED]);

  caravan_desk_play (get_desk (page), event);
  json_decref (event);
}

static void
open_entry (CaravanPage *page)
{
  caravan_table_page_open_entry (CARAVAN_TABLE_PAGE (page));
}

static void
open_history (CaravanPage *page)
{
  caravan_table_page_open_history (CARAVAN_TABLE_PAGE (page));
}

static void
open_game_menu (CaravanPage *page)
{
  caravan_table_page_open_game_menu (CARAVAN_TABLE_PAGE (page));
}

static void
go_forth (CaravanPage *page)
{
  caravan_table_page_go_round (CARAVAN_TABLE_PAGE (page), 1);
}

static void
go_round_backwards (CaravanPage *page)
{
  caravan_table_page_go_round (CARAVAN_TABLE_PAGE (page), -1);
}

static void
remember_board (CaravanPage *page)
{
  caravan_table_memory_keep (page, get_desk (page));
}

static gboolean
can_remember_board (CaravanPage *page)
{
  CaravanBoardMemory *memory = caravan_desk_get_memory (get_desk (page));

  return memory != NULL && caravan_board_memory_get_path (memory) == NULL;
}

static const CaravanPageAction actions[] = {
  { "win.undo", undo, can_undo },
  { "win.redo", redo, can_redo },
  { "win.status", tell_status, NULL },
  { "win.switch-turns", switch_turns, can_record },
  { "win.entry", open_entry, NULL },
  { "win.history", open_history, NULL },
  { "win.game-menu", open_game_menu, NULL },
  { "win.remember-board", remember_board, can_remember_board },
  { "win.next-panel", go_forth, NULL },
  { "win.previous-panel", go_round_backwards, NULL },
  CARAVAN_BOARD_ACTIONS,
  { NULL, NULL, NULL },
};

void
caravan_table_page_prepare (CaravanPageClass *klass)
{
  klass->actions = actions;
  klass->is_of_match = TRUE;
  klass->is_playing = TRUE;
  klass->say_title = say_title;
  klass->say_subtitle = say_subtitle;
  klass->find_help = find_help;
  klass->find_board = find_board;
}
