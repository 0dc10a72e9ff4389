/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The worker that takes a match to the disk. The journal and its record live in its
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

typedef struct CaravanWriter CaravanWriter;

typedef struct
{
  CaravanJobKind kind;
  char *path; /* in the answer to a step: the file, whose name a draft may change */
  char *text;
  gsize step;
  gboolean go_on_there;
  gboolean anew;         /* when the file is gone, it is made again */
  gpointer tag;          /* the caller's */
  CaravanWriter *writer; /* that has it */

  /* The answer. */
  gboolean good;
  RecError error;      /* when it is not */
  RecRecord *record;   /* of a file that was created or opened: the caller's own */
  gboolean can_record; /* of a file that was opened; when it can't, error says why */
  gsize n_saved;       /* events in the file, as far as is known */
  gboolean is_gone;    /* nothing has the file's name any more: no step is saved */
} CaravanJob;

CaravanJob *caravan_job_new (CaravanJobKind kind);

/* answered (job, data) is called by the main loop, or while flushing, with each job that
   was carried out, until the writer is closed. The disk must outlive the writer. */
CaravanWriter *caravan_writer_new (const RecDisk *disk,
                                   const char *boards,
                                   void (*answered) (CaravanJob *job, gpointer data),
                                   gpointer data);

/* Gives it a job, which it takes over. */
void caravan_writer_push (CaravanWriter *writer, CaravanJob *job);

/* Whether jobs are under way; waits for them and their answers. */
gboolean caravan_writer_is_busy (CaravanWriter *writer);
void caravan_writer_flush (CaravanWriter *writer);

/* Lets go. What it was given is carried out, what is only in memory is tried once more
   to be saved, and the file is closed. Opening the same file waits for that. */
void caravan_writer_close (CaravanWriter *writer);

/* Waits until all writers that were closed have ended. */
void caravan_writer_settle (void);
