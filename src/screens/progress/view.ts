import type { CellAt, Lightness } from '../../fretboard/cell';
import { type Instrument, namesOf } from '../../instrument/instrument';
import { midiAt, type Position, pitchClassAt } from '../../instrument/position';
import { answeredWith, type InputMethod } from '../../practice/answer';
import { isAskable } from '../../practice/askable';
import { type Figures, figuresOf, lastQuizOf, weakestItems } from '../../practice/figures';
import {
  type NoteArea,
  noteOfItem,
  placeItem,
  placeOfItem,
  readItem,
  stringNoteItem,
} from '../../practice/neckItems';
import { type Measure, stepOf } from '../../practice/steps';
import { targetTime } from '../../practice/strength';
import { type DaySum, type MixUp, mixUpsIn, type Sums } from '../../practice/sums';
import type { AnswerWith } from '../../quiz/answerWith';
import type { ItemRound } from '../../quiz/results';
import type { Choices, SettingOption, SettingRow } from '../../settings/setting';
import { spokenName } from '../../theory/names';
import { type AccidentalStyle, chromaticName } from '../../theory/note';
import { type ProgressTab, progressSettings, QUIZ_ROWS, quizIn } from './settings';
import { figureText, spokenFigures } from './text';

/** What a tab of the Progress screen shows. */
export interface ProgressView {
  readonly tab: ProgressTab;
  /** The type of quiz. */
  readonly quiz: string;
  readonly measure: Measure;
  /** How long an answer of that quiz should take (milliseconds). */
  readonly target: number;
  /** The figures of each item of that quiz. */
  readonly figures: ReadonlyMap<string, Figures>;
  /** A round of its weakest items. */
  readonly weakest: ItemRound;
  /** Whether there is none, since all that was asked is always right by now. */
  readonly isAllRight: boolean;
  readonly mixUps: readonly MixUp[];
  /** The days of the tab's screen, whatever the type of quiz. */
  readonly days: readonly DaySum[];
  /** What answers of the tab's screen were given with. */
  readonly ways: ReadonlySet<AnswerWith>;
  /** The dates with answers on any screen. */
  readonly practiced: ReadonlySet<string>;
}

const LISTED = 10;

/** In percent; what is never wrong isn't weak, however slow it is. */
const ALWAYS_RIGHT = 100;

/**
 * The type of quiz that a tab begins with: the one that was answered last. `undefined` once one is chosen, or if none was
 * answered.
 *
 * @example firstQuizIn(sums, new Map())?.option.code // 'name-note'
 */
export function firstQuizIn(
  sums: Sums,
  choices: Choices,
): { readonly row: SettingRow; readonly option: SettingOption } | undefined {
  const tab = progressSettings.tab.read(choices);
  const row = QUIZ_ROWS[tab];
  if (row === undefined || choices.has(row.id)) return undefined;
  const way = progressSettings.answeredWith.read(choices);
  const given = [...sums.items.values()].filter(sum => answeredWith(sum) === way);
  const last = lastQuizOf(tab, given);
  const option = row.optionsIn(choices).find(({ code }) => code === last);
  return option && { row, option };
}

/** What Find Note times is a note as a whole: each of its places takes the mean time of the questions that asked for it. */
function withNoteTimes(
  figures: ReadonlyMap<string, Figures>,
  instrument: Instrument,
): ReadonlyMap<string, Figures> {
  const timed = [...figures].flatMap(([item, { time, answers }]) => {
    const note = noteOfItem(instrument, item);
    return note && time !== undefined ? [{ ...note, time, answers }] : [];
  });
  if (timed.length === 0) return figures;
  const timeAt = (place: Position): number | undefined => {
    const pitch = pitchClassAt(instrument, place);
    const own = timed.filter(({ note, area }) => note === pitch && isWithin(area, place));
    const answers = own.reduce((total, each) => total + each.answers, 0);
    return own.length === 0
      ? undefined
      : own.reduce((total, each) => total + each.time * each.answers, 0) / answers;
  };
  return new Map(
    [...figures].map(([item, own]) => {
      const place = own.time === undefined ? placeOfItem(instrument, item) : undefined;
      return [item, place ? { ...own, time: timeAt(place) } : own];
    }),
  );
}

const isWithin = (area: NoteArea | undefined, { guitarString, fret }: Position): boolean =>
  area === undefined || (area.strings.includes(guitarString) && fret >= area.lowest && fret <= area.highest);

