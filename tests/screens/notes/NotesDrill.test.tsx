import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MISTAKE_SHOWN } from '../../../src/quiz/pace';
import { ownTime, pass } from '../../byEar';
import { cell, expectFocusOn, marked, openApp } from '../../openApp';

beforeEach(() => {
  // Without chance the questions come in order: C, C# …, and string 6 open, fret 1 …
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const region = () => screen.getByRole('status');

describe('given Quick Drill', () => {
  test('when its switch is off, then no pause is offered, and when it is on, one is, initially 0 seconds', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp();
    expect(screen.getByRole('switch', { name: 'Quick Drill' })).not.toBeChecked();
    expect(screen.queryByLabelText('Pause after a right answer')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Quick Drill' }));
    expect(screen.getByLabelText('Pause after a right answer')).toHaveDisplayValue('0 seconds');
  });
});

describe('given an answer that is clicked', { tags: 'full' }, () => {
  const radio = (name: string) => screen.getByRole('radio', { name });

  test('when it is right, then the next question follows, with its cell in focus and nothing chosen', async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.keyboard('q');
    await user.click(radio('E'));
    expect(heading('Question 2 of 12')).toBeVisible();
    expect(screen.getByText('Score: 1')).toBeVisible();
    expectFocusOn('gridcell', 'target, string 6, fret 1');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test('when it was reached by the arrow keys, then Enter answers', async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.keyboard('q');
    radio('C').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(heading('Question 1 of 12')).toBeVisible();
    expect(radio('E')).toBeChecked();
    await user.keyboard('{Enter}');
    expect(heading('Question 2 of 12')).toBeVisible();
  });

  test('when Quick Drill is off, then it is only chosen, and Enter on it submits', async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard('q');
    await user.click(radio('E'));
    expect(screen.getByText('Score: 0')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Correct!')).toBeVisible();
  });
});

describe('given How to Use', { tags: 'full' }, () => {
  const howTo = () => screen.getByRole('region', { name: 'How to Use' });

  test.each([
    ['/?quiz=name-note&drill=on', 'Name Note, all strings, frets 0 to 12, 12 questions.'],
    ['/?quiz=find-on-string&drill=on', 'Find on String, all strings, frets 0 to 12, 12 questions.'],
    [
      '/triads?drill=on',
      'Name the Quality, all roots, all qualities, all string sets, frets 0 to 12, 12 questions.',
    ],
    ['/scales?quiz=find-degree&drill=on', /^Find the Degree, all keys, /],
  ])('when a drill runs at %s, then one line says what it asks instead: %s', async (address, line) => {
    const { user } = await openApp(address);
    await user.keyboard('q');
    expect(screen.queryByRole('region', { name: 'How to Use' })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    const locked = screen.getByText(/ Locked while the drill runs\.$/);
    if (typeof line === 'string') expect(locked).toHaveTextContent(`${line} Locked while the drill runs.`);
    else expect(locked).toHaveTextContent(line);
  });

  test('when a drill asks just some items, then the line says how many, not what is set up', async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on&pause=0');
    await user.keyboard('q');
    await user.keyboard('//{Enter}');
    await user.keyboard('{Shift>}Q{/Shift}');
    await screen.findByRole('dialog', { name: 'Quiz Results' });
    await user.keyboard('x');
    const locked = await screen.findByText(/ Locked while the drill runs\.$/);
    expect(locked).toHaveTextContent(/^Name Note, \d positions?, 12 questions\. Locked/);
  });

  test('when a quiz runs, then it says how to submit and how to quit', async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard('q');
    expect(within(howTo()).getByText('submit your answer')).toBeVisible();
    expect(within(howTo()).getByText('quit the quiz')).toBeVisible();
  });
});

describe('given the length of a drill', { tags: 'full' }, () => {
  test('when Quick Drill is on, then it can be chosen by its keys, and the drill has as many questions', async () => {
    const { user } = await openApp('/?quiz=name-note');
    expect(screen.queryByLabelText('Length')).toBeNull();
    await user.keyboard('xx');
    expect(screen.getByLabelText('Length')).toHaveDisplayValue('12 questions');
    await user.keyboard('{Shift>}X{/Shift}2q');
    expect(heading('Question 1 of 25')).toBeVisible();
  });

  test('when it is a minute, then the drill ends after the question that is open when the minute is up', async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on&length=1m&mistake=wait');
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    await user.keyboard('q');
    expect(await screen.findByText('1 minute. Name this note.')).toBe(region());
    expect(screen.getByText('1:00 left')).toBeVisible();
    const statusLine = within(screen.getByRole('contentinfo'));
    expect(statusLine.getByText('Question 1, 1:00 left')).toBeVisible();
    now.mockReturnValue(30_000);
    await user.keyboard('e');
    expect(heading('Question 2')).toBeVisible();
    expect(screen.getByText('0:30 left')).toBeVisible();
    expect(statusLine.getByText('Question 2, 0:30 left')).toBeVisible();
    expect(region()).not.toHaveTextContent('left');
    expect(screen.getByText('100% right')).toBeVisible();
    expect(screen.getByText('2 per minute')).toBeVisible();
    now.mockReturnValue(95_000);
    await user.keyboard('a');
    expect(button('See Results')).toBeVisible();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Quiz Results' });
    expect(within(dialog).getByText('1/2')).toBeVisible();
    expect(within(dialog).getByText('Answers per minute: 1')).toBeVisible();
  });

  test.each([
    ['endless', 'Question 1'],
    ['25', 'Question 1 of 25'],
    ['2m', 'Question 1'],
  ])(
    'when it is %s and finished, then its results follow, and q starts the same drill again',
    { tags: 'full' },
    async (length, title) => {
      const { user } = await openApp(`/?quiz=name-note&drill=on&length=${length}`);
      await user.keyboard('qe{Shift>}Q{/Shift}');
      const dialog = await screen.findByRole('dialog', { name: 'Quiz Results' });
      expect(within(dialog).getByText('1/1')).toBeVisible();
      await user.keyboard('q');
      expect(heading(title)).toBeVisible();
      expect(screen.getByText('Score: 0')).toBeVisible();
      expect(button('Quit Quiz')).toBeVisible();
      await user.keyboard('{Shift>}Q{/Shift}');
      expect(button('Start Quiz')).toHaveFocus();
    },
  );
});

