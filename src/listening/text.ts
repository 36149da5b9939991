import type { ListeningFailure, ListeningState } from './listener';
import type { NoteSource } from './playedNote';

/** What the microphone is for, and what becomes of its sound: said before it is asked for. */
export const MICROPHONE_NOTICE =
  'Fretty listens to hear which note you play. No sound leaves this device, and none is kept.';

export const HEADPHONES =
  'Wear headphones if you can: while Fretty or a screen reader sounds from a loudspeaker, the microphone is ignored.';

const SOURCES: Record<NoteSource, string> = { microphone: 'the microphone', midi: 'MIDI' };

const KEYS_WORK = 'The keys still work.';

/** What went wrong, and what to do. */
export const FAILURES: Record<NoteSource, Record<ListeningFailure, string>> = {
  microphone: {
    denied: `The microphone wasn't allowed; allow it in the browser's settings for this site. ${KEYS_WORK}`,
    missing: `There is no microphone; plug one in and listen again. ${KEYS_WORK}`,
    unplugged: `The microphone is gone; plug it in and listen again. ${KEYS_WORK}`,
    busy: `Another program is using the microphone; close it and listen again. ${KEYS_WORK}`,
    forbidden: `The site that hosts Fretty forbids the microphone. ${KEYS_WORK}`,
    unsupported: `This browser can't listen to a microphone here. ${KEYS_WORK}`,
    unloaded: `The code for listening couldn't be loaded; check your connection. ${KEYS_WORK}`,
  },
  midi: {
    denied: `MIDI wasn't allowed; allow it in the browser's settings for this site. ${KEYS_WORK}`,
    missing: `There is no MIDI device; plug one in and listen again. ${KEYS_WORK}`,
    unplugged: `The MIDI device is gone; plug it in and listen again. ${KEYS_WORK}`,
    busy: `Another program is using the MIDI device; close it and listen again. ${KEYS_WORK}`,
    forbidden: `The site that hosts Fretty forbids MIDI. ${KEYS_WORK}`,
    unsupported: `This browser has no MIDI. ${KEYS_WORK}`,
    unloaded: `The code for MIDI couldn't be loaded; check your connection. ${KEYS_WORK}`,
  },
};

/** If a browser filters what it was asked to leave as it is. */
export const ALTERED =
  'This browser changes the sound of the microphone, so a note may be missed or come late.';

/**
 * Whether the app listens, as shown.
 *
 * @example listeningText({ status: 'listening', source: 'microphone' }) // 'Listening to the microphone'
 */
export function listeningText(state: ListeningState): string {
  switch (state.status) {
    case 'off':
      return 'Not listening';
    case 'starting':
      return `Asking for ${SOURCES[state.source]} …`;
    case 'listening':
      return `Listening to ${SOURCES[state.source]}`;
    case 'failed':
      return FAILURES[state.source][state.failure];
  }
}

/** How far a note is off, as heard by a musician (cents): less isn't worth a word. */
const AUDIBLE = 5;

const distanceText = (cents: number): string => {
  const distance = Math.round(Math.abs(cents));
  return `${distance} ${distance === 1 ? 'cent' : 'cents'}`;
};

/**
 * How far a note is off, in words; nothing if it isn't.
 *
 * @example centsText(-12.3) // '12 cents flat'
 */
export const centsText = (cents: number): string =>
  Math.round(cents) === 0 ? '' : `${distanceText(cents)} ${cents < 0 ? 'flat' : 'sharp'}`;

/**
 * The same as spoken: what nobody hears isn't said.
 *
 * @example spokenCents(3) // ''
 */
export const spokenCents = (cents: number): string => (Math.abs(cents) < AUDIBLE ? '' : centsText(cents));

/**
 * How far a note is off, with a sign.
 *
 * @example signedCents(-12.4) // '−12 cents'
 */
export const signedCents = (cents: number): string =>
  `${['−', '', '+'][Math.sign(Math.round(cents)) + 1]}${distanceText(cents)}`;

/** Listening, in commands and as said. */
export const LISTENING = {
  command: {
    id: 'shell.listen',
    title: 'Listen',
    group: 'Listening',
    keywords: ['microphone', 'mic', 'midi', 'hear my guitar', 'stop the microphone'],
  },
  stop: 'Stop Listening',
  nowhere: 'Open the tuner, or set Answer With to Microphone or MIDI',
  /** Where it can be run, within a sentence. */
  where: 'on the tuner, or where you answer with Microphone or MIDI',
  begun: 'Listening.',
  stopped: 'Stopped listening.',
} as const;
