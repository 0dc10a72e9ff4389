/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of the last answer in a lesson: right or not, the engine's reason, what
   the lesson says of it, the way to the rule; and the buttons that help on. */
#pragma once

#include <adwaita.h>

#include "caravan-lesson.h"

#define CARAVAN_TYPE_LEARN_REPLY (caravan_learn_reply_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanLearnReply, caravan_learn_reply, CARAVAN, LEARN_REPLY, AdwBin)

GtkWidget *caravan_learn_reply_new (CaravanLesson *lesson);

/* Where one goes on from an answer that is shown has the focus. */
void caravan_learn_reply_focus (CaravanLearnReply *self);
