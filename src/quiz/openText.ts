/** Why an answered question takes no other answer. */
export const ANSWERED_ALREADY = 'Already answered: press Enter to continue';

/** What the settings show if the browser has no voice. */
export const NO_VOICE = 'This browser has no voice of its own. A screen reader still reads everything.';

/** The title of giving a question up. */
export const GIVE_UP = "I Don't Know";

/** The titles of what the user does where they check their own answers. */
export const SELF_CHECK = { show: 'Show Answer', knew: 'I Knew It', didNot: "I Didn't" } as const;

/** The title of starting the quiz again from its results. */
export const START_AGAIN = 'Start Again';

/** The title of ending a drill with its results. */
export const FINISH = 'Finish';

/** The title of asking how a drill is going. */
export const FIGURES = 'How am I doing?';
