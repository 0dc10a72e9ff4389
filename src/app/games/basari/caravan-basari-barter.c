/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-barter.h"

#include "basari.h"
#include "caravan-basari-draft.h"
#include "caravan-basari.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-say.h"

#define GEM_MOST     52.0
#define NAME_MOST    17.0 /* of its letters */
#define NAME_EDGE    8.0
#define NAME_GAP     .3 /* of the badge */
#define BADGE        .9 /* of the line of the name */
#define LINE_MOST    40.0
#define LINE_LEAST   24.0
#define HEAD_LEAST   22.0
#define HEAD_MOST    34.0
#define WIDE_LINE    3.4 /* times its height, with a sign on both sides */
#define NARROW_EDGE  6.0
#define MIDDLE       .26 /* of the width, for the comparison */
#define MIDDLE_LEAST 76.0
#define SIDE_LEAST   150.0 /* a side this wide has room for its archway, too */

typedef struct
{
  int seat; /* -1: nobody yet */
  CvGems gems;
} Side;

/* How two offers compare, as the verdict on the second one says. */
typedef struct
{
  char what[8], own[12], other[12];
  int difference;
  gboolean decides;
} Compared;

#define COMPARED_MOST 4

struct _CaravanBasariBarter
{
  GtkWidget parent_instance;

  Side last, own; /* the last offer, and the one that is put together */
  Compared lines[COMPARED_MOST];
  int n_lines;
  CaravanDesk *desk; /* borrowed: the page's, which lives longer */
};

G_DEFINE_FINAL_TYPE (CaravanBasariBarter, caravan_basari_barter, GTK_TYPE_WIDGET)

/* An offer: whose it is, above its gems; and the archway that it is about. */

static void
draw_gems (cairo_t *cr, CvGems gems, const CaravanRingBox *box)
{
  int n = cv_gems_total (gems), i = 0;
  int down = n <= 3 ? 1 : n <= 8 ? 2 : 3, across = MAX (1, (n + down - 1) / down);
  double side = MIN (GEM_MOST, MIN (box->width / across, box->height / down));
  double top = box->y + (box->height - side * down) / 2;

  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    for (int k = 0; k < cv_gems_count (gems, gem); k++, i++)
      {
        int in_row = MIN (across, n - i / across * across);
        caravan_basari_draw_gem (cr, caravan_look_get (), gem,
                                 box->x + (box->width - in_row * side) / 2 +
                                     i % across * side + side * .05,
                                 top + i / across * side + side * .05, side * .9);
      }
}

static const char *
get_name (CaravanBasariBarter *self, int seat)
{
  return lang_player_label (caravan_lang (),
                            caravan_desk_get_player (self->desk, seat));
}

/* How wide badge and name are in a line of this height. */
static double
measure_name (CaravanBasariBarter *self, cairo_t *cr, int seat, double height)
{
  return height * BADGE * (1 + NAME_GAP) +
         caravan_text_width (cr, get_name (self, seat), MIN (NAME_MOST, height * .6));
}

/* Both are named, or neither. */
static gboolean
has_names (CaravanBasariBarter *self, cairo_t *cr, const CaravanRingBox *box)
{
  const Side *sides[] = { &self->last, &self->own };

  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    if (sides[i]->seat >= 0 &&
        measure_name (self, cr, sides[i]->seat, box->height) + 2 * NAME_EDGE >
            box->width)
      return FALSE;
  return TRUE;
}

/* The badge, and the name where there is room beside it. */
static void
draw_name (CaravanBasariBarter *self, int seat, cairo_t *cr, const CaravanRingBox *box)
{
  const GdkRGBA *ink = caravan_palette (caravan_look_get (), CARAVAN_COLOR_TEXT);
  double badge = box->height * BADGE, size = MIN (NAME_MOST, box->height * .6);
  gboolean named = has_names (self, cr, box);
  double width = named ? measure_name (self, cr, seat, box->height) : badge;
  double x = box->x + (box->width - width) / 2, middle = box->y + box->height / 2;
  double text = badge * (1 + NAME_GAP);

  caravan_draw_badge_at (cr, (CvColor) caravan_desk_get_table (self->desk)->color[seat],
                         x + badge / 2, middle, badge / 30, 5.2f);
  if (named)
    caravan_draw_text (cr, get_name (self, seat), x + text + (width - text) / 2,
                       middle + size * .36, size, ink);
}

