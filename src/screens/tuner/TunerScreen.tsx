import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useInstrument } from '../../fretboard/useInstrument';
import { useListener } from '../../listening/Listening';
import { ListenTools } from '../../quiz/ListenTools';
import { Field } from '../../settings/Field';
import { preferences } from '../../settings/preferences';
import { usePreferenceSettings, useSettings } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import { ScreenFrame } from '../../ui/ScreenFrame';
import { useCommandInput, useCommands } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import type { ScreenProps } from '../definition';
import { createTunerCommands } from './commands';
import { Reading } from './Reading';
import { Strings } from './Strings';
import { tunerSettings } from './settings';
import { BEGIN, spokenInTune, TITLES } from './text';
import { createTuner, type Tuner } from './tuner';

/** The tuner: how far each open string is from its note. */
export function TunerScreen({ screen }: ScreenProps) {
  const settings = useSettings('tuner');
  const all = usePreferenceSettings();
  const instrument = useInstrument();
  const tuner = useTuner();
  const { say } = useSpeech();
  const commands = useMemo(() => createTunerCommands({ tuner, instrument, say }), [tuner, instrument, say]);
  useCommands(commands.all);
  // Each reading would be too often.
  useCommandInput(useSyncExternalStore(tuner.subscribe, () => String(tuner.state().measured.size)));
  return (
    <ScreenFrame
      title={screen.title}
      subtitle={screen.subtitle}
      begin={BEGIN}
      aside={
        <>
          <Strings tuner={tuner} again={commands.again} />
          <Panel title={TITLES.reference} className={stack.stack}>
            <Field settings={all} row={preferences.a4} />
            <Field settings={settings} row={tunerSettings.speak} />
          </Panel>
        </>
      }
    >
      <Panel title={TITLES.tuner} className={stack.stack}>
        <ListenTools source="microphone" tuner="elsewhere" />
        <Field settings={settings} row={tunerSettings.guitarString} />
        <Reading tuner={tuner} />
        <div className={stack.row}>
          <CommandButton command={commands.say} />
        </div>
      </Panel>
    </ScreenFrame>
  );
}

/** A tuner that lives as long as its screen. */
function useTuner(): Tuner {
  const listener = useListener();
  const settings = useSettings('tuner');
  const all = usePreferenceSettings();
  const instrument = useInstrument();
  const { say } = useSpeech();
  const tuner = useMemo(
    () =>
      createTuner({
        listener,
        target: () => ({
          instrument,
          guitarString: settings.read(tunerSettings.guitarString),
          a4: all.read(preferences.a4),
        }),
        inTune: guitarString => {
          if (settings.read(tunerSettings.speak) === 'on')
            say(spokenInTune(instrument, guitarString), 'news');
        },
      }),
    [listener, settings, all, instrument, say],
  );
  useEffect(() => tuner.open(), [tuner]);
  return tuner;
}
