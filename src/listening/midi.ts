import { DETECTION } from './limits';
import { failedWith, failureOf, type Hearing, type Opened } from './listener';
import { createMidiNotes, createStrokes, type MidiNotes, readMidi } from './midiNotes';
import type { NoteEvent } from './playedNote';

/** A device that is plugged in. */
export interface MidiPort {
  /** Calls back with each message and its time on `performance.now()`'s clock; `undefined` ends that. */
  listen(take: ((bytes: Uint8Array, time: number) => void) | undefined): void;
}

/** The devices of a computer. */
export interface MidiPorts {
  /** The devices that are plugged in, by their ids. */
  inputs(): ReadonlyMap<string, MidiPort>;
  /** Calls back when a device is plugged in or out; `undefined` ends that. */
  follow(changed: (() => void) | undefined): void;
}

/** The parts of a browser that MIDI needs. */
export interface MidiWorld {
  /** Asks the user for MIDI; left out by a browser without Web MIDI. */
  readonly request?: () => Promise<MidiPorts>;
  readonly policy: () => 'allows' | 'forbids';
  readonly now: () => number;
}

/** Asks for MIDI and listens to every device. */
export async function openMidi({ request, policy, now }: MidiWorld, hearing: Hearing): Promise<Opened> {
  if (request === undefined) return failedWith('unsupported');
  try {
    const ports = await request();
    return ports.inputs().size === 0 ? failedWith('missing') : listenTo(ports, now, hearing);
  } catch (error) {
    return failedWith(failureOf(error, policy()));
  }
}

interface Device {
  readonly port: MidiPort;
  readonly notes: MidiNotes;
}

function listenTo(ports: MidiPorts, now: () => number, hearing: Hearing): Opened {
  const devices = new Map<string, Device>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const nextStroke = createStrokes();
  let expected: readonly number[] = [];

  /** Reports a note as held if it is still down by then. */
  const holdLater = ({ note }: NoteEvent, notes: MidiNotes) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (notes.isDown(note) && !expected.includes(note.midi))
        hearing.note({ kind: 'held', note, at: now() });
    }, DETECTION.held * 1000);
    timers.add(timer);
  };
  const report = (events: readonly NoteEvent[], notes: MidiNotes) => {
    for (const event of events) {
      hearing.note(event);
      if (event.kind === 'heard' && !expected.includes(event.note.midi)) holdLater(event, notes);
    }
  };
  const attach = (id: string, port: MidiPort) => {
    if (devices.has(id)) return;
    const notes = createMidiNotes(nextStroke);
    devices.set(id, { port, notes });
    port.listen((bytes, time) => {
      const message = readMidi(bytes);
      if (message) report(notes.take(message, time), notes);
    });
  };
  const detach = (id: string, { port, notes }: Device) => {
    devices.delete(id);
    port.listen(undefined);
    report(notes.end(now()), notes);
  };
  const look = () => {
    const present = ports.inputs();
    for (const [id, device] of [...devices]) if (!present.has(id)) detach(id, device);
    for (const [id, port] of present) attach(id, port);
    if (present.size === 0) hearing.failed('unplugged');
  };

  look();
  ports.follow(look);
  return {
    status: 'open',
    input: {
      expect(midis) {
        expected = midis;
      },
      adjust() {},
      close() {
        ports.follow(undefined);
        for (const timer of timers) clearTimeout(timer);
        for (const { port } of devices.values()) port.listen(undefined);
      },
    },
  };
}
