import type { Curriculum } from '../quiz/order';
import type { Degree } from '../theory/degree';
import { type HeardDegree, heardDegrees } from '../theory/heardDegree';
import { SCALE_TYPES, type ScaleType, TYPES_TO_LEARN } from '../theory/scale';

/** A degree of a scale as it is heard, whatever the key. */
export interface EarDegree {
  readonly type: ScaleType;
  readonly degree: Degree;
}

/**
 * A degree as the log and the commands know it.
 *
 * @example degreeCode('♭3') // 'b3'
 */
export const degreeCode = (degree: Degree): string => degree.replace('♭', 'b').replace('♯', '#');

/**
 * The item practiced by naming a degree by ear.
 *
 * @example earDegreeItem({ type: 'natural-minor', degree: '♭3' }) // 'ear-degree:natural-minor:b3'
 */
export const earDegreeItem = ({ type, degree }: EarDegree): string =>
  `ear-degree:${type}:${degreeCode(degree)}`;

const BY_ITEM: ReadonlyMap<string, EarDegree> = new Map(
  SCALE_TYPES.flatMap(type =>
    heardDegrees(type).map(({ degree }) => [earDegreeItem({ type, degree }), { type, degree }]),
  ),
);

/**
 * Reads an item as a degree that is named by ear; `undefined` if it is none.
 *
 * @example earDegreeOfItem('ear-degree:major:3') // { type: 'major', degree: '3' }
 */
export const earDegreeOfItem = (item: string): EarDegree | undefined => BY_ITEM.get(item);

/** The numbers of degrees in the order in which a teacher has them heard: the triad of the tonic, then what leads to it. */
const STAGES: readonly (readonly number[])[] = [
  [1, 5, 3],
  [2, 4],
  [6, 7],
];

const itemsOf = (type: ScaleType, degrees: readonly HeardDegree[]): readonly string[] =>
  degrees.map(({ degree }) => earDegreeItem({ type, degree }));

/** The degrees of a scale, stage by stage: its own as they are learned, then the notes between them. */
function stagesOf(type: ScaleType): Curriculum['stages'] {
  const all = heardDegrees(type);
  const own = STAGES.map(numbers =>
    numbers.flatMap(number => all.filter(each => each.isOwn && each.number === number)),
  );
  return [...own, all.filter(({ isOwn }) => !isOwn)].map(degrees => itemsOf(type, degrees));
}

/** The degrees that are named by ear in the order in which a teacher brings them in, scale by scale. */
export const EAR_DEGREES_CURRICULUM: Curriculum = { stages: TYPES_TO_LEARN.flatMap(stagesOf) };
