/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Typed lines: what they mean, how they may be cut short, what is said when they mean
   nothing, and that whatever can happen in a game can be typed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "caravan-paths.h"
#include "caravan-typed.h"
#include "cv-games.h"
#include "lang-say.h"
#include "oasis-events.h"
#include "rec-board.h"
#include "scene.h"
#include "sim.h"
#include "text.h"

typedef struct
{
  Scene *scene;
  Lang *lang;
  CaravanTyping typing;
} Desk;

static Desk desk;

static void
speak (const char *code)
{
  lang_close (desk.lang);
  desk.lang = lang_open (code, caravan_locale_dir ());
  assert_non_null (desk.lang);
  desk.typing.lang = desk.lang;
}

static int
sit_down (void **state)
{
  desk = (Desk){ .scene = scene_new ("oasis", "red blue green", "free", MEADOW_BOARD) };
  desk.typing = (CaravanTyping){ .table = scene_table (desk.scene),
                                 .state = scene_state (desk.scene) };
  speak ("en");
  return 0;
}

static int
get_up (void **state)
{
  scene_free (desk.scene);
  lang_close (desk.lang);
  return 0;
}

/* The line means the events, an array, or can't be read (NULL). */
static void
expect_events (const char *line, const char *events, const char *says)
{
  RecError error;
  const char *said;
  json_t *read = caravan_typed_read (&desk.typing, line, &said, &error);
  json_t *wanted = events != NULL ? text_parse (events) : NULL;

  if (read == NULL && wanted != NULL)
    {
      g_autofree char *text = lang_say_error (desk.lang, &error);
      fail_msg ("“%s”: %s", line, text);
    }
  if (wanted == NULL)
    assert_null (read);
  else
    assert_true (json_equal (read, wanted));
  assert_true (g_strcmp0 (said, says) == 0);
  json_decref (read);
  json_decref (wanted);
}

static void
expect (const char *line, const char *event)
{
  g_autofree char *events = event != NULL ? g_strdup_printf ("[%s]", event) : NULL;

  expect_events (line, events, NULL);
}

/* What is said of a line that can't be read. */
static void
expect_error (const char *line, const char *wanted)
{
  RecError error;
  const char *says;
  json_t *read = caravan_typed_read (&desk.typing, line, &says, &error);

  assert_null (read);
  g_autofree char *text = lang_say_error (desk.lang, &error);
  assert_string_equal (text, wanted);
}

static void
expect_completions (const char *line, const char *wanted)
{
  g_auto (GStrv) words = caravan_typed_complete (&desk.typing, line);
  g_autofree char *joined = g_strjoinv (" ", words);

  assert_string_equal (joined, wanted);
}

static void
test_placements_are_typed (void **state)
{
  expect ("b oasis c4", PLACE ("blue", "oasis", "c4"));
  expect ("b oasis c4 marker d5",
          "{'do':'place','by':'blue','tile':'oasis','at':'c4','marker':'d5'}");
  expect ("b oasis c4 free",
          "{'do':'place','by':'blue','tile':'oasis','at':'c4','marker':'none'}");
  expect ("r camel f7", CAMEL ("red", "f7"));
}

#define SEVERAL "Place several camels, one on each space"

static void
test_two_cells_move_a_camel_that_stands_there (void **state)
{
  expect_events ("r camel f3 g3", "[" CAMEL ("red", "f3") "," CAMEL ("red", "g3") "]",
                 SEVERAL);
  scene_play (desk.scene, CAMEL ("red", "f3"));
  desk.typing.state = scene_state (desk.scene);
  expect_events ("r camel f3 g3", "[" MOVE ("red", "f3", "g3") "]", "Move a camel");
  expect_events ("b camel f3 g3", "[" CAMEL ("blue", "f3") "," CAMEL ("blue", "g3") "]",
                 SEVERAL);
}

