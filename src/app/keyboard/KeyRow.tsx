import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { isChanged, keyText, type SlotRow, spokenHotkey } from '../../commands/remap';
import { Spoken } from '../../ui/Spoken';
import { useShell } from '../../ui/shell';
import styles from './KeymapDialog.module.css';
import { changeKeyName, declaredNote, fixedNote, leaderNote } from './text';

interface KeyRowProps {
  readonly row: SlotRow;
  /** The field that takes the new key, while it is open. */
  readonly capture: ReactNode;
  readonly onCapture: () => void;
}

/** A command or a setting, with a button that shows its key and changes it. */
export function KeyRow({ row, capture, onCapture }: KeyRowProps) {
  const { platform } = useShell();
  const { slot, title, spoken, strokes } = row;
  const button = useRef<HTMLButtonElement>(null);
  const notes = [
    ...(slot.kind === 'leader' ? [leaderNote(slot.commands.length)] : []),
    ...(slot.fixed.length > 0 ? [fixedNote(spokenHotkey(slot.fixed, platform))] : []),
    ...(isChanged(row) && slot.declared.length > 0
      ? [declaredNote(spokenHotkey(slot.declared, platform))]
      : []),
  ];
  return (
    <li className={styles.row}>
      <span>
        <Spoken text={title} spoken={spoken} /> <small>{notes.join(', ')}</small>
      </span>
      <button
        ref={button}
        type="button"
        className={styles.key}
        aria-label={changeKeyName(spoken, spokenHotkey(strokes, platform))}
        onClick={onCapture}
      >
        {keyText(strokes, platform)}
      </button>
      {capture && <Returning to={button}>{capture}</Returning>}
    </li>
  );
}

interface ReturningProps {
  readonly to: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Moves the focus, if it is inside, to another element before this one is removed. */
function Returning({ to, children }: ReturningProps) {
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => () => {
      if (inside.current?.contains(document.activeElement)) to.current?.focus();
    },
    [to],
  );
  return (
    <div ref={inside} className={styles.capture}>
      {children}
    </div>
  );
}
