import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
const pitches = /\b[A-G]\b|sharp|flat/;

/** What every cell of the neck is called. */
const names = () =>
  [...document.querySelectorAll('[role="gridcell"] > :not([aria-hidden])')].map(each => each.textContent);

describe('given Find Note', () => {
  test('when it starts, then question 1 of 12 is asked with score 0, the selection cleared, the focus on the neck', async () => {
    const { user } = await openApp('/?notes=C.E');
    await user.click(button('Start Quiz'));
    expect(heading('Question 1 of 12')).toBeVisible();
    expect(screen.getByText('Score: 0')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Note Selection' })).toBeNull();
    expect(marked('highlighted')).toEqual([]);
    await waitFor(() => expectFocusOn('gridcell', 'string 1, open'));
    expect(await screen.findByText('Question 1 of 12. Find every C on the whole neck.')).toBe(region());
    expect(screen.queryByRole('button', { name: 'Start Quiz' })).toBeNull();
  });

  test('when the question is open, then nothing on the neck reveals a pitch', async () => {
    const { user } = await openApp();
    await user.keyboard('q');
    expect(names()).toHaveLength(6 * 13);
    for (const name of names()) expect(name).not.toMatch(pitches);
    for (const each of screen.getAllByRole('gridcell', { hidden: true })) {
      expect(each).not.toHaveAttribute('title');
      expect(each).not.toHaveAttribute('aria-description');
      expect(each.querySelector('[aria-hidden]')).toBeEmptyDOMElement();
    }
  });

  test('when a place is picked, it is selected, and when it is picked again, it is not, and nothing sounds', async () => {
    const { user, player } = await openApp();
    await user.keyboard('q');
    await user.click(cell('string 6, fret 8'));
    expect(marked('selected')).toEqual(['string 6, fret 8, selected']);
    expect(await screen.findByText('selected')).toBe(region());
    await user.keyboard(' ');
    expect(marked('selected')).toEqual([]);
    expect(await screen.findByText('not selected')).toBe(region());
    expect(player.play).not.toHaveBeenCalled();
  });

  test('when every place and no other is submitted, then it is correct, and the score is 1', async () => {
    const { user } = await openApp('/?strings=0.1');
    await user.keyboard('q');
    await user.click(cell('string 6, fret 8'));
    await user.click(cell('string 5, fret 3'));
    await user.keyboard('{Enter}');
    expect(screen.getByText('Correct!')).toBeVisible();
    expect(screen.queryByText('The correct answer is:')).toBeNull();
    expect(screen.getByText('Score: 1')).toBeVisible();
    expect(marked('right')).toEqual(['C, string 5, fret 3, right', 'C, string 6, fret 8, right']);
    expect(await screen.findByText('Right: C.')).toBe(region());
  });

  test('when places are wrong and missing, then it is incorrect, and both are shown and said', async () => {
    const { user } = await openApp('/?strings=0.1');
    await user.keyboard('q');
    await user.click(cell('string 6, fret 8'));
    await user.click(cell('string 5, fret 4'));
    await user.click(button('Submit Answer'));
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText('The correct answer is:').nextElementSibling).toHaveTextContent(/^C$/);
    expect(screen.getByText('Score: 0')).toBeVisible();
    expect(screen.getByText('1 of 2 missed: string 5, fret 3.')).toBeVisible();
    expect(screen.getByText('1 wrong: string 5, fret 4 is C#.')).toBeVisible();
    expect(marked('right')).toEqual(['C, string 6, fret 8, right']);
    expect(marked('missed')).toEqual(['C, string 5, fret 3, missed']);
    expect(marked('wrong')).toEqual(['C sharp, string 5, fret 4, wrong']);
    expectFocusOn('button', 'Next Question');
  });

  test('when a string isn’t in the quiz, then its places can’t be picked, and that is spoken', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/?strings=0.1');
    await user.keyboard('q');
    await user.click(cell('string 4, fret 10'));
    expect(marked('selected')).toEqual([]);
    expect(await screen.findByText("String 4 isn't in this quiz")).toBe(region());
  });

  test('when no string was chosen, then all of them count', async () => {
    const { user } = await openApp('/?strings=none');
    await user.keyboard('q');
    expect(await screen.findByText('Question 1 of 12. Find every C on the whole neck.')).toBeTruthy();
    await user.keyboard(' {Enter}');
    expect(marked('missed')).toHaveLength(6);
  });

  test('when Enter is pressed with nothing selected, once, again or held, then that is said, and it costs no question', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp();
    await user.keyboard('q');
    expect(button('Submit Answer')).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Nothing selected yet')).toBe(region());
    await user.keyboard('{Enter}{Enter>9/}');
    expect(heading('Question 1 of 12')).toBeVisible();
    expect(screen.getByText('Answered: 0')).toBeVisible();
  });

  test('when Enter is held after a pick, then the verdict stays', async () => {
    const { user } = await openApp();
    await user.keyboard('q {Enter>9/}');
    expect(heading('Question 1 of 12')).toBeVisible();
    expect(screen.getByText('Incorrect')).toBeVisible();
  });

  test('when it is answered wrongly, then n and Shift N walk through the mistakes, whose names say what each is', async () => {
    const { user } = await openApp('/?strings=0.1');
    await user.keyboard('q5{End} 6{Home} {Enter}');
    expect(await screen.findByText(/^Wrong: 2 picks\. /)).toBe(region());
    expectFocusOn('gridcell', 'E, string 6, open, wrong');
    await user.keyboard('n');
    expectFocusOn('gridcell', 'C, string 6, fret 8, missed');
    await user.keyboard('n');
    expectFocusOn('gridcell', 'C, string 5, fret 3, missed');
    await user.keyboard('nn');
    expectFocusOn('gridcell', 'E, string 6, open, wrong');
    await user.keyboard('{Shift>}N{/Shift}');
    expectFocusOn('gridcell', 'A, string 5, fret 12, wrong');
    expect(button('Next mistake')).toBeVisible();
    expect(button('Previous mistake')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(heading('Question 2 of 12')).toBeVisible();
    await user.keyboard('n');
    expectFocusOn('gridcell', 'string 5, fret 12');
    expect(screen.queryByRole('button', { name: 'Next same note' })).toBeNull();
  });

  test('when the cursor is on the only mistake and n is pressed, then its cell is said', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/?strings=0.1');
    await user.keyboard('q');
    await user.click(cell('string 6, fret 8'));
    await user.keyboard('{Enter}n');
    expectFocusOn('gridcell', 'C, string 5, fret 3, missed');
    expect(await screen.findByText('Wrong. Missed 1: 5th fret 3.')).toBe(region());
    await user.keyboard('n');
    expect(await screen.findByText('C, string 5, fret 3, missed', { ignore: 'span' })).toBe(region());
    expectFocusOn('gridcell', 'C, string 5, fret 3, missed');
  });

  test('when it is answered rightly and n is pressed, then there are no mistakes to go to', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/?strings=0.1');
    await user.keyboard('q');
    await user.click(cell('string 6, fret 8'));
    await user.click(cell('string 5, fret 3'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Right: C.')).toBe(region());
    await user.keyboard('n');
    expect(await screen.findByText('No mistakes')).toBe(region());
    expectFocusOn('gridcell', 'C, string 5, fret 3, right');
  });
});

