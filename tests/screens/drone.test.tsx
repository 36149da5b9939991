import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { droneOfNote, droneOfScale } from '../../src/screens/drone';
import { SCALE_TYPES, scale } from '../../src/theory/scale';
import { openByEar, ownTime } from '../byEar';
import { createFakeListener } from '../listening/fakeListener';
import { openApp, silentPlayer } from '../openApp';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

async function open(at: string) {
  const dronePlayer = silentPlayer();
  const listener = createFakeListener();
  const opened = await openApp(at, 'experienced', { dronePlayer, listener });
  return {
    ...opened,
    listener,
    dronePlayer,
    /** What the drone was asked to sound, as MIDI numbers. */
    sounded: () => dronePlayer.play.mock.calls.map(([tones]) => tones.map(({ midi }) => midi)),
    shown: () => screen.queryByText(/^● Drone: /)?.textContent,
  };
}

const drone = () => screen.getByRole('switch', { name: 'Drone' });
const said = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('given the drone of a scale', () => {
  test.each([
    ['C', 'major', 48, 'C and G'],
    ['Db', 'melodic-minor', 49, 'Db and Ab'],
    ['A', 'minor-pentatonic', 45, 'A and E'],
    ['G#', 'natural-minor', 56, 'G# and D#'],
  ] as const)(
    'when it is %s %s, then it is the tonic and its fifth, named by the scale',
    (key, type, tonic, name) => {
      expect(droneOfScale(scale(key, type))).toMatchObject({ tonic, above: 7, name: { text: name } });
    },
  );

  test('when the scale has no fifth, then the octave takes its place', () => {
    const without = SCALE_TYPES.filter(type => droneOfScale(scale('B', type)).above === 12);
    expect(without).toEqual(['locrian', 'whole-tone']);
    expect(droneOfScale(scale('B', 'locrian')).name?.text).toBe('B and its octave');
  });

  test('when it is of one note, then it is spelled as the neck spells it', () => {
    expect(droneOfNote(10, 'flats')).toEqual({
      tonic: 46,
      name: { text: 'Bb and F', spoken: 'B flat and F' },
    });
    expect(droneOfNote(10, 'sharps').name?.text).toBe('A# and F');
  });
});

describe('given Scales', { tags: 'full' }, () => {
  test('when the drone is switched on, then tonic and fifth sound, and page, status line and speech say so', async () => {
    const { user, sounded, shown, dronePlayer } = await open('/scales?key=Eb');
    expect(drone()).not.toBeChecked();
    await user.click(drone());
    expect(drone()).toBeChecked();
    expect(sounded()).toEqual([[51, 58]]);
    expect(shown()).toBe('● Drone: Eb and Bb');
    await said('Drone on: E flat and B flat');
    await user.keyboard('{Shift>}H{/Shift}');
    expect(drone()).not.toBeChecked();
    expect(dronePlayer.stop).toHaveBeenCalledTimes(1);
    expect(shown()).toBeUndefined();
    await said('Drone off');
  });

  test('when the key changes, then the drone follows it; another setting leaves it alone', async () => {
    const { user, sounded, shown } = await open('/scales');
    await user.keyboard('{Shift>}H{/Shift}f');
    expect(sounded()).toEqual([
      [48, 55],
      [55, 62],
    ]);
    expect(shown()).toBe('● Drone: G and D');
    await user.click(screen.getByRole('radio', { name: 'Patterns' }));
    expect(sounded()).toHaveLength(2);
  });

  test('when the scale is played, then the drone sounds on', async () => {
    const { user, player, dronePlayer } = await open('/scales');
    await user.keyboard('{Shift>}H{/Shift}p');
    expect(player.play).toHaveBeenCalledTimes(1);
    expect(dronePlayer.stop).not.toHaveBeenCalled();
  });

  test('when a quiz starts, then the drone ends, and can’t be switched on', async () => {
    const { user, sounded, shown, dronePlayer } = await open('/scales');
    await user.keyboard('{Shift>}H{/Shift}q');
    expect(dronePlayer.stop).toHaveBeenCalled();
    expect(shown()).toBeUndefined();
    await user.keyboard('{Shift>}H{/Shift}');
    expect(sounded()).toHaveLength(1);
  });

  test('when another screen is opened, then the drone ends, and is off on the way back', async () => {
    const { user, dronePlayer } = await open('/scales');
    await user.keyboard('{Shift>}H{/Shift}lt');
    await screen.findByRole('heading', { level: 1, name: 'Triads' });
    expect(dronePlayer.stop).toHaveBeenCalled();
    await user.keyboard('ls');
    await screen.findByRole('heading', { level: 1, name: 'Scales' });
    expect(drone()).not.toBeChecked();
  });

  test('when the page is hidden, then the drone ends, and stays off', async () => {
    const { user, sounded } = await open('/scales');
    await user.click(drone());
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(drone()).not.toBeChecked();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(sounded()).toHaveLength(1);
  });

  test('when the microphone listens, then the drone ends, and the switch says why it can’t be on', async () => {
    const { user, listener, sounded } = await open('/scales');
    await user.click(drone());
    await act(() => listener.start('microphone'));
    expect(drone()).not.toBeChecked();
    expect(drone()).toHaveAccessibleDescription('The microphone would hear it');
    await user.click(drone());
    expect(sounded()).toHaveLength(1);
  });

  test('when sound is off, then the switch says why it can’t be on', async () => {
    localStorage.setItem('fretty', '{"version":1,"values":{"sound":"off"}}');
    const { user, sounded } = await open('/scales');
    await user.click(drone());
    expect(drone()).not.toBeChecked();
    expect(drone()).toHaveAccessibleDescription('Sound is off in the settings');
    expect(sounded()).toEqual([]);
  });

  test('when it has a volume of its own, then it sounds with that', async () => {
    localStorage.setItem('fretty', '{"version":1,"values":{"droneVolume":"40"}}');
    const { user, dronePlayer } = await open('/scales');
    await user.click(drone());
    expect(dronePlayer.play.mock.lastCall?.[1]).toMatchObject({ voice: 'drone', volume: 0.4 });
  });
});

