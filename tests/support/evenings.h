/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Evenings of play: a few dozen finished games of all three games, by people who play
   again and again, long ago enough that their dates read the same whenever a test runs.
   The same every time. */
#ifndef EVENINGS_H
#define EVENINGS_H

#define EVENINGS_MOST 36

/* Writes the first n of them as records into a directory, which is made. */
void evenings_write (const char *directory, int n);

/* The first n of them once more, in December, each left in the middle. */
void evenings_write_begun (const char *directory, int n);

/* Two evenings of which only the numbers were written down: no board. One of them was
   shared by two. */
void evenings_write_counted (const char *directory);

#endif
