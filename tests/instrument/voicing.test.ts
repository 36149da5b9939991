import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Instrument, stringsOf } from '../../src/instrument/instrument';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../src/instrument/instruments';
import { midiAt, pitchClassAt } from '../../src/instrument/position';
import { fretsText, positionsOfVoicing, type Voicing, voicingsOf } from '../../src/instrument/voicing';
import { CHORD_TYPES, type Chord, chord, chordText, parseChord, usualChord } from '../../src/theory/chord';
import { chromaticName, PITCH_CLASSES, pitchClassOf } from '../../src/theory/note';
import { pitchName } from '../../src/theory/pitch';

/** A chord by its symbol. */
function named(symbol: string): Chord {
  const parsed = parseChord(symbol);
  if (parsed.kind === 'problem') throw new Error(`${symbol} is no chord`);
  return parsed.chord;
}

const known = new Map<string, readonly Voicing[]>();

/** The shapes of a chord up to fret 12, computed once. */
function shapesOf(symbol: string, instrument: Instrument = STANDARD_GUITAR): readonly Voicing[] {
  const key = `${symbol} ${instrument.id}`;
  const shapes = known.get(key) ?? voicingsOf(instrument, named(symbol), 12);
  known.set(key, shapes);
  return shapes;
}

const firstOf = (symbol: string, instrument?: Instrument): Voicing => {
  const [first] = shapesOf(symbol, instrument);
  if (first === undefined) throw new Error(`${symbol} has no shape`);
  return first;
};

const fingersIn = ({ strings }: Voicing): string =>
  strings.map(play => (play.kind === 'fretted' ? String(play.finger) : '–')).join('');

const compact = (voicing: Voicing): string => fretsText(voicing).replaceAll(' ', '');

