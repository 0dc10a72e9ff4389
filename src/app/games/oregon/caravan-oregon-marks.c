/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-oregon-marks.h"

#include "caravan-oregon-cards.h"
#include "caravan-oregon.h"
#include "caravan-step.h"
#include "oregon.h"

#include <string.h>

/* Cards. */

static void
name_cells (const CvBoard *board, const json_t *cards, CaravanMarks *marks)
{
  int card[2], n = caravan_oregon_read_cards (cards, card);

  if (n == 0)
    return;
  marks->names = TRUE;
  oregon_named_cells (board, card, n, &marks->named);
  for (int i = 0, n_plates = 0; i < n; i++)
    if (card[i] != OREGON_JOKER)
      marks->plates[n_plates++] = oregon_card_names[card[i]];
}

/* What is paid: an entry of the verdict's `pays`. */
typedef struct
{
  CvCell at;
  int to; /* a seat */
  int points;
  const char *token; /* "coal", "gold", or NULL */
  gboolean is_group;
  const CvPart *counted; /* the list, or NULL; its cells follow it */
} Payment;

static void
read_part (const CvPart *part, Payment *payment)
{
  if (part->key == NULL)
    return;
  if (strcmp (part->key, "at") == 0)
    payment->at = (CvCell) part->number;
  else if (strcmp (part->key, "to") == 0)
    payment->to = part->number;
  else if (strcmp (part->key, "points") == 0)
    payment->points = part->number;
  else if (strcmp (part->key, "token") == 0 && part->type == CV_PART_WORD)
    payment->token = part->word;
  else if (strcmp (part->key, "why") == 0)
    payment->is_group = strcmp (part->word, "oregon.points.group") == 0;
  else if (strcmp (part->key, "counted") == 0)
    payment->counted = part;
}

static Payment
read_payment (const CvPart *object)
{
  Payment payment = { .at = CV_CELL_NONE };

  for (int i = 1; i <= object->n_inside; i++)
    read_part (&object[i], &payment);
  return payment;
}

static CaravanTag *
add_tag (CaravanMarks *marks, CvCell cell, CaravanTagKind kind)
{
  CaravanTag *tag = &marks->tags[marks->n_tags];

  g_assert (marks->n_tags < CARAVAN_TAGS_MOST);
  marks->n_tags++;
  tag->cell = cell;
  tag->kind = kind;
  return tag;
}

static void
light (const CvBoard *board, CaravanMarks *marks, CvCell cell)
{
  int bit = cv_board_bit (board, cell);

  if (bit >= 0)
    cv_set_add (&marks->lit, bit);
}

/* Those that a church counts are numbered, as long as there is one count to follow. */
static void
mark_counted (const CvBoard *board,
              const Payment *payment,
              gboolean is_numbered,
              CaravanMarks *marks)
{
  for (int i = 1; payment->counted != NULL && i <= payment->counted->n_inside; i++)
    {
      CvCell cell = (CvCell) payment->counted[i].number;
      light (board, marks, cell);
      if (is_numbered)
        g_snprintf (add_tag (marks, cell, CARAVAN_TAG_NUMBER)->text,
                    sizeof marks->tags[0].text, "%d", i);
    }
}

/* Of a farmer the building pays, of a building the farmer is paid. */
static void
mark_payment (const Payment *payment, gboolean is_farmer, CaravanMarks *marks)
{
  CaravanTag *tag =
      add_tag (marks, payment->at, is_farmer ? CARAVAN_TAG_BELOW : CARAVAN_TAG_ABOVE);

  if (payment->token != NULL)
    tag->motif = payment->token;
  else
    g_snprintf (tag->text, sizeof tag->text, "+%d", payment->points);
}

/* “1 + 5 = 6” at the new farmer, whose owner alone is paid: by buildings, and by the
   group of farmers. */

static const char *
find_picture (CaravanDesk *desk, const Payment *payment)
{
  const CvTable *table = caravan_desk_get_table (desk);
  CvLook look = table->game->look (table, caravan_desk_get_state (desk),
                                   cv_board_known_bit (&table->board, payment->at));

  /* A group pays at the farmer, who does not stand there yet. */
  return table->game->pieces[look.piece < 0 ? OREGON_PIECE_FARMER : look.piece].id;
}