static void
draw_arch (CaravanBasariBarter *self, int seat, cairo_t *cr, const CaravanRingBox *box)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  int arch = caravan_desk_get_state (self->desk)->basari.player[seat].arch;
  double side = MIN (box->width, box->height);

  cairo_save (cr);
  cairo_translate (cr, box->x + (box->width - side) / 2, box->y);
  caravan_basari_draw_arch (&table->board, arch, caravan_look_get (), cr, side);
  cairo_restore (cr);
}

/* Of what is left below the name: the archway at the outer edge, the gems beside it. */
static void
draw_beside (CaravanBasariBarter *self,
             const Side *offer,
             cairo_t *cr,
             CaravanRingBox box,
             gboolean at_right)
{
  double arch = MIN (72, box.width * .36);
  CaravanRingBox place = { at_right ? box.x + box.width - arch : box.x,
                           box.y + MAX (0, (box.height - arch) / 2), arch,
                           MIN (arch, box.height), 0 };
  CaravanRingBox gems = { box.x + (at_right ? 0 : arch), box.y, box.width - arch,
                          box.height, 0 };

  draw_arch (self, offer->seat, cr, &place);
  draw_gems (cr, offer->gems, &gems);
}

/* In a narrow courtyard the archway is above the gems. */
static void
draw_below (CaravanBasariBarter *self,
            const Side *offer,
            cairo_t *cr,
            CaravanRingBox box)
{
  double arch = MIN (box.width * .9, box.height * .55);
  CaravanRingBox place = { box.x, box.y, box.width, arch, 0 };
  CaravanRingBox gems = { box.x + box.width * .05, box.y + arch + 2, box.width * .9,
                          box.height - arch - 2, 0 };

  draw_arch (self, offer->seat, cr, &place);
  draw_gems (cr, offer->gems, &gems);
}

static void
draw_side (CaravanBasariBarter *self,
           const Side *offer,
           cairo_t *cr,
           CaravanRingBox box,
           gboolean at_right)
{
  double head = CLAMP (box.height * .2, HEAD_LEAST, HEAD_MOST), edge = box.height * .04;
  CaravanRingBox name = { box.x, box.y + edge, box.width, head, 0 };
  CaravanRingBox rest = { box.x, name.y + head + 2, box.width,
                          box.height - 2 * edge - head - 2, 0 };

  if (offer->seat < 0)
    return;
  draw_name (self, offer->seat, cr, &name);
  if (box.width >= SIDE_LEAST)
    draw_beside (self, offer, cr, rest, at_right);
  else
    draw_below (self, offer, cr, rest);
}

/* The comparison. */

static void
read_part (Compared *line, const CvPart *part)
{
  if (g_str_equal (part->key, "what"))
    g_strlcpy (line->what, part->word, sizeof line->what);
  else if (g_str_equal (part->key, "own"))
    {
      g_snprintf (line->own, sizeof line->own, "%d", part->number);
      line->difference += part->number;
    }
  else if (g_str_equal (part->key, "other"))
    {
      g_snprintf (line->other, sizeof line->other, "%d", part->number);
      line->difference -= part->number;
    }
}

static void
read_lines (CaravanBasariBarter *self, const CvPart *list)
{
  for (int i = 1; i <= list->n_inside; i++)
    if (list[i].type == CV_PART_OBJECT && self->n_lines < COMPARED_MOST)
      self->lines[self->n_lines++] = (Compared){ .difference = 0 };
    else if (self->n_lines > 0 && list[i].key != NULL)
      read_part (&self->lines[self->n_lines - 1], &list[i]);
}

