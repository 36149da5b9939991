import { fretHotkey } from '../commands/numberRow';
import { fretName } from '../instrument/answerText';
import { FRET_COUNTS } from '../instrument/instrument';
import { fretsFrom } from '../instrument/position';
import type { AnswerOption } from '../quiz/definition';

function fretAnswer(fret: number): AnswerOption<number> {
  const hotkey = fretHotkey(fret);
  return { code: `fret-${fret}`, answer: fret, text: fretName(fret), ...(hotkey && { hotkey }) };
}

/** The frets of a string as answers, by the keys of the number row: fret 0 is the open string. */
export const FRET_ANSWERS: readonly AnswerOption<number>[] = fretsFrom(0, Math.max(...FRET_COUNTS)).map(
  fretAnswer,
);
