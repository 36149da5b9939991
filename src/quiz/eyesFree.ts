import type { Command } from '../commands/command';

/** What the settings show where there is no voice. */
export const NO_VOICE = 'This browser has no voice of its own: a screen reader hears everything as before.';

/** The same as it is said. */
export const NO_VOICE_WORDS =
  'Eyes-free quizzes need a voice, and this browser has none. Quizzes run as without them.';

/** How it goes with a quiz that is taken by ear; `off` where none is. */
export type EyesFreeState = 'off' | 'running' | 'paused';

/** What the commands of an eyes-free quiz set off. */
export interface EyesFreeActs {
  repeat(): void;
  pause(): void;
  goOn(): void;
}

/** The quiz that they belong to: the first part of their ids, and what they are listed under. */
export interface EyesFreeOwner {
  readonly id: string;
  readonly group: string;
}

/**
 * The commands of an eyes-free quiz. A text field keeps what it is typed, so each has a key with a modifier as well.
 *
 * @example eyesFreeCommands({ id: 'keys-quiz', group: 'Keys quiz' }, 'paused', acts).map(({ title }) => title)
 *   // ['Repeat', 'Go on']
 */
export function eyesFreeCommands(
  { id, group }: EyesFreeOwner,
  state: EyesFreeState,
  { repeat, pause, goOn }: EyesFreeActs,
): readonly Command[] {
  if (state === 'off') return [];
  const shared = { group, scope: 'quiz' } as const;
  return [
    {
      ...shared,
      id: `${id}.repeat`,
      title: 'Repeat',
      hotkeys: ['.', 'mod+.'],
      keywords: ['again', 'question', 'say', 'hear', 'eyes-free'],
      hint: 'repeat',
      run: repeat,
    },
    {
      ...shared,
      id: `${id}.pause`,
      title: state === 'paused' ? 'Go on' : 'Pause',
      hotkeys: [';', 'mod+;'],
      keywords: ['stop', 'wait', 'resume', 'continue', 'eyes-free'],
      hint: state === 'paused' ? 'go on' : 'pause',
      run: state === 'paused' ? goOn : pause,
    },
  ];
}
