import { useLayoutEffect, useRef } from 'react';
import type { Circumstances } from '../../commands/command';
import { isModifierAlone } from '../../commands/numberRow';
import type { TypedText } from '../palette/typedText';
import type { Popup } from '../popups';
import type { EarlyKeys, EarlyPress } from './earlyKeys';
import { keyPressOf } from './keyPress';

interface EarlyKeysDeps {
  readonly popup: Popup;
  readonly circumstances: () => Circumstances;
  /** Collects the text typed after the key that opened the palette. */
  readonly typed: TypedText;
}

/**
 * Presses the keys that were recorded before the app could handle them, each once the one before has been drawn. Call it after
 * the hook that handles hotkeys.
 */
export function useEarlyKeys(deps: EarlyKeysDeps): void {
  const latest = useRef(deps);
  latest.current = deps;
  useLayoutEffect(() => {
    const { earlyKeys } = window;
    earlyKeys?.stop();
    if (earlyKeys === undefined || earlyKeys.presses.length === 0) return;
    return replay(earlyKeys, () => latest.current);
  }, []);
}

/**
 * Presses keys one by one. Those pressed meanwhile wait behind them. The rest is dropped by any press that isn't kept, a
 * pointer, a quiz, a dialog, and a focus on anything that has keys of its own: they would go to something nobody had seen.
 *
 * @param early its presses are removed as they are pressed
 * @returns a function that stops
 */
function replay(early: EarlyKeys, deps: () => EarlyKeysDeps): () => void {
  const { presses } = early;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let isPressing = false;
  let cancel = () => {};
  const stop = () => {
    listening.abort();
    cancel();
  };
  const drop = () => {
    presses.splice(0);
    stop();
  };
  const wait = () => {
    cancel = onceDrawn(step);
  };
  const step = () => {
    const { popup, typed } = deps();
    if (popup === 'palette') typed.type(presses.map(({ key }) => key).join(''));
    early.dropOld(performance.now());
    if (!isFree(deps().circumstances())) drop();
    const [press] = presses;
    if (press === undefined) stop();
    else if (isPageDrawn()) {
      presses.shift();
      isPressing = true;
      dispatch(press);
      isPressing = false;
      wait();
    } else wait();
  };
  const queue = (event: KeyboardEvent) => {
    if (isPressing || isModifierAlone(keyPressOf(event))) return;
    if (!event.repeat && !early.isKept(event)) return drop();
    event.stopImmediatePropagation();
    event.preventDefault();
    if (!event.repeat) early.add(event);
  };
  window.addEventListener('keydown', queue, options);
  window.addEventListener('pointerdown', drop, options);
  wait();
  return stop;
}

/** Dispatches an early press where the focus is, so that it is handled like any other press. */
function dispatch({ key, code, shiftKey }: EarlyPress): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }),
  );
}

/** Whether nothing has come in between: no quiz, no dialog, and no focus but where hotkeys move it, the heading and the neck. */
const isFree = ({ quiz, dialogOpen }: Circumstances): boolean =>
  quiz === 'none' &&
  !dialogOpen &&
  (document.activeElement ?? document.body).matches('body, h1, [role="gridcell"]');

/** Whether the page is drawn: a screen that was opened by an earlier key may still be loading. */
const isPageDrawn = (): boolean => document.querySelector('main h1') !== null;

/** Calls back once the next frame has been painted; a hidden page paints nothing. Returns a function that cancels it. */
function onceDrawn(run: () => void): () => void {
  let timer: number | undefined;
  const soon = () => {
    timer = window.setTimeout(run);
  };
  const frame = document.hidden ? undefined : requestAnimationFrame(soon);
  if (frame === undefined) soon();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
