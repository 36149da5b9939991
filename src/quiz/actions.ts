/** The texts of the commands that every running quiz has. */
export const QUIZ_ACTIONS = {
  submit: { title: 'Submit Answer', keywords: ['check', 'enter', 'confirm'] },
  giveUp: {
    title: "I Don't Know",
    keywords: ['give up', 'dont', 'skip', 'show the answer', 'pass', 'solution'],
  },
  showAnswer: { title: 'Show Answer', keywords: ['reveal', 'solution', 'turn over'] },
  knew: { title: 'I Knew It', keywords: ['right', 'correct', 'yes'] },
  didNot: { title: "I Didn't", keywords: ['wrong', 'incorrect', 'no', 'didnt know'] },
  next: { title: 'Next Question', keywords: ['continue', 'skip'] },
  startAgain: { title: 'Start Again', keywords: ['repeat', 'once more', 'restart'] },
  finish: { title: 'Finish', keywords: ['end', 'stop', 'done', 'enough', 'results'] },
  figures: {
    title: 'How am I doing?',
    keywords: [
      'score',
      'figures',
      'accuracy',
      'time left',
      'how many questions',
      'answers per minute',
      'answers a minute',
      'say',
    ],
  },
  repeat: { title: 'Repeat the question', keywords: ['again', 'say', 'hear', 'eyes-free'] },
} as const;

/** Where there is a quiz to act on, within a sentence. */
export const IN_A_QUIZ = 'in a quiz';
export const AT_THE_END = 'at the end of a quiz';
export const IN_A_DRILL = 'in a drill';
export const IN_A_SELF_CHECK = 'in a self-check';

/** The texts of the commands that start and leave a quiz. */
export const START_ACTIONS = {
  start: { title: 'Start Quiz' },
  quit: {
    title: 'Quit Quiz',
    keywords: ['end', 'stop', 'stop quiz', 'end quiz', 'leave', 'exit', 'abort', 'cancel'],
  },
  results: {
    title: 'See Results',
    keywords: ['statistics', 'stats', 'score', 'progress', 'how well', 'percent', 'accuracy'],
  },
} as const;

/** The words for starting any quiz. */
export const START_KEYWORDS = [
  'begin',
  'restart',
  'start again',
  'practice',
  'test',
  'exam',
  'game',
  'ask me questions',
] as const;

/** What a quiz is called that waits on another screen. */
export const BACK_TO_THE_QUIZ = 'Back to the Quiz';

/** A quick drill that starts at once: of anything, or first of what was answered wrong. */
export type DrillKind = 'drill' | 'weak';

/** The texts of the commands that start one. */
export const DRILL_STARTS: Readonly<
  Record<DrillKind, { readonly title: string; readonly keywords: readonly string[] }>
> = {
  drill: {
    title: 'Start Quick Drill',
    keywords: ['drill me', 'begin', 'fast drill', 'speed drill', 'rapid fire'],
  },
  weak: {
    title: 'Drill Weak Spots',
    keywords: [
      ...['start', 'practice', 'my weakest', 'weak points', 'worst'],
      ...['mistakes', 'what i get wrong', 'trouble', 'quick drill'],
    ],
  },
};

/**
 * The id of the command that starts one, given that of the start of the quiz.
 *
 * @example drillStartId('notes-quiz.start', 'weak') // 'notes-quiz.start-weak'
 */
export const drillStartId = (start: string, kind: DrillKind): string => `${start}-${kind}`;
