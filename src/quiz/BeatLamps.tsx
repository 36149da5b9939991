import clsx from 'clsx';
import { useSyncExternalStore } from 'react';
import { useMetronome } from '../audio/Audio';
import styles from './BeatLamps.module.css';
import { beatOfQuestion } from './beat';

/** A lamp for each beat that a question has, the last of them its own; only they are drawn anew on a beat. */
export function BeatLamps({ every }: { readonly every: number }) {
  const { subscribe, state } = useMetronome();
  const lit = useSyncExternalStore(subscribe, () => {
    const now = state();
    return now.status === 'on' && now.beat !== undefined ? beatOfQuestion(now.beat, every) : undefined;
  });
  return (
    <span className={styles.lamps} aria-hidden="true">
      {Array.from({ length: every }, (_, index) => index).map(index => (
        <span
          key={index}
          className={clsx(styles.lamp, index === every - 1 && styles.own, index === lit && styles.on)}
        />
      ))}
    </span>
  );
}
