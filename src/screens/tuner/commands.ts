import { type Action, bindAll } from '../../commands/action';
import type { Command } from '../../commands/command';
import type { Instrument } from '../../instrument/instrument';
import type { Listener } from '../../listening/listener';
import { type Sound, soundDisabled } from '../../settings/useSound';
import type { ScreenActions } from '../action';
import { NOTHING_HEARD, NOTHING_MEASURED, spokenReading, spokenTone, TONE } from './text';
import type { Tuner } from './tuner';

/** What the commands of the tuner read and call. */
interface TunerCommandsDeps {
  readonly tuner: Pick<Tuner, 'state' | 'reset' | 'startTone' | 'stopTone'>;
  readonly listener: Pick<Listener, 'state'>;
  readonly sound: Pick<Sound, 'state'>;
  readonly instrument: Instrument;
  readonly say: (text: string) => void;
}

const isSounding = ({ tuner }: TunerCommandsDeps): boolean => tuner.state().tone !== undefined;

const shared = { group: 'Tuner', scope: 'screen', where: 'on the tuner' } as const;

/** The commands of the tuner, except its settings and `Listen`. */
const TUNER_ACTIONS = {
  say: {
    ...shared,
    ...{ id: 'tuner.say', title: 'Read It Aloud' },
    keywords: ['how far off', 'is it in tune', 'say the reading', 'cents'],
    hotkeys: ['o'],
    hint: 'say it',
    isPedal: true,
    run({ tuner, instrument, say }) {
      const heard = tuner.state().reading;
      say(heard ? spokenReading(instrument, heard) : NOTHING_HEARD);
    },
  },
  tone: {
    ...shared,
    ...{ id: 'tuner.tone', title: 'Play Tone' },
    titleNow: deps => (isSounding(deps) ? TONE.stop : 'Play Tone'),
    keywords: ['reference tone', 'tuning fork', 'tune by ear', 'beats', 'sound the string', 'pitch pipe'],
    hotkeys: ['p'],
    hint: deps => (isSounding(deps) ? 'stop the tone' : 'play its tone'),
    isPedal: true,
    disabled: deps => (isSounding(deps) ? undefined : soundDisabled(deps.sound.state)),
    run(deps) {
      const { tuner, listener, instrument, say } = deps;
      if (isSounding(deps)) {
        tuner.stopTone();
        return say(TONE.stopped);
      }
      const place = tuner.startTone();
      const readings = listener.state().status === 'listening' ? 'paused' : 'none';
      if (isSounding(deps)) say(spokenTone(instrument, place, readings));
    },
  },
  again: {
    ...shared,
    ...{ id: 'tuner.again', title: 'Measure Again' },
    keywords: ['reset', 'start over', 'forget the strings'],
    disabled: ({ tuner }) => (tuner.state().measured.size > 0 ? undefined : NOTHING_MEASURED),
    run: ({ tuner }) => tuner.reset(),
  },
} as const satisfies Record<string, Action<TunerCommandsDeps>>;

/** What other screens list of this one. */
export const tunerActions: ScreenActions = { actions: TUNER_ACTIONS };

/** The commands of the tuner, except its settings and `Listen`. */
export interface TunerCommands extends Readonly<Record<keyof typeof TUNER_ACTIONS, Command>> {
  readonly all: readonly Command[];
}

/**
 * Creates the commands of the tuner.
 *
 * @example createTunerCommands(deps).again.disabled // 'No string has been measured yet'
 */
export function createTunerCommands(deps: TunerCommandsDeps): TunerCommands {
  const commands = bindAll<keyof typeof TUNER_ACTIONS, TunerCommandsDeps>(TUNER_ACTIONS, deps);
  return { ...commands, all: Object.values(commands) };
}
