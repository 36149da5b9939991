import type { Drone } from '../audio/drone';
import type { Metronome } from '../audio/metronome';
import type { Player } from '../audio/player';
import { isInUse, type Listener } from '../listening/listener';
import type { Quizzes } from '../quiz/quizzes';

/** A lock that keeps the screen awake; the browser may take it back. */
interface AwakeLock {
  release(): Promise<unknown>;
  addEventListener(type: 'release', listener: () => void): void;
}

/** Where the browser gives such locks. */
export interface AwakeLocks {
  request(type: 'screen'): Promise<AwakeLock>;
}

interface WakeLockDeps {
  /** `undefined` in a browser without them. */
  readonly locks: AwakeLocks | undefined;
  readonly page: Pick<Document, 'hidden' | 'addEventListener'>;
  /** Whether nobody would touch a screen that dims. */
  isNeeded(): boolean;
  /** What `isNeeded` depends on. */
  readonly stores: readonly { subscribe(listener: () => void): unknown }[];
}

/**
 * Keeps the screen awake while it is needed and the page is shown. The browser takes a lock back whenever the page is hidden,
 * so it is asked for again when the page is shown. If the browser refuses, or takes it back on a page that is shown (a low
 * battery), nothing is said: the screen dims as it always did.
 *
 * @see https://www.w3.org/TR/screen-wake-lock/
 */
export function keepScreenAwake({ locks, page, isNeeded, stores }: WakeLockDeps): void {
  if (!locks) return;
  /** `asked` until the browser has answered, and after a refusal. */
  let state: 'none' | 'asked' | AwakeLock = 'none';
  let asking = 0;

  const ask = async () => {
    state = 'asked';
    asking += 1;
    const mine = asking;
    const lock = await locks.request('screen').catch(() => undefined);
    if (!lock) return;
    if (mine !== asking) return void letGo(lock);
    state = lock;
    lock.addEventListener('release', () => {
      if (state === lock) state = 'asked';
    });
  };
  const adjust = () => {
    const isWanted = !page.hidden && isNeeded();
    if (isWanted && state === 'none') void ask();
    if (isWanted || state === 'none') return;
    if (state !== 'asked') letGo(state);
    asking += 1;
    state = 'none';
  };

  for (const { subscribe } of stores) subscribe(adjust);
  page.addEventListener('visibilitychange', adjust);
  adjust();
}

function letGo(lock: AwakeLock): void {
  lock.release().catch(() => {});
}

/** What says whether hands or eyes are away from the device. */
interface HandsFreeDeps {
  readonly listener: Pick<Listener, 'state'>;
  readonly quizzes: Pick<Quizzes, 'active'>;
  readonly drone: Pick<Drone, 'sounding'>;
  readonly clicks: Pick<Player, 'snapshot'>;
  readonly beat: { readonly metronome: Pick<Metronome, 'state'> };
}

/** Whether hands or eyes are away from the device: it listens, a drone sounds, a metronome goes, or a quiz goes by ear alone. */
export const isHandsFree = ({ listener, quizzes, drone, clicks, beat }: HandsFreeDeps): boolean =>
  isInUse(listener.state()) ||
  drone.sounding() !== undefined ||
  clicks.snapshot().status === 'playing' ||
  beat.metronome.state().status === 'on' ||
  quizzes.active().some(({ pace, isShown }) => isShown && pace === 'eyes-free');
