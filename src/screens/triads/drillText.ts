import {
  accidentalsPart,
  type DrillPart,
  fretsText,
  lengthPart,
  optionPart,
  tickedPart,
  valuePart,
} from '../drillText';
import { triadsSettings } from './settings';

const { quizType, roots, qualities, sets, frets, accidentals, length } = triadsSettings;

/** What is said of a drill on Triads. */
export const TRIADS_DRILL: readonly DrillPart[] = [
  optionPart(quizType),
  tickedPart(roots, { all: 'all roots', one: 'root', many: 'roots' }),
  tickedPart(qualities, { all: 'all qualities', one: 'quality', many: 'qualities' }),
  tickedPart(sets, { all: 'all string sets', one: 'string set', many: 'string sets' }),
  valuePart(frets, last => fretsText(0, last)),
  accidentalsPart(accidentals),
  lengthPart(length),
];
