/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ways to damage the index of past games, always the same ones in the same order. */
#ifndef DAMAGE_H
#define DAMAGE_H

#include <stdbool.h>
#include <sys/types.h>

#include "rec-file.h"

#define DAMAGE_WAY_SIZE 160

/* How many ways there are for an index of that size. */
size_t damage_count (size_t size);

/* Whether the way is one of a kind, not one of hundreds that are alike. */
bool damage_is_special (size_t way);

/* Puts the good index in its place and damages it; ret_name says how. */
void damage_index (const char *path,
                   const RecBytes *good,
                   size_t way,
                   char ret_name[DAMAGE_WAY_SIZE]);

/* Puts something that is no file in the place of the index or beside it. */
extern const char *const damage_places[];
extern const size_t damage_places_n;
void damage_put (const char *path, const RecBytes *good, size_t place);

/* Removes the index, all that is beside it and all that was set aside. */
void damage_clear (const char *path);

/* Waits until a program has the file open, or has ended; its exit status. */
void damage_wait_until_open (pid_t program, const char *path);
int damage_wait (pid_t program);

#endif
