import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { marked } from '../../openApp';
import { openPlaying } from '../../playing';

beforeEach(() => {
  // Without chance the questions come in order, from C.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const region = () => screen.getByRole('status');

describe('given Find Note with a microphone', () => {
  const FIND = '/?with=microphone&strings=6.5.4';

  test('when the note is played in each octave, then every place of each is marked, and the last one submits', async () => {
    const { user, listener, strike } = await openPlaying(FIND);
    await user.keyboard('q');
    expect(listener.expected().toSorted()).toEqual([48, 60]);
    strike(48);
    expect(marked('selected')).toEqual(['string 5, fret 3, selected', 'string 6, fret 8, selected']);
    await waitFor(() => expect(region()).toHaveTextContent('Right, 2 of 3'));
    strike(48).hold();
    expect(marked('selected')).toHaveLength(2);
    strike(60);
    expect(screen.getByText('Correct!')).toBeVisible();
    expect(marked('right')).toHaveLength(3);
  });

  test('when a string is always heard an octave too high, then it is offered to count, and played once more it does', async () => {
    const { user, strike } = await openPlaying(FIND);
    await user.keyboard('q');
    for (let stroke = 0; stroke < 3; stroke += 1) strike(60).end();
    const offer = 'Again an octave too high. If you are sure, play it once more, and it counts.';
    expect(screen.getByText(offer, { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(region()).toHaveTextContent(offer));
    expect(screen.queryByText('Correct!')).toBeNull();
    strike(60);
    expect(screen.getByText('Correct!')).toBeVisible();
    expect(marked('right')).toHaveLength(3);
  });

  test('when another pitch is held, then its places are wrong, and the voice names it once', async () => {
    const { user, strike } = await openPlaying(FIND);
    await user.keyboard('q');
    strike(47).hold();
    expect(marked('wrong')).toEqual(['B, string 5, fret 2, wrong', 'B, string 6, fret 7, wrong']);
    await waitFor(() => expect(region()).toHaveTextContent('Wrong: B. Missed 3: 6th fret 8, 5th 3, 4th 10.'));
  });

  test('when a pitch is played that the quiz has no place for, then it is shown and answers nothing', async () => {
    const { user, strike } = await openPlaying(FIND);
    await user.keyboard('q');
    strike(72).hold();
    expect(screen.getByText('Heard C5')).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
  });
});

describe('given Find on String with MIDI', () => {
  test('when a pitch is played, then it is taken as the fret', async () => {
    const { user, strike } = await openPlaying('/?quiz=find-on-string&with=midi&drill=on');
    await user.keyboard('q');
    strike(44).hold();
    expect(marked('wrong')).toEqual(['G sharp, string 6, fret 4, wrong']);
    expect(marked('right')).toEqual(['C, string 6, fret 8, right']);
  });
});
