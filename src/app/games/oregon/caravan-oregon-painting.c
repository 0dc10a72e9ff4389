/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the painter looks at on a board of Oregon, and what lies in its positions. */
#include "caravan-oregon.h"

#include "oregon.h"

/* Boards: every building needs its ground. */

static void
add (CaravanRemark *remarks,
     int *n,
     gboolean is_problem,
     const char *text,
     const char *plural,
     long number)
{
  remarks[(*n)++] = (CaravanRemark){
    .text = text, .plural = plural, .n = number, .is_problem = is_problem
  };
}

/* Harbors lie on the prairie near water. */
static void
look_at_water (const CvBoard *board, CaravanRemark *remarks, int *n)
{
  CvSet water = cv_board_with (board, "w"), prairie = cv_board_with (board, "g"),
        others;
  CvSet shore = cv_set_around (&water, board->stride, board->n_words);
  int lakes = caravan_count_parts (board, &water, &others);

  cv_set_keep (&shore, &prairie, board->n_words);
  if (cv_set_is_empty (&shore, board->n_words))
    add (remarks, n, TRUE,
         N_ ("No prairie lies near water: harbors have nowhere to lie."), NULL, 0);
  else
    add (remarks, n, FALSE, NP_ ("%1$s lake.", "%1$s lakes."), lakes);
}

static void
look_at_railway (const CvBoard *board, CaravanRemark *remarks, int *n)
{
  CvSet railway = cv_board_with (board, "r"), others;
  int parts = caravan_count_parts (board, &railway, &others);

  if (parts == 0)
    add (remarks, n, TRUE,
         N_ ("There is no railway: train stations have nowhere to lie."), NULL, 0);
  else if (parts == 1)
    add (remarks, n, FALSE,
         NP_ ("Railway: %1$s space, all in one.", "Railway: %1$s spaces, all in one."),
         cv_set_count (&railway, board->n_words));
  else
    {
      add (remarks, n, TRUE,
           NP_ ("The railway is in %1$s part.",
                "The railway is in %1$s parts, which touch at no side."),
           parts);
      remarks[*n - 1].cells = others;
    }
}

static void
look_at_mountains (const CvBoard *board, CaravanRemark *remarks, int *n)
{
  CvSet mountains = cv_board_with (board, "m");
  int spaces = cv_set_count (&mountains, board->n_words);

  if (spaces == 0)
    add (remarks, n, TRUE,
         N_ ("There are no mountains: coal and gold mines have nowhere to lie."), NULL,
         0);
  else
    add (remarks, n, FALSE, NP_ ("Mountains: %1$s space.", "Mountains: %1$s spaces."),
         spaces);
}

static void
look_at_prairie (const CvBoard *board, CaravanRemark *remarks, int *n)
{
  CvSet prairie = cv_board_with (board, "g");

  if (cv_set_is_empty (&prairie, board->n_words))
    add (remarks, n, TRUE,
         N_ ("There is no prairie: post offices, churches and warehouses have nowhere "
             "to lie."),
         NULL, 0);
}

static int
look_over (const CvBoard *board, CaravanRemark ret_remarks[CARAVAN_REMARKS_MOST])
{
  int n = 0;

  look_at_water (board, ret_remarks, &n);
  look_at_railway (board, ret_remarks, &n);
  look_at_mountains (board, ret_remarks, &n);
  look_at_prairie (board, ret_remarks, &n);
  return n;
}

/* Positions. */

#define POINTS_MOST 999
#define TOKENS_MOST 21

enum
{
  STRATUM_GROUND,
  STRATUM_MARK
};

#define BUILDING(ID, TERM, KIND, LEFT)                                                 \
  {                                                                                    \
    "buildings", ID, TERM, CARAVAN_PICTURE_PIECE, ID, OREGON_PIECE_BUILDINGS + KIND,   \
        STRATUM_GROUND, LEFT, CARAVAN_OREGON_IN_STACK, NULL, NULL                      \
  }

static const CaravanPaintLayer layers[] = {
  { "farmers", NULL, N_ ("Farmer"), CARAVAN_PICTURE_PIECE, "farmer",
    OREGON_PIECE_FARMER, STRATUM_GROUND, caravan_oregon_left_farmers,
    CARAVAN_OREGON_IN_HAND, NULL, NULL },
  BUILDING ("post-office",
            N_ ("Post office"),
            OREGON_POST_OFFICE,
            caravan_oregon_left_post_offices),
  BUILDING ("harbor", N_ ("Harbor"), OREGON_HARBOR, caravan_oregon_left_harbors),
  BUILDING ("church", N_ ("Church"), OREGON_CHURCH, caravan_oregon_left_churches),
  BUILDING (
      "coal-mine", N_ ("Coal mine"), OREGON_COAL_MINE, caravan_oregon_left_coal_mines),
  BUILDING (
      "gold-mine", N_ ("Gold mine"), OREGON_GOLD_MINE, caravan_oregon_left_gold_mines),
  BUILDING (
      "warehouse", N_ ("Warehouse"), OREGON_WAREHOUSE, caravan_oregon_left_warehouses),
  BUILDING ("train-station",
            N_ ("Train station"),
            OREGON_TRAIN_STATION,
            caravan_oregon_left_train_stations),
  { .arg = "start-tiles",
    .term = N_ ("Start tile"),
    .picture = CARAVAN_PICTURE_SIGN,
    .name = "start",
    .piece = -1,
    .stratum = STRATUM_MARK,
    .marks = "buildings",
    .marks_nothing = N_ ("No building lies here. Place it first, then mark it as a "
                         "start tile.") },
  { .term = NULL },
};

#define TOKENS(KEY, TERM)                                                              \
  {                                                                                    \
    .arg = "tokens", .inner = KEY, .term = TERM, .most = TOKENS_MOST                   \
  }
#define SWITCH(ARG, TERM)                                                              \
  {                                                                                    \
    .arg = ARG, .term = TERM, .most = 1, .usual = 1, .is_switch = TRUE                 \
  }

static const CaravanPaintNumber numbers[] = {
  { .arg = "track", .term = N_ ("Points on the track"), .most = POINTS_MOST },
  TOKENS ("coal", N_ ("Coal tokens")),
  TOKENS ("gold", N_ ("Gold tokens")),
  SWITCH ("jokers", N_ ("Joker active")),
  SWITCH ("extras", N_ ("Extra turn active")),
  { .term = NULL },
};

const CaravanPainting caravan_oregon_painting = {
  .layers = layers,
  .numbers = numbers,
  .look_over = look_over,
};
