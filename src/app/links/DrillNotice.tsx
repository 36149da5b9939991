import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type Command, isOffered, type ScreenId } from '../../commands/command';
import { linkIn } from '../../quiz/drillLinks';
import { drill } from '../../quiz/pace';
import { useActiveQuizzes } from '../../quiz/quizzes';
import type { SeedReading } from '../../quiz/seed';
import { drillLine } from '../../screens/drillText';
import { tableOf } from '../../screens/tables';
import { useChoices, useSettings } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import { Spoken } from '../../ui/Spoken';
import { useCommandState, useShell } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { DRILL_NOTICE, drillNotice, spokenDrillNotice } from '../drillNoticeText';
import styles from './DrillNotice.module.css';

interface DrillNoticeProps {
  readonly screen: ScreenId;
}

/** The notice above a screen that was opened by the link to a drill. */
export function LinkedDrill({ screen }: DrillNoticeProps) {
  const settings = useSettings(screen);
  const hash = useSyncExternalStore(settings.subscribe, settings.hash);
  const wasLinked = useRef(false);
  wasLinked.current ||= hash !== '';
  const hasQuiz = settings.table.rows.some(({ id }) => id === drill.id);
  return hasQuiz && wasLinked.current && <DrillNotice screen={screen} />;
}

/** Shows and speaks the drill of a link, and whether everyone gets the same questions, until it starts. */
function DrillNotice({ screen }: DrillNoticeProps) {
  const settings = useSettings(screen);
  const { withSigns } = useShell();
  const choices = useChoices(settings);
  const hash = useSyncExternalStore(settings.subscribe, settings.hash);
  const isOpen = useActiveQuizzes().some(quiz => quiz.screen === screen);
  const kind = linkIn(settings.table, settings.given(), hash)?.kind;
  const line = drillLine(tableOf(screen), choices);
  useSpokenNotice(kind, isOpen, spokenDrillNotice(kind, line.spoken));
  if (isOpen) return null;
  const { drill, trouble } = drillNotice(kind, line);
  return (
    <div className={styles.notice}>
      <Panel title={DRILL_NOTICE.title} className={stack.stack}>
        {drill && (
          <p>
            <Spoken text={withSigns(drill.text)} spoken={drill.spoken} />
          </p>
        )}
        {trouble && <p className={stack.notice}>{trouble}</p>}
        {drill && <StartButton screen={screen} />}
      </Panel>
    </div>
  );
}

/** The button that starts the drill, right beside its name. */
function StartButton({ screen }: Pick<DrillNoticeProps, 'screen'>) {
  const { registry } = useShell();
  const id = `${screen}-quiz.start`;
  // The screen may publish its commands later.
  useCommandState(() => registry.find(id) !== undefined);
  const start = registry.find(id);
  const command = useMemo<Command | undefined>(() => start && startOf(start), [start]);
  return command && <CommandButton command={command} />;
}

/** The quiz's own start command with a title of one word. */
const startOf = (start: Command): Command => ({
  id: start.id,
  title: DRILL_NOTICE.start,
  ...{ group: start.group, scope: start.scope, hotkeys: start.hotkeys ?? [] },
  get isOffered() {
    return isOffered(start);
  },
  get disabled() {
    return start.disabled;
  },
  run: () => start.run(),
});

/**
 * Announces the link when its screen is opened, and that it no longer counts when a setting has changed; each once, and not
 * while its quiz is running.
 */
function useSpokenNotice(kind: SeedReading['kind'] | undefined, isOpen: boolean, text: string): void {
  const { say, whenQuiet } = useSpeech();
  const told = useRef<typeof kind | 'nothing'>('nothing');
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    if (isOpen) told.current = kind;
    if (told.current === kind) return;
    // A new page is announced first, and takes a screen reader a while.
    return whenQuiet(() => {
      told.current = kind;
      say(latest.current, 'lasting', 'redrawn');
    });
  }, [kind, isOpen, say, whenQuiet]);
}
