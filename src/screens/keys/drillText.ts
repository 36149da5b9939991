import { drill } from '../../quiz/drillSettings';
import { type DrillPart, lengthPart, optionPart, valuePart } from '../drillText';
import { type KeyTypes, keysSettings } from './settings';

const { quizType, keyTypes, mostAccidentals, questionCount, length } = keysSettings;

const KEYS: Readonly<Record<KeyTypes, string>> = {
  major: 'major keys',
  minor: 'minor keys',
  both: 'major and minor keys',
};

/** What is said of a drill on Keys. */
export const KEYS_DRILL: readonly DrillPart[] = [
  optionPart(quizType),
  valuePart(keyTypes, types => KEYS[types]),
  {
    rows: [mostAccidentals, questionCount],
    tell(choices) {
      if (drill.read(choices) === 'off') return `${questionCount.read(choices)} questions`;
      const most = mostAccidentals.read(choices);
      return most === 1 ? 'up to 1 accidental' : `up to ${most} accidentals`;
    },
  },
  lengthPart(length),
];
