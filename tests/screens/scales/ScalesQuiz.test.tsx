import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cell, expectFocusOn, marked, openApp } from '../../openApp';

beforeEach(() => {
  // Without chance the questions come in order: the degrees of C major from 1 up, each at its first place.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const heading = (name: string) => screen.getByRole('heading', { name });
const region = () => screen.getByRole('status');
const button = (name: string) => screen.getByRole('button', { name });

describe('given Name the Degree', () => {
  test('when it asks, then the place is marked, and neither scale, text version nor names are on the page', async () => {
    const { user } = await openApp('/scales?text=on');
    await user.keyboard('q');
    expect(heading('Question 1 of 12')).toBeVisible();
    expectFocusOn('gridcell', 'target, string 6, fret 8');
    expect(screen.getByText(/^Name the degree on string 6, fret 8 in/)).toHaveTextContent(
      'Name the degree on string 6, fret 8 in C major',
    );
    for (const name of ['Text', 'Scale Selector']) expect(screen.queryByRole('region', { name })).toBeNull();
    expect(await screen.findByText('Question 1 of 12. Name the degree on string 6, fret 8 in C major.')).toBe(
      region(),
    );
  });

  test('when a wrong degree is submitted, then both degrees are shown on the string', async () => {
    const { user } = await openApp('/scales');
    await user.keyboard('q2{Enter}');
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText('C is the 1st of C major.')).toBeVisible();
    expect(marked('right')).toEqual(['C, root, string 6, fret 8, right']);
    expect(marked('wrong')).toEqual(['D, second, string 6, fret 10, wrong']);
    expect(await screen.findByText('Wrong. It is 1, C.')).toBe(region());
  });

  test('when twelve digits are pressed in a drill, then that is the whole quiz, and its results follow', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/scales?drill=on');
    await user.keyboard('q12345671234');
    expect(heading('Question 12 of 12')).toBeVisible();
    await user.keyboard('5');
    const dialog = await screen.findByRole('dialog', { name: 'Quiz Results' });
    expect(within(dialog).getByText('12/12')).toBeVisible();
    // The three that took longest: which ones they are depends on the machine.
    const slowest = within(dialog).getByRole('heading', { name: 'Slowest' }).parentElement ?? dialog;
    expect(within(slowest).getAllByText(/^[1-7](st|nd|rd|th) degree of [CG] major$/)).toHaveLength(3);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(button('Start Quiz')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Text' })).toBeVisible();
  });
});

describe('given Find the Degree', () => {
  test('when a question is answered in a drill, then each pick is judged at once', async () => {
    const { user } = await openApp('/scales?quiz=find-degree&drill=on&mistake=wait&keys=C&types=major');
    await user.keyboard('q');
    expect(screen.getByText(/^Find every/)).toHaveTextContent(
      'Find every 1st degree of C major in this pattern',
    );
    expect(marked('target')).toHaveLength(18);
    expectFocusOn('gridcell', 'target, string 6, fret 8');
    await user.keyboard(' ');
    expect(await screen.findByText('Right, 1 of 3')).toBe(region());
    await user.click(cell('target, string 4, fret 10'));
    await user.click(cell('target, string 2, fret 13'));
    expect(heading('Question 2 of 12')).toBeVisible();

    await user.click(cell('target, string 6, fret 8'));
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(marked('wrong')).toEqual(['C, root, string 6, fret 8, wrong']);
    expect(marked('missed')).toHaveLength(3);
  });
});

describe('given a filter that has no note of the scales to ask', () => {
  const query = 'keys=C&types=major&strings=6&min=4&max=4';
  const why = 'These strings and frets have no note of these scales';

  test('when the screen is shown, then Start Quiz is disabled, and the page says why', async () => {
    const { user } = await openApp(`/scales?${query}`);
    expect(await screen.findByText(`${why}.`)).toBeVisible();
    expect(button('Start Quiz')).toBeDisabled();
    await user.keyboard('q');
    expect(await screen.findByText(why)).toBe(region());
    expect(screen.queryByRole('heading', { name: 'Question 1 of 12' })).toBeNull();
  });

  test('when another fret joins, then it can be started', async () => {
    await openApp(`/scales?${query.replace('max=4', 'max=5')}`);
    await vi.waitFor(() => expect(button('Start Quiz')).toBeEnabled());
    expect(screen.queryByText(`${why}.`)).toBeNull();
  });

  test('when patterns are shown, where there is no filter, then it limits nothing', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp(`/scales?view=patterns&${query}`);
    await user.keyboard('q');
    expect(heading('Question 1 of 12')).toBeVisible();
    expectFocusOn('gridcell', 'target, string 6, fret 8');
  });
});

describe('given the setup of Degree by Ear', () => {
  test('when All beside the degrees is clicked, then each is ticked, and the button keeps the focus', async () => {
    const { user } = await openApp('/scales?quiz=ear-degree');
    const degrees = within(screen.getByRole('group', { name: 'Degrees to Ask' }));
    const ticked = () => degrees.queryAllByRole('checkbox', { checked: true }).length;
    expect(ticked()).toBe(3);

    await user.click(button('Ask All Degrees'));
    expect(ticked()).toBe(7);
    expect(degrees.getByRole('checkbox', { name: 'Chromatic' })).not.toBeChecked();
    expect(button('Ask All Degrees')).toHaveFocus();
  });

  test('when another quiz is chosen, then there is no such button', async () => {
    await openApp('/scales');
    expect(screen.queryByRole('button', { name: 'Ask All Degrees' })).toBeNull();
  });
});
