import { describe, expect, test } from 'vitest';
import { drillLine } from '../../src/screens/drillText';
import type { LinkedScreen } from './linked';
import { LINKED_SCREENS, settingsAt } from './linked';

function lineOf(id: keyof typeof LINKED_SCREENS, query: string) {
  const screen: LinkedScreen = LINKED_SCREENS[id];
  return drillLine(screen.table, settingsAt(screen, query).choices());
}

describe('given the settings of a drill', () => {
  test.each([
    ['notes', '', 'Find Note, all strings, frets 0 to 12, 12 questions'],
    [
      'notes',
      'quiz=name-note&strings=6.5&high=5&length=50',
      'Name Note, strings 6 and 5, frets 0 to 5, 50 questions',
    ],
    [
      'notes',
      'strings=6&low=3&high=3&ask=naturals&accidentals=flats&length=endless&pause=1000',
      'Find Note, string 6, fret 3, naturals only, in flats, Pause after a right answer 1 second, endless',
    ],
    [
      'triads',
      '',
      'Name the Quality, all roots, all qualities, all string sets, frets 0 to 12, 12 questions',
    ],
    [
      'triads',
      'quiz=complete-shape&roots=C.F%23&qualities=minor&length=2m',
      'Complete the Shape, roots C and F#, quality minor, all string sets, frets 0 to 12, 2 minutes',
    ],
    ['chords', '', 'Name the Chord, types major, minor, and 7, all roots, frets 0 to 12, 12 questions'],
    [
      'chords',
      'quiz=ear-chord-type&types=m7&roots=C&sounding=one-by-one',
      'Chord by Ear, type m7, root C, string by string, frets 0 to 12, 12 questions',
    ],
    [
      'scales',
      'keys=C.G.D&types=major&strings=1&max=7',
      'Name the Degree, keys C, G, and D, scale type Major, string 1, frets 0 to 7, 12 questions',
    ],
    [
      'scales',
      'quiz=find-degree&system=caged',
      'Find the Degree, all keys, scale types Major and Melodic Minor, CAGED, 12 questions',
    ],
    [
      'scales',
      'quiz=find-degree&keys=A&types=major.minor-pentatonic.blues',
      'Find the Degree, key A, scale types Major, Minor Pentatonic, and Blues, 3 Notes per String, 2 Notes per String, and Positions, 12 questions',
    ],
    ['keys', 'types=minor&most=1', 'Name the Key, minor keys, up to 1 accidental, 10 questions'],
    ['keys', '', 'Name the Key, major and minor keys, up to 6 accidentals, 10 questions'],
    ['intervals', '', 'Interval quiz, all intervals, Ascending Only, 12 questions'],
    [
      'intervals',
      'intervals=3.4&quiz=descending',
      'Interval quiz, only Minor 3rd and Major 3rd, Descending Only, 12 questions',
    ],
    [
      'intervals',
      'sounding=together&quiz=descending',
      'Interval quiz, all intervals, Together, 12 questions',
    ],
  ] as const)('when they are those of %s with %s, then they are told as: %s', async (id, query, text) => {
    expect((await lineOf(id, `drill=on&${query}`)).text).toBe(text);
  });

  test('when they have accidentals, then these are spoken in words', async () => {
    const { spoken } = await lineOf('triads', 'drill=on&roots=C.F%23');
    expect(spoken).toContain('roots C and F sharp');
  });
});
