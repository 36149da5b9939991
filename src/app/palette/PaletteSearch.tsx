import { Command as Cmdk } from 'cmdk';
import {
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Command } from '../../commands/command';
import { type SearchContext, searchCommands } from '../../commands/search/search';
import { indexCommands } from '../../commands/search/searchIndex';
import { LONGEST_SEARCH, matchedParts } from '../../commands/search/words';
import { useSpeech } from '../../speech/Speech';
import { Kbd } from '../../ui/Kbd';
import { useShell } from '../../ui/shell';
import {
  insteadOf,
  PALETTE,
  resultCount,
  resultName,
  resultNote,
  resultText,
  spokenResult,
} from '../keyboard/text';
import { GROUP_WORDS, KEYWORDS } from './keywords';
import styles from './Palette.module.css';
import type { TypedText } from './typedText';

interface PaletteItemProps {
  readonly command: Command;
  readonly typed: string;
  /** The command's number among all results, from 1, and how many there are: not all of them are rendered. */
  readonly number: number;
  readonly total: number;
  /** Whether typing has paused: until then the command isn't marked as selected for screen readers. */
  readonly isSettled: boolean;
  readonly onChoose: (command: Command, typed: string) => void;
}

/** A command in the palette: its group, its title with the matches underlined, why it is disabled, and its hotkey. */
export const PaletteItem = memo(function PaletteItem({
  command,
  typed,
  number,
  total,
  isSettled,
  onChoose,
}: PaletteItemProps) {
  const { hotkeysOf, withSigns } = useShell();
  const { id, hotkeys = [], disabled, where } = command;
  const [hotkey] = hotkeysOf(id, hotkeys);
  const note = disabled === undefined ? resultNote(command) : undefined;
  return (
    <Cmdk.Item
      asChild
      value={id}
      className={styles.item}
      data-where={where === undefined ? 'here' : 'elsewhere'}
      aria-posinset={number}
      aria-setsize={total}
      onSelect={() => onChoose(command, typed)}
    >
      <div {...(isSettled ? {} : { 'aria-selected': false })}>
        <span className={styles.text} aria-hidden="true">
          {matchedParts(resultText(command), typed).map(({ text, matched, at }) => (
            <span key={at} className={matched ? styles.matched : undefined}>
              {withSigns(text)}
            </span>
          ))}
        </span>
        <span className="visually-hidden">{resultName(command)}</span>
        {note !== undefined && (
          <span className={styles.note} aria-hidden="true">
            {withSigns(note)}
          </span>
        )}
        {disabled !== undefined && where === undefined && <span className={styles.reason}>{disabled}</span>}
        {hotkey && <Kbd hotkey={hotkey} />}
      </div>
    </Cmdk.Item>
  );
});

/** How many results are rendered at first, about as many as fit, and how many more near their end. */
const PAGE = 12;

/** How near to the end of the rendered results a selection renders more. */
const NEAR_END = 3;

const NOTHING: readonly Command[] = [];

/**
 * How long nothing is typed until the first result is marked as selected (milliseconds). A screen reader then says the list,
 * how many results it has, and the first of them: at each key that would drown what is typed (heard in Orca 43.1).
 */
const TYPING_PAUSE = 400;

interface PaletteSearchProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: TypedText;
  readonly commands: readonly Command[];
  readonly contextOf: (typed: string) => SearchContext;
  readonly onChoose: (command: Command, typed: string) => void;
}

/** A text field, and the commands that match it. */
export function PaletteSearch({ field, typed, commands, contextOf, onChoose }: PaletteSearchProps) {
  const [text, setText] = useState('');
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const index = useMemo(() => indexCommands(commands, GROUP_WORDS, KEYWORDS), [commands]);
  const instead = insteadOf(text);
  const found = useMemo(
    () => (instead === undefined ? searchCommands(index, text, contextOf(text)) : NOTHING),
    [index, text, contextOf, instead],
  );
  // Before the first paint, so that the results of an empty field never show.
  useLayoutEffect(
    () => typed.deliver(more => setText(text => (text + more).slice(0, LONGEST_SEARCH))),
    [typed],
  );
  const { shown, onDown } = useShown(found, list);
  const [isSettled, settle] = useSettled(text);
  useSpokenResults(found, instead ?? PALETTE.none);
  const isScrolled = useRef(false);
  // New results start at the top, wherever the list was scrolled: https://github.com/pacocoursey/cmdk/issues/389
  useLayoutEffect(() => {
    // Only if necessary: setting it forces a layout.
    if (list && found && isScrolled.current) list.scrollTop = 0;
  }, [list, found]);
  return (
    <>
      <Cmdk label={PALETTE.field} shouldFilter={false} vimBindings={false} loop>
        <Entry
          field={field}
          text={text}
          list={list}
          results={shown.length > 0 ? 'some' : 'none'}
          onType={typed => setText(typed.slice(0, LONGEST_SEARCH))}
          onDown={onDown}
          onChoosing={settle}
        />
        <Cmdk.List
          ref={setList}
          className={styles.list}
          label={PALETTE.results}
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
              number={index + 1}
              total={found.length}
              isSettled={isSettled}
              onChoose={onChoose}
            />
          ))}
        </Cmdk.List>
      </Cmdk>
      {found.length === 0 && <p className={styles.empty}>{instead ?? PALETTE.empty}</p>}
      <p className={styles.foot} aria-hidden="true">
        <span>{resultCount(found.length, countOf(commands, found))}</span>
        {PALETTE.keys.map(key => (
          <span key={key} className="keyboard-only">
            {key}
          </span>
        ))}
      </p>
    </>
  );
}

