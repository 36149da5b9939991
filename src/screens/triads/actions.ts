import { START_ACTIONS, START_KEYWORDS } from '../../quiz/actions';
import { type ActionTexts, dialogWording, type ScreenActions } from '../action';

const group = 'Triads';

/** The texts of the commands of the Triads screen. */
export const TRIADS_TEXTS = {
  play: {
    id: 'triads.play',
    title: 'Play',
    group,
    keywords: ['sound', 'hear', 'replay', 'listen', 'arpeggio', 'chord', 'strum'],
  },
  goToShape: {
    id: 'triads.go-to-shape',
    title: 'Go to Shape',
    group,
    keywords: ['focus', 'neck', 'lowest note', 'bass'],
  },
  start: {
    id: 'triads-quiz.start',
    title: START_ACTIONS.start.title,
    group: 'Triads quiz',
    keywords: [...START_KEYWORDS, 'triad quiz', 'chord quiz'],
  },
} as const satisfies Record<string, ActionTexts>;

const { play, goToShape, start } = TRIADS_TEXTS;

export const triadsActions: ScreenActions = {
  actions: [play, goToShape].map(texts => ({ texts, where: 'on Triads' })),
  errands: [{ texts: start, kind: 'quiz' }],
};

export const triadsWording = dialogWording('triads-quiz', TRIADS_TEXTS.start);
