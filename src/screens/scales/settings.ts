import type { Stroke } from '../../commands/hotkey';
import { displaySetting, fretRange, frets, shownStrings } from '../../fretboard/neckSettings';
import { type Instrument, placesOf } from '../../instrument/instrument';
import {
  CAGED_SHAPES,
  inLessons,
  type Pattern,
  type PatternSystem,
  patternsOf,
  systemFor,
  systemsFor,
} from '../../instrument/pattern';
import { ORDER_TEXTS } from '../../neckQuiz/text';
import { byInstrument, instrumentIn, sharedNeck } from '../../settings/instrument';
import { namesIn } from '../../settings/noteNames';
import { noteOption } from '../../settings/noteOptions';
import { numberIn } from '../../settings/numberSetting';
import { oneOf, onOff } from '../../settings/options';
import type { Choices, Setting, SettingOption } from '../../settings/setting';
import type { NoteNames } from '../../theory/names';
import {
  ALL_SCALE_KEYS,
  degreesOf,
  keyOfType,
  keysOfType,
  SCALE_TYPES,
  type Scale,
  type ScaleKey,
  type ScaleType,
  scale,
  scaleName,
  scaleTypeAliases,
  scaleTypeTitle,
  spokenScale,
  TYPES_TO_LEARN,
} from '../../theory/scale';
import { patternName } from '../degreeText';
import {
  beatPart,
  type DrillPart,
  fretsText,
  lengthPart,
  optionPart,
  type ScreenTable,
  stringsPart,
  tickedPart,
  valuePart,
} from '../drillText';
import {
  askSettings,
  type Context,
  diagramName,
  isByEar,
  isPlayedThrough,
  type KeyChange,
  ONLY_MINOR,
  PLAYED_THROUGH,
  settlePlayed,
  typesIn,
} from './askSettings';
/** The whole neck, filtered, or each pattern separately. */
export type ViewMode = 'fretboard' | 'patterns';

const view = oneOf<ViewMode>({
  id: 'view',
  isView: true,
  label: 'View Mode',
  control: 'radios',
  leader: 'v',
  options: [
    { value: 'fretboard', text: 'Fretboard', keywords: ['neck', 'whole neck'] },
    {
      value: 'patterns',
      text: 'Patterns',
      keywords: ['patterns', 'scale patterns', 'shapes', 'box shapes', 'positions', 'diagrams'],
    },
  ],
  initial: 'fretboard',
});

/** The pattern system that was chosen, whether or not the scale has it: it is kept for the next one that has. */
export const chosenSystem = oneOf<PatternSystem>({
  id: 'system',
  label: 'Pattern System',
  control: 'radios',
  leader: 'e',
  reveal: choices => view.write(choices, 'patterns'),
  options: [
    {
      value: '3-notes-per-string',
      text: '3 Notes per String',
      keywords: ['three', '3nps', 'three note per string'],
    },
    {
      value: '2-notes-per-string',
      text: '2 Notes per String',
      keywords: ['two', '2nps', 'two note per string', 'boxes'],
    },
    { value: 'caged', text: 'CAGED', keywords: ['CAGED shapes', 'five shapes', 'open chords'] },
    { value: 'positions', text: 'Positions', keywords: ['by position', 'boxes'] },
  ],
  initial: '3-notes-per-string',
});

/** The pattern system that is shown: of those that the scale has on an instrument. */
const systemSetting = (instrument: Instrument): Setting<PatternSystem> => {
  const read = (choices: Choices) => systemFor(instrument, scaleIn(choices), chosenSystem.read(choices));
  return {
    ...chosenSystem,
    read,
    isChosen: (choices, { code }) => code === read(choices),
    optionsIn(choices) {
      const offered: readonly string[] = systemsFor(instrument, scaleIn(choices));
      return chosenSystem.optionsIn(choices).filter(({ code }) => offered.includes(code));
    },
  };
};

const isFirstKey = (key: ScaleKey): boolean => keysOfType('major').includes(key);

/** A key as an option; the strokes of the first keys stay theirs. */
function keyOption(key: ScaleKey, names?: NoteNames): Omit<SettingOption, 'code'> {
  const { text, spoken, keywords, ...keys } = noteOption(key, names);
  return {
    ...{ text, ...(spoken && { spoken }), ...(keywords && { keywords }) },
    ...(isFirstKey(key) ? keys : { digit: 'none' as const }),
  };
}

