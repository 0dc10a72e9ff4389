/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-scores-private.h"

#include "caravan-game.h"
#include "caravan-label.h"
#include "caravan-link.h"
#include "caravan-picture.h"
#include "caravan-score-charts.h"
#include "caravan-score-words.h"
#include "caravan-share.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-sheet.h"

#define BADGE_SIZE 28

G_DEFINE_FINAL_TYPE (CaravanScoresPage, caravan_scores_page, CARAVAN_TYPE_PAGE)

static const CvState *
get_state (CaravanScoresPage *self)
{
  return cv_match_state (rec_record_match (caravan_sheet_get_record (self->sheet)));
}

static gboolean
has_sealed (CaravanScoresPage *self)
{
  const CvScore *score = caravan_sheet_get_score (self->sheet);

  for (int seat = 0; seat < score->n_players; seat++)
    if (score->player[seat].sealed)
      return TRUE;
  return FALSE;
}

/* A board that can be drawn with its cells lit. */
static gboolean
has_board (CaravanScoresPage *self)
{
  const CvTable *table = caravan_sheet_get_table (self->sheet);

  return table->board.present && caravan_sheet_get_art (self->sheet)->grounds != NULL;
}

/* Whether its board says where points come from. */
static gboolean
has_lit_lines (CaravanScoresPage *self)
{
  return has_board (self) &&
         caravan_sheet_get_table (self->sheet)->game->line_cells != NULL;
}

/* What decided. */

/* Who is first, and who has as many points. */
static void
render_badges (CaravanScoresPage *self)
{
  const CvScore *score = caravan_sheet_get_score (self->sheet);
  const CvTable *table = caravan_sheet_get_table (self->sheet);
  const CvPlayerScore *first = &score->player[score->order[0]];

  caravan_widget_clear (self->badges);
  for (int i = 0; i < score->n_players && score->winners != 0; i++)
    if (score->player[score->order[i]].total == first->total)
      gtk_box_append (GTK_BOX (self->badges),
                      caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL,
                                           table->color[score->order[i]], BADGE_SIZE));
}

static void
render_rule (CaravanScoresPage *self)
{
  const CvGame *game = caravan_sheet_get_table (self->sheet)->game;
  CvDecided decided = caravan_sheet_get_score (self->sheet)->decided;
  g_autofree char *id = g_strdup_printf ("%s.score.tie", game->id);
  g_autofree char *page = g_strdup_printf ("%s-scoring", game->id);
  const CvRule *tie = cv_game_rule_find (game, id);

  if (decided != CV_DECIDED_POINTS && tie != NULL && !has_sealed (self))
    caravan_link_show (self->rule, caravan_text (N_ ("Rule: ties")), tie->anchor);
  else
    caravan_link_show (self->rule, caravan_text (N_ ("Rule: scoring")), page);
}

static void
render_banner (CaravanScoresPage *self)
{
  g_autofree char *outcome =
      lang_sheet_outcome (caravan_lang (), caravan_sheet_get_record (self->sheet),
                          caravan_sheet_get_score (self->sheet));
  g_autofree char *tie = caravan_score_say_tie (self->sheet);
  g_autofree char *house = caravan_score_say_house (self->sheet);

  render_badges (self);
  /* While players are told it is hidden, and empty for good measure. */
  caravan_label_show (self->outcome, self->is_revealing ? NULL : outcome);
  caravan_label_show (self->tie, self->is_revealing ? NULL : tie);
  caravan_label_show (self->house, house);
  caravan_scores_page_render_evening (self);
  render_rule (self);
  gtk_widget_set_visible (self->banner, !self->is_revealing);
  gtk_widget_set_visible (self->reveal, has_sealed (self) && self->can_reveal);
}

/* The reveal, instead of what decided. */
static void
render_stage (CaravanScoresPage *self)
{
  long left = caravan_sheet_get_score (self->sheet)->n_players - self->n_shown;
  g_autofree char *text =
      caravan_format_plural (NP_ ("%1$s player is still to come. Press any key or "
                                  "click to go on; Escape shows the whole sheet.",
                                  "%1$s players are still to come. Press any key or "
                                  "click to go on; Escape shows the whole sheet."),
                             left, "n", left);

  gtk_widget_set_visible (self->stage, self->is_revealing);
  if (!self->is_revealing)
    return;
  gtk_label_set_label (GTK_LABEL (self->stage_text), text);
  caravan_widget_describe (self->next, text);
}

