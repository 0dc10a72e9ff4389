/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the program's own files are. */
#ifndef LANG_PATHS_H
#define LANG_PATHS_H

/* A directory of our own: what the environment variable names; or, when the program
   runs from where it was built, the part of the build; or where it was installed.
   malloc'd. */
char *
lang_find_directory (const char *variable, const char *part, const char *installed);

#endif
