/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-aid-panel.h"

#include "caravan-aid-print.h"
#include "caravan-chips.h"
#include "caravan-choice.h"
#include "caravan-dialog.h"
#include "caravan-export.h"
#include "caravan-label.h"
#include "caravan-notice.h"
#include "caravan-page-frame.h"
#include "caravan-print.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define WIDTH         720
#define HEIGHT        620
#define COLUMN        250
#define CHIP          84
#define SPACING       8
#define GROUP_SPACING 16
#define PREVIEW       300

struct _CaravanAidPanel
{
  AdwBin parent_instance;

  /* borrowed: children */
  AdwToastOverlay *toasts;
  GtkWidget *preview;
  GtkWidget *chips[CARAVAN_AID_QUESTIONS];

  CaravanAidSheet sheet;
};

static void caravan_aid_panel_notice_init (CaravanNoticeInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CaravanAidPanel,
                               caravan_aid_panel,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (CARAVAN_TYPE_NOTICE,
                                                      caravan_aid_panel_notice_init))

static const CaravanExportKind pdf = {
  .suffix = "pdf",
  .title = N_ ("Save the player aid as PDF"),
  .kind = N_ ("PDF pages"),
  /* Translators: %1$s is the reason: “the disk is full”. */
  .refusal = N_ ("The player aid was not saved: %1$s"),
};

/* Telling. */

static void
tell (CaravanNotice *notice, const char *text)
{
  adw_toast_overlay_add_toast (CARAVAN_AID_PANEL (notice)->toasts,
                               adw_toast_new (text));
}

/* It stays until it is closed. */
static void
warn (CaravanNotice *notice, const char *text, const char *argument)
{
  g_autofree char *said = caravan_format (text, "s", argument);
  AdwToast *toast = adw_toast_new (said);

  adw_toast_set_timeout (toast, 0);
  adw_toast_overlay_add_toast (CARAVAN_AID_PANEL (notice)->toasts, toast);
}

static void
caravan_aid_panel_notice_init (CaravanNoticeInterface *iface)
{
  iface->tell = tell;
  iface->warn = warn;
}

/* Showing what is chosen. */

/* On white paper with an edge, whatever the window looks like. */
static GdkPaintable *
draw_preview (const CaravanAidSheet *sheet)
{
  float width = (float) CARAVAN_PRINT_WIDTH, height = (float) CARAVAN_PRINT_HEIGHT;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  caravan_aid_paper_draw (sheet, cr);
  cairo_destroy (cr);
  return gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (width, height));
}

static int
find_language (const char *code)
{
  for (int i = 0; lang_codes[i] != NULL; i++)
    if (g_strcmp0 (lang_codes[i], code) == 0)
      return i;
  return -1;
}

/* The games that have an aid. */
static const CaravanGame *
find_game (int index)
{
  for (const CaravanGame *const *game = caravan_games; *game != NULL; game++)
    if ((*game)->aid != NULL && index-- == 0)
      return *game;
  return NULL;
}

static int
find_game_index (const CaravanGame *wanted)
{
  for (int i = 0; find_game (i) != NULL; i++)
    if (find_game (i) == wanted)
      return i;
  return -1;
}

static void
render (CaravanAidPanel *self)
{
  const CaravanAidSheet *sheet = &self->sheet;
  const int chosen[CARAVAN_AID_QUESTIONS] = {
    [CARAVAN_AID_GAME] = find_game_index (sheet->game),
    [CARAVAN_AID_FIRST] = find_language (sheet->languages[0]),
    [CARAVAN_AID_SECOND] = find_language (sheet->languages[1]) + 1,
    [CARAVAN_AID_FORMAT] = (int) sheet->format,
  };
  g_autoptr (GdkPaintable) page = draw_preview (sheet);

  gtk_picture_set_paintable (GTK_PICTURE (self->preview), page);
  for (int i = 0; i < CARAVAN_AID_QUESTIONS; i++)
    caravan_chips_set_chosen (CARAVAN_CHIPS (self->chips[i]), chosen[i]);
}

