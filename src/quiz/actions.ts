import { FIGURES, FINISH, GIVE_UP, SELF_CHECK, START_AGAIN } from './openText';

/** The texts of the commands that every running quiz has. */
export const QUIZ_ACTIONS = {
  submit: { title: 'Submit Answer', keywords: ['check', 'enter', 'confirm'] },
  giveUp: {
    title: GIVE_UP,
    keywords: ['give up', 'dont', 'skip', 'show the answer', 'pass', 'solution'],
  },
  showAnswer: { title: SELF_CHECK.show, keywords: ['reveal', 'solution', 'turn over'] },
  knew: { title: SELF_CHECK.knew, keywords: ['right', 'correct', 'yes'] },
  didNot: { title: SELF_CHECK.didNot, keywords: ['wrong', 'incorrect', 'no', 'didnt know'] },
  next: { title: 'Next Question', keywords: ['continue', 'skip'] },
  startAgain: { title: START_AGAIN, keywords: ['repeat', 'once more', 'restart'] },
  finish: { title: FINISH, keywords: ['end', 'stop', 'done', 'enough', 'results'] },
  figures: {
    title: FIGURES,
    keywords: ['score', 'figures', 'accuracy', 'time left', 'how many questions', 'answers a minute', 'say'],
  },
  repeat: { title: 'Repeat the question', keywords: ['again', 'say', 'hear', 'eyes-free'] },
} as const;

/** Where there is a quiz to act on, within a sentence. */
export const IN_A_QUIZ = 'in a quiz';
export const AT_THE_END = 'at the end of a quiz';
export const IN_A_DRILL = 'in a drill';
export const IN_A_SELF_CHECK = 'in a self-check';
