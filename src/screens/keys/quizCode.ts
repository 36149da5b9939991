import { later } from '../../ui/later';

/** What the quiz of the Keys screen needs, fetched after the screen has been drawn. */
export const keysQuizCode = later(() => import('./running'));
