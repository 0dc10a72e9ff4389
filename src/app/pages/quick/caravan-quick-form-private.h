/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the sheet share: caravan-quick-form.c builds and shows it,
   -fold.c lays it out, -keys.c types into it. */
#pragma once

#include "caravan-quick-form.h"

#define ROWS_MOST (2 * CARAVAN_QUICK_LINES_MOST)

/* A line of one player. */
typedef struct
{
  GtkWidget *box;
  GtkWidget *name; /* of the line; only in a card */
  GtkWidget *sum;  /* the equation and its result */
  GtkWidget *equation;
  GtkWidget *equals;
  GtkWidget *result;
} CaravanQuickCell;

/* A player. */
typedef struct
{
  GtkWidget *backdrop;
  GtkWidget *head;
  GtkWidget *badge;
  GtkWidget *name;
  GtkWidget *rank;
  GtkWidget *total_box;
  GtkWidget *total_name; /* only in a card */
  GtkWidget *total;
  GtkWidget *standing;
  CaravanQuickCell cells[ROWS_MOST];
  GtkWidget *entries[CARAVAN_QUICK_FIELDS_MOST];
  gboolean is_dirty[CARAVAN_QUICK_FIELDS_MOST]; /* typed, and not recorded */
  gboolean is_wrong[CARAVAN_QUICK_FIELDS_MOST]; /* typed, and refused */
} CaravanQuickColumn;

struct _CaravanQuickForm
{
  GtkWidget parent_instance;

  GtkWidget *grid;
  GtkWidget *titles[ROWS_MOST];
  GtkWidget *rules[ROWS_MOST + 1]; /* the lines between the rows; the last: total */
  GtkWidget *total_title;
  GtkWidget *tie_title;
  GtkWidget *message;
  CaravanQuickColumn columns[CV_PLAYERS_MOST];
  int n_players;

  /* owned */
  CaravanQuick *quick;

  gboolean is_folded;
  gboolean is_showing; /* fields are being filled, not typed into */

  /* What is wrong with the field that the message is about. */
  int wrong_seat, wrong_field; /* -1: nothing */
  gboolean is_not_number;
  RecError error;
};

/* -fold.c */
void caravan_quick_form_arrange (CaravanQuickForm *self);
void caravan_quick_form_measure (GtkWidget *widget,
                                 GtkOrientation orientation,
                                 int for_size,
                                 int *minimum,
                                 int *natural,
                                 int *minimum_baseline,
                                 int *natural_baseline);
void caravan_quick_form_size_allocate (GtkWidget *widget,
                                       int width,
                                       int height,
                                       int baseline);

/* -keys.c */
void caravan_quick_form_prepare_entry (CaravanQuickForm *self, int seat, int field);
void caravan_quick_form_add_keys (CaravanQuickForm *self);

/* caravan-quick-form.c */
void caravan_quick_form_render (CaravanQuickForm *self);