describe('given a question of either type', () => {
  test.each([
    ['Find Note', '/', 'q', 'Question 1 of 12. Find every C on the whole neck.'],
    ['a Find Note drill', '/?drill=on', 'q', 'Question 1 of 12. Find every C on the whole neck.'],
    ['Name Note', '/?quiz=name-note', 'q', 'Question 1 of 12. Name the note on string 6, open.'],
    ['a Name Note drill', '/?quiz=name-note&drill=on', 'qe', 'Name the note on string 6, fret 1.'],
  ])(
    'when . is pressed in %s, then the question is said again, the focus stays, and nothing sounds',
    { tags: 'full' },
    async (_what, address, keys, question) => {
      const { user, player } = await openApp(address);
      await user.keyboard(`${keys}{ArrowUp}{ArrowRight}`);
      const { activeElement } = document;
      await user.keyboard('.');
      expect(await screen.findByText(question)).toBe(region());
      expect(activeElement).toHaveFocus();
      expect(player.play).not.toHaveBeenCalled();
    },
  );

  test('when . is pressed after the verdict, then question and verdict are said again', async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard('qc{Enter}');
    expect(await screen.findByText('Wrong. It is E.')).toBe(region());
    await user.keyboard('.');
    expect(
      await screen.findByText('Question 1 of 12. Name the note on string 6, open. Wrong. It is E.'),
    ).toBe(region());
  });

  test('when there is no question, then . does nothing', async () => {
    const { user } = await openApp();
    await user.keyboard('6.');
    expectFocusOn('gridcell', 'E, string 6, open');
    expect(region()).toBeEmptyDOMElement();
  });
});

