/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-strip-layout.h"

#include "caravan-layout.h"

#define UNWRAPPED 10000 /* wider than any text */
#define EDGE      9     /* round the sentence and the controls */
#define GAP       4

/* The block is a column only where this many of it fit side by side, so that the
   sentence has room and large text turns the strip into a column as well. */
#define BLOCKS 4

static void
put (GtkWidget *widget, gboolean place, int x, int y, int width, int height)
{
  if (place)
    caravan_place (widget, x, y, width, height);
}

/* What the narrow arrangement needs. */
int
caravan_strip_measure_minimum_width (const CaravanStripParts *parts)
{
  int top = caravan_least_width (parts->block) + caravan_natural_width (parts->menu) +
            2 * GAP;
  int sentence = caravan_least_width (parts->sentence);
  int controls = caravan_least_width (parts->controls);
  int news =
      gtk_widget_get_visible (parts->news) ? caravan_least_width (parts->news) : 0;

  return MAX (MAX (top, sentence + 2 * EDGE), MAX (controls, news) + 2 * EDGE);
}

int
caravan_strip_measure_natural_width (const CaravanStripParts *parts)
{
  int sentence = caravan_natural_width (parts->sentence) +
                 caravan_natural_width (parts->menu) + GAP;
  int controls = caravan_natural_width (parts->controls);
  int content = parts->one_line ? sentence + controls + GAP : MAX (sentence, controls);

  return MAX (caravan_natural_width (parts->block) + content + 2 * EDGE,
              caravan_strip_measure_minimum_width (parts));
}

/* News from x to the right edge; returns its height. */
static int
arrange_news (const CaravanStripParts *parts, int x, int y, int width, gboolean place)
{
  if (!gtk_widget_get_visible (parts->news))
    return 0;
  int height = caravan_natural_height (parts->news, width - x - EDGE);
  put (parts->news, place, x, y, width - x - EDGE, height);
  return height + EDGE;
}

static int
arrange_line (const CaravanStripParts *parts, int width, gboolean place)
{
  int block = caravan_natural_width (parts->block);
  int menu = caravan_natural_width (parts->menu);
  int controls = caravan_natural_width (parts->controls);
  int sentence = width - block - menu - controls - 2 * EDGE - 2 * GAP;
  int controls_height = caravan_natural_height (parts->controls, controls);
  int menu_height = caravan_natural_height (parts->menu, menu);
  int sentence_height = caravan_natural_height (parts->sentence, sentence);
  int line = MAX (MAX (controls_height, menu_height), sentence_height) + 2 * GAP;

  put (parts->sentence, place, block + EDGE, (line - sentence_height) / 2, sentence,
       sentence_height);
  put (parts->controls, place, width - EDGE - menu - GAP - controls,
       (line - controls_height) / 2, controls, controls_height);
  put (parts->menu, place, width - EDGE - menu, (line - menu_height) / 2, menu,
       menu_height);
  line += arrange_news (parts, block + EDGE, line, width, place);
  put (parts->block, place, 0, 0, block, line);
  return line;
}

static int
arrange_wide (const CaravanStripParts *parts, int width, gboolean place)
{
  int block = caravan_natural_width (parts->block);
  int menu = caravan_natural_width (parts->menu);
  int x = block + EDGE;
  int content = width - x - EDGE;
  int sentence = content - menu - GAP;
  int menu_height = caravan_natural_height (parts->menu, menu);
  int sentence_height = caravan_natural_height (parts->sentence, sentence);
  int controls_height = caravan_natural_height (parts->controls, content);
  int top = MAX (menu_height + GAP, sentence_height + 2 * GAP);
  int height = top + (controls_height > 0 ? controls_height + EDGE : 0);

  put (parts->sentence, place, x, (top - sentence_height) / 2, sentence,
       sentence_height);
  put (parts->menu, place, width - EDGE - menu, (top - menu_height) / 2, menu,
       menu_height);
  put (parts->controls, place, x, top, content, controls_height);
  height += arrange_news (parts, x, height, width, place);
  put (parts->block, place, 0, 0, block, height);
  return height;
}

static int
arrange_narrow (const CaravanStripParts *parts, int width, gboolean place)
{
  int content = width - 2 * EDGE;
  int menu = caravan_natural_width (parts->menu);
  int menu_height = caravan_natural_height (parts->menu, menu);
  int bar =
      MAX (caravan_natural_height (parts->block, width - menu - 2 * GAP), menu_height);
  int sentence_height = caravan_natural_height (parts->sentence, content);
  int controls_height = caravan_natural_height (parts->controls, content);
  int below = bar + GAP + sentence_height + GAP;
  int height = below + controls_height + EDGE;

  put (parts->block, place, 0, 0, width - menu - 2 * GAP, bar);
  put (parts->menu, place, width - menu - GAP, (bar - menu_height) / 2, menu,
       menu_height);
  put (parts->sentence, place, EDGE, bar + GAP, content, sentence_height);
  put (parts->controls, place, EDGE, below, content, controls_height);
  return height + arrange_news (parts, EDGE, height, width, place);
}

/* As if nothing had to wrap. No arrangement is lower, whatever the width: GTK 4.18
   insists on that. */
static int
measure_least_height (const CaravanStripParts *parts)
{
  int height = parts->one_line ? arrange_line (parts, UNWRAPPED, FALSE)
                               : arrange_wide (parts, UNWRAPPED, FALSE);

  return MIN (height, arrange_narrow (parts, UNWRAPPED, FALSE));
}

int
caravan_strip_arrange (const CaravanStripParts *parts,
                       int width,
                       int height,
                       gboolean place)
{
  if (width < 0)
    return measure_least_height (parts);
  if (parts->one_line && width >= caravan_strip_measure_natural_width (parts))
    return arrange_line (parts, width, place);
  if (width < BLOCKS * caravan_natural_width (parts->block))
    return arrange_narrow (parts, width, place);
  return arrange_wide (parts, width, place);
}