static void
add_term (CaravanDesk *desk, const Payment *payment, CaravanMarks *marks)
{
  g_assert (marks->n_terms < CARAVAN_TERMS_MOST);
  marks->terms[marks->n_terms++] =
      (CaravanTerm){ find_picture (desk, payment), payment->points };
}

static void
mark_sum (CvCell cell, int seat, CaravanMarks *marks)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int sum = 0;

  for (int i = 0; i < marks->n_terms; i++)
    {
      g_string_append_printf (text, i > 0 ? " + %d" : "%d", marks->terms[i].points);
      sum += marks->terms[i].points;
    }
  if (marks->n_terms > 1)
    g_string_append_printf (text, " = %d", sum);
  else
    g_string_prepend (text, "+");
  if (marks->n_terms == 0)
    return;
  CaravanTag *tag = add_tag (marks, cell, CARAVAN_TAG_SUM);
  tag->seat = seat;
  g_strlcpy (tag->text, text->str, sizeof tag->text);
}

/* “3 × 3 = 9” beside the new building, for each player whose farmers it pays: all of them
   get the same. */
static void
mark_shares (const CvPart *pays, CvCell cell, CaravanMarks *marks)
{
  int n[OREGON_PLAYERS] = { 0 }, points = 0;

  for (int i = 1; i <= pays->n_inside; i += 1 + pays[i].n_inside)
    {
      Payment payment = read_payment (&pays[i]);
      n[payment.to] += payment.points > 0;
      points = MAX (points, payment.points);
    }
  for (int seat = 0; seat < OREGON_PLAYERS; seat++)
    {
      if (n[seat] == 0)
        continue;
      CaravanTag *tag = add_tag (marks, cell, CARAVAN_TAG_SHARE);
      tag->seat = seat;
      if (n[seat] == 1)
        g_snprintf (tag->text, sizeof tag->text, "+%d", points);
      else
        g_snprintf (tag->text, sizeof tag->text, "%d × %d = %d", n[seat], points,
                    n[seat] * points);
    }
}

static const CvPart *
find_pays (const CvExplained *explained)
{
  for (int i = 0; i < explained->n_parts; i++)
    if (g_strcmp0 (explained->part[i].key, "pays") == 0)
      return &explained->part[i];
  return NULL;
}

static void
mark_pays (CaravanDesk *desk,
           const CvPart *pays,
           gboolean is_farmer,
           CvCell place,
           CaravanMarks *marks)
{
  const CvBoard *board = &caravan_desk_get_table (desk)->board;
  int n_churches = 0, seat = 0;

  /* Below the points of the farmers, which its pointers may cross. */
  if (!is_farmer)
    mark_shares (pays, place, marks);
  for (int i = 1; i <= pays->n_inside; i += 1 + pays[i].n_inside)
    {
      Payment payment = read_payment (&pays[i]);
      seat = payment.to;
      n_churches += payment.counted != NULL && !payment.is_group;
      if (is_farmer && payment.points > 0)
        add_term (desk, &payment, marks);
      light (board, marks, payment.at);
      if (!payment.is_group)
        mark_payment (&payment, is_farmer, marks);
      mark_counted (board, &payment, is_farmer && !payment.is_group && n_churches == 1,
                    marks);
    }
  if (is_farmer)
    mark_sum (place, seat, marks);
}

void
caravan_oregon_mark (CaravanDesk *desk, CaravanMarks *marks)
{
  const CvTable *table = caravan_desk_get_table (desk);
  const CvExplained *explained = caravan_desk_get_explained (desk);
  const json_t *event = explained != NULL ? caravan_desk_get_event (desk) : NULL;
  const json_t *cards = json_object_get (event, CARAVAN_OREGON_CARDS);
  const CvPart *pays = explained != NULL ? find_pays (explained) : NULL;

  name_cells (&table->board,
              cards != NULL ? cards
                            : caravan_desk_get_chosen (desk, CARAVAN_OREGON_CARDS),
              marks);
  if (pays != NULL)
    mark_pays (
        desk, pays,
        g_strcmp0 (json_string_value (json_object_get (event, "do")), "farmer") == 0,
        caravan_step_find_place (table, event), marks);
}
