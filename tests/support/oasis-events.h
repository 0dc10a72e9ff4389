/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis in short, for the two programs that test its rules: boards, events and seats.
 */
#ifndef OASIS_H
#define OASIS_H

#define BOARD(ROWS)                                                                    \
  "{'caravanserai-board':1,'game':'oasis','id':'test','title':'Test','rows':[" ROWS "]}"

/* Room for whole supplies. */
#define MEADOW_BOARD                                                                   \
  BOARD ("'oooooooooooooooooooooooooo','.......................OSR',"                  \
         "'=========================='")

/* Events. */
#define PLACE(BY, TILE, AT)                                                            \
  "{'do':'place','by':'" BY "','tile':'" TILE "','at':'" AT "'}"
#define CAMEL(BY, AT) "{'do':'camel','by':'" BY "','at':'" AT "'}"
#define MOVE(BY, FROM, AT)                                                             \
  "{'do':'camel','by':'" BY "','from':'" FROM "','at':'" AT "'}"
#define SKIP(BY, WHAT)  "{'do':'skip','by':'" BY "','what':'" WHAT "'}"
#define COUNTERS(ORDER) "{'do':'counters','order':[" ORDER "]}"
#define POSITION(MORE)  "{'do':'position'," MORE "}"
#define EDITION(MORE)   "{'do':'set','edition':" MORE "}"
#define UNDO            "{'do':'undo'}"

/* Seats, a bit each. */
enum
{
  NOBODY = 0,
  RED = 1,
  BLUE = 2,
  GREEN = 4
};

#endif
