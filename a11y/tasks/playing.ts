import { NOTE_OFF, NOTE_ON, send, strike } from '../../tests/browser/midiGuitar.ts';
import { fretKey, stepKey } from './answers.ts';
import type { Page } from './page.ts';
import { byTab, dialog, focused, type Keys, radio, select, type Task, tabsTo, text, typed } from './task.ts';

const playAllByKeys: Keys = async function* (page) {
  yield* ['y', '4', 'q'];
  for (let question = 1; question <= 12; question++) yield* [await fretKey(page), 'Enter', 'Enter'];
};

const drillAllByKeys: Keys = async function* (page) {
  yield* ['y', '4', 'x', 'x', 'q'];
  for (let question = 1; question < 12; question++) yield await fretKey(page);
  yield `${await fretKey(page)} (Quiz Results)`;
};

const stepAll: Keys = async function* (page) {
  yield* ['q', 'p'];
  for (let question = 1; question <= 12; question++) yield* [await stepKey(page), 'Enter', 'Enter'];
};

/** The open strings from the 1st to the 6th, as MIDI numbers. */
const OPEN_STRINGS = [64, 59, 55, 50, 45, 40];

const ROW_FRETS: Record<string, number> = { Backquote: 0, Digit0: 10, Minus: 11 };

/** Plays what is asked on the MIDI guitar, and waits until it has been judged aloud. */
async function playAsked(page: Page): Promise<void> {
  const prompt = (await page.getByText(/^Play .+ on string \d$/).textContent()) ?? '';
  const key = await fretKey(page);
  const fret = ROW_FRETS[key] ?? Number(key.replace('Digit', ''));
  const midi = (OPEN_STRINGS[Number(prompt.at(-1)) - 1] ?? 0) + fret;
  await send(page, NOTE_ON, midi, 100);
  await send(page, NOTE_OFF, midi, 0);
  await page.waitForFunction(() => window.utterances.some(({ text }) => text.startsWith('Right: ')));
}

/** A minor pentatonic, pattern 1, as MIDI numbers. */
const A_MINOR_PENTATONIC = [45, 48, 50, 52, 55, 57, 60, 62, 64, 67, 69, 72];

/** A G in place of an A. */
const WRONG = 43;

/** Plays the pattern on the MIDI guitar; its first note is wrong at first, which is said. */
async function playPattern(page: Page): Promise<void> {
  await send(page, NOTE_ON, WRONG, 100);
  await page.waitForFunction(() => window.utterances.some(({ text }) => text.startsWith('Heard G. ')));
  await send(page, NOTE_OFF, WRONG, 0);
  for (const [index, midi] of A_MINOR_PENTATONIC.entries()) {
    await text(`Question ${index + 1} of 12`)(page).waitFor();
    await strike(page, midi);
  }
}

/** From a fresh load: the minor pentatonic on A in patterns, told string by string, and played. */
const learnByEar: Keys = async function* (page) {
  yield* ['l', 's', 'r', 'a', 'a', 'p', 'v', '2', 'y', '4'];
  yield* [': (Type a command)', ...typed('answer with midi').split(' '), 'Enter'];
  yield* ['q', 's', 's', 's', 's', 's', 's', 'Shift+S'];
  await playPattern(page);
};

/** What you can do where notes are played; tests/browser/playing.spec.ts plays a whole drill through the microphone. */
export const playing: readonly Task[] = [
  {
    name: 'Choose Play Note, and answer twelve questions by the number row',
    spec: '5 playing: Play Note',
    address: '/',
    keys: playAllByKeys,
    most: 39,
    ends: page => dialog('Quiz Results')(page).getByText('12/12', { exact: true }),
  },
  {
    name: 'Drill Play Note with a key each',
    spec: '5 playing: Play Note',
    address: '/',
    keys: drillAllByKeys,
    most: 17,
    ends: page => dialog('Quiz Results')(page).getByText('12/12', { exact: true }),
  },
  {
    name: 'Choose Play the Interval in the palette',
    spec: '5 playing: Play the Interval',
    address: '/intervals?mode=quiz',
    keys: `: (Type a command) ${typed('play the interval')} Enter`,
    most: 19,
    ends: radio('Play the Interval'),
  },
  {
    name: 'Hear the root, and play the second note by the number row twelve times',
    spec: '5 playing: Play the Interval',
    address: '/intervals?mode=quiz&type=play-interval',
    keys: stepAll,
    most: 38,
    ends: text('12/12'),
  },
  {
    name: 'Choose to answer with the microphone, in the palette',
    spec: '5 playing: Answer With',
    address: '/?quiz=play-note',
    keys: `: (Type a command) ${typed('microphone')} Enter`,
    most: 12,
    ends: radio('Microphone'),
  },
  {
    name: 'Choose to answer with the microphone and then with MIDI, by the radios',
    spec: '5 playing: Answer With',
    address: '/?quiz=play-note',
    async *keys(page) {
      yield* tabsTo(page, page.getByRole('group', { name: 'Answer With' }));
      yield* ['ArrowDown', 'ArrowDown'];
      await text(/No sound leaves this device/)(page).waitFor();
      yield 'ArrowDown';
    },
    most: 28,
    ends: focused(radio('MIDI')),
  },
  {
    name: 'Start and stop listening with a key',
    spec: '5 playing: Listen, Stop Listening',
    address: '/?quiz=play-note&with=midi',
    async *keys(page) {
      await page.getByRole('button', { name: 'Listen', exact: true }).waitFor();
      yield* ['Shift+L', 'Shift+L'];
    },
    most: 2,
    ends: text('Not listening'),
  },
  {
    name: 'Play a note on a MIDI guitar, and go on',
    spec: '5 playing: Play Note',
    address: '/?quiz=play-note&with=midi',
    async *keys(page) {
      yield 'q';
      await playAsked(page);
      yield 'Enter';
    },
    most: 2,
    ends: text('Question 2 of 12'),
  },
  {
    name: 'Learn a scale shape by ear alone: be told it string by string, then play it on a MIDI guitar',
    spec: '5 hands: Play the Pattern',
    address: '/',
    keys: learnByEar,
    most: 36,
    ends: page => dialog('Quiz Results')(page).getByText('11/12', { exact: true }),
  },
  {
    name: 'Start a quiz whose microphone is denied, and answer by a key',
    spec: '5 playing: Answer With',
    address: '/?quiz=play-note&with=microphone',
    async *keys(page) {
      yield 'q';
      yield* [await fretKey(page), 'Enter'];
    },
    most: 3,
    ends: text('Correct!'),
  },
  {
    name: 'Listen on the tuner with a microphone that is denied',
    spec: '5 playing: Tuner',
    address: '/tuner',
    keys: 'Shift+L',
    most: 1,
    ends: text(/^The microphone wasn't allowed/),
  },
  {
    name: 'Have no readings said',
    spec: '5 playing: Tuner',
    address: '/tuner',
    keys: byTab('', page => page.getByRole('combobox', { name: 'Say Readings' }), 'ArrowDown ArrowDown'),
    most: 13,
    ends: select('Say Readings', 'Never'),
  },
  {
    name: 'Tune to an A4 of 442 Hz',
    spec: '5 playing: Tuner',
    address: '/tuner',
    keys: byTab('', page => page.getByRole('combobox', { name: 'A4' }), 'ArrowDown ArrowDown'),
    most: 12,
    ends: select('A4', '442 Hz'),
  },
];
