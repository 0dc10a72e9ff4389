/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The drawings of Oasis, on 64 × 64 units: the ground lies below them, the letter above.
 */
#include "caravan-oasis-drawings.h"

/* clang-format off */

#define RGB(rgb) CARAVAN_INK_RGB (rgb)
#define INK(NAME) CARAVAN_INK (NAME)
#define PLAYER CARAVAN_INK_PLAYER
#define RIM CARAVAN_INK_RIM
#define GIVEN CARAVAN_INK_GIVEN

/* The camel, and the three parts of the yurt: drawn twice, as rim and as piece. */
#define CAMEL \
  "M4.2 20.8 C4.6 17.6 7.2 15.4 10.8 14.6 C11.8 12.2 13.4 11 15.2 " \
  "10.6 L16.6 6.8 L19 10.6 C21.8 12 22.8 15.2 22.2 18.8 C21.6 22.6 " \
  "21.8 25 23.4 26.2 C24 19.6 25.8 12.4 28.2 10.2 C29.4 9 31.2 9 " \
  "32.4 10.2 C35 12.8 36 18 37.2 22.8 C38.2 17.8 39.8 13 41.8 10.6 " \
  "C43 9.2 45 9.2 46.2 10.4 C49.6 13.6 50.6 20.4 52.6 25.4 C56 28 " \
  "58 33 59.2 41 L56.4 41.8 C55.8 38.4 55.2 36.8 54.2 36 C54.2 42 " \
  "55.6 48 55.6 57 L49.8 57 C49.6 51.4 49 48 47.4 45 C46.4 48.4 " \
  "46.2 52 46.2 57 L40.4 57 C40.4 51.8 40.2 48 39.2 44.4 C36 45.6 " \
  "32.6 45.6 29.8 45 C30 49 29.8 52.4 29.6 57 L23.8 57 C24 52.6 " \
  "23.8 50 23.2 47 C22.4 50 22.2 53 22 57 L16.4 57 C16.6 51.6 16.6 " \
  "46.8 17.4 42.4 C12.2 39.6 9.6 34 10.4 27.2 C10.6 25.6 10.6 24.6 " \
  "10.2 23.8 C8.2 24.8 5.8 24.8 4.6 23.8 C3.8 23 4 21.8 4.2 20.8 Z"
#define ROOF \
  "M7 31 C10 23 20 14 28 11.5 L36 11.5 C44 14 54 23 57 31 C57.4 33 " \
  "56.6 34 55 34 L9 34 C7.4 34 6.6 33 7 31 Z"
#define WALL \
  "M9 34 L55 34 L55 55 C55 57 54 58 52 58 L12 58 C10 58 9 57 9 55 Z"
#define CROWN \
  "M26.5 11.5 C26.5 7 37.5 7 37.5 11.5 Z"

