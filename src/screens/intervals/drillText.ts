import { type DrillPart, lengthPart, optionPart, tickedPart } from '../drillText';
import { intervalsSettings } from './settings';

const { asked, quizDirection, length } = intervalsSettings;

/** What is said of a drill on Intervals. */
export const INTERVALS_DRILL: readonly DrillPart[] = [
  { rows: [], tell: () => 'Interval quiz' },
  tickedPart(asked, { all: 'all intervals', one: 'only', many: 'only' }),
  optionPart(quizDirection),
  lengthPart(length),
];
