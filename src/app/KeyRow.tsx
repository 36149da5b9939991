import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isChanged, keyDrawn, keyWords, type SlotRow } from '../commands/remap';
import { Spoken } from '../ui/Spoken';
import { useShell } from '../ui/shell';
import styles from './KeymapDialog.module.css';

interface KeyRowProps {
  readonly row: SlotRow;
  /** What asks for the new key, while it does. */
  readonly capture: ReactNode;
  readonly onCapture: () => void;
}

/** A command or a setting with its key, which is the button that changes it. */
export function KeyRow({ row, capture, onCapture }: KeyRowProps) {
  const { platform, drawn } = useShell();
  const { slot, title, words, strokes } = row;
  const isOpen = Boolean(capture);
  const button = useButtonAfter(isOpen);
  const notes = [
    ...(slot.kind === 'leader' ? [`begins ${slot.commands.length} shortcuts`] : []),
    ...(isChanged(row) ? [`was ${keyWords(slot.declared)}`] : []),
  ];
  return (
    <li className={styles.row}>
      <span>
        <Spoken drawn={drawn(title)} words={words} /> <small>{notes.join(', ')}</small>
      </span>
      <button
        ref={button}
        type="button"
        className={styles.key}
        aria-label={`Change the key for ${words}, now ${keyWords(strokes)}`}
        aria-expanded={isOpen}
        onClick={onCapture}
      >
        {keyDrawn(strokes, platform)}
      </button>
      {capture}
    </li>
  );
}

/** The button that takes the focus when what it opened goes and had it. */
function useButtonAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isLost) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
