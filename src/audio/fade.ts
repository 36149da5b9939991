/** The length of a fade-out (seconds): long enough not to click. */
export const FADE = 0.012;
