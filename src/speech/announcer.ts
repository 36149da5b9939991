import { createFollowers, createListeners } from '../listeners';
import { byTimer, MUTE, type SetTimer, type Speaker, type VoicePresence } from './speaker';

/** Callbacks waiting for silence. */
export interface Quiet {
  /** Runs a callback once after a short silence; returns a function that cancels it. */
  when(run: () => void): () => void;
  /** Called when `isQuiet` may have changed. */
  changed(): void;
}

/** The silence before callbacks run (milliseconds): a breath between a verdict and the next question. */
const BREATH = 250;

/**
 * Creates the queue of callbacks that wait for an announcer to be quiet.
 *
 * @param isQuiet whether nothing is being said or waiting to be said, and nothing delays the callbacks
 */
export function createQuiet(isQuiet: () => boolean, later: SetTimer): Quiet {
  const waiting = new Set<() => void>();
  let cancel = () => {};

  const runAll = () => {
    const runs = [...waiting];
    waiting.clear();
    for (const run of runs) run();
  };

  const changed = () => {
    cancel();
    if (waiting.size > 0 && isQuiet()) cancel = later(runAll, BREATH);
  };

  return {
    when(run) {
      // A new function, since the same callback may be added twice.
      const entry = () => run();
      waiting.add(entry);
      changed();
      return () => waiting.delete(entry);
    },
    changed,
  };
}

/** Timers that stop during delays. */
export interface DelayedTimers {
  /** Runs a callback after that many milliseconds in a row without a delay; returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** Called when a delay has begun or ended. */
  changed(): void;
}

interface Timer {
  readonly milliseconds: number;
  readonly run: () => void;
  cancel: () => void;
}

/**
 * Creates timers that stop when a delay begins and start over when it ends.
 *
 * @example createDelayedTimers(() => isDialogOpen, byTimer).after(600, next) // runs `next` 600 ms after the dialog is closed
 */
export function createDelayedTimers(isDelayed: () => boolean, later: SetTimer): DelayedTimers {
  const timers = new Set<Timer>();

  const restart = (timer: Timer) => {
    timer.cancel();
    if (isDelayed()) return;
    timer.cancel = later(() => {
      timers.delete(timer);
      timer.run();
    }, timer.milliseconds);
  };

  return {
    after(milliseconds, run) {
      const timer: Timer = { milliseconds, run, cancel: () => {} };
      timers.add(timer);
      restart(timer);
      return () => {
        timer.cancel();
        timers.delete(timer);
      };
    },
    changed: () => timers.forEach(restart),
  };
}

/** A space that can't be heard or seen, but makes a text differ from the same text without it. */
const NO_BREAK_SPACE = '\u00A0';

/**
 * Creates the text of the live region, empty at first. Orca drops a text that equals the last one it was given there, even if
 * the region was emptied in between (heard in Orca 43.1), so when a text is repeated, one of the two ends in a no-break space.
 *
 * @param changed called after each change
 */
export function createRegion(changed: () => void) {
  let text = '';
  let lastShown = '';
  return {
    text: () => text,
    /** Whether the region has a text, with or without the space. */
    holds: (said: string): boolean => text === said || text === said + NO_BREAK_SPACE,
    /** Shows a text, or empties the region. */
    show(said: string) {
      if (said === '' && text === '') return;
      text = said !== '' && said === lastShown ? said + NO_BREAK_SPACE : said;
      if (text !== '') lastShown = text;
      changed();
    },
  };
}

/**
 * How a text competes with others. A newer text replaces a remark or news, but neither replaces nor interrupts a lasting
 * text. While speech is paused, a remark doesn't replace news: it mattered only at its moment, so it's dropped.
 */
export type Weight = 'remark' | 'news' | 'lasting';

/** How much of the page re-renders along with a text; a large change keeps a screen reader busy for a while. */
export type PageChange = 'slight' | 'redrawn';

/** The state of the browser's own voice: turned off or, if turned on, whether the browser has one. */
export type VoiceState = 'off' | VoicePresence;

