import { accidentals, tonic } from './answers.ts';
import type { Page } from './page.ts';
import {
  button,
  byTab,
  dialog,
  focused,
  type Keys,
  radio,
  select,
  type Task,
  text,
  times,
  typed,
} from './task.ts';

const answerAll = (start: string, answer: (page: Page) => Promise<string>): Keys =>
  async function* (page) {
    yield* start.split(' ');
    for (let question = 1; question <= 5; question++) {
      yield* (await answer(page)).split('');
      yield* ['Enter', 'Enter'];
    }
  };

const answered = (score: string) => (page: Page) =>
  page.getByRole('region', { name: 'Quiz Results' }).getByText(score, { exact: true });

/** What you can do on the Keys screen. */
export const keys: readonly Task[] = [
  {
    name: 'Reach every control',
    spec: '2 Keys screen',
    address: '/keys?key=F%23-major',
    keys: byTab('', button('Go to D sharp minor')),
    most: 17,
    ends: focused(button('Go to D sharp minor')),
  },
  {
    name: 'Hide the controls',
    spec: '2 Controls sidebar',
    address: '/keys',
    keys: 'h',
    most: 1,
    ends: button('Show Controls'),
  },
  {
    name: 'Hide the controls, and show them again',
    spec: '2 Controls sidebar',
    address: '/keys',
    keys: 'h h',
    most: 2,
    ends: button('Hide Controls'),
  },
  {
    name: 'Read the tips',
    spec: '1 Tools: a tips dialog',
    address: '/keys',
    keys: 't (Keys Tips)',
    most: 1,
    ends: dialog('Keys Tips'),
  },
  {
    name: 'Read that no key is selected',
    spec: '8 Select a key from the Circle of Fifths to see its information',
    address: '/keys',
    keys: 'Tab Enter Tab Tab',
    most: 4,
    ends: text('Select a key from the Circle of Fifths to see its information'),
  },
  {
    name: 'Read that a key is not known',
    spec: "8 'Key information not found'",
    address: '/keys?key=H-major',
    keys: 'Tab Enter',
    most: 2,
    ends: text('Key information not found'),
  },
  {
    name: 'Leave a key that does not exist',
    spec: "8 'Key information not found'",
    address: '/keys?key=H-major',
    keys: 'r c',
    most: 2,
    ends: radio('C major, no sharps or flats'),
  },
  {
    name: 'Read what key has three flats',
    spec: '3 Key info',
    address: '/keys',
    keys: times(4, 'ArrowLeft'),
    most: 4,
    ends: page => page.getByRole('definition').getByText('3 flats', { exact: true }),
  },
  {
    name: 'Go round the circle by its radios',
    spec: '2 Keys screen: circle of fifths',
    address: '/keys',
    keys: byTab(
      '',
      page => page.getByRole('group', { name: 'Circle of Fifths' }),
      'Space ArrowRight ArrowRight ArrowDown',
    ),
    most: 12,
    ends: focused(radio('B minor, 2 sharps')),
  },
  {
    name: 'Select a minor key',
    spec: '3 Key info: type',
    address: '/keys',
    keys: 'Shift+R b',
    most: 2,
    ends: radio('B minor, 2 sharps'),
  },
  {
    name: 'Go to the relative key',
    spec: '3 Key info: relativeMinor or relativeMajor',
    address: '/keys?key=Eb-major',
    keys: 'g',
    most: 1,
    ends: radio('C minor, 3 flats'),
  },
  {
    name: 'Switch F sharp major to G flat major',
    spec: '2 Keys screen: Switch button',
    address: '/keys?key=F%23-major',
    keys: 'm',
    most: 1,
    ends: radio('G flat major, 6 flats'),
  },
  {
    name: 'Switch the spelling of D sharp minor by its button',
    spec: '2 Keys screen: Switch button',
    address: '/keys?key=D%23-minor',
    keys: byTab('', button('Switch to E flat minor'), 'Enter'),
    most: 13,
    ends: radio('E flat minor, 6 flats'),
  },
  {
    name: 'Choose what the quiz asks',
    spec: '9 Key quiz length',
    address: '/keys',
    keys: 'v 2 y 2 k 2 n 4',
    most: 8,
    ends: select('Number of Questions', '20'),
  },
  {
    name: 'Go to the quiz by its tab',
    spec: '2 Keys screen: two tabs',
    address: '/keys',
    keys: byTab('', page => page.getByRole('tab', { name: 'Key Information' }), 'ArrowRight'),
    most: 15,
    ends: page => page.getByRole('tab', { name: 'Quiz', exact: true, selected: true }),
  },
  {
    name: 'Answer a quiz that asks for the names of keys',
    spec: '4 Key quiz',
    address: '/keys?count=5',
    keys: answerAll('q', tonic),
    most: 18,
    ends: answered('5/5'),
  },
  {
    name: 'Answer a quiz that asks to count the accidentals',
    spec: '5 Count-mode answers',
    address: '/keys',
    keys: answerAll('v 2 y 2 n 1 q', accidentals),
    most: 22,
    ends: answered('5/5'),
  },
  {
    name: 'Answer wrongly and read the right answer',
    spec: "8 'Correct answer: ...'",
    address: '/keys',
    keys: `q ${typed('x')} Enter`,
    most: 3,
    ends: text(/^Correct answer: /),
  },
  {
    name: 'Submit an answer by the button',
    spec: '5 Key quiz: Enter also submits',
    address: '/keys',
    keys: byTab('q x', button('Submit Answer'), 'Enter'),
    most: 4,
    ends: text(/^Correct answer: /),
  },
  {
    name: 'Quit the quiz before the first answer',
    spec: '4 Key quiz: Quit Quiz goes to idle',
    address: '/keys',
    keys: 'q Tab Tab Enter',
    most: 4,
    ends: focused(button('Start Quiz')),
  },
  {
    name: 'Give a question up',
    spec: '4 Key quiz: feedback shown',
    address: '/keys',
    keys: 'q Tab Enter',
    most: 3,
    ends: text(/^Correct answer: /),
  },
  {
    name: 'Start again from the results',
    spec: '4 Key quiz',
    address: '/keys?count=5',
    keys: byTab('q x Enter', button('End Quiz'), 'Enter q'),
    most: 8,
    ends: text(/^Question 1 of 5$/),
  },
  {
    name: 'End the quiz early and start a new one',
    spec: '4 Key quiz: End Quiz goes to completed, New Quiz resets to idle',
    address: '/keys',
    keys: byTab('q x Enter', button('End Quiz'), 'Enter Tab Tab Tab Enter'),
    most: 11,
    ends: focused(button('Start Quiz')),
  },
  {
    name: 'Drill ten signatures',
    spec: '9 Key quiz length',
    address: '/keys?quiz=count-accidentals',
    keys: async function* (page) {
      yield* ['x', 'x', 'q'];
      for (let question = 1; question <= 10; question++) yield await accidentals(page);
    },
    most: 13,
    ends: answered('10/10'),
  },
  {
    name: 'Check yourself, and say that you did not know it',
    spec: '4 Key quiz',
    address: '/keys?view=quiz&with=self-check',
    keys: 'q Space j',
    most: 3,
    ends: text('Incorrect'),
  },
];
