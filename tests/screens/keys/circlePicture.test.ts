import { describe, expect, test } from 'vitest';
import { type CircleStyle, circleDrawing, circlePicture } from '../../../src/screens/keys/circlePicture';
import { ALL_KEYS, type Key, spokenKeyWithSignature } from '../../../src/theory/key';
import type { Group, Mark } from '../../../src/ui/picture/marks';
import { B_FLAT_MINOR, D_MAJOR } from './quizzes';

const ENGLISH: CircleStyle = { signs: 'letters', names: 'english' };

/** The sectors of a drawn circle. */
const sectorsIn = (selected: Key | undefined, style = ENGLISH): readonly Group[] => {
  const [dial] = circleDrawing(selected, style).marks;
  return dial?.kind === 'group' ? dial.marks.flatMap(mark => (mark.kind === 'group' ? [mark] : [])) : [];
};

const textsOf = ({ marks }: Group) => marks.flatMap(mark => (mark.kind === 'text' ? [mark.text] : []));

const isFilled = (mark: Mark | Group) =>
  mark.kind === 'path' && mark.ink === 'accent' && mark.opacity === undefined;

describe('given the circle of fifths', () => {
  test('when it is drawn, then it has the 24 keys, each named in words with its signature', () => {
    const sectors = sectorsIn(undefined);
    expect(sectors).toHaveLength(24);
    expect(sectors[2]?.name).toBe('D major, 2 sharps');
    expect(sectors.map(textsOf).slice(0, 3)).toEqual([['C'], ['G'], ['D']]);
  });

  test('when a key is selected, then its sector is filled, and each of its chords has its numeral', () => {
    const filled = sectorsIn(D_MAJOR).filter(({ marks }) => marks.some(isFilled));
    expect(filled.map(({ name }) => name)).toEqual(['D major, 2 sharps']);
    const numerals = sectorsIn(D_MAJOR).flatMap(sector => textsOf(sector).slice(1));
    expect(numerals.toSorted()).toEqual(['I', 'IV', 'V', 'ii', 'iii', 'vi']);
  });

  test.each(ALL_KEYS)('when $tonic $type is selected, then just its sector is filled', key => {
    const filled = sectorsIn(key).filter(({ marks }) => marks.some(isFilled));
    expect(filled.map(({ name = '' }) => name.split(', Chord')[0])).toEqual([spokenKeyWithSignature(key)]);
  });
});

test('given a selected key, when the circle is taken along, then the picture says its notes and its signature', () => {
  const { title, description } = circlePicture(D_MAJOR, ENGLISH, 'fretty.example/keys');
  expect(title).toBe('D major');
  expect(description).toBe('Circle of Fifths. D major. D E F# G A B C#. 2 sharps');
});

describe('given note names that aren’t English', () => {
  test('when the circle is taken along in German, then its keys, its title and its words are', () => {
    const style: CircleStyle = { signs: 'letters', names: 'german' };
    const { title, description } = circlePicture(B_FLAT_MINOR, style, 'fretty.example/keys');
    expect(title).toBe('B minor');
    expect(description).toBe('Circle of Fifths. B minor. B C Des Es F Ges As. 5 flats');
    const sectors = sectorsIn(undefined, style);
    expect(sectors.flatMap(textsOf)).toEqual(expect.arrayContaining(['H', 'B', 'Es', 'Fism']));
    expect(sectors[10]?.name).toBe('B major, 2 flats');
  });

  test('when it is in Fixed Do, then chords have a capital, as songbooks write them', () => {
    const style: CircleStyle = { signs: 'symbols', names: 'fixed-do' };
    const sectors = sectorsIn(D_MAJOR, style).map(textsOf);
    expect(sectors[2]).toEqual(['Re', 'I']);
    expect(sectors).toContainEqual(['Fa♯m', 'iii']);
    expect(circlePicture(D_MAJOR, style, '').title).toBe('re major');
  });
});
