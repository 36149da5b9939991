import { useEffect, useState } from 'react';
import type { Sums } from '../../practice/sums';
import { usePracticeDesk } from '../usePracticeDesk';
import { showSums } from './sums';

/** The running sums as they are now; until they have been read, or if they can't be, the word for that. */
export function useSums(): Sums | 'loading' | 'failed' {
  const desk = usePracticeDesk();
  const [sums, setSums] = useState<Sums | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isLeft = false;
    let close = () => {};
    desk.log().then(
      log => {
        if (isLeft) return;
        const shown = showSums(log);
        shown.subscribe(() => setSums(shown.current() ?? 'loading'));
        close = shown.close;
      },
      error => {
        if (isLeft) return;
        console.warn('Could not read the answers', error);
        setSums('failed');
      },
    );
    return () => {
      isLeft = true;
      close();
    };
  }, [desk]);
  return sums;
}
