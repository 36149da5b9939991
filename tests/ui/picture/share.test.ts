// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Picture } from '../../../src/ui/picture/marks';
import { copyPicture, saveSvg } from '../../../src/ui/picture/share';

const PICTURE: Picture = {
  ...{ width: 10, height: 5, marks: [], title: 'Fretboard', description: 'A neck' },
};

const PNG = new Blob(['png'], { type: 'image/png' });

/** The files that were saved: their names, and what is in them. */
let saved: { readonly name: string; readonly file: Blob }[];

/** What a canvas makes of its picture. */
let file: Blob | null;

class FakeItem {
  constructor(readonly types: Readonly<Record<string, Promise<Blob>>>) {}
}

beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  file = PNG;
  const made = new Map<string, Blob>();
  vi.stubGlobal('URL', {
    createObjectURL(blob: Blob) {
      const address = `blob:${made.size}`;
      made.set(address, blob);
      return address;
    },
    revokeObjectURL: (address: string) => made.delete(address),
  });
  vi.stubGlobal('ClipboardItem', FakeItem);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = made.get(this.href);
    if (blob) saved.push({ name: this.download, file: blob });
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(take => take(file));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A clipboard that takes what it is given once that is ready, or refuses it. */
function clipboard(does: 'takes' | 'refuses') {
  const taken: Blob[] = [];
  vi.stubGlobal('navigator', {
    clipboard: {
      async write(items: readonly FakeItem[]) {
        if (does === 'refuses') throw new DOMException('', 'NotAllowedError');
        for (const { types } of items) taken.push(...(await Promise.all(Object.values(types))));
      },
    },
  });
  return taken;
}

describe('given a picture that is copied', () => {
  test('when the browser lets it, then it is on the clipboard as a PNG, and nothing is saved', async () => {
    const taken = clipboard('takes');
    expect(await copyPicture(PICTURE, 'black', 'fretty-notes')).toBe('copied');
    expect(taken).toEqual([PNG]);
    expect(saved).toEqual([]);
  });

  test('when the browser refuses its clipboard, then it is saved as a file', async () => {
    clipboard('refuses');
    expect(await copyPicture(PICTURE, 'theme', 'fretty-notes')).toBe('saved');
    expect(saved).toEqual([{ name: 'fretty-notes.png', file: PNG }]);
  });

  test('when the browser has no clipboard for pictures, then it is saved as a file', async () => {
    vi.stubGlobal('navigator', {});
    expect(await copyPicture(PICTURE, 'black', 'fretty-notes')).toBe('saved');
  });

  test('when the browser makes no picture, then it fails, and nothing is saved', async () => {
    clipboard('takes');
    file = null;
    await expect(copyPicture(PICTURE, 'black', 'fretty-notes')).rejects.toThrow('The canvas gave no file.');
    expect(saved).toEqual([]);
  });
});

test('given a picture that is saved, when it is in the downloads, then it is an SVG with the name it was given', () => {
  saveSvg(PICTURE, 'black', 'fretty-notes');
  const [svg] = saved;
  expect([svg?.name, svg?.file.type]).toEqual(['fretty-notes.svg', 'image/svg+xml']);
});
