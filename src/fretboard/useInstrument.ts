import { createContext, useContext } from 'react';
import type { Instrument } from '../instrument/instrument';
import { STANDARD_GUITAR } from '../instrument/instruments';

/** Provides the instrument of the screen that is shown. */
export const InstrumentContext = createContext<Instrument>(STANDARD_GUITAR);

/** The instrument in use, for everything that draws, names or plays a neck. */
export const useInstrument = (): Instrument => useContext(InstrumentContext);
