import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Instrument } from '../../src/instrument/instrument';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../src/instrument/instruments';
import { midiAt, pitchClassAt } from '../../src/instrument/position';
import { fretsText, positionsOfVoicing, type Voicing, voicingsOf } from '../../src/instrument/voicing';
import { CHORD_TYPES, type Chord, parseChord, usualChord } from '../../src/theory/chord';
import { PITCH_CLASSES, pitchClassOf } from '../../src/theory/note';

/** A chord by its symbol. */
function named(symbol: string): Chord {
  const parsed = parseChord(symbol);
  if (parsed.kind === 'problem') throw new Error(`${symbol} is no chord`);
  return parsed.chord;
}

const firstOf = (symbol: string, instrument: Instrument = STANDARD_GUITAR): Voicing => {
  const [first] = voicingsOf(instrument, named(symbol), 12);
  if (first === undefined) throw new Error(`${symbol} has no shape`);
  return first;
};

const fingersIn = ({ strings }: Voicing): string =>
  strings.map(play => (play.kind === 'fretted' ? String(play.finger) : '–')).join('');

const compact = (voicing: Voicing): string => fretsText(voicing).replaceAll(' ', '');

/** Chords as chord books print them, written down by hand. */
const BOOK = [
  ...(['C x32010', 'A x02220', 'G 320003', 'E 022100', 'D xx0232', 'F 133211', 'B x24442'] as const),
  ...(['Am x02210', 'Em 022000', 'Dm xx0231', 'Bm x24432', 'F#m 244222', 'Gm 355333', 'Cm x35543'] as const),
  ...([
    'Fm 133111',
    'C#m x46654',
    'Bb x13331',
    'F# 244322',
    'Ab 466544',
    'Bbm x13321',
    'G#m 466444',
  ] as const),
  ...(['Db x46664', 'B7 x21202', 'E7 020100', 'A7 x02020', 'D7 xx0212', 'G7 320001', 'C7 x32310'] as const),
  ...(['F7 131211', 'F#7 242322', 'Bb7 x13131', 'Am7 x02010', 'Dm7 xx0211', 'Em7 020000'] as const),
  ...(['Bm7 x24232', 'F#m7 242222', 'Gm7 353333', 'Cm7 x35343', 'Fm7 131111'] as const),
  ...(['Cmaj7 x32000', 'Gmaj7 320002', 'Amaj7 x02120', 'Dmaj7 xx0222', 'Emaj7 021100'] as const),
  ...(['Fmaj7 xx3210', 'Bbmaj7 x13231', 'Asus2 x02200', 'Dsus2 xx0230', 'Asus4 x02230'] as const),
  ...(['Dsus4 xx0233', 'Esus4 022200', 'Gsus4 330013', 'Csus4 x33011', 'Cadd9 x32030'] as const),
  ...([
    'Gadd9 320203',
    'C6 x32210',
    'G6 320000',
    'A6 x02222',
    'D6 xx0202',
    'Am6 x02212',
    'Em6 022020',
  ] as const),
  ...(['Dm6 xx0201', 'Caug x32110', 'Eaug 032110', 'Aaug x03221', 'Gaug 321003', 'Bdim x2343x'] as const),
  ...(['Ddim xx0131', 'Ddim7 xx0101', 'Bm7b5 x2323x', 'E9 020102', 'A9 x02423', 'B9 x21222'] as const),
  ...(['D9 x54555', 'G9 320201', 'Am(maj7) x02110', 'E5 022xxx', 'A5 x022xx', 'G5 355xxx'] as const),
  ...([
    'C5 x355xx',
    'D/F# 200232',
    'G/B x20003',
    'C/G 332010',
    'C/E 032010',
    'Am/G 302210',
    'F/C x33211',
  ] as const),
].map(row => row.split(' '));

describe('given a chord that every book prints', () => {
  test.each(BOOK)('when its shapes are found, then the first of %s is %s', (symbol = '', shape) => {
    expect(compact(firstOf(symbol))).toBe(shape);
  });

  test.each([
    ['C', '–32–1–'],
    ['D', '–––132'],
    ['E', '–231––'],
    ['F', '134211'],
    ['Bm', '–13421'],
    ['A', '––123–'],
    ['B7', '–213–4'],
    ['C#m', '–13421'],
    ['B9', '–21333'],
    ['F7', '131211'],
    // One finger lies flat across the last strings.
    ['Dm7', '–––211'],
    ['Dmaj7', '–––111'],
    ['A6', '––1111'],
    ['F/A', '––3211'],
    // Beside the nut, one or two fingers keep to their frets.
    ['Em', '–23–––'],
    ['Em7', '–2––––'],
    ['A7', '––2–3–'],
    ['Cmaj7', '–32–––'],
    ['G6', '32––––'],
    ['D6', '–––2–3'],
    // No finger lies flat while another stops a string among those beneath it or beyond them.
    ['F#m7b5', '2–341–'],
  ])('when %s is fingered, then as players do: %s', (symbol, fingers) => {
    expect(fingersIn(firstOf(symbol))).toBe(fingers);
  });

  test.each([
    ['C', 'ukulele', '–––3'],
    ['Am', 'ukulele', '2–––'],
    ['F', 'ukulele', '2–1–'],
    // A finger has two frets on a mandolin.
    ['G', 'mandolin', '––12'],
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
      const shapes = voicingsOf(STANDARD_GUITAR, named(symbol), 12).map(compact);
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
  const where = `${of.root} ${of.type} on ${instrument.id}: ${fretsText(voicing)}`;
  for (const { pitch } of needed(of)) expect(pitches, where).toContain(pitch);
  for (const pitch of pitches) expect(ofChord, where).toContain(pitch);
  if (!['ukulele', 'mandolin'].includes(instrument.id))
    expect(low && pitchClassAt(instrument, low), where).toBe(pitchClassOf(of.root));
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
