/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-when.h"

#include "caravan-text.h"

/* Translators: the months stand in a date, “14 November 2026”. */
static const char *const months[] = {
  N_ ("January"),   N_ ("February"), N_ ("March"),    N_ ("April"),
  N_ ("May"),       N_ ("June"),     N_ ("July"),     N_ ("August"),
  N_ ("September"), N_ ("October"),  N_ ("November"), N_ ("December"),
};

/* Days between the two dates, whatever the hour. */
static int
count_days (GDateTime *then, GDateTime *now)
{
  GDate from, to;

  g_date_clear (&from, 1);
  g_date_clear (&to, 1);
  g_date_set_dmy (&from, (GDateDay) g_date_time_get_day_of_month (then),
                  (GDateMonth) g_date_time_get_month (then),
                  (GDateYear) g_date_time_get_year (then));
  g_date_set_dmy (&to, (GDateDay) g_date_time_get_day_of_month (now),
                  (GDateMonth) g_date_time_get_month (now),
                  (GDateYear) g_date_time_get_year (now));
  return g_date_days_between (&from, &to);
}

static char *
say_date (GDateTime *then)
{
  const char *month = months[g_date_time_get_month (then) - 1];
  g_autofree char *year = g_date_time_format (then, "%Y");
  int day = g_date_time_get_day_of_month (then);

  if (day == 1)
    /* Translators: the first of a month; %1$s is the month, %2$s the year. */
    return caravan_format (N_ ("1 %1$s %2$s"), "ts", month, year);
  /* Translators: a date: %1$s is the month, %2$s the year, %3$s the day. */
  return caravan_format (N_ ("%3$s %1$s %2$s"), "tsn", month, year, (long) day);
}

char *
caravan_say_when (GDateTime *then, GDateTime *now)
{
  g_autofree char *time = g_date_time_format (then, "%H:%M");

  switch (count_days (then, now))
    {
    case 0:
      /* Translators: %1$s is a time, “21:40”. */
      return caravan_format (N_ ("today at %1$s"), "s", time);
    case 1:
      return caravan_format (N_ ("yesterday at %1$s"), "s", time);
    default:
      return say_date (then);
    }
}
