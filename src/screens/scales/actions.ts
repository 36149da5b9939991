import { CAGED_SHAPES, inLessons, type Pattern, type PatternSystem } from '../../instrument/pattern';
import { ordinal } from '../../instrument/text';
import { START_ACTIONS, START_KEYWORDS } from '../../quiz/actions';
import type { ActionJoin } from '../../settings/joinedSettings';
import { SCALE_TYPES, scale } from '../../theory/scale';
import { type ActionTexts, dialogWording, type Errand, type ScreenActions } from '../action';
import { diagramName, PATTERN_TITLES } from './askSettings';
import { chosenSystem, scalesSettings } from './settings';

const group = 'Scales';

/** The texts of the commands of the Scales screen. */
export const SCALES_TEXTS = {
  play: {
    id: 'scales.play',
    title: 'Play',
    group,
    keywords: [
      'sound',
      'hear',
      'replay',
      'listen',
      'run',
      'up and down',
      'play the major scale',
      'minor scale',
    ],
  },
  stop: {
    id: 'scales.stop',
    title: 'Stop',
    group,
    keywords: ['silence', 'halt', 'quiet', 'stop playing'],
  },
  copy: {
    id: 'scales.copy',
    title: 'Copy',
    group,
    keywords: ['text', 'clipboard', 'diagram', 'tab', 'ascii', 'export', 'share'],
  },
  braille: {
    id: 'scales.braille',
    title: 'Save as Braille',
    group,
    keywords: ['brf', 'braille file', 'emboss', 'embosser', 'braille display', 'download', 'export'],
  },
  print: {
    id: 'scales.print',
    title: 'Print',
    group,
    keywords: ['paper', 'pdf'],
  },
  start: {
    id: 'scales-quiz.start',
    title: START_ACTIONS.start.title,
    group: 'Scales quiz',
    keywords: [...START_KEYWORDS, 'scale quiz'],
  },
  previousKey: {
    id: 'scales.fifths.previous',
    title: 'Previous Key by Fifths',
    group,
    keywords: ['circle of fifths', 'round the circle', 'fourth', 'flatter'],
  },
  nextKey: {
    id: 'scales.fifths.next',
    title: 'Next Key by Fifths',
    group,
    keywords: ['circle of fifths', 'round the circle', 'fifth', 'sharper'],
  },
} as const satisfies Record<string, ActionTexts>;

/** The texts of those that exist only while patterns are shown. */
export const PATTERN_TEXTS = {
  previous: {
    id: 'scales.patterns.previous',
    title: 'Previous Pattern',
    group,
    keywords: ['shape', 'back', 'diagram'],
  },
  next: {
    id: 'scales.patterns.next',
    title: 'Next Pattern',
    group,
    keywords: ['shape', 'forward', 'diagram'],
  },
} as const satisfies Record<string, ActionTexts>;

const { play, stop, copy, braille, print, start, previousKey, nextKey } = SCALES_TEXTS;

/** As many patterns as the longest scale has notes, counted from 1. */
const NUMBERS: readonly number[] = Array.from(
  { length: Math.max(...SCALE_TYPES.map(type => scale('C', type).tones.length)) },
  (_, index) => index + 1,
);

/** The ids of every pattern that a scale can have. */
export const PATTERN_IDS: readonly Pattern['id'][] = [
  ...NUMBERS,
  ...inLessons(CAGED_SHAPES.map(id => ({ id }))).map(({ id }) => id),
];

/** What players call a pattern: a number is also that of a position or a box. */
const patternWords = (id: Pattern['id']): readonly string[] =>
  typeof id === 'number'
    ? [`position ${id}`, `${ordinal(id)} position`, `box ${id}`]
    : [`CAGED shape ${id}`, `${id} form`];

/** The texts of the command that goes to a pattern. */
export const goTexts = (id: Pattern['id']): ActionTexts => ({
  id: `scales.pattern.${id}.go`,
  title: PATTERN_TITLES(diagramName(id)).go,
  group,
  keywords: patternWords(id),
});

const { view, key, type } = scalesSettings;

/** What a pattern can be gone to with: a scale. */
export const goJoin = (id: Pattern['id']): ActionJoin => ({
  table: 'scales',
  rows: [key.id, type.id],
  label: 'Go to',
  values: [diagramName(id), ...patternWords(id)],
});

/** The system that a pattern belongs to, of a scale that has several. */
const systemWith = (id: Pattern['id']): PatternSystem =>
  typeof id === 'number' ? '3-notes-per-string' : 'caged';

/** Going to a pattern from anywhere: it shows the patterns of its system first. */
const goErrands: readonly Errand[] = PATTERN_IDS.map(id => ({
  texts: goTexts(id),
  kind: 'plain',
  join: goJoin(id),
  reveal: choices => chosenSystem.write(view.write(choices, 'patterns'), systemWith(id)),
}));

export const scalesActions: ScreenActions = {
  actions: [
    ...[play, stop, copy, braille, previousKey, nextKey].map(texts => ({ texts, where: 'on Scales' })),
    ...Object.values(PATTERN_TEXTS).map(texts => ({ texts, where: 'on Scales, with View Mode Patterns' })),
  ],
  errands: [...goErrands, { texts: print, kind: 'plain' }, { texts: start, kind: 'quiz' }],
};

export const scalesWording = dialogWording('scales-quiz', SCALES_TEXTS.start);
