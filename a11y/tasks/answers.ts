import type { Page } from './page.ts';

/** A guitar's open strings from the 1st to the 6th, in semitones above C. */
const OPEN_STRINGS = [4, 11, 7, 2, 9, 4];

const NOTES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'];
const NOTE_KEYS = ['c', 'Shift+C', 'd', 'Shift+D', 'e', 'f', 'Shift+F', 'g', 'Shift+G', 'a', 'Shift+A', 'b'];
const ROW_CODES = [
  ...['Backquote', 'Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5'],
  ...['Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0', 'Minus', 'Equal'],
];
const INTERVAL_NAMES = [
  ...['unison', 'minor second', 'major second', 'minor third', 'major third', 'perfect fourth', 'tritone'],
  ...['perfect fifth', 'minor sixth', 'major sixth', 'minor seventh', 'major seventh', 'octave'],
];
const INTERVAL_KEYS = 'awsedftgyhujk';

/** The tonics of the keys by their number of sharps or flats, starting at none. */
const TONICS = {
  major: { sharp: ['C', 'G', 'D', 'A', 'E', 'B', 'F#'], flat: ['C', 'F', 'Bb', 'Eb', 'Ab', 'Db', 'Gb'] },
  minor: { sharp: ['A', 'E', 'B', 'F#', 'C#', 'G#', 'D#'], flat: ['A', 'D', 'G', 'C', 'F', 'Bb', 'Eb'] },
} as const;

function found<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`the page doesn't say ${what}`);
  return value;
}

/** The answer key for a Name Note question, worked out from the name of the focused cell and the open strings. */
export async function noteKey(page: Page, openStrings: readonly number[] = OPEN_STRINGS): Promise<string> {
  const name = (await page.locator('[role="gridcell"]:focus').textContent()) ?? '';
  const [, guitarString, fret] = found(
    /string (\d), (?:open|fret (\d+))/.exec(name),
    'which position it asks about',
  );
  return NOTE_KEYS[(found(openStrings[Number(guitarString) - 1], 'a string') + Number(fret ?? 0)) % 12] ?? '';
}

/** The key of the number row that answers a Find on String or Play Note question: that of the note's lowest fret. */
export async function fretKey(page: Page, openStrings: readonly number[] = OPEN_STRINGS): Promise<string> {
  const prompt =
    (await page.getByText(/^(Find|Play) .+ on string \d(, then choose its fret)?$/).textContent()) ?? '';
  const [, note, string] = found(/(?:Find|Play) ([A-G]#?).* on string (\d)/.exec(prompt), 'what it asks for');
  const open = found(openStrings[Number(string) - 1], 'a string');
  return ROW_CODES[(NOTES.indexOf(note ?? '') - open + 12) % 12] ?? '';
}

/** The key of the number row that answers a Play the Interval question: as many frets as the interval has. */
export async function stepKey(page: Page): Promise<string> {
  const prompt = (await page.getByText(/^Play the (same )?note/).textContent()) ?? '';
  const asked = INTERVAL_NAMES.findIndex(name => prompt.includes(`${name} up`));
  return ROW_CODES[Math.max(0, asked)] ?? '';
}

/** The keys that select every position of a Find Note question's note, string by string. */
export async function placeKeys(page: Page, lastFret = 12): Promise<readonly string[]> {
  const prompt = (await page.getByText(/^Find every/).textContent()) ?? '';
  const pitch = NOTES.indexOf(found(/every ([A-G]#?) on/.exec(prompt)?.[1], 'which note it asks for'));
  return OPEN_STRINGS.flatMap((open, row) => {
    const first = (pitch - open + 12) % 12;
    const walk = (fret: number) => [
      ...(fret <= lastFret / 2 ? ['Home'] : ['End']),
      ...Array.from({ length: Math.min(fret, lastFret - fret) }, () =>
        fret <= lastFret / 2 ? 'ArrowRight' : 'ArrowLeft',
      ),
      'Space',
    ];
    const frets = [first, first + 12].filter(fret => fret <= lastFret);
    return [String(row + 1), ...frets.flatMap(walk)];
  });
}

/** The answer to a Name the Key question: the tonic with the shown signature. */
export async function tonic(page: Page): Promise<string> {
  const prompt = (await page.getByText(/key with this signature$/).textContent()) ?? '';
  const staff = (await page.getByRole('img', { name: 'Treble staff' }).getAttribute('aria-label')) ?? '';
  const count = staff.match(/sharp|flat/g)?.length ?? 0;
  const none = staff.includes('no sharps or flats');
  const type = prompt.includes('major') ? 'major' : 'minor';
  return found(TONICS[type][staff.includes('flat') ? 'flat' : 'sharp'][none ? 0 : count], 'its signature');
}

/** The answer to a counting question: the number of accidentals in the named key. */
export async function accidentals(page: Page): Promise<string> {
  const prompt = (await page.getByText(/^How many sharps or flats does/).textContent()) ?? '';
  const [, drawn, type] = found(/([A-G][#b]?) (major|minor)/.exec(prompt), 'which key it asks about');
  const tonics = type === 'major' ? TONICS.major : TONICS.minor;
  const places = [tonics.sharp, tonics.flat].map((list: readonly string[]) => list.indexOf(drawn ?? ''));
  return String(Math.max(...places));
}

/** The answer key for the interval that was played last. */
export async function intervalKey(page: Page): Promise<string> {
  await page.waitForFunction(() => window.tones.length >= 2);
  const [root, target] = await page.evaluate(() => window.tones.splice(0));
  const ratio = (target?.frequency ?? 0) / (root?.frequency ?? 1);
  return found(INTERVAL_KEYS[Math.abs(Math.round(12 * Math.log2(ratio)))], 'which interval it plays');
}
