import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isChanged, keyText, type SlotRow, spokenHotkey } from '../commands/remap';
import { Spoken } from '../ui/Spoken';
import { useShell } from '../ui/shell';
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
  const isOpen = Boolean(capture);
  const button = useFocusAfter(isOpen);
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
        aria-expanded={isOpen}
        onClick={onCapture}
      >
        {keyText(strokes, platform)}
      </button>
      {capture}
    </li>
  );
}

/** The button, which gets the focus back if what it opened closes with the focus inside. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isLost) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
