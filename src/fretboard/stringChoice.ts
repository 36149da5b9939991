import { ORDINAL_DIGITS } from '../commands/hotkey';
import { type Instrument, placesOf } from '../instrument/instrument';
import { stringText } from '../instrument/text';
import { byInstrument } from '../settings/instrument';
import { anyOf } from '../settings/optionSetting';
import type { Choices, Setting } from '../settings/setting';
import { STRING_TITLES, type StringUse, stringWords, TOGGLED_STRING } from './text';

const ID = 'strings';

/**
 * The code of an address in today's form. Old addresses counted strings from 0, the sixth string, and only they have a 0:
 * a code without one is in today's form already, or means the same in both.
 */
function numbered(code: string): string {
  const parts = code.split('.');
  if (!parts.includes('0')) return code;
  return parts.map(part => (/^[0-5]$/.test(part) ? String(6 - Number(part)) : part)).join('.');
}

function numberedIn(choices: Choices): Choices {
  const code = choices.get(ID);
  return code?.includes('0') ? new Map(choices).set(ID, numbered(code)) : choices;
}

/**
 * Which strings of an instrument take part, by place. In an address and on the keyboard a string goes by its number.
 *
 * @example stringsSetting(STANDARD_GUITAR, 'shown').read(new Map([['strings', '6.5']])) // [0, 1]
 */
export function stringsSetting(instrument: Instrument, use: StringUse): Setting<readonly number[]> {
  const row = anyOf<number>({
    id: ID,
    label: 'Strings',
    control: 'checkboxes',
    leader: 's',
    toggles: STRING_TITLES[use],
    options: instrument.strings.map(({ number, label }, value) => {
      const digit = ORDINAL_DIGITS[number - 1];
      return {
        value,
        code: String(number),
        text: label,
        toggled: TOGGLED_STRING[use](stringText(instrument, value)),
        brief: String(number),
        keywords: stringWords(instrument, value),
        ...(digit === undefined ? {} : { digit }),
      };
    }),
    initial: placesOf(instrument),
  });
  return {
    ...row,
    accepts: code => row.accepts(numbered(code)),
    isChosen: (choices, option) => row.isChosen(numberedIn(choices), option),
    choose: (choices, option) => row.choose(numberedIn(choices), option),
    read: choices => row.read(numberedIn(choices)),
  };
}

/** The strings that a quiz asks about. */
export const askedStrings = byInstrument(instrument => stringsSetting(instrument, 'asked'));

/** The strings that a neck shows. */
export const shownStrings = byInstrument(instrument => stringsSetting(instrument, 'shown'));
