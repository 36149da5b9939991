import { describe, expect, test } from 'vitest';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../src/instrument/instruments';
import { nextOn, pathOn, skillName } from '../../src/practice/path';
import { drill } from '../../src/quiz/pace';
import { CHORDS_QUIZZES } from '../../src/screens/chords/quiz/quizzes';
import { INTERVALS_QUIZZES } from '../../src/screens/intervals/quiz/quizzes';
import { KEYS_QUIZZES } from '../../src/screens/keys/quiz/quizzes';
import { NOTES_QUIZZES } from '../../src/screens/notes/quiz/quizzes';
import { SCALES_QUIZZES } from '../../src/screens/scales/quiz/quizzes';
import { TRIADS_QUIZZES } from '../../src/screens/triads/quiz/quizzes';
import { readChoices, searchOf } from '../../src/settings/choices';
import { LINKED_SCREENS, settingsAt } from '../screens/linked';

const PATH = pathOn(STANDARD_GUITAR);

const sortedQuery = (query: string): readonly string[] =>
  [...new URLSearchParams(query)]
    .map(([id, value]) => `${id}=${value.split('.').toSorted().join('.')}`)
    .toSorted();

/** A query without what it says of itself: the values that would hold anyway. */
const DEFAULTS = [
  ...['quiz=find-note', 'quiz=name-quality', 'quiz=name-chord', 'quiz=name-degree', 'quiz=name-key'],
  ...['length=12', 'types=both'],
];

describe('given the path', () => {
  test('when it is walked, then it has some forty skills, each with a name of its own, and begins with the first drill', () => {
    expect(PATH.length).toBeGreaterThanOrEqual(38);
    expect(new Set(PATH.map(({ name }) => name)).size).toBe(PATH.length);
    expect(new Set(PATH.map(({ screen, query }) => `${screen}${query}`)).size).toBe(PATH.length);
    expect(PATH[0]?.name).toBe('Naturals on strings 6 and 5, frets 0 to 5');
  });

  test.each(PATH.map(skill => [skill.name, skill] as const))(
    'when %s is set up, then its screen takes every setting of it, as a drill with questions',
    (_, { screen, query }) => {
      const linked = LINKED_SCREENS[screen];
      const choices = readChoices(linked.table, new URLSearchParams(query));
      const kept = sortedQuery(searchOf(linked.table, choices));
      expect(kept).toEqual(sortedQuery(query).filter(part => !DEFAULTS.includes(part)));
      const settings = settingsAt(linked, query);
      expect(settings.read(drill)).toBe('on');
      const questions = linked.asks(settings, { seed: 46, count: 4, answering: () => 'right' });
      expect(questions).toHaveLength(4);
    },
  );

  test('when a skill is done, then the next of its screen follows, and none after the last', () => {
    for (const screen of ['notes', 'triads', 'chords', 'scales', 'keys', 'intervals'] as const) {
      const skills = PATH.filter(skill => skill.screen === screen);
      for (const [index, skill] of skills.entries()) expect(nextOn(PATH, skill)).toBe(skills[index + 1]);
    }
  });
});

describe('given every type of quiz', () => {
  const onPath = new Set(
    PATH.map(({ screen, query }) => {
      const linked = LINKED_SCREENS[screen];
      return `${screen}/${linked.setupIn(settingsAt(linked, query))[0]}`;
    }),
  );

  test.each(
    Object.entries({
      ...{ notes: NOTES_QUIZZES, triads: TRIADS_QUIZZES, chords: CHORDS_QUIZZES },
      ...{ scales: SCALES_QUIZZES, keys: KEYS_QUIZZES, intervals: INTERVALS_QUIZZES },
    }).flatMap(([screen, quizzes]) => Object.keys(quizzes).map(quiz => [quiz, screen] as const)),
  )(
    'when it is %s on %s, then the path has a skill of it, unless it takes an instrument in hand or needs no neck',
    (quiz, screen) => {
      expect(onPath.has(`${screen}/${quiz}`)).toBe(!quiz.startsWith('play-') && quiz !== 'read-name');
    },
  );
});

describe('given another instrument', () => {
  test.each([
    ['ukulele', ['4 and 3', '2 and 1']],
    ['bass-5', ['5 and 4', '3, 2, and 1']],
    ['guitar-7', ['7 and 6', '5 and 4', '3, 2, and 1']],
  ] as const)(
    'when it is %s, then its own strings are learned, from the highest number down',
    (id, groups) => {
      const names = pathOn(INSTRUMENTS[id]).map(({ name }) => name);
      expect(names.filter(name => /^Naturals on strings .*, frets 0 to 5$/.test(name))).toEqual(
        groups.map(group => `Naturals on strings ${group}, frets 0 to 5`),
      );
      expect(names).toContain(`Find naturals on strings ${groups[0]}`);
    },
  );
});

describe('given a skill with notes in its name', () => {
  test.each([
    ['Name the minor chords A, E and D', 'fixed-do', 'Name the minor chords la, mi and re'],
    ['Name the minor chords A, E and D', 'german', 'Name the minor chords A, E and D'],
    ['Degrees of C, G and D major', 'fixed-do-ti', 'Degrees of do, sol and re major'],
    ['Name every key', 'fixed-do', 'Name every key'],
  ] as const)('when “%s” is told in %s names, then it is “%s”', (name, names, told) => {
    expect(PATH.map(skill => skill.name)).toContain(name);
    expect(skillName(name, names)).toBe(told);
    expect(skillName(name)).toBe(name);
  });
});
