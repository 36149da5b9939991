import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import type { IntervalsCommands } from './commands';
import type { Played } from './playedInterval';
import styles from './RecentlyPlayed.module.css';
import { NOTHING_RECENT } from './text';

interface RecentlyPlayedProps {
  readonly played: Played;
  readonly commands: IntervalsCommands;
}

/** What was played in practice, the newest first; each can be played again. It changes without a word. */
export function RecentlyPlayed({ played: { recent }, commands }: RecentlyPlayedProps) {
  return (
    <Panel title="Recently Played" className={styles.recent}>
      <CommandButton tone="text" command={commands.replay} whenDisabled="keep-quiet" />
      {recent.length === 0 ? (
        <p>{NOTHING_RECENT}</p>
      ) : (
        <ol className={styles.list}>
          {commands.recent.slice(0, recent.length).map(command => (
            <li key={command.id}>
              <CommandButton tone="text" command={command} whenDisabled="keep-quiet" />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
