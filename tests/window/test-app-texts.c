/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts in every state of the windows: all of them come from the catalogs, and a switch
   of language leaves no other text than a window opened in that language. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "states.h"
#include "texts.h"

#define WIDTH  1200
#define HEIGHT 800

/* The toolkit has catalogs of its own, and so has the help; none of them is xx. What
   may be typed is English where a language has no words for it; and a table may be
   taught in another language, too. */
static gboolean
is_foreign (const State *state, const Text *text)
{
  static const char *const places[] = {
    "/GtkWindowControls/",
    "/GtkShortcutLabel/",
    "/GtkShortcutLabel.",
    "/CaravanRulesText/",
    "/CaravanRulesContents/",
    "/CaravanRuleCard/",
    "/CaravanRuleCard.",
    "/QuestionsEnd/GtkBox/GtkListBox/",
    "/CaravanQuestionAnswers/GtkBox/GtkBox/GtkButton"
  };
  g_autofree char *small = g_utf8_strdown (text->text, -1);

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    if (strstr (text->place, places[i]) != NULL)
      return TRUE;
  if (strcmp (state->name, "teach-two") == 0 &&
      strstr (text->place, "/CaravanTeachPage/") != NULL)
    return TRUE;
  return g_str_has_prefix (text->place, "CaravanTypingWindow/") &&
         strcmp (small, text->text) == 0;
}

static void
test_every_text_comes_from_the_catalog (void **unused)
{
  int n_forgotten = 0;

  app_set_language ("xx");
  STATES_EACH (state)
  {
    states_open (state, WIDTH, HEIGHT);
    g_autoptr (GPtrArray) texts = texts_collect_all ();
    for (guint i = 0; i < texts->len; i++)
      {
        const Text *text = g_ptr_array_index (texts, i);
        g_autofree char *word = texts_find_unbracketed (text->text);
        if (word == NULL || is_foreign (state, text))
          continue;
        print_error ("%s: “%s” in “%s” (%s)\n", state->name, word, text->text,
                     text->place);
        n_forgotten++;
      }
    states_close ();
  }
  app_set_language ("en");
  assert_int_equal (n_forgotten, 0);
}

static const char *const codes[] = { "en", "it", "fr" };

static int
count_difference (const char *state,
                  const char *code,
                  GPtrArray *texts,
                  GPtrArray *fresh)
{
  g_autofree char *difference = texts_compare (texts, fresh);

  if (difference == NULL)
    return 0;
  print_error ("%s, switched to %s: %s\n", state, code, difference);
  return 1;
}

/* Of a list that is scrolled as far as words are long, the rows in sight differ. */
static GPtrArray *
collect (const State *state)
{
  GPtrArray *texts = texts_collect_all ();

  for (guint i = texts->len; state->kind == STATE_SCROLLED && i-- > 0;)
    if (strstr (((Text *) texts->pdata[i])->place, "GtkListView/") != NULL)
      g_ptr_array_remove_index (texts, i);
  return texts;
}

/* Round the three languages and back to the first, in a window that was opened in that
   one; every other state the other way round, so each of the six switches is made in
   half of all states. */
static int
count_differences (const State *state, GPtrArray *fresh[G_N_ELEMENTS (codes)])
{
  gboolean is_other_way = (state - states) % 2;
  int n = 0;

  app_set_language (codes[0]);
  states_open (state, WIDTH, HEIGHT);
  fresh[0] = collect (state);
  for (int i = 1; i <= 3; i++)
    {
      int next = (is_other_way ? 3 - i : i) % 3;
      app_set_language (codes[next]);
      states_settle ();
      g_autoptr (GPtrArray) texts = collect (state);
      n += count_difference (state->name, codes[next], texts, fresh[next]);
    }
  states_close ();
  return n;
}

/* What a window shows that is opened in this language. */
static GPtrArray *
collect_fresh (const State *state, const char *code)
{
  app_set_language (code);
  states_open (state, WIDTH, HEIGHT);
  GPtrArray *texts = collect (state);
  states_close ();
  return texts;
}

static void
test_a_switch_leaves_what_a_fresh_window_shows (void **unused)
{
  int n_different = 0;

  STATES_EACH (state)
  {
    GPtrArray *fresh[G_N_ELEMENTS (codes)];
    if (state->kind == STATE_MENU || state->kind == STATE_SHUTS)
      continue;
    for (gsize i = 1; i < G_N_ELEMENTS (codes); i++)
      fresh[i] = collect_fresh (state, codes[i]);
    n_different += count_differences (state, fresh);
    for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
      g_ptr_array_unref (fresh[i]);
  }
  app_set_language ("en");
  assert_int_equal (n_different, 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_every_text_comes_from_the_catalog),
    APP_TEST (test_a_switch_leaves_what_a_fresh_window_shows),
  };

  return cmocka_run_group_tests (tests, states_begin, states_end);
}
