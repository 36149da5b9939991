import { type Instrument, placesOf } from '../../instrument/instrument';
import type { QuizWording } from '../../quiz/commands';
import type { QuizRun } from '../../quiz/definition';
import { quizOf } from '../../quiz/Quizzes';
import { isOpen, type Session } from '../../quiz/session';
import type { Settings } from '../../settings/settings';
import type { AnyNotesQuiz, NotesQuestion, NotesSetup } from './definition';
import { findNote } from './findNote';
import { nameNote } from './nameNote';
import { type NotesQuizType, notesSettings } from './settings';

/** Every type of quiz on the Notes screen. */
export const NOTES_QUIZZES: Readonly<Record<NotesQuizType, AnyNotesQuiz>> = {
  'find-note': findNote,
  'name-note': nameNote,
};

export type NotesRun = QuizRun<NotesSetup, AnyNotesQuiz>;
export type NotesSession = Session<NotesQuestion, unknown, NotesRun>;

/** The notes quiz of a running app. */
export const notesQuiz = quizOf<NotesSetup, NotesQuestion, unknown, AnyNotesQuiz>('notes');

/** The setup for a quiz that starts now. */
export function notesSetup(settings: Settings, instrument: Instrument): NotesSetup {
  const strings = settings.read(notesSettings.strings);
  return {
    instrument,
    frets: settings.read(notesSettings.frets),
    accidentals: settings.read(notesSettings.accidentals),
    // Selecting no string means all of them (spec §5).
    strings: strings.length > 0 ? strings : placesOf(instrument),
  };
}

export const notesWording: QuizWording = {
  id: 'notes-quiz',
  group: 'Notes quiz',
  startTitle: session => (isOpen(session) ? undefined : 'Start Quiz'),
  startKeywords: ['begin', 'drill', 'practice', 'test'],
  quitTitle: session => (isOpen(session) ? 'Quit Quiz' : undefined),
  quitKeywords: ['end', 'stop', 'leave'],
  resultsTitle: 'See Results',
  results: 'dialog',
};
