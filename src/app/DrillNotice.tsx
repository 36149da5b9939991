import { type ComponentType, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ScreenId } from '../commands/screenId';
import { linkIn } from '../quiz/drillQuery';
import { useActiveQuizzes } from '../quiz/Quizzes';
import type { SeedReading } from '../quiz/seed';
import { type DrillPart, drillLine } from '../screens/drillText';
import { DRILL_TEXTS } from '../screens/drillTexts';
import { useChoices, useSettings } from '../settings/useSettings';
import { useSpeech } from '../speech/Speech';
import { KeyTip } from '../ui/KeyTip';
import { Panel } from '../ui/Panel';
import prose from '../ui/prose.module.css';
import { Spoken } from '../ui/Spoken';
import { useShell } from '../ui/shell';
import stack from '../ui/stack.module.css';
import styles from './DrillNotice.module.css';
import { DRILL_NOTICE, drillNotice, spokenDrillNotice } from './drillNoticeText';

interface DrillNoticeProps {
  readonly screen: ScreenId;
  /** What the screen says of its drills. */
  readonly parts: readonly DrillPart[];
}

/** Loads the notice about a link, with the texts of its screen. */
export async function drillNoticeOn(screen: ScreenId): Promise<ComponentType> {
  const parts = (await DRILL_TEXTS[screen]?.()) ?? [];
  return () => <DrillNotice screen={screen} parts={parts} />;
}

/** Says what the drill of a link is, and whether everyone gets the same questions, until it starts; spoken, too. */
function DrillNotice({ screen, parts }: DrillNoticeProps) {
  const settings = useSettings(screen);
  const { withSigns } = useShell();
  const choices = useChoices(settings);
  const hash = useSyncExternalStore(settings.subscribe, settings.hash);
  const isOpen = useActiveQuizzes().some(quiz => quiz.screen === screen);
  const kind = linkIn(settings.table, settings.given(), hash)?.kind;
  const line = drillLine(settings.table, parts, choices);
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
        {drill && (
          <ul className={prose.keys}>
            <KeyTip keys={[{ id: `${screen}-quiz.start`, hotkey: 'q' }]}>{DRILL_NOTICE.starts}</KeyTip>
          </ul>
        )}
      </Panel>
    </div>
  );
}

/**
 * Says what the link is when its screen is opened, and that it no longer counts when a setting has changed; each once, and not
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
