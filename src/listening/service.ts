import { createFollowers, createListeners } from '../listeners';
import { INITIAL_OPTIONS, type Listener, type ListeningState } from './listener';
import type { NoteEvent, NoteSource } from './playedNote';
import type { Sound } from './sound';
import { failedWith, type Hearing, type Input, type Opened } from './source';

/** Opens a source of notes; its code is fetched when it is first asked for. */
export type OpenInput = (
  source: NoteSource,
  options: Listener['options'],
  hearing: Hearing,
) => Promise<Opened>;

const OFF: ListeningState = { status: 'off' };

/**
 * Creates a listener that is off.
 *
 * @example createListener(async () => failedWith('missing')).state() // { status: 'off' }
 */
export function createListener(open: OpenInput): Listener {
  const changes = createListeners();
  const notes = createFollowers<NoteEvent>();
  const sounds = createFollowers<Sound>();
  let options = INITIAL_OPTIONS;
  let state = OFF;
  let expected: readonly number[] = [];
  let input: Input | undefined;
  /** What is being opened or open; another object once that is over. */
  let current = {};
  let starting: Promise<void> | undefined;

  const become = (next: ListeningState) => {
    state = next;
    changes.notify();
  };

  const release = () => {
    current = {};
    input?.close();
    input = undefined;
  };

  const begin = async (source: NoteSource) => {
    release();
    const mine = current;
    const isMine = () => mine === current;
    const fail = (failure: Extract<ListeningState, { status: 'failed' }>['failure']) => {
      release();
      become({ status: 'failed', source, failure });
    };
    become({ status: 'starting', source });
    const opened = await open(source, () => options, {
      note: event => isMine() && notes.tell(event),
      sound: sound => isMine() && sounds.tell(sound),
      failed: failure => isMine() && fail(failure),
    }).catch(() => failedWith('unloaded'));
    if (opened.status === 'failed') {
      if (isMine()) fail(opened.failure);
      return;
    }
    if (!isMine()) return opened.input.close();
    input = opened.input;
    input.expect(expected);
    become({ status: 'listening', source, ...(opened.sound && { sound: opened.sound }) });
  };

  return {
    async start(source) {
      const isSame = (state.status === 'starting' || state.status === 'listening') && state.source === source;
      if (!isSame) starting = begin(source);
      await starting;
    },
    stop() {
      release();
      expected = [];
      if (state.status !== 'off') become(OFF);
    },
    state: () => state,
    subscribe: changes.subscribe,
    expect(midis) {
      expected = midis;
      input?.expect(midis);
    },
    onNote: notes.follow,
    onSound: sounds.follow,
    options: () => options,
    adjust(some) {
      options = { ...options, ...some };
      input?.adjust(options);
      changes.notify();
    },
  };
}
