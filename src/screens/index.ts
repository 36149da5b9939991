import { chordsScreen } from './chords';
import type { ScreenDefinition } from './definition';
import { intervalsScreen } from './intervals';
import { keysScreen } from './keys';
import { notesScreen } from './notes';
import { progressScreen } from './progress';
import { scalesScreen } from './scales';
import { todayScreen } from './today';
import { triadsScreen } from './triads';
import { tunerScreen } from './tuner';
import { workoutsScreen } from './workouts';

/** Every screen, in the navigator's order. A new screen is a folder and a row here. */
export const SCREENS: readonly ScreenDefinition[] = [
  notesScreen,
  triadsScreen,
  chordsScreen,
  scalesScreen,
  keysScreen,
  intervalsScreen,
  todayScreen,
  workoutsScreen,
  progressScreen,
  tunerScreen,
];
