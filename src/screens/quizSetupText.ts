/** The panel that starts a quiz. */
export const QUIZ_MODE = 'Quiz Mode';
