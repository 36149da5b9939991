import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserHistory } from '../../../src/app/links/history';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

interface Kept {
  readonly address: string;
  readonly state: unknown;
}

/** A window with a history of entries; it can be made to refuse to write addresses. */
class FakeWindow extends EventTarget {
  readonly entries: Kept[] = [{ address: '/', state: null }];
  at = 0;
  written = 0;
  mood: 'willing' | 'refusing' = 'willing';

  get location() {
    const { pathname, search, hash } = new URL(this.address, 'https://fretty.test');
    return { pathname, search, hash };
  }

  get address(): string {
    return this.entries[this.at]?.address ?? '';
  }

  get history() {
    return {
      state: this.entries[this.at]?.state,
      pushState: (state: unknown, _: string, address: string) => this.tell(this.at + 1, { state, address }),
      replaceState: (state: unknown, _: string, address: string) => this.tell(this.at, { state, address }),
      go: (delta = 0) => {
        this.at += delta;
        this.dispatchEvent(new Event('popstate'));
      },
    };
  }

  private tell(at: number, kept: Kept): void {
    if (this.mood === 'refusing')
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
    this.entries.splice(at, Number.POSITIVE_INFINITY, kept);
    this.at = at;
    this.written += 1;
  }
}

function open(address = '/') {
  const page = new FakeWindow();
  page.entries[0] = { address, state: null };
  const history = createBrowserHistory(page);
  const heard: string[] = [];
  const leave = history.subscribe(() => heard.push(shown()));
  const shown = () => {
    const { pathname, search } = history.current().location;
    return `${pathname}${search}`;
  };
  return { page, history, ...history.navigator, shown, heard, leave };
}

describe('given an address', () => {
  test('when the page is loaded, then it is the current location', () => {
    const { history } = open('/scales?key=G#neck');
    const { location } = history.current();
    expect(location).toMatchObject({
      pathname: '/scales',
      search: '?key=G',
      hash: '#neck',
      key: 'default',
      state: null,
    });
  });

  test('when it begins with extra slashes, then it can be written back', () => {
    const page = new FakeWindow();
    Object.defineProperty(page, 'location', { value: { pathname: '//scales', search: '', hash: '' } });
    const history = createBrowserHistory(page);
    history.subscribe(() => {});
    history.navigator.replace({ search: '?key=G' });
    expect(page.address).toBe('/scales?key=G');
  });

  test('when the entry has state that isn’t ours, then it is ignored', () => {
    const page = new FakeWindow();
    page.entries[0] = { address: '/', state: 'rubbish' };
    expect(createBrowserHistory(page).current().location).toMatchObject({ key: 'default', state: null });
  });
});

describe('given an address that replaces the current one', () => {
  test('when it is set, then it is shown and written immediately, over the current entry', () => {
    const { page, replace, shown, heard } = open('/scales');
    replace('/scales?key=G');
    expect(shown()).toBe('/scales?key=G');
    expect(heard).toEqual(['/scales?key=G']);
    expect(page.entries.map(({ address }) => address)).toEqual(['/scales?key=G']);
  });

  test('when it is only a query, then the page stays the same', () => {
    const { replace, shown } = open('/scales?key=G');
    replace({ search: '?key=D' });
    expect(shown()).toBe('/scales?key=D');
  });

  test('when a dozen are set in a row, then each is written immediately', () => {
    const { page, replace } = open('/keys');
    for (let press = 1; press <= 12; press += 1) {
      replace(`/keys?key=${press}`);
      expect(page.address).toBe(`/keys?key=${press}`);
    }
  });

  test('when a key is held for a minute, then each change is shown, and the browser’s limit isn’t exceeded', () => {
    const { page, replace, heard, shown } = open('/keys');
    for (const half of [1, 2]) {
      const writtenBefore = page.written;
      for (let press = 1; press <= 900; press += 1) {
        replace(`/keys?key=${half * press}`);
        vi.advanceTimersByTime(1000 / 30);
      }
      expect(page.written - writtenBefore).toBeLessThan(100);
    }
    expect(heard).toHaveLength(1800);
    vi.advanceTimersByTime(500);
    expect(shown()).toBe('/keys?key=1800');
    expect(page.address).toBe('/keys?key=1800');
  });

  test('when the browser refuses it, then it is still shown, and written once the browser accepts it', () => {
    const { page, replace, shown } = open('/keys');
    page.mood = 'refusing';
    replace('/keys?key=G-major');
    vi.advanceTimersByTime(5000);
    expect(shown()).toBe('/keys?key=G-major');
    expect(page.address).toBe('/keys');
    page.mood = 'willing';
    vi.advanceTimersByTime(500);
    expect(page.address).toBe('/keys?key=G-major');
  });

  test.each(['beforeunload', 'pagehide'])(
    'when %s comes before the last of many is written, then it is written',
    what => {
      const { page, replace } = open('/keys');
      for (let press = 1; press <= 30; press += 1) replace(`/keys?key=${press}`);
      expect(page.address).not.toBe('/keys?key=30');
      page.dispatchEvent(new Event(what));
      expect(page.address).toBe('/keys?key=30');
    },
  );

  test('when another page is opened before the last of many is written, then each has its own entry', () => {
    const { page, replace, push } = open('/keys');
    for (let press = 1; press <= 30; press += 1) replace(`/keys?key=${press}`);
    push('/scales');
    vi.advanceTimersByTime(60_000);
    expect(page.entries.map(({ address }) => address)).toEqual(['/keys?key=30', '/scales']);
  });

  test('when the user goes back before the last of many is written, then it isn’t written over the previous page', () => {
    const { page, push, replace, shown } = open('/keys');
    push('/scales');
    for (let press = 1; press <= 30; press += 1) replace(`/scales?key=${press}`);
    page.history.go(-1);
    expect(shown()).toBe('/keys');
    vi.advanceTimersByTime(60_000);
    expect(page.address).toBe('/keys');
  });

  test('when a command goes back, then the last of many is written first', () => {
    const { page, push, replace, go, shown } = open('/keys');
    push('/scales');
    for (let press = 1; press <= 30; press += 1) replace(`/scales?key=${press}`);
    go(-1);
    expect(shown()).toBe('/keys');
    page.history.go(1);
    expect(shown()).toBe('/scales?key=30');
  });
});

