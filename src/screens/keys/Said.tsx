import type { Line } from '../../theory/toneText';
import { Spoken } from '../../ui/Spoken';
import { useShell } from '../../ui/shell';

/** A text with its accidentals drawn as the user prefers them, and spoken as words where that makes a difference. */
export function Said({ line: { text: letters, spoken } }: { line: Line }) {
  const { withSigns } = useShell();
  return letters === spoken ? letters : <Spoken text={withSigns(letters)} spoken={spoken} />;
}
