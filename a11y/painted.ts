import type { Locator } from 'playwright';

/** Red, green and blue, from 0 to 255. */
type Color = readonly number[];

/** An element's text color, and the color that fills most of its box in a screenshot. */
export async function paintedOf(element: Locator): Promise<{ readonly text: Color; readonly ground: Color }> {
  const picture = (await element.screenshot()).toString('base64');
  return element.evaluate(async (element, picture) => {
    const bytes = Uint8Array.from(atob(picture), character => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas to read the screenshot with');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const pixel = data.slice(at, at + 3).join();
      counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    }
    const [[most] = ['']] = [...counts].sort(([, one], [, other]) => other - one);
    const text = getComputedStyle(element).color.match(/\d+/g) ?? [];
    return { text: text.map(Number), ground: most.split(',').map(Number) };
  }, picture);
}
