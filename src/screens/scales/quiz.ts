import type { Instrument } from '../../instrument/instrument';
import { QUIZ_ACTIONS } from '../../quiz/actions';
import type { QuizWording } from '../../quiz/commands';
import { quizOf } from '../../quiz/Quizzes';
import { isOpen } from '../../quiz/session';
import type { Settings } from '../../settings/settings';
import { SCALE_KEYS, SELECTOR_SCALE_TYPES } from '../../theory/scale';
import { SCALES_TEXTS } from './actions';
import type { ScalesQuizType } from './askSettings';
import type { AnyScalesQuiz, ScalesQuestion, ScalesSetup } from './definition';
import { findDegree } from './findDegree';
import { nameDegree } from './nameDegree';
import { filterIn, scalesSettings } from './settings';

/** Every type of quiz on the Scales screen. */
export const SCALES_QUIZZES: Readonly<Record<ScalesQuizType, AnyScalesQuiz>> = {
  'name-degree': nameDegree,
  'find-degree': findDegree,
};

/** The scales quiz of a running app. */
export const scalesQuiz = quizOf<ScalesSetup, ScalesQuestion, unknown, AnyScalesQuiz>('scales');

/** What is ticked or, where nothing is, everything. */
const orAll = <T>(ticked: readonly T[], all: readonly T[]): readonly T[] =>
  ticked.length > 0 ? ticked : all;

/** The setup for a quiz that starts now. */
export const scalesSetup = (settings: Settings, instrument: Instrument): ScalesSetup => ({
  instrument,
  frets: settings.read(scalesSettings.frets),
  filter: filterIn(settings.choices()),
  system: settings.read(scalesSettings.system),
  keys: orAll(settings.read(scalesSettings.askedKeys), SCALE_KEYS),
  types: orAll(settings.read(scalesSettings.askedTypes), SELECTOR_SCALE_TYPES),
});

export const scalesWording: QuizWording = {
  id: 'scales-quiz',
  group: SCALES_TEXTS.start.group,
  startTitle: session => (isOpen(session) ? undefined : SCALES_TEXTS.start.title),
  startKeywords: SCALES_TEXTS.start.keywords,
  quitTitle: session => (isOpen(session) ? QUIZ_ACTIONS.quit.title : undefined),
  quitKeywords: QUIZ_ACTIONS.quit.keywords,
  resultsTitle: QUIZ_ACTIONS.results.title,
  results: 'dialog',
};
