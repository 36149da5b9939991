import { type Ref, useCallback, useMemo, useRef, useState } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { NeckBoard } from '../../fretboard/NeckBoard';
import { NeckTools } from '../../fretboard/NeckTools';
import { NECK_TITLES } from '../../fretboard/text';
import { useInstrument } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import { midiAt, type Position } from '../../instrument/position';
import { handPair, type NotePair, stringPair } from '../../instrument/reach';
import { preferences } from '../../settings/preferences';
import { usePreferences } from '../../settings/useSettings';
import { Panel } from '../../ui/Panel';
import { pairCells } from './cells';
import styles from './Intervals.module.css';
import { type PlayedInterval, samePlayed, signedSemitones } from './playedInterval';
import { NECK_NAMES, spokenDistance } from './text';
import type { Listening } from './useListening';

/** The fewest frets that a neck shows: a hand's reach, or an octave so that distances can be compared. */
const REACH = { all: 5, one: 12 };

type NeckName = 'hand' | 'string';

/** The part of the instrument that a neck shows, and the interval on it. */
interface Shown {
  readonly pair: NotePair;
  readonly firstFret: number;
  readonly lastFret: number;
  /** The only string shown; all are if undefined. */
  readonly onlyString: number | undefined;
}

function shownOf(pair: NotePair | undefined, strings: 'all' | 'one', frets: number): Shown | undefined {
  if (pair === undefined) return undefined;
  const { root, target } = pair;
  const firstFret = Math.max(0, Math.min(root.fret, target.fret) - 1);
  const lastFret = Math.max(firstFret + REACH[strings], Math.max(root.fret, target.fret) + 1);
  return {
    pair,
    firstFret,
    lastFret: Math.min(frets, lastFret),
    onlyString: strings === 'one' ? root.guitarString : undefined,
  };
}

interface PracticeNecksProps {
  readonly heard: PlayedInterval;
  readonly listening: Listening;
  /** Why nothing can be played, if so. */
  readonly disabled: string | undefined;
}

/** An interval on the instrument: within reach of one hand, and along one string. */
export function PracticeNecks({ heard, listening, disabled }: PracticeNecksProps) {
  const [inUse, setInUse] = useState<NeckName>('hand');
  const handles = { hand: useRef<NeckHandle>(null), string: useRef<NeckHandle>(null) };
  const { root } = heard;
  const semitones = signedSemitones(heard);
  const instrument = useInstrument();
  const necks = useMemo(() => {
    // The longest neck has room for every interval in both directions.
    const frets = Math.max(...instrument.fretCounts);
    return {
      hand: shownOf(handPair(instrument, frets, root, semitones), 'all', frets),
      string: shownOf(stringPair(instrument, frets, root, semitones), 'one', frets),
    };
  }, [instrument, root, semitones]);
  const { now, playNote } = listening;
  const sounding = now && samePlayed(now.heard, heard) ? now.note : undefined;
  const hear = useCallback(
    (place: Position) => {
      if (disabled === undefined) playNote(midiAt(instrument, place));
    },
    [instrument, disabled, playNote],
  );
  const used = necks[inUse];
  const board = (which: NeckName) => ({
    instrument,
    name: NECK_NAMES[which],
    heard,
    sounding,
    shown: necks[which],
    handle: handles[which],
    onFocus: () => setInUse(which),
    onAct: hear,
  });

  return (
    <Panel title="On the Neck">
      <div className={styles.necks}>
        <PairNeck {...board('hand')} />
        <PairNeck {...board('string')} note={spokenDistance(heard)} />
      </div>
      {used && (
        <NeckTools
          instrument={instrument}
          onlyString={used.onlyString}
          neck={() => handles[inUse].current}
          onAct={hear}
          actTitle={NECK_TITLES.hear}
          actDisabled={disabled}
        />
      )}
    </Panel>
  );
}

interface PairNeckProps {
  readonly instrument: Instrument;
  readonly name: string;
  readonly note?: string;
  readonly heard: PlayedInterval;
  readonly sounding: 'root' | 'target' | undefined;
  readonly shown: Shown | undefined;
  readonly handle: Ref<NeckHandle>;
  readonly onFocus: () => void;
  readonly onAct: (place: Position) => void;
}

function PairNeck({ instrument, name, note, heard, sounding, shown, handle, onFocus, onAct }: PairNeckProps) {
  const signs = preferences.signs.read(usePreferences());
  const pair = shown?.pair;
  const cellAt = useMemo(
    () => pair && pairCells({ instrument, heard, pair, sounding, signs }),
    [instrument, heard, pair, sounding, signs],
  );
  if (shown === undefined || cellAt === undefined) return null;
  const { firstFret, lastFret, onlyString } = shown;
  return (
    <div>
      <h3 className={styles.caption}>
        <b>{name}</b> {note}
      </h3>
      <NeckBoard
        name={`Fretboard, ${name}`}
        instrument={instrument}
        firstFret={firstFret}
        lastFret={lastFret}
        onlyString={onlyString}
        cellAt={cellAt}
        handle={handle}
        onFocus={onFocus}
        onAct={onAct}
        onHear={onAct}
      />
    </div>
  );
}
