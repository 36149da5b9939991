import { playInterval } from './playInterval';
import { type IntervalsQuiz, nameInterval } from './quiz';
import type { IntervalsQuizType } from './settings';

/** Every type of quiz on the Intervals screen. */
export const INTERVALS_QUIZZES: Readonly<Record<IntervalsQuizType, IntervalsQuiz>> = {
  interval: nameInterval,
  'play-interval': playInterval,
};
