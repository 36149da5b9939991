import { type FretCount, type Instrument, STANDARD_GUITAR } from '../instrument/instrument';
import { type Choices, oneOf, type Setting } from '../settings/setting';
import type { AccidentalStyle } from '../theory/note';

/**
 * How many frets an instrument's neck has; on every screen with a neck.
 *
 * @example fretsSetting(STANDARD_GUITAR).read(new Map()) // 12
 */
export const fretsSetting = ({ fretCounts }: Instrument): Setting<FretCount> =>
  oneOf<FretCount>({
    id: 'frets',
    label: 'Number of Frets',
    control: 'select',
    leader: 'z',
    options: fretCounts.map(value => ({ value, text: String(value), keywords: [`${value} frets`] })),
    initial: fretCounts[0],
  });

export const frets = fretsSetting(STANDARD_GUITAR);

/** How the twelve chromatic notes are called. */
export const accidentals: Setting<AccidentalStyle> = oneOf<AccidentalStyle>({
  id: 'accidentals',
  label: 'Accidentals',
  control: 'radios',
  leader: 'm',
  options: [
    { value: 'sharps', text: 'Sharps', keywords: ['sharp'] },
    { value: 'flats', text: 'Flats', keywords: ['flat'] },
  ],
  initial: 'sharps',
});

/** The accidentals in force among some choices. */
export const styleIn = (choices: Choices): AccidentalStyle => accidentals.read(choices);
