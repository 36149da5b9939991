import { chordKey, degreeKey, qualityKey } from './answers.ts';
import type { Page } from './page.ts';
import { dialog, type Keys, type Task, text, typed } from './task.ts';

/** Turns on eyes-free quizzes in the palette, chooses a type of quiz and starts it, then answers each question with its key. */
const answerUnseen = (type: string, answers: number, answer: (page: Page) => Promise<string>): Keys =>
  async function* (page) {
    yield* [': (Type a command)', ...typed('eyes free on').split(' '), 'Enter', 'y', type, 'q'];
    for (let question = 1; question <= answers; question++) yield await answer(page);
  };

/** What you can do by ear alone: the voice reads each question, then it sounds. */
export const byEar: readonly Task[] = [
  {
    name: 'Name twelve degrees by ear, without looking',
    spec: '5 by ear: Degree by Ear',
    address: '/scales',
    keys: answerUnseen('3', 12, degreeKey),
    most: 29,
    ends: page => dialog('Quiz Results')(page).getByText('12/12', { exact: true }),
  },
  {
    name: 'Name five chords of a key by ear, without looking',
    spec: '5 by ear: Chord by Ear',
    address: '/keys?count=5',
    keys: answerUnseen('3', 5, chordKey),
    most: 22,
    ends: page => page.getByRole('region', { name: 'Quiz Results' }).getByText('5/5', { exact: true }),
  },
  {
    name: 'Name twelve qualities by ear, without looking',
    spec: '5 by ear: Quality by Ear',
    address: '/triads',
    keys: answerUnseen('4', 12, qualityKey),
    most: 29,
    ends: page => dialog('Quiz Results')(page).getByText('12/12', { exact: true }),
  },
  {
    name: 'Play a note and its cadence again, take it for another degree, and hear both',
    spec: '5 by ear: Degree by Ear',
    address: '/scales?quiz=ear-degree&types=major&keys=C',
    keys: 'q p p c 2 Enter p',
    most: 7,
    ends: text('Incorrect'),
  },
];
