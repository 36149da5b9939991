import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openApp } from '../openApp';

const heading = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toBeVisible());

describe('given settings whose commands offer the same before a choice and after it', () => {
  test('when keys step twice, then the second step goes on from the first', async () => {
    const { user } = await openApp('/scales');

    await user.keyboard('rr');
    await heading('G major');
    await user.keyboard('rr');

    await heading('D major');
  });

  test('when one setting follows another, then both are chosen', async () => {
    const { user } = await openApp('/scales');

    await user.keyboard('rr');
    await heading('G major');
    await user.keyboard('y2');

    await heading('G melodic minor');
  });

  test('when another screen was shown meanwhile, then the keys go on from how this one stands', async () => {
    const { user } = await openApp('/scales');
    await user.keyboard('rr');
    await heading('G major');
    await user.keyboard('lt');
    await heading('Triads');
    await user.keyboard('ls');
    await heading('G major');

    await user.keyboard('rr');

    await heading('D major');
  });
});
