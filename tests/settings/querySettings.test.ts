import { describe, expect, test, vi } from 'vitest';
import { oneOf, onOff } from '../../src/settings/options';
import { createQuerySettings } from '../../src/settings/querySettings';
import type { SettingsTable } from '../../src/settings/setting';

const frets = oneOf<number>({
  id: 'frets',
  label: 'Number of Frets',
  control: 'select',
  options: [12, 15, 24].map(value => ({ value, text: `${value}` })),
  initial: 12,
});
const drill = onOff({ id: 'drill', label: 'Quick Drill', initial: 'off' });
const table: SettingsTable = { rows: [frets, drill] };

function open(search = '') {
  const locks = new Map<string, string>();
  const write = vi.fn<(search: string) => void>();
  const settings = createQuerySettings({ id: 'notes', table, write, lockOf: ({ id }) => locks.get(id) });
  settings.load(search);
  return { settings, locks, write };
}

describe('given an address whose settings aren’t loaded yet', () => {
  function openLate(search: string) {
    let now: SettingsTable = { rows: [] };
    const settings = createQuerySettings({
      id: 'notes',
      get table() {
        return now;
      },
      write: () => {},
      lockOf: () => undefined,
    });
    settings.load(search);
    const arrive = () => {
      now = table;
      settings.loaded();
    };
    return { settings, arrive };
  }

  test('when they are asked for their query, then it is that of the address', () => {
    expect(openLate('?frets=24').settings.query()).toBe('?frets=24');
  });

  test('when they have been loaded, then its choices are made, and listeners are told', () => {
    const { settings, arrive } = openLate('?frets=24&junk=1');
    const changed = vi.fn();
    settings.subscribe(changed);
    arrive();
    expect(settings.read(frets)).toBe(24);
    expect(settings.query()).toBe('?frets=24');
    expect(settings.table).toBe(table);
    expect(changed).toHaveBeenCalledOnce();
  });
});

describe('given the settings of a screen', () => {
  test('when an address is loaded, then its choices are made, and nothing is written', () => {
    const { settings, write } = open('?frets=24&drill=on');
    expect(settings.read(frets)).toBe(24);
    expect(settings.read(drill)).toBe('on');
    expect(settings.query()).toBe('?frets=24&drill=on');
    expect(write).not.toHaveBeenCalled();
  });

  test('when an address has an unknown value, then that setting keeps its default', () => {
    const { settings } = open('?frets=13&drill=perhaps&junk=1');
    expect(settings.read(frets)).toBe(12);
    expect(settings.query()).toBe('');
  });

  test('when another address is loaded, then nothing of the previous one is left', () => {
    const { settings } = open('?frets=24');
    settings.load('?drill=on');
    expect(settings.query()).toBe('?drill=on');
  });

  test('when something is chosen, then the address is written before listeners are called', () => {
    const { settings, write } = open('?drill=on');
    const heard = vi.fn(() => write.mock.lastCall);
    settings.subscribe(heard);
    settings.write(frets, 15);
    expect(heard).toHaveReturnedWith(['?frets=15&drill=on']);
    settings.write(frets, 12);
    expect(heard).toHaveLastReturnedWith(['?drill=on']);
  });

  test('when nothing is chosen, then the choices stay the same object, so that nothing re-renders', () => {
    const { settings } = open('?frets=24');
    expect(settings.choices()).toBe(settings.choices());
  });

  test('when a row is locked, then it says why, and listeners are called', () => {
    const { settings, locks } = open();
    const heard = vi.fn(() => settings.lockOf(frets));
    settings.subscribe(heard);
    locks.set('frets', 'Locked while a question is open');
    settings.changed();
    expect(heard).toHaveReturnedWith('Locked while a question is open');
    expect(settings.lockOf(drill)).toBeUndefined();
  });
});

describe('given the seed of a drill in the address', () => {
  const explored = onOff({ id: 'explored', label: 'Explored', initial: 'off' });
  function openLinked(hash = '#seed=1-000001a') {
    const write = vi.fn<(query: string) => void>();
    const settings = createQuerySettings({
      id: 'notes',
      table: { rows: [frets, drill, explored], notInQuiz: [explored.id] },
      write,
      lockOf: () => undefined,
    });
    settings.load('?frets=12&drill=on', hash);
    return { settings, write };
  }

  test('when it is loaded, then the query keeps it, with the defaults that the quiz depends on', () => {
    const { settings } = openLinked();
    expect(settings.hash()).toBe('#seed=1-000001a');
    expect(settings.given()).toBe('?frets=12&drill=on');
    expect(settings.query()).toBe('?frets=12&drill=on#seed=1-000001a');
  });

  test('when a setting changes that the quiz depends on, then it goes', () => {
    const { settings, write } = openLinked();
    settings.write(frets, 24);
    expect(settings.hash()).toBe('');
    expect(write).toHaveBeenLastCalledWith('?frets=24&drill=on');
  });

  test('when any other setting changes, or one is chosen again, then it stays', () => {
    const { settings, write } = openLinked();
    settings.write(explored, 'on');
    settings.write(frets, 12);
    expect(write).toHaveBeenLastCalledWith('?frets=12&drill=on&explored=on#seed=1-000001a');
  });

  test('when it is dropped, then listeners are told, and only once', () => {
    const { settings, write } = openLinked();
    const changed = vi.fn();
    settings.subscribe(changed);
    settings.dropHash();
    settings.dropHash();
    expect(write.mock.calls).toEqual([['?drill=on']]);
    expect(changed).toHaveBeenCalledOnce();
  });

  test('when an address without one is loaded, then it is gone', () => {
    const { settings } = openLinked();
    settings.load('?frets=24');
    expect(settings.query()).toBe('?frets=24');
  });
});

