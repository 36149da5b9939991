import type { ScreenId } from '../commands/screenId';
import { NECK_TITLES } from '../fretboard/text';
import { LISTENING } from '../listening/text';
import { AT_THE_END, IN_A_DRILL, IN_A_QUIZ, IN_A_SELF_CHECK, QUIZ_ACTIONS } from '../quiz/actions';
import { START_ACTIONS } from '../quiz/startActions';
import type { ScreenAction, ScreenActions } from './action';
import { intervalsActions } from './intervals/actions';
import { keysActions } from './keys/actions';
import { notesActions } from './notes/actions';
import { progressActions } from './progress/actions';
import { scalesActions } from './scales/actions';
import { triadsActions } from './triads/actions';
import { tunerActions } from './tuner/actions';

/** What each screen lends to the palette of the others. A new screen is a row here, too. */
export const SCREEN_ACTIONS: Readonly<Record<ScreenId, ScreenActions>> = {
  notes: notesActions,
  triads: triadsActions,
  scales: scalesActions,
  keys: keysActions,
  intervals: intervalsActions,
  progress: progressActions,
  tuner: tunerActions,
};

const quiz = 'Quiz';

/** What several screens have. */
export const SHARED_ACTIONS: readonly ScreenAction[] = [
  { texts: LISTENING.command, where: LISTENING.where },
  {
    texts: { id: 'shared.submit', group: quiz, ...QUIZ_ACTIONS.submit },
    ...{ ending: '-quiz.submit', where: IN_A_QUIZ },
  },
  {
    texts: { id: 'shared.give-up', group: quiz, ...QUIZ_ACTIONS.giveUp },
    ...{ ending: '-quiz.give-up', where: IN_A_QUIZ },
  },
  {
    texts: { id: 'shared.show-answer', group: quiz, ...QUIZ_ACTIONS.showAnswer },
    ...{ ending: '-quiz.show-answer', where: IN_A_SELF_CHECK },
  },
  {
    texts: { id: 'shared.knew', group: quiz, ...QUIZ_ACTIONS.knew },
    ...{ ending: '-quiz.knew', where: IN_A_SELF_CHECK },
  },
  {
    texts: { id: 'shared.did-not', group: quiz, ...QUIZ_ACTIONS.didNot },
    ...{ ending: '-quiz.did-not', where: IN_A_SELF_CHECK },
  },
  {
    texts: { id: 'shared.next', group: quiz, ...QUIZ_ACTIONS.next },
    ...{ ending: '-quiz.next', where: IN_A_QUIZ },
  },
  {
    texts: { id: 'shared.repeat', group: quiz, ...QUIZ_ACTIONS.repeat },
    ...{ ending: '-quiz.repeat', where: IN_A_QUIZ },
  },
  {
    texts: { id: 'shared.quit', group: quiz, ...START_ACTIONS.quit },
    ...{ ending: '-quiz.quit', where: IN_A_QUIZ },
  },
  {
    texts: { id: 'shared.finish', group: quiz, ...QUIZ_ACTIONS.finish },
    ...{ ending: '-quiz.finish', where: IN_A_DRILL },
  },
  {
    texts: { id: 'shared.figures', group: quiz, ...QUIZ_ACTIONS.figures },
    ...{ ending: '-quiz.figures', where: IN_A_DRILL },
  },
  {
    texts: { id: 'shared.start-again', group: quiz, ...QUIZ_ACTIONS.startAgain },
    ...{ ending: '-quiz.start-again', where: AT_THE_END },
  },
  { texts: { id: 'shared.results', group: quiz, ...START_ACTIONS.results }, where: AT_THE_END },
  {
    texts: {
      id: 'neck.where',
      title: NECK_TITLES.where,
      group: NECK_TITLES.group,
      keywords: ['position', 'cursor'],
    },
    where: 'on a screen with a neck',
  },
  {
    texts: { id: 'shared.tips', title: 'Tips', group: 'Screen', keywords: ['help', 'how', 'advice'] },
    ...{ ending: '.tips', where: 'on the other screens' },
  },
  {
    texts: { id: 'shared.sidebar', title: 'Hide Controls', group: 'Screen', keywords: ['sidebar', 'panel'] },
    ...{ ending: '.sidebar', where: 'on the other screens' },
  },
];
