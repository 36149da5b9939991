import { createListeners } from '../listeners';
import { createDelayedTimers } from './delayed';
import { byTimer, type Later } from './later';
import { createQuiet } from './quiet';
import { createSpeaker, type Speaker, type VoicePresence } from './speaker';

/**
 * What becomes of a text that has to wait: a lasting one is not lost where another comes, nor cut off by it; any other
 * gives way. While it has to keep quiet, a remark that comes after news was for that moment, and is let go.
 */
export type Weight = 'remark' | 'news' | 'lasting';

/** Whether so much of the page is drawn anew with what is said that a screen reader is busy with it for a while. */
export type PageChange = 'slight' | 'redrawn';

/** How it stands with the browser's own voice: not asked for, or asked for and awaited, not there, or there. */
export type VoiceState = 'off' | VoicePresence;

/** Says short texts, one at a time: to a screen reader, or by the browser's own voice, never by both. */
export interface Announcer {
  /**
   * Says a text soon, as a remark where no weight is given, in place of what is being said and of what is still unspoken.
   * An empty text only withdraws that.
   *
   * @returns what calls the text off while it waits, unless it is lasting
   */
  say(text: string, weight?: Weight, page?: PageChange): () => void;
  /** Says a text that a screen reader comes by itself to read: by the voice, or not at all. */
  sayAloud(text: string): void;
  /** Takes a text back, whether it has been spoken or not; does nothing where another has come since. */
  withdraw(text: string): void;
  /** Silences the voice at once and forgets what it was to say; what goes to a screen reader stays as it is. */
  cancel(): void;
  /** Keeps quiet until what it gives back is called; of what was said meanwhile the newest is said then. */
  pause(): () => void;
  /** Runs something, once, when all has been said; gives what calls that off. */
  whenQuiet(run: () => void): () => void;
  /** Keeps those who wait for quiet waiting, though texts are said as ever, until what it gives back is called. */
  delayIdle(): () => void;
  /** Whether anybody keeps them waiting: an open dialog, or a quiz that is paused. */
  isDelayed(): boolean;
  /** Runs something, once, after so many milliseconds in which nobody kept anybody waiting; gives what cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** Whether the browser's voice is to speak, where it has one. */
  setVoice(wish: 'on' | 'off'): void;
  voice(): VoiceState;
  /** What the live region holds now. */
  text(): string;
  /** Calls back when the live region changes, the state of the voice, or whether those who wait are delayed. */
  subscribe(listener: () => void): () => void;
}

interface Said {
  readonly text: string;
  readonly weight: Weight;
  readonly page: PageChange;
}

/** A text that is being heard. How long a screen reader takes over it nobody knows; that is a guess. */
interface Hearing extends Said {
  readonly by: 'voice' | 'reader';
}

/**
 * How long a text waits, in milliseconds: focus that moves at the same time is spoken first, and the emptied region is
 * seen as such, so that the same text can be said twice (measured in Orca). A voice that was just canceled has time to
 * fall silent: a browser may lose a text that it gets at once. Orca throws away what comes while more than fifty changes
 * wait for it, and all cells of a neck are more (measured).
 */
const SETTLE: Readonly<Record<PageChange, number>> = { slight: 60, redrawn: 700 };

/** What a screen reader may take over a text (milliseconds): some time to begin, and some for each character. */
const READING = { begin: 500, character: 65 };

const isLasting = ({ weight }: Said): boolean => weight === 'lasting';

const pageOf = (texts: readonly Said[]): PageChange =>
  texts.some(({ page }) => page === 'redrawn') ? 'redrawn' : 'slight';

const joined = (texts: readonly Said[]): Said => ({
  text: texts.map(({ text }) => text).join(' '),
  weight: texts.some(isLasting) ? 'lasting' : 'news',
  page: pageOf(texts),
});

const isRemark = ({ weight }: Said): boolean => weight === 'remark';

/** What waits when one more text has come. */
function waitingWith(next: Said, waiting: readonly Said[], isHeld: boolean): readonly Said[] {
  const isLate = isHeld && isRemark(next) && !waiting.every(isRemark);
  return isLate ? waiting : [...waiting.filter(isLasting), next];
}

