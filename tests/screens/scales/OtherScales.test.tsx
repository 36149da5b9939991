import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cell, expectFocusOn, marked, openApp } from '../../openApp';

beforeEach(() => {
  // Without chance the questions come in order: the degrees of the first scale, each at its first place.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const status = () => screen.getByRole('status');
const heading = (name: string) => screen.getByRole('heading', { name });
const systems = () =>
  within(screen.getByRole('group', { name: /Pattern System$/ }))
    .getAllByRole('radio')
    .map(radio => radio.closest('label')?.textContent);
const gridNames = () => screen.getAllByRole('grid').map(grid => grid.getAttribute('aria-label'));
/** What is spoken of each answer: its sign stands beside it, hidden from screen readers. */
const answers = () =>
  within(screen.getByRole('group', { name: 'Your answer' }))
    .getAllByRole('radio')
    .map(radio => radio.getAttribute('aria-label') ?? radio.closest('label')?.textContent);

/** The frets of each string of a pattern that have a note, string 6 first. */
const fretsOf = (pattern: string) =>
  [...screen.getByRole('grid', { name: pattern }).querySelectorAll('tr')]
    .reverse()
    .map(row =>
      [...row.querySelectorAll('[data-mark="root"], [data-mark="in-set"]')]
        .map(each => each.getAttribute('data-fret'))
        .join('-'),
    );

describe('given a pentatonic', { tags: 'full' }, () => {
  test('when its patterns are shown, then there are five, two notes per string, and the page says why', async () => {
    await openApp('/scales?view=patterns&key=A&type=minor-pentatonic');
    expect(heading('A minor pentatonic')).toBeVisible();
    expect(systems()).toEqual(['2 Notes per String']);
    expect(screen.getByRole('radio', { name: '2 Notes per String' })).toBeChecked();
    expect(
      screen.getByText(
        "Five notes, two on each string: five patterns. They are the CAGED shapes, so CAGED isn't offered as well.",
      ),
    ).toBeVisible();
    expect(gridNames()).toEqual(['Pattern 1', 'Pattern 2', 'Pattern 3', 'Pattern 4', 'Pattern 5']);
    expect(fretsOf('Pattern 1')).toEqual(['5-8', '5-7', '5-7', '5-7', '5-8', '5-8']);
    expect(screen.getByText('starts on degree ♭3, C, fret 8; frets 7 to 10')).toBeVisible();
  });

  test('when an address asks for CAGED, then its own patterns are shown', async () => {
    await openApp('/scales?view=patterns&system=caged&type=major-pentatonic');
    expect(systems()).toEqual(['2 Notes per String']);
    expect(gridNames()).toHaveLength(5);
  });

  test('when it is chosen by keys in the seventh pattern of another scale, then the focus stays on the page', async () => {
    const { user } = await openApp('/scales?view=patterns&type=locrian');
    await user.keyboard('k');
    expect(document.activeElement?.closest('[role="grid"]')).toHaveAccessibleName('Pattern 7');
    await user.keyboard('aa');
    expect(heading('C major pentatonic')).toBeVisible();
    expect(gridNames()).toHaveLength(5);
    await waitFor(() => expectFocusOn('heading', 'Scales'));
  });

  test('when it is read and played, then text, copy and sound have its five notes', async () => {
    const { user, player } = await openApp(
      '/scales?view=patterns&key=A&type=minor-pentatonic&display=intervals&text=on&tempo=60',
    );
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    expect(screen.getAllByText('String 6: fret 5, root; fret 8, flat third').length).toBeGreaterThan(0);
    await user.keyboard('jpc');
    const midis = player.play.mock.lastCall?.[0].map(({ midi }) => midi) ?? [];
    expect(midis.slice(0, 6)).toEqual([45, 48, 50, 52, 55, 57]);
    expect(midis).toHaveLength(23);
    expect(copied.mock.lastCall?.[0].split('\n')[0]).toBe(
      'A minor pentatonic, Pattern 1, 2 notes per string, right-handed',
    );
  });

  test('when its degrees are asked, then only those that it has are answers, each by its number', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/scales?keys=A&types=minor-pentatonic&drill=on');
    await user.keyboard('q');
    expect(answers()).toEqual(['1', 'flat 3', '4', '5', 'flat 7']);
    expect(screen.getByText(/^Name the degree on/)).toHaveTextContent(/in A minor pentatonic$/);
    await user.keyboard('1345713457');
    expect(heading('Question 11 of 12')).toBeVisible();
    await user.keyboard('2');
    expect(heading('Question 11 of 12')).toBeVisible();
    await user.keyboard('3');
    expect(screen.getByText('A is the 1st of A minor pentatonic.')).toBeVisible();
    expect(marked('wrong')).toHaveLength(1);
  });

  test('when a degree is to be found, then it is asked in a pattern with two notes per string', async () => {
    const { user } = await openApp('/scales?quiz=find-degree&keys=A&types=minor-pentatonic&drill=on');
    await user.keyboard('q');
    expect(screen.getByText(/^Find every/)).toHaveTextContent(
      'Find every 1st degree of A minor pentatonic in this pattern',
    );
    expect(marked('target')).toHaveLength(12);
  });
});

describe('given the blues scale', { tags: 'full' }, () => {
  test('when its patterns are shown, then they are five positions, and the page says where they come from', async () => {
    await openApp('/scales?view=patterns&key=A&type=blues');
    expect(systems()).toEqual(['Positions']);
    expect(gridNames()).toHaveLength(5);
    expect(fretsOf('Pattern 1')).toEqual(['5-8', '5-6-7', '5-7', '5-7-8', '5-8', '5-8']);
    expect(
      screen.getByText(
        /^The patterns of the minor pentatonic, two notes on each string, with the blue note added\./,
      ),
    ).toBeVisible();
  });

  test('when its flat fifth is asked, then b answers, and both fifths are told apart by eye and by ear', async () => {
    const { user } = await openApp('/scales?keys=A&types=blues');
    await user.keyboard('q1{Enter}{Enter}3{Enter}{Enter}4{Enter}{Enter}');
    expect(answers()).toEqual(['1', 'flat 3', '4', 'flat 5', '5', 'flat 7']);
    await user.keyboard('b');
    expect(screen.getByRole('radio', { name: 'flat 5' })).toBeChecked();
    expect(await screen.findByText(/flat 5, chosen$/)).toBe(status());
    await user.keyboard('{Enter}');
    expect(screen.getByText('Correct!')).toBeVisible();
    expect(screen.getByText('Eb is the ♭5th of A blues.')).toBeVisible();
    expect(await screen.findByText('Right: flat 5.')).toBe(status());
  });
});

describe('given the diminished scale', { tags: 'full' }, () => {
  test('when its patterns are shown, then there is one from each of its eight notes, and the page says why', async () => {
    const { user } = await openApp('/scales?view=patterns&type=diminished');
    expect(heading('C diminished half-whole')).toBeVisible();
    expect(systems()).toEqual(['Positions']);
    expect(gridNames()).toEqual(Array.from({ length: 8 }, (_, index) => `Pattern ${index + 1}`));
    expect(fretsOf('Pattern 1')).toEqual([
      ...['8-9-11-12', '9-10-12', '8-10-11', '8-9-11', '8-10-11', '8-9-11-12'],
    ]);
    expect(
      screen.getByText(/^There is a position on each note\. The scale repeats every 3 frets/),
    ).toBeVisible();
    expect(screen.getByText('starts on degree ♭3, Eb, fret 11; frets 11 to 15')).toBeVisible();
    await user.keyboard('k');
    expectFocusOn('gridcell', 'B flat, string 6, fret 6');
  });

  test('when it is shown on the neck, then each note is spelled from its degrees', async () => {
    const { user } = await openApp('/scales?key=F%23&type=diminished&strings=6');
    expect(heading('F sharp diminished half-whole')).toBeVisible();
    expect(cell('A sharp, string 6, fret 6')).toHaveTextContent('A#');
    expect(cell('B sharp, string 6, fret 8')).toHaveTextContent('B#');
    await user.keyboard('f');
    await screen.findByText(/^F sharp|^D flat/, { selector: '[role="status"]' });
    expect(heading('D flat diminished half-whole')).toBeVisible();
  });

  test('when its degrees are asked in a drill, then eight keys answer all eight', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/scales?keys=C&types=diminished&drill=on');
    await user.keyboard('q');
    expect(answers()).toEqual(['1', 'flat 2', 'flat 3', '3', 'sharp 4', '5', '6', 'flat 7']);
    await user.keyboard('12b34567');
    expect(heading('Question 9 of 12')).toBeVisible();
  });
});

describe('given a scale without a perfect fifth', { tags: 'full' }, () => {
  test('when the patterns of locrian are shown, then CAGED is missing, and the page says why', async () => {
    await openApp('/scales?view=patterns&type=locrian');
    expect(systems()).toEqual(['3 Notes per String']);
    expect(
      screen.getByText(
        "CAGED isn't offered: its shapes are built around a perfect fifth, and this scale has none.",
      ),
    ).toBeVisible();
  });

  test('when the patterns of dorian are shown, then both systems are offered, and nothing has to be said', async () => {
    await openApp('/scales?view=patterns&type=dorian');
    expect(systems()).toEqual(['3 Notes per String', 'CAGED']);
    expect(screen.queryByText(/CAGED isn't offered/)).toBeNull();
  });
});
