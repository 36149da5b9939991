import type { Instrument } from '../../instrument/instrument';
import { setsOfThree } from '../../practice/shapes';
import { QUIZ_ACTIONS } from '../../quiz/actions';
import type { QuizWording } from '../../quiz/commands';
import { quizOf } from '../../quiz/Quizzes';
import { isOpen } from '../../quiz/session';
import type { Settings } from '../../settings/settings';
import { PITCH_CLASSES } from '../../theory/note';
import { TRIAD_QUALITIES } from '../../theory/triad';
import { TRIADS_TEXTS } from './actions';
import type { TriadsQuizType } from './askSettings';
import { completeShape } from './completeShape';
import type { AnyTriadsQuiz, TriadsQuestion, TriadsSetup } from './definition';
import { nameInversion, nameQuality } from './nameShape';
import { triadsSettings } from './settings';

/** Every type of quiz on the Triads screen. */
export const TRIADS_QUIZZES: Readonly<Record<TriadsQuizType, AnyTriadsQuiz>> = {
  'name-quality': nameQuality,
  'name-inversion': nameInversion,
  'complete-shape': completeShape,
};

/** The triads quiz of a running app. */
export const triadsQuiz = quizOf<TriadsSetup, TriadsQuestion, unknown, AnyTriadsQuiz>('triads');

/** What is ticked or, where nothing is, everything. */
const orAll = <T>(ticked: readonly T[], all: readonly T[]): readonly T[] =>
  ticked.length > 0 ? ticked : all;

/** The setup for a quiz that starts now. */
export const triadsSetup = (settings: Settings, instrument: Instrument): TriadsSetup => ({
  instrument,
  frets: settings.read(triadsSettings.frets),
  accidentals: settings.read(triadsSettings.accidentals),
  roots: orAll(settings.read(triadsSettings.roots), PITCH_CLASSES),
  qualities: orAll(settings.read(triadsSettings.qualities), TRIAD_QUALITIES),
  sets: orAll(settings.read(triadsSettings.sets), setsOfThree(instrument)),
});

export const triadsWording: QuizWording = {
  id: 'triads-quiz',
  group: TRIADS_TEXTS.start.group,
  startTitle: session => (isOpen(session) ? undefined : TRIADS_TEXTS.start.title),
  startKeywords: TRIADS_TEXTS.start.keywords,
  quitTitle: session => (isOpen(session) ? QUIZ_ACTIONS.quit.title : undefined),
  quitKeywords: QUIZ_ACTIONS.quit.keywords,
  resultsTitle: QUIZ_ACTIONS.results.title,
  results: 'dialog',
};
