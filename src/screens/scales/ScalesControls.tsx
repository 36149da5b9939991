import { memo } from 'react';
import { type Command, isOffered } from '../../commands/command';
import { useInstrument } from '../../fretboard/useInstrument';
import { NeckQuizPanel } from '../../neckQuiz/NeckQuizPanel';
import type { NeckQuizOfScreen } from '../../neckQuiz/useNeckQuiz';
import { LockedNote } from '../../quiz/LockedNote';
import { isOpen } from '../../quiz/session';
import { Field, ShownFields } from '../../settings/Field';
import { noteNames } from '../../settings/noteNames';
import { RangeField } from '../../settings/RangeField';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { scale } from '../../theory/scale';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import { useCommandState } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { DroneName, DroneSwitch } from '../DroneSwitch';
import { droneOfScale } from '../drone';
import type { ScalesCommands } from './commands';
import { scalesSettings } from './settings';
import { systemNote } from './systemText';
import { PANELS } from './text';

/** The pattern systems of the chosen scale, and why they are these. */
export function SystemField({ settings }: { readonly settings: Settings }) {
  const instrument = useInstrument();
  const type = useSetting(settings, scalesSettings.type);
  const chosen = scale('C', type);
  const note = systemNote(instrument, chosen);
  return (
    <div>
      <Field settings={settings} row={scalesSettings.system} />
      {note !== '' && <p className={stack.note}>{note}</p>}
    </div>
  );
}

/** What the drone sounds: the key that is shown. */
function ScalesDroneName({ settings }: { readonly settings: Settings }) {
  const key = useSetting(settings, scalesSettings.key);
  const type = useSetting(settings, scalesSettings.type);
  const names = useSetting(settings, noteNames);
  const { name } = droneOfScale(scale(key, type), names);
  return name && <DroneName notes={name} />;
}

const { quizType, askedKeys, askedTypes, degrees, context, contextTime, keyChange, row, octaves, onlyRight } =
  scalesSettings;
const { pattern, playingOrder, times, say } = scalesSettings;

/** What decides the questions. */
const ASKED = [quizType, pattern, playingOrder, times, say, askedKeys, askedTypes, degrees];

/** How they are heard. */
const HEARD = [context, contextTime, keyChange, row, octaves];

/** What can be set where answers are played. */
const ORDER = [scalesSettings.order];

const PLAYED = [onlyRight];

/** What ticks every degree that may be heard. */
function AllDegrees({ command }: { readonly command: Command }) {
  useCommandState(() => isOffered(command));
  if (!isOffered(command)) return null;
  return (
    <div className={stack.tools}>
      <CommandButton tone="text" command={command} whenDisabled="keep-focus" />
    </div>
  );
}

interface ScalesControlsProps {
  readonly settings: Settings;
  readonly commands: ScalesCommands;
  readonly neckQuiz: NeckQuizOfScreen;
}

/** The panels of the sidebar: what the quiz asks, and which scale is shown and how. */
export const ScalesControls = memo(function ScalesControls({
  settings,
  commands,
  neckQuiz,
}: ScalesControlsProps) {
  const mode = useSetting(settings, scalesSettings.view);
  const { session } = neckQuiz.quiz;
  return (
    <>
      <NeckQuizPanel
        settings={settings}
        rows={ASKED}
        pace={scalesSettings}
        orderRows={ORDER}
        playedRows={PLAYED}
        neckQuiz={neckQuiz}
      >
        <AllDegrees command={commands.allDegrees} />
        <ShownFields settings={settings} rows={HEARD} />
      </NeckQuizPanel>
      <Panel title={PANELS.settings[mode]} className={stack.stack}>
        {mode === 'fretboard' ? (
          <Field settings={settings} row={scalesSettings.frets} />
        ) : (
          <SystemField settings={settings} />
        )}
        <Field settings={settings} row={scalesSettings.display} />
        <Field settings={settings} row={scalesSettings.tempo} Range={RangeField} />
        <LockedNote session={session} />
      </Panel>
      {!isOpen(session) && (
        <Panel title={PANELS.selector} className={stack.stack}>
          <Field settings={settings} row={scalesSettings.key} />
          <Field settings={settings} row={scalesSettings.type} />
          <div className={stack.tools}>
            <CommandButton tone="text" command={commands.previousKey} />
            <CommandButton tone="text" command={commands.nextKey} />
          </div>
          <DroneSwitch command={commands.drone}>
            <ScalesDroneName settings={settings} />
          </DroneSwitch>
        </Panel>
      )}
      {mode === 'fretboard' && (
        <Panel title={PANELS.filter} className={stack.stack}>
          <Field settings={settings} row={scalesSettings.strings} />
          <Field settings={settings} row={scalesSettings.minFret} />
          <Field settings={settings} row={scalesSettings.maxFret} />
        </Panel>
      )}
    </>
  );
});
