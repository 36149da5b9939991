import clsx from 'clsx';
import { memo } from 'react';
import { fretHotkey, rowKeyText } from '../commands/numberRow';
import heat from '../ui/heat.module.css';
import { useShell } from '../ui/shell';
import type { CellFace } from './cell';
import styles from './Fretboard.module.css';

/** The character of a fret's key in the number row; nothing where there is no keyboard, or single keys are switched off. */
export function Keycap({ fret }: { readonly fret: number }) {
  const { numberRow, hotkeysOf } = useShell();
  const stroke = fretHotkey(fret);
  // The key runs different commands here, so only the switch for single keys counts.
  const works = stroke !== undefined && hotkeysOf('', [stroke]).length > 0;
  return works ? <span className="keyboard-only">{rowKeyText(stroke, numberRow, '⇧')}</span> : null;
}

interface NeckCellProps extends CellFace {
  readonly guitarString: number;
  readonly current: boolean;
  /** Whether browse mode skips the cell. */
  readonly skipped: boolean;
}

/** Texts with more letters, such as Deses, are drawn smaller. */
const SHORT_TEXT = 3;

/** A cell of the neck. Its props are plain values, so moving the cursor re-renders two cells, not the row. */
export const NeckCell = memo(function NeckCell(props: NeckCellProps) {
  const { guitarString, fret, name, text, mark, emphasis, sounding, accidental, lightness } = props;
  const { hasKey, current, skipped } = props;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a gridcell is what a td in a grid is, see https://www.w3.org/TR/html-aria/#el-td
      role="gridcell"
      tabIndex={current ? 0 : -1}
      className={styles.cell}
      aria-hidden={skipped || undefined}
      data-string={guitarString}
      data-fret={fret}
      data-mark={mark}
      data-emphasis={emphasis}
      data-sounding={sounding || undefined}
      data-accidental={accidental || undefined}
      data-key={hasKey || undefined}
    >
      <span className="visually-hidden">{name}</span>
      <span
        className={clsx(styles.note, heat.heat)}
        data-lightness={lightness}
        data-long={text.length > SHORT_TEXT || undefined}
        aria-hidden="true"
      >
        {hasKey ? <Keycap fret={fret} /> : text}
      </span>
    </td>
  );
});
