import { later } from '../../ui/later';

/** What the quiz of the Triads screen needs, fetched after the screen has been drawn. */
export const triadsQuizCode = later(() => import('./running'));
