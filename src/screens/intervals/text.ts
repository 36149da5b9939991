import type { Answered } from '../../quiz/session';
import { type IntervalDirection, intervalOf } from '../../theory/interval';
import { pitchName } from '../../theory/pitch';
import { spokenPitch } from '../../theory/spokenPitch';
import type { Line } from '../../theory/toneText';
import { isThereAndBack, notesOf, type PlayedInterval, wayOf } from './playedInterval';
import type { IntervalAnswer, IntervalQuestion } from './question';

export type IntervalAnswered = Answered<IntervalQuestion, IntervalAnswer>;

/** How to begin with a screen reader. */
export const BEGIN =
  'Tab to an interval and press Enter to hear it, or press colon and type start for the quiz.';

export const PLAYING = 'Not available while sound is playing';
export const NOTHING_PLAYED = 'Nothing played yet';
export const PLAY_ROOT = 'Play Root';
export const ALL_ASKED = 'All intervals are chosen';
export const NONE_ASKED = 'No intervals are chosen';
export const QUIZ_IS_WAITING =
  "A quiz is waiting for your answer. Practice isn't available until you give it.";
export const NOTHING_YET = 'Nothing yet. Press an interval, or its key, to hear it.';
export const NOTHING_RECENT = 'Intervals you play appear here. Choose one to hear it again.';

export const SILENT_MODE = 'Turn off silent mode to hear sounds';

/** How Quick Drill works, shown in the setup. */
export const DRILL_HINT =
  'An answer key submits at once. After a right answer, the next interval plays by itself; after a wrong one, press Enter to go on.';

/** The commands that go from place to place of the intervals on a neck. */
export const NECK_STOPS = { next: 'Next marked position', previous: 'Previous marked position' } as const;

/** How to use the screen, in two lines for each of its states. */
export const HOW_TO = {
  practice: [
    'Click an interval, or press its key, to hear it.',
    'Click the neck, or press Space on it, to hear a note.',
  ],
  setup: [
    'Click an interval to take it out of the quiz, or to bring it back.',
    'Then start the quiz: each question plays one of the intervals that are in it.',
  ],
  asking: [
    'Click Play Interval, or press its key, as often as you like.',
    'Click the interval that you hear, or press its key, then submit.',
  ],
  drill: [
    'Click Play Interval, or press its key, to hear the question again.',
    'Click the interval that you hear, or press its key: that answers.',
  ],
  playing: [
    'Click Play Root, or press its key, as often as you like.',
    'Play the second note. Or choose how many frets it is away: each key of the number row is one fret.',
  ],
  feedback: [
    'Click the neck, or press Space on it, to hear a note.',
    'After a wrong answer, you can hear the right one, then yours.',
  ],
} as const satisfies Record<string, readonly [string, string]>;

/** A text with a capital letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What was heard in practice, spoken after the sound.
 *
 * @example spokenHeard({ root: 60, semitones: 3, direction: 'ascending' }) // 'Minor third, C 4 to D sharp 4'
 */
export const spokenHeard = (heard: PlayedInterval): string =>
  `${capitalized(intervalOf(heard.semitones).spoken)}, ${notesOf(heard).spoken}`;

/** Where the second note lies from the root. */
const WAYS: Record<IntervalDirection, string> = { up: 'up from', down: 'down from' };

const wayText = ({ semitones, direction }: PlayedInterval): string =>
  semitones === 0 ? 'on' : WAYS[wayOf(direction)];

/**
 * An interval that can be played again: its name, its root and its direction.
 *
 * @example intervalText({ root: 61, semitones: 3, direction: 'ascending-both' })
 *   // { text: 'Minor 3rd up from C#4 and back', spoken: 'minor third up from C sharp 4 and back' }
 */
export function intervalText(heard: PlayedInterval): Line {
  const root = pitchName(heard.root, 'sharps');
  const { name, spoken } = intervalOf(heard.semitones);
  const way = wayText(heard);
  const back = isThereAndBack(heard.direction) ? ' and back' : '';
  return {
    text: `${name} ${way} ${root}${back}`,
    spoken: `${spoken} ${way} ${spokenPitch(root)}${back}`,
  };
}

/**
 * The name of a neck with intervals from one root.
 *
 * @example neckName([fourth, tritone]) // 'Fretboard, Perfect 4th and Tritone up from D sharp 4'
 */
export function neckName(shown: readonly PlayedInterval[]): string {
  const last = shown.findLast(({ semitones }) => semitones > 0) ?? shown.at(-1);
  if (last === undefined) return 'Fretboard';
  const names = shown.map(({ semitones }) => intervalOf(semitones).name).join(' and ');
  return `Fretboard, ${names} ${wayText(last)} ${spokenPitch(pitchName(last.root, 'sharps'))}`;
}

const OCTAVES = ['', 'an octave', 'two octaves', 'three octaves'] as const;

/**
 * How far an interval is moved on a neck that doesn't have its pitches; empty if it isn't.
 *
 * @param above how many octaves above its own pitch the neck is shown
 * @example octavesText(2) // 'two octaves lower'
 */
export function octavesText(above: number): string {
  const distance = OCTAVES[Math.abs(above)] ?? '';
  return distance === '' ? '' : `${distance} ${above > 0 ? 'lower' : 'higher'}`;
}

/** The same below the neck. */
export const onThisNeck = (octaves: string): string =>
  `On this instrument it lies ${octaves} than it sounds here.`;

/**
 * How far apart the notes of an interval are: in semitones and, what is the same, in frets of one string.
 *
 * @example distanceText({ root: 60, semitones: 3, direction: 'descending' }) // '3 frets down the string'
 */
export function distanceText(heard: PlayedInterval): string {
  const { semitones } = heard;
  if (semitones === 0) return 'the same fret';
  return `${semitones} ${semitones === 1 ? 'fret' : 'frets'} ${wayOf(heard.direction)} the string`;
}
