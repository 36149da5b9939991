import { memo } from 'react';
import { type CellFace, isBare, sameFace } from './cell';
import { NeckCell } from './NeckCell';

interface NeckRowProps {
  /** The row's accessible name while the cursor is elsewhere. */
  readonly name: string;
  readonly guitarString: number;
  readonly firstFret: number;
  /** The faces of the row's cells, from the first fret up. */
  readonly faces: readonly CellFace[];
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

const sameRow = (one: NeckRowProps, other: NeckRowProps): boolean =>
  one.name === other.name &&
  one.guitarString === other.guitarString &&
  one.firstFret === other.firstFret &&
  one.cursorFret === other.cursorFret &&
  one.bareCells === other.bareCells &&
  sameFaces(one.faces, other.faces);

/** A string of a neck. It re-renders only if one of its cells changes, or the cursor comes or goes. */
export const NeckRow = memo(function NeckRow({
  name,
  guitarString,
  firstFret,
  faces,
  bareCells,
  cursorFret,
}: NeckRowProps) {
  // Orca says the row, not the cell, when the focus enters the grid (heard in 43.1).
  const current = faces.find(({ fret }) => fret === cursorFret);
  return (
    <tr aria-label={current?.name ?? name}>
      {faces.map(face => (
        // Keyed by column, so a cell keeps its element, and the focus, when other frets are shown.
        <NeckCell
          key={face.fret - firstFret}
          {...face}
          guitarString={guitarString}
          current={face.fret === cursorFret}
          skipped={bareCells === 'skipped' && isBare(face) && face.fret !== cursorFret}
        />
      ))}
    </tr>
  );
}, sameRow);
