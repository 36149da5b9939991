import type { NeckHandle } from '../../fretboard/Fretboard';
import { orientationIn } from '../../fretboard/useInstrument';
import { type NeckSound, NOWHERE, placeTones } from '../../fretboard/useNeckSound';
import type { Position, PositionId } from '../../instrument/position';
import { createListeners } from '../../listeners';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import { keyAfter } from '../../theory/scale';
import { derived } from '../derived';
import type { Diagram, DiagramId } from './diagram';
import { scalesSettings } from './settings';
import { runTones, type Shown, scaleViewFrom, shownQuery } from './shown';
import { brailleFile } from './TextVersion';
import { BRAILLE_SAVED, brailleBlocks, brailleName, COPY_SPOKEN, copyText, spokenPattern } from './text';

/** The outcome of the last copy, and the diagram copied. */
export interface Copied {
  readonly diagram: Diagram;
  readonly outcome: 'copied' | 'failed';
}

interface ScalesStoreOptions {
  readonly settings: Settings;
  readonly preferred: Pick<Settings, 'read'>;
  readonly sound: NeckSound;
  readonly say: (text: string) => void;
  /** Puts a text on the clipboard, which a browser may refuse. */
  readonly copyToClipboard: (text: string) => Promise<void>;
  /** Saves a text as a file. */
  readonly saveText: (text: string, name: string) => void;
  /** Opens the browser's dialog for printing the page. */
  readonly print: () => void;
}

/** The state of the Scales screen: what it shows and plays, and what can be done with it. */
export interface ScalesStore {
  shown(): Shown;
  /** The diagram last focused, or the first one. */
  inUse(): Diagram | undefined;
  diagram(id: DiagramId): Diagram | undefined;
  copied(): Copied | undefined;
  /** The diagram being played up and down. */
  running(): DiagramId | undefined;
  /** The places sounding on a diagram; the same set until they change. */
  soundingOn(id: DiagramId): ReadonlySet<PositionId>;
  sound(): 'on' | 'off';
  playback(): 'silent' | 'playing';
  use(id: DiagramId): void;
  play(id: DiagramId): void;
  /** Plays one place of a diagram. */
  hear(id: DiagramId, place: Position): void;
  stop(): void;
  copy(id: DiagramId): Promise<void>;
  /** Saves all that is shown in braille. */
  saveBraille(): void;
  print(): void;
  /** Focuses the lowest note of a diagram and says all of it, once it is on the page. */
  goTo(id: DiagramId): void;
  /** Goes to the next or previous diagram, wrapping around. */
  changePattern(direction: 'next' | 'previous'): void;
  /** Moves around the circle of fifths. */
  changeKey(direction: 'next' | 'previous'): void;
  neckOf(id: DiagramId): NeckHandle | undefined;
  /** Registers the neck of a diagram; `null` once it has left the page. */
  keepNeck(id: DiagramId, neck: NeckHandle | null): void;
  subscribe(listener: () => void): () => void;
}

/** The diagram after or before the one in use; the first or the last if none is. */
function neighbor(
  diagrams: readonly Diagram[],
  used: DiagramId | undefined,
  direction: 'next' | 'previous',
): Diagram | undefined {
  const at = diagrams.findIndex(({ id }) => id === used);
  if (direction === 'next') return diagrams[(at + 1) % diagrams.length];
  return diagrams.at(at < 0 ? -1 : at - 1);
}

/**
 * Creates the store of the Scales screen.
 *
 * @example createScalesStore(options).inUse()?.id // 'neck'
 */
export function createScalesStore({
  settings,
  preferred,
  sound,
  say,
  copyToClipboard,
  saveText,
  print,
}: ScalesStoreOptions): ScalesStore {
  const necks = new Map<DiagramId, NeckHandle>();
  const { subscribe, notify } = createListeners();
  /** Undefined until the focus has been in one. */
  let used: DiagramId | undefined;
  let lastPlayed: { readonly on: DiagramId; readonly what: 'run' | 'place' } | undefined;
  let copied: Copied | undefined;
  let awaited: DiagramId | undefined;

  const query = derived(settings.choices, shownQuery);
  const shown = derived(query, scaleViewFrom);
  const diagram = (id: DiagramId | undefined) => shown().diagrams.find(each => each.id === id);
  const use = (id: DiagramId) => {
    used = id;
    if (id !== 'neck' && settings.read(scalesSettings.pattern) !== id)
      settings.write(scalesSettings.pattern, id);
  };
  const inUse = () => diagram(settings.read(scalesSettings.pattern)) ?? shown().diagrams[0];
  const goTo = (id: DiagramId) => {
    const [neck, to] = [necks.get(id), diagram(id)];
    // One that isn't drawn yet gets the focus as soon as it is.
    awaited = neck || !to ? undefined : id;
    if (!neck) return;
    neck.focus(to?.notes[0]?.position);
    if (to && id !== 'neck') say(spokenPattern(to));
  };
  const tell = (next: Copied) => {
    copied = next;
    notify();
    say(COPY_SPOKEN[next.outcome](next.diagram.name));
  };

  return {
    shown,
    diagram,
    inUse,
    copied: () => copied,
    running: () => (sound.status() === 'playing' && lastPlayed?.what === 'run' ? lastPlayed.on : undefined),
    soundingOn: id => (id === lastPlayed?.on ? sound.sounding() : NOWHERE),
    sound: sound.state,
    playback: sound.status,
    use,
    play(id) {
      const played = diagram(id);
      if (!played) return;
      use(id);
      lastPlayed = { on: id, what: 'run' };
      sound.play(runTones(played, settings.read(scalesSettings.tempo)));
    },
    hear(id, place) {
      lastPlayed = { on: id, what: 'place' };
      sound.play(placeTones(shown().instrument, place));
    },
    stop: sound.stop,
    async copy(id) {
      const of = diagram(id);
      if (!of) return;
      const { instrument, scale, system } = shown();
      const style = {
        display: settings.read(scalesSettings.display),
        signs: preferred.read(preferences.signs),
        ...(instrument.names && { names: instrument.names }),
      };
      try {
        await copyToClipboard(copyText(of, { scale, system, style, orientation: orientationIn(preferred) }));
        tell({ diagram: of, outcome: 'copied' });
      } catch (error) {
        console.warn('Could not copy', error);
        tell({ diagram: of, outcome: 'failed' });
      }
    },
    saveBraille() {
      const { instrument, scale, diagrams } = shown();
      saveText(brailleFile(brailleBlocks(diagrams, scale, instrument.names)), brailleName(scale));
      say(BRAILLE_SAVED);
    },
    print,
    goTo,
    changePattern(direction) {
      const from = inUse();
      const to =
        used === undefined && direction === 'next' ? from : neighbor(shown().diagrams, from?.id, direction);
      if (to) goTo(to.id);
    },
    changeKey(direction) {
      const [key, type] = [settings.read(scalesSettings.key), settings.read(scalesSettings.type)];
      settings.write(scalesSettings.key, keyAfter(key, direction, type));
    },
    neckOf: id => necks.get(id),
    keepNeck(id, neck) {
      if (neck) necks.set(id, neck);
      else necks.delete(id);
      if (neck && id === awaited) goTo(id);
    },
    subscribe(listener) {
      const stops = [subscribe, settings.subscribe, sound.subscribe].map(source => source(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