/** The keys in other names. */
const renamed = (options: readonly SettingOption[], names: NoteNames): readonly SettingOption[] =>
  names === 'english'
    ? options
    : options.flatMap(option => {
        const key = ALL_SCALE_KEYS.find(each => each === option.code);
        return key === undefined ? [] : [{ ...keyOption(key, names), code: key }];
      });

const key = oneOf<ScaleKey>({
  id: 'key',
  label: 'Key',
  keywords: ['scale'],
  control: 'select',
  leader: 'r',
  options: ALL_SCALE_KEYS.map(value => ({ ...keyOption(value), value })),
  initial: 'C',
  adapt: (options, choices) => {
    const keys: readonly string[] = keysOfType(type.read(choices));
    return renamed(options, namesIn(choices)).filter(({ code }) => keys.includes(code));
  },
  combined: {
    optionsIn: choices =>
      ALL_SCALE_KEYS.filter(each => !isFirstKey(each)).map(code => ({
        ...keyOption(code, namesIn(choices)),
        code,
      })),
    reason: ONLY_MINOR,
  },
});

/** The keys of the scales beyond the ninth, which no digit picks, and of the pentatonics. */
const TYPE_STROKES: Partial<Record<ScaleType, Stroke>> = {
  'major-pentatonic': 'shift+p',
  'minor-pentatonic': 'p',
  blues: 'b',
  locrian: 'l',
  'whole-tone': 'w',
  diminished: 'd',
};

const type = oneOf<ScaleType>({
  id: 'type',
  label: 'Scale Type',
  control: 'select',
  leader: 'a',
  options: TYPES_TO_LEARN.map(value => {
    const stroke = TYPE_STROKES[value];
    const keywords = scaleTypeAliases(value);
    return { value, text: scaleTypeTitle(value), keywords, ...(stroke && { stroke }) };
  }),
  initial: 'major',
});

/** In notes per minute. */
const tempo = numberIn({
  id: 'tempo',
  label: 'Tempo',
  keywords: ['bpm', 'speed', 'slower', 'faster', 'beats per minute', 'notes a minute', 'metronome'],
  leader: 'b',
  range: { least: 40, most: 200, unit: 'notes per minute' },
  landmarks: [40, 60, 80, 100, 120, 140, 160, 180, 200],
  initial: 100,
});

/** The ids of every pattern that a scale can have. */
export const PATTERN_IDS: readonly Pattern['id'][] = [
  // As many as the longest scale has notes.
  ...SCALE_TYPES.flatMap(each => degreesOf(each).length)
    .toSorted((one, other) => other - one)
    .slice(0, 1)
    .flatMap(most => Array.from({ length: most }, (_, index) => index + 1)),
  ...inLessons(CAGED_SHAPES.map(id => ({ id }))).map(({ id }) => id),
];

/** The patterns of the scale that some choices show. */
const patternsIn = (choices: Choices): readonly Pattern['id'][] => {
  const [instrument, of] = [instrumentIn(choices), scaleIn(choices)];
  const system = systemFor(instrument, of, chosenSystem.read(choices));
  return inLessons(patternsOf(system, instrument, of)).map(({ id }) => id);
};

const showsPatterns = (choices: Choices): boolean => view.read(choices) === 'patterns';

/** Whether the quiz plays one pattern, not the neck. */
const playsPattern = (choices: Choices): boolean => isPlayedThrough(choices) && showsPatterns(choices);

const chosenPattern = oneOf<Pattern['id']>({
  id: 'pattern',
  label: 'Pattern',
  title: 'Pattern to Play',
  needsLabel: true,
  control: 'select',
  isShown: playsPattern,
  reveal: choices => view.write(PLAYED_THROUGH.reveal(choices), 'patterns'),
  options: PATTERN_IDS.map(value => ({ value, text: diagramName(value) })),
  initial: 1,
  // Elsewhere the cursor goes to a pattern, and that is all.
  adapt: (options, choices) => {
    const ids = playsPattern(choices) ? patternsIn(choices).map(String) : [];
    return options.filter(({ code }) => ids.includes(code));
  },
});

