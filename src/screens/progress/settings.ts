import { accidentals, frets } from '../../fretboard/neckSettings';
import { MEASURES, type Measure } from '../../practice/steps';
import type { AnswerWith } from '../../quiz/answerWith';
import { sharedNeck } from '../../settings/instrument';
import { oneOf, onOff } from '../../settings/options';
import type { Choices, SettingRow, SettingsTable } from '../../settings/setting';

/** The screens that have a quiz, each with a tab. */
export type ProgressTab = 'notes' | 'triads' | 'chords' | 'scales' | 'keys' | 'intervals';

const tab = oneOf<ProgressTab>({
  id: 'tab',
  label: 'Progress in',
  control: 'radios',
  leader: 'shift+v',
  options: [
    { value: 'notes', text: 'Notes', keywords: ['fretboard', 'heat map'] },
    { value: 'triads', text: 'Triads' },
    { value: 'chords', text: 'Chords' },
    { value: 'scales', text: 'Scales' },
    { value: 'keys', text: 'Keys', keywords: ['circle of fifths'] },
    { value: 'intervals', text: 'Intervals', keywords: ['ear training', 'mix-ups'] },
  ],
  initial: 'notes',
});

const MEASURE_TEXTS: Record<Measure, { readonly text: string; readonly keywords: readonly string[] }> = {
  accuracy: { text: 'Accuracy', keywords: ['percent right', 'correct'] },
  time: { text: 'Time', keywords: ['speed', 'seconds', 'how fast'] },
  answers: { text: 'Answers', keywords: ['how many', 'count'] },
};

const show = oneOf<Measure>({
  id: 'show',
  label: 'Show',
  control: 'radios',
  leader: 'v',
  options: MEASURES.map(value => ({ value, ...MEASURE_TEXTS[value] })),
  initial: 'accuracy',
});

/** What the answers behind the figures were given with; the ways are never mixed. */
const answeredWith = oneOf<AnswerWith>({
  id: 'with',
  label: 'Answered With',
  control: 'radios',
  options: [
    { value: 'keys', text: 'Keys', keywords: ['graded', 'buttons'] },
    { value: 'self-check', text: 'Self-check', keywords: ['pedal', 'hands on the guitar'] },
    { value: 'microphone', text: 'Microphone', keywords: ['played', 'guitar'] },
    { value: 'midi', text: 'MIDI', keywords: ['played', 'midi guitar'] },
  ],
  initial: 'keys',
});

/** On one of the tabs, which share their leaders. */
const on = (wanted: ProgressTab) => ({
  isShown: (choices: Choices) => tab.read(choices) === wanted,
  reveal: (choices: Choices) => tab.write(choices, wanted),
});

const notesQuiz = oneOf<
  'find-note' | 'name-note' | 'find-on-string' | 'play-note' | 'read-note' | 'read-name'
>({
  id: 'notes',
  label: 'Quiz Type',
  control: 'select',
  leader: 'y',
  ...on('notes'),
  options: [
    { value: 'find-note', text: 'Find Note', keywords: ['finding'] },
    { value: 'name-note', text: 'Name Note', keywords: ['naming'] },
    { value: 'find-on-string', text: 'Find on String', keywords: ['which fret'] },
    { value: 'play-note', text: 'Play Note', keywords: ['playing'] },
    { value: 'read-note', text: 'Read the Note', keywords: ['reading'] },
    { value: 'read-name', text: 'Read and Name', keywords: ['naming what is read'] },
  ],
  initial: 'find-note',
  defaultIs: 'written',
});

const triadsQuiz = oneOf<'name-quality' | 'name-inversion' | 'complete-shape' | 'ear-quality' | 'play-shape'>(
  {
    id: 'triads',
    label: 'Quiz Type',
    control: 'select',
    leader: 'y',
    ...on('triads'),
    options: [
      { value: 'name-quality', text: 'Name the Quality', keywords: ['qualities'] },
      { value: 'name-inversion', text: 'Name the Inversion', keywords: ['inversions'] },
      { value: 'complete-shape', text: 'Complete the Shape', keywords: ['missing note'] },
      { value: 'ear-quality', text: 'Quality by Ear', keywords: ['ear training', 'hearing'] },
      { value: 'play-shape', text: 'Play the Shape', keywords: ['playing'] },
    ],
    initial: 'name-quality',
    defaultIs: 'written',
  },
);

