import { describe, expect, test } from 'vitest';
import {
  ALL_KEYS,
  circlePlace,
  diatonicTriads,
  KEY_RINGS,
  type Key,
  keyByFifths,
  keyInfo,
  keyName,
  keyWithSignature,
  spokenKey,
  spokenKeyWithSignature,
} from '../../src/theory/key';

const MAJORS = [
  ['C', 0, '', 'C D E F G A B', 'A minor'],
  ['G', 1, 'F#', 'G A B C D E F#', 'E minor'],
  ['D', 2, 'F# C#', 'D E F# G A B C#', 'B minor'],
  ['A', 3, 'F# C# G#', 'A B C# D E F# G#', 'F# minor'],
  ['E', 4, 'F# C# G# D#', 'E F# G# A B C# D#', 'C# minor'],
  ['B', 5, 'F# C# G# D# A#', 'B C# D# E F# G# A#', 'G# minor'],
  ['F#', 6, 'F# C# G# D# A# E#', 'F# G# A# B C# D# E#', 'D# minor'],
  ['Db', -5, 'Bb Eb Ab Db Gb', 'Db Eb F Gb Ab Bb C', 'Bb minor'],
  ['Ab', -4, 'Bb Eb Ab Db', 'Ab Bb C Db Eb F G', 'F minor'],
  ['Eb', -3, 'Bb Eb Ab', 'Eb F G Ab Bb C D', 'C minor'],
  ['Bb', -2, 'Bb Eb', 'Bb C D Eb F G A', 'G minor'],
  ['F', -1, 'Bb', 'F G A Bb C D E', 'D minor'],
  ['Gb', -6, 'Bb Eb Ab Db Gb Cb', 'Gb Ab Bb Cb Db Eb F', 'Eb minor'],
] as const;

const MINORS = [
  ['A', 0, '', 'A B C D E F G', 'C major'],
  ['E', 1, 'F#', 'E F# G A B C D', 'G major'],
  ['B', 2, 'F# C#', 'B C# D E F# G A', 'D major'],
  ['F#', 3, 'F# C# G#', 'F# G# A B C# D E', 'A major'],
  ['C#', 4, 'F# C# G# D#', 'C# D# E F# G# A B', 'E major'],
  ['G#', 5, 'F# C# G# D# A#', 'G# A# B C# D# E F#', 'B major'],
  ['D#', 6, 'F# C# G# D# A# E#', 'D# E# F# G# A# B C#', 'F# major'],
  ['Bb', -5, 'Bb Eb Ab Db Gb', 'Bb C Db Eb F Gb Ab', 'Db major'],
  ['F', -4, 'Bb Eb Ab Db', 'F G Ab Bb C Db Eb', 'Ab major'],
  ['C', -3, 'Bb Eb Ab', 'C D Eb F G Ab Bb', 'Eb major'],
  ['G', -2, 'Bb Eb', 'G A Bb C D Eb F', 'Bb major'],
  ['D', -1, 'Bb', 'D E F G A Bb C', 'F major'],
  ['Eb', -6, 'Bb Eb Ab Db Gb Cb', 'Eb F Gb Ab Bb Cb Db', 'Gb major'],
] as const;

function told(key: Key) {
  const { accidentals, signature, notes, relative } = keyInfo(key);
  const marks = signature.map(mark => mark.note).join(' ');
  return [key.tonic, accidentals, marks, notes.join(' '), keyName(relative, 'letters')];
}

const key = (name: string): Key => {
  const found = ALL_KEYS.find(each => keyName(each, 'letters') === name);
  if (found === undefined) throw new Error(`the test names no key: ${name}`);
  return found;
};

describe('given a key', () => {
  test.each(MAJORS)(
    'when it is %s major (%i), then its signature, notes and relative are as in the table',
    (...row) => {
      expect(told(key(`${row[0]} major`))).toEqual(row);
    },
  );

  test.each(MINORS)(
    'when it is %s minor (%i), then its signature, notes and relative are as in the table',
    (...row) => {
      expect(told(key(`${row[0]} minor`))).toEqual(row);
    },
  );

  test('then there are the 26 in the tables and no others', () => {
    const written = [
      ...MAJORS.map(([tonic]) => `${tonic} major`),
      ...MINORS.map(([tonic]) => `${tonic} minor`),
    ];
    expect(ALL_KEYS.map(each => keyName(each, 'letters'))).toEqual(written);
  });

  test('when its relative’s relative is asked for, then it is the key itself', () => {
    for (const each of ALL_KEYS) expect(keyInfo(keyInfo(each).relative).relative).toEqual(each);
  });
});

