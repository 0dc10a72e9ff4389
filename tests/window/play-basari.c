/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the steps of Basari are entered with: the controls of the strip that lead to one,
   and archways. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "play.h"

#include <string.h>

#include "basari.h"
#include "caravan-basari-draft.h"
#include "caravan-basari-ring-view.h"

static void
add (GPtrArray *names, const char *name)
{
  g_ptr_array_add (names, g_strdup (name));
}

static void
add_number (GPtrArray *names, const char *kind, json_int_t number)
{
  g_ptr_array_add (names, g_strdup_printf ("%s-%d", kind, (int) number));
}

/* Everyone's, in the order of the seats. */
static void
add_dice (GPtrArray *names, const Play *play, const json_t *event)
{
  for (int seat = 0; seat < play_count_players (play); seat++)
    add_number (names, "die", json_integer_value (play_of_seat (play, event, seat)));
}

static void
add_actions (GPtrArray *names, const Play *play, const json_t *event)
{
  for (int seat = 0; seat < play_count_players (play); seat++)
    add_number (names, "action",
                1 + rec_index_of (json_string_value (play_of_seat (play, event, seat)),
                                  basari_action_names));
}

static void
add_gems (GPtrArray *names, const json_t *event)
{
  for (const char *letter = play_text (event, "gems"); *letter != '\0'; letter++)
    add_number (names, "gem", 1 + strchr (CV_GEM_LETTERS, *letter) - CV_GEM_LETTERS);
}

/* What nobody knows yet is asked for, once. */
static void
add_points (GPtrArray *names, const Play *play, const json_t *event)
{
  if (play_seek_control (play, "take", "") != NULL)
    add (names, "take");
  else
    add_number (names, "number",
                json_integer_value (json_object_get (event, "points")));
}

static void
add_taken (GPtrArray *names, const Play *play, const json_t *event)
{
  if (play_seek_control (play, "gem-1", "") != NULL)
    add_gems (names, event);
  add (names, "take");
}

/* In free turns the first word is anybody's of the two. */
static void
add_offer (GPtrArray *names, const Play *play, const json_t *event)
{
  int seat = play_seat (play, play_text (event, "by"));
  const char letter[] = { (char) ('a' + seat), '\0' };

  if (caravan_basari_find_speaker (play->desk) != seat)
    g_ptr_array_add (names, g_strconcat ("speaker-", letter, NULL));
  add_gems (names, event);
  add (names, "offer");
}

char **
play_list_controls (const Play *play, const json_t *event)
{
  GPtrArray *names = g_ptr_array_new ();

  if (play_is (event, "roll"))
    add_dice (names, play, event);
  else if (play_is (event, "choose"))
    add_actions (names, play, event);
  else if (play_is (event, "die"))
    add_number (names, "die", json_integer_value (json_object_get (event, "roll")));
  else if (play_is (event, "points"))
    add_points (names, play, event);
  else if (play_is (event, "gems"))
    add_taken (names, play, event);
  else if (play_is (event, "offer"))
    add_offer (names, play, event);
  else
    add (names, play_text (event, "do"));
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (names, FALSE);
}

GtkWidget *
play_find_arch (const Play *play, const json_t *event)
{
  CaravanBasariRingView *ring = CARAVAN_BASARI_RING_VIEW (
      app_find_type (play->widget, CARAVAN_TYPE_BASARI_RING_VIEW));

  return caravan_basari_ring_view_get_arch (
      ring, (int) json_integer_value (json_object_get (event, "arch")) - 1);
}
