/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-replay-page.h"

#include "caravan-replay-bar.h"
#include "caravan-replay-board.h"
#include "caravan-replay-players.h"
#include "caravan-replay-steps.h"
#include "caravan-side-layout.h"
#include "caravan-widget.h"

#define LEAP 10

/* On a phone the rest is for the players and the steps. */
#define BOARD_SHARE .56

struct _CaravanReplayPage
{
  CaravanPage parent_instance;

  /* children */
  GtkWidget *board;
  GtkWidget *steps;
  GtkWidget *bar;

  /* owned */
  CaravanReplay *replay;
};

G_DEFINE_FINAL_TYPE (CaravanReplayPage, caravan_replay_page, CARAVAN_TYPE_PAGE)

/* Keys. */

static gboolean
is_within (GtkWidget *focus, GtkWidget *part)
{
  return focus == part || gtk_widget_is_ancestor (focus, part);
}

static gboolean
run_or_stop (CaravanReplayPage *self, GtkWidget *focus)
{
  if (GTK_IS_BUTTON (focus))
    return FALSE;
  caravan_replay_set_running (self->replay, !caravan_replay_is_running (self->replay));
  return TRUE;
}

/* By how many steps a key moves; the ends are further than any game is long. */
static int
find_way (guint key)
{
  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return -1;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return 1;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      return -LEAP;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      return LEAP;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return -G_MAXINT;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return G_MAXINT;
    default:
      return 0;
    }
}

/* On the board the arrows go from cell to cell, and in the list from line to line. */
static gboolean
has_own_use (CaravanReplayPage *self, GtkWidget *focus, guint key)
{
  gboolean is_line = key == GDK_KEY_Up || key == GDK_KEY_Down || key == GDK_KEY_KP_Up ||
                     key == GDK_KEY_KP_Down;

  return is_within (focus, self->board) || (is_line && is_within (focus, self->steps));
}

static gboolean
key_pressed_cb (CaravanReplayPage *self,
                guint key,
                guint code,
                GdkModifierType state,
                GtkEventController *keys)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  int way = find_way (key);

  if (focus == NULL || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  if (key == GDK_KEY_space || key == GDK_KEY_KP_Space)
    return run_or_stop (self, focus);
  if (way == 0 || has_own_use (self, focus, key))
    return FALSE;
  caravan_replay_go_by (self->replay, way);
  return TRUE;
}

static void
listen (CaravanReplayPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* Building. */

static GtkWidget *
make_panel (CaravanReplayPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *players = caravan_replay_players_new (self->replay);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->steps = caravan_replay_steps_new (self->replay);
  gtk_widget_set_vexpand (self->steps, TRUE);
  gtk_widget_add_css_class (players, "caravan-card");
  gtk_widget_add_css_class (self->steps, "past-card");
  gtk_widget_add_css_class (box, "replay-panel");
  caravan_box_add (box, players, self->steps, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled),
                                                    TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  return scrolled;
}

static void
build (CaravanReplayPage *self)
{
  GtkWidget *stage = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (stage, caravan_side_layout_new (BOARD_SHARE));
  gtk_widget_set_vexpand (stage, TRUE);
  self->board = caravan_replay_board_new (self->replay);
  caravan_box_add (stage, self->board, make_panel (self), NULL);
  self->bar = caravan_replay_bar_new (self->replay);
  gtk_widget_set_parent (stage, GTK_WIDGET (self));
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self));
}

CaravanReplay *
caravan_replay_page_get_replay (CaravanReplayPage *self)
{
  return self->replay;
}

static void
take_focus (CaravanPage *page)
{
  caravan_replay_bar_focus (CARAVAN_REPLAY_BAR (CARAVAN_REPLAY_PAGE (page)->bar));
}

static char *
say_subtitle (CaravanPage *page, gboolean narrow)
{
  return caravan_sheet_say_game (
      caravan_replay_get_sheet (CARAVAN_REPLAY_PAGE (page)->replay));
}

/* It does not run where nobody sees it. */
static void
caravan_replay_page_unmap (GtkWidget *widget)
{
  caravan_replay_set_running (CARAVAN_REPLAY_PAGE (widget)->replay, FALSE);
  GTK_WIDGET_CLASS (caravan_replay_page_parent_class)->unmap (widget);
}

static void
caravan_replay_page_finalize (GObject *object)
{
  g_clear_object (&CARAVAN_REPLAY_PAGE (object)->replay);
  G_OBJECT_CLASS (caravan_replay_page_parent_class)->finalize (object);
}

static void
caravan_replay_page_class_init (CaravanReplayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = caravan_replay_page_finalize;
  CARAVAN_PAGE_CLASS (klass)->title = N_ ("Replay");
  CARAVAN_PAGE_CLASS (klass)->help = "use-past#replay";
  CARAVAN_PAGE_CLASS (klass)->say_subtitle = say_subtitle;
  CARAVAN_PAGE_CLASS (klass)->take_focus = take_focus;
  widget_class->unmap = caravan_replay_page_unmap;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "replaypage");
}

static void
caravan_replay_page_init (CaravanReplayPage *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  listen (self);
}

GtkWidget *
caravan_replay_page_new (CaravanSheet *sheet)
{
  CaravanReplayPage *self = g_object_new (CARAVAN_TYPE_REPLAY_PAGE, NULL);

  self->replay = caravan_replay_new (sheet);
  build (self);
  return GTK_WIDGET (self);
}
