import { FIGURES, FINISH } from './setupText';

/** The texts of the commands that every quiz has. */
export const QUIZ_ACTIONS = {
  start: { title: 'Start Quiz' },
  submit: { title: 'Submit Answer', keywords: ['check', 'enter', 'confirm'] },
  next: { title: 'Next Question', keywords: ['continue', 'skip'] },
  quit: { title: 'Quit Quiz', keywords: ['end', 'stop', 'leave', 'exit', 'abort', 'cancel'] },
  results: {
    title: 'See Results',
    keywords: ['statistics', 'stats', 'score', 'progress', 'how well', 'percent', 'accuracy'],
  },
  finish: { title: FINISH, keywords: ['end', 'stop', 'done', 'enough', 'results'] },
  figures: {
    title: FIGURES,
    keywords: ['score', 'figures', 'accuracy', 'time left', 'how many questions', 'answers a minute', 'say'],
  },
  copyLink: {
    title: 'Copy Link to This Drill',
    keywords: ['share', 'send', 'class', 'students', 'homework', 'same questions', 'seed', 'url', 'address'],
  },
  repeat: { title: 'Repeat the question', keywords: ['again', 'say', 'hear', 'eyes-free'] },
} as const;

/** The words for starting any quiz. */
export const START_KEYWORDS = [
  'begin',
  'drill',
  'practice',
  'test',
  'exam',
  'game',
  'ask me questions',
] as const;

/** Where there is a quiz to act on, within a sentence. */
export const IN_A_QUIZ = 'in a quiz';
export const AT_THE_END = 'at the end of a quiz';
export const IN_A_DRILL = 'in a drill';

/** What a quiz is called that waits on another screen. */
export const BACK_TO_THE_QUIZ = 'Back to the Quiz';
