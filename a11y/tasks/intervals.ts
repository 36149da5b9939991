import { intervalKey } from './answers.ts';
import type { Page } from './page.ts';
import { button, byTab, focused, type Keys, select, type Task, tabsTo, text, typed } from './task.ts';

const answerAll: Keys = async function* (page) {
  yield* ['Shift+V', '2', 'q'];
  for (let question = 1; question <= 12; question++) {
    yield 'p';
    yield await intervalKey(page);
    yield* ['Enter', 'Enter'];
  }
  yield* tabsTo(page, button('Back to Quiz Setup')(page));
  yield 'Enter';
};

const drillAll: Keys = async function* (page) {
  yield* ['Shift+V', '2', 'x', 'x', 'q'];
  for (let question = 1; question <= 12; question++) yield await intervalKey(page);
};

const lastPlayed = (shown: string) => (page: Page) =>
  page.getByRole('region', { name: 'Last Played' }).getByText(shown, { exact: true }).first();

/** What you can do on the Intervals screen. */
export const intervals: readonly Task[] = [
  {
    name: 'Reach every control of the practice',
    spec: '2 Intervals screen: Practice Mode',
    address: '/intervals',
    keys: byTab('', button('Replay')),
    most: 29,
    ends: focused(button('Replay')),
  },
  {
    name: 'Reach every control of the quiz setup',
    spec: '2 Intervals screen: Quiz Mode setup',
    address: '/intervals?mode=quiz',
    keys: byTab('', button('Start Quiz')),
    most: 28,
    ends: focused(button('Start Quiz')),
  },
  {
    name: 'Play a minor third from F#4',
    spec: '2 Intervals screen: Practice Mode',
    address: '/intervals',
    keys: 'r Shift+F e',
    most: 3,
    ends: lastPlayed('Minor 3rd'),
  },
  {
    name: 'Play a perfect fifth down and back',
    spec: '9 Interval timing: both-direction patterns',
    address: '/intervals',
    keys: 'v 4 g',
    most: 3,
    ends: lastPlayed('Perfect 5th'),
  },
  {
    name: 'Play an interval by its button and hear it again',
    spec: '2 Intervals screen: pressing one selects it and plays it',
    address: '/intervals',
    keys: byTab('', button('Minor 2nd'), 'Enter p'),
    most: 10,
    ends: lastPlayed('Minor 2nd'),
  },
  {
    name: 'Play an interval, and again from the list of the last ones',
    spec: '2 Intervals screen: pressing one selects it and plays it',
    address: '/intervals',
    keys: byTab('e', button('minor third up from C 4'), 'Enter'),
    most: 27,
    ends: lastPlayed('Minor 3rd'),
  },
  {
    name: 'Go to the quiz by its tab',
    spec: '2 Intervals screen: a two-tab switch',
    address: '/intervals',
    keys: byTab('', page => page.getByRole('tab', { name: 'Practice Mode' }), 'ArrowRight'),
    most: 7,
    ends: text('Quiz Format: 12 questions - one for each interval'),
  },
  {
    name: 'Let the quiz mix directions',
    spec: '3 Direction values',
    address: '/intervals?mode=quiz',
    keys: 'v 6',
    most: 2,
    ends: select('Direction', 'Mixed Both (Ascending Both + Descending Both)'),
  },
  {
    name: 'Read what the directions mean',
    spec: '2 Intervals screen: Help',
    address: '/intervals?mode=quiz',
    keys: byTab('', button('Help'), 'Enter (Close ×) Enter'),
    most: 12,
    ends: focused(button('Help')),
  },
  {
    name: 'Open the help on directions from the palette, and close it by Got it!',
    spec: '2 Intervals screen: Help',
    address: '/intervals?mode=quiz',
    keys: byTab(`: (Type a command) ${typed('explained')} Enter (Close ×)`, button('Got it!'), 'Enter'),
    most: 13,
    ends: page => page.locator('body:not(:has([role="dialog"]))'),
  },
  {
    name: 'Start, answer and finish an interval quiz, and go back to its setup',
    spec: '4 Interval trainer: Back to Quiz Setup resets to not started',
    address: '/intervals',
    keys: answerAll,
    most: 56,
    ends: focused(button('Start Quiz')),
  },
  {
    name: 'Answer by the radio list',
    spec: '2 Intervals screen: a radio list of the 13 interval names',
    address: '/intervals?mode=quiz',
    keys: async function* (page) {
      yield 'q';
      yield* tabsTo(page, page.getByRole('group', { name: 'Your answer' }));
      yield* ['ArrowDown', 'ArrowDown'];
      yield* tabsTo(page, button('Submit Answer')(page));
      yield 'Enter';
    },
    most: 6,
    ends: text(/^(Correct!|Incorrect)$/),
  },
  {
    name: 'Give a question up',
    spec: '2 Intervals screen: Correct answer',
    address: '/intervals?mode=quiz',
    keys: 'q /',
    most: 2,
    ends: text(/^Correct answer: /),
  },
  {
    name: 'End the quiz',
    spec: '4 Interval trainer: End Quiz resets to not started',
    address: '/intervals?mode=quiz',
    keys: 'q Shift+Q',
    most: 2,
    ends: focused(button('Start Quiz')),
  },
  {
    name: 'Drill twelve intervals with a key each, and start a new quiz',
    spec: '9 Interval quiz length: 12 questions',
    address: '/intervals?pause=0',
    keys: async function* (page) {
      yield* drillAll(page);
      yield* ['Tab', 'Enter'];
    },
    most: 19,
    ends: text('1/12'),
  },
];