/** Counts those who ask for something, and tells when one comes or goes. */
function createTally(changed: () => void) {
  let count = 0;
  return {
    isEmpty: () => count === 0,
    /** Counts one more until what it gives back is called. */
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

/**
 * Makes an announcer with nothing to say.
 *
 * @param later runs a callback after some milliseconds and gives back what cancels it
 * @example createAnnouncer().text() // ''
 */
export function createAnnouncer(
  speaker: Speaker = createSpeaker(undefined),
  later: Later = byTimer,
): Announcer {
  const listeners = createListeners();
  let wish: 'on' | 'off' = 'off';
  let shown = '';
  let unspoken: readonly Said[] = [];
  let heard: Hearing | undefined;
  let cancel = () => {};

  const holds = createTally(() => settle());
  const stays = createTally(() => {
    quiet.changed();
    timers.changed();
    listeners.notify();
  });
  const timers = createDelayedTimers(() => !stays.isEmpty(), later);
  const quiet = createQuiet(
    () => unspoken.length === 0 && heard === undefined && holds.isEmpty() && stays.isEmpty(),
    later,
  );
  const voice = (): VoiceState => (wish === 'off' ? 'off' : speaker.presence());
  const isHeld = () => !holds.isEmpty() || voice() === 'unknown';
  const isLastingHeard = () => heard?.by === 'voice' && isLasting(heard);

  const show = (text: string) => {
    if (text === shown) return;
    shown = text;
    listeners.notify();
  };

  const cut = () => {
    if (heard?.by === 'voice') speaker.cancel();
    heard = undefined;
    show('');
  };

  /** Makes way for what is unspoken, and says it soon. */
  const settle = () => {
    cancel();
    if (unspoken.length > 0 && !isHeld() && !isLastingHeard()) {
      cut();
      cancel = later(speak, SETTLE[voice() === 'ready' ? 'slight' : pageOf(unspoken)]);
    }
    quiet.changed();
  };

  const end = (hearing: Hearing) => {
    if (heard !== hearing) return;
    heard = undefined;
    settle();
  };

  const read = (said: Said) => {
    const hearing: Hearing = { ...said, by: 'reader' };
    heard = hearing;
    show(said.text);
    later(() => end(hearing), READING.begin + said.text.length * READING.character);
  };

  const speak = () => {
    const said = joined(unspoken);
    unspoken = [];
    if (voice() !== 'ready') return read(said);
    const hearing: Hearing = { ...said, by: 'voice' };
    heard = hearing;
    speaker.speak(said.text, outcome => {
      if (heard !== hearing) return;
      if (outcome === 'failed') read(said);
      else end(hearing);
    });
  };

  const say = (text: string, weight: Weight = 'remark', page: PageChange = 'slight') => {
    // A page that is still busy with what was to be said is so for the newer text too.
    const next: Said = { text, weight, page: pageOf([...unspoken, { text, weight, page }]) };
    unspoken = text === '' ? [] : waitingWith(next, unspoken, isHeld());
    if (text === '') cut();
    settle();
    return () => {
      unspoken = unspoken.filter(each => each !== next || isLasting(each));
      settle();
    };
  };

  /** What is being spoken makes way for what keeps it quiet; a lasting text begins anew afterward. */
  const makeWay = () => {
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
      if (unspoken.length === 0 && (heard?.text ?? shown) === text) cut();
      unspoken = unspoken.filter(each => each.text !== text);
      settle();
    },
    cancel() {
      if (voice() === 'ready') say('');
    },
    pause() {
      makeWay();
      return holds.take();
    },
    whenQuiet: quiet.when,
    delayIdle: stays.take,
    isDelayed: () => !stays.isEmpty(),
    after: timers.after,
    setVoice(next) {
      if (next === wish) return;
      cut();
      wish = next;
      if (wish === 'on') speaker.open();
      settle();
      listeners.notify();
    },
    voice,
    text: () => shown,
    subscribe: listeners.subscribe,
  };
}
