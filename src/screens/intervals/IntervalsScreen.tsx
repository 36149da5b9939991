import { useMemo, useRef } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { isOpen } from '../../quiz/session';
import { useChoices, useSettings } from '../../settings/useSettings';
import { SOUND_IS_OFF } from '../../settings/useSound';
import { ScreenFrame } from '../../ui/ScreenFrame';
import { useCommands } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { Tabs } from '../../ui/Tabs';
import type { ScreenProps } from '../definition';
import { intervalsCommands, practiceRests } from './commands';
import { isIos } from './ios';
import { Practice } from './Practice';
import { Question } from './Question';
import { Results } from './Results';
import { Setup } from './Setup';
import { intervalsSettings, type Mode } from './settings';
import { useDirectionHelp } from './useDirectionHelp';
import { type IntervalsFocus, useIntervals } from './useIntervals';
import { useListening } from './useListening';
import { resultsOf } from './words';

const TABS: readonly { readonly id: Mode; readonly title: string }[] = [
  { id: 'practice', title: 'Practice Mode' },
  { id: 'quiz', title: 'Quiz Mode' },
];

/** The Intervals screen: hear every interval, and be asked which one it was. */
export function IntervalsScreen({ screen }: ScreenProps) {
  const settings = useSettings('intervals');
  useChoices(settings);
  const listening = useListening();
  const focus = useIntervalsFocus();
  const { session, lastPlayed, acts, choose, eyesFree } = useIntervals(settings, listening, focus);
  const [help, helpDialog] = useDirectionHelp();

  const mode = settings.read(intervalsSettings.mode);
  const asked = settings.read(intervalsSettings.asked);
  const { sound, playback } = listening;
  const state = useMemo(
    () => ({ mode, session, lastPlayed, asked, sound, playback }),
    [mode, session, lastPlayed, asked, sound, playback],
  );
  const commands = useMemo(() => intervalsCommands(state, acts), [state, acts]);
  const isSetup = mode === 'quiz' && session.status === 'idle';
  const screenCommands = useMemo(() => (isSetup ? [...commands, help] : commands), [isSetup, commands, help]);
  useCommands(screenCommands);
  const find = (id: string) => commands.find(command => command.id === id);

  return (
    <ScreenFrame title={screen.title} subtitle={screen.subtitle}>
      {isIos(navigator) && <p className={stack.notice}>Turn off silent mode to hear sounds</p>}
      {sound === 'off' && <p className={stack.notice}>{`${SOUND_IS_OFF}.`}</p>}
      <Tabs
        name="Mode"
        tabs={TABS}
        current={mode}
        onChoose={chosen => settings.write(intervalsSettings.mode, chosen)}
      >
        {mode === 'practice' && (
          <Practice
            settings={settings}
            listening={listening}
            lastPlayed={lastPlayed}
            rests={practiceRests(state)}
            find={find}
          />
        )}
        {isSetup && <Setup settings={settings} help={help} find={find} startRef={focus.start} />}
        {mode === 'quiz' && isOpen(session) && (
          <Question
            session={session}
            listening={listening}
            eyesFree={eyesFree}
            focus={focus}
            find={find}
            onChoose={choose}
            onAnswer={acts.answer}
            onSubmit={acts.submit}
          />
        )}
        {mode === 'quiz' && session.status === 'completed' && (
          <Results results={resultsOf(session.answered)} headingRef={focus.results} find={find} />
        )}
      </Tabs>
      {helpDialog}
    </ScreenFrame>
  );
}

function useIntervalsFocus(): IntervalsFocus {
  const play = useRef<HTMLButtonElement>(null);
  const neck = useRef<NeckHandle>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  return useMemo(() => ({ play, neck, goOn, start, results }), []);
}
