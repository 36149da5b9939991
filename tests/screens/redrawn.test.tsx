import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openApp } from '../openApp';

/** What was drawn, once for each time: `frame` for a screen's frame, `row 5` for a string of a neck. */
const drawn: string[] = [];

vi.mock('../../src/ui/ScreenFrame', async load => {
  const { ScreenFrame } = await load<typeof import('../../src/ui/ScreenFrame')>();
  return {
    ScreenFrame(props: Parameters<typeof ScreenFrame>[0]) {
      drawn.push('frame');
      return <ScreenFrame {...props} />;
    },
  };
});

vi.mock('../../src/ui/Panel', async load => {
  const { Panel } = await load<typeof import('../../src/ui/Panel')>();
  return {
    Panel(props: Parameters<typeof Panel>[0]) {
      drawn.push(`panel ${props.title}`);
      return <Panel {...props} />;
    },
  };
});

// A row draws its cells, so a cell that keeps no memo tells each time that its row is drawn.
vi.mock('../../src/fretboard/NeckCell', () => ({
  NeckCell({ guitarString, fret, name }: { guitarString: number; fret: number; name: string }) {
    if (fret === 0) drawn.push(`row ${6 - guitarString}`);
    return (
      <td tabIndex={-1} data-string={guitarString} data-fret={fret}>
        {name}
      </td>
    );
  },
}));

async function drawnBy(doIt: () => Promise<unknown>): Promise<readonly string[]> {
  drawn.length = 0;
  await doIt();
  await act(async () => {});
  return [...new Set(drawn)].toSorted();
}

beforeEach(() => {
  drawn.length = 0;
});

describe('given the Scales screen', () => {
  test('when another key is chosen, then the neck re-renders, but not the frame or the controls', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/scales');
    expect(await drawnBy(() => user.keyboard('f'))).toEqual([
      'panel Fretboard',
      ...['row 1', 'row 2', 'row 3', 'row 4', 'row 5', 'row 6'],
    ]);
  });

  test('when the tempo is set, then no neck re-renders', { tags: 'full' }, async () => {
    const { user } = await openApp('/scales');
    expect(await drawnBy(() => user.keyboard('b6'))).toEqual([]);
  });

  test('when the cursor moves, then only the strings it leaves and enters re-render', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/scales');
    await user.keyboard('3');
    expect(await drawnBy(() => user.keyboard('{ArrowDown}'))).toEqual(['row 3', 'row 4']);
  });
});

describe('given the Triads screen', () => {
  test('when the quality changes on three strings, then only these and their text re-render', async () => {
    const { user } = await openApp('/triads?set=2-3-4');
    expect(await drawnBy(() => user.keyboard('a2'))).toEqual(['panel Fretboard', 'row 2', 'row 3', 'row 4']);
  });
});
