/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said once a question is answered: right or not, what the engine holds of it,
   and the rule that decides, as a link. Hidden before. */
#pragma once

#include <adwaita.h>

#include "caravan-quiz.h"

GtkWidget *caravan_question_verdict_new (CaravanQuiz *quiz);
