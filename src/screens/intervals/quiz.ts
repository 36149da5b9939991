import { limitedTo } from '../../practice/curriculum';
import { intervalsCurriculum } from '../../practice/intervalsCurriculum';
import { intervalItem } from '../../practice/items';
import { drawNext } from '../../quiz/chance';
import type { QuizDefinition, QuizRun } from '../../quiz/definition';
import { quizOf } from '../../quiz/quizStore';
import type { Session } from '../../quiz/session';
import type { Settings } from '../../settings/settings';
import { INTERVALS, type IntervalName } from '../../theory/interval';
import { SHORT_NAMES } from '../../theory/shortNames';
import { QUIZ_LENGTH } from '../quizLength';
import { answerKey } from './answerKeys';
import { directionsIn } from './directions';
import { wayOf } from './playedInterval';
import { askedIntervals, type IntervalQuestion, type IntervalsSetup, questionOn } from './question';
import { intervalsSettings } from './settings';
import {
  CHOOSE_AN_INTERVAL,
  spokenBriefly,
  spokenChosen,
  spokenQuestion,
  spokenResults,
  spokenVerdict,
} from './text';

const { quizDirection, asked, order, drill, length, pause } = intervalsSettings;

const ANSWERS = INTERVALS.map(({ name, semitones, spoken }) => ({
  code: String(semitones),
  answer: name,
  text: name,
  hotkey: answerKey(semitones),
  keywords: [spoken],
}));

/** Everything that a quiz may play, and the item that it practices. */
const playableIn = ({ asked, direction }: IntervalsSetup) =>
  askedIntervals(asked).flatMap(interval =>
    directionsIn(direction).map(each => ({
      interval,
      direction: each,
      item: intervalItem(interval.name, wayOf(each)),
    })),
  );

/** Name the interval that is heard. */
export const nameInterval: QuizDefinition<IntervalsSetup, IntervalQuestion, IntervalName> = {
  id: 'interval',
  locks: [quizDirection, asked, order, drill, length, pause].map(({ id }) => id),
  answerCodes: ANSWERS.map(({ code }) => code),
  missingAnswer: CHOOSE_AN_INTERVAL,
  isHeard: true,
  lengthOf: () => QUIZ_LENGTH,
  next(setup, answered, chance) {
    const known = answered.map(({ question }) => question.interval);
    return questionOn(drawNext(askedIntervals(setup.asked), known, chance), setup.direction, chance);
  },
  curriculumOf(setup) {
    const ways = directionsIn(setup.direction).map(wayOf);
    const items = playableIn(setup).map(({ item }) => item);
    return limitedTo(intervalsCurriculum(ways), item => items.includes(item));
  },
  questionOf(setup, item, chance) {
    const found = playableIn(setup).find(each => each.item === item);
    return found && questionOn(found.interval, found.direction, chance);
  },
  itemOf: ({ interval, heard }) => intervalItem(interval.name, wayOf(heard.direction)),
  spokenItem: ({ interval }) => interval.spoken,

  answersTo: () => ANSWERS,
  answerIn: draft => draft,
  // Only the exact name is right (spec §5).
  grade: ({ interval }, answer) => (answer === interval.name ? 'right' : 'wrong'),

  codesOf: ({ interval }, answer) => ({
    asked: SHORT_NAMES[interval.name],
    answered: answer === undefined ? '' : SHORT_NAMES[answer],
  }),

  correctText: ({ interval }) => interval.name,
  promptOf: () => ({ before: 'What interval is this?' }),
  // In a drill, the number isn't said, and what is left is short.
  spokenQuestion: asked => (asked.drill ? spokenQuestion(asked) : spokenBriefly(asked)),
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

export type IntervalsQuiz = typeof nameInterval;
export type IntervalsRun = QuizRun<IntervalsSetup, IntervalsQuiz>;
export type IntervalsSession = Session<IntervalQuestion, IntervalName, IntervalsRun>;

/** The interval quiz of a running app. */
export const intervalsQuiz = quizOf<IntervalsSetup, IntervalQuestion, IntervalName, typeof nameInterval>(
  'intervals',
);

/** The setup for a quiz that starts now. */
export const intervalsSetup = (settings: Settings): IntervalsSetup => ({
  direction: settings.read(quizDirection),
  asked: settings.read(asked),
});
