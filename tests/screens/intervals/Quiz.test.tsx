import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { INTERVALS } from '../../../src/theory/interval';
import { expectFocusOn, openApp } from '../../openApp';
import { button, heardByNow, openIntervals, pass, pitches, radio, region } from './page';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Without chance the questions come in order, Unison first, all from C4.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const said = async (text: string) => expect(await heardByNow()).toBe(text);

describe('given the setup', { tags: 'full' }, () => {
  test('when the tab is chosen, then the setup is complete, and the tab is in the address', {
    tags: 'full',
  }, async () => {
    const { user } = await openIntervals();
    await user.click(screen.getByRole('tab', { name: 'Quiz Mode' }));
    expect(screen.getByText('Quiz Format: 12 questions - one for each interval')).toBeVisible();
    const direction = screen.getByRole('combobox', { name: 'Direction' });
    expect(
      within(direction)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['Ascending Only', 'Descending Only', 'Ascending Both', 'Descending Both'],
      ...['Mixed (Ascending + Descending)', 'Mixed Both (Ascending Both + Descending Both)'],
    ]);
    expect(screen.getAllByRole('checkbox')).toHaveLength(13);
    expect(screen.getByRole('switch', { name: 'Quick Drill' })).not.toBeChecked();
    expect(button('Start Quiz')).toBeEnabled();
  });

  test.each([
    ['Close ×', '{Enter}'],
    ['Got it!', '{Tab}{Enter}'],
    ['Escape', '{Escape}'],
  ])('when the help is closed by %s, then the focus is back on it', async (_, keys) => {
    const { user } = await openIntervals('?mode=quiz');
    await user.click(button('Help'));
    const help = await screen.findByRole('dialog', { name: 'Direction Options Explained' });
    expect(within(help).getAllByRole('term')).toHaveLength(6);
    for (const { textContent } of within(help).getAllByRole('definition')) expect(textContent).not.toBe('');
    expect(within(help).getByRole('button', { name: 'Close ×' })).toHaveFocus();
    expect(within(help).getByRole('button', { name: 'Got it!' })).toBeVisible();
    await user.keyboard(keys);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Help')).toHaveFocus();
  });

  test('when only some intervals are chosen, then the page says how many will be asked, and how often', async () => {
    const { user } = await openIntervals('?mode=quiz');
    await user.click(button('Clear'));
    expect(screen.getByText('No intervals are chosen: all 13 may be asked.')).toBeVisible();
    for (const name of ['Minor 3rd', 'Major 3rd']) await user.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByText('Only 2 of the 13 intervals will be asked, each 6 times.')).toBeVisible();
    await user.click(button('Ask All'));
    expect(screen.queryByText(/will be asked/)).toBeNull();
    expect(button('Ask All')).toHaveFocus();
  });
});

