/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-figure-data.h"

#include <stddef.h>

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

const CaravanBoardFigure caravan_board_figures[] = {
  { "oasis-one-area",
    HEADER (SAND) "{'do':'position','tiles':{'steppe':['b2','c2','c3','d3','e3']},"
                  "'markers':{'blue':['c2']}}\n",
    NULL },
  { "oasis-two-areas",
    HEADER (SAND) "{'do':'position','tiles':{'steppe':['b2','c2','c3','d4','e4']},"
                  "'markers':{'blue':['c2','e4']}}\n",
    NULL },
  { "oasis-forbidden-join",
    HEADER (COAST) "{'do':'position','tiles':{'oasis':['c1','c2','c3','e3','e2','f2']},"
                   "'markers':{'red':['c2','e2']}}\n",
    "{'do':'place','by':'red','tile':'oasis','at':'d3'}" },
  { "oasis-takeover",
    HEADER (SAND) "{'do':'position','tiles':{'steppe':['c3','d3'],"
                  "'stone':['b1','c1']},'markers':{'blue':['b1']}}\n"
                  "{'do':'place','by':'green','tile':'steppe','at':'d4'}\n",
    NULL },
  { "oasis-herd",
    HEADER (PATH) "{'do':'position','camels':{'blue':['a1','b1','b2','c2','d3','e3'],"
                  "'red':['d1','e1']}}\n",
    NULL },
  { NULL, NULL, NULL },
};

const CaravanBandFigure caravan_band_figures[] = {
  { "oregon-bands", { "eagle", NULL } },
  { "oregon-blocks", { "eagle", "wagon" } },
  { NULL, { NULL, NULL } },
};

const CaravanGemFigure caravan_gem_figures[] = {
  { "basari-offer", { "rbbbb", "yyyyy" } },
  { NULL, { NULL, NULL } },
};
