/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The numbers of Basari's sheet that others may state, too. What a board prints may
   differ: there its own numbers count. */
#ifndef BASARI_NUMBERS_H
#define BASARI_NUMBERS_H

enum
{
  BASARI_ROUNDS = 3,
  BASARI_DIE_SIDES = 6,

  /* Punteggi: what is printed on most boards. */
  BASARI_LAP_PAYS = 10,
  BASARI_MAJORITY_RED = 14,
  BASARI_MAJORITY_YELLOW = 12,
  BASARI_MAJORITY_GREEN = 10,
  BASARI_MAJORITY_BLUE = 8,
  BASARI_WORTH_MOST = 999,

  /* Gems of the colour that go back: alone, and tied. */
  BASARI_ALONE_RETURNS = 3,
  BASARI_TIED_RETURN = 2
};

#endif
