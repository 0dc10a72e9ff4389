/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways to the pages. The way back is the same for all of them (caravan-pages.h). */
#include "caravan-window-private.h"

#include "caravan-across-page.h"
#include "caravan-aid-panel.h"
#include "caravan-game.h"
#include "caravan-new-game-page.h"
#include "caravan-paint-board.h"
#include "caravan-paint-page.h"
#include "caravan-paint-position.h"
#include "caravan-painting.h"
#include "caravan-questions-page.h"
#include "caravan-quick-page.h"
#include "caravan-quick-start.h"
#include "caravan-reckoning-page.h"
#include "caravan-replay-page.h"
#include "caravan-rules-page.h"
#include "caravan-score-words.h"
#include "caravan-scores-page.h"
#include "caravan-settings.h"
#include "caravan-statistics-page.h"
#include "caravan-table-page.h"

static void
push (CaravanWindow *self, gpointer page)
{
  caravan_pages_push (self->pages, CARAVAN_PAGE (page));
}

/* One that needs nothing to begin with. */
static gpointer
ensure_page (CaravanWindow *self, GType type)
{
  CaravanPage *page = caravan_window_find_page (self, type);

  if (page == NULL)
    {
      page = g_object_new (type, NULL);
      caravan_pages_keep (self->pages, page);
    }
  return page;
}

/* A new game. */

static void
start_cb (CaravanWindow *self, gboolean from_position)
{
  CaravanNewGamePage *page =
      caravan_window_find_page (self, CARAVAN_TYPE_NEW_GAME_PAGE);

  caravan_window_create (self, caravan_new_game_page_get_setup (page), from_position);
}

/* like: a record whose players and board are taken, or NULL. */
static CaravanNewGamePage *
make_new_game (CaravanWindow *self, const CaravanGame *game, RecRecord *like)
{
  GtkWidget *page = caravan_new_game_page_new (game, like);

  caravan_pages_remove_type (self->pages, CARAVAN_TYPE_NEW_GAME_PAGE);
  caravan_window_forget_ticks (self);
  g_signal_connect_object (page, "start", G_CALLBACK (start_cb), self,
                           G_CONNECT_SWAPPED);
  return CARAVAN_NEW_GAME_PAGE (page);
}

/* What was typed there already is kept until the game begins. */
void
caravan_window_begin (CaravanWindow *self, const char *id)
{
  const CvGame *game = cv_game_find (id);
  const CaravanGame *known = caravan_game_find (game);
  CaravanNewGamePage *page =
      caravan_window_find_page (self, CARAVAN_TYPE_NEW_GAME_PAGE);

  if (known->table == NULL)
    return;
  if (page == NULL || caravan_new_game_page_get_setup (page)->game != game)
    page = make_new_game (self, known, NULL);
  push (self, page);
}

static void
begin_like (CaravanWindow *self, RecRecord *record)
{
  const CaravanGame *game = caravan_game_find (rec_record_table (record)->game);

  if (game->table != NULL)
    push (self, make_new_game (self, game, record));
}

static void
position_done_cb (CaravanWindow *self)
{
  caravan_pages_pop (self->pages);
}

static void
show_position (CaravanWindow *self, CaravanMatch *match)
{
  GtkWidget *page = caravan_paint_page_new (caravan_paint_position_new_for (match));

  g_signal_connect_object (page, "done", G_CALLBACK (position_done_cb), self,
                           G_CONNECT_SWAPPED);
  push (self, page);
}

gboolean
caravan_window_is_beginning (CaravanWindow *self)
{
  return caravan_window_find_page (self, CARAVAN_TYPE_NEW_GAME_PAGE) != NULL ||
         caravan_window_find_page (self, CARAVAN_TYPE_QUICK_START) != NULL;
}

void
caravan_window_show_new_match (CaravanWindow *self,
                               CaravanMatch *match,
                               gboolean from_position)
{
  caravan_window_show_match (self, match);
  if (from_position)
    show_position (self, match);
  if (self->wants_locks)
    caravan_window_choose_locks (self);
  self->wants_locks = FALSE;
  caravan_pages_remove_type (self->pages, CARAVAN_TYPE_NEW_GAME_PAGE);
  caravan_pages_remove_type (self->pages, CARAVAN_TYPE_QUICK_START);
}

/* Painting a board. */

static const char *
get_painted_path (gpointer page)
{
  CaravanPaint *paint = caravan_paint_page_get_paint (page);

  return caravan_paint_board_get_path (CARAVAN_PAINT_BOARD (paint));
}

static const CvGame *
get_painted_game (CaravanPaintPage *painter)
{
  return caravan_paint_get_table (caravan_paint_page_get_paint (painter))->game;
}

/* The page on which the game of the board is set up, or NULL. */
static CaravanNewGamePage *
find_new_game_for (CaravanWindow *self, CaravanPaintPage *painter)
{
  CaravanNewGamePage *page =
      caravan_window_find_page (self, CARAVAN_TYPE_NEW_GAME_PAGE);

  if (page == NULL ||
      caravan_new_game_page_get_setup (page)->game != get_painted_game (painter))
    return NULL;
  return page;
}

