/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts as rows of words, as a search sees them. */
#ifndef LANG_WORDS_H
#define LANG_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* Goes on to the next word of a text: *at is where it begins then, ret_size its size in
   bytes. False at the end. An apostrophe parts words: l’offerta has two. Any bytes will
   do. */
bool lang_words_next (const char **at, size_t *ret_size);

/* The words without capitals and accents, with a blank before and after each: “Most
   points win.” is " most points win ", no word at all " ". Free it. */
char *lang_words (const char *text);

#endif
