/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps in words: each verb has its sentence, and none tells a secret. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "caravan-step.h"
#include "caravan-text.h"
#include "oasis-events.h"
#include "scene.h"
#include "text.h"

static int
sit_down (void **state)
{
  caravan_language_set ("en");
  *state = scene_new ("oasis", "red blue green", "free", MEADOW_BOARD);
  return 0;
}

static int
get_up (void **state)
{
  scene_free (*state);
  return 0;
}

static char *
say (Scene *scene, const char *event)
{
  json_t *object = text_parse (event);
  char *text = caravan_step_say (scene_record (scene), object);

  json_decref (object);
  return text;
}

static void
expect (Scene *scene, const char *event, const char *wanted)
{
  g_autofree char *text = say (scene, event);

  assert_string_equal (text, wanted);
}

static void
test_placements_name_player_kind_and_cell (void **state)
{
  expect (*state, PLACE ("blue", "steppe", "c4"), "Blue: Steppe c4");
  expect (*state, PLACE ("red", "stone", "a1"), "Red: Stony Plains a1");
  expect (*state, "{'do':'place','by':'blue','tile':'oasis','at':'b2','marker':'c5'}",
          "Blue: Oasis b2, marker from c5");
  expect (*state, "{'do':'place','by':'blue','tile':'oasis','at':'b2','marker':'none'}",
          "Blue: Oasis b2, area left free");
}

static void
test_camels_are_placed_or_moved (void **state)
{
  expect (*state, CAMEL ("red", "f3"), "Red: camel f3");
  expect (*state, MOVE ("green", "f3", "g3"), "Green: camel f3 to g3");
}

static void
test_rounds_are_told_with_their_cards (void **state)
{
  expect (*state, COUNTERS ("'green','red','blue'"),
          "Priority counters: Green, Red and Blue");
  expect (*state, "{'do':'offer','by':'blue','cards':2}", "Blue offers 2 cards");
  expect (*state, "{'do':'offer','by':'blue','cards':1}", "Blue offers 1 card");
  expect (*state,
          "{'do':'take','by':'red','from':'green','cards':['camels-3','steppe']}",
          "Red takes Green’s offer: 3 camels and Steppe");
  expect (*state, "{'do':'take','by':'red','from':'red','cards':['hidden']}",
          "Red takes their own offer: scoring markers");
  expect (*state, SKIP ("red", "stone"), "Red: no space for the Stony Plains tile");
  expect (*state, SKIP ("red", "camels"), "Red declines the camels");
  expect (*state, "{'do':'end-round'}", "End of the round");
}

static void
test_the_shell_has_its_sentences (void **state)
{
  expect (*state, "{'do':'note','text':'Tea.'}", "Tea.");
  expect (*state, "{'do':'end'}", "The game is declared over");
  expect (*state, "{'do':'set','turns':'guided'}", "Turns are guided from here on");
  expect (*state, "{'do':'set','names':{'red':'Anna'}}", "Settings change");
  expect (*state, "{'do':'undo','steps':3}", "3 steps taken back");
  expect (*state, "{'do':'redo'}", "1 step put back");
}

