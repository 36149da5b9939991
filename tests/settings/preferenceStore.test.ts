import { describe, expect, test, vi } from 'vitest';
import { createPreferences as createStore } from '../../src/settings/preferenceStore';
import { keymapPreference, preferences } from '../../src/settings/preferences';
import type { TextStore } from '../../src/storage/storage';

let ids = 0;

const createPreferences = (store: TextStore) =>
  createStore(store, () => {
    ids += 1;
    return `write ${ids}`;
  });

function storeHolding(initial: string | undefined) {
  let text = initial;
  const written: string[] = [];
  let elsewhere = (_: string | undefined) => {};
  const store: TextStore = {
    read: name => (name === 'fretty' ? text : undefined),
    write: (name, next) => {
      text = next;
      const { version, values } = JSON.parse(next);
      written.push(`${name}: ${JSON.stringify({ version, values })}`);
    },
    watch(name, listener) {
      expect(name).toBe('fretty');
      elsewhere = listener;
      return () => {};
    },
  };
  const writeElsewhere = (next: string | undefined) => {
    text = next;
    elsewhere(next);
  };
  return { store, written, writeElsewhere };
}

/**
 * Two tabs with one storage; storage events are delivered only when the test says so. In one process both tabs see the same
 * immediately; in two, a tab sees the other's write only with its event, and the last write stays.
 */
function twoTabs(processes: 'one process' | 'two processes') {
  const writes: { readonly by: object; readonly text: string }[] = [];
  const tabs: { readonly self: object; heard: number; hear: () => void }[] = [];
  const open = () => {
    const tab = { self: {}, heard: 0, hear: () => {} };
    tabs.push(tab);
    const visible = ({ by }: { by: object }, index: number) =>
      processes === 'one process' || by === tab.self || index < tab.heard;
    return createPreferences({
      read: () => writes.filter(visible).at(-1)?.text,
      write: (_, text) => writes.push({ by: tab.self, text }),
      watch(_, listener) {
        tab.hear = () => listener(writes.at(-1)?.text);
        return () => {};
      },
    });
  };
  const [one, other] = [open(), open()];
  /** Delivers events until there are none left. */
  const hearAll = () => {
    for (const tab of tabs)
      while (tab.heard < writes.length) {
        const next = writes[tab.heard];
        tab.heard += 1;
        if (next?.by !== tab.self) tab.hear();
      }
    if (tabs.some(({ heard }) => heard < writes.length)) hearAll();
  };
  return { one, other, hearAll, stored: () => JSON.parse(writes.at(-1)?.text ?? '{}').values };
}

describe('given stored preferences', () => {
  test('when nothing is stored, then all have their defaults', () => {
    const choices = createPreferences(storeHolding(undefined).store).choices();
    expect(preferences.theme.read(choices)).toBe('default');
    expect(preferences.shortcuts.read(choices)).toBe('on');
    expect(preferences.sound.read(choices)).toBe('on');
    expect(preferences.signs.read(choices)).toBe('letters');
  });

  test('when they are a valid record, then it is read', () => {
    const { store } = storeHolding('{"version":1,"values":{"theme":"amber","sound":"off"}}');
    const choices = createPreferences(store).choices();
    expect(preferences.theme.read(choices)).toBe('amber');
    expect(preferences.sound.read(choices)).toBe('off');
    expect(preferences.shortcuts.read(choices)).toBe('on');
  });

  test.each([
    ...['', '{', 'null', '[]', '"amber"', '{"theme":"amber"}', '{"version":1,"values":7}'],
    ...['{"version":1,"values":{"theme":"pink","sound":true,"junk":"x"}}'],
  ])('when it is %s, then all have their defaults', text => {
    expect(createPreferences(storeHolding(text).store).choices()).toEqual(new Map());
  });

  test('when they are an older record, then its valid values are read', () => {
    const { store } = storeHolding('{"version":0,"values":{"theme":"paper","colour":"red"}}');
    expect(createPreferences(store).choices()).toEqual(new Map([['theme', 'paper']]));
  });

  test('when they are invalid, then the next change replaces them with a valid record', () => {
    const { store, written } = storeHolding('{');
    const made = createPreferences(store);
    made.apply(preferences.theme.write(made.choices(), 'ice'));
    expect(written).toEqual(['fretty: {"version":1,"values":{"theme":"ice"}}']);
  });
});

