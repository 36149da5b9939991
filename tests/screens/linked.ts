import fc from 'fast-check';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { positionId } from '../../src/instrument/position';
import { fretsText } from '../../src/instrument/voicing';
import type { QuizDefinition } from '../../src/quiz/definition';
import { drill } from '../../src/quiz/pace';
import { nextQuestion } from '../../src/quiz/run';
import { SEED_VERSION, type SeedVersion, seededChance } from '../../src/quiz/seed';
import type { Answered } from '../../src/quiz/session';
import { CHORDS_QUIZZES, chordsSetup } from '../../src/screens/chords/quiz/quizzes';
import { chordsSettings, chordsTable } from '../../src/screens/chords/settings';
import type { ScreenTable } from '../../src/screens/drillText';
import { intervalsSetup } from '../../src/screens/intervals/quiz/nameInterval';
import type { IntervalQuestion } from '../../src/screens/intervals/quiz/question';
import { INTERVALS_QUIZZES } from '../../src/screens/intervals/quiz/quizzes';
import { intervalsSettings, intervalsTable } from '../../src/screens/intervals/settings';
import { KEYS_QUIZZES, keysSetup } from '../../src/screens/keys/quiz/quizzes';
import { keysSettings, keysTable } from '../../src/screens/keys/settings';
import { NOTES_QUIZZES, notesSetup } from '../../src/screens/notes/quiz/quizzes';
import { notesQuizIn, notesTable } from '../../src/screens/notes/settings';
import { SCALES_QUIZZES, scalesSetup } from '../../src/screens/scales/quiz/quizzes';
import { scalesSettings, scalesTable } from '../../src/screens/scales/settings';
import { TRIADS_QUIZZES, triadsSetup } from '../../src/screens/triads/quiz/quizzes';
import { triadsSettings, triadsTable } from '../../src/screens/triads/settings';
import { settled } from '../../src/settings/choices';
import type { Choices } from '../../src/settings/setting';
import type { Settings } from '../../src/settings/settings';
import { memorySettings } from '../settings/memorySettings';

/** Fails if anything but the seed decides. */
const NO_CHANCE = () => {
  throw new Error('a drill with a seed is left to chance');
};

/** How a drill is answered; that must not matter. */
export type Answering = (question: number) => 'right' | 'wrong' | 'given-up';

/** The first questions of a drill with a seed, each told by a text. */
function asked<Setup, Question, Answer>(
  quiz: QuizDefinition<Setup, Question, Answer>,
  given: Setup,
  { seed, version = SEED_VERSION, count, answering }: Asking,
  codeOf: (question: Question) => string,
): readonly string[] {
  const setup = quiz.setupIn?.(given, version) ?? given;
  const run = { quiz, setup, chances: (question: number) => seededChance(seed, question) };
  const answered: Answered<Question, Answer>[] = [];
  while (answered.length < count) {
    const question = nextQuestion<Setup, Question, Answer, typeof quiz>(run, answered, {
      chooser: () => undefined,
      chance: NO_CHANCE,
    });
    if (question === undefined) break;
    const [answer] = quiz.answersTo(question);
    const verdict = answering(answered.length + 1);
    answered.push(
      verdict === 'given-up' || answer === undefined
        ? { question, verdict: 'given-up', draft: undefined, milliseconds: 0 }
        : { question, verdict, answer: answer.answer, milliseconds: 0 },
    );
  }
  return answered.map(({ question }) => codeOf(question));
}

interface Asking {
  readonly seed: number;
  /** By default that of new links. */
  readonly version?: SeedVersion;
  readonly count: number;
  readonly answering: Answering;
}

/** A screen with drills, as links know it. */
export interface LinkedScreen {
  readonly path: string;
  readonly table: ScreenTable;
  /** The type of quiz and its setup. */
  readonly setupIn: (settings: Settings) => unknown;
  readonly asks: (settings: Settings, asking: Asking) => readonly string[];
}

