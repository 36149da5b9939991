import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectFocusOn, marked, openApp } from '../openApp';

const GIVE_UP = { name: "I Don't Know" };
const MOD_SLASH = '{Control>}/{/Control}';

const press = (name: string) => screen.getByRole('button', { name });

/** Where each type of quiz starts, and the key that gives a question up there. */
const QUIZZES = [
  ['Find Note', '/?strings=6.5', '/'],
  ['Name Note', '/?quiz=name-note', '/'],
  ['Find on String', '/?quiz=find-on-string', '/'],
  ['Name the Quality', '/triads', '/'],
  ['Name the Inversion', '/triads?quiz=name-inversion', '/'],
  ['Complete the Shape', '/triads?quiz=complete-shape', '/'],
  ['Name the Degree', '/scales', '/'],
  ['Find the Degree', '/scales?quiz=find-degree', '/'],
  ['Name the Key', '/keys?view=quiz', MOD_SLASH],
  ['Count the Accidentals', '/keys?view=quiz&quiz=count-accidentals', MOD_SLASH],
  ['Intervals', '/intervals?mode=quiz', '/'],
] as const;

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.3);
});

describe.each(QUIZZES)('given a question of %s', { tags: 'full' }, (_name, address, key) => {
  test('when it is given up by its button, then it counts as wrong, the answer is shown, and the quiz can go on', async () => {
    const { user } = await openApp(address);
    await user.keyboard('q');
    await user.click(screen.getByRole('button', GIVE_UP));
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText(/^(The correct answer is:|Correct answer: .+)$/)).toBeVisible();
    expect(screen.queryByRole('button', GIVE_UP)).toBeNull();
    expectFocusOn('button', 'Next Question');
  });

  test('when it is given up by its key in a drill, then the quiz waits for Enter, as after a wrong answer', async () => {
    const { user } = await openApp(`${address}${address.includes('?') ? '&' : '?'}drill=on`);
    await user.keyboard(`q${key}`);
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(press('Next Question')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', GIVE_UP)).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
  });

  test('when the palette and the help are read, then both have it', async () => {
    const { user } = await openApp(address);
    await user.keyboard('q{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), "don't know");
    expect(screen.getByRole('option', { name: /: I Don't Know$/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(press('Shortcuts'));
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }));
    expect(help.getByText("slash or Control slash, I Don't Know")).toBeInTheDocument();
  });
});

describe('given an open question', () => {
  test('when a find-note question is given up, then what was found stays, and the rest is marked as missed', async () => {
    const { user } = await openApp('/?strings=6.5');
    await user.keyboard('q/');
    expect(marked('missed').length).toBeGreaterThan(1);
    expect(marked('wrong')).toEqual([]);
    expect(await screen.findByText(/^Missed \d: /)).toBe(screen.getByRole('status'));
  });

  test('when a name-note question is given up, then its note is spoken', { tags: 'full' }, async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard('q/');
    expect(await screen.findByText(/^It is [A-G]( sharp)?\.$/)).toBe(screen.getByRole('status'));
    expect(marked('right')).toHaveLength(1);
  });

  test('when the slash is typed into the text field, then it is a part of the answer', async () => {
    const { user } = await openApp('/keys?view=quiz');
    await user.keyboard('q/');
    expect(screen.getByRole('textbox')).toHaveValue('/');
    expect(screen.getByRole('button', GIVE_UP)).toBeVisible();
  });

  test('when its key is held, then one question is given up, not more', async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard('q');
    for (const repeat of [false, true, true]) fireEvent.keyDown(document.body, { key: '/', repeat });
    expect(press('Next Question')).toBeVisible();
    expect(screen.getByText('Question 1 of 12')).toBeVisible();
  });
});
