import type { Instrument } from '../instrument/instrument';
import { type Position, placeInWords } from '../instrument/position';
import type { CellSpeech } from '../settings/preferences';

/** What stands out about a place. Each mark has a shape of its own, and all but `in-set` a word that is spoken. */
export const MARKS = [
  ...(['root', 'in-set', 'highlighted', 'selected'] as const),
  ...(['target', 'right', 'wrong', 'missed'] as const),
] as const;
export type Mark = (typeof MARKS)[number];

/** How a place stands against the others of its mark: brought out, or behind those that are. */
export type Emphasis = 'strong' | 'weak';

/** What a neck shows and says at one place; the place itself is added by the neck. */
export interface CellView {
  /** The text that is drawn; empty for a bare place. */
  readonly drawn: string;
  /** The same in words; empty for what isn't drawn. */
  readonly spoken: string;
  /** Its interval in words, where it is shown. */
  readonly interval?: string;
  readonly mark?: Mark;
  readonly emphasis?: Emphasis;
  readonly sounding?: boolean;
  /** Where it is, in words, on a neck that stands for something else than the guitar's strings. */
  readonly place?: string;
}

export const BARE_CELL: CellView = { drawn: '', spoken: '' };

const MARK_WORDS: Record<Mark, string> = {
  root: 'root',
  'in-set': '',
  highlighted: 'highlighted',
  selected: 'selected',
  target: 'target',
  right: 'right',
  wrong: 'wrong',
  missed: 'missed',
};

/** What a quiz marks is always said: whoever doesn't hear it can't answer, or doesn't learn how it went. */
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
const stateWords = ({ mark, interval, emphasis, sounding }: CellView): readonly string[] => [
  mark === undefined || QUIZ_MARKS.includes(mark) || MARK_WORDS[mark] === interval ? '' : MARK_WORDS[mark],
  emphasis === 'strong' ? MARK_WORDS.highlighted : '',
  sounding ? 'sounding' : '',
];

/**
 * The name of a cell: pitch, interval, place, state, as much of it as is to be said. A cell without a pitch always says
 * its place.
 *
 * @example cellName(STANDARD_GUITAR, { guitarString: 1, fret: 4 }, { drawn: 'C#', spoken: 'C sharp' }) // 'C sharp, string 5, fret 4'
 */
export function cellName(
  instrument: Instrument,
  position: Position,
  view: CellView,
  speech: CellSpeech = 'all',
): string {
  const { spoken, interval = '', mark, place = placeInWords(instrument, position) } = view;
  const words: Record<Part, readonly string[]> = {
    pitch: [spoken],
    interval: [interval],
    place: [place],
    quiz: [mark !== undefined && QUIZ_MARKS.includes(mark) ? MARK_WORDS[mark] : ''],
    state: stateWords(view),
  };
  return orderOf(mark)
    .filter(part => SAID[speech].includes(part) || (part === 'place' && spoken === ''))
    .flatMap(part => words[part])
    .filter(word => word !== '')
    .join(', ');
}
