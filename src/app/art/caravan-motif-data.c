/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The drawings that all games share, on 64 × 64 units. */

#include "caravan-motif.h"

/* clang-format off */

#define RGB(rgb) CARAVAN_INK_RGB (rgb)
#define INK(NAME) CARAVAN_INK (NAME)
#define GIVEN CARAVAN_INK_GIVEN

static const CaravanMotifLayer bonus[] = {
  { "M7.5 17 L7.5 7.5 L17 7.5 M47 7.5 L56.5 7.5 L56.5 17 M56.5 47 L56.5 56.5 "
    "L47 56.5 M17 56.5 L7.5 56.5 L7.5 47", 0, GIVEN, 2.8f, 0 },
  { "O50 14 8.4 8.4", GIVEN, 0, 0, 0 },
  { "M50 9.8 L50 18.2 M45.8 14 L54.2 14", 0, INK (SAND), 2.8f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer house_rule[] = {
  { "O32 32 26 26", INK (PIECE_PAPER), INK (PIECE_INK), 4, 0 },
  { "M15 33 L32 17 L49 33", 0, INK (PIECE_INK), 5, 0 },
  { "M20 32 L20 47 L44 47 L44 32 L32 21 Z", INK (PIECE_INK), 0, 0, 0 },
  { "M25.5 37.5 L30.5 42.5 L39 32.5", 0, INK (PIECE_PAPER), 4, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer drawer[] = {
  { "R8 14 48 40 6", RGB (0x8E5727), 0, 0, 0 },
  { "R8 11 48 38 6", RGB (0xB9793F), 0, 0, 0 },
  { "R14 18 36 25 3", 0, RGB (0x8E5727), 3, 0 },
  { "O32 27 4.6 4.6", INK (PIECE_INK), 0, 0, 0 },
  { "M30 28 L34 28 L35.6 38 L28.4 38 Z", INK (PIECE_INK), 0, 0, 0 },
  { "R13 53 8 5 2", RGB (0x8E5727), 0, 0, 0 },
  { "R43 53 8 5 2", RGB (0x8E5727), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer hatch[] = {
  { "M4 12 L12 4 M4 23 L23 4 M4 34 L34 4 M4 45 L45 4 M4 56 L56 4 M11 "
    "60 L60 11 M22 60 L60 22 M33 60 L60 33 M44 60 L60 44 M55 60 L60 "
    "55", 0, GIVEN, 3, 0 },
  { "R4 4 56 56 6", 0, GIVEN, 3.4f, 0 },
  { NULL, 0, 0, 0, 0 },
};

/* Drawn on any ground: its ink is that of the text beside it. */
static const CaravanMotifLayer lap[] = {
  { "M32 8 C18 8 8 19 8 32 C8 45 18 56 32 56 C45 56 56 46 56 33", 0, INK (TEXT), 5.4f, 0 },
  { "M46 38 L56 30 L62 41 Z", INK (TEXT), INK (TEXT), 2, 0 },
  { "M26 18 L26 46", 0, INK (TEXT), 4, 0 },
  { "M26 18 L45 18 L40 25 L45 32 L26 32 Z", RGB (0xE0A92B), INK (TEXT), 2.4f, 0 },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotif caravan_motifs[] = {
  { "bonus", bonus },
  { "house-rule", house_rule },
  { "drawer", drawer },
  { "hatch", hatch },
  { "lap", lap },
  { NULL, NULL },
};
