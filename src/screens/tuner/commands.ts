import type { Command } from '../../commands/command';
import type { Instrument } from '../../instrument/instrument';
import { TUNER_TEXTS } from './actions';
import { NOTHING_HEARD, NOTHING_MEASURED, spokenReading } from './text';
import type { Tuner } from './tuner';

interface TunerCommandsOptions {
  readonly tuner: Pick<Tuner, 'state' | 'reset'>;
  readonly instrument: Instrument;
  readonly say: (text: string) => void;
}

/** The commands of the tuner, but for its settings and `Listen`. */
export interface TunerCommands {
  readonly say: Command;
  readonly again: Command;
  readonly all: readonly Command[];
}

/**
 * Creates the commands of the tuner.
 *
 * @example createTunerCommands(options).again.disabled // 'No string has been measured yet'
 */
export function createTunerCommands({ tuner, instrument, say }: TunerCommandsOptions): TunerCommands {
  const reading: Command = {
    ...TUNER_TEXTS.say,
    scope: 'screen',
    hotkeys: ['o'],
    hint: 'say it',
    isPedal: true,
    run() {
      const heard = tuner.state().reading;
      say(heard ? spokenReading(instrument, heard) : NOTHING_HEARD);
    },
  };
  const again: Command = {
    ...TUNER_TEXTS.again,
    scope: 'screen',
    get disabled() {
      return tuner.state().measured.size > 0 ? undefined : NOTHING_MEASURED;
    },
    run: tuner.reset,
  };
  return { say: reading, again, all: [reading, again] };
}
