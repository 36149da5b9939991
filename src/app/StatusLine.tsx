import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { type Circumstances, type Command, inEffect } from '../commands/command';
import { followersShown, type Pending } from '../commands/resolve';
import { deskOf, type QuizReport } from '../quiz/desk';
import { readChoices } from '../settings/setting';
import { CommandButton } from '../ui/CommandButton';
import { Kbd } from '../ui/Kbd';
import { useShell } from '../ui/shell';
import styles from './StatusLine.module.css';
import { SCREENS, type ScreenEntry, screenAt } from './screens';

interface StatusLineProps {
  readonly commands: readonly Command[];
  /** What takes a newer version, where one waits. */
  readonly update: Command | undefined;
  readonly pending: Pending | undefined;
  readonly circumstances: () => Circumstances;
}

const HINTS = 5;

/** The bottom line: where you are, what is chosen, what waits, and the keys that matter now. */
export function StatusLine({ commands, update, pending, circumstances }: StatusLineProps) {
  const { pathname, search } = useLocation();
  const { keep } = useShell();
  const desk = deskOf(keep);
  const reports = useSyncExternalStore(desk.subscribe, desk.reports);
  const screen = screenAt(pathname);
  const open = reports.find(({ noun }) => noun === screen?.noun);
  return (
    <footer className={styles.line}>
      <b className={styles.mode}>{open ? 'QUIZ' : (screen?.name.toUpperCase() ?? '?')}</b>
      <span className={styles.texts}>
        {open && <span>{`Question ${open.progress.replace(' of ', '/')}`}</span>}
        {!open && screen && <Chosen screen={screen} search={search} />}
        {reports
          .filter(report => report !== open)
          .map(report => (
            <span key={report.noun}>{waiting(report)}</span>
          ))}
        {update && (
          <span className={styles.update}>
            A new version is ready. <CommandButton command={update} />
          </span>
        )}
      </span>
      {pending ? (
        <Followers pending={pending} />
      ) : (
        <Hints commands={commands} circumstances={circumstances} />
      )}
    </footer>
  );
}

function waiting({ noun, progress }: QuizReport): string {
  const name = SCREENS.find(screen => screen.noun === noun)?.name ?? noun;
  return `${name} quiz waits at ${progress}`;
}

function Chosen({ screen, search }: { screen: ScreenEntry; search: string }) {
  const { drawn } = useShell();
  const texts = useMemo(() => {
    const choices = readChoices(screen.settings, new URLSearchParams(search));
    return screen.settings.rows
      .filter(({ id }) => choices.has(id))
      .map(row => {
        const chosen = row.optionsIn(choices).filter(option => row.isChosen(choices, option));
        return `${row.title ?? row.label}: ${chosen.map(({ text }) => text).join(' ') || 'none'}`;
      });
  }, [screen, search]);
  return <span>{drawn(texts.join(' · ')) || 'ready'}</span>;
}

function Hints({ commands, circumstances }: Pick<StatusLineProps, 'commands' | 'circumstances'>) {
  const { hotkeysOf } = useShell();
  const hintable = commands.filter(({ hint, disabled }) => hint !== undefined && disabled === undefined);
  // Under a dialog the style sheet hides them: nothing is drawn anew when a dialog has gone.
  const hinted = inEffect(hintable, { ...circumstances(), dialogOpen: false })
    .flatMap(({ id, hint, hotkeys = [] }) =>
      hotkeysOf(id, hotkeys)
        .slice(0, 1)
        .map(hotkey => ({ id, hint, hotkey })),
    )
    .slice(0, HINTS);
  return (
    <span className={styles.keys} aria-hidden="true">
      {hinted.map(({ id, hint, hotkey }) => (
        <span key={id}>
          <Kbd hotkey={hotkey} /> {hint}
        </span>
      ))}
    </span>
  );
}

function Followers({ pending }: { pending: Pending }) {
  const { drawn } = useShell();
  return (
    <span className={styles.pending} aria-hidden="true">
      <b>{pending.leader} …</b>
      {followersShown(pending).map(({ stroke, command }) => (
        <span key={`${stroke} ${command.id}`}>
          <kbd className={styles.stroke}>{stroke.replace('shift+', 'Shift ')}</kbd> {drawn(command.title)}
        </span>
      ))}
      <span>
        <kbd className={styles.stroke}>Esc</kbd> never mind
      </span>
    </span>
  );
}
