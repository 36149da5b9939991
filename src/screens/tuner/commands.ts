import type { Command } from '../../commands/command';
import type { Instrument } from '../../instrument/instrument';
import type { Listener } from '../../listening/listener';
import { type Sound, soundDisabled } from '../../settings/useSound';
import { NOTHING_HEARD, NOTHING_MEASURED, spokenReading, spokenTone, TONE, TUNER_TEXTS } from './text';
import type { Tuner } from './tuner';

interface TunerCommandsOptions {
  readonly tuner: Pick<Tuner, 'state' | 'reset' | 'startTone' | 'stopTone'>;
  readonly listener: Pick<Listener, 'state'>;
  readonly sound: Pick<Sound, 'state'>;
  readonly instrument: Instrument;
  readonly say: (text: string) => void;
}

/** The commands of the tuner, but for its settings and `Listen`. */
export interface TunerCommands {
  readonly say: Command;
  /** `Play Tone` or, while it sounds, `Stop Tone`. */
  readonly tone: Command;
  readonly again: Command;
  readonly all: readonly Command[];
}

/**
 * Creates the commands of the tuner.
 *
 * @example createTunerCommands(options).again.disabled // 'No string has been measured yet'
 */
export function createTunerCommands({
  tuner,
  listener,
  sound,
  instrument,
  say,
}: TunerCommandsOptions): TunerCommands {
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
  const isOn = () => tuner.state().tone !== undefined;
  const tone: Command = {
    ...TUNER_TEXTS.tone,
    get title() {
      return isOn() ? TONE.stop : TUNER_TEXTS.tone.title;
    },
    scope: 'screen',
    hotkeys: ['p'],
    get hint() {
      return isOn() ? 'stop the tone' : 'play its tone';
    },
    isPedal: true,
    get disabled() {
      return isOn() ? undefined : soundDisabled(sound.state);
    },
    run() {
      if (isOn()) {
        tuner.stopTone();
        return say(TONE.stopped);
      }
      const place = tuner.startTone();
      const readings = listener.state().status === 'listening' ? 'paused' : 'none';
      if (isOn()) say(spokenTone(instrument, place, readings));
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
  return { say: reading, tone, again, all: [reading, tone, again] };
}
