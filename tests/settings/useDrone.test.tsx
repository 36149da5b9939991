import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Audio } from '../../src/audio/Audio';
import { SettingsContext } from '../../src/settings/useSettings';
import { useDrone } from '../../src/settings/useSound';
import { silentPlayer, stateWith } from '../openApp';

function Drone({ tonic }: { readonly tonic: number | undefined }) {
  useDrone(tonic === undefined ? undefined : { tonic });
  return null;
}

function open(tonic: number | undefined) {
  const [player, drone] = [silentPlayer(), silentPlayer()];
  const { settings, drone: source } = stateWith({ player, dronePlayer: drone });
  const page = (tonic: number | undefined) => (
    <SettingsContext value={settings}>
      <Audio player={player} drone={source}>
        <Drone tonic={tonic} />
      </Audio>
    </SettingsContext>
  );
  const { rerender, unmount } = render(page(tonic));
  return { player, drone, show: (next: number | undefined) => rerender(page(next)), unmount };
}

/** What the drone was asked to play, as MIDI numbers. */
const played = ({ play }: ReturnType<typeof silentPlayer>) =>
  play.mock.calls.map(([tones]) => tones.map(({ midi }) => midi));

test('given a tonic, when it is shown, changes and goes, then it sounds with its fifth, then the next, then nothing', () => {
  const { player, drone, show, unmount } = open(48);
  expect(played(drone)).toEqual([[48, 55]]);
  expect(drone.play).toHaveBeenLastCalledWith(expect.anything(), {
    ...{ voice: 'drone', volume: 0.8, interrupt: true },
  });

  show(50);
  expect(drone.stop).toHaveBeenCalledTimes(1);
  expect(played(drone)).toEqual([
    [48, 55],
    [50, 57],
  ]);

  unmount();
  expect(drone.stop).toHaveBeenCalledTimes(2);
  expect(player.play).not.toHaveBeenCalled();
});

test('given a drone, when the page is hidden, then it ends, and it sounds again when the page is back', () => {
  const { drone } = open(48);

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(drone.stop).toHaveBeenCalledTimes(1);

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(played(drone)).toHaveLength(2);
});

test('given no tonic, then nothing sounds', () => {
  expect(open(undefined).drone.play).not.toHaveBeenCalled();
});
