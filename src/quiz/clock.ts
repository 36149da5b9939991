/** A stopwatch as a value, in milliseconds of any clock that never jumps. */
export interface Clock {
  /** The time it had measured when it was last stopped. */
  readonly elapsed: number;
  /** When it was last started; `undefined` while it is stopped. */
  readonly since: number | undefined;
}

/** A clock that hasn't run yet. */
export const STOPPED: Clock = { elapsed: 0, since: undefined };

/** A clock that has been running since a moment. */
export const runningSince = (at: number): Clock => ({ elapsed: 0, since: at });

/**
 * The time that a clock shows at a moment. A moment before its start counts as its start.
 *
 * @example readClock({ elapsed: 200, since: 1000 }, 1500) // 700
 */
export const readClock = ({ elapsed, since }: Clock, at: number): number =>
  since === undefined ? elapsed : elapsed + Math.max(0, at - since);

/**
 * Stops a clock; returns the same object if it was stopped already.
 *
 * @example stopClock(runningSince(1000), 1500) // { elapsed: 500, since: undefined }
 */
export const stopClock = (clock: Clock, at: number): Clock =>
  clock.since === undefined ? clock : { elapsed: readClock(clock, at), since: undefined };

/**
 * Starts a clock; returns the same object if it was running already.
 *
 * @example startClock({ elapsed: 500, since: undefined }, 9000) // { elapsed: 500, since: 9000 }
 */
export const startClock = (clock: Clock, at: number): Clock =>
  clock.since === undefined ? { ...clock, since: at } : clock;
