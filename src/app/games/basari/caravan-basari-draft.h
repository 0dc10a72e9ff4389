/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people have begun to say of a turn of Basari and not yet recorded: dice and
   actions, which count only when everyone's are in, and gems that are being put together.
   It lies on the desk (caravan_desk_get_chosen), and means nothing once any other step
   has been recorded or undone. */
#pragma once

#include "caravan-desk.h"
#include "cv-gems.h"

/* The arguments of the steps that need everyone. */
#define CARAVAN_BASARI_DICE    "dice"
#define CARAVAN_BASARI_ACTIONS "actions"

/* What this player has told, or NULL; and the first player whose die or action is still
   missing, or -1 when all are in. */
const json_t *caravan_basari_get_told (CaravanDesk *desk, const char *arg, int seat);
int caravan_basari_find_missing (CaravanDesk *desk, const char *arg);

/* Whether no step is on its way to the disk: until then the moment before it is shown,
   but what was told for it is gone. So what is shown of a turn is shown anew only when it
   has arrived; what: of the desk's "changed". */
gboolean caravan_basari_is_written (CaravanDesk *desk);
gboolean caravan_basari_is_moved (CaravanDesk *desk, guint what);

/* Adds that player's, and records the step once it was the last. value is taken over. */
void caravan_basari_tell (CaravanDesk *desk, const char *arg, json_t *value);

/* Takes the last one back; records what is in. */
void caravan_basari_untell (CaravanDesk *desk, const char *arg);
void caravan_basari_record (CaravanDesk *desk, const char *arg);

/* Who may speak in the barter, a bit each: in free turns the first word is anybody's of
   the two; and who does (whoever of them is chosen), or -1. */
guint caravan_basari_find_speakers (CaravanDesk *desk);
int caravan_basari_find_speaker (CaravanDesk *desk);

/* The gems that have been put together; one more, and one less, the last one. An offer is
   judged at once. */
CvGems caravan_basari_get_gems (CaravanDesk *desk);
void caravan_basari_put_gem (CaravanDesk *desk, int gem);
void caravan_basari_take_back_gem (CaravanDesk *desk);

/* Makes the offer. */
void caravan_basari_record_offer (CaravanDesk *desk);
