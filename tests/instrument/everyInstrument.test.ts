import { describe, expect, test } from 'vitest';
import type { Instrument } from '../../src/instrument/instrument';
import { INSTRUMENTS, type InstrumentId } from '../../src/instrument/instruments';
import { type Pattern, type PatternSystem, patternsOf, systemsFor } from '../../src/instrument/pattern';
import { closeShapes, INVERSIONS, stringSetsOf, stringsOfSet } from '../../src/instrument/shape';
import { neckDiagram, patternDiagrams } from '../../src/screens/scales/shown';
import type { NoteName } from '../../src/theory/note';
import { SCALE_KEYS, SCALE_TYPES, type ScaleKey, type ScaleType, scale } from '../../src/theory/scale';
import { TRIAD_QUALITIES, type TriadQuality, triad } from '../../src/theory/triad';
import { CHROMA, ROOTS, SCALES } from '../theory/tables';

interface Neck {
  /** The MIDI numbers of the open strings, bottom row first. */
  readonly opens: readonly number[];
  readonly lastFret: number;
  /** Whether the hand stays where it is when each string has three notes of seven, or two of five. */
  readonly perString: boolean;
  /** Whether its top six strings are a guitar's, at whatever pitch. */
  readonly caged: boolean;
  /** How many frets a hand covers. */
  readonly hand: number;
  /** The place of the string that positions begin on. */
  readonly lowest: number;
  /** The frets at which its strings begin, bottom row first, if not all at the nut. */
  readonly begins?: readonly number[];
  /** The place of the last string that positions are played on; all between the two are, too. The top one if left out. */
  readonly highest?: number;
}

const IN_FOURTHS = { perString: true, caged: false, hand: 5, lowest: 0 };
const AS_A_GUITAR = { ...IN_FOURTHS, caged: true, lastFret: 24 };

const BY_POSITION = { perString: false, caged: false, lastFret: 20 };

/** Every instrument, written out by hand. */
const NECKS: Record<InstrumentId, Neck> = {
  guitar: { opens: [40, 45, 50, 55, 59, 64], ...AS_A_GUITAR },
  'guitar-half-step-down': { opens: [39, 44, 49, 54, 58, 63], ...AS_A_GUITAR },
  'guitar-drop-d': { opens: [38, 45, 50, 55, 59, 64], ...IN_FOURTHS, lastFret: 24 },
  'guitar-dadgad': { opens: [38, 45, 50, 55, 57, 62], ...IN_FOURTHS, lastFret: 24 },
  'guitar-open-g': { opens: [38, 43, 50, 55, 59, 62], ...IN_FOURTHS, lastFret: 24 },
  'guitar-open-d': { opens: [38, 45, 50, 54, 57, 62], ...IN_FOURTHS, lastFret: 24 },
  'guitar-open-e': { opens: [40, 47, 52, 56, 59, 64], ...IN_FOURTHS, lastFret: 24 },
  'guitar-open-c': { opens: [36, 43, 48, 55, 60, 64], ...BY_POSITION, hand: 5, lowest: 0, lastFret: 24 },
  'guitar-double-drop-d': { opens: [38, 45, 50, 55, 59, 62], ...IN_FOURTHS, lastFret: 24 },
  'guitar-all-fourths': { opens: [40, 45, 50, 55, 60, 65], ...IN_FOURTHS, lastFret: 24 },
  'guitar-nashville': {
    ...{ opens: [52, 57, 62, 67, 59, 64], ...BY_POSITION, hand: 5, lowest: 0, highest: 3, lastFret: 24 },
  },
  'guitar-7': { opens: [35, 40, 45, 50, 55, 59, 64], ...AS_A_GUITAR },
  'guitar-baritone': { opens: [35, 40, 45, 50, 54, 59], ...AS_A_GUITAR },
  'bass-4': { opens: [28, 33, 38, 43], ...IN_FOURTHS, lastFret: 24 },
  'bass-5': { opens: [23, 28, 33, 38, 43], ...IN_FOURTHS, lastFret: 24 },
  ukulele: { opens: [67, 60, 64, 69], ...BY_POSITION, hand: 5, lowest: 1 },
  'ukulele-low-g': { opens: [55, 60, 64, 69], ...IN_FOURTHS, lastFret: 20 },
  mandolin: { opens: [55, 62, 69, 76], ...BY_POSITION, hand: 7, lowest: 0 },
  banjo: {
    ...{
      opens: [67, 50, 55, 59, 62],
      begins: [5, 0, 0, 0, 0],
      ...BY_POSITION,
      hand: 5,
      lowest: 1,
      lastFret: 22,
    },
  },
};

