/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starts the application. Everything else is in the library that the tests link. */
#include "caravan-application.h"

#include "caravan-archive.h"
#include "caravan-match.h"
#include "caravan-worker.h"

#include <locale.h>
#include <unistd.h>

/* GTK 4.16 has moved its switches into a variable of their own. */
#define GDK_DISABLE_SINCE 16

/* Without a graphics card drawing with cairo is quicker to start and takes a fifth of
   the memory. */
static void
choose_renderer (void)
{
  if (access ("/dev/dri", F_OK) == 0)
    return;
  if (gtk_get_minor_version () >= GDK_DISABLE_SINCE)
    g_setenv ("GDK_DISABLE", "gl", FALSE);
  else
    g_setenv ("GDK_DEBUG", "gl-disable", FALSE);
  g_setenv ("GSK_RENDERER", "cairo", FALSE);
}

int
main (int argc, char **argv)
{
  choose_renderer ();
  if (setlocale (LC_ALL, "") == NULL)
    setlocale (LC_ALL, "C.UTF-8");
  gtk_disable_setlocale ();
  g_autoptr (CaravanApplication) application = caravan_application_new ();
  int status = g_application_run (G_APPLICATION (application), argc, argv);
  caravan_match_settle ();
  caravan_archive_settle ();
  caravan_worker_settle ();
  return status;
}
