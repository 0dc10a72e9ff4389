/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeping what is found out about a board: the offer when the first thing was found out,
   which the game's menu makes as well, and what became of it. */
#include "caravan-table-private.h"

#include "caravan-announce.h"
#include "caravan-learned-board.h"
#include "caravan-notice.h"
#include "caravan-text.h"
#include "lang-say.h"

static void
warn (gpointer page, const RecError *error)
{
  char *why = lang_say_error (caravan_lang (), error);

  /* Translators: %1$s is the reason: “the disk is full”. */
  caravan_notice_warn (page, N_ ("What the board shows was not saved: %1$s"), why);
  free (why);
}

static void
found_cb (CaravanTablePage *self)
{
  CaravanDesk *desk = caravan_table_page_get_desk (self);
  const CaravanLearnedBoard *learned = caravan_desk_get_game (desk)->learned;

  caravan_notice_offer (GTK_WIDGET (self), learned->question, learned->brief,
                        /* Translators: a button: keep it for the next game. */
                        N_ ("Remember"), "win.remember-board");
  caravan_announce (GTK_WIDGET (self), caravan_text (learned->question));
}

/* Whoever plays on has not taken it up; the menu still has it. */
static void
recorded_cb (CaravanTablePage *self)
{
  caravan_notice_withdraw (GTK_WIDGET (self));
}

static void
kept_cb (CaravanTablePage *self, const RecError *error)
{
  if (error != NULL)
    warn (self, error);
}

void
caravan_table_memory_keep (CaravanPage *page, CaravanDesk *desk)
{
  CaravanBoardMemory *memory = caravan_desk_get_memory (desk);
  RecError error = { 0 };

  caravan_notice_withdraw (GTK_WIDGET (page));
  if (!caravan_board_memory_keep (memory, &error))
    {
      warn (page, &error);
      return;
    }
  caravan_page_changed (page);
  caravan_notice_tell (
      GTK_WIDGET (page),
      /* Translators: %1$s is the title of a board. */
      caravan_format (N_ ("“%1$s” is among your boards now"), "s",
                      rec_record_board_title (
                          caravan_match_get_record (caravan_desk_get_match (desk)))));
}

void
caravan_table_memory_follow (CaravanTablePage *self, CaravanDesk *desk)
{
  CaravanBoardMemory *memory = caravan_desk_get_memory (desk);

  if (memory == NULL)
    return;
  g_signal_connect_object (memory, "found", G_CALLBACK (found_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (memory, "kept", G_CALLBACK (kept_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (desk, "recorded", G_CALLBACK (recorded_cb), self,
                           G_CONNECT_SWAPPED);
}
