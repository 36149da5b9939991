import clsx from 'clsx';
import { useSyncExternalStore } from 'react';
import { useInstrument, useOrientation } from '../../fretboard/useInstrument';
import { placesOf } from '../../instrument/instrument';
import { useListening } from '../../listening/Listening';
import { preferences } from '../../settings/preferences';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { frequencyOf } from '../../theory/note';
import { Spoken } from '../../ui/Spoken';
import { useShell } from '../../ui/shell';
import styles from './Tuner.module.css';
import {
  ADVICE,
  heardName,
  hertzText,
  levelText,
  NO_NOTE,
  NOT_YET,
  openName,
  PLAY_A_STRING,
  spokenOpenName,
  TONE,
  zoneText,
} from './text';
import type { Tuner } from './tuner';
import { IN_TUNE, type Tuning } from './tuning';

/** How far the scale reaches (cents). */
const REACH = 50;

/** The size of the picture (pixels of its own). */
const WIDTH = 540;
const HEIGHT = 172;
const EDGE = 24;
const BASE = 138;

const placeOf = (cents: number): number =>
  EDGE + ((Math.min(REACH, Math.max(-REACH, cents)) + REACH) / (2 * REACH)) * (WIDTH - 2 * EDGE);

const TICKS = Array.from({ length: 11 }, (_, index) => (index - 5) * 10);

const LABELS = [-50, -25, 0, 25, 50];

const labelOf = (cents: number): string => (cents > 0 ? `+${cents}` : `${cents}`.replace('-', '−'));

/** The cents as a needle on a scale, wide enough to be seen from afar and parked at its end until a string is heard; the words beside it say the same. */
function Meter({ cents }: { readonly cents: number | undefined }) {
  return (
    <svg className={styles.meter} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect
        className={styles.zone}
        x={placeOf(-IN_TUNE)}
        y={14}
        width={placeOf(IN_TUNE) - placeOf(-IN_TUNE)}
        height={BASE - 14}
      />
      <path
        className={styles.scale}
        d={`M${EDGE} ${BASE}H${WIDTH - EDGE}${TICKS.map(tick => `M${placeOf(tick)} ${BASE}v-14`).join('')}`}
      />
      <path
        className={cents === undefined ? styles.parked : styles.needle}
        d={`M${placeOf(cents ?? -REACH)} ${BASE - 2}V8`}
      />
      {LABELS.map(label => (
        <text key={label} className={styles.label} x={placeOf(label)} y={HEIGHT - 6} textAnchor="middle">
          {labelOf(label)}
        </text>
      ))}
    </svg>
  );
}

/** The strings as they lie on the neck, each with its pitch, and the one that is meant. */
function StringPicture({ meant }: { readonly meant: number | undefined }) {
  const instrument = useInstrument();
  const { topString } = useOrientation();
  const { withSigns } = useShell();
  const a4 = useSetting(usePreferenceSettings(), preferences.a4);
  const places = placesOf(instrument);
  return (
    <div className={styles.neck} aria-hidden="true">
      {(topString === 'lowest' ? places : places.toReversed()).map(place => {
        const string = instrument.strings[place];
        return (
          <span key={place} className={styles.string} data-meant={place === meant} data-gauge={string?.gauge}>
            <b>{withSigns(string?.label ?? '')}</b>
            <i />
            <span>{string && hertzText((frequencyOf(string.open) * a4) / 440)}</span>
          </span>
        );
      })}
    </div>
  );
}

/** The quietest level that is drawn (dBFS). */
const QUIETEST = -80;

const shareOf = (decibels: number): number => Math.min(1, Math.max(0, 1 - decibels / QUIETEST));

/** How loud it is, over the noise of the room; the words below say the same. */
function Level({ level, floor }: Pick<Tuning, 'level' | 'floor'>) {
  return (
    <div className={styles.level}>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.silence} width={100} height={4} />
        {level !== undefined && <rect className={styles.loudness} width={100 * shareOf(level)} height={4} />}
        {floor !== undefined && (
          <rect className={styles.floor} x={100 * shareOf(floor)} width={0.6} height={4} />
        )}
      </svg>
      <p>{levelText({ ...(level !== undefined && { level }), ...(floor !== undefined && { floor }) })}</p>
    </div>
  );
}

/** What is heard: note, string, and how far it is off and what to do about it, in words and by position. */
export function Reading({ tuner }: { readonly tuner: Tuner }) {
  const { reading, sounding, tone, level, floor } = useSyncExternalStore(tuner.subscribe, tuner.state);
  const { withSigns } = useShell();
  const instrument = useInstrument();
  const { status } = useListening();
  const isListening = status === 'listening';
  const tuned = tone === undefined ? undefined : instrument.strings[tone];
  const tunedName = tone === undefined ? '' : openName(instrument, tone);
  const heard = tuned ? undefined : reading;
  const string = heard && instrument.strings[heard.guitarString];
  return (
    <div className={styles.reading} data-sounding={sounding} data-zone={heard?.zone ?? 'none'}>
      <div className={styles.note}>
        {heard ? (
          <>
            <b>{withSigns(heardName(instrument, heard))}</b>
            <span>heard, {hertzText(heard.frequency)}</span>
          </>
        ) : (
          <b aria-hidden="true">{tuned ? withSigns(tunedName) : NO_NOTE}</b>
        )}
      </div>
      <Meter cents={heard?.cents} />
      {heard ? (
        <p className={styles.words}>
          <b>{ADVICE[heard.zone]}</b>
          <span>{zoneText(heard.cents)}</span>
          <span>
            string {string?.number},{' '}
            <Spoken
              text={openName(instrument, heard.guitarString)}
              spoken={spokenOpenName(instrument, heard.guitarString)}
            />
          </span>
        </p>
      ) : (
        <p className={clsx(styles.words, styles.nothing)}>
          {tuned ? (
            <>
              <span>{withSigns(TONE.shown(tunedName, tuned.number))}</span>
              {isListening && <span>{TONE.paused}</span>}
            </>
          ) : (
            <span>{isListening ? PLAY_A_STRING : NOT_YET}</span>
          )}
        </p>
      )}
      <StringPicture meant={tone ?? heard?.guitarString} />
      <Level {...(level !== undefined && { level })} {...(floor !== undefined && { floor })} />
    </div>
  );
}
