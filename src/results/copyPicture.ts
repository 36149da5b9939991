import { saveFile } from '../storage/pickFile';
import { type Ink, type Mark, PICTURE, paint } from './picture';

/** Whether the browser let something be put on the clipboard. */
export async function isCopied(copy: () => Promise<void>): Promise<boolean> {
  try {
    await copy();
    return true;
  } catch (error) {
    console.warn('Could not copy', error);
    return false;
  }
}

/** The item is made at once, not when the picture is ready: Safari lets nobody copy a moment after a click. */
const writePicture = (file: Promise<Blob>): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': file })]);

/** A picture in the colors and the font of the page, as a PNG. */
async function painted(marks: readonly Mark[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const context = canvas.getContext('2d');
  const [theme, page] = [document.documentElement, document.body].map(element => getComputedStyle(element));
  const colorOf = (ink: Ink) => theme?.getPropertyValue(`--${ink}`) ?? '';
  if (context) paint(context, marks, { colorOf, fonts: page?.fontFamily ?? 'monospace' });
  return new Promise((resolve, reject) =>
    canvas.toBlob(file => (file ? resolve(file) : reject(new Error('The canvas gave no file.')))),
  );
}

/**
 * Puts a picture on the clipboard or, where the browser doesn't let it, into the downloads.
 *
 * @param name the name of the file in the downloads
 */
export async function copyPicture(marks: readonly Mark[], name: string): Promise<'copied' | 'saved'> {
  const file = painted(marks);
  if (await isCopied(() => writePicture(file))) return 'copied';
  saveFile(await file, name);
  return 'saved';
}