/** Every screen that has a quiz. */
export const LINKED_SCREENS = {
  notes: {
    path: '/',
    table: notesTable,
    setupIn: settings => [notesQuizIn(settings.choices()), notesSetup(settings, STANDARD_GUITAR)],
    asks(settings, asking) {
      const quiz = NOTES_QUIZZES[notesQuizIn(settings.choices())];
      const setup = notesSetup(settings, STANDARD_GUITAR);
      return asked(quiz, setup, asking, question => {
        // Any string may be asked about for the same item.
        const target = quiz.id === 'read-note' ? quiz.targetOf(question) : undefined;
        return [quiz.itemOf(question), ...(target ? [positionId(target)] : [])].join(' ');
      });
    },
  },
  triads: {
    path: '/triads',
    table: triadsTable,
    setupIn: settings => [settings.read(triadsSettings.quizType), triadsSetup(settings, STANDARD_GUITAR)],
    asks(settings, asking) {
      const quiz = TRIADS_QUIZZES[settings.read(triadsSettings.quizType)];
      const setup = triadsSetup(settings, STANDARD_GUITAR);
      return asked(quiz, setup, asking, question => {
        const target = quiz.targetOf(question);
        const place = target ? [positionId(target)] : [];
        const { triad, shape } = question;
        return [quiz.itemOf(question), triad.root, shape.lowFret, ...place].join(' ');
      });
    },
  },
  chords: {
    path: '/chords',
    table: chordsTable,
    setupIn: settings => [settings.read(chordsSettings.quizType), chordsSetup(settings, STANDARD_GUITAR)],
    asks(settings, asking) {
      const quiz = CHORDS_QUIZZES[settings.read(chordsSettings.quizType)];
      return asked(quiz, chordsSetup(settings, STANDARD_GUITAR), asking, question =>
        [quiz.itemOf(question), question.chord.root, fretsText(question.voicing).replaceAll(' ', '.')].join(
          ' ',
        ),
      );
    },
  },
  scales: {
    path: '/scales',
    table: scalesTable,
    setupIn: settings => [settings.read(scalesSettings.quizType), scalesSetup(settings, STANDARD_GUITAR)],
    asks(settings, asking) {
      const quiz = SCALES_QUIZZES[settings.read(scalesSettings.quizType)];
      return asked(quiz, scalesSetup(settings, STANDARD_GUITAR), asking, question => {
        const target = quiz.targetOf(question);
        return [quiz.itemOf(question), question.key, ...(target ? [positionId(target)] : [])].join(' ');
      });
    },
  },
  keys: {
    path: '/keys',
    table: keysTable,
    setupIn: settings => [settings.read(keysSettings.quizType), keysSetup(settings)],
    asks(settings, asking) {
      const quiz = KEYS_QUIZZES[settings.read(keysSettings.quizType)];
      return asked(quiz, keysSetup(settings), asking, question =>
        'row' in question ? `${quiz.itemOf(question)} ${question.key.tonic}` : quiz.itemOf(question),
      );
    },
  },
  intervals: {
    path: '/intervals',
    table: intervalsTable,
    setupIn: settings => [
      settings.read(intervalsSettings.quizType),
      intervalsSetup(settings, STANDARD_GUITAR),
    ],
    asks(settings, asking) {
      const quiz = INTERVALS_QUIZZES[settings.read(intervalsSettings.quizType)];
      return asked(
        quiz,
        intervalsSetup(settings, STANDARD_GUITAR),
        asking,
        (question: IntervalQuestion) => `${quiz.itemOf(question)} ${question.heard.root}`,
      );
    },
  },
} as const satisfies Record<string, LinkedScreen>;

/** The settings of a screen that an address makes. */
export const settingsAt = ({ table }: LinkedScreen, query: string): Settings =>
  memorySettings('linked', table, query);

/** Any choices on a screen, whatever makes sense; with Quick Drill on. */
export const anyDrill = ({ table }: LinkedScreen): fc.Arbitrary<Choices> =>
  fc
    .array(fc.record({ row: fc.constantFrom(...table.rows), at: fc.nat() }), { maxLength: 40 })
    .map(presses => {
      const first: Choices = settled(table, drill.write(new Map(), 'on'));
      return presses.reduce<Choices>((choices, { row, at }) => {
        if (row.id === drill.id) return choices;
        const options = row.optionsIn(choices);
        const option = options[at % options.length];
        return option ? settled(table, row.choose(choices, option)) : choices;
      }, first);
    });
