import { type Instrument, placesOf } from '../../instrument/instrument';
import type { QuizRun } from '../../quiz/definition';
import { quizOf } from '../../quiz/Quizzes';
import type { Session } from '../../quiz/session';
import type { Settings } from '../../settings/settings';
import { tickedOrAll } from '../../settings/ticked';
import { dialogWording } from '../dialogWording';
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
  const isDrill = settings.read(notesSettings.drill) === 'on';
  return {
    instrument,
    frets: settings.read(notesSettings.frets),
    accidentals: settings.read(notesSettings.accidentals),
    // Selecting no string means all of them (spec §5).
    strings: tickedOrAll(settings.read(notesSettings.strings), placesOf(instrument)),
    ...(isDrill && { corner: cornerIn(settings.choices()) }),
  };
}

export const notesWording = dialogWording('notes-quiz', NOTES_TEXTS.start);
