import type { Choices } from '../../settings/setting';
import { type DrillPart, fretsText, lengthPart, optionPart, stringsPart, tickedPart } from '../drillText';
import { filterIn, scalesSettings } from './settings';

const { quizType, askedKeys, askedTypes, strings, frets, minFret, maxFret, system, length } = scalesSettings;

const asksPatterns = (choices: Choices): boolean => quizType.read(choices) === 'find-degree';

/** A part about what only one of the two types of quiz depends on. */
const onlyIf = (isAsked: (choices: Choices) => boolean, { rows, tell }: DrillPart): DrillPart => ({
  rows,
  tell: (choices, way) => (isAsked(choices) ? tell(choices, way) : ''),
});

/** What is said of a drill on Scales. */
export const SCALES_DRILL: readonly DrillPart[] = [
  optionPart(quizType),
  tickedPart(askedKeys, { all: 'all keys', one: 'key', many: 'keys' }),
  tickedPart(askedTypes, { all: 'all scale types', one: 'scale type', many: 'scale types' }),
  onlyIf(asksPatterns, optionPart(system)),
  onlyIf(choices => !asksPatterns(choices), stringsPart(strings)),
  onlyIf(choices => !asksPatterns(choices), {
    rows: [frets, minFret, maxFret],
    tell(choices) {
      const { minFret, maxFret } = filterIn(choices);
      return fretsText(minFret, maxFret);
    },
  }),
  lengthPart(length),
];