/* A board that is finished is wanted for a game. */
static void
board_done_cb (CaravanPaintPage *painter, CaravanWindow *self)
{
  CaravanNewGamePage *page = find_new_game_for (self, painter);

  if (page == NULL)
    page = make_new_game (self, caravan_game_find (get_painted_game (painter)), NULL);
  caravan_new_game_page_show_boards (page, get_painted_path (painter));
  caravan_pages_replace (self->pages, CARAVAN_PAGE (page));
}

/* One that is not finished may be chosen as well. */
static void
board_left_cb (CaravanPaintPage *painter, CaravanWindow *self)
{
  CaravanNewGamePage *page = find_new_game_for (self, painter);

  if (page != NULL)
    caravan_new_game_page_show_boards (page, get_painted_path (painter));
}

static gboolean
paints_board (gpointer page)
{
  return CARAVAN_IS_PAINT_PAGE (page) &&
         CARAVAN_IS_PAINT_BOARD (caravan_paint_page_get_paint (page));
}

/* That of a position is of its match. */
static void
remove_board_painter (CaravanWindow *self)
{
  GtkWidget *page = caravan_window_find_page (self, CARAVAN_TYPE_PAINT_PAGE);

  while (page != NULL && !paints_board (page))
    page = gtk_widget_get_next_sibling (page);
  if (page != NULL)
    caravan_pages_remove (self->pages, CARAVAN_PAGE (page));
}

/* The one that a new game is set up for, when that is seen. */
static const CvGame *
find_game_to_paint (CaravanWindow *self)
{
  CaravanPage *page = caravan_pages_get_top (self->pages);

  if (!CARAVAN_IS_NEW_GAME_PAGE (page))
    return caravan_game_to_paint ()->game;
  return caravan_new_game_page_get_setup (CARAVAN_NEW_GAME_PAGE (page))->game;
}

static void
push_painter (CaravanWindow *self, CaravanPaint *paint)
{
  GtkWidget *page = caravan_paint_page_new (paint);

  remove_board_painter (self);
  g_signal_connect_object (page, "done", G_CALLBACK (board_done_cb), self, 0);
  g_signal_connect_object (page, "left", G_CALLBACK (board_left_cb), self, 0);
  push (self, page);
}

void
caravan_window_paint (CaravanWindow *self, const char *path)
{
  CaravanPaint *paint = path != NULL ? caravan_paint_board_open (path) : NULL;

  if (paint == NULL)
    paint = caravan_paint_board_new_sample (find_game_to_paint (self));
  push_painter (self, paint);
}

void
caravan_window_paint_game (CaravanWindow *self, const char *id)
{
  const CvGame *game = cv_game_find (id);

  if (game != NULL && caravan_painting_has_boards (caravan_painting_find (game)))
    push_painter (self, caravan_paint_board_new_sample (game));
}

/* Score now: who played, then the numbers; and the same people once more. */

static void
quick_start_cb (CaravanWindow *self)
{
  CaravanQuickStart *page = caravan_window_find_page (self, CARAVAN_TYPE_QUICK_START);
  const CaravanSetup *setup = caravan_quick_start_get_setup (page);

  g_settings_set_string (caravan_settings (), "last-scored", setup->game->id);
  caravan_window_create (self, setup, FALSE);
}

/* What was typed there already is kept until the sheet is made. */
void
caravan_window_score_now (CaravanWindow *self)
{
  GtkWidget *page = caravan_window_find_page (self, CARAVAN_TYPE_QUICK_START);

  if (page == NULL)
    {
      page = caravan_quick_start_new ();
      caravan_window_forget_ticks (self);
      g_signal_connect_object (page, "start", G_CALLBACK (quick_start_cb), self,
                               G_CONNECT_SWAPPED);
    }
  push (self, page);
}

void
caravan_window_score_game (CaravanWindow *self, const char *id)
{
  caravan_window_score_now (self);
  caravan_quick_start_choose (caravan_window_find_page (self, CARAVAN_TYPE_QUICK_START),
                              cv_game_find (id));
}

void
caravan_window_score_now_with (CaravanWindow *self, CaravanSheet *sheet)
{
  CaravanSetup setup = { .game = caravan_sheet_get_table (sheet)->game,
                         .counts_only = TRUE };

  caravan_setup_take (&setup, caravan_sheet_get_record (sheet));
  caravan_window_create (self, &setup, FALSE);
  caravan_setup_clear (&setup);
}

/* The rules reference. */

void
caravan_window_show_rules (CaravanWindow *self, const char *anchor)
{
  CaravanRulesPage *page = ensure_page (self, CARAVAN_TYPE_RULES_PAGE);
  g_autofree char *to =
      g_strdup (anchor != NULL ? anchor : caravan_rules_page_get_anchor (page));

  /* Back leads to the page before, not to what was read before. */
  if (caravan_window_get_page (self) != CARAVAN_PAGE (page))
    caravan_rules_page_forget_way (page);
  caravan_rules_page_open (page, to);
  push (self, page);
}

