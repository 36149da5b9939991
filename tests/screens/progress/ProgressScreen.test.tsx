import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, idAt } from '../../../src/practice/answer';
import { cell, expectFocusOn } from '../../openApp';
import { answerWith } from '../../practice/made';
import { freshDatabases } from '../../storage/fakeDatabase';
import { storeAnswers } from './stored';
import { closeLog, openWithLog } from './withLog';

const TUNING = 'E2-A2-D3-G3-B3-E4';
const HOUR = 60 * 60 * 1000;

/** Answers given one after the other, some hours ago. */
function answersAgo(hours: number, ...own: readonly Partial<Answer>[]): readonly Answer[] {
  return own.map((each, index) => {
    const time = Date.now() - hours * HOUR + index * 1000;
    const local = new Date(time);
    const digits = [local.getFullYear(), local.getMonth() + 1, local.getDate()];
    const date = digits.map(value => String(value).padStart(2, '0')).join('-');
    return answerWith({ id: idAt(time, 'a'), time, date, ...each });
  });
}

const named = (string: number, fret: number, own: Partial<Answer> = {}): Partial<Answer> => ({
  ...{ screen: 'notes', quiz: 'name-note', item: `place:${TUNING}:${string}:${fret}` },
  ...own,
});

const region = (name: string) => within(screen.getByRole('region', { name }));

/** Opens Progress with some answers stored. */
async function openWith(answers: readonly Answer[], query = '') {
  await storeAnswers(answers);
  const app = await openWithLog(`/progress${query}`);
  await screen.findByText(/^No answers are kept yet|kept on this device only\.$/);
  return app;
}

beforeEach(freshDatabases);

