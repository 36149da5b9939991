import { dialogWording } from '../dialogWording';
import { TRIADS_TEXTS } from './actions';

export const triadsWording = dialogWording('triads-quiz', TRIADS_TEXTS.start);
