/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way of pages: what is on top, what Back leads to, what is kept; and what a page
   does with the actions of a window. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app.h"
#include "pages.h"

/* A page that counts what happens to it. */

typedef struct
{
  CaravanPage parent_instance;
  int n_inner; /* steps back inside */
  int n_appeared, n_focused, n_undone;
  gboolean narrow;
} Leaf;

typedef struct
{
  CaravanPageClass parent_class;
} LeafClass;

static GType leaf_get_type (void);
G_DEFINE_TYPE (Leaf, leaf, CARAVAN_TYPE_PAGE)

static void
appear (CaravanPage *page)
{
  ((Leaf *) page)->n_appeared++;
}

static void
take_focus (CaravanPage *page)
{
  ((Leaf *) page)->n_focused++;
}

static gboolean
go_back (CaravanPage *page)
{
  return ((Leaf *) page)->n_inner-- > 0;
}

static void
set_narrow (CaravanPage *page, gboolean narrow)
{
  ((Leaf *) page)->narrow = narrow;
}

static void
undo (CaravanPage *page)
{
  ((Leaf *) page)->n_undone++;
}

static gboolean
can_undo (CaravanPage *page)
{
  return ((Leaf *) page)->n_undone < 2;
}

static const CaravanPageAction actions[] = {
  { "win.undo", undo, can_undo },
  { NULL, NULL, NULL },
};

static void
leaf_class_init (LeafClass *klass)
{
  CaravanPageClass *page_class = CARAVAN_PAGE_CLASS (klass);

  page_class->actions = actions;
  page_class->appear = appear;
  page_class->take_focus = take_focus;
  page_class->go_back = go_back;
  page_class->set_narrow = set_narrow;
}

static void
leaf_init (Leaf *self)
{
}

#define N_LEAVES 3

typedef struct
{
  GtkWindow *window;
  CaravanPages *pages;
  Leaf *leaf[N_LEAVES];
  int n_switched;
} Book;

static void
switched_cb (Book *book)
{
  book->n_switched++;
}

/* All leaves on the way, the last one on top. */
static void
open_book (Book *book)
{
  book->pages = g_object_new (CARAVAN_TYPE_PAGES, NULL);
  book->window = app_show (GTK_WIDGET (book->pages), 400, 300);
  book->n_switched = 0;
  for (int i = 0; i < N_LEAVES; i++)
    {
      book->leaf[i] = g_object_new (leaf_get_type (), NULL);
      caravan_pages_push (book->pages, CARAVAN_PAGE (book->leaf[i]));
    }
  g_signal_connect_swapped (book->pages, "switched", G_CALLBACK (switched_cb), book);
}

static void
assert_top (Book *book, int leaf)
{
  assert_ptr_equal (caravan_pages_get_top (book->pages), book->leaf[leaf]);
  assert_true (gtk_widget_get_child_visible (GTK_WIDGET (book->leaf[leaf])));
}

static void
test_back_leads_through_the_way (void **state)
{
  Book book;

  open_book (&book);
  assert_top (&book, 2);
  assert_true (caravan_pages_pop (book.pages));
  assert_top (&book, 1);
  assert_true (caravan_pages_pop (book.pages));
  assert_top (&book, 0);
  assert_true (caravan_pages_is_at_start (book.pages));
  assert_false (caravan_pages_pop (book.pages));
  assert_int_equal (book.n_switched, 2);
  assert_int_equal (book.leaf[0]->n_appeared, 2);
  assert_int_equal (book.leaf[0]->n_focused, 1);
}

static void
test_a_page_that_comes_again_leaves_its_old_place (void **state)
{
  Book book;

  open_book (&book);
  caravan_pages_push (book.pages, CARAVAN_PAGE (book.leaf[1]));
  assert_top (&book, 1);
  caravan_pages_pop (book.pages);
  assert_top (&book, 2);
  caravan_pages_pop (book.pages);
  assert_top (&book, 0);
}

