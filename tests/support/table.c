/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "files.h"
#include "text.h"

Table *
table_lay_match (const char *text)
{
  Table *table = g_new0 (Table, 1);
  json_t *header = text_parse (text);
  RecError error = { 0 };

  table->directory = files_make_directory ("caravan-table-");
  char *path = files_path (table->directory, "x.caravan");
  table->match = caravan_match_create (path, header, &error);
  assert_non_null (table->match);
  free (path);
  json_decref (header);
  return table;
}

Table *
table_lay (const char *text)
{
  Table *table = table_lay_match (text);

  table->desk = caravan_desk_new (table->match);
  table->owns_desk = TRUE;
  return table;
}

static void
clear_desk (CaravanDesk *desk)
{
  g_object_add_weak_pointer (G_OBJECT (desk), (gpointer *) &desk);
  g_object_unref (desk);
  assert_null (desk);
}

void
table_clear (Table *table)
{
  if (table->owns_desk)
    clear_desk (table->desk);
  g_object_unref (table->match);
  caravan_match_settle ();
  assert_int_equal (files_remove_directory (table->directory), 0);
  g_free (table);
}

void
table_play (Table *table, const char *text)
{
  json_t *event = text_parse (text);

  assert_true (caravan_desk_play (table->desk, event));
  json_decref (event);
  assert_true (caravan_match_flush (table->match));
}

gsize
table_count_steps (Table *table)
{
  return cv_match_n_steps (caravan_match_get_log (table->match));
}

json_t *
table_last_event (Table *table)
{
  CvMatch *log = caravan_match_get_log (table->match);

  return rec_record_event (caravan_match_get_record (table->match),
                           cv_match_step_entry (log, cv_match_n_steps (log) - 1));
}