static void
test_several_cells_are_a_step_each (void **state)
{
  static const char *const lines[] = { "r camels f7 f8 f9", "r cammelli f7, f8, f9",
                                       "r chameaux f7 f8 f9" };

  for (int i = 0; lang_codes[i] != NULL; i++)
    {
      speak (lang_codes[i]);
      for (gsize k = 0; k < G_N_ELEMENTS (lines); k++)
        if (k == 0 || g_str_equal (lang_codes[i], k == 1 ? "it" : "fr"))
          expect_events (lines[k],
                         "[" CAMEL ("red", "f7") "," CAMEL ("red", "f8") "," CAMEL (
                             "red", "f9") "]",
                         SEVERAL);
      expect_events (
          "b oasis c4 c5",
          "[" PLACE ("blue", "oasis", "c4") "," PLACE ("blue", "oasis", "c5") "]",
          "Place several tiles, one on each space");
      expect ("r camels f7", CAMEL ("red", "f7"));
    }
}

static void
expect_dropped (const char *line, gsize n, gsize n_dropped, const char *wanted)
{
  g_autofree char *rest = caravan_typed_drop (line, n, n_dropped);

  assert_string_equal (rest, wanted);
}

static void
test_a_line_keeps_what_is_not_dropped (void **state)
{
  expect_dropped ("r camels f7 f8 f9", 3, 1, "r camels f8 f9");
  expect_dropped (" Chloé: oasis c4,  c5 ", 2, 1, " Chloé: oasis c5 ");
  expect_dropped ("r camels f7 f8", 2, 0, "r camels f7 f8");
}

static void
test_the_shell_is_typed (void **state)
{
  expect ("undo", "{'do':'undo'}");
  expect ("undo 3", "{'do':'undo','steps':3}");
  expect ("redo", "{'do':'redo'}");
  expect ("end", "{'do':'end'}");
  expect ("guided", "{'do':'set','turns':'guided'}");
  expect ("free", "{'do':'set','turns':'free'}");
  expect ("note  Blue: takes, her tea", "{'do':'note','text':'Blue: takes, her tea'}");
}

static void
test_rounds_are_typed (void **state)
{
  expect ("counters g r b", COUNTERS ("'green','red','blue'"));
  expect ("r offer 2", "{'do':'offer','by':'red','cards':2}");
  expect ("r take g camels-3 steppe",
          "{'do':'take','by':'red','from':'green','cards':['camels-3','steppe']}");
  expect ("r skip steppe", SKIP ("red", "steppe"));
  expect ("end-round", "{'do':'end-round'}");
  expect ("b count herd 5 oasis 9", "{'do':'count','by':'blue','herd':5,'oasis':9}");
  expect ("b hide wells 1", "{'do':'hide','by':'blue','add':{'wells':1}}");
}

/* What a form of the verb does at a table of this game; NULL: there is none. */
static const char *
find_form (const char *game, const char *verb)
{
  Scene *scene = scene_new (game, "red blue green", "free", NULL);
  g_autofree const CaravanForm **forms = caravan_typed_forms (scene_table (scene));
  const char *said = NULL;

  for (gsize i = 0; forms[i] != NULL && said == NULL; i++)
    if (g_str_equal (forms[i]->verb, verb))
      said = caravan_typed_say_form (scene_table (scene), forms[i]);
  scene_free (scene);
  return said;
}

static void
test_secrets_have_the_words_of_the_game (void **state)
{
  assert_string_equal (find_form ("oasis", "reveal"),
                       "Reveal all of a player’s scoring markers");
  assert_string_equal (find_form ("oregon", "reveal"),
                       "Reveal all of a player’s tokens");
  assert_string_equal (find_form ("oregon", "hide"),
                       "Put away tokens that everyone has seen");
  assert_null (find_form ("basari", "hide"));
  assert_null (find_form ("basari", "reveal"));
  assert_non_null (find_form ("basari", "undo"));
}

static void
test_case_accents_and_commas_do_not_matter (void **state)
{
  expect ("  BLUE:  Ôásis , C4 ", PLACE ("blue", "oasis", "c4"));
  expect ("Blue Stony-Plains C4", PLACE ("blue", "stone", "c4"));
}

static void
test_words_may_be_cut_short_when_they_mean_one_thing (void **state)
{
  expect ("blu oa c4", PLACE ("blue", "oasis", "c4"));
  expect ("gre ste c4", PLACE ("green", "steppe", "c4"));
  expect ("r cam f7", CAMEL ("red", "f7"));
  expect ("u", "{'do':'undo'}");
  expect_error ("r o c4", "“o” can mean several things: oasis, offer");
  expect_error ("r st c4", "“st” can mean several things: steppe, stone");
}

