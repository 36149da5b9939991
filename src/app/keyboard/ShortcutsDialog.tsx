import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Circumstances, Command } from '../../commands/command';
import { type Hotkey, hotkeyText } from '../../commands/hotkey';
import { useSpeech } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import { CloseButton, Dialog } from '../../ui/Dialog';
import { useSafeId, useShell } from '../../ui/shell';
import styles from './ShortcutsDialog.module.css';
import {
  type Choice,
  isLong,
  matching,
  mostUsed,
  type Shortcut,
  type ShortcutGroup,
  shortcutGroups,
} from './shortcuts';
import { keyRange, SHORTCUTS, shortcutCount, spokenResults } from './text';

interface ShortcutsDialogProps {
  /** The circumstances when the dialog was opened. */
  readonly circumstances: Circumstances;
  /** Opens the keymap editor. */
  readonly change: Command;
  readonly onClose: () => void;
}

/** Every key that works now, by group, and a filter for them. */
export default function ShortcutsDialog({ circumstances, change, onClose }: ShortcutsDialogProps) {
  const { registry, platform } = useShell();
  const { say } = useSpeech();
  const [typed, setTyped] = useState('');
  const bindings = useSyncExternalStore(registry.subscribe, registry.bindings);
  const all = useMemo(
    () => shortcutGroups(bindings, circumstances, platform),
    [bindings, circumstances, platform],
  );
  const groups = matching(all, typed);
  const filter = (next: string) => {
    setTyped(next);
    const found = linesOf(matching(all, next));
    say(spokenResults(found.length, found[0]?.spoken));
  };
  return (
    <Dialog
      title="Keyboard Shortcuts"
      className={styles.dialog}
      onClose={onClose}
      foot={
        <>
          <CloseButton />
          <CommandButton command={change} />
        </>
      }
    >
      <Filter typed={typed} count={linesOf(groups).length} onType={filter} />
      <Groups groups={groups} first={typed.trim() === '' ? mostUsed(groups, platform) : []} />
    </Dialog>
  );
}

const linesOf = (groups: readonly ShortcutGroup[]): readonly Shortcut[] =>
  groups.flatMap(({ shortcuts }) => shortcuts);

interface FilterProps {
  readonly typed: string;
  /** How many shortcuts match. */
  readonly count: number;
  readonly onType: (typed: string) => void;
}

function Filter({ typed, count, onType }: FilterProps) {
  const id = useSafeId();
  return (
    <p className={styles.filter}>
      <label htmlFor={id}>{SHORTCUTS.filter}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={event => onType(event.target.value)}
      />
      <span className={styles.count}>{shortcutCount(count)}</span>
    </p>
  );
}

interface GroupsProps {
  readonly groups: readonly ShortcutGroup[];
  /** The shortcuts listed above all others. */
  readonly first: readonly Shortcut[];
}

function Groups({ groups, first }: GroupsProps) {
  return (
    // Always a Tab stop: it may scroll, and Tab leads from the filter to what is left.
    <section className={styles.list} aria-label={SHORTCUTS.list} {...(groups.length > 0 && { tabIndex: 0 })}>
      {first.length > 0 && (
        <div className={styles.first}>
          <Group group={{ title: SHORTCUTS.mostUsed, shortcuts: first }} />
        </div>
      )}
      <div className={styles.groups}>
        {groups.map(group => (
          <Group key={group.title} group={group} />
        ))}
        {groups.length === 0 && <p>{SHORTCUTS.noMatch}</p>}
      </div>
    </section>
  );
}

function Group({ group: { title, shortcuts } }: { readonly group: ShortcutGroup }) {
  const id = useSafeId();
  return (
    <div className={styles.group}>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>
        {shortcuts.map(shortcut => (
          <Line key={shortcut.id} shortcut={shortcut} />
        ))}
      </ul>
    </div>
  );
}

/** A shortcut, drawn as keys and title and spoken as one text: a screen reader would read out the parts one by one. */
function Line({ shortcut: { runs, title, spoken, choices, rule } }: { readonly shortcut: Shortcut }) {
  const { withSigns } = useShell();
  return (
    <li>
      <span className={choices.length > 0 ? styles.leader : styles.line} aria-hidden="true">
        <span className={styles.keys}>
          {runs.map(run => (
            <Keys key={run[0]} run={run} />
          ))}
        </span>
        <span>
          {withSigns(title)}
          {rule !== undefined && <span className={styles.rule}>{withSigns(rule)}</span>}
        </span>
        {choices.length > 0 && <Choices choices={choices} />}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </li>
  );
}

/** Keys that follow one another, of many the first and the last. */
function Keys({ run }: { readonly run: readonly Hotkey[] }) {
  const { platform, numberRow } = useShell();
  const texts = run.map(hotkey => hotkeyText(hotkey, platform, numberRow));
  if (isLong(run)) return <kbd>{keyRange(texts)}</kbd>;
  return texts.map(text => <kbd key={text}>{text}</kbd>);
}

function Choices({ choices }: { readonly choices: readonly Choice[] }) {
  const { platform, numberRow, withSigns } = useShell();
  return (
    <span className={styles.choices}>
      {choices.map(({ stroke, text }) => (
        <span key={stroke}>
          <kbd>{hotkeyText(stroke, platform, numberRow)}</kbd> {withSigns(text)}
        </span>
      ))}
    </span>
  );
}
