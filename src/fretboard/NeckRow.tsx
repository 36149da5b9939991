import { memo } from 'react';
import { type CellFace, isBare, sameFace } from './cell';
import styles from './Fretboard.module.css';
import { NeckCell } from './NeckCell';
import type { MissingFret } from './places';

interface NeckRowProps {
  /** The row's accessible name while the cursor is elsewhere. */
  readonly name: string;
  readonly guitarString: number;
  readonly firstFret: number;
  /** The faces of the row's cells, from the first fret up. */
  readonly faces: readonly CellFace[];
  /** The frets that the string lacks, if it is a short one. */
  readonly missing: readonly MissingFret[];
  readonly bareCells: 'read' | 'skipped';
  /** The fret of the cursor, if it is on this string. */
  readonly cursorFret: number | undefined;
}

const sameFaces = (some: readonly CellFace[], others: readonly CellFace[]): boolean =>
  some === others ||
  (some.length === others.length &&
    some.every((face, index) => {
      const other = others[index];
      return other !== undefined && sameFace(face, other);
    }));

const sameMissing = (some: readonly MissingFret[], others: readonly MissingFret[]): boolean =>
  some.length === others.length &&
  some.every(({ name, isLast }, at) => name === others[at]?.name && isLast === others[at].isLast);

const sameRow = (one: NeckRowProps, other: NeckRowProps): boolean =>
  one.name === other.name &&
  one.guitarString === other.guitarString &&
  one.firstFret === other.firstFret &&
  one.cursorFret === other.cursorFret &&
  one.bareCells === other.bareCells &&
  sameMissing(one.missing, other.missing) &&
  sameFaces(one.faces, other.faces);

interface MissingCellProps {
  readonly missing: MissingFret;
  readonly guitarString: number;
  readonly skipped: boolean;
}

/** A fret that a short string lacks: a cell all the same, so that its row is as long as the others. The cursor passes over it. */
const MissingCell = ({ missing: { name, isLast }, guitarString, skipped }: MissingCellProps) => (
  <td
    className={styles.missing}
    aria-hidden={skipped || undefined}
    data-missing={guitarString}
    data-last={isLast || undefined}
  >
    <span className="visually-hidden">{name}</span>
  </td>
);

/** A string of a neck. It re-renders only if one of its cells changes, or the cursor comes or goes. */
export const NeckRow = memo(function NeckRow({
  name,
  guitarString,
  firstFret,
  faces,
  missing,
  bareCells,
  cursorFret,
}: NeckRowProps) {
  // Orca says the row, not the cell, when the focus enters the grid (heard in 43.1).
  const current = faces.find(({ fret }) => fret === cursorFret);
  const isSkipped = (face: CellFace) => bareCells === 'skipped' && isBare(face) && face.fret !== cursorFret;
  const cells = faces.map(face => (
    // Keyed by column, so a cell keeps its element, and the focus, when other frets are shown.
    <NeckCell
      key={face.fret - firstFret}
      {...face}
      guitarString={guitarString}
      current={face.fret === cursorFret}
      skipped={isSkipped(face)}
    />
  ));
  const gaps = missing.map(each => (
    <MissingCell
      key={each.fret - firstFret}
      {...{ missing: each, guitarString }}
      skipped={bareCells === 'skipped'}
    />
  ));
  const before = faces.filter(({ fret }) => fret < (missing[0]?.fret ?? 0)).length;
  return (
    // Without a cell to read, a row would be a name with nothing in it.
    <tr aria-label={current?.name ?? name} aria-hidden={faces.every(isSkipped) || undefined}>
      {cells.toSpliced(before, 0, ...gaps)}
    </tr>
  );
}, sameRow);