/** The pattern in use: the one that the cursor was last in or, if the scale hasn't got it, the first. */
const pattern: Setting<Pattern['id']> = {
  ...chosenPattern,
  read(choices) {
    const [ids, chosen] = [patternsIn(choices), chosenPattern.read(choices)];
    return ids.includes(chosen) ? chosen : (ids[0] ?? chosen);
  },
  isChosen: (choices, { code }) => code === String(pattern.read(choices)),
};

/** Whether the diagrams are also shown as text. */
const textVersions = onOff({ id: 'text', label: 'Text', title: 'Text Versions', initial: 'off' });

/** Which notes of a scale the neck shows: those on some strings and between two frets, both included. */
export interface NeckFilter {
  readonly strings: readonly number[];
  readonly minFret: number;
  readonly maxFret: number;
}

const inFretboard = { reveal: (choices: Choices) => view.write(choices, 'fretboard') };
const neckFrets = { ...frets, ...inFretboard };
const strings = { ...shownStrings, ...inFretboard };
const range = fretRange({
  ...{ frets: neckFrets, shown: inFretboard },
  lowest: { id: 'min', label: 'Min Fret' },
  highest: { id: 'max', label: 'Max Fret' },
});

/** The choices with a key that their scale is offered in. */
const withKey = (choices: Choices): Choices =>
  key.write(choices, keyOfType(key.read(choices), type.read(choices)));

/** What can be set on the Scales screen. */
export const scalesSettings = {
  view,
  frets: neckFrets,
  display: displaySetting('notes', 'shift+v'),
  key,
  type,
  system: byInstrument(systemSetting),
  pattern,
  strings,
  minFret: range.lowest,
  maxFret: range.highest,
  tempo,
  textVersions,
  ...askSettings,
};

const asksPatterns = (choices: Choices): boolean => scalesSettings.quizType.read(choices) === 'find-degree';
const asksPlaces = (choices: Choices): boolean => scalesSettings.quizType.read(choices) === 'name-degree';
const asksKeys = (choices: Choices): boolean => !isPlayedThrough(choices);
const playsNeck = (choices: Choices): boolean => isPlayedThrough(choices) && !showsPatterns(choices);
const asksFilter = (choices: Choices): boolean => asksPlaces(choices) || playsNeck(choices);

/** A part about what only some types of quiz depend on. */
const onlyIf = (isAsked: (choices: Choices) => boolean, { rows, tell }: DrillPart): DrillPart => ({
  rows,
  tell: (choices, way) => (isAsked(choices) ? tell(choices, way) : ''),
});

const tickedTypes = tickedPart(scalesSettings.askedTypes, {
  all: 'all scale types',
  one: 'scale type',
  many: 'scale types',
});

/** The scale types that are asked about; ticking none means the first ones. */
const typesPart: DrillPart = {
  rows: [scalesSettings.askedTypes],
  tell: (choices, way) => tickedTypes.tell(scalesSettings.askedTypes.write(choices, typesIn(choices)), way),
};

const list = new Intl.ListFormat('en');

/** The pattern systems of the scales that are asked about. */
const systemsPart: DrillPart = {
  rows: [chosenSystem],
  tell(choices, way) {
    const chosen = chosenSystem.read(choices);
    const systems = typesIn(choices).map(type => systemFor(instrumentIn(choices), scale('C', type), chosen));
    const textOf = optionPart(chosenSystem).tell;
    return list.format([...new Set(systems)].map(each => textOf(chosenSystem.write(choices, each), way)));
  },
};

const CONTEXT_TEXTS: Readonly<Record<Context, string>> = {
  cadence: 'after a cadence',
  drone: 'over a drone',
  none: 'without a context',
};

const KEY_CHANGE_TEXTS: Readonly<Record<KeyChange, string>> = {
  never: 'one key',
  6: '',
  1: 'a new key each time',
};

