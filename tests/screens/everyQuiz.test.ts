import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { allPositions } from '../../src/instrument/position';
import type { PlayedNote } from '../../src/listening/playedNote';
import type { AnyNeckQuiz } from '../../src/neckQuiz/definition';
import { type AnyQuiz, solutionTo } from '../../src/quiz/definition';
import type { Pace } from '../../src/quiz/pace';
import { nextQuestion } from '../../src/quiz/run';
import { type Asking, type Feedback, STOPPED } from '../../src/quiz/session';
import { CHORDS_QUIZZES, chordsSetup } from '../../src/screens/chords/quiz/quizzes';
import { chordsTable } from '../../src/screens/chords/settings';
import type { ScreenTable } from '../../src/screens/drillText';
import { intervalsSetup } from '../../src/screens/intervals/quiz/nameInterval';
import { INTERVALS_QUIZZES } from '../../src/screens/intervals/quiz/quizzes';
import { intervalsTable } from '../../src/screens/intervals/settings';
import { KEYS_QUIZZES, keysSetup } from '../../src/screens/keys/quiz/quizzes';
import { keysTable } from '../../src/screens/keys/settings';
import { NOTES_QUIZZES, notesSetup } from '../../src/screens/notes/quiz/quizzes';
import { notesTable } from '../../src/screens/notes/settings';
import { SCALES_QUIZZES, scalesSetup } from '../../src/screens/scales/quiz/quizzes';
import { scalesTable } from '../../src/screens/scales/settings';
import { TRIADS_QUIZZES, triadsSetup } from '../../src/screens/triads/quiz/quizzes';
import { triadsTable } from '../../src/screens/triads/settings';
import type { Settings } from '../../src/settings/settings';
import { answeredAs, askedAs, givenUp } from '../quiz/asked';
import { memorySettings } from '../settings/memorySettings';

/** A type of quiz, and the setup that it starts with. */
interface Started<Quiz extends AnyQuiz> {
  readonly name: string;
  readonly quiz: Quiz;
  readonly setup: unknown;
}

interface Screen<Quiz extends AnyQuiz> {
  readonly table: ScreenTable;
  /** The setting that chooses the type. */
  readonly type?: string;
  /** The rest of the address. */
  readonly query?: string;
  readonly quizzes: Readonly<Record<string, Quiz>>;
  readonly setupOf: (settings: Settings) => unknown;
}

/** Every type of quiz of a screen, as its address starts it. */
const startedOn = <Quiz extends AnyQuiz>(
  screen: string,
  { table, type = 'quiz', query = '', quizzes, setupOf }: Screen<Quiz>,
): readonly Started<Quiz>[] =>
  Object.entries(quizzes).map(([id, quiz]) => ({
    name: `${id} on ${screen}`,
    quiz,
    setup: setupOf(memorySettings(screen, table, `${type}=${id}${query}`)),
  }));

const ON_A_NECK: readonly Started<AnyNeckQuiz>[] = [
  ...startedOn<AnyNeckQuiz>('Notes', {
    ...{ table: notesTable, quizzes: NOTES_QUIZZES },
    setupOf: settings => notesSetup(settings, STANDARD_GUITAR),
  }),
  ...startedOn<AnyNeckQuiz>('Triads', {
    ...{ table: triadsTable, quizzes: TRIADS_QUIZZES },
    setupOf: settings => triadsSetup(settings, STANDARD_GUITAR),
  }),
  ...startedOn<AnyNeckQuiz>('Chords', {
    ...{ table: chordsTable, quizzes: CHORDS_QUIZZES },
    setupOf: settings => chordsSetup(settings, STANDARD_GUITAR),
  }),
  ...startedOn<AnyNeckQuiz>('Scales', {
    ...{ table: scalesTable, quizzes: SCALES_QUIZZES, query: '&view=patterns' },
    setupOf: settings => scalesSetup(settings, STANDARD_GUITAR),
  }),
];

const ALL: readonly Started<AnyQuiz>[] = [
  ...ON_A_NECK,
  ...startedOn<AnyQuiz>('Keys', { table: keysTable, quizzes: KEYS_QUIZZES, setupOf: keysSetup }),
  ...startedOn<AnyQuiz>('Intervals', {
    ...{ table: intervalsTable, quizzes: INTERVALS_QUIZZES, type: 'type' },
    setupOf: settings => intervalsSetup(settings, STANDARD_GUITAR),
  }),
];

