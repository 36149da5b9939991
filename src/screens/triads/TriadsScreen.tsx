import { useMemo, useRef, useState } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { useNeckSound } from '../../fretboard/useNeckSound';
import { NeckEnding } from '../../neckQuiz/NeckEnding';
import { NeckHowToUse } from '../../neckQuiz/NeckHowToUse';
import { NeckQuestion } from '../../neckQuiz/NeckQuestion';
import { isOpen } from '../../quiz/session';
import { useSettings } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands } from '../../ui/shell';
import { tipsDialog } from '../../ui/useTips';
import type { ScreenProps } from '../definition';
import { derived } from '../derived';
import { useToneStyle } from '../useToneStyle';
import { createTriadsCommands } from './commands';
import { triadsSettings, viewIn } from './settings';
import { TriadPanel } from './TriadPanel';
import { TriadsControls } from './TriadsControls';
import { TriadsHowToUse } from './TriadsHowToUse';
import { BEGIN } from './text';
import { useTriadsQuiz } from './useTriadsQuiz';

const tips = tipsDialog(async () => (await import('./TriadsTips')).triadsTips);

/** The Triads screen: a triad on the neck, on all strings or on three, shape by shape, and a quiz on the shapes. */
export function TriadsScreen({ screen }: ScreenProps) {
  const settings = useSettings('triads');
  const sound = useNeckSound();
  const neck = useRef<NeckHandle>(null);
  const { say } = useSpeech();
  const [view] = useState(() => derived(settings.choices, viewIn));
  const use = useTriadsQuiz(settings, () => neck.current?.focus());
  const { quiz, playQuestion, isHeardInQuestion } = use;
  const { session, runner } = quiz;
  const commands = useMemo(
    () =>
      createTriadsCommands({
        ...{ view, sound, soundState: sound.state, say, playQuestion, isHeardInQuestion },
        neck: () => neck.current,
        session: quiz.current,
        quiz: quiz.commands,
      }),
    [view, sound, say, playQuestion, isHeardInQuestion, quiz.current, quiz.commands],
  );
  const style = useToneStyle(settings, triadsSettings.display);
  useCommands(commands.all);

  return (
    <>
      <SidebarFrame
        screen={screen}
        begin={BEGIN}
        tips={tips}
        controls={<TriadsControls settings={settings} use={use} />}
      >
        {isOpen(session) ? (
          <>
            <NeckQuestion use={use} style={style} play={commands.play} />
            <NeckHowToUse use={use} play={commands.play} />
          </>
        ) : (
          <>
            <TriadPanel settings={settings} view={view} commands={commands} sound={sound} neck={neck} />
            <TriadsHowToUse commands={commands} />
          </>
        )}
        <NeckEnding screen="triads" use={use} />
      </SidebarFrame>
      {runner}
    </>
  );
}
