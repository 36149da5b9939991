import { afterEach, describe, expect, test } from 'vitest';
import { preferences } from '../../src/settings/preferences';
import type { SettingRow } from '../../src/settings/setting';
import { createFakeListener } from '../listening/fakeListener';
import { silentPlayer, stateWith, visit } from '../openApp';

afterEach(() => localStorage.clear());

const LOW_E = 40;
const LOW_B = 35;

function opened() {
  visit('/');
  const listener = createFakeListener();
  const { settings } = stateWith({ player: silentPlayer(), listener });
  const choose = (row: SettingRow, code: string) => {
    const options = row.optionsIn(settings.preferences.choices());
    const option = options.find(each => each.code === code);
    if (option === undefined) throw new Error(`no such option: ${code}`);
    settings.preferences.choose(row, option);
    return options;
  };
  return { listener, choose };
}

describe('given the app', () => {
  test('when A4 is set, then it can be from 430 to 450 Hz, and listening compares with it', () => {
    const { listener, choose } = opened();
    expect(listener.options().a4).toBe(440);
    const options = choose(preferences.a4, '442');
    expect(listener.options().a4).toBe(442);
    expect(options.map(({ text }) => text)).toEqual(
      Array.from({ length: 21 }, (_, index) => `${430 + index} Hz`),
    );
  });

  test('when the user says how long a screen reader speaks, then listening ignores as much', () => {
    const { listener, choose } = opened();
    expect(listener.options().readerPace).toBe(1);
    choose(preferences.readerPace, '0');
    expect(listener.options().readerPace).toBe(0);
  });

  test('when the instrument has a lower string, then listening expects it', () => {
    const { listener, choose } = opened();
    expect(listener.options().lowest).toBe(LOW_E);
    choose(preferences.instrument, 'guitar-7');
    expect(listener.options().lowest).toBe(LOW_B);
  });
});
