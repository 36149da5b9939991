import type { ActionTexts, ScreenActions } from '../action';

const group = 'Tuner';

/** The texts of the commands of the tuner. */
export const TUNER_TEXTS = {
  say: {
    id: 'tuner.say',
    title: 'Read It Aloud',
    group,
    keywords: ['how far off', 'is it in tune', 'say the reading', 'cents'],
  },
  tone: {
    id: 'tuner.tone',
    title: 'Play Tone',
    group,
    keywords: ['reference tone', 'tuning fork', 'tune by ear', 'beats', 'sound the string', 'pitch pipe'],
  },
  again: {
    id: 'tuner.again',
    title: 'Measure Again',
    group,
    keywords: ['reset', 'start over', 'forget the strings'],
  },
} as const satisfies Record<string, ActionTexts>;

export const tunerActions: ScreenActions = {
  actions: [
    { texts: TUNER_TEXTS.say, where: 'on the tuner' },
    { texts: TUNER_TEXTS.tone, where: 'on the tuner' },
    { texts: TUNER_TEXTS.again, where: 'on the tuner' },
  ],
  errands: [],
};
