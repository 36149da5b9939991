import { type Instrument, type InstrumentString, isShort } from '../instrument/instrument';
import { drawnName, type NoteNames } from '../theory/names';
import type { NoteName } from '../theory/note';

/** A screen that has quizzes. */
export type QuizScreen = 'notes' | 'triads' | 'chords' | 'scales' | 'keys' | 'intervals';

/** Something to learn: a drill, by the settings that a link to it would hold. */
export interface Skill {
  readonly name: string;
  readonly screen: QuizScreen;
  /** The query of its drill, without the defaults. */
  readonly query: string;
}

/** Writes notes in a row: `C, A, G, E and D`. */
type Listed = (...notes: readonly NoteName[]) => string;

/** A name with notes in it, for any note names. */
type NotedName = (listed: Listed) => string;

type Row = readonly [name: string, query: string];

const notes = new Intl.ListFormat('en-GB');

const listedIn =
  (names?: NoteNames): Listed =>
  (...listed) =>
    notes.format(listed.map(note => drawnName(note, names)));

/** The names of skills that have notes in them. */
const NOTED = {
  nameMajor: listed => `Name the major chords ${listed('C', 'A', 'G', 'E', 'D')}`,
  nameMinor: listed => `Name the minor chords ${listed('A', 'E', 'D')}`,
  buildMajor: listed => `Build the major chords ${listed('C', 'A', 'G', 'E', 'D')}`,
  buildMinor: listed => `Build the minor chords ${listed('A', 'E', 'D')}`,
  majorDegrees: listed => `Degrees of ${listed('C', 'G', 'D')} major`,
} as const satisfies Record<string, NotedName>;

const english = (name: NotedName): string => name(listedIn());

const byEnglish: ReadonlyMap<string, NotedName> = new Map(
  Object.values(NOTED).map(name => [english(name), name]),
);

/**
 * The name of a skill with its notes as they are named by the user.
 *
 * @example skillName('Name the minor chords A, E and D', 'fixed-do') // 'Name the minor chords la, mi and re'
 */
export const skillName = (name: string, names?: NoteNames): string =>
  byEnglish.get(name)?.(listedIn(names)) ?? name;

const skillsOf = <const Rows extends readonly [Row, ...Row[]]>(
  screen: QuizScreen,
  shared: string,
  rows: Rows,
): readonly [Skill, ...Skill[]] => {
  const skillOf = ([name, query]: Row): Skill => ({ name, screen, query: `?${shared}&drill=on&${query}` });
  const [first, ...others] = rows;
  return [skillOf(first), ...others.map(skillOf)];
};

const numbers = new Intl.ListFormat('en');

/**
 * The strings of an instrument by twos, as they are learned: from the highest number down, a short one last. An odd one joins
 * the last two.
 *
 * @example stringGroups(STANDARD_GUITAR) // [[6, 5], [4, 3], [2, 1]]
 */
function stringGroups({ strings }: Instrument): readonly (readonly number[])[] {
  const later = (string: InstrumentString): number => (isShort(string) ? 1 : 0);
  const all = strings
    .toSorted((one, other) => later(one) - later(other) || other.number - one.number)
    .map(({ number }) => number);
  const count = Math.floor(all.length / 2);
  return Array.from({ length: count }, (_, group) =>
    all.slice(2 * group, group === count - 1 ? undefined : 2 * group + 2),
  );
}

/** What is learned of the places of a neck: one skill for each group of strings, and one for all of them. */
interface Places {
  readonly groups: readonly Skill[];
  readonly all: Skill;
}

const naming = (
  groups: readonly (readonly number[])[],
  name: (strings: string) => string,
  whole: string,
  query: string,
): Places => {
  const [all, ...byGroup] = skillsOf('notes', 'quiz=name-note', [
    [whole, query],
    ...groups.map(
      (group): Row => [name(numbers.format(group.map(String))), `strings=${group.join('.')}&${query}`],
    ),
  ]);
  return { groups: byGroup, all };
};

const finding = (bottom: readonly number[]) =>
  skillsOf('notes', 'quiz=find-on-string', [
    [
      `Find naturals on strings ${numbers.format(bottom.map(String))}`,
      `strings=${bottom.join('.')}&ask=naturals&length=25`,
    ],
    ['Find naturals on every string', 'ask=naturals&length=25'],
    ['Find every note on every string', 'length=25'],
  ]);