const CaravanMotifLayer caravan_oasis_motif_oasis[] = {
  { "O33 51 23 7.5", INK (WATER), 0, 0, 0 },
  { "M18 50 C22 47.5 27 47.5 30 50", 0, RGB (0xDDF3F8), 2, 0 },
  { "M39 54 C42 52 46 52 49 53.5", 0, RGB (0xDDF3F8), 2, 0 },
  { "M31 24 C35 33 34 42 28 51 L35 51 C39 42 39 33 35 24 Z", INK (TRUNK), 0, 0, 0 },
  { "M33 24 C27 13 16 11 7 19 C17 17 25 19 33 24 Z", INK (OASIS_FG), 0, 0, 0 },
  { "M33 24 C39 13 50 11 59 19 C49 17 41 19 33 24 Z", INK (OASIS_FG2), 0, 0, 0 },
  { "M33 24 C25 21 15 25 12 36 C19 29 26 26 33 24 Z", INK (OASIS_FG), 0, 0, 0 },
  { "M33 24 C41 21 51 25 54 36 C47 29 40 26 33 24 Z", INK (OASIS_FG2), 0, 0, 0 },
  { "M33 24 C29 15 31 8 38 4 C39 11 38 18 33 24 Z", INK (OASIS_FG), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotifLayer caravan_oasis_motif_oasis_line[] = {
  { "M33 24 C27 13 16 11 7 19 C17 17 25 19 33 24 Z", 0, GIVEN, 2.2f, 0 },
  { "M33 24 C39 13 50 11 59 19 C49 17 41 19 33 24 Z", 0, GIVEN, 2.2f, 0 },
  { "M33 24 C25 21 15 25 12 36 C19 29 26 26 33 24 Z", 0, GIVEN, 2.2f, 0 },
  { "M33 24 C41 21 51 25 54 36 C47 29 40 26 33 24 Z", 0, GIVEN, 2.2f, 0 },
  { "M33 24 C29 15 31 8 38 4 C39 11 38 18 33 24 Z", 0, GIVEN, 2.2f, 0 },
  { "M33 25 C36 34 35 42 31 49", 0, GIVEN, 2.6f, 0 },
  { "M13 52 C19 47 25 57 32 52 C39 47 45 57 51 52", 0, GIVEN, 2.6f, 0 },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotifLayer caravan_oasis_motif_steppe[] = {
  { "M19 54 C18 42 13 33 5 28 C15 30 23 41 24 54 Z", INK (STEPPE_FG), 0, 0, 0 },
  { "M22 54 C21 38 22 24 28 13 C29 26 28 41 28 54 Z", INK (STEPPE_FG2), 0, 0, 0 },
  { "M26 54 C27 43 33 32 43 27 C37 34 32 44 31 54 Z", INK (STEPPE_FG), 0, 0, 0 },
  { "M44 24 C43 18 40 14 36 12 C42 12 46 18 47 24 Z", INK (STEPPE_FG2), 0, 0, 0 },
  { "M46 24 C46 17 48 11 52 7 C52 14 50 19 49.5 24 Z", INK (STEPPE_FG2), 0, 0, 0 },
  { "M48.5 24 C50 19 53 16 58 15 C55 18 53 21 52 24 Z", INK (STEPPE_FG2), 0, 0, 0 },
  { "M46.42 43.14 C47.29 31.63 61.2 37.25 53.84 46.13", 0, INK (STEPPE_FG), 3.2f, 0 },
  { "M37.42 55.14 C38.29 43.63 52.2 49.25 44.84 58.13", 0, INK (STEPPE_FG), 3.2f, 0 },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotifLayer caravan_oasis_motif_steppe_line[] = {
  { "M19 54 C18 42 13 33 5 28 C15 30 23 41 24 54 Z", 0, GIVEN, 2.2f, 0 },
  { "M22 54 C21 38 22 24 28 13 C29 26 28 41 28 54 Z", 0, GIVEN, 2.2f, 0 },
  { "M26 54 C27 43 33 32 43 27 C37 34 32 44 31 54 Z", 0, GIVEN, 2.2f, 0 },
  { "M44 24 C43 18 40 14 36 12 C42 12 46 18 47 24 Z", 0, GIVEN, 2.2f, 0 },
  { "M46 24 C46 17 48 11 52 7 C52 14 50 19 49.5 24 Z", 0, GIVEN, 2.2f, 0 },
  { "M48.5 24 C50 19 53 16 58 15 C55 18 53 21 52 24 Z", 0, GIVEN, 2.2f, 0 },
  { "M45.53 44.33 C46 32.8 60.1 37.93 53.05 47.07", 0, GIVEN, 2.6f, 0 },
  { "M36.53 56.33 C37 44.8 51.1 49.93 44.05 59.07", 0, GIVEN, 2.6f, 0 },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotifLayer caravan_oasis_motif_stone[] = {
  { "M7 49 C6 40 13 32 21 31 C29 30 36 37 37 46 C38 53 33 55 23 55 "
    "C13 55 8 55 7 49 Z", INK (STONE_FG), 0, 0, 0 },
  { "M12 42 C14 37 18 34.5 23 35 C27 35.5 29 37.5 30 40 C24 38 17 "
    "38.5 12 42 Z", INK (STONE_HI), 0, 0, 0 },
  { "M39 51 C37 44 41 37 47 36 C54 36 59 42 59 49 C59 54 55 55 49 55 "
    "C43 55 40 55 39 51 Z", INK (STONE_FG2), 0, 0, 0 },
  { "M43 45 C45 41 48 40 51 40.5 C53 41 54 42 54.5 43.5 C51 42.5 47 "
    "43 43 45 Z", INK (STONE_HI), 0, 0, 0 },
  { "M27 25 C26 17 31 10 38 10 C46 10 51 16 51 23 C51 29 46 31 38.5 "
    "31 C31 31 27.5 30 27 25 Z", INK (STONE_FG), 0, 0, 0 },
  { "M31 20 C33 15.5 36.5 14 40 14.5 C43 15 44.5 16.5 45.5 18.5 C41 "
    "17 36 17 31 20 Z", INK (STONE_HI), 0, 0, 0 },
  { "O14 21 3.4 3.4", INK (STONE_FG2), 0, 0, 0 },
  { "O19.5 14 2.2 2.2", INK (STONE_FG2), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotifLayer caravan_oasis_motif_stone_line[] = {
  { "M7 49 C6 40 13 32 21 31 C29 30 36 37 37 46 C38 53 33 55 23 55 "
    "C13 55 8 55 7 49 Z", 0, GIVEN, 2.4f, 0 },
  { "M12 42 C14 37 18 34.5 23 35 C27 35.5 29 37.5 30 40 C24 38 17 "
    "38.5 12 42 Z", 0, GIVEN, 1.6f, 0 },
  { "M39 51 C37 44 41 37 47 36 C54 36 59 42 59 49 C59 54 55 55 49 55 "
    "C43 55 40 55 39 51 Z", 0, GIVEN, 2.4f, 0 },
  { "M43 45 C45 41 48 40 51 40.5 C53 41 54 42 54.5 43.5 C51 42.5 47 "
    "43 43 45 Z", 0, GIVEN, 1.6f, 0 },
  { "M27 25 C26 17 31 10 38 10 C46 10 51 16 51 23 C51 29 46 31 38.5 "
    "31 C31 31 27.5 30 27 25 Z", 0, GIVEN, 2.4f, 0 },
  { "M31 20 C33 15.5 36.5 14 40 14.5 C43 15 44.5 16.5 45.5 18.5 C41 "
    "17 36 17 31 20 Z", 0, GIVEN, 1.6f, 0 },
  { "O14 20 2.4 2.4", GIVEN, 0, 0, 0 },
  { "O20 14 1.6 1.6", GIVEN, 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer camel[] = {
  { CAMEL, RIM, RIM, 5.4f, 0 },
  { CAMEL, PLAYER, 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer yurt[] = {
  { ROOF, RIM, RIM, 6, 0 },
  { WALL, RIM, RIM, 6, 0 },
  { CROWN, RIM, RIM, 6, 0 },
  { ROOF, PLAYER, 0, 0, 0 },
  { WALL, PLAYER, 0, 0, 0 },
  { CROWN, PLAYER, 0, 0, 0 },
  { "M27.5 13.5 L18 31 M36.5 13.5 L46 31", 0, RIM, 1.7f, 0.8f },
  { "M9 34 L55 34 M9 38.6 L55 38.6 M9 53.4 L55 53.4", 0, RIM, 1.9f, 0 },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotifLayer caravan_oasis_motif_camel_plain[] = {
  { CAMEL, GIVEN, 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer yurt_plain[] = {
  { ROOF, GIVEN, 0, 0, 0 },
  { WALL, GIVEN, 0, 0, 0 },
  { CROWN, GIVEN, 0, 0, 0 },
  { "M9 34 L55 34 M9 38.6 L55 38.6 M9 53.4 L55 53.4", 0, INK (CARD), 1.9f, 0 },
  { NULL, 0, 0, 0, 0 },
};

/* A priority counter: a wooden disc. */
static const CaravanMotifLayer counter[] = {
  { "O32 35 27 27", RGB (0x8E5727), 0, 0, 0 },
  { "O32 31 27 27", RGB (0xB9793F), RGB (0x8E5727), 2.4f, 0 },
  { "M19 30 L32 18 L45 30 M19 44 L32 32 L45 44", 0, INK (PIECE_PAPER), 5, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer commodities[] = {
  { "M10 22 C10 17 13 15 17 15 L47 15 C51 15 54 17 54 22 L55 49 C55 "
    "54 52 56 48 56 L16 56 C12 56 9 54 9 49 Z", RGB (0xC4853F), 0, 0, 0 },
  { "M10 22 C10 17 13 15 17 15 L47 15 C51 15 54 17 54 22 L54.2 27 "
    "L9.8 27 Z", RGB (0xDDA763), 0, 0, 0 },
  { "M22 15 L21 56 M42 15 L43 56 M9.5 37 L54.5 37", 0, INK (PIECE_INK), 3.6f, 0 },
  { "M32 14 C26 12 23 8 25 6 C28 4 31 9 32 14 C33 9 36 4 39 6 C41 8 "
    "38 12 32 14 Z", RGB (0xA43B22), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer wells[] = {
  { "M15 18 L15 42 M49 18 L49 42", 0, RGB (0x7A4B26), 4.6f, 0 },
  { "M8 20 L32 5 L56 20 Z", RGB (0xA43B22), 0, 0, 0 },
  { "M12 40 L14 55 C22 60 42 60 50 55 L52 40 Z", RGB (0x8E889F), 0, 0, 0 },
  { "O32 40 20 6.5", RGB (0xDAD7E3), 0, 0, 0 },
  { "O32 40 15 4.4", RGB (0x2B86B4), 0, 0, 0 },
  { "M32 20 L32 29", 0, INK (PIECE_INK), 2.4f, 0 },
  { "M26 28 L38 28 L36.5 38 L27.5 38 Z", RGB (0xC4853F), 0, 0, 0 },
  { "M13 47.5 C22 52.5 42 52.5 51 47.5 M24 51 L24.5 57.5 M40 51 L39.5 "
    "57.5", 0, RGB (0x4A455C), 2.4f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer horses[] = {
  { "M19 57 C19 48 23 43 27 37 C22 38 18.5 40 15.5 43 C12.5 46 8 44 "
    "8.4 39.6 C10 35 13.4 31 16.6 26.6 C17.8 20 21.6 14.6 28.6 12 "
    "L29.4 5.4 L35.6 10.6 C47.6 12.6 55.4 24 55 40 C54.8 46 54 52 53 "
    "57 Z", RGB (0x7A4B26), 0, 0, 0 },
  { "M35.6 10.6 C47.6 12.6 55.4 24 55 40 C54.8 46 54 52 53 57 L44 57 "
    "C48 44 46 25 33 13.6 Z", INK (PIECE_INK), 0, 0, 0 },
  { "O25 23.5 2.5 2.5", INK (PIECE_PAPER), 0, 0, 0 },
  { "M11.6 39.4 L13.4 38", 0, INK (PIECE_PAPER), 2.4f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer ovoos[] = {
  { "M32 28 L32 4", 0, RGB (0x7A4B26), 3.6f, 0 },
  { "M33 6 C40 2 45 11 54 6 L52 15 C45 19 41 11 33 15 Z", RGB (0x1F7FC0), 0, 0, 0 },
  { "M31 17 C25 15 21 20 14 17 L15 23 C21 26 26 21 31 23 Z", RGB (0xE0A92B), 0, 0, 0 },
  { "O15 51 9.5 6.5", RGB (0x6A657D), INK (PIECE_PAPER), 1.6f, 0 },
  { "O32 52 10 6.5", RGB (0x4A455C), INK (PIECE_PAPER), 1.6f, 0 },
  { "O49 51 9.5 6.5", RGB (0x6A657D), INK (PIECE_PAPER), 1.6f, 0 },
  { "O23 41 9 6", RGB (0x8E889F), INK (PIECE_PAPER), 1.6f, 0 },
  { "O41 41 9 6", RGB (0x6A657D), INK (PIECE_PAPER), 1.6f, 0 },
  { "O32 31.5 8 5.5", RGB (0x8E889F), INK (PIECE_PAPER), 1.6f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer dune_a[] = {
  { "M12 40 C18 34 24 34 30 38 C34 40.5 38 40 42 37", 0, INK (SAND_FG), 2, 0.8f },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer dune_b[] = {
  { "M22 24 C28 18 34 18 40 22 C44 24.5 48 24 52 21", 0, INK (SAND_FG), 2, 0.8f },
  { NULL, 0, 0, 0, 0 },
};

/* One hoof print, round its middle. */
static const CaravanMotifLayer hoof[] = {
  { "O-3 0 2.6 5 O3 0 2.6 5 O0 -5.5 4 2", INK (PATH_FG), 0, 0, 0.38f },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotif caravan_oasis_motifs[] = {
  { "oasis", caravan_oasis_motif_oasis },
  { "oasis-line", caravan_oasis_motif_oasis_line },
  { "steppe", caravan_oasis_motif_steppe },
  { "steppe-line", caravan_oasis_motif_steppe_line },
  { "stone", caravan_oasis_motif_stone },
  { "stone-line", caravan_oasis_motif_stone_line },
  { "camel", camel },
  { "camel-plain", caravan_oasis_motif_camel_plain },
  { "yurt", yurt },
  { "yurt-plain", yurt_plain },
  { "counter", counter },
  { "commodities", commodities },
  { "wells", wells },
  { "horses", horses },
  { "ovoos", ovoos },
  { "dune-a", dune_a },
  { "dune-b", dune_b },
  { "hoof", hoof },
  { NULL, NULL },
};
