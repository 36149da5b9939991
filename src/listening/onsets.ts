import { DETECTION } from './limits';

/** How loud a hop is. */
export interface Loudness {
  /** The end of the hop (seconds since the first sample). */
  readonly time: number;
  /** The level of the hop (dBFS). */
  readonly level: number;
  /** The level from which a note may begin (dBFS). */
  readonly gate: number;
  /** The levels of bands (dBFS), the lowest first, each not below the noise in it. */
  readonly bands: readonly number[];
  /** The level of each band (dBFS) from which it is heard over the noise. */
  readonly heardFrom: readonly number[];
}

/** Finds the moments at which strings are struck, and what has become of them. */
export interface Onsets {
  /** Takes the next hop; returns whether an onset lies in it. */
  isAt(loudness: Loudness): boolean;
  /** How far the sound has changed for good since before the latest onset, once that can be told. */
  change(): Change | undefined;
}

/** What an onset has changed. */
export interface Change {
  /** How far the level is above that before the onset (decibels). */
  readonly level: number;
  /** How far the bands that sound are above those before it, in the middle (decibels). */
  readonly bands: number;
  /** How far the level fell just before it, as when a finger or a pick touches the string (decibels). */
  readonly dip: number;
}

const most = (values: readonly number[]): number => Math.max(...values);
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How many hops are remembered. */
const REMEMBERED = 40;

/** Creates a search for onsets: fast rises of the level or of what sounds in many bands, over the gate. */
export function createOnsets(): Onsets {
  const { onsetHops, refractory, rise, novelty, hop } = DETECTION;
  const past: Loudness[] = [];
  let last = Number.NEGATIVE_INFINITY;
  const hopsSince = () => Math.round(((past.at(-1)?.time ?? 0) - last) / hop);
  /** A hop, counted from the latest onset. */
  const at = (offset: number): Loudness | undefined => past.at(-1 - hopsSince() + offset);

  /** How much has come in the bands that sound, on average (decibels). */
  const noveltyOf = (now: Loudness): number => {
    const [one, two] = [past.at(-3), past.at(-4)];
    if (one === undefined || two === undefined) return 0;
    let [sum, sounding] = [0, 0];
    now.bands.forEach((level, band) => {
      const from = now.heardFrom[band] ?? 0;
      if (level < from) return;
      sounding += 1;
      const before = Math.max(one.bands[band] ?? 0, two.bands[band] ?? 0, from - 6);
      sum += Math.min(15, Math.max(0, level - before));
    });
    return sum / Math.max(4, sounding);
  };

  return {
    isAt(now) {
      past.push(now);
      if (past.length > REMEMBERED) past.shift();
      const before = past.slice(-1 - onsetHops, -1);
      const risen =
        before.length === onsetHops ? now.level - Math.min(...before.map(({ level }) => level)) : 0;
      const isNew = risen >= rise || noveltyOf(now) >= novelty;
      if (!isNew || now.level < now.gate || now.time - last < refractory) return false;
      last = now.time;
      return true;
    },
    change() {
      const hops = hopsSince();
      if (hops < DETECTION.lasts || hops > REMEMBERED - 12) return undefined;
      const beforehand = [-9, -8, -7, -6].flatMap(offset => at(offset) ?? []);
      const touched = [-6, -5, -4, -3, -2, -1].flatMap(offset => at(offset) ?? []);
      const now = past.slice(-2);
      if (beforehand.length === 0 || touched.length === 0) return undefined;
      const levelBefore = most([...beforehand, ...touched.slice(0, 3)].map(({ level }) => level));
      const changes = now[now.length - 1]?.bands.flatMap((_, band) => {
        const from = past.at(-1)?.heardFrom[band] ?? 0;
        const then = most(beforehand.map(({ bands }) => bands[band] ?? 0));
        const since = Math.min(...now.map(({ bands }) => bands[band] ?? 0));
        return Math.max(then, since) < from ? [] : [since - Math.max(then, from - 6)];
      });
      return {
        level: Math.min(...now.map(({ level }) => level)) - levelBefore,
        bands: meanOf(changes ?? []),
        dip: most(beforehand.map(({ level }) => level)) - Math.min(...touched.map(({ level }) => level)),
      };
    },
  };
}

/** Knows whether somebody talks. */
export interface Talk {
  /** Takes the next hop, and the pitch (Hz) that is clear in it, if there is one. */
  hear(loudness: Loudness, pitch: number | undefined): void;
  /** Learns when a note was heard that was asked for (seconds since the first sample). */
  answered(at: number): void;
  /** Whether what has sounded until now is talk. */
  isOn(now: number): boolean;
}

/**
 * Creates a memory of the latest sounds that tells talk from playing.
 *
 * @example createTalk().isOn(1) // false: nothing has sounded
 */
export function createTalk(): Talk {
  const { since, least, share, heard, glides } = DETECTION.talk;
  const loud: { readonly time: number; readonly pitch: 'steady' | 'none' }[] = [];
  let lastPitch: number | undefined;
  let lastAnswer = Number.NEGATIVE_INFINITY;

  /** Whether a pitch (Hz) is the same as that of the hop before, or the first. */
  const isSteady = (pitch: number): boolean =>
    lastPitch === undefined || Math.abs(1200 * Math.log2(pitch / lastPitch)) <= glides;

  return {
    hear({ time, level, gate }, pitch) {
      const kind = pitch !== undefined && isSteady(pitch) ? 'steady' : 'none';
      lastPitch = pitch;
      if (level >= gate) loud.push({ time, pitch: kind });
      while (loud[0] && loud[0].time < time - since) loud.shift();
    },
    answered(at) {
      lastAnswer = at;
    },
    isOn(now) {
      if (now - lastAnswer < heard) return false;
      const unclear = loud.filter(({ pitch }) => pitch === 'none').length;
      return unclear >= Math.max(least, share * loud.length);
    },
  };
}
