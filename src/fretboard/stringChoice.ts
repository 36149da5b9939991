import type { DigitKey } from '../commands/hotkey';
import { stringNumber } from '../instrument/position';
import { stringLabel } from '../instrument/strings';
import { STANDARD_TUNING } from '../instrument/tuning';
import { anyOf, type Setting } from '../settings/setting';

const DIGITS: readonly DigitKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const ALL_STRINGS = STANDARD_TUNING.map((_, guitarString) => guitarString);

/** Which strings take part, as indices; a digit picks a string by the guitarist's number. */
export const strings: Setting<readonly number[]> = anyOf<number>({
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
