import { type MouseEvent, memo } from 'react';
import type { Command } from '../../commands/command';
import { CommandButton } from '../../ui/CommandButton';
import { useScreen } from '../AppContext';
import { SKIP_LINK } from '../text';
import styles from './Header.module.css';
import { Navigator } from './Navigator';

const MAIN = 'main';

/** Goes to the main area as the link would, but leaves the address alone, whose hash may be the seed of a drill. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById(MAIN);
  main?.focus();
  main?.scrollIntoView();
}

/** The icons that a narrow screen draws in place of the titles of commands. */
const ICONS: Partial<Record<string, string>> = {
  'shell.palette': '❯',
  'shell.shortcuts': '?',
  'shell.settings': '≡',
};

/** The skip link and the prompt line: where you are, where you can go, and the shell's dialogs. */
export const Header = memo(function Header({ commands }: { readonly commands: readonly Command[] }) {
  const screen = useScreen();
  return (
    <header className={styles.header}>
      <a className={styles.skip} href={`#${MAIN}`} onClick={skip}>
        {SKIP_LINK}
      </a>
      <span className={styles.path} aria-hidden="true">
        <b>fretty</b>:~/{screen?.id ?? '?'}$
      </span>
      <Navigator current={screen} />
      <div className={styles.tools}>
        {commands.map(command => (
          <span key={command.id} className={styles.tool} data-icon={ICONS[command.id]}>
            <CommandButton tone="text" command={command} />
          </span>
        ))}
      </div>
    </header>
  );
});
