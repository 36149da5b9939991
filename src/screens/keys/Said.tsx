import type { Line } from '../../theory/toneText';
import { Spoken } from '../../ui/Spoken';
import { useShell } from '../../ui/shell';

/** A text with its accidentals drawn as the user prefers them, and spoken as words where that makes a difference. */
export function Said({ line: { drawn: letters, words } }: { line: Line }) {
  const { drawn } = useShell();
  return letters === words ? letters : <Spoken drawn={drawn(letters)} words={words} />;
}
