/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody has learned: kept for the owner's eyes alone, begun anew where the file
   is damaged, and what was missed comes back, the longest first. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "cv-games.h"
#include "files.h"
#include "learn-known.h"

typedef struct
{
  char *directory, *path;
  RecError error;
} Place;

static void
open_place (Place *place)
{
  place->directory = files_make_directory ("caravan-known-");
  place->path = files_path (place->directory, "learned.json");
}

static void
close_place (Place *place)
{
  free (place->path);
  assert_int_equal (files_remove_tree (place->directory), 0);
}

static const CvRule *
find (const char *id)
{
  const CvRule *rule = cv_game_rule_find (&cv_oasis, id);

  assert_non_null (rule);
  return rule;
}

static void
test_answers_are_kept (void **state)
{
  Place place;
  struct stat about;

  open_place (&place);
  LearnKnown *known = learn_known_load (place.path, &place.error);
  assert_false (rec_error_is_set (&place.error));
  assert_null (learn_known_get (known, find ("oasis.place.rival")).last);
  learn_known_note (known, find ("oasis.place.rival"), false, "2026-01-02T10:00:00Z");
  learn_known_note (known, find ("oasis.place.rival"), true, "2026-01-02T10:01:00Z");
  learn_known_note (known, find ("oasis.place.start"), false, "2026-01-02T10:02:00Z");
  assert_true (learn_known_save (known, place.path, &place.error));
  learn_known_free (known);

  assert_int_equal (stat (place.path, &about), 0);
  assert_int_equal (about.st_mode & 0777, 0600);
  known = learn_known_load (place.path, &place.error);
  LearnTally tally = learn_known_get (known, find ("oasis.place.rival"));
  assert_int_equal (tally.right, 1);
  assert_int_equal (tally.wrong, 1);
  assert_false (tally.missed);
  assert_string_equal (tally.last, "2026-01-02T10:01:00Z");
  assert_true (learn_known_get (known, find ("oasis.place.start")).missed);
  learn_known_free (known);
  close_place (&place);
}

static void
test_what_has_waited_longest_comes_first (void **state)
{
  static const struct
  {
    const char *id, *when;
    bool right;
  } answers[] = {
    { "oasis.place.rival", "2026-01-03T10:00:00Z", false },
    { "oasis.place.start", "2026-01-01T10:00:00Z", false },
    { "oasis.place.claim", "2026-01-02T10:00:00Z", false },
    { "oasis.place.extend", "2026-01-02T11:00:00Z", true },
  };
  const CvRule *missed[LEARN_MISSED_MOST];
  Place place;

  open_place (&place);
  LearnKnown *known = learn_known_load (place.path, &place.error);
  for (size_t i = 0; i < sizeof answers / sizeof *answers; i++)
    learn_known_note (known, find (answers[i].id), answers[i].right, answers[i].when);
  assert_int_equal (learn_known_list_missed (known, &cv_oasis, missed), 3);
  assert_ptr_equal (missed[0], find ("oasis.place.start"));
  assert_ptr_equal (missed[1], find ("oasis.place.claim"));
  assert_ptr_equal (missed[2], find ("oasis.place.rival"));
  assert_int_equal (learn_known_list_missed (known, &cv_basari, missed), 0);
  learn_known_free (known);
  close_place (&place);
}

/* A newer version of the program may know more rules. */
static void
test_rules_of_other_versions_stay (void **state)
{
  static const char lines[] =
      "{'caravanserai-learned':1,'rules':{'oasis.place.dunes':{'right':2,'wrong':0,"
      "'last':'2026-01-01T10:00:00Z','missed':false}}}";
  Place place;

  open_place (&place);
  files_write_lines (place.path, lines);
  LearnKnown *known = learn_known_load (place.path, &place.error);
  assert_false (rec_error_is_set (&place.error));
  learn_known_note (known, find ("oasis.place.rival"), true, "2026-01-02T10:00:00Z");
  assert_true (learn_known_save (known, place.path, &place.error));
  learn_known_free (known);
  RecBytes bytes = files_read (place.path);
  assert_non_null (strstr (bytes.data, "oasis.place.dunes"));
  assert_non_null (strstr (bytes.data, "oasis.place.rival"));
  rec_bytes_free (&bytes);
  close_place (&place);
}

static void
expect_put_aside (const char *lines)
{
  Place place;

  open_place (&place);
  files_write_lines (place.path, lines);
  LearnKnown *known = learn_known_load (place.path, &place.error);
  if (!rec_error_is_set (&place.error))
    fail_msg ("%s is taken for good", lines);
  assert_null (learn_known_get (known, find ("oasis.place.rival")).last);
  assert_int_not_equal (access (place.path, F_OK), 0);
  char *aside = files_path (place.directory, "learned.json.damaged-1");
  assert_int_equal (access (aside, F_OK), 0);
  free (aside);
  assert_true (learn_known_save (known, place.path, &place.error));
  learn_known_free (known);
  close_place (&place);
}

#define RIVAL(TALLY)                                                                   \
  "{'caravanserai-learned':1,'rules':{'oasis.place.rival':" TALLY "}}"

static void
test_a_damaged_file_is_put_aside (void **state)
{
  expect_put_aside ("{'caravanserai-learned':1,'ru");
  expect_put_aside ("[]");
  expect_put_aside ("{'caravanserai-learned':2,'rules':{}}");
  expect_put_aside ("{'caravanserai-learned':1}");
  expect_put_aside ("{'caravanserai-learned':1,'rules':[]}");
  expect_put_aside ("{'caravanserai-learned':1,'rules':{},'more':1}");
  expect_put_aside (RIVAL ("3"));
  expect_put_aside (RIVAL ("{'right':1,'wrong':0,'last':'x'}"));
  expect_put_aside (RIVAL ("{'right':-1,'wrong':0,'last':'x','missed':false}"));
  expect_put_aside (RIVAL ("{'right':1,'wrong':0,'last':5,'missed':false}"));
}

static void
test_a_disk_that_refuses_says_why (void **state)
{
  RecError error;
  LearnKnown *known = learn_known_load ("/nowhere/learned.json", &error);

  assert_false (rec_error_is_set (&error));
  assert_false (learn_known_save (known, "/nowhere/learned.json", &error));
  assert_true (rec_error_is_set (&error));
  learn_known_free (known);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_answers_are_kept),
    cmocka_unit_test (test_what_has_waited_longest_comes_first),
    cmocka_unit_test (test_rules_of_other_versions_stay),
    cmocka_unit_test (test_a_damaged_file_is_put_aside),
    cmocka_unit_test (test_a_disk_that_refuses_says_why),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
