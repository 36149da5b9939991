import clsx from 'clsx';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { usePlayer } from '../../audio/Audio';
import { useInstrument } from '../../fretboard/useInstrument';
import { useListener, useListening } from '../../listening/Listening';
import { ALTERED, HEADPHONES, listeningText, MICROPHONE_NOTICE } from '../../listening/text';
import { useListenCommands } from '../../quiz/listenCommands';
import { Field } from '../../settings/Field';
import { preferences } from '../../settings/preferences';
import { usePreferenceSettings, useSetting, useSettings } from '../../settings/useSettings';
import { useSound } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import dock from '../../ui/dock.module.css';
import { Panel } from '../../ui/Panel';
import { ScreenFrame } from '../../ui/ScreenFrame';
import { useCommandInput, useCommands } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import type { ScreenProps } from '../definition';
import { createTunerCommands, type TunerCommands } from './commands';
import { Reading } from './Reading';
import { Strings } from './Strings';
import { tunerSettings } from './settings';
import styles from './Tuner.module.css';
import { BEGIN, spokenInTune, spokenPluck, TITLES } from './text';
import { createTuner, type Tuner } from './tuner';

/** The tuner: how far each open string is from its note. */
export function TunerScreen({ screen }: ScreenProps) {
  const settings = useSettings('tuner');
  const all = usePreferenceSettings();
  const instrument = useInstrument();
  const tuner = useTuner();
  const { say } = useSpeech();
  const listener = useListener();
  const sound = useSound();
  const commands = useMemo(
    () => createTunerCommands({ tuner, listener, sound, instrument, say }),
    [tuner, listener, sound, instrument, say],
  );
  useCommands(commands.all);
  const input = useSyncExternalStore(tuner.subscribe, () => commandInput(tuner));
  useCommandInput(`${input} ${sound.state}`);
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
        <Reading tuner={tuner} />
        <Tools commands={commands} />
        <Field settings={settings} row={tunerSettings.guitarString} />
        <Microphone />
      </Panel>
    </ScreenFrame>
  );
}

/** What listening is for before it begins, and whether it does. */
function Microphone() {
  const state = useListening();
  return (
    <>
      {(state.status === 'off' || state.status === 'failed') && (
        <>
          <p>{MICROPHONE_NOTICE}</p>
          <p className={stack.note}>{HEADPHONES}</p>
        </>
      )}
      <p className={state.status === 'failed' ? stack.notice : undefined}>{listeningText(state, 'tuning')}</p>
      {state.status === 'listening' && state.sound === 'altered' && <p className={stack.notice}>{ALTERED}</p>}
    </>
  );
}

function Tools({ commands }: { readonly commands: TunerCommands }) {
  const listen = useListenCommands()?.listen;
  const { status } = useListening();
  return (
    <div className={clsx(dock.dock, styles.tools)}>
      {listen && <CommandButton tone={status === 'off' ? 'primary' : 'plain'} command={listen} />}
      <CommandButton command={commands.say} />
      <CommandButton command={commands.tone} whenDisabled="keep-focus" />
    </div>
  );
}

/** What the commands depend on; each reading would be too often. */
const commandInput = (tuner: Tuner): string => {
  const { measured, tone } = tuner.state();
  return `${measured.size} ${tone}`;
};

/** A tuner that lives as long as its screen. */
function useTuner(): Tuner {
  const listener = useListener();
  const player = usePlayer();
  const { sustain } = useSound();
  const settings = useSettings('tuner');
  const all = usePreferenceSettings();
  const instrument = useInstrument();
  const { say, isDelayed } = useSpeech();
  const tuner = useMemo(
    () =>
      createTuner({
        ...{ listener, player, sustain },
        target: () => ({
          instrument,
          guitarString: settings.read(tunerSettings.guitarString),
          a4: all.read(preferences.a4),
        }),
        isSilent: isDelayed,
        inTune: guitarString => {
          if (settings.read(tunerSettings.speak) === 'in-tune')
            say(spokenInTune(instrument, guitarString), 'news');
        },
        read: (reading, before) => {
          if (settings.read(tunerSettings.speak) === 'plucks')
            say(spokenPluck(instrument, reading, before), 'news');
        },
      }),
    [listener, player, sustain, settings, all, instrument, say, isDelayed],
  );
  useEffect(() => tuner.open(), [tuner]);
  const chosen = useSetting(settings, tunerSettings.guitarString);
  const a4 = useSetting(all, preferences.a4);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads neither; it runs again when the string or the pitch of A4 changes, so that the tone follows
  useEffect(() => tuner.followTarget(), [tuner, chosen, a4]);
  return tuner;
}
