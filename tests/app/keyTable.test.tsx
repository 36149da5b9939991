import { join } from 'node:path';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App';
import { formatWorkout } from '../../src/practice/workout';
import { SCREENS } from '../../src/screens';
import { silentPlayer, stateWith, visit } from '../openApp';
import { LESSON } from '../practice/workouts';
import { fakeSpeech } from '../speech/fakeSpeech';
import { bothWays, distinct, isIn, type Line, tableOf } from './keyTable';
import { faultsIn, lettersChapter, type Use, usesOf } from './letters';

/** A visit to the app. The help is read after each input, or immediately if there is none. */
interface Visit {
  readonly at: string;
  readonly inputs?: readonly string[];
  /** Whether a sound is playing, and whether eyes-free quizzes are on; both default to off. */
  readonly sound?: 'playing';
  readonly eyesFree?: 'on' | 'off';
  /** Whether the user has a workout. */
  readonly workouts?: 'kept';
  /** The name of a button that is there once the inputs have taken effect. */
  readonly until?: string;
}

/** One table in docs/keys.md: every key the help lists during these visits. */
interface Chapter {
  readonly title: string;
  readonly visits: readonly Visit[];
  /** The chapters whose lines it leaves out, besides the keys that work everywhere and on every neck. */
  readonly without?: readonly string[];
}

const EVERYWHERE = 'Everywhere';
const ON_NECKS = 'On every neck';

