/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Past games: an index of the records in a folder, in SQLite, so that ten thousand of
   them can be listed and counted at once. The records are what is kept; the index is
   made from them, and made again when it is damaged or gone.

     DIRECTORY/games/NAME.caravan   the records, each a game
     DIRECTORY/history.db           the index: nothing in it that is not elsewhere
     DIRECTORY/people.json          who is who: names that stand for the same person
     DIRECTORY/deleted/             records that were deleted, for a while

   A count that was not revealed is in none of them but its record. A RecHistory is used
   by one thread at a time; several programs may have the same directory open. */
#ifndef REC_HISTORY_H
#define REC_HISTORY_H

#include "rec-record.h"

typedef struct RecHistory RecHistory;

/* $XDG_DATA_HOME/caravanserai or ~/.local/share/caravanserai; get answers as getenv
   does. Release it with free; NULL when there is no home. */
char *rec_history_directory (char *(*get) (const char *name));

/* Opens the index, which is made or migrated where that is needed; one that is damaged
   is set aside (history.db.damaged-N) and made anew. NULL with an error. boards is the
   directory of the boards that ship. */
RecHistory *
rec_history_open (const char *directory, const char *boards, RecError *error);
void rec_history_close (RecHistory *history);

/* Opens a directory that was only pointed at: nothing is made there, moved or swept.
   Without an index of ours that can be written, there is one in memory. Records that
   lie in the directory itself are found as well; their files are called "./NAME". */
RecHistory *
rec_history_look (const char *directory, const char *boards, RecError *error);

/* The name under which a damaged index was set aside when this one was opened, or NULL.
 */
const char *rec_history_set_aside (const RecHistory *history);

/* Brings the index up to date with the folder: what is new, changed or gone. Only
   records whose size or time of change differ are read. ret_changed may be NULL. A
   record that can't be read is passed over; see rec_history_unreadable. */
bool rec_history_sync (RecHistory *history, bool *ret_changed, RecError *error);

/* Told while records are read: how many are done, from 0 on, and of how many; at last
   all of them, also when the rest could not be read. In the thread that syncs. */
typedef void (*RecHistoryTold) (size_t n_done, size_t n_all, void *data);
void rec_history_set_told (RecHistory *history, RecHistoryTold told, void *data);

/* Records that could not be read at the last sync: file names, NULL-terminated, with
   what is wrong with each. Owned by the history. */
typedef struct
{
  char *file;
  RecError error;
} RecHistoryProblem;
const RecHistoryProblem *rec_history_unreadable (const RecHistory *history,
                                                 size_t *ret_n);

/* Which games. Zero is everything, the newest first. */
typedef enum
{
  REC_HISTORY_BY_DATE,
  REC_HISTORY_BY_GAME,
  REC_HISTORY_BY_SCORE /* of the winner */
} RecHistoryOrder;

typedef enum
{
  REC_HISTORY_ANY,
  REC_HISTORY_FINISHED, /* over, and every count revealed */
  REC_HISTORY_OPEN      /* all the others */
} RecHistoryWhich;

typedef struct
{
  const char *search; /* words, all of which stand in the names, the game's name, the
                         date, the notes or the file name; accents and case ignored */
  const CvGame *game;
  const char *person;    /* as rec_history_people calls them */
  const char *from, *to; /* "2026-11-15", or "2026-11-15T23:00:00Z"; both included */
  RecHistoryWhich which;
  RecHistoryOrder order;
  bool turned; /* the other way round: the oldest first */
  size_t offset;
  size_t limit; /* 0: all */
} RecHistoryQuery;

typedef struct
{
  uint8_t color; /* CvColor */
  char *name;    /* of the person, see rec_history_people */
  bool sealed;
  bool is_winner;
  int rank; /* 0: none */
  int32_t total;
  int32_t points[CV_LINES_MOST]; /* by line of the game's sheet; 0 when sealed */
} RecHistoryPlayer;

typedef struct
{
  char *file; /* in DIRECTORY/games */
  const CvGame *game;
  char date[sizeof "2026-11-15T19:30:00Z"]; /* UTC; "" when nothing says when */
  bool is_finished;
  bool has_board;
  bool has_house; /* a broken rule was let stand */
  CvDecided decided;
  size_t n_steps;
  int n_players;
  RecHistoryPlayer player[CV_PLAYERS_MOST]; /* by seat */
} RecHistoryGame;

typedef struct
{
  size_t n_games;
  RecHistoryGame *games;
  size_t n_all; /* that the query finds, limit aside */
} RecHistoryList;

