import type { Instrument } from '../../src/instrument/instrument';
import { INSTRUMENTS } from '../../src/instrument/instruments';

/** A ukulele whose bottom string sounds higher than the two above it. */
export const REENTRANT_UKULELE: Instrument = INSTRUMENTS.ukulele;

export const SEVEN_STRING: Instrument = INSTRUMENTS['guitar-7'];

export const BASS: Instrument = INSTRUMENTS['bass-4'];