GtkWidget *
caravan_aid_panel_find_chip (CaravanAidPanel *self,
                             CaravanAidQuestion question,
                             int index)
{
  return caravan_chips_get (CARAVAN_CHIPS (self->chips[question]), index);
}

/* Choosing. */

static void
game_chosen_cb (CaravanAidPanel *self, int index)
{
  self->sheet.game = find_game (index);
  render (self);
}

/* Two languages are never the same one: then they change places. */
static void
choose_language (CaravanAidPanel *self, int place, const char *code)
{
  const char **languages = self->sheet.languages;

  if (code != NULL && g_strcmp0 (languages[1 - place], code) == 0)
    languages[1 - place] = languages[place];
  languages[place] = code;
  if (languages[0] == NULL)
    {
      languages[0] = languages[1];
      languages[1] = NULL;
    }
  render (self);
}

static void
first_chosen_cb (CaravanAidPanel *self, int index)
{
  choose_language (self, 0, lang_codes[index]);
}

static void
second_chosen_cb (CaravanAidPanel *self, int index)
{
  choose_language (self, 1, index == 0 ? NULL : lang_codes[index - 1]);
}

static void
format_chosen_cb (CaravanAidPanel *self, int index)
{
  self->sheet.format = (CaravanAidFormat) index;
  render (self);
}

const CaravanAidSheet *
caravan_aid_panel_get_sheet (CaravanAidPanel *self)
{
  return &self->sheet;
}

/* Printing and saving. */

static void
print_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GtkPrintOperation) operation =
      caravan_aid_print_new (&CARAVAN_AID_PANEL (widget)->sheet);

  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_WINDOW (gtk_widget_get_root (widget)), NULL);
}

static void
save_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const CaravanAidSheet *sheet = &CARAVAN_AID_PANEL (widget)->sheet;
  g_autofree char *file = caravan_aid_print_name (sheet);
  g_autoptr (GBytes) bytes = caravan_aid_print_pdf (sheet);

  caravan_export_choose (widget, &pdf, file, bytes);
}

void
caravan_aid_panel_save (CaravanAidPanel *self, const char *path)
{
  g_autoptr (GBytes) bytes = caravan_aid_print_pdf (&self->sheet);

  caravan_export_save (GTK_WIDGET (self), &pdf, path, bytes);
}

/* Building. */

static GtkWidget *
add_question (CaravanAidPanel *self,
              GtkWidget *box,
              CaravanAidQuestion question,
              const char *title,
              GCallback chosen)
{
  GtkWidget *chips = caravan_chips_new (CHIP, SPACING);

  caravan_text_bind_accessible (chips, GTK_ACCESSIBLE_PROPERTY_LABEL, title);
  g_signal_connect_swapped (chips, "chosen", chosen, self);
  gtk_box_append (
      GTK_BOX (box),
      caravan_box_down (SPACING, caravan_label_new (title, "card-title"), chips, NULL));
  self->chips[question] = chips;
  return chips;
}

/* Its words are short and stay whole: there are fewer columns then. */
static GtkWidget *
add_chip (GtkWidget *chips, const char *text)
{
  GtkWidget *label = caravan_label_new (text, NULL);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
  return caravan_chips_add (CARAVAN_CHIPS (chips), label);
}

static void
add_text (GtkWidget *chips, const char *text)
{
  caravan_text_bind_accessible (add_chip (chips, text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                text);
}

/* The same in every language. */
static void
add_name (GtkWidget *chips, const char *name)
{
  GtkWidget *chip = add_chip (chips, NULL);

  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (chip))), name);
  caravan_widget_name (chip, name);
}

static void
add_languages (GtkWidget *chips)
{
  for (int i = 0; lang_codes[i] != NULL; i++)
    add_name (chips, caravan_language_name (lang_codes[i]));
}

