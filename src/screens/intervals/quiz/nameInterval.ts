import type { Instrument } from '../../../instrument/instrument';
import { limitedTo } from '../../../practice/curriculum';
import { intervalItem, intervalsCurriculum } from '../../../practice/items';
import { isSource } from '../../../quiz/answerWith';
import type { QuizDefinition, QuizRun } from '../../../quiz/definition';
import { quizOf } from '../../../quiz/quizStore';
import { type Chance, drawNext } from '../../../quiz/seed';
import { answerOf, QUIZ_LENGTH, type Session } from '../../../quiz/session';
import { isInQuiz } from '../../../settings/choices';
import type { Settings } from '../../../settings/settings';
import { INTERVALS, type IntervalName, SHORT_NAMES } from '../../../theory/interval';
import { mannersIn } from '../directions';
import { playableOn, playableRoot, signedSemitones, soundingOf } from '../playedInterval';
import { answerKey, intervalsSettings, intervalsTable } from '../settings';
import {
  CHOOSE_AN_INTERVAL,
  spokenBriefly,
  spokenChosen,
  spokenQuestion,
  spokenResults,
  spokenVerdict,
  theInterval,
} from '../text';
import {
  askedIntervals,
  type IntervalAnswer,
  type IntervalQuestion,
  type IntervalsSetup,
  questionOn,
} from './question';

const ANSWERS = INTERVALS.map(({ name, semitones, spoken }) => ({
  code: String(semitones),
  answer: name,
  text: name,
  hotkey: answerKey(semitones),
  keywords: [spoken],
}));

/** What can't be changed while a question of either quiz is open. */
export const LOCKS = intervalsTable.rows
  .filter(row => isInQuiz(intervalsTable, row, new Map()))
  .map(({ id }) => id);

/** Everything that a quiz may play, and the item that it practices. */
const playableIn = ({ asked, direction }: IntervalsSetup) =>
  askedIntervals(asked).flatMap(interval =>
    mannersIn(direction).map(each => ({
      interval,
      direction: each,
      item: intervalItem(interval.name, soundingOf(each)),
    })),
  );

/** A type of quiz on the Intervals screen. */
export interface IntervalsQuiz<Answer extends IntervalAnswer = IntervalAnswer>
  extends QuizDefinition<IntervalsSetup, IntervalQuestion, Answer> {
  /** What of a question is heard until it is answered. */
  readonly sounds: 'interval' | 'root';
}

/** A question in the octave that the setup's instrument can play, as strict about octaves as its setup and in its names. */
function within(
  { octave, playable, names }: IntervalsSetup,
  { interval, heard }: IntervalQuestion,
): IntervalQuestion {
  const root = playable ? playableRoot(playable, heard.root, signedSemitones(heard)) : heard.root;
  return { interval, heard: { ...heard, root }, ...(octave && { octave }), ...(names && { names }) };
}

/** What both quizzes ask about. */
export const ASKING = {
  lengthOf: () => QUIZ_LENGTH,
  next(setup: IntervalsSetup, answered: readonly { readonly question: IntervalQuestion }[], chance: Chance) {
    const known = answered.map(({ question }) => question.interval);
    return within(
      setup,
      questionOn(drawNext(askedIntervals(setup.asked), known, chance), setup.direction, chance),
    );
  },
  curriculumOf(setup: IntervalsSetup) {
    const soundings = mannersIn(setup.direction).map(soundingOf);
    const items = playableIn(setup).map(({ item }) => item);
    return limitedTo(intervalsCurriculum(soundings), item => items.includes(item));
  },
  questionOf(setup: IntervalsSetup, item: string, chance: Chance) {
    const found = playableIn(setup).find(each => each.item === item);
    return found && within(setup, questionOn(found.interval, found.direction, chance));
  },
  itemOf: ({ interval, heard }: IntervalQuestion) => intervalItem(interval.name, soundingOf(heard.direction)),
  spokenItem: ({ interval }: IntervalQuestion) => interval.spoken,
} as const;

/** Name the interval that is heard. */
export const nameInterval: IntervalsQuiz<IntervalName> = {
  id: 'interval',
  sounds: 'interval',
  locks: LOCKS,
  answerCodes: ANSWERS.map(({ code }) => code),
  missingAnswer: CHOOSE_AN_INTERVAL,
  isHeard: true,
  isHeardAfterText: true,
  ...ASKING,

  answersTo: () => ANSWERS,
  answerIn: draft => draft,
  // Only the exact name is right (spec §5).
  grade: ({ interval }, answer) => (answer === interval.name ? 'right' : 'wrong'),

  codesOf: ({ interval }, answer) => ({
    asked: SHORT_NAMES[interval.name],
    answered: answer === undefined ? '' : SHORT_NAMES[answer],
  }),

  takenFor(answered) {
    const answer = answerOf(answered);
    return answer && { right: theInterval(answered.question.interval.name), given: theInterval(answer) };
  },
  correctText: ({ interval }) => interval.name,
  promptOf: () => ({ before: 'What interval is this?' }),
  // In a drill, the number isn't said, and what is left is short.
  spokenQuestion: asked => (asked.drill || asked.waits ? spokenQuestion(asked) : spokenBriefly(asked)),
  spokenArrival(arrived) {
    switch (arrived.pace.kind) {
      case 'calm':
        return spokenQuestion(arrived);
      case 'eyes-free':
        return spokenBriefly(arrived);
      case 'drill':
        return arrived.number === 1 ? spokenQuestion(arrived) : '';
    }
  },
  spokenDraft: (_, draft) => spokenChosen(draft),
  spokenVerdict,
  spokenResults,
};

export type IntervalsRun = QuizRun<IntervalsSetup, IntervalsQuiz>;
export type IntervalsSession = Session<IntervalQuestion, IntervalAnswer, IntervalsRun>;

/** The interval quiz of a running app. */
export const intervalsQuiz = quizOf<IntervalsSetup, IntervalQuestion, IntervalAnswer, IntervalsQuiz>(
  'intervals',
);

/** The setup for a quiz that starts now. */
export const intervalsSetup = (settings: Pick<Settings, 'read'>, instrument: Instrument): IntervalsSetup => ({
  direction:
    settings.read(intervalsSettings.sounding) === 'together'
      ? 'together'
      : settings.read(intervalsSettings.quizDirection),
  asked: settings.read(intervalsSettings.asked),
  ...(settings.read(intervalsSettings.octave) === 'exact' && { octave: 'exact' as const }),
  ...(isSource(settings.read(intervalsSettings.answerWith)) && { playable: playableOn(instrument) }),
  ...(instrument.names && { names: instrument.names }),
});
