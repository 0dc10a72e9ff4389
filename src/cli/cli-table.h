/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of statistics for people to read: a label, then columns of numbers that end
   flush right, and bars of letters beside them. */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include "cli.h"

#define CLI_NUMBER_WIDTH 9

/* A heading: a label in so many columns, then the heads of the numbers (N_; NULL ends
   them). */
void cli_table_heading (const Cli *cli,
                        const char *label,
                        int label_width,
                        const char *const columns[]);

/* The label of a row, indented, in so many columns all in all; one that is too long has
   a line of its own. */
void cli_table_label (const char *text, int label_width);

/* A column each. A mean or a share of nothing is 0. */
void cli_table_text (const char *text);
void cli_table_count (const Cli *cli, int64_t n);
void cli_table_mean (const Cli *cli, int64_t sum, int64_t n);
void cli_table_share (const Cli *cli, int64_t part, int64_t whole);

/* A bar that is as long as it has columns when part is the whole. */
void cli_table_bar (int64_t part, int64_t whole, int columns);

/* What decided a game, as the label of a row (N_). */
const char *cli_table_decided (CvDecided decided);

#endif
