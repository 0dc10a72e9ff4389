/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours, one row a name, one column a look. */

#include "caravan-draw.h"

#include <adwaita.h>

/* Light, dark, high contrast. High contrast on a dark desktop is the dark column with
   the exceptions below it. */
#define ROWS(X)                                                                        \
  X (WINDOW, 0xFAF5EC, 0x221C17, 0xFFFFFF)                                             \
  X (HEADER, 0xF0E6D6, 0x2E2620, 0xFFFFFF)                                             \
  X (CARD, 0xFFFDF8, 0x362D26, 0xFFFFFF)                                               \
  X (LINE, 0xDCCDB6, 0x51453A, 0x000000)                                               \
  X (TEXT, 0x2B1D12, 0xF6EBDB, 0x000000)                                               \
  X (DIM, 0x6B5846, 0xC2B09B, 0x2B2B2B)                                                \
  X (ACCENT, 0x0E6B78, 0x57C2CC, 0x00434C)                                             \
  X (ACCENT_FG, 0xFFFFFF, 0x10292C, 0xFFFFFF)                                          \
  X (ACCENT_SOFT, 0xD5EAEA, 0x1F4247, 0xD5EAEA)                                        \
  X (OK_BG, 0xE2F0EE, 0x1E3A3D, 0xFFFFFF)                                              \
  X (VERDICT_OK, 0x0E6B78, 0x7FDCE3, 0x00434C)                                         \
  X (NO_BG, 0xF8E6DD, 0x4A2A1E, 0xFFFFFF)                                              \
  X (VERDICT_NO, 0x8A2A12, 0xFFB59B, 0x6E1600)                                         \
  X (FRAME, 0x7A5638, 0x8A6747, 0x000000)                                              \
  X (FRAME2, 0xA98159, 0x5E452E, 0x000000)                                             \
  X (SAND, 0xF5E6C2, 0x4A3E2F, 0xFFF8E1)                                               \
  X (SAND_LINE, 0xE2CE9F, 0x5C4E3B, 0x000000)                                          \
  X (SAND_FG, 0xD9C08A, 0x675741, 0xFFF8E1)                                            \
  X (PATH, 0xC88F6D, 0x876141, 0xB87549)                                               \
  X (PATH_LINE, 0xB57B58, 0x745235, 0x000000)                                          \
  X (PATH_FG, 0x8E5636, 0xC79A72, 0x3A1D0B)                                            \
  X (OASIS, 0x88CBB8, 0x20675D, 0x8FD9C3)                                              \
  X (OASIS_LINE, 0x6DB5A0, 0x2E7B70, 0x000000)                                         \
  X (OASIS_FG, 0x14594A, 0xA6E6CE, 0x00352A)                                           \
  X (OASIS_FG2, 0x1F7A63, 0x6CC7A8, 0x00352A)                                          \
  X (WATER, 0x2B86B4, 0x4FB3DC, 0x00507A)                                              \
  X (TRUNK, 0x7A4B26, 0xD6A878, 0x7A4B26)                                              \
  X (STEPPE, 0xBFC44E, 0x84852B, 0xC2C62E)                                             \
  X (STEPPE_LINE, 0xA6AB38, 0x989A3C, 0x000000)                                        \
  X (STEPPE_FG, 0x4E5512, 0xF3F0A6, 0x2B3000)                                          \
  X (STEPPE_FG2, 0x7C8422, 0xC9C760, 0x2B3000)                                         \
  X (STONE, 0x9F9AB1, 0x716D88, 0x8C86A3)                                              \
  X (STONE_LINE, 0x888299, 0x847F9B, 0x000000)                                         \
  X (STONE_FG, 0x4A455C, 0x2B2838, 0x15121F)                                           \
  X (STONE_FG2, 0x6A657D, 0xA9A5BD, 0x15121F)                                          \
  X (STONE_HI, 0xDAD7E3, 0xE6E3EF, 0xFFFFFF)                                           \
  X (BORDER, 0x1E8A63, 0x3FC08F, 0x005C3D)                                             \
  X (BORDER_HI, 0x7AD3AE, 0xA5EBCB, 0x7AD3AE)                                          \
  X (PRAIRIE, 0xCFD98A, 0x414A22, 0xE9F2B4)                                            \
  X (PRAIRIE_FG, 0x6F7C2A, 0x97A35C, 0x2F3A00)                                         \
  X (LAKE, 0x7FBFDD, 0x1D4A66, 0x7CC4EC)                                               \
  X (LAKE_FG, 0x1D5F86, 0x7CC0E4, 0x002F4D)                                            \
  X (MOUNTAIN, 0xCDBCA5, 0x60565A, 0xC9B49A)                                           \
  X (PEAK, 0x6B4F3A, 0xCDB59C, 0x3A2414)                                               \
  X (PEAK_FAR, 0x8C6F57, 0x9C8672, 0x5C4330)                                           \
  X (RAIL, 0x4B3A2E, 0xE2CFB2, 0x000000)                                               \
  X (TIE, 0x8A6A4B, 0xA58460, 0x6B4A2A)                                                \
  X (ARCH, 0xD39A4E, 0xA87636, 0xE0B070)                                               \
  X (ARCH_FIELD, 0xFFF3D6, 0xF3E4C6, 0xFFFFFF)                                         \
  X (ARCH_LINE, 0x7A4A1E, 0x3A2414, 0x000000)                                          \
  X (LEGAL, 0x0B5563, 0xBFF3F5, 0x000000)                                              \
  X (ILLEGAL, 0x2B1D12, 0xF6EBDB, 0x000000)                                            \
  X (LIT, 0xFFB000, 0xFFC23D, 0xFFB000)                                                \
  X (LIT_RING, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF)                                           \
  X (FREE, 0x5A4632, 0xF6EBDB, 0x000000)                                               \
  X (PIECE_INK, 0x2B1D12, 0x2B1D12, 0x2B1D12)                                          \
  X (PIECE_PAPER, 0xFFFBF2, 0xFFFBF2, 0xFFFBF2)                                        \
  X (HAIRLINE, 0x2B1D12, 0x0E0B09, 0x000000)                                           \
  X (CASING, 0xFFFBF2, 0x1A1511, 0xFFFFFF)