/* R is Red although “redo” begins with it, and in every language. */
static void
test_letters_are_players_in_every_language (void **state)
{
  for (int i = 0; lang_codes[i] != NULL; i++)
    {
      speak (lang_codes[i]);
      expect ("r camel f7", CAMEL ("red", "f7"));
      expect ("B oasis c4", PLACE ("blue", "oasis", "c4"));
      expect ("g camel f7", CAMEL ("green", "f7"));
      expect ("counters g r b", COUNTERS ("'green','red','blue'"));
    }
}

static void
test_colours_are_known_in_the_language_and_in_english (void **state)
{
  speak ("it");
  expect ("rosso oasis c4", PLACE ("red", "oasis", "c4"));
  expect ("verde oasis c4", PLACE ("green", "oasis", "c4"));
  expect ("green oasis c4", PLACE ("green", "oasis", "c4"));
  speak ("fr");
  expect ("vert oasis c4", PLACE ("green", "oasis", "c4"));
  speak ("en");
  expect ("vert oasis c4", NULL);
}

/* Names. The scene seats red, blue and green. */
static void
call (const char *red, const char *blue, const char *green)
{
  const char *const names[] = { red, blue, green };

  for (int seat = 0; seat < 3; seat++)
    desk.typing.people.seat[seat] =
        lang_player (names[seat], desk.typing.table->color[seat]);
}

static void
test_players_are_known_by_their_names (void **state)
{
  call ("Anna", "Bruno", "Chloé");
  for (int i = 0; lang_codes[i] != NULL; i++)
    {
      speak (lang_codes[i]);
      expect ("anna oasis c4", PLACE ("red", "oasis", "c4"));
      expect ("CHLOÉ oasis c4", PLACE ("green", "oasis", "c4"));
      expect ("chloe oasis c4", PLACE ("green", "oasis", "c4"));
      expect ("chl oasis d4", PLACE ("green", "oasis", "d4"));
      expect ("counters chloe anna bru", COUNTERS ("'green','red','blue'"));
      expect ("b oasis c4", PLACE ("blue", "oasis", "c4"));
      expect ("green oasis c4", PLACE ("green", "oasis", "c4"));
    }
  speak ("en");
  expect ("anna take chl camels-3 steppe",
          "{'do':'take','by':'red','from':'green','cards':['camels-3','steppe']}");
  expect_error ("dora oasis c4",
                "“dora” is not understood. Expected: Anna, Bruno, Chloé, counters, "
                "end-round, undo, redo, note, guided, free, end");
}

static void
test_beginnings_of_several_names_are_refused (void **state)
{
  call ("Anna", "Annalisa", "Andrea");
  expect ("anna oasis c4", PLACE ("red", "oasis", "c4"));
  expect ("annal oasis c4", PLACE ("blue", "oasis", "c4"));
  expect_error ("ann oasis c4", "“ann” can mean several things: Anna, Annalisa");
  call ("Nora", "Gregor", "Anna");
  expect_error ("no oasis c4", "“no” can mean several things: Nora, note");
  expect_error ("gre oasis c4", "“gre” can mean several things: Gregor, green");
  call ("Anna", "Ànna", "Bruno");
  expect_error ("anna oasis c4", "“anna” can mean several things: R, B");
}

/* Whoever is called like the letter or the colour of somebody else, or like a word, is
   not meant by it; where nobody has it, the name is one. */
static void
test_letters_colours_and_words_win_where_they_are_exactly_that (void **state)
{
  call ("B", "Rossa", "Note");
  speak ("it");
  expect ("b oasi c4", PLACE ("blue", "oasis", "c4"));
  expect ("rossa oasi c4", PLACE ("blue", "oasis", "c4"));
  expect ("rosso oasi c4", PLACE ("red", "oasis", "c4"));
  expect_error ("ross oasi c4", "«ross» può significare più cose: rosso, Rossa");
  speak ("en");
  expect ("note oasis", "{'do':'note','text':'oasis'}");
  call ("Green", "Red", "Y");
  expect ("red oasis c4", PLACE ("red", "oasis", "c4"));
  expect ("y oasis c4", PLACE ("green", "oasis", "c4"));
}

