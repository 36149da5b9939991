import type { QuizActs } from './acts';
import type { ItemRound } from './itemRound';

/** What can be asked of a quiz before its code is there. */
export type EarlyAct = 'start' | 'drillThese';

interface EarlyUse {
  /** Fetches the code, and then does it. */
  readonly begin: (act: EarlyAct) => void;
  /** The round of just some items that is wanted from elsewhere. */
  readonly wanted: () => ItemRound | undefined;
}

const NOTHING = () => {};

/**
 * The actions of a quiz whose code is still to be fetched: it can be started, and there is nothing else to do yet.
 *
 * @example earlyActs({ begin, wanted }).start() // begin('start')
 */
export const earlyActs = ({ begin, wanted }: EarlyUse): QuizActs<unknown> => ({
  start: () => begin('start'),
  drillThese: () => begin('drillThese'),
  itemRound: wanted,
  whyNone: () => undefined,
  ...{
    startAgain: NOTHING,
    draft: NOTHING,
    answer: NOTHING,
    pick: NOTHING,
    answerBy: NOTHING,
    submit: NOTHING,
  },
  ...{
    hear: NOTHING,
    listen: NOTHING,
    giveUp: NOTHING,
    showAnswer: NOTHING,
    judge: NOTHING,
    next: NOTHING,
    advance: NOTHING,
    quit: NOTHING,
    end: NOTHING,
    finish: NOTHING,
  },
});