void
caravan_window_show_aid (CaravanWindow *self)
{
  CaravanPage *page = caravan_window_get_page (self);
  const CvGame *game = CARAVAN_IS_RULES_PAGE (page)
                           ? caravan_rules_page_get_game (CARAVAN_RULES_PAGE (page))
                           : NULL;

  if (game == NULL && self->match != NULL)
    game = caravan_match_get_table (self->match)->game;
  caravan_aid_panel_present (GTK_WINDOW (self),
                             game != NULL ? caravan_game_find (game) : NULL);
}

void
caravan_window_show_statistics (CaravanWindow *self,
                                const CvGame *game,
                                const char *person)
{
  CaravanStatisticsPage *page = ensure_page (self, CARAVAN_TYPE_STATISTICS_PAGE);

  caravan_statistics_page_choose (page, game, person);
  push (self, page);
}

/* The scores. */

static CaravanScoresPage *
fill_scores (CaravanWindow *self)
{
  CaravanScoresPage *page = ensure_page (self, CARAVAN_TYPE_SCORES_PAGE);
  g_autoptr (CaravanSheet) sheet =
      caravan_sheet_new (caravan_match_get_record (self->match));
  CaravanDesk *desk = caravan_window_get_desk (self);

  caravan_scores_page_show (page, sheet,
                            desk != NULL && caravan_desk_can_record (desk));
  if (self->scores_seen || !caravan_score_is_over (sheet))
    return page;
  self->scores_seen = TRUE;
  caravan_scores_page_start_reveal (page);
  return page;
}

void
caravan_window_show_scores (CaravanWindow *self)
{
  if (self->match != NULL)
    push (self, fill_scores (self));
}

/* An evening that is long over is not revealed player by player once more; and the way
   back does not lead through its table. */
void
caravan_window_show_scores_at_once (CaravanWindow *self)
{
  self->scores_seen = TRUE;
  CaravanScoresPage *page = fill_scores (self);
  caravan_pages_replace (self->pages, CARAVAN_PAGE (page));
  caravan_scores_page_reveal_all (page);
}

/* The end of a part of the game; made anew each time: it begins with the latest one. */

gboolean
caravan_window_can_reckon (CaravanWindow *self)
{
  return caravan_reckoning_page_is_wanted (caravan_window_get_desk (self));
}

void
caravan_window_show_reckoning (CaravanWindow *self)
{
  CaravanDesk *desk = caravan_window_get_desk (self);

  if (!caravan_reckoning_page_is_wanted (desk))
    return;
  caravan_pages_remove_type (self->pages, CARAVAN_TYPE_RECKONING_PAGE);
  push (self, caravan_reckoning_page_new (desk));
}

/* Questions about the game that is named, "" for the one at the table; made anew each
   time. */
void
caravan_window_show_questions (CaravanWindow *self, const char *id)
{
  const CvGame *game = cv_game_find (id);

  if (game == NULL && self->match != NULL)
    game = caravan_match_get_table (self->match)->game;
  caravan_pages_remove_type (self->pages, CARAVAN_TYPE_QUESTIONS_PAGE);
  push (self, caravan_questions_page_new (game));
}

/* While they are looked at they follow the game. */
void
caravan_window_refresh_scores (CaravanWindow *self)
{
  if (self->match != NULL && CARAVAN_IS_SCORES_PAGE (caravan_window_get_page (self)))
    fill_scores (self);
}

/* Made anew each time: it begins the right way up. */
void
caravan_window_toggle_across (CaravanWindow *self)
{
  if (CARAVAN_IS_ACROSS_PAGE (caravan_window_get_page (self)))
    {
      caravan_pages_pop (self->pages);
      return;
    }
  caravan_pages_remove_type (self->pages, CARAVAN_TYPE_ACROSS_PAGE);
  push (self, caravan_across_page_new (caravan_window_get_desk (self)));
}

CaravanPage *
caravan_window_find_home (CaravanWindow *self)
{
  CaravanPage *table = caravan_window_find_page (self, CARAVAN_TYPE_TABLE_PAGE);
  CaravanPage *quick = caravan_window_find_page (self, CARAVAN_TYPE_QUICK_PAGE);

  if (table != NULL)
    return table;
  return quick != NULL ? quick : CARAVAN_PAGE (fill_scores (self));
}

/* Where there was a table there is one again; else the numbers are typed anew. */
void
caravan_window_rematch (CaravanWindow *self)
{
  if (caravan_window_get_desk (self) != NULL)
    begin_like (self, caravan_match_get_record (self->match));
  else if (self->match != NULL)
    {
      g_autoptr (CaravanSheet) sheet =
          caravan_sheet_new (caravan_match_get_record (self->match));
      caravan_window_score_now_with (self, sheet);
    }
}
