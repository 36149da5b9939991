import type { Page } from './page.ts';

/** A guitar's open strings from the 1st to the 6th, in semitones above C. */
const OPEN_STRINGS = [4, 11, 7, 2, 9, 4];

const NOTES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'];
const NOTE_KEYS = ['c', 'Shift+C', 'd', 'Shift+D', 'e', 'f', 'Shift+F', 'g', 'Shift+G', 'a', 'Shift+A', 'b'];
/** The same in flats. */
const FLATS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'];
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

/** The open strings from the 1st on, and the keys of the twelve notes from C up. */
interface NotesAnswered {
  readonly openStrings?: readonly number[];
  readonly keys?: readonly string[] | undefined;
}

/** The answer key for a Name Note question, worked out from the name of the focused cell and the open strings. */
export async function noteKey(
  page: Page,
  { openStrings = OPEN_STRINGS, keys = NOTE_KEYS }: NotesAnswered = {},
): Promise<string> {
  const name = (await page.locator('[role="gridcell"]:focus').textContent()) ?? '';
  const [, guitarString, fret] = found(
    /string (\d), (?:open|fret (\d+))/.exec(name),
    'which position it asks about',
  );
  return keys[(found(openStrings[Number(guitarString) - 1], 'a string') + Number(fret ?? 0)) % 12] ?? '';
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

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const NATURALS = [0, 2, 4, 5, 7, 9, 11];

/** How far a note is above the bottom line of its staff, in lines and spaces, from the words for its place. */
function staffStep(words: string): number {
  const [, place = '', kind] = /(\w+) (line|space) from below/.exec(words) ?? [];
  if (kind) return 2 * ORDINALS.indexOf(place) + (kind === 'space' ? 1 : 0);
  const ledger = ORDINALS.indexOf(/(\w+) ledger line/.exec(words)?.[1] ?? '') + 1;
  const beyond = 2 * ledger + (words.includes('space') ? 1 : 0);
  return words.includes('below the staff') ? -beyond : 8 + beyond;
}

/** The note that is read without a key signature, as a guitar sounds it, as a MIDI number: E3 is on the bottom line. */
export async function readPitch(page: Page): Promise<number> {
  const staff = page.getByRole('img', { name: 'Treble clef, no sharps or flats: ' });
  const words = found(/: a note (.*)$/.exec((await staff.getAttribute('aria-label')) ?? '')?.[1], 'a note');
  const letters = staffStep(words) + 2;
  const sign = words.endsWith('with a sharp') ? 1 : words.endsWith('with a flat') ? -1 : 0;
  return 48 + 12 * Math.floor(letters / 7) + found(NATURALS.at(letters % 7), 'a letter') + sign;
}

/** The answer key for a note that is read and named. */
export const readNameKey = async (page: Page): Promise<string> =>
  NOTE_KEYS[(await readPitch(page)) % 12] ?? '';

/** The guitar's open strings from the 1st to the 6th, as MIDI numbers. */
const OPEN_PITCHES = [64, 59, 55, 50, 45, 40];

/** The two keys that find a note that is read: the string on which its fret is lowest, and that fret. */
export async function readPlaceKeys(page: Page): Promise<readonly [string, string]> {
  const midi = await readPitch(page);
  const row = OPEN_PITCHES.findIndex(open => open <= midi);
  return [String(row + 1), found(ROW_CODES[midi - found(OPEN_PITCHES[row], 'a string')], 'a fret')];
}

/** The key of the number row that finds a note that is read on the string that is named. */
export async function readFretKey(page: Page): Promise<string> {
  const prompt = (await page.getByText(/^Find this note on string \d/).textContent()) ?? '';
  const string = Number(found(/string (\d)/.exec(prompt)?.[1], 'a string'));
  return found(ROW_CODES[(await readPitch(page)) - found(OPEN_PITCHES[string - 1], 'a string')], 'a fret');
}

/** The answer key for the interval that was played last. */
export async function intervalKey(page: Page): Promise<string> {
  await page.waitForFunction(() => window.tones.length >= 2);
  const [root, target] = await page.evaluate(() => window.tones.splice(0));
  const ratio = (target?.frequency ?? 0) / (root?.frequency ?? 1);
  return found(INTERVAL_KEYS[Math.abs(Math.round(12 * Math.log2(ratio)))], 'which interval it plays');
}

/** The notes that were plucked for the open question, as MIDI numbers, once all are there; each is heard once. */
async function heardNotes(page: Page, areThere: () => boolean): Promise<readonly number[]> {
  await page.waitForFunction(areThere);
  const tones = await page.evaluate(() => window.tones.splice(0));
  return tones.map(({ frequency }) => Math.round(69 + 12 * Math.log2(frequency / 440)));
}

/** How far a note lies above the tonic that a question names, in semitones. */
async function aboveTonic(page: Page, midi: number): Promise<number> {
  const prompt = (await page.getByText(/^Which (degree|chord) of/).textContent()) ?? '';
  const tonic = found(/of ([A-G][#b]?) /.exec(prompt)?.[1], 'its key');
  const pitch = Math.max(NOTES.indexOf(tonic), FLATS.indexOf(tonic));
  return (((midi - pitch) % 12) + 12) % 12;
}

/** The keys of the tonic, the third and the fifth of any scale by their semitones above the tonic. */
const DEGREE_KEYS: Readonly<Record<number, string>> = { 0: '1', 3: '3', 4: '3', 6: '5', 7: '5' };

/** The answer key for the degree that was heard last. */
export async function degreeKey(page: Page): Promise<string> {
  const midi = found((await heardNotes(page, () => window.tones.length >= 1)).at(-1), 'a note');
  return found(DEGREE_KEYS[await aboveTonic(page, midi)], 'a degree that is asked');
}

/** The keys of I, IV and V by the semitones of their roots above the tonic. */
const CHORD_KEYS: Readonly<Record<number, string>> = { 0: '1', 5: '4', 7: '5' };

/** The answer key for the chord of a key that was heard last, whose lowest note is its root. */
export async function chordKey(page: Page): Promise<string> {
  const bass = Math.min(...(await heardNotes(page, () => window.tones.length >= 4)).slice(-4));
  return found(CHORD_KEYS[await aboveTonic(page, bass)], 'a chord that is asked');
}

/** The keys of the qualities by the semitones of third and fifth above the root. */
const QUALITY_KEYS: Readonly<Record<string, string>> = {
  ...{ '4 7': 'Shift+M', '3 7': 'm', '3 6': 'd', '4 8': 'a' },
};

/** The answer key for the triad in root position that was heard last, whatever octave its notes were read in. */
export async function qualityKey(page: Page): Promise<string> {
  const [root = 0, ...above] = (await heardNotes(page, () => window.tones.length >= 3)).slice(-3);
  const shape = above.map(midi => (midi - root + 24) % 12).join(' ');
  return found(QUALITY_KEYS[shape], `a triad in root position, but ${shape} above ${root}`);
}
