import type { preferences } from './preferences';
import { FIGURES_DESCRIPTION } from './text';

/** The texts below the controls of preferences whose label alone doesn't say enough. */
export const DESCRIPTIONS = {
  eyesFree: 'Questions spoken by the browser, for use without a screen reader.',
  readerPace:
    'Your speakers may be heard as notes. Choose "Not at all" with headphones or without a screen reader.',
  goesOnByNote: 'Where a quiz waits after an answer, any note played twice goes on, as Enter does.',
  click:
    'Fretty ignores what it hears while it sounds itself. Light Only never clicks. Off the Beat clicks halfway between the beats, where no note is due. Headphones clicks on the beat with the microphone open, so nothing but headphones may play the click.',
  remember:
    'Keeps your answers in this browser, for your progress and weak spots. Turn it off on a shared computer.',
  figures: FIGURES_DESCRIPTION,
  noteNames: 'In German, h is the note H on Notes, and Shift B hides the controls.',
  octaveNames: "Helmholtz, with German note names: middle C is c', the octaves below it c, C and ,C.",
  pacer: 'In a drill, a mark below your answers shows how far your best round had come. Press o to hear it.',
} as const satisfies Partial<Record<keyof typeof preferences, string>>;

const byId = new Map<string, string>(Object.entries(DESCRIPTIONS));

/**
 * The description of a preference, if it has one.
 *
 * @example descriptionOf('sound') // undefined
 */
export const descriptionOf = (id: string): string | undefined => byId.get(id);
