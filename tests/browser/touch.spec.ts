import type { Page } from '@playwright/test';
import { accidentals, tonic } from '../../a11y/tasks/answers.ts';
import { speedUpAudio } from './intervals.audio.ts';
import { targetProblems } from './targets.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const NOTES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'];
const WORDS = NOTES.map(note => note.replace('#', ' sharp'));

/** The open strings from the 6th, in semitones above C. */
const OPEN_STRINGS = [4, 9, 2, 7, 11, 4];

const INTERVALS = [
  ...['Unison', 'Minor 2nd', 'Major 2nd', 'Minor 3rd', 'Major 3rd', 'Perfect 4th', 'Tritone', 'Perfect 5th'],
  ...['Minor 6th', 'Major 6th', 'Minor 7th', 'Major 7th', 'Octave'],
];

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Taps a radio button or checkbox on its label, where users tap it. */
async function choose(page: Page, name: string): Promise<void> {
  const option = page.getByLabel(name, { exact: true });
  const label = page.locator('label').filter({ has: option }).first();
  // Content that scrolls into view may be larger or smaller than the space reserved for it.
  await label.scrollIntoViewIfNeeded();
  await label.tap();
}

async function pick(page: Page, name: string, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name, exact: true });
  await select.tap();
  // The system draws the list of options, outside the page.
  await select.selectOption({ label: option });
}

const cell = (page: Page, place: { guitarString: number; fret: number }) =>
  page.locator(`[role="gridcell"][data-string="${place.guitarString}"][data-fret="${place.fret}"]`);

