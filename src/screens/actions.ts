import type { ScreenId } from '../commands/command';
import { NECK_TITLES } from '../fretboard/text';
import { LISTENING } from '../listening/text';
import {
  AT_THE_END,
  DRILL_STARTS,
  type DrillKind,
  drillStartId,
  IN_A_DRILL,
  IN_A_QUIZ,
  IN_A_SELF_CHECK,
  QUIZ_ACTIONS,
  START_ACTIONS,
} from '../quiz/actions';
import { drillChoices } from '../quiz/order';
import type { ActionTexts, Errand, ScreenAction, ScreenActions } from './action';
import { intervalsActions } from './intervals/actions';
import { keysActions } from './keys/actions';
import { notesActions } from './notes/actions';
import { progressActions } from './progress/text';
import { scalesActions } from './scales/actions';
import { triadsActions } from './triads/actions';
import { tunerActions } from './tuner/text';

const DRILL_KINDS: readonly DrillKind[] = ['drill', 'weak'];

/** The quick drills that start at once, given what starts the quiz. */
const drillErrands = ({ texts: { id, group }, reveal = choices => choices }: Errand): readonly Errand[] =>
  DRILL_KINDS.map(kind => ({
    texts: { id: drillStartId(id, kind), group, ...DRILL_STARTS[kind] },
    ...{ kind: 'drill', runs: id },
    reveal: choices => drillChoices(reveal(choices), kind),
  }));

const withDrills = ({ actions, errands }: ScreenActions): ScreenActions => ({
  actions,
  errands: errands.flatMap(errand => (errand.kind === 'quiz' ? [errand, ...drillErrands(errand)] : [errand])),
});

/** What each screen lends to the palette of the others. A new screen is a row here, too. */
export const SCREEN_ACTIONS: Readonly<Record<ScreenId, ScreenActions>> = {
  notes: withDrills(notesActions),
  triads: withDrills(triadsActions),
  scales: withDrills(scalesActions),
  keys: withDrills(keysActions),
  intervals: withDrills(intervalsActions),
  progress: progressActions,
  tuner: tunerActions,
};

/** What each quiz has under an id that ends alike. */
const inQuizzes = (
  name: string,
  texts: Pick<ActionTexts, 'title' | 'keywords'>,
  where: string,
): ScreenAction => ({
  texts: { id: `shared.${name}`, group: 'Quiz', ...texts },
  ending: `-quiz.${name}`,
  where,
});

/** What several screens have. */
export const SHARED_ACTIONS: readonly ScreenAction[] = [
  { texts: LISTENING.command, where: LISTENING.where },
  inQuizzes('submit', QUIZ_ACTIONS.submit, IN_A_QUIZ),
  inQuizzes('give-up', QUIZ_ACTIONS.giveUp, IN_A_QUIZ),
  inQuizzes('show-answer', QUIZ_ACTIONS.showAnswer, IN_A_SELF_CHECK),
  inQuizzes('knew', QUIZ_ACTIONS.knew, IN_A_SELF_CHECK),
  inQuizzes('did-not', QUIZ_ACTIONS.didNot, IN_A_SELF_CHECK),
  inQuizzes('next', QUIZ_ACTIONS.next, IN_A_QUIZ),
  inQuizzes('repeat', QUIZ_ACTIONS.repeat, IN_A_QUIZ),
  inQuizzes('quit', START_ACTIONS.quit, IN_A_QUIZ),
  inQuizzes('finish', QUIZ_ACTIONS.finish, IN_A_DRILL),
  inQuizzes('figures', QUIZ_ACTIONS.figures, IN_A_DRILL),
  inQuizzes('start-again', QUIZ_ACTIONS.startAgain, AT_THE_END),
  { texts: { id: 'shared.results', group: 'Quiz', ...START_ACTIONS.results }, where: AT_THE_END },
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
