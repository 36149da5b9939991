import clsx from 'clsx';
import { memo, useSyncExternalStore } from 'react';
import { beatInBar, type MetronomePace } from '../../audio/metronome';
import { CommandButton } from '../../ui/CommandButton';
import { useAppState } from '../AppContext';
import { barMarks } from '../beat';
import { METRONOME } from '../metronomeText';
import styles from './MetronomeBar.module.css';

/** The pace of the metronome; `undefined` while it is off. A beat doesn't re-render. */
function usePace(): MetronomePace | undefined {
  const { metronome } = useAppState().beat;
  return useSyncExternalStore(metronome.subscribe, () => {
    const state = metronome.state();
    return state.status === 'on' ? state.pace : undefined;
  });
}

/** The beat that has come; re-renders on every beat. */
function useBeat(): number | undefined {
  const { metronome } = useAppState().beat;
  return useSyncExternalStore(metronome.subscribe, () => {
    const state = metronome.state();
    return state.status === 'on' ? state.beat : undefined;
  });
}

/** The metronome while it goes: its light, its tempo, and what stops it. Its beats are for the eye: nothing is said of them. */
export function MetronomeBar() {
  const { commands } = useAppState().beat;
  const pace = usePace();
  if (pace === undefined) return null;
  return (
    <section className={styles.bar} aria-label={METRONOME.name}>
      <Light beats={pace.beats} />
      <span className={styles.tempo}>{METRONOME.tempo(pace.beatsPerMinute)}</span>
      <span className={styles.buttons}>
        <CommandButton command={commands.tap} />
        <CommandButton command={commands.metronome} />
      </span>
    </section>
  );
}

/** A lamp for each beat of the bar; a bar of one beat has a new one each time, so that it lights up again. */
function Light({ beats }: Pick<MetronomePace, 'beats'>) {
  const beat = useBeat();
  return (
    <span className={styles.light} aria-hidden="true">
      {barMarks(beat, beats).map((isOn, index) => (
        <span
          key={beats === 1 ? `${beat}` : index}
          className={clsx(styles.lamp, isOn && styles.on, index === 0 && styles.first)}
        />
      ))}
    </span>
  );
}

/** The tempo and the beat in the status line. */
export const MetronomeMark = memo(function MetronomeMark() {
  const pace = usePace();
  return pace === undefined ? null : <Mark {...pace} />;
});

function Mark({ beats, beatsPerMinute }: MetronomePace) {
  const beat = useBeat();
  const number = beat === undefined ? undefined : beatInBar(beat, beats);
  return (
    <span className={styles.mark} aria-hidden="true">
      {METRONOME.mark(beatsPerMinute, number)}
    </span>
  );
}
