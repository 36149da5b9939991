import { later } from '../../ui/later';

/** What the quiz of the Notes screen needs, fetched after the screen has been drawn. */
export const notesQuizCode = later(() => import('./running'));
