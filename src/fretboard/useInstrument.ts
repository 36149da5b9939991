import { type Instrument, STANDARD_GUITAR } from '../instrument/instrument';

/** The instrument in use, for everything that draws, names or plays a neck. */
export const useInstrument = (): Instrument => STANDARD_GUITAR;
