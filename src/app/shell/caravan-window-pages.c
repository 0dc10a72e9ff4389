/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way from page to page: new game, painter, position, table, and back. */
#include "caravan-window-private.h"

#include "caravan-game.h"
#include "caravan-painter-page.h"
#include "caravan-position-page.h"

static gboolean
has_page (CaravanWindow *self, const char *name)
{
  return gtk_stack_get_child_by_name (self->stack, name) != NULL;
}

static gboolean
is_on (CaravanWindow *self, const char *name)
{
  return g_strcmp0 (caravan_window_get_page (self), name) == 0;
}

void
caravan_window_remove_page (CaravanWindow *self, const char *name)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, name);

  if (page != NULL)
    gtk_stack_remove (self->stack, page);
}

static void
start_cb (CaravanWindow *self, gboolean from_position)
{
  caravan_window_create (self, caravan_new_game_page_get_setup (self->new_game),
                         from_position);
}

static void
remove_new_game (CaravanWindow *self)
{
  self->new_game = NULL;
  caravan_window_remove_page (self, "new-game");
}

static void
show_new_game (CaravanWindow *self)
{
  caravan_window_show_page (self, "new-game");
  caravan_new_game_page_focus (self->new_game);
}

/* like: a record whose players and board are taken, or NULL. */
static void
add_new_game (CaravanWindow *self, const CaravanGame *game, RecRecord *like)
{
  remove_new_game (self);
  self->new_game = CARAVAN_NEW_GAME_PAGE (caravan_new_game_page_new (game, like));
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->new_game), "new-game");
  g_signal_connect_object (self->new_game, "start", G_CALLBACK (start_cb), self,
                           G_CONNECT_SWAPPED);
}

/* What was typed there already is kept until the game begins. */
void
caravan_window_begin (CaravanWindow *self, const char *id)
{
  const CvGame *game = cv_game_find (id);
  const CaravanGame *known = game == NULL ? NULL : caravan_game_find (game);

  if (known == NULL)
    return;
  if (self->new_game == NULL ||
      caravan_new_game_page_get_setup (self->new_game)->game != game)
    add_new_game (self, known, NULL);
  self->plays_again = FALSE;
  show_new_game (self);
}

void
caravan_window_begin_like (CaravanWindow *self, RecRecord *record)
{
  const CaravanGame *game = caravan_game_find (rec_record_table (record)->game);

  if (game == NULL)
    return;
  add_new_game (self, game, record);
  self->plays_again = is_on (self, "scores");
  show_new_game (self);
}

static void
position_done_cb (CaravanWindow *self)
{
  caravan_window_show_page (self, "table");
}

void
caravan_window_show_new_match (CaravanWindow *self,
                               CaravanMatch *match,
                               gboolean from_position)
{
  caravan_window_show_match (self, match);
  if (from_position)
    {
      GtkWidget *page = caravan_position_page_new (match);
      gtk_stack_add_named (self->stack, page, "position");
      g_signal_connect_object (page, "done", G_CALLBACK (position_done_cb), self,
                               G_CONNECT_SWAPPED);
      caravan_window_show_page (self, "position");
    }
  if (self->wants_locks)
    caravan_window_choose_locks (self);
  self->wants_locks = FALSE;
  remove_new_game (self);
  caravan_window_end_score_now (self);
}

/* A board that is finished is wanted for a game. */
static void
painter_done_cb (CaravanWindow *self, const char *path)
{
  g_autofree char *board = g_strdup (path);

  if (self->new_game == NULL)
    add_new_game (self, caravan_games[0], NULL);
  caravan_new_game_page_show_boards (self->new_game, board);
  caravan_window_show_page (self, "new-game");
  caravan_new_game_page_focus (self->new_game);
}

void
caravan_window_paint (CaravanWindow *self, const char *path)
{
  self->painter = NULL;
  caravan_window_remove_page (self, "painter");
  GtkWidget *page = caravan_painter_page_new ();
  if (path != NULL)
    caravan_painter_page_open (CARAVAN_PAINTER_PAGE (page), path);
  gtk_stack_add_named (self->stack, page, "painter");
  g_signal_connect_object (page, "done", G_CALLBACK (painter_done_cb), self,
                           G_CONNECT_SWAPPED);
  self->painter = page;
  caravan_window_show_page (self, "painter");
}

gboolean
caravan_window_remember (CaravanWindow *self, char **from, const char *to)
{
  if (is_on (self, to))
    return FALSE;
  g_free (*from);
  *from = g_strdup (caravan_window_get_page (self));
  return TRUE;
}

void
caravan_window_return (CaravanWindow *self, const char *from)
{
  if (g_strcmp0 (from, "past") == 0)
    caravan_window_show_past (self);
  else
    caravan_window_show_page (self,
                              from != NULL && has_page (self, from) ? from : "welcome");
}

/* From the painter to the game that wants a board, from a position to the table it is
   for, from a past game to the others, from all else to the first page. */
void
caravan_window_go_back (CaravanWindow *self)
{
  gboolean from_painter = is_on (self, "painter");

  if (from_painter && self->new_game != NULL)
    {
      caravan_new_game_page_show_boards (
          self->new_game,
          caravan_painter_page_get_path (CARAVAN_PAINTER_PAGE (self->painter)));
      caravan_window_show_page (self, "new-game");
    }
  else if (is_on (self, "new-game") && self->plays_again && has_page (self, "scores"))
    caravan_window_show_page (self, "scores");
  else if (is_on (self, "statistics"))
    caravan_window_return (self, self->statistics_from);
  else if (is_on (self, "replay"))
    caravan_window_return (self, self->replay_from);
  else if (is_on (self, "scores"))
    caravan_window_return (self, self->scores_from);
  else if (is_on (self, "position") && has_page (self, "table"))
    caravan_window_show_page (self, "table");
  else if (is_on (self, "past") && caravan_past_page_go_back (self->past))
    return;
  else if (self->is_from_past && (is_on (self, "table") || is_on (self, "quick")))
    caravan_window_show_past (self);
  else
    caravan_window_show_page (self, "welcome");
}
