import type { Locator, Page } from '@playwright/test';
import { Keyboard, type Press } from './press';
import { startQuiz } from './startQuiz';
import { expect, test } from './test';

const note = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pending = (page: Page) => page.getByRole('contentinfo').locator('b', { hasText: '…' });

async function open(page: Page, address = '/'): Promise<Keyboard> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tips' })).toBeVisible();
  return Keyboard.of(page);
}

/** What a press does on the Notes screen. */
const OUTCOMES = {
  'highlights A': page => expect(note(page, 'A')).toHaveAttribute('aria-pressed', 'true'),
  'highlights C': page => expect(note(page, 'C')).toHaveAttribute('aria-pressed', 'true'),
  'highlights C sharp': page => expect(note(page, 'C sharp')).toHaveAttribute('aria-pressed', 'true'),
  'goes to string 1': page => expect(page.getByRole('gridcell', { name: 'E, string 1, open' })).toBeFocused(),
  'starts the quiz': page => expect(page.getByRole('heading', { name: 'Question 1 of 12' })).toBeVisible(),
  'waits after m': page => expect(pending(page)).toHaveText('m …'),
  'waits after y': page => expect(pending(page)).toHaveText('y …'),
  'waits after z': page => expect(pending(page)).toHaveText('z …'),
  'opens the palette': page => expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible(),
  'opens the help': page => expect(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible(),
  'opens the settings': page => expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible(),
} satisfies Record<string, (page: Page) => Promise<void>>;

type Outcome = keyof typeof OUTCOMES;

const LAYOUTS: Record<string, readonly (readonly [Press, Outcome])[]> = {
  AZERTY: [
    [{ key: 'a', code: 'KeyQ' }, 'highlights A'],
    [{ key: 'q', code: 'KeyA' }, 'starts the quiz'],
    [{ key: 'z', code: 'KeyW' }, 'waits after z'],
    [{ key: 'm', code: 'Semicolon' }, 'waits after m'],
    [{ key: '&', code: 'Digit1' }, 'goes to string 1'],
    [{ key: '1', code: 'Digit1', shift: true }, 'goes to string 1'],
    [{ key: ',', code: 'KeyM' }, 'opens the settings'],
    [{ key: '?', code: 'KeyM', shift: true }, 'opens the help'],
    [{ key: ':', code: 'Period' }, 'opens the palette'],
  ],
  QWERTZ: [
    [{ key: 'z', code: 'KeyY' }, 'waits after z'],
    [{ key: 'y', code: 'KeyZ' }, 'waits after y'],
    [{ key: '?', code: 'Minus', shift: true }, 'opens the help'],
    [{ key: ':', code: 'Period', shift: true }, 'opens the palette'],
    [{ key: '1', code: 'Digit1' }, 'goes to string 1'],
  ],
  Dvorak: [
    [{ key: 'c', code: 'KeyI' }, 'highlights C'],
    [{ key: 'C', code: 'KeyI', shift: true }, 'highlights C sharp'],
    [{ key: 'q', code: 'KeyX' }, 'starts the quiz'],
    [{ key: 'z', code: 'Slash' }, 'waits after z'],
    [{ key: ',', code: 'KeyW' }, 'opens the settings'],
    [{ key: '?', code: 'BracketLeft', shift: true }, 'opens the help'],
  ],
  Cyrillic: [
    [{ key: 'с', code: 'KeyC' }, 'highlights C'],
    [{ key: 'С', code: 'KeyC', shift: true }, 'highlights C sharp'],
    [{ key: 'й', code: 'KeyQ' }, 'starts the quiz'],
    [{ key: 'я', code: 'KeyZ' }, 'waits after z'],
    [{ key: '1', code: 'Digit1' }, 'goes to string 1'],
    [{ key: ',', code: 'Slash', shift: true }, 'opens the settings'],
    [{ key: '?', code: 'Digit7', shift: true }, 'opens the help'],
  ],
  Greek: [
    [{ key: 'ψ', code: 'KeyC' }, 'highlights C'],
    [{ key: 'Ψ', code: 'KeyC', shift: true }, 'highlights C sharp'],
    [{ key: ';', code: 'KeyQ' }, 'starts the quiz'],
    [{ key: 'ζ', code: 'KeyZ' }, 'waits after z'],
    [{ key: 'μ', code: 'KeyM' }, 'waits after m'],
  ],
};

for (const [layout, presses] of Object.entries(LAYOUTS))
  test(`given the layout ${layout}, when its keys are pressed, then the typed characters count or, failing that, their positions`, async ({
    page,
  }) => {
    for (const [press, outcome] of presses)
      await test.step(`${press.key} on ${press.code} ${outcome}`, async () => {
        const keyboard = await open(page);
        await keyboard.press(press);
        await OUTCOMES[outcome](page);
      });
  });

/** For each layout, a press that highlights a note, and which note. */
const NOTES: readonly { readonly layout: string; readonly press: Press; readonly name: string }[] = [
  { layout: 'AZERTY', press: { key: 'a', code: 'KeyQ' }, name: 'A' },
  { layout: 'QWERTZ', press: { key: 'g', code: 'KeyG' }, name: 'G' },
  { layout: 'Dvorak', press: { key: 'c', code: 'KeyI' }, name: 'C' },
  { layout: 'Cyrillic', press: { key: 'с', code: 'KeyC' }, name: 'C' },
  { layout: 'Greek', press: { key: 'ψ', code: 'KeyC' }, name: 'C' },
];

/** Where a letter is still a hotkey. */
const LETS_THROUGH: Record<string, (page: Page) => Locator> = {
  radio: page => page.getByRole('radio', { name: 'Sharps' }),
  checkbox: page => page.getByRole('checkbox', { name: '6(E)' }),
  switch: page => page.getByRole('switch', { name: 'Quick Drill' }),
  cell: page => page.getByRole('gridcell', { name: 'E, string 1, open' }),
  button: page => page.getByRole('button', { name: 'Tips' }),
  link: page => page.getByRole('link', { name: 'Skip to the main area' }),
};

for (const { layout, press, name } of NOTES) {
  test(`given the layout ${layout}, when a letter is typed on an element without text, then it is a hotkey`, async ({
    page,
  }) => {
    const keyboard = await open(page);
    for (const [kind, find] of Object.entries(LETS_THROUGH))
      await test.step(kind, async () => {
        await find(page).focus();
        await keyboard.press(press);
        await expect(note(page, name)).toHaveAttribute('aria-pressed', 'true');
        await keyboard.press(press);
        await expect(note(page, name)).toHaveAttribute('aria-pressed', 'false');
        await expect(find(page)).toBeFocused();
      });
  });

  test(`given the layout ${layout}, when a letter is typed in a select or a text field, then it stays there`, async ({
    page,
  }) => {
    const keyboard = await open(page);
    await page.getByRole('combobox', { name: 'Number of Frets' }).focus();
    await keyboard.press(press);
    await keyboard.press({ key: '2', code: 'Digit2' });
    // First the select's own type-ahead, then a hotkey after it.
    await expect(page.getByRole('combobox', { name: 'Number of Frets' })).toBeFocused();
    await page.getByRole('button', { name: 'Tips' }).focus();
    await keyboard.press({ key: 'e', code: 'KeyE' });
    await expect(note(page, 'E')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name, exact: true, pressed: true })).toHaveCount(0);

    const fields = await open(page, '/keys?view=quiz');
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    const answer = page.getByRole('textbox', { name: 'Your answer' });
    await expect(answer).toBeFocused();
    await fields.press(press);
    await expect(answer).toHaveValue(press.key);
  });
}