static void
test_names_may_have_several_words (void **state)
{
  call ("Anna Maria", "Anna B.", "Jean-Luc d’Arc");
  expect ("anna maria oasis c4", PLACE ("red", "oasis", "c4"));
  expect ("anna-maria: oasis c4", PLACE ("red", "oasis", "c4"));
  expect ("anna  m oasis c4", PLACE ("red", "oasis", "c4"));
  expect ("anna b oasis c4", PLACE ("blue", "oasis", "c4"));
  expect ("jean-luc d'arc oasis c4", PLACE ("green", "oasis", "c4"));
  expect ("jean oasis c4", PLACE ("green", "oasis", "c4"));
  expect ("counters jean, anna b, anna maria", COUNTERS ("'green','blue','red'"));
  expect_error ("anna oasis c4", "“anna” can mean several things: Anna Maria, Anna B.");
}

static void
test_names_are_completed (void **state)
{
  call ("Anna Maria", "Gregor", "Chloé");
  expect_completions ("an", "Anna Maria");
  expect_completions ("gr", "Gregor green");
  expect_completions ("ch", "Chloé");
  expect_completions ("bl", "blue");
  expect_completions ("anna m st", "steppe stone");
  expect_completions ("counters ", "Anna Maria Gregor Chloé");
}

/* What is said about the letter with which a line begins; NULL: nothing. */
static void
expect_letter (const char *line, const char *wanted)
{
  g_autofree char *text = caravan_typed_explain_letter (&desk.typing, line);

  if (wanted == NULL)
    assert_null (text);
  else
    assert_string_equal (text, wanted);
}

static void
sit_anew (const char *colors)
{
  scene_free (desk.scene);
  desk.scene = scene_new ("oasis", colors, "free", MEADOW_BOARD);
  desk.typing.table = scene_table (desk.scene);
  desk.typing.state = scene_state (desk.scene);
}

static void
test_a_letter_that_misleads_is_explained (void **state)
{
  sit_anew ("red green yellow");
  speak ("it");
  expect_letter ("g", "g = Verde; il Giallo è y");
  expect_letter (" G oasi e4", "g = Verde; il Giallo è y");
  expect_letter ("g: oasi", "g = Verde; il Giallo è y");
  expect_letter ("", NULL);
  expect_letter ("gi", NULL);
  expect_letter ("y oasi e4", NULL);
  expect_letter ("r oasi g4", NULL);
  expect_letter ("v oasi e4", NULL);
}

/* Where nobody else is meant, or the language means the same. */
static void
test_other_letters_are_left_alone (void **state)
{
  speak ("it");
  expect_letter ("g", NULL);
  sit_anew ("red green yellow blue black");
  for (const char *letter = "abcdefghijklmnopqrstuvwxyz"; *letter != '\0'; letter++)
    {
      char line[] = { *letter, '\0' };
      speak ("en");
      expect_letter (line, NULL);
      speak ("fr");
      expect_letter (line, NULL);
      speak ("it");
      expect_letter (line, *letter == 'g' ? "g = Verde; il Giallo è y" : NULL);
    }
}

static void
test_errors_say_what_was_expected (void **state)
{
  expect_error ("b oasis", "After “oasis” something is missing. Expected: a space like "
                           "c4");
  expect_error ("b oasis 44", "“44” is not understood. Expected: a space like c4");
  expect_error ("b oasis c", "Expected: a space like c4");
  expect_error ("k oasis c4", "There is no player “k” at this table.");
  expect_error ("b oasis c4 44",
                "“44” is not understood. Expected: marker, free, a space like c4");
  expect_error ("undo 3 4", "“4” is not expected here.");
  expect_error ("note", "After “note” something is missing. Expected: some text");
  expect ("", NULL);
  expect ("undo 0", NULL);
  expect ("undo 12345", NULL);
}

static void
test_words_are_completed (void **state)
{
  expect_completions ("b st", "steppe stone");
  expect_completions ("b oasis c4 m", "marker m1");
  expect_completions ("r take g cam", "camels-2 camels-3");
  expect_completions ("gr", "green");
  expect_completions ("und", "undo");
  expect_completions ("x y z", "");
  expect_completions ("note al", "");
}