static void
mark_decider (CaravanBasariBarter *self, const char *what)
{
  for (int i = 0; i < self->n_lines; i++)
    self->lines[i].decides = g_str_equal (self->lines[i].what, what);
}

static void
read_comparison (CaravanBasariBarter *self)
{
  const CvExplained *explained = caravan_desk_get_explained (self->desk);
  int n = explained != NULL ? explained->n_parts : 0;
  gboolean is_inside = FALSE;

  self->n_lines = 0;
  for (int i = 0; i < n; i++)
    {
      const CvPart *part = &explained->part[i];
      is_inside = is_inside || g_strcmp0 (part->key, "compare") == 0;
      if (is_inside && g_strcmp0 (part->key, "lines") == 0)
        read_lines (self, part);
      else if (is_inside && g_strcmp0 (part->key, "decided-by") == 0)
        mark_decider (self, part->word);
    }
}

static void
draw_counted (const Compared *line, cairo_t *cr, double x, double y, double side)
{
  g_autofree char *gem = g_strconcat ("gem-", line->what, NULL);

  caravan_basari_draw_motif (cr, caravan_look_get (),
                             g_str_equal (line->what, "count") ? "pouch" : gem,
                             x - side / 2, y - side / 2, side);
}

/* “2 = ◆ = 2”: what is counted stands between the two offers. */
static void
draw_wide_line (const Compared *line,
                const char *sign,
                cairo_t *cr,
                const CaravanRingBox *box)
{
  const GdkRGBA *ink = caravan_palette (caravan_look_get (), CARAVAN_COLOR_TEXT);
  double size = box->height * .52, base = box->y + box->height * .68;

  caravan_draw_text (cr, line->other, box->x + box->width * .14, base, size, ink);
  caravan_draw_text (cr, sign, box->x + box->width * .32, base, size, ink);
  draw_counted (line, cr, box->x + box->width / 2, box->y + box->height / 2,
                box->height * .68);
  caravan_draw_text (cr, sign, box->x + box->width * .68, base, size, ink);
  caravan_draw_text (cr, line->own, box->x + box->width * .86, base, size, ink);
}

/* “◆ 2 = 2”, as large as there is room for. */
static void
draw_narrow_line (const Compared *line,
                  const char *sign,
                  cairo_t *cr,
                  const CaravanRingBox *box)
{
  const GdkRGBA *ink = caravan_palette (caravan_look_get (), CARAVAN_COLOR_TEXT);
  g_autofree char *text = g_strjoin (" ", line->other, sign, line->own, NULL);
  double icon = MIN (box->height * .62, box->width * .26);
  double room = box->width - icon - 2 * NARROW_EDGE, size = box->height * .5;
  double width = caravan_text_width (cr, text, size);

  size *= MIN (1, room * .92 / width);
  draw_counted (line, cr, box->x + NARROW_EDGE + icon / 2, box->y + box->height / 2,
                icon);
  caravan_draw_text (cr, text, box->x + NARROW_EDGE + icon + room / 2,
                     box->y + box->height / 2 + size * .36, size, ink);
}

static void
draw_line (const Compared *line, cairo_t *cr, const CaravanRingBox *box)
{
  const char *sign = line->difference == 0 ? "=" : line->difference > 0 ? "<" : ">";

  if (box->width >= box->height * WIDE_LINE)
    draw_wide_line (line, sign, cr, box);
  else
    draw_narrow_line (line, sign, cr, box);
  if (line->decides)
    caravan_basari_draw_decider (cr, caravan_look_get (), box->x, box->y, box->width,
                                 box->height);
}

static int
find_decider (CaravanBasariBarter *self)
{
  int line = 0;

  while (line < self->n_lines - 1 && !self->lines[line].decides)
    line++;
  return line;
}

/* Where there is no room for all lines only the one that decides is shown. */
static void
draw_comparison (CaravanBasariBarter *self, cairo_t *cr, CaravanRingBox box)
{
  int first = 0, last = find_decider (self);
  double high = MIN (LINE_MOST, box.height / COMPARED_MOST);

  if (high < LINE_LEAST)
    {
      first = last;
      high = MIN (LINE_MOST, box.height);
    }
  double y = box.y + (box.height - high * (last - first + 1)) / 2;
  for (int line = first; line <= last && line < self->n_lines; line++, y += high)
    {
      CaravanRingBox place = { box.x, y, box.width, high, 0 };
      draw_line (&self->lines[line], cr, &place);
    }
}