/** Announces short texts, one at a time, through a screen reader or in the browser's own voice, never both. */
export interface Announcer {
  /**
   * Announces a text soon, by default as a remark, replacing texts that are being spoken or still waiting. An empty text only
   * silences that.
   *
   * @returns a function that cancels the text while it waits, unless it is lasting
   */
  say(text: string, weight?: Weight, page?: PageChange): () => void;
  /** Speaks a text in the browser's voice only, for events that a screen reader announces on its own. */
  sayAloud(text: string): void;
  /** Withdraws a text, spoken or not; does nothing if another has replaced it. */
  withdraw(text: string): void;
  /** Silences the browser's voice immediately and drops the waiting texts; doesn't affect a screen reader. */
  cancel(): void;
  /** Pauses speech; returns a function that resumes it with the latest text. */
  pause(): () => void;
  /** Runs a callback once everything has been said; returns a function that cancels it. */
  whenQuiet(run: () => void): () => void;
  /** Delays the callbacks of `whenQuiet` and `after`, but no speech; returns a function that ends the delay. */
  delayIdle(): () => void;
  /** Whether something delays the callbacks: an open dialog or a paused quiz. */
  isDelayed(): boolean;
  /** Runs a callback after a time without delays; returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /**
   * Calls back with the text that is being spoken, if any, when one begins, and with `undefined` when it has ended.
   *
   * @returns a function that ends that
   */
  follow(follower: (spoken: Spoken | undefined) => void): () => void;
  /** Turns the browser's voice on, if there is one, or off. */
  setVoice(wish: 'on' | 'off'): void;
  voice(): VoiceState;
  /** The text in the live region; a repeated one may end in a no-break space. */
  text(): string;
  /** Calls the listener when the live region, the state of the voice, or `isDelayed` changes. */
  subscribe(listener: () => void): () => void;
}

/** A text that is being spoken: by the browser's voice, or by a screen reader, if there is one. */
export interface Spoken {
  readonly text: string;
  readonly by: 'voice' | 'reader';
}

interface Said {
  readonly text: string;
  readonly weight: Weight;
  readonly page: PageChange;
}

/** The text being spoken. A screen reader doesn't report when it has finished, so its time is estimated. */
interface Hearing extends Said, Spoken {}

/**
 * How long a text waits (milliseconds). A screen reader has time to announce the new focus first. A voice that was just
 * canceled has time to fall silent: a browser may lose a text given to it immediately. Orca drops what arrives while more
 * than fifty changes wait for it, and a whole neck has more cells than that (measured).
 */
const SETTLE: Readonly<Record<PageChange, number>> = { slight: 60, redrawn: 700 };

/** An estimate of how long a screen reader takes (milliseconds): to begin, and for each character. */
const READING = { begin: 500, character: 65 };

/**
 * How long a screen reader is estimated to take for a text (milliseconds).
 *
 * @example readingTime('Correct!') // 1020
 */
export const readingTime = (text: string): number => READING.begin + text.length * READING.character;

const isLasting = ({ weight }: Said): boolean => weight === 'lasting';

const pageOf = (texts: readonly Said[]): PageChange =>
  texts.some(({ page }) => page === 'redrawn') ? 'redrawn' : 'slight';

const joined = (texts: readonly Said[]): Said => ({
  text: texts.map(({ text }) => text).join(' '),
  weight: texts.some(isLasting) ? 'lasting' : 'news',
  page: pageOf(texts),
});

const isRemark = ({ weight }: Said): boolean => weight === 'remark';

/** The waiting texts after another is added. */
function waitingWith(next: Said, waiting: readonly Said[], isPaused: boolean): readonly Said[] {
  const isDropped = isPaused && isRemark(next) && !waiting.every(isRemark);
  return isDropped ? waiting : [...waiting.filter(isLasting), next];
}

/** Counts requests that are in effect, and notifies when one is made or released. */
function createTally(changed: () => void) {
  let count = 0;
  return {
    isEmpty: () => count === 0,
    /** Makes a request; returns a function that releases it. */
    take() {
      count += 1;
      changed();
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        count -= 1;
        changed();
      };
    },
  };
}