const FINDING_ALL = skillsOf('notes', 'quiz=find-note', [
  ['Find every place of each natural', 'ask=naturals&length=12'],
  ['Find every place of each note', 'length=12'],
]);

const WHOLE_NECK = skillsOf('notes', 'quiz=name-note', [
  ['Naturals on the whole neck', 'ask=naturals&length=2m'],
]);

const READING = skillsOf('notes', 'quiz=read-note', [
  ['Read the naturals of frets 0 to 4', 'high=4&ask=naturals&length=25'],
  ['Read every note of frets 0 to 4', 'high=4&length=25'],
  ['Read every note up to fret 12', 'length=50'],
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
  ['Hear the fifth and the octave together', 'sounding=together&intervals=7.12&length=12'],
  ['Hear thirds, fourth, fifth and octave together', 'sounding=together&intervals=3.4.5.7.12&length=25'],
  ['Hear every interval together', 'sounding=together&length=25'],
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

const NAMING_CHORDS = skillsOf('chords', 'quiz=name-chord', [
  [english(NOTED.nameMajor), 'types=major&roots=C.D.E.G.A'],
  [english(NOTED.nameMinor), 'types=minor&roots=D.E.A'],
  ['Name major and minor chords on every natural', 'types=major.minor&roots=C.D.E.F.G.A.B&length=25'],
  ['Name seventh chords on every natural', 'types=7&roots=C.D.E.F.G.A.B&length=25'],
  ['Name every major, minor and seventh chord', 'length=50'],
]);

const BUILDING_CHORDS = skillsOf('chords', 'quiz=build-chord', [
  [english(NOTED.buildMajor), 'types=major&roots=C.D.E.G.A'],
  [english(NOTED.buildMinor), 'types=minor&roots=D.E.A'],
  ['Build every major, minor and seventh chord', 'length=25'],
]);

const HEARING_CHORD_TYPES = skillsOf('chords', 'quiz=ear-chord-type', [
  ['Hear major, minor or seventh chords, strummed', 'length=12'],
  ['Hear major and minor sevenths, strummed', 'types=7.maj7.m7&length=25'],
  ['Hear suspended, diminished and augmented chords', 'types=sus2.sus4.dim.aug&length=25'],
]);

const HEARING_CHORDS = skillsOf('keys', 'view=quiz&quiz=ear-chord', [
  ['Hear I, IV and V in major keys', 'types=major'],
  ['Hear I, IV, V and vi in major keys', 'types=major&chords=1.4.5.6'],
  ['Hear i, iv and V in minor keys', 'types=minor'],
  ['Hear every chord of major keys', 'types=major&chords=1.2.3.4.5.6.7&length=25'],
  ['Hear three chords in a row', 'types=major&chords=1.4.5.6&row=3&length=25'],
]);

const HEARING_TRIADS = skillsOf('triads', 'quiz=ear-quality', [
  ['Hear major or minor, note by note', 'qualities=major.minor'],
  ['Hear major or minor together', 'qualities=major.minor&sounding=together'],
  ['Hear every quality together', 'sounding=together&length=25'],
  ['Hear every quality in every inversion', 'sounding=together&inversions=all&length=25'],
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
  [english(NOTED.majorDegrees), 'keys=C.G.D&types=major'],
  ['Degrees of every major scale', 'types=major&length=25'],
  ['Degrees of the natural minor', 'types=natural-minor&length=25'],
  ['Degrees of the major pentatonic and the blues', 'types=major-pentatonic.blues'],
  ['Degrees of the harmonic and the melodic minor', 'types=harmonic-minor.melodic-minor&length=25'],
  ['Degrees of the modes', 'types=dorian.phrygian.lydian.mixolydian.locrian&length=25'],
  ['Degrees of the whole-tone and the diminished scale', 'types=whole-tone.diminished&length=25'],
]);

const FINDING_DEGREES = skillsOf('scales', 'quiz=find-degree', [
  ['Find degrees of major scales', 'types=major'],
  ['Find degrees of minor scales', 'types=natural-minor.harmonic-minor.melodic-minor&length=25'],
]);

const HEARING_DEGREES = skillsOf('scales', 'quiz=ear-degree', [
  ['Hear 1, 3 and 5 in major keys', 'types=major'],
  ['Hear 1 to 5 in major keys', 'types=major&degrees=1.2.3.4.5'],
  ['Hear every degree of the major scale', 'types=major&degrees=1.2.3.4.5.6.7&length=25'],
  ['Hear every degree of the natural minor', 'types=natural-minor&degrees=1.2.3.4.5.6.7&length=25'],
  ['Hear three notes of a major scale in a row', 'types=major&degrees=1.2.3.4.5.6.7&row=3&length=25'],
  ['Hear all twelve notes in major keys', 'types=major&degrees=1.2.3.4.5.6.7.chromatic&length=25'],
]);

/** What there is to learn on an instrument, in the order of a teacher. */
function pathFor(instrument: Instrument): readonly Skill[] {
  const groups = stringGroups(instrument);
  const low = naming(
    groups,
    strings => `Naturals on strings ${strings}, frets 0 to 5`,
    'Naturals on all strings, frets 0 to 5',
    'high=5&ask=naturals&length=2m',
  );
  const high = naming(
    groups,
    strings => `Naturals on strings ${strings}, frets 5 to 12`,
    'Naturals on all strings, frets 5 to 12',
    'low=5&ask=naturals&length=2m',
  );
  const every = naming(
    groups,
    strings => `Every note on strings ${strings}`,
    'Every note on the whole neck',
    'length=2m',
  );
  const found = finding(groups[0] ?? []);
  return [
    ...low.groups.slice(0, 2),
    ...HEARING.slice(0, 1),
    ...low.groups.slice(2),
    low.all,
    ...HEARING.slice(1, 3),
    ...high.groups,
    ...WHOLE_NECK,
    ...READING.slice(0, 1),
    ...HEARING_DEGREES.slice(0, 1),
    ...COUNTING.slice(0, 2),
    ...HEARING.slice(3, 5),
    ...found.slice(0, 2),
    ...NAMING_CHORDS.slice(0, 2),
    ...BUILDING_CHORDS.slice(0, 2),
    ...SHAPES.slice(0, 2),
    ...HEARING_TRIADS.slice(0, 2),
    ...HEARING_DEGREES.slice(1, 2),
    ...COUNTING.slice(2),
    ...HEARING.slice(5, 7),
    ...READING.slice(1, 2),
    ...every.groups,
    ...DEGREES.slice(0, 2),
    ...SHAPES.slice(2, 3),
    ...NAMING_CHORDS.slice(2, 4),
    ...NAMING_KEYS,
    ...HEARING_DEGREES.slice(2, 3),
    ...HEARING_CHORDS.slice(0, 2),
    ...HEARING.slice(7, 8),
    every.all,
    ...READING.slice(2),
    ...found.slice(2),
    ...FINDING_ALL.slice(0, 1),
    ...HEARING_TRIADS.slice(2),
    ...HEARING_CHORD_TYPES.slice(0, 2),
    ...INVERSIONS,
    ...DEGREES.slice(2, 5),
    ...HEARING_DEGREES.slice(3),
    ...HEARING_CHORDS.slice(2),
    ...HEARING.slice(8),
    ...SHAPES.slice(3),
    ...NAMING_CHORDS.slice(4),
    ...BUILDING_CHORDS.slice(2),
    ...HEARING_CHORD_TYPES.slice(2),
    ...FINDING_DEGREES,
    ...FINDING_ALL.slice(1),
    ...COMPLETING,
    ...DEGREES.slice(5),
  ];
}

const paths = new Map<string, readonly Skill[]>();

/**
 * What there is to learn on an instrument, in the order of a teacher: the notes of its neck first, with the ear trained from
 * early on; then keys, which triads and scales are named by. The same list each time.
 *
 * @example pathOn(STANDARD_GUITAR)[0]?.name // 'Naturals on strings 6 and 5, frets 0 to 5'
 */
export function pathOn(instrument: Instrument): readonly Skill[] {
  const known = paths.get(instrument.id) ?? pathFor(instrument);
  paths.set(instrument.id, known);
  return known;
}

/**
 * The skill of a path that follows another one on the same screen; `undefined` after the last.
 *
 * @example nextOn(path, path[0])?.name // 'Naturals on strings 4 and 3, frets 0 to 5'
 */
export const nextOn = (path: readonly Skill[], skill: Skill): Skill | undefined =>
  path.slice(path.indexOf(skill) + 1).find(({ screen }) => screen === skill.screen);
