import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import { Summary } from '../../fretboard/Summary';
import { positionId } from '../../instrument/position';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { useSpokenChange } from '../../speech/Speech';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import { useToneStyle } from '../useToneStyle';
import type { ScalesCommands } from './commands';
import { DiagramTools } from './DiagramTools';
import { FretboardView } from './FretboardView';
import { PatternsView } from './PatternsView';
import type { ScalesStore } from './scalesStore';
import { scalesSettings } from './settings';
import type { Shown } from './shown';
import { PANELS, scaleText, spokenChange } from './text';

interface ScalePanelProps {
  readonly settings: Settings;
  readonly store: ScalesStore;
  readonly commands: ScalesCommands;
}

/** The scale in text, its neck or its patterns, and what can be done with them. */
export const ScalePanel = memo(function ScalePanel({ settings, store, commands }: ScalePanelProps) {
  const shown = useSyncExternalStore(store.subscribe, store.shown);
  const inUse = useSyncExternalStore(store.subscribe, store.inUse);
  const style = useToneStyle(settings, scalesSettings.display);
  useSpokenChange(shown.scale, spokenChange);
  useStopped(store, shown);
  useRevealed(store);

  return (
    <Panel title={PANELS.diagrams[shown.mode]} className={stack.stack}>
      <Summary text={scaleText(shown.scale, style.signs)}>
        <Field settings={settings} row={scalesSettings.view} />
      </Summary>
      {inUse && shown.mode === 'fretboard' && (
        <FretboardView store={store} diagram={inUse} frets={shown.frets} style={style} />
      )}
      {inUse && shown.mode === 'patterns' && (
        <PatternsView store={store} commands={commands} shown={shown} inUse={inUse} style={style} />
      )}
      {inUse && (
        <DiagramTools store={store} commands={commands} instrument={shown.instrument} id={inUse.id} />
      )}
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
