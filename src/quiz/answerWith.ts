import type { NoteSource } from '../listening/playedNote';
import { oneOf, onOff } from '../settings/options';
import type { Choices, Setting } from '../settings/setting';

/**
 * How a quiz is answered: with its keys and buttons; off the page, where the user says whether they knew the answer; or on an
 * instrument, which is heard through the microphone or MIDI. Where it is played, keys and buttons answer as well.
 */
export type AnswerWith = 'keys' | 'self-check' | NoteSource;

/** How a quiz is answered, if not just with its keys and buttons. */
export type OtherAnswers = Exclude<AnswerWith, 'keys'>;

const SHAPE = {
  id: 'with',
  label: 'Answer With',
  control: 'radios',
} as const;

const KEYS = { value: 'keys', text: 'Keys' } as const;

const SELF_CHECK = {
  value: 'self-check',
  text: 'Self-check',
} as const;

const PLAYED = [
  {
    value: 'microphone',
    text: 'Microphone',
  },
  { value: 'midi', text: 'MIDI' },
] as const;

/** How the questions of a screen are answered. */
export const answerWith: Setting<AnswerWith> = oneOf<AnswerWith>({
  ...SHAPE,
  options: [KEYS, SELF_CHECK],
  initial: KEYS.value,
});

/** Whether questions are answered by playing. */
export const isSource = (value: string): value is NoteSource => value === 'microphone' || value === 'midi';

interface PlayedAnswerOptions {
  /** Whether users may check their own answers, too. */
  readonly selfCheck: 'offered' | 'none';
  /** Whether the quiz that is set up can be answered on an instrument. */
  readonly isPlayable: (choices: Choices) => boolean;
  /** Sets up one that can. Pure. */
  readonly makePlayable: (choices: Choices) => Choices;
}

/** How the questions are answered on a screen where some quizzes can be answered on an instrument, and what belongs to it. */
export function playedAnswerSettings({ selfCheck, isPlayable, makePlayable }: PlayedAnswerOptions) {
  const own: Setting<AnswerWith> = oneOf<AnswerWith>({
    ...SHAPE,
    options: [KEYS, ...(selfCheck === 'offered' ? [SELF_CHECK] : []), ...PLAYED],
    initial: KEYS.value,
    adapt: (options, choices) =>
      isPlayable(choices) ? options : options.filter(({ code }) => !isSource(code)),
  });
  const isPlayed = (choices: Choices) => isSource(own.read(choices));
  const whilePlayed = {
    isShown: isPlayed,
    reveal: (choices: Choices) =>
      isPlayed(choices) ? choices : own.write(makePlayable(choices), 'microphone'),
  };
  return {
    answerWith: own,
    onlyRight: onOff({
      id: 'only-right',
      label: 'Only Right Notes Count',
      ...whilePlayed,
      initial: 'off',
    }),
    whilePlayed,
    /** Answers with keys where the quiz can't be played. Pure. */
    settle: (choices: Choices): Choices =>
      isPlayed(choices) && !isPlayable(choices) ? own.write(choices, 'keys') : choices,
  };
}

/** Which octaves of the note that is asked for are right: the one that is meant, or any. */
export type OctaveChoice = 'exact' | 'any';

interface OctaveOptions {
  readonly initial: OctaveChoice;
  readonly isShown: (choices: Choices) => boolean;
  readonly reveal: (choices: Choices) => Choices;
}

/** Which octaves are right where a note is played. */
export const octaveSetting = (use: OctaveOptions): Setting<OctaveChoice> =>
  oneOf<OctaveChoice>({
    id: 'octave',
    label: 'Octave',
    // In the palette an octave is the interval.
    title: 'Register',
    needsLabel: true,
    control: 'radios',
    ...use,
    options: [
      { value: 'exact', text: 'Exact' },
      { value: 'any', text: 'Any' },
    ],
  });

/** The part of a session that says how it is answered. */
export interface Answering {
  /** Left out where only keys and buttons answer. */
  readonly answerWith?: OtherAnswers;
}

/**
 * Whether the user checks their own answers.
 *
 * @example isSelfCheck(session.run) // false, unless it was started with Answer With on Self-check
 */
export const isSelfCheck = (run: Answering): boolean => run.answerWith === 'self-check';

/**
 * What its questions are answered through on an instrument; `undefined` if they aren't.
 *
 * @example sourceIn({ answerWith: 'microphone' }) // 'microphone'
 */
export const sourceIn = ({ answerWith: way }: Answering): NoteSource | undefined =>
  way !== undefined && isSource(way) ? way : undefined;
