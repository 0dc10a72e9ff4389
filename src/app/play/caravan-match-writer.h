/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The thread that takes a match to the disk. The journal and its record live in this
   thread only; what goes in and out are jobs, each carried out in the order they were
   given and handed back with its answer. Text passes between the threads, never a
   json_t that both hold. */
#pragma once

#include <glib.h>

#include "rec-journal.h"

typedef enum
{
  CARAVAN_JOB_CREATE,  /* path, text: the header */
  CARAVAN_JOB_DRAFT,   /* the same, but the file is made with the first step */
  CARAVAN_JOB_OPEN,    /* path */
  CARAVAN_JOB_PLAY,    /* text: the event */
  CARAVAN_JOB_CORRECT, /* text: the event, step */
  CARAVAN_JOB_RETRY,   /* anew */
  CARAVAN_JOB_COPY     /* path, go_on_there */
} CaravanJobKind;

typedef struct
{
  CaravanJobKind kind;
  char *path; /* in the answer to a step: the file, whose name a draft may change */
  char *text;
  gsize step;
  gboolean go_on_there;
  gboolean anew; /* when the file is gone, it is made again */
  gpointer tag;  /* the caller's */

  /* The answer. */
  gboolean good;
  RecError error;      /* when it is not */
  RecRecord *record;   /* of a file that was created or opened: the caller's own */
  gboolean can_record; /* of a file that was opened; when it can't, error says why */
  gsize n_saved;       /* events in the file, as far as is known */
  gboolean is_gone;    /* nothing has the file's name any more: no step is saved */
} CaravanJob;

CaravanJob *caravan_job_new (CaravanJobKind kind);
void caravan_job_free (CaravanJob *job);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaravanJob, caravan_job_free)

typedef struct CaravanWriter CaravanWriter;

/* Starts the thread. answered (data) is called by the main loop when there are answers,
   until the writer is closed. The disk must outlive the writer. */
CaravanWriter *caravan_writer_new (const RecDisk *disk,
                                   const char *boards,
                                   void (*answered) (gpointer data),
                                   gpointer data);

/* Gives the thread a job, which it takes over. */
void caravan_writer_push (CaravanWriter *writer, CaravanJob *job);

/* The next answered job, or NULL when there is none yet; or waits for it (only when one
   is under way). The caller's. */
CaravanJob *caravan_writer_pop (CaravanWriter *writer, gboolean wait);

/* Lets go. The thread carries out what it was given, tries once more to save what is
   only in memory, closes the file and ends. Opening the same file waits for that. */
void caravan_writer_close (CaravanWriter *writer);

/* Waits until all writers that were closed have ended. */
void caravan_writer_settle (void);
