import type { Action } from '../../../commands/action';
import type { NeckSound } from '../../../fretboard/useNeckSound';
import { soundDisabled } from '../../../settings/useSound';
import { isUnderWay } from './minute';
import type { Runner } from './runner';
import { NO_LIST } from './text';

/** What the commands of the list of chords read and call. */
export interface ChangesCommandsDeps {
  /** Moves the focus to the text field for a list of chords. */
  readonly focusList: () => void;
  readonly runner: Runner;
  /** How many chords the list has. */
  readonly listed: () => number;
  readonly sound: Pick<NeckSound, 'play' | 'state'>;
}

const shared = { group: 'Chords', scope: 'screen', where: 'on Chords' } as const;

const isCounting = ({ runner }: ChangesCommandsDeps): boolean => isUnderWay(runner.state().minute);
const isBeating = ({ runner }: ChangesCommandsDeps): boolean => runner.state().beat !== undefined;
const noList = ({ listed }: ChangesCommandsDeps): string | undefined =>
  listed() === 0 ? NO_LIST : undefined;

/** The commands of the list of chords. */
export const CHANGES_ACTIONS = {
  typeList: {
    ...shared,
    ...{ id: 'chords.type-list', title: 'Type Chords to Change' },
    keywords: ['chord list', 'chord progression', 'paste chords', 'song', 'chord changes'],
    hotkeys: ['shift+i'],
    run: ({ focusList }) => focusList(),
  },
  minute: {
    ...shared,
    ...{ id: 'chords.minute', title: 'Count Changes for a Minute' },
    keywords: ['one minute changes', 'chord changes', 'how fast', 'back and forth'],
    hotkeys: ['shift+g'],
    titleNow: deps => (isCounting(deps) ? 'Stop Counting' : undefined),
    disabled: deps => noList(deps) ?? (isCounting(deps) ? undefined : deps.runner.minuteDisabled()),
    run: deps => (isCounting(deps) ? deps.runner.stop() : deps.runner.startMinute()),
  },
  count: {
    ...{ id: 'chords.count', title: 'Count a Change', group: 'Chords' },
    scope: 'quiz',
    keywords: ['pedal', 'change'],
    hotkeys: ['Space', 'PageDown'],
    hint: 'count',
    isPedal: true,
    isOffered: isCounting,
    run: ({ runner }) => runner.count(),
  },
  metronome: {
    ...shared,
    ...{ id: 'chords.metronome', title: 'Metronome' },
    keywords: ['beat', 'click', 'in time', 'rhythm'],
    hotkeys: ['shift+m'],
    titleNow: deps => (isBeating(deps) ? 'Stop the Metronome' : undefined),
    disabled: deps => noList(deps) ?? soundDisabled(deps.sound.state()),
    run: deps => (isBeating(deps) ? deps.runner.stop() : deps.runner.startMetronome()),
  },
  stop: {
    ...{ id: 'chords.stop', title: 'Stop', group: 'Chords' },
    scope: 'quiz',
    keywords: ['end', 'cancel'],
    hotkeys: ['Escape', 'shift+p'],
    hint: 'stop',
    isOffered: ({ runner }) => runner.isRunning(),
    run: ({ runner }) => runner.stop(),
  },
} as const satisfies Record<string, Action<ChangesCommandsDeps>>;