describe('given a page that was reloaded while choices were lent', () => {
  /** The settings after a reload, whose table is loaded late, with what the tab has kept. */
  function reloaded(kept: string, search: string, hash = '') {
    const tab = { text: kept };
    let now: SettingsTable = { rows: [] };
    const settings = createQuerySettings({
      id: 'notes',
      get table() {
        return now;
      },
      write: () => {},
      lockOf: () => undefined,
      kept: { read: () => tab.text, write: text => void Object.assign(tab, { text }) },
    });
    settings.load(search, hash);
    now = table;
    settings.loaded();
    return { settings, tab };
  }
  /** What the tab keeps once the choices of a drill are lent. */
  function keptBefore(search: string, hash = '') {
    const { settings, tab } = reloaded('', search, hash);
    settings.lend(
      new Map([
        ['frets', '15'],
        ['drill', 'on'],
      ]),
    );
    return tab.text;
  }

  test('when they are given back, then the user’s own from before the reload come back', () => {
    const { settings } = reloaded(keptBefore('?frets=24'), '?frets=15&drill=on');
    expect(settings.isLent()).toBe(true);
    expect(settings.read(frets)).toBe(15);
    settings.giveBack();
    expect(settings.query()).toBe('?frets=24');
  });

  test('when the user had opened a link, then its seed comes back too', () => {
    const { settings } = reloaded(keptBefore('?frets=24', '#seed=1-000001a'), '?frets=15&drill=on');
    settings.giveBack();
    expect(settings.hash()).toBe('#seed=1-000001a');
    expect(settings.read(frets)).toBe(24);
  });

  test('when another address was loaded, then nothing is lent', () => {
    const { settings, tab } = reloaded(keptBefore('?frets=24'), '?frets=12');
    expect(settings.isLent()).toBe(false);
    expect(tab.text).toBe('');
  });

  test('when they had been given back before it, then nothing is lent', () => {
    const { settings, tab } = reloaded('', '?frets=24');
    settings.lend(new Map([['frets', '15']]));
    settings.giveBack();
    expect(reloaded(tab.text, '?frets=24').settings.isLent()).toBe(false);
  });
});

describe('given choices that are lent in place of the user’s', () => {
  const explored = onOff({ id: 'explored', label: 'Explored', initial: 'off' });
  function openLent(search = '?frets=24', hash = '') {
    const write = vi.fn<(query: string) => void>();
    const settings = createQuerySettings({
      id: 'notes',
      table: { rows: [frets, drill, explored], notInQuiz: [explored.id] },
      write,
      lockOf: () => undefined,
    });
    settings.load(search, hash);
    settings.lend(
      new Map([
        ['frets', '15'],
        ['drill', 'on'],
      ]),
    );
    return { settings, write };
  }

  test('when they are lent, then the address has them, and they are given back without writing it', () => {
    const { settings, write } = openLent();
    expect(settings.isLent()).toBe(true);
    expect(write).toHaveBeenLastCalledWith('?frets=15&drill=on');
    settings.giveBack();
    expect(settings.isLent()).toBe(false);
    expect(settings.query()).toBe('?frets=24');
    expect(write).toHaveBeenCalledOnce();
  });

  test('when others are lent before they are given back, then the user’s own come back', () => {
    const { settings } = openLent();
    settings.lend(new Map([['explored', 'on']]));
    settings.giveBack();
    expect(settings.query()).toBe('?frets=24');
  });

  test('when the user changes one of them, then it stays', () => {
    const { settings } = openLent();
    settings.write(frets, 12);
    settings.write(explored, 'on');
    settings.giveBack();
    expect(settings.query()).toBe('?explored=on');
  });

  test('when only some are given back, then the others stay', () => {
    const { settings } = openLent();
    settings.giveBack(({ id }) => id !== drill.id);
    expect(settings.query()).toBe('?frets=24&drill=on');
  });

  test('when the user had opened a link, then its seed comes back', () => {
    const { settings } = openLent('?frets=24', '#seed=1-000001a');
    expect(settings.hash()).toBe('');
    settings.giveBack();
    expect(settings.hash()).toBe('#seed=1-000001a');
    expect(settings.given()).toBe('?frets=24');
  });

  test('when their address is loaded again, then they are still lent; after any other, nothing is', () => {
    const { settings } = openLent();
    settings.load('?frets=15&drill=on');
    expect(settings.isLent()).toBe(true);
    settings.load('?frets=12');
    expect(settings.isLent()).toBe(false);
    settings.giveBack();
    expect(settings.query()).toBe('');
  });

  test('when Back leads to their address once they were given back, then they are lent once more', () => {
    const { settings } = openLent();
    settings.giveBack();
    settings.load('?frets=15&drill=on');
    expect(settings.isLent()).toBe(true);
    settings.giveBack();
    expect(settings.query()).toBe('?frets=24');
  });
});
