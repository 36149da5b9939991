import { createFollowers, createListeners } from '../listeners';
import {
  failedWith,
  type Hearing,
  INITIAL_OPTIONS,
  type Input,
  isInUse,
  type Listener,
  type ListeningState,
  type Opened,
  type Sound,
} from './listener';
import type { NoteEvent, NoteSource, Strum } from './playedNote';

/**
 * Opens a source of notes; its code is fetched when it is first asked for. When the signal aborts, whatever is open or being
 * opened is let go at once.
 */
export type OpenInput = (
  source: NoteSource,
  options: Listener['options'],
  hearing: Hearing,
  signal: AbortSignal,
) => Promise<Opened>;

const whenAborted = (signal: AbortSignal): Promise<'aborted'> =>
  new Promise(settles => signal.addEventListener('abort', () => settles('aborted'), { once: true }));

const OFF: ListeningState = { status: 'off' };

/** Creates a listener that is off. */
export function createListener(open: OpenInput): Listener {
  const changes = createListeners();
  const notes = createFollowers<NoteEvent>();
  const strums = createFollowers<Strum>();
  const sounds = createFollowers<Sound>();
  let options = INITIAL_OPTIONS;
  let state = OFF;
  let expected: readonly number[] = [];
  let chord: readonly number[] = [];
  let input: Input | undefined;
  /** Aborts the source that is being opened or open; replaced once that is over. */
  let current = new AbortController();
  let starting: Promise<void> | undefined;

  const become = (next: ListeningState) => {
    state = next;
    changes.notify();
  };

  const release = () => {
    const before = current;
    current = new AbortController();
    before.abort();
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
    let arriving: 'yes' | 'no' = 'yes';
    let sound: 'altered' | undefined;
    const tell = () =>
      become(
        arriving === 'yes'
          ? { status: 'listening', source, ...(sound && { sound }) }
          : { status: 'interrupted', source },
      );
    const hearing: Hearing = {
      note: event => isMine() && notes.tell(event),
      strum: strum => isMine() && strums.tell(strum),
      sound: heard => isMine() && sounds.tell(heard),
      arriving(now) {
        arriving = now;
        if (isMine() && input) tell();
      },
      failed: failure => isMine() && fail(failure),
    };
    become({ status: 'starting', source });
    const known = options;
    const opening = open(source, () => options, hearing, mine.signal).catch(() => failedWith('unloaded'));
    // A user who has stopped listening doesn't wait for a browser that is still asking.
    const opened = await Promise.race([opening, whenAborted(mine.signal)]);
    if (opened === 'aborted') return void opening.then(late => late.status === 'open' && late.input.close());
    if (opened.status === 'failed') {
      if (isMine()) fail(opened.failure);
      return;
    }
    if (!isMine()) return opened.input.close();
    input = opened.input;
    input.expect(expected, chord);
    if (options !== known) input.adjust(options);
    sound = opened.sound;
    tell();
  };

  return {
    async start(source) {
      const isSame = isInUse(state) && state.source === source;
      if (!isSame) starting = begin(source);
      await starting;
    },
    stop() {
      release();
      expected = [];
      chord = [];
      if (state.status !== 'off') become(OFF);
    },
    state: () => state,
    subscribe: changes.subscribe,
    expect(midis, strummed = []) {
      expected = midis;
      chord = strummed;
      input?.expect(midis, strummed);
    },
    onNote: notes.follow,
    onStrum: strums.follow,
    onSound: sounds.follow,
    options: () => options,
    adjust(some) {
      options = { ...options, ...some };
      input?.adjust(options);
      changes.notify();
    },
  };
}
