import { BACK_TO_THE_QUIZ, START_ACTIONS, START_KEYWORDS } from '../../quiz/actions';
import type { QuizWording } from '../../quiz/quizCommands';
import { isOpen } from '../../quiz/session';
import type { ActionJoin } from '../../settings/joinedSettings';
import { INTERVALS, type Interval } from '../../theory/interval';
import type { ActionTexts, ScreenActions } from '../action';
import { INTERVAL_WORDS, intervalsSettings } from './settings';

const group = 'Intervals';
const where = 'on Intervals';

/** The texts of the commands of the Intervals screen. */
export const INTERVALS_TEXTS = {
  replay: {
    id: 'intervals.replay',
    title: 'Replay',
    group,
    keywords: ['play', 'hear', 'again', 'last played', 'repeat'],
  },
  askAll: { id: 'intervals.ask-all', title: 'Ask All', group, keywords: ['every interval', 'select all'] },
  askNone: { id: 'intervals.ask-none', title: 'Clear', group, keywords: ['ask no interval', 'none'] },
  help: {
    id: 'intervals.directions',
    title: 'Help',
    group,
    keywords: ['direction options explained', 'ascending descending'],
  },
  start: {
    id: 'intervals-quiz.start',
    title: START_ACTIONS.start.title,
    group: 'Intervals quiz',
    keywords: [
      ...[...START_KEYWORDS, 'ear training', 'ear test', 'recognize intervals by ear', 'listening', 'again'],
      ...['seconds', 'thirds', 'fourths', 'fifths', 'sixths', 'sevenths', 'octaves', 'tritones', 'learn'],
    ],
  },
} as const satisfies Record<string, ActionTexts>;

/** The texts of the command that plays an interval, away from the button that has its name. */
export const playTexts = ({ name, semitones, spoken }: Interval): ActionTexts => ({
  id: `intervals.play.${semitones}`,
  title: `Play ${name}`,
  group,
  keywords: [spoken, 'hear', 'listen', 'sound of the interval', ...INTERVAL_WORDS[semitones]],
});

/** What an interval can be played with: a root and a direction. */
export const playJoin = ({ name, semitones, spoken }: Interval): ActionJoin => ({
  table: 'intervals',
  rows: [intervalsSettings.root.id, intervalsSettings.direction.id],
  label: 'Play',
  values: [name, spoken, ...INTERVAL_WORDS[semitones]],
});

const { replay, askAll, askNone, help, start } = INTERVALS_TEXTS;

export const intervalsActions: ScreenActions = {
  actions: [
    { texts: replay, where },
    ...[askAll, askNone, help].map(texts => ({ texts, where: 'in Quiz Mode on Intervals' })),
  ],
  errands: [
    ...INTERVALS.map(interval => ({
      texts: playTexts(interval),
      join: playJoin(interval),
      kind: 'sound' as const,
      reveal: (choices: Parameters<typeof intervalsSettings.mode.read>[0]) =>
        intervalsSettings.mode.write(choices, 'practice'),
    })),
    { texts: start, kind: 'quiz', reveal: choices => intervalsSettings.mode.write(choices, 'quiz') },
  ],
};

export const intervalsWording: QuizWording = {
  id: 'intervals-quiz',
  group: INTERVALS_TEXTS.start.group,
  // In practice, this starts the quiz or goes back to a waiting one.
  startTitle(session, isShown) {
    if (isOpen(session)) return isShown ? undefined : BACK_TO_THE_QUIZ;
    return session.status === 'completed' && isShown ? 'New Quiz' : INTERVALS_TEXTS.start.title;
  },
  startKeywords: INTERVALS_TEXTS.start.keywords,
  quitTitle(session) {
    if (isOpen(session)) return 'End Quiz';
    return session.status === 'completed' ? 'Back to Quiz Setup' : undefined;
  },
  quitKeywords: ['quit', ...START_ACTIONS.quit.keywords],
  resultsTitle: 'View Results',
  results: 'page',
};
