import { memo, type RefObject, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { Neck } from '../../fretboard/Neck';
import { Summary } from '../../fretboard/Summary';
import { NECK_TITLES } from '../../fretboard/text';
import { type NeckSound, placeTones, useSounding } from '../../fretboard/useNeckSound';
import type { Position } from '../../instrument/position';
import { StartQuiz } from '../../quiz/StartQuiz';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { soundDisabled } from '../../settings/useSound';
import { useSpokenChange } from '../../speech/Speech';
import { ARROWS, HowToUse, keysOf, leaderOf, stepsOf } from '../../ui/HowToUse';
import { Panel } from '../../ui/Panel';
import { PictureTools } from '../../ui/picture/PictureTools';
import stack from '../../ui/stack.module.css';
import type { PictureOutcome } from '../../ui/text';
import { useToneStyle } from '../useToneStyle';
import type { TriadsCommands } from './commands';
import { triadsSettings } from './settings';
import { spokenChange, TAPS, TITLES, triadText, USES } from './text';
import { type TriadView, triadCells } from './view';

interface TriadPanelProps {
  readonly settings: Settings;
  readonly view: () => TriadView;
  readonly commands: TriadsCommands;
  readonly sound: NeckSound;
  readonly neck: RefObject<NeckHandle | null>;
  readonly start: RefObject<HTMLButtonElement | null>;
  /** How taking a picture ended. */
  readonly outcome: PictureOutcome | undefined;
}

/** The triad in text, and its neck. */
export const TriadPanel = memo(function TriadPanel(props: TriadPanelProps) {
  const { settings, commands, sound, neck, start, outcome } = props;
  const view = useSyncExternalStore(settings.subscribe, props.view);
  const style = useToneStyle(settings, triadsSettings.display);
  const soundState = useSetting(usePreferenceSettings(), preferences.sound);
  const sounding = useSounding(sound);
  useSpokenChange(view, spokenChange);
  const { instrument, shape } = view;
  const others = useMemo(() => [commands.goToShape, commands.play], [commands]);
  const primary = useMemo(() => <StartQuiz ref={start} start={commands.quiz.start} />, [start, commands]);
  useEffect(() => {
    if (shape) neck.current?.reveal(shape.notes.map(({ position }) => position));
  }, [shape, neck]);

  const hear = useCallback(
    (place: Position) => sound.play(placeTones(instrument, place)),
    [instrument, sound],
  );
  const cellAt = useMemo(() => triadCells(view, style, sounding), [view, style, sounding]);

  return (
    <Panel title={TITLES.neck} className={stack.stack}>
      <Summary text={triadText(view.triad, style.signs, style.names)} />
      <Neck
        name={TITLES.neck}
        instrument={instrument}
        lastFret={view.frets}
        cellAt={cellAt}
        onAct={hear}
        onHear={hear}
        actTitle={NECK_TITLES.hear}
        actDisabled={soundDisabled(soundState)}
        handle={neck}
        others={others}
        primary={primary}
      />
      <PictureTools commands={commands} outcome={outcome} />
    </Panel>
  );
});

/** What can be done with the triad and its neck. */
export function TriadsHowToUse({ commands }: { commands: TriadsCommands }) {
  const { root, quality, shape } = triadsSettings;
  return (
    <HowToUse
      taps={TAPS}
      items={[
        USES.click,
        { ...USES.move, keys: ARROWS },
        { ...USES.play, keys: keysOf(commands.play) },
        { ...USES.root, keys: leaderOf('triads', root) },
        { ...USES.quality, keys: leaderOf('triads', quality) },
        { ...USES.shapes, keys: stepsOf('triads', shape) },
        { ...USES.quiz, keys: keysOf(commands.quiz.start) },
      ]}
    />
  );
}
