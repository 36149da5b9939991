import { screen, within } from '@testing-library/react';
import { signatureText } from '../../../src/screens/keys/text';
import { ALL_KEYS, type Key, keyInfo, spokenKey } from '../../../src/theory/key';
import type { NoteNames } from '../../../src/theory/names';

export const region = (name: string) => within(screen.getByRole('region', { name }));

/** By label: asking for role and name over the whole circle takes jsdom half a second. */
export const radio = (name: string) => screen.getByLabelText(name, { selector: 'input[type="radio"]' });

export const field = () => screen.getByRole('textbox', { name: 'Your answer' });

export const press = (name: string) => screen.getByRole('button', { name });

/** The key that the page asks for, worked out from its staff or its question as a student would. */
export function askedKey(names?: NoteNames): Key {
  const prompt = screen.getByText(/key with this signature$|^How many sharps or flats does/).textContent;
  const staff = screen.queryByRole('img')?.getAttribute('aria-label');
  const asked = ALL_KEYS.find(key =>
    prompt.startsWith('Name the')
      ? prompt.includes(key.type) && staff === `Treble staff: ${signatureText(key, names).spoken}`
      : prompt.includes(`${spokenKey(key, names)} have?`),
  );
  if (!asked) throw new Error(`no key fits ${prompt}`);
  return asked;
}

/** What answers the question on the page. */
export const rightCount = (): string => String(Math.abs(keyInfo(askedKey()).accidentals));
