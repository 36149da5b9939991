import { later } from '../../ui/later';

/** What the quiz of the Scales screen needs, fetched after the screen has been drawn. */
export const scalesQuizCode = later(() => import('./running'));
