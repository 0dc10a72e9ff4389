/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Header bars whose window buttons follow the language. */
#pragma once

#include <adwaita.h>

/* The toolkit names the buttons when it makes them, in the language of that moment:
   after every switch they are made again. */
void caravan_header_follow (AdwHeaderBar *header);

/* In a narrow window there is only room for the button that closes it. */
void caravan_header_set_narrow (AdwHeaderBar *header, gboolean narrow);