describe('given the enharmonic spelling of a key', () => {
  test.each([
    ['F# major', 'Gb major'],
    ['Gb major', 'F# major'],
    ['D# minor', 'Eb minor'],
    ['Eb minor', 'D# minor'],
  ])('when it is %s, then it is %s', (from, to) => {
    expect(keyInfo(key(from)).alternate).toEqual(key(to));
  });

  test('when it is any other key, then there is none', () => {
    const names = ALL_KEYS.filter(each => keyInfo(each).alternate).map(each => keyName(each, 'letters'));
    expect(names.toSorted()).toEqual(['D# minor', 'Eb minor', 'F# major', 'Gb major']);
  });
});

describe('given the circle of fifths', () => {
  test('then its rings are as in the specification', () => {
    expect(KEY_RINGS.major.map(each => each.tonic).join(' ')).toBe('C G D A E B F# Db Ab Eb Bb F');
    expect(KEY_RINGS.minor.map(each => each.tonic).join(' ')).toBe('A E B F# C# G# D# Bb F C G D');
  });

  test.each([
    ['C major', 1, 'G major'],
    ['C major', -1, 'F major'],
    ['F major', 1, 'C major'],
    ['B major', 1, 'F# major'],
    ['F# major', 1, 'Db major'],
    ['Gb major', 1, 'Db major'],
    ['Gb major', -1, 'B major'],
    ['Db major', -1, 'Gb major'],
    ['Bb minor', -1, 'Eb minor'],
    ['G# minor', 1, 'D# minor'],
    ['Gb major', 0, 'Gb major'],
    ['D# minor', 1, 'Bb minor'],
    ['Eb minor', -1, 'G# minor'],
    ['A minor', -1, 'D minor'],
    ['C major', 25, 'G major'],
    ['C major', -25, 'F major'],
  ])('when it is %s and moves %i fifths, then it is %s', (from, fifths, to) => {
    expect(keyByFifths(key(from), fifths)).toEqual(key(to));
  });

  test('when a ring is walked from the top, then each of the twelve keys comes once before the top comes again', () => {
    for (const ring of [KEY_RINGS.major, KEY_RINGS.minor]) {
      for (const [index, each] of ring.entries()) {
        expect(circlePlace(each)).toBe(index);
        expect(keyByFifths(each, 1)).toEqual(ring[(index + 1) % 12]);
        expect(circlePlace(keyByFifths(keyByFifths(each, 1), -1))).toBe(index);
      }
    }
  });

  test('when a key has two spellings, then both are at the bottom', () => {
    expect(['F# major', 'Gb major', 'D# minor', 'Eb minor'].map(key).map(circlePlace)).toEqual([6, 6, 6, 6]);
  });
});

describe('given the name of a key', () => {
  test.each([
    ['C major', 'C major, no sharps or flats', 'C major, no sharps or flats'],
    ['G major', 'G major, 1 sharp', 'G major, 1 sharp'],
    ['D major', 'D major, 2 sharps', 'D major, 2 sharps'],
    ['D minor', 'D minor, 1 flat', 'D minor, 1 flat'],
    ['Gb major', 'Gb major, 6 flats', 'G flat major, 6 flats'],
    ['F# minor', 'F# minor, 3 sharps', 'F sharp minor, 3 sharps'],
  ])('when it is %s, then it is shown as "%s" and spoken as "%s"', (name, drawn, spoken) => {
    expect(keyWithSignature(key(name), 'letters')).toBe(drawn);
    expect(spokenKeyWithSignature(key(name))).toBe(spoken);
  });

  test('when the user prefers symbols, then it is shown with them', () => {
    expect(keyName(key('Bb minor'), 'symbols')).toBe('B♭ minor');
    expect(spokenKey(key('Bb minor'))).toBe('B flat minor');
  });
});