const named = (key: string, code = key): Press => ({ key, code });

test.describe('given a focused element, when one of its own keys is pressed, then it handles it', () => {
  test('a radio: arrows', async ({ page }) => {
    const keyboard = await open(page);
    await page.getByRole('radio', { name: 'Sharps' }).focus();
    await keyboard.press(named('ArrowRight'));
    await expect(page.getByRole('radio', { name: 'Flats' })).toBeChecked();
  });

  test('a radio button on the Keys screen: arrows don’t turn the circle too', async ({ page }) => {
    const keyboard = await open(page, '/keys?key=C-major&view=quiz');
    await page.getByRole('radio', { name: 'Name the Key' }).focus();
    await keyboard.press(named('ArrowRight'));
    await expect(page.getByRole('radio', { name: 'Count the Accidentals' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^C major/ })).toBeChecked();
  });

  test('a checkbox: Space', async ({ page }) => {
    const keyboard = await open(page);
    await page.getByRole('checkbox', { name: '6(E)' }).focus();
    await keyboard.press(named(' ', 'Space'));
    await expect(page.getByRole('checkbox', { name: '6(E)' })).not.toBeChecked();
  });

  test('a select: arrows', async ({ page }) => {
    const keyboard = await open(page);
    await page.getByRole('combobox', { name: 'Number of Frets' }).focus();
    await keyboard.press(named('ArrowDown'));
    await expect(page).toHaveURL(/frets=15/);
  });

  test('a cell: arrows, the screen’s digits and the neck’s keys', async ({ page }) => {
    const keyboard = await open(page);
    await page.getByRole('gridcell', { name: 'E, string 1, open' }).focus();
    await keyboard.press(named('ArrowRight'));
    await expect(page.getByRole('gridcell', { name: 'F, string 1, fret 1' })).toBeFocused();
    await keyboard.press({ key: '"', code: 'Digit3' });
    await expect(page.getByRole('gridcell', { name: 'G sharp, string 3, fret 1' })).toBeFocused();
    await keyboard.press({ key: 'т', code: 'KeyN' });
    await expect(
      page.getByRole('gridcell', { name: /^G sharp, string (?!3)/ }).and(page.locator(':focus')),
    ).toBeVisible();
  });

  test('a button: Enter and Space, once', async ({ page }) => {
    const keyboard = await open(page);
    for (const press of [{ key: 'Enter', code: 'Enter' }, named(' ', 'Space')]) {
      await note(page, 'C').focus();
      const before = await note(page, 'C').getAttribute('aria-pressed');
      await page.keyboard.press(press.code);
      await expect(note(page, 'C')).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    }
    await keyboard.press({ key: 'c', code: 'KeyC' });
    await expect(note(page, 'C')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a link: Enter', async ({ page }) => {
    await open(page);
    await page.getByRole('link', { name: 'Skip to the main area' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

/** For each layout, the keys of the number row that are frets 8, 11 and 12, as it sends them. */
const ROWS: Record<string, readonly Press[]> = {
  US: [
    { key: '8', code: 'Digit8' },
    { key: '-', code: 'Minus' },
    { key: '=', code: 'Equal' },
  ],
  German: [
    { key: '8', code: 'Digit8' },
    { key: 'ß', code: 'Minus' },
    { key: 'Dead', code: 'Equal' },
  ],
  AZERTY: [
    { key: '_', code: 'Digit8' },
    { key: ')', code: 'Minus' },
    { key: '=', code: 'Equal' },
  ],
  Dvorak: [
    { key: '8', code: 'Digit8' },
    { key: '[', code: 'Minus' },
    { key: ']', code: 'Equal' },
  ],
  Japanese: [
    { key: '8', code: 'Digit8' },
    { key: '-', code: 'Minus' },
    { key: '^', code: 'Equal' },
  ],
};

for (const [layout, presses] of Object.entries(ROWS))
  test(`given the layout ${layout}, when its number row answers on a string, then each key is its fret`, async ({
    page,
  }) => {
    const keyboard = await open(page, '/?quiz=find-on-string');
    await startQuiz(page);
    for (const [index, press] of presses.entries()) {
      await keyboard.press(press);
      await expect(page.locator('[data-mark="selected"]')).toHaveAttribute(
        'data-fret',
        String([8, 11, 12][index]),
      );
    }
  });

test.describe('given an input method', () => {
  test('when it handles a press, then no hotkey does', async ({ page }) => {
    const keyboard = await open(page);
    await page.getByRole('button', { name: 'Tips' }).focus();
    await keyboard.press({ key: 'Process', code: 'KeyC' });
    await keyboard.press({ key: 'Dead', code: 'KeyA' });
    await keyboard.press({ key: 'e', code: 'KeyE' });
    await expect(note(page, 'E')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  });

  test('when it composes in a field, then Enter ends the composition, and only later submits', async ({
    page,
  }) => {
    await page.goto('/keys?view=quiz');
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    const answer = page.getByRole('textbox', { name: 'Your answer' });
    await expect(answer).toBeFocused();
    const keyboard = await Keyboard.of(page);
    await keyboard.compose('シ');
    await keyboard.press({ key: 'Process', code: 'Enter' });
    await keyboard.commit('シ');
    await expect(answer).toHaveValue('シ');
    await expect(page.getByText(/^(Correct!|Incorrect)$/)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
  });

  test('when AltGr types a symbol, then that key’s letter isn’t a hotkey', async ({ page }) => {
    const keyboard = await open(page);
    await page.getByRole('button', { name: 'Tips' }).focus();
    await page.evaluate(() => {
      // On Windows, AltGr is a modifier state of its own, which the protocol can't express.
      KeyboardEvent.prototype.getModifierState = function (name) {
        return name === 'AltGraph' && this.ctrlKey && this.altKey;
      };
    });
    await keyboard.press({ key: '@', code: 'KeyQ', altGraph: true });
    await keyboard.press({ key: '€', code: 'KeyE', altGraph: true });
    await keyboard.press({ key: 'c', code: 'KeyC' });
    await expect(note(page, 'C')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { name: /^Question/ })).toHaveCount(0);
    await expect(note(page, 'E')).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('given a held key', () => {
  test('when it toggles something, then it does so once, on every layout', async ({ page }) => {
    const keyboard = await open(page);
    for (const { press, name } of NOTES) {
      const before = await note(page, name).getAttribute('aria-pressed');
      await keyboard.hold(press, 4);
      await expect(note(page, name)).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    }
  });

  test('when it moves, then it repeats', async ({ page }) => {
    const keyboard = await open(page);
    await page.getByRole('gridcell', { name: 'E, string 6, open' }).focus();
    await keyboard.hold({ key: 'т', code: 'KeyN' }, 3);
    await expect(page.getByRole('gridcell', { name: 'E, string 4, fret 2' })).toBeFocused();
  });

  test('when it is a leader, then it still waits, and only the next press completes it', async ({ page }) => {
    const keyboard = await open(page);
    for (const times of [2, 3]) {
      await keyboard.hold({ key: 'я', code: 'KeyZ' }, times);
      await expect(pending(page)).toHaveText('z …');
      await expect(page.getByRole('combobox', { name: 'Number of Frets' })).toHaveValue('12');
      await keyboard.press(named('Escape'));
      await expect(pending(page)).toHaveCount(0);
    }
    await keyboard.hold({ key: 'я', code: 'KeyZ' }, 3);
    await keyboard.press({ key: 'я', code: 'KeyZ' });
    await expect(page.getByRole('combobox', { name: 'Number of Frets' })).toHaveValue('15');
  });
});

test('given the editor of shortcuts, when keys of other layouts are typed into it, then they are kept after a reload', async ({
  page,
}) => {
  const keyboard = await open(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change Shortcuts' }).click();
  await page.getByRole('button', { name: 'Start Quiz, Q' }).click();
  await expect(page.getByRole('textbox', { name: 'New key for Start Quiz' })).toBeFocused();
  await keyboard.press({ key: '&', code: 'Digit1' });
  await expect(page.getByText(/^1 is already the key for Go to string 1\(E\)\./)).toBeVisible();
  await keyboard.press({ key: 'Process', code: 'KeyJ' });
  await keyboard.press({ key: 'ο', code: 'KeyO' });
  await expect(page.getByText(/^O is already the key for Where am I\?\./)).toBeVisible();
  await keyboard.press({ key: 'о', code: 'KeyJ' });
  await expect(page.getByRole('button', { name: 'Start Quiz, J' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  await keyboard.press({ key: 'q', code: 'KeyQ' });
  await keyboard.press({ key: 'j', code: 'KeyC' });
  await expect(page.getByRole('heading', { name: 'Question 1 of 12' })).toBeVisible();
});

test('given the editor of shortcuts, when the key comes from an input method, then it counts', async ({
  page,
}) => {
  const keyboard = await open(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change Shortcuts' }).click();
  await page.getByRole('button', { name: 'Start Quiz, Q' }).click();
  await keyboard.compose('k');
  await expect(page.getByRole('textbox', { name: 'New key for Start Quiz' })).toBeFocused();
  await keyboard.commit('k');
  await expect(page.getByRole('button', { name: 'Start Quiz, K' })).toBeFocused();
});
