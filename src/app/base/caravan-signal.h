/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A signal of a class, that hands over so many values of these types:
     caravan_signal_new (klass, "told", 2, G_TYPE_STRING, G_TYPE_BOOLEAN)
   It is emitted by its name, as it is connected to by its name. */
#pragma once

#include <glib-object.h>

#define caravan_signal_new(klass, name, ...)                                           \
  g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,     \
                NULL, G_TYPE_NONE, __VA_ARGS__)
