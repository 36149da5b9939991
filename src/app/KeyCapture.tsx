import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  isCharacterStroke,
  isModifierAlone,
  type KeyPress,
  type Stroke,
  strokesOf,
} from '../commands/hotkey';
import { isChanged, keyWords, type SlotRow } from '../commands/remap';
import { useSpeech } from '../speech/Speech';
import { CommandButton } from '../ui/CommandButton';
import { useSafeId, useShell } from '../ui/shell';
import stack from '../ui/stack.module.css';
import styles from './KeymapDialog.module.css';
import { keyPressOf } from './keyPress';

interface KeyCaptureProps {
  readonly row: SlotRow;
  /** Takes what was pressed, or nothing for a press that no hotkey may use; gives the reason where it is refused. */
  readonly onPress: (stroke: Stroke | undefined) => string | undefined;
  readonly onClear: () => void;
  /** The user has canceled, or gone elsewhere. */
  readonly onClose: () => void;
}

const IN_WORDS = { key: 'the new key', leader: 'the new first key' } as const;

/**
 * Asks for a new key. A text field takes the press, since a screen reader leaves letters to nothing else; what arrives as
 * text alone, from a keyboard on the screen or from an input method, counts as well.
 */
export function KeyCapture({ row, onPress, onClear, onClose }: KeyCaptureProps) {
  const { platform } = useShell();
  const { say } = useSpeech();
  const [refusal, setRefusal] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [hintId, refusalId] = [useSafeId(), useSafeId()];
  const { slot, words, strokes } = row;
  useEffect(() => field.current?.focus(), []);

  const give = (stroke: Stroke | undefined) => {
    const reason = onPress(stroke);
    if (reason === undefined) return;
    setRefusal(reason);
    say(`Refused. ${reason}`);
  };
  const take = (press: KeyPress) => give(strokesOf(press, platform).find(isCharacterStroke));
  const shared = { group: 'Fretty', scope: 'dialog' } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is no control; the blur of what is in it bubbles here, see https://react.dev/reference/react-dom/components/common#focusevent-handler
    <div
      className={styles.capture}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <p id={hintId}>{`Press ${IN_WORDS[slot.kind]} for ${words}. Escape keeps ${keyWords(strokes)}.`}</p>
      <div className={stack.row}>
        <input
          ref={field}
          className={styles.field}
          aria-label={`New key for ${words}`}
          aria-invalid={refusal !== ''}
          aria-describedby={hintId}
          // A description that changes is read out by itself in Orca, and the refusal is spoken already.
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
          <CommandButton command={{ ...shared, id: 'keymap.clear', title: 'No Key', run: onClear }} />
        )}
        {isChanged(row) && (
          <CommandButton
            command={{
              ...shared,
              id: 'keymap.default',
              title: `Back to ${keyWords(slot.declared)}`,
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

const KEYS_OF_TEXT = /^(Dead|Process|Unidentified)$/;

/** What types a character is taken here; all else, such as Tab, Escape and keys with Ctrl, stays the browser's. */
function pressIn({ nativeEvent: event }: KeyboardEvent, take: (press: KeyPress) => void): void {
  const press = keyPressOf(event);
  if (event.isComposing || isModifierAlone(press) || KEYS_OF_TEXT.test(press.key)) return;
  const isCommanded = (press.ctrl || press.meta || press.alt) && !press.altGraph;
  if (press.key.length !== 1 || isCommanded) return;
  event.preventDefault();
  if (!event.repeat) take(press);
}

/** A text that no key press brought. */
function typedIn(event: FormEvent<HTMLInputElement>, take: (press: KeyPress) => void): void {
  const { nativeEvent, currentTarget: field } = event;
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
  const key = field.value.trim().at(-1);
  field.value = '';
  if (key === undefined) return;
  const shift = key !== key.toLowerCase();
  take({ key, code: '', ctrl: false, meta: false, alt: false, altGraph: false, shift });
}
