import { type Ref, useCallback, useMemo, useRef, useState } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { NeckBoard } from '../../fretboard/NeckBoard';
import { NeckTools } from '../../fretboard/NeckTools';
import { STANDARD_GUITAR } from '../../instrument/instrument';
import { midiAt, type Position } from '../../instrument/position';
import { handPair, type NotePair, stringPair } from '../../instrument/reach';
import { preferences } from '../../settings/preferences';
import { usePreferences } from '../../settings/useSettings';
import { Panel } from '../../ui/Panel';
import { pairCells } from './cells';
import styles from './Intervals.module.css';
import { type PlayedInterval, samePlayed, signedSemitones } from './playedInterval';
import { spokenDistance } from './text';
import type { Listening } from './useListening';

/** Room for every root and every interval, wherever it goes. */
const FRETS = 24;

/** How far a neck reaches at least (frets): as a hand does; or an octave, so that distances can be compared. */
const REACH = { all: 5, one: 12 };

type NeckName = 'hand' | 'string';

/** A neck of this page: which part of the guitar it shows, and the interval on it. */
interface Shown {
  readonly pair: NotePair;
  readonly firstFret: number;
  readonly lastFret: number;
  /** The one string that it shows, where not all. */
  readonly onlyString: number | undefined;
}

function shownOf(pair: NotePair | undefined, strings: 'all' | 'one'): Shown | undefined {
  if (pair === undefined) return undefined;
  const { root, target } = pair;
  const firstFret = Math.max(0, Math.min(root.fret, target.fret) - 1);
  const lastFret = Math.max(firstFret + REACH[strings], Math.max(root.fret, target.fret) + 1);
  return {
    pair,
    firstFret,
    lastFret: Math.min(FRETS, lastFret),
    onlyString: strings === 'one' ? root.guitarString : undefined,
  };
}

interface PracticeNecksProps {
  readonly heard: PlayedInterval;
  readonly listening: Listening;
  /** Why nothing can be played now. */
  readonly disabled: string | undefined;
}

/** An interval on the guitar: under one hand, and as a distance along one string. */
export function PracticeNecks({ heard, listening, disabled }: PracticeNecksProps) {
  const [inUse, setInUse] = useState<NeckName>('hand');
  const handles = { hand: useRef<NeckHandle>(null), string: useRef<NeckHandle>(null) };
  const { root } = heard;
  const semitones = signedSemitones(heard);
  const necks = useMemo(
    () => ({
      hand: shownOf(handPair(STANDARD_GUITAR, FRETS, root, semitones), 'all'),
      string: shownOf(stringPair(STANDARD_GUITAR, FRETS, root, semitones), 'one'),
    }),
    [root, semitones],
  );
  const { now, playNote } = listening;
  const sounding = now && samePlayed(now.heard, heard) ? now.note : undefined;
  const hear = useCallback(
    (place: Position) => {
      if (disabled === undefined) playNote(midiAt(STANDARD_GUITAR, place));
    },
    [disabled, playNote],
  );
  const used = necks[inUse];
  const board = (which: NeckName) => ({
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
        <PairNeck {...board('hand')} title="within reach of one hand" />
        <PairNeck {...board('string')} title="along one string" note={spokenDistance(heard)} />
      </div>
      {used && (
        <NeckTools
          instrument={STANDARD_GUITAR}
          onlyString={used.onlyString}
          neck={() => handles[inUse].current}
          onAct={hear}
          actTitle="Hear this place"
          actDisabled={disabled}
        />
      )}
    </Panel>
  );
}

interface PairNeckProps {
  readonly title: string;
  readonly note?: string;
  readonly heard: PlayedInterval;
  readonly sounding: 'root' | 'target' | undefined;
  readonly shown: Shown | undefined;
  readonly handle: Ref<NeckHandle>;
  readonly onFocus: () => void;
  readonly onAct: (place: Position) => void;
}

function PairNeck({ title, note, heard, sounding, shown, handle, onFocus, onAct }: PairNeckProps) {
  const signs = preferences.signs.read(usePreferences());
  const pair = shown?.pair;
  const cellAt = useMemo(
    () => pair && pairCells({ instrument: STANDARD_GUITAR, heard, pair, sounding, signs }),
    [heard, pair, sounding, signs],
  );
  if (shown === undefined || cellAt === undefined) return null;
  const { firstFret, lastFret, onlyString } = shown;
  return (
    <div>
      <h3 className={styles.caption}>
        <b>{title}</b> {note}
      </h3>
      <NeckBoard
        name={`Fretboard, ${title}`}
        instrument={STANDARD_GUITAR}
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
