import { clickPlan } from '../../../audio/clickPlan';
import type { Player } from '../../../audio/player';
import { createListeners } from '../../../listeners';
import { bestKey, type ChangeBest } from '../../../practice/changeBest';
import { soundingTuningId } from '../../../practice/neckItems';
import type { ChangeBests } from '../../../results/practiceApi';
import type { Announcer } from '../../../speech/announcer';
import { type Chord, chordText, isSameChord, spokenChord } from '../../../theory/chord';
import { pitchClass } from '../../../theory/note';
import type { ShownChanges } from '../view';
import { type Beat, type Beats, beatPlan } from './beats';
import {
  begun,
  counted,
  IDLE,
  isUnderWay,
  later,
  type Minute,
  pairFrom,
  placeIn,
  secondsLeft,
  tells,
  wantedIn,
} from './minute';
import {
  countFrom,
  METRONOME_STOPPED,
  MINUTE_BEGINS,
  MINUTE_STOPPED,
  NO_SECOND_CHORD,
  resultText,
  spokenCountIn,
} from './text';

/** What runs through the list: a minute of changes, a metronome, or nothing. */
export interface Running {
  readonly minute: Minute;
  /** The seconds left of the minute, or of its lead-in. */
  readonly seconds: number;
  /** The result of the last minute in words, until another one begins. */
  readonly result: string | undefined;
  /** The beat that sounds; `undefined` while the metronome is off. */
  readonly beat: Beat | undefined;
}

export interface RunnerDeps {
  /** The time on a clock that never jumps (milliseconds). */
  now(): number;
  /** The local date: `2026-11-26`. */
  date(): string;
  changes(): ShownChanges;
  /** Shows the chord at a place of the list. */
  show(place: number): void;
  readonly say: Announcer['say'];
  readonly clicks: Player;
  /** From 0 to 1. */
  volume(): number;
  pace(): { readonly beatsPerMinute: number; readonly beats: Beats };
  readonly bests: ChangeBests;
}

/** Runs through a list of chords: counts changes for a minute, or goes along with a metronome. */
export interface Runner {
  /** The same object until something in it changes. */
  state(): Running;
  isRunning(): boolean;
  /** Why no minute can begin, if so. */
  minuteDisabled(): string | undefined;
  startMinute(): void;
  /** Counts one more change. */
  count(): void;
  /** Counts a change if a note that is heard belongs to the next chord only. */
  hear(midi: number): void;
  startMetronome(): void;
  stop(): void;
  /** Lets time pass. */
  tick(): void;
  subscribe(listener: () => void): () => void;
}

const OFF: Running = { minute: IDLE, seconds: 0, result: undefined, beat: undefined };

/** Creates what runs through a list. It reads the list when something begins, and changes which of its chords is shown. */
export function createRunner(deps: RunnerDeps): Runner {
  const { now, changes, show, say, clicks, bests } = deps;
  const { subscribe, notify } = createListeners();
  const spoken = (chord: Chord) => spokenChord(chord, changes().instrument.names);
  let running = OFF;
  let beats: readonly Beat[] = [];

  const become = (next: Partial<Running>) => {
    running = { ...running, ...next };
    notify();
  };

  const finish = ({ pair: places, count }: Extract<Minute, { status: 'over' }>) => {
    const { chords, instrument } = changes();
    const [from, to] = [chords[places.from], chords[places.to]];
    if (from === undefined || to === undefined) return;
    const best: ChangeBest = {
      tuning: soundingTuningId(instrument),
      pair: [chordText(from, 'letters'), chordText(to, 'letters')],
      ...{ count, date: deps.date() },
    };
    const before = bests.list().find(each => bestKey(each) === bestKey(best));
    if (count > 0) bests.merge([best]);
    const told = { count, before: before?.count };
    const { names } = instrument;
    const pair = [chordText(from, 'letters', names), chordText(to, 'letters', names)] as const;
    become({ minute: IDLE, seconds: 0, result: resultText(pair, told) });
    say(resultText([spoken(from), spoken(to)], told), 'lasting');
  };

  /** Shows a minute after a change, and the chord that is to be played. */
  const put = (minute: Minute) => {
    const before = running.minute;
    if (minute.status === 'over') return finish(minute);
    if (before.status === 'ready' && minute.status === 'counting') say(MINUTE_BEGINS, 'news');
    const seconds = secondsLeft(minute, now());
    if (minute !== before || seconds !== running.seconds) become({ minute, seconds });
    const place = placeIn(minute);
    if (place !== undefined && place !== placeIn(before)) show(place);
  };

  /** Stops following the clicks. */
  let leave = () => {};

  const end = () => {
    leave();
    beats = [];
    become({ minute: IDLE, seconds: 0, beat: undefined });
  };

  const follow = () => {
    if (beats.length === 0) return;
    const playback = clicks.snapshot();
    if (playback.status === 'silent') {
      end();
      say(METRONOME_STOPPED, 'remark');
      return;
    }
    const beat = playback.sounding === undefined ? undefined : beats[playback.sounding];
    if (beat === undefined || beat === running.beat) return;
    const before = running.beat;
    become({ beat });
    if (beat.place !== before?.place) show(beat.place);
    const { chords } = changes();
    const [current, next] = [chords[beat.place], beat.tells === undefined ? undefined : chords[beat.tells]];
    if (current && next && !isSameChord(current, next)) say(spoken(next), 'news');
  };
  const halt = () => {
    const wasBeating = beats.length > 0;
    end();
    if (wasBeating) clicks.stop();
  };

  const runner: Runner = {
    state: () => running,
    isRunning: () => isUnderWay(running.minute) || beats.length > 0,
    minuteDisabled() {
      const { chords, index } = changes();
      return pairFrom(chords, index) === undefined ? NO_SECOND_CHORD : undefined;
    },
    startMinute() {
      const { chords, index } = changes();
      const pair = pairFrom(chords, index);
      const [from, to] = pair ? [chords[pair.from], chords[pair.to]] : [];
      if (pair === undefined || from === undefined || to === undefined) return;
      halt();
      become({ result: undefined });
      put(begun(pair, now()));
      say(countFrom(spoken(from), spoken(to)), 'news');
    },
    count: () => put(counted(running.minute, now())),
    hear(midi) {
      const { minute } = running;
      const { chords } = changes();
      const wanted = wantedIn(minute, chords);
      const current = chords[placeIn(minute) ?? -1];
      if (wanted && current && tells(pitchClass(midi), current, wanted)) runner.count();
    },
    startMetronome() {
      const { list, chords, index = 0 } = changes();
      const { beatsPerMinute, beats: each } = deps.pace();
      const planned = beatPlan({ list, beats: each, beatsPerMinute }, index);
      const first = chords[planned[0]?.place ?? 0];
      if (first === undefined) return;
      halt();
      become({ result: undefined });
      const plan = clickPlan(
        planned.map(({ isFirst }) => isFirst),
        beatsPerMinute,
      );
      // Before it plays: who follows the player is told at once.
      beats = planned;
      leave = clicks.subscribe(follow);
      if (!clicks.play(plan, { voice: 'click', volume: deps.volume(), interrupt: true })) return end();
      become({ beat: planned[0] });
      show(planned[0]?.place ?? 0);
      say(spokenCountIn(spoken(first)), 'news');
    },
    stop() {
      if (!runner.isRunning()) return;
      const text = isUnderWay(running.minute) ? MINUTE_STOPPED : METRONOME_STOPPED;
      halt();
      say(text, 'remark');
    },
    tick: () => isUnderWay(running.minute) && put(later(running.minute, now())),
    subscribe,
  };
  return runner;
}
