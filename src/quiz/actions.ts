import { FIGURES, FINISH } from './openText';

/** The texts of the commands that every running quiz has. */
export const QUIZ_ACTIONS = {
  submit: { title: 'Submit Answer', keywords: ['check', 'enter', 'confirm'] },
  next: { title: 'Next Question', keywords: ['continue', 'skip'] },
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