static void
test_no_count_is_told (void **state)
{
  static const char *const secrets[] = {
    "{'do':'hide','by':'red','add':{'wells':7}}",
    "{'do':'reveal','by':'red','counts':{'wells':7,'ovoos':7}}",
    "{'do':'count','by':'red','herd':7}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (secrets); i++)
    {
      g_autofree char *text = say (*state, secrets[i]);
      assert_null (strchr (text, '7'));
    }
}

/* The least that each verb needs. */
static const char *
find_example (const char *verb)
{
  static const char *const examples[] = {
    "{'do':'undo'}",
    "{'do':'redo'}",
    "{'do':'note','text':'x'}",
    "{'do':'set','turns':'free'}",
    "{'do':'end'}",
    "{'do':'hide','by':'red','add':{}}",
    "{'do':'reveal','by':'red','counts':{}}",
    "{'do':'position'}",
    PLACE ("red", "oasis", "a1"),
    CAMEL ("red", "a3"),
    "{'do':'count','by':'red','herd':1}",
    COUNTERS ("'red','blue','green'"),
    "{'do':'offer','by':'red','cards':1}",
    "{'do':'take','by':'red','from':'blue','cards':['oasis']}",
    SKIP ("red", "oasis"),
    "{'do':'end-round'}",
  };
  g_autofree char *start = g_strdup_printf ("{'do':'%s'", verb);

  for (gsize i = 0; i < G_N_ELEMENTS (examples); i++)
    if (g_str_has_prefix (examples[i], start))
      return examples[i];
  return NULL;
}

static void
test_every_verb_of_oasis_has_a_sentence (void **state)
{
  const CvGame *game = scene_table (*state)->game;

  for (int verb = 0; verb < cv_game_n_verbs (game); verb++)
    {
      const char *name = cv_game_verb (game, verb)->name;
      /* A lock needs keys; its sentence is that of a player like others. */
      if (verb == CV_VERB_LOCK)
        continue;
      assert_non_null (find_example (name));
      g_autofree char *text = say (*state, find_example (name));
      assert_string_not_equal (text, name);
      assert_string_not_equal (text, "");
    }
}

static void
expect_cells (Scene *scene, const char *event, const char *cells)
{
  const CvBoard *board = &scene_table (scene)->board;
  g_auto (GStrv) wanted = g_strsplit (cells, " ", -1);
  RecEvent read = { 0 };
  CvSet set = { { 0 } };

  scene_read (scene, event, &read);
  caravan_step_add_cells (scene_table (scene), &read.move, &set);
  rec_event_free (&read);
  assert_int_equal (cv_set_count (&set, board->n_words),
                    cells[0] != '\0' ? g_strv_length (wanted) : 0);
  for (char **name = wanted; *name != NULL && (*name)[0] != '\0'; name++)
    {
      CvCell cell;
      assert_true (cv_cell_parse (*name, &cell));
      assert_true (cv_set_has (&set, cv_board_bit (board, cell)));
    }
}

static void
test_a_step_concerns_the_cells_it_names (void **state)
{
  expect_cells (*state, PLACE ("red", "oasis", "a1"), "a1");
  expect_cells (*state, MOVE ("red", "a3", "b3"), "a3 b3");
  expect_cells (*state,
                "{'do':'place','by':'red','tile':'oasis','at':'a1','marker':'none'}",
                "a1");
  expect_cells (*state, PLACE ("red", "oasis", "z99"), "");
  expect_cells (*state, POSITION ("'tiles':{'oasis':['a1']}"), "");
  expect_cells (*state, "{'do':'end-round'}", "");
}

/* The same cell from the event and from what was read of it. */
static void
expect_place (Scene *scene, const char *event, const char *cell)
{
  const CvTable *table = scene_table (scene);
  RecEvent read = { 0 };
  char name[CV_CELL_TEXT_SIZE];
  scene_read (scene, event, &read);
  g_autofree char *text = g_strdelimit (g_strdup (event), "'", '"');
  json_t *object = json_loads (text, 0, NULL);
  CvCell place = caravan_step_get_place (table, &read.move);

  assert_int_equal (place, caravan_step_find_place (table, object));
  if (cell != NULL)
    assert_string_equal (cv_cell_print (place, name), cell);
  else
    assert_int_equal (place, CV_CELL_NONE);
  json_decref (object);
  rec_event_free (&read);
}

static void
test_a_step_takes_place_where_its_verb_says (void **state)
{
  Scene *oregon = scene_new ("oregon", "yellow blue", "free", NULL);
  Scene *basari = scene_new ("basari", "red blue green", "free", NULL);

  expect_place (*state, PLACE ("red", "oasis", "a1"), "a1");
  expect_place (*state, MOVE ("red", "a3", "b3"), "b3");
  expect_place (
      *state, "{'do':'place','by':'red','tile':'oasis','at':'a1','marker':'c3'}", "a1");
  expect_place (*state, POSITION ("'tiles':{'oasis':['a1']}"), NULL);
  expect_place (*state, "{'do':'end-round'}", NULL);
  expect_place (*state, "{'do':'note','text':'a1'}", NULL);
  expect_place (oregon, "{'do':'farmer','by':'blue','at':'c4'}", "c4");
  expect_place (oregon, "{'do':'extra','by':'blue'}", NULL);
  expect_place (basari, "{'do':'roll','dice':{'red':3,'blue':1,'green':6}}", NULL);
  scene_free (oregon);
  scene_free (basari);
}

static void
test_an_event_that_cant_be_read_takes_place_nowhere (void **state)
{
  static const char *const texts[] = { "{}",
                                       "{\"do\":3}",
                                       "{\"do\":\"dance\"}",
                                       "{\"do\":\"place\"}",
                                       "{\"do\":\"place\",\"at\":7}",
                                       "{\"do\":\"place\",\"at\":\"here\"}" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      json_t *event = json_loads (texts[i], 0, NULL);
      assert_non_null (event);
      assert_int_equal (caravan_step_find_place (scene_table (*state), event),
                        CV_CELL_NONE);
      json_decref (event);
    }
}

static void
test_oregon_tells_a_placement_without_its_cards (void **unused)
{
  Scene *scene = scene_new ("oregon", "yellow blue", "free", NULL);

  expect (scene, "{'do':'farmer','by':'blue','cards':['bison','wagon'],'at':'c4'}",
          "Blue: farmer c4 (bison and wagon)");
  expect (scene, "{'do':'farmer','by':'blue','at':'c4'}", "Blue: farmer c4");
  expect (scene, "{'do':'building','by':'blue','building':'church','at':'c4'}",
          "Blue: church c4");
  scene_free (scene);
}

static void
test_basari_tells_a_declined_action (void **unused)
{
  Scene *scene = scene_new ("basari", "red blue green", "free", NULL);

  expect (scene, "{'do':'skip','by':'red'}", "Red declines the action");
  scene_free (scene);
}

static void
test_sentences_follow_the_language (void **state)
{
  g_autofree char *english = say (*state, PLACE ("blue", "steppe", "c4"));

  assert_true (caravan_language_set ("it"));
  g_autofree char *italian = say (*state, PLACE ("blue", "steppe", "c4"));
  assert_non_null (strstr (italian, "c4"));
  assert_string_not_equal (italian, english);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown (name, sit_down, get_up)
    TEST (test_placements_name_player_kind_and_cell),
    TEST (test_camels_are_placed_or_moved),
    TEST (test_rounds_are_told_with_their_cards),
    TEST (test_the_shell_has_its_sentences),
    TEST (test_no_count_is_told),
    TEST (test_every_verb_of_oasis_has_a_sentence),
    TEST (test_a_step_concerns_the_cells_it_names),
    TEST (test_a_step_takes_place_where_its_verb_says),
    TEST (test_an_event_that_cant_be_read_takes_place_nowhere),
    TEST (test_oregon_tells_a_placement_without_its_cards),
    TEST (test_basari_tells_a_declined_action),
    TEST (test_sentences_follow_the_language),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
