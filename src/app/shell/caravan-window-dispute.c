/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways to a dispute. */
#include "caravan-window-private.h"

#include "caravan-dispute-page.h"
#include "caravan-game.h"
#include "caravan-replay-page.h"
#include "caravan-table-page.h"

/* From a table, or from any moment of a replay. */

typedef struct
{
  RecRecord *record; /* NULL: there is nothing to ask about */
  const CvState *state;
  gsize n_steps;      /* that led to it */
  CaravanDesk *table; /* or NULL */
} Disputed;

static Disputed
find_disputed (CaravanWindow *self)
{
  CaravanPage *page = caravan_window_get_page (self);
  Disputed disputed = { 0 };

  if (CARAVAN_IS_TABLE_PAGE (page))
    {
      disputed.table = caravan_window_get_desk (self);
      disputed.record = caravan_match_get_record (self->match);
      disputed.state = caravan_desk_get_state (disputed.table);
      disputed.n_steps = caravan_desk_count_shown (disputed.table);
    }
  else if (CARAVAN_IS_REPLAY_PAGE (page))
    {
      CaravanReplay *replay =
          caravan_replay_page_get_replay (CARAVAN_REPLAY_PAGE (page));
      disputed.record = caravan_sheet_get_record (caravan_replay_get_sheet (replay));
      disputed.state = caravan_replay_get_state (replay);
      disputed.n_steps = caravan_replay_get_moment (replay);
    }
  if (disputed.record != NULL &&
      !caravan_game_has_pieces (rec_record_table (disputed.record)))
    disputed.record = NULL;
  return disputed;
}

gboolean
caravan_window_can_dispute (CaravanWindow *self)
{
  return find_disputed (self).record != NULL;
}

/* Made anew each time: what was asked before is gone. */
static void
push (CaravanWindow *self, GtkWidget *page)
{
  caravan_pages_remove_type (self->pages, CARAVAN_TYPE_DISPUTE_PAGE);
  caravan_pages_push (self->pages, CARAVAN_PAGE (page));
}

static void
show (CaravanWindow *self, const Disputed *disputed)
{
  push (self, caravan_dispute_page_new (disputed->record, disputed->state,
                                        disputed->n_steps, disputed->table));
}

void
caravan_window_show_dispute (CaravanWindow *self)
{
  Disputed disputed = find_disputed (self);

  if (disputed.record != NULL)
    show (self, &disputed);
}

/* From the first page. */

/* As it stands now. */
static void
show_record (CaravanWindow *self, RecRecord *record, CaravanDesk *table)
{
  CvMatch *match = rec_record_match (record);
  Disputed disputed = { record, cv_match_state (match), cv_match_n_steps (match),
                        table };

  show (self, &disputed);
}

static void
read_cb (gpointer self, gpointer loaded, const RecError *error)
{
  g_autoptr (CaravanSheet) sheet = loaded;

  if (sheet != NULL)
    show_record (self, caravan_sheet_get_record (sheet), NULL);
  else
    caravan_window_tell_unread (self, error);
}

void
caravan_window_settle (CaravanWindow *self, const char *path)
{
  CaravanDesk *desk = caravan_window_get_desk (self);

  if (*path == '\0')
    push (self, caravan_dispute_page_new_empty (caravan_game_to_ask ()->game));
  else if (desk != NULL && g_strcmp0 (caravan_match_get_path (self->match), path) == 0)
    show_record (self, caravan_match_get_record (self->match), desk);
  else
    caravan_window_read (self, path, read_cb);
}
