import { TODAY_MINUTES, type TodayMinutes } from '../../practice/parts';
import { sharedNeck } from '../../settings/instrument';
import { oneOf } from '../../settings/options';
import type { SettingsTable } from '../../settings/setting';

const minutes = oneOf<TodayMinutes>({
  id: 'minutes',
  label: 'Minutes',
  keywords: ['how long', 'time', 'length'],
  control: 'radios',
  leader: 'shift+x',
  options: TODAY_MINUTES.map(value => ({ value, text: String(value), spoken: `${value} minutes` })),
  initial: 10,
});

/** What a skill of the path starts. */
const starts = oneOf<'drill' | 'test'>({
  id: 'starts',
  label: 'Choosing a Skill Starts',
  keywords: ['test me', 'exam', 'skip what I know', 'path'],
  control: 'radios',
  options: [
    { value: 'drill', text: 'Its Drill' },
    { value: 'test', text: 'Its Test' },
  ],
  initial: 'drill',
});

/** What can be set for today's practice. */
export const todaySettings = { minutes, starts };

export const todayTable: SettingsTable = {
  rows: Object.values(todaySettings),
  shared: sharedNeck,
  hasNoteNames: true,
};
