import type { PlayingOrder } from '../instrument/playingOrder';
import { oneOf } from '../settings/options';
import type { Setting, SettingRow } from '../settings/setting';

/** What is said while a passage is played on an instrument: just what was wrong, or each next place as well. */
export type SayWhilePlaying = 'mistakes' | 'each';

/** How a passage is played. */
export interface PlaySetup {
  readonly order: PlayingOrder;
  readonly times: number;
  readonly say: SayWhilePlaying;
}

type Shown = Required<Pick<SettingRow, 'isShown' | 'reveal'>>;

/** How many times through may be chosen. */
const TIMES = [1, 2, 3, 5, 10] as const;

/** What is said while something is played, on a screen that shows it when that is chosen. */
export const saySetting = (shown: Shown): Setting<SayWhilePlaying> =>
  oneOf<SayWhilePlaying>({
    id: 'say',
    label: 'Say',
    title: 'Say While Playing',
    needsLabel: true,
    ...shown,
    control: 'radios',
    options: [
      { value: 'mistakes', text: 'Mistakes', keywords: ['only mistakes'] },
      {
        value: 'each',
        text: 'Each Position',
        keywords: ['each place', 'every place', 'next place', 'prompt'],
      },
    ],
    initial: 'mistakes',
  });

/** The settings of a quiz that is a passage to play, on a screen that shows them when it is chosen. */
export const playSettings = (shown: Shown) => ({
  playingOrder: oneOf<PlayingOrder>({
    id: 'run',
    label: 'Order',
    title: 'Order of the Notes',
    needsLabel: true,
    ...shown,
    control: 'select',
    options: [
      { value: 'up', text: 'Up', keywords: ['ascending'] },
      { value: 'up-down', text: 'Up and Down', keywords: ['ascending and descending', 'there and back'] },
      { value: 'thirds', text: 'Thirds', keywords: ['broken thirds', 'in thirds', 'sequence'] },
      { value: 'fours', text: 'Fours', keywords: ['groups of four', 'sequence'] },
      { value: 'random', text: 'Random', keywords: ['shuffled notes', 'any order'] },
    ],
    initial: 'up',
  }),
  times: oneOf<(typeof TIMES)[number]>({
    id: 'times',
    label: 'Times Through',
    needsLabel: true,
    keywords: ['repeat the pattern', 'how often', 'loops'],
    ...shown,
    control: 'select',
    options: TIMES.map(value => ({ value, text: String(value) })),
    initial: 1,
  }),
  say: saySetting(shown),
});
