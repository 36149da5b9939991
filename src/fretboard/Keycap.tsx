import { fretHotkey, rowKeyText } from '../commands/numberRow';
import { useShell } from '../ui/shell';

/** The character of a fret's key in the number row; nothing where there is no keyboard, or single keys are switched off. */
export function Keycap({ fret }: { readonly fret: number }) {
  const { numberRow, hotkeysOf } = useShell();
  const stroke = fretHotkey(fret);
  // The key runs different commands here, so only the switch for single keys counts.
  const works = stroke !== undefined && hotkeysOf('', [stroke]).length > 0;
  return works ? <span className="keyboard-only">{rowKeyText(stroke, numberRow, '⇧')}</span> : null;
}
