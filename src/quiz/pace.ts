import type { Leader } from '../commands/hotkey';
import { oneOf, onOff } from '../settings/options';
import type { Choices, Setting, SettingRow } from '../settings/setting';
import { type Answering, type AnswerWith, isSelfCheck } from './answerWith';
import { A_NOTE_A_BEAT, BEAT_DECIDES } from './beatText';
import {
  type Completed,
  type Feedback,
  isTimed,
  lengthKind,
  minutesOf,
  type Progress,
  type QuizLength,
  type Session,
  type Verdict,
} from './session';

/** Quick Drill: one key per question. */
export const drill: Setting<'on' | 'off'> = onOff({
  id: 'drill',
  label: 'Quick Drill',
  leader: 'x',
  initial: 'off',
});

const PAUSES = [0, 200, 400, 600, 1000, 1500, 2000] as const;

/** A pause before the next question, in milliseconds. */
export type Pause = (typeof PAUSES)[number];

/** How long a quick drill waits after a right answer. */
export const pauseSetting = (initial: Pause, leader: Leader = 'w'): Setting<Pause> =>
  oneOf<Pause>({
    id: 'pause',
    label: 'Pause after a right answer',
    brief: 'Pause',
    heldBy: choices =>
      drill.read(choices) === 'on' && onBeat.read(choices) === 'on' ? BEAT_DECIDES : undefined,
    control: 'select',
    leader,
    options: PAUSES.map(value => ({
      value,
      text: value === 1000 ? '1 second' : `${value / 1000} seconds`,
      brief: value === 0 ? 'none' : String(value / 1000),
    })),
    initial,
  });

/** What a drill does after a mistake. */
export type AfterMistake = 'wait' | 'go-on' | 'again';

/** How long a drill shows a mistake before it goes on by itself (milliseconds). */
export const MISTAKE_SHOWN = 1500;

/** After how many other questions a mistake is asked again. */
export const ASKED_AGAIN_AFTER = 3;

/**
 * What a quick drill does after a mistake.
 *
 * @param initial where a question is a sound, the mistake should be heard again before the next one
 */
export const afterMistakeSetting = (initial: AfterMistake): Setting<AfterMistake> =>
  oneOf<AfterMistake>({
    id: 'mistake',
    label: 'After a Mistake',
    control: 'select',
    options: [
      { value: 'wait', text: 'Wait for Enter', keywords: ['stay on it'] },
      { value: 'go-on', text: 'Show It, Then Go On', keywords: ['continue', 'next question'] },
      { value: 'again', text: 'Ask It Again Soon', keywords: ['repeat mistakes', 'retry'] },
    ],
    initial,
  });

/** Where a control is that only a drill has: shown while Quick Drill is on, and turning it on. */
export const IN_DRILL = {
  isShown: (choices: Choices) => drill.read(choices) === 'on',
  reveal: (choices: Choices) => drill.write(choices, 'on'),
};

/** Whether a drill asks on the beat of the metronome. */
const onBeat: Setting<'on' | 'off'> = onOff({
  id: 'beat',
  label: 'On the Beat',
  title: 'Drill with the Metronome',
  initial: 'off',
});

/** How many beats a question of such a drill has. With one alone, nothing would come before its beat. */
const QUESTION_BEATS = [2, 3, 4, 6, 8] as const;

/**
 * The settings of drills on the beat.
 *
 * @param inDrill where the controls of a screen's drills are
 * @param isPiece whether the notes of one piece are played, which has one on each beat
 */
export const beatSettings = (
  inDrill: Pick<SettingRow, 'isShown' | 'reveal'> = IN_DRILL,
  isPiece: (choices: Choices) => boolean = () => false,
) => ({
  onBeat: { ...onBeat, ...inDrill },
  questionBeats: oneOf<number>({
    id: 'every',
    label: 'Beats per Question',
    control: 'select',
    options: QUESTION_BEATS.map(value => ({ value, text: String(value) })),
    initial: 4,
    heldBy: choices => (isPiece(choices) ? A_NOTE_A_BEAT : undefined),
    isShown: choices => (inDrill.isShown?.(choices) ?? true) && onBeat.read(choices) === 'on',
    reveal: choices => onBeat.write(inDrill.reveal?.(choices) ?? choices, 'on'),
  }),
});

const LENGTHS: readonly QuizLength[] = [25, 50, 100, 'endless', '1m', '2m', '5m'];

/** What people call each kind of length. */
const LENGTH_WORDS = {
  questions: ['short', 'long', 'how many questions'],
  time: ['timed', 'timed test', 'timed drill', 'time limit', 'clock', 'against the clock'],
  nothing: ['without end', 'unlimited', 'no limit', 'forever'],
} as const;

/**
 * How a length is called.
 *
 * @example lengthText('1m') // '1 minute'
 */
