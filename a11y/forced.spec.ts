import { expect, test } from '../tests/browser/test.ts';
import { paintedOf } from './painted.ts';

test('given forced colors, when notes are highlighted, then their buttons are filled and the others are not', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/?notes=C');

  const noteButton = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(noteButton('C')).toHaveAttribute('aria-pressed', 'true');
  // Computed styles don't show what forced colors override. Only a screenshot does.
  const { ground: filled } = await paintedOf(noteButton('C'));
  const { ground: plain } = await paintedOf(noteButton('D'));
  expect(filled).not.toEqual(plain);
});
