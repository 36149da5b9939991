import type { DroneNotes } from '../audio/drone';
import type { Line } from '../theory/degree';

/** What the switch of the drone is called, and what is said of it. */
export const DRONE = {
  title: 'Drone',
  keywords: [
    'backing',
    'backing track',
    'pedal note',
    'play along',
    'tonic and fifth',
    'bourdon',
    'hum',
    'tanpura',
  ],
  off: 'Drone off',
  heard: 'The microphone would hear it',
} as const;

/**
 * Two notes that sound together.
 *
 * @example notesLine({ text: 'C', spoken: 'C' }, { text: 'G', spoken: 'G' }) // { text: 'C and G', spoken: 'C and G' }
 */
export const notesLine = (tonic: Line, above: Line): Line => ({
  text: `${tonic.text} and ${above.text}`,
  spoken: `${tonic.spoken} and ${above.spoken}`,
});

/** A note and its octave, where a scale has no fifth to sound. */
export const octaveLine = ({ text, spoken }: Line): Line => ({
  text: `${text} and its octave`,
  spoken: `${spoken} and its octave`,
});

/**
 * The drone, once it has been switched on.
 *
 * @example spokenDrone({ tonic: 48, name }) // 'Drone on: C and G'
 */
export const spokenDrone = ({ name }: DroneNotes): string => (name ? `Drone on: ${name.spoken}` : 'Drone on');
