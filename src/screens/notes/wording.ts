import { dialogWording } from '../dialogWording';
import { NOTES_TEXTS } from './actions';

export const notesWording = dialogWording('notes-quiz', NOTES_TEXTS.start);
