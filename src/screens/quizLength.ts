/** The fixed length of the notes and the interval quizzes (spec §9). */
export const QUIZ_LENGTH = 12;