afterEach(async () => {
  await closeLog();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('given the path', { tags: 'full' }, () => {
  const FIRST = 'Naturals on strings 6 and 5, frets 0 to 5';

  test('when a tab is shown, then it lists the skills of that screen, each with how far one has come', async () => {
    const { user } = await openWith(answersAgo(1, named(6, 0), named(6, 1, { verdict: 'wrong' })));
    const first = await screen.findByRole('button', { name: /^Naturals on strings 6 and 5, frets 0 to 5/ });
    expect(first).toHaveAccessibleName(`${FIRST}, learning, 12 percent`);
    expect(first.closest('li')).toHaveAttribute('aria-current', 'step');
    expect(region('Path').queryByRole('button', { name: /^Hear/ })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Intervals' }));
    expect(
      region('Path').getByRole('button', { name: 'Hear the fifth and the octave, not begun' }),
    ).toBeVisible();
  });

  test('when a skill is chosen, then its drill starts', async () => {
    const { user } = await openWith([]);
    await user.click(await screen.findByRole('button', { name: `${FIRST}, not begun` }));
    expect(await screen.findByRole('heading', { name: 'Question 1' })).toBeVisible();
    expect(location.search).toContain('strings=6.5');
  });

  test('when its drill is quit, then the screen has the settings again that it had before', async () => {
    const { user } = await openWith([]);
    await user.keyboard('ln');
    await screen.findByRole('heading', { level: 1, name: 'Notes' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Number of Frets' }), '24');
    await user.click(screen.getByRole('checkbox', { name: '1(E)' }));
    // A quiz of one's own that is over counts for nothing.
    await user.keyboard('q');
    await user.click(await screen.findByRole('button', { name: 'Quit Quiz' }));
    const own = location.search;
    await user.keyboard('lp');
    await user.click(await screen.findByRole('button', { name: `${FIRST}, not begun` }));
    await screen.findByRole('heading', { name: 'Question 1' });
    expect(location.search).not.toBe(own);
    expect(location.search).toContain('frets=24');

    await user.click(screen.getByRole('button', { name: 'Quit Quiz' }));
    expect(location.search).toBe(own);
    expect(screen.getByRole('radio', { name: 'Find Note' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Quick Drill' })).not.toBeChecked();
  });

  test('when its drill is left and waits, then the screen keeps its settings until it is over', async () => {
    const { user } = await openWith([]);
    await user.click(await screen.findByRole('button', { name: `${FIRST}, not begun` }));
    await screen.findByRole('heading', { name: 'Question 1' });
    const drill = location.search;
    await user.click(screen.getByRole('button', { name: 'You Can Learn the Notes' }));
    await user.click(screen.getByRole('link', { name: 'Learn the Triads' }));
    await screen.findByRole('heading', { level: 1, name: 'Triads' });
    await user.keyboard('ln');
    await screen.findByRole('heading', { level: 1, name: 'Notes' });
    expect(location.search).toBe(drill);

    await user.keyboard('/{Shift>}q{/Shift}');
    await screen.findByRole('dialog', { name: 'Quiz Results' });
    expect(location.search).toBe(drill);
    await user.keyboard('{Escape}');
    expect(location.search).toBe('');
  });
});

describe('given no answers', () => {
  test('when Progress is opened, then it says what will be here', async () => {
    await openWith([]);
    await screen.findByRole('region', { name: 'Nothing Here Yet' });
    expect(region('Nothing Here Yet').getByText(/^The neck, with a figure at each position/)).toBeVisible();
    expect(screen.getByText('No answers are kept yet. They will stay on this device.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Weakest' })).toBeNull();
  });

  test('when q is pressed, then the quiz of the tab starts on its screen', async () => {
    const { user } = await openWith([], '?tab=keys');
    await user.keyboard('q');
    expect(await screen.findByText('Question 1 of 10')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible();
  });

  test('when the tabs are walked, then each says what it will show', async () => {
    const { user } = await openWith([]);
    await user.click(screen.getByRole('tab', { name: 'Notes' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText(/^The close-position shapes on each set/)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expectFocusOn('tab', 'Chords');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText(/^The degrees of each scale/)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText(/^The circle of fifths, with a figure/)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText(/^The thirteen intervals, up and down/)).toBeVisible();
    expectFocusOn('tab', 'Intervals');
  });
});

describe('given answers about places', () => {
  const answers = answersAgo(
    1,
    ...Array<Partial<Answer>>(4).fill(named(5, 3)),
    ...Array<Partial<Answer>>(3).fill(named(3, 11, { verdict: 'wrong', milliseconds: 3200 })),
  );

  test('when the neck is read, then each cell says its figures, and has one of four steps of lightness', async () => {
    await openWith(answers, '?notes=name-note');
    const known = cell('C, string 5, fret 3, 100 percent, 2.0 seconds, 4 answers');
    expect(known.querySelector('[data-lightness]')).toHaveAttribute('data-lightness', '4');
    const weak = cell('F sharp, string 3, fret 11, 0 percent, 3 answers');
    expect(weak.querySelector('[data-lightness]')).toHaveAttribute('data-lightness', '1');
    expect(cell('E, string 6, open, no answers yet')).toBeVisible();
    expect(screen.getByText('2 of 78 positions answered')).toBeVisible();
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
  });

  test('when no type of quiz is named, then it begins with the one answered last, which a choice replaces', async () => {
    const { user } = await openWith(answers);
    const type = screen.getByRole('combobox', { name: 'Quiz Type' });
    expect(type).toHaveDisplayValue('Name Note');
    expect(window.location.search).toBe('?notes=name-note');
    expect(screen.getByText('2 of 78 positions answered')).toBeVisible();
    await user.selectOptions(type, 'Find Note');
    expect(window.location.search).toBe('?notes=find-note');
    expect(type).toHaveDisplayValue('Find Note');
  });

  test('when another measure is shown, then the cells show it and the legend explains it', {
    tags: 'full',
  }, async () => {
    const { user } = await openWith(answers, '?notes=name-note');
    await user.keyboard('v3');
    expect(cell('C, string 5, fret 3, 100 percent, 2.0 seconds, 4 answers')).toHaveTextContent(/4$/);
    expect(screen.getByText('under 5')).toBeVisible();
    await user.keyboard('v2');
    expect(cell('C, string 5, fret 3, 100 percent, 2.0 seconds, 4 answers')).toHaveTextContent(/2\.0$/);
    expect(screen.getByText('over 2.6 s')).toBeVisible();
  });

  test('when the other type of quiz is chosen, then nothing is known there', async () => {
    const { user } = await openWith(answers, '?notes=name-note');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quiz Type' }), 'Find Note');
    expect(cell('C, string 5, fret 3, no answers yet')).toBeVisible();
    expect(region('Weakest').getByText('No answers of this type yet.')).toBeVisible();
    expect(region('Weakest').getByRole('button', { name: 'Drill These' })).toHaveAttribute('aria-disabled');
  });

  test('when the weakest are listed, then the weakest comes first, with its figures, and what is always right is left out', async () => {
    const mixed = answersAgo(0.5, named(1, 1), named(1, 1, { verdict: 'wrong' }));
    await openWith([...answers, ...mixed], '?notes=name-note');
    const items = region('Weakest').getAllByRole('listitem');
    expect(items.map(item => item.firstElementChild?.textContent)).toEqual([
      'F sharp, string 3, fret 11: 0 percent, 3 answers',
      expect.stringMatching(/^F, string 1, fret 1: \d\d percent, 2\.0 seconds, 2 answers$/),
    ]);
  });

  test('when they are drilled, then a round of just those places starts on Notes', async () => {
    const { user } = await openWith(answers, '?notes=name-note');
    await user.keyboard('x');
    expect(await screen.findByText('Question 1 of 12')).toBeVisible();
    const target = document.querySelector('[data-mark="target"]');
    expect(['2.11', '1.3', '3.11']).toContain(
      `${target?.getAttribute('data-string')}.${target?.getAttribute('data-fret')}`,
    );
    expect(target).toHaveFocus();
  });

  test('when their quiz waits on its screen, then they can’t be drilled, and the reason is said', {
    tags: 'full',
  }, async () => {
    const { user } = await openWith(answers, '?notes=name-note');
    await user.keyboard('q');
    await screen.findByText('Question 1 of 12');
    await user.keyboard('lp');
    const drill = await screen.findByRole('button', { name: 'Drill These' });
    expect(drill).toHaveAttribute('title', 'A quiz is waiting on that screen: finish it first');
  });
});

describe('given answers to Find Note', () => {
  test('when times are shown, then each place has the time of its note, and it says so', async () => {
    const item = `note:${TUNING}:C`;
    const place = `place:${TUNING}:5:3`;
    await openWith(
      answersAgo(1, {
        ...{ screen: 'notes', quiz: 'find-note', item, milliseconds: 4000 },
        places: { found: [place, `place:${TUNING}:2:1`], missed: [], wrong: [] },
      }),
      '?show=time',
    );
    expect(cell('C, string 5, fret 3, 100 percent, 2.0 seconds, 1 answer')).toBeVisible();
    expect(screen.getByText('seconds per position, for each note as a whole')).toBeVisible();
  });

  test('when all of them were right, then there is nothing weak to drill, and it says so', async () => {
    const item = `note:${TUNING}:C`;
    const places = { found: [`place:${TUNING}:5:3`], missed: [], wrong: [] };
    await openWith(answersAgo(1, { screen: 'notes', quiz: 'find-note', item, places }));
    expect(
      region('Weakest').getByText('No weak spots: everything you have answered here is at 100%.'),
    ).toBeVisible();
    const drill = region('Weakest').getByRole('button', { name: 'Drill These' });
    expect(drill).toHaveAttribute('title', 'Everything you have answered here is at 100%');
  });
});

describe('given answers to Find Note on a part of the neck', () => {
  test('when they are shown, then only the places of that part have its time', async () => {
    const [inside, outside] = [`place:${TUNING}:5:3`, `place:${TUNING}:2:1`];
    const find = (item: string, milliseconds: number, found: string): Partial<Answer> => ({
      ...{ screen: 'notes', quiz: 'find-note', item, milliseconds },
      places: { found: [found], missed: [], wrong: [] },
    });
    await openWith(
      answersAgo(1, find(`note:${TUNING}:C:6.5:0-5`, 2000, inside), find(`note:${TUNING}:C`, 4000, outside)),
      '?show=time',
    );
    expect(cell('C, string 5, fret 3, 100 percent, 3.0 seconds, 1 answer')).toBeVisible();
    expect(cell('C, string 2, fret 1, 100 percent, 4.0 seconds, 1 answer')).toBeVisible();
  });
});

describe('given answers to Find on String', () => {
  test('when the neck is shown, then each place of a note on its string has the figures of both', async () => {
    const item = `find:${TUNING}:6:E`;
    await openWith(answersAgo(1, { screen: 'notes', quiz: 'find-on-string', item }), '?notes=find-on-string');
    for (const place of ['open', 'fret 12'])
      expect(cell(`E, string 6, ${place}, 100 percent, 2.0 seconds, 1 answer`)).toBeVisible();
    expect(cell('E, string 1, open, no answers yet')).toBeVisible();
  });
});

describe('given answers about keys and intervals', () => {
  const interval = (item: string, asked: string, answered: string): Partial<Answer> => ({
    ...{ screen: 'intervals', quiz: 'interval', item, asked, answered },
    verdict: asked === answered ? 'right' : 'wrong',
  });
  const answers = answersAgo(
    1,
    { item: 'key:Bb-major' },
    interval('interval:P4:up', 'P4', 'P5'),
    interval('interval:P4:down', 'P4', 'P5'),
    interval('interval:m3:up', 'm3', 'm3'),
    interval('interval:M3:together', 'M3', 'M3'),
  );

  test('when Keys is shown, then every key of the circle has its figures', async () => {
    await openWith(answers, '?tab=keys');
    const keys = region('Circle of Fifths').getAllByRole('listitem');
    const texts = keys.map(({ lastElementChild }) => lastElementChild?.textContent);
    expect(texts).toContain('B flat major, 100 percent, 2.0 seconds, 1 answer');
    expect(texts.filter(text => text?.endsWith(', no answers yet'))).toHaveLength(25);
  });

  test('when Intervals is shown, then each way of hearing one has its figures, and mix-ups are counted', async () => {
    await openWith(answers, '?tab=intervals');
    const row = screen.getByRole('row', { name: /^Minor 3rd/ });
    expect(within(row).getByText('100 percent, 2.0 seconds, 1 answer')).toBeInTheDocument();
    expect(within(row).getAllByText('no answers yet')).toHaveLength(2);
    expect(screen.getByRole('columnheader', { name: 'Together' })).toBeVisible();
    const together = within(screen.getByRole('row', { name: /^Major 3rd/ })).getAllByRole('cell')[2];
    expect(together).toHaveTextContent('100 percent, 2.0 seconds, 1 answer');
    const mixUps = screen.getByRole('table', { name: 'Mix-ups' });
    expect(within(mixUps).getByRole('row', { name: 'Perfect 4th Perfect 5th 2' })).toBeVisible();
  });
});

describe('given answers about shapes and degrees', () => {
  const answers = answersAgo(
    1,
    ...[
      { screen: 'triads', quiz: 'name-quality', item: `shape:${TUNING}:1-2-3:minor:first` },
      { screen: 'scales', quiz: 'name-degree', item: 'degree:Eb-major:3' },
      { screen: 'scales', quiz: 'find-degree', item: `pattern:${TUNING}:caged:E:major:6` },
    ].map(own => ({ ...own, verdict: 'wrong' as const })),
  );

  test('when Triads is shown, then each shape has its figures, and the weakest are named in words', async () => {
    await openWith(answers, '?tab=triads');
    const minor = within(screen.getByRole('table', { name: 'minor' }));
    expect(minor.getByRole('columnheader', { name: 'first inversion' })).toBeVisible();
    const row = minor.getByRole('row', { name: /^strings 1, 2, 3/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ lastElementChild }) => lastElementChild?.textContent),
    ).toEqual([...['no answers yet', '0 percent, 1 answer', 'no answers yet']]);
    expect(
      region('Weakest').getByText('minor, first inversion, strings 1, 2, 3: 0 percent, 1 answer'),
    ).toBeInTheDocument();
  });

  test('when Triads is shown, then qualities and strings without answers have no rows, but a line', async () => {
    await openWith(answers, '?tab=triads');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(
      screen.getByText(
        'No answers yet: major, diminished, and augmented shapes; strings 2-3-4, 3-4-5, and 4-5-6.',
      ),
    ).toBeVisible();
  });

  test('when Triads has no answers of a type of quiz, then it shows the shapes that one begins with', async () => {
    await openWith(answers, '?tab=triads&triads=complete-shape');
    const tables = screen.getAllByRole('table', { name: /^(major|minor|diminished|augmented)$/ });
    expect(tables.map(table => table.querySelector('caption')?.textContent)).toEqual(['major', 'minor']);
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  test.each([
    ['&scales=name-degree', 'major 1 of 13 keys', /^E flat/, '3rd degree of E flat major'],
    ['&scales=find-degree', 'major, CAGED 1 of 5 shapes', /^E shape/, '6th degree of major, E shape'],
  ])(
    'when Scales is shown with %o, then each degree has its figures',
    async (query, table, name, weakest) => {
      await openWith(answers, `?tab=scales${query}`);
      const rows = within(screen.getByRole('table', { name: table })).getAllByRole('row');
      expect(rows).toHaveLength(2);
      const row = within(screen.getByRole('row', { name }));
      expect(row.getByText('0 percent, 1 answer')).toBeInTheDocument();
      expect(row.getAllByText('no answers yet')).toHaveLength(6);
      expect(region('Weakest').getByText(`${weakest}: 0 percent, 1 answer`)).toBeInTheDocument();
    },
  );

  test('when Scales has no answers of a type of quiz, then it shows the row that one begins with', async () => {
    await openWith(answers.slice(0, 2), '?tab=scales&scales=find-degree');
    expect(screen.getByRole('table', { name: 'major, 3 notes per string 1 of 7 patterns' })).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
});

describe('given answers to several scales', () => {
  const degree = { screen: 'scales', quiz: 'name-degree' } as const;
  const blues = { ...degree, item: 'degree:A-blues:b5', verdict: 'wrong' } as const;
  const major = { ...degree, item: 'degree:C-major:2' } as const;

  test('when Scales is shown, then each has a table of the keys that were asked, with a cell for each degree that it has', async () => {
    await openWith(answersAgo(1, blues, major), '?tab=scales&scales=name-degree');
    const table = within(screen.getByRole('table', { name: 'blues 1 of 17 keys' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Key', '1', '♭3flat 3', '4', '♭5flat 5', '5', '♭7flat 7'],
    ]);
    const row = within(table.getByRole('row', { name: /^A / }));
    expect(row.getByText('0 percent, 1 answer')).toBeInTheDocument();
    expect(row.getAllByText('no answers yet')).toHaveLength(5);
    expect(screen.getByRole('table', { name: 'major 1 of 13 keys' })).toBeVisible();
    expect(screen.getByText('2 of 193 degrees answered')).toBeVisible();
    expect(screen.getByText('No answers yet: 12 other scales.')).toBeVisible();
    const spoken = region('Degrees')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(spoken.slice(0, 2)).toEqual([
      'C major, 100 percent, 2.0 seconds, 1 answer',
      'A blues, 0 percent, 1 answer',
    ]);
    expect(screen.getByText('Each key as a whole, from the rim inward: major and blues.')).toBeVisible();
    expect(region('Weakest').getByText(/^flat 5th degree of A blues:/)).toBeInTheDocument();
  });
});

describe('given the history', () => {
  const answers = answersAgo(0.5, named(5, 3), named(5, 3, { verdict: 'wrong' }), { screen: 'keys' });

  test('when it is read, then it says what the last eight weeks of this screen come to', async () => {
    await openWith(answers);
    expect(region('History').getByText('2 answers')).toBeVisible();
    expect(region('History').getByText('50% right, 1 min in the last eight weeks')).toBeVisible();
    expect(region('History').queryByText(/in a row/)).toBeNull();
    expect(screen.getByText('3 answers, kept on this device only.')).toBeVisible();
  });

  test('when it is wanted as a table, then it has a row for each day with answers', {
    tags: 'full',
  }, async () => {
    const { user } = await openWith(answers);
    await user.click(screen.getByRole('button', { name: 'Show as a Table' }));
    const table = screen.getByRole('table', { name: /^Days with answers/ });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(within(table).getByRole('row', { name: / 2 50% 1 min$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide the Table' }));
    expect(screen.queryByRole('table', { name: /^Days with answers/ })).toBeNull();
  });

  test('when days in a row are wanted, then they are counted, and the wish is kept', async () => {
    const { user } = await openWith(answers);
    await user.click(screen.getByRole('switch', { name: 'Days in a Row' }));
    expect(region('History').getByText('1 day in a row')).toBeVisible();
    expect(localStorage.getItem('fretty')).toContain('"streak":"on"');
  });
});

describe('given that answers aren’t to be remembered', () => {
  test('when Progress is opened, then it says so, and the switch is there', async () => {
    const { user } = await openWith([]);
    const remember = screen.getByRole('switch', { name: 'Remember Answers' });
    expect(remember).toBeChecked();
    await user.click(remember);
    expect(screen.getByText('Remember Answers is off: nothing you answer is kept.')).toBeVisible();
  });
});

test('given no answers, when Progress is introduced to a screen reader, then it says how to get some', async () => {
  await openWith([]);
  expect(screen.getByText(/press colon and type start for a quiz/i)).toBeInTheDocument();
  expect(screen.queryByText(/Tab to the figures/)).toBeNull();
});

test('given the status line, when Progress has chosen a quiz on every tab, then only that of this tab stands there', async () => {
  await openWith(answersAgo(1, named(6, 3)), '?notes=name-note&triads=name-inversion&keys=name-key');
  const line = screen.getByRole('contentinfo').textContent ?? '';
  expect(line.match(/Quiz Type: /g)).toHaveLength(1);
});
