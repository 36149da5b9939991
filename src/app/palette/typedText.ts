import { useLayoutEffect, useState } from 'react';
import { isComposing } from '../../ui/heading';
import type { Popup } from '../popups';

/** Text that is typed for a field before the field is there. */
export interface TypedText {
  type(text: string): void;
  /** Removes the last character, as Backspace does. */
  erase(): void;
  clear(): void;
  /** Whether no field has taken the text yet. */
  readonly isAwaited: boolean;
  /** Hands a field the text typed so far and from now on; returns a function that ends that. */
  deliver(receive: (text: string) => void): () => void;
}

export function createTypedText(): TypedText {
  let text = '';
  let receiver: ((text: string) => void) | undefined;
  const pass = () => {
    if (receiver === undefined || text === '') return;
    receiver(text);
    text = '';
  };
  return {
    type(more) {
      text += more;
      pass();
    },
    erase() {
      text = text.slice(0, -1);
    },
    clear() {
      text = '';
    },
    get isAwaited() {
      return receiver === undefined;
    },
    deliver(receive) {
      receiver = receive;
      pass();
      return () => {
        receiver = undefined;
      };
    },
  };
}

/** Collects the text typed for the palette while its code is loading. */
export function usePaletteText(popup: Popup): TypedText {
  const [typed] = useState(createTypedText);
  useLayoutEffect(() => {
    if (popup !== 'palette') return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, repeat } = event;
      if (!typed.isAwaited || isComposing(event)) return;
      if (metaKey || (ctrlKey !== altKey && !event.getModifierState('AltGraph'))) return;
      if (key === 'Backspace') typed.erase();
      else if (key.length !== 1) return;
      else if (!repeat) typed.type(key);
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('keydown', press, true);
      typed.clear();
    };
  }, [popup, typed]);
  return typed;
}
