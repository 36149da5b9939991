import { openNotesOf, type TuningCode } from '../instrument/ownTuning';
import { nameOf } from './workout';

/** A tuning that a player keeps under a name. */
export interface KeptTuning {
  readonly name: string;
  /** Its open notes, bottom row first: `D2-A2-D3-G3-A3-D4`. */
  readonly code: TuningCode;
}

/** A kept tuning with the id that it is known by, whatever it is called. */
export interface IdentifiedTuning extends KeptTuning {
  readonly id: string;
}

/** A tuning as it is stored: its name, and its open notes in the next line. */
export const formatTuning = ({ name, code }: KeptTuning): string => [name, code].join('\n');

/**
 * Reads a tuning that was stored; `undefined` without a name, or if its open notes can't be read.
 *
 * @example parseTuning('Celtic\nD2-A2-D3-G3-A3-D4')?.name // 'Celtic'
 */
export function parseTuning(text: string): KeptTuning | undefined {
  const [first = '', code = '', ...rest] = text.split('\n');
  const name = nameOf(first);
  return name !== '' && rest.length === 0 && openNotesOf(code) ? { name, code } : undefined;
}
