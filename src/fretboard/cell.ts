import type { Instrument } from '../instrument/instrument';
import type { Position } from '../instrument/position';
import { placeText } from '../instrument/text';
import type { CellSpeech } from '../settings/preferences';
import { MARK_TEXTS, SOUNDING } from './text';

/** What stands out about a place. Each mark has a shape of its own. */
export type Mark = keyof typeof MARK_TEXTS;

/** How a place stands against the others of its mark: brought out, or behind those that are. */
export type Emphasis = 'strong' | 'weak';

/** What a neck shows and says at one place; the place itself is added by the neck. */
export interface CellView {
  /** What is written there; empty for a bare place. */
  readonly text: string;
  /** The same for speech; empty for what isn't shown. */
  readonly spoken: string;
  /** Its interval for speech, where it is shown. */
  readonly interval?: string;
  readonly mark?: Mark;
  readonly emphasis?: Emphasis;
  readonly sounding?: boolean;
  /** Where it is, on a neck that stands for something other than strings. */
  readonly place?: string;
}

/** What a neck shows at each of its places. */
export type CellAt = (position: Position) => CellView;

export const BARE_CELL: CellView = { text: '', spoken: '' };

/** What a quiz marks is always said: it is the question, or how the answer went. */
const QUIZ_MARKS: readonly Mark[] = ['selected', 'target', 'right', 'wrong', 'missed'];

type Part = 'pitch' | 'interval' | 'place' | 'quiz' | 'state';

const SAID: Record<CellSpeech, readonly Part[]> = {
  all: ['pitch', 'interval', 'place', 'quiz', 'state'],
  'pitch-and-place': ['pitch', 'place', 'quiz'],
  pitch: ['pitch', 'quiz'],
};

/** The target of a question comes first, as it is the question. */
const orderOf = (mark: Mark | undefined): readonly Part[] =>
  mark === 'target' ? ['quiz', ...SAID.all.filter(part => part !== 'quiz')] : SAID.all;

/** "C, root" needs no second "root" where the interval already says it. */
const stateTexts = ({ mark, interval, emphasis, sounding }: CellView): readonly string[] => [
  mark === undefined || QUIZ_MARKS.includes(mark) || MARK_TEXTS[mark] === interval ? '' : MARK_TEXTS[mark],
  emphasis === 'strong' ? MARK_TEXTS.highlighted : '',
  sounding ? SOUNDING : '',
];

/**
 * The name of a cell: pitch, interval, place, state, as much of it as is to be said. A cell without a pitch always says
 * its place.
 *
 * @example cellName(STANDARD_GUITAR, { guitarString: 1, fret: 4 }, { text: 'C#', spoken: 'C sharp' }) // 'C sharp, string 5, fret 4'
 */
export function cellName(
  instrument: Instrument,
  position: Position,
  view: CellView,
  speech: CellSpeech = 'all',
): string {
  const { spoken, interval = '', mark, place = placeText(instrument, position) } = view;
  const texts: Record<Part, readonly string[]> = {
    pitch: [spoken],
    interval: [interval],
    place: [place],
    quiz: [mark !== undefined && QUIZ_MARKS.includes(mark) ? MARK_TEXTS[mark] : ''],
    state: stateTexts(view),
  };
  return orderOf(mark)
    .filter(part => SAID[speech].includes(part) || (part === 'place' && spoken === ''))
    .flatMap(part => texts[part])
    .filter(text => text !== '')
    .join(', ');
}

/** All that a cell shows and says, and its fret. */
export interface CellFace {
  readonly fret: number;
  readonly name: string;
  readonly text: string;
  readonly mark: Mark | undefined;
  readonly emphasis: Emphasis | undefined;
  readonly sounding: boolean;
}

/**
 * All that the cell of a position shows and says.
 *
 * @example cellFace(STANDARD_GUITAR, { guitarString: 0, fret: 0 }, { text: 'E', spoken: 'E' }, 'all').name // 'E, string 6, open'
 */
export function cellFace(
  instrument: Instrument,
  position: Position,
  view: CellView,
  speech: CellSpeech,
): CellFace {
  const { text, mark, emphasis, sounding = false } = view;
  const name = cellName(instrument, position, view, speech);
  return { fret: position.fret, name, text, mark, emphasis, sounding };
}

/** Whether two cells show and say the same. */
export const sameFace = (one: CellFace, other: CellFace): boolean =>
  one.fret === other.fret &&
  one.name === other.name &&
  one.text === other.text &&
  one.mark === other.mark &&
  one.emphasis === other.emphasis &&
  one.sounding === other.sounding;