/** Chords as books print them for the guitar, written down by hand; where books differ, each of their shapes. */
const GUITAR_BOOK = `
  C x32010, A x02220, G 320003, E 022100, D xx0232, Am x02210, Em 022000, Dm xx0231, A7 x02020
  B7 x21202, C7 x32310, D7 xx0212, E7 020100, G7 320001, Am7 x02010, Dm7 xx0211, Em7 020000
  Cmaj7 x32000, Dmaj7 xx0222, Fmaj7 xx3210, Amaj7 x02120, Gmaj7 320002, Emaj7 021100, Asus2 x02200
  Asus4 x02230, Dsus2 xx0230, Dsus4 xx0233, Esus4 022200, Cadd9 x32030, Gadd9 320203, Aadd9 x02420
  Eadd9 024100|022102, Fadd9 xx3213, Dadd9 x5425x|x54252|x54230|xx0252|200230, E5 022xxx, A5 x022xx
  D5 xx023x|x577xx, G5 355xxx, C5 x355xx, F5 133xxx, B5 x244xx, F#5 244xxx, Bb5 x133xx, Ab5 466xxx
  Eb5 x688xx|xx134x, F 133211, Fm 133111, Bm x24432, Bb x13331, B x24442, Cm x35543, C#m x46654
  F#m 244222, Gm 355333, G#m 466444, Eb x68886|xx1343, Ab 466544, F# 244322, C# x46664, Bbm x13321
  Ebm x68876|xx1342, F7 131211, Bb7 x13131, F#7 242322, C#7 x46464|x43424|x4342x, Eb7 xx1323|x68686
  Ab7 464544, Bm7 x24232, F#m7 242222, Gm7 353333, Cm7 x35343, Fm7 131111, C#m7 x46454, Bbm7 x13121
  G#m7 464444, Ebm7 x68676|xx1322, Bbmaj7 x13231, Bmaj7 x24342, Ebmaj7 xx1333|x68786
  Abmaj7 465544|4x554x|xx1113|4655xx, Dbmaj7 x46564|x43111, F#maj7 243322|2x332x, Cm7b5 x3434x
  Bm7b5 x2323x, Em7b5 xx2333|010030|010000, F#m7b5 xx4555|2x2210|202210|2x221x|20221x, Dm7b5 xx0111
  Am7b5 x01013|x0101x|5x554x|x01213, Gm7b5 xx5666|3x332x, C#m7b5 x42000|x4545x|x42002|x4200x
  Ddim7 xx0101, Edim7 xx2323|012020, Cdim7 x3424x|xx1212, Adim7 x01212, Bdim7 x2313x|x20101
  F#dim7 234242|2x121x|xx1212, Gdim7 345353|34232x|3x232x|xx2323, C#dim7 x45353|x4535x|xx2323
  Bdim x2343x, Ddim xx0131, Adim x0121x, Cdim x3454x, Edim 0120xx|xx2353|01202x, C#dim x4565x|x42020
  F#dim 2342xx|2x421x|xx4212|20421x, Caug x32110, Eaug 032110, Aaug x03221, Gaug 321003, Daug xx0332
  Faug xx3221|1x322x|x03221, Baug x21003|x2100x, D/F# 200232, G/B x20003, C/G 332010, C/E 032010
  Am/G 302210, F/C x33211, A/C# x42220, E/G# 4x2100|422100, Am/C x32210, D/A x00232
  G/D xx0003|x5543x|x55433, Em/D xx0000, F/A x03211, C/B x22010|x2x010, G/F# 220003|200003|2x0003
  Am/F# 202210|2x2210, Am/E 002210, Em/B x22000, Em/G 322000|3x2000, A/E 002220, A/G 302220|3x2220
  E/B x22100, Dm/F 1x0231|100231|xx3231, Dm/C x30231, Dm/A x00231, Bm/A x04432, D/C x30232
  D7/F# 200212|2x0212, G7/B x20001, B/D# x6444x|xx1442, Am7/G 302010|3x2010, F/G 3x3211|303211
  C/Bb x12010|x1x010, Em/C# x42000, E/D xx0100, Bm/F# 224432|2x4432, Bb/D xx0331
  Gm/Bb 655333|x10033|x1003x|x10333|x13033, Gm/D xx0333|x55333, A/B x22220|x2222x, D/E 000232
  D/B x20232, Am/B x22210, A/D xx0220, F/E 033211|xx2211|003211|0x3211, G/C x30003, G/E 020003|022003
  G/A x00003|x02003, D/G 300232|3x0232, Bm/D xx0432, Cm/Eb xx1013|x6554x|xx1543, F#m/C# x44222
  B/F# 224442|2x4442, C6 x32210, D6 xx0202, A6 x02222, G6 320000, E6 022120, Am6 x02212, Em6 022020
  Dm6 xx0201, F6 13x231|xx3231|1x021x|100211, Cm6 x3124x|x3524x|x31213, Bm6 x2413x|x20102
  Gsus4 330013, Gsus2 300033|3x0033|300233, Csus4 x33011, Csus2 x30013|x30033|x35533
  Esus2 024400|022402|022452, Fsus4 133311|xx3311, Fsus2 xx3013|xx3011, Bsus4 x24400|x24452
  Bsus2 x24422, Bbsus2 x13311, Bbsus4 x13341, F#sus4 244422, C9 x32333, D9 x54555, E9 020102
  A9 x02423, B9 x21222, G9 320201, F9 131213|1x121x, Bb9 x10111|x1011x, F#9 242324|x98999|2x232x
  Cmaj9 x32430|x30000, Em9 020002|022032, Am9 575557|x02413|x05557|x02410, Dm9 x53555|x5355x
  Fmaj9 102010|xx3213|103010, Gmaj9 320202|3x0202, Am(maj7) x02110, Em(maj7) 021000, Dm(maj7) xx0221
  Cm(maj7) x35443, Db x46664
`;

