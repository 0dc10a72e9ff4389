/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about a game, made at the last moment: verdicts, errors, lists of cells. */
#ifndef LANG_SAY_H
#define LANG_SAY_H

#include "cv-mend.h"
#include "lang-people.h"
#include "rec-error.h"

/* Each returns malloc'd text. An error that names a broken rule is said as the verdict.
 */
char *
lang_say_verdict (const Lang *lang, const LangPeople *people, const CvVerdict *verdict);

/* All sentences of a verdict, one after the other. */
char *lang_say_explained (const Lang *lang,
                          const LangPeople *people,
                          const CvExplained *explained);

/* Each change that would make a step legal. */
char *lang_say_mend (const Lang *lang, const LangPeople *people, const CvMend *mend);
char *lang_say_error (const Lang *lang, const RecError *error);
char *lang_say_gems (const Lang *lang, CvGems gems);

/* "15 November 2026"; months count from 1. */
char *lang_say_date (const Lang *lang, int year, int month, int day);

#endif
