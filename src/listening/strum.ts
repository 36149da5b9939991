import FFT from 'fft.js';
import { STRUM } from './limits';
import { CONCERT_PITCH, frequencyFor, type Reference, semitonesOf } from './pitch';
import type { StrummedNotes } from './playedNote';
import type { StrumSound } from './strumRecorder';

/**
 * The numbers that tell notes apart in a strum. `overtones`, `weaker`, `most`, `least` and `rival` were chosen on strums that were
 * mixed from recorded strings; docs/listening.md shows what they achieve.
 */
const READING = {
  /** Above this (Hz) little is left of a guitar's overtones, and those of three strings lie too close to be told apart. */
  highest: 3000,
  /** How many of a note's overtones, its fundamental included, are looked at, and how many of another's may hide them. */
  overtones: 8,
  hiding: 10,
  /** How much less each overtone counts than the one below it: the higher, the weaker, and the sooner it has died away. */
  weaker: 0.8,
  /** The most that an overtone counts, so that one strong line, which may have another cause, isn't taken for a note. */
  most: 1.5,
  /** The least strength of a note that sounds: 1 is that of everything around it. */
  least: 0.65,
  /** A note that has less than this share of the strength of another within `wrongFrets` is that one. */
  rival: 0.5,
  /** How far off a wrong fret is looked for (semitones): as far as a finger slips. */
  wrongFrets: 4,
  /**
   * How much stiffness sharpens a string's overtones: the nth by √(1 + 0.0001 n²), so the sixth by three cents. Thick strings are
   * stiffer, thin ones less stiff; `detuned` leaves room for both.
   */
  stiffness: 0.0001,
  /** How far one string may be out of tune with the others (cents): a few by its peg, a few by the fret and the finger. */
  detuned: 12,
  /** How far all strings together may be (cents): near 50 they would pass for those a fret away. */
  offset: 40,
  /** Lines between these (Hz) tell that: hum lies below them, and above them stiffness shifts more than tuning does. */
  offsetFrom: 60,
  offsetTo: 1000,
  /** The octave around a line that it is measured against: half of one to each side. */
  around: 0.5,
  /** The least that it is measured against: this share of the mean of all, so that silence isn't made loud. */
  leastAround: 0.01,
  /** How far apart two lines are that are seen as two, in cycles of the window: a Hann window's line is two wide to each side. */
  apart: 2.5,
} as const;

/** Reads which notes sound in a strum. */
export interface StrumReader {
  /**
   * Tells which of the notes asked for sound; `undefined` if fewer strings were struck than make a strum: a single string, also
   * beside others that ring on.
   */
  read(
    heard: Pick<StrumSound, 'sound' | 'before' | 'asked'>,
    reference?: Reference,
  ): StrummedNotes | undefined;
}

/**
 * Creates a reader of strums. A note is known by those of its overtones that no other note asked for has, since three strings
 * share many: no template of how strong overtones are is needed, which differs from guitar to guitar and from pluck to pluck.
 *
 * @param sampleRate in Hz
 */
export function createStrumReader(sampleRate: number): StrumReader {
  const spectra = createSpectra(sampleRate);
  return {
    read({ sound, before, asked }, known = CONCERT_PITCH) {
      const power = spectra.powerIn(sound);
      const powerBefore = spectra.powerIn(before);
      const seen = evened(power);
      const reference = { ...known, offset: known.offset + spectra.offsetIn(seen, known) };
      const placesOf = (midi: number): readonly number[] => spectra.placesOf(midi, reference);

      /** The overtones of a note that other notes don't hide. */
      const ownOf = (midi: number, others: readonly number[]) => {
        const hiding = others.flatMap(placesOf);
        return placesOf(midi)
          .slice(0, READING.overtones)
          .map((place, index) => ({ place, weight: READING.weaker ** index }))
          .filter(({ place }) => !hiding.some(other => spectra.isOneLine(place, other)));
      };

      /** How strong a note is beside others, by its own overtones; `undefined` if it has none. */
      const strengthOf = (midi: number, others: readonly number[]): number | undefined => {
        const own = ownOf(midi, others);
        const weights = own.reduce((sum, { weight }) => sum + weight, 0);
        const heights = own.map(
          ({ place, weight }) => weight * Math.min(READING.most, heightAt(seen, place)),
        );
        return own.length === 0 ? undefined : heights.reduce((sum, each) => sum + each) / weights;
      };

      /** The note that a string plays which should play another; `undefined` if it is silent. */
      const playedFor = (midi: number): number | undefined => {
        const others = asked.filter(each => each !== midi);
        const near = frets.map(by => midi + by).filter(each => !asked.includes(each));
        const isRival = (other: number): boolean => {
          const [mine, its] = [strengthOf(midi, [...others, other]), strengthOf(other, [...others, midi])];
          if (mine === undefined || its === undefined) return false;
          return its >= READING.least && mine < READING.rival * its;
        };
        const strength = (each: number): number => strengthOf(each, others) ?? 0;
        if (strength(midi) >= READING.least && !near.some(isRival)) return midi;
        const [strongest] = near.toSorted((one, other) => strength(other) - strength(one));
        return strongest !== undefined && strength(strongest) >= READING.least ? strongest : undefined;
      };

      const strings = asked.map(midi => ({ midi, played: playedFor(midi) }));
      const heard = strings.flatMap(({ played }) => played ?? []);

      /** Whether a note became louder, so that it doesn't just ring on. */
      const isStruck = (midi: number): boolean => {
        const own = ownOf(
          midi,
          heard.filter(each => each !== midi),
        );
        const sum = (values: Float64Array) =>
          own.reduce((all, { place }) => all + heightAt(values, place), 0);
        return sum(power) > STRUM.struck * sum(powerBefore);
      };

      const sounding = asked.filter(midi => heard.includes(midi)).toSorted((a, b) => a - b);
      const missing = strings
        .filter(({ midi, played }) => played !== midi)
        .map(({ midi, played }) => ({ midi, instead: played }));
      // Two of the notes asked for must be there: what has fewer is another chord, or no chord at all.
      const isStrum = sounding.length >= STRUM.fewest && heard.filter(isStruck).length >= STRUM.fewest;
      return isStrum ? { sounding, missing } : undefined;
    },
  };
}

