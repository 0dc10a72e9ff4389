/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody does alone: the die, points, gems, or nothing. Where nobody knows what an
   archway shows, it is asked for. */
#include "caravan-basari-strip-private.h"

#include "basari.h"
#include "caravan-basari-learned.h"
#include "caravan-picture.h"
#include "lang-say.h"

#define POINTS_MOST 7 /* that have a button; more can be typed */

static int
find_arch (CaravanBasariStrip *self)
{
  return caravan_desk_get_state (self->desk)->basari.player[self->seat].arch;
}

const char *
caravan_basari_find_question (CaravanBasariStrip *self)
{
  CvGems gems;
  int points;

  if (self->prompt.phase == BASARI_ASKED_POINTS &&
      !caravan_basari_find_points (self->desk, find_arch (self), &points))
    /* Translators: a player; the number of an archway. */
    return N_ ("%1$n: how many points does archway %2$s show?");
  if (self->prompt.phase == BASARI_ASKED_GEMS &&
      !caravan_basari_find_gems (self->desk, find_arch (self), &gems))
    /* Translators: a player; the number of an archway. */
    return N_ ("%1$n: which gems does archway %2$s show?");
  return NULL;
}

/* Declining. */

static void
skip (CaravanBasariStrip *self, int number)
{
  caravan_basari_play (self, caravan_basari_make_event (self, "skip"));
}

static void
add_skip (CaravanBasariStrip *self)
{
  caravan_strip_add_space (CARAVAN_STRIP (self));
  caravan_basari_add_control (
      self, "skip",
      caravan_format (N_ ("%1$p declines the action"), "p",
                      caravan_desk_get_player (self->desk, self->seat)),
      NULL, caravan_text (N_ ("Decline")), skip, 0);
}

/* The die. */

static void
roll (CaravanBasariStrip *self, int number)
{
  json_t *event = caravan_basari_make_event (self, "die");

  json_object_set_new (event, "roll", json_integer (number));
  caravan_basari_play (self, event);
}

static void
add_rolls (CaravanBasariStrip *self)
{
  for (int number = 1; number <= BASARI_DIE_SIDES; number++)
    {
      g_autofree char *name = g_strdup_printf ("die-%d", number);
      caravan_basari_add_control (
          self, name,
          caravan_format (N_ ("%1$n: %2$s"), "pn",
                          caravan_desk_get_player (self->desk, self->seat),
                          (long) number),
          name, NULL, roll, number);
    }
}

/* Points. The number stands in the event where the board does not have it. */

static void
take_points (CaravanBasariStrip *self, int points)
{
  const CvBoard *board = &caravan_desk_get_table (self->desk)->board;
  json_t *event = caravan_basari_make_event (self, "points");

  if (!board->has_arch_points[find_arch (self)])
    json_object_set_new (event, "points", json_integer (points));
  caravan_basari_play (self, event);
}

static char *
say_points (int points)
{
  return caravan_format_plural (NP_ ("Take %1$s point", "Take %1$s points"), points,
                                "n", (long) points);
}

static void
add_points_of (CaravanBasariStrip *self, int points)
{
  g_autofree char *name = g_strdup_printf ("number-%d", points);
  g_autofree char *number = caravan_number (points);

  caravan_basari_add_control (self, name, say_points (points), NULL, number,
                              take_points, points);
}

static void
add_points (CaravanBasariStrip *self)
{
  int points;

  if (!caravan_basari_find_points (self->desk, find_arch (self), &points))
    {
      for (points = 1; points <= POINTS_MOST; points++)
        add_points_of (self, points);
      return;
    }
  g_autofree char *text = say_points (points);
  gtk_widget_add_css_class (caravan_basari_add_control (self, "take", g_strdup (text),
                                                        "action-points", text,
                                                        take_points, points),
                            "suggested-action");
}

/* Gems. */

static void
take_gems_of (CaravanBasariStrip *self, CvGems gems)
{
  const CvBoard *board = &caravan_desk_get_table (self->desk)->board;
  json_t *event = caravan_basari_make_event (self, "gems");
  char letters[CV_GEMS_TEXT_SIZE];

  if (!board->has_arch_gems[find_arch (self)])
    json_object_set_new (event, "gems", json_string (cv_gems_print (gems, letters)));
  caravan_basari_play (self, event);
}

static void
take_known (CaravanBasariStrip *self, int gems)
{
  take_gems_of (self, (CvGems) gems);
}

static void
take_drafted (CaravanBasariStrip *self, int number)
{
  take_gems_of (self, caravan_basari_get_gems (self->desk));
}

static char *
say_take (CvGems gems)
{
  char *list = lang_say_gems (caravan_lang (), gems);
  /* Translators: a button; %1$s is a list of gems: “1 red gem and 2 green gems”. */
  char *said = caravan_format (N_ ("Take %1$s"), "s", list);

  free (list);
  return said;
}

/* As many as a handful can have: nobody knows what is printed. */
static CvGems
any_gems (void)
{
  CvGems gems = 0;

  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    gems += cv_gems_of (gem, CV_GEM_MOST);
  return gems;
}

/* An archway may show no gems at all; nobody should say so by mistake. */
static void
add_take_none (CaravanBasariStrip *self)
{
  const char *text = caravan_text (N_ ("No gems"));

  caravan_basari_add_control (self, "take", g_strdup (text), NULL, text, take_drafted,
                              0);
}

static void
add_take (CaravanBasariStrip *self, CvGems gems, gboolean is_known)
{
  GtkWidget *button = caravan_basari_add_control (
      self, "take", say_take (gems), NULL, caravan_text (N_ ("Take")),
      is_known ? take_known : take_drafted, (int) gems);

  gtk_widget_add_css_class (button, "suggested-action");
  caravan_basari_show_gems (button, gems);
}

static void
add_gems (CaravanBasariStrip *self)
{
  CvGems gems;
  gboolean is_known = caravan_basari_find_gems (self->desk, find_arch (self), &gems);

  if (!is_known)
    {
      caravan_basari_add_gems (self, any_gems (), FALSE);
      gems = caravan_basari_get_gems (self->desk);
    }
  if (gems == 0 && !is_known)
    add_take_none (self);
  else
    add_take (self, gems, is_known);
}

void
caravan_basari_add_deed (CaravanBasariStrip *self)
{
  caravan_basari_add_badge (self);
  if (self->prompt.phase == BASARI_ASKED_DIE)
    add_rolls (self);
  else if (self->prompt.phase == BASARI_ASKED_POINTS)
    add_points (self);
  else
    add_gems (self);
  add_skip (self);
}
