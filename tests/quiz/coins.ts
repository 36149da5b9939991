import { pick } from '../../src/quiz/chance';
import type { QuizDefinition, Run } from '../../src/quiz/definition';
import type { Pace } from '../../src/quiz/pace';
import type { QuizLength, Session } from '../../src/quiz/session';
import { spokenProgress } from '../../src/quiz/text';

export type Side = 'heads' | 'tails';

/** A coin that lies under a hand. */
export interface Coin {
  readonly side: Side;
}

export interface Purse {
  readonly length: QuizLength;
}

const SIDES: readonly Side[] = ['heads', 'tails'];

/** A quiz without end, and without music: which side of the coin is up? */
export const guessSide: QuizDefinition<Purse, Coin, Side> = {
  id: 'guess-side',
  locks: ['purse', 'drill'],
  answerCodes: ['h', 't'],
  missingAnswer: 'Choose a side first',
  lengthOf: ({ length }) => length,
  next: (_setup, _answered, chance) => ({ side: pick(SIDES, chance) }),
  itemOf: ({ side }) => `coin:${side}`,
  answersTo: () => [
    { code: 'h', answer: 'heads', text: 'Heads', hotkey: 'h' },
    { code: 't', answer: 'tails', text: 'Tails', words: 'tails side', keywords: ['number'] },
  ],
  answerIn: draft => draft,
  grade: ({ side }, answer) => (side === answer ? 'right' : 'wrong'),
  promptOf: () => ({ before: 'Which side is up?' }),
  spokenQuestion: asked => `${spokenProgress(asked)} Heads or tails?`,
  spokenDraft: (_, draft) => `${draft}, chosen`,
  spokenVerdict: ({ question, verdict }) =>
    verdict === 'right' ? `Right: ${question.side}.` : `Wrong. It is ${question.side}.`,
  spokenResults: ({ right, answered }) => `${right} of ${answered}.`,
};

/** The same coins, known by the sound that they make. */
export const hearSide: QuizDefinition<Purse, Coin, Side> = {
  ...guessSide,
  id: 'hear-side',
  isHeard: true,
  spokenArrival: asked =>
    asked.pace.kind === 'drill' && asked.number > 1 ? spokenProgress(asked) : guessSide.spokenQuestion(asked),
};

export type CoinRun = Run<Purse, QuizDefinition<Purse, Coin, Side>>;
export type CoinSession = Session<Coin, Side, CoinRun>;

export const CALM: Pace = { kind: 'calm' };
export const DRILL: Pace = { kind: 'drill', pause: 600 };
export const BY_EAR: Pace = { kind: 'eyes-free' };

export const runOf = (
  quiz: QuizDefinition<Purse, Coin, Side> = guessSide,
  pace: Pace = CALM,
  length: QuizLength = 2,
): CoinRun => ({ quiz, setup: { length }, pace });
