import { describe, expect, test } from 'vitest';
import { spokenPending } from '../../../src/app/keyboard/usePendingSpeech';
import { inEffect } from '../../../src/commands/command';
import { type Leader, sequenceOf } from '../../../src/commands/hotkey';
import { followersOf } from '../../../src/commands/resolve';
import { AT_REST, bindingsOf, command, commandOf } from '../../commands/made';
import { stateAt } from '../frame';

/** Every leader of the page at an address, and what is said of it. */
function leadersAt(address: string): ReadonlyMap<Leader, string> {
  const bindings = inEffect(stateAt(address).commands.bindings(), AT_REST);
  const leaders = bindings.flatMap(({ hotkeys }) =>
    hotkeys.flatMap(hotkey => sequenceOf(hotkey)?.leader ?? []),
  );
  return new Map(leaders.map(leader => [leader, spokenPending(leader, followersOf(leader, bindings))]));
}

const ADDRESSES = [
  ...['/', '/triads', '/triads?frets=24&set=All', '/scales', '/scales?frets=24&view=patterns'],
  ...['/keys', '/intervals', '/intervals?mode=quiz', '/nowhere'],
];

describe('given a leader', () => {
  test.each<[string, Leader, string]>([
    [
      '/',
      'l',
      'Learn: n Notes, t Triads, c Chords, s Scales, k Keys, i Intervals, d Today, w Workouts, p Progress, u Tuner',
    ],
    ['/', 'm', 'Accidentals: 1, Sharps; 2, Flats; m next'],
    ['/', 's', 'Strings: 6, 5, 4, 3, 2, 1'],
    ['/', 'w', 'Pause: 1, none; 2, 0.2; 3, 0.4; 4, 0.6; 5, 1; 6, 1.5; 7, 2; w next'],
    ['/triads', 'r', 'Root: a letter; with Shift its sharp or flat; r next'],
    [
      '/triads',
      'f',
      'Shape: 0, None; 2, Root position from fret 3; 3, First inversion from fret 8; 1, Second inversion from fret 0; f next',
    ],
    ['/scales', 'r', 'Key: a letter; with Shift its sharp or flat; r next'],
    ['/scales', 'i', 'Min Fret: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, i next'],
    ['/scales', 'b', 'Tempo: 1, 40; 2, 60; 3, 80; 4, 100; 5, 120; 6, 140; 7, 160; 8, 180; 9, 200; b next'],
    ['/keys', 'r', 'Major key: a letter; with Shift its sharp or flat; 0, none; r next'],
    ['/keys', 'shift+r', 'Minor key: a letter; with Shift its sharp or flat'],
    ['/intervals', 'r', 'Root Note: a letter; with Shift its sharp or flat; r next'],
    [
      '/intervals?mode=quiz',
      'shift+w',
      'Pause: 1, none; 2, 0.2; 3, 0.4; 4, 0.6; 5, 1; 6, 1.5; 7, 2; Shift W next',
    ],
    [
      '/intervals?mode=quiz',
      'v',
      'Quiz Direction: 1, Ascending; 2, Descending; 3, Ascending Both; 4, Descending Both; 5, Mixed; 6, Mixed Both; v next',
    ],
  ])('when it is pressed at %s, %s says the name of its setting once', (address, leader, spoken) => {
    expect(leadersAt(address).get(leader)).toBe(spoken);
  });

  test('when more can follow than is said, then that ends in "and more"', () => {
    expect(leadersAt('/intervals?mode=quiz').get('shift+s')).toBe(
      'Intervals to Ask: a Unison, w Minor 2nd, s Major 2nd, e Minor 3rd, d Major 3rd, f Perfect 4th, t Tritone, and more',
    );
  });

  test.each(ADDRESSES)('when it is any leader at %s, then at most 25 words are said', address => {
    const leaders = leadersAt(address);
    expect(leaders.size).toBeGreaterThan(0);
    for (const spoken of leaders.values()) expect(spoken.split(' ').length, spoken).toBeLessThanOrEqual(25);
  });

  test('when its followers belong to no family or to several, then the leader is named, and each title in whole', () => {
    const commands = bindingsOf([
      { ...commandOf('Length', 'length.20', 'z 2'), title: 'Length 20', brief: '20' },
      { ...command('stop', 'z s'), title: 'Stop' },
    ]);
    expect(spokenPending('z', followersOf('z', commands))).toBe('Z: 2, Length 20; s Stop');
  });
});
