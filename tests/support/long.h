/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How often a test goes round: a fixed sample in `./run test`, all of it in `./run test
   long`, by the same code. */
#ifndef LONG_H
#define LONG_H

int long_count (int sample, int all);

#endif
