import { DRILL_THESE } from '../../quiz/setupText';
import { START_ACTIONS, START_KEYWORDS } from '../../quiz/startActions';
import type { ActionTexts, ScreenActions } from '../action';

const group = 'Progress';

/** The texts of the commands of the Progress screen. */
export const PROGRESS_TEXTS = {
  drillThese: {
    id: 'progress.drill-these',
    title: DRILL_THESE,
    group,
    keywords: ['weakest', 'weak spots', 'drill my weak spots', 'mistakes', 'practice what i get wrong'],
  },
  start: {
    id: 'progress.begin',
    title: START_ACTIONS.start.title,
    group,
    keywords: START_KEYWORDS,
  },
} as const satisfies Record<string, ActionTexts>;

export const progressActions: ScreenActions = {
  actions: [{ texts: PROGRESS_TEXTS.drillThese, where: 'on Progress' }],
  errands: [],
};
