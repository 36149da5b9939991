import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../../src/app/App';
import { KEYWORDS } from '../../../src/app/palette/keywords';
import { SCREENS } from '../../../src/screens';
import { silentPlayer, stateWith, visit } from '../../openApp';

test('given the keywords that are kept apart, when their ids are looked up, then each names a command or a setting', async () => {
  visit('/');
  const state = stateWith({ player: silentPlayer() });
  render(<App state={state} />);
  await screen.findByRole('heading', { level: 1 });
  const families = new Set(state.commands.list().map(({ family }) => family?.id));
  const isKnown = (id: string) => state.commands.find(id) !== undefined || families.has(id);
  const lost = Object.keys(KEYWORDS).filter(
    key => ![key, ...SCREENS.map(({ id }) => key.replace('*', id))].some(isKnown),
  );
  expect(lost).toEqual([]);
});
