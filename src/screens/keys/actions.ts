import { START_ACTIONS, START_KEYWORDS } from '../../quiz/actions';
import type { QuizWording } from '../../quiz/quizCommands';
import { isOpen } from '../../quiz/session';
import type { ActionTexts, ScreenActions } from '../action';
import { keysSettings } from './settings';

const group = 'Keys';
const where = 'on Keys';

/** The texts of the commands of the Keys screen. */
export const KEYS_TEXTS = {
  play: {
    id: 'keys.play',
    title: 'Play',
    group,
    keywords: ['sound', 'hear', 'play the major scale', 'minor scale', 'listen'],
  },
  clockwise: {
    id: 'keys.clockwise',
    title: 'Up a fifth',
    group,
    keywords: ['next', 'circle', 'clockwise', 'sharper'],
  },
  counterclockwise: {
    id: 'keys.counterclockwise',
    title: 'Down a fifth',
    group,
    keywords: ['previous', 'circle', 'counterclockwise', 'flatter', 'up a fourth'],
  },
  start: {
    id: 'keys-quiz.start',
    title: START_ACTIONS.start.title,
    group: 'Keys quiz',
    keywords: [...START_KEYWORDS, 'key signature', 'sharps and flats', 'learn'],
  },
} as const satisfies Record<string, ActionTexts>;

const { play, clockwise, counterclockwise, start } = KEYS_TEXTS;

/** What goes to the relative key, whose name is known once a key is selected. */
const relative: ActionTexts = {
  id: 'keys.relative',
  title: 'Relative Key',
  group,
  keywords: ['relative minor', 'relative major', 'swap'],
};

export const keysActions: ScreenActions = {
  actions: [
    ...[play, clockwise, counterclockwise].map(texts => ({ texts, where })),
    { texts: relative, where: 'on Keys, once a key is chosen' },
  ],
  errands: [{ texts: start, kind: 'quiz', reveal: choices => keysSettings.view.write(choices, 'quiz') }],
};

export const keysWording: QuizWording = {
  id: 'keys-quiz',
  group: KEYS_TEXTS.start.group,
  // Beside the other tab, this starts the quiz or goes back to a waiting one.
  startTitle(session, isShown) {
    if (isOpen(session)) return isShown ? undefined : 'Back to the Quiz';
    return session.status === 'completed' && isShown ? undefined : KEYS_TEXTS.start.title;
  },
  startKeywords: KEYS_TEXTS.start.keywords,
  // Before the first answer there are no results to show, so leaving goes back to the setup.
  quitTitle: session =>
    isOpen(session) && session.answered.length === 0 ? START_ACTIONS.quit.title : undefined,
  quitKeywords: START_ACTIONS.quit.keywords,
  endTitle: session => (isOpen(session) && session.answered.length > 0 ? 'End Quiz' : undefined),
  endKeywords: ['quit', ...START_ACTIONS.quit.keywords],
  results: 'page',
};
