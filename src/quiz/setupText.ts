/** Why a setting can't be changed while a question is open. */
export const LOCKED = 'Locked while a question is open';

/** Below settings that can't be changed while a question is open. */
export const LOCKED_NOTE = 'Locked while the quiz runs.';

/** Why a command that would give the answer away is disabled while a question is open. */
export const GIVES_AWAY = 'Not while a question is open';

/** What is spoken if eyes-free quizzes are on and the browser has no voice. */
export const SPOKEN_NO_VOICE =
  'Eyes-free quizzes need a voice, and this browser has none. Quizzes run as usual.';

/** What is spoken when eyes-free quizzes are switched on. */
export const SPOKEN_EYES_FREE =
  "Eyes-free on: the browser's voice asks. With a screen reader, leave this off; both would talk.";

/** The notice beside a quiz's setup while eyes-free quizzes are on. */
export const EYES_FREE_NOTICE = {
  none: 'Eyes-free quizzes are on, but this browser has no voice: the quiz runs as usual.',
  ready:
    'Eyes-free quizzes are on. Questions are read aloud, one key answers, and the quiz moves on by itself. Quick Drill only decides what is asked and for how long.',
} as const;

/** Where there is a link to copy, within a sentence. */
export const LINK_IS = { withQuiz: 'on a screen with a quiz', withDrill: 'with Quick Drill on' } as const;

/** The texts of the command that copies a link. */
export const COPY_LINK = {
  title: 'Copy Link to This Drill',
} as const;

/** The title of starting a round of just the weakest items. */
export const DRILL_THESE = 'Drill These';

/** Why a quiz doesn't start, where its screen doesn't say more. */
export const NOTHING_TO_ASK = 'There is nothing to ask with this setup';

/** Why a round of just some items doesn't start. */
export const NONE_ASKED = 'None of them can be asked with this setup';

/**
 * Said when a round starts without some of its items.
 *
 * @example notAskedText(1, 3) // "1 of 3 can't be asked with this setup"
 */
export const notAskedText = (count: number, all: number): string =>
  `${count} of ${all} can't be asked with this setup`;