/** The fingers of common chords as teachers put them, written down by hand: the shape is the one above. */
const GUITAR_FINGERS = `
  C –32–1–, A ––123–, G 21–––3, E –231––, D –––132, Am ––231–, Em –23–––, Dm –––231, A7 ––2–3–
  B7 –213–4, C7 –3241–, D7 –––213, E7 –2–1––, G7 32–––1, Am7 ––2–1–, Dm7 –––211, Em7 –2––––
  Cmaj7 –32–––, Dmaj7 –––111, Fmaj7 ––321–, Amaj7 ––213–, Gmaj7 31–––2, Emaj7 –312––, Asus2 ––12––
  Asus4 ––123–, Dsus2 –––13–, Dsus4 –––134, Esus4 –234––, Cadd9 –21–3–, Fadd9 ––3214, E5 –23–––
  G5 134–––, C5 –134––, F 134211, Fm 134111, Bm –13421, Bb –12341, B –12341, Cm –13421, C#m –13421
  F#m 134111, Gm 134111, Eb ––1243, Ab 134211, F# 134211, F7 131211, Bb7 –13141, F#7 131211
  Eb7 ––1324, Bm7 –13121, F#m7 131111, Gm7 131111, Cm7 –13121, Bbmaj7 –13241, Cm7b5 –1324–
  Dm7b5 –––111, Am7b5 ––1–24, Cdim7 –2314–, Adim7 ––1324, Ddim7 –––1–2, Ddim –––132, Bdim –1243–
  Caug –4312–, Aaug ––4231, C6 –4231–, A6 ––1111, D6 –––2–3, G6 32––––, Am6 ––2314, Dm6 –––2–1
  C9 –21333, B9 –21333, E9 –2–1–3, A9 ––1423, Dm9 –21333, C/G 342–1–, D/F# 1––243, E/G# 4–21––
  F/A ––3211, Bm/F# 113421, Em/C# –31–––
`;

/** The same for the ukulele. */
const UKULELE_BOOK = `
  C 0003, F 2010, G 0232, Am 2000, Dm 2210, Em 0432, D 2220, A 2100, Bb 3211, G7 0212, C7 0001
  D7 2223|2020, A7 0100, E7 1202, E 4442|1402, B 4322, Bm 4222, Gm 0231, Cm 0333, Fm 1013
  F7 2313|2310, B7 2322, Bb7 1211, Am7 0000|0433, Dm7 2213, Em7 0202, Gm7 0211, Cmaj7 0002
  Fmaj7 2413|2410|5500, Gmaj7 0222, Dmaj7 2224, Amaj7 1100, F#m 2120, C#m 1104|1444|6444, Eb 0331
  Ab 5343|1343, F# 3121, C# 1114, G#m 4342|1342, Bbm 3111, Csus4 0013, Gsus4 0233, Dsus4 0230
  Asus4 2200, Asus2 2452|4400|2402, Dsus2 2200, Fsus4 3011, Gsus2 0230, Csus2 0233, Cadd9 0203
  C6 0000, Cdim7 2323, Bdim7 1212, Caug 1003, C9 0201|3203, Cm7 3333, Fm7 1313, Bm7 2222, F#m7 2424
  F#7 3424, Ab7 1323, Eb7 3334, C#7 1112, Bbmaj7 3210|2211, Esus4 4400|4452|2402
`;

/** The lines of a book. */
const printed = (book: string): readonly (readonly string[])[] =>
  book
    .trim()
    .split(/,\s+|\n\s*/)
    .map(row => row.split(' '));

