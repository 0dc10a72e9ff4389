/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-turn.h"

#include "basari.h"
#include "caravan-basari-draft.h"
#include "caravan-basari.h"
#include "caravan-flow-layout.h"
#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define FACE_SIZE  32
#define BADGE_SIZE 20
#define SPACING    8
#define APART      3 /* of faces: four of them in a row */

/* The steps, each a card. */
enum
{
  STEP_ROLL,
  STEP_CHOOSE,
  STEP_ACTIONS,
  N_STEPS
};

struct _CaravanBasariTurn
{
  AdwBin parent_instance;

  /* borrowed */
  GtkWidget *cards[N_STEPS];
  GtkWidget *marks[N_STEPS];  /* a tick, or the number of the step */
  GtkWidget *bodies[N_STEPS]; /* filled anew */
  CaravanDesk *desk;          /* the page's, which lives longer */
};

G_DEFINE_FINAL_TYPE (CaravanBasariTurn, caravan_basari_turn, ADW_TYPE_BIN)

static const char *const titles[N_STEPS] = { N_ ("Roll"), N_ ("Choose"),
                                             N_ ("Actions") };

static const BasariState *
get_basari (CaravanBasariTurn *self)
{
  return &caravan_desk_get_state (self->desk)->basari;
}

static int
count_players (CaravanBasariTurn *self)
{
  return caravan_desk_get_table (self->desk)->n_players;
}

/* Where the turn is. */

static int
find_step (CaravanBasariTurn *self)
{
  static const int steps[] = { [BASARI_TO_ROLL] = STEP_ROLL,
                               [BASARI_TO_CHOOSE] = STEP_CHOOSE,
                               [BASARI_TO_ACT] = STEP_ACTIONS };

  const CvTable *table = caravan_desk_get_table (self->desk);
  CvPrompt prompt;

  /* All are done when the round is to be scored next. */
  table->game->prompt (table, caravan_desk_get_state (self->desk), &prompt);
  return prompt.phase == BASARI_ASKED_ROUND_END ? N_STEPS
                                                : steps[get_basari (self)->phase];
}

/* Faces: what a player rolled or chose, with the badge at its corner. */

static GtkWidget *
make_face (CaravanBasariTurn *self, int seat, const char *motif)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *badge =
      caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, table->color[seat], BADGE_SIZE);

  gtk_overlay_set_child (GTK_OVERLAY (overlay),
                         caravan_picture_new_of (&caravan_basari_art,
                                                 CARAVAN_PICTURE_PIECE, motif, -1,
                                                 FACE_SIZE));
  gtk_widget_set_margin_end (gtk_overlay_get_child (GTK_OVERLAY (overlay)),
                             BADGE_SIZE / 2);
  gtk_widget_set_halign (badge, GTK_ALIGN_END);
  gtk_widget_set_valign (badge, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), badge);
  return overlay;
}

static GtkWidget *
make_row (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (row, caravan_flow_layout_new (APART));
  return row;
}

/* Dice: those of this turn, or as far as they have been told. What the last turn was
   like is history when the next one begins. */

static int
find_told_die (CaravanBasariTurn *self, int seat)
{
  return (int) json_integer_value (
      caravan_basari_get_told (self->desk, CARAVAN_BASARI_DICE, seat));
}

static void
fill_roll (CaravanBasariTurn *self)
{
  GtkWidget *row = make_row ();
  int dice[BASARI_SEATS] = { 0 };
  gboolean is_telling = find_step (self) == STEP_ROLL;

  if (!is_telling)
    caravan_basari_find_dice (self->desk, dice);
  for (int seat = 0; seat < count_players (self); seat++)
    {
      int die = is_telling ? find_told_die (self, seat) : dice[seat];
      g_autofree char *motif = g_strdup_printf ("die-%d", die);
      if (die > 0)
        caravan_box_add (row, make_face (self, seat, motif), NULL);
    }
  caravan_box_add (self->bodies[STEP_ROLL], row, NULL);
}