/** The number of commands, with the compounds that were found for the typed text. */
const countOf = (commands: readonly Command[], found: readonly Command[]): number =>
  new Set([...commands, ...found].map(({ id }) => id)).size;

interface EntryProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly list: HTMLElement | null;
  readonly results: 'some' | 'none';
  readonly onType: (text: string) => void;
  readonly onDown: () => void;
  /** Called when the selection is about to move or to be run. */
  readonly onChoosing: () => void;
}

const CHOOSING_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter']);

function Entry({ field, text, list, results, onType, onDown, onChoosing }: EntryProps) {
  const active = useActiveItem(list);
  return (
    <div className={styles.entry}>
      <span aria-hidden="true">❯</span>
      <Cmdk.Input asChild value={text} onValueChange={onType}>
        <input
          ref={field}
          className={styles.input}
          aria-label={PALETTE.field}
          placeholder={PALETTE.field}
          role="combobox"
          maxLength={LONGEST_SEARCH}
          aria-expanded={results === 'some'}
          aria-activedescendant={active}
          onKeyDown={event => {
            // The field is the only Tab stop in the palette.
            if (event.key === 'Tab') event.preventDefault();
            if (event.key === 'ArrowDown') onDown();
            // cmdk moves from, and runs, the item marked as selected.
            if (CHOOSING_KEYS.has(event.key)) flushSync(onChoosing);
          }}
        />
      </Cmdk.Input>
    </div>
  );
}

/**
 * The id of the selected item, read from the DOM whenever the selection moves: cmdk's own value is missing at first and stale
 * later.
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
  /** Called when the selection is about to move down. */
  readonly onDown: () => void;
}

/** Renders the first results, since every key makes cmdk process each rendered item; getting near their end renders more. */
function useShown(found: readonly Command[], list: HTMLElement | null): Shown {
  const [rendered, setRendered] = useState({ found, count: PAGE });
  const count = rendered.found === found ? rendered.count : PAGE;
  const shown = useMemo(() => found.slice(0, count), [found, count]);
  useEffect(() => {
    if (!list || count >= found.length) return;
    const scroll = () => {
      const below = list.scrollHeight - list.clientHeight - list.scrollTop;
      if (below < list.clientHeight) setRendered({ found, count: count + PAGE });
    };
    list.addEventListener('scroll', scroll, { passive: true });
    return () => list.removeEventListener('scroll', scroll);
  }, [found, list, count]);
  return {
    shown,
    onDown() {
      const last = [...(list?.querySelectorAll('[role="option"]') ?? [])].slice(-NEAR_END);
      if (last.some(item => item.matches('[data-selected="true"]')))
        setRendered({ found, count: count + PAGE });
    },
  };
}

/** Whether typing has paused, and a function that says it has. */
function useSettled(text: string): readonly [isSettled: boolean, settle: () => void] {
  const [settled, setSettled] = useState<string>();
  const settle = useCallback(() => setSettled(text), [text]);
  useEffect(() => {
    const timer = window.setTimeout(settle, TYPING_PAUSE);
    return () => window.clearTimeout(timer);
  }, [settle]);
  return [settled === text, settle];
}

/** Says that nothing is found and, in the browser's own voice, the first result: a screen reader says that itself. */
function useSpokenResults(found: readonly Command[], none: string): void {
  const { say, sayAloud } = useSpeech();
  const [first] = found;
  const latest = useRef(first);
  latest.current = first;
  // A compound is a new object with each key, so its id is compared.
  const winner = first?.id ?? none;
  useEffect(() => {
    if (latest.current) sayAloud(spokenResult(latest.current));
    else say(winner);
  }, [winner, say, sayAloud]);
}
