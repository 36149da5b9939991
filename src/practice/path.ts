/** A screen that has quizzes. */
export type QuizScreen = 'notes' | 'triads' | 'scales' | 'keys' | 'intervals';

/** Something to learn: a drill, by the settings that a link to it would hold. */
export interface Skill {
  readonly name: string;
  readonly screen: QuizScreen;
  /** The query of its drill, without the defaults. */
  readonly query: string;
}

type Row = readonly [name: string, query: string];

const skillsOf = (screen: QuizScreen, shared: string, rows: readonly Row[]): readonly Skill[] =>
  rows.map(([name, query]) => ({ name, screen, query: `?${shared}&drill=on&${query}` }));

const NAMING = skillsOf('notes', 'quiz=name-note', [
  ['Naturals on strings 6 and 5, frets 0 to 5', 'strings=6.5&high=5&ask=naturals&length=2m'],
  ['Naturals on strings 4 and 3, frets 0 to 5', 'strings=4.3&high=5&ask=naturals&length=2m'],
  ['Naturals on strings 2 and 1, frets 0 to 5', 'strings=2.1&high=5&ask=naturals&length=2m'],
  ['Naturals on all strings, frets 0 to 5', 'high=5&ask=naturals&length=2m'],
  ['Naturals on strings 6 and 5, frets 5 to 12', 'strings=6.5&low=5&ask=naturals&length=2m'],
  ['Naturals on strings 4 and 3, frets 5 to 12', 'strings=4.3&low=5&ask=naturals&length=2m'],
  ['Naturals on strings 2 and 1, frets 5 to 12', 'strings=2.1&low=5&ask=naturals&length=2m'],
  ['Naturals on the whole neck', 'ask=naturals&length=2m'],
  ['Every note on strings 6 and 5', 'strings=6.5&length=2m'],
  ['Every note on strings 4 and 3', 'strings=4.3&length=2m'],
  ['Every note on strings 2 and 1', 'strings=2.1&length=2m'],
  ['Every note on the whole neck', 'length=2m'],
]);

const FINDING = skillsOf('notes', 'quiz=find-on-string', [
  ['Find naturals on strings 6 and 5', 'strings=6.5&ask=naturals&length=25'],
  ['Find naturals on every string', 'ask=naturals&length=25'],
  ['Find every note on every string', 'length=25'],
]);

const HEARING = skillsOf('intervals', 'mode=quiz', [
  ['Hear the fifth and the octave', 'intervals=7.12&length=12'],
  ['Hear the fourth, the fifth and the octave', 'intervals=5.7.12&length=12'],
  ['Hear the two thirds', 'intervals=3.4&length=12'],
  ['Hear thirds, fourth, fifth and octave', 'intervals=3.4.5.7.12&length=25'],
  ['Hear the two seconds', 'intervals=1.2&length=12'],
  ['Hear the two sixths', 'intervals=8.9&length=12'],
  ['Hear the tritone and the two sevenths', 'intervals=6.10.11&length=12'],
  ['Hear every interval going up', 'length=25'],
  ['Hear thirds, fourth, fifth and octave going down', 'quiz=descending&intervals=3.4.5.7.12&length=25'],
  ['Hear every interval going down', 'quiz=descending&length=25'],
  ['Hear every interval, up or down', 'quiz=mixed-single&length=25'],
]);

const COUNTING = skillsOf('keys', 'view=quiz&quiz=count-accidentals', [
  ['Count the accidentals of major keys, up to 2', 'types=major&most=2'],
  ['Count the accidentals of major keys, up to 4', 'types=major&most=4'],
  ['Count the accidentals of every major key', 'types=major'],
  ['Count the accidentals of every key', 'length=25'],
]);

const NAMING_KEYS = skillsOf('keys', 'view=quiz&quiz=name-key', [
  ['Name major keys with up to 4 accidentals', 'types=major&most=4'],
  ['Name every major key', 'types=major'],
  ['Name every key', 'length=25'],
]);

const SHAPES = skillsOf('triads', 'quiz=name-quality', [
  ['Major or minor, strings 1-2-3', 'qualities=major.minor&sets=1-2-3'],
  ['Major or minor, strings 2-3-4', 'qualities=major.minor&sets=2-3-4'],
  ['Major or minor, every string set', 'qualities=major.minor&length=25'],
  ['Every quality, strings 1-2-3', 'sets=1-2-3&length=25'],
  ['Every quality, every string set', 'length=50'],
]);

const INVERSIONS = skillsOf('triads', 'quiz=name-inversion', [
  ['Inversions of major and minor, strings 1-2-3', 'qualities=major.minor&sets=1-2-3'],
  ['Inversions, every string set', 'length=25'],
]);

const COMPLETING = skillsOf('triads', 'quiz=complete-shape', [
  ['Complete major and minor shapes, strings 1-2-3', 'qualities=major.minor&sets=1-2-3'],
  ['Complete every shape', 'length=25'],
]);

const DEGREES = skillsOf('scales', 'quiz=name-degree', [
  ['Degrees of the minor pentatonic', 'types=minor-pentatonic'],
  ['Degrees of C, G and D major', 'keys=C.G.D&types=major'],
  ['Degrees of every major scale', 'types=major&length=25'],
  ['Degrees of the natural minor', 'types=natural-minor&length=25'],
]);

const FINDING_DEGREES = skillsOf('scales', 'quiz=find-degree', [
  ['Find degrees of major scales', 'types=major'],
  ['Find degrees of minor scales', 'types=natural-minor.harmonic-minor.melodic-minor&length=25'],
]);

/**
 * What there is to learn, in the order of a teacher: the notes of the neck first, with the ear trained from early on; then
 * keys, which triads and scales are named by.
 */
export const PATH: readonly Skill[] = [
  ...NAMING.slice(0, 2),
  ...HEARING.slice(0, 1),
  ...NAMING.slice(2, 4),
  ...HEARING.slice(1, 3),
  ...NAMING.slice(4, 8),
  ...COUNTING.slice(0, 2),
  ...HEARING.slice(3, 5),
  ...FINDING.slice(0, 2),
  ...SHAPES.slice(0, 2),
  ...COUNTING.slice(2),
  ...HEARING.slice(5, 7),
  ...NAMING.slice(8, 11),
  ...DEGREES.slice(0, 2),
  ...SHAPES.slice(2, 3),
  ...NAMING_KEYS,
  ...HEARING.slice(7, 8),
  ...NAMING.slice(11),
  ...FINDING.slice(2),
  ...INVERSIONS,
  ...DEGREES.slice(2),
  ...HEARING.slice(8),
  ...SHAPES.slice(3),
  ...FINDING_DEGREES,
  ...COMPLETING,
];

/**
 * The skill of the path that follows another one on the same screen; `undefined` after the last.
 *
 * @example nextOf(first)?.name // 'Naturals on strings 4 and 3, frets 0 to 5'
 */
export const nextOf = (skill: Skill): Skill | undefined =>
  PATH.slice(PATH.indexOf(skill) + 1).find(({ screen }) => screen === skill.screen);
