import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPlaying } from '../../playing';

const spoken = () => screen.getByRole('status');
const panel = () => within(screen.getByRole('region', { name: 'Check My Chord' }));
const C_MAJOR = [48, 52, 55, 60, 64];

let clock = 0;

/** Opens Chords, whose strings are plucked a second after one another. */
async function openChords(at = '/chords') {
  const opened = await openPlaying(at);
  clock = performance.now();
  const pluck = (midi: number) => {
    clock += 1000;
    return opened.strike(midi, { onset: clock });
  };
  return { ...opened, pluck };
}

const says = (text: string | RegExp, timeout = 1000) =>
  vi.waitFor(() => expect(spoken()).toHaveTextContent(text), { timeout });

/** Everything that the live region says from now on. */
function textsOf(region: HTMLElement): () => readonly string[] {
  const texts: string[] = [];
  new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, {
    ...{ childList: true, characterData: true, subtree: true },
  });
  return () => texts.filter(Boolean);
}

afterEach(() => vi.useRealTimers());

describe('given a microphone', () => {
  test('when each string is right, then the check goes from string to string, says that all are, and lets the microphone go', async () => {
    const { user, listener, pluck } = await openChords();
    await user.keyboard('{Shift>}C{/Shift}');
    expect(listener.state().status).toBe('listening');
    await says('Pluck C major, one string at a time. String 5.');
    expect(document.activeElement).toHaveAccessibleName(/^target, C, finger 3, string 5, fret 3/);
    expect(panel().getByText('Pluck string 5.')).toBeVisible();
    expect(panel().queryByRole('list'), 'no list before the first verdict').toBeNull();
    expect(panel().getByRole('button', { name: 'End the Check' })).toBeVisible();
    expect(panel().queryByRole('button', { name: 'It Was Right' })).toBeNull();
    expect(listener.expected()).toEqual([48]);
    pluck(48);
    await says('Right. String 4.');
    expect(screen.getByRole('gridcell', { name: /^C, finger 3, string 5, fret 3, right/ })).toBeVisible();
    for (const midi of C_MAJOR.slice(1)) pluck(midi);
    await says('All five strings are right.');
    expect(panel().getByText('All five strings are right.')).toBeVisible();
    expect(panel().getAllByRole('listitem')).toHaveLength(5);
    expect(listener.state().status).toBe('off');
  });

  test('when a string is wrong, then what was heard is said, and it is awaited again until it is skipped', async () => {
    const { user, pluck } = await openChords();
    await user.click(panel().getByRole('button', { name: 'Check My Chord' }));
    pluck(48);
    pluck(50).hold();
    await says('String 4: heard D, wanted E. Two frets up.');
    expect(panel().getByText('String 4: heard D, wanted E. Two frets up.')).toBeVisible();
    await user.keyboard('s');
    await says('String 3.');
    for (const midi of [55, 60, 64]) pluck(midi);
    await says('String 4 needs another try.');
    expect(screen.getByRole('gridcell', { name: /^E, finger 2, string 4, fret 2, wrong/ })).toBeVisible();
  });

  test.each([['{Escape}'], ['{Shift>}C{/Shift}']])(
    'when %s is pressed, then the check ends, and the microphone is let go',
    async keys => {
      const { user, listener } = await openChords();
      await user.keyboard('{Shift>}C{/Shift}');
      await user.keyboard(keys);
      expect(listener.state().status).toBe('off');
      await says('The check has ended.');
      expect(panel().getByRole('button', { name: 'Check My Chord' })).toBeVisible();
    },
  );

  test('when another screen or another chord is shown, then the microphone is let go', {
    tags: 'full',
  }, async () => {
    const { user, listener } = await openChords();
    await user.keyboard('{Shift>}C{/Shift}');
    await user.keyboard('j');
    expect(listener.state().status).toBe('off');
    await user.keyboard('{Shift>}C{/Shift}');
    expect(listener.state().status).toBe('listening');
    await user.keyboard('lt');
    expect(await screen.findByRole('heading', { level: 1, name: 'Triads' })).toBeVisible();
    expect(listener.state().status).toBe('off');
  });

  test('when nothing is heard for long enough, then the string is muted or silent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, pluck } = await openChords();
    await user.keyboard('{Shift>}C{/Shift}');
    pluck(48);
    await says('Right. String 4.');
    act(() => vi.advanceTimersByTime(12_000));
    await says('String 4 is muted or silent.');
  });

  test('when p is pressed, then only the string that is awaited sounds, and a dot says it again', async () => {
    const { user, player, pluck } = await openChords();
    await user.keyboard('{Shift>}C{/Shift}');
    pluck(48);
    await user.keyboard('p');
    const [plan] = player.play.mock.lastCall ?? [];
    expect(plan?.map(({ midi }: { readonly midi: number }) => midi)).toEqual([52]);
    await user.keyboard('.');
    await says(/^String 4\.\s?$/);
  });
});

describe('given no microphone', () => {
  test('when the check is started, then it says so, and each string is told and answered by key', async () => {
    const { user, listener } = await openChords('/chords?root=E');
    listener.fail('missing');
    await user.keyboard('{Shift>}C{/Shift}');
    await says(/No microphone found\. Connect one and press Listen\./);
    await says(/^Check each string yourself: .+ String 6: open, E\./, 12_000);
    expect(panel().getByText('String 6: open, E.')).toBeVisible();
    expect(panel().getByRole('button', { name: 'It Was Right' })).toBeVisible();
    await user.keyboard('k');
    await says('String 5: fret 2, finger 2, B.');
    await user.keyboard('j');
    await user.keyboard('kkkk');
    await says('String 5 needs another try.');
  }, 20_000);

  test('when that takes long to be known, then nothing is said of plucking before it is', {
    tags: 'full',
    timeout: 20_000,
  }, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, listener } = await openChords('/chords?root=E');
    const texts = textsOf(spoken());
    listener.hold();
    await user.keyboard('{Shift>}C{/Shift}');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    act(() => listener.fail('missing'));
    await says(/^Check each string yourself: .+ String 6: open, E\./, 12_000);
    expect(texts().join('\n')).toContain('No microphone found.');
    expect(texts().join('\n')).not.toContain('Pluck E major');
  });

  test('when the first string is answered at once, then what to do is not told afterwards', {
    tags: 'full',
    timeout: 20_000,
  }, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, listener } = await openChords('/chords?root=E');
    const texts = textsOf(spoken());
    listener.fail('missing');
    await user.keyboard('{Shift>}C{/Shift}');
    await says(/No microphone found\./);
    await user.keyboard('k');
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(texts().at(-1)).toMatch(/^String 5: fret 2, finger 2, B\.\s?$/);
    expect(texts().join('\n')).not.toContain('Check each string yourself');
  });

  test('when it is there after all, then it listens', { tags: 'full' }, async () => {
    const { user, listener, pluck } = await openChords();
    listener.fail('missing');
    await user.keyboard('{Shift>}C{/Shift}');
    await user.click(panel().getByRole('button', { name: 'Listen' }));
    expect(panel().getByText('Pluck string 5.')).toBeVisible();
    pluck(48);
    expect(panel().getByText('Pluck string 4.')).toBeVisible();
  });
});