/* Actions: face down until everyone's are in. */

static const char *
find_card (CaravanBasariTurn *self, int seat)
{
  int choice = get_basari (self)->player[seat].choice;

  if (find_step (self) == STEP_ROLL)
    return NULL;
  if (find_step (self) == STEP_CHOOSE)
    return caravan_basari_get_told (self->desk, CARAVAN_BASARI_ACTIONS, seat) != NULL
               ? "action-back"
               : NULL;
  return choice != BASARI_NO_ACTION ? caravan_basari_action_motifs[choice] : NULL;
}

static void
fill_choose (CaravanBasariTurn *self)
{
  GtkWidget *row = make_row ();

  for (int seat = 0; seat < count_players (self); seat++)
    if (find_card (self, seat) != NULL)
      caravan_box_add (row, make_face (self, seat, find_card (self, seat)), NULL);
  caravan_box_add (self->bodies[STEP_CHOOSE], row, NULL);
}

/* What becomes of an action that two have chosen. */
static char *
say_barter (CaravanBasariTurn *self, int action)
{
  const BasariState *basari = get_basari (self);
  int winner = caravan_basari_find_doer (self->desk, action);

  if (winner == CV_NO_PLAYER && basari_due (basari) == action)
    winner = basari->winner;
  if (winner != CV_NO_PLAYER)
    /* Translators: of an action that two bargained for. */
    return caravan_format (N_ ("%1$p won it"), "p",
                           caravan_desk_get_player (self->desk, winner));
  return g_strdup (caravan_text (basari->done >> action & 1
                                     ? N_ ("done")
                                     /* Translators: two bargain for this action. */
                                     : N_ ("barter")));
}

static const char *
name_nobodys (int n_choosers)
{
  return n_choosers == 2
             /* Translators: two chose this action, and neither has gems to barter. */
             ? N_ ("no gems: nobody does it")
             /* Translators: so many chose this action that nobody does it. */
             : N_ ("too many: nobody does it");
}

/* What becomes of an action. */
static char *
say_fate (CaravanBasariTurn *self, int action)
{
  const BasariState *basari = get_basari (self);
  int n = __builtin_popcount (basari_choosers (basari, action));

  if (n == 0)
    /* Translators: nobody chose this action. */
    return g_strdup (caravan_text (N_ ("nobody")));
  if (basari->nobodys >> action & 1)
    return g_strdup (caravan_text (name_nobodys (n)));
  int decliner = caravan_basari_find_decliner (self->desk, action);
  if (decliner != CV_NO_PLAYER)
    /* Translators: of an action that a player might have done. */
    return caravan_format (N_ ("%1$p declined"), "p",
                           caravan_desk_get_player (self->desk, decliner));
  if (n == 2)
    return say_barter (self, action);
  if (basari->done >> action & 1)
    /* Translators: of an action. */
    return g_strdup (caravan_text (N_ ("done")));
  return g_strdup (caravan_text (n == 1 ? N_ ("alone") : N_ ("several")));
}

static GtkWidget *
make_badges (CaravanBasariTurn *self, guint seats)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  for (int seat = 0; seat < count_players (self); seat++)
    if (seats >> seat & 1)
      caravan_box_add (
          row,
          caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL,
                               caravan_desk_get_table (self->desk)->color[seat],
                               BADGE_SIZE),
          NULL);
  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
  return row;
}

static GtkWidget *
make_action (CaravanBasariTurn *self, int action)
{
  const BasariState *basari = get_basari (self);
  g_autofree char *fate = say_fate (self, action);
  GtkWidget *texts = caravan_box_down (
      0, caravan_label_say (caravan_text (basari_action_terms[action]), "strong"),
      caravan_label_say (fate, "dim-label"), NULL);
  GtkWidget *row = caravan_box_across (
      SPACING,
      caravan_picture_new_of (&caravan_basari_art, CARAVAN_PICTURE_PIECE,
                              caravan_basari_action_motifs[action], -1, FACE_SIZE),
      texts, make_badges (self, basari_choosers (basari, action)), NULL);

  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_add_css_class (row, "turn-action");
  caravan_widget_set_class (row, "due", basari_due (basari) == action);
  return row;
}

