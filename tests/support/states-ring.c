/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A new game on a ring that nobody has described, or only in part; one that begins in
   the middle; and rings of as few and as many archways as there can be. */
#include "caravan-text.h"
#include "states-private.h"

#include <stdio.h>

#include "caravan-basari-draft.h"
#include "caravan-board-files.h"
#include "caravan-paint-page.h"
#include "caravan-paint-position.h"
#include "pages.h"
#include "played.h"
#include "text.h"

#define HALF_KNOWN                                                                     \
  "{'caravanserai-board':1,'game':'basari','id':'half-known','title':"                 \
  "'Ours','arches':[{'points':6,'gems':'rb'},{'gems':'yy'},{},{'points':4},"           \
  "{},{},{'points':5,'gems':'ryg'},{},{},{},{'gems':'gbb'},{},{},{'points':7},{},{},"  \
  "{},{},{'points':5},{},{},{},{},{'points':4,'gems':'rgbb'}],'majority':"             \
  "{'red':14,'yellow':12,'green':10,'blue':8},'lap':10}"

#define UNKNOWN                                                                        \
  "{'caravanserai-board':1,'game':'basari','id':'board-1','title':'Ours',"             \
  "'arches':28,'majority':{'red':14,'yellow':12,'green':10,'blue':8},'lap':10}"

void
states_open_new_ring (StatesPlace *place)
{
  states_open_window (place);
  caravan_window_begin (place->window, "basari");
  app_settle ();
}

void
states_open_new_unknown (StatesPlace *place)
{
  states_open_new_ring (place);
  GtkWidget *choice = app_find_text (GTK_WIDGET (page_new_game (place->window)),
                                     caravan_text ("Not known yet"));
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (gtk_widget_get_ancestor (choice, GTK_TYPE_TOGGLE_BUTTON)),
      TRUE);
  app_settle ();
}

/* One of one's own boards, of which something has been learned. */
void
states_open_new_half_known (StatesPlace *place)
{
  json_t *board = text_parse (HALF_KNOWN);
  g_autofree char *path = caravan_board_files_name (board);
  RecError error;

  if (!caravan_board_file_save (path, board, &error))
    g_error ("no board could be saved");
  json_decref (board);
  states_open_new_ring (place);
  caravan_new_game_page_show_boards (page_new_game (place->window), path);
  app_settle ();
  remove (path);
}

/* A table with these steps, NULL-terminated. */
static CaravanDesk *
open_ring (StatesPlace *place, json_t *header, const char *const *steps)
{
  g_autofree char *path = g_build_filename (place->directory, "ring.caravan", NULL);
  RecError error = { 0 };

  remove (path);
  g_autoptr (CaravanMatch) match = caravan_match_create (path, header, &error);
  CaravanDesk *desk = states_open_match (place, match);
  for (; *steps != NULL; steps++)
    {
      json_t *event = text_parse (*steps);
      caravan_desk_play (desk, event);
      json_decref (event);
      caravan_match_flush (match);
      app_settle ();
    }
  return desk;
}

/* A game on a ring of which nothing is known. */
static void
open_unknown (StatesPlace *place, const char *turns, const char *const *steps)
{
  g_autofree char *text =
      g_strdup_printf ("{'caravanserai':1,'game':'basari','turns':'%s','board':" UNKNOWN
                       ",'players':[{'color':'red','name':'Anna'},{'color':'blue',"
                       "'name':'Bruno'},{'color':'green','name':'Chiara'}]}",
                       turns);
  json_t *header = text_parse (text);

  open_ring (place, header, steps);
  json_decref (header);
}

#define ROLL   "{'do':'roll','dice':{'red':3,'blue':5,'green':2}}"
#define CHOOSE "{'do':'choose','actions':{'red':'points','blue':'gems','green':'die'}}"
#define DIE    "{'do':'die','by':'green','roll':4}"
#define POINTS "{'do':'points','by':'red','points':6}"

/* The first archway was taken: people are asked whether to remember it. */
void
states_open_ring_offer (StatesPlace *place)
{
  open_unknown (place, "free", (const char *const[]){ POINTS, NULL });
}

