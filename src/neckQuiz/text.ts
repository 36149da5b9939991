import type { Pace } from '../quiz/pace';
import type { Results } from '../quiz/results';
import { spokenScore } from '../quiz/text';

/** The accessible name of a question's neck. */
export const NECK_NAME = 'Fretboard';

export const ANSWERED = 'Answered';

/** The label before the right answer. */
export const CORRECT_IS = 'The correct answer is:';

/** Titles of `n` and `shift+n` after a verdict on places, and the reason why they can't run where every place was right. */
export const MISTAKES = { next: 'Next mistake', previous: 'Previous mistake', none: 'No mistakes' } as const;

/** Titles of `n` and `shift+n` after any other verdict, when they go through the notes marked right, wrong or missed. */
export const MARKED = { next: 'Next marked note', previous: 'Previous marked note' } as const;

/** The score of a running quiz. */
export const scoreLine = ({ right }: Results): string => `Score: ${right}`;

/** How many questions of a running quiz have been answered. */
export const answeredLine = ({ answered }: Results): string => `Answered: ${answered}`;

/** The results as spoken in an eyes-free quiz; otherwise a screen reader reads their dialog. */
export const spokenResults = (results: Results, { kind }: Pace): string =>
  kind === 'eyes-free' ? `The quiz is over: ${spokenScore(results)}, ${results.percent} percent.` : '';

/** The help while a question is open; each text follows its keys. */
export const QUIZ_USES = {
  answer: { text: 'answer' },
  move: { text: 'move along the neck' },
  pick: { text: 'select or deselect a position' },
  play: { text: 'hear it' },
  submit: { text: 'submit your answer' },
  next: { text: 'go on' },
  quit: { text: 'quit the quiz' },
} as const;

/** The help while a question is open where there is no keyboard. */
export const QUIZ_TAPS = {
  answer: { calm: 'Tap an answer, then submit.', quick: 'Tap an answer.' },
  pick: {
    calm: 'Tap every position, and tap again to take one back. Then submit.',
    quick: 'Tap every position: each counts as soon as you tap it.',
  },
  feedback: 'Right and wrong are marked on the neck. Tap the neck to hear a note.',
} as const;

/** The title of the panel that starts a quiz. */
export const QUIZ_MODE = 'Quiz Mode';
