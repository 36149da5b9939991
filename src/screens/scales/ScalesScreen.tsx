import { useEffect, useMemo, useState } from 'react';
import { useNeckSound } from '../../fretboard/useNeckSound';
import { isOpen } from '../../quiz/session';
import { usePreferenceSettings, useSettings } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import { lazyDialog, usePreload } from '../../ui/lazyDialog';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands, useShell } from '../../ui/shell';
import type { ScreenProps } from '../definition';
import { NeckQuestion } from '../NeckQuestion';
import { NeckQuizHowToUse } from '../NeckQuizHowToUse';
import { TipList } from '../TipList';
import { useComparison } from '../useComparison';
import { useToneStyle } from '../useToneStyle';
import { createScalesCommands, scalesCommandList } from './commands';
import { ScalePanel } from './ScalePanel';
import { ScalesControls } from './ScalesControls';
import { ScalesHowToUse } from './ScalesHowToUse';
import { createScalesStore } from './scalesStore';
import { scalesSettings } from './settings';
import { TextPanel } from './TextPanel';
import { SCALES_TIPS } from './text';
import { useScalesQuiz } from './useScalesQuiz';

const results = lazyDialog(() => import('../NeckQuizResults'));

/** The Scales screen: a scale on the whole neck or pattern by pattern, and a quiz on its degrees. */
export function ScalesScreen({ screen }: ScreenProps) {
  const settings = useSettings('scales');
  const preferred = usePreferenceSettings();
  const sound = useNeckSound();
  const { say } = useSpeech();
  const { registry } = useShell();
  const [store] = useState(() => {
    const copyToClipboard = (text: string) => navigator.clipboard.writeText(text);
    const print = () => window.print();
    return createScalesStore({ settings, preferred, sound, say, copyToClipboard, print });
  });
  const use = useScalesQuiz(settings, () => store.neckOf(store.inUse()?.id ?? 'neck')?.focus());
  const { quiz, playQuestion, isHeardInQuestion } = use;
  const { session } = quiz;
  const { commands, list } = useMemo(() => {
    const commands = createScalesCommands(store, {
      ...{ playQuestion, isHeardInQuestion },
      session: quiz.current,
      quiz: quiz.commands,
    });
    return { commands, list: scalesCommandList(commands) };
  }, [store, playQuestion, isHeardInQuestion, quiz.current, quiz.commands]);
  const style = useToneStyle(settings, scalesSettings.display);
  const comparison = useComparison('scales', session);
  useCommands(list);
  useEffect(() => store.subscribe(registry.changed), [store, registry]);
  usePreload(results);
  // By the end of the quiz, a server with a newer version may have dropped the code of this one.
  useEffect(() => {
    if (session.status !== 'idle') results.preload().catch(() => {});
  }, [session.status]);

  return (
    <SidebarFrame
      screen={screen}
      tips={<TipList tips={SCALES_TIPS} />}
      controls={<ScalesControls settings={settings} commands={commands} use={use} />}
    >
      {isOpen(session) ? (
        <>
          <NeckQuestion session={session} use={use} style={style} play={commands.play} />
          <NeckQuizHowToUse session={session} use={use} play={commands.play} />
        </>
      ) : (
        <>
          <ScalePanel settings={settings} store={store} commands={commands} />
          <TextPanel settings={settings} store={store} />
          <ScalesHowToUse settings={settings} commands={commands} />
        </>
      )}
      {session.status === 'completed' && (
        <results.Component
          screen="scales"
          session={session}
          use={use}
          comparison={comparison}
          onClose={quiz.acts.quit}
        />
      )}
    </SidebarFrame>
  );
}
