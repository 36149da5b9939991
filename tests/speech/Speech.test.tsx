import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createAnnouncer } from '../../src/speech/announcer';
import { Speech, useSpeech } from '../../src/speech/Speech';

function Speaker() {
  const { say } = useSpeech();
  return (
    <button type="button" onClick={() => say('No fret further left')}>
      Say it
    </button>
  );
}

test('given an app, when nothing has been said yet, then its live region exists, polite and empty', () => {
  render(<Speech announcer={createAnnouncer()}>page</Speech>);
  const region = screen.getByRole('status');
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toHaveAttribute('aria-atomic', 'true');
  expect(region).toBeEmptyDOMElement();
});

test('given an app, when something speaks, then the existing live region holds the text', async () => {
  const user = userEvent.setup();
  render(
    <Speech announcer={createAnnouncer()}>
      <Speaker />
    </Speech>,
  );
  const region = screen.getByRole('status');
  await user.click(screen.getByRole('button', { name: 'Say it' }));
  expect(await screen.findByText('No fret further left')).toBe(region);
});
