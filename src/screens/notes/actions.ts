import { START_ACTIONS, START_KEYWORDS } from '../../quiz/actions';
import { type ActionTexts, dialogWording, type ScreenActions } from '../action';

const group = 'Notes';
const where = 'on Notes';

/** The texts of the commands of the Notes screen. */
export const NOTES_TEXTS = {
  selectAll: {
    id: 'notes.select-all',
    title: 'Select All',
    group,
  },
  clear: {
    id: 'notes.clear',
    title: 'Clear Selection',
    group,
  },
  play: {
    id: 'notes.play',
    title: 'Play',
    group,
  },
  start: {
    id: 'notes-quiz.start',
    title: START_ACTIONS.start.title,
    group: 'Notes quiz',
    keywords: [...START_KEYWORDS, 'fretboard quiz', 'learn'],
  },
} as const satisfies Record<string, ActionTexts>;

const { selectAll, clear, play, start } = NOTES_TEXTS;

export const notesActions: ScreenActions = {
  actions: [selectAll, clear, play].map(texts => ({ texts, where })),
  errands: [{ texts: start, kind: 'quiz' }],
};

export const notesWording = dialogWording('notes-quiz', NOTES_TEXTS.start);
