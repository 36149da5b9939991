import type { Command } from '../../src/commands/command';
import { createNeckCommands } from '../../src/fretboard/neckCommands';
import type { Instrument } from '../../src/instrument/instrument';

/** The commands of an instrument's neck that isn't on any page. */
export const neckCommandsOf = (instrument: Instrument): readonly Command[] =>
  createNeckCommands({
    instrument,
    state: () => ({ actTitle: 'Play this note', onAct() {} }),
    hand: () => 'right',
    neck: () => undefined,
    say() {},
  }).all;