const chordsQuiz = oneOf<'name-chord' | 'build-chord' | 'ear-chord-type'>({
  id: 'chords',
  label: 'Quiz Type',
  control: 'select',
  leader: 'y',
  ...on('chords'),
  options: [
    { value: 'name-chord', text: 'Name the Chord', keywords: ['naming'] },
    { value: 'build-chord', text: 'Build the Chord' },
    { value: 'ear-chord-type', text: 'Chord Type by Ear', keywords: ['ear training', 'hearing'] },
  ],
  initial: 'name-chord',
  defaultIs: 'written',
});

const scalesQuiz = oneOf<'name-degree' | 'find-degree' | 'ear-degree' | 'play-pattern'>({
  id: 'scales',
  label: 'Quiz Type',
  control: 'select',
  leader: 'y',
  ...on('scales'),
  options: [
    { value: 'name-degree', text: 'Name the Degree', keywords: ['naming'] },
    { value: 'find-degree', text: 'Find the Degree', keywords: ['patterns'] },
    { value: 'ear-degree', text: 'Degree by Ear', keywords: ['ear training', 'hearing'] },
    { value: 'play-pattern', text: 'Play the Pattern', keywords: ['playing'] },
  ],
  initial: 'name-degree',
  defaultIs: 'written',
});

const keysQuiz = oneOf<'name-key' | 'count-accidentals' | 'ear-chord'>({
  id: 'keys',
  label: 'Quiz Type',
  control: 'select',
  leader: 'y',
  ...on('keys'),
  options: [
    { value: 'name-key', text: 'Name the Key', keywords: ['naming'] },
    { value: 'count-accidentals', text: 'Count the Accidentals', keywords: ['counting'] },
    { value: 'ear-chord', text: 'Chord by Ear', keywords: ['ear training', 'hearing'] },
  ],
  initial: 'name-key',
  defaultIs: 'written',
});

const intervalsQuiz = oneOf<'interval' | 'play-interval'>({
  id: 'intervals',
  label: 'Quiz Type',
  control: 'select',
  leader: 'y',
  ...on('intervals'),
  options: [
    { value: 'interval', text: 'Name the Interval', keywords: ['naming', 'by ear'] },
    { value: 'play-interval', text: 'Play the Interval', keywords: ['playing'] },
  ],
  initial: 'interval',
  defaultIs: 'written',
});

const historyTable = onOff({
  id: 'table',
  label: 'History as a table',
  keywords: ['days', 'text version', 'numbers'],
  initial: 'off',
});

/** What can be set on the Progress screen. */
export const progressSettings = {
  tab,
  answeredWith,
  show,
  notesQuiz,
  triadsQuiz,
  chordsQuiz,
  scalesQuiz,
  keysQuiz,
  intervalsQuiz,
  frets: { ...frets, ...on('notes') },
  accidentals: { ...accidentals, ...on('notes') },
  historyTable,
};

export const progressTable: SettingsTable = {
  rows: Object.values(progressSettings),
  shared: sharedNeck,
  hasNoteNames: true,
};

/** The setting that chooses a tab's type of quiz; until it is chosen, the tab shows the one that was answered last. */
export const QUIZ_ROWS: Readonly<Partial<Record<ProgressTab, SettingRow>>> = {
  notes: notesQuiz,
  triads: triadsQuiz,
  chords: chordsQuiz,
  scales: scalesQuiz,
  keys: keysQuiz,
  intervals: intervalsQuiz,
};

/** The type of quiz that some choices show. */
export function quizIn(choices: Choices): string {
  switch (tab.read(choices)) {
    case 'notes':
      return notesQuiz.read(choices);
    case 'triads':
      return triadsQuiz.read(choices);
    case 'chords':
      return chordsQuiz.read(choices);
    case 'scales':
      return scalesQuiz.read(choices);
    case 'keys':
      return keysQuiz.read(choices);
    case 'intervals':
      return intervalsQuiz.read(choices);
  }
}
