import { isOpen } from '../../quiz/session';
import { GIVES_AWAY } from '../../quiz/text';
import { useSetting, useSettings } from '../../settings/useSettings';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands } from '../../ui/shell';
import { Tabs } from '../../ui/Tabs';
import type { ScreenProps } from '../definition';
import { Circle } from './Circle';
import { CircleKeys } from './CircleKeys';
import { CoveredCircle } from './CoveredCircle';
import { KeyInformation } from './KeyInformation';
import { KeysQuestionPanel } from './KeysQuestionPanel';
import { KeysQuizPanel } from './KeysQuizPanel';
import { KeysResults } from './KeysResults';
import styles from './KeysScreen.module.css';
import { keysTips } from './KeysTips';
import { keysSettings } from './settings';
import { useKeys } from './useKeys';

const TABS = [
  { id: 'information', title: 'Key Information' },
  { id: 'quiz', title: 'Quiz' },
] as const;

/** The Keys screen: the circle of fifths, everything about a key, and a quiz on key signatures. */
export function KeysScreen({ screen }: ScreenProps) {
  const settings = useSettings('keys');
  const selection = useSetting(settings, keysSettings.selection);
  const view = useSetting(settings, keysSettings.view);
  const keys = useKeys(settings);
  const { quiz, commands, refs } = keys;
  const { session } = quiz;
  useCommands(commands.all);

  return (
    <SidebarFrame
      screen={screen}
      tips={keysTips}
      tipsDisabled={session.status === 'asking' ? GIVES_AWAY : undefined}
      controls={
        <Tabs
          name="Keys"
          tabs={TABS}
          current={view}
          onChoose={chosen => settings.write(keysSettings.view, chosen)}
        >
          {view === 'information' ? (
            <KeyInformation
              selection={selection}
              state={isOpen(session) ? 'covered' : 'shown'}
              relative={commands.relative}
            />
          ) : (
            <KeysQuizPanel settings={settings} session={session} commands={commands} startRef={refs.start} />
          )}
        </Tabs>
      }
    >
      {isOpen(session) && <KeysQuestionPanel session={session} keys={keys} />}
      {session.status === 'completed' && <KeysResults session={session} keys={keys} />}
      <Panel title="Circle of Fifths" className={styles.circle}>
        {isOpen(session) ? (
          <CoveredCircle />
        ) : (
          <>
            <Circle
              selected={selection.kind === 'key' ? selection.key : undefined}
              onSelect={key => settings.write(keysSettings.selection, { kind: 'key', key })}
              onFollow={keys.withdrawKey}
              handle={refs.circle}
            />
            <div className={styles.tools}>
              <CommandButton command={commands.play} />
              <CommandButton command={commands.counterclockwise} />
              <CommandButton command={commands.clockwise} />
              <CommandButton command={commands.switchSpelling} />
            </div>
            <CircleKeys />
          </>
        )}
      </Panel>
    </SidebarFrame>
  );
}
