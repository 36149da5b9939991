import { intervalOfItem } from '../../../practice/items';
import { askedIn } from '../../../practice/parts';
import type { ItemRound } from '../../../quiz/results';
import type { Choices } from '../../../settings/setting';
import type { IntervalDirection } from '../../../theory/interval';
import type { Asks } from '../../definition';
import { directionsIn, type QuizDirection } from '../directions';
import { wayOf } from '../playedInterval';
import { type IntervalsQuizType, intervalsSettings } from '../settings';
import { type IntervalsQuiz, intervalsSetup, nameInterval } from './nameInterval';
import { playInterval } from './playInterval';

/** Every type of quiz on the Intervals screen. */
export const INTERVALS_QUIZZES: Readonly<Record<IntervalsQuizType, IntervalsQuiz>> = {
  interval: nameInterval,
  'play-interval': playInterval,
};

const { quizType, asked, quizDirection } = intervalsSettings;

/** The least change of direction that lets a quiz ask in some ways. */
const CANDIDATES: readonly QuizDirection[] = ['ascending', 'descending', 'mixed-single'];

const asks = (direction: QuizDirection, ways: readonly IntervalDirection[]): boolean =>
  ways.every(way => directionsIn(direction).map(wayOf).includes(way));

/** The items that the quiz asks with some settings. */
export const intervalsAsks: Asks = (settings, instrument) =>
  askedIn('intervals', INTERVALS_QUIZZES[settings.read(quizType)], intervalsSetup(settings, instrument));

/**
 * The choices with which a round of just some items can be asked: their intervals, in their directions.
 *
 * @example choicesFor({ quiz: 'interval', items: ['interval:m3:down'] }, new Map()).get('quiz') // 'descending'
 */
export function choicesFor({ quiz, items }: ItemRound, choices: Choices): Choices {
  const wanted = items.flatMap(item => intervalOfItem(item) ?? []);
  const ways = wanted.map(({ direction: way }) => way);
  const direction = [quizDirection.read(choices), ...CANDIDATES].find(each => asks(each, ways));
  const chosen = asked.read(choices);
  // No interval at all means every interval.
  const names = chosen.length === 0 ? chosen : [...chosen, ...wanted.map(({ interval }) => interval)];
  const type = quiz === 'play-interval' ? quiz : 'interval';
  const widened = asked.write(quizType.write(choices, type), names);
  return direction === undefined ? widened : quizDirection.write(widened, direction);
}