#define CONTRAST_DARK_ROWS(X)                                                          \
  X (WINDOW, 0x000000)                                                                 \
  X (HEADER, 0x000000)                                                                 \
  X (CARD, 0x000000)                                                                   \
  X (LINE, 0xFFFFFF)                                                                   \
  X (TEXT, 0xFFFFFF)                                                                   \
  X (DIM, 0xE6E6E6)                                                                    \
  X (OK_BG, 0x000000)                                                                  \
  X (NO_BG, 0x000000)

#define CHANNEL(rgb, shift) ((float) (((rgb) >> (shift)) & 0xFF) / 255.f)
#define RGBA(rgb)                                                                      \
  {                                                                                    \
    CHANNEL (rgb, 16), CHANNEL (rgb, 8), CHANNEL (rgb, 0), 1.f                         \
  }

enum
{
  COLUMN_LIGHT,
  COLUMN_DARK,
  COLUMN_CONTRAST,
  N_COLUMNS
};

#define ROW(NAME, light, dark, contrast)                                               \
  [CARAVAN_COLOR_##NAME] = { RGBA (light), RGBA (dark), RGBA (contrast) },
static const GdkRGBA palette[CARAVAN_N_COLORS][N_COLUMNS] = { ROWS (ROW) };

/* Alpha 0: the dark column holds. */
#define CONTRAST_DARK_ROW(NAME, rgb) [CARAVAN_COLOR_##NAME] = RGBA (rgb),
static const GdkRGBA contrast_dark[CARAVAN_N_COLORS] = { CONTRAST_DARK_ROWS (
    CONTRAST_DARK_ROW) };

static const GdkRGBA player_colors[] = {
  [CV_COLOR_RED] = RGBA (0xC8321A),   [CV_COLOR_BLUE] = RGBA (0x1A4E9C),
  [CV_COLOR_GREEN] = RGBA (0x45B097), [CV_COLOR_YELLOW] = RGBA (0xFFDA3A),
  [CV_COLOR_BLACK] = RGBA (0x17120F),
};

CaravanLook
caravan_look_get (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (manager);
  if (adw_style_manager_get_high_contrast (manager))
    return dark ? CARAVAN_LOOK_CONTRAST_DARK : CARAVAN_LOOK_CONTRAST;
  return dark ? CARAVAN_LOOK_DARK : CARAVAN_LOOK_LIGHT;
}

void
caravan_look_follow (gpointer widget, GCallback changed)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", changed, widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", changed, widget,
                           G_CONNECT_SWAPPED);
}

gboolean
caravan_look_is_dark (CaravanLook look)
{
  return look == CARAVAN_LOOK_DARK || look == CARAVAN_LOOK_CONTRAST_DARK;
}

const GdkRGBA *
caravan_palette (CaravanLook look, CaravanColor color)
{
  g_return_val_if_fail (color < CARAVAN_N_COLORS, &palette[0][0]);
  switch (look)
    {
    case CARAVAN_LOOK_LIGHT:
      return &palette[color][COLUMN_LIGHT];
    case CARAVAN_LOOK_CONTRAST:
      return &palette[color][COLUMN_CONTRAST];
    case CARAVAN_LOOK_CONTRAST_DARK:
      if (contrast_dark[color].alpha > 0)
        return &contrast_dark[color];
      return &palette[color][COLUMN_DARK];
    case CARAVAN_LOOK_DARK:
      break;
    }
  return &palette[color][COLUMN_DARK];
}

const GdkRGBA *
caravan_player_color (CvColor color)
{
  g_return_val_if_fail (color < G_N_ELEMENTS (player_colors), &player_colors[0]);
  return &player_colors[color];
}

/* Dark pieces have a paper rim, light ones an ink rim, so a piece brings its own edge
   along, whatever lies under it. */
gboolean
caravan_player_is_light (CvColor color)
{
  return color == CV_COLOR_GREEN || color == CV_COLOR_YELLOW;
}

const GdkRGBA *
caravan_player_letter (CvColor color)
{
  return caravan_palette (CARAVAN_LOOK_LIGHT, caravan_player_is_light (color)
                                                  ? CARAVAN_COLOR_PIECE_INK
                                                  : CARAVAN_COLOR_PIECE_PAPER);
}

void
caravan_set_color (cairo_t *cr, CaravanLook look, CaravanColor color)
{
  gdk_cairo_set_source_rgba (cr, caravan_palette (look, color));
}
