/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language in which the window opens. It is chosen once a process, hence a program
   of its own. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "caravan-language.h"

static void
test_the_window_opens_in_the_language_of_the_list (void **state)
{
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_setenv ("LANGUAGE", "it", TRUE);
  assert_string_equal (caravan_language_code (), "it");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_the_window_opens_in_the_language_of_the_list),
  };
  return cmocka_run_group_tests (tests, NULL, NULL);
}