describe('given Name Note', () => {
  const group = () => screen.getByRole('group', { name: 'Your answer' });

  test('when it starts, then the focus is on the target, whose name asks the question without revealing the note', async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.click(button('Start Quiz'));
    await waitFor(() => expectFocusOn('gridcell', 'target, string 6, open'));
    expect(marked('target')).toEqual(['target, string 6, open']);
    for (const name of names()) expect(name).not.toMatch(pitches);
    expect(within(group()).getAllByRole('radio')).toHaveLength(12);
    expect(document.activeElement?.parentElement).toHaveAccessibleName('target, string 6, open');
    expect(await screen.findByText('Question 1 of 12. Name this note.')).toBe(region());
  });

  test('when no note is chosen, then Submit Answer is disabled, and choosing one never submits', async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard('q');
    expect(button('Submit Answer')).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Choose a note first')).toBe(region());
    await user.click(within(group()).getByRole('radio', { name: 'C sharp' }));
    expect(button('Submit Answer')).toBeEnabled();
    expect(screen.queryByText('Incorrect')).toBeNull();
    expect(heading('Question 1 of 12')).toBeVisible();
  });

  test('when the note’s letter is pressed and Enter, then it is chosen and submitted', async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard('qe');
    expect(within(group()).getByRole('radio', { name: 'E' })).toBeChecked();
    expect(await screen.findByText('E, chosen')).toBe(region());
    expectFocusOn('gridcell', 'target, string 6, open');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Correct!')).toBeVisible();
    expect(marked('right')).toEqual(['E, string 6, open, right']);
    expect(await screen.findByText('Right: E.')).toBe(region());
  });

  test('when the answer is wrong, then the note is told, and both the right one and the answer are marked, on the neck and among the answers', async () => {
    const { user } = await openApp('/?quiz=name-note&accidentals=flats');
    await user.keyboard('q');
    await user.keyboard('{Shift>}B{/Shift}{Enter}');
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText('The correct answer is:').nextElementSibling).toHaveTextContent(/^E$/);
    expect(within(group()).getByRole('radio', { name: 'B flat' })).toBeChecked();
    expect(within(group()).getByRole('radio', { name: 'B flat' })).toBeDisabled();
    expect(marked('right')).toEqual(['E, string 6, open, right']);
    expect(marked('wrong')).toEqual(['B flat, string 6, fret 6, wrong']);
    const answers = (mark: string) => group().querySelector(`[data-mark="${mark}"] input`);
    expect(answers('right')).toHaveAccessibleName('E');
    expect(answers('wrong')).toHaveAccessibleName('B flat');
    expect(screen.getByText('Bb is at fret 6, 6 frets higher.')).toBeVisible();
    expect(await screen.findByText('Wrong. It is E.')).toBe(region());
  });

  test('when the next question comes, then the focus is on its target, and nothing of the last one is left', async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard('qe{Enter}{Enter}');
    expect(heading('Question 2 of 12')).toBeVisible();
    expectFocusOn('gridcell', 'target, string 6, fret 1');
    expect(marked('target')).toHaveLength(1);
    expect(screen.getByText('Score: 1')).toBeVisible();
    expect(within(group()).queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.queryByText('Correct!')).toBeNull();
  });

  test('when the target is acted on, then it doesn’t sound, and the reason is spoken', {
    tags: 'full',
  }, async () => {
    const { user, player } = await openApp('/?quiz=name-note');
    await user.keyboard('q');
    await user.click(cell('target, string 6, open'));
    await user.keyboard('p');
    expect(player.play).not.toHaveBeenCalled();
    expect(await screen.findByText('Not while a question is open')).toBe(region());
    await user.keyboard('e{Enter}p');
    expect(player.play.mock.lastCall?.[0]).toMatchObject([{ midi: 40 }]);
  });
});

