/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Symbols of the icon theme stay once they were shown. */
#pragma once

/* GTK loads a symbol in a thread. Where its button is gone by then, the thread lets go of
   it last, and whoever looks the same symbol up in that moment gets one that is being
   freed: the program ends. So each has a reference that is never given back; there are
   as many as the windows have different ones. */
void caravan_icons_stay (void);
