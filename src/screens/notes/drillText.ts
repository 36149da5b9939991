import {
  accidentalsPart,
  type DrillPart,
  fretsText,
  lengthPart,
  optionPart,
  stringsPart,
  valuePart,
} from '../drillText';
import { drillFrets, notesSettings } from './settings';

const { quizType, strings, frets, lowestFret, highestFret, notesToAsk, accidentals, length } = notesSettings;

/** What is said of a drill on Notes. */
export const NOTES_DRILL: readonly DrillPart[] = [
  optionPart(quizType),
  stringsPart(strings),
  {
    rows: [frets, lowestFret, highestFret],
    tell(choices) {
      const { lowest, highest } = drillFrets.read(choices);
      return fretsText(lowest, highest);
    },
  },
  valuePart(notesToAsk, notes => (notes === 'naturals' ? 'naturals only' : '')),
  accidentalsPart(accidentals),
  lengthPart(length),
];
