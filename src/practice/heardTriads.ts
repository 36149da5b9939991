import type { Curriculum } from '../quiz/order';
import { TRIAD_QUALITIES, type TriadQuality } from '../theory/triad';

/** How a triad is heard: its notes one after the other, or at once. */
export const TRIAD_SOUNDINGS = ['one-by-one', 'together'] as const;
export type TriadSounding = (typeof TRIAD_SOUNDINGS)[number];

/** A quality as it is heard, whatever the root. */
export interface EarTriad {
  readonly quality: TriadQuality;
  readonly sounding: TriadSounding;
}

/**
 * The item practiced by naming a quality by ear.
 *
 * @example earTriadItem({ quality: 'minor', sounding: 'together' }) // 'ear-triad:minor:together'
 */
export const earTriadItem = ({ quality, sounding }: EarTriad): string => `ear-triad:${quality}:${sounding}`;

/**
 * Reads an item as a quality that is named by ear; `undefined` if it is none.
 *
 * @example earTriadOfItem('ear-triad:minor:together') // { quality: 'minor', sounding: 'together' }
 */
export const earTriadOfItem = (item: string): EarTriad | undefined =>
  TRIAD_QUALITIES.flatMap(quality => TRIAD_SOUNDINGS.map(sounding => ({ quality, sounding }))).find(
    each => earTriadItem(each) === item,
  );

/** The qualities that differ by one note, so that their sounds are mixed up. */
const NEIGHBORS: readonly (readonly [TriadQuality, TriadQuality])[] = [
  ['major', 'minor'],
  ['minor', 'diminished'],
  ['major', 'augmented'],
];

/** The qualities that are named by ear in the order in which a teacher brings them in. */
export function earTriadsCurriculum(sounding: TriadSounding): Curriculum {
  const itemOf = (quality: TriadQuality) => earTriadItem({ quality, sounding });
  return {
    stages: [['major' as const, 'minor' as const], ['diminished' as const], ['augmented' as const]].map(
      stage => stage.map(itemOf),
    ),
    pairs: NEIGHBORS.map(([one, other]) => [itemOf(one), itemOf(other)] as const),
  };
}
