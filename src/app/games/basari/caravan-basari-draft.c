/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-draft.h"

#include <string.h>

#include "basari.h"

#define GEMS "gems"

/* When something was begun, and what: a value of its own, so that it is known whether
   the game has gone on since. */
#define WHEN "when"
#define WHAT "what"

static const char *
get_color (CaravanDesk *desk, int seat)
{
  return cv_color_names[caravan_desk_get_table (desk)->color[seat]];
}

/* What is chosen, with its time. */

/* A step that is undone is past as well: all that was ever done counts, but for notes. */
static json_int_t
tell_time (CaravanDesk *desk)
{
  const CvMatch *ahead = caravan_match_get_ahead (caravan_desk_get_match (desk));
  gsize n = cv_match_n_entries (ahead);

  while (n > 0 && cv_match_entry_move (ahead, n - 1).verb == CV_VERB_NOTE)
    n--;
  return (json_int_t) n;
}

static gboolean
is_correcting (CaravanDesk *desk)
{
  gsize step;

  return caravan_desk_get_correcting (desk, &step);
}

/* A step that is corrected lies there as the event has it. */
static const json_t *
get_begun (CaravanDesk *desk, const char *key)
{
  const json_t *begun = caravan_desk_get_chosen (desk, key);
  const json_t *when = json_object_get (begun, WHEN);

  if (when == NULL)
    return is_correcting (desk) ? begun : NULL;
  return json_integer_value (when) == tell_time (desk) ? json_object_get (begun, WHAT)
                                                       : NULL;
}

static void
set_begun (CaravanDesk *desk, const char *key, json_t *what)
{
  caravan_desk_set_chosen (
      desk, key, json_pack ("{s:I, s:o}", WHEN, tell_time (desk), WHAT, what));
}

gboolean
caravan_basari_is_written (CaravanDesk *desk)
{
  CaravanMatch *match = caravan_desk_get_match (desk);

  return cv_match_n_entries (caravan_match_get_ahead (match)) ==
         cv_match_n_entries (caravan_match_get_log (match));
}

gboolean
caravan_basari_is_moved (CaravanDesk *desk, guint what)
{
  return (what & CARAVAN_DESK_STATE) != 0 ||
         ((what & CARAVAN_DESK_CHOICE) != 0 && caravan_basari_is_written (desk));
}

/* Dice and actions. */

const json_t *
caravan_basari_get_told (CaravanDesk *desk, const char *arg, int seat)
{
  return json_object_get (get_begun (desk, arg), get_color (desk, seat));
}

int
caravan_basari_find_missing (CaravanDesk *desk, const char *arg)
{
  for (int seat = 0; seat < caravan_desk_get_table (desk)->n_players; seat++)
    if (caravan_basari_get_told (desk, arg, seat) == NULL)
      return seat;
  return -1;
}

static json_t *
copy_told (CaravanDesk *desk, const char *arg)
{
  const json_t *told = get_begun (desk, arg);

  return told != NULL ? json_deep_copy (told) : json_object ();
}

static gboolean
record (CaravanDesk *desk, const char *arg, json_t *told)
{
  gboolean is_roll = g_str_equal (arg, CARAVAN_BASARI_DICE);
  json_t *event =
      json_pack ("{s:s, s:O}", "do", is_roll ? "roll" : "choose", arg, told);
  gboolean done = caravan_desk_play (desk, event);

  json_decref (event);
  return done;
}

void
caravan_basari_record (CaravanDesk *desk, const char *arg)
{
  json_t *told = copy_told (desk, arg);

  record (desk, arg, told);
  json_decref (told);
}

void
caravan_basari_tell (CaravanDesk *desk, const char *arg, json_t *value)
{
  size_t n_players = (size_t) caravan_desk_get_table (desk)->n_players;
  int seat = caravan_basari_find_missing (desk, arg);
  json_t *told = copy_told (desk, arg);

  if (seat < 0 || caravan_match_is_busy (caravan_desk_get_match (desk)))
    {
      json_decref (value);
      json_decref (told);
      return;
    }
  json_object_set_new (told, get_color (desk, seat), value);
  if (json_object_size (told) < n_players || !record (desk, arg, told))
    set_begun (desk, arg, json_incref (told));
  json_decref (told);
}

void
caravan_basari_untell (CaravanDesk *desk, const char *arg)
{
  int missing = caravan_basari_find_missing (desk, arg);
  int last = (missing < 0 ? caravan_desk_get_table (desk)->n_players : missing) - 1;
  json_t *told = copy_told (desk, arg);

  if (last >= 0)
    json_object_del (told, get_color (desk, last));
  set_begun (desk, arg, told);
}

/* Who speaks. */

guint
caravan_basari_find_speakers (CaravanDesk *desk)
{
  BasariBarter barter = basari_barter (&caravan_desk_get_judged (desk)->basari);

  return barter.has_offer || caravan_desk_is_guided (desk) ? barter.speakers
                                                           : barter.two;
}

int
caravan_basari_find_speaker (CaravanDesk *desk)
{
  guint speakers = caravan_basari_find_speakers (desk);
  int chosen = caravan_desk_get_seat (desk);
  BasariBarter barter = basari_barter (&caravan_desk_get_judged (desk)->basari);

  if (speakers >> chosen & 1)
    return chosen;
  return g_bit_nth_lsf (speakers & barter.speakers, -1);
}

/* Gems. Their letters stand in the order in which they were put in. */

static const char *
get_letters (CaravanDesk *desk)
{
  const char *letters = json_string_value (get_begun (desk, GEMS));

  return letters != NULL ? letters : "";
}

CvGems
caravan_basari_get_gems (CaravanDesk *desk)
{
  CvGems gems = 0;

  cv_gems_parse (get_letters (desk), &gems);
  return gems;
}

static json_t *
make_offer (CaravanDesk *desk)
{
  char letters[CV_GEMS_TEXT_SIZE];

  return json_pack ("{s:s, s:s, s:s}", "do", "offer", "by",
                    get_color (desk, caravan_basari_find_speaker (desk)), GEMS,
                    cv_gems_print (caravan_basari_get_gems (desk), letters));
}

/* The verdict on an offer is there while it is put together. */
static void
judge (CaravanDesk *desk)
{
  if (caravan_basari_find_speaker (desk) < 0)
    return;
  json_t *event = make_offer (desk);
  caravan_desk_consider (desk, caravan_basari_get_gems (desk) != 0 ? event : NULL);
  json_decref (event);
}

void
caravan_basari_put_gem (CaravanDesk *desk, int gem)
{
  g_autofree char *letters =
      g_strdup_printf ("%s%c", get_letters (desk), CV_GEM_LETTERS[gem]);

  set_begun (desk, GEMS, json_string (letters));
  judge (desk);
}

void
caravan_basari_take_back_gem (CaravanDesk *desk)
{
  const char *letters = get_letters (desk);
  size_t n = strlen (letters);

  set_begun (desk, GEMS, json_stringn (letters, n > 0 ? n - 1 : 0));
  judge (desk);
}

void
caravan_basari_record_offer (CaravanDesk *desk)
{
  json_t *event = make_offer (desk);

  if (!caravan_match_is_busy (caravan_desk_get_match (desk)))
    caravan_desk_play (desk, event);
  json_decref (event);
}