const ROWS = Object.values<Instrument>(INSTRUMENTS).map(instrument => ({
  name: instrument.name,
  instrument,
  neck: NECKS[instrument.id as InstrumentId],
}));

interface Selected {
  readonly key: ScaleKey;
  readonly type: ScaleType;
  /** Its notes, written out. */
  readonly spelling: readonly NoteName[];
  /** Their semitones above C. */
  readonly chroma: readonly number[];
}

const isNoteName = (name: string): name is NoteName => name in CHROMA;

const SELECTED: readonly Selected[] = SCALE_KEYS.flatMap(key =>
  SCALE_TYPES.map(type => {
    const spelling = SCALES[type][key].split(' ').filter(isNoteName);
    return { key, type, spelling, chroma: spelling.map(note => CHROMA[note]) };
  }),
);

/** Each pattern of every scale that an instrument has, with what a failure says of it. */
const patternsOn = (instrument: Instrument, systems: readonly PatternSystem[]) =>
  SELECTED.flatMap(selected => {
    const made = scale(selected.key, selected.type);
    return systemsFor(instrument, made)
      .filter(system => systems.includes(system))
      .flatMap(system =>
        patternsOf(system, instrument, made).map((pattern, index, all) => {
          const { key, type } = selected;
          return {
            ...selected,
            system,
            pattern,
            index,
            all,
            told: `${key} ${type}, ${system} ${pattern.id}`,
          };
        }),
      );
  });

const EVERY_SYSTEM = ['3-notes-per-string', '2-notes-per-string', 'caged', 'positions'] as const;

/** The fret at which a string begins. */
const beginOf = ({ begins = [] }: Neck, place: number) => begins[place] ?? 0;

/** The frets that a string has. */
const fretsOf = (neck: Neck, place: number) =>
  between(0, neck.lastFret).filter(fret => fret === 0 || fret > beginOf(neck, place));

const midiOn = (neck: Neck, { guitarString, fret }: { guitarString: number; fret: number }) =>
  fretsOf(neck, guitarString).includes(fret)
    ? (neck.opens[guitarString] ?? Number.NaN) + Math.max(0, fret - beginOf(neck, guitarString))
    : Number.NaN;

const midisOf = (neck: Neck, { notes }: Pattern) => notes.map(({ position }) => midiOn(neck, position));

/** The open strings that positions are played on. */
const playedOn = ({ opens, lowest, highest = opens.length - 1 }: Neck) => opens.slice(lowest, highest + 1);

/** Every whole number between two, both included. */
const between = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);

/** Every pitch of a scale between two, both included. */
const pitchesBetween = (chroma: readonly number[], low: number, high: number) =>
  between(low, high).filter(midi => chroma.includes(midi % 12));

/** Which systems a scale is taught in. */
function systemsTaught({ type, spelling }: Selected, { perString, caged }: Neck) {
  if (!perString || (spelling.length !== 5 && spelling.length !== 7)) return ['positions'];
  if (spelling.length === 5) return ['2-notes-per-string'];
  return ['3-notes-per-string', ...(caged && type !== 'locrian' ? ['caged'] : [])];
}

/** Between strings a fifth apart, every inversion of an augmented triad is seven frets wide. */
const tooWide = ({ id }: Instrument, quality: TriadQuality): boolean =>
  id === 'mandolin' && quality === 'augmented';

