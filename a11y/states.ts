import { chordsWalks } from './states/chords.ts';
import { instrumentsWalks } from './states/instruments.ts';
import { intervalsWalks } from './states/intervals.ts';
import { keysWalks } from './states/keys.ts';
import { notesWalks } from './states/notes.ts';
import { playingWalks } from './states/playing.ts';
import { progressWalks } from './states/progress.ts';
import { scalesWalks } from './states/scales.ts';
import { shellWalks } from './states/shell.ts';
import { todayWalks } from './states/today.ts';
import { triadsWalks } from './states/triads.ts';
import { tunerWalks } from './states/tuner.ts';
import { workoutsWalks } from './states/workouts.ts';
import type { Walk } from './walk.ts';

/** Every walk of the audit. Together they reach each state of each screen, each dialog and the frame. */
export const WALKS: readonly Walk[] = [
  ...shellWalks,
  ...notesWalks,
  ...triadsWalks,
  ...scalesWalks,
  ...keysWalks,
  ...intervalsWalks,
  ...progressWalks,
  ...todayWalks,
  ...workoutsWalks,
  ...chordsWalks,
  ...tunerWalks,
  ...playingWalks,
  ...instrumentsWalks,
];