async function open(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** Checks that every tap target is large enough, and that nothing needs a sideways swipe. */
async function expectRoom(page: Page): Promise<void> {
  expect(await targetProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test('given a phone, when the frame is tapped, then every screen and every dialog opens, and every dialog closes', async ({
  page,
}) => {
  await open(page, '/', 'Notes');
  await expectRoom(page);
  for (const [from, to] of [
    ['Notes', 'Triads'],
    ['Triads', 'Scales'],
    ['Scales', 'Keys'],
    ['Keys', 'Intervals'],
    ['Intervals', 'Notes'],
  ] as const) {
    await tap(page, `You Can Learn the ${from}`);
    await expectRoom(page);
    await page.getByRole('link', { name: `Learn the ${to}`, exact: true }).tap();
    await expect(heading(page, to === 'Intervals' ? 'Interval Trainer' : to)).toBeVisible();
    await expectRoom(page);
  }

  // There is no keyboard, and so neither the list of its keys nor a key in the palette.
  await expect(page.getByRole('button', { name: 'Shortcuts', exact: true })).toHaveCount(0);
  await tap(page, 'Settings');
  await expect(dialog(page, 'Settings')).toBeVisible();
  await expectRoom(page);
  await tap(page, 'Change Shortcuts');
  await expect(dialog(page, 'Change Shortcuts')).toBeVisible();
  await expectRoom(page);
  await tap(page, 'Close');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tap(page, 'Palette');
  await expect(dialog(page, 'Command palette')).toBeVisible();
  await expect(dialog(page, 'Command palette').locator('kbd').locator('visible=true')).toHaveCount(0);
  await expect(page.getByText('Enter run', { exact: true })).toBeHidden();
  await expectRoom(page);
  await page.getByRole('combobox', { name: 'Type a command' }).fill('triads');
  await page.getByRole('option', { name: /Learn the Triads/ }).tap();
  await expect(heading(page, 'Triads')).toBeVisible();
  await tap(page, 'Palette');
  await expect(dialog(page, 'Command palette')).toBeVisible();
  await page.touchscreen.tap(195, 835);
  await expect(dialog(page, 'Command palette')).toBeHidden();
  await open(page, '/nowhere', 'Page Not Found');
  await expectRoom(page);
  await page.getByRole('link', { name: 'Go Home' }).tap();
  await expect(heading(page, 'Notes')).toBeVisible();
});

test('given a phone, when notes are explored by taps, then they are highlighted, heard and redrawn', async ({
  page,
}) => {
  await open(page, '/', 'Notes');
  await tap(page, 'C sharp');
  await expect(
    page.getByRole('gridcell', { name: 'C sharp, string 5, fret 4, highlighted', exact: true }),
  ).toBeVisible();
  await choose(page, 'Flats');
  await expect(page.getByRole('button', { name: 'D flat', exact: true, pressed: true })).toBeVisible();
  await pick(page, 'Number of Frets', '15');
  await expect(cell(page, { guitarString: 0, fret: 15 })).toBeAttached();
  await cell(page, { guitarString: 1, fret: 3 }).tap();
  await expect(page.getByRole('gridcell', { name: /^C, string 5, fret 3/ })).toBeFocused();
  await tap(page, 'Select All');
  await tap(page, 'Clear Selection');
  await tap(page, 'Tips');
  await expectRoom(page);
  await tap(page, 'Close');
  await tap(page, 'Hide Controls');
  await expect(page.getByRole('region', { name: 'Note Selection' })).toBeHidden();
  await expectRoom(page);
  await tap(page, 'Show Controls');
  await expect(page.getByRole('region', { name: 'Note Selection' })).toBeVisible();
});

test('given a phone, when the places of twelve notes are tapped, then the results are 12/12', async ({
  page,
}) => {
  await open(page, '/', 'Notes');
  for (const guitarString of ['5(A)', '4(D)', '3(G)', '2(B)', '1(E)']) await choose(page, guitarString);
  await tap(page, 'Start Quiz');
  for (let question = 1; question <= 12; question++) {
    await expect(heading(page, `Question ${question} of 12`)).toBeVisible();
    const prompt = await page.getByText(/^Find every/).textContent();
    const pitch = NOTES.indexOf(/every ([A-G]#?)/.exec(prompt ?? '')?.[1] ?? '');
    const first = (pitch - 4 + 12) % 12;
    for (const fret of first === 0 ? [0, 12] : [first]) await cell(page, { guitarString: 0, fret }).tap();
    await tap(page, 'Submit Answer');
    await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
    if (question === 1) await expectRoom(page);
    await tap(page, question === 12 ? 'See Results' : 'Next Question');
  }
  await expect(dialog(page, 'Quiz Results').getByText('12/12', { exact: true })).toBeVisible();
  await expectRoom(page);
  await tap(page, 'Close');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
});

test('given a phone, when twelve places are named by taps, then the results are 12/12', async ({ page }) => {
  await open(page, '/', 'Notes');
  await choose(page, 'Name Note');
  await tap(page, 'Start Quiz');
  for (let question = 1; question <= 12; question++) {
    await expect(heading(page, `Question ${question} of 12`)).toBeVisible();
    const target = page.getByRole('gridcell', { name: /target/ });
    const guitarString = Number(await target.getAttribute('data-string'));
    const fret = Number(await target.getAttribute('data-fret'));
    await choose(page, WORDS[((OPEN_STRINGS[guitarString] ?? 0) + fret) % 12] ?? '');
    if (question === 1) await expectRoom(page);
    await tap(page, 'Submit Answer');
    await tap(page, question === 12 ? 'See Results' : 'Next Question');
  }
  await expect(dialog(page, 'Quiz Results').getByText('12/12', { exact: true })).toBeVisible();
  await tap(page, 'Try Again');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
});

test('given a phone, when a note is found on its string by a tap, then it is right, and other strings take no tap', async ({
  page,
}) => {
  await open(page, '/', 'Notes');
  await choose(page, 'Find on String');
  await tap(page, 'Start Quiz');
  const prompt = (await page.getByText(/^Find .+ on string \d$/).textContent()) ?? '';
  const [, note = '', string = ''] = /Find ([A-G]#?).* on string (\d)/.exec(prompt) ?? [];
  const guitarString = 6 - Number(string);
  const fret = (NOTES.indexOf(note) - (OPEN_STRINGS[guitarString] ?? 0) + 12) % 12;
  await cell(page, { guitarString: (guitarString + 1) % 6, fret }).tap();
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeDisabled();
  await expect(page.locator('[data-key] .keyboard-only').first()).toBeHidden();
  await cell(page, { guitarString, fret }).tap();
  await expectRoom(page);
  await tap(page, 'Submit Answer');
  await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
});

test('given a phone, when a triad is set and a shape tapped, then it is highlighted on the neck', async ({
  page,
}) => {
  await open(page, '/triads', 'Triads');
  await pick(page, 'Root', 'A');
  await pick(page, 'Quality', 'Minor');
  await choose(page, 'Notes');
  await page.getByRole('group', { name: 'Shape' }).locator('label').nth(1).tap();
  await expect(page.getByRole('gridcell', { name: /highlighted$/ })).toHaveCount(3);
  await expectRoom(page);
  await tap(page, 'Tips');
  await expectRoom(page);
  await tap(page, 'Close');
  await tap(page, 'Hide Controls');
  await expect(page.getByRole('button', { name: 'Show Controls' })).toBeVisible();
});

test('given a phone, when a scale is set and its patterns are tapped, then they are shown and played', async ({
  page,
}) => {
  await speedUpAudio(page, 0.05);
  await open(page, '/scales', 'Scales');
  await pick(page, 'Key', 'Bb');
  await choose(page, '6(E)');
  await expect(page.getByRole('gridcell', { name: /^B flat, string 6/ })).toHaveCount(0);
  await choose(page, 'Patterns');
  await expect(page.getByRole('grid', { name: 'Pattern 7', exact: true })).toBeVisible();
  await expectRoom(page);
  await choose(page, 'CAGED');
  await expect(page.getByRole('radio', { name: 'CAGED' })).toBeChecked();
  const shape = page.getByRole('grid', { name: 'A shape', exact: true });
  await shape
    .getByRole('gridcell', { name: /^B flat/ })
    .first()
    .tap();
  await expect(shape.locator(':focus')).toHaveCount(1);
  await expectRoom(page);
  await tap(page, 'Play');
  await expect(page.getByRole('gridcell', { name: /sounding$/ })).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Stop', exact: true, disabled: false }).first().tap();
  await tap(page, 'Tips');
  await expectRoom(page);
  await tap(page, 'Close');
});

for (const [quiz, answer] of [
  ['Name the Key', tonic],
  ['Count the Accidentals', accidentals],
] as const)
  test(`given a phone, when a key is tapped on the circle and a quiz of ${quiz} is tapped through, then the results are 5/5`, async ({
    page,
  }) => {
    await open(page, '/keys', 'Keys');
    await page.getByRole('radio', { name: 'F sharp major, 6 sharps', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Switch to G flat major' })).toBeVisible();
    await expectRoom(page);
    await tap(page, 'Switch to G flat major');
    await tap(page, 'Go to E flat minor');
    await expect(page.getByRole('radio', { name: 'E flat minor, 6 flats', checked: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Quiz', exact: true }).tap();
    await choose(page, quiz);
    await pick(page, 'Number of Questions', '5');
    await expectRoom(page);
    await tap(page, 'Start Quiz');
    for (let question = 1; question <= 5; question++) {
      await expect(heading(page, `Question ${question} of 5`)).toBeVisible();
      await page.getByRole('textbox', { name: 'Your answer' }).tap();
      // The on-screen keyboard belongs to the system.
      await page.keyboard.insertText(await answer(page));
      if (question === 1) await expectRoom(page);
      await tap(page, 'Submit Answer');
      await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
      await tap(page, 'Next Question');
    }
    await expect(page.getByText('5/5', { exact: true })).toBeVisible();
    await expectRoom(page);
    await tap(page, 'New Quiz');
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  });

test('given a phone, when intervals are practiced and a quiz is tapped through, then the results are 12/12', async ({
  page,
}) => {
  await speedUpAudio(page, 60);
  await open(page, '/intervals', 'Interval Trainer');
  await pick(page, 'Root Note', 'F#4');
  await tap(page, 'Minor 3rd');
  await expect(page.getByRole('region', { name: 'Last Played' }).getByText('F#4 → A4')).toBeVisible();
  await expectRoom(page);

  await page.getByRole('tab', { name: 'Quiz Mode' }).tap();
  await tap(page, 'Help');
  await expectRoom(page);
  await tap(page, 'Close ×');
  await tap(page, 'Help');
  await tap(page, 'Got it!');
  await pick(page, 'Direction', 'Descending Only');
  await expectRoom(page);
  await tap(page, 'Start Quiz');
  await page.evaluate(() => window.tones.splice(0));
  for (let question = 1; question <= 12; question++) {
    await expect(page.getByText(`${question}/12`, { exact: true })).toBeVisible();
    await tap(page, 'Play Interval');
    await expect.poll(() => page.evaluate(() => window.tones.length)).toBe(2);
    const [root, target] = await page.evaluate(() => window.tones.splice(0));
    const semitones = Math.round(12 * Math.log2((root?.frequency ?? 1) / (target?.frequency ?? 1)));
    await choose(page, INTERVALS[semitones] ?? '');
    if (question === 1) await expectRoom(page);
    await tap(page, 'Submit Answer');
    await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
    await tap(page, question === 12 ? 'View Results' : 'Next Question');
  }
  await expect(heading(page, 'Quiz Complete!')).toBeVisible();
  await expect(page.getByText('12/12', { exact: true })).toBeVisible();
  await expectRoom(page);
  await tap(page, 'Back to Quiz Setup');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
});

test('given a phone and Quick Drill, when the answer neck is tapped, then each tap answers', async ({
  page,
}) => {
  await speedUpAudio(page, 60);
  await open(page, '/intervals?mode=quiz&pause=0', 'Interval Trainer');
  await page.getByRole('switch', { name: 'Quick Drill' }).tap();
  await expectRoom(page);
  await tap(page, 'Start Quiz');
  await expect(page.getByRole('grid', { name: 'Answer neck' })).toBeVisible();
  await expectRoom(page);
  await page.getByRole('gridcell', { name: /^Tritone/ }).tap();
  await expect(page.getByText(/^(2\/12|Incorrect)$/).first()).toBeVisible();
  await tap(page, 'End Quiz');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
});

/** The open strings of a bass from the 4th, in semitones above C. */
const BASS = [4, 9, 2, 7];

test('given a phone, when a left-handed bass is set by taps, then its neck is turned, and twelve places on it are named by taps', async ({
  page,
}) => {
  await open(page, '/', 'Notes');
  await tap(page, 'Settings');
  await pick(page, 'Instrument', 'Bass, four strings');
  await choose(page, 'Left');
  await expectRoom(page);
  await tap(page, 'Close');
  await expectRoom(page);

  const nut = await cell(page, { guitarString: 0, fret: 0 }).boundingBox();
  const first = await cell(page, { guitarString: 0, fret: 1 }).boundingBox();
  expect(first?.x).toBeLessThan(nut?.x ?? 0);
  await cell(page, { guitarString: 0, fret: 3 }).tap();
  await expect(page.getByRole('gridcell', { name: 'G, string 4, fret 3', exact: true })).toBeFocused();

  await choose(page, 'Name Note');
  await tap(page, 'Start Quiz');
  for (let question = 1; question <= 12; question++) {
    await expect(heading(page, `Question ${question} of 12`)).toBeVisible();
    const target = page.getByRole('gridcell', { name: /target/ });
    const guitarString = Number(await target.getAttribute('data-string'));
    const fret = Number(await target.getAttribute('data-fret'));
    await choose(page, WORDS[((BASS[guitarString] ?? Number.NaN) + fret) % 12] ?? '');
    if (question === 1) await expectRoom(page);
    await tap(page, 'Submit Answer');
    await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
    await tap(page, question === 12 ? 'See Results' : 'Next Question');
  }
  await expect(dialog(page, 'Quiz Results').getByText('12/12', { exact: true })).toBeVisible();
  await expectRoom(page);
});

test('given a phone without a keyboard, when the palette is opened, then no key is drawn in it, and Shortcuts isn’t offered', async ({
  page,
}) => {
  await page.goto('/');
  const shortcuts = page.getByRole('banner').getByRole('button', { name: 'Shortcuts', exact: true });
  await expect(shortcuts).toBeHidden();
  await tap(page, 'Palette');
  const palette = dialog(page, 'Command palette');
  await expect(palette.getByRole('option').first()).toBeVisible();
  await expect(palette.locator('kbd').filter({ visible: true })).toHaveCount(0);
});
