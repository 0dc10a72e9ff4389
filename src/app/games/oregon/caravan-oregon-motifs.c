/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings of Oregon, on 64 × 64 units. */
#include "caravan-oregon.h"

/* clang-format off */

#define RGB(rgb) CARAVAN_INK_RGB (rgb)

static const CaravanMotifLayer settlers[] = {
  { "R2 2 60 60 12", RGB (0xFFF6E3), RGB (0x2B1D12), 1.6f, 0 },
  { "O22.6 25.72 5.85 5.85", RGB (0xE9C39B), 0, 0, 0 },
  { "O41.32 25.72 5.85 5.85", RGB (0xE9C39B), 0, 0, 0 },
  { "M13.24 23.38 C17.14 21.04 28.06 21.04 31.96 23.38 L27.28 23.38 C28.06 "
    "15.58 17.14 15.58 17.92 23.38 Z", RGB (0x2B1D12), 0, 0, 0 },
  { "M35.08 30.4 C32.74 19.48 36.64 15.58 41.32 15.58 C46 15.58 49.9 19.48 "
    "47.56 30.4 C47.56 24.16 44.44 21.82 41.32 21.82 C38.2 21.82 35.08 "
    "24.16 35.08 30.4 Z", RGB (0xA43B22), 0, 0, 0 },
  { "M13.24 50.68 C13.24 38.2 17.14 33.52 22.6 33.52 C28.06 33.52 31.96 "
    "38.2 31.96 50.68 Z", RGB (0x5E5A6E), 0, 0, 0 },
  { "M32.74 50.68 C33.52 39.76 36.64 33.52 41.32 33.52 C46 33.52 49.9 39.76 "
    "51.46 50.68 Z", RGB (0xA43B22), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer wagon[] = {
  { "R2 2 60 60 12", RGB (0xFFF6E3), RGB (0x2B1D12), 1.6f, 0 },
  { "M11.68 34.3 C10.12 16.36 17.92 13.24 22.6 15.58 C27.28 12.46 36.64 "
    "12.46 41.32 15.58 C46 13.24 53.8 16.36 52.24 34.3 Z", RGB (0xF4E6C8), RGB (0x2B1D12), 2.34f, 0 },
  { "M22.6 15.58 C20.26 21.04 20.26 28.84 21.82 34.3 M41.32 15.58 C43.66 "
    "21.04 43.66 28.84 42.1 34.3 M31.96 14.02 L31.96 34.3", 0, RGB (0x2B1D12), 1.72f, 0 },
  { "M11.68 35.08 L52.24 35.08 L49.12 42.1 L14.8 42.1 Z", RGB (0x8A5A33), 0, 0, 0 },
  { "O20.26 44.44 6.71 6.71", RGB (0xF4E6C8), RGB (0x2B1D12), 2.65f, 0 },
  { "M20.26 38.2 L20.26 50.68 M14.02 44.44 L26.5 44.44", 0, RGB (0x2B1D12), 1.56f, 0 },
  { "O43.66 44.44 6.71 6.71", RGB (0xF4E6C8), RGB (0x2B1D12), 2.65f, 0 },
  { "M43.66 38.2 L43.66 50.68 M37.42 44.44 L49.9 44.44", 0, RGB (0x2B1D12), 1.56f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer campfire[] = {
  { "R2 2 60 60 12", RGB (0xFFF6E3), RGB (0x2B1D12), 1.6f, 0 },
  { "M31.96 10.9 C35.08 18.7 45.22 24.16 44.44 35.08 C43.66 42.1 38.2 45.22 "
    "31.96 45.22 C25.72 45.22 20.26 42.1 19.48 35.08 C19.48 29.62 22.6 "
    "27.28 24.16 22.6 C26.5 25.72 27.28 27.28 28.06 28.06 C31.18 23.38 "
    "32.74 17.92 31.96 10.9 Z", RGB (0xD9541E), 0, 0, 0 },
  { "M31.96 25.72 C34.3 30.4 38.98 32.74 38.2 38.2 C37.42 42.1 35.08 44.44 "
    "31.96 44.44 C28.84 44.44 26.19 42.1 25.72 38.2 C25.72 34.3 29.62 31.96 "
    "31.96 25.72 Z", RGB (0xE0A92B), 0, 0, 0 },
  { "M16.36 46 L47.56 52.24 M47.56 46 L16.36 52.24", 0, RGB (0x8A5A33), 4.21f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer bison[] = {
  { "R2 2 60 60 12", RGB (0xFFF6E3), RGB (0x2B1D12), 1.6f, 0 },
  { "M10.9 36.64 C10.12 31.96 11.68 27.28 14.8 25.72 C16.36 17.92 24.16 "
    "13.24 31.18 15.58 C37.42 17.92 42.88 22.6 49.12 24.16 C53.02 25.72 "
    "53.8 31.18 52.24 35.86 L53.8 42.1 L51.46 42.1 L50.21 38.2 L49.12 51.46 "
    "L44.44 51.46 L42.88 40.54 C38.98 42.1 35.08 42.1 31.96 41.32 L31.18 "
    "51.46 L26.5 51.46 L24.94 43.66 C22.6 46.78 20.26 47.56 17.92 46.78 "
    "L16.36 50.68 L14.49 46 C11.68 44.44 10.9 40.54 10.9 36.64 Z", RGB (0x5B3A22), 0, 0, 0 },
  { "M14.8 25.72 C16.36 17.92 24.16 13.24 31.18 15.58 C32.74 24.16 30.4 "
    "35.08 24.94 43.66 C22.6 46.78 20.26 47.56 17.92 46.78 L16.36 50.68 "
    "L14.49 46 C11.68 44.44 10.9 40.54 10.9 36.64 C10.12 31.96 11.68 27.28 "
    "14.8 25.72 Z", RGB (0x33200F), 0, 0, 0 },
  { "M14.8 29.62 C10.9 28.06 10.12 24.16 11.68 21.04 C13.24 24.94 15.58 "
    "25.72 18.7 26.5 Z", RGB (0xFFFBF2), 0, 0, 0 },
  { "O16.83 35.08 1.48 1.48", RGB (0xFFFBF2), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer eagle[] = {
  { "R2 2 60 60 12", RGB (0xFFF6E3), RGB (0x2B1D12), 1.6f, 0 },
  { "M32.74 28.06 C28.84 19.48 20.26 14.8 8.56 14.8 C10.12 18.7 12.46 21.04 "
    "14.8 22.29 C12.93 22.6 11.68 22.6 10.59 22.44 C12.46 26.5 15.58 28.84 "
    "18.7 29.62 C17.14 30.24 15.89 30.4 14.8 30.24 C18.7 35.08 24.16 36.64 "
    "28.84 35.08 L26.5 46 L31.96 52.24 L37.42 46 L35.86 35.08 C39.76 36.64 "
    "45.22 35.08 49.12 30.24 C48.03 30.4 46.78 30.24 45.22 29.62 C48.34 "
    "28.84 51.46 26.5 53.33 22.44 C52.24 22.6 50.99 22.6 49.12 22.29 C51.46 "
    "21.04 53.8 18.7 55.36 14.8 C43.66 14.8 36.64 19.48 32.74 28.06 Z", RGB (0x4A2F1A), 0, 0, 0 },
  { "M27.28 22.6 C27.28 17.92 30.4 15.58 33.52 16.05 C36.64 16.52 38.2 "
    "19.01 37.73 22.6 C37.42 26.5 35.86 29.62 32.74 33.52 C30.09 31.18 "
    "28.53 28.06 28.53 25.41 C27.75 24.94 27.28 23.85 27.28 22.6 Z", RGB (0xFFFBF2), RGB (0x4A2F1A), 1.25f, 0 },
  { "M28.37 20.57 C24.94 20.57 23.07 22.6 23.38 26.03 C24.94 24.63 26.81 "
    "24.47 28.84 24.94 Z", RGB (0xE0A92B), 0, 0, 0 },
  { "O31.49 21.2 1.25 1.25", RGB (0x2B1D12), 0, 0, 0 },
  { "M27.75 43.66 L26.5 46 L31.96 52.24 L37.42 46 L36.17 43.66 Z", RGB (0xFFFBF2), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

/* Coal in its cart, gold in its mine: what the tokens of Oregon stand for. */
static const CaravanMotifLayer coal[] = {
  { "M6 34 C7 24 13 20 19 22 C22 13 32 11 37 18 C44 13 55 19 58 34 Z", RGB (0x1F1A17), 0, 0, 0 },
  { "M15 29 L20 25 M29 23 L35 19 M44 27 L49 24 M30 31 L34 29", 0, RGB (0xC9C5D4), 2.8f, 0 },
  { "M6 34 L58 34 L51 52 L13 52 Z", RGB (0x5E5A6E), 0, 0, 0 },
  { "M4 34.5 L60 34.5", 0, RGB (0x2B1D12), 4, 0 },
  { "O21 54 6 6 O43 54 6 6", RGB (0x2B1D12), 0, 0, 0 },
  { "O21 54 2 2 O43 54 2 2", RGB (0xC9C5D4), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer gold[] = {
  { "M6 56 L6 30 C12 8 52 8 58 30 L58 56 Z", RGB (0x8C6F57), 0, 0, 0 },
  { "M18 56 L18 36 C18 26 46 26 46 36 L46 56 Z", RGB (0x2B1D12), 0, 0, 0 },
  { "M16 56 L16 32 L48 32 L48 56", 0, RGB (0x8A5A33), 5, 0 },
  { "M22 56 L27 45 L35 43 L42 49 L43 56 Z", RGB (0xE0A92B), 0, 0, 0 },
  { "M27 49 L33 47", 0, RGB (0xFFFBF2), 2.4f, 0 },
  { "M32 7 L33.6 12 L38.6 13.6 L33.6 15.2 L32 20.2 L30.4 15.2 L25.4 13.6 L30.4 12 Z",
    RGB (0xE0A92B), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

/* A farmer of a player, as a rim and as a piece; and with little room for the badge. */
#define BODY  "M14 57 C14 42 22 37 32 37 C42 37 50 42 50 57 Z"
#define BRIM  "M8 24 C16 20 48 20 56 24 C50 29 14 29 8 24 Z"
#define CROWN "M20 22 C20 10 25 7 32 7 C39 7 44 10 44 22 Z"
#define FACE  "M22 26 C22 36 27 40 32 40 C37 40 42 36 42 26 Z"

static const CaravanMotifLayer farmer_piece[] = {
  { BODY " " BRIM " " CROWN " " FACE, CARAVAN_INK_RIM, CARAVAN_INK_RIM, 6, 0 },
  { BODY, CARAVAN_INK_PLAYER, 0, 0, 0 },
  { FACE, RGB (0xE9C39B), 0, 0, 0 },
  { CROWN, CARAVAN_INK_PLAYER, 0, 0, 0 },
  { "M20 20 L44 20", 0, CARAVAN_INK_RIM, 3, 0 },
  { BRIM, CARAVAN_INK_PLAYER, 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

#define SMALL_BRIM  "M8 20 C16 16 48 16 56 20 C50 25 14 25 8 20 Z"
#define SMALL_CROWN "M20 18 C20 7 25 4 32 4 C39 4 44 7 44 18 Z"

static const CaravanMotifLayer farmer_small[] = {
  { SMALL_BRIM " " SMALL_CROWN, CARAVAN_INK_RIM, CARAVAN_INK_RIM, 6, 0 },
  { SMALL_CROWN " " SMALL_BRIM, CARAVAN_INK_PLAYER, 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

/* A farmer of nobody in particular. */
static const CaravanMotifLayer farmer[] = {
  { "M14 57 C14 42 22 37 32 37 C42 37 50 42 50 57 Z", RGB (0x8A5A33), RGB (0x2B1D12), 1.6f, 0 },
  { "M22 26 C22 36 27 40 32 40 C37 40 42 36 42 26 Z", RGB (0xE9C39B), 0, 0, 0 },
  { "M20 22 C20 10 25 7 32 7 C39 7 44 10 44 22 Z", RGB (0xC79A5B), RGB (0x2B1D12), 1.6f, 0 },
  { "M20 20 L44 20", 0, RGB (0x2B1D12), 3, 0 },
  { "M8 24 C16 20 48 20 56 24 C50 29 14 29 8 24 Z", RGB (0xC79A5B), RGB (0x2B1D12), 1.6f, 0 },
  { NULL, 0, 0, 0, 0 },
};

/* A wheel of the scoring track: wagon without its plate. */
static const CaravanMotifLayer wagon_plain[] = {
  { "M6 35 C4 12 14 8 20 11 C26 7 38 7 44 11 C50 8 60 12 58 35 Z", RGB (0xF4E6C8), RGB (0x2B1D12), 3, 0 },
  { "M20 11 C17 18 17 28 19 35 M44 11 C47 18 47 28 45 35 M32 9 L32 35", 0, RGB (0x2B1D12), 2.2f, 0 },
  { "M6 36 L58 36 L54 45 L10 45 Z", RGB (0x8A5A33), 0, 0, 0 },
  { "O17 48 8.6 8.6", RGB (0xF4E6C8), RGB (0x2B1D12), 3.4f, 0 },
  { "M17 40 L17 56 M9 48 L25 48", 0, RGB (0x2B1D12), 2, 0 },
  { "O47 48 8.6 8.6", RGB (0xF4E6C8), RGB (0x2B1D12), 3.4f, 0 },
  { "M47 40 L47 56 M39 48 L55 48", 0, RGB (0x2B1D12), 2, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer engine[] = {
  { "M8 44 L8 28 L12 28 L12 14 L20 14 L20 28 L38 28 L38 12 L58 12 L58 44 Z", RGB (0x2B1D12), 0, 0, 0 },
  { "R43 17 10 10 1", RGB (0xBFE3EF), 0, 0, 0 },
  { "M10 12 L22 12", 0, RGB (0x2B1D12), 4, 0 },
  { "M4 44 L60 44", 0, RGB (0xA43B22), 5, 0 },
  { "O18 51 6.4 6.4 O34 51 6.4 6.4 O50 51 6.4 6.4", RGB (0x2B1D12), 0, 0, 0 },
  { "O18 51 2.2 2.2 O34 51 2.2 2.2 O50 51 2.2 2.2", RGB (0xE0A92B), 0, 0, 0 },
  { "M26 7 C30 3 36 7 33 10", 0, RGB (0x5E5A6E), 3, 0 },
  { NULL, 0, 0, 0, 0 },
};

/* Tiles and cards lie on their paper in every look. */
const CaravanMotifLayer caravan_oregon_motif_post_office[] = {
  { "R3 4.5 58 57 9", RGB (0xCDB48A), 0, 0, 0 },
  { "R3 2.5 58 57 9", RGB (0xF6E9CF), RGB (0x2B1D12), 1.6f, 0 },
  { "M14.4 27.8 L32 13.4 L49.6 27.8 Z", RGB (0xA43B22), 0, 0, 0 },
  { "R16.8 27.8 30.4 22.4 0.8", RGB (0xE7CFA3), 0, 0, 0 },
  { "R21.6 31.8 20.8 13.6 1.6", RGB (0xFFFBF2), RGB (0x2B1D12), 2.4f, 0 },
  { "M22 32.6 L32 40.2 L42 32.6", 0, RGB (0x2B1D12), 2.4f, 0 },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotifLayer caravan_oregon_motif_harbor[] = {
  { "R3 4.5 58 57 9", RGB (0xCDB48A), 0, 0, 0 },
  { "R3 2.5 58 57 9", RGB (0xF6E9CF), RGB (0x2B1D12), 1.6f, 0 },
  { "O32 15 4.32 4.32", 0, RGB (0x2B1D12), 3.52f, 0 },
  { "M32 19.8 L32 50.2 M23.2 25.4 L40.8 25.4", 0, RGB (0x2B1D12), 4, 0 },
  { "M13.6 35.8 C14.4 45.4 22.4 50.2 32 51 C41.6 50.2 49.6 45.4 50.4 35.8", 0, RGB (0x2B1D12), 4, 0 },
  { "M10 39.8 L13.6 32.6 L19.2 38.2 Z", RGB (0x2B1D12), 0, 0, 0 },
  { "M54 39.8 L50.4 32.6 L44.8 38.2 Z", RGB (0x2B1D12), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotifLayer caravan_oregon_motif_church[] = {
  { "R3 4.5 58 57 9", RGB (0xCDB48A), 0, 0, 0 },
  { "R3 2.5 58 57 9", RGB (0xF6E9CF), RGB (0x2B1D12), 1.6f, 0 },
  { "R14.4 34.2 24 16.8 0.8", RGB (0xE7CFA3), 0, 0, 0 },
  { "M12.8 35 L26.4 24.6 L40 35 Z", RGB (0xA43B22), 0, 0, 0 },
  { "R35.2 27 14.4 24 0.8", RGB (0xF4E6C8), 0, 0, 0 },
  { "M33.6 27.8 L42.4 15 L51.2 27.8 Z", RGB (0xA43B22), 0, 0, 0 },
  { "M42.4 7.8 L42.4 15.8 M39.2 11 L45.6 11", 0, RGB (0x2B1D12), 2.4f, 0 },
  { "M39.2 51 L39.2 43 C39.2 39 45.6 39 45.6 43 L45.6 51 Z", RGB (0x2B1D12), 0, 0, 0 },
  { "R22.4 40.6 6.4 6.4 0.8", RGB (0x5E5A6E), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotifLayer caravan_oregon_motif_coal_mine[] = {
  { "R3 4.5 58 57 9", RGB (0xCDB48A), 0, 0, 0 },
  { "R3 2.5 58 57 9", RGB (0xF6E9CF), RGB (0x2B1D12), 1.6f, 0 },
  { "M11.2 32.6 C12 24.6 16.8 21.4 21.6 23 C24 15.8 32 14.2 36 19.8 C41.6 15.8 "
    "50.4 20.6 52.8 32.6 Z", RGB (0x1F1A17), 0, 0, 0 },
  { "M18.4 28.6 L22.4 25.4 M29.6 23.8 L34.4 20.6 M41.6 27 L45.6 24.6 M30.4 30.2 "
    "L33.6 28.6", 0, RGB (0xC9C5D4), 2.24f, 0 },
  { "M11.2 32.6 L52.8 32.6 L47.2 47 L16.8 47 Z", RGB (0x5E5A6E), 0, 0, 0 },
  { "M9.6 33 L54.4 33", 0, RGB (0x2B1D12), 3.2f, 0 },
  { "O23.2 48.6 4.8 4.8", RGB (0x2B1D12), 0, 0, 0 },
  { "O40.8 48.6 4.8 4.8", RGB (0x2B1D12), 0, 0, 0 },
  { "O23.2 48.6 1.6 1.6", RGB (0xC9C5D4), 0, 0, 0 },
  { "O40.8 48.6 1.6 1.6", RGB (0xC9C5D4), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotifLayer caravan_oregon_motif_gold_mine[] = {
  { "R3 4.5 58 57 9", RGB (0xCDB48A), 0, 0, 0 },
  { "R3 2.5 58 57 9", RGB (0xF6E9CF), RGB (0x2B1D12), 1.6f, 0 },
  { "M11.2 50.2 L11.2 29.4 C16 11.8 48 11.8 52.8 29.4 L52.8 50.2 Z", RGB (0x8C6F57), 0, 0, 0 },
  { "M20.8 50.2 L20.8 34.2 C20.8 26.2 43.2 26.2 43.2 34.2 L43.2 50.2 Z", RGB (0x2B1D12), 0, 0, 0 },
  { "M19.2 50.2 L19.2 31 L44.8 31 L44.8 50.2", 0, RGB (0x8A5A33), 4, 0 },
  { "M24 50.2 L28 41.4 L34.4 39.8 L40 44.6 L40.8 50.2 Z", RGB (0xE0A92B), 0, 0, 0 },
  { "M28 44.6 L32.8 43", 0, RGB (0xFFFBF2), 1.92f, 0 },
  { "M32 11 L33.28 15 L37.28 16.28 L33.28 17.56 L32 21.56 L30.72 17.56 L26.72 "
    "16.28 L30.72 15 Z", RGB (0xE0A92B), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotifLayer caravan_oregon_motif_warehouse[] = {
  { "R3 4.5 58 57 9", RGB (0xCDB48A), 0, 0, 0 },
  { "R3 2.5 58 57 9", RGB (0xF6E9CF), RGB (0x2B1D12), 1.6f, 0 },
  { "M11.2 27.8 L17.6 15 L46.4 15 L52.8 27.8 Z", RGB (0x5E5A6E), 0, 0, 0 },
  { "R13.6 27.8 36.8 22.4 0.8", RGB (0xC99A5B), 0, 0, 0 },
  { "R24 32.6 16 17.6 0.8", RGB (0x8A5A33), 0, 0, 0 },
  { "M24 32.6 L40 50.2 M40 32.6 L24 50.2", 0, RGB (0xE7CFA3), 2.08f, 0 },
  { "R24 32.6 16 17.6 0.8", 0, RGB (0xE7CFA3), 2.08f, 0 },
  { "M18.4 27.8 L18.4 50.2 M45.6 27.8 L45.6 50.2", 0, RGB (0x8A5A33), 1.6f, 0 },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotifLayer caravan_oregon_motif_train_station[] = {
  { "R3 4.5 58 57 9", RGB (0xCDB48A), 0, 0, 0 },
  { "R3 2.5 58 57 9", RGB (0xF6E9CF), RGB (0x2B1D12), 1.6f, 0 },
  { "M12.8 40.6 L12.8 27.8 L16 27.8 L16 16.6 L22.4 16.6 L22.4 27.8 L36.8 27.8 "
    "L36.8 15 L52.8 15 L52.8 40.6 Z", RGB (0x2B1D12), 0, 0, 0 },
  { "R40.8 19 8 8 0.8", RGB (0xBFE3EF), 0, 0, 0 },
  { "M14.4 15 L24 15", 0, RGB (0x2B1D12), 3.2f, 0 },
  { "M9.6 40.6 L54.4 40.6", 0, RGB (0xA43B22), 4, 0 },
  { "O20.8 46.2 5.12 5.12", RGB (0x2B1D12), 0, 0, 0 },
  { "O20.8 46.2 1.76 1.76", RGB (0xE0A92B), 0, 0, 0 },
  { "O33.6 46.2 5.12 5.12", RGB (0x2B1D12), 0, 0, 0 },
  { "O33.6 46.2 1.76 1.76", RGB (0xE0A92B), 0, 0, 0 },
  { "O46.4 46.2 5.12 5.12", RGB (0x2B1D12), 0, 0, 0 },
  { "O46.4 46.2 1.76 1.76", RGB (0xE0A92B), 0, 0, 0 },
  { "M27.2 11 C30.4 7.8 35.2 11 32.8 13.4", 0, RGB (0x5E5A6E), 2.4f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer joker_active[] = {
  { "R4 6 56 54 10", RGB (0x0A4A54), 0, 0, 0 },
  { "R4 3.5 56 54 10", RGB (0x0E6B78), RGB (0x2B1D12), 2, 0 },
  { "M18.5 39.9 C19.4 32.7 15.8 29.1 9.5 32.7 C7.7 21.9 17.6 14.7 25.7 21.9 "
    "C26.6 16.5 28.4 12.9 32 10.2 C35.6 12.9 37.4 16.5 38.3 21.9 C46.4 14.7 "
    "56.3 21.9 54.5 32.7 C48.2 29.1 44.6 32.7 45.5 39.9 Z", RGB (0xFFFBF2), 0, 0, 0 },
  { "R16.7 41.7 30.6 6.3 2.7", RGB (0xFFFBF2), 0, 0, 0 },
  { "O9.95 34.5 3.6 3.6", RGB (0xFFC933), RGB (0x2B1D12), 1.08f, 0 },
  { "O54.05 34.5 3.6 3.6", RGB (0xFFC933), RGB (0x2B1D12), 1.08f, 0 },
  { "O32 10.65 3.6 3.6", RGB (0xFFC933), RGB (0x2B1D12), 1.08f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer joker_spent[] = {
  { "R4 6 56 54 10", RGB (0xCDB48A), 0, 0, 0 },
  { "R4 3.5 56 54 10", RGB (0xF6E9CF), RGB (0x2B1D12), 2, 0 },
  { "R9 8.5 46 44 6", 0, RGB (0x6B5846), 2, 0 },
  { "M19.74 38.62 C20.56 32.06 17.28 28.78 11.54 32.06 C9.9 22.22 18.92 15.66 "
    "26.3 22.22 C27.12 17.3 28.76 14.02 32.04 11.56 C35.32 14.02 36.96 17.3 "
    "37.78 22.22 C45.16 15.66 54.18 22.22 52.54 32.06 C46.8 28.78 43.52 32.06 "
    "44.34 38.62 Z", 0, RGB (0x6B5846), 2.46f, 0 },
  { "R18.1 41.08 27.88 5.74 2.46", 0, RGB (0x6B5846), 2.46f, 0 },
  { "M12 52 L52 10", 0, RGB (0x2B1D12), 4, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer extra_active[] = {
  { "R4 6 56 54 10", RGB (0x0A4A54), 0, 0, 0 },
  { "R4 3.5 56 54 10", RGB (0x0E6B78), RGB (0x2B1D12), 2, 0 },
  { "M46 20 C38 10 22 11 16 23 C11 34 18 47 31 48.5 C41 49.5 48 43 50 35", 0, RGB (0xFFFBF2), 5.6f, 0 },
  { "M37 22 L52 24 L51 9 Z", RGB (0xFFFBF2), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer extra_spent[] = {
  { "R4 6 56 54 10", RGB (0xCDB48A), 0, 0, 0 },
  { "R4 3.5 56 54 10", RGB (0xF6E9CF), RGB (0x2B1D12), 2, 0 },
  { "R9 8.5 46 44 6", 0, RGB (0x6B5846), 2, 0 },
  { "M46 20 C38 10 22 11 16 23 C11 34 18 47 31 48.5 C41 49.5 48 43 50 35", 0, RGB (0x6B5846), 2.8f, 0 },
  { "M39 21 L50 22.6 L49 11 Z", 0, RGB (0x6B5846), 2.6f, 0 },
  { "M12 52 L52 10", 0, RGB (0x2B1D12), 4, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer coal_token[] = {
  { "O32 34 28 28", RGB (0xCDB48A), 0, 0, 0 },
  { "O32 32 28 28", RGB (0xF6E9CF), RGB (0x2B1D12), 2, 0 },
  { "M16.5 34.5 L21 22.5 L30.75 16.5 L42.75 20.25 L48 31.5 L43.5 42.75 L32.25 "
    "47.25 L21 43.5 Z", RGB (0x1F1A17), 0, 0, 0 },
  { "M22.5 25.5 L30 21 M34.5 22.5 L41.25 24.75 M25.5 37.5 L22.5 32.25", 0, RGB (0xC9C5D4), 2.25f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer gold_token[] = {
  { "O32 34 28 28", RGB (0xCDB48A), 0, 0, 0 },
  { "O32 32 28 28", RGB (0xF6E9CF), RGB (0x2B1D12), 2, 0 },
  { "M14.8 43.88 L19.48 32.18 L31.96 32.18 L36.64 43.88 Z", RGB (0xE0A92B), RGB (0x2B1D12), 1.56f, 0 },
  { "M27.28 43.88 L31.96 32.18 L44.44 32.18 L49.12 43.88 Z", RGB (0xE0A92B), RGB (0x2B1D12), 1.56f, 0 },
  { "M21.04 31.4 L25.72 19.7 L38.2 19.7 L42.88 31.4 Z", RGB (0xF2C84B), RGB (0x2B1D12), 1.56f, 0 },
  { "M28.06 23.6 L34.3 23.6", 0, RGB (0xFFFBF2), 2.03f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer card_landscape[] = {
  { "R8 3 48 60 7", RGB (0xCDB48A), 0, 0, 0 },
  { "R8 1 48 60 7", RGB (0xFFF6E3), RGB (0x2B1D12), 2, 0 },
  { "R12 5 40 52 4", RGB (0xCFD98A), 0, 0, 0 },
  { "M12 41 C22 34 34 47 52 38 L52 53 C52 55.5 50.5 57 48 57 L16 57 C13.5 57 12 "
    "55.5 12 53 Z", RGB (0xA2B44C), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer card_building[] = {
  { "R8 3 48 60 7", RGB (0xCDB48A), 0, 0, 0 },
  { "R8 1 48 60 7", RGB (0xFFF6E3), RGB (0x2B1D12), 2, 0 },
  { "R12 5 40 52 4", RGB (0xE7CFA3), 0, 0, 0 },
  { "M12 46 L52 46", 0, RGB (0xA98159), 2, 0 },
  { "M12 51.5 L52 51.5", 0, RGB (0xA98159), 2, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer lap[] = {
  { "M32 8 C18 8 8 19 8 32 C8 45 18 56 32 56 C45 56 56 46 56 33", 0, RGB (0x2B1D12), 5.4f, 0 },
  { "M46 38 L56 30 L62 41 Z", RGB (0x2B1D12), RGB (0x2B1D12), 2, 0 },
  { "M26 18 L26 46", 0, RGB (0x2B1D12), 4, 0 },
  { "M26 18 L45 18 L40 25 L45 32 L26 32 Z", RGB (0xE0A92B), RGB (0x2B1D12), 2.4f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer start_flag[] = {
  { "M18 8 L18 58", 0, RGB (0x2B1D12), 5, 0 },
  { "M18 9 L50 9 L42 20 L50 31 L18 31 Z", RGB (0xE0A92B), RGB (0x2B1D12), 3, 0 },
  { "M10 58 L26 58", 0, RGB (0x2B1D12), 5, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer stack[] = {
  { "R4 8 36 36 7", RGB (0xFFF6E3), RGB (0x2B1D12), 3, 0 },
  { "R14 14 36 36 7", RGB (0xFFF6E3), RGB (0x2B1D12), 3, 0 },
  { "R24 20 36 36 7", RGB (0xFFF6E3), RGB (0x2B1D12), 3, 0 },
  { NULL, 0, 0, 0, 0 },
};

const CaravanMotif caravan_oregon_motifs[] = {
  { "settlers", settlers },
  { "wagon", wagon },
  { "campfire", campfire },
  { "bison", bison },
  { "eagle", eagle },
  { "coal", coal },
  { "gold", gold },
  { "farmer", farmer },
  { "wagon-plain", wagon_plain },
  { "engine", engine },
  { "farmer-piece", farmer_piece },
  { "farmer-small", farmer_small },
  { "joker-active", joker_active },
  { "joker-spent", joker_spent },
  { "extra-active", extra_active },
  { "extra-spent", extra_spent },
  { "coal-token", coal_token },
  { "gold-token", gold_token },
  { "card-landscape", card_landscape },
  { "card-building", card_building },
  { "lap", lap },
  { "start-flag", start_flag },
  { "stack", stack },
  { NULL, NULL },
};
