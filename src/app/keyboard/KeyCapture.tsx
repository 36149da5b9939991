import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Stroke, strokesOf } from '../../commands/hotkey';
import { fits, isPedalStroke } from '../../commands/keymap';
import { isModifierAlone, type KeyPress } from '../../commands/numberRow';
import { isChanged, type SlotRow, spokenHotkey } from '../../commands/remap';
import { useSpeech } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import { useSafeId, useShell } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import styles from './KeymapDialog.module.css';
import { keyPressOf } from './keyPress';
import { captureHint, captureName, resetKeyTitle, spokenRefusal } from './text';

interface KeyCaptureProps {
  readonly row: SlotRow;
  /** Handles a press (`undefined` if it can't be a hotkey); returns the reason if it is refused. */
  readonly onPress: (stroke: Stroke | undefined) => string | undefined;
  readonly onClear: () => void;
  /** Called when the user cancels or moves the focus elsewhere. */
  readonly onClose: () => void;
}

/**
 * Asks for a new key. The press goes to a text field, the only element to which a screen reader passes letters. Text that
 * arrives without a key press, from an on-screen keyboard or an input method, counts too.
 */
export function KeyCapture({ row, onPress, onClear, onClose }: KeyCaptureProps) {
  const { platform } = useShell();
  const { say } = useSpeech();
  const [refusal, setRefusal] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [hintId, refusalId] = [useSafeId(), useSafeId()];
  const { slot, spoken, strokes } = row;
  useEffect(() => field.current?.focus(), []);
  useFocusOutside(frame, onClose);

  const give = (stroke: Stroke | undefined) => {
    const reason = onPress(stroke);
    if (reason === undefined) return;
    setRefusal(reason);
    say(spokenRefusal(reason));
  };
  const take = (press: KeyPress) => give(strokesOf(press, platform).find(stroke => fits(slot.kind, stroke)));
  const shared = { group: 'Fretty', scope: 'dialog' } as const;
  return (
    <div ref={frame}>
      <p id={hintId}>{captureHint(slot.kind, spoken, spokenHotkey(strokes, platform))}</p>
      <div className={stack.row}>
        <input
          ref={field}
          className={styles.field}
          aria-label={captureName(spoken)}
          aria-invalid={refusal !== ''}
          aria-describedby={hintId}
          // Orca reads out a changed description, and the refusal is already spoken.
          aria-errormessage={refusal === '' ? undefined : refusalId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={event => pressIn(event, take)}
          onInput={event => typedIn(event, take)}
          onCompositionEnd={event => typedIn(event, take)}
        />
        <CommandButton command={{ ...shared, id: 'keymap.keep', title: 'Cancel', run: onClose }} />
        {strokes.length > 0 && (
          <CommandButton command={{ ...shared, id: 'keymap.clear', title: 'Remove Key', run: onClear }} />
        )}
        {isChanged(row) && slot.declared.length > 0 && (
          <CommandButton
            command={{
              ...shared,
              id: 'keymap.default',
              title: resetKeyTitle(spokenHotkey(slot.declared, platform)),
              run: () => give(slot.declared[0]),
            }}
          />
        )}
      </div>
      {refusal !== '' && (
        <p id={refusalId} className={stack.notice}>
          {refusal}
        </p>
      )}
    </div>
  );
}

/**
 * Calls back once the focus has arrived outside an element. If that were removed while the focus is on its way, the dialog
 * would get it, and a screen reader would read out all of it.
 */
function useFocusOutside(frame: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useEffect(() => {
    const arrive = ({ target }: FocusEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) latest.current();
    };
    document.addEventListener('focusin', arrive);
    return () => document.removeEventListener('focusin', arrive);
  }, [frame]);
}

const NO_CHARACTER = /^(Dead|Process|Unidentified)$/;

/** Takes a press that types a character or that a pedal may send; Tab, Escape and keys with Ctrl are left to the browser. */
function pressIn({ nativeEvent: event }: KeyboardEvent, take: (press: KeyPress) => void): void {
  const press = keyPressOf(event);
  if (event.isComposing || isModifierAlone(press) || NO_CHARACTER.test(press.key)) return;
  const isShortcut = (press.ctrl || press.meta || press.alt) && !press.altGraph;
  const isKey = press.key.length === 1 || isPedalStroke(press.key);
  if (!isKey || isShortcut) return;
  event.preventDefault();
  if (!event.repeat) take(press);
}

/** Takes text that arrived without a key press. */
function typedIn(event: FormEvent<HTMLInputElement>, take: (press: KeyPress) => void): void {
  const { nativeEvent, currentTarget: field } = event;
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
  const key = field.value.trim().at(-1);
  field.value = '';
  if (key === undefined) return;
  const shift = key !== key.toLowerCase();
  take({ key, code: '', ctrl: false, meta: false, alt: false, altGraph: false, shift });
}
