// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTunings } from '../../../src/app/data/tunings';
import { tuningCode } from '../../../src/instrument/ownTuning';
import { formatTuning, parseTuning } from '../../../src/practice/keptTuning';
import { someTuning } from '../../instrument/tunings';

const NAME = 'fretty-tunings';
const CELTIC = { name: 'Celtic', code: 'D2-A2-D3-G3-A3-D4' };
const SLIDE = { name: 'Slide', code: 'D2-G2-D3-G3-B3-D4' };

/** The tunings of one tab; what another tab stores is told to it. */
function opened(stored = new Map<string, string>()) {
  const watchers: ((text: string | undefined) => void)[] = [];
  let ids = 0;
  const tunings = createTunings({
    store: {
      read: name => stored.get(name),
      write: (name, text) => void stored.set(name, text),
      watch(_, listener) {
        watchers.push(listener);
        return () => {};
      },
    },
    newId() {
      ids += 1;
      return String(ids);
    },
  });
  return {
    ...{ tunings, stored },
    names: () => tunings.list().things.map(({ name }) => name),
    elsewhere(text: string | undefined) {
      for (const watch of watchers) watch(text);
    },
  };
}

const storedAs = (text: string) => new Map([[NAME, text]]);

test('given any tuning under a name, when it is stored and read again, then it is the same', () => {
  fc.assert(
    fc.property(someTuning, openNotes => {
      const tuning = { name: 'Mine', code: tuningCode(openNotes) };
      expect(parseTuning(formatTuning(tuning))).toEqual(tuning);
    }),
  );
});

describe('given no tunings', () => {
  test('when some are kept, then each has a name of its own, and a reload keeps their order', () => {
    const { tunings, names, stored } = opened();
    tunings.keep(CELTIC);
    tunings.keep(SLIDE);
    tunings.keep({ ...SLIDE, name: ' Celtic\n' });
    expect(names()).toEqual(['Celtic', 'Slide', 'Celtic (2)']);
    expect(opened(stored).tunings.list()).toEqual(tunings.list());
  });
});

describe('given two tunings', () => {
  const two = () => {
    const page = opened();
    const celtic = page.tunings.keep(CELTIC);
    page.tunings.keep(SLIDE);
    return { ...page, celtic };
  };

  test('when one is changed, then it stays in its place, and may keep its name', () => {
    const { tunings, names, celtic } = two();
    tunings.keep({ name: 'Celtic', code: 'C2-G2-D3-G3-A3-D4' }, celtic.id);
    expect(names()).toEqual(['Celtic', 'Slide']);
    expect(tunings.list().things[0]?.code).toBe('C2-G2-D3-G3-A3-D4');
    tunings.keep({ name: 'Slide', code: celtic.code }, celtic.id);
    expect(names()).toEqual(['Slide (2)', 'Slide']);
  });

  test('when one is deleted, then it can be brought back to its place', () => {
    const { tunings, names, celtic, stored } = two();
    tunings.remove(celtic.id);
    expect(names()).toEqual(['Slide']);
    expect(tunings.list().deleted).toEqual(celtic);
    expect(opened(stored).names()).toEqual(['Slide']);
    tunings.undo();
    expect(names()).toEqual(['Celtic', 'Slide']);
    expect(tunings.list().deleted).toBeUndefined();
    expect(opened(stored).names()).toEqual(['Celtic', 'Slide']);
  });

  test('when another tab stores others, then they are shown', () => {
    const { names, elsewhere } = two();
    elsewhere('{"version":1,"values":{"t9":"Nine\\nD2-A2-D3"}}');
    expect(names()).toEqual(['Nine']);
    elsewhere(undefined);
    expect(names()).toEqual([]);
  });
});

describe('given what is stored', () => {
  test.each([
    ['no JSON', 'hello', []],
    ['something else', '{"version":1}', []],
    ['one without a name', '{"version":1,"values":{"t1":"\\nD2-A2-D3","t2":"Two\\nD2-A2-D3"}}', ['Two']],
    ['one that is no tuning', '{"version":1,"values":{"t1":"One\\nD2-X","t2":"Two\\nD2-A2-D3"}}', ['Two']],
    ['one that is no text', '{"version":1,"values":{"t1":7,"t2":"Two\\nD2-A2-D3"}}', ['Two']],
  ])('when it is %s, then what can be read is kept', (_what, text, names) => {
    expect(opened(storedAs(text)).names()).toEqual(names);
  });

  test('when a newer version has stored it, then it is neither read nor overwritten', () => {
    const text = '{"version":2,"values":{"t1":"other"}}';
    const { tunings, stored, names } = opened(storedAs(text));
    tunings.keep(CELTIC);
    expect(tunings.merge([{ id: 't2', ...SLIDE }])).toBe(0);
    tunings.undo();
    expect(tunings.list().isNewer).toBe(true);
    expect(names()).toEqual([]);
    expect(stored.get(NAME)).toBe(text);
  });
});
