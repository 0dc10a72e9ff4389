/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the desktop calls the application. */
#pragma once

#define CARAVAN_APPLICATION_ID "io.github.caravanserai.Caravanserai"
