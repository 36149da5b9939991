import { useSyncExternalStore } from 'react';
import { useInstrument } from '../../fretboard/useInstrument';
import { useListening } from '../../listening/Listening';
import { Spoken } from '../../ui/Spoken';
import { useShell } from '../../ui/shell';
import styles from './Tuner.module.css';
import { heardName, hertzText, levelText, NOT_YET, openName, PLAY_A_STRING, TONE, zoneText } from './text';
import type { Tuner } from './tuner';
import { IN_TUNE } from './tuning';

/** How far the scale reaches (cents). */
const REACH = 50;

/** The size of the picture (pixels of its own). */
const WIDTH = 540;
const HEIGHT = 76;
const EDGE = 20;
const BASE = 50;

const placeOf = (cents: number): number =>
  EDGE + ((Math.min(REACH, Math.max(-REACH, cents)) + REACH) / (2 * REACH)) * (WIDTH - 2 * EDGE);

const TICKS = Array.from({ length: 11 }, (_, index) => (index - 5) * 10);

const LABELS = [-50, -25, 0, 25, 50];

const labelOf = (cents: number): string => (cents > 0 ? `+${cents}` : `${cents}`.replace('-', '−'));

/** The cents as a place on a scale; the words beside it say the same. */
export function Meter({ cents }: { readonly cents: number }) {
  const at = placeOf(cents);
  return (
    <svg className={styles.meter} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect
        className={styles.zone}
        x={placeOf(-IN_TUNE)}
        y={10}
        width={placeOf(IN_TUNE) - placeOf(-IN_TUNE)}
        height={BASE - 10}
      />
      <path
        className={styles.scale}
        d={`M${EDGE} ${BASE}H${WIDTH - EDGE}${TICKS.map(tick => `M${placeOf(tick)} ${BASE}v-10`).join('')}`}
      />
      <path className={styles.needle} d={`M${at} ${BASE}V2`} />
      {LABELS.map(label => (
        <text key={label} className={styles.label} x={placeOf(label)} y={HEIGHT - 6} textAnchor="middle">
          {labelOf(label)}
        </text>
      ))}
    </svg>
  );
}

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
