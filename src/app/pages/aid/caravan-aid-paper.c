/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-aid-paper.h"

#include "caravan-aid-paper-private.h"
#include "caravan-paths.h"
#include "caravan-print.h"
#include "caravan-scene.h"

/* How a card of each format is laid out, in points. */
typedef struct
{
  double frame, margin; /* from the edge of the card */
  double title, summary;
  double scene;       /* its height */
  double gap;         /* under the head, and between columns */
  double least, most; /* of the text */
  CaravanAidStyle style;
} Form;

static const Form forms[] = {
  [CARAVAN_AID_PAGE] = { 20, 38, 30, 10.5, 60, 16, 8, 14, { 1.66, 1, .34, .9 } },
  [CARAVAN_AID_CARDS] = { 11,
                          18,
                          15,
                          7,
                          25,
                          5,
                          CARAVAN_AID_LEAST,
                          9.5,
                          { 1.26, .86, .1, .42 } },
};

#define SCENE_RATIO 2.6

/* Sizes to try: so many to the point. */
#define STEPS 8

/* Room between the lines, in tenths of what there must be: more would tear the page
   apart. */
#define AIR_LEAST 10
#define AIR_MOST  24

/* Cards. */

int
caravan_aid_paper_cards (const CaravanAidSheet *sheet,
                         graphene_rect_t ret_cards[CARAVAN_AID_CARDS_MOST])
{
  gboolean is_page = sheet->format == CARAVAN_AID_PAGE;
  float width = (float) CARAVAN_PRINT_WIDTH / (is_page ? 1 : 2);
  float height = (float) CARAVAN_PRINT_HEIGHT / (is_page ? 1 : 2);
  int n = is_page ? 1 : CARAVAN_AID_CARDS_MOST;

  for (int i = 0; i < n; i++)
    ret_cards[i] = GRAPHENE_RECT_INIT ((float) (i % 2) * width,
                                       (float) (i / 2) * height, width, height);
  return n;
}

/* One card: what is on it, and where. */
typedef struct
{
  CaravanAidPaper paper;
  const Form *form;
  graphene_rect_t area;
  gboolean is_page;
} Card;

static double
get_width (const Card *card)
{
  return card->area.size.width - 2 * card->form->margin;
}

static double
get_left (const Card *card)
{
  return card->area.origin.x + card->form->margin;
}

/* The head. */

static void
draw_scene (const Card *card, double y)
{
  cairo_t *cr = card->paper.on.cr;
  double height = card->form->scene, width = height * SCENE_RATIO;

  if (!card->paper.on.draws)
    return;
  cairo_save (cr);
  cairo_translate (cr, get_left (card) + get_width (card) - width, y);
  caravan_trace_box (cr, 0, 0, width, height, height / 7);
  cairo_clip (cr);
  caravan_draw_game_scene (cr, CARAVAN_PAPER_LOOK, card->paper.game->art, width,
                           height);
  cairo_restore (cr);
}

/* The name of the game is the same in every language; what it is, is said in each. */
static double
put_head (const Card *card, double y)
{
  const CaravanPaper fixed = { .cr = card->paper.on.cr,
                               .draws = card->paper.on.draws,
                               .scale = 1 };
  const Form *form = card->form;
  CaravanPaperFont title = { form->title, CARAVAN_COLOR_TEXT, PANGO_ALIGN_LEFT };
  CaravanPaperFont summary = { form->summary, CARAVAN_COLOR_DIM, PANGO_ALIGN_LEFT };
  double x = get_left (card), width = get_width (card);
  double beside = width - form->scene * SCENE_RATIO - form->gap;
  double height = caravan_paper_plain (&fixed, title, TRUE,
                                       card->paper.game->game->name, x, y, beside);

  for (int i = 0; i < card->paper.n_langs; i++)
    height += caravan_paper_plain (
        &fixed, summary, FALSE,
        lang_text (card->paper.langs[i], card->paper.game->summary), x, y + height,
        beside);
  height = MAX (height, form->scene) + form->gap / 2;
  draw_scene (card, y);
  caravan_paper_rule (&fixed, CARAVAN_COLOR_ACCENT, x, y + height, width,
                      form->title / 14);
  return height + form->gap;
}

