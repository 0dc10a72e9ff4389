/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first line of a record. */
#ifndef REC_HEADER_H
#define REC_HEADER_H

#include "cv-game.h"
#include "rec-json.h"

#define REC_FORMAT 1

/* Fills in the table. Returns a copy of the header in which a board named by its id is
   replaced by the board itself; NULL with an error. boards is the directory of the
   boards that ship. */
json_t *rec_header_read (const json_t *object,
                         const char *boards,
                         CvTable *ret_table,
                         RecError *error);

#endif
