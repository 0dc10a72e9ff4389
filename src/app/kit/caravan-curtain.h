/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An opaque curtain over a whole window, with a card in its middle. It is up as soon as
   it is visible: there is no fading in. It may slide away, when nothing secret is left
   behind it. */
#pragma once

#include <adwaita.h>

#define CARAVAN_TYPE_CURTAIN (caravan_curtain_get_type ())
G_DECLARE_FINAL_TYPE (CaravanCurtain, caravan_curtain, CARAVAN, CURTAIN, AdwBin)

GtkWidget *caravan_curtain_new (void);

/* What stands on the card; the one before goes at once. width: of the card where there
   is room for it. */
void caravan_curtain_set_card (CaravanCurtain *self, GtkWidget *card, int width);

/* Up, in the next frame; or away, where animations are wanted in 180 ms. */
void caravan_curtain_raise (CaravanCurtain *self);
void caravan_curtain_draw_aside (CaravanCurtain *self);
