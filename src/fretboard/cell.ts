import type { Instrument } from '../instrument/instrument';
import type { Position } from '../instrument/position';
import { placeText } from '../instrument/text';
import type { CellSpeech } from '../settings/preferences';
import { MARK_TEXTS, SOUNDING } from './text';

/** The mark of a position that stands out. Each mark has a shape of its own. */
export type Mark = keyof typeof MARK_TEXTS;

/** How prominent a position is among others with the same mark; a `landmark` has none, and gives a bare neck something to hold on to. */
export type Emphasis = 'strong' | 'weak' | 'landmark';

/** How light a position is on a neck that shows figures: `none` without a figure, otherwise one of four steps, the last the strongest. */
export type Lightness = 'none' | 1 | 2 | 3 | 4;

/** The text, speech and marks of one position; the neck adds the position itself. */
export interface CellView {
  /** The text in the cell; empty for a bare one. */
  readonly text: string;
  /** The text as it is spoken; empty if there is none. */
  readonly spoken: string;
  /** The interval as it is spoken, if it is shown. */
  readonly interval?: string;
  readonly mark?: Mark;
  readonly emphasis?: Emphasis;
  readonly sounding?: boolean;
  /** Whether the text is a note with an accidental, which is drawn less prominently than the naturals. */
  readonly accidental?: boolean;
  /** On a neck that shows figures: the lightness of the cell, and the figures as they are spoken. */
  readonly lightness?: Lightness;
  readonly figures?: string;
  /** Whether the position's key in the number row answers: its character is drawn in the cell while that is bare. */
  readonly hasKey?: boolean;
  /** The words for the position, on a neck that stands for something other than strings. */
  readonly place?: string;
}

/** The view of each position of a neck. */
export type CellAt = (position: Position) => CellView;

export const BARE_CELL: CellView = { text: '', spoken: '' };

/** The marks of a quiz, which are always said: they are the question, or the verdict on the answer. */
const QUIZ_MARKS: readonly Mark[] = ['selected', 'target', 'right', 'wrong', 'missed'];

type Part = 'pitch' | 'interval' | 'place' | 'figures' | 'quiz' | 'state';

const SAID: Record<CellSpeech, readonly Part[]> = {
  all: ['pitch', 'interval', 'place', 'figures', 'quiz', 'state'],
  'pitch-and-place': ['pitch', 'place', 'figures', 'quiz'],
  pitch: ['pitch', 'figures', 'quiz'],
};

/** The order of a cell's parts in its name. The mark of a target comes first, because it is the question. */
const orderOf = (mark: Mark | undefined): readonly Part[] =>
  mark === 'target' ? ['quiz', ...SAID.all.filter(part => part !== 'quiz')] : SAID.all;

/** The state of a cell in words; "root" is left out if the interval already says it. */
const stateTexts = ({ mark, interval, emphasis, sounding }: CellView): readonly string[] => [
  mark === undefined || QUIZ_MARKS.includes(mark) || MARK_TEXTS[mark] === interval ? '' : MARK_TEXTS[mark],
  emphasis === 'strong' ? MARK_TEXTS.highlighted : '',
  sounding ? SOUNDING : '',
];

/**
 * The name of a cell: pitch, interval, place and state, as much as the preference for speech asks for. A cell without a
 * pitch always says its place.
 *
 * @example cellName(STANDARD_GUITAR, { guitarString: 1, fret: 4 }, { text: 'C#', spoken: 'C sharp' }) // 'C sharp, string 5, fret 4'
 */
export function cellName(
  instrument: Instrument,
  position: Position,
  view: CellView,
  speech: CellSpeech = 'all',
): string {
  const { spoken, interval = '', mark, figures = '', place = placeText(instrument, position) } = view;
  const texts: Record<Part, readonly string[]> = {
    pitch: [spoken],
    interval: [interval],
    place: [place],
    figures: [figures],
    quiz: [mark !== undefined && QUIZ_MARKS.includes(mark) ? MARK_TEXTS[mark] : ''],
    state: stateTexts(view),
  };
  return orderOf(mark)
    .filter(part => SAID[speech].includes(part) || (part === 'place' && spoken === ''))
    .flatMap(part => texts[part])
    .filter(text => text !== '')
    .join(', ');
}

/** The view of a cell with its name, its fret and its look. */
export interface CellFace {
  readonly fret: number;
  readonly name: string;
  readonly text: string;
  readonly mark: Mark | undefined;
  readonly emphasis: Emphasis | undefined;
  readonly sounding: boolean;
  readonly accidental: boolean;
  readonly lightness: Lightness | undefined;
  readonly hasKey: boolean;
}

/**
 * Everything that the cell at a position shows and says.
 *
 * @example cellFace(STANDARD_GUITAR, { guitarString: 0, fret: 0 }, { text: 'E', spoken: 'E' }, 'all').name // 'E, string 6, open'
 */
export function cellFace(
  instrument: Instrument,
  position: Position,
  view: CellView,
  speech: CellSpeech,
): CellFace {
  const { text, mark, emphasis, sounding = false, accidental = false, lightness, hasKey = false } = view;
  const name = cellName(instrument, position, view, speech);
  return { fret: position.fret, name, text, mark, emphasis, sounding, accidental, lightness, hasKey };
}

/** Whether a cell shows nothing. */
export const isBare = ({ text, mark, hasKey }: CellFace): boolean =>
  text === '' && mark === undefined && !hasKey;

/** Whether two cells show and say the same. */
export const sameFace = (one: CellFace, other: CellFace): boolean =>
  one.fret === other.fret &&
  one.name === other.name &&
  one.text === other.text &&
  one.mark === other.mark &&
  one.emphasis === other.emphasis &&
  one.sounding === other.sounding &&
  one.accidental === other.accidental &&
  one.lightness === other.lightness &&
  one.hasKey === other.hasKey;
