import type { ListeningFailure, ListeningState } from './listener';
import type { NoteSource } from './playedNote';

/** The notice about the microphone's purpose and its sound, shown before the browser asks for it. */
export const MICROPHONE_NOTICE =
  'Fretty listens to hear which note you play. No sound leaves this device, and none is kept.';

export const HEADPHONES =
  'Wear headphones if you can: while Fretty or a screen reader plays through your speakers, the microphone is ignored.';

const SOURCES: Record<NoteSource, string> = { microphone: 'the microphone', midi: 'MIDI' };

/** For each failure, what went wrong and what to do. */
export const FAILURES: Record<NoteSource, Record<ListeningFailure, string>> = {
  microphone: {
    denied: "The microphone wasn't allowed. Allow it in the browser's settings for this site.",
    missing: 'No microphone found. Connect one and press Listen.',
    unplugged: 'The microphone was disconnected. Connect it and press Listen.',
    busy: 'Another program is using the microphone. Close it and press Listen.',
    silenced: 'The system has stopped the microphone. Press Listen to try again.',
    forbidden: 'The site that hosts Fretty forbids the microphone.',
    unsupported: "This browser can't listen to a microphone here.",
    unloaded: "The code for listening couldn't be loaded. Check your connection and press Listen.",
  },
  midi: {
    denied: "MIDI wasn't allowed. Allow it in the browser's settings for this site.",
    missing: 'No MIDI device found. Connect one and press Listen.',
    unplugged: 'The MIDI device was disconnected. Connect it and press Listen.',
    busy: 'Another program is using the MIDI device. Close it and press Listen.',
    silenced: 'The system has stopped MIDI. Press Listen to try again.',
    forbidden: 'The site that hosts Fretty forbids MIDI.',
    unsupported: "This browser doesn't support MIDI.",
    unloaded: "The code for MIDI couldn't be loaded. Check your connection and press Listen.",
  },
};

/** The purpose of listening: answers to a quiz, or strings to tune. */
export type ListeningFor = 'answers' | 'tuning';

/** How to go on without listening. */
const OTHERWISE: Record<ListeningFor, string> = {
  answers: 'The keys still work.',
  tuning: 'You can still tune by ear: Play Tone sounds each string.',
};

/** The warning if a browser filters sound that it was asked to leave as it is. */
export const ALTERED =
  'This browser changes the sound of the microphone, so a note may be missed or come late.';

/**
 * Whether the app listens, as shown; if it can't, with what can be done instead.
 *
 * @example listeningText({ status: 'listening', source: 'microphone' }, 'tuning') // 'Listening to the microphone'
 */
export function listeningText(state: ListeningState, wanted: ListeningFor): string {
  switch (state.status) {
    case 'off':
      return 'Not listening';
    case 'starting':
      return `Asking for ${SOURCES[state.source]} …`;
    case 'listening':
      return `Listening to ${SOURCES[state.source]}`;
    case 'interrupted':
      return `The system has interrupted ${SOURCES[state.source]}; waiting for it …`;
    case 'failed':
      return `${FAILURES[state.source][state.failure]} ${OTHERWISE[wanted]}`;
  }
}

/** The least distance that a musician hears (cents); less isn't mentioned. */
const AUDIBLE = 5;

const distanceText = (cents: number): string => {
  const distance = spokenDistance(cents);
  return `${distance} ${distance === '1' ? 'cent' : 'cents'}`;
};

/**
 * How far a note is off, as a number without its side.
 *
 * @example spokenDistance(-16.2) // '16'
 */
export const spokenDistance = (cents: number): string => `${Math.round(Math.abs(cents))}`;

/**
 * How far a note is off, in words; nothing if it isn't.
 *
 * @example centsText(-12.3) // '12 cents flat'
 */
export const centsText = (cents: number): string =>
  Math.round(cents) === 0 ? '' : `${distanceText(cents)} ${cents < 0 ? 'flat' : 'sharp'}`;

/**
 * How far a note is off, as spoken: a distance that nobody hears isn't mentioned.
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

/** The texts of listening, in commands and as spoken. */
export const LISTENING = {
  command: {
    id: 'shell.listen',
    title: 'Listen',
    group: 'Listening',
    keywords: ['microphone', 'mic', 'midi', 'hear my guitar', 'stop the microphone'],
  },
  stop: 'Stop Listening',
  nowhere: 'Open the tuner, or set Answer With to Microphone or MIDI',
  /** Where the command can be run, within a sentence. */
  where: 'on the tuner, or where you answer with Microphone or MIDI',
  begun: 'Listening.',
  stopped: 'Stopped listening.',
} as const;
