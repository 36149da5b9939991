import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { Neck } from '../../fretboard/Neck';
import { Summary } from '../../fretboard/Summary';
import { placeTones, useNeckSound } from '../../fretboard/useNeckSound';
import type { Position } from '../../instrument/position';
import { useCues } from '../../quiz/useCues';
import { Field } from '../../settings/Field';
import { preferences } from '../../settings/preferences';
import { useChoices, usePreferences, useSettings } from '../../settings/useSettings';
import { SOUND_IS_OFF } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { HEADS } from '../heads';
import { triadCells } from './cells';
import { triadsCommands } from './commands';
import { triadsSettings, viewIn } from './settings';
import { noteWords } from './shapeWords';
import { triadTones } from './sound';
import { triadsTips } from './TriadsTips';
import { cueFor, triadText } from './words';

const stayPut = () => {};

/** The Triads screen: a triad on the neck, on all strings or on three, shape by shape. */
export function TriadsScreen() {
  const settings = useSettings('triads');
  const chosen = useChoices(settings);
  const signs = preferences.signs.read(usePreferences());
  const display = settings.read(triadsSettings.display);
  const view = useMemo(() => viewIn(chosen), [chosen]);
  const neck = useRef<NeckHandle>(null);
  const { say } = useSpeech();
  const { state: sound, play, sounding } = useNeckSound();
  useCues(view, cueFor, stayPut);
  useEffect(() => {
    if (view.shape) neck.current?.reveal(view.shape.notes.map(({ position }) => position));
  }, [view.shape]);

  const commands = useMemo(
    () =>
      triadsCommands(
        { shape: view.shape ? 'chosen' : 'none', sound },
        {
          play: () => play(triadTones(view)),
          goToShape() {
            const lowest = view.shape?.notes[0];
            if (!neck.current || !lowest) return;
            // Whoever enters a neck hears of the neck and the string, not of the place (heard in Orca).
            if (!neck.current.hasFocus()) say(`Lowest note: ${noteWords(view.instrument, lowest)}`);
            neck.current.focus(lowest.position);
          },
        },
      ),
    [view, sound, play, say],
  );
  useCommands(commands);
  const hear = useCallback(
    (place: Position) => play(placeTones(view.instrument, place)),
    [view.instrument, play],
  );
  const cellAt = useMemo(
    () => triadCells(view, { display, signs }, sounding),
    [view, display, signs, sounding],
  );

  return (
    <SidebarFrame
      screen="triads"
      {...HEADS.triads}
      tips={triadsTips}
      controls={
        <>
          <Panel title="Fretboard Settings" className={stack.stack}>
            <Field settings={settings} row={triadsSettings.frets} />
            <Field settings={settings} row={triadsSettings.display} />
            <Field settings={settings} row={triadsSettings.accidentals} />
          </Panel>
          <Panel title="Triad Selector" className={stack.stack}>
            <Field settings={settings} row={triadsSettings.root} />
            <Field settings={settings} row={triadsSettings.quality} />
            <Field settings={settings} row={triadsSettings.stringSet} />
          </Panel>
        </>
      }
    >
      <Panel title="Fretboard" className={stack.stack}>
        <Summary text={triadText(view.triad, signs)}>
          <div className={stack.row}>
            {commands.map(command => (
              <CommandButton key={command.id} command={command} />
            ))}
          </div>
        </Summary>
        {view.set === 'All' ? (
          <p>Close-position shapes lie on three neighboring strings: choose such a String Set to see them.</p>
        ) : (
          <Field settings={settings} row={triadsSettings.shape} />
        )}
        <Neck
          name="Fretboard"
          instrument={view.instrument}
          lastFret={view.frets}
          cellAt={cellAt}
          onAct={hear}
          onHear={hear}
          actTitle="Hear this place"
          actDisabled={sound === 'off' ? SOUND_IS_OFF : undefined}
          handle={neck}
        />
      </Panel>
    </SidebarFrame>
  );
}
