import { useMemo, useRef } from 'react';
import { isOpen } from '../../quiz/session';
import { preferences } from '../../settings/preferences';
import { useChoices, usePreferences, useSettings } from '../../settings/useSettings';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands } from '../../ui/shell';
import { Tabs } from '../../ui/Tabs';
import { HEADS } from '../heads';
import { Circle, type CircleHandle } from './Circle';
import { CircleKeys } from './CircleKeys';
import { CoveredCircle } from './CoveredCircle';
import { keysCommands, RESTS } from './commands';
import { KeyInformation } from './KeyInformation';
import styles from './KeysScreen.module.css';
import { keysTips } from './KeysTips';
import { OpenQuestion } from './OpenQuestion';
import { QuizPanel } from './QuizPanel';
import { Results } from './Results';
import { keysSettings } from './settings';
import { type KeysFocus, selectedKey, useKeysQuiz } from './useKeysQuiz';
import { resultsOf } from './words';

const TABS = [
  { id: 'information', title: 'Key Information' },
  { id: 'quiz', title: 'Quiz' },
] as const;

/** The Keys screen: the circle of fifths, what there is to know of a key, and a quiz on key signatures. */
export function KeysScreen() {
  const settings = useSettings('keys');
  useChoices(settings);
  const sound = preferences.sound.read(usePreferences());
  const focus = useKeysFocus();
  const { session, acts, eyesFree } = useKeysQuiz(settings, focus);

  const selection = settings.read(keysSettings.selection);
  const commands = useMemo(
    () => keysCommands({ session, selection, sound }, acts),
    [session, selection, sound, acts],
  );
  useCommands(commands);
  const find = (id: string) => commands.find(command => command.id === id);
  const show = (...ids: readonly string[]) => ids.flatMap(id => find(id) ?? []);

  const view = settings.read(keysSettings.view);
  const selected = selectedKey(settings);

  return (
    <SidebarFrame
      screen="keys"
      {...HEADS.keys}
      tips={keysTips}
      tipsDisabled={session.status === 'asking' ? RESTS : undefined}
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
              relative={find('keys.relative')}
            />
          ) : (
            <QuizPanel
              settings={settings}
              session={session}
              start={find('keys-quiz.start')}
              startRef={focus.start}
            />
          )}
        </Tabs>
      }
    >
      <OpenQuestion
        session={session}
        acts={acts}
        eyesFree={eyesFree}
        field={focus.field}
        goOn={find('keys-quiz.submit') ?? find('keys-quiz.next')}
        goOnRef={focus.goOn}
        others={show(
          ...(session.status === 'feedback' ? ['keys.play'] : []),
          'keys-quiz.quit',
          'keys-quiz.end',
        )}
      />
      {session.status === 'completed' && (
        <Results
          results={resultsOf(session.answered, session.questions.length)}
          again={find('keys-quiz.new')}
          headingRef={focus.results}
          againRef={focus.again}
        />
      )}
      <Panel title="Circle of Fifths" className={styles.circle}>
        {isOpen(session) ? (
          <CoveredCircle />
        ) : (
          <>
            <Circle
              selected={selected}
              onSelect={key => settings.write(keysSettings.selection, { kind: 'key', key })}
              handle={focus.circle}
            />
            <div className={styles.tools}>
              {show('keys.play', 'keys.counterclockwise', 'keys.clockwise', 'keys.switch').map(command => (
                <CommandButton key={command.id} command={command} />
              ))}
            </div>
            <CircleKeys />
          </>
        )}
      </Panel>
    </SidebarFrame>
  );
}

function useKeysFocus(): KeysFocus {
  const field = useRef<HTMLInputElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const circle = useRef<CircleHandle>(null);
  return useMemo(() => ({ field, goOn, results, again, start, circle }), []);
}