describe('given a record of a newer Fretty', () => {
  const newer = '{"version":2,"values":{"theme":"amber"}}';

  test('when it is read, then its values are ignored', () => {
    expect(createPreferences(storeHolding(newer).store).choices()).toEqual(new Map());
  });

  test('when a preference is changed, then the change takes effect, and the record isn’t touched', () => {
    const { store, written } = storeHolding(newer);
    const made = createPreferences(store);
    made.apply(preferences.theme.write(made.choices(), 'ice'));
    expect(preferences.theme.read(made.choices())).toBe('ice');
    expect(written).toEqual([]);
  });
});

describe('given preferences', () => {
  test('when one is changed, then it is stored and listeners are called', () => {
    const { store, written } = storeHolding(undefined);
    const made = createPreferences(store);
    const heard = vi.fn(() => preferences.sound.read(made.choices()));
    const leave = made.subscribe(heard);
    made.apply(preferences.sound.write(made.choices(), 'off'));
    expect(heard).toHaveReturnedWith('off');
    expect(written).toEqual(['fretty: {"version":1,"values":{"sound":"off"}}']);
    leave();
    made.apply(new Map());
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('given something that is implied', () => {
  const open = (store: TextStore) => createStore(store, () => 'write', new Map([['noteNames', 'german']]));

  test('when nothing is stored, then it holds, and is not chosen', () => {
    const { choices, chosen } = open(storeHolding(undefined).store);
    expect(choices()).toEqual(new Map([['noteNames', 'german']]));
    expect(chosen()).toEqual(new Map());
  });

  test('when something else is chosen, then it is not stored', () => {
    const { store, written } = storeHolding(undefined);
    const made = open(store);
    made.apply(preferences.theme.write(made.choices(), 'ice'));
    expect(written).toEqual(['fretty: {"version":1,"values":{"theme":"ice"}}']);
    expect(made.choices().get('noteNames')).toBe('german');
  });

  test('when the other is chosen, then that is stored, and holds from then on', () => {
    const { store, written } = storeHolding(undefined);
    const made = open(store);
    made.apply(preferences.noteNames.write(made.choices(), 'english'));
    expect(written).toEqual(['fretty: {"version":1,"values":{"noteNames":"english"}}']);
    expect(preferences.noteNames.read(open(store).choices())).toBe('english');
  });
});

describe('given keys the user has changed', () => {
  const stored = '{"version":1,"values":{"keymap":"notes.play=x","theme":"amber"}}';

  test('when they are read, then they are as stored', () => {
    const choices = createPreferences(storeHolding(stored).store).choices();
    expect(keymapPreference.read(choices)).toEqual(new Map([['notes.play', ['x']]]));
  });

  test('when another preference is changed, then they are kept', () => {
    const { store, written } = storeHolding(stored);
    const made = createPreferences(store);
    made.apply(preferences.theme.write(made.choices(), 'ice'));
    expect(written).toEqual(['fretty: {"version":1,"values":{"theme":"ice","keymap":"notes.play=x"}}']);
  });

  test.each(['7', '"Enter"', '"notes.play=Tab"', '{}'])(
    'when %s is stored instead, then there are none',
    text => {
      const { store } = storeHolding(`{"version":1,"values":{"keymap":${text},"theme":"amber"}}`);
      const choices = createPreferences(store).choices();
      expect(keymapPreference.read(choices).size).toBe(0);
      expect(preferences.theme.read(choices)).toBe('amber');
    },
  );
});

describe('given a second tab', () => {
  const theme = (made: ReturnType<typeof createPreferences>) => preferences.theme.read(made.choices());

  test('when it changes a preference, then the change holds here too, and the next change here keeps it', () => {
    const { store, written, writeElsewhere } = storeHolding(undefined);
    const made = createPreferences(store);
    const heard = vi.fn();
    made.subscribe(heard);
    writeElsewhere('{"version":1,"values":{"theme":"amber"}}');
    expect(theme(made)).toBe('amber');
    expect(heard).toHaveBeenCalledTimes(1);
    made.apply(preferences.sound.write(made.choices(), 'off'));
    expect(written).toEqual(['fretty: {"version":1,"values":{"theme":"amber","sound":"off"}}']);
  });

  test.each([undefined, '', '{', 'null'])('when it leaves %j behind, then the choices here stay', left => {
    const { store, written, writeElsewhere } = storeHolding('{"version":1,"values":{"theme":"ice"}}');
    const made = createPreferences(store);
    writeElsewhere(left);
    expect(theme(made)).toBe('ice');
    made.apply(preferences.sound.write(made.choices(), 'off'));
    expect(written).toEqual(['fretty: {"version":1,"values":{"theme":"ice","sound":"off"}}']);
  });

  test('when it is a newer Fretty, then its record isn’t touched from then on, and nothing changes here', () => {
    const { store, written, writeElsewhere } = storeHolding('{"version":1,"values":{"theme":"ice"}}');
    const made = createPreferences(store);
    writeElsewhere('{"version":2,"values":{"theme":"neon"}}');
    expect(theme(made)).toBe('ice');
    made.apply(preferences.theme.write(made.choices(), 'paper'));
    expect(theme(made)).toBe('paper');
    expect(written).toEqual([]);
  });
});

describe.each(['one process', 'two processes'] as const)(
  'given two tabs in %s that write at the same moment',
  processes => {
    test('when each changes another preference, then both changes are stored, and both tabs have both', () => {
      const { one, other, hearAll, stored } = twoTabs(processes);
      one.apply(preferences.theme.write(one.choices(), 'amber'));
      other.apply(preferences.sound.write(other.choices(), 'off'));
      hearAll();
      expect(stored()).toEqual({ theme: 'amber', sound: 'off' });
      expect(one.choices()).toEqual(other.choices());
      expect(preferences.sound.read(one.choices())).toBe('off');
    });

    test('when both change the same preference, then they agree on the later choice', () => {
      const { one, other, hearAll, stored } = twoTabs(processes);
      one.apply(preferences.theme.write(one.choices(), 'amber'));
      other.apply(preferences.theme.write(other.choices(), 'ice'));
      hearAll();
      expect(stored()).toEqual({ theme: 'ice' });
      expect(preferences.theme.read(one.choices())).toBe('ice');
      expect(preferences.theme.read(other.choices())).toBe('ice');
    });

    test('when one undoes the other’s change, then it stays undone', () => {
      const { one, other, hearAll, stored } = twoTabs(processes);
      one.apply(preferences.theme.write(one.choices(), 'amber'));
      hearAll();
      other.apply(preferences.theme.write(other.choices(), 'default'));
      hearAll();
      expect(stored()).toEqual({});
      expect(preferences.theme.read(one.choices())).toBe('default');
    });

    test('when one returns to a default, then the other change stays and the default holds in both', () => {
      const { one, other, hearAll, stored } = twoTabs(processes);
      one.apply(preferences.theme.write(one.choices(), 'amber'));
      hearAll();
      one.apply(preferences.sound.write(one.choices(), 'off'));
      other.apply(preferences.theme.write(other.choices(), 'default'));
      hearAll();
      expect(stored()).toEqual({ sound: 'off' });
      expect(one.choices()).toEqual(other.choices());
    });
  },
);

test('given full storage, when two preferences are changed, then both hold here', () => {
  const full: TextStore = {
    read: () => '{"version":1,"values":{"theme":"ice"}}',
    write: () => {},
    watch: () => () => {},
  };
  const made = createPreferences(full);
  made.apply(preferences.theme.write(made.choices(), 'paper'));
  made.apply(preferences.sound.write(made.choices(), 'off'));
  expect(made.choices()).toEqual(
    new Map([
      ['theme', 'paper'],
      ['sound', 'off'],
    ]),
  );
});