const noChance = { chooser: () => undefined, chance: () => 0 };

/** The question that comes after some that were given up. */
function questionAfter({ quiz, setup }: Started<AnyQuiz>, before: readonly unknown[]): unknown {
  const question = nextQuestion<unknown, unknown, unknown, AnyQuiz>(
    { quiz, setup },
    before.map(each => givenUp(each)),
    noChance,
  );
  if (question === undefined) throw new Error('nothing is asked');
  return question;
}

const firstOf = (started: Started<AnyQuiz>): unknown => questionAfter(started, []);

/** A session whose first question is asked. */
const asking = (question: unknown, draft?: unknown): Asking<unknown, unknown, unknown> => ({
  ...{ status: 'asking', question, draft, clock: STOPPED, onPage: STOPPED, wasPlayed: true },
  ...{ run: undefined, length: 12, answered: [], spent: 0 },
});

/** A session whose first question has its verdict. */
const settled = (last: Feedback<unknown, unknown, unknown>['last']): Feedback<unknown, unknown, unknown> => ({
  ...{ status: 'feedback', last },
  ...{ run: undefined, length: 12, answered: [last], spent: 0 },
});

/** The items that a quiz may ask: a few of its curriculum or, if it has none, that of its first question. */
function itemsOf(started: Started<AnyQuiz>): readonly string[] {
  const { quiz, setup } = started;
  const items = quiz.curriculumOf?.(setup).stages.flat();
  if (items === undefined) return [quiz.itemOf(firstOf(started))];
  return [items.slice(0, 2), items.slice(-1)].flat();
}

const played = (midi: number): PlayedNote => ({
  ...{ onset: 0, midi, cents: 0, clarity: 1, level: -20, source: 'midi' },
});

describe.each(ALL)('given $name', started => {
  const { quiz, setup } = started;

  test('when an item is to be practiced, then the question is about that, the second time too, and has a name', () => {
    for (const item of itemsOf(started)) {
      const first = quiz.questionOf?.(setup, item, noChance.chance);
      const second = quiz.questionOf?.(setup, item, noChance.chance, [givenUp(first)]);
      expect([first, second].map(question => question && quiz.itemOf(question))).toEqual([item, item]);
      expect(quiz.spokenItem(first)).toMatch(/\w/);
    }
  });

  test('when an item is none that it knows, then nothing is asked', () => {
    expect(quiz.questionOf?.(setup, 'nonsense', noChance.chance)).toBeUndefined();
  });

  test('when nothing is chosen, then there is no answer, and the log keeps none', () => {
    const question = firstOf(started);
    expect(quiz.answerIn(undefined)).toBeUndefined();
    expect(quiz.codesOf?.(question, undefined).answered ?? '').toBe('');
    expect(quiz.takenFor?.(givenUp(question))).toBeUndefined();
  });

  test('when its own solution is submitted, then it is right, and said so', () => {
    const question = firstOf(started);
    const solution = solutionTo(quiz, question);
    expect(quiz.answerIn(solution)).toEqual(solution);
    expect(quiz.grade(question, solution)).toBe('right');
    expect(quiz.spokenVerdict(answeredAs(question, solution, 'right'))).toMatch(/^Right: /);
  });

  test('when it is given up, then the answer is shown and said, and nothing is called right or wrong', () => {
    const question = firstOf(started);
    expect(quiz.correctText(question)).toMatch(/\w/);
    expect(quiz.spokenVerdict(givenUp(question))).toMatch(/^(?!Right|Wrong).*\w/);
  });

  test('when an answer is chosen but not submitted, then nothing that is said judges it', () => {
    const question = firstOf(started);
    const drafts = quiz.answersTo(question).map(({ answer }) => answer);
    for (const draft of [...drafts, solutionTo(quiz, question)])
      expect(quiz.spokenDraft(question, draft)).not.toMatch(/right|wrong|correct/i);
  });

  test('when the second question is asked to the ear alone, then its number is said, and in a drill it isn’t', () => {
    const question = questionAfter(started, [firstOf(started)]);
    const said = (pace: Pace, drill?: { readonly length: 12 }): string => {
      const asked = askedAs(question, setup, { number: 2, length: 12, pace, ...(drill && { drill }) });
      return quiz.spokenArrival?.(asked) ?? quiz.spokenQuestion(asked);
    };
    expect(said({ kind: 'eyes-free' })).toContain('Question 2 of 12.');
    expect(said({ kind: 'drill', pause: 0 }, { length: 12 })).not.toContain('Question');
  });

  test('when a drill of ten questions is wanted, then it has as many, and more only to end with a whole', () => {
    const length = quiz.wholeLength?.(setup, 10) ?? 10;
    expect(length).toBeGreaterThanOrEqual(10);
    expect(quiz.lengthOf(setup)).toBeGreaterThan(0);
  });

  test.runIf(quiz.heard)(
    'when it is heard again, then a choice that isn’t submitted changes nothing, and a wrong answer is heard as well',
    () => {
      const question = firstOf(started);
      const solution = solutionTo(quiz, question);
      const wrong = quiz.answersTo(question).find(({ answer }) => quiz.grade(question, answer) === 'wrong');
      const again = (session: Asking<unknown, unknown, unknown> | Feedback<unknown, unknown, unknown>) =>
        quiz.heard?.again(session) ?? [];
      const compared = again(settled(answeredAs(question, wrong?.answer, 'wrong')));
      expect(again(asking(question, wrong?.answer))).toEqual(again(asking(question)));
      expect(compared.length).toBeGreaterThan(again(settled(answeredAs(question, solution, 'right'))).length);
    },
  );

  test.runIf(quiz.played)(
    'when a pitch that it waits for is played, then nothing wrong comes of it, and it is told by its name',
    () => {
      const question = firstOf(started);
      const pitches = quiz.played?.expected(question) ?? [];
      const answers = pitches.map(midi => quiz.played?.answerOf(question, undefined, played(midi)));
      const judged = answers.filter(answer => answer !== undefined && quiz.isFinal?.(question, answer));
      expect(answers).not.toContain(undefined);
      expect(judged.map(answer => quiz.grade(question, answer))).not.toContain('wrong');
      for (const midi of pitches) {
        expect(quiz.played?.heardText(question, played(midi))).toMatch(/[A-G]/);
        expect(quiz.played?.spokenHeard(question, played(midi))).toMatch(/[A-G]/);
      }
    },
  );
});

