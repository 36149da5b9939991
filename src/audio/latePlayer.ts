import { createListeners } from '../listeners';
import type { PlannedTone } from './plan';
import type { Playback, Player, PlayOptions } from './player';

/** Creates a player, given what makes its audio context. */
type CreatePlayer<Context> = (makeContext: () => Context) => Player;

/** The code of the player, which may still have to be fetched. */
export interface LateCode<Context> {
  /** `undefined` until it is there. */
  now(): CreatePlayer<Context> | undefined;
  fetch(): Promise<CreatePlayer<Context>>;
}

export const SILENT: Playback = { status: 'silent' };
const WAITING: Playback = { status: 'playing', sounding: undefined };

/**
 * A player whose code is fetched when the first sound is asked for. That sound begins once it is there, unless it was stopped
 * or replaced meanwhile; browsers allow it because its context is opened at once, within the user gesture.
 *
 * @param makeContext called within the user gesture that asks for sound
 * @example createLatePlayer(code, openContext).play(singlePlan(60), { voice: 'pluck', volume: 0.8 }) // true
 */
export function createLatePlayer<Context extends Pick<AudioContext, 'resume'>>(
  code: LateCode<Context>,
  makeContext: () => Context,
): Player {
  const { subscribe, notify } = createListeners();
  let player: Player | undefined;
  let opened: Context | undefined;
  let begin: (() => void) | undefined;

  const create = (createPlayer: CreatePlayer<Context>): Player => {
    const created = createPlayer(() => {
      const context = opened ?? makeContext();
      opened = undefined;
      return context;
    });
    created.subscribe(notify);
    return created;
  };

  const wait = (next: typeof begin) => {
    begin = next;
    notify();
  };

  const fail = (error: unknown) => {
    console.error('Error playing interval', error);
    wait(undefined);
  };

  const use = (createPlayer: CreatePlayer<Context>) => {
    const play = begin;
    player ??= create(createPlayer);
    begin = undefined;
    play?.();
    notify();
  };

  const playLater = (tones: readonly PlannedTone[], options: PlayOptions): boolean => {
    if (tones.length === 0 || (begin && !options.interrupt)) return false;
    try {
      opened ??= makeContext();
      // The player asks again, and tells if it doesn't run.
      opened.resume().catch(() => {});
    } catch (error) {
      fail(error);
      return false;
    }
    wait(() => player?.play(tones, options));
    code.fetch().then(use, error => begin && fail(error));
    return true;
  };

  return {
    play(tones, options) {
      const known = code.now();
      if (player === undefined && known) player = create(known);
      return player ? player.play(tones, options) : playLater(tones, options);
    },
    stop() {
      wait(undefined);
      player?.stop();
    },
    snapshot: () => player?.snapshot() ?? (begin ? WAITING : SILENT),
    subscribe,
  };
}
