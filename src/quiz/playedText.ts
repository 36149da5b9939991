import { centsText, spokenCents } from '../listening/text';

/** What starting a quiz does, after what listening is for. */
export const STARTS_LISTENING = 'Start Quiz begins to listen. The keys answer as well.';

/** In the place of the verdict while an instrument is listened to, or isn't yet. */
export const HEARING = {
  starting: 'Your browser may ask you first.',
  listening: 'Play it. The keys answer as well.',
  ignoring: 'Wait a moment: a text may still be spoken.',
  interrupted: 'Fretty hears nothing for now: wait, or answer with the keys.',
  off: "Fretty isn't listening: answer with the keys.",
} as const;

/** What the user may do after a wrong answer in a drill, when the right one has been shown. */
export const PLAY_TO_GO_ON = 'Play the right note to go on, or press Enter.';

/**
 * What was heard, as shown.
 *
 * @example heardText('B3', -12) // 'Heard B3, 12 cents flat'
 */
export const heardText = (pitch: string, cents: number): string =>
  [`Heard ${pitch}`, centsText(cents)].filter(text => text !== '').join(', ');

/**
 * What was heard, as spoken.
 *
 * @example spokenHeard('B', -12) // 'B, 12 cents flat'
 */
export const spokenHeard = (note: string, cents: number): string =>
  [note, spokenCents(cents)].filter(text => text !== '').join(', ');