const CHAPTERS: readonly Chapter[] = [
  { title: EVERYWHERE, visits: [] },
  { title: ON_NECKS, visits: [] },
  {
    title: 'Notes',
    visits: [{ at: '/', inputs: ['1c'] }, { at: '/?accidentals=flats' }, { at: '/?drill=on' }],
  },
  {
    title: 'Notes: Find Note question',
    visits: [
      { at: '/', inputs: ['q1 ', '{Enter}'] },
      { at: '/?drill=on', inputs: ['q'] },
    ],
    without: ['Notes'],
  },
  {
    title: 'Notes: Find Note or Read the Note drill',
    visits: [
      { at: '/?drill=on&strings=5', inputs: ['q'] },
      { at: '/?quiz=read-note&drill=on&strings=5', inputs: ['q'] },
    ],
    without: ['Notes', 'Notes: Find Note question'],
  },
  {
    title: 'Notes: Find on String or Play Note question',
    visits: [
      { at: '/?quiz=find-on-string&frets=15', inputs: ['q3', '{Enter}'] },
      { at: '/?quiz=play-note&frets=15', inputs: ['q3', '{Enter}'] },
    ],
    without: ['Notes', 'Notes: Find Note question'],
  },
  {
    title: 'Notes: Name Note question',
    visits: [
      { at: '/?quiz=name-note', inputs: ['qc', '{Enter}'] },
      { at: '/?quiz=name-note&accidentals=flats', inputs: ['q'] },
    ],
    without: ['Notes'],
  },
  {
    title: 'Self-check question',
    visits: [{ at: '/?with=self-check', inputs: ['q', ' ', 'k'] }],
    without: ['Notes: Find Note question'],
  },
  { title: 'Triads', visits: [{ at: '/triads', inputs: ['j'] }] },
  {
    title: 'Triads: Name the Quality question',
    visits: [{ at: '/triads', inputs: ['qm', '{Enter}'] }],
    without: ['Triads'],
  },
  {
    title: 'Triads: Name the Inversion question',
    visits: [{ at: '/triads?quiz=name-inversion', inputs: ['q1', '{Enter}'] }],
    without: ['Triads'],
  },
  {
    title: 'Triads: Complete the Shape question',
    visits: [{ at: '/triads?quiz=complete-shape&frets=24', inputs: ['q'] }],
    without: ['Triads'],
  },
  {
    title: 'Triads: Quality by Ear question',
    visits: [{ at: '/triads?quiz=ear-quality', inputs: ['qm', '{Enter}'] }],
    without: ['Triads'],
  },
  {
    title: 'Triads: Play the Shape question',
    visits: [{ at: '/triads?quiz=play-shape&frets=24', inputs: ['q3', '{Enter}'] }],
    without: ['Triads', 'Triads: Complete the Shape question'],
  },
  {
    title: 'Scales',
    visits: [{ at: '/scales' }, { at: '/scales', sound: 'playing' }],
  },
  {
    title: 'Scales: pattern view',
    visits: [{ at: '/scales?view=patterns', inputs: ['j'] }],
    without: ['Scales'],
  },
  {
    title: 'Scales: Name the Degree question',
    visits: [{ at: '/scales', inputs: ['q1', '{Enter}'] }],
    without: ['Scales'],
  },
  {
    title: 'Scales: Find the Degree question',
    visits: [{ at: '/scales?quiz=find-degree', inputs: ['q ', '{Enter}'] }],
    without: ['Scales'],
  },
  {
    title: 'Scales: Degree by Ear question',
    visits: [{ at: '/scales?quiz=ear-degree&degrees=1.3.5.chromatic', inputs: ['q1', '{Enter}'] }],
    without: ['Scales'],
  },
  {
    title: 'Scales: Play the Pattern question',
    visits: [{ at: '/scales?quiz=play-pattern&frets=15', inputs: ['q3', '{Enter}'] }],
    without: ['Scales'],
  },
  {
    title: 'Keys',
    visits: [{ at: '/keys' }, { at: '/keys?key=F%23-major' }, { at: '/keys?view=quiz&drill=on' }],
  },
  {
    title: 'Keys: Name the Key question',
    visits: [
      { at: '/keys?view=quiz', inputs: ['qx', '{Enter}'] },
      { at: '/keys?view=quiz&drill=on', inputs: ['q'] },
    ],
    without: ['Keys'],
  },
  {
    title: 'Keys: Count the Accidentals question',
    visits: [{ at: '/keys?view=quiz&quiz=count-accidentals', inputs: ['qx', '{Enter}'] }],
    without: ['Keys'],
  },
  {
    title: 'Keys: Chord by Ear question',
    visits: [{ at: '/keys?view=quiz&quiz=ear-chord', inputs: ['q1', '{Enter}'] }],
    without: ['Keys'],
  },
  {
    title: 'Keys: results',
    visits: [{ at: '/keys?view=quiz&count=5', inputs: [`q${'x{Enter}{Enter}'.repeat(5)}`] }],
    without: ['Keys'],
  },
  { title: 'Intervals: Practice Mode', visits: [{ at: '/intervals', inputs: ['g'] }] },
  {
    title: 'Intervals: Quiz Mode',
    visits: [{ at: '/intervals?mode=quiz' }, { at: '/intervals?mode=quiz&drill=on' }],
    without: ['Intervals: Practice Mode'],
  },
  {
    title: 'Intervals: question',
    visits: [
      { at: '/intervals?mode=quiz', inputs: ['qa', '{Enter}'] },
      { at: '/intervals?mode=quiz&drill=on', inputs: ['q'] },
    ],
    without: ['Intervals: Quiz Mode'],
  },
  {
    title: 'Intervals: Play the Interval question',
    visits: [{ at: '/intervals?mode=quiz&type=play-interval', inputs: ['q3', '{Enter}'] }],
    without: ['Intervals: Quiz Mode', 'Intervals: question'],
  },
  {
    title: 'Intervals: results',
    visits: [{ at: '/intervals?mode=quiz', inputs: [`q${'a{Enter}{Enter}'.repeat(12)}`] }],
    without: ['Intervals: Quiz Mode'],
  },
  { title: 'Progress', visits: [{ at: '/progress' }, { at: '/progress?tab=keys' }] },
  { title: 'Today', visits: [{ at: '/today' }] },
  {
    title: 'Workouts',
    visits: [{ at: '/workouts', workouts: 'kept', inputs: ['{Alt>}{ArrowDown}{/Alt}'] }],
  },
  { title: 'Chords', visits: [{ at: '/chords?progression=blues' }] },
  {
    title: 'Chords: Check My Chord',
    visits: [{ at: '/chords?progression=blues', inputs: ['{Shift>}C{/Shift}'], until: 'It Was Right' }],
    without: ['Chords'],
  },
  {
    title: 'Chords: Name the Chord question',
    visits: [{ at: '/chords?types=none', inputs: ['qcm', '{Enter}'] }],
    without: ['Chords'],
  },
  {
    title: 'Chords: Build the Chord question',
    visits: [
      { at: '/chords?quiz=build-chord', inputs: ['q ', '{Enter}'] },
      { at: '/chords?quiz=build-chord&drill=on', inputs: ['q'] },
    ],
    without: ['Chords'],
  },
  {
    title: 'Chords: Chord by Ear question',
    visits: [{ at: '/chords?quiz=ear-chord-type&types=none', inputs: ['qm', '{Enter}'] }],
    without: ['Chords'],
  },
  { title: 'Tuner', visits: [{ at: '/tuner' }] },
  {
    title: 'Eyes-free quizzes',
    visits: [{ at: '/', inputs: ['q'], eyesFree: 'on' }],
    without: ['Notes: Find Note question'],
  },
];

