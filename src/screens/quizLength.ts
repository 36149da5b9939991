/** The length of every quiz but that of Keys, unless a drill has one of its own (spec §9). */
export const QUIZ_LENGTH = 12;
