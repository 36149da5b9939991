/**
 * The weights that order commands. A command's score is the average over the typed words of how well each is matched, times
 * that of its text, plus the extras below. The worth of a word has to weigh more than tie-breakers: the qualities lie 0.1 apart or
 * more, the tie-breakers below that.
 */

/** How well a typed word matches a word of a command. */
export const QUALITY = {
  /** The word itself. */
  exact: 1,
  /** Another form of the word, `fifths` for `fifth`: as good as the word unless another command has exactly the typed one. */
  form: 0.85,
  /** The beginning of the word: everybody types it who knows the name. */
  start: 0.75,
  /** The word with a typing error. Only tried for words that match nothing as they are typed, so that no error beats a word. */
  typo: 0.65,
  /** The beginning of the word with a typing error: less certain than a whole word. */
  startTypo: 0.55,
  /** A single letter that a word begins with, at the end of the text: it may become anything. */
  letter: 0.45,
  /** Letters inside of the word: `lat` in `flats`. Seldom meant, but better than nothing found. */
  inside: 0.35,
} as const;

/** How much a word counts in each kind of text. */
export const TEXT_WORTH = {
  /** In the title, which is what the user sees. */
  title: 1,
  /** In the title as it is spoken, for those who type what they hear. */
  spoken: 1,
  /** In a keyword: meant as well, but another command may be called that. */
  keyword: 0.85,
  /** In the name of its group: true of dozens of commands. */
  group: 0.7,
} as const;

export const EXTRA = {
  /** All typed words side by side, as they stand there: `24 frets`. */
  phrase: 0.15,
  /** The whole title was typed, or a whole keyword: for `settings`, Settings comes before Theme Green of the settings. */
  whole: 0.2,
  /** The title's first word, or a screen's name, begins with the typed text: `st` finds Start Quiz before the strings of a neck. */
  begun: 0.1,
  /** Each filler that matches: `on` in `sound on`. Fillers decide only between commands that are alike otherwise. */
  filler: 0.03,
  /** On this screen. At an equal match this comes first: people mostly act on what they see. */
  here: 0.1,
  /** On every screen: between here and elsewhere. */
  everywhere: 0.05,
  /** Goes to another screen, which undoes nothing, so it comes before commands that change something there. */
  go: 0.08,
  /** Goes to another part of this one: before its equals, but not before another match. */
  goHere: 0.02,
  /** Several settings in one command: one that does it all by itself comes first. */
  compound: -0.1,
  /** Several settings of another screen in one command, which is even more of a guess. */
  compoundElsewhere: -0.25,
  /** Takes one of many values away that are all on at first. Who names a string or an interval means it, and seldom all others. */
  undo: -0.3,
  /** Can't be run now. It stays where it is looked for, but behind its equals. */
  disabled: -0.05,
  /** Exists only elsewhere, so Enter would only say where: behind everything that can be done. */
  elsewhere: -0.4,
  /** Exists only elsewhere, but all of its title or of a keyword was typed: it was meant, and the reason is the answer. */
  elsewhereNamed: -0.2,
  /** Steps to the next or previous value. Its title doesn't name that value, so it is seldom meant. */
  step: -0.5,
  /** A word that another hints at, as `am` hints at a chord: it outweighs a guess, but no word. */
  hint: 0.12,
  /** Each word of a note or chord that was recognized as one: `a` in `a minor` is more than an article, so a way to read the text that explains it comes first. */
  note: 0.2,
} as const;
