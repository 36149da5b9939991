import { useEffect, useMemo, useRef, useState } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { useNeckSound } from '../../fretboard/useNeckSound';
import { isOpen } from '../../quiz/session';
import { useSettings } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import { lazyDialog, usePreload } from '../../ui/lazyDialog';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands } from '../../ui/shell';
import type { ScreenProps } from '../definition';
import { derived } from '../derived';
import { NeckQuestion } from '../NeckQuestion';
import { NeckQuizHowToUse } from '../NeckQuizHowToUse';
import { TipList } from '../TipList';
import { useComparison } from '../useComparison';
import { useToneStyle } from '../useToneStyle';
import { createTriadsCommands } from './commands';
import { triadsSettings, viewIn } from './settings';
import { TriadPanel } from './TriadPanel';
import { TriadsControls } from './TriadsControls';
import { TriadsHowToUse } from './TriadsHowToUse';
import { TRIADS_TIPS } from './text';
import { useTriadsQuiz } from './useTriadsQuiz';

const results = lazyDialog(() => import('../NeckQuizResults'));

/** The Triads screen: a triad on the neck, on all strings or on three, shape by shape, and a quiz on the shapes. */
export function TriadsScreen({ screen }: ScreenProps) {
  const settings = useSettings('triads');
  const sound = useNeckSound();
  const neck = useRef<NeckHandle>(null);
  const { say } = useSpeech();
  const [view] = useState(() => derived(settings.choices, viewIn));
  const use = useTriadsQuiz(settings, () => neck.current?.focus());
  const { quiz, playQuestion, isHeardInQuestion } = use;
  const { session } = quiz;
  const commands = useMemo(
    () =>
      createTriadsCommands({
        ...{ view, sound, say, playQuestion, isHeardInQuestion },
        neck: () => neck.current,
        session: quiz.current,
        quiz: quiz.commands,
      }),
    [view, sound, say, playQuestion, isHeardInQuestion, quiz.current, quiz.commands],
  );
  const style = useToneStyle(settings, triadsSettings.display);
  const comparison = useComparison('triads', session);
  useCommands(commands.all);
  usePreload(results);
  // By the end of the quiz, a server with a newer version may have dropped the code of this one.
  useEffect(() => {
    if (session.status !== 'idle') results.preload().catch(() => {});
  }, [session.status]);

  return (
    <SidebarFrame
      screen={screen}
      tips={<TipList tips={TRIADS_TIPS} />}
      controls={<TriadsControls settings={settings} use={use} />}
    >
      {isOpen(session) ? (
        <>
          <NeckQuestion session={session} use={use} style={style} play={commands.play} />
          <NeckQuizHowToUse session={session} use={use} play={commands.play} />
        </>
      ) : (
        <>
          <TriadPanel settings={settings} view={view} commands={commands} sound={sound} neck={neck} />
          <TriadsHowToUse commands={commands} />
        </>
      )}
      {session.status === 'completed' && (
        <results.Component
          screen="triads"
          session={session}
          use={use}
          comparison={comparison}
          onClose={quiz.acts.quit}
        />
      )}
    </SidebarFrame>
  );
}