/** What is said of a drill on Scales. */
const drillParts: readonly DrillPart[] = [
  optionPart(scalesSettings.quizType),
  onlyIf(isPlayedThrough, {
    rows: [key, type],
    tell: (choices, way) =>
      way === 'text'
        ? scaleName(scaleIn(choices), 'letters', namesIn(choices))
        : spokenScale(scaleIn(choices), namesIn(choices)),
  }),
  onlyIf(playsPattern, {
    rows: [pattern],
    tell: choices => patternName(pattern.read(choices)),
  }),
  onlyIf(asksKeys, tickedPart(scalesSettings.askedKeys, { all: 'all keys', one: 'key', many: 'keys' })),
  onlyIf(asksKeys, typesPart),
  onlyIf(asksPatterns, systemsPart),
  onlyIf(asksFilter, {
    rows: [scalesSettings.strings],
    tell: (choices, way) =>
      stringsPart(scalesSettings.strings).tell(
        scalesSettings.strings.write(choices, askedFilterIn(choices).strings),
        way,
      ),
  }),
  onlyIf(asksFilter, {
    rows: [scalesSettings.view, scalesSettings.frets, scalesSettings.minFret, scalesSettings.maxFret],
    tell(choices) {
      const { minFret, maxFret } = askedFilterIn(choices);
      return fretsText(minFret, maxFret);
    },
  }),
  onlyIf(isByEar, tickedPart(scalesSettings.degrees, { all: 'all notes', one: 'degree', many: 'degrees' })),
  onlyIf(
    isByEar,
    valuePart(scalesSettings.context, context => CONTEXT_TEXTS[context]),
  ),
  onlyIf(isByEar, {
    rows: [scalesSettings.contextTime],
    tell: choices =>
      scalesSettings.context.read(choices) === 'cadence' &&
      scalesSettings.contextTime.read(choices) === 'each'
        ? 'before each question'
        : '',
  }),
  onlyIf(
    isByEar,
    valuePart(scalesSettings.keyChange, change => KEY_CHANGE_TEXTS[change]),
  ),
  onlyIf(
    isByEar,
    valuePart(scalesSettings.row, row => (row === 1 ? '' : `${row} notes in a row`)),
  ),
  onlyIf(
    isByEar,
    valuePart(scalesSettings.octaves, octaves => (octaves === 2 ? '2 octaves' : '')),
  ),
  onlyIf(
    isPlayedThrough,
    valuePart(scalesSettings.playingOrder, each => ORDER_TEXTS[each]),
  ),
  onlyIf(
    isPlayedThrough,
    valuePart(scalesSettings.times, times => (times === 1 ? '' : `${times} times through`)),
  ),
  onlyIf(
    isPlayedThrough,
    valuePart(scalesSettings.say, say => (say === 'each' ? 'each position spoken' : '')),
  ),
  beatPart(scalesSettings),
  lengthPart(scalesSettings.length),
];

/** What only a pattern to play depends on. */
const PATTERN_ROWS = [
  key,
  type,
  pattern,
  scalesSettings.playingOrder,
  scalesSettings.times,
  scalesSettings.say,
];

/** What the quiz that is set up doesn't depend on. */
function rowsWithout(choices: Choices): readonly string[] {
  const others = isPlayedThrough(choices) ? [] : PATTERN_ROWS;
  return [scalesSettings.display, tempo, textVersions, ...others].map(({ id }) => id);
}

export const scalesTable: ScreenTable = {
  drillParts,
  rows: Object.values(scalesSettings),
  shared: sharedNeck,
  hasNoteNames: true,
  settle: choices => settlePlayed(range.settle(withKey(choices))),
  notInQuiz: rowsWithout,
};

/**
 * Which notes of the neck some choices show.
 *
 * @example filterIn(new Map([['min', '5']])).minFret // 5
 */
export const filterIn = (choices: Choices): NeckFilter => ({
  strings: strings.read(choices),
  minFret: range.lowest.read(choices),
  maxFret: range.highest.read(choices),
});

/**
 * Which notes of the neck a quiz asks about: those of the filter or, where it isn't shown, all of them.
 *
 * @example askedFilterIn(new Map([['min', '5'], ['view', 'patterns']])).minFret // 0
 */
export const askedFilterIn = (choices: Choices): NeckFilter =>
  view.read(choices) === 'fretboard'
    ? filterIn(choices)
    : { strings: placesOf(instrumentIn(choices)), minFret: 0, maxFret: neckFrets.read(choices) };

/** The chosen scale. */
export const scaleIn = (choices: Choices): Scale => scale(key.read(choices), type.read(choices));
