import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Field } from '../../src/settings/Field';
import { oneOf } from '../../src/settings/options';
import type { Setting } from '../../src/settings/setting';
import type { Settings } from '../../src/settings/settings';
import { useChoices, useSetting } from '../../src/settings/useSettings';
import { settingsOf } from './made';

const numbered = (id: string, label: string) =>
  oneOf<number>({
    id,
    label,
    control: 'select',
    options: [1, 2, 3].map(value => ({ value, text: `${value}` })),
    initial: 1,
  });

const frets = numbered('frets', 'Frets');
const tempo = numbered('tempo', 'Tempo');
/** Its options depend on the frets. */
const lowest: Setting<number> = {
  ...numbered('lowest', 'Lowest'),
  optionsIn: choices =>
    numbered('lowest', 'Lowest')
      .optionsIn(choices)
      .filter(({ code }) => Number(code) <= frets.read(choices)),
};

const opened = () => settingsOf({ rows: [frets, tempo, lowest] });

function Value({ settings, setting }: { settings: Settings; setting: Setting<number> }) {
  return <output>{useSetting(settings, setting)}</output>;
}

function Query({ settings }: { settings: Settings }) {
  return <output>{JSON.stringify([...useChoices(settings)])}</output>;
}

describe('given a component that shows one setting', () => {
  test('when that setting changes, then it shows the new value, and when another does, it doesn’t re-render', () => {
    const settings = opened();
    const rendered = vi.fn();
    render(
      <Profiler id="value" onRender={rendered}>
        <Value settings={settings} setting={frets} />
      </Profiler>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('1');

    act(() => settings.write(frets, 3));
    expect(screen.getByRole('status')).toHaveTextContent('3');
    expect(rendered).toHaveBeenCalledTimes(2);

    act(() => settings.write(tempo, 2));
    expect(rendered).toHaveBeenCalledTimes(2);
  });
});

test('given a component that shows all choices, when any changes, then it shows the change', () => {
  const settings = opened();
  render(<Query settings={settings} />);
  act(() => settings.write(tempo, 2));
  expect(screen.getByRole('status')).toHaveTextContent('[["tempo","2"]]');
});

describe('given the controls of several settings', () => {
  function show() {
    const settings = opened();
    const rendered = vi.fn();
    render(
      [frets, tempo, lowest].map(row => (
        <Profiler key={row.id} id={row.id} onRender={rendered}>
          <Field settings={settings} row={row} />
        </Profiler>
      )),
    );
    return {
      settings,
      drawnBy(change: () => void) {
        rendered.mockClear();
        act(change);
        return rendered.mock.calls.map(([id]) => id);
      },
    };
  }

  test('when one changes, then only its control re-renders', () => {
    const { settings, drawnBy } = show();
    expect(drawnBy(() => settings.write(tempo, 2))).toEqual(['tempo']);
    expect(screen.getByLabelText('Tempo')).toHaveValue('2');
  });

  test('when it changes the options of another, then that control re-renders as well', () => {
    const { settings, drawnBy } = show();
    expect(drawnBy(() => settings.write(frets, 2))).toEqual(['frets', 'lowest']);
  });

  test('when one is locked, then only its control re-renders, as a plain value', () => {
    const { settings, drawnBy } = show();
    expect(drawnBy(() => settings.lock({ tempo: 'A question is open' }))).toEqual(['tempo']);
    expect(screen.queryByLabelText('Tempo')).toBeNull();
    expect(screen.getByText('Tempo')).toBeVisible();
  });
});
