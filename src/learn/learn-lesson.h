/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lessons: data, read by the engine. A lesson is a few sentences, a position, and one to
   three things to do there; whether an answer is right, the engine says.

   A lesson's file is GAME-NN-NAME.lesson, JSON in one object; NN is its place among the
   lessons of the game:

     "caravanserai-lesson": 1
     "game": "oasis"
     "title": "Where an area begins"
     "text": ["A short paragraph.", …]       one to three
     "remember": ["A line to remember.", …]  one to three
     "rule": "oasis.place.start-steppe"      whose section of the reference tells more
     "position": [header, event, …]          a record, line by line; "board":"sample"
     "tasks": [task, …]                      one to three, done one after the other

   A task says what to do, what is said when that was right, and what is said beside the
   engine's reason when it was not; and it is one of three kinds:

     {"do": EVENT, "right": RIGHT, "rule": ID, "say": "…", "then": "…", "hint": "…"}
        To play a legal step. EVENT is the step without what the learner fills in, mostly
        its "at". RIGHT is "legal": any step like it that is legal; or a list of those
        that are meant: cells ("d4", short for {"at":"d4"}), or objects of what has to be
        filled in ({"marker":"c4"}, {"gems":"rr"}). "rule" may be left out; otherwise it
        is the rule by which the step has to be legal ("oasis.place.claim"). The step is
        played, and the next task is done in the position that follows.
     {"refuse": EVENT, "rule": ID, "say": "…", "then": "…", "hint": "…"}
        To show a step that is not legal. "rule" may be left out; otherwise it is the
        rule that has to forbid it. Nothing is played.
     {"choose": [{"say": "The answer.", "claim": CLAIM}, …], "say": "…", "then": "…",
      "hint": "…"}
        To choose one of two to four answers. The claim of exactly one of them holds, in
        the position as it is then, whatever of several right steps led there.

   With "do" and "refuse" may stand "shown": what to fill in when somebody wants to see a
   solution, as in RIGHT: {"at":"d4"}. It must be there where the engine can't find one
   by going through the cells: where more or something else than the cell is filled in,
   and RIGHT is no list.

   Texts are written with typographic apostrophes and quotation marks; a title has at most
   60 characters, a paragraph 400, all others 160. After a change `./run lessons` brings
   them to the translators. Players are named by the words for their colours.

   A claim is about a position:

     {"legal": EVENT}  {"legal": EVENT, "rule": ID}
     {"refused": EVENT}  {"refused": EVENT, "rule": ID}
        The step is legal (for that reason), or it is refused (by that rule).
     {"judge": EVENT, "is": {KEY: VALUE, …}}
        `caravan judge --json` has these members in its answer: "swallows", "pays" …
     {"score": {COLOR: N, …}}  {"score": {COLOR: N, …}, "rule": ID}
     {"count": {COLOR: N, …}, "rule": ID}
        Totals of the score as it stands, or the points or the count of one of its lines.
     {"winners": [COLOR, …]}
        Who leads.
     {"owner": {CELL: COLOR or null, …}}
        Whose the piece on a cell is.
     {"has": {COLOR: {FACT: VALUE, …}, …}}
        What a player has, by the ids of CvGame.facts; gems are letters, "rrb".
     {"asks": [COLOR, …]}  {"asks": [COLOR, …], "rule": ID}
        Who has to decide now; [] is nobody. The rule: the prompt's.
     {"ends": [ID, …]}
        By which rules the game ends; [] is that it does not.
     {"not": CLAIM}  {"all": [CLAIM, …]}

   Each may have "after": [EVENT, …], legal steps that are played first, on a copy. */
#ifndef LEARN_LESSON_H
#define LEARN_LESSON_H

#include "rec-record.h"

#define LEARN_TEXTS_MOST   3
#define LEARN_TASKS_MOST   3
#define LEARN_CHOICES_MIN  2
#define LEARN_CHOICES_MOST 4

typedef enum
{
  LEARN_DO,
  LEARN_REFUSE,
  LEARN_CHOOSE
} LearnTaskKind;

typedef struct
{
  const char *say; /* N_ */
  const json_t *claim;
} LearnChoice;

typedef struct
{
  LearnTaskKind kind;
  const char *say, *then, *hint; /* N_ */

  /* LEARN_DO, LEARN_REFUSE */
  const json_t *event; /* what is given of it */
  const json_t *right; /* LEARN_DO: a list; NULL: whatever is legal */
  const CvRule *rule;  /* what must allow or forbid it; NULL: any rule */
  const json_t *shown; /* or NULL */

  /* LEARN_CHOOSE */
  int n_choices;
  LearnChoice choice[LEARN_CHOICES_MOST];
} LearnTask;

/* All texts are as they stand in the file, which is how the catalogs have them. */
typedef struct
{
  char *id; /* "oasis-03-begin": the same in every language and version */
  const CvGame *game;
  const char *title;                          /* N_ */
  const char *text[LEARN_TEXTS_MOST + 1];     /* N_, NULL-terminated */
  const char *remember[LEARN_TEXTS_MOST + 1]; /* N_, likewise */
  const CvRule *rule;
  json_t *position; /* lines of a record as rec_record_read_array takes them, with the
                       board embedded */
  int n_tasks;
  LearnTask task[LEARN_TASKS_MOST];

  json_t *json; /* the file, whose texts these are */
} LearnLesson;

/* Why a lesson can't be read: the file, where in it ("tasks[2].do"), and what is wrong
   there. */
typedef struct
{
  char file[128];
  char where[64];
  RecError error;
} LearnError;

/* A lesson from the text of its file, whose name is only its id and needed for errors.
   NULL with an error. */
LearnLesson *learn_lesson_read (const char *name,
                                const char *text,
                                size_t size,
                                const char *boards,
                                LearnError *error);
LearnLesson *
learn_lesson_load (const char *path, const char *boards, LearnError *error);
void learn_lesson_free (LearnLesson *lesson);

/* The lessons of a game in their order. */
typedef struct
{
  size_t n;
  LearnLesson **lesson;
} LearnLessons;

/* All lessons of a game in a directory; none is no error. False with an error: one of
   them can't be read. */
bool learn_lessons_load (const char *directory,
                         const CvGame *game,
                         const char *boards,
                         LearnLessons *ret_lessons,
                         LearnError *error);
void learn_lessons_clear (LearnLessons *lessons);

/* An answer to a task. */
typedef struct
{
  bool is_right;
  bool is_judged; /* the engine has judged a step, and answer is what it said */
  CvAnswer answer;
} LearnMark;

/* Whether a whole event is a right answer to a task of kind LEARN_DO or LEARN_REFUSE, at
   the position as it is by now. False with an error: it can't be read. */
bool learn_task_try (const LearnTask *task,
                     const CvTable *table,
                     const CvState *state,
                     const json_t *event,
                     LearnMark *ret_mark,
                     RecError *error);

/* The same for a choice of a task of kind LEARN_CHOOSE. */
bool learn_task_choose (const LearnTask *task,
                        const CvTable *table,
                        const CvState *state,
                        int choice,
                        LearnMark *ret_mark,
                        RecError *error);

/* A right answer, for those who want to see one: an event, a new reference; or the number
   of a choice. NULL and -1: there is none here. */
json_t *
learn_task_solution (const LearnTask *task, const CvTable *table, const CvState *state);
int learn_task_right_choice (const LearnTask *task,
                             const CvTable *table,
                             const CvState *state);

#endif
