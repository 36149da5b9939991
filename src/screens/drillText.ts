import { order } from '../quiz/order';
import { type beatSettings, drill, lengthText } from '../quiz/pace';
import type { QuizLength } from '../quiz/session';
import { isInQuiz } from '../settings/choices';
import { capo, instrument, instrumentIn } from '../settings/instrument';
import type { Choices, Setting, SettingOption, SettingRow, SettingsTable } from '../settings/setting';
import { titleOf } from '../settings/text';
import type { Line } from '../theory/degree';

/** One part of what is said of a drill, and the settings that it is about. */
export interface DrillPart {
  readonly rows: readonly SettingRow[];
  /** Empty if there is nothing to say. */
  tell(choices: Choices, way: keyof Line): string;
}

/** The settings of a screen. */
export interface ScreenTable extends SettingsTable {
  /** What is said of a drill that they set up, the length last; left out by a screen without a quiz. */
  readonly drillParts?: readonly DrillPart[];
}

const list = new Intl.ListFormat('en');

type TextOf = (option: SettingOption, way: keyof Line) => string;

const optionText: TextOf = ({ text, spoken }, way) => (way === 'spoken' ? (spoken ?? text) : text);

const chosenIn = (row: SettingRow, choices: Choices): readonly SettingOption[] =>
  row.optionsIn(choices).filter(option => row.isChosen(choices, option));

const listed = (options: readonly SettingOption[], way: keyof Line, textOf: TextOf = optionText): string =>
  list.format(options.map(option => textOf(option, way)));

/**
 * A part that is the chosen option itself: `Name Note`.
 *
 * @example optionPart(notesSettings.quizType).tell(new Map(), 'text') // 'Find Note'
 */
export const optionPart = (row: SettingRow): DrillPart => ({
  rows: [row],
  tell: (choices, way) => listed(chosenIn(row, choices), way),
});

/** A part about a setting with few values: a text for each, empty for what goes without saying. */
export const valuePart = <T extends string | number>(
  row: Setting<T>,
  textOf: (value: T) => string,
): DrillPart => ({ rows: [row], tell: choices => textOf(row.read(choices)) });

/** What ticked options are called: all of them, one, and several. */
interface Nouns {
  readonly all: string;
  readonly one: string;
  readonly many: string;
}

/**
 * A part about what is ticked, where ticking nothing means everything: `strings 6 and 5`.
 *
 * @example tickedPart(notesSettings.strings, { all: 'all strings', … }, codeText).tell(new Map([['strings', '6']]), 'text') // 'string 6'
 */
export const tickedPart = (row: SettingRow, { all, one, many }: Nouns, textOf?: TextOf): DrillPart => ({
  rows: [row],
  tell(choices, way) {
    const chosen = chosenIn(row, choices);
    if (chosen.length === 0 || chosen.length === row.optionsIn(choices).length) return all;
    return `${chosen.length === 1 ? one : many} ${listed(chosen, way, textOf)}`;
  },
});

/** The strings that are asked about, by their numbers. */
export const stringsPart = (row: SettingRow): DrillPart =>
  tickedPart(row, { all: 'all strings', one: 'string', many: 'strings' }, ({ code }) => code);

/**
 * The frets that are asked about.
 *
 * @example fretsText(0, 5) // 'frets 0 to 5'
 */
export const fretsText = (lowest: number, highest: number): string =>
  lowest === highest ? `fret ${lowest}` : `frets ${lowest} to ${highest}`;

/** The accidentals in the names of notes; sharps go without saying. */
export const accidentalsPart = (row: Setting<'sharps' | 'flats'>): DrillPart =>
  valuePart(row, style => (style === 'flats' ? 'in flats' : ''));

/** How long a drill is; any other quiz has the length that it always has. */
export const lengthPart = (row: Setting<QuizLength>): DrillPart => ({
  rows: [row],
  tell(choices) {
    if (drill.read(choices) === 'off') return '';
    const length = row.read(choices);
    return length === 'endless' ? 'endless' : lengthText(length);
  },
});

/**
 * The beat of a drill; without one nothing.
 *
 * @example beatPart(notesSettings).tell(new Map([['drill', 'on'], ['beat', 'on']]), 'text') // 'on the beat, every 4 beats'
 */
export const beatPart = ({ onBeat, questionBeats }: ReturnType<typeof beatSettings>): DrillPart => ({
  rows: [onBeat, questionBeats],
  tell: choices =>
    drill.read(choices) === 'on' && onBeat.read(choices) === 'on'
      ? `on the beat, every ${questionBeats.read(choices)} beats`
      : '',
});

/** A part about a setting that has none of its own: what differs from its default. */
const otherPart = (row: SettingRow): DrillPart => ({
  rows: [row],
  tell: (choices, way) =>
    choices.has(row.id) ? `${titleOf(row)} ${listed(chosenIn(row, choices), way)}` : '',
});

/** The instrument with its capo, unless it is the guitar without one. */
const instrumentPart: DrillPart = {
  rows: [],
  tell(choices, way) {
    const { name, spoken = name } = instrumentIn(choices);
    if (!choices.has(instrument.id) && capo.read(choices) === 0) return '';
    return way === 'spoken' ? spoken : name;
  },
};

/** What every link has in common. */
const UNSAID: readonly string[] = [drill.id, order.id];

/**
 * What there is to say of a quiz as it is set up by some choices; first its type.
 *
 * @example drillTexts(notesTable, choices, 'text') // ['Name Note', 'strings 6 and 5', 'frets 0 to 5', '50 questions']
 */
export function drillTexts(table: ScreenTable, choices: Choices, way: keyof Line): readonly string[] {
  const { drillParts: parts = [] } = table;
  const told = [...UNSAID, ...parts.flatMap(({ rows }) => rows.map(({ id }) => id))];
  const others = table.rows
    .filter(row => isInQuiz(table, row, choices) && !told.includes(row.id))
    .map(otherPart);
  const neck = table.shared ? [instrumentPart] : [];
  const all = [...parts.slice(0, -1), ...neck, ...others, ...parts.slice(-1)];
  return all.map(part => part.tell(choices, way)).filter(text => text !== '');
}

/**
 * A drill in words, as it is set up by some choices.
 *
 * @example drillLine(notesTable, choices).text // 'Name Note, strings 6 and 5, frets 0 to 5, 50 questions'
 */
export const drillLine = (table: ScreenTable, choices: Choices): Line => ({
  text: drillTexts(table, choices, 'text').join(', '),
  spoken: drillTexts(table, choices, 'spoken').join(', '),
});
