import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Command } from '../../commands/command';
import type { NeckHandle } from '../../fretboard/Fretboard';
import type { ToneStyle } from '../../fretboard/toneCells';
import { useInstrument } from '../../fretboard/useInstrument';
import { placeTones, useNeckSound } from '../../fretboard/useNeckSound';
import { type Position, type PositionId, positionId } from '../../instrument/position';
import { useCues } from '../../quiz/useCues';
import type { Settings } from '../../settings/settings';
import { keyAfter } from '../../theory/scale';
import { useLasting } from '../../ui/useLasting';
import { type DiagramEntry, type ScalesActs, scalesCommands } from './commands';
import { type Diagram, type DiagramId, runTones } from './diagrams';
import { scalesSettings } from './settings';
import { type Shown, shownQuery, shownUnder } from './shown';
import { type Copied, useCopy } from './useCopy';
import { copyText, cueFor } from './words';

const SILENCE: ReadonlySet<PositionId> = new Set();

const stayPut = () => {};

/** What was played last, and on which diagram. */
interface Heard {
  readonly on: DiagramId;
  readonly what: 'run' | 'place';
}

/** The Scales screen at work: what it shows, what sounds, and what can be done. */
export interface Scales {
  readonly shown: Shown;
  readonly style: ToneStyle;
  /** The diagram that had the focus last, at first the first one. */
  readonly inUse: Diagram | undefined;
  readonly commands: readonly Command[];
  readonly sound: 'on' | 'off';
  readonly copied: Copied | undefined;
  /** What sounds on a diagram. */
  soundingOn(id: DiagramId): ReadonlySet<PositionId>;
  /** The diagram that is played up and down now. */
  readonly running: DiagramId | undefined;
  /** Sounds one place of a diagram. */
  readonly hear: (id: DiagramId, place: Position) => void;
  /** Takes a diagram into use. */
  readonly use: (id: DiagramId) => void;
  readonly neckOf: (id: DiagramId) => NeckHandle | undefined;
  /** Keeps the neck of a diagram while it is on the page. */
  readonly keepNeck: (id: DiagramId, neck: NeckHandle | null) => void;
}

function useNecks() {
  const necks = useRef(new Map<DiagramId, NeckHandle>());
  const neckOf = useCallback((id: DiagramId) => necks.current.get(id), []);
  const keepNeck = useCallback((id: DiagramId, neck: NeckHandle | null) => {
    if (neck) necks.current.set(id, neck);
    else necks.current.delete(id);
  }, []);
  return { neckOf, keepNeck };
}

/** What the commands know of the diagrams. */
const entriesOf = (diagrams: readonly Diagram[]): readonly DiagramEntry[] =>
  diagrams.map(({ id, name, notes }) => ({ id, name, notes: notes.length > 0 ? 'some' : 'none' }));

const sameEntries = (some: readonly DiagramEntry[], others: readonly DiagramEntry[]): boolean =>
  some.length === others.length &&
  some.every(({ id, name, notes }, index) => {
    const other = others[index];
    return id === other?.id && name === other.name && notes === other.notes;
  });

/** The diagram after or before the one used last, round to the first; the first or the last where none was used. */
function neighbor(
  diagrams: readonly Diagram[],
  used: DiagramId | undefined,
  direction: 'next' | 'previous',
): Diagram | undefined {
  const at = diagrams.findIndex(({ id }) => id === used);
  if (direction === 'next') return diagrams[(at + 1) % diagrams.length];
  return diagrams.at(at < 0 ? -1 : at - 1);
}

export function useScales(settings: Settings, style: ToneStyle): Scales {
  const query = shownQuery(settings.choices());
  const shown = useMemo(() => shownUnder(query), [query]);
  const instrument = useInstrument();
  const { neckOf, keepNeck } = useNecks();
  const [used, use] = useState<DiagramId>();
  const [heard, setHeard] = useState<Heard>();
  const { state: sound, status: playback, sounding, play, stop } = useNeckSound();
  const [copied, copy] = useCopy();
  useCues(shown.scale, cueFor, stayPut);

  // What is played must be what is seen.
  const played = useRef(query);
  useEffect(() => {
    if (played.current !== query) stop();
    played.current = query;
  }, [query, stop]);
  useEffect(() => stop, [stop]);

  const { diagrams } = shown;
  const inUse = diagrams.find(({ id }) => id === used) ?? diagrams[0];

  const running = playback === 'playing' && heard?.what === 'run' ? heard.on : undefined;
  useEffect(() => {
    const diagram = diagrams.find(({ id }) => id === running);
    const heardPlaces = diagram?.notes.filter(({ position }) => sounding.has(positionId(position))) ?? [];
    if (diagram && heardPlaces.length > 0)
      neckOf(diagram.id)?.reveal(heardPlaces.map(({ position }) => position));
  }, [diagrams, running, sounding, neckOf]);

  const latest = useRef({ settings, shown, style, used });
  latest.current = { settings, shown, style, used };
  const acts = useMemo<ScalesActs>(() => {
    const find = (id: DiagramId) => latest.current.shown.diagrams.find(diagram => diagram.id === id);
    const goTo = (id: DiagramId) => neckOf(id)?.focus(find(id)?.notes[0]?.position);
    return {
      play(id) {
        const diagram = find(id);
        if (!diagram) return;
        use(id);
        setHeard({ on: id, what: 'run' });
        play(runTones(diagram, latest.current.settings.read(scalesSettings.tempo)));
      },
      stop,
      copy(id) {
        const diagram = find(id);
        const now = latest.current;
        if (diagram) copy(diagram, copyText(diagram, now.shown.scale, now.shown.system, now.style));
      },
      changeKey(direction) {
        const { settings } = latest.current;
        settings.write(scalesSettings.key, keyAfter(settings.read(scalesSettings.key), direction));
      },
      goTo,
      changePattern(direction) {
        const { shown, used } = latest.current;
        const to = neighbor(shown.diagrams, used, direction);
        if (to) goTo(to.id);
      },
    };
  }, [neckOf, play, stop, copy]);

  const entries = useLasting(entriesOf(diagrams), sameEntries);
  const { mode } = shown;
  const commands = useMemo(() => {
    const entry = entries.find(({ id }) => id === inUse?.id);
    return scalesCommands({ mode, diagrams: entries, inUse: entry, sound, playback }, acts);
  }, [mode, entries, inUse?.id, sound, playback, acts]);

  const hear = useCallback(
    (id: DiagramId, place: Position) => {
      setHeard({ on: id, what: 'place' });
      play(placeTones(instrument, place));
    },
    [instrument, play],
  );

  return {
    shown,
    style,
    inUse,
    commands,
    sound,
    copied,
    soundingOn: id => (id === heard?.on ? sounding : SILENCE),
    running,
    hear,
    use,
    neckOf,
    keepNeck,
  };
}
