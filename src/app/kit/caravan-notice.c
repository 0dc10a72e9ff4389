/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-notice.h"

#include "caravan-text.h"
#include "lang-say.h"

G_DEFINE_INTERFACE (CaravanNotice, caravan_notice, GTK_TYPE_WIDGET)

static void
caravan_notice_default_init (CaravanNoticeInterface *iface)
{
}

/* What a widget is in that can tell: its window, or a part of that. */
static CaravanNotice *
find (GtkWidget *within)
{
  GtkWidget *notice = gtk_widget_get_ancestor (within, CARAVAN_TYPE_NOTICE);

  return notice != NULL ? CARAVAN_NOTICE (notice) : NULL;
}

void
caravan_notice_tell (GtkWidget *within, char *text)
{
  CaravanNotice *notice = find (within);

  if (notice != NULL)
    CARAVAN_NOTICE_GET_IFACE (notice)->tell (notice, text);
  g_free (text);
}

void
caravan_notice_warn (GtkWidget *within, const char *text, const char *argument)
{
  CaravanNotice *notice = find (within);

  if (notice != NULL)
    CARAVAN_NOTICE_GET_IFACE (notice)->warn (notice, text, argument);
}

void
caravan_notice_offer (GtkWidget *within,
                      const char *text,
                      const char *brief,
                      const char *button,
                      const char *action)
{
  CaravanNotice *notice = find (within);

  if (notice != NULL && CARAVAN_NOTICE_GET_IFACE (notice)->offer != NULL)
    CARAVAN_NOTICE_GET_IFACE (notice)->offer (notice, text, brief, button, action);
}

void
caravan_notice_withdraw (GtkWidget *within)
{
  caravan_notice_offer (within, NULL, NULL, NULL, NULL);
}

char *
caravan_notice_say_refusal (const char *text, const RecError *error, gulong n)
{
  g_autofree char *why = lang_say_error (caravan_lang (), error);

  return n > 0 ? caravan_format (text, "ns", (long) n, why)
               : caravan_format (text, "s", why);
}
