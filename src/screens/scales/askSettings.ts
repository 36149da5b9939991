import { answerWith } from '../../quiz/answerWith';
import { order } from '../../quiz/order';
import { afterMistakeSetting, drill, lengthSetting, pauseSetting } from '../../quiz/pace';
import { QUIZ_LENGTH } from '../../quiz/session';
import { noteOption } from '../../settings/noteOptions';
import { anyOf, oneOf, tickedOrAll } from '../../settings/options';
import type { Choices, ToggleTitles } from '../../settings/setting';
import { joinedTitle } from '../../settings/text';
import {
  ALL_SCALE_KEYS,
  FIRST_SCALE_TYPES,
  keysOfType,
  type ScaleKey,
  type ScaleType,
  scaleTypeAliases,
  scaleTypeTitle,
  TYPES_TO_LEARN,
} from '../../theory/scale';
import type { DiagramId } from './diagram';

/**
 * The name of a diagram, and of its grid.
 *
 * @example diagramName(1) // 'Pattern 1'
 */
export function diagramName(id: DiagramId): string {
  if (id === 'neck') return 'Fretboard';
  return typeof id === 'number' ? `Pattern ${id}` : `${id} shape`;
}

/** What the commands of a pattern are called. */
export const PATTERN_TITLES = (name: string) => ({
  go: `Go to ${name}`,
  play: `Play ${name}`,
  copy: `Copy ${name}`,
});

/** Why a key can't be chosen by itself. */
export const ONLY_MINOR = 'Only scales with a minor third have this key';

/** What the commands are called that choose what the quiz asks. */
export const ASK_TITLES = {
  keys: {
    on: key => `Ask about the key of ${key}`,
    off: key => `Don't ask about the key of ${key}`,
    only: keys => `Ask only about ${keys.length === 1 ? 'the key' : 'the keys'} of ${joinedTitle(keys)}`,
  },
  types: {
    on: type => `Ask about ${type} scales`,
    off: type => `Don't ask about ${type} scales`,
    only: types => `Ask only about ${joinedTitle(types)} scales`,
  },
} as const satisfies Record<string, ToggleTitles>;

export const SCALES_QUIZ_TYPES = ['name-degree', 'find-degree'] as const;
export type ScalesQuizType = (typeof SCALES_QUIZ_TYPES)[number];

/** The keys without their strokes, which belong to the key that is shown. */
const askedKeys = anyOf<ScaleKey>({
  id: 'keys',
  label: 'Keys to Ask',
  needsLabel: true,
  control: 'fold',
  toggles: ASK_TITLES.keys,
  options: ALL_SCALE_KEYS.map(value => {
    const { text, spoken } = noteOption(value);
    return { value, text, ...(spoken && { spoken }) };
  }),
  initial: ALL_SCALE_KEYS,
  adapt: (options, choices) => {
    const keys: readonly string[] = typesIn(choices).flatMap(keysOfType);
    return options.filter(({ code }) => keys.includes(code));
  },
});

const askedTypes = anyOf<ScaleType>({
  id: 'types',
  label: 'Scale Types to Ask',
  // Without "scale", which is typed with any scale.
  title: 'Types to Ask',
  needsLabel: true,
  control: 'fold',
  toggles: ASK_TITLES.types,
  options: TYPES_TO_LEARN.map(value => ({
    value,
    text: scaleTypeTitle(value),
    keywords: scaleTypeAliases(value),
  })),
  initial: FIRST_SCALE_TYPES,
});

/** The scale types that a quiz asks about; ticking none means the first ones. */
export const typesIn = (choices: Choices): readonly ScaleType[] =>
  tickedOrAll(askedTypes.read(choices), FIRST_SCALE_TYPES);

const quizType = oneOf<ScalesQuizType>({
  id: 'quiz',
  label: 'Quiz Type',
  control: 'radios',
  leader: 'y',
  options: [
    {
      value: 'name-degree',
      text: 'Name the Degree',
      keywords: ['which degree is this', 'scale number'],
    },
    {
      value: 'find-degree',
      text: 'Find the Degree',
      keywords: ['every third', 'degree in a pattern'],
    },
  ],
  initial: 'name-degree',
});

/** What a scales quiz asks, and how. */
export const askSettings = {
  quizType,
  askedKeys,
  askedTypes,
  order,
  answerWith,
  drill,
  length: lengthSetting(QUIZ_LENGTH),
  pause: pauseSetting(0),
  afterMistake: afterMistakeSetting('go-on'),
};
