import type { LetterKey } from '../../commands/hotkey';
import { drill, pauseSetting } from '../../quiz/drillSettings';
import { order } from '../../quiz/order';
import { noteKey, noteStroke } from '../../settings/noteOptions';
import { oneOf, type Setting, type SettingsTable } from '../../settings/setting';
import { ALL_KEYS, KEY_TYPES, type Key, type KeyType, keyName, spokenKey } from '../../theory/key';
import { pitchClassOf } from '../../theory/note';

/** The key in the address: none, something that isn't a key, or one of the 26. */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'key'; readonly key: Key };

export type View = 'information' | 'quiz';
export type KeysQuizType = 'name-key' | 'count-accidentals';
export type KeyTypes = KeyType | 'both';

const QUESTION_COUNTS = [5, 10, 15, 20] as const;
export type QuestionCount = (typeof QUESTION_COUNTS)[number];

const NONE = 'none';

/** The leaders before a note letter that selects a key of each type. */
export const LEADERS: Record<KeyType, LetterKey> = { major: 'r', minor: 'i' };

/** What is said of each leader. */
const LEADER_BRIEFS: Record<KeyType, string> = { major: 'Major key', minor: 'Minor key' };

/** A key as written in the address: `Gb-major`. */
export const codeOf = ({ tonic, type }: Key): string => `${tonic}-${type}`;

/**
 * The selection that a code from the address stands for.
 *
 * @example selectionOf('H-major') // { kind: 'unknown' }
 */
export function selectionOf(code: string): Selection {
  if (code === NONE) return { kind: 'none' };
  const key = ALL_KEYS.find(candidate => codeOf(candidate) === code);
  return key === undefined ? { kind: 'unknown' } : { kind: 'key', key };
}

/** By pitch, majors first: the order of the circle would reveal how many accidentals each key has. */
const KEYS_BY_PITCH = KEY_TYPES.flatMap(type =>
  ALL_KEYS.filter(key => key.type === type).sort((a, b) => pitchClassOf(a.tonic) - pitchClassOf(b.tonic)),
);

const keyRow = oneOf<string>({
  id: 'key',
  label: 'Key',
  control: 'select',
  leader: LEADERS.major,
  options: [
    ...KEYS_BY_PITCH.map(key => {
      const stroke = noteStroke(key.tonic);
      return {
        value: codeOf(key),
        text: keyName(key, 'letters'),
        spoken: spokenKey(key),
        leader: LEADERS[key.type],
        leaderBrief: LEADER_BRIEFS[key.type],
        keywords: [spokenKey(key)],
        ...(stroke === undefined ? {} : noteKey(stroke)),
      };
    }),
    { value: NONE, text: 'none', digit: '0', keywords: ['clear', 'nothing', 'unselect'] },
  ],
  initial: NONE,
});

/** The selected key. A code of no key stays in the address, so that the panel can say it wasn't found. */
const selection: Setting<Selection> = {
  ...keyRow,
  accepts: () => true,
  read: choices => selectionOf(choices.get(keyRow.id) ?? NONE),
  write: (choices, value) => keyRow.write(choices, value.kind === 'key' ? codeOf(value.key) : NONE),
};

const view = oneOf<View>({
  id: 'view',
  label: 'View',
  control: 'radios',
  leader: 'v',
  options: [
    { value: 'information', text: 'Key Information', keywords: ['tab'] },
    { value: 'quiz', text: 'Quiz', keywords: ['tab', 'setup'] },
  ],
  initial: 'information',
});

const quizType = oneOf<KeysQuizType>({
  id: 'quiz',
  label: 'Quiz Type',
  control: 'list',
  leader: 'y',
  options: [
    { value: 'name-key', text: 'Name the Key', keywords: ['identify', 'signature'] },
    { value: 'count-accidentals', text: 'Count the Accidentals', keywords: ['number', 'sharps', 'flats'] },
  ],
  initial: 'name-key',
});

const keyTypes = oneOf<KeyTypes>({
  id: 'types',
  label: 'Key Types',
  control: 'radios',
  leader: 'k',
  options: [
    { value: 'major', text: 'Major' },
    { value: 'minor', text: 'Minor' },
    { value: 'both', text: 'Both', keywords: ['major and minor', 'all'] },
  ],
  initial: 'both',
});

const questionCount = oneOf<QuestionCount>({
  id: 'count',
  label: 'Number of Questions',
  control: 'select',
  leader: 'n',
  options: QUESTION_COUNTS.map(value => ({
    value,
    text: String(value),
    keywords: [`${value} questions`, 'length'],
  })),
  initial: 10,
});

/** What can be set on the Keys screen. */
export const keysSettings = {
  selection,
  view,
  quizType,
  keyTypes,
  questionCount,
  order,
  drill,
  pause: pauseSetting(0),
};

export const keysTable: SettingsTable = { rows: Object.values(keysSettings) };