describe('given a chord that every book prints', () => {
  test.each(printed(GUITAR_BOOK))(
    'when it is played on a guitar, then the first of %s is %s',
    (symbol = '', shapes = '') => {
      expect(shapes.split('|')).toContain(compact(firstOf(symbol)));
    },
  );

  test.each(printed(UKULELE_BOOK))(
    'when it is played on a ukulele, then the first of %s is %s',
    { tags: 'full' },
    (symbol = '', shapes = '') => {
      expect(shapes.split('|')).toContain(compact(firstOf(symbol, INSTRUMENTS.ukulele)));
    },
  );

  test.each(printed(GUITAR_FINGERS))(
    'when its first shape is held, then the fingers of %s are %s',
    { tags: 'full' },
    (symbol = '', fingers = '') => {
      expect(fingersIn(firstOf(symbol))).toBe(fingers);
    },
  );

  test('when another finger stops a string among those beneath it or beyond them, then none lies flat', () => {
    const shape = shapesOf('F#m7b5').find(each => compact(each) === '2x2210');
    expect(shape && fingersIn(shape)).toBe('2–341–');
  });

  test.each([
    // A small barre takes little strength.
    ['D7', 'ukulele', '1112'],
    ['F#', 'ukulele', '3121'],
    ['F7', 'ukulele', '2314'],
    ['C', 'ukulele', '–––3'],
    ['Am', 'ukulele', '2–––'],
    ['F', 'ukulele', '2–1–'],
    ['Fm', 'ukulele', '1–24'],
    // A finger has two frets on a mandolin.
    ['G', 'mandolin', '––12'],
    // A drone is no open string that a hand has to keep free.
    ['C', 'banjo', '–2–13'],
    ['A', 'banjo', '–1111'],
  ] as const)('when %s is fingered on %s, then as players do: %s', (symbol, id, fingers) => {
    expect(fingersIn(firstOf(symbol, INSTRUMENTS[id]))).toBe(fingers);
  });

  test.each([
    ['F#7', '212322'],
    ['Bm7b5', 'x23231'],
    ['C#dim7', 'x45656'],
    ['D/F#', '204232'],
  ])(
    'when %s is looked for, then %s, which would bend a finger over another, is no shape',
    (symbol, shape) => {
      const shapes = shapesOf(symbol).map(compact);
      expect(shapes).not.toContain(shape);
    },
  );

  test.each([
    ['C', 'ukulele', '0003'],
    ['G', 'ukulele', '0232'],
    ['Am', 'ukulele', '2000'],
    ['F', 'ukulele', '2010'],
    ['G', 'mandolin', '0023'],
    ['C', 'mandolin', '0230'],
    ['D', 'guitar-open-d', '000000'],
    ['D5', 'guitar-drop-d', '000xxx'],
    ['E', 'guitar-open-e', '000000'],
    ['C', 'guitar-open-c', '000000'],
    // A baritone's shapes are a guitar's, a fourth lower.
    ['B', 'guitar-baritone', '022100'],
    // Nashville's are a guitar's, an octave higher on four strings.
    ['G', 'guitar-nashville', '320003'],
    ['C', 'ukulele-low-g', '0003'],
    // A banjo's drone rings along where the chord has a G.
    ['G', 'banjo', '00000'],
    ['C', 'banjo', '02012'],
    ['Em', 'banjo', '02002'],
    ['D', 'banjo', 'x0234'],
    ['F', 'banjo', 'x3213'],
    ['A', 'banjo', 'x2222'],
    ['Am', 'banjo', 'x2212'],
    ['C7', 'banjo', '02312'],
  ] as const)('when %s is played on %s, then the first shape is %s', (symbol, id, shape) => {
    expect(compact(firstOf(symbol, INSTRUMENTS[id]))).toBe(shape);
  });
});

/** The notes below which a chord isn't itself: on up to four notes the fifth may be left out, on five the root too. */
function needed({ tones }: Chord) {
  if (tones.length > 4) return tones.filter(({ degree }) => degree !== 'R' && degree !== '5');
  return tones.length > 3 ? tones.filter(({ degree }) => degree !== '5') : tones;
}

/** Checks every rule of a shape with figures of the test's own. */
function expectPlayable(instrument: Instrument, of: Chord, voicing: Voicing) {
  const sounding = positionsOfVoicing(voicing);
  const pitches = sounding.map(position => pitchClassAt(instrument, position));
  const ofChord = of.tones.map(({ pitch }) => pitch);
  const low = sounding.toSorted((a, b) => midiAt(instrument, a) - midiAt(instrument, b))[0];
  const where = `${chordText(of, 'letters')} on ${instrument.id}: ${fretsText(voicing)}`;
  for (const { pitch } of needed(of)) expect(pitches, where).toContain(pitch);
  // The bass of a slash chord may be no note of it, and then sounds once.
  for (const position of sounding)
    if (of.bass === undefined || position !== low)
      expect(ofChord, where).toContain(pitchClassAt(instrument, position));
  if (of.bass !== undefined || !['ukulele', 'ukulele-low-g', 'mandolin', 'banjo'].includes(instrument.id))
    expect(low && pitchClassAt(instrument, low), where).toBe(pitchClassOf(of.bass ?? of.root));
  const fretted = voicing.strings.flatMap(play => (play.kind === 'fretted' ? [play] : []));
  const frets = fretted.map(({ fret }) => fret);
  const reach = instrument.id === 'mandolin' ? 5 : 3;
  const span = Math.max(0, ...frets) - Math.min(99, ...frets);
  expect(span, where).toBeLessThanOrEqual(Math.min(...frets, 99) > 7 ? reach + 1 : reach);
  // A finger is at one fret only.
  const fingers = new Map(fretted.map(({ finger, fret }) => [finger, fret]));
  for (const { finger, fret } of fretted) expect(fingers.get(finger), where).toBe(fret);
  // It lies across several strings only in a barre, or flat on the last ones.
  for (const [finger, fret] of fingers) {
    const places = voicing.strings.flatMap((play, place) =>
      play.kind === 'fretted' && play.finger === finger ? [place] : [],
    );
    const isFlat =
      places.at(-1) === voicing.strings.length - 1 &&
      places.length === voicing.strings.length - Math.min(...places);
    if (places.length > 1 && !isFlat) expect(voicing.barre?.fret, where).toBe(fret);
  }
}

