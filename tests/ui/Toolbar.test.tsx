import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Toolbar } from '../../src/ui/Toolbar';

const button = (name: string) => screen.getByRole('button', { name });

test('given a toolbar, when arrows are pressed, then the focus cycles through its enabled buttons', async () => {
  const user = userEvent.setup();
  render(
    <Toolbar name="Answer">
      <button type="button">Submit Answer</button>
      <button type="button" disabled>
        Hear it
      </button>
      <button type="button">End Quiz</button>
    </Toolbar>,
  );
  expect(screen.getByRole('toolbar', { name: 'Answer' })).toBeInTheDocument();
  button('Submit Answer').focus();

  await user.keyboard('{ArrowRight}');
  expect(button('End Quiz')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(button('Submit Answer')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(button('End Quiz')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(button('Submit Answer')).toHaveFocus();
});

test('given a toolbar, when a letter or an arrow with Control is pressed, then the focus stays', async () => {
  const user = userEvent.setup();
  render(
    <Toolbar name="Answer">
      <button type="button">Submit Answer</button>
      <button type="button">End Quiz</button>
    </Toolbar>,
  );
  button('Submit Answer').focus();

  await user.keyboard('h{Control>}{ArrowRight}{/Control}');

  expect(button('Submit Answer')).toHaveFocus();
});
