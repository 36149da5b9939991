import { describe, expect, test, vi } from 'vitest';
import type { Playback, Player } from '../../../src/audio/player';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { type ChangeBest, withBests } from '../../../src/practice/changeBest';
import { LEAD_IN, MINUTE } from '../../../src/screens/chords/changes/minute';
import { createRunner } from '../../../src/screens/chords/changes/runner';
import { chordsIn, parseChordList } from '../../../src/theory/chordList';

/** A player whose clock a test turns. */
function fakeClicks() {
  let playback: Playback = { status: 'silent' };
  const listeners = new Set<() => void>();
  const become = (next: Playback) => {
    playback = next;
    for (const listener of listeners) listener();
  };
  const player = {
    play: vi.fn<Player['play']>(() => {
      become({ status: 'playing', sounding: undefined });
      return true;
    }),
    prepare() {},
    stop: vi.fn(() => become({ status: 'silent' })),
    snapshot: () => playback,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { player, beat: (sounding: number) => become({ status: 'playing', sounding }), become };
}

function running(typed: string, known: readonly ChangeBest[] = []) {
  const { list } = parseChordList(typed);
  const chords = chordsIn(list);
  let now = 0;
  let index = 0;
  let bests = known;
  const clicks = fakeClicks();
  const said: string[] = [];
  const shown: number[] = [];
  const runner = createRunner({
    now: () => now,
    date: () => '2026-11-26',
    changes: () => ({ instrument: STANDARD_GUITAR, list, chords, shapes: [], index }),
    show(place) {
      index = place;
      shown.push(place);
    },
    say(text) {
      said.push(text);
      return () => {};
    },
    clicks: clicks.player,
    volume: () => 0.8,
    pace: () => ({ beatsPerMinute: 60, beats: 4 }),
    bests: {
      list: () => bests,
      merge(others) {
        bests = withBests(bests, others);
        return others.length;
      },
      subscribe: () => () => {},
    },
  });
  const at = (time: number) => {
    now = time;
    runner.tick();
  };
  return { runner, clicks, said, shown, at, bests: () => bests };
}

describe('given a minute of changes between Am and F', () => {
  test('when each change is counted, then the neck changes, and the count is said and kept', () => {
    const { runner, said, shown, at, bests } = running('Am F');
    runner.startMinute();
    expect(said).toEqual(['A minor and F major, back and forth for one minute. Begin in 3 seconds.']);
    at(LEAD_IN);
    expect(said.at(-1)).toBe('Go.');
    for (const time of [5000, 7000, 9000]) {
      at(time);
      runner.count();
    }
    expect(shown).toEqual([0, 1, 0, 1]);
    at(LEAD_IN + MINUTE);
    expect(said.at(-1)).toBe('A minor to F major: 3 per minute, your first count.');
    expect(runner.state().result).toBe('Am to F: 3 per minute, your first count.');
    expect(runner.isRunning()).toBe(false);
    expect(bests()).toEqual([
      { tuning: 'E2-A2-D3-G3-B3-E4', pair: ['Am', 'F'], count: 3, date: '2026-11-26' },
    ]);
  });

  test('when it was better before, then that is said, and stays', () => {
    const best: ChangeBest = {
      ...{ tuning: 'E2-A2-D3-G3-B3-E4', pair: ['F', 'Am'], count: 34, date: '2026-11-20' },
    };
    const { runner, said, at, bests } = running('Am F', [best]);
    runner.startMinute();
    at(4000);
    runner.count();
    at(LEAD_IN + MINUTE);
    expect(said.at(-1)).toBe('A minor to F major: 1 per minute, best 34.');
    expect(bests()).toEqual([best]);
  });

  test('when notes are heard, then only one that tells the next chord counts', () => {
    const { runner, at } = running('Am F');
    runner.startMinute();
    at(4000);
    for (const midi of [45, 48, 53]) runner.hear(midi);
    expect(runner.state().minute).toMatchObject({ count: 1 });
    at(5000);
    runner.hear(53);
    expect(runner.state().minute).toMatchObject({ count: 1 });
    runner.hear(52);
    expect(runner.state().minute).toMatchObject({ count: 2 });
  });

  test('when no change is counted, then that is said, and nothing is kept of it', () => {
    const { runner, said, at, bests } = running('Am F');
    runner.startMinute();
    at(LEAD_IN);
    at(LEAD_IN + MINUTE);
    expect(said.at(-1)).toBe('A minor to F major: no changes counted.');
    expect(bests()).toEqual([]);
  });

  test('when it is stopped, then nothing is kept of it', () => {
    const { runner, said, at, bests } = running('Am F');
    runner.startMinute();
    at(4000);
    runner.count();
    runner.stop();
    expect(said.at(-1)).toBe('Stopped. Nothing is kept of this minute.');
    at(LEAD_IN + MINUTE);
    expect(bests()).toEqual([]);
  });

  test('when the list has one chord only, then none can begin', () => {
    const { runner } = running('Am Am');
    expect(runner.minuteDisabled()).toBe('The list needs two different chords');
    runner.startMinute();
    expect(runner.isRunning()).toBe(false);
  });
});

describe('given a metronome at 60 with four beats a chord', () => {
  test('when it runs, then it counts in, shows each chord on its first beat, and tells the next two beats before', () => {
    const { runner, clicks, said, shown } = running('Am F');
    runner.startMetronome();
    expect(said).toEqual(['Four clicks, then A minor.']);
    const [plan, options] = clicks.player.play.mock.lastCall ?? [];
    expect(plan?.slice(0, 5).map(({ start }) => start)).toEqual([0, 1, 2, 3, 4]);
    expect(options).toEqual({ voice: 'click', volume: 0.8, interrupt: true });
    for (const beat of [0, 1, 2, 3, 4, 5]) clicks.beat(beat);
    expect(said).toHaveLength(1);
    clicks.beat(6);
    expect(said.at(-1)).toBe('F major');
    expect(shown).toEqual([0]);
    clicks.beat(7);
    clicks.beat(8);
    expect(shown).toEqual([0, 1]);
    expect(runner.state().beat).toMatchObject({ place: 1, number: 1, isCountIn: false });
  });

  test('when the next chord is the same, then it isn’t told', () => {
    const { runner, clicks, said } = running('Am | Am | F');
    runner.startMetronome();
    clicks.beat(6);
    expect(said).toHaveLength(1);
    clicks.beat(10);
    expect(said.at(-1)).toBe('F major');
  });

  test('when a beat is told again, then its chord isn’t', () => {
    const { runner, clicks, said } = running('Am F');
    runner.startMetronome();
    clicks.beat(6);
    clicks.beat(6);
    expect(said).toEqual(['Four clicks, then A minor.', 'F major']);
  });

  test('when the list has no chord, then it can’t begin', () => {
    const { runner, clicks, said } = running('');
    runner.startMetronome();
    expect(clicks.player.play).not.toHaveBeenCalled();
    expect(said).toEqual([]);
    expect(runner.isRunning()).toBe(false);
  });

  test('when it is stopped, or its sound ends or fails, then it is off', () => {
    const { runner, clicks, said } = running('Am F');
    runner.startMetronome();
    runner.stop();
    expect(clicks.player.stop).toHaveBeenCalled();
    expect(said.at(-1)).toBe('Metronome off.');
    expect(runner.state().beat).toBeUndefined();
    runner.startMetronome();
    clicks.become({ status: 'silent' });
    expect(runner.isRunning()).toBe(false);
    clicks.player.play.mockReturnValueOnce(false);
    runner.startMetronome();
    expect(runner.isRunning()).toBe(false);
  });

  test('when a minute begins, then it is off', () => {
    const { runner, clicks } = running('Am F');
    runner.startMetronome();
    runner.startMinute();
    expect(clicks.player.stop).toHaveBeenCalled();
    expect(runner.state().minute.status).toBe('ready');
  });
});
