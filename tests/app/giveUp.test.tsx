import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { marked, openApp } from '../openApp';

const GIVE_UP = { name: "I Don't Know" };

const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.3);
});

describe('given an open question', () => {
  test('when the palette and the help are read, then both have it', { tags: 'full' }, async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard('q{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.paste("don't know");
    expect(screen.getByRole('option', { name: /: I Don't Know$/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(press('Shortcuts'));
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }));
    expect(help.getByText("slash or Control slash, I Don't Know")).toBeInTheDocument();
  });

  test('when a find-note question is given up, then what was found stays, and the rest is marked as missed', async () => {
    const { user } = await openApp('/?strings=6.5');
    await user.keyboard('q/');
    expect(marked('missed').length).toBeGreaterThan(1);
    expect(marked('wrong')).toEqual([]);
    expect(await screen.findByText(/^Missed \d: /)).toBe(screen.getByRole('status'));
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