static void
caravan_basari_barter_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanBasariBarter *self = CARAVAN_BASARI_BARTER (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double middle = MIN (width / 2, MAX (MIDDLE_LEAST, width * MIDDLE));
  double side = (width - middle) / 2;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  draw_side (self, &self->last, cr, (CaravanRingBox){ 0, 0, side, height, 0 }, FALSE);
  draw_side (self, &self->own, cr,
             (CaravanRingBox){ side + middle, 0, side, height, 0 }, TRUE);
  draw_comparison (self, cr, (CaravanRingBox){ side, 0, middle, height, 0 });
  cairo_destroy (cr);
}

/* Showing it. */

static void
name_it (CaravanBasariBarter *self, gboolean has_offer)
{
  char *gems = lang_say_gems (caravan_lang (), self->last.gems);
  g_autofree char *name =
      has_offer
          ? caravan_format (N_ ("%1$p offers %2$s"), "ps",
                            caravan_desk_get_player (self->desk, self->last.seat), gems)
          : g_strdup (caravan_text (N_ ("No offer yet")));

  caravan_widget_name (GTK_WIDGET (self), name);
  free (gems);
}

/* Whoever has not spoken yet stands there without an offer. */
static Side
find_last (const BasariState *basari, const BasariBarter *barter, int speaker)
{
  guint others = barter->two & ~(1u << MAX (speaker, 0));

  if (barter->has_offer)
    return (Side){ basari->offerer, basari->offer };
  return (Side){ g_bit_nth_lsf (others, -1), 0 };
}

static gboolean
is_by (CaravanBasariBarter *self, const json_t *event, int seat)
{
  const CvTable *table = caravan_desk_get_table (self->desk);

  return g_strcmp0 (json_string_value (json_object_get (event, "by")),
                    cv_color_names[table->color[seat]]) == 0;
}

/* The offer that the verdict is on, tapped or typed; or what is put together. */
static Side
find_own (CaravanBasariBarter *self, int speaker)
{
  guint speakers = caravan_basari_find_speakers (self->desk);
  const json_t *event = caravan_desk_get_event (self->desk);
  const char *letters = json_string_value (json_object_get (event, "gems"));
  const char *verb = json_string_value (json_object_get (event, "do"));
  Side own = { speaker, caravan_basari_get_gems (self->desk) };

  for (int seat = 0; seat < BASARI_SEATS; seat++)
    if ((speakers >> seat & 1) && g_strcmp0 (verb, "offer") == 0 && letters != NULL &&
        is_by (self, event, seat) && cv_gems_parse (letters, &own.gems))
      own.seat = seat;
  return own;
}

gboolean
caravan_basari_barter_render (CaravanBasariBarter *self)
{
  const BasariState *basari = &caravan_desk_get_state (self->desk)->basari;
  BasariBarter barter = basari_barter (basari);

  if (!caravan_basari_is_written (self->desk))
    return barter.two != 0;
  self->own = find_own (self, caravan_basari_find_speaker (self->desk));
  self->last = find_last (basari, &barter, self->own.seat);
  read_comparison (self);
  if (barter.two != 0)
    name_it (self, barter.has_offer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return barter.two != 0;
}

static void
caravan_basari_barter_class_init (CaravanBasariBarterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = caravan_basari_barter_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
caravan_basari_barter_init (CaravanBasariBarter *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  self->last.seat = self->own.seat = CV_NO_PLAYER;
}

GtkWidget *
caravan_basari_barter_new (CaravanDesk *desk)
{
  CaravanBasariBarter *self = g_object_new (CARAVAN_TYPE_BASARI_BARTER, NULL);

  self->desk = desk;
  return GTK_WIDGET (self);
}