describe('given another query for the current page', () => {
  test('when it is set, then it is written over the entry, and listeners aren’t called: the page stays the same', () => {
    const { page, history, shown, heard } = open('/scales');
    const { key } = history.current().location;
    history.setQuery('?key=G');
    expect(shown()).toBe('/scales?key=G');
    expect(page.entries.map(({ address }) => address)).toEqual(['/scales?key=G']);
    expect(history.current().location.key).toBe(key);
    expect(heard).toEqual([]);
  });

  test('when it has a hash, then that is written too, and one without takes it away', () => {
    const { page, history, shown } = open('/scales#main');
    history.setQuery('?key=G#seed=1-000001a');
    expect(page.address).toBe('/scales?key=G#seed=1-000001a');
    history.setQuery('?key=G');
    expect(page.address).toBe('/scales?key=G');
    expect(shown()).toBe('/scales?key=G');
  });

  test('when it is the current one, then nothing is written', () => {
    const { page, history } = open('/scales?key=G');
    history.setQuery('?key=G');
    expect(page.written).toBe(0);
  });

  test('when a key is held for a minute, then the browser’s limit isn’t exceeded, and the last one is written', () => {
    const { page, history } = open('/keys');
    for (const half of [1, 2]) {
      const writtenBefore = page.written;
      for (let press = 1; press <= 900; press += 1) {
        history.setQuery(`?key=${half * press}`);
        vi.advanceTimersByTime(1000 / 30);
      }
      expect(page.written - writtenBefore).toBeLessThan(100);
    }
    vi.advanceTimersByTime(500);
    expect(page.address).toBe('/keys?key=1800');
  });

  test('when another page is opened before the last of many is written, then each has its own entry', () => {
    const { page, history, push } = open('/keys');
    for (let press = 1; press <= 30; press += 1) history.setQuery(`?key=${press}`);
    push('/scales');
    vi.advanceTimersByTime(60_000);
    expect(page.entries.map(({ address }) => address)).toEqual(['/keys?key=30', '/scales']);
  });

  test('when the user goes to another page and back, then the page has the query that was set', () => {
    const { page, history, push, shown } = open('/keys');
    history.setQuery('?key=G');
    push('/scales');
    page.history.go(-1);
    expect(shown()).toBe('/keys?key=G');
  });
});

describe('given a link to another page', () => {
  test('when it is followed, then the page has a key of its own, and keeps it', () => {
    const { page, push, history } = open('/');
    push('/keys', { from: 'menu' });
    const { key } = history.current().location;
    expect(key).not.toBe('default');
    expect(createBrowserHistory(page).current().location).toMatchObject({ key, state: { from: 'menu' } });
  });

  test('when the browser refuses to write it, then the page is still shown', () => {
    const { page, push, shown } = open('/');
    page.mood = 'refusing';
    push('/keys');
    expect(shown()).toBe('/keys');
  });

  test('when the last listener unsubscribes, then the window’s events aren’t listened to any more', () => {
    const { page, push, heard, leave } = open('/');
    push('/keys');
    leave();
    page.history.go(-1);
    expect(heard).toEqual(['/keys']);
  });
});

test('given a link, when its address is created, then it is complete', () => {
  const { createHref } = open('/');
  expect(createHref('/scales?key=G')).toBe('/scales?key=G');
  expect(createHref({ pathname: '/scales', search: '?key=G' })).toBe('/scales?key=G');
});
