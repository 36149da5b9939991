import { intervalOfItem } from '../../../practice/items';
import { askedIn } from '../../../practice/parts';
import type { ItemRound } from '../../../quiz/results';
import type { Choices } from '../../../settings/setting';
import type { IntervalSounding } from '../../../theory/interval';
import type { Asks } from '../../definition';
import { mannersIn, type QuizDirection } from '../directions';
import { soundingOf } from '../playedInterval';
import { type IntervalsQuizType, intervalsSettings } from '../settings';
import { type IntervalsQuiz, intervalsSetup, nameInterval } from './nameInterval';
import { playInterval } from './playInterval';

/** Every type of quiz on the Intervals screen. */
export const INTERVALS_QUIZZES: Readonly<Record<IntervalsQuizType, IntervalsQuiz>> = {
  interval: nameInterval,
  'play-interval': playInterval,
};

const { quizType, asked, sounding, quizDirection } = intervalsSettings;

/** The least change of direction that lets a quiz ask in some ways. */
const CANDIDATES: readonly QuizDirection[] = ['ascending', 'descending', 'mixed-single'];

const asks = (direction: QuizDirection, soundings: readonly IntervalSounding[]): boolean =>
  soundings.every(each => mannersIn(direction).map(soundingOf).includes(each));

/** The items that the quiz asks with some settings. */
export const intervalsAsks: Asks = (settings, instrument) =>
  askedIn('intervals', INTERVALS_QUIZZES[settings.read(quizType)], intervalsSetup(settings, instrument));

/**
 * The choices with which a round of just some items can be asked: their intervals, in their directions or together. A round is
 * heard in one way, that of its first item.
 *
 * @example choicesFor({ quiz: 'interval', items: ['interval:m3:down'] }, new Map()).get('quiz') // 'descending'
 */
export function choicesFor({ quiz, items }: ItemRound, choices: Choices): Choices {
  const all = items.flatMap(item => intervalOfItem(item) ?? []);
  const isTogether = all[0]?.sounding === 'together';
  const wanted = all.filter(each => (each.sounding === 'together') === isTogether);
  const chosen = asked.read(choices);
  // No interval at all means every interval.
  const names = chosen.length === 0 ? chosen : [...chosen, ...wanted.map(({ interval }) => interval)];
  const type = quiz === 'play-interval' ? quiz : 'interval';
  const widened = asked.write(quizType.write(choices, type), names);
  if (isTogether) return sounding.write(widened, 'together');
  const soundings = wanted.map(each => each.sounding);
  const direction = [quizDirection.read(choices), ...CANDIDATES].find(each => asks(each, soundings));
  const oneByOne = sounding.write(widened, 'one-by-one');
  return direction === undefined ? oneByOne : quizDirection.write(oneByOne, direction);
}