static void
fill_actions (CaravanBasariTurn *self)
{
  const BasariState *basari = get_basari (self);
  guint choosers = 0;

  if (find_step (self) == STEP_ROLL)
    return;
  for (int action = 0; action < BASARI_ACTIONS; action++)
    choosers |= basari_choosers (basari, action);
  for (int action = 0; action < BASARI_ACTIONS && choosers != 0; action++)
    caravan_box_add (self->bodies[STEP_ACTIONS], make_action (self, action), NULL);
}

/* Cards. */

static void
show_mark (CaravanBasariTurn *self, int step)
{
  gboolean is_done = step < find_step (self);
  g_autofree char *number = caravan_number (step + 1);
  GtkWidget *mark = is_done ? gtk_image_new_from_icon_name ("object-select-symbolic")
                            : gtk_label_new (number);

  gtk_widget_add_css_class (mark, "turn-mark");
  caravan_widget_set_class (mark, "done", is_done);
  adw_bin_set_child (ADW_BIN (self->marks[step]), mark);
}

static void
name_card (CaravanBasariTurn *self, int step)
{
  gboolean is_due = step == find_step (self);
  /* Translators: a step of a turn of Basari: “Roll”, “Choose”, “Actions”. */
  g_autofree char *name = is_due ? caravan_format (N_ ("%1$s: now"), "t", titles[step])
                                 : g_strdup (caravan_text (titles[step]));

  caravan_widget_set_class (self->cards[step], "due", is_due);
  caravan_widget_name (self->cards[step], name);
}

static void
render (gpointer object)
{
  CaravanBasariTurn *self = object;

  for (int step = 0; step < N_STEPS; step++)
    {
      caravan_widget_clear (self->bodies[step]);
      show_mark (self, step);
      name_card (self, step);
    }
  fill_roll (self);
  fill_choose (self);
  fill_actions (self);
  /* Not invisible: in a narrow window the ring has to keep its place. */
  gtk_widget_set_child_visible (GTK_WIDGET (self), !caravan_desk_is_over (self->desk));
}

static void
desk_changed_cb (CaravanBasariTurn *self, guint what)
{
  if (caravan_basari_is_moved (self->desk, what))
    render (self);
}

static GtkWidget *
make_card (CaravanBasariTurn *self, int step)
{
  GtkWidget *card =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                    "orientation", GTK_ORIENTATION_VERTICAL, "spacing", SPACING, NULL);
  GtkWidget *title = caravan_label_new (titles[step], "strong");

  self->marks[step] = adw_bin_new ();
  self->bodies[step] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class (card, "caravan-card");
  gtk_widget_add_css_class (card, "turn-step");
  caravan_box_add (card, caravan_box_across (SPACING, self->marks[step], title, NULL),
                   self->bodies[step], NULL);
  self->cards[step] = card;
  return card;
}

static void
caravan_basari_turn_class_init (CaravanBasariTurnClass *klass)
{
}

static void
caravan_basari_turn_init (CaravanBasariTurn *self)
{
  GtkWidget *cards = caravan_box_down (SPACING, NULL);

  for (int step = 0; step < N_STEPS; step++)
    gtk_box_append (GTK_BOX (cards), make_card (self, step));
  adw_bin_set_child (
      ADW_BIN (self),
      caravan_box_down (SPACING, caravan_label_new (N_ ("This turn"), "section-title"),
                        cards, NULL));
}

GtkWidget *
caravan_basari_turn_new (CaravanDesk *desk)
{
  CaravanBasariTurn *self = g_object_new (CARAVAN_TYPE_BASARI_TURN, NULL);

  self->desk = desk;
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
