import type { Command } from '../../src/commands/command';
import { createNeckCommands, neckCommandList } from '../../src/fretboard/neckCommands';
import { stringBounds } from '../../src/instrument/cursor';
import type { Instrument } from '../../src/instrument/instrument';

/** The commands of an instrument's neck that isn't on any page. */
export const neckCommandsOf = (instrument: Instrument): readonly Command[] =>
  neckCommandList(
    createNeckCommands({
      instrument,
      state: () => ({
        shown: stringBounds(instrument, undefined),
        actTitle: 'Hear this place',
        onAct() {},
      }),
      neck: () => undefined,
      say() {},
    }),
  );
