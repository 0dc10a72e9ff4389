/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings of Basari, on 64 × 64 units. */
#include "caravan-basari.h"

/* clang-format off */

#define RGB(rgb)  CARAVAN_INK_RGB (rgb)
#define INK(NAME) CARAVAN_INK (NAME)

static const CaravanMotifLayer arch[] = {
  { "M8 60 L8 26 C8 14 18 6 32 3 C46 6 56 14 56 26 L56 60 Z", RGB (0xD9A35B), RGB (0x8E5A26), 2.4f, 0 },
  { "M17 60 L17 34 C13 22 22 14 32 11 C42 14 51 22 47 34 L47 60 Z", RGB (0x0E5A66), RGB (0xFFFBF2), 2, 0 },
  { "O12.5 34 2 2 O12.5 42 2 2 O12.5 50 2 2 O51.5 34 2 2 O51.5 42 2 2 O51.5 50 2 2", RGB (0x8E5A26), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

/* The same with light behind it, in the colour it is given. */
static const CaravanMotifLayer arch_lit[] = {
  { "M8 60 L8 26 C8 14 18 6 32 3 C46 6 56 14 56 26 L56 60 Z", RGB (0xD9A35B), RGB (0x8E5A26), 2.4f, 0 },
  { "M17 60 L17 34 C13 22 22 14 32 11 C42 14 51 22 47 34 L47 60 Z", CARAVAN_INK_GIVEN, RGB (0xFFFBF2), 2, 0 },
  { "O12.5 34 2 2 O12.5 42 2 2 O12.5 50 2 2 O51.5 34 2 2 O51.5 42 2 2 O51.5 50 2 2", RGB (0x8E5A26), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

/* The archway of the ring, whose field is paper in every look. */
static const CaravanMotifLayer arch_card[] = {
  { "M4 64 L4 30 C4 14 20 9 32 1 C44 9 60 14 60 30 L60 64 Z", CARAVAN_INK (ARCH), CARAVAN_INK (ARCH_LINE), 2.6f, 0 },
  { "M11 64 L11 33 C11 21 22 17 32 10 C42 17 53 21 53 33 L53 64 Z", CARAVAN_INK (ARCH_FIELD), CARAVAN_INK (ARCH_LINE), 1.6f, 0 },
  { "O7.4 34 1.9 1.9 O7.4 44 1.9 1.9 O7.4 54 1.9 1.9 O56.6 34 1.9 1.9 O56.6 44 1.9 1.9 "
    "O56.6 54 1.9 1.9 O32 6.6 1.9 1.9", CARAVAN_INK (ARCH_LINE), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

/* Without their badges. */
static const CaravanMotifLayer merchant[] = {
  { "M12 58 C12 47 19 38 25 36 L39 36 C45 38 52 47 52 58 Z", CARAVAN_INK_RIM, CARAVAN_INK_RIM, 6, 0 },
  { "M23 24 C23 36 27 41 32 41 C37 41 41 36 41 24 Z", CARAVAN_INK_RIM, CARAVAN_INK_RIM, 6, 0 },
  { "M17 24 C12 15 19 6 28 8 C31 3 39 4 41 8 C49 8 52 17 47 24 C38 20 26 20 17 24 Z", CARAVAN_INK_RIM, CARAVAN_INK_RIM, 6, 0 },
  { "M12 58 C12 47 19 38 25 36 L39 36 C45 38 52 47 52 58 Z", CARAVAN_INK_PLAYER, 0, 0, 0 },
  { "M23 24 C23 36 27 41 32 41 C37 41 41 36 41 24 Z", RGB (0xE9C39B), 0, 0, 0 },
  { "M17 24 C12 15 19 6 28 8 C31 3 39 4 41 8 C49 8 52 17 47 24 C38 20 26 20 17 24 Z", CARAVAN_INK_PLAYER, 0, 0, 0 },
  { "M19 21 C26 12 34 9 42 9 M30 20 C36 14 42 13 47 16", 0, CARAVAN_INK_RIM, 2.2f, 0 },
  { "O32 17 3.4 3.4", RGB (0xFFC933), RGB (0x2B1D12), 1.4f, 0 },
  { "M29 35 C30.5 37 33.5 37 35 35", 0, RGB (0x2B1D12), 1.6f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer merchant_small[] = {
  { "M17 20 C12 11 19 3 28 5 C31 0.5 39 1.5 41 5 C49 5 52 13 47 20 C38 17 26 17 17 20 Z", CARAVAN_INK_RIM, CARAVAN_INK_RIM, 6, 0 },
  { "M17 20 C12 11 19 3 28 5 C31 0.5 39 1.5 41 5 C49 5 52 13 47 20 C38 17 26 17 17 20 Z", CARAVAN_INK_PLAYER, 0, 0, 0 },
  { "M20 17 C26 9 34 6 42 6", 0, CARAVAN_INK_RIM, 2.4f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer start_disk[] = {
  { "O32 36 29 24", RGB (0x7A5638), 0, 0, 0 },
  { "O32 32 29 24", RGB (0xFFFBF2), RGB (0x2B1D12), 2.4f, 0 },
  { "O32 32 23 18.4", 0, RGB (0x6B5846), 1.8f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer gem_red[] = {
  { "M18 8 L46 8 L60 32 L46 56 L18 56 L4 32 Z", RGB (0x860D21), INK (TEXT), 2, 0 },
  { "M23 18 L41 18 L49 32 L41 46 L23 46 L15 32 Z", RGB (0xB81A34), 0, 0, 0 },
  { "M18 8 L23 18 M46 8 L41 18 M60 32 L49 32 M46 56 L41 46 M18 56 L23 46 M4 "
    "32 L15 32", 0, RGB (0xF08A97), 1.8f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer gem_yellow[] = {
  { "M6 10 L58 10 C58 32 48 48 32 60 C16 48 6 32 6 10 Z", RGB (0xD99A00), INK (TEXT), 2, 0 },
  { "M17 19 L47 19 C46 32 41 41 32 48 C23 41 18 32 17 19 Z", RGB (0xFFC933), 0, 0, 0 },
  { "M6 10 L17 19 M58 10 L47 19 M32 60 L32 48", 0, RGB (0xFFE9A3), 1.8f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer gem_green[] = {
  { "M18 4 L46 4 L56 14 L56 50 L46 60 L18 60 L8 50 L8 14 Z", RGB (0x0B5F3D), INK (TEXT), 2, 0 },
  { "M22 14 L42 14 L47 19 L47 45 L42 50 L22 50 L17 45 L17 19 Z", RGB (0x35B07C), 0, 0, 0 },
  { "M18 4 L22 14 M46 4 L42 14 M56 14 L47 19 M56 50 L47 45 M46 60 L42 50 "
    "M18 60 L22 50 M8 50 L17 45 M8 14 L17 19", 0, RGB (0xD3F6E6), 1.8f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer gem_blue[] = {
  { "M32 3 C38 16 54 26 54 40 C54 52 44 61 32 61 C20 61 10 52 10 40 C10 26 "
    "26 16 32 3 Z", RGB (0x2C7FB8), INK (TEXT), 2, 0 },
  { "M32 20 C36 27 45 33 45 41 C45 48 39 53 32 53 C25 53 19 48 19 41 C19 33 "
    "28 27 32 20 Z", RGB (0xB4E0F5), 0, 0, 0 },
  { "M32 3 L32 20 M54 40 L45 41 M10 40 L19 41 M32 61 L32 53", 0, RGB (0xF2FBFF), 1.8f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer die_1[] = {
  { "R5 7 54 54 11", RGB (0xCDB48A), 0, 0, 0 },
  { "R5 4 54 54 11", RGB (0xFFFBF2), RGB (0x2B1D12), 2.4f, 0 },
  { "O32 31 4.9 4.9", RGB (0x2B1D12), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer die_2[] = {
  { "R5 7 54 54 11", RGB (0xCDB48A), 0, 0, 0 },
  { "R5 4 54 54 11", RGB (0xFFFBF2), RGB (0x2B1D12), 2.4f, 0 },
  { "O20 19 4.9 4.9 O44 43 4.9 4.9", RGB (0x2B1D12), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer die_3[] = {
  { "R5 7 54 54 11", RGB (0xCDB48A), 0, 0, 0 },
  { "R5 4 54 54 11", RGB (0xFFFBF2), RGB (0x2B1D12), 2.4f, 0 },
  { "O20 19 4.9 4.9 O32 31 4.9 4.9 O44 43 4.9 4.9", RGB (0x2B1D12), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer die_4[] = {
  { "R5 7 54 54 11", RGB (0xCDB48A), 0, 0, 0 },
  { "R5 4 54 54 11", RGB (0xFFFBF2), RGB (0x2B1D12), 2.4f, 0 },
  { "O20 19 4.9 4.9 O44 19 4.9 4.9 O20 43 4.9 4.9 O44 43 4.9 4.9", RGB (0x2B1D12), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer die_5[] = {
  { "R5 7 54 54 11", RGB (0xCDB48A), 0, 0, 0 },
  { "R5 4 54 54 11", RGB (0xFFFBF2), RGB (0x2B1D12), 2.4f, 0 },
  { "O20 19 4.9 4.9 O44 19 4.9 4.9 O32 31 4.9 4.9 O20 43 4.9 4.9 O44 43 4.9 4.9", RGB (0x2B1D12), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer die_6[] = {
  { "R5 7 54 54 11", RGB (0xCDB48A), 0, 0, 0 },
  { "R5 4 54 54 11", RGB (0xFFFBF2), RGB (0x2B1D12), 2.4f, 0 },
  { "O20 17 4.9 4.9 O44 17 4.9 4.9 O20 31 4.9 4.9 O44 31 4.9 4.9 O20 45 4.9 4.9 O44 45 "
    "4.9 4.9", RGB (0x2B1D12), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer action_die[] = {
  { "R9 5 46 57 7", RGB (0x7A5638), 0, 0, 0 },
  { "R9 2.5 46 57 7", RGB (0xFFF6E3), RGB (0x2B1D12), 2.2f, 0 },
  { "R19.4 19.4 25.9 25.9 5.3", RGB (0xCDB48A), 0, 0, 0 },
  { "R19.4 17.9 25.9 25.9 5.3", RGB (0xFFFBF2), RGB (0x2B1D12), 1.2f, 0 },
  { "O26.6 25.1 2.4 2.4 O38.1 25.1 2.4 2.4 O32.4 30.9 2.4 2.4 O26.6 36.6 2.4 2.4 O38.1 "
    "36.6 2.4 2.4", RGB (0x2B1D12), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer action_points[] = {
  { "R9 5 46 57 7", RGB (0x7A5638), 0, 0, 0 },
  { "R9 2.5 46 57 7", RGB (0xFFF6E3), RGB (0x2B1D12), 2.2f, 0 },
  { "M25.2 39.4 L21.8 56.4 L29.4 52.1 L32 56.4 L34.5 52.1 L42.2 56.4 L38.8 39.4 Z", RGB (0xA43B22), RGB (0x2B1D12), 1.7f, 0 },
  { "M32 14.8 L35.1 17.8 L39.3 17 L40.8 21 L44.9 22.6 L44.1 26.8 L47 30 L44.1 33.3 L44.9 "
    "37.5 L40.8 39.1 L39.3 43.1 L35.1 42.3 L32 45.3 L28.9 42.3 L24.7 43.1 L23.2 39.1 "
    "L19.1 37.5 L19.9 33.3 L17 30 L19.9 26.8 L19.1 22.6 L23.2 21 L24.7 17 L28.9 17.8 Z", RGB (0xF2C84B), RGB (0x2B1D12), 2, 0 },
  { "O32 30 8.9 8.9", RGB (0xFFFBF2), RGB (0x2B1D12), 1.7f, 0 },
  { "M32 25.4 L32 34.7 M27.3 30 L36.7 30", 0, RGB (0x2B1D12), 2.5f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer action_gems[] = {
  { "R9 5 46 57 7", RGB (0x7A5638), 0, 0, 0 },
  { "R9 2.5 46 57 7", RGB (0xFFF6E3), RGB (0x2B1D12), 2.2f, 0 },
  { "M19.5 10.9 L29.6 10.9 L34.6 19.5 L29.6 28.2 L19.5 28.2 L14.4 19.5 Z", RGB (0x860D21), RGB (0x2B1D12), 0.7f, 0 },
  { "M21.3 14.5 L27.8 14.5 L30.6 19.5 L27.8 24.6 L21.3 24.6 L18.4 19.5 Z", RGB (0xB81A34), 0, 0, 0 },
  { "M19.5 10.9 L21.3 14.5 M29.6 10.9 L27.8 14.5 M34.6 19.5 L30.6 19.5 M29.6 28.2 L27.8 "
    "24.6 M19.5 28.2 L21.3 24.6 M14.4 19.5 L18.4 19.5", 0, RGB (0xF08A97), 0.6f, 0 },
  { "M40.5 21.1 C42.7 25.8 48.4 29.4 48.4 34.4 C48.4 38.7 44.8 42 40.5 42 C36.2 42 32.6 "
    "38.7 32.6 34.4 C32.6 29.4 38.4 25.8 40.5 21.1 Z", RGB (0x2C7FB8), RGB (0x2B1D12), 0.7f, 0 },
  { "M40.5 27.2 C42 29.7 45.2 31.9 45.2 34.8 C45.2 37.3 43 39.1 40.5 39.1 C38 39.1 35.8 "
    "37.3 35.8 34.8 C35.8 31.9 39.1 29.7 40.5 27.2 Z", RGB (0xB4E0F5), 0, 0, 0 },
  { "M40.5 21.1 L40.5 27.2 M48.4 34.4 L45.2 34.8 M32.6 34.4 L35.8 34.8 M40.5 42 L40.5 "
    "39.1", 0, RGB (0xF2FBFF), 0.6f, 0 },
  { "M15.2 36.6 L33.9 36.6 C33.9 44.5 30.3 50.3 24.5 54.6 C18.8 50.3 15.2 44.5 15.2 36.6 "
    "Z", RGB (0xD99A00), RGB (0x2B1D12), 0.7f, 0 },
  { "M19.1 39.8 L29.9 39.8 C29.6 44.5 27.8 47.8 24.5 50.3 C21.3 47.8 19.5 44.5 19.1 39.8 "
    "Z", RGB (0xFFC933), 0, 0, 0 },
  { "M15.2 36.6 L19.1 39.8 M33.9 36.6 L29.9 39.8 M24.5 54.6 L24.5 50.3", 0, RGB (0xFFE9A3), 0.6f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer action_back[] = {
  { "R9 5 46 57 7", RGB (0x7A5638), 0, 0, 0 },
  { "R9 2.5 46 57 7", RGB (0x0E6B78), RGB (0x2B1D12), 2.2f, 0 },
  { "M32 10 L48 31 L32 52 L16 31 Z", 0, RGB (0xFFFBF2), 2.4f, 0 },
  { "M32 20 L40 31 L32 42 L24 31 Z", RGB (0xFFFBF2), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer majority[] = {
  { "M8 50 L8 20 L20 32 L32 12 L44 32 L56 20 L56 50 Z", RGB (0xF2C84B), RGB (0x2B1D12), 3, 0 },
  { "M8 55 L56 55", 0, RGB (0x2B1D12), 4.4f, 0 },
  { "O32 11 4 4", RGB (0xB81A34), RGB (0x2B1D12), 2, 0 },
  { "O8 18 3.4 3.4 O56 18 3.4 3.4", RGB (0xFFFBF2), RGB (0x2B1D12), 2, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer pouch[] = {
  { "M22 22 C10 30 6 44 12 54 C16 60 48 60 52 54 C58 44 54 30 42 22 Z", RGB (0xA98159), RGB (0x2B1D12), 2.6f, 0 },
  { "M20 10 L26 20 L38 20 L44 10 C38 6 34 13 32 8 C30 13 26 6 20 10 Z", RGB (0xA98159), RGB (0x2B1D12), 2.6f, 0 },
  { "M21 22 C28 25 36 25 43 22", 0, RGB (0x2B1D12), 4, 0 },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotif caravan_basari_motifs[] = {
  { "arch", arch },
  { "arch-lit", arch_lit },
  { "arch-card", arch_card },
  { "merchant", merchant },
  { "merchant-small", merchant_small },
  { "start-disk", start_disk },
  { "gem-red", gem_red },
  { "gem-yellow", gem_yellow },
  { "gem-green", gem_green },
  { "gem-blue", gem_blue },
  { "die-1", die_1 },
  { "die-2", die_2 },
  { "die-3", die_3 },
  { "die-4", die_4 },
  { "die-5", die_5 },
  { "die-6", die_6 },
  { "action-die", action_die },
  { "action-points", action_points },
  { "action-gems", action_gems },
  { "action-back", action_back },
  { "majority", majority },
  { "pouch", pouch },
  { NULL, NULL },
};
