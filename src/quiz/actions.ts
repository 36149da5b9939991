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
