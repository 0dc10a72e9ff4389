/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks which player aid is wanted (game, one language or two, a page or cards), shows how
   it will look, and prints or saves it. What becomes of it is told in the panel. */
#pragma once

#include <adwaita.h>

#include "caravan-aid-paper.h"

#define CARAVAN_TYPE_AID_PANEL (caravan_aid_panel_get_type ())
G_DECLARE_FINAL_TYPE (CaravanAidPanel, caravan_aid_panel, CARAVAN, AID_PANEL, AdwBin)

/* In a window over this one. game: with which it begins; one without an aid, or NULL: the
   first that has one. */
GtkWindow *caravan_aid_panel_present (GtkWindow *parent, const CaravanGame *game);

/* A chip of one of its questions, for whoever tries it; a language by its place in
   lang_codes, behind "no other" where it is the second. */
typedef enum
{
  CARAVAN_AID_GAME,
  CARAVAN_AID_FIRST,
  CARAVAN_AID_SECOND,
  CARAVAN_AID_FORMAT
} CaravanAidQuestion;

#define CARAVAN_AID_QUESTIONS 4

GtkWidget *caravan_aid_panel_find_chip (CaravanAidPanel *self,
                                        CaravanAidQuestion question,
                                        int index);

/* What is chosen now. */
const CaravanAidSheet *caravan_aid_panel_get_sheet (CaravanAidPanel *self);

/* Saves it as a PDF under this path. */
void caravan_aid_panel_save (CaravanAidPanel *self, const char *path);