/** Creates an announcer with nothing to say. */
export function createAnnouncer(speaker: Speaker = MUTE, later: SetTimer = byTimer): Announcer {
  const listeners = createListeners();
  const region = createRegion(listeners.notify);
  let wanted: 'on' | 'off' = 'off';
  let unspoken: readonly Said[] = [];
  let heard: Hearing | undefined;
  const followers = createFollowers<Spoken | undefined>();
  let cancel = () => {};

  const hear = (hearing: Hearing | undefined) => {
    if (hearing === heard) return;
    heard = hearing;
    followers.tell(hearing);
  };

  const pauses = createTally(() => settle());
  const delays = createTally(() => {
    quiet.changed();
    timers.changed();
    listeners.notify();
  });
  const timers = createDelayedTimers(() => !delays.isEmpty(), later);
  const quiet = createQuiet(
    () => unspoken.length === 0 && heard === undefined && pauses.isEmpty() && delays.isEmpty(),
    later,
  );
  const voice = (): VoiceState => (wanted === 'off' ? 'off' : speaker.presence());
  const isPaused = () => !pauses.isEmpty() || voice() === 'unknown';
  const isLastingHeard = () => heard?.by === 'voice' && isLasting(heard);

  const cut = () => {
    if (heard?.by === 'voice') speaker.cancel();
    hear(undefined);
    region.show('');
  };

  /** Speaks the waiting texts soon, if nothing prevents it, interrupting the current one. */
  const settle = () => {
    cancel();
    if (unspoken.length > 0 && !isPaused() && !isLastingHeard()) {
      cut();
      cancel = later(speak, SETTLE[voice() === 'ready' ? 'slight' : pageOf(unspoken)]);
    }
    quiet.changed();
  };

  const end = (hearing: Hearing) => {
    if (heard !== hearing) return;
    hear(undefined);
    settle();
  };

  const read = (said: Said) => {
    const hearing: Hearing = { ...said, by: 'reader' };
    hear(hearing);
    region.show(said.text);
    later(() => end(hearing), readingTime(said.text));
  };

  const speak = () => {
    const said = joined(unspoken);
    unspoken = [];
    if (voice() !== 'ready') return read(said);
    const hearing: Hearing = { ...said, by: 'voice' };
    hear(hearing);
    speaker.speak(said.text, outcome => {
      if (heard !== hearing) return;
      if (outcome === 'failed') read(said);
      else end(hearing);
    });
  };

  const say = (text: string, weight: Weight = 'remark', page: PageChange = 'slight') => {
    // The page may still be re-rendering for the text this one replaces.
    const next: Said = { text, weight, page: pageOf([...unspoken, { text, weight, page }]) };
    unspoken = text === '' ? [] : waitingWith(next, unspoken, isPaused());
    if (text === '') cut();
    settle();
    return () => {
      unspoken = unspoken.filter(each => each !== next || isLasting(each));
      settle();
    };
  };

  /** Interrupts the voice; a lasting text starts over when speech resumes. */
  const interrupt = () => {
    if (heard?.by !== 'voice') return;
    if (isLasting(heard)) unspoken = [heard, ...unspoken];
    cut();
  };

  speaker.subscribe(() => {
    settle();
    listeners.notify();
  });

  return {
    say,
    sayAloud(text) {
      if (voice() === 'ready') say(text);
    },
    withdraw(text) {
      if (unspoken.length === 0 && (heard ? heard.text === text : region.holds(text))) cut();
      unspoken = unspoken.filter(each => each.text !== text);
      settle();
    },
    cancel() {
      if (voice() === 'ready') say('');
    },
    pause() {
      interrupt();
      return pauses.take();
    },
    whenQuiet: quiet.when,
    delayIdle: delays.take,
    isDelayed: () => !delays.isEmpty(),
    after: timers.after,
    follow(follower) {
      if (heard) follower(heard);
      return followers.follow(follower);
    },
    setVoice(next) {
      if (next === wanted) return;
      cut();
      wanted = next;
      if (wanted === 'on') speaker.open();
      settle();
      listeners.notify();
    },
    voice,
    text: region.text,
    subscribe: listeners.subscribe,
  };
}
