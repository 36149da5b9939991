import type { Samples } from '../listening/sounds';
import { RATE, resampled } from './waves';

/** The generators of the format that are used here; all others are left out. */
const KEYS = 43;
const VELOCITIES = 44;
const INSTRUMENT = 41;
const SAMPLE = 53;
const LOOPS = 54;
const ROOT_KEY = 58;
const COARSE_TUNE = 51;
const FINE_TUNE = 52;
const HOLD = 35;
const DECAY = 36;
const SUSTAIN = 37;

type Zone = ReadonlyMap<number, number>;

/** How hard a string is plucked, of 127. */
const VELOCITY = 100;

/** A SoundFont: recordings, and how they are played. */
export interface SoundFont {
  /** A note of a preset, as long as asked for (seconds); undefined where it has none. */
  note(bank: number, program: number, midi: number, length: number): Samples | undefined;
}

const isIn = (range: number | undefined, value: number): boolean =>
  range === undefined || ((range & 255) <= value && value <= range >> 8);

const signed = (value: number): number => (value > 32_767 ? value - 65_536 : value);

/** Seconds, from the format's cents of a second. */
const secondsOf = (timecents: number | undefined, otherwise: number): number =>
  timecents === undefined ? otherwise : 2 ** (signed(timecents) / 1200);

/**
 * Reads a SoundFont.
 *
 * @see http://www.synthfont.com/SFSPEC21.PDF
 */
export function readSoundFont(file: Buffer): SoundFont {
  const chunks = chunksOf(file);
  const records = (id: string, size: number): readonly number[] => {
    const { at, length } = chunks.get(id) ?? { at: 0, length: 0 };
    return Array.from({ length: length / size }, (_, index) => at + index * size);
  };
  const [presets, presetBags, presetGenerators] = [
    records('phdr', 38),
    records('pbag', 4),
    records('pgen', 4),
  ];
  const [instruments, bags, generators] = [records('inst', 22), records('ibag', 4), records('igen', 4)];
  const samples = records('shdr', 46);
  const data = chunks.get('smpl')?.at ?? 0;

  const word = (at: number | undefined): number => (at === undefined ? 0 : file.readUInt16LE(at));
  const zonesOf = (
    [first, last]: readonly [number, number],
    from: readonly number[],
    values: readonly number[],
  ): readonly Zone[] =>
    from.slice(first, last).map((at, index) => {
      const next = from[first + index + 1];
      return new Map(values.slice(word(at), word(next)).map(each => [word(each), word(each + 2)]));
    });
  const span = (list: readonly number[], index: number, offset: number): readonly [number, number] => [
    word((list[index] ?? 0) + offset),
    word((list[index + 1] ?? 0) + offset),
  ];
  const matches = (midi: number) => (zone: Zone) =>
    isIn(zone.get(KEYS), midi) && isIn(zone.get(VELOCITIES), VELOCITY);

  const zonesFor = (bank: number, program: number, midi: number): readonly Zone[] => {
    const preset = presets.findIndex(at => word(at + 20) === program && word(at + 22) === bank);
    if (preset < 0) return [];
    return zonesOf(span(presets, preset, 24), presetBags, presetGenerators)
      .filter(zone => zone.has(INSTRUMENT) && matches(midi)(zone))
      .flatMap(zone => {
        const all = zonesOf(span(instruments, zone.get(INSTRUMENT) ?? 0, 20), bags, generators);
        const shared = all[0]?.has(SAMPLE) ? new Map() : (all[0] ?? new Map());
        return all
          .filter(each => each.has(SAMPLE))
          .map(each => new Map([...shared, ...each]))
          .filter(matches(midi));
      });
  };

  const play = (zone: Zone, midi: number, length: number): Samples => {
    const header = samples[zone.get(SAMPLE) ?? 0] ?? 0;
    const [start, end, loopStart, loopEnd, rate] = [20, 24, 28, 32, 36].map(by =>
      file.readUInt32LE(header + by),
    );
    const [from, to, loopFrom, loopTo] = [start ?? 0, end ?? 0, loopStart ?? 0, loopEnd ?? 0];
    const root = zone.get(ROOT_KEY) ?? file.readUInt8(header + 40);
    const cents = signed(zone.get(FINE_TUNE) ?? 0) + file.readInt8(header + 41);
    const key = midi - root + signed(zone.get(COARSE_TUNE) ?? 0) + cents / 100;
    const step = (2 ** (key / 12) * (rate ?? RATE)) / RATE;
    const loops = (zone.get(LOOPS) ?? 0) !== 0 && loopTo > loopFrom;
    const sampleAt = (index: number): number => {
      let at = from + Math.max(0, index);
      if (loops && at >= loopTo) at = loopFrom + ((at - loopFrom) % (loopTo - loopFrom));
      return at < to ? file.readInt16LE(data + 2 * at) / 32_768 : 0;
    };
    const sound = resampled(sampleAt, step, Math.round(length * RATE));
    const hold = secondsOf(zone.get(HOLD), 0);
    // The format's decay is the time for 100 dB.
    const decay = 100 / secondsOf(zone.get(DECAY), 0.001);
    const sustain = (zone.get(SUSTAIN) ?? 0) / 10;
    return sound.map((sample, index) => {
      const lost = Math.min(sustain, Math.max(0, index / RATE - hold) * decay);
      return sample * 10 ** (-lost / 20);
    });
  };

  return {
    note(bank, program, midi, length) {
      const layers = zonesFor(bank, program, midi).map(zone => play(zone, midi, length));
      const [first] = layers;
      return first?.map((_, index) => layers.reduce((sum, layer) => sum + (layer[index] ?? 0), 0));
    },
  };
}

/** Where each chunk of a RIFF file is. */
function chunksOf(file: Buffer): ReadonlyMap<string, { readonly at: number; readonly length: number }> {
  const chunks = new Map<string, { at: number; length: number }>();
  let at = 0;
  while (at + 8 <= file.length) {
    const [id, length] = [file.toString('latin1', at, at + 4), file.readUInt32LE(at + 4)];
    if (id === 'RIFF' || id === 'LIST') at += 12;
    else {
      chunks.set(id, { at: at + 8, length });
      at += 8 + length + (length % 2);
    }
  }
  return chunks;
}
