import { systemFor } from '../../instrument/pattern';
import { instrumentIn } from '../../settings/instrument';
import type { Choices } from '../../settings/setting';
import { scale } from '../../theory/scale';
import { type DrillPart, fretsText, lengthPart, optionPart, stringsPart, tickedPart } from '../drillText';
import { typesIn } from './askSettings';
import { askedFilterIn, chosenSystem, scalesSettings } from './settings';

const { view, quizType, askedKeys, askedTypes, strings, frets, minFret, maxFret, length } = scalesSettings;

const asksPatterns = (choices: Choices): boolean => quizType.read(choices) === 'find-degree';

/** A part about what only one of the two types of quiz depends on. */
const onlyIf = (isAsked: (choices: Choices) => boolean, { rows, tell }: DrillPart): DrillPart => ({
  rows,
  tell: (choices, way) => (isAsked(choices) ? tell(choices, way) : ''),
});

const tickedTypes = tickedPart(askedTypes, {
  all: 'all scale types',
  one: 'scale type',
  many: 'scale types',
});

/** The scale types that are asked about; ticking none means the first ones. */
const typesPart: DrillPart = {
  rows: [askedTypes],
  tell: (choices, way) => tickedTypes.tell(askedTypes.write(choices, typesIn(choices)), way),
};

const list = new Intl.ListFormat('en');

/** The pattern systems of the scales that are asked about. */
const systemsPart: DrillPart = {
  rows: [chosenSystem],
  tell(choices, way) {
    const chosen = chosenSystem.read(choices);
    const systems = typesIn(choices).map(type => systemFor(instrumentIn(choices), scale('C', type), chosen));
    const textOf = optionPart(chosenSystem).tell;
    return list.format([...new Set(systems)].map(each => textOf(chosenSystem.write(choices, each), way)));
  },
};

/** What is said of a drill on Scales. */
export const SCALES_DRILL: readonly DrillPart[] = [
  optionPart(quizType),
  tickedPart(askedKeys, { all: 'all keys', one: 'key', many: 'keys' }),
  typesPart,
  onlyIf(asksPatterns, systemsPart),
  onlyIf(choices => !asksPatterns(choices), {
    rows: [strings],
    tell: (choices, way) =>
      stringsPart(strings).tell(strings.write(choices, askedFilterIn(choices).strings), way),
  }),
  onlyIf(choices => !asksPatterns(choices), {
    rows: [view, frets, minFret, maxFret],
    tell(choices) {
      const { minFret, maxFret } = askedFilterIn(choices);
      return fretsText(minFret, maxFret);
    },
  }),
  lengthPart(length),
];
