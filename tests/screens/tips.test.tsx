import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { InstrumentContext } from '../../src/fretboard/useInstrument';
import type { Instrument } from '../../src/instrument/instrument';
import { INSTRUMENTS } from '../../src/instrument/instruments';
import { chordsOn, sectorsFor } from '../../src/screens/keys/fifths';
import { keysTips } from '../../src/screens/keys/KeysTips';
import { notesTipsFor } from '../../src/screens/notes/NotesTips';
import { SCALES_TIPS } from '../../src/screens/scales/ScalesTips';
import { TipList } from '../../src/screens/TipList';
import { triadsTipsFor } from '../../src/screens/triads/TriadsTips';
import { ALL_KEYS } from '../../src/theory/key';
import { keyAfter, SCALE_KEYS, type ScaleType, scale } from '../../src/theory/scale';

const textOf = (tips: ReactElement): string => render(tips).container.textContent.replaceAll(/\s+/g, ' ');

/** How many notes of a scale aren't in the same scale a fifth above, for each key: one number where all agree. */
const changes = (type: ScaleType) =>
  new Set(
    SCALE_KEYS.map(key => {
      const next = new Set(scale(keyAfter(key, 'next'), type).tones.map(({ pitch }) => pitch));
      return scale(key, type).tones.filter(({ pitch }) => !next.has(pitch)).length;
    }),
  );

describe('given the tips of the Scales screen', () => {
  test('when they say how many notes the next key changes, then that is true of both scales', () => {
    expect([[...changes('major')], [...changes('melodic-minor')]]).toEqual([[1], [3]]);
    expect(textOf(<TipList tips={SCALES_TIPS} />)).toContain(
      'In major one note changes each time, in melodic minor three.',
    );
  });

  test('when they count what is added to the minor pentatonic, then that is true', () => {
    const degreesOf = (type: ScaleType) => scale('C', type).tones.map(({ degree }) => degree);
    const added = (type: ScaleType) => {
      const pentatonic = degreesOf('minor-pentatonic');
      expect(degreesOf(type)).toEqual(expect.arrayContaining(pentatonic));
      return degreesOf(type).length - pentatonic.length;
    };
    expect([added('blues'), added('natural-minor'), added('dorian')]).toEqual([1, 2, 2]);
    expect(textOf(<TipList tips={SCALES_TIPS} />)).toContain(
      'The blues scale adds one note to it, natural minor and dorian two.',
    );
  });

  test('when they describe the roots and the CAGED shapes, then that is true in every theme and scale', () => {
    expect(textOf(<TipList tips={SCALES_TIPS} />)).toContain('They are the square ones.');
    expect(textOf(<TipList tips={SCALES_TIPS} />)).not.toContain('bright');
    expect(textOf(<TipList tips={SCALES_TIPS} />)).toContain(
      'the open major chord that it is named after; in melodic minor, lower its third',
    );
  });
});

describe('given the tips of the Notes screen', () => {
  const tipsOn = (instrument: Instrument) =>
    textOf(
      <InstrumentContext value={instrument}>
        <TipList tips={notesTipsFor} />
      </InstrumentContext>,
    );

  test('when they say where octaves lie, then as the instrument is tuned, or not at all', () => {
    expect(tipsOn(INSTRUMENTS.guitar)).toContain(
      'From string 6 or 5, the octave is two strings over and two frets up. From string 4 or 3, it is two strings over and three frets up.',
    );
    expect(tipsOn(INSTRUMENTS['bass-5'])).toContain(
      'From string 5, 4, or 3, the octave is two strings over and two frets up.',
    );
    for (const each of [INSTRUMENTS.ukulele, INSTRUMENTS.mandolin, INSTRUMENTS['guitar-open-d']])
      expect(tipsOn(each)).not.toContain('Use octaves');
  });

  test('when a string is short, then they say at which fret it repeats', () => {
    expect(tipsOn(INSTRUMENTS.banjo)).toContain('String 5 begins at fret 5 and repeats at fret 17.');
    expect(tipsOn(INSTRUMENTS.guitar)).not.toContain('begins at fret');
  });

  test('when notes are written an octave above their sound, as for guitar and bass, then they say so', () => {
    const hint = 'written an octave higher than they sound';
    for (const each of [INSTRUMENTS.guitar, INSTRUMENTS['bass-4']]) expect(tipsOn(each)).toContain(hint);
    for (const each of [INSTRUMENTS.ukulele, INSTRUMENTS.mandolin]) expect(tipsOn(each)).not.toContain(hint);
  });

  test('when they count the positions up to fret 12, then there are as many as on Progress', () => {
    expect(textOf(<TipList tips={notesTipsFor} />)).toContain("You don't learn 78 positions one by one");
  });
});

describe('given the tips of the Keys screen', () => {
  test('when they count the chords around a key, then the circle marks that many', () => {
    for (const key of ALL_KEYS)
      expect(sectorsFor(key).filter(sector => chordsOn(key)(sector.key) !== undefined)).toHaveLength(1 + 5);
    expect(textOf(keysTips)).toContain('the five marked sectors around it');
  });

  test('when they cover minor keys, then they say that v is often V in practice', () => {
    expect(textOf(keysTips)).toContain('often V in practice');
  });
});

describe('given the tips of the Triads screen', () => {
  test('when they mention shapes, then these are in close position', () => {
    expect(textOf(<TipList tips={triadsTipsFor} />)).toContain('three close-position shapes');
    expect(textOf(<TipList tips={triadsTipsFor} />)).not.toMatch(/closed/);
  });
});