static void
test_a_replaced_page_is_kept_beside_the_way (void **state)
{
  Book book;

  open_book (&book);
  caravan_pages_pop (book.pages);
  caravan_pages_replace (book.pages, CARAVAN_PAGE (book.leaf[2]));
  assert_top (&book, 2);
  assert_ptr_equal (
      gtk_widget_get_ancestor (GTK_WIDGET (book.leaf[1]), CARAVAN_TYPE_PAGES),
      book.pages);
  caravan_pages_pop (book.pages);
  assert_top (&book, 0);
  /* The first one stays where it is. */
  caravan_pages_replace (book.pages, CARAVAN_PAGE (book.leaf[1]));
  caravan_pages_pop (book.pages);
  assert_top (&book, 0);
}

static void
test_a_page_that_goes_is_on_no_way (void **state)
{
  Book book;

  open_book (&book);
  caravan_pages_remove (book.pages, CARAVAN_PAGE (book.leaf[1]));
  assert_top (&book, 2);
  assert_int_equal (book.n_switched, 0);
  caravan_pages_remove (book.pages, CARAVAN_PAGE (book.leaf[2]));
  assert_top (&book, 0);
  assert_int_equal (book.n_switched, 1);
}

static void
test_a_step_back_inside_comes_first (void **state)
{
  Book book;

  open_book (&book);
  book.leaf[2]->n_inner = 1;
  assert_true (caravan_pages_pop (book.pages));
  assert_top (&book, 2);
  caravan_pages_pop (book.pages);
  assert_top (&book, 1);
}

static void
test_narrowness_reaches_pages_that_come_later (void **state)
{
  Book book;

  open_book (&book);
  caravan_pages_set_narrow (book.pages, TRUE);
  assert_true (book.leaf[0]->narrow);
  Leaf *late = g_object_new (leaf_get_type (), NULL);
  caravan_pages_keep (book.pages, CARAVAN_PAGE (late));
  assert_true (late->narrow);
  assert_top (&book, 2);
}

static void
test_an_action_is_the_page_s_while_it_can (void **state)
{
  Leaf *leaf = g_object_ref_sink (g_object_new (leaf_get_type (), NULL));
  CaravanPage *page = CARAVAN_PAGE (leaf);

  assert_false (caravan_page_can (page, "win.redo"));
  caravan_page_activate (page, "win.redo");
  for (int i = 0; i < 5; i++)
    caravan_page_activate (page, "win.undo");
  assert_int_equal (leaf->n_undone, 2);
  g_object_unref (leaf);
}

/* Whatever one opens where: Back is the way one came. */
static void
test_back_leads_where_one_came_from (void **state)
{
  CaravanWindow *window = app_window_new (900, 700);
  GtkWidget *widget = GTK_WIDGET (window);
  const GType way[] = { CARAVAN_TYPE_PAST_PAGE, CARAVAN_TYPE_STATISTICS_PAGE,
                        CARAVAN_TYPE_QUICK_START, CARAVAN_TYPE_WELCOME_PAGE };

  caravan_window_show_rules (window, "oasis-round");
  gtk_widget_activate_action (widget, "win.score-now", NULL);
  gtk_widget_activate_action (widget, "win.statistics", NULL);
  gtk_widget_activate_action (widget, "win.past", NULL);
  gtk_widget_activate_action (widget, "win.help", NULL);
  assert_true (page_is_on (window, CARAVAN_TYPE_RULES_PAGE));
  for (gsize i = 0; i < G_N_ELEMENTS (way); i++)
    {
      gtk_widget_activate_action (widget, "win.back", NULL);
      assert_true (page_is_on (window, way[i]));
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_back_leads_through_the_way),
    APP_TEST (test_a_page_that_comes_again_leaves_its_old_place),
    APP_TEST (test_a_replaced_page_is_kept_beside_the_way),
    APP_TEST (test_a_page_that_goes_is_on_no_way),
    APP_TEST (test_a_step_back_inside_comes_first),
    APP_TEST (test_narrowness_reaches_pages_that_come_later),
    APP_TEST (test_an_action_is_the_page_s_while_it_can),
    APP_TEST (test_back_leads_where_one_came_from),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