static void
test_cells_are_completed_where_the_step_is_legal (void **state)
{
  expect_completions ("r oasis a", "a1");
  expect_completions ("r camel b", "b3");
  expect_completions ("r camel b3 b", "");
  scene_play (desk.scene, CAMEL ("blue", "b3"));
  desk.typing.state = scene_state (desk.scene);
  expect_completions ("r camel b", "");
}

static void
test_every_form_has_an_example_that_can_be_read (void **state)
{
  g_autofree const CaravanForm **forms = caravan_typed_forms (desk.typing.table);

  desk.typing.state = NULL;
  for (gsize i = 0; forms[i] != NULL; i++)
    {
      g_autofree char *line = caravan_typed_example (&desk.typing, forms[i]);
      RecError error;
      const char *says;
      json_t *events = caravan_typed_read (&desk.typing, line, &says, &error);
      json_t *event = json_array_get (events, 0);

      if (event == NULL)
        fail_msg ("%s", line);
      assert_string_equal (json_string_value (json_object_get (event, "do")),
                           forms[i]->verb);
      json_decref (events);
    }
}

static void
test_what_has_no_form_is_not_written (void **state)
{
  static const char *const events[] = {
    "{'do':'set','names':{'red':'Anna'}}",
    "{'do':'position','tiles':{'oasis':['a1']}}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (events); i++)
    {
      json_t *event = text_parse (events[i]);
      assert_null (caravan_typed_write (&desk.typing, event));
      json_decref (event);
    }
}

/* Whole games, each event as a line and back. */

typedef struct
{
  CvMatch *match;
  CaravanTyping typing;
  gsize n_lines;
} Typist;

static bool
type_move (void *data, const CvMove *move)
{
  Typist *typist = data;
  json_t *event = rec_event_write (typist->typing.table, move, NULL);
  RecError error;
  CvVerdict verdict;

  typist->typing.state = cv_match_state (typist->match);
  g_autofree char *line = caravan_typed_write (&typist->typing, event);
  assert_non_null (line);
  const char *says;
  json_t *again = caravan_typed_read (&typist->typing, line, &says, &error);
  if (json_array_size (again) != 1 || !json_equal (json_array_get (again, 0), event))
    fail_msg ("%s", line);
  json_decref (again);
  json_decref (event);
  typist->n_lines++;
  return cv_match_play (typist->match, move, &verdict);
}

static void
type_game (const char *code, const CvGame *game, int n_players)
{
  Lang *lang = lang_open (code, caravan_locale_dir ());
  RecError error = { 0 };
  CvBoard board;
  CvTable table;
  Sim sim;
  json_t *object = rec_board_load_shipped (getenv ("CARAVANSERAI_DATA"), game, "sample",
                                           &board, &error);

  assert_non_null (lang);
  sim_seat (&table, game, &board, n_players);
  Typist typist = { .match = cv_match_new (&table),
                    .typing = { .table = &table, .lang = lang } };
  assert_true (
      sim_start (&sim, &table, cv_match_state (typist.match), type_move, &typist));
  assert_true (sim_run (&sim, (uint64_t) n_players));
  assert_true (typist.n_lines > 50);
  cv_match_free (typist.match);
  json_decref (object);
  lang_close (lang);
}

static void
test_whole_games_can_be_typed_in_every_language (void **state)
{
  for (int i = 0; lang_codes[i] != NULL; i++)
    {
      for (int n = 3; n <= 5; n++)
        type_game (lang_codes[i], &cv_oasis, n);
      for (int n = 2; n <= 4; n++)
        type_game (lang_codes[i], &cv_oregon, n);
      for (int n = 3; n <= 4; n++)
        type_game (lang_codes[i], &cv_basari, n);
    }
}

/* Oregon: cards stand between the piece and its space, and may be left out. */

static int
sit_down_to_oregon (void **state)
{
  desk = (Desk){ .scene = scene_new ("oregon", "yellow blue", "free", NULL) };
  desk.typing = (CaravanTyping){ .table = scene_table (desk.scene) };
  speak ("en");
  return 0;
}

static void
test_oregon_is_typed_in_three_languages (void **state)
{
  static const char farmer[] =
      "{'do':'farmer','by':'blue','cards':['bison','eagle'],'at':'h9'}";
  static const char office[] =
      "{'do':'building','by':'blue','cards':['eagle'],'building':'post-office','at':"
      "'c4'}";

  expect ("b farmer bison eagle h9", farmer);
  expect ("b post-office eagle c4", office);
  expect ("b farmer h9", "{'do':'farmer','by':'blue','at':'h9'}");
  expect ("y church c4",
          "{'do':'building','by':'yellow','building':'church','at':'c4'}");
  expect ("y start harbor c4",
          "{'do':'start','by':'yellow','building':'harbor','at':'c4'}");
  expect ("y farmer joker joker c4",
          "{'do':'farmer','by':'yellow','cards':['joker','joker'],'at':'c4'}");
  expect ("y extra", "{'do':'extra','by':'yellow'}");
  expect ("y end-turn", "{'do':'end-turn','by':'yellow'}");
  expect ("b farmer bison h9", NULL);
  speak ("it");
  expect ("b allevatore bisonte aquila h9", farmer);
  expect ("b posta aquila c4", office);
  speak ("fr");
  expect ("b fermier bison aigle h9", farmer);
  expect ("b poste aigle c4", office);
}

/* Basari: a word for each player, and gems by their letters. */

/* Archways that show nothing, so that steps must say it. */
#define BARE_BOARD                                                                     \
  "{'caravanserai-board':1,'game':'basari','id':'bare','title':'Bare','arches':20,"    \
  "'majority':{'blue':8,'green':10,'yellow':12,'red':14},'lap':10}"

#define ROLL "{'do':'roll','dice':{'red':3,'blue':5,'green':2,'yellow':4}}"
#define CHOOSE                                                                         \
  "{'do':'choose','actions':{'red':'points','blue':'gems','green':'die','yellow':"     \
  "'die'}}"

static int
sit_down_to_basari (void **state)
{
  desk = (Desk){ .scene = scene_new ("basari", "red blue green yellow", "guided",
                                     BARE_BOARD) };
  desk.typing = (CaravanTyping){ .table = scene_table (desk.scene),
                                 .state = scene_state (desk.scene) };
  speak ("en");
  return 0;
}

static void
go_on (const char *event)
{
  scene_play (desk.scene, event);
  desk.typing.state = scene_state (desk.scene);
}

static void
test_basari_is_typed (void **state)
{
  expect ("b start 17", "{'do':'start','by':'blue','arch':17}");
  expect ("roll 3 5 2 4", ROLL);
  expect ("choose points gems die die", CHOOSE);
  expect ("choose p, g, d, d", CHOOSE);
  expect ("b die 4", "{'do':'die','by':'blue','roll':4}");
  expect ("b points", "{'do':'points','by':'blue'}");
  expect ("b points 7", "{'do':'points','by':'blue','points':7}");
  expect ("b gems", "{'do':'gems','by':'blue'}");
  expect ("b gems ryb", "{'do':'gems','by':'blue','gems':'ryb'}");
  expect ("b offer gg", "{'do':'offer','by':'blue','gems':'gg'}");
  expect ("b accept", "{'do':'accept','by':'blue'}");
  expect ("b skip", "{'do':'skip','by':'blue'}");
  expect ("end-round", "{'do':'end-round'}");
  expect ("b count points 61 gems rrb",
          "{'do':'count','by':'blue','points':61,'gems':'rrb'}");
  expect ("b count gems rrb", "{'do':'count','by':'blue','gems':'rrb'}");
}

static void
test_basari_is_typed_in_italian_and_french (void **state)
{
  static const struct
  {
    const char *italian, *french, *event;
  } lines[] = {
    { "b inizio 17", "b départ 17", "{'do':'start','by':'blue','arch':17}" },
    { "tiro 3 5 2 4", "lancer 3 5 2 4", ROLL },
    { "scelte punti gioielli dadi dado", "choix points gemmes dé de", CHOOSE },
    { "scelte p g d d", "choix p g d d", CHOOSE },
    { "b dadi 4", "b dé 4", "{'do':'die','by':'blue','roll':4}" },
    { "b punti", "b points", "{'do':'points','by':'blue'}" },
    { "b punti 7", "b points 7", "{'do':'points','by':'blue','points':7}" },
    { "b gioielli ryb", "b gemmes ryb", "{'do':'gems','by':'blue','gems':'ryb'}" },
    { "blu offre rrb", "bleu offre rrb", "{'do':'offer','by':'blue','gems':'rrb'}" },
    { "b accetta", "b accepte", "{'do':'accept','by':'blue'}" },
    { "b salta", "b passe", "{'do':'skip','by':'blue'}" },
    { "fine-turno", "fin-manche", "{'do':'end-round'}" },
    { "b conta punti 61 gioielli rrb", "b compte points 61 gemmes rrb",
      "{'do':'count','by':'blue','points':61,'gems':'rrb'}" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      speak ("it");
      expect (lines[i].italian, lines[i].event);
      speak ("fr");
      expect (lines[i].french, lines[i].event);
    }
}

static void
test_gems_are_letters_in_any_order (void **state)
{
  expect ("b offer bRr", "{'do':'offer','by':'blue','gems':'rrb'}");
  expect ("b gems 0", "{'do':'gems','by':'blue','gems':''}");
  expect ("b count gems 0 points 5", "{'do':'count','by':'blue','points':5,'gems':''}");
}

static void
test_basari_knows_players_by_their_names (void **state)
{
  call ("Anna", "Bruno", "Chloé");
  expect ("anna offer gg", "{'do':'offer','by':'red','gems':'gg'}");
  expect ("bruno: points", "{'do':'points','by':'blue'}");
  expect_error ("roll 3 5", "After “5” a player is missing: Chloé. Expected: a number "
                            "from 1 to 6");
}

static void
test_basari_refuses_what_it_does_not_understand (void **state)
{
  expect_error ("roll", "After “roll” a player is missing: R. Expected: a number from "
                        "1 to 6");
  expect_error ("roll 3 5 2", "After “2” a player is missing: Y. Expected: a number "
                              "from 1 to 6");
  expect_error ("roll 3 7", "“7” is not understood. Expected: a number from 1 to 6");
  expect_error ("roll 3 0", "“0” is not understood. Expected: a number from 1 to 6");
  expect_error ("roll 3 5 2 4 1", "“1” is not expected here.");
  expect_error ("choose die", "After “die” a player is missing: B. Expected: die, "
                              "points, gems");
  expect_error ("choose die 4", "“4” is not understood. Expected: die, points, gems");
  expect_error ("b die 7", "“7” is not understood. Expected: a number from 1 to 6");
  expect_error ("b offer rvb", "“rvb” is not understood. Expected: gems like rrb "
                               "(letters r, y, g and b)");
  expect_error ("b offer 2", "“2” is not understood. Expected: gems like rrb "
                             "(letters r, y, g and b)");
  expect_error ("b offer", "After “offer” something is missing. Expected: gems like "
                           "rrb (letters r, y, g and b)");
  expect_error ("b count gems 5", "“5” is not understood. Expected: gems like rrb "
                                  "(letters r, y, g and b)");
  expect_error ("b count points r", "“r” is not understood. Expected: a number");
}

static void
test_basari_refuses_in_three_languages (void **state)
{
  speak ("it");
  expect_error ("tiro 3 5 2", "Dopo «2» manca un giocatore: Y. Serve: un numero da 1 a "
                              "6");
  expect_error ("b offre v", "«v» non è chiaro. Serve: gioielli come rrb (lettere r, "
                             "y, g e b)");
  speak ("fr");
  expect_error ("choix p", "Après « p », il manque un joueur : B. Attendu : dé, "
                           "points, gemmes");
}

static void
test_values_of_players_are_completed (void **state)
{
  expect_completions ("cho", "choose");
  expect_completions ("choose ", "die points gems");
  expect_completions ("choose die p", "points");
  expect_completions ("choose die die die die ", "");
  expect_completions ("b count ", "points gems actions");
  expect_completions ("roll 3 ", "");
  speak ("it");
  expect_completions ("scelte dadi g", "gioielli");
  speak ("fr");
  expect_completions ("b ge", "gemmes");
}

/* Of three gems of each colour, which everyone has at first. */
static void
test_gems_are_completed_where_the_step_is_legal (void **state)
{
  go_on (ROLL);
  go_on (CHOOSE);
  expect_completions ("y offer ", "r y g b");
  expect_completions ("y offer rr", "rrr rry rrg rrb");
  expect_completions ("y offer rrr", "rrry rrrg rrrb");
  expect_completions ("y offer x", "");
  expect_completions ("b offer ", "");
  go_on ("{'do':'offer','by':'green','gems':'yy'}");
  expect_completions ("y offer ", "rr ry rg rb");
  expect_completions ("y offer b", "br");
}

static void
test_what_basari_records_is_written (void **state)
{
  static const char *const events[][2] = {
    { ROLL, "roll 3 5 2 4" },
    { CHOOSE, "choose points gems die die" },
    { "{'do':'count','by':'blue','points':61,'gems':''}", "b count points 61 gems 0" },
    { "{'do':'gems','by':'blue','gems':'ryb'}", "b gems ryb" },
    { "{'do':'count','by':'blue','lap':true}", NULL },
    { "{'do':'worth','lap':12}", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (events); i++)
    {
      json_t *event = text_parse (events[i][0]);
      g_autofree char *line = caravan_typed_write (&desk.typing, event);
      assert_true (g_strcmp0 (line, events[i][1]) == 0);
      json_decref (event);
    }
}

/* The example of the last form of a verb. */
static void
expect_example (const char *verb, const char *wanted)
{
  g_autofree const CaravanForm **forms = caravan_typed_forms (desk.typing.table);
  g_autofree char *line = NULL;

  for (gsize i = 0; forms[i] != NULL; i++)
    if (g_str_equal (forms[i]->verb, verb))
      {
        g_free (line);
        line = caravan_typed_example (&desk.typing, forms[i]);
      }
  assert_string_equal (line, wanted);
}

static void
test_examples_of_basari_show_everything (void **state)
{
  expect_example ("roll", "roll 2 5 3 4");
  expect_example ("choose", "choose die points gems die");
  expect_example ("offer", "r offer rrb");
  expect_example ("gems", "r gems rrb");
  expect_example ("count", "r count points 2 gems rrb");
  speak ("it");
  expect_example ("choose", "scelte dadi punti gioielli dadi");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown (name, sit_down, get_up)
    TEST (test_placements_are_typed),
    TEST (test_two_cells_move_a_camel_that_stands_there),
    TEST (test_several_cells_are_a_step_each),
    TEST (test_a_line_keeps_what_is_not_dropped),
    TEST (test_the_shell_is_typed),
    TEST (test_rounds_are_typed),
    TEST (test_secrets_have_the_words_of_the_game),
    TEST (test_case_accents_and_commas_do_not_matter),
    TEST (test_words_may_be_cut_short_when_they_mean_one_thing),
    TEST (test_letters_are_players_in_every_language),
    TEST (test_colours_are_known_in_the_language_and_in_english),
    TEST (test_players_are_known_by_their_names),
    TEST (test_beginnings_of_several_names_are_refused),
    TEST (test_letters_colours_and_words_win_where_they_are_exactly_that),
    TEST (test_names_may_have_several_words),
    TEST (test_names_are_completed),
    TEST (test_a_letter_that_misleads_is_explained),
    TEST (test_other_letters_are_left_alone),
    TEST (test_errors_say_what_was_expected),
    TEST (test_words_are_completed),
    TEST (test_cells_are_completed_where_the_step_is_legal),
    TEST (test_every_form_has_an_example_that_can_be_read),
    TEST (test_what_has_no_form_is_not_written),
    TEST (test_whole_games_can_be_typed_in_every_language),
    cmocka_unit_test_setup_teardown (test_oregon_is_typed_in_three_languages,
                                     sit_down_to_oregon, get_up),
    cmocka_unit_test_setup_teardown (test_every_form_has_an_example_that_can_be_read,
                                     sit_down_to_oregon, get_up),
#define BASARI(name) cmocka_unit_test_setup_teardown (name, sit_down_to_basari, get_up)
    BASARI (test_basari_is_typed),
    BASARI (test_basari_is_typed_in_italian_and_french),
    BASARI (test_gems_are_letters_in_any_order),
    BASARI (test_basari_knows_players_by_their_names),
    BASARI (test_basari_refuses_what_it_does_not_understand),
    BASARI (test_basari_refuses_in_three_languages),
    BASARI (test_values_of_players_are_completed),
    BASARI (test_gems_are_completed_where_the_step_is_legal),
    BASARI (test_what_basari_records_is_written),
    BASARI (test_examples_of_basari_show_everything),
    BASARI (test_every_form_has_an_example_that_can_be_read),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
