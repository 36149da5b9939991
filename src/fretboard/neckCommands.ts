import type { Command } from '../commands/command';
import type { DigitKey } from '../commands/hotkey';
import type { Bounds } from '../instrument/cursor';
import type { Instrument } from '../instrument/instrument';

/** What the commands of a neck need of it. */
export interface NeckActs {
  goToString(guitarString: number): void;
  samePitch(direction: 'next' | 'previous'): void;
  whereAmI(): void;
  act(): void;
}

export interface NeckState {
  readonly instrument: Instrument;
  /** Those of the strings that can be gone to; all, where it isn't given. */
  readonly shown?: Pick<Bounds, 'firstString' | 'strings'>;
  /** What Space does at a cell: `Hear this place`. */
  readonly actTitle: string;
  /** Why acting on a cell rests. */
  readonly actRests?: string | undefined;
  /** Why looking for the same pitch rests. */
  readonly samePitchRests?: string | undefined;
}

const DIGITS: readonly DigitKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const resting = (reason: string | undefined) => (reason === undefined ? {} : { disabled: reason });

/**
 * The commands of a neck: to each string, to the same pitch class elsewhere, where the cursor is, and acting on a place.
 *
 * @example neckCommands(state, acts).find(({ id }) => id === 'neck.where')?.hotkeys // ['o']
 */
export function neckCommands(
  {
    instrument,
    shown = { strings: instrument.strings.length },
    actTitle,
    actRests,
    samePitchRests,
  }: NeckState,
  acts: NeckActs,
): readonly Command[] {
  const group = 'Fretboard';
  const strings = instrument.strings.map(({ number, label }, guitarString): Command => {
    const digit = DIGITS[number - 1];
    return {
      id: `neck.string.${guitarString}`,
      title: `Go to string ${label}`,
      group,
      scope: 'screen',
      hotkeys: digit === undefined ? [] : [digit],
      run: () => acts.goToString(guitarString),
    };
  });
  return [
    {
      id: 'neck.act',
      title: actTitle,
      group,
      scope: 'neck',
      hotkeys: ['Space'],
      ...resting(actRests),
      run: acts.act,
    },
    {
      id: 'neck.next',
      title: 'Next same note',
      group,
      scope: 'neck',
      hotkeys: ['n'],
      keywords: ['pitch class', 'place'],
      repeats: true,
      ...resting(samePitchRests),
      run: () => acts.samePitch('next'),
    },
    {
      id: 'neck.previous',
      title: 'Previous same note',
      group,
      scope: 'neck',
      hotkeys: ['shift+n'],
      keywords: ['pitch class', 'place'],
      repeats: true,
      ...resting(samePitchRests),
      run: () => acts.samePitch('previous'),
    },
    {
      id: 'neck.where',
      title: 'Where am I?',
      group,
      scope: 'neck',
      hotkeys: ['o'],
      keywords: ['position', 'cursor', 'say'],
      run: acts.whereAmI,
    },
    ...strings.slice(shown.firstString, shown.strings).reverse(),
  ];
}
