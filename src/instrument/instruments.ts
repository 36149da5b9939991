import type { PitchName } from '../theory/pitch';
import { FRET_COUNTS, type FretCount, type Gauge, type Instrument, stringsOf } from './instrument';

/** The dots of a guitar: https://en.wikipedia.org/wiki/Inlay_(guitar) */
const GUITAR_INLAYS: Instrument['inlays'] = {
  single: [3, 5, 7, 9, 15, 17, 19, 21],
  double: [12, 24],
};

/** The dots of a ukulele and a mandolin, at fret 10, not 9: https://en.wikipedia.org/wiki/Inlay_(guitar)#Fretboard_inlays */
const SMALL_INLAYS: Instrument['inlays'] = { single: [3, 5, 7, 10, 15, 17, 19], double: [12] };

/** The dots of a banjo, at frets 10 and 22, not 9 and 21: https://en.wikipedia.org/wiki/Inlay_(guitar)#Fretboard_inlays */
const BANJO_INLAYS: Instrument['inlays'] = { ...SMALL_INLAYS, single: [...SMALL_INLAYS.single, 22] };

const SMALL_FRET_COUNTS: readonly [FretCount, ...FretCount[]] = [12, 15, 20];

/** The frets under a hand with a finger a fret, and one fret more. */
const FINGER_A_FRET = 5;

/** The frets under a hand on a mandolin, where each finger has two narrow ones: https://en.wikipedia.org/wiki/Mandolin */
const FINGER_FOR_TWO = 7;

const GUITAR_GAUGES = [5, 4, 3, 2, 1, 1] as const satisfies readonly Gauge[];

/** A six-string guitar in a tuning, bottom row first. */
const guitarIn = (openNotes: readonly PitchName[], gauges: readonly Gauge[] = GUITAR_GAUGES) => ({
  strings: stringsOf(openNotes, gauges),
  fretCounts: FRET_COUNTS,
  hand: FINGER_A_FRET,
  inlays: GUITAR_INLAYS,
});

