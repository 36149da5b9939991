import { useSyncExternalStore } from 'react';
import { useInstrument } from '../../fretboard/useInstrument';
import { useListening } from '../../listening/Listening';
import { Spoken } from '../../ui/Spoken';
import { useShell } from '../../ui/shell';
import { Meter } from './Meter';
import styles from './Tuner.module.css';
import { heardName, hertzText, levelText, NOT_YET, openName, PLAY_A_STRING, TONE, zoneText } from './text';
import type { Tuner } from './tuner';

/** What is heard: note, string, and how far it is off, in words and by position. */
export function Reading({ tuner }: { readonly tuner: Tuner }) {
  const { reading, sounding, tone, ...levels } = useSyncExternalStore(tuner.subscribe, tuner.state);
  const { withSigns } = useShell();
  const instrument = useInstrument();
  const { status } = useListening();
  const tuned = tone === undefined ? undefined : instrument.strings[tone];
  if (tuned)
    return (
      <p className={styles.nothing}>
        <span>{withSigns(TONE.shown(tuned.openNote, tuned.number))}</span>
        {status === 'listening' && <span>{TONE.paused}</span>}
      </p>
    );
  if (reading === undefined)
    return <p className={styles.nothing}>{status === 'listening' ? PLAY_A_STRING : NOT_YET}</p>;
  const string = instrument.strings[reading.guitarString];
  return (
    <div className={styles.reading} data-sounding={sounding}>
      <p className={styles.note}>
        <b>{withSigns(heardName(instrument, reading))}</b>
        <span>heard, {hertzText(reading.frequency)}</span>
      </p>
      <Meter cents={reading.cents} />
      <p className={styles.words}>
        <b>{zoneText(reading.cents)}</b>
        <span>
          string {string?.number},{' '}
          <Spoken text={withSigns(openName(instrument, reading.guitarString) ?? '')} />
        </span>
      </p>
      <p className={styles.level}>{levelText(levels)}</p>
    </div>
  );
}