const INTRODUCTION = `# Keys

Every screen and every key, as Fretty's own help lists them. The tables come from the app: \`tests/app/keyTable.test.tsx\` opens each screen and each state of its quizzes, reads the help (\`?\`), and fails if this file says anything else. Don't edit it by hand; run \`npm run docs:keys\` to write it again.

- These are the defaults. Single-key shortcuts can be changed one by one (\`Change Shortcuts\`, in the settings and in the palette) or switched off altogether; every command is in the palette as well.
- \`Ctrl\` is \`Cmd\` on a Mac. \`c … b\` stands for \`c\` \`d\` \`e\` \`f\` \`g\` \`a\` \`b\`, in this order.
- \`z\` then \`1\` means one key after the other. The first waits as long as you like; \`Esc\` drops it.
- \`Esc\` also closes the dialog or menu on top, and leaves a select for the neck or the heading. It never ends a quiz.
- \`q\` starts the quiz again from any results, in the dialogs of the notes, triads and scales quizzes as well.
- The neck's keys work while it has the focus. The string keys put it there; from a fresh page or its heading, so do the arrows, \`n\`, \`Shift N\`, \`o\` and \`Space\`.
- In a text field, letters and digits are what you type; a select keeps them too, but not signs such as \`:\` and \`?\`.
- Where a line names a note, a key or a shape, such as "Go to D# minor", it is an example: the help names the current one.
- A line with "or" depends on the moment: \`Enter\` submits your answer, then goes to the next question.`;

type User = ReturnType<typeof userEvent.setup>;

/** A text as code in Markdown; one with a backtick stands between two. */
const codeSpan = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

const kbds = (box: Element | undefined): readonly string[] =>
  [...(box?.querySelectorAll('kbd') ?? [])].map(key => codeSpan(key.textContent));

/**
 * A line of the help: keys, title and, after a leader, its choices. A series of commands is one line with the rule for its
 * keys, or a line for each of its choices.
 */
function linesOf(row: Element, group: string): readonly Line[] {
  const [keys, title, choices] = row.querySelector('[aria-hidden]')?.children ?? [];
  const does = [...(title?.childNodes ?? [])]
    .map(({ textContent }) => bothWays(textContent ?? ''))
    .join(': ');
  if (choices === undefined) return [{ group, keys: kbds(keys).join(' or '), does }];
  const [leader] = kbds(keys);
  const followers = [...choices.children].map(choice => ({
    key: kbds(choice).join(),
    text: choice.lastChild?.textContent ?? '',
  }));
  if (leader === undefined)
    return followers.map(({ key, text }) => ({ group, keys: key, does: `${does}: ${text.trim()}` }));
  // A digit twice is a string and its fret.
  const options = followers.filter(({ key }) => key !== leader || /^`\d`$/.test(leader));
  const next = options.length < followers.length ? `, or ${leader} for the next` : '';
  const texts = options.map(({ text }) => text);
  return [
    {
      group,
      keys: `${leader} then ${options.map(({ key }) => key).join(' ')}${next}`,
      does: `${does}: ${texts.join(texts.some(text => text.includes(',')) ? '; ' : ', ')}`,
    },
  ];
}

