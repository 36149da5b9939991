import { type Position, placeInWords } from './position';
import type { Tuning } from './tuning';

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
  /** The same in words, with what else is known of it: `E flat, flat third`; empty for what isn't drawn. */
  readonly spoken: string;
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

/**
 * The whole name of a cell: pitch, interval, place, state. The target of a question comes first, as it is the question.
 *
 * @example cellName(STANDARD_TUNING, { guitarString: 1, fret: 4 }, { drawn: 'C#', spoken: 'C sharp' }) // 'C sharp, string 5, fret 4'
 */
export function cellName(tuning: Tuning, position: Position, view: CellView): string {
  const { spoken, mark, emphasis, sounding } = view;
  const place = view.place ?? placeInWords(tuning, position);
  const state = mark === undefined ? '' : MARK_WORDS[mark];
  // "C, root" needs no second "root" where the interval already says it.
  const said = spoken.endsWith(state) ? '' : state;
  const parts = mark === 'target' ? [state, spoken, place] : [spoken, place, said];
  return [...parts, emphasis === 'strong' ? MARK_WORDS.highlighted : '', sounding ? 'sounding' : '']
    .filter(part => part !== '')
    .join(', ');
}
