import type { MidiPort, MidiPorts } from '../../src/listening/midi';

/** MIDI devices that a test plugs in, plays and unplugs. */
export interface FakeMidi {
  readonly ports: MidiPorts;
  send(device: string, bytes: readonly number[]): void;
  plug(device: string): void;
  unplug(device: string): void;
}

/** Creates MIDI with some devices. */
export function createFakeMidi(names: readonly string[]): FakeMidi {
  const takers = new Map<string, Parameters<MidiPort['listen']>[0]>();
  const inputs = new Map<string, MidiPort>();
  let changed: Parameters<MidiPorts['follow']>[0];
  const plug = (name: string) => {
    inputs.set(name, { listen: take => void takers.set(name, take) });
    changed?.();
  };
  names.forEach(plug);
  return {
    ports: {
      inputs: () => inputs,
      follow: follower => {
        changed = follower;
      },
    },
    plug,
    unplug(name) {
      inputs.delete(name);
      changed?.();
    },
    send: (name, bytes) => takers.get(name)?.(Uint8Array.from(bytes), 0),
  };
}