describe.each(ROWS)('given $name', { tags: 'full' }, ({ instrument, neck }) => {
  test('when its strings are read, then they are tuned, begin, and its neck is as long as written out', () => {
    expect(instrument.strings.map(({ open }) => open)).toEqual(neck.opens);
    expect(instrument.strings.map(({ from = 0 }) => from)).toEqual(
      neck.opens.map((_, place) => beginOf(neck, place)),
    );
    expect(Math.max(...instrument.fretCounts)).toBe(neck.lastFret);
  });

  test('when any scale is drawn on its neck, then each of its places is there, spelled as the table says, and no other', () => {
    const filter = { strings: neck.opens.map((_, place) => place), minFret: 0, maxFret: neck.lastFret };
    for (const { key, type, spelling, chroma } of SELECTED) {
      const drawn = neckDiagram(instrument, scale(key, type), filter).notes.map(
        ({ position: { guitarString, fret }, note }) => `${guitarString}.${fret} ${note}`,
      );
      const expected = neck.opens.flatMap((_, place) =>
        fretsOf(neck, place).flatMap(fret => {
          const index = chroma.indexOf(midiOn(neck, { guitarString: place, fret }) % 12);
          return index < 0 ? [] : [`${place}.${fret} ${spelling[index]}`];
        }),
      );
      expect(drawn, `${key} ${type}`).toEqual(expected);
    }
  });

  test('when the pattern systems of any scale are asked for, then they are those it is taught in, as far as the tuning allows', () => {
    for (const selected of SELECTED) {
      const { key, type } = selected;
      expect(systemsFor(instrument, scale(key, type)), `${key} ${type}`).toEqual(
        systemsTaught(selected, neck),
      );
    }
  });

  test('when a system isn’t offered, then it has no patterns', () => {
    for (const selected of SELECTED)
      for (const system of EVERY_SYSTEM.filter(each => !systemsTaught(selected, neck).includes(each)))
        expect(patternDiagrams(instrument, scale(selected.key, selected.type), system)).toEqual([]);
  });

  test('when any pattern is read, then no note is off the neck or outside the pattern’s frets, and each is spelled as the table says', () => {
    for (const { pattern, spelling, told } of patternsOn(instrument, EVERY_SYSTEM)) {
      const { startFret, endFret, notes } = pattern;
      expect(startFret >= 0 && endFret <= neck.lastFret, told).toBe(true);
      const wrong = notes.filter(
        ({ position, note }) =>
          position.fret < startFret ||
          position.fret > endFret ||
          !spelling.includes(note) ||
          CHROMA[note] !== midiOn(neck, position) % 12,
      );
      expect(wrong, told).toEqual([]);
    }
  });

  test('when any pattern is played, then it rises through every pitch of the scale that a hand reaches, each of them once', () => {
    for (const { pattern, system, type, chroma, told } of patternsOn(instrument, EVERY_SYSTEM)) {
      const midis = midisOf(neck, pattern);
      const every = pitchesBetween(chroma, Math.min(...midis), Math.max(...midis));
      const start = pattern.notes[0]?.position.fret ?? 0;
      const reached = (midi: number) =>
        playedOn(neck).some(open => midi >= open + start && midi < open + start + neck.hand);
      const isOfHand = system === 'positions' && !(type === 'blues' && neck.perString);
      expect(midis, told).toEqual(isOfHand ? every.filter(reached) : every);
    }
  });

  test('when any pattern is read, then it has every note of its scale', () => {
    for (const { pattern, spelling, told } of patternsOn(instrument, EVERY_SYSTEM))
      expect(new Set(pattern.notes.map(({ note }) => note)), told).toEqual(new Set(spelling));
  });

  test.each([
    ['3-notes-per-string', 3],
    ['2-notes-per-string', 2],
  ] as const)(
    'when a pattern is of %s, then each string has %i, it starts on the degree of its number, and as near the nut as it can',
    (system, count) => {
      for (const { pattern, index, all, spelling, told } of patternsOn(instrument, [system])) {
        const { notes } = pattern;
        expect(all, told).toHaveLength(spelling.length);
        expect(
          notes.map(({ position }) => position.guitarString),
          told,
        ).toEqual(neck.opens.flatMap((_, place) => Array.from({ length: count }, () => place)));
        expect(pattern.id, told).toBe(index + 1);
        expect(
          notes.map(({ note }) => note),
          told,
        ).toEqual(notes.map((_, from) => spelling[(index + from) % spelling.length]));
        expect(pattern.startFret, told).toBeLessThan(12);
      }
    },
  );

  test('when a pattern is a CAGED shape, then it has five frets, and every pitch of the scale that they hold', () => {
    for (const { pattern, all, chroma, told } of patternsOn(instrument, ['caged'])) {
      const { startFret, endFret } = pattern;
      expect(all.map(({ id }) => id).join(''), told).toBe('CAGED');
      expect(endFret - startFret, told).toBe(4);
      const held = neck.opens.flatMap(open => pitchesBetween(chroma, open + startFret, open + endFret));
      expect(midisOf(neck, pattern), told).toEqual([...new Set(held)].toSorted((one, other) => one - other));
    }
  });

  test('when a pattern is a position, then there is one on each note, but for a blue note that is added to those of the pentatonic, each string from the lowest up is played, and the hand stays', () => {
    for (const { pattern, index, all, type, spelling, told } of patternsOn(instrument, ['positions'])) {
      const isAdded = type === 'blues' && neck.perString;
      if (!isAdded) expect(pattern.endFret - pattern.startFret, told).toBeLessThan(neck.hand);
      const starts = isAdded ? spelling.filter((_, place) => place !== 3) : spelling;
      expect(all, told).toHaveLength(starts.length);
      expect(pattern.notes[0]?.note, told).toBe(starts[index]);
      const played = new Set(pattern.notes.map(({ position }) => position.guitarString));
      expect([...played], told).toEqual(between(neck.lowest, neck.highest ?? neck.opens.length - 1));
    }
  });

  test('when any triad is looked for on three neighboring strings, then each shape has its three notes once, on the neck and within an octave', () => {
    for (const quality of TRIAD_QUALITIES)
      for (const root of ROOTS) {
        const { tones } = triad(root, quality);
        for (const set of stringSetsOf(instrument)) {
          const shapes = closeShapes(instrument, triad(root, quality), set, neck.lastFret);
          const told = `${root} ${quality} on ${set}`;
          const strings = stringsOfSet(instrument, set);
          expect(shapes.length > 0, told).toBe(set !== 'All' && !tooWide(instrument, quality));
          expect(
            shapes.filter(({ lowFret, highFret }) => highFret - lowFret > 5),
            told,
          ).toEqual([]);
          const wrong = shapes.filter(({ inversion, notes }) => {
            const midis = notes.map(({ position }) => midiOn(neck, position));
            const [low = 0, middle = 0, high = 0] = midis;
            return (
              !(low < middle && middle < high && high - low < 12) ||
              notes[0]?.note !== tones[INVERSIONS.indexOf(inversion)]?.note ||
              notes.some(({ note }, index) => CHROMA[note] !== (midis[index] ?? 0) % 12) ||
              tones.some(tone => notes.every(({ note }) => note !== tone.note)) ||
              strings.some(place => notes.every(({ position }) => position.guitarString !== place)) ||
              notes.some(({ position }) => position.fret < 0 || position.fret > neck.lastFret)
            );
          });
          expect(wrong, told).toEqual([]);
        }
      }
  });
});

test('given CAGED shapes, when a seven-string or a guitar a half-step down has them, then they lie where the guitar’s do, a half-step down in the key above', () => {
  const startsOf = (id: InstrumentId, key: ScaleKey) =>
    patternsOf('caged', INSTRUMENTS[id], scale(key, 'major')).map(({ startFret }) => startFret);
  for (const key of SCALE_KEYS) {
    const above = SCALE_KEYS.find(each => CHROMA[each] === (CHROMA[key] + 1) % 12) ?? key;
    expect(startsOf('guitar-7', key), key).toEqual(startsOf('guitar', key));
    expect(startsOf('guitar-half-step-down', key), key).toEqual(startsOf('guitar', above));
  }
});
