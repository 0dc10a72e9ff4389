/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: one instance, several windows, records from the command line. */
#pragma once

#include <adwaita.h>

#define CARAVAN_TYPE_APPLICATION (caravan_application_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanApplication, caravan_application, CARAVAN, APPLICATION, AdwApplication)

CaravanApplication *caravan_application_new (void);
