import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/commands/command';
import { CommandButton } from '../../src/ui/CommandButton';
import { openFrame } from './frame';

/** Opens a page with the button of a command whose properties can be changed at any time. */
async function open() {
  const now: { title: string; hint: string | undefined; disabled: string | undefined; isOffered: boolean } = {
    title: 'Play',
    hint: 'play',
    disabled: undefined,
    isOffered: true,
  };
  const play: Command = {
    id: 'test.play',
    group: 'Probe',
    scope: 'screen',
    hotkeys: ['p'],
    get title() {
      return now.title;
    },
    get hint() {
      return now.hint;
    },
    get disabled() {
      return now.disabled;
    },
    get isOffered() {
      return now.isOffered;
    },
    run: () => {},
  };
  const frame = await openFrame({ commands: [play], page: <CommandButton command={play} /> });
  return {
    ...frame,
    change(next: Partial<typeof now>) {
      Object.assign(now, next);
      act(frame.state.commands.changed);
    },
  };
}

type Page = Awaited<ReturnType<typeof open>>;

const main = () => within(screen.getByRole('main'));
const footer = () => within(screen.getByRole('contentinfo'));

async function helpOf({ user }: Page) {
  await user.keyboard('?');
  return within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }));
}

async function paletteOf({ user }: Page) {
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  await user.paste('probe');
  return (title: string) => screen.queryByRole('option', { name: new RegExp(`^Probe: ${title}`) });
}

describe('given a command whose title changes after it was created', () => {
  test('when it changes, then its button shows the new title', async () => {
    const page = await open();
    page.change({ title: 'Hear It' });
    expect(main().getByRole('button')).toHaveAccessibleName('Hear It');
  });

  test('when the palette is opened, then it lists the new title', async () => {
    const page = await open();
    page.change({ title: 'Hear It' });
    const item = await paletteOf(page);
    await waitFor(() => expect(item('Hear It')).toBeVisible());
    expect(item('Play')).toBeNull();
  });

  test('when the help is opened, then it lists the new title', async () => {
    const page = await open();
    page.change({ title: 'Hear It' });
    const help = await helpOf(page);
    for (const title of help.getAllByText('Hear It')) expect(title).toBeVisible();
    expect(help.queryByText('Play')).toBeNull();
  });
});

test('given a command whose hint changes, when it changes, then the status line shows the new hint', async () => {
  const page = await open();
  expect(footer().getByText(/^play$/).textContent).toBe('p play');
  page.change({ hint: 'hear' });
  expect(footer().getByText(/^hear$/).textContent).toBe('p hear');
  page.change({ hint: undefined });
  expect(footer().queryByText(/hear|play/)).toBeNull();
});

describe('given a command that has become disabled', () => {
  const reason = 'Nothing to hear';

  test('then its button is disabled and says why, and the status line no longer shows its hint', async () => {
    const page = await open();
    page.change({ disabled: reason });
    expect(main().getByRole('button')).toBeDisabled();
    expect(main().getByRole('button')).toHaveAttribute('title', reason);
    expect(footer().queryByText(/play/)).toBeNull();
    page.change({ disabled: undefined });
    expect(main().getByRole('button')).toBeEnabled();
    expect(footer().getByText(/^play$/)).toBeVisible();
  });

  test('when the palette is opened, then it says why', async () => {
    const page = await open();
    page.change({ disabled: reason });
    const item = await paletteOf(page);
    await waitFor(() => expect(item('Play')).toHaveTextContent(reason));
  });

  test('when the help is opened, then it isn’t there', async () => {
    const page = await open();
    page.change({ disabled: reason });
    const help = await helpOf(page);
    expect(help.queryByText('Play')).toBeNull();
  });

  test('when its hotkey is pressed, then the reason is spoken', async () => {
    const page = await open();
    page.change({ disabled: reason });
    await page.user.keyboard('p');
    expect(await screen.findByText(reason)).toBe(page.region());
  });
});

test('given a command that doesn’t exist now, then it isn’t shown anywhere', async () => {
  const page = await open();
  page.change({ isOffered: false });
  expect(main().queryByRole('button')).toBeNull();
  expect(footer().queryByText(/play/)).toBeNull();
  const help = await helpOf(page);
  expect(help.queryByText('Play')).toBeNull();
});
