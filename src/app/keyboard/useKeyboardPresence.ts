import { useEffect } from 'react';

/** Whether a press goes to a text field, into which an on-screen keyboard types as well. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type]), input[type="text"], textarea');

/** Marks the page once a key has been pressed, so that hotkeys are drawn on a touch screen with a keyboard, too. */
export function useKeyboardPresence(): void {
  useEffect(() => {
    const press = ({ target }: KeyboardEvent) => {
      if (isTyping(target)) return;
      document.documentElement.dataset.keyboard = 'used';
      stop();
    };
    const stop = () => document.removeEventListener('keydown', press, true);
    document.addEventListener('keydown', press, true);
    return stop;
  }, []);
}