/** The frets beside one that are looked at, as semitones. */
const frets = Array.from({ length: 2 * READING.wrongFrets + 1 }, (_, index) => index - READING.wrongFrets);

/** The height of a line of a string that may be a little out of tune. */
function heightAt(values: Float64Array, place: number): number {
  const reach = Math.max(1, Math.round(0.5 + place * (2 ** (READING.detuned / 1200) - 1)));
  const middle = Math.round(place);
  return values.subarray(middle - reach, middle + reach + 1).reduce((most, each) => Math.max(most, each), 0);
}

/** The magnitudes of a spectrum, each measured against the octave around it: about 1 in noise, and more in a line. */
function evened(power: Float64Array): Float64Array {
  const count = power.length;
  /** Of all bins below one. */
  const sums = new Float64Array(count + 1);
  for (let bin = 0; bin < count; bin += 1) sums[bin + 1] = (sums[bin] ?? 0) + (power[bin] ?? 0);
  const least = (READING.leastAround * (sums[count] ?? 0)) / count;
  return power.map((each, bin) => {
    const from = Math.floor(bin * 2 ** -READING.around);
    const to = Math.min(count, Math.ceil(bin * 2 ** READING.around) + 1);
    const around = ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
    return Math.sqrt(each / (around + least + 1e-12));
  });
}

/** Turns sounds of a strum's length into spectra, up to `READING.highest`. Places in them are in bins. */
interface Spectra {
  /** The power in each bin. */
  powerIn(sound: Float32Array): Float64Array;
  /** How far all lines together lie from the notes of a tuning (cents). */
  offsetIn(seen: Float64Array, reference: Reference): number;
  /** Where a note's overtones are, from the fundamental up. */
  placesOf(midi: number, reference: Reference): readonly number[];
  /** Whether two lines are so near to each other that they are seen as one. */
  isOneLine(place: number, other: number): boolean;
}

function createSpectra(sampleRate: number): Spectra {
  const length = Math.round(STRUM.length * sampleRate);
  const size = 2 ** Math.ceil(Math.log2(length));
  const fft = new FFT(size);
  const hann = Float64Array.from(
    { length },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / length),
  );
  const input = new Float64Array(size);
  const output = new Float64Array(2 * size);
  const binOf = (frequency: number): number => (frequency * size) / sampleRate;
  const count = Math.min(size / 2, Math.floor(binOf(READING.highest)));
  return {
    powerIn(sound) {
      input.fill(0);
      for (let index = 0; index < length; index += 1) input[index] = (sound[index] ?? 0) * (hann[index] ?? 0);
      fft.realTransform(output, input);
      return new Float64Array(count).map(
        (_, bin) => (output[2 * bin] ?? 0) ** 2 + (output[2 * bin + 1] ?? 0) ** 2,
      );
    },
    offsetIn(seen, reference) {
      // The mean of directions on a circle: 49 cents sharp and 49 flat are 2 cents apart.
      let [x, y] = [0, 0];
      for (let bin = Math.ceil(binOf(READING.offsetFrom)); bin < binOf(READING.offsetTo); bin += 1) {
        const [before, now, after] = [seen[bin - 1] ?? 0, seen[bin] ?? 0, seen[bin + 1] ?? 0];
        if (now < 1 || now < before || now <= after) continue;
        const place = bin + (after - before) / (2 * (2 * now - before - after));
        const angle = 2 * Math.PI * semitonesOf((place * sampleRate) / size, reference);
        x += now * Math.cos(angle);
        y += now * Math.sin(angle);
      }
      const cents = (100 * Math.atan2(y, x)) / (2 * Math.PI);
      return Math.max(-READING.offset, Math.min(READING.offset, cents));
    },
    placesOf: (midi, reference) =>
      Array.from({ length: READING.hiding }, (_, index) => {
        const overtone = index + 1;
        const sharp = Math.sqrt(1 + READING.stiffness * overtone ** 2);
        return binOf(frequencyFor(midi, reference) * overtone * sharp);
      }).filter(place => place < count - 3),
    isOneLine: (place, other) => Math.abs(place - other) < (READING.apart * size) / length,
  };
}
