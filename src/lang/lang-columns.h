/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text for a terminal, or for a sheet in letters of one width: nothing raw from a file
   gets through, columns line up, sentences wrap. How wide a character is does not
   depend on the locale of the process. */
#ifndef LANG_COLUMNS_H
#define LANG_COLUMNS_H

#include <stdbool.h>
#include <stdio.h>

/* Prints text with control characters escaped, and those that turn the direction of
   what is read, so that nothing in a file can play with the terminal or its reader. */
void lang_put (FILE *out, const char *text);

/* The same for JSON, which has its own way to write them. */
void lang_put_json (FILE *out, const char *json);

/* Columns a text takes. */
int lang_width (const char *text);

/* Prints text in exactly so many columns, cut with … where too long. */
void lang_put_column (FILE *out, const char *text, int width);

/* Prints text wrapped to 80 columns, further lines indented. */
void lang_put_wrapped (FILE *out, const char *text, int column, int indent);

/* The beginning and end of something in bold, or in a player's colour; nothing unless
   escape sequences may be used. */
void lang_put_bold (FILE *out, bool in_color, bool on);
void lang_put_color (FILE *out, bool in_color, int color, bool on);

#endif
