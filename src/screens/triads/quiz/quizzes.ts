import type { Instrument } from '../../../instrument/instrument';
import { earTriadOfItem } from '../../../practice/heardTriads';
import { askedIn } from '../../../practice/parts';
import { setsOfThree, shapeOfItem } from '../../../practice/shapes';
import { quizOf } from '../../../quiz/quizStore';
import type { ItemRound } from '../../../quiz/results';
import { tickedOrAll } from '../../../settings/options';
import type { Choices } from '../../../settings/setting';
import type { Settings } from '../../../settings/settings';
import { PITCH_CLASSES } from '../../../theory/note';
import { TRIAD_QUALITIES } from '../../../theory/triad';
import type { Asks } from '../../definition';
import { TRIADS_QUIZ_TYPES, type TriadsQuizType, triadsSettings } from '../settings';
import { hasShape } from './askedShapes';
import { completeShape } from './completeShape';
import { nameInversion, nameQuality } from './nameShape';
import { playShape } from './playShape';
import { qualityByEar } from './qualityByEar';
import type { AnyTriadsQuiz, TriadsQuestion, TriadsSetup } from './question';

/** Every type of quiz on the Triads screen. */
export const TRIADS_QUIZZES: Readonly<Record<TriadsQuizType, AnyTriadsQuiz>> = {
  'name-quality': nameQuality,
  'name-inversion': nameInversion,
  'complete-shape': completeShape,
  'ear-quality': qualityByEar,
  'play-shape': playShape,
};

/** The triads quiz of a running app. */
export const triadsQuiz = quizOf<TriadsSetup, TriadsQuestion, unknown, AnyTriadsQuiz>('triads');

/** The setup for a quiz that starts now. */
export const triadsSetup = (
  settings: Pick<Settings, 'read' | 'choices'>,
  instrument: Instrument,
): TriadsSetup => ({
  instrument,
  frets: settings.read(triadsSettings.frets),
  accidentals: settings.read(triadsSettings.accidentals),
  roots: tickedOrAll(settings.read(triadsSettings.roots), PITCH_CLASSES),
  qualities: tickedOrAll(settings.read(triadsSettings.qualities), TRIAD_QUALITIES),
  sets: tickedOrAll(settings.read(triadsSettings.sets), setsOfThree(instrument)),
  byEar: {
    sounding: settings.read(triadsSettings.sounding),
    inversions: settings.read(triadsSettings.inversions),
  },
  ...(settings.read(triadsSettings.quizType) === 'play-shape' && { say: settings.read(triadsSettings.say) }),
});

const { quizType, roots, qualities, sets, frets, sounding } = triadsSettings;

/** What is ticked, and what is wanted as well; ticking nothing already means everything. */
const including = <T>(ticked: readonly T[], wanted: readonly T[]): readonly T[] =>
  ticked.length === 0 ? ticked : [...ticked, ...wanted];

/** The items that the quiz asks with some settings. */
export const triadsAsks: Asks = (settings, instrument) =>
  askedIn('triads', TRIADS_QUIZZES[settings.read(quizType)], triadsSetup(settings, instrument));

/**
 * The choices with which a round of just some items can be asked: its type of quiz, their qualities and strings ticked, and
 * a root with which each of them lies on the neck.
 *
 * @example choicesFor({ quiz: 'name-quality', items: [minorOn123] }, new Map([['qualities', 'major']]), STANDARD_GUITAR)
 *   // Map { 'qualities' => 'major.minor' }
 */
export function choicesFor({ quiz, items }: ItemRound, choices: Choices, instrument: Instrument): Choices {
  const forms = items.flatMap(item => shapeOfItem(instrument, item) ?? []);
  const heard = items.flatMap(item => earTriadOfItem(item) ?? []);
  const type = TRIADS_QUIZ_TYPES.find(each => each === quiz) ?? quizType.read(choices);
  const allQualities = including(
    qualities.read(choices),
    [...forms, ...heard].map(({ quality }) => quality),
  );
  const allSets = including(
    sets.read(choices),
    forms.map(({ set }) => set),
  );
  const neck = { instrument, frets: frets.read(choices) };
  const ticked = tickedOrAll(roots.read(choices), PITCH_CLASSES);
  const haveRoots = forms.every(form => ticked.some(root => hasShape(neck, form, root)));
  const allRoots = haveRoots ? roots.read(choices) : PITCH_CLASSES;
  const widened = roots.write(sets.write(qualities.write(choices, allQualities), allSets), allRoots);
  const [first] = heard;
  const sounded = first ? sounding.write(widened, first.sounding) : widened;
  return quizType.write(sounded, type);
}
