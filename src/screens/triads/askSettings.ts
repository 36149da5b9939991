import { styleIn } from '../../fretboard/neckSettings';
import type { Instrument } from '../../instrument/instrument';
import { type StringSet, stringSetsOf } from '../../instrument/shape';
import { answerWith } from '../../quiz/answerWith';
import { drill, lengthSetting, pauseSetting } from '../../quiz/drillSettings';
import { order } from '../../quiz/order';
import { byInstrument } from '../../settings/instrument';
import { chromaticOptions } from '../../settings/noteOptions';
import { anyOf, oneOf } from '../../settings/optionSetting';
import type { Setting } from '../../settings/setting';
import { chromaticName, PITCH_CLASSES, type PitchClass } from '../../theory/note';
import { TRIAD_QUALITIES, type TriadQuality } from '../../theory/triad';
import { QUIZ_LENGTH } from '../quizLength';
import { ASK_TITLES } from './titles';

export const TRIADS_QUIZ_TYPES = ['name-quality', 'name-inversion', 'complete-shape'] as const;
export type TriadsQuizType = (typeof TRIADS_QUIZ_TYPES)[number];

const quizType = oneOf<TriadsQuizType>({
  id: 'quiz',
  label: 'Quiz Type',
  control: 'radios',
  leader: 'y',
  options: [
    {
      value: 'name-quality',
      text: 'Name the Quality',
      keywords: ['name the triad', 'major or minor', 'which chord is this'],
    },
    {
      value: 'name-inversion',
      text: 'Name the Inversion',
      keywords: ['root position', 'which inversion is this', 'lowest note'],
    },
    {
      value: 'complete-shape',
      text: 'Complete the Shape',
      keywords: ['missing note', 'fill in', 'find the note of a chord'],
    },
  ],
  initial: 'name-quality',
});

const roots = anyOf<PitchClass>({
  id: 'roots',
  label: 'Roots to Ask',
  needsLabel: true,
  control: 'checkboxes',
  toggles: ASK_TITLES.roots,
  options: PITCH_CLASSES.map(value => ({ value, code: chromaticName(value, 'sharps'), text: '' })),
  initial: PITCH_CLASSES,
  adapt: (_, choices) =>
    chromaticOptions(styleIn(choices)).map(({ code, text, spoken, keywords }) => ({
      ...{ code, text },
      ...(spoken && { spoken }),
      ...(keywords && { keywords }),
    })),
});

const qualities = anyOf<TriadQuality>({
  id: 'qualities',
  label: 'Qualities to Ask',
  needsLabel: true,
  control: 'checkboxes',
  toggles: ASK_TITLES.qualities,
  options: TRIAD_QUALITIES.map(value => ({ value, text: value })),
  initial: TRIAD_QUALITIES,
});

function setsSetting(instrument: Instrument): Setting<readonly StringSet[]> {
  const ofThree = stringSetsOf(instrument).filter(set => set !== 'All');
  return anyOf<StringSet>({
    id: 'sets',
    label: 'String Sets to Ask',
    // Without "string", which is typed with any string.
    title: 'Sets to Ask',
    needsLabel: true,
    control: 'checkboxes',
    toggles: ASK_TITLES.sets,
    options: ofThree.map(value => ({ value, text: value })),
    initial: ofThree,
  });
}

/** What a triads quiz asks, and how. */
export const askSettings = {
  quizType,
  roots,
  qualities,
  sets: byInstrument(setsSetting),
  order,
  answerWith,
  drill,
  length: lengthSetting(QUIZ_LENGTH),
  pause: pauseSetting(0),
};
