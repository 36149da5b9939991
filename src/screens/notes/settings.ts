import type { DigitKey } from '../../commands/hotkey';
import { anyOf, oneOf, onOff, type SettingsTable } from '../../commands/setting';
import { stringNumber } from '../../fretboard/position';
import { STANDARD_TUNING } from '../../fretboard/tuning';
import { chromaticName, PITCH_CLASSES, type PitchClass } from '../../theory/note';
import { drill, pauseSetting } from '../common/drillSettings';
import { accidentals, frets, styleIn } from '../common/neckSettings';
import { chromaticOptions } from '../common/noteChoice';
import { stringLabel } from '../common/strings';

export type QuizType = 'find-note' | 'name-note';

const DIGITS: readonly DigitKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const ALL_STRINGS = STANDARD_TUNING.map((_, guitarString) => guitarString);

const highlights = anyOf<PitchClass>({
  id: 'notes',
  label: 'Highlight',
  control: 'toggles',
  options: PITCH_CLASSES.map(value => ({ value, code: chromaticName(value, 'sharps'), text: '' })),
  initial: [],
  adapt: (_, choices) => chromaticOptions(styleIn(choices)),
});

const others = onOff({ id: 'others', label: 'Show other notes', leader: 'v', initial: 'on' });

const strings = anyOf<number>({
  id: 'strings',
  label: 'Strings',
  control: 'checkboxes',
  leader: 's',
  options: ALL_STRINGS.map(value => {
    const digit = DIGITS[stringNumber(STANDARD_TUNING, value) - 1];
    return {
      value,
      text: stringLabel(STANDARD_TUNING, value),
      keywords: [`string ${stringNumber(STANDARD_TUNING, value)}`],
      ...(digit === undefined ? {} : { digit }),
    };
  }),
  initial: ALL_STRINGS,
});

const quizType = oneOf<QuizType>({
  id: 'quiz',
  label: 'Quiz Type',
  control: 'radios',
  leader: 'y',
  options: [
    { value: 'find-note', text: 'Find Note', keywords: ['places', 'positions'] },
    { value: 'name-note', text: 'Name Note', keywords: ['identify'] },
  ],
  initial: 'find-note',
});

/** What can be set on the Notes screen. */
export const notesSettings = {
  frets,
  accidentals,
  highlights,
  others,
  quizType,
  strings,
  drill,
  pause: pauseSetting(0),
};

export const notesTable: SettingsTable = { rows: Object.values(notesSettings) };
