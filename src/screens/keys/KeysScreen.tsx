import { isOpen } from '../../quiz/session';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import { useSetting, useSettings } from '../../settings/useSettings';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands } from '../../ui/shell';
import { Tabs } from '../../ui/Tabs';
import { tipsDialog } from '../../ui/useTips';
import type { ScreenProps } from '../definition';
import { CoveredCircle } from './Circle';
import { CirclePanel } from './CirclePanel';
import { KeyInformation } from './KeyInformation';
import { CircleHowToUse } from './KeysHowToUse';
import { QuizTab } from './QuizTab';
import { keysSettings } from './settings';
import { BEGIN } from './text';
import { useKeys } from './useKeys';

const tips = tipsDialog(async () => (await import('./KeysTips')).keysTips);

const TABS = [
  { id: 'information', title: 'Key Information' },
  { id: 'quiz', title: 'Quiz' },
] as const;

/** The Keys screen: the circle of fifths, everything about a key, and a quiz on key signatures. */
export function KeysScreen({ screen }: ScreenProps) {
  const settings = useSettings('keys');
  const view = useSetting(settings, keysSettings.view);
  const keys = useKeys(settings);
  const { quiz, commands } = keys;
  const state = isOpen(quiz.session) ? 'covered' : 'shown';
  useCommands(commands.all);

  return (
    <>
      <SidebarFrame
        screen={screen}
        begin={BEGIN}
        tips={tips}
        tipsDisabled={quiz.session.status === 'asking' ? BLOCKED_BY_QUESTION : undefined}
        wide={state === 'covered' && view === 'quiz' ? 'aside' : 'page'}
        controls={
          <Tabs
            name="Keys"
            tabs={TABS}
            current={view}
            onChoose={chosen => settings.write(keysSettings.view, chosen)}
          >
            {view === 'quiz' ? (
              <QuizTab settings={settings} keys={keys} setup="shown" />
            ) : (
              <KeyInformation settings={settings} state={state} commands={commands} />
            )}
          </Tabs>
        }
        whenHidden={
          view === 'quiz' &&
          quiz.session.status !== 'idle' && <QuizTab settings={settings} keys={keys} setup="hidden" />
        }
      >
        {state === 'covered' ? (
          <CoveredCircle />
        ) : (
          <>
            <CirclePanel settings={settings} keys={keys} />
            <CircleHowToUse commands={commands} />
          </>
        )}
      </SidebarFrame>
      {quiz.runner}
    </>
  );
}
