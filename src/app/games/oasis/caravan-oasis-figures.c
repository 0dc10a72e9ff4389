/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures of the rules of Oasis. */
#include "caravan-oasis.h"

#include "caravan-board-figure.h"

#define BOARD(rows)                                                                    \
  "'board':{'caravanserai-board':1,'game':'oasis','id':'figure','title':'-','rows':"   \
  "[" rows "]}"
#define HEADER(rows)                                                                   \
  "{'caravanserai':1,'game':'oasis'," BOARD (                                          \
      rows) ",'players':["                                                             \
            "{'color':'red','name':'R'},{'color':'blue','name':'B'},"                  \
            "{'color':'green','name':'G'}]}\n"

#define SAND  "'......','......','......','......'"
#define COAST "'ooooooo','.......','.......','.......'"
#define PATH  "'======','======','======'"

static const CaravanBoardFigure one_area = {
  HEADER (SAND) "{'do':'position','tiles':{'steppe':['b2','c2','c3','d3','e3']},"
                "'markers':{'blue':['c2']}}\n",
  NULL,
};

static const CaravanBoardFigure two_areas = {
  HEADER (SAND) "{'do':'position','tiles':{'steppe':['b2','c2','c3','d4','e4']},"
                "'markers':{'blue':['c2','e4']}}\n",
  NULL,
};

static const CaravanBoardFigure forbidden_join = {
  HEADER (COAST) "{'do':'position','tiles':{'oasis':['c1','c2','c3','e3','e2','f2']},"
                 "'markers':{'red':['c2','e2']}}\n",
  "{'do':'place','by':'red','tile':'oasis','at':'d3'}",
};

static const CaravanBoardFigure takeover = {
  HEADER (SAND) "{'do':'position','tiles':{'steppe':['c3','d3'],"
                "'stone':['b1','c1']},'markers':{'blue':['b1']}}\n"
                "{'do':'place','by':'green','tile':'steppe','at':'d4'}\n",
  NULL,
};

static const CaravanBoardFigure herd = {
  HEADER (PATH) "{'do':'position','camels':{'blue':['a1','b1','b2','c2','d3','e3'],"
                "'red':['d1','e1']}}\n",
  NULL,
};

#define FIGURE(NAME, WHAT)                                                             \
  {                                                                                    \
    NAME, &WHAT, caravan_board_figure_measure, caravan_board_figure_draw               \
  }

const CaravanGameFigure caravan_oasis_figures[] = {
  FIGURE ("oasis-one-area", one_area),
  FIGURE ("oasis-two-areas", two_areas),
  FIGURE ("oasis-forbidden-join", forbidden_join),
  FIGURE ("oasis-takeover", takeover),
  FIGURE ("oasis-herd", herd),
  { .name = NULL },
};
