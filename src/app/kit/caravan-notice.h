/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Telling people something from anywhere inside a window that can (CaravanNotice). */
#pragma once

#include <gtk/gtk.h>

#include "rec-error.h"

#define CARAVAN_TYPE_NOTICE (caravan_notice_get_type ())
G_DECLARE_INTERFACE (CaravanNotice, caravan_notice, CARAVAN, NOTICE, GtkWidget)

struct _CaravanNoticeInterface
{
  GTypeInterface parent_iface;

  void (*tell) (CaravanNotice *self, const char *text);
  void (*warn) (CaravanNotice *self, const char *text, const char *argument);
  void (*offer) (CaravanNotice *self,
                 const char *text,
                 const char *brief,
                 const char *button,
                 const char *action); /* text NULL: no longer; NULL: it can't offer */
};

/* A short message that goes away by itself. Takes the text. */
void caravan_notice_tell (GtkWidget *within, char *text);

/* Something that went wrong and stays in sight until it is closed: an N_ template with
   one argument. */
void caravan_notice_warn (GtkWidget *within, const char *text, const char *argument);

/* Something that may be done now, by a button with this action (N_ all): it stays until
   it was answered, or is withdrawn. brief: said where there is little room. Whoever does
   not see it must find it elsewhere. */
void caravan_notice_offer (GtkWidget *within,
                           const char *text,
                           const char *brief,
                           const char *button,
                           const char *action);
void caravan_notice_withdraw (GtkWidget *within);

/* An N_ template with the reason as its argument, behind the number n unless that is 0.
   Free with g_free. */
char *caravan_notice_say_refusal (const char *text, const RecError *error, gulong n);
