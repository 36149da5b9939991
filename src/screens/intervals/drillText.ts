import { type DrillPart, lengthPart, optionPart, tickedPart, valuePart } from '../drillText';
import { intervalsSettings } from './settings';

const { quizType, asked, quizDirection, length } = intervalsSettings;

/** What is said of a drill on Intervals. */
export const INTERVALS_DRILL: readonly DrillPart[] = [
  valuePart(quizType, type => (type === 'play-interval' ? 'Play the Interval' : 'Interval quiz')),
  tickedPart(asked, { all: 'all intervals', one: 'only', many: 'only' }),
  optionPart(quizDirection),
  lengthPart(length),
];
