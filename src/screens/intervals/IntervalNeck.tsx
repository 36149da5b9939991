import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { Neck } from '../../fretboard/Neck';
import { NECK_TITLES } from '../../fretboard/text';
import { useInstrument } from '../../fretboard/useInstrument';
import { allPositions, midiAt, type Position } from '../../instrument/position';
import { handShape } from '../../instrument/reach';
import stack from '../../ui/stack.module.css';
import { intervalCells, type ShownInterval } from './cells';
import { fingeringOf, lastFretOf, octavesAbove, signedSemitones, soundingAbove } from './playedInterval';
import { NECK_STOPS, neckName, octavesText, onThisNeck } from './text';
import type { Listening } from './useIntervalPlayer';

/** The instrument in use, in an octave in which its neck has what is shown. */
function useShownNeck(shown: readonly ShownInterval[]) {
  const own = useInstrument();
  const lastFret = lastFretOf(own);
  const octaves = useMemo(() => {
    const semitones = shown.map(({ heard }) => signedSemitones(heard));
    return octavesAbove(own, lastFret, shown[0]?.heard.root ?? 0, semitones);
  }, [own, lastFret, shown]);
  const instrument = useMemo(() => soundingAbove(own, octaves), [own, octaves]);
  return { instrument, lastFret, octaves };
}

interface IntervalNeckProps {
  /** All from the same root; there may be none. */
  readonly shown: readonly ShownInterval[];
  readonly listening: Listening;
  /** Why no place can be heard, if so. */
  readonly disabled: string | undefined;
  readonly inUse?: boolean;
  readonly tools?: 'drawn' | 'hidden';
  readonly onFocus?: () => void;
}

/** A neck with intervals from one root: everywhere they can be played, and once under one hand. */
export function IntervalNeck({ shown, listening, disabled, inUse, tools, onFocus }: IntervalNeckProps) {
  const { instrument, lastFret, octaves } = useShownNeck(shown);
  const neck = useRef<NeckHandle>(null);
  const { now, playNote } = listening;

  const near = useMemo(() => {
    const [first] = shown;
    const semitones = shown.map(({ heard }) => signedSemitones(heard));
    const shape =
      first && handShape(instrument, lastFret, first.heard.root, semitones, fingeringOf(first.heard));
    return shape ? [shape.root, ...shape.targets] : [];
  }, [instrument, lastFret, shown]);
  useEffect(() => {
    if (near.length > 0) neck.current?.reveal(near);
  }, [near]);

  const cellAt = useMemo(
    () => intervalCells({ instrument, shown, near, sounding: now }),
    [instrument, shown, near, now],
  );
  const stops = useMemo(() => {
    const places = allPositions(instrument, lastFret).filter(place => cellAt(place).mark !== undefined);
    return places.length === 0 ? undefined : { places, ...NECK_STOPS };
  }, [instrument, lastFret, cellAt]);
  const hear = useCallback(
    (place: Position) => {
      if (disabled === undefined) playNote(midiAt(instrument, place));
    },
    [instrument, disabled, playNote],
  );

  const name = neckName(
    shown.map(({ heard }) => heard),
    instrument.names,
  );
  const lies = octavesText(octaves);
  return (
    <>
      <Neck
        name={[name, lies].filter(text => text !== '').join(', ')}
        instrument={instrument}
        lastFret={lastFret}
        cellAt={cellAt}
        handle={neck}
        onAct={hear}
        onHear={hear}
        actTitle={NECK_TITLES.hear}
        actDisabled={disabled}
        stops={stops}
        {...(inUse !== undefined && { inUse })}
        {...(tools && { tools })}
        {...(onFocus && { onFocus })}
      />
      {lies !== '' && <p className={stack.note}>{onThisNeck(lies)}</p>}
    </>
  );
}