/* Somebody stands at an archway that nobody knows. */
void
states_open_ring_points (StatesPlace *place)
{
  open_unknown (place, "guided", (const char *const[]){ ROLL, CHOOSE, DIE, NULL });
}

void
states_open_ring_gems (StatesPlace *place)
{
  open_unknown (place, "guided",
                (const char *const[]){ ROLL, CHOOSE, DIE, POINTS, NULL });
}

/* What lies on the table in the middle of the second round. */
static CaravanPaint *
paint_ring (StatesPlace *place)
{
  g_autoptr (CaravanMatch) match = played_example_of (place->directory, "basari", 0);
  CaravanPaint *paint = caravan_paint_position_new_for (match);
  CaravanPaintRefusal refusal;

  for (int seat = 0; seat < caravan_match_get_table (match)->n_players; seat++)
    for (int brush = 0; brush < 2; brush++)
      {
        CaravanPaintTouch touch = { brush, seat,
                                    (CvCell) (brush == 0 ? 14 + 3 * seat : 2 * seat) };
        caravan_paint_begin_stroke (paint);
        caravan_paint_touch (paint, &touch, &refusal);
      }
  caravan_paint_set_number (paint, 0, 0, 2);
  caravan_paint_set_number (paint, 1, 0, 47);
  caravan_paint_set_number (paint, 2, 0, 5);
  return paint;
}

void
states_open_ring_position (StatesPlace *place)
{
  CaravanPaint *paint = paint_ring (place);

  states_open_window (place);
  states_add_page (place, caravan_paint_page_new (paint));
}

/* Nothing is painted yet. */
void
states_open_ring_position_empty (StatesPlace *place)
{
  g_autoptr (CaravanMatch) match = played_example_of (place->directory, "basari", 0);

  states_open_window (place);
  states_add_page (place,
                   caravan_paint_page_new (caravan_paint_position_new_for (match)));
}

/* More gems than there are. */
void
states_open_ring_refused (StatesPlace *place)
{
  CaravanPaint *paint = paint_ring (place);

  caravan_paint_set_number (paint, 2, 1, 20);
  states_open_window (place);
  states_add_page (place, caravan_paint_page_new (paint));
}

/* Rings of every size, with a barter in the courtyard. */

#define ARCHES_LEAST 4

static json_t *
make_arches (int n)
{
  static const char *const gems[] = { "rb", "yg", "b", "ryg", "ggbb" };
  json_t *arches = json_array ();

  for (int i = 0; i < n; i++)
    json_array_append_new (arches, json_pack ("{s:i, s:s}", "points", 4 + i % 4, "gems",
                                              gems[i % (int) G_N_ELEMENTS (gems)]));
  return arches;
}

/* The dice lead all four to one archway; then Green moves on. */
static void
open_barter_on (StatesPlace *place, int n_arches)
{
  static const char *const steps[] = {
    "{'do':'roll','dice':{'red':4,'blue':3,'green':2,'yellow':1}}",
    "{'do':'choose','actions':{'red':'points','blue':'points','green':'die',"
    "'yellow':'gems'}}",
    "{'do':'die','by':'green','roll':2}",
    "{'do':'offer','by':'red','gems':'gb'}",
    NULL,
  };
  json_t *header = text_parse (
      "{'caravanserai':1,'game':'basari','turns':'guided','board':" UNKNOWN
      ",'players':[{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"
      "{'color':'green','name':'Chiara'},{'color':'yellow','name':'Davide'}]}");

  json_object_set_new (json_object_get (header, "board"), "arches",
                       make_arches (n_arches));
  CaravanDesk *desk = open_ring (place, header, steps);
  for (int i = 0; i < 2; i++)
    caravan_basari_put_gem (desk, CV_GEM_GREEN);
  json_decref (header);
}

void
states_open_ring_few (StatesPlace *place)
{
  open_barter_on (place, ARCHES_LEAST);
}

void
states_open_ring_many (StatesPlace *place)
{
  open_barter_on (place, CV_BOARD_ARCHES);
}
