import { byEar } from './byEar.ts';
import { chords } from './chords.ts';
import { firstAnswers } from './firstAnswers.ts';
import { firstVisit } from './firstVisit.ts';
import { instruments } from './instruments.ts';
import { intervals } from './intervals.ts';
import { keys } from './keys.ts';
import { noteNames } from './noteNames.ts';
import { notes } from './notes.ts';
import { playing } from './playing.ts';
import { practiced } from './practiced.ts';
import { progress } from './progress.ts';
import { scales } from './scales.ts';
import { shell } from './shell.ts';
import type { Task } from './task.ts';
import { today } from './today.ts';
import { triads } from './triads.ts';
import { tuner } from './tuner.ts';
import { workouts } from './workouts.ts';

/** Every task that `spec.md` describes, by screen, and the way to each quiz's first answer. The transcripts are files of the same names. */
export const TASKS = {
  shell,
  notes,
  triads,
  scales,
  keys,
  intervals,
  progress,
  today,
  workouts,
  chords,
  tuner,
  playing,
  byEar,
  instruments,
  noteNames,
  practiced,
  firstAnswers,
  firstVisit,
} satisfies Record<string, readonly Task[]>;
