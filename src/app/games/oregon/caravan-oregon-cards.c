/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-oregon-cards.h"

#include "caravan-oregon.h"
#include "oregon.h"

#define TOOL_FARMER OREGON_PIECE_FARMER

static int
find_card (const char *name)
{
  for (int card = 0; card < OREGON_CARDS; card++)
    if (g_strcmp0 (oregon_card_names[card], name) == 0)
      return card;
  return -1;
}

int
caravan_oregon_read_cards (const json_t *cards, int ret_cards[2])
{
  int n = (int) MIN (json_array_size (cards), 2);

  for (int i = 0; i < n; i++)
    ret_cards[i] = find_card (json_string_value (json_array_get (cards, (size_t) i)));
  return n;
}

static int
read_chosen (CaravanDesk *desk, int ret_cards[2])
{
  return caravan_oregon_read_cards (
      caravan_desk_get_chosen (desk, CARAVAN_OREGON_CARDS), ret_cards);
}

int
caravan_oregon_count_card (CaravanDesk *desk, int card)
{
  int cards[2], n = 0;
  int n_cards = read_chosen (desk, cards);

  for (int i = 0; i < n_cards; i++)
    n += cards[i] == card;
  return n;
}

static void
choose (CaravanDesk *desk, const int *cards, int n)
{
  json_t *names = n > 0 ? json_array () : NULL;

  for (int i = 0; i < n; i++)
    json_array_append_new (names, json_string (oregon_card_names[cards[i]]));
  caravan_desk_set_chosen (desk, CARAVAN_OREGON_CARDS, names);
}

/* Both of a pair go back together; of two different cards one stays. */
static void
put_back (CaravanDesk *desk, const int *cards, int n, int card)
{
  int other = n == 2 && cards[0] == card ? 1 : 0;
  gboolean keeps = n == 2 && cards[other] != card;

  choose (desk, &cards[other], keeps ? 1 : 0);
}

void
caravan_oregon_tap_card (CaravanDesk *desk, int card)
{
  int tool = caravan_desk_get_tool (desk);
  int needed = tool <= TOOL_FARMER ? 2 : 1;
  int cards[3], n = read_chosen (desk, cards);
  int n_same = caravan_oregon_count_card (desk, card);

  if (n_same > 0 && (n == 2 || needed == 1 || card == OREGON_JOKER))
    {
      put_back (desk, cards, n, card);
      return;
    }
  cards[n++] = card;
  int first = MAX (0, n - needed);
  choose (desk, &cards[first], n - first);
  if (tool < 0 && n - first == 2)
    caravan_desk_set_tool (desk, TOOL_FARMER);
}