describe('given a calm quiz', () => {
  const start = async () => {
    const opened = await openIntervals('?mode=quiz');
    await opened.user.click(button('Start Quiz'));
    await waitFor(() => expect(button('Play Interval')).toHaveFocus());
    return opened;
  };

  test('when a question appears, then nothing plays automatically, and the focus is on Play Interval', async () => {
    const { played } = await start();
    expect(screen.getByText('1/12')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What interval is this?' })).toBeVisible();
    expect(screen.getByText('Direction: Ascending')).toBeVisible();
    expect(
      within(screen.getByRole('group', { name: 'Your answer' }))
        .getAllByRole('radio')
        .map(input => input.closest('label')?.textContent),
    ).toEqual(INTERVALS.map(({ name }) => name));
    expect(button('Submit Answer')).toBeDisabled();
    expect(screen.queryByRole('grid')).toBeNull();
    await said('Question 1 of 12. Which interval is it, ascending?');
    expect(played).toHaveLength(0);
  });

  test('when it is played, then the button says so and is disabled without losing the focus', {
    tags: 'full',
  }, async () => {
    const { user, played, end } = await start();
    await user.keyboard('{Enter}');
    expect(button('Playing...')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Playing...')).toHaveFocus();
    await user.keyboard('{Enter}pp');
    expect(played.map(pitches)).toEqual([[60, 60]]);
    end();
    expect(button('Play Interval')).not.toHaveAttribute('aria-disabled');
  });

  test('when the answer is right, then one message says so, and Next Question goes on', async () => {
    const { user } = await start();
    await user.click(radio('Unison'));
    expect(screen.queryByText('Correct!')).toBeNull();
    await user.click(button('Submit Answer'));
    expect(screen.getByText('Correct!')).toBeVisible();
    expect(screen.getByText('✅')).toBeVisible();
    expect(screen.queryByText(/^Correct answer/)).toBeNull();
    expect(button('Next Question')).toHaveFocus();
    for (const input of screen.getAllByRole('radio')) expect(input).toBeDisabled();
    await said('Right: unison.');
    await user.keyboard('{Enter}');
    expect(screen.getByText('2/12')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Your answer' }).querySelector(':checked')).toBeNull();
    expect(button('Play Interval')).toHaveFocus();
  });

  test('when the answer is wrong, then the right one is named, and both can be heard in turn', async () => {
    const { user, played, sound, end } = await start();
    await user.click(radio('Octave'));
    await user.click(button('Submit Answer'));
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText('❌')).toBeVisible();
    expect(screen.getByText('Correct answer: Unison')).toBeVisible();
    await said('Wrong: it was a unison. Yours was an octave.');
    await user.keyboard('c');
    expect(pitches(played.at(-1))).toEqual([60, 60, 60, 72]);
    expect(screen.getByText('You chose the octave, 12 semitones wider.')).toBeVisible();
    const rowOf = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
    sound(1);
    expect(rowOf('Played')).toHaveAttribute('data-sounding');
    expect(rowOf('Yours')).not.toHaveAttribute('data-sounding');
    sound(3);
    expect(rowOf('Yours')).toHaveAttribute('data-sounding');
    end();
    await said('First the right one, a unison; then yours, an octave.');
  });

  test('when intervals sound together, then a question says so in place of a direction, and right and wrong are compared so', {
    tags: 'full',
  }, async () => {
    const { user, played, end } = await openIntervals('?mode=quiz&sounding=together&quiz=mixed-both');
    await user.click(button('Start Quiz'));
    await waitFor(() => expect(button('Play Interval')).toHaveFocus());
    expect(screen.getByText('Sounding: Together')).toBeVisible();
    expect(screen.queryByText(/^Direction/)).toBeNull();
    await said('Question 1 of 12. Which interval is it, both notes together?');
    await user.keyboard('pk{Enter}');
    expect(played.at(-1)?.map(({ start }) => start)).toEqual([0, 0]);
    end();
    await user.keyboard('c');
    expect(pitches(played.at(-1))).toEqual([60, 60, 60, 72]);
    expect(played.at(-1)?.map(({ start }) => start)).toEqual([
      0,
      0,
      expect.closeTo(2.2),
      expect.closeTo(2.2),
    ]);
  });

  test('when it is submitted while it sounds, then the verdict is shown immediately and spoken afterward', {
    tags: 'full',
  }, async () => {
    const { user, end } = await start();
    await said('Question 1 of 12. Which interval is it, ascending?');
    await user.keyboard('pk{Enter}p');
    expect(screen.getByText('Incorrect')).toBeVisible();
    await said('Question 1 of 12. Which interval is it, ascending?');
    end();
    await said('Wrong: it was a unison. Yours was an octave.');
  });

  test('when the arrows choose a radio, then Enter on it submits, and choosing alone never does', {
    tags: 'full',
  }, async () => {
    const { user } = await start();
    radio('Unison').focus();
    await user.keyboard('{ArrowDown}');
    expect(radio('Minor 2nd')).toBeChecked();
    expect(screen.queryByText('Incorrect')).toBeNull();
    expect(button('Submit Answer')).toBeEnabled();
  });

  test('when an answer is chosen by its key, then the focus leaves the button on which Enter would play', {
    tags: 'full',
  }, async () => {
    const { user } = await start();
    await user.keyboard('e');
    expect(radio('Minor 3rd')).toBeChecked();
    expect(button('Submit Answer')).toHaveFocus();
    await said('minor third, chosen.');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Incorrect')).toBeVisible();
  });

  test('when practice is opened, then nothing there can be heard, and the quiz waits where it was', {
    tags: 'full',
  }, async () => {
    const { user, played } = await start();
    await user.keyboard('e');
    await user.click(screen.getByRole('tab', { name: 'Practice Mode' }));
    expect(
      screen.getByText("A quiz is waiting for your answer. Practice isn't available until you give it."),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Octave' })).toBeNull();
    await user.keyboard('kp');
    expect(played).toHaveLength(0);
    await user.keyboard('q');
    expect(screen.getByText('1/12')).toBeVisible();
    expect(radio('Minor 3rd')).toBeChecked();
  });

  test('when it is ended, then the setup is back and has the focus', { tags: 'full' }, async () => {
    const { user } = await start();
    await user.click(button('End Quiz'));
    expect(button('Start Quiz')).toHaveFocus();
    expect(screen.queryByText('1/12')).toBeNull();
    await said('Quiz ended.');
  });

  test('when it is ended after a verdict, then the score so far is said', { tags: 'full' }, async () => {
    const { user } = await start();
    await user.keyboard('s{Enter}');
    await pass(100);
    await user.click(button('End Quiz'));
    await said('Quiz ended: 0 of 1 right.');
  });

  test('when . is pressed, then the interval plays again at once, and the question is said after it', async () => {
    const { user, played, end } = await start();
    await user.keyboard('p');
    end();
    const { activeElement } = document;
    await user.keyboard('.');
    expect(played.map(pitches)).toEqual([
      [60, 60],
      [60, 60],
    ]);
    await pass(5000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    end();
    await said('Question 1 of 12. Which interval is it, ascending?');
    expect(activeElement).toHaveFocus();
  });

  test('when . is pressed while it sounds, then it starts again', { tags: 'full' }, async () => {
    const { user, played, player } = await start();
    await user.keyboard('p');
    await user.keyboard('.');
    expect(player.stop).toHaveBeenCalled();
    expect(played).toHaveLength(2);
  });

  test('when . is pressed after the verdict, then the interval plays again, and the verdict follows it', {
    tags: 'full',
  }, async () => {
    const { user, played, end } = await start();
    await user.keyboard('s{Enter}');
    await said('Wrong: it was a unison. Yours was a major second.');
    await user.keyboard('.');
    expect(played.map(pitches)).toEqual([[60, 60]]);
    end();
    // A repeated text may end in a no-break space.
    expect((await heardByNow())?.trim()).toBe('Wrong: it was a unison. Yours was a major second.');
  });

  test('when a question is open, then its neck is bare and out of reach, and the sound marks nothing on it', async () => {
    const { user, sound } = await start();
    await user.keyboard('ep');
    sound(0);
    const neck = screen.getByRole('grid', { name: 'Fretboard', hidden: true });
    expect(neck.closest('[inert]')).not.toBeNull();
    expect(neck.querySelectorAll('[data-mark], [data-sounding]')).toHaveLength(0);
    for (const each of within(neck).getAllByRole('gridcell', { hidden: true }))
      expect(each.textContent).toMatch(/^string \d, (open|fret \d+)$/);
    expect(region('On the Neck').getByText('Shown after you answer')).toBeVisible();
  });

  test('when the answer is wrong, then both intervals are on the neck from one root, and their places can be heard', {
    tags: 'full',
  }, async () => {
    const { user, played } = await start();
    await user.keyboard('e{Enter}');
    const neck = within(screen.getByRole('grid', { name: 'Fretboard, Unison and Minor 3rd up from C 4' }));
    expect(neck.getByText('C 4, unison, string 3, fret 5, right')).toBeInTheDocument();
    expect(neck.getByText('D sharp 4, minor third, string 2, fret 4, wrong')).toBeInTheDocument();
    await user.click(neck.getByText('D sharp 4, minor third, string 2, fret 4, wrong'));
    expect(played.map(pitches)).toEqual([[63]]);
    await user.keyboard('{Enter}');
    expect(screen.getByText('2/12')).toBeVisible();
    expect(button('Play Interval')).toHaveFocus();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  test('when the answer is right, then its interval alone is on the neck', { tags: 'full' }, async () => {
    const { user } = await start();
    await user.keyboard('a{Enter}');
    const neck = screen.getByRole('grid', { name: 'Fretboard, Unison on C 4' });
    expect(neck.querySelectorAll('[data-mark="right"]')).toHaveLength(5);
    expect(neck.querySelectorAll('[data-mark]')).toHaveLength(5);
  });

  test('when the state of the quiz changes, then How to Use does too, and it takes two lines that mention clicking', async () => {
    const { user } = await openIntervals('?mode=quiz');
    const howTo = () =>
      region('How to Use')
        .getAllByText(/./, { selector: 'p' })
        .map(({ textContent }) => textContent);
    const seen = [howTo()];
    await user.keyboard('q');
    seen.push(howTo());
    await user.keyboard('a{Enter}');
    seen.push(howTo());
    for (const lines of seen) {
      expect(lines).toHaveLength(2);
      expect(lines.join(' ')).toMatch(/^Click/);
    }
    expect(new Set(seen.flat()).size).toBe(6);
  });

  test('when questions are answered, then the score so far and the last answers are shown', {
    tags: 'full',
  }, async () => {
    const { user } = await start();
    expect(region('So Far').getByText('Nothing answered yet')).toBeVisible();
    await user.keyboard('a{Enter}');
    await pass(100);
    await user.keyboard('{Enter}k{Enter}');
    expect(region('So Far').getByText('1 of 2 right')).toBeVisible();
    expect(
      region('So Far')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['✗ Minor 2nd wrong', '✓ Unison right']);
  });

  test('when every question is answered, then the complete results are shown', { tags: 'full' }, async () => {
    const { user } = await start();
    const keys = [...'awsedftgy', 'k', 'k', 'a'];
    for (const [place, key] of keys.entries()) {
      await user.keyboard(`${key}{Enter}`);
      expect(button(place === 11 ? 'View Results' : 'Next Question')).toHaveFocus();
      await pass(100);
      await user.keyboard('{Enter}');
    }
    expectFocusOn('heading', 'Quiz Complete!');
    expect(screen.getByText('9/12')).toBeVisible();
    expect(screen.getByText('75%')).toHaveAttribute('data-standing', 'fair');
    expect(screen.getByText('Good effort!')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await said('9 of 12 right, 75 percent. Missed: major sixth, minor seventh, major seventh.');
    const table = screen.getByRole('table', { name: 'Mix-ups' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(row => row.textContent),
    ).toEqual(['PlayedAnsweredTimes', 'Major 6thOctave1', 'Minor 7thOctave1', 'Major 7thUnison1']);
    await user.click(button('New Quiz'));
    expect(screen.getByText('1/12')).toBeVisible();
    await user.keyboard('{Shift>}Q{/Shift}');
    expect(button('Start Quiz')).toBeVisible();
  });
});

describe('given a mixed quiz', () => {
  test('when a direction is drawn, then the question names it', async () => {
    vi.mocked(Math.random).mockReturnValue(0.9);
    const { user, played } = await openIntervals('?mode=quiz&quiz=mixed-both');
    await user.keyboard('qp');
    expect(screen.getByText('Direction: Descending Both')).toBeVisible();
    const [root = 0, target = 0, ...back] = pitches(played[0]) ?? [];
    expect(target).toBeLessThan(root);
    expect(back).toEqual([target, root]);
  });
});

test('given Practice Mode, when x is pressed twice, then the quiz is shown with Quick Drill on', async () => {
  const { user } = await openApp('/intervals');
  await user.keyboard('xx');
  expect(await screen.findByRole('switch', { name: 'Quick Drill' })).toBeChecked();
});

describe('given Quick Drill', () => {
  const start = async (query = '') => {
    const opened = await openIntervals(`?mode=quiz&drill=on${query}`);
    await opened.user.keyboard('q');
    // The first question is said before it sounds.
    await pass(5000);
    expect(opened.played).toHaveLength(1);
    return opened;
  };

  test('when it starts, then the answer neck of thirteen cells is one Tab stop with the focus, and the question plays', {
    tags: 'full',
  }, async () => {
    const { played } = await start();
    expectFocusOn('gridcell', 'Unison, open');
    const neck = screen.getByRole('grid', { name: 'Answer neck' });
    const cells = within(neck).getAllByRole('gridcell');
    expect(cells).toHaveLength(13);
    expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    expect(cells[3]).toHaveAccessibleName('Minor 3rd, fret 3');
    expect(within(neck).getByRole('row')).toHaveAccessibleName('Unison, open');
    expect(played.map(pitches)).toEqual([[60, 60]]);
  });

  test('when an answer key is right, then the sound stops, and after the pause the next question plays, and the verdict is said after it', async () => {
    const { user, played, end } = await start('&pause=200');
    await user.keyboard('a');
    expect(screen.getByText('Correct!')).toBeVisible();
    await waitFor(() =>
      expect(played.map(pitches)).toEqual([
        [60, 60],
        [60, 61],
      ]),
    );
    expect(screen.getByText('2/12')).toBeVisible();
    expectFocusOn('gridcell', 'Unison, open');
    end();
    await said('Right: unison.');
  });

  test('when an answer is wrong, then the drill marks the right and the wrong one, waits for Enter, and accepts no more answers', {
    tags: 'full',
  }, async () => {
    const { user, played, end } = await start('&pause=0');
    end();
    await user.keyboard('k');
    await said('Wrong: it was a unison. Yours was an octave.');
    await user.keyboard('aa');
    expect(screen.getByText('1/12')).toBeVisible();
    expectFocusOn('gridcell', 'Unison, open, right');
    expect(screen.getByText('Octave, fret 12, wrong')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(played.map(pitches)).toEqual([
        [60, 60],
        [60, 61],
      ]),
    );
    expect(screen.getByText('2/12')).toBeVisible();
  });

  test('when a wrong answer is on both necks, then n and Space are for the one with the focus', {
    tags: 'full',
  }, async () => {
    const { user, played, end } = await start('&pause=0');
    end();
    await user.keyboard('k');
    const neck = within(screen.getByRole('grid', { name: 'Fretboard, Unison and Octave up from C 4' }));
    await user.click(neck.getByText('C 5, octave, string 1, fret 8, wrong'));
    end();
    await user.keyboard('n');
    expectFocusOn('gridcell', 'C 4, unison, string 6, fret 20, right');
    await user.keyboard(' ');
    expect(played.map(pitches).slice(1)).toEqual([[72], [60]]);
    end();
    await user.click(screen.getByText('Octave, fret 12, wrong'));
    await user.keyboard('{Home}');
    expectFocusOn('gridcell', 'Unison, open, right');
  });

  test('when arrows and Space are used, then the focused cell is the answer', { tags: 'full' }, async () => {
    const { user } = await start();
    await user.keyboard('{ArrowRight}{ArrowRight} ');
    expect(screen.getByText('Correct answer: Unison')).toBeVisible();
    expectFocusOn('gridcell', 'Major 2nd, fret 2, wrong');
  });

  test('when the end of the neck is reached while it sounds, then that isn’t spoken over the sound', {
    tags: 'full',
  }, async () => {
    const { user, end } = await start();
    await said('Question 1 of 12. Which interval is it, ascending?');
    await user.keyboard('{ArrowLeft}');
    await said('Question 1 of 12. Which interval is it, ascending?');
    end();
    await said('No fret further left');
  });

  test('when a leader is pressed by mistake, then nothing happens', { tags: 'full' }, async () => {
    const { user } = await start();
    await user.keyboard('lnvx');
    expect(screen.getByRole('heading', { level: 1, name: 'Interval Trainer' })).toBeVisible();
    expect(screen.getByText('1/12')).toBeVisible();
  });

  test('when . is pressed, then the interval plays again at once, and the question is said after it', {
    tags: 'full',
  }, async () => {
    const { user, played, end } = await start();
    await user.keyboard('a');
    end();
    await pass(800);
    end();
    const before = played.length;
    await user.keyboard('.');
    expect(pitches(played[before])).toEqual([60, 61]);
    end();
    await said('Which interval is it, ascending?');
    await pass(1000);
    expect(played).toHaveLength(before + 1);
  });

  test('when p is pressed after the sound, then it is played again', { tags: 'full' }, async () => {
    const { user, played, end } = await start();
    end();
    await user.keyboard('p');
    expect(played.map(pitches)).toEqual([
      [60, 60],
      [60, 60],
    ]);
  });

  test('when results are spoken after the next sound, then they wait for its end', {
    tags: 'full',
  }, async () => {
    localStorage.setItem('fretty', '{"version":1,"values":{"results":"after"}}');
    const { user, played, end } = await start('&pause=0');
    end();
    await said('Question 1 of 12. Which interval is it, ascending?');
    await user.keyboard('a');
    await waitFor(() => expect(played).toHaveLength(2));
    expect(await heardByNow()).not.toContain('Right');
    end();
    await said('Right: unison.');
  });

  test('when results aren’t spoken, then a right answer says nothing', { tags: 'full' }, async () => {
    localStorage.setItem('fretty', '{"version":1,"values":{"results":"off"}}');
    const { user, played, end } = await start('&pause=0');
    end();
    await said('Question 1 of 12. Which interval is it, ascending?');
    await user.keyboard('a');
    await waitFor(() => expect(played).toHaveLength(2));
    end();
    expect(await heardByNow()).not.toContain('Right');
  });

  test('when the screen is left and reopened, then the question waits and doesn’t play automatically', {
    tags: 'full',
  }, async () => {
    const { user, played } = await start();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(
      await screen.findByRole('combobox', { name: 'Type a command' }),
      'learn the notes{Enter}',
    );
    await screen.findByRole('heading', { level: 1, name: 'Notes' });
    await user.keyboard('li');
    await screen.findByRole('heading', { level: 1, name: 'Interval Trainer' });
    expect(screen.getByText('1/12')).toBeVisible();
    await pass(1000);
    expect(played).toHaveLength(1);
  });
});
