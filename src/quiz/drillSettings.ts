import type { Leader } from '../commands/hotkey';
import { oneOf, onOff } from '../settings/optionSetting';
import type { Setting } from '../settings/setting';

/** Quick Drill: one key per question. */
export const drill: Setting<'on' | 'off'> = onOff({
  id: 'drill',
  label: 'Quick Drill',
  keywords: ['fast', 'speed', 'rapid fire', 'drill mode', 'one key answers'],
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
    keywords: ['delay', 'wait', 'time between questions'],
    control: 'select',
    leader,
    options: PAUSES.map(value => ({
      value,
      text: value === 1000 ? '1 second' : `${value / 1000} seconds`,
      brief: value === 0 ? 'none' : String(value / 1000),
      keywords: value === 0 ? ['no pause', 'none', 'immediately'] : [],
    })),
    initial,
  });
