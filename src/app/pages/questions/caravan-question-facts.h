/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What everybody at the table of a question can see besides the board: what the players
   have and, where the turn matters, the last steps. Never what counts for the score. */
#pragma once

#include <adwaita.h>

#include "caravan-quiz.h"

GtkWidget *caravan_question_facts_new (CaravanQuiz *quiz);
