import { accidentals, frets, styleIn } from '../../fretboard/neckSettings';
import { strings } from '../../fretboard/stringChoice';
import { drill, pauseSetting } from '../../quiz/drillSettings';
import { order } from '../../quiz/order';
import { chromaticOptions } from '../../settings/noteOptions';
import { anyOf, oneOf, onOff, type SettingsTable } from '../../settings/setting';
import { chromaticName, PITCH_CLASSES, type PitchClass } from '../../theory/note';

export type NotesQuizType = 'find-note' | 'name-note';

const highlights = anyOf<PitchClass>({
  id: 'notes',
  label: 'Highlight',
  control: 'toggles',
  options: PITCH_CLASSES.map(value => ({ value, code: chromaticName(value, 'sharps'), text: '' })),
  initial: [],
  adapt: (_, choices) => chromaticOptions(styleIn(choices)),
});

const others = onOff({ id: 'others', label: 'Show other notes', leader: 'v', initial: 'on' });

const quizType = oneOf<NotesQuizType>({
  id: 'quiz',
  label: 'Quiz Type',
  control: 'radios',
  leader: 'y',
  options: [
    { value: 'find-note', text: 'Find Note', keywords: ['places', 'positions'] },
    { value: 'name-note', text: 'Name Note', keywords: ['identify'] },
  ],
  initial: 'find-note',
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
  drill,
  pause: pauseSetting(0),
};

export const notesTable: SettingsTable = { rows: Object.values(notesSettings) };
