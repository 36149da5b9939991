import type { Instrument } from '../../../instrument/instrument';
import { chordOfItem } from '../../../practice/chords';
import { earChordTypeOfItem } from '../../../practice/heardChordTypes';
import { askedIn } from '../../../practice/parts';
import { quizOf } from '../../../quiz/quizStore';
import type { ItemRound } from '../../../quiz/results';
import { tickedOrAll } from '../../../settings/options';
import type { Choices } from '../../../settings/setting';
import type { Settings } from '../../../settings/settings';
import { CHORD_TYPES } from '../../../theory/chord';
import { PITCH_CLASSES } from '../../../theory/note';
import type { Asks } from '../../definition';
import { CHORDS_QUIZ_TYPES, type ChordsQuizType, chordsSettings } from '../settings';
import { buildChord } from './buildChord';
import { chordByEar } from './chordByEar';
import { nameChord } from './nameChord';
import type { AnyChordsQuiz, ChordsQuestion, ChordsSetup } from './question';

/** Every type of quiz on the Chords screen. */
export const CHORDS_QUIZZES: Readonly<Record<ChordsQuizType, AnyChordsQuiz>> = {
  'name-chord': nameChord,
  'build-chord': buildChord,
  'ear-chord-type': chordByEar,
};

/** The chords quiz of a running app. */
export const chordsQuiz = quizOf<ChordsSetup, ChordsQuestion, unknown, AnyChordsQuiz>('chords');

/** The setup for a quiz that starts now. */
export const chordsSetup = (
  settings: Pick<Settings, 'read' | 'choices'>,
  instrument: Instrument,
): ChordsSetup => ({
  instrument,
  frets: settings.read(chordsSettings.frets),
  accidentals: settings.read(chordsSettings.accidentals),
  types: tickedOrAll(settings.read(chordsSettings.types), CHORD_TYPES),
  roots: tickedOrAll(settings.read(chordsSettings.roots), PITCH_CLASSES),
  sounding: settings.read(chordsSettings.sounding),
});

const { quizType, types, roots, sounding } = chordsSettings;

/** What is ticked, and what is wanted as well; ticking nothing already means everything. */
const including = <T>(ticked: readonly T[], wanted: readonly T[]): readonly T[] =>
  ticked.length === 0 ? ticked : [...ticked, ...wanted];

/** The items that the quiz asks with some settings. */
export const chordsAsks: Asks = (settings, instrument) =>
  askedIn('chords', CHORDS_QUIZZES[settings.read(quizType)], chordsSetup(settings, instrument));

/**
 * The choices with which a round of just some items can be asked: its type of quiz, their types and roots ticked.
 *
 * @example choicesFor({ quiz: 'name-chord', items: [aMinor] }, new Map([['types', 'major']]), STANDARD_GUITAR)
 *   // Map { 'types' => 'major.minor' }
 */
export function choicesFor({ quiz, items }: ItemRound, choices: Choices, instrument: Instrument): Choices {
  const asked = items.flatMap(item => chordOfItem(instrument, item) ?? []);
  const heard = items.flatMap(item => earChordTypeOfItem(item) ?? []);
  const type = CHORDS_QUIZ_TYPES.find(each => each === quiz) ?? quizType.read(choices);
  const allTypes = including(
    types.read(choices),
    [...asked, ...heard].map(each => each.type),
  );
  const allRoots = including(
    roots.read(choices),
    asked.map(each => each.root),
  );
  const widened = roots.write(types.write(choices, allTypes), allRoots);
  const [first] = heard;
  return quizType.write(first ? sounding.write(widened, first.sounding) : widened, type);
}
