/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everybody who ever played, with the number of their games. A name can be changed;
   when it is given another's name the two are one person. */
#pragma once

#include <adwaita.h>

#include "caravan-past-deeds.h"

#define CARAVAN_TYPE_PEOPLE (caravan_people_get_type ())
G_DECLARE_FINAL_TYPE (CaravanPeople, caravan_people, CARAVAN, PEOPLE, AdwBin)

/* Changes go through the deeds, so that they are undone with the others; what they say
   is said here while this is open. */
GtkWidget *caravan_people_new (CaravanPastDeeds *deeds);

/* As people do it: begin to change this name; what the field holds is taken. True when
   that is another's name, and the question what is joined is shown instead. */
void caravan_people_edit (CaravanPeople *self, const char *name);
gboolean caravan_people_take (CaravanPeople *self);
