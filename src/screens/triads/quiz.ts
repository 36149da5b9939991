import type { Instrument } from '../../instrument/instrument';
import { setsOfThree } from '../../practice/shapes';
import { quizOf } from '../../quiz/quizStore';
import type { Settings } from '../../settings/settings';
import { tickedOrAll } from '../../settings/ticked';
import { PITCH_CLASSES } from '../../theory/note';
import { TRIAD_QUALITIES } from '../../theory/triad';
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

/** The setup for a quiz that starts now. */
export const triadsSetup = (settings: Settings, instrument: Instrument): TriadsSetup => ({
  instrument,
  frets: settings.read(triadsSettings.frets),
  accidentals: settings.read(triadsSettings.accidentals),
  roots: tickedOrAll(settings.read(triadsSettings.roots), PITCH_CLASSES),
  qualities: tickedOrAll(settings.read(triadsSettings.qualities), TRIAD_QUALITIES),
  sets: tickedOrAll(settings.read(triadsSettings.sets), setsOfThree(instrument)),
});
