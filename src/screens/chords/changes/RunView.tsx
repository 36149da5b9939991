import clsx from 'clsx';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import type { Command } from '../../../commands/command';
import { useListenCommands } from '../../../quiz/listenCommands';
import { Field } from '../../../settings/Field';
import { RangeField } from '../../../settings/RangeField';
import type { Settings } from '../../../settings/settings';
import { type Chord, chordText } from '../../../theory/chord';
import type { NoteSigns } from '../../../theory/note';
import { CommandButton } from '../../../ui/CommandButton';
import stack from '../../../ui/stack.module.css';
import screen from '../Chords.module.css';
import { chordsSettings } from '../settings';
import type { ShownChanges } from '../view';
import styles from './Changes.module.css';
import { isUnderWay, placeIn, wantedIn } from './minute';
import type { Runner, Running } from './runner';
import { METRONOME, MINUTE } from './text';

interface RunViewProps {
  readonly settings: Settings;
  readonly changes: ShownChanges;
  readonly signs: NoteSigns;
  readonly runner: Runner;
  readonly commands: Readonly<Record<'minute' | 'count' | 'metronome' | 'stop', Command>>;
  /** The button that begins a minute and, during it, counts. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** What runs through the list, in large figures, and the buttons for it. */
export function RunView({ settings, changes, signs, runner, commands, button }: RunViewProps) {
  const running = useSyncExternalStore(runner.subscribe, runner.state);
  const isCounting = isUnderWay(running.minute);
  useEffect(() => {
    // Space then counts wherever the focus was: a radio of the list would keep it for itself.
    if (isCounting) button.current?.focus();
  }, [isCounting, button]);
  return (
    <div className={clsx(stack.stack, screen.unprinted)}>
      <div className={styles.pace}>
        <Field settings={settings} row={chordsSettings.tempo} Range={RangeField} />
        <Field settings={settings} row={chordsSettings.beats} />
      </div>
      <div className={styles.run}>
        <div className={stack.row}>
          <CommandButton ref={button} command={isCounting ? commands.count : commands.minute} />
          {!isCounting && <CommandButton command={commands.metronome} />}
          <CommandButton command={commands.stop} />
        </div>
        <Figures {...{ running, changes, signs }} />
      </div>
      <CountNote />
    </div>
  );
}

/** How changes are counted, and the command that lets them be heard. */
function CountNote() {
  const listen = useListenCommands()?.listen;
  return (
    <p className={stack.note}>
      {MINUTE.how} {listen && <CommandButton tone="text" command={listen} />}
    </p>
  );
}

type FiguresProps = Pick<RunViewProps, 'changes' | 'signs'> & { readonly running: Running };

/** The figures of what runs now, or the result of the last minute. */
function Figures({ running, changes, signs }: FiguresProps) {
  const { minute, seconds, beat, result } = running;
  const { chords, instrument } = changes;
  const nameOf = (chord: Chord) => chordText(chord, signs, instrument.names);
  const nameAt = (place: number | undefined) => {
    const chord = chords[place ?? -1];
    return chord ? nameOf(chord) : '';
  };
  if (beat !== undefined) {
    const next = chords[(beat.place + 1) % chords.length];
    return (
      <p className={styles.figures}>
        <b>{nameAt(beat.place)}</b>
        <span className={clsx(styles.beat, beat.isFirst && styles.first)}>{beat.number}</span>
        <span>{beat.isCountIn ? METRONOME.countIn : next && METRONOME.next(nameOf(next))}</span>
      </p>
    );
  }
  if (isUnderWay(minute)) {
    const wanted = wantedIn(minute, chords);
    const isReady = minute.status === 'ready';
    return (
      <p className={styles.figures}>
        <b>{isReady ? nameAt(placeIn(minute)) : 'count' in minute ? minute.count : ''}</b>
        {'count' in minute && <span>{MINUTE.changes(minute.count)}</span>}
        <span>{isReady ? MINUTE.ready(seconds) : MINUTE.left(seconds)}</span>
        <span>{wanted && MINUTE.to(nameOf(wanted))}</span>
      </p>
    );
  }
  return result === undefined ? null : <p className={styles.result}>{result}</p>;
}
