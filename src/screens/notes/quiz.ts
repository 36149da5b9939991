import { type Instrument, placesOf } from '../../instrument/instrument';
import { QUIZ_ACTIONS } from '../../quiz/actions';
import type { QuizWording } from '../../quiz/commands';
import type { QuizRun } from '../../quiz/definition';
import { quizOf } from '../../quiz/Quizzes';
import { isOpen, type Session } from '../../quiz/session';
import type { Settings } from '../../settings/settings';
import { NOTES_TEXTS } from './actions';
import type { AnyNotesQuiz, NotesQuestion, NotesSetup } from './definition';
import { findNote } from './findNote';
import { findOnString } from './findOnString';
import { nameNote } from './nameNote';
import { cornerIn, type NotesQuizType, notesSettings } from './settings';

/** Every type of quiz on the Notes screen. */
export const NOTES_QUIZZES: Readonly<Record<NotesQuizType, AnyNotesQuiz>> = {
  'find-note': findNote,
  'name-note': nameNote,
  'find-on-string': findOnString,
};

export type NotesRun = QuizRun<NotesSetup, AnyNotesQuiz>;
export type NotesSession = Session<NotesQuestion, unknown, NotesRun>;

/** The notes quiz of a running app. */
export const notesQuiz = quizOf<NotesSetup, NotesQuestion, unknown, AnyNotesQuiz>('notes');

/** The setup for a quiz that starts now. */
export function notesSetup(settings: Settings, instrument: Instrument): NotesSetup {
  const strings = settings.read(notesSettings.strings);
  const isDrill = settings.read(notesSettings.drill) === 'on';
  return {
    instrument,
    frets: settings.read(notesSettings.frets),
    accidentals: settings.read(notesSettings.accidentals),
    // Selecting no string means all of them (spec §5).
    strings: strings.length > 0 ? strings : placesOf(instrument),
    ...(isDrill && { corner: cornerIn(settings.choices()) }),
  };
}

export const notesWording: QuizWording = {
  id: 'notes-quiz',
  group: NOTES_TEXTS.start.group,
  startTitle: session => (isOpen(session) ? undefined : NOTES_TEXTS.start.title),
  startKeywords: NOTES_TEXTS.start.keywords,
  quitTitle: session => (isOpen(session) ? QUIZ_ACTIONS.quit.title : undefined),
  quitKeywords: QUIZ_ACTIONS.quit.keywords,
  resultsTitle: QUIZ_ACTIONS.results.title,
  results: 'dialog',
};
