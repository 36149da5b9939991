import clsx from 'clsx';
import { isDrilling } from '../../quiz/LockedNote';
import { StartQuiz } from '../../quiz/StartQuiz';
import { isOpen } from '../../quiz/session';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import { noteNames } from '../../settings/noteNames';
import type { Settings } from '../../settings/settings';
import { useSetting, useSettings } from '../../settings/useSettings';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import { PictureTools } from '../../ui/picture/PictureTools';
import type { WideColumn } from '../../ui/ScreenFrame';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { Tabs } from '../../ui/Tabs';
import { tipsDialog } from '../../ui/useTips';
import type { ScreenProps } from '../definition';
import { Circle, CoveredCircle } from './Circle';
import { KeyInformation } from './KeyInformation';
import { CircleHowToUse } from './KeysHowToUse';
import styles from './KeysScreen.module.css';
import { QuizTab } from './QuizTab';
import { keysSettings } from './settings';
import { BEGIN, TITLES } from './text';
import { type Keys, useKeys } from './useKeys';

interface CirclePanelProps {
  readonly settings: Settings;
  readonly keys: Keys;
}

/** The circle of fifths, and what can be done with the key selected on it. */
export function CirclePanel({ settings, keys }: CirclePanelProps) {
  const { commands, refs, withdrawKey, outcome } = keys;
  const selection = useSetting(settings, keysSettings.selection);
  const names = useSetting(settings, noteNames);
  const { play, counterclockwise, clockwise, switchSpelling } = commands;
  return (
    <Panel title={TITLES.circle} className={styles.circle}>
      <Circle
        selected={selection.kind === 'key' ? selection.key : undefined}
        onSelect={key => settings.write(keysSettings.selection, { kind: 'key', key })}
        onFollow={withdrawKey}
        names={names}
        handle={refs.circle}
      />
      <div className={stack.toolbar}>
        <div className={clsx(stack.tools, styles.tools)}>
          {/* What comes and goes is last, so that nothing else moves. */}
          {[play, counterclockwise, clockwise, switchSpelling].map(command => (
            <CommandButton key={command.id} tone="text" command={command} />
          ))}
        </div>
        <StartQuiz ref={refs.start} start={commands.quiz.start} />
      </div>
      <PictureTools commands={commands} outcome={outcome} />
    </Panel>
  );
}

const tips = tipsDialog(async () => (await import('./KeysTips')).keysTips);

const TABS = [
  { id: 'information', title: 'Key Information' },
  { id: 'quiz', title: 'Quiz' },
] as const;

/** The column that gets the room: that of a question, and after it results share it with the circle. */
function wideIn(status: Keys['quiz']['session']['status'], view: 'information' | 'quiz'): WideColumn {
  if (view !== 'quiz' || status === 'idle') return 'page';
  return status === 'completed' ? 'both' : 'aside';
}

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
        wide={wideIn(quiz.session.status, view)}
        lying="beside"
        controls={
          <Tabs
            name="Keys"
            tabs={TABS}
            current={view}
            onChoose={chosen => settings.write(keysSettings.view, chosen)}
          >
            {view === 'quiz' ? (
              <QuizTab
                settings={settings}
                keys={keys}
                setup={isDrilling(quiz.session) ? 'hidden' : 'shown'}
              />
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