/** The places by which a note of Find Note is known: those of its part of the neck that were asked. */
function placesOfNote(instrument: Instrument, item: string, asked: readonly string[]): readonly string[] {
  const wanted = noteOfItem(instrument, item);
  if (wanted === undefined) return [];
  return asked.filter(other => {
    const place = placeOfItem(instrument, other);
    return place && pitchClassAt(instrument, place) === wanted.note && isWithin(wanted.area, place);
  });
}

/**
 * What the Progress screen shows.
 *
 * @example viewOf(sums, new Map([['tab', 'keys']]), STANDARD_GUITAR).quiz // 'name-key'
 */
export function viewOf(sums: Sums, choices: Choices, instrument: Instrument): ProgressView {
  const screen = progressSettings.tab.read(choices);
  const quiz = quizIn(choices);
  const isOwn = (sum: { readonly screen: string; readonly quiz: string }) =>
    sum.screen === screen && sum.quiz === quiz;
  const way = progressSettings.answeredWith.read(choices);
  const isGiven = (sum: { readonly way?: InputMethod }) => answeredWith(sum) === way;
  const items = [...sums.items.values()].filter(sum => isOwn(sum) && isGiven(sum));
  const days = [...sums.days.values()];
  const figures = figuresOf(items);
  const isAsked = isAskable(instrument, quiz);
  const weakest = weakestItems({ screen, quiz }, items, {
    isListed: item => isAsked(item) && figures.get(item)?.percent !== ALWAYS_RIGHT,
    partsOf: (item, asked) => placesOfNote(instrument, item, asked),
    count: LISTED,
  });
  return {
    tab: screen,
    quiz,
    measure: progressSettings.show.read(choices),
    target: targetTime({ screen, quiz }, items),
    figures: withNoteTimes(figures, instrument),
    weakest: { quiz, items: weakest },
    isAllRight: weakest.length === 0 && [...figures.keys()].some(isAsked),
    mixUps: mixUpsIn([...sums.confusions.values()].filter(sum => isOwn(sum) && isGiven(sum))),
    days: days.filter(day => day.screen === screen && isGiven(day)),
    ways: new Set(days.filter(day => day.screen === screen).map(answeredWith)),
    practiced: new Set(days.map(({ date }) => date)),
  };
}

/**
 * The figures of a place. In Find on String and Play Note all places of a note on a string are one, and where notes are read
 * all places of a pitch.
 *
 * @example placeFigures(view, STANDARD_GUITAR, { guitarString: 1, fret: 3 })?.percent // 72
 */
export function placeFigures(
  { figures }: Pick<ProgressView, 'figures'>,
  instrument: Instrument,
  place: Position,
): Figures | undefined {
  const pitch = pitchClassAt(instrument, place);
  const onString = { guitarString: place.guitarString, note: pitch };
  return (
    figures.get(placeItem(instrument, place)) ??
    figures.get(stringNoteItem(instrument, onString)) ??
    figures.get(readItem(instrument, midiAt(instrument, place)))
  );
}

/** What a picture shows of an item: its figure, how light it is, and all of its figures in words. */
export interface Tile {
  readonly text: string;
  readonly lightness: Lightness;
  readonly spoken: string;
}

/**
 * The tile of an item.
 *
 * @example tileOf(view, undefined).spoken // 'no answers yet'
 */
export const tileOf = (
  { measure, target }: Pick<ProgressView, 'measure' | 'target'>,
  figures: Figures | undefined,
): Tile => ({
  text: figureText(figures, measure),
  lightness: (figures && stepOf(figures, measure, target)) ?? 'none',
  spoken: spokenFigures(figures),
});

/**
 * The neck, with a figure at each place.
 *
 * @example figureCells(view, STANDARD_GUITAR, 'sharps')({ guitarString: 1, fret: 3 }).figures
 *   // '72 percent, 1.9 seconds, 14 answers'
 */
export const figureCells =
  (view: ProgressView, instrument: Instrument, style: AccidentalStyle): CellAt =>
  place => {
    const { text, lightness, spoken } = tileOf(view, placeFigures(view, instrument, place));
    const name = chromaticName(pitchClassAt(instrument, place), style);
    return { text, lightness, spoken: spokenName(name, namesOf(instrument)), figures: spoken };
  };
