import { fretHotkey, rowKeyText } from '../commands/numberRow';
import { useShell } from '../ui/shell';

/** What the number row's key of a fret types; nothing where there is no keyboard, or single keys are switched off. */
export function Keycap({ fret }: { readonly fret: number }) {
  const { numberRow, hotkeysOf } = useShell();
  const stroke = fretHotkey(fret);
  const works = stroke !== undefined && hotkeysOf('', [stroke]).length > 0;
  return works ? <span className="keyboard-only">{rowKeyText(stroke, numberRow, '⇧')}</span> : null;
}
