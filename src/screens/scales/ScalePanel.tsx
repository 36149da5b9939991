import { memo, type Ref, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { NeckBoard } from '../../fretboard/NeckBoard';
import { NeckTools } from '../../fretboard/NeckTools';
import type { NeckStops } from '../../fretboard/neckCommands';
import { Summary } from '../../fretboard/Summary';
import { NECK_TITLES } from '../../fretboard/text';
import type { ToneStyle } from '../../fretboard/toneCells';
import type { Instrument } from '../../instrument/instrument';
import { type Position, positionId } from '../../instrument/position';
import { StartQuiz } from '../../quiz/StartQuiz';
import { Field } from '../../settings/Field';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import { usePreferenceSettings, useSetting, useSettings } from '../../settings/useSettings';
import { soundDisabled } from '../../settings/useSound';
import { useSpeech, useSpokenChange } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import { ARROWS, HowToUse, keysOf, leaderOf } from '../../ui/HowToUse';
import { Panel } from '../../ui/Panel';
import { PictureTools } from '../../ui/picture/PictureTools';
import stack from '../../ui/stack.module.css';
import type { PictureOutcome } from '../../ui/text';
import { useToneStyle } from '../useToneStyle';
import type { ScalesCommands } from './commands';
import type { Diagram, DiagramId } from './diagram';
import { CopyNotice, PatternsView } from './PatternsView';
import styles from './ScalePanel.module.css';
import type { ScalesStore } from './scalesStore';
import { scalesSettings } from './settings';
import type { Shown } from './shown';
import {
  EMPTY_NECK,
  PANELS,
  PATTERN_STOPS,
  SPOKEN_NO_STRING,
  scaleText,
  spokenChange,
  TAPS,
  USES,
} from './text';
import { useDiagramCells } from './useDiagramCells';

interface DiagramToolsProps {
  readonly store: ScalesStore;
  readonly commands: ScalesCommands;
  readonly instrument: Instrument;
  /** The diagram in use. */
  readonly id: DiagramId;
  readonly startRef: Ref<HTMLButtonElement>;
}

/** What can be done with the diagram in use: the commands of its neck, and those that play and copy it. */
export const DiagramTools = memo(function DiagramTools({
  store,
  commands,
  instrument,
  id,
  startRef,
}: DiagramToolsProps) {
  const sound = useSetting(usePreferenceSettings(), preferences.sound);
  const copied = useSyncExternalStore(store.subscribe, store.copied);
  const playback = useSyncExternalStore(store.subscribe, store.playback);
  const stops = useStops(store, id);
  const { previousPattern, nextPattern, copy, stop, play } = commands;
  return (
    <div>
      <div className={stack.toolbar}>
        <div className={styles.tools}>
          <NeckTools
            instrument={instrument}
            neck={useCallback(() => store.neckOf(id), [store, id])}
            onAct={useCallback(place => store.hear(id, place), [store, id])}
            actTitle={NECK_TITLES.hear}
            actDisabled={soundDisabled(sound)}
            stops={stops}
          />
          <div className={stack.tools}>
            {[previousPattern, nextPattern, copy].map(command => (
              <CommandButton key={command.id} tone="text" command={command} whenDisabled="keep-focus" />
            ))}
            {/* One button for both, so it stays under the user's finger. */}
            <CommandButton
              tone="text"
              command={playback === 'playing' ? stop : play}
              whenDisabled="keep-focus"
            />
          </div>
        </div>
        {id === 'neck' && <StartQuiz ref={startRef} start={commands.quiz.start} />}
      </div>
      {id === 'neck' && copied?.diagram.id === id && <CopyNotice outcome={copied.outcome} />}
    </div>
  );
});

/** The notes of a pattern in the order of pitch, each of which sounds when a key goes to it. The neck has none. */
function useStops(store: ScalesStore, id: DiagramId): NeckStops | undefined {
  const pattern = useSyncExternalStore(store.subscribe, () =>
    id === 'neck' ? undefined : store.diagram(id),
  );
  const hearing = useSetting(usePreferenceSettings(), preferences.hearing);
  return useMemo(() => {
    if (!pattern) return undefined;
    return {
      ...PATTERN_STOPS,
      places: pattern.notes.map(({ position }) => position),
      // With this preference a place sounds whenever the cursor comes to it.
      onArrive: hearing === 'on' ? undefined : place => store.hear(id, place),
    };
  }, [store, pattern, id, hearing]);
}

/** Says why the neck shows no notes, if it doesn't; that no string is chosen is spoken as well. */
const EmptyNeck = memo(function EmptyNeck({ notes }: { readonly notes: 'some' | 'none' }) {
  const { say } = useSpeech();
  const hasStrings = useSetting(useSettings('scales'), scalesSettings.strings).length > 0;
  const had = useRef(hasStrings);
  useEffect(() => {
    if (had.current && !hasStrings) say(SPOKEN_NO_STRING);
    had.current = hasStrings;
  }, [hasStrings, say]);
  if (notes === 'some') return null;
  return <p className={stack.notice}>{EMPTY_NECK[hasStrings ? 'no-note' : 'no-string']}</p>;
});

interface FretboardViewProps {
  readonly store: ScalesStore;
  readonly diagram: Diagram;
  readonly frets: number;
  readonly style: ToneStyle;
}

/** The whole neck with the notes that pass the filter. */
function FretboardView({ store, diagram, frets, style }: FretboardViewProps) {
  const { id, instrument, name } = diagram;
  const hear = useCallback((place: Position) => store.hear(id, place), [store, id]);
  return (
    <div className={styles.neck}>
      <NeckBoard
        name={name}
        instrument={instrument}
        lastFret={frets}
        cellAt={useDiagramCells(store, diagram, style)}
        onAct={hear}
        onHear={hear}
        handle={useCallback((neck: NeckHandle | null) => store.keepNeck(id, neck), [store, id])}
      />
      <EmptyNeck notes={diagram.notes.length > 0 ? 'some' : 'none'} />
    </div>
  );
}

interface ScalePanelProps {
  readonly settings: Settings;
  readonly store: ScalesStore;
  readonly commands: ScalesCommands;
  readonly startRef: Ref<HTMLButtonElement>;
  /** How taking a picture ended. */
  readonly outcome: PictureOutcome | undefined;
}

/** The scale in text, its neck or its patterns, and what can be done with them. */
export const ScalePanel = memo(function ScalePanel(props: ScalePanelProps) {
  const { settings, store, commands, startRef, outcome } = props;
  const shown = useSyncExternalStore(store.subscribe, store.shown);
  const inUse = useSyncExternalStore(store.subscribe, store.inUse);
  const style = useToneStyle(settings, scalesSettings.display);
  const { names } = style;
  useSpokenChange(shown.scale, (before, after) => spokenChange(before, after, names));
  useStopped(store, shown);
  useRevealed(store);

  return (
    <Panel title={PANELS.diagrams[shown.mode]} className={stack.stack}>
      <Summary text={scaleText(shown.scale, style.signs, style.names)}>
        <Field settings={settings} row={scalesSettings.view} />
        {/* The tools are below all patterns. */}
        {shown.mode === 'patterns' && <StartQuiz ref={startRef} start={commands.quiz.start} />}
      </Summary>
      {inUse && shown.mode === 'fretboard' && (
        <FretboardView store={store} diagram={inUse} frets={shown.frets} style={style} />
      )}
      {inUse && shown.mode === 'patterns' && (
        <PatternsView store={store} commands={commands} shown={shown} inUse={inUse} style={style} />
      )}
      {inUse && (
        <DiagramTools {...{ store, commands, startRef }} instrument={shown.instrument} id={inUse.id} />
      )}
      {inUse && <PictureTools commands={commands} outcome={outcome} />}
    </Panel>
  );
});

/** Stops the sound when what is shown changes: only what is shown may sound. */
function useStopped(store: ScalesStore, shown: Shown): void {
  const played = useRef(shown);
  useEffect(() => {
    if (played.current !== shown) store.stop();
    played.current = shown;
  }, [store, shown]);
}

/** Keeps the notes in view while a diagram is played. */
function useRevealed(store: ScalesStore): void {
  useEffect(
    () =>
      store.subscribe(() => {
        const running = store.running();
        const diagram = running === undefined ? undefined : store.diagram(running);
        if (diagram === undefined) return;
        const sounding = store.soundingOn(diagram.id);
        const places = diagram.notes
          .map(({ position }) => position)
          .filter(position => sounding.has(positionId(position)));
        if (places.length > 0) store.neckOf(diagram.id)?.reveal(places);
      }),
    [store],
  );
}

interface ScalesHowToUseProps {
  readonly settings: Settings;
  readonly commands: ScalesCommands;
}

/** What can be done with the scale, on the neck or pattern by pattern. */
export function ScalesHowToUse({ settings, commands }: ScalesHowToUseProps) {
  const { view, key } = scalesSettings;
  const { play, nextKey, nextPattern, previousPattern } = commands;
  const mode = useSetting(settings, view);
  const patterns =
    mode === 'patterns'
      ? { ...USES.patterns, keys: keysOf(nextPattern, previousPattern) }
      : { ...USES.view, keys: leaderOf('scales', view) };
  return (
    <HowToUse
      taps={TAPS}
      items={[
        USES.click,
        { ...USES.move, keys: ARROWS },
        { ...USES.play, keys: keysOf(play) },
        { ...USES.key, keys: leaderOf('scales', key) },
        { ...USES.fifths, keys: keysOf(nextKey) },
        patterns,
        { ...USES.quiz, keys: keysOf(commands.quiz.start) },
      ]}
    />
  );
}
