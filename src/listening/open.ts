import { failedWith, type Hearing, type Listener, type Opened } from './listener';
import { type CaptureContext, openMicrophone } from './microphone';
import { type MidiPort, type MidiPorts, openMidi } from './midi';
import type { NoteEvent } from './playedNote';
import type { OpenInput } from './service';

/** How long the app's own sound is still heard after it has ended, in a room and through a loudspeaker (milliseconds). */
const MARGIN = 200;

/** How long the app's own sound is remembered (milliseconds): no note that is still asked about began earlier. */
const REMEMBERED = 60_000;

/** Remembers when the app sounded. Times are milliseconds on one clock. */
export interface Ignoring {
  /** The app sounds from now on; returns a function that ends that. */
  begin(): () => void;
  /** The app sounds from now to a time. */
  until(time: number): void;
  /** The app sounds for a while that is known beforehand. */
  between(span: { readonly from: number; readonly to: number }): void;
  /** Whether sound that began at a time was, or may have been, that of the app itself. */
  covers(time: number): boolean;
}

/** Creates the memory of an app that hasn't sounded. */
export function createIgnoring(now: () => number): Ignoring {
  let spans: { readonly from: number; to: number }[] = [];
  const add = (to: number, from = now()) => {
    const span = { from, to };
    spans = [...spans.filter(each => each.to > now() - REMEMBERED), span];
    return span;
  };
  return {
    begin() {
      const span = add(Number.POSITIVE_INFINITY);
      return () => {
        span.to = Math.min(span.to, now() + MARGIN);
      };
    },
    until: time => void add(time + MARGIN),
    between: ({ from, to }) => void add(to, from),
    covers: time => spans.some(({ from, to }) => from <= time && time < to),
  };
}

/**
 * Whether a microphone's event is reported although the app may have sounded: the end of a note answers nothing, and a drill
 * may be waiting for it.
 *
 * @example isTold({ kind: 'heard', note, at }, ignoring) // false while the app sounds
 */
export const isTold = ({ kind, note }: NoteEvent, ignoring: Pick<Ignoring, 'covers'>): boolean =>
  kind === 'ended' || !ignoring.covers(note.onset);

declare global {
  interface Document {
    /** The host's policy; only Chromium tells it. */
    readonly featurePolicy?: { readonly allowsFeature: (feature: string) => boolean };
  }
  interface Navigator {
    /** The use of sound that a page declares, in Safari only. */
    readonly audioSession?: { type: string };
  }
}

/** Tells when the app itself sounds, from now on; returns a function that ends that. */
export type FollowOwnSound = (ignoring: Ignoring, options: Listener['options']) => () => void;

/** Asks for MIDI without system exclusive messages, which need another permission. */
async function requestMidi(): Promise<MidiPorts> {
  const access = await navigator.requestMIDIAccess();
  const portOf = (input: MIDIInput): MidiPort => ({
    listen(take) {
      input.onmidimessage = take ? ({ data, timeStamp }) => data && take(data, timeStamp) : null;
    },
  });
  return {
    inputs: () =>
      new Map(
        [...access.inputs.values()]
          .filter(({ state }) => state === 'connected')
          .map(input => [input.id, portOf(input)]),
      ),
    follow(changed) {
      access.onstatechange = changed ?? null;
    },
  };
}

interface OpenerOptions {
  readonly openContext: () => CaptureContext;
  readonly followOwnSound: FollowOwnSound;
}

const policyFor = (feature: 'microphone' | 'midi') => (): 'allows' | 'forbids' =>
  document.featurePolicy?.allowsFeature(feature) === false ? 'forbids' : 'allows';

/** On iOS, playback turns quiet while a page listens, unless it says that it does both. */
function capturing(now: 'yes' | 'no'): void {
  const { audioSession } = navigator;
  if (audioSession) audioSession.type = now === 'yes' ? 'play-and-record' : 'auto';
}

/** Opens the microphone or the MIDI devices of a browser, and keeps the app's own sound out. */
export const createOpener =
  ({ openContext, followOwnSound }: OpenerOptions): OpenInput =>
  async (source, options, hearing, signal) => {
    // The code for this may have come after the screen was left: the user isn't asked any more.
    if (signal.aborted) return failedWith('unloaded');
    const now = () => performance.now();
    const ignoring = createIgnoring(now);
    const stop = source === 'microphone' ? followOwnSound(ignoring, options) : () => {};
    const ears: Hearing = {
      ...hearing,
      note: event => isTold(event, ignoring) && hearing.note(event),
      strum: strum => !ignoring.covers(strum.onset) && hearing.strum(strum),
      sound: sound => hearing.sound(ignoring.covers(now()) ? { ...sound, notes: 'ignored' } : sound),
    };
    const opened = await openSource();
    if (opened.status === 'failed') stop();
    return closingWith(opened, stop);

    function openSource(): Promise<Opened> {
      switch (source) {
        case 'microphone':
          return openMicrophone(
            {
              ...(navigator.mediaDevices && { devices: navigator.mediaDevices }),
              ...{ openContext, policy: policyFor('microphone'), capturing },
            },
            options(),
            ears,
            signal,
          );
        case 'midi':
          return openMidi(
            {
              ...('requestMIDIAccess' in navigator && { request: requestMidi }),
              ...{ policy: policyFor('midi'), now },
            },
            ears,
          );
      }
    }
  };

/** An input that calls back when it is closed. */
function closingWith(opened: Opened, closed: () => void): Opened {
  if (opened.status === 'failed') return opened;
  const { input } = opened;
  return {
    ...opened,
    input: {
      ...input,
      close() {
        input.close();
        closed();
      },
    },
  };
}
