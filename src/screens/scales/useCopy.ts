import { useCallback, useState } from 'react';
import { useSpeech } from '../../speech/Speech';
import type { Diagram } from './diagrams';

/** What became of the last copy, and of which diagram it was. */
export interface Copied {
  readonly diagram: Diagram;
  readonly outcome: 'copied' | 'failed';
}

/** Puts the text of a diagram on the clipboard, which a browser may refuse. */
export function useCopy(): readonly [
  copied: Copied | undefined,
  copy: (diagram: Diagram, text: string) => Promise<void>,
] {
  const [copied, setCopied] = useState<Copied>();
  const { say } = useSpeech();
  const copy = useCallback(
    async (diagram: Diagram, text: string) => {
      try {
        await navigator.clipboard.writeText(text);
        setCopied({ diagram, outcome: 'copied' });
        say(`${diagram.name} is on the clipboard.`);
      } catch (error) {
        console.warn('Could not copy', error);
        setCopied({ diagram, outcome: 'failed' });
        say(`${diagram.name} is not copied: the browser refuses the clipboard.`);
      }
    },
    [say],
  );
  return [copied, copy];
}