/** Every instrument, in the order of its setting. An instrument is one row. */
export const INSTRUMENTS = {
  guitar: {
    id: 'guitar',
    name: 'Guitar, standard',
    // https://en.wikipedia.org/wiki/Standard_tuning
    ...guitarIn(['E2', 'A2', 'D3', 'G3', 'B3', 'E4']),
  },
  'guitar-half-step-down': {
    id: 'guitar-half-step-down',
    name: 'Guitar, half-step down',
    // https://en.wikipedia.org/wiki/Guitar_tunings
    ...guitarIn(['Eb2', 'Ab2', 'Db3', 'Gb3', 'Bb3', 'Eb4']),
  },
  'guitar-drop-d': {
    id: 'guitar-drop-d',
    name: 'Guitar, drop D',
    // https://en.wikipedia.org/wiki/Drop_D_tuning
    ...guitarIn(['D2', 'A2', 'D3', 'G3', 'B3', 'E4']),
  },
  'guitar-dadgad': {
    id: 'guitar-dadgad',
    name: 'Guitar, DADGAD',
    // https://en.wikipedia.org/wiki/DADGAD
    ...guitarIn(['D2', 'A2', 'D3', 'G3', 'A3', 'D4']),
  },
  'guitar-open-g': {
    id: 'guitar-open-g',
    name: 'Guitar, open G',
    // https://en.wikipedia.org/wiki/Open_G_tuning
    ...guitarIn(['D2', 'G2', 'D3', 'G3', 'B3', 'D4']),
  },
  'guitar-open-d': {
    id: 'guitar-open-d',
    name: 'Guitar, open D',
    // https://en.wikipedia.org/wiki/Open_D_tuning
    ...guitarIn(['D2', 'A2', 'D3', 'F#3', 'A3', 'D4']),
  },
  'guitar-open-e': {
    id: 'guitar-open-e',
    name: 'Guitar, open E',
    // https://en.wikipedia.org/wiki/Open_E_tuning
    ...guitarIn(['E2', 'B2', 'E3', 'G#3', 'B3', 'E4']),
  },
  'guitar-open-c': {
    id: 'guitar-open-c',
    name: 'Guitar, open C',
    // https://en.wikipedia.org/wiki/Open_C_tuning
    ...guitarIn(['C2', 'G2', 'C3', 'G3', 'C4', 'E4']),
  },
  'guitar-double-drop-d': {
    id: 'guitar-double-drop-d',
    name: 'Guitar, double drop D',
    // https://en.wikipedia.org/wiki/Double_drop_D_tuning
    ...guitarIn(['D2', 'A2', 'D3', 'G3', 'B3', 'D4']),
  },
  'guitar-all-fourths': {
    id: 'guitar-all-fourths',
    name: 'Guitar, all fourths',
    // https://en.wikipedia.org/wiki/All_fourths_tuning
    ...guitarIn(['E2', 'A2', 'D3', 'G3', 'C4', 'F4']),
  },
  'guitar-nashville': {
    id: 'guitar-nashville',
    name: 'Guitar, Nashville',
    // https://en.wikipedia.org/wiki/Nashville_tuning_(high_strung)
    ...guitarIn(['E3', 'A3', 'D4', 'G4', 'B3', 'E4'], [3, 2, 1, 1, 1, 1]),
  },
  'guitar-7': {
    id: 'guitar-7',
    name: 'Guitar, seven strings',
    // https://en.wikipedia.org/wiki/Seven-string_guitar
    strings: stringsOf(['B1', 'E2', 'A2', 'D3', 'G3', 'B3', 'E4'], [5, ...GUITAR_GAUGES]),
    fretCounts: FRET_COUNTS,
    hand: FINGER_A_FRET,
    inlays: GUITAR_INLAYS,
  },
  'guitar-baritone': {
    id: 'guitar-baritone',
    name: 'Guitar, baritone',
    // https://en.wikipedia.org/wiki/Baritone_guitar
    ...guitarIn(['B1', 'E2', 'A2', 'D3', 'F#3', 'B3']),
  },
  'bass-4': {
    id: 'bass-4',
    name: 'Bass, four strings',
    // https://en.wikipedia.org/wiki/Bass_guitar_tuning
    strings: stringsOf(['E1', 'A1', 'D2', 'G2'], [5, 4, 3, 2]),
    fretCounts: FRET_COUNTS,
    hand: FINGER_A_FRET,
    inlays: GUITAR_INLAYS,
  },
  'bass-5': {
    id: 'bass-5',
    name: 'Bass, five strings',
    // https://en.wikipedia.org/wiki/Bass_guitar_tuning
    strings: stringsOf(['B0', 'E1', 'A1', 'D2', 'G2'], [5, 5, 4, 3, 2]),
    fretCounts: FRET_COUNTS,
    hand: FINGER_A_FRET,
    inlays: GUITAR_INLAYS,
  },
  ukulele: {
    id: 'ukulele',
    name: 'Ukulele, high G',
    // https://en.wikipedia.org/wiki/Ukulele#Tuning
    strings: stringsOf(['G4', 'C4', 'E4', 'A4'], [1, 3, 2, 1]),
    fretCounts: SMALL_FRET_COUNTS,
    hand: FINGER_A_FRET,
    inlays: SMALL_INLAYS,
  },
  'ukulele-low-g': {
    id: 'ukulele-low-g',
    name: 'Ukulele, low G',
    // https://en.wikipedia.org/wiki/Ukulele#Tuning
    strings: stringsOf(['G3', 'C4', 'E4', 'A4'], [4, 3, 2, 1]),
    fretCounts: SMALL_FRET_COUNTS,
    hand: FINGER_A_FRET,
    inlays: SMALL_INLAYS,
  },
  mandolin: {
    id: 'mandolin',
    name: 'Mandolin',
    // https://en.wikipedia.org/wiki/Mandolin#Tuning
    strings: stringsOf(['G3', 'D4', 'A4', 'E5'], [4, 3, 2, 1]),
    fretCounts: SMALL_FRET_COUNTS,
    hand: FINGER_FOR_TWO,
    inlays: SMALL_INLAYS,
  },
  banjo: {
    id: 'banjo',
    name: 'Banjo, five strings',
    // Its fifth string begins at fret 5: https://en.wikipedia.org/wiki/Banjo#Five-string_banjo
    strings: stringsOf(['G4', 'D3', 'G3', 'B3', 'D4'], [1, 3, 2, 1, 1], { 5: 5 }),
    fretCounts: [12, 15, 20, 22],
    hand: FINGER_A_FRET,
    inlays: BANJO_INLAYS,
  },
} as const satisfies Record<string, Instrument>;

export type InstrumentId = keyof typeof INSTRUMENTS;

/** The six-string guitar in standard tuning, E2 A2 D3 G3 B3 E4: the default. */
export const STANDARD_GUITAR: Instrument = INSTRUMENTS.guitar;
