import type { QuizRun } from '../../quiz/definition';
import { quizOf } from '../../quiz/quizStore';
import type { Open, Session } from '../../quiz/session';
import type { AnyNotesQuiz, NotesQuestion, NotesSetup } from './definition';
import { findNote } from './findNote';
import { nameNote } from './nameNote';
import type { NotesQuizType } from './settings';
import { findOnString, playNote } from './stringQuiz';

/** Every type of quiz on the Notes screen. */
export const NOTES_QUIZZES: Readonly<Record<NotesQuizType, AnyNotesQuiz>> = {
  'find-note': findNote,
  'name-note': nameNote,
  'find-on-string': findOnString,
  'play-note': playNote,
};

export type NotesRun = QuizRun<NotesSetup, AnyNotesQuiz>;
export type NotesSession = Session<NotesQuestion, unknown, NotesRun>;
export type OpenNotesSession = Open<NotesQuestion, unknown, NotesRun>;

/** The notes quiz of a running app. */
export const notesQuiz = quizOf<NotesSetup, NotesQuestion, unknown, AnyNotesQuiz>('notes');
