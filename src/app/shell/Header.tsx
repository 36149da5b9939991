import clsx from 'clsx';
import { type MouseEvent, memo, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Command } from '../../commands/command';
import { SCREENS } from '../../screens';
import type { ScreenDefinition } from '../../screens/definition';
import { CommandButton } from '../../ui/CommandButton';
import { useAppState, useLocation, useScreen } from '../AppContext';
import { invitationTo, navigatorName, SKIP_LINK } from '../text';
import styles from './Header.module.css';

/** The dropdown with links to the screens. */
export function Navigator({ current }: { current: ScreenDefinition | undefined }) {
  const { navigation } = useAppState();
  const { key } = useLocation();
  // The menu is open only on the page it was opened on, so any change of page closes it.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === key;
  const close = () => setOpenOn(undefined);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useId();
  useDismissal(box, open, how => {
    close();
    if (how === 'escape') button.current?.focus();
  });

  return (
    <div ref={box} className={styles.navigator}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? menu : undefined}
        onClick={() => setOpenOn(open ? undefined : key)}
      >
        {navigatorName(current ?? { name: 'Notes' })}
      </button>
      {open && (
        <nav id={menu} className={styles.menu} aria-label="Screens">
          <ul>
            {SCREENS.map(({ id, ...screen }) => (
              <li key={id}>
                <Link
                  to={navigation.addressOf(id)}
                  aria-current={id === current?.id ? 'page' : undefined}
                  onClick={() => {
                    close();
                    if (id === current?.id) button.current?.focus();
                  }}
                >
                  {invitationTo(screen)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Where each key leads among some links, from the one that has the focus; from the button that is before all of them. */
const MOVES: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowDown: (from, last) => (from === last ? 0 : from + 1),
  ArrowUp: (from, last) => (from <= 0 ? last : from - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus to another link of the open menu, as the arrows do in a menu. */
function moveAmongLinks(box: HTMLElement, event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || !(target instanceof Node) || !box.contains(target)) return;
  const links: readonly Node[] = [...box.querySelectorAll('a')];
  const from = links.indexOf(target);
  const to = MOVES[key]?.(from, links.length - 1);
  if (to === undefined) return;
  event.preventDefault();
  box.querySelectorAll('a')[to]?.focus();
}

/** Calls back when a press outside a box, or Escape, should close it. */
function useDismissal(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (how: 'outside' | 'escape') => void,
): void {
  const latest = useRef(onDismiss);
  latest.current = onDismiss;
  useEffect(() => {
    if (!open) return;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) latest.current('outside');
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current('escape');
      else if (box.current) moveAmongLinks(box.current, event);
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [open, box]);
}

const MAIN = 'main';

/** Goes to the main area as the link would, but leaves the address alone, whose hash may be the seed of a drill. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById(MAIN);
  main?.focus();
  main?.scrollIntoView();
}

/** The command that is of no use without a keyboard. */
const KEYS_ONLY = 'shell.shortcuts';

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
          <span
            key={command.id}
            className={clsx(styles.tool, command.id === KEYS_ONLY && 'keyboard-only')}
            data-icon={ICONS[command.id]}
          >
            <CommandButton tone="text" command={command} />
          </span>
        ))}
      </div>
    </header>
  );
});
