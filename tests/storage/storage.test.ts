import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  browserStore,
  formatRecord,
  parseRecord,
  readFlag,
  type TextStore,
  tabStore,
} from '../../src/storage/storage';

const storeWith = (entries: Record<string, string>): TextStore => ({
  read: name => entries[name],
  write: (name, text) => {
    entries[name] = text;
  },
  watch: () => () => {},
});

const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn.mockReset().mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser with the given local storage. */
const stubStorage = (storage: { getItem(name: string): string | null; setItem(): void }) =>
  vi.stubGlobal('window', { localStorage: storage });

const broken = () => {
  throw new DOMException('no room', 'QuotaExceededError');
};

describe('given the browser’s local storage', () => {
  test('when another tab writes, then the listener for that name is called, until it unsubscribes', () => {
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const heard: (string | undefined)[] = [];
    const unwatch = browserStore.watch('fretty', text => heard.push(text));
    const write = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

    write('fretty', 'amber');
    write('something else', 'x');
    write('fretty', null);
    write(null, null);
    expect(heard, 'a text, a removed text, and everything cleared').toEqual(['amber', undefined, undefined]);

    unwatch();
    write('fretty', 'green');
    expect(heard).toHaveLength(3);
  });

  test('when it works, then what was written can be read, and nothing else', () => {
    const items = new Map<string, string>();
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (name: string) => items.get(name) ?? null,
        setItem: (name: string, text: string) => items.set(name, text),
      },
    });
    browserStore.write('a', 'text');
    expect(browserStore.read('a')).toBe('text');
    expect(browserStore.read('b')).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  test('when it is full, then the failed write is only logged', () => {
    stubStorage({ getItem: () => null, setItem: broken });
    expect(() => browserStore.write('a', 'text')).not.toThrow();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Could not store a', expect.any(DOMException));
  });

  test('when reading throws, then the result is empty and the error is only logged', () => {
    stubStorage({ getItem: broken, setItem: broken });
    expect(browserStore.read('a')).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Could not read a', expect.any(DOMException));
  });

  test('when even accessing it is forbidden, then the result is empty and the error is only logged', () => {
    vi.stubGlobal(
      'window',
      Object.defineProperty({}, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      }),
    );
    expect(browserStore.read('a')).toBeUndefined();
    expect(() => browserStore.write('a', 'text')).not.toThrow();
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('when there is no local storage, then the result is empty and the error is only logged', () => {
    vi.stubGlobal('window', {});
    expect(browserStore.read('a')).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('given the session storage of a tab', () => {
  const memory = () => {
    const items = new Map<string, string>();
    return {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, text: string) => items.set(name, text),
    };
  };

  test('when it works, then what was written can be read, and local storage has none of it', () => {
    vi.stubGlobal('window', { localStorage: memory(), sessionStorage: memory() });
    tabStore.write('a', 'text');
    expect(tabStore.read('a')).toBe('text');
    expect(tabStore.read('b')).toBeUndefined();
    expect(browserStore.read('a')).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  test('when it is full, then the failed write is only logged', () => {
    vi.stubGlobal('window', { sessionStorage: { getItem: () => null, setItem: broken } });
    expect(() => tabStore.write('a', 'text')).not.toThrow();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Could not store a', expect.any(DOMException));
  });

  test('when it is forbidden or missing, then reads are empty, writes do nothing, and the error is only logged', () => {
    const forbidden = Object.defineProperty({}, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    for (const window of [forbidden, {}]) {
      vi.stubGlobal('window', window);
      expect(tabStore.read('a')).toBeUndefined();
      expect(() => tabStore.write('a', 'text')).not.toThrow();
    }
    expect(warn).toHaveBeenCalledTimes(4);
  });
});

describe('given a flag', () => {
  test.each([
    ['true', true],
    ['false', false],
  ])('when %j is stored, then it is %s, whatever the fallback', (text, flag) => {
    expect(readFlag(storeWith({ open: text }), 'open', !flag)).toBe(flag);
    expect(warn).not.toHaveBeenCalled();
  });

  test('when nothing is stored, then it is the fallback, and nothing is logged', () => {
    expect(readFlag(storeWith({}), 'open', true)).toBe(true);
    expect(readFlag(storeWith({}), 'open', false)).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(['', 'yes', 'TRUE', '1', 'null', '"true"', '{"open":true}', ' true'])(
    'when %j is stored, then it is the fallback, and that is logged',
    text => {
      expect(readFlag(storeWith({ open: text }), 'open', true)).toBe(true);
      expect(readFlag(storeWith({ open: text }), 'open', false)).toBe(false);
      expect(warn).toHaveBeenCalledTimes(2);
    },
  );
});

describe('given a record', () => {
  test('when it is written and read back, then it is the same', () => {
    const record = { version: 1, values: new Map([['theme', 'amber']]) };
    expect(formatRecord(record)).toBe('{"version":1,"values":{"theme":"amber"}}');
    expect(parseRecord(formatRecord(record))).toEqual(record);
    const written = { ...record, write: { id: 'b', after: 'a' } };
    expect(parseRecord(formatRecord(written))).toEqual(written);
  });

  test.each(['null', '7', '{}', '{"id":"b"}', '{"id":1,"after":2}'])(
    'when what is said of its write is %s, then that alone is left out',
    write => {
      expect(parseRecord(`{"version":1,"values":{},"write":${write}}`)).toEqual({
        version: 1,
        values: new Map(),
      });
    },
  );

  test.each([
    ...['', 'null', '3', '"text"', '[]', '{', '{}', '{"version":1}', '{"values":{}}'],
    ...['{"version":"1","values":{}}', '{"version":1,"values":null}', '{"version":1,"values":"x"}'],
  ])('when it is %s, then there is none', text => {
    expect(parseRecord(text)).toBeUndefined();
  });

  test('when some of its values aren’t texts, then only those are left out', () => {
    const text = '{"version":1,"values":{"theme":"ice","sound":false,"x":null,"y":{"z":1}}}';
    expect(parseRecord(text)?.values).toEqual(new Map([['theme', 'ice']]));
  });

  test('when it is any text, then reading it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        const record = parseRecord(text);
        for (const value of record?.values.values() ?? []) expect(typeof value).toBe('string');
      }),
    );
  });
});