describe.each(ON_A_NECK)('given the neck of $name', started => {
  const { quiz } = started;
  const question = firstOf(started);
  const { instrument, firstFret, lastFret } = quiz.neckOf(question);
  const cellsIn = (session: Parameters<typeof quiz.cellsOf>[0]) =>
    allPositions(instrument, lastFret).map(quiz.cellsOf(session, { display: 'notes', signs: 'letters' }));

  test('when it is asked and then given up, then the cursor, the view and the sound keep to its part of the neck', () => {
    const places = [
      quiz.targetOf(question) ?? [],
      quiz.seenIn(question),
      quiz.seenIn(question, givenUp(question)),
      quiz.heardIn(asking(question)),
      quiz.heardIn(settled(givenUp(question))),
    ].flat();
    const outside = places.filter(({ fret }) => fret < firstFret || fret > lastFret);
    expect(outside).toEqual([]);
  });

  test('when it is asked, then no place is judged, and once it is given up, the neck tells what was asked', () => {
    const marks = cellsIn(asking(question)).map(({ mark }) => mark);
    expect(marks).not.toContain('right');
    expect(marks).not.toContain('missed');
    expect(cellsIn(settled(givenUp(question))).filter(({ text }) => text !== '')).not.toEqual([]);
  });

  test('when it is given up, then the answer is told in words below the verdict, and in lists', () => {
    const lines = [
      ...quiz.reviewOf(givenUp(question)),
      ...(quiz.solutionLines?.(question) ?? []),
      quiz.lineOf(question).text,
      quiz.lineOf(question).spoken,
    ];
    for (const line of lines) expect(line).toMatch(/\w/);
  });

  test.runIf(quiz.howToAnswer)('when taps answer it, then only a quiz that waits says to submit', () => {
    const taps = (pace: Pace) => quiz.howToAnswer?.(question, pace).taps;
    expect(taps({ kind: 'calm' })).toContain('submit');
    expect(taps({ kind: 'drill', pause: 0 })).not.toContain('submit');
  });

  test.runIf(quiz.mistakesOf)('when its own solution was picked, then there is no mistake to go to', () => {
    expect(quiz.mistakesOf?.(answeredAs(question, solutionTo(quiz, question), 'right'))).toEqual([]);
  });
});
