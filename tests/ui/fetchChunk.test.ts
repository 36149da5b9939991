import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const STYLE = 'assets/Palette-1234567.css';
const CODE = 'assets/search-1234567.js';

const link = (file: string) => document.querySelector<HTMLLinkElement>(`link[href="/${file}"]`);
const answer = (file: string, type: 'load' | 'error') => link(file)?.dispatchEvent(new Event(type));

/** What was asked for past every cache. */
const renewed: string[] = [];

beforeEach(() => {
  document.head.replaceChildren();
  renewed.splice(0);
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    if (cache === 'reload') renewed.push(address);
    return new Response('');
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The function as a page has it that has fetched nothing yet. */
async function freshFetch() {
  vi.resetModules();
  return (await import('../../src/ui/fetchChunk')).fetchChunk;
}

describe('given code with a style sheet', () => {
  test('when it is fetched, then it runs once the style sheet is there', async () => {
    const fetchChunk = await freshFetch();
    const load = vi.fn(async () => 'the palette');
    const fetched = fetchChunk(load, [STYLE]);
    expect(link(STYLE)?.rel).toBe('stylesheet');
    expect(load).not.toHaveBeenCalled();
    answer(STYLE, 'load');
    expect(await fetched).toBe('the palette');
  });

  test('when it is fetched twice at once, then both wait for the one style sheet', async () => {
    const fetchChunk = await freshFetch();
    const load = vi.fn(async () => {});
    const both = [fetchChunk(load, [STYLE]), fetchChunk(load, [STYLE])];
    expect(document.querySelectorAll('link')).toHaveLength(1);
    await new Promise(done => setTimeout(done));
    expect(load).not.toHaveBeenCalled();
    answer(STYLE, 'load');
    await Promise.all(both);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('when the style sheet fails once, then it is asked for past every cache, and the code runs', async () => {
    const fetchChunk = await freshFetch();
    const load = vi.fn(async () => 'the palette');
    const fetched = fetchChunk(load, [STYLE]);
    answer(STYLE, 'error');
    await vi.waitFor(() => expect(link(STYLE)).not.toBeNull());
    expect(renewed).toEqual([`/${STYLE}`]);
    expect(load).not.toHaveBeenCalled();
    answer(STYLE, 'load');
    expect(await fetched).toBe('the palette');
  });

  test('when the style sheet fails twice, then so does the code, and the next call asks for both again', async () => {
    const fetchChunk = await freshFetch();
    const load = vi.fn(async () => 'the palette');
    const first = fetchChunk(load, [STYLE]);
    answer(STYLE, 'error');
    await vi.waitFor(() => expect(link(STYLE)).not.toBeNull());
    answer(STYLE, 'error');
    await expect(first).rejects.toThrow('Could not load');
    const second = fetchChunk(load, [STYLE]);
    answer(STYLE, 'load');
    expect(await second).toBe('the palette');
    expect(load).toHaveBeenCalledOnce();
  });

  test('when the page came with the style sheet, then nothing is waited for', async () => {
    const fetchChunk = await freshFetch();
    document.head.innerHTML = `<link rel="stylesheet" href="/${STYLE}">`;
    expect(await fetchChunk(async () => 'the palette', [STYLE])).toBe('the palette');
    expect(document.querySelectorAll('link')).toHaveLength(1);
  });
});

test('given code that needs other code, when it is fetched, then the other is asked for, once, and not waited for', async () => {
  const fetchChunk = await freshFetch();
  await fetchChunk(async () => {}, [CODE]);
  await fetchChunk(async () => {}, [CODE]);
  expect(document.querySelectorAll('link')).toHaveLength(1);
  expect(link(CODE)?.rel).toBe('modulepreload');
});

test('given code that can’t be read, when it is fetched, then it and what it needs are asked for past every cache, and once more', async () => {
  const fetchChunk = await freshFetch();
  const load = vi.fn(async () => 'the search').mockRejectedValueOnce(new TypeError('not JavaScript'));
  expect(await fetchChunk(load, [CODE])).toBe('the search');
  expect(renewed).toEqual([`/${CODE}`]);
  expect(load).toHaveBeenCalledTimes(2);
});
