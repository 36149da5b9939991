import type { Command } from '../../commands/command';
import { SOUND_IS_OFF } from '../../settings/useSound';

export interface TriadsState {
  readonly shape: 'chosen' | 'none';
  readonly sound: 'on' | 'off';
}

/** What the commands of the Triads screen set off. */
export interface TriadsActs {
  play(): void;
  /** Puts the focus on the lowest note of the chosen shape. */
  goToShape(): void;
}

const GROUP = 'Triads';

/**
 * Every command of the Triads screen but those of its settings and its neck.
 *
 * @example triadsCommands({ shape: 'none', sound: 'on' }, acts).map(({ title }) => title) // ['Play', 'Go to Shape']
 */
export function triadsCommands({ shape, sound }: TriadsState, acts: TriadsActs): readonly Command[] {
  return [
    {
      id: 'triads.play',
      title: 'Play',
      group: GROUP,
      scope: 'screen',
      hotkeys: ['p'],
      keywords: ['sound', 'hear', 'replay', 'listen', 'arpeggio', 'chord'],
      hint: 'play',
      ...(sound === 'off' && { disabled: SOUND_IS_OFF }),
      run: acts.play,
    },
    {
      id: 'triads.go-to-shape',
      title: 'Go to Shape',
      group: GROUP,
      scope: 'screen',
      hotkeys: ['g'],
      keywords: ['focus', 'neck', 'lowest note', 'bass'],
      ...(shape === 'none' && { disabled: 'Choose a shape first' }),
      run: acts.goToShape,
    },
  ];
}
