/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts as a search sees them: neither capitals nor accents matter. */
#ifndef REC_FOLD_H
#define REC_FOLD_H

/* Lower case without accents, apostrophes and blanks made plain; never longer than the
   text. Any bytes will do. Release it with free. */
char *rec_fold (const char *text);

#endif
