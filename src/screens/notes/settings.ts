import { fretRange } from '../../fretboard/fretRange';
import { accidentals, frets, styleIn } from '../../fretboard/neckSettings';
import { strings } from '../../fretboard/stringChoice';
import { STANDARD_GUITAR } from '../../instrument/instrument';
import { answerWith } from '../../quiz/answerWith';
import { drill, IN_DRILL, lengthSetting, pauseSetting } from '../../quiz/drillSettings';
import { order } from '../../quiz/order';
import { chromaticOptions } from '../../settings/noteOptions';
import { anyOf, oneOf, onOff } from '../../settings/optionSetting';
import type { Choices, SettingsTable } from '../../settings/setting';
import { chromaticName, PITCH_CLASSES, type PitchClass } from '../../theory/note';
import { QUIZ_LENGTH } from '../quizLength';
import type { Corner, NotesToAsk } from './corner';
import { HIGHLIGHT_TITLES } from './titles';

/** The types of quiz of the Notes screen. */
export const NOTES_QUIZ_TYPES = ['find-note', 'name-note', 'find-on-string'] as const;
export type NotesQuizType = (typeof NOTES_QUIZ_TYPES)[number];

const highlights = anyOf<PitchClass>({
  id: 'notes',
  label: 'Highlight',
  control: 'toggles',
  keywords: ['show', 'find', 'where', 'mark', 'all notes', 'every note', 'locate'],
  toggles: HIGHLIGHT_TITLES,
  options: PITCH_CLASSES.map(value => ({ value, code: chromaticName(value, 'sharps'), text: '' })),
  initial: [],
  adapt: (_, choices) => chromaticOptions(styleIn(choices)),
});

const others = onOff({
  id: 'others',
  label: 'Show other notes',
  title: 'Other notes',
  keywords: ['show unselected notes', 'note names', 'everything else'],
  leader: 'v',
  initial: 'on',
});

const quizType = oneOf<NotesQuizType>({
  id: 'quiz',
  label: 'Quiz Type',
  control: 'radios',
  leader: 'y',
  options: [
    { value: 'find-note', text: 'Find Note', keywords: ['find the note', 'places', 'positions', 'locate'] },
    { value: 'name-note', text: 'Name Note', keywords: ['name the note', 'identify', 'what note is this'] },
    {
      value: 'find-on-string',
      text: 'Find on String',
      keywords: ['one string', 'which fret', 'number row'],
    },
  ],
  initial: 'find-note',
});

/** The frets that a drill asks about. */
export const drillFrets = fretRange({
  ...{ instrument: STANDARD_GUITAR, frets, shown: IN_DRILL },
  lowest: { id: 'low', label: 'Lowest Fret' },
  highest: { id: 'high', label: 'Highest Fret' },
});

const notesToAsk = oneOf<NotesToAsk>({
  id: 'ask',
  label: 'Notes to Ask',
  ...IN_DRILL,
  control: 'radios',
  options: [
    { value: 'all', text: 'All', keywords: ['every note', 'with accidentals', 'chromatic'] },
    { value: 'naturals', text: 'Naturals', keywords: ['no sharps or flats', 'white keys', 'only naturals'] },
  ],
  initial: 'all',
});

/** What can be set on the Notes screen. */
export const notesSettings = {
  frets,
  accidentals,
  highlights,
  others,
  quizType,
  strings,
  order,
  answerWith,
  drill,
  length: lengthSetting(QUIZ_LENGTH),
  lowestFret: drillFrets.lowest,
  highestFret: drillFrets.highest,
  notesToAsk,
  pause: pauseSetting(0),
};

/** The corner of the neck that a drill asks about. */
export const cornerIn = (choices: Choices): Corner => ({
  ...drillFrets.read(choices),
  notes: notesToAsk.read(choices),
});

export const notesTable: SettingsTable = {
  rows: Object.values(notesSettings),
  settle: drillFrets.settle,
  notInQuiz: [highlights, others].map(({ id }) => id),
};