static GtkWidget *
make_choices (CaravanAidPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GROUP_SPACING), *chips;

  chips = add_question (self, box, CARAVAN_AID_GAME, N_ ("Game"),
                        G_CALLBACK (game_chosen_cb));
  for (int i = 0; find_game (i) != NULL; i++)
    add_name (chips, find_game (i)->game->name);
  chips = add_question (self, box, CARAVAN_AID_FIRST, N_ ("Language"),
                        G_CALLBACK (first_chosen_cb));
  add_languages (chips);
  chips = add_question (self, box, CARAVAN_AID_SECOND, N_ ("Second language"),
                        G_CALLBACK (second_chosen_cb));
  add_text (chips, N_ ("No other"));
  add_languages (chips);
  chips = add_question (self, box, CARAVAN_AID_FORMAT, N_ ("Paper"),
                        G_CALLBACK (format_chosen_cb));
  add_text (chips, N_ ("One page A4"));
  add_text (chips, N_ ("Four cards A6"));
  return box;
}

static GtkWidget *
make_preview (CaravanAidPanel *self)
{
  self->preview = gtk_picture_new ();
  gtk_widget_set_size_request (
      self->preview, -1, (int) (PREVIEW * CARAVAN_PRINT_HEIGHT / CARAVAN_PRINT_WIDTH));
  gtk_widget_set_valign (self->preview, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->preview, "paper-preview");
  caravan_text_bind_accessible (self->preview, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("How it will look"));
  return self->preview;
}

/* Below each other where their words would not stay whole. */
static GtkWidget *
make_button (const char *text, const char *css_class, const char *action)
{
  GtkWidget *button = caravan_button_new (text, css_class, action);

  gtk_label_set_wrap_mode (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                           PANGO_WRAP_WORD);
  return button;
}

static GtkWidget *
make_buttons (void)
{
  GtkWidget *bar = caravan_columns_new (130, SPACING);

  caravan_box_add (bar, make_button (N_ ("Save as PDF…"), "paper-button", "aid.save"),
                   make_button (N_ ("Print…"), "suggested-action", "aid.print"), NULL);
  return bar;
}

static void
caravan_aid_panel_class_init (CaravanAidPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "aid.print", NULL, print_activated_cb);
  gtk_widget_class_install_action (widget_class, "aid.save", NULL, save_activated_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK,
                                       "aid.print", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK,
                                       "aid.save", NULL);
}

static void
caravan_aid_panel_init (CaravanAidPanel *self)
{
  GtkWidget *columns = caravan_columns_new (COLUMN, 2 * GROUP_SPACING);
  GtkWidget *toasts = adw_toast_overlay_new ();

  caravan_box_add (columns, make_choices (self), make_preview (self), NULL);
  self->toasts = ADW_TOAST_OVERLAY (toasts);
  adw_toast_overlay_set_child (
      self->toasts, g_object_new (CARAVAN_TYPE_PAGE_FRAME, "width", WIDTH, "child",
                                  columns, "bar", make_buttons (), NULL));
  adw_bin_set_child (ADW_BIN (self), toasts);
}

GtkWindow *
caravan_aid_panel_present (GtkWindow *parent, const CaravanGame *game)
{
  if (find_game (0) == NULL)
    return NULL;
  CaravanAidPanel *self = g_object_new (CARAVAN_TYPE_AID_PANEL, NULL);
  int language = MAX (find_language (caravan_language_code ()), 0);

  self->sheet.game = game != NULL && game->aid != NULL ? game : find_game (0);
  self->sheet.languages[0] = lang_codes[language];
  render (self);
  GtkWindow *window =
      caravan_dialog_hold (parent, N_ ("Player aid"), GTK_WIDGET (self));
  gtk_window_set_default_size (window, WIDTH, HEIGHT);
  return window;
}