/** A guitar whose open strings have these pitches. */
const tunedTo = (open: readonly number[]): Instrument => ({
  ...STANDARD_GUITAR,
  id: open.join(' '),
  strings: stringsOf(
    open.map(midi => pitchName(midi, 'sharps')),
    STANDARD_GUITAR.strings.map(({ gauge }) => gauge),
  ),
});

describe('given any chord', { tags: 'full' }, () => {
  const EASY = ['guitar', 'ukulele', 'bass-4', 'mandolin'] as const;

  test('when it is played on a guitar, a ukulele, a bass or a mandolin, then each shape has its notes and can be held', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EASY),
        fc.constantFrom(...PITCH_CLASSES),
        fc.constantFrom(...CHORD_TYPES),
        (id, root, type) => {
          const instrument: Instrument = INSTRUMENTS[id];
          const of = usualChord(root, type);
          for (const voicing of voicingsOf(instrument, of, 12)) expectPlayable(instrument, of, voicing);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('when it has any bass, then that is the lowest note, each shape has its notes, and it can be held', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EASY),
        fc.constantFrom(...PITCH_CLASSES),
        fc.constantFrom(...PITCH_CLASSES),
        fc.constantFrom(...CHORD_TYPES),
        (id, root, bass, type) => {
          const instrument: Instrument = INSTRUMENTS[id];
          const of = chord(usualChord(root, type).root, type, chromaticName(bass, 'sharps'));
          for (const voicing of voicingsOf(instrument, of, 12)) expectPlayable(instrument, of, voicing);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('when the strings are tuned in any way, then each shape has its notes and can be held', () => {
    const tuned = fc.tuple(
      ...STANDARD_GUITAR.strings.map(({ open }) => fc.integer({ min: open - 5, max: open + 2 })),
    );
    fc.assert(
      fc.property(
        tuned,
        fc.constantFrom(...PITCH_CLASSES),
        fc.constantFrom(...CHORD_TYPES),
        (open, root, type) => {
          const instrument = tunedTo(open);
          const of = usualChord(root, type);
          for (const voicing of voicingsOf(instrument, of, 12)) expectPlayable(instrument, of, voicing);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('when its shapes are asked for again after those of others, then they are the same in the same order', () => {
    const asked = ['C', 'F#m7b5', 'D/F#', 'Esus4', 'G9'].flatMap(symbol =>
      EASY.map(id => () => voicingsOf(INSTRUMENTS[id], named(symbol), 12)),
    );
    const once = asked.map(ask => ask());
    const again = asked.toReversed().map(ask => ask());
    expect(again.toReversed()).toEqual(once);
  });

  test.each(Object.values<Instrument>(INSTRUMENTS))(
    'when every type on every root is played on $name, then each shape has its notes and can be held, and the list is ranked',
    { tags: 'full' },
    instrument => {
      for (const root of PITCH_CLASSES)
        for (const type of CHORD_TYPES) {
          const of = usualChord(root, type);
          const voicings = voicingsOf(instrument, of, 12);
          for (const voicing of voicings) expectPlayable(instrument, of, voicing);
          const costs = voicings.map(({ cost }) => cost);
          expect(costs).toEqual(costs.toSorted((a, b) => a - b));
          expect(new Set(voicings.map(fretsText)).size).toBe(voicings.length);
        }
    },
  );

  test('when it is played on a guitar, then it has a shape', () => {
    for (const root of PITCH_CLASSES)
      for (const type of CHORD_TYPES)
        expect(
          voicingsOf(STANDARD_GUITAR, usualChord(root, type), 12).length,
          `${root} ${type}`,
        ).toBeGreaterThan(0);
  });
});
