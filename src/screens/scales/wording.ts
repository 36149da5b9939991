import { dialogWording } from '../dialogWording';
import { SCALES_TEXTS } from './actions';

export const scalesWording = dialogWording('scales-quiz', SCALES_TEXTS.start);