/* Charts. */

/* Of who is not told yet neither the name: the rows lie in the order of the score. */
static void
cover_rows (CaravanScoresPage *self, CaravanChart *chart)
{
  const CvScore *score = caravan_sheet_get_score (self->sheet);

  for (gsize i = 0; i < chart->n_rows; i++)
    if (!(self->shown >> score->order[i] & 1))
      {
        double nothing[CV_LINES_MOST] = { 0 };
        caravan_chart_set_row (chart, i, -1, "…", g_strdup ("…"), nothing,
                               chart->n_parts);
      }
}

static void
render_charts (CaravanScoresPage *self)
{
  CaravanChart *points = caravan_score_chart_points (self->sheet);
  CaravanChart *growth =
      self->is_revealing ? NULL : caravan_score_chart_growth (self->sheet);
  double grown[CV_PLAYERS_MOST];

  cover_rows (self, points);
  caravan_scores_page_find_grown (self, grown);
  caravan_chart_view_show (self->points, points);
  caravan_chart_view_set_shown (self->points, self->is_revealing ? grown : NULL);
  gtk_widget_set_visible (self->growth_card, growth != NULL);
  caravan_chart_view_show (self->growth, growth);
}

/* The line that is chosen. */

static void
find_cells (CaravanScoresPage *self, int seat, int line, CvSet *ret_cells)
{
  const CvPlayerScore *player = &caravan_sheet_get_score (self->sheet)->player[seat];

  *ret_cells = (CvSet){ { 0 } };
  for (int i = 0; i < player->n_lines; i++)
    if (i == line || line == player->n_lines)
      {
        CvSet cells;
        caravan_sheet_get_cells (self->sheet, seat, i, &cells);
        cv_set_unite (ret_cells, &cells, CV_SET_WORDS);
      }
}

static char *
say_chosen (CaravanScoresPage *self, int seat, int line)
{
  const CvPlayerScore *player = &caravan_sheet_get_score (self->sheet)->player[seat];
  gboolean shown = self->shown >> seat & 1;
  char *text;

  if (line == player->n_lines)
    return caravan_score_say_total (self->sheet, seat, shown);
  text = shown ? caravan_score_say_cells (self->sheet, seat, line) : NULL;
  return text != NULL ? text : caravan_score_say_line (self->sheet, seat, line, shown);
}

static void
render_chosen (CaravanScoresPage *self)
{
  const CvGame *game = caravan_sheet_get_table (self->sheet)->game;
  const CvPlayerScore *player;
  int seat, line;
  CvSet cells;
  g_autofree char *page = g_strdup_printf ("%s-scoring", game->id), *text = NULL;

  if (!caravan_score_grid_get_chosen (self->lines, &seat, &line))
    {
      cells = (CvSet){ { 0 } };
      text = g_strdup (caravan_text (
          has_lit_lines (self) ? N_ ("Choose a line: its spaces are lit here.")
                               : N_ ("Choose a line to read its rule.")));
      caravan_link_show (self->line_rule, caravan_text (N_ ("Read the rule")), page);
    }
  else
    {
      player = &caravan_sheet_get_score (self->sheet)->player[seat];
      find_cells (self, seat, line, &cells);
      text = say_chosen (self, seat, line);
      caravan_link_show (self->line_rule, caravan_text (N_ ("Read the rule")),
                         line < player->n_lines ? player->lines[line].rule->anchor
                                                : page);
      if (!(self->shown >> seat & 1))
        cells = (CvSet){ { 0 } };
    }
  gtk_label_set_label (GTK_LABEL (self->line_title), text);
  caravan_score_board_light (self->board, &cells);
  caravan_widget_name (GTK_WIDGET (self->board), text);
}

static void
line_chosen_cb (CaravanScoresPage *self)
{
  if (self->sheet != NULL)
    render_chosen (self);
}

/* All of it. */

