/** Why an answered question takes no other answer. */
export const ANSWERED_ALREADY = 'Already answered: press Enter to continue';

/** What the settings show if the browser has no voice. */
export const NO_VOICE = 'This browser has no voice of its own. A screen reader still reads everything.';