describe('given Degree by Ear over a drone', { tags: 'full' }, () => {
  const OVER_A_DRONE = '/scales?quiz=ear-degree&types=major&keys=C&context=drone';

  test.each([
    ['quit', '{Shift>}Q{/Shift}'],
    ['left for another screen', 'lt'],
  ])('when it is %s, then tonic and fifth have sounded, and end at once', async (_, keys) => {
    const { user, sounded, dronePlayer } = await open(OVER_A_DRONE);
    await user.keyboard('q');
    expect(sounded()).toEqual([[48, 55]]);
    expect(dronePlayer.stop).not.toHaveBeenCalled();
    await user.keyboard(keys);
    await waitFor(() => expect(dronePlayer.stop).toHaveBeenCalledTimes(1));
    expect(sounded()).toHaveLength(1);
  });

  test('when the page is hidden, then the drone ends, and sounds again with the page', async () => {
    const { user, sounded, dronePlayer } = await open(OVER_A_DRONE);
    await user.keyboard('q');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(dronePlayer.stop).toHaveBeenCalledTimes(1);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(sounded()).toHaveLength(2);
  });

  test('when it is paused without looking, then the drone ends until it goes on', async () => {
    ownTime();
    const dronePlayer = silentPlayer();
    const { user, hear, listen } = await openByEar(OVER_A_DRONE, undefined, { dronePlayer });
    await user.keyboard('q');
    await hear();
    await listen();
    expect(dronePlayer.play).toHaveBeenCalledTimes(1);
    await user.keyboard(';');
    expect(dronePlayer.stop).toHaveBeenCalledTimes(1);
    await user.keyboard(';');
    expect(dronePlayer.play).toHaveBeenCalledTimes(2);
  });
});

describe('given Notes', () => {
  test('when nothing is highlighted, then the drone is the note under the cursor, and stays as the cursor moves', async () => {
    const { user, sounded, shown } = await open('/');
    expect(drone()).toHaveAccessibleDescription('The note under the cursor, and its fifth');
    await user.keyboard('{ArrowRight}{Shift>}H{/Shift}{ArrowRight}');
    expect(sounded()).toEqual([[53, 60]]);
    expect(shown()).toBe('● Drone: F and C');
  });

  test('when one note is highlighted, then the drone is that note, and follows when it is another one', async () => {
    const { user, sounded, shown } = await open('/?notes=A');
    await user.keyboard('{Shift>}H{/Shift}');
    expect(shown()).toBe('● Drone: A and E');
    await user.keyboard('c');
    expect(shown()).toBe('● Drone: A and E');
    await user.keyboard('a');
    expect(shown()).toBe('● Drone: C and G');
    expect(sounded()).toEqual([
      [45, 52],
      [48, 55],
    ]);
  });
});
