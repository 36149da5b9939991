import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchTwice, lazyModule } from '../../src/ui/lazyModule';

const STYLE = '/assets/Palette-1234567.css';
const CODE = '/assets/search-1234567.js';

/** What was asked for past every cache. */
const renewed: string[] = [];

beforeEach(() => {
  document.head.innerHTML = `<link rel="modulepreload" href="${CODE}">`;
  renewed.splice(0);
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    if (cache === 'reload') renewed.push(new URL(address).pathname);
    return new Response('');
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const style = () => document.querySelector(`link[href$="${STYLE}"]`);

/** Code with a style sheet, as Vite loads it: it asks for the style sheet only once, and fails with it. */
function styled() {
  let asked: 'not yet' | 'once' = 'not yet';
  return async () => {
    if (asked === 'once') return 'the palette';
    asked = 'once';
    document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${STYLE}">`);
    style()?.dispatchEvent(new Event('error'));
    throw new Error('Unable to preload CSS');
  };
}

test('given code that can’t be read, when it is fetched, then what the page has asked for is asked for past every cache, and the code once more', async () => {
  const load = vi.fn(async () => 'the search').mockRejectedValueOnce(new TypeError('not JavaScript'));
  expect(await fetchTwice(load)).toBe('the search');
  expect(renewed).toEqual([CODE]);
  expect(load).toHaveBeenCalledTimes(2);
});

describe('given code whose style sheet fails', () => {
  test('when it comes at the second attempt, then the code is there with it', async () => {
    const fetched = fetchTwice(styled());
    const failed = style();
    await vi.waitFor(() => expect(style()).not.toBe(failed));
    expect(renewed).toContain(STYLE);
    style()?.dispatchEvent(new Event('load'));
    expect(await fetched).toBe('the palette');
    expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
  });

  test('when it fails again, then so does the code, and the next call asks for both again', async () => {
    const load = styled();
    const fetched = fetchTwice(load);
    const failed = style();
    await vi.waitFor(() => expect(style()).not.toBe(failed));
    style()?.dispatchEvent(new Event('error'));
    await expect(fetched).rejects.toThrow('Could not load');
    const again = fetchTwice(load);
    await vi.waitFor(() => expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1));
    style()?.dispatchEvent(new Event('load'));
    expect(await again).toBe('the palette');
  });
});

describe('given a module', () => {
  test('when it is fetched twice, then it is loaded once, and there from then on', async () => {
    const load = vi.fn(async () => 'the voice');
    const { fetch, now } = lazyModule(load);
    expect(now()).toBeUndefined();
    expect(await Promise.all([fetch(), fetch()])).toEqual(['the voice', 'the voice']);
    expect(await fetch()).toBe('the voice');
    expect(now()).toBe('the voice');
    expect(load).toHaveBeenCalledOnce();
  });

  test('when it can’t be loaded, then the next call tries again', async () => {
    const load = vi
      .fn(async () => 'the voice')
      .mockRejectedValueOnce(0)
      .mockRejectedValueOnce(0);
    const { fetch } = lazyModule(load);
    await expect(fetch()).rejects.toBe(0);
    expect(await fetch()).toBe('the voice');
  });
});