static void
render_buttons (CaravanScoresPage *self)
{
  gboolean whole = !self->is_revealing;

  caravan_share_bar_set_sheet (CARAVAN_SHARE_BAR (self->share),
                               whole ? self->sheet : NULL);
  gtk_widget_set_visible (self->reveal_again,
                          whole && self->is_over && !has_sealed (self));
  gtk_widget_set_visible (
      self->replay, whole && caravan_sheet_get_table (self->sheet)->board.present);
  /* Whether it is sensitive is decided by its action. */
  gtk_widget_set_visible (self->play_again,
                          whole && self->is_over && !has_sealed (self));
}

void
caravan_scores_page_render (CaravanScoresPage *self)
{
  if (self->sheet == NULL)
    return;
  gtk_widget_set_visible (self->stands, !self->is_over);
  gtk_widget_set_visible (self->end, self->can_reveal);
  caravan_score_grid_show (self->lines, self->sheet, self->shown, self->is_over);
  render_banner (self);
  render_stage (self);
  render_charts (self);
  render_chosen (self);
  render_buttons (self);
}

static void
render (gpointer object)
{
  caravan_scores_page_render (CARAVAN_SCORES_PAGE (object));
}

/* The record follows the disk, so it may change while players are told: as long as
   nobody was, or the order is the same, there is nothing to take back. */
static gboolean
can_go_on (CaravanScoresPage *self, CaravanSheet *sheet)
{
  const CvScore *now = caravan_sheet_get_score (self->sheet);
  const CvScore *next = caravan_sheet_get_score (sheet);

  if (now->n_players != next->n_players || !caravan_score_is_over (sheet))
    return FALSE;
  for (int i = 0; i < now->n_players; i++)
    if (next->player[i].sealed ||
        (self->n_shown > 0 && now->order[i] != next->order[i]))
      return FALSE;
  return TRUE;
}

void
caravan_scores_page_show (CaravanScoresPage *self,
                          CaravanSheet *sheet,
                          gboolean can_reveal)
{
  gboolean goes_on = self->is_revealing && can_go_on (self, sheet);

  caravan_sheet_ref (sheet);
  g_clear_pointer (&self->sheet, caravan_sheet_unref);
  self->sheet = sheet;
  self->can_reveal = can_reveal;
  self->is_over = caravan_score_is_over (sheet);
  caravan_scores_page_ask_evening (self);
  gtk_widget_set_visible (GTK_WIDGET (self->board), has_board (self));
  if (has_board (self))
    caravan_score_board_show (self->board, caravan_sheet_get_table (sheet),
                              get_state (self));
  if (goes_on)
    caravan_scores_page_render (self);
  else
    caravan_scores_page_reveal_all (self);
}

static void
take_focus (CaravanPage *page)
{
  CaravanScoresPage *self = CARAVAN_SCORES_PAGE (page);

  if (self->is_revealing)
    gtk_widget_grab_focus (self->next);
  else
    caravan_score_grid_focus (self->lines, -1, 0);
}

static char *
say_subtitle (CaravanPage *page, gboolean narrow)
{
  return caravan_sheet_say_game (CARAVAN_SCORES_PAGE (page)->sheet);
}

static char *
find_help (CaravanPage *page, GtkWidget *focus)
{
  CaravanSheet *sheet = CARAVAN_SCORES_PAGE (page)->sheet;

  return g_strdup_printf ("%s-scoring", caravan_sheet_get_table (sheet)->game->id);
}

static void
caravan_scores_page_dispose (GObject *object)
{
  CaravanScoresPage *self = CARAVAN_SCORES_PAGE (object);

  caravan_scores_page_stop_growing (self);
  caravan_scores_page_stop_asking (self);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->sheet, caravan_sheet_unref);
  G_OBJECT_CLASS (caravan_scores_page_parent_class)->dispose (object);
}

static void
caravan_scores_page_class_init (CaravanScoresPageClass *klass)
{
  CaravanPageClass *page_class = CARAVAN_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_scores_page_dispose;
  page_class->title = N_ ("Scores");
  page_class->is_of_match = TRUE;
  page_class->say_subtitle = say_subtitle;
  page_class->find_help = find_help;
  page_class->take_focus = take_focus;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "scorespage");
}

static void
caravan_scores_page_init (CaravanScoresPage *self)
{
  caravan_scores_page_build (self);
  g_signal_connect_swapped (self->lines, "chosen", G_CALLBACK (line_chosen_cb), self);
  caravan_scores_page_listen (self);
  caravan_text_follow (self, render);
}
