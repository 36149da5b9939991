import type { ActionTexts, ScreenActions } from '../action';

const group = 'Scales';

/** The texts of the commands of the Scales screen. */
export const SCALES_TEXTS = {
  play: {
    id: 'scales.play',
    title: 'Play',
    group,
    keywords: [
      'sound',
      'hear',
      'replay',
      'listen',
      'run',
      'up and down',
      'play the major scale',
      'minor scale',
    ],
  },
  stop: {
    id: 'scales.stop',
    title: 'Stop',
    group,
    keywords: ['silence', 'halt', 'quiet', 'stop playing'],
  },
  copy: {
    id: 'scales.copy',
    title: 'Copy',
    group,
    keywords: ['text', 'clipboard', 'diagram', 'tab', 'ascii', 'export', 'share'],
  },
  previousKey: {
    id: 'scales.fifths.previous',
    title: 'Previous Key by Fifths',
    group,
    keywords: ['circle of fifths', 'round the circle', 'fourth', 'flatter'],
  },
  nextKey: {
    id: 'scales.fifths.next',
    title: 'Next Key by Fifths',
    group,
    keywords: ['circle of fifths', 'round the circle', 'fifth', 'sharper'],
  },
} as const satisfies Record<string, ActionTexts>;

/** The texts of those that exist only while patterns are shown. */
export const PATTERN_TEXTS = {
  previous: {
    id: 'scales.patterns.previous',
    title: 'Previous Pattern',
    group,
    keywords: ['shape', 'back', 'diagram'],
  },
  next: {
    id: 'scales.patterns.next',
    title: 'Next Pattern',
    group,
    keywords: ['shape', 'forward', 'diagram'],
  },
} as const satisfies Record<string, ActionTexts>;

export const scalesActions: ScreenActions = {
  actions: [
    ...Object.values(SCALES_TEXTS).map(texts => ({ texts, where: 'on Scales' })),
    ...Object.values(PATTERN_TEXTS).map(texts => ({ texts, where: 'on Scales, with View Mode Patterns' })),
  ],
  errands: [],
};
