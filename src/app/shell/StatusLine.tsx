import { memo, useSyncExternalStore } from 'react';
import { type Command, inEffect, isOffered } from '../../commands/command';
import { asDigit, type Hotkey, hotkeyText, type Stroke } from '../../commands/hotkey';
import { distinctFollowers, type Follower } from '../../commands/resolve';
import { useActiveQuizzes } from '../../quiz/quizzes';
import type { ScreenDefinition } from '../../screens/definition';
import { useSettings } from '../../settings/useSettings';
import { CommandButton } from '../../ui/CommandButton';
import { Kbd } from '../../ui/Kbd';
import { useCommandState, useShell } from '../../ui/shell';
import { useScreen } from '../AppContext';
import { spokenPending } from '../keyboard/usePendingSpeech';
import { ALL_DEFAULTS, chosenText, UPDATE } from '../text';
import { DataNews } from './DataNews';
import { ListeningNews } from './ListeningNews';
import { LostQuiz } from './LostQuiz';
import { QuizNews } from './QuizNews';
import styles from './StatusLine.module.css';
import type { ReadCircumstances } from './useCircumstances';

interface StatusLineProps {
  /** Loads a new version if one is ready. */
  readonly update: Command;
  /** The pending leader, and what can follow a leader. */
  readonly leader: Stroke | undefined;
  readonly followers: (leader: Stroke) => readonly Follower[];
  readonly circumstances: ReadCircumstances;
}

const HINTS = 5;

/** The bottom line: the screen, its chosen settings, the running quizzes, and the keys that matter now. */
export const StatusLine = memo(function StatusLine({
  update,
  leader,
  followers,
  circumstances,
}: StatusLineProps) {
  const screen = useScreen();
  const quizzes = useActiveQuizzes();
  const isUpdateReady = useCommandState(() => isOffered(update));
  const open = quizzes.find(quiz => quiz.screen === screen?.id);
  return (
    <footer className={styles.line}>
      <b className={styles.mode}>{open ? 'QUIZ' : (screen?.name.toUpperCase() ?? '?')}</b>
      <span className={styles.texts}>
        <LostQuiz place="line" /> {!open && screen && <Chosen screen={screen} />}{' '}
        <QuizNews quizzes={quizzes} open={open} /> <ListeningNews /> <DataNews />{' '}
        {isUpdateReady && (
          <span className={styles.update}>
            {UPDATE.shown} <CommandButton command={update} />
          </span>
        )}
      </span>
      {leader === undefined ? (
        <Hints circumstances={circumstances} />
      ) : (
        <Followers leader={leader} followers={followers(leader)} />
      )}
    </footer>
  );
});

/** The settings of a screen that differ from their defaults. */
const Chosen = memo(function Chosen({ screen: { id } }: { screen: ScreenDefinition }) {
  const { withSigns } = useShell();
  const settings = useSettings(id);
  const text = useSyncExternalStore(settings.subscribe, () => {
    const now = settings.choices();
    return settings.table.rows
      .filter(row => now.has(row.id) && (row.isShown?.(now) ?? true))
      .map(row => {
        const chosen = row.optionsIn(now).filter(option => row.isChosen(now, option));
        return chosenText(
          row.title ?? row.label,
          chosen.map(option => option.text),
        );
      })
      .join(' · ');
  });
  return <span>{withSigns(text) || ALL_DEFAULTS}</span>;
});

interface Hint {
  readonly id: string;
  readonly hint: string;
  readonly hotkey: Hotkey;
}

/** The few keys that matter now. Under a dialog the style sheet hides them, so that closing it causes no re-render. */
function Hints({ circumstances }: Pick<StatusLineProps, 'circumstances'>) {
  const { registry } = useShell();
  const read = (): readonly Hint[] =>
    inEffect(registry.bindings(), circumstances({ dialogOpen: false }))
      .flatMap(({ command: { id, hint, disabled }, hotkeys: [hotkey] }) =>
        hint === undefined || disabled !== undefined || hotkey === undefined ? [] : [{ id, hint, hotkey }],
      )
      .slice(0, HINTS);
  useCommandState(() =>
    read()
      .map(({ id, hint, hotkey }) => `${id} ${hint} ${hotkey}`)
      .join('\n'),
  );
  return (
    <span className={styles.keys} aria-hidden="true">
      {read().map(({ id, hint, hotkey }) => (
        <span key={id}>
          <Kbd hotkey={hotkey} /> {hint}
        </span>
      ))}
    </span>
  );
}

interface FollowersProps {
  readonly leader: Stroke;
  readonly followers: readonly Follower[];
}

function Followers({ leader, followers }: FollowersProps) {
  const { withSigns, platform, numberRow } = useShell();
  const listed = asDigit(leader) === undefined ? distinctFollowers(followers) : [];
  return (
    <span className={styles.pending} aria-hidden="true">
      <b>{hotkeyText(leader, platform, numberRow)} …</b>
      {/* A digit begins a pair, which is fast: the line must not grow for a moment. */}
      {asDigit(leader) !== undefined && <span>{spokenPending(leader, followers)}</span>}
      {listed.map(({ stroke, command }) => (
        <span key={`${stroke} ${command.id}`}>
          <kbd className={styles.stroke}>{hotkeyText(stroke, platform, numberRow)}</kbd>{' '}
          {withSigns(command.title)}
        </span>
      ))}
      <span>
        <kbd className={styles.stroke}>Esc</kbd> cancel
      </span>
    </span>
  );
}
