import type { Instrument } from '../../instrument/instrument';
import type { PatternSystem } from '../../instrument/pattern';
import { degreeItem, patternDegrees, patternItem, SCALE_DEGREES } from '../../practice/degrees';
import { type DegreeName, degreeNames } from '../../theory/degreeName';
import { SCALE_TYPES, type ScaleKey, type ScaleType } from '../../theory/scale';
import type { ProgressView } from './view';

/** Where degrees of a scale were asked: in a key, or in a pattern. */
export interface ScaleRow {
  /** The key, or the pattern. */
  readonly id: string;
  /** Without one, the row is a pattern. */
  readonly key: ScaleKey | undefined;
  readonly items: ReadonlyMap<DegreeName, string>;
}

/** A scale in all keys, or in all patterns of one system. */
export interface ScaleBlock {
  readonly type: ScaleType;
  readonly system?: PatternSystem;
  readonly degrees: readonly DegreeName[];
  /** The rows that have answers; of the first block, where nothing was answered, the first row. */
  readonly rows: readonly ScaleRow[];
  /** How many rows there are. */
  readonly all: number;
}

/** A degree, and the row and the block that it belongs to. */
interface Placed {
  readonly type: ScaleType;
  readonly system?: PatternSystem;
  readonly row: string;
  readonly key?: ScaleKey;
  readonly degree: DegreeName;
  readonly item: string;
}

const inKeys = (): readonly Placed[] =>
  SCALE_DEGREES.map(each => ({
    ...{ type: each.type, row: each.key, key: each.key, degree: each.degree, item: degreeItem(each) },
  }));

const inPatterns = (instrument: Instrument): readonly Placed[] =>
  patternDegrees(instrument).map(each => ({
    ...{ type: each.type, system: each.system, degree: each.degree },
    ...{ row: String(each.pattern), item: patternItem(instrument, each) },
  }));

function rowsOf(placed: readonly Placed[]): readonly ScaleRow[] {
  const ids = [...new Set(placed.map(({ row }) => row))];
  return ids.map(id => {
    const own = placed.filter(({ row }) => row === id);
    return { id, key: own[0]?.key, items: new Map(own.map(({ degree, item }) => [degree, item])) };
  });
}

/** Every scale by its keys, or by its patterns. */
function allBlocks(placed: readonly Placed[]): readonly ScaleBlock[] {
  const ids = [...new Set(placed.map(({ type, system }) => `${type} ${system}`))];
  return ids.flatMap(id => {
    const own = placed.filter(({ type, system }) => `${type} ${system}` === id);
    const [first] = own;
    if (first === undefined) return [];
    const rows = rowsOf(own);
    const { type, system } = first;
    return { type, ...(system && { system }), degrees: degreeNames(type), rows, all: rows.length };
  });
}

/** Where a type of quiz asks for degrees: a scale is played pattern by pattern, or on the whole neck in a key. */
function placedIn(quiz: string, instrument: Instrument): readonly Placed[] {
  if (quiz === 'play-pattern') return [...inPatterns(instrument), ...inKeys()];
  return quiz === 'find-degree' ? inPatterns(instrument) : inKeys();
}

/**
 * The scales that have answers, each with the keys or patterns that have some; before the first answer, the first key or
 * pattern of the first scale.
 *
 * @example scaleBlocks(view, STANDARD_GUITAR).map(({ type }) => type) // ['major', 'blues']
 */
export function scaleBlocks(
  { quiz, figures }: Pick<ProgressView, 'quiz' | 'figures'>,
  instrument: Instrument,
): readonly ScaleBlock[] {
  const blocks = allBlocks(placedIn(quiz, instrument));
  const isAnswered = ({ items }: ScaleRow) => [...items.values()].some(item => figures.has(item));
  const answered = blocks
    .map(block => ({ ...block, rows: block.rows.filter(isAnswered) }))
    .filter(({ rows }) => rows.length > 0);
  if (answered.length > 0) return answered;
  return blocks.slice(0, 1).map(block => ({ ...block, rows: block.rows.slice(0, 1) }));
}

/** The scales that none of some blocks shows. */
export const typesWithout = (blocks: readonly ScaleBlock[]): readonly ScaleType[] =>
  SCALE_TYPES.filter(type => !blocks.some(block => block.type === type));
