import { Command as Cmdk } from 'cmdk';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Command } from '../commands/command';
import { indexCommands, LONGEST_SEARCH, searchCommands } from '../commands/search';
import { useSpeech } from '../speech/Speech';
import styles from './Palette.module.css';
import { PaletteItem } from './PaletteItem';

/** So many are drawn at first, about as many as are in sight, and so many more whenever one comes near the last of them. */
const PAGE = 12;

/** How many the last of them are. */
const NEAR = 3;

interface PaletteSearchProps {
  readonly commands: readonly Command[];
  /** Ids of the commands run last from here, the latest first. */
  readonly recent: readonly string[];
  readonly onChoose: (command: Command) => void;
}

/** A field to type into, and beneath it the commands that are meant. */
export function PaletteSearch({ commands, recent, onChoose }: PaletteSearchProps) {
  const [text, setText] = useState('');
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const index = useMemo(() => indexCommands(commands.filter(isListed)), [commands]);
  const found = useMemo(() => searchCommands(index, text, recent), [index, text, recent]);
  const { shown, goOn } = useShown(found, list);
  useSpokenCount(text, found);
  const isScrolled = useRef(false);
  // What was found anew begins with the first, wherever one had scrolled to: https://github.com/pacocoursey/cmdk/issues/389
  useLayoutEffect(() => {
    // Setting it lays the page out at once, wherever it stood.
    if (list && found && isScrolled.current) list.scrollTop = 0;
  }, [list, found]);
  return (
    <>
      <Cmdk label="Type a command" shouldFilter={false} vimBindings={false} loop>
        <Entry
          text={text}
          list={list}
          results={shown.length > 0 ? 'some' : 'none'}
          onType={typed => setText(typed.slice(0, LONGEST_SEARCH))}
          onDown={goOn}
        />
        <Cmdk.List
          ref={setList}
          className={styles.list}
          label="Commands"
          hidden={shown.length === 0}
          onScroll={({ currentTarget }) => {
            isScrolled.current = currentTarget.scrollTop > 0;
          }}
        >
          {shown.map((command, index) => (
            <PaletteItem
              key={command.id}
              command={command}
              typed={text}
              place={index + 1}
              total={found.length}
              onChoose={onChoose}
            />
          ))}
        </Cmdk.List>
      </Cmdk>
      {found.length === 0 && <p className={styles.empty}>No matching commands</p>}
      <p className={styles.foot} aria-hidden="true">
        <span>{`${found.length} of ${index.length} commands`}</span>
        <span>↑↓ choose</span>
        <span>Enter run</span>
        <span>Esc close</span>
      </p>
    </>
  );
}

interface EntryProps {
  readonly text: string;
  readonly list: HTMLElement | null;
  readonly results: 'some' | 'none';
  readonly onType: (text: string) => void;
  readonly onDown: () => void;
}

function Entry({ text, list, results, onType, onDown }: EntryProps) {
  const active = useActiveItem(list);
  return (
    <div className={styles.entry}>
      <span aria-hidden="true">❯</span>
      <Cmdk.Input asChild value={text} onValueChange={onType}>
        <input
          className={styles.input}
          aria-label="Type a command"
          placeholder="Type a command"
          role="combobox"
          maxLength={LONGEST_SEARCH}
          aria-expanded={results === 'some'}
          aria-activedescendant={active}
          onKeyDown={event => {
            // There is nowhere else to go in here.
            if (event.key === 'Tab') event.preventDefault();
            if (event.key === 'ArrowDown') onDown();
          }}
        />
      </Cmdk.Input>
    </div>
  );
}

const isListed = ({ id, scope }: Command) => scope !== 'dialog' && id !== 'shell.palette';

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

interface Shown {
  readonly shown: readonly Command[];
  /** Told when one goes down from the selected item. */
  readonly goOn: () => void;
}

/** The first of what was found, since cmdk works on every drawn item at each key. Coming near the last of them draws more. */
function useShown(found: readonly Command[], list: HTMLElement | null): Shown {
  const [drawn, setDrawn] = useState({ found, count: PAGE });
  const count = drawn.found === found ? drawn.count : PAGE;
  const shown = useMemo(() => found.slice(0, count), [found, count]);
  useEffect(() => {
    if (!list || count >= found.length) return;
    const scroll = () => {
      const below = list.scrollHeight - list.clientHeight - list.scrollTop;
      if (below < list.clientHeight) setDrawn({ found, count: count + PAGE });
    };
    list.addEventListener('scroll', scroll, { passive: true });
    return () => list.removeEventListener('scroll', scroll);
  }, [found, list, count]);
  return {
    shown,
    goOn() {
      const last = [...(list?.querySelectorAll('[role="option"]') ?? [])].slice(-NEAR);
      if (last.some(item => item.matches('[aria-selected="true"]'))) setDrawn({ found, count: count + PAGE });
    },
  };
}

/** Filtering is silent by itself; this says how many are left, and the first of them. */
function useSpokenCount(text: string, found: readonly Command[]): void {
  const { say } = useSpeech();
  const before = useRef(text);
  useEffect(() => {
    if (text === before.current) return;
    before.current = text;
    const [first] = found;
    say(first ? `${found.length} found: ${first.spoken ?? first.title}` : 'None found');
  }, [text, found, say]);
}
