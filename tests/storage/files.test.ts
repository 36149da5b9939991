import { describe, expect, test, vi } from 'vitest';
import { fileOf, linesOf, type SoFar } from '../../src/storage/files';

async function* batchesOf(...batches: readonly (readonly string[])[]) {
  for (const batch of batches) yield batch;
}

const linesIn = async (file: Blob, tell = (_: SoFar) => {}) => {
  const lines: string[] = [];
  for await (const batch of linesOf(file, tell)) lines.push(...batch);
  return lines;
};

const MANY = Array.from({ length: 2000 }, (_, index) => `line ${index} ♯ ${'x'.repeat(index % 50)}`);

describe('given a file of lines', () => {
  test.each(['gzip', 'text'] as const)(
    'when it is written as %s and read again, then every line is the same',
    async format => {
      const file = await fileOf(batchesOf(MANY.slice(0, 700), MANY.slice(700)), format);
      expect(await linesIn(file)).toEqual(MANY);
    },
  );

  test('when it is gzipped, then it is much smaller', async () => {
    const [small, large] = [await fileOf(batchesOf(MANY), 'gzip'), await fileOf(batchesOf(MANY), 'text')];
    expect(small.size).toBeLessThan(large.size / 3);
  });

  test('when it was written elsewhere, then both kinds of line breaks count, and the last line needs none', async () => {
    expect(await linesIn(new Blob(['a\r\nb\n\nc']))).toEqual(['a', 'b', '', 'c']);
    expect(await linesIn(new Blob([]))).toEqual([]);
  });

  test('when a line is far too long for one of ours, then nothing more is read', async () => {
    const file = new Blob(['x'.repeat(3_000_000)]);
    const tell = vi.fn();
    await expect(linesIn(file, tell)).rejects.toThrow('too long');
    expect(tell.mock.lastCall?.[0].unpacked).toBeLessThan(200_000);
  });

  test('when it is read, then it tells how much has been read, and how much came out', async () => {
    const tell = vi.fn();
    const file = await fileOf(batchesOf(MANY), 'gzip');
    await linesIn(file, tell);
    const unpacked = (await fileOf(batchesOf(MANY), 'text')).size;
    expect(tell).toHaveBeenLastCalledWith({ read: file.size, unpacked });
  });

  test('when two gzipped ones are joined, then the lines of both are read', async () => {
    const halves = [await fileOf(batchesOf(['a', 'b']), 'gzip'), await fileOf(batchesOf(MANY), 'gzip')];
    expect(await linesIn(new Blob(halves))).toEqual(['a', 'b', ...MANY]);
  });

  test('when it is damaged, then that is seen at the latest at its end', async () => {
    const file = await fileOf(batchesOf(MANY), 'gzip');
    await expect(linesIn(file.slice(0, file.size / 2))).rejects.toThrow();
  });
});
