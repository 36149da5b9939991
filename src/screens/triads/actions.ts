import type { ActionTexts, ScreenActions } from '../action';

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
} as const satisfies Record<string, ActionTexts>;

export const triadsActions: ScreenActions = {
  actions: Object.values(TRIADS_TEXTS).map(texts => ({ texts, where: 'on Triads' })),
  errands: [],
};
