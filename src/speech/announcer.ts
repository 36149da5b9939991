/** Says short texts to a screen reader, one at a time. */
export interface Announcer {
  /** Says a text soon; one that is still unspoken is replaced. An empty text only withdraws it. */
  say(text: string): void;
  /** Takes a text back, whether it has been spoken or not; does nothing where another has come since. */
  withdraw(text: string): void;
  /** Keeps quiet until what it gives back is called; of what was said meanwhile the newest is said then. */
  hold(): () => void;
  /** What the live region holds now. */
  text(): string;
  subscribe(listener: () => void): () => void;
}

/**
 * How long a text waits, in milliseconds: focus that moves at the same time is spoken first, and the emptied region is
 * seen as such, so that the same text can be said twice (measured in Orca).
 */
const SETTLE = 60;

/**
 * Makes an announcer with nothing to say.
 *
 * @param later runs a callback after some milliseconds and gives back what cancels it
 * @example createAnnouncer().text() // ''
 */
export function createAnnouncer(
  later: (run: () => void, ms: number) => () => void = (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
): Announcer {
  const listeners = new Set<() => void>();
  let current = '';
  let unspoken = '';
  let holds = 0;
  let cancel = () => {};

  const show = (text: string) => {
    if (text === current) return;
    current = text;
    for (const listener of listeners) listener();
  };

  const speak = () => {
    show('');
    cancel = later(() => {
      show(unspoken);
      unspoken = '';
    }, SETTLE);
  };

  const release = () => {
    holds -= 1;
    if (holds === 0 && unspoken !== '') speak();
  };

  const say = (text: string) => {
    unspoken = text;
    if (holds > 0) return;
    cancel();
    if (text === '') show('');
    else speak();
  };

  return {
    say,
    withdraw(text) {
      if (text === unspoken || (unspoken === '' && text === current)) say('');
    },
    hold() {
      cancel();
      holds += 1;
      let isHeld = true;
      return () => {
        if (isHeld) release();
        isHeld = false;
      };
    },
    text: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
