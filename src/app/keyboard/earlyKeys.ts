/** A press made before the app could handle it. */
export interface EarlyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  /** The time of the press, in milliseconds since the page was opened. */
  readonly time: number;
}

/** The presses recorded so far by the script in the page, and the functions that keep them, both left to the app. */
export interface EarlyKeys {
  readonly presses: EarlyPress[];
  isKept(press: Press): boolean;
  /** Adds a press to those that are still fresh, unless there are enough. */
  add(press: KeyboardEvent): void;
  /** Drops the presses that are too old at a time, in milliseconds since the page was opened. */
  dropOld(now: number): void;
  /** Ends the recording. */
  stop(): void;
}

declare global {
  interface Window {
    earlyKeys?: EarlyKeys;
  }
}

const MOST_PRESSES = 20;

/** The age from which a press is dropped (milliseconds). */
const OLDEST_PRESS = 5000;

/** Presses that follow each other faster than this (in milliseconds) may be one hotkey, or one text. */
const PAUSE = 1000;

/** The keys that are kept: letters of any alphabet, digits, and the signs that open something. */
const KEPT = /^[\p{L}\d,?:.;]$/u;

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'isComposing'
>;

/**
 * Whether a press is kept for the app: one that does nothing by itself, and isn't repeated by holding it down.
 *
 * @example isKept(pressOfTab) // false
 */
export function isKept(press: Press): boolean {
  const { key, code, shiftKey, ctrlKey, altKey, metaKey, repeat, isComposing } = press;
  if (ctrlKey || altKey || metaKey || repeat || isComposing) return false;
  // AZERTY's digits need Shift; the app takes their keys without it, too.
  return KEPT.test(key) || (code.startsWith('Digit') && !shiftKey);
}

/**
 * The presses that aren't too old. One that is too old takes with it those that followed it without a pause: the second key of a
 * sequence would mean something else alone.
 *
 * @param now in milliseconds since the page was opened
 */
export function freshAt(presses: readonly EarlyPress[], now: number): readonly EarlyPress[] {
  const tooOld = presses.findLastIndex(({ time }) => now - time > OLDEST_PRESS);
  if (tooOld < 0) return presses;
  const next = presses.findIndex(
    ({ time }, index) => index > tooOld && time - (presses[index - 1]?.time ?? time) >= PAUSE,
  );
  return next < 0 ? [] : presses.slice(next);
}

/** Adds a press to those that are still fresh, unless there are enough. */
export function addPress(presses: EarlyPress[], press: EarlyPress): void {
  const next = freshAt([...presses, press], press.time).slice(0, MOST_PRESSES);
  presses.splice(0, presses.length, ...next);
}

const pressOf = ({ key, code, shiftKey, timeStamp }: KeyboardEvent): EarlyPress => ({
  ...{ key, code, shiftKey },
  time: timeStamp,
});

/**
 * Records presses while nothing has the focus, until the app handles keys. A pointer press and a moved focus drop them. This
 * function is part of the script in each page, so it must stay small.
 */
export function recordEarlyKeys(page: Window): EarlyKeys {
  const { document } = page;
  const presses: EarlyPress[] = [];
  const recording = new AbortController();
  const options = { capture: true, signal: recording.signal };
  const add = (press: KeyboardEvent) => addPress(presses, pressOf(press));
  const drop = () => presses.splice(0);
  page.addEventListener(
    'keydown',
    event => {
      if ((document.activeElement ?? document.body) === document.body && isKept(event)) add(event);
    },
    options,
  );
  page.addEventListener('focusin', drop, options);
  page.addEventListener('pointerdown', drop, options);
  return {
    ...{ presses, isKept, add },
    dropOld: now => void presses.splice(0, presses.length, ...freshAt(presses, now)),
    stop: () => recording.abort(),
  };
}