export function lengthText(length: QuizLength): string {
  if (length === 'endless') return 'Endless';
  if (!isTimed(length)) return `${length} questions`;
  const minutes = minutesOf(length);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** What people also call a time: `60 seconds`. */
const secondsText = (length: QuizLength): readonly string[] =>
  isTimed(length) ? [`${minutesOf(length) * 60} seconds`] : [];

/**
 * How long a drill is.
 *
 * @param first as many questions as the quiz asks otherwise
 */
export const lengthSetting = (first: number): Setting<QuizLength> =>
  oneOf<QuizLength>({
    id: 'length',
    label: 'Length',
    ...IN_DRILL,
    control: 'select',
    leader: 'shift+x',
    options: [first, ...LENGTHS].map(value => ({
      value,
      text: lengthText(value),
      keywords: [...LENGTH_WORDS[lengthKind(value)], ...secondsText(value)],
    })),
    initial: first,
  });

/**
 * How a quiz proceeds. A calm quiz waits for the user. In a drill one key answers, and a right answer is followed by the
 * next question after a pause (milliseconds); a mistake too, once it was shown, unless the drill waits after one, as it does
 * by default. In an eyes-free quiz one key answers too, and every answer is followed by the next question once its verdict
 * has been spoken. On the beat, what would follow at once or after a pause comes on a beat instead.
 */
export type Pace =
  | { readonly kind: 'calm' }
  | {
      readonly kind: 'drill';
      /** How many beats a question has; left out where there is no beat. */
      readonly beats?: number;
      readonly pause: number;
      readonly afterMistake?: AfterMistake;
      /** Whether a mistake stays until the right note is played, as in a drill that is answered on an instrument. */
      readonly corrected?: true;
    }
  | {
      readonly kind: 'eyes-free';
      readonly beats?: number;
      /** Whether a mistake stays until the right note is played, in a quiz that is played without a pause. */
      readonly corrected?: true;
    };

/** What makes a drill a test. */
export interface DrillTest {
  /** What its answers are logged with, in place of the id of the settings. */
  readonly id: string;
  /** How it ended, shown and spoken. */
  outcomeOf(results: { readonly right: number; readonly answered: number }): {
    readonly text: string;
    readonly spoken: string;
  };
}

/** What Quick Drill makes of a quiz beyond its pace. */
export interface Drill {
  readonly length: QuizLength;
  /** Set where it is a part of a longer practice: after its results comes the next part. */
  readonly isPart?: true;
  /** How much of its time was spent before it is taken up again (milliseconds); left out of one that begins anew. */
  readonly spent?: number;
  /** Left out of a drill that is no test. */
  readonly test?: DrillTest;
}

/** The settings that decide the pace of a screen's quiz and, if it is a drill, its length. */
export interface PaceSettings {
  readonly drill: Setting<'on' | 'off'>;
  readonly pause: Setting<Pause>;
  readonly afterMistake: Setting<AfterMistake>;
  readonly length: Setting<QuizLength>;
  /** Left out on a screen whose answers are always given with keys. */
  readonly answerWith?: Setting<AnswerWith>;
  /** Left out on a screen that has nothing to play. */
  readonly onlyRight?: Setting<'on' | 'off'>;
  /** Left out on a screen whose drills have no beat. */
  readonly onBeat?: Setting<'on' | 'off'>;
  readonly questionBeats?: Setting<number>;
}

interface Readable {
  read<T>(setting: Setting<T>): T;
}

/**
 * The pace that a screen's settings ask for.
 *
 * @example paceIn(settings, notesSettings) // { kind: 'calm' }, with Quick Drill off
 */
export const paceIn = (settings: Readable, { drill, pause, afterMistake }: PaceSettings): Pace =>
  settings.read(drill) === 'on'
    ? { kind: 'drill', pause: settings.read(pause), afterMistake: settings.read(afterMistake) }
    : { kind: 'calm' };

/**
 * The pace of a quiz whose notes are played one after the other: each right one goes on at once, whatever pace was set, and
 * after a wrong one the right one is waited for.
 *
 * @example withoutPause({ kind: 'calm' }) // { kind: 'drill', pause: 0, afterMistake: 'wait', corrected: true }
 */
export const withoutPause = ({ kind }: Pace): Pace =>
  kind === 'eyes-free'
    ? { kind, corrected: true }
    : { kind: 'drill', pause: 0, afterMistake: 'wait', corrected: true };

/**
 * A pace with so many beats for each question, which take the place of a pause; a calm one has no beat.
 *
 * @example onBeats({ kind: 'eyes-free' }, 4) // { kind: 'eyes-free', beats: 4 }
 */
export function onBeats(pace: Pace, beats: number | undefined): Pace {
  if (pace.kind === 'calm' || beats === undefined) return pace;
  return pace.kind === 'drill' ? { ...pace, pause: 0, beats } : { ...pace, beats };
}

/**
 * The drill that a screen's settings ask for, whatever its pace; `undefined` with Quick Drill off.
 *
 * @example drillIn(settings, notesSettings) // { length: 12 }
 */
export const drillIn = (settings: Readable, { drill, length }: PaceSettings): Drill | undefined =>
  settings.read(drill) === 'on' ? { length: settings.read(length) } : undefined;

/**
 * How the questions are answered by a screen's settings.
 *
 * @example answerWithIn(settings, notesSettings) // 'keys'
 */
export const answerWithIn = (settings: Readable, { answerWith }: PaceSettings): AnswerWith =>
  answerWith === undefined ? 'keys' : settings.read(answerWith);

/** Whether only right notes count by a screen's settings. */
export const onlyRightIn = (settings: Readable, { onlyRight }: PaceSettings): boolean =>
  onlyRight !== undefined && settings.read(onlyRight) === 'on';

/**
 * How many beats a question of a drill has by a screen's settings; `undefined` if it isn't on the beat.
 *
 * @example beatsPerQuestionIn(settings, notesSettings) // 4
 */
export const beatsPerQuestionIn = (
  settings: Readable,
  { onBeat, questionBeats }: PaceSettings,
): number | undefined =>
  onBeat && questionBeats && settings.read(onBeat) === 'on' ? settings.read(questionBeats) : undefined;

/**
 * How many beats a question has at a pace; `undefined` if it isn't on the beat.
 *
 * @example beatsAt({ kind: 'drill', pause: 0, beats: 4 }) // 4
 */
export const beatsAt = (pace: Pace): number | undefined => (pace.kind === 'calm' ? undefined : pace.beats);

/**
 * Whether one key answers: an answer is submitted as soon as it is chosen.
 *
 * @example isQuick({ kind: 'calm' }) // false
 */
export const isQuick = ({ kind }: Pace): boolean => kind !== 'calm';

/** What lets a drill go on by itself after a mistake. */
const PASSED: readonly (AfterMistake | undefined)[] = ['go-on', 'again'];

/**
 * Whether a quiz advances by itself after a verdict.
 *
 * @example advances({ kind: 'drill', pause: 600 }, 'wrong') // false
 */
export function advances(pace: Pace, verdict: Verdict): boolean {
  switch (pace.kind) {
    case 'calm':
      return false;
    case 'drill':
      return verdict === 'right' || (!pace.corrected && PASSED.includes(pace.afterMistake));
    case 'eyes-free':
      return verdict === 'right' || !pace.corrected;
  }
}

/**
 * How long a drill shows a verdict before it goes on by itself (milliseconds).
 *
 * @example shownFor({ kind: 'drill', pause: 0, afterMistake: 'go-on' }, 'wrong') // 1500
 */
export const shownFor = ({ pause }: Extract<Pace, { kind: 'drill' }>, verdict: Verdict): number =>
  verdict === 'right' ? pause : MISTAKE_SHOWN;

/**
 * Whether a drill shows a verdict that will pass by itself.
 *
 * @example isPassing({ status: 'feedback', run, last }) // false after a mistake, if the drill waits
 */
export const isPassing = (
  session: Session<unknown, unknown, { readonly pace: Pace }>,
): session is Feedback<unknown, unknown, { readonly pace: Pace }> =>
  session.status === 'feedback' &&
  session.run.pace.kind === 'drill' &&
  advances(session.run.pace, session.last.verdict);

/** How long Enter may still be meant for what a drill has passed by itself (milliseconds). */
export const SETTLING = 1000;

/**
 * Whether an open question has only just followed a mistake that passed by itself.
 *
 * @param since how long the question has been on the page (milliseconds)
 * @example followsMistake(asking, 200) // true, if the drill was about to be told to go on
 */
export function followsMistake(
  { run: { pace }, answered }: Progress<unknown, unknown, { readonly pace: Pace }>,
  since: number,
): boolean {
  const last = answered.at(-1);
  return (
    last !== undefined &&
    last.verdict !== 'right' &&
    pace.kind === 'drill' &&
    advances(pace, last.verdict) &&
    since < SETTLING
  );
}

/**
 * Whether the next question follows an answer at once, so the verdict is spoken together with it.
 *
 * @example advancesAtOnce({ kind: 'drill', pause: 0 }, 'right') // true
 */
export const advancesAtOnce = (pace: Pace, verdict: Verdict): boolean =>
  pace.kind === 'drill' && pace.beats === undefined && pace.pause === 0 && verdict === 'right';

/**
 * Whether a quiz came to its results by itself, so a key meant for its last question may still follow.
 *
 * @example endedByItself(completed) // true after a drill whose last answer was right
 */
export function endedByItself({
  by,
  run,
  answered,
}: Completed<unknown, unknown, Answering & { readonly pace: Pace }>): boolean {
  const last = answered.at(-1);
  if (by !== 'last-answer' || last === undefined) return false;
  return advances(run.pace, last.verdict) || (isSelfCheck(run) && isQuick(run.pace));
}