describe('given an open quiz', () => {
  test('when a setting is looked for, then it is a plain value or not there, and its keys say why', async () => {
    const { user } = await openApp('/?strings=0.1');
    await user.keyboard('q');
    const sidebar = screen.getByRole('region', { name: 'Fretboard Settings' });
    expect(sidebar).toHaveTextContent('Number of Frets 12');
    expect(sidebar).toHaveTextContent('Accidentals Sharps');
    expect(screen.getByRole('region', { name: 'Quiz Mode' })).toHaveTextContent('Strings 6(E), 5(A)');
    expect(screen.getAllByText('Locked while the quiz runs.')).toHaveLength(1);
    for (const role of ['combobox', 'radio', 'checkbox', 'switch'])
      expect(screen.queryByRole(role)).toBeNull();
    expect(screen.queryByRole('button', { name: 'C sharp' })).toBeNull();
    await user.keyboard('mm');
    expect(await screen.findByText('Locked while a question is open')).toBe(region());
    expect(sidebar).toHaveTextContent('Accidentals Sharps');
  });

  test('when n or a note’s letter is pressed, then nothing is given away', async () => {
    const { user } = await openApp();
    await user.keyboard('q');
    await user.keyboard('n');
    expectFocusOn('gridcell', 'string 1, open');
    await user.keyboard('c');
    expect(marked('highlighted')).toEqual([]);
  });

  test('when Escape is pressed, then the quiz continues', async () => {
    const { user } = await openApp();
    await user.keyboard('q{Escape}');
    expect(heading('Question 1 of 12')).toBeVisible();
  });

  test('when the controls are hidden, then the question stays', async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard('qh');
    expect(heading('Question 1 of 12')).toBeVisible();
    expect(button('Quit Quiz')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Your answer' })).toBeVisible();
  });

  test.each([
    ['a question', 'q', /^Quiz ended\.$/],
    ['feedback', 'q {Enter}', /Quiz ended: 0 of 1 right\.$/],
  ])(
    'when it is quit at %s, then the explorer is back, with the focus on Start Quiz, and its ending is said',
    async (_what, keys, ending) => {
      const { user } = await openApp();
      await user.keyboard(keys);
      await user.click(button('Quit Quiz'));
      expect(screen.getByRole('region', { name: 'Fretboard' })).toBeVisible();
      expect(button('Start Quiz')).toHaveFocus();
      expect(cell('E, string 6, open')).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(await screen.findByText(ending)).toBe(region());
    },
  );
});

describe('given a whole quiz, played with keys alone', { tags: 'full' }, () => {
  test('when eight of twelve are right, then each step is that of the spec, and the results say so', async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard('q');
    const answers = ['e', 'f', '{Shift>}F{/Shift}', 'g', '{Shift>}G{/Shift}', 'a', '{Shift>}A{/Shift}', 'b'];
    for (const [index, answer] of [...answers, 'a', 'a', 'a', 'a'].entries()) {
      expect(heading(`Question ${index + 1} of 12`)).toBeVisible();
      await user.keyboard(`${answer}{Enter}`);
      expect(screen.getByText(index < 8 ? 'Correct!' : 'Incorrect')).toBeVisible();
      expect(button(index < 11 ? 'Next Question' : 'See Results')).toBeVisible();
      await user.keyboard('{Enter}');
    }

    const dialog = await screen.findByRole('dialog', { name: 'Quiz Results' });
    for (const text of ['8/12', '67%', 'Keep practicing!'])
      expect(within(dialog).getByText(text)).toBeVisible();
    expect(within(dialog).getByText(/^Median time: \d+\.\d s$/)).toBeVisible();
    for (const list of ['Weakest', 'Slowest'])
      expect(within(dialog).getByRole('heading', { name: list }).nextElementSibling?.children).toHaveLength(
        3,
      );
    expect(dialog).toHaveAccessibleDescription(/8\/12 67% ?Keep practicing!/);
    const missed =
      /Missed: C on string 6 fret 8, C sharp on string 6 fret 9, D on string 6 fret 10, D sharp on string 6 fret 11\.$/;
    expect(await screen.findByText(missed)).toBe(region());

    // In a toolbar a screen reader leaves letters to the page.
    const tools = within(within(dialog).getByRole('toolbar', { name: 'What next' }));
    for (const name of ['Try Again', 'Start Again', 'Drill These', 'Close'])
      expect(tools.getByRole('button', { name })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Start Quiz')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(heading('Question 1 of 12')).toBeVisible();
    expect(screen.getByText('Score: 0')).toBeVisible();
  });
});

test('given hidden controls, when a quiz is quit, then the focus is on Start Quiz, which stands by the neck', async () => {
  localStorage.setItem('notes_sidebarOpen', 'false');
  const { user } = await openApp();
  await user.keyboard('q{Shift>}Q{/Shift}');
  expectFocusOn('button', 'Start Quiz');
});