describe('given the figures of a drill', () => {
  test('when they are asked for, then they are said with the place, and never of themselves', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on');
    vi.spyOn(performance, 'now').mockReturnValue(0);
    await user.keyboard('q');
    vi.mocked(performance.now).mockReturnValue(2000);
    await user.keyboard('e');
    expect(await screen.findByText('Right: E.')).toBe(region());
    await user.keyboard('o');
    expect(
      await screen.findByText(
        'target, string 6, fret 1. Question 2 of 12. 100 percent right, 30 answers per minute.',
      ),
    ).toBe(region());
  });

  test('when they are hidden, then the number, the time and the score are gone, also from the status line', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on&length=2m');
    await user.click(screen.getByRole('switch', { name: 'Show Live Stats' }));
    await user.keyboard('qe');
    expect(heading('Question')).toBeVisible();
    for (const text of [/left$/, /% right$/, /per minute$/, /^Score/, /^Answered/, /^Question \d/])
      expect(screen.queryByText(text)).toBeNull();
    await user.keyboard(',');
    const settings = within(await screen.findByRole('dialog', { name: 'Settings' }));
    await user.click(settings.getByRole('switch', { name: 'Show Live Stats' }));
    await user.keyboard('{Escape}');
    expect(heading('Question 2')).toBeVisible();
    expect(screen.getByText('Score: 1')).toBeVisible();
  });
});

describe('given a corner of the neck', () => {
  test('when a drill asks about it, then no place is outside it', { tags: 'full' }, async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on&low=5&high=9&strings=6&ask=naturals');
    await user.keyboard('q');
    expectFocusOn('gridcell', 'target, string 6, fret 5');
    await user.keyboard('a');
    expectFocusOn('gridcell', 'target, string 6, fret 7');
    await user.keyboard('b');
    expectFocusOn('gridcell', 'target, string 6, fret 8');
    await user.keyboard('c');
    // All were asked, so they come again, but not the last one at once.
    expectFocusOn('gridcell', 'target, string 6, fret 5');
  });

  test('when Quick Drill is off, then the quiz asks about the whole neck', async () => {
    const { user } = await openApp('/?quiz=name-note&low=5&high=9&length=50');
    expect(screen.queryByLabelText('Lowest Fret')).toBeNull();
    await user.keyboard('q');
    expect(heading('Question 1 of 12')).toBeVisible();
    expectFocusOn('gridcell', 'target, string 6, open');
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
  });

  test('when it has no naturals and only those are wanted, then the setup says that every note is asked', async () => {
    await openApp('/?drill=on&low=4&high=4&strings=6&ask=naturals');
    expect(screen.getByText('No natural notes here, so every note is included.')).toBeVisible();
  });
});

