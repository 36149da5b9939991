/** What can be done where the user checks their own answers; each text follows its keys. */
export const SELF_CHECK_USES = {
  show: { text: 'show the answer' },
  knew: { text: 'you knew it' },
  didNot: { text: "you didn't" },
} as const;

/** The same where there is no keyboard. */
export const SELF_CHECK_TAPS = {
  asking: 'Play it or think of it, then tap Show Answer.',
  checking: 'Tap I Knew It if you did.',
} as const;