/** The chords of every key, in scale order, written out by hand: roots, `m` for minor and `°` for diminished. */
const CHORDS: Readonly<Record<string, string>> = {
  'C major': 'C Dm Em F G Am B°',
  'G major': 'G Am Bm C D Em F#°',
  'D major': 'D Em F#m G A Bm C#°',
  'A major': 'A Bm C#m D E F#m G#°',
  'E major': 'E F#m G#m A B C#m D#°',
  'B major': 'B C#m D#m E F# G#m A#°',
  'F# major': 'F# G#m A#m B C# D#m E#°',
  'Db major': 'Db Ebm Fm Gb Ab Bbm C°',
  'Ab major': 'Ab Bbm Cm Db Eb Fm G°',
  'Eb major': 'Eb Fm Gm Ab Bb Cm D°',
  'Bb major': 'Bb Cm Dm Eb F Gm A°',
  'F major': 'F Gm Am Bb C Dm E°',
  'Gb major': 'Gb Abm Bbm Cb Db Ebm F°',
  'A minor': 'Am B° C Dm Em F G',
  'E minor': 'Em F#° G Am Bm C D',
  'B minor': 'Bm C#° D Em F#m G A',
  'F# minor': 'F#m G#° A Bm C#m D E',
  'C# minor': 'C#m D#° E F#m G#m A B',
  'G# minor': 'G#m A#° B C#m D#m E F#',
  'D# minor': 'D#m E#° F# G#m A#m B C#',
  'Bb minor': 'Bbm C° Db Ebm Fm Gb Ab',
  'F minor': 'Fm G° Ab Bbm Cm Db Eb',
  'C minor': 'Cm D° Eb Fm Gm Ab Bb',
  'G minor': 'Gm A° Bb Cm Dm Eb F',
  'D minor': 'Dm E° F Gm Am Bb C',
  'Eb minor': 'Ebm F° Gb Abm Bbm Cb Db',
};

const NUMERALS = { major: 'I ii iii IV V vi vii°', minor: 'i ii° III iv v VI VII' };

const SIGNS = { major: '', minor: 'm', diminished: '°', augmented: '+' };

describe('given the chords of a key', () => {
  test('when any key is chosen, then its chords and their numerals are those of the table', () => {
    expect(Object.keys(CHORDS)).toHaveLength(ALL_KEYS.length);
    for (const each of ALL_KEYS) {
      const chords = diatonicTriads(each);
      const symbols = chords.map(({ triad: { root, quality } }) => `${root}${SIGNS[quality]}`);
      expect(symbols.join(' '), keyName(each, 'letters')).toBe(CHORDS[keyName(each, 'letters')]);
      expect(chords.map(({ roman }) => roman).join(' ')).toBe(NUMERALS[each.type]);
    }
  });

  test.each([
    ['C major', 'I C E G · ii D F A · iii E G B · IV F A C · V G B D · vi A C E · vii° B D F'],
    [
      'F# major',
      'I F# A# C# · ii G# B D# · iii A# C# E# · IV B D# F# · V C# E# G# · vi D# F# A# · vii° E# G# B',
    ],
    ['A minor', 'i A C E · ii° B D F · III C E G · iv D F A · v E G B · VI F A C · VII G B D'],
    [
      'Eb minor',
      'i Eb Gb Bb · ii° F Ab Cb · III Gb Bb Db · iv Ab Cb Eb · v Bb Db F · VI Cb Eb Gb · VII Db F Ab',
    ],
  ])('when it is %s, then they are %s', (name, line) => {
    const chords = diatonicTriads(key(name)).map(
      ({ roman, triad }) => `${roman} ${triad.tones.map(tone => tone.note).join(' ')}`,
    );
    expect(chords.join(' · ')).toBe(line);
  });

  test('when it is any key, then all seven chords use only its notes', () => {
    for (const each of ALL_KEYS) {
      const chords = diatonicTriads(each);
      const notes = chords.flatMap(({ triad }) => triad.tones.map(tone => tone.note));
      expect(chords).toHaveLength(7);
      expect(new Set(notes)).toEqual(new Set(keyInfo(each).notes));
    }
  });
});