/* Sections. */

static int
count_sections (const Card *card)
{
  int n = 0;

  while (card->paper.game->aid[n].title != NULL)
    n++;
  return n;
}

/* The first sections stand on the left, the others on the right, as evenly as can be. */
static double
put_in_two (const Card *card, double y)
{
  double gap = card->form->gap * 1.25, width = (get_width (card) - gap) / 2;
  CaravanAidPaper measuring = card->paper;
  int n = count_sections (card), best = 1;
  double least = G_MAXDOUBLE;

  measuring.on.draws = FALSE;
  for (int split = 1; split < n; split++)
    {
      double left = caravan_aid_paper_sections (&measuring, 0, split, 0, 0, width);
      double right = caravan_aid_paper_sections (&measuring, split, n, 0, 0, width);
      if (MAX (left, right) < least)
        {
          least = MAX (left, right);
          best = split;
        }
    }
  caravan_aid_paper_sections (&card->paper, 0, best, get_left (card), y, width);
  caravan_aid_paper_sections (&card->paper, best, n, get_left (card) + width + gap, y,
                              width);
  return least;
}

/* Returns the height of all of it. */
static double
put_card (const Card *card)
{
  double top = card->area.origin.y + card->form->margin, y = top;

  y += put_head (card, y);
  if (card->is_page && card->paper.n_langs == 1)
    y += put_in_two (card, y);
  else
    y += caravan_aid_paper_sections (&card->paper, 0, count_sections (card),
                                     get_left (card), y, get_width (card));
  return y - top;
}

static double
get_room (const Card *card)
{
  return card->area.size.height - 2 * card->form->margin;
}

static gboolean
fits (gconstpointer data, int step)
{
  Card card = *(const Card *) data;

  card.paper.on.draws = FALSE;
  card.paper.on.scale = (double) step / STEPS;
  return put_card (&card) <= get_room (&card);
}

/* 0: it fits at no size. */
static double
find_size (const Card *card)
{
  int least = (int) (card->form->least * STEPS),
      most = (int) (card->form->most * STEPS);
  int step = caravan_paper_find_step (fits, card, least - 1, most);

  return step >= least ? (double) step / STEPS : 0;
}

static gboolean
has_room (gconstpointer data, int air)
{
  Card card = *(const Card *) data;

  card.paper.on.draws = FALSE;
  card.paper.air = air / 10.;
  return put_card (&card) <= get_room (&card);
}

static void
draw_card (Card *card, double size)
{
  const Form *form = card->form;
  const graphene_rect_t *area = &card->area;

  card->paper.on.draws = TRUE;
  card->paper.on.scale = size;
  /* What is left of the height goes between the lines. */
  card->paper.air = caravan_paper_find_step (has_room, card, AIR_LEAST, AIR_MOST) / 10.;
  caravan_paper_frame (&card->paper.on, area->origin.x + form->frame,
                       area->origin.y + form->frame, area->size.width - 2 * form->frame,
                       area->size.height - 2 * form->frame);
  put_card (card);
}

/* The page. */

static void
trace_cuts (cairo_t *cr, double from, double length)
{
  const double width = CARAVAN_PRINT_WIDTH, height = CARAVAN_PRINT_HEIGHT;

  cairo_move_to (cr, width / 2, from * height);
  cairo_rel_line_to (cr, 0, length);
  cairo_move_to (cr, from * width, height / 2);
  cairo_rel_line_to (cr, length, 0);
}

