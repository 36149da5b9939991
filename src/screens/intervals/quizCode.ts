import { later } from '../../ui/later';

/** What the quiz of the Intervals screen needs, fetched after the screen has been drawn. */
export const intervalsQuizCode = later(() => import('./running'));