/** What the help lists now. */
async function readHelp(user: User): Promise<readonly Line[]> {
  // A click that doesn't move the focus.
  fireEvent.click(await screen.findByRole('button', { name: 'Shortcuts' }));
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }));
  const lines = help
    .getAllByRole('heading', { level: 3 })
    // What is most used is listed in its own group as well.
    .filter(({ textContent }) => textContent !== 'Most Used')
    .flatMap(({ textContent: group, nextElementSibling }) =>
      [...(nextElementSibling?.children ?? [])].flatMap(row => linesOf(row, group)),
    );
  await user.keyboard('{Escape}');
  return lines;
}

const PLAYING = { status: 'playing', sounding: undefined } as const;

/** Every line the help lists during a visit. */
async function linesDuring({
  at,
  inputs = [],
  until,
  sound,
  eyesFree = 'off',
  workouts,
}: Visit): Promise<readonly Line[]> {
  localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { eyesFree } }));
  const values = workouts ? { w1: formatWorkout(LESSON) } : {};
  localStorage.setItem('fretty-workouts', JSON.stringify({ version: 1, values }));
  const player = { ...silentPlayer(), ...(sound && { snapshot: () => PLAYING }) };
  const user = userEvent.setup();
  visit(at);
  const state = stateWith({ player });
  const { unmount } = render(<App state={state} />);
  await screen.findByRole('heading', { level: 1 });
  // The code of the voice is fetched when it is wanted.
  await waitFor(() => expect(state.announcer.voice()).not.toBe('unknown'));
  if (workouts) await screen.findByRole('group', { name: 'Drills' });
  const lines = inputs.length === 0 ? [...(await readHelp(user))] : [];
  for (const keys of inputs) {
    await user.keyboard(keys);
    if (until) await screen.findByRole('button', { name: until });
    lines.push(...(await readHelp(user)));
  }
  unmount();
  return lines;
}

/** The page as it ought to be, and the letters that it is about. */
async function keysPage(): Promise<{ readonly page: string; readonly letters: readonly Use[] }> {
  const linesIn = new Map<string, readonly Line[]>();
  for (const { title, visits } of CHAPTERS) {
    const lines: Line[] = [];
    for (const visit of visits) lines.push(...(await linesDuring(visit)));
    linesIn.set(title, distinct(lines));
  }
  const ofScreens = CHAPTERS.filter(({ visits, without }) => visits.length > 0 && !without).map(
    ({ title }) => linesIn.get(title) ?? [],
  );
  const [notes = []] = ofScreens;
  linesIn.set(
    EVERYWHERE,
    notes.filter(line => ofScreens.every(lines => isIn(lines)(line))),
  );
  linesIn.set(
    ON_NECKS,
    notes.filter(({ group }) => group === 'Fretboard'),
  );
  const letters = CHAPTERS.filter(({ visits }) => visits.length > 0).flatMap(({ title }) =>
    usesOf(title.replace(/:.*/, ''), linesIn.get(title) ?? []),
  );
  const chapters = CHAPTERS.map(({ title, without = [] }) => {
    const others = [EVERYWHERE, ON_NECKS, ...without].filter(other => other !== title);
    const known = others.flatMap(other => linesIn.get(other) ?? []);
    return `## ${title}\n\n${tableOf((linesIn.get(title) ?? []).filter(line => !isIn(known)(line)))}`;
  });
  return { page: `${[INTRODUCTION, ...chapters, lettersChapter(letters)].join('\n\n')}\n`, letters };
}

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.3);
  const { scope } = fakeSpeech();
  vi.stubGlobal('speechSynthesis', scope.speechSynthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', scope.SpeechSynthesisUtterance);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('given docs/keys.md, when the help of every screen is read, then the page lists those keys and says why a letter has two meanings', {
  tags: 'full',
  // It opens some forty pages, each with the whole list of keys.
  timeout: 180_000,
}, async () => {
  const { page, letters } = await keysPage();
  for (const { name } of SCREENS) expect(page).toMatch(new RegExp(`^## ${name}\\b`, 'm'));
  expect(faultsIn(letters)).toEqual([]);
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, '../../docs/keys.md'));
});