/* Where scissors go: dashes from edge to edge, marks at the ends and in the middle. */
static void
draw_cuts (cairo_t *cr)
{
  const double dashes[] = { 2, 5 }, mark = 9;

  caravan_set_color (cr, CARAVAN_PAPER_LOOK, CARAVAN_COLOR_DIM);
  cairo_set_line_width (cr, .35);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_move_to (cr, CARAVAN_PRINT_WIDTH / 2, 0);
  cairo_rel_line_to (cr, 0, CARAVAN_PRINT_HEIGHT);
  cairo_move_to (cr, 0, CARAVAN_PRINT_HEIGHT / 2);
  cairo_rel_line_to (cr, CARAVAN_PRINT_WIDTH, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, .8);
  trace_cuts (cr, 0, 2 * mark);
  trace_cuts (cr, 1, -2 * mark);
  trace_cuts (cr, .5, mark);
  trace_cuts (cr, .5, -mark);
  cairo_stroke (cr);
}

/* The languages of a sheet, as long as something is measured or drawn. */
typedef struct
{
  Lang *langs[CARAVAN_AID_LANGUAGES];
  int n;
} Languages;

static Languages
open_languages (const CaravanAidSheet *sheet)
{
  Languages all = { { NULL, NULL }, 0 };

  for (int i = 0; i < CARAVAN_AID_LANGUAGES && sheet->languages[i] != NULL; i++)
    {
      Lang *lang = lang_open (sheet->languages[i], caravan_locale_dir ());
      all.langs[all.n++] = lang != NULL ? lang : lang_open ("en", NULL);
    }
  return all;
}

static void
close_languages (Languages *all)
{
  for (int i = 0; i < all->n; i++)
    lang_close (all->langs[i]);
}

/* A page has all languages beside each other, a card one of them: the upper two the
   first. */
static Card
make_card (const CaravanAidSheet *sheet,
           const Languages *languages,
           cairo_t *cr,
           int number)
{
  graphene_rect_t areas[CARAVAN_AID_CARDS_MOST];
  const Form *form = &forms[sheet->format];
  Card card = { .form = form, .is_page = sheet->format == CARAVAN_AID_PAGE };

  caravan_aid_paper_cards (sheet, areas);
  card.area = areas[number];
  card.paper.on = (CaravanPaper){ .cr = cr, .leading = form->style.leading };
  card.paper.game = sheet->game;
  card.paper.style = &form->style;
  card.paper.air = 1;
  card.paper.n_langs = card.is_page ? languages->n : 1;
  for (int i = 0; i < card.paper.n_langs; i++)
    card.paper.langs[i] =
        languages->langs[card.is_page ? i : MIN (number / 2, languages->n - 1)];
  return card;
}

/* All cards have letters of one size. Those beside each other are alike. */
static double
find_common_size (const CaravanAidSheet *sheet, const Languages *languages, cairo_t *cr)
{
  graphene_rect_t areas[CARAVAN_AID_CARDS_MOST];
  int n = caravan_aid_paper_cards (sheet, areas);
  double size = G_MAXDOUBLE;

  for (int i = 0; i < n; i += 2)
    {
      Card card = make_card (sheet, languages, cr, i);
      size = MIN (size, find_size (&card));
    }
  return size;
}

void
caravan_aid_paper_draw (const CaravanAidSheet *sheet, cairo_t *cr)
{
  graphene_rect_t areas[CARAVAN_AID_CARDS_MOST];
  Languages languages = open_languages (sheet);
  double size = find_common_size (sheet, &languages, cr);
  int n = caravan_aid_paper_cards (sheet, areas);

  for (int i = 0; i < n; i++)
    {
      Card card = make_card (sheet, &languages, cr, i);
      draw_card (&card, MAX (size, card.form->least));
    }
  if (n > 1)
    draw_cuts (cr);
  close_languages (&languages);
}

double
caravan_aid_paper_text_size (const CaravanAidSheet *sheet)
{
  cairo_surface_t *surface =
      cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  Languages languages = open_languages (sheet);
  double size = find_common_size (sheet, &languages, cr);

  close_languages (&languages);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return size;
}
