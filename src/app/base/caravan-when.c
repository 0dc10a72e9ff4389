/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-when.h"

#include "caravan-text.h"
#include "lang-say.h"

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

char *
caravan_say_date (GDateTime *then)
{
  return lang_say_date (caravan_lang (), g_date_time_get_year (then),
                        g_date_time_get_month (then),
                        g_date_time_get_day_of_month (then));
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
      return caravan_say_date (then);
    }
}

char *
caravan_say_duration (gint64 seconds)
{
  long minutes = MAX (1, (long) ((seconds + 30) / 60));

  if (minutes < 60)
    /* Translators: a time that something took: “25 min”. */
    return caravan_format (N_ ("%1$s min"), "n", minutes);
  if (minutes % 60 == 0)
    /* Translators: a time that something took: “2 h”. */
    return caravan_format (N_ ("%1$s h"), "n", minutes / 60);
  /* Translators: a time that something took: “1 h 25 min”. */
  return caravan_format (N_ ("%1$s h %2$s min"), "nn", minutes / 60, minutes % 60);
}
