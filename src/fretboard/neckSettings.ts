import type { FretCount, Instrument } from '../instrument/instrument';
import { byInstrument } from '../settings/instrument';
import { oneOf } from '../settings/optionSetting';
import type { Choices, Setting } from '../settings/setting';
import type { AccidentalStyle } from '../theory/note';

/**
 * The number of frets that an instrument's neck shows.
 *
 * @example fretsSetting(STANDARD_GUITAR).read(new Map()) // 12
 */
export const fretsSetting = ({ fretCounts }: Instrument): Setting<FretCount> =>
  oneOf<FretCount>({
    id: 'frets',
    label: 'Number of Frets',
    control: 'select',
    keywords: ['length of the neck'],
    leader: 'z',
    options: fretCounts.map((value, index) => ({
      value,
      text: String(value),
      keywords: [`${value} frets`, index === 0 ? 'fewer frets' : 'more frets'],
    })),
    initial: fretCounts[0],
  });

/** The number of frets of the neck that is shown. */
export const frets = byInstrument(fretsSetting);

/** Whether the twelve chromatic notes are named with sharps or flats. */
export const accidentals: Setting<AccidentalStyle> = oneOf<AccidentalStyle>({
  id: 'accidentals',
  label: 'Accidentals',
  control: 'radios',
  keywords: ['sharps or flats', 'enharmonic', 'spelling', 'respell'],
  leader: 'm',
  options: [
    { value: 'sharps', text: 'Sharps', keywords: ['sharp', 'spell with sharps'] },
    { value: 'flats', text: 'Flats', keywords: ['flat', 'spell with flats'] },
  ],
  initial: 'sharps',
});

/** The accidentals that some choices come to. */
export const styleIn = (choices: Choices): AccidentalStyle => accidentals.read(choices);

/** The choices under which the twelve notes have their other names: Bb for A#. */
export const otherNoteNames = (choices: Choices): Choices =>
  accidentals.write(choices, styleIn(choices) === 'sharps' ? 'flats' : 'sharps');
