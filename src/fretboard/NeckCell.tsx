import { memo } from 'react';
import type { CellView } from './cell';
import styles from './Fretboard.module.css';

interface NeckCellProps {
  readonly guitarString: number;
  readonly fret: number;
  readonly name: string;
  readonly drawn: string;
  readonly mark: CellView['mark'];
  readonly emphasis: CellView['emphasis'];
  readonly sounding: boolean;
  readonly current: boolean;
}

/** Its props are plain values, so that a moved cursor repaints two cells and not the neck. */
export const NeckCell = memo(function NeckCell(props: NeckCellProps) {
  const { guitarString, fret, name, drawn, mark, emphasis, sounding, current } = props;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a gridcell is what a td in a grid is, see https://www.w3.org/TR/html-aria/#el-td
      role="gridcell"
      tabIndex={current ? 0 : -1}
      className={styles.cell}
      data-string={guitarString}
      data-fret={fret}
      data-mark={mark}
      data-emphasis={emphasis}
      data-sounding={sounding || undefined}
    >
      <span className="visually-hidden">{name}</span>
      <span className={styles.note} aria-hidden="true">
        {drawn}
      </span>
    </td>
  );
});
