import type { Instrument } from '../../instrument/instrument';
import { quizOf } from '../../quiz/quizStore';
import type { Settings } from '../../settings/settings';
import { tickedOrAll } from '../../settings/ticked';
import { ALL_SCALE_KEYS } from '../../theory/scale';
import { type ScalesQuizType, typesIn } from './askSettings';
import type { AnyScalesQuiz, ScalesQuestion, ScalesSetup } from './definition';
import { findDegree } from './findDegree';
import { nameDegree } from './nameDegree';
import { askedFilterIn, chosenSystem, scalesSettings } from './settings';

/** Every type of quiz on the Scales screen. */
export const SCALES_QUIZZES: Readonly<Record<ScalesQuizType, AnyScalesQuiz>> = {
  'name-degree': nameDegree,
  'find-degree': findDegree,
};

/** The scales quiz of a running app. */
export const scalesQuiz = quizOf<ScalesSetup, ScalesQuestion, unknown, AnyScalesQuiz>('scales');

/** The setup for a quiz that starts now. */
export const scalesSetup = (settings: Settings, instrument: Instrument): ScalesSetup => ({
  instrument,
  frets: settings.read(scalesSettings.frets),
  filter: askedFilterIn(settings.choices()),
  system: chosenSystem.read(settings.choices()),
  keys: tickedOrAll(settings.read(scalesSettings.askedKeys), ALL_SCALE_KEYS),
  types: typesIn(settings.choices()),
});
