import type { ScreenDefinition } from '../definition';

export const todayScreen: ScreenDefinition = {
  id: 'today',
  name: 'Today',
  invitation: 'Practice Today',
  title: 'Today',
  subtitle: 'what to practice now, and what comes after it',
  path: '/today',
  letter: 'd',
  hotkey: 'shift+t',
  drawsAnswers: true,
  loadTable: async () => (await import('./settings')).todayTable,
  load: async () => ({ default: (await import('./TodayScreen')).TodayScreen }),
};
