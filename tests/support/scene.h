/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table set up for a test: position, move, outcome. Everything goes through the text
   form of events, written here with ' for ", so that playing tests reading as well. */
#ifndef SCENE_H
#define SCENE_H

#include "cv-match.h"
#include "rec-event.h"
#include "rec-record.h"

typedef struct Scene Scene;

/* colors: "red blue green"; turns: "free" or "guided"; board: a JSON object with ' for
   ", or NULL for none. */
Scene *
scene_new (const char *game, const char *colors, const char *turns, const char *board);
Scene *scene_new_edition (const char *game,
                          const char *colors,
                          const char *turns,
                          const char *edition,
                          const char *board);
void scene_free (Scene *scene);

/* A board object from rows (NULL-terminated), with symbols in their usual order where
   the game has them; malloc'd. */
char *scene_grid (const char *game, const char *const *rows);

/* Plays an event, which must be legal or allowed. */
void scene_play (Scene *scene, const char *event);

/* The verdict on an event that is not played: rule id and deciding cells ("c4 d5"). */
void
scene_expect (Scene *scene, const char *event, const char *rule, const char *because);

/* The event must be unreadable. */
void scene_refuses (Scene *scene, const char *event);

/* Reads an event without judging or playing it. */
void scene_read (Scene *scene, const char *event, RecEvent *ret_event);

/* The rules by which the game ends, parted by blanks, without "GAME.end.". */
void scene_expect_ends (Scene *scene, const char *wanted);

CvMatch *scene_match (Scene *scene);
const CvState *scene_state (Scene *scene);
const RecRecord *scene_record (const Scene *scene);
const CvTable *scene_table (Scene *scene);

void scene_score (Scene *scene, bool open, CvScore *ret_score);
int scene_total (Scene *scene, const char *color);
int scene_fact (Scene *scene, const char *color, const char *label);

/* Oasis: a position drawn in two characters a cell, cells parted by blanks. The first
   is o s r for a tile, c for a camel, . for nothing; the second the letter R B G Y K of
   the marker on the tile or of the camel's owner, or a dot. */
void scene_draw (Scene *scene, const char *const *rows);

#endif