bool rec_history_list (RecHistory *history,
                       const RecHistoryQuery *query,
                       RecHistoryList *ret_list,
                       RecError *error);
void rec_history_list_clear (RecHistoryList *list);

/* Statistics over the finished games of a query (order, offset and limit aside). */
typedef struct
{
  char *name;
  size_t n_games;
  size_t n_wins; /* a shared win is one for each */
  int64_t sum;   /* of all totals; the average is sum / n_games */
  int32_t best;
  char *best_file; /* in which record that was, and when */
  char best_date[sizeof "2026-11-15T19:30:00Z"];
  int64_t rank_sum;
  int64_t line_sum[CV_LINES_MOST]; /* where the query names one game, else 0 */
} RecHistoryPerson;

typedef struct
{
  const CvRule *rule; /* of the line */
  int64_t sum;        /* of its points, over all players of all games */
  int64_t winner_sum; /* over the winners */
  int32_t best;

  /* Games that it decided: the category in which the winner was furthest ahead of the
     best of the others, and ahead at all. A game that was decided by a tie-break or
     shared is none of them; several categories that are level count each. */
  size_t n_decided;
} RecHistoryCategory;

typedef struct
{
  const CvGame *game;
  size_t n_games;
  size_t n_timed;   /* of them those of which it is known how long they were played */
  int64_t seconds;  /* all of these together */
  size_t n_players; /* seats, over all games */
  size_t n_winners; /* of them those that won, more than games when wins are shared */
  int64_t sum;      /* of all totals */
  int64_t winner_sum;
  int32_t best;
  bool best_won;   /* by who won that game */
  char *best_name; /* whose that was, and in which record */
  char *best_file;
  size_t n_by_decided[CV_DECIDED_UNDECIDED + 1];
  int n_categories;
  RecHistoryCategory category[CV_LINES_MOST];
} RecHistoryGameStats;

typedef struct
{
  size_t n_games; /* finished ones */
  size_t n_people;
  RecHistoryPerson *people; /* most wins first, then most games, then by name */
  size_t n_kinds;
  RecHistoryGameStats *kinds; /* a game each that was played, in the order of cv_games
                               */
} RecHistoryStats;

bool rec_history_stats (RecHistory *history,
                        const RecHistoryQuery *query,
                        RecHistoryStats *ret_stats,
                        RecError *error);
void rec_history_stats_clear (RecHistoryStats *stats);

/* Everybody who ever played, finished or not, in order of their names, NULL-terminated;
   release it with rec_history_names_free. */
char **rec_history_people (RecHistory *history, RecError *error);
void rec_history_names_free (char **names);

/* From now on the person `from` is called `to`; when there is a `to` already the two
   are one person. Records stay as they are. */
bool rec_history_rename (RecHistory *history,
                         const char *from,
                         const char *to,
                         RecError *error);

/* Who is who, as {"name in records": "name of the person", …}, and putting that back:
   undoing a rename. */
json_t *rec_history_get_aliases (RecHistory *history);
bool
rec_history_set_aliases (RecHistory *history, const json_t *aliases, RecError *error);

/* Takes a record out of the folder, and puts it back. A record that is open somewhere
   for writing is not taken. What was deleted a month ago is gone for good at the next
   rec_history_open. */
bool rec_history_delete (RecHistory *history, const char *file, RecError *error);
bool rec_history_restore (RecHistory *history, const char *file, RecError *error);

/* The file that the last rec_history_restore made: when the old name was taken
   meanwhile, it has a number. NULL before the first one. */
const char *rec_history_restored (const RecHistory *history);

/* Brings a record into the folder, or everything that rec_history_export wrote. One
   that is there already, to the letter, is not brought in twice. What can't be read is
   passed over and counted; problem is then the first of them. False only when nothing
   could be read or written at all. */
typedef struct
{
  size_t n_new;
  size_t n_known;
  size_t n_bad;
  RecError problem;
  char *file; /* of the last new record, to show it; owned by the caller */
} RecHistoryImport;
bool rec_history_import (RecHistory *history,
                         const char *path,
                         RecHistoryImport *ret_import,
                         RecError *error);

/* All records and who is who, in one new file: JSON Lines, first
   {"caravanserai-history":1,"people":{…}}, then a line a game,
   {"file":NAME,"record":[header,event,…]}, which `caravan score --cases` reads too. */
bool rec_history_export (RecHistory *history, const char *path, RecError *error);

/* The path of a record of the folder. Release it with free. */
char *rec_history_path (const RecHistory *history, const char *file);

#endif
