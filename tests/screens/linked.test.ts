import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drillQuery, linkIn } from '../../src/quiz/drillLinks';
import { order } from '../../src/quiz/order';
import { drill, lengthSetting } from '../../src/quiz/pace';
import { seedHash, seedIn } from '../../src/quiz/seed';
import { isInQuiz, readChoices, settled } from '../../src/settings/choices';
import type { Choices, SettingsTable } from '../../src/settings/setting';
import { type Answering, anyDrill, LINKED_SCREENS, type LinkedScreen, settingsAt } from './linked';
import { RECORDED_LINKS } from './recordedLinks';

const SCREENS: readonly (readonly [string, LinkedScreen])[] = Object.entries(LINKED_SCREENS);

/** What a quiz depends on, whatever else is chosen. */
const ofQuiz = (table: SettingsTable, choices: Choices): readonly (readonly [string, string])[] =>
  [...choices].filter(([id]) => isInQuiz(table, { id }, choices)).sort();

const loaded = ({ table }: LinkedScreen, query: string): Choices =>
  readChoices(table, new URLSearchParams(query));

const settingsOf = (screen: LinkedScreen, choices: Choices) =>
  settingsAt(screen, `?${new URLSearchParams([...choices])}`);

describe.each(SCREENS)('given any drill on %s', (_, screen) => {
  const { table } = screen;

  test('when it is written as a link and opened, then it is the same drill, but shuffled', {
    tags: 'full',
  }, () => {
    fc.assert(
      fc.property(anyDrill(screen), choices => {
        const shuffled = order.write(choices, 'shuffled');
        const opened = loaded(screen, drillQuery(table, choices));
        expect(ofQuiz(table, opened)).toEqual(ofQuiz(table, shuffled));
        expect(screen.setupIn(settingsOf(screen, opened))).toEqual(
          screen.setupIn(settingsOf(screen, shuffled)),
        );
      }),
    );
  });

  test('when it is written as a link, then every setting of the quiz is named, and no other but what shows the quiz', {
    tags: 'full',
  }, () => {
    fc.assert(
      fc.property(anyDrill(screen), choices => {
        const params = new URLSearchParams(drillQuery(table, choices));
        const named = [...params.keys()].filter(id => isInQuiz(table, { id }, choices));
        expect(named).toEqual(table.rows.filter(row => isInQuiz(table, row, choices)).map(({ id }) => id));
        const others = [...params].filter(([id]) => !isInQuiz(table, { id }, choices));
        expect(others.every(([, code]) => code === 'quiz')).toBe(true);
        expect(params.get(order.id)).toBe('shuffled');
        expect(linkIn(table, `?${params}`, seedHash(46))).toEqual({ kind: 'seed', seed: 46, version: 2 });
      }),
    );
  });

  test('when a setting changes that no quiz depends on, then its setup stays', { tags: 'full' }, () => {
    fc.assert(
      fc.property(anyDrill(screen), fc.nat(), fc.nat(), (choices, of, at) => {
        // A progression in a key, and each chord of it, chooses the accidentals as well.
        const others = table.rows.filter(
          each => !isInQuiz(table, each, choices) && !/^progression|^(key|at)$/.test(each.id),
        );
        const row = others[of % others.length];
        if (row === undefined) return;
        const options = row.optionsIn(choices);
        const option = options[at % options.length];
        const changed = option ? settled(table, row.choose(choices, option)) : choices;
        expect(screen.setupIn(settingsOf(screen, changed))).toEqual(
          screen.setupIn(settingsOf(screen, choices)),
        );
      }),
    );
  });

  test('when it has a seed, then its questions are the same for everyone, however they answer', {
    tags: 'full',
  }, () => {
    const anyAnswering = fc.func(fc.constantFrom<ReturnType<Answering>>('right', 'wrong', 'given-up'));
    fc.assert(
      fc.property(
        anyDrill(screen),
        fc.nat(),
        anyAnswering,
        anyAnswering,
        (choices, seed, answering, otherwise) => {
          const mine = screen.asks(settingsOf(screen, choices), { seed, count: 15, answering });
          const link = loaded(screen, drillQuery(table, choices));
          const theirs = screen.asks(settingsOf(screen, link), { seed, count: 15, answering: otherwise });
          expect(theirs).toEqual(mine);
          expect(mine).toHaveLength(15);
        },
      ),
      { numRuns: 10 },
    );
  });
});

describe('given a link', () => {
  const { notes } = LINKED_SCREENS;

  test('when it names a setting that isn’t known here, then it comes from a newer version', () => {
    expect(linkIn(notes.table, '?drill=on&quiz=hum-note', seedHash(46))).toEqual({ kind: 'newer' });
    expect(linkIn(notes.table, '?drill=on&quiz=name-note&high=all', seedHash(46))).toEqual({
      ...{ kind: 'seed', seed: 46, version: 2 },
    });
  });

  test('when a later version has one more setting, then links to its drills name it too', () => {
    const extra = lengthSetting(7);
    const table = { rows: [drill, { ...extra, id: 'extra' }] };
    expect(drillQuery(table, new Map([['drill', 'on']]))).toBe('?drill=on&extra=7');
  });

  test.each(RECORDED_LINKS)(
    'when it is the recorded $link, then its questions are still these',
    ({ link, questions }) => {
      const { pathname, search, hash } = new URL(link, 'https://fretty.test');
      const screen = SCREENS.map(([, each]) => each).find(({ path }) => path === pathname);
      const reading = seedIn(hash);
      if (reading?.kind !== 'seed') throw new Error(`${link} has no seed`);
      const { seed, version } = reading;
      const answering: Answering = () => 'right';
      const asking = { seed, version, count: questions.length, answering };
      expect(screen?.asks(settingsAt(screen, search), asking)).toEqual(questions);
    },
  );
});
