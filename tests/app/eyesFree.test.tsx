import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openByEar, pass } from '../byEar';
import { ENGLISH } from '../speech/fakeSpeech';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

const NO_VOICE = 'This browser has no voice of its own. A screen reader still reads everything.';
const SAID = 'Eyes-free quizzes need a voice, and this browser has none. Quizzes run as usual.';

const toggle = () => screen.getByRole('switch', { name: 'Eyes-free quizzes' });

async function openSettings(voices: (typeof ENGLISH)[]) {
  const opened = await openByEar('/triads', voices);
  await pass(3000);
  await opened.user.keyboard(',');
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  // A dialog accepts pointer events only once its effects have run.
  await pass(100);
  return { ...opened, dialog };
}

describe('given a browser without a voice', () => {
  test('when the mode is turned on, then a notice is shown below it and spoken once, in the live region', async () => {
    const { user, dialog, region, texts } = await openSettings([]);
    expect(dialog.getByText(NO_VOICE)).toBeVisible();
    expect(region, 'nothing is spoken at the start').toEqual([]);
    await user.click(toggle());
    expect(dialog.queryByText(NO_VOICE)).toBeNull();
    await user.click(toggle());
    expect(dialog.getByText(NO_VOICE)).toBeVisible();
    await pass(1000);
    expect(region).toEqual([SAID]);
    expect(texts()).toEqual([]);
  });

  test('when the mode is turned on from the palette, then the notice is spoken there too', {
    tags: 'full',
  }, async () => {
    const { user, region } = await openSettings([]);
    await user.click(toggle());
    await user.keyboard('{Escape}:');
    await screen.findByRole('combobox', { name: 'Type a command' });
    await user.paste('eyes-free quizzes on');
    await user.keyboard('{Enter}');
    await pass(3000);
    expect(region.at(-1)).toBe(SAID);
  });
});

describe('given a browser with a voice', () => {
  test('when the mode is turned on, then what that means for a screen reader is said, and not before', async () => {
    const { user, texts } = await openSettings([ENGLISH]);
    await user.click(toggle());
    await pass(1000);
    expect(texts().join(' ')).not.toContain('Eyes-free on');
    await user.click(toggle());
    await pass(1000);
    expect(texts().at(-1)).toBe(
      "Eyes-free quizzes on: the browser's voice reads the questions. With a screen reader, leave this off, or both will talk.",
    );
  });

  test('when the mode is on, then there is no notice, and the voice speaks', async () => {
    const { user, dialog, hear, region } = await openSettings([ENGLISH]);
    expect(dialog.queryByText(NO_VOICE)).toBeNull();
    await user.keyboard('{Escape}');
    await user.keyboard('l');
    expect(await hear()).toMatch(/^Learn: n Notes, t Triads/);
    await user.keyboard('{Escape}');
    expect(await hear()).toBeUndefined();
    expect(region).toEqual([]);
  });

  test('when it is turned off, then the live region speaks', async () => {
    const { user, region, texts } = await openSettings([ENGLISH]);
    await user.click(toggle());
    await user.keyboard('{Escape}');
    const spoken = texts().length;
    await user.keyboard('6{ArrowDown}');
    await pass(100);
    expect(region).toEqual(['No string below']);
    expect(texts()).toHaveLength(spoken);
  });
});

describe('given the keymap editor', { tags: 'full' }, () => {
  async function changePlay(voices: (typeof ENGLISH)[]) {
    const opened = await openByEar('/', voices);
    await pass(3000);
    await opened.user.keyboard(':');
    const search = await screen.findByRole('combobox', { name: 'Type a command' });
    await opened.user.type(search, 'change shortcuts{Enter}');
    const editor = within(await screen.findByRole('dialog', { name: 'Change Shortcuts' }));
    await pass(3000);
    await opened.user.click(editor.getByRole('button', { name: 'Play, P' }));
    await opened.user.keyboard('j');
    return opened;
  }

  test('when a key is changed with a screen reader, then only the focused button says so', async () => {
    const { region } = await changePlay([]);
    await pass(3000);
    expect(region.filter(text => text.includes('Play'))).toEqual([]);
  });

  test('when a key is changed in the browser’s own voice, then the voice says so', {
    tags: 'full',
  }, async () => {
    const { hear } = await changePlay([ENGLISH]);
    expect(await hear()).toBe('Play is now J');
  });
});
