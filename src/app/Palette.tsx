import { Command as Cmdk } from 'cmdk';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Command } from '../commands/command';
import { searchCommands } from '../commands/search';
import { useSpeech } from '../speech/Speech';
import { Dialog } from '../ui/Dialog';
import styles from './Palette.module.css';
import { PaletteItem } from './PaletteItem';

/** More than these are not drawn; typing narrows them (field notes: cmdk slows down past a few hundred). */
const SHOWN = 50;

interface PaletteProps {
  readonly commands: readonly Command[];
  /** Ids of the commands run last from here, the latest first. */
  readonly recent: readonly string[];
  readonly onClose: () => void;
  readonly onRun: (command: Command) => void;
}

/** Every command by its name. What is chosen runs when the palette is gone and the focus is back. */
export default function Palette({ commands, recent, onClose, onRun }: PaletteProps) {
  const [text, setText] = useState('');
  const [selected, setSelected] = useState('');
  const chosen = useRef<Command>(undefined);
  const { say } = useSpeech();
  const offered = useMemo(() => commands.filter(isOffered), [commands]);
  const found = useMemo(() => searchCommands(offered, text, recent), [offered, text, recent]);
  const shown = found.slice(0, SHOWN);
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const active = useActiveItem(list);
  useSpokenCount(text, found);

  const choose = (command: Command) => {
    if (command.disabled !== undefined) {
      say(`Not now: ${command.disabled}`);
      return;
    }
    chosen.current = command;
    onClose();
  };

  return (
    <Dialog
      title="Command palette"
      heading="hidden"
      beneath="grids"
      className={styles.palette}
      onClose={onClose}
      onClosed={() => chosen.current && onRun(chosen.current)}
    >
      <Cmdk
        label="Type a command"
        shouldFilter={false}
        vimBindings={false}
        loop
        value={selected}
        onValueChange={setSelected}
      >
        <div className={styles.entry}>
          <span aria-hidden="true">❯</span>
          <Cmdk.Input asChild value={text} onValueChange={setText}>
            <input
              className={styles.input}
              aria-label="Type a command"
              placeholder="Type a command"
              role="combobox"
              aria-expanded={shown.length > 0}
              aria-activedescendant={active}
              onKeyDown={event => {
                // There is nowhere else to go in here.
                if (event.key === 'Tab') event.preventDefault();
              }}
            />
          </Cmdk.Input>
        </div>
        <Cmdk.List ref={setList} className={styles.list} label="Commands" hidden={shown.length === 0}>
          {shown.map(command => (
            <Cmdk.Item
              key={command.id}
              value={command.id}
              className={styles.item}
              onSelect={() => choose(command)}
            >
              <PaletteItem command={command} typed={text} />
            </Cmdk.Item>
          ))}
        </Cmdk.List>
      </Cmdk>
      {found.length === 0 && <p className={styles.empty}>No command is called that.</p>}
      <p className={styles.foot} aria-hidden="true">
        <span>{`${found.length} of ${offered.length} commands`}</span>
        <span>↑↓ choose</span>
        <span>Enter run</span>
        <span>Esc close</span>
      </p>
    </Dialog>
  );
}

const isOffered = ({ id, scope }: Command) => scope !== 'dialog' && id !== 'shell.palette';

/**
 * The id of the selected item, read from the page whenever cmdk marks another; by itself cmdk sets none at first and
 * keeps a stale one later.
 *
 * @see https://github.com/pacocoursey/cmdk/issues/413
 */
function useActiveItem(list: HTMLElement | null): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    if (!list) return;
    const read = () => setActive(list.querySelector('[aria-selected="true"]')?.id);
    const observer = new MutationObserver(read);
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['aria-selected'] });
    read();
    return () => observer.disconnect();
  }, [list]);
  return active;
}

/** Filtering is silent by itself; this says how many are left, and the first of them. */
function useSpokenCount(text: string, found: readonly Command[]): void {
  const { say } = useSpeech();
  const before = useRef(text);
  useEffect(() => {
    if (text === before.current) return;
    before.current = text;
    const [first] = found;
    say(first ? `${found.length} found: ${first.words ?? first.title}` : 'None found');
  }, [text, found, say]);
}
