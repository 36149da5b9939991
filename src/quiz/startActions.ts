/** The texts of the commands that start and leave a quiz. */
export const START_ACTIONS = {
  start: { title: 'Start Quiz' },
  quit: { title: 'Quit Quiz', keywords: ['end', 'stop', 'leave', 'exit', 'abort', 'cancel'] },
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
  'drill',
  'practice',
  'test',
  'exam',
  'game',
  'ask me questions',
] as const;

/** What a quiz is called that waits on another screen. */
export const BACK_TO_THE_QUIZ = 'Back to the Quiz';
