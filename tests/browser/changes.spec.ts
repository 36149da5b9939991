import { expect, test } from './test.ts';

test.describe('given a pasted list of chords', () => {
  test('when it is shown, walked and reloaded, then list and place are still there', {
    tag: '@fast',
  }, async ({ page }) => {
    await page.goto('/chords');
    const field = page.getByRole('textbox', { name: 'Chords to Change' });
    await field.fill('Am7 D/F# | G C');
    await field.press('Enter');
    const chord = (name: string) => page.getByRole('group', { name: 'Changes' }).getByRole('radio', { name });
    await expect(chord('A minor seven')).toBeChecked();
    await page.keyboard.press('Shift+J');
    await expect(chord('D major over F sharp')).toBeChecked();
    await expect(page.getByRole('heading', { name: 'D major over F sharp' })).toBeVisible();
    await page.reload();
    await expect(chord('D major over F sharp')).toBeChecked();
    await expect(field).toHaveValue('Am7 D/F# | G C');
  });
});
