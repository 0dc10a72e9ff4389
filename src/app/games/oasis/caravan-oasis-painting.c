/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the painter looks at on a board of Oasis, and what lies in its positions. */
#include "caravan-oasis.h"

#include "oasis.h"

/* Boards. */

typedef struct
{
  const CvBoard *board;
  CaravanRemark *remarks;
  int n;
} Look;

static void
add (Look *look,
     gboolean is_problem,
     const char *text,
     const char *plural,
     long n,
     const CvSet *cells)
{
  CaravanRemark *remark = &look->remarks[look->n++];

  *remark = (CaravanRemark){
    .text = text, .plural = plural, .n = n, .is_problem = is_problem
  };
  if (cells != NULL)
    remark->cells = *cells;
}

static int
count (const Look *look, const CvSet *cells)
{
  return cv_set_count (cells, look->board->n_words);
}

/* Camels stand on the path and Steppe begins beside it; three regions meet on it. */
static void
look_at_path (Look *look)
{
  CvSet path = cv_board_with (look->board, "="), others;
  int parts = caravan_count_parts (look->board, &path, &others);

  if (parts == 0)
    add (look, TRUE, N_ ("There is no camel path yet: camels have nowhere to stand."),
         NULL, 0, NULL);
  else if (parts > 1)
    add (look, TRUE,
         NP_ ("The camel path is in %1$s part.",
              "The camel path is in %1$s parts; on the printed board it is one."),
         parts, &others);
  else
    add (look, FALSE,
         NP_ ("Camel path: %1$s space, all in one.",
              "Camel path: %1$s spaces, all in one."),
         count (look, &path), NULL);
}

/* The green borders run along the outer frame. */
static void
look_at_borders (Look *look)
{
  const CvBoard *board = look->board;
  CvSet border = cv_board_with (board, "o"), inland = border;
  CvSet inside = cv_board_with (board, ".o=OSR");

  for (int bit = cv_set_next (&border, 0, board->n_words); bit >= 0;
       bit = cv_set_next (&border, bit + 1, board->n_words))
    {
      CvSet seed = { { 0 } };
      cv_set_add (&seed, bit);
      CvSet sides = cv_set_sides (&seed, board->stride, board->n_words);
      cv_set_keep (&sides, &inside, board->n_words);
      if (count (look, &sides) < 4)
        cv_set_remove (&inland, bit);
    }
  if (!cv_set_is_empty (&inland, board->n_words))
    add (look, TRUE,
         NP_ ("%1$s space on an oasis border does not touch the outer frame.",
              "%1$s spaces on an oasis border do not touch the outer frame."),
         count (look, &inland), &inland);
}

static void
look_at_starts (Look *look)
{
  CvSet starts = cv_board_with (look->board, "oO");

  if (cv_set_is_empty (&starts, look->board->n_words))
    add (look, TRUE,
         N_ ("No Oasis tile could ever be placed: paint the oasis borders or an Oasis "
             "bonus space."),
         NULL, 0, NULL);
}

static void
look_at_land (Look *look)
{
  CvSet land = cv_board_with (look->board, ".oOSR"), others;
  CvSet bonus = cv_board_with (look->board, "OSR");
  int regions = caravan_count_parts (look->board, &land, &others);

  if (regions == 0)
    add (look, TRUE, N_ ("There is no land yet: tiles have nowhere to lie."), NULL, 0,
         NULL);
  else
    add (look, FALSE,
         NP_ ("%1$s land region; the printed board has three.",
              "%1$s land regions; the printed board has three."),
         regions, NULL);
  add (look, FALSE, NP_ ("%1$s bonus space.", "%1$s bonus spaces."),
       count (look, &bonus), NULL);
}

static int
look_over (const CvBoard *board, CaravanRemark ret_remarks[CARAVAN_REMARKS_MOST])
{
  Look look = { board, ret_remarks, 0 };

  look_at_path (&look);
  look_at_borders (&look);
  look_at_starts (&look);
  look_at_land (&look);
  return look.n;
}

/* Positions. */

static int
oasis_left (const CvTable *table, const CvState *state, int seat)
{
  return state->oasis.tiles_left[0];
}

static int
steppe_left (const CvTable *table, const CvState *state, int seat)
{
  return state->oasis.tiles_left[1];
}

static int
stone_left (const CvTable *table, const CvState *state, int seat)
{
  return state->oasis.tiles_left[2];
}

static int
markers_left (const CvTable *table, const CvState *state, int seat)
{
  return oasis_markers_in_hand (&state->oasis, seat);
}

static int
camels_left (const CvTable *table, const CvState *state, int seat)
{
  return oasis_camels_in_hand (table, &state->oasis, seat);
}

enum
{
  STRATUM_GROUND,
  STRATUM_UPON
};

#define IN_SUPPLY NP_ ("%1$s in the supply", "%1$s in the supply")
#define IN_HAND   NP_ ("%1$s in hand", "%1$s in hand")

static const CaravanPaintLayer layers[] = {
  { "tiles", "oasis", N_ ("Oasis"), CARAVAN_PICTURE_PIECE, "oasis", 0, STRATUM_GROUND,
    oasis_left, IN_SUPPLY, NULL, NULL },
  { "tiles", "steppe", N_ ("Steppe"), CARAVAN_PICTURE_PIECE, "steppe", 1,
    STRATUM_GROUND, steppe_left, IN_SUPPLY, NULL, NULL },
  { "tiles", "stone", N_ ("Stony Plains"), CARAVAN_PICTURE_PIECE, "stone", 2,
    STRATUM_GROUND, stone_left, IN_SUPPLY, NULL, NULL },
  { "markers", NULL, N_ ("Control marker"), CARAVAN_PICTURE_PIECE, "marker", -1,
    STRATUM_UPON, markers_left, IN_HAND, NULL, NULL },
  { "camels", NULL, N_ ("Camel"), CARAVAN_PICTURE_PIECE, "camel-alone", 3,
    STRATUM_GROUND, camels_left, IN_HAND, NULL, NULL },
  { .term = NULL },
};

const CaravanPainting caravan_oasis_painting = {
  .layers = layers,
  .ranks = "counters",
  .ranks_term = N_ ("Priority counters"),
  .ranks_hint = N_ ("Click the players in the order of their counters, the Noble "
                    "first. This may be left out."),
  /* Translators: %1$n is a player, %2$s the number of the counter. */
  .rank_said = N_ ("%1$n: counter %2$s"),
  .no_rank_said = N_ ("%1$n: no counter yet"),
  .look_over = look_over,
};
