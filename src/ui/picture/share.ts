import { saveFile } from '../../storage/pickFile';
import { PNG_SCALE, paint } from './canvas';
import { type Inks, inksOf, type PictureColors } from './inks';
import type { Picture } from './marks';
import { svgOf } from './svg';

/** How copying a picture ended: it is on the clipboard or, where the browser doesn't let it, in the downloads. */
export type PictureCopied = 'copied' | 'saved';

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
const writePicture = async (file: Promise<Blob>): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': file })]);

function pageInks(colors: PictureColors): Inks {
  const theme = getComputedStyle(document.documentElement);
  return inksOf(colors, name => theme.getPropertyValue(name));
}

/** A picture in the font of the page, as a PNG. */
async function painted(picture: Picture, inks: Inks): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PNG_SCALE * picture.width;
  canvas.height = PNG_SCALE * picture.height;
  const context = canvas.getContext('2d');
  const fonts = getComputedStyle(document.body).fontFamily;
  if (context) paint(context, picture, { inks, fonts });
  return new Promise((resolve, reject) =>
    canvas.toBlob(file => (file ? resolve(file) : reject(new Error('The canvas gave no file.')))),
  );
}

/**
 * Copies a picture as a PNG.
 *
 * @param file its name in the downloads, without the ending
 */
export async function copyPicture(
  picture: Picture,
  colors: PictureColors,
  file: string,
): Promise<PictureCopied> {
  const png = painted(picture, pageInks(colors));
  if (await isCopied(() => writePicture(png))) return 'copied';
  saveFile(await png, `${file}.png`);
  return 'saved';
}

/**
 * Saves a picture as an SVG file in the downloads.
 *
 * @param file its name there, without the ending
 */
export function saveSvg(picture: Picture, colors: PictureColors, file: string): void {
  saveFile(new Blob([svgOf(picture, pageInks(colors))], { type: 'image/svg+xml' }), `${file}.svg`);
}
