import { FRET_COUNTS, type FretCount } from '../instrument/tuning';
import { type Choices, oneOf, type Setting } from '../settings/setting';
import type { AccidentalStyle } from '../theory/note';

/** How many frets the neck has; on every screen with a neck. */
export const frets: Setting<FretCount> = oneOf<FretCount>({
  id: 'frets',
  label: 'Number of Frets',
  control: 'select',
  leader: 'z',
  options: FRET_COUNTS.map(value => ({ value, text: String(value), keywords: [`${value} frets`] })),
  initial: 12,
});

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