describe('given a Name Note drill', () => {
  test('when twelve answer keys are pressed, then that is the whole quiz, and its results follow', async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.keyboard('q');
    await user.keyboard('ef{Shift>}F{/Shift}g{Shift>}G{/Shift}a{Shift>}A{/Shift}bc{Shift>}C{/Shift}d');
    expect(heading('Question 12 of 12')).toBeVisible();
    expectFocusOn('gridcell', 'target, string 6, fret 11');
    await user.keyboard('{Shift>}D{/Shift}');
    const dialog = await screen.findByRole('dialog', { name: 'Quiz Results' });
    for (const text of ['12/12', '100%', 'Excellent work!'])
      expect(within(dialog).getByText(text)).toBeVisible();
    for (const list of ['Weakest', 'Slowest'])
      expect(
        within(dialog).getByRole('heading', { name: list }).parentElement?.querySelectorAll('li'),
      ).toHaveLength(3);

    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Start Quiz')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Fretboard' })).toBeVisible();
  });

  test('when the results open automatically, then an Enter or Space meant for the question closes nothing', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.keyboard('q');
    await user.keyboard('ef{Shift>}F{/Shift}g{Shift>}G{/Shift}a{Shift>}A{/Shift}bc{Shift>}C{/Shift}d');
    await user.keyboard('{Shift>}D{/Shift}{Enter} ');
    await screen.findByRole('dialog', { name: 'Quiz Results' });
    expectFocusOn('heading', 'Quiz Results');

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Start Quiz')).toHaveFocus();
  });

  test('when the user opens the results, after a wrong last answer, then Enter starts again', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on&mistake=wait');
    await user.keyboard('q');
    await user.keyboard('ef{Shift>}F{/Shift}g{Shift>}G{/Shift}a{Shift>}A{/Shift}bc{Shift>}C{/Shift}d');
    await user.keyboard('e{Enter}');
    await screen.findByRole('dialog', { name: 'Quiz Results' });
    expectFocusOn('heading', 'Quiz Results');
    await user.keyboard('{Enter}');
    expect(heading('Question 1 of 12')).toBeVisible();
  });

  test('when an answer is right, then the next target has the focus, and the verdict is spoken', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.keyboard('qe');
    expect(heading('Question 2 of 12')).toBeVisible();
    expectFocusOn('gridcell', 'target, string 6, fret 1');
    expect(await screen.findByText('Right: E.')).toBe(region());
    expect(screen.getByText('Score: 1')).toBeVisible();
  });

  test('when an answer is wrong, then the next question follows by itself, or with the next key, which answers nothing', async () => {
    ownTime();
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.keyboard('qa');
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(marked('right')).toEqual(['E, string 6, open, right']);
    await user.keyboard('f');
    expect(heading('Question 2 of 12')).toBeVisible();
    expect(screen.getByText('Score: 0')).toBeVisible();
    await user.keyboard('a');
    expect(screen.getByText('Incorrect')).toBeVisible();
    await pass(MISTAKE_SHOWN);
    expect(heading('Question 3 of 12')).toBeVisible();
  });

  test('when a drill waits after a mistake, then Enter goes on, and answer keys do nothing', async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on&mistake=wait');
    await user.keyboard('qa');
    expect(screen.getByText('Incorrect')).toBeVisible();
    await user.keyboard('ef');
    expect(heading('Question 1 of 12')).toBeVisible();
    expect(marked('right')).toEqual(['E, string 6, open, right']);
    expect(marked('wrong')).toEqual(['A, string 6, fret 5, wrong']);
    await user.keyboard('{Enter}');
    expect(heading('Question 2 of 12')).toBeVisible();
    expect(screen.getByText('Score: 0')).toBeVisible();
  });

  test('when a pause is set, then the next question follows a right answer automatically', async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on&pause=200');
    await user.keyboard('qe');
    expect(await screen.findByRole('heading', { name: 'Question 2 of 12' })).toBeVisible();
    expectFocusOn('gridcell', 'target, string 6, fret 1');
  });

  test('when a leader is pressed by mistake, then it does nothing and the screen stays', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.keyboard('qlne');
    expect(heading('Question 2 of 12')).toBeVisible();
    expect(screen.queryByText('never mind')).toBeNull();
  });
});

describe('given a Find Note drill', () => {
  test('when the last right place is picked, then the next question follows', async () => {
    const { user, player } = await openApp('/?drill=on&strings=0.1');
    await user.keyboard('q');
    await user.click(cell('string 6, fret 8'));
    expect(await screen.findByText('Right, 1 of 2')).toBe(region());
    expect(heading('Question 1 of 12')).toBeVisible();
    await user.click(cell('string 5, fret 3'));
    expect(heading('Question 2 of 12')).toBeVisible();
    expect(screen.getByText('Score: 1')).toBeVisible();
    expect(await screen.findByText('Right: C. Find every C sharp on strings 5, 6.')).toBe(region());
    expect(player.play).not.toHaveBeenCalled();
  });

  test('when a wrong place is picked, then the question ends immediately and waits for Enter', async () => {
    const { user } = await openApp('/?drill=on&strings=0.1');
    await user.keyboard('q');
    await user.click(cell('string 6, fret 9'));
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(marked('wrong')).toEqual(['C sharp, string 6, fret 9, wrong']);
    expect(marked('missed')).toHaveLength(2);
    await user.keyboard('{Enter}');
    expect(heading('Question 2 of 12')).toBeVisible();
  });

  test('when a right place is picked twice, then it stays selected, and the question continues', async () => {
    const { user } = await openApp('/?drill=on&strings=0.1');
    await user.keyboard('q');
    await user.click(cell('string 6, fret 8'));
    await user.click(cell('string 6, fret 8, selected'));
    expect(marked('selected')).toEqual(['string 6, fret 8, selected']);
    expect(heading('Question 1 of 12')).toBeVisible();
  });
});
