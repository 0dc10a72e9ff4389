/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where things are found: installed, or in the tree by environment variables as the
   command line has them (CARAVANSERAI_LOCALE, CARAVANSERAI_BOARDS,
   CARAVANSERAI_SCHEMAS). */
#pragma once

const char *caravan_locale_dir (void);
const char *caravan_boards_dir (void);

/* What "Learn" teaches: CARAVANSERAI_LESSONS. */
const char *caravan_lessons_dir (void);

/* The rules reference: CARAVANSERAI_HELP. */
const char *caravan_help_dir (void);
const char *caravan_schemas_dir (void);
