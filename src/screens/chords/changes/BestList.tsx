import { useMemo, useSyncExternalStore } from 'react';
import type { Instrument } from '../../../instrument/instrument';
import { bestKey } from '../../../practice/changeBest';
import { tuningId } from '../../../practice/neckItems';
import { usePracticeApi } from '../../../results/practiceApi';
import { useShell } from '../../../ui/shell';
import screen from '../Chords.module.css';
import styles from './Changes.module.css';
import { bestText, MINUTE } from './text';

interface BestListProps {
  /** The instrument whose counts are listed. */
  readonly instrument: Instrument;
}

/** The best count of each pair of chords in a tuning, the slowest first, which need practice most. */
export function BestList({ instrument }: BestListProps) {
  const { changeBests } = usePracticeApi();
  const { withSigns } = useShell();
  const bests = useSyncExternalStore(changeBests.subscribe, changeBests.list);
  const own = useMemo(
    () => bests.filter(best => best.tuning === tuningId(instrument)).toSorted((a, b) => a.count - b.count),
    [bests, instrument],
  );
  if (own.length === 0) return null;
  return (
    <section className={screen.unprinted}>
      <h3 className={styles.heading}>{MINUTE.bests}</h3>
      <ul className={styles.bests}>
        {own.map(best => (
          <li key={bestKey(best)}>{withSigns(bestText(best))}</li>
        ))}
      </ul>
    </section>
  );
}
