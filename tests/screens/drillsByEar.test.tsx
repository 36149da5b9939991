import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App';
import { ownTime, pass } from '../byEar';
import { stateWith, visit } from '../openApp';
import { stagedPlayer } from './intervals/page';

beforeEach(() => {
  ownTime();
  // Without chance the first of what can be asked comes first: the tonic, its chord, a major triad.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Longer than any text waits before it is said (milliseconds). */
const SAID = 100;

/** Opens a drill by ear and starts it; what is being said whenever a sound begins is written down. */
async function startDrill(address: string) {
  const stage = stagedPlayer();
  const beneath: (string | undefined)[] = [];
  let said: string | undefined;
  const play = stage.player.play;
  const player = {
    ...stage.player,
    play: vi.fn<typeof play>((...sound) => {
      beneath.push(said);
      return play(...sound);
    }),
  };
  visit(address);
  const state = stateWith({ player });
  state.announcer.follow(spoken => {
    said = spoken?.text;
  });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<App state={state} />);
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('q');
  // The question is said before the first sound.
  await pass(10_000);
  return {
    user,
    ...stage,
    beneath,
    /** What is said by now. */
    async said() {
      await pass(SAID);
      return said;
    },
    hearOut: stage.end,
  };
}

const heading = (name: RegExp) => screen.getByRole('heading', { name });

/** The quizzes, with what makes every question the same. */
const QUIZZES = [
  {
    name: 'Degree by Ear',
    address: '/scales?quiz=ear-degree&types=major&keys=C&drill=on',
    same: '&degrees=1',
    ...{ right: '1', wrong: '3', saidRight: 'Right: 1.', saidWrong: 'Wrong. It is 1, C.' },
    ...{ length: 12, mixUp: 'You took the 1 for the 3', spokenMixUp: 'You took the 1 for the 3' },
  },
  {
    name: 'Chord by Ear',
    address: '/keys?view=quiz&quiz=ear-chord&types=major&drill=on',
    same: '&chords=1',
    ...{ right: '1', wrong: '4', saidRight: 'Right: the one chord, C major.' },
    saidWrong: 'Wrong. It is the one chord, C major.',
    length: 10,
    mixUp: 'You took the I chord for the IV chord',
    spokenMixUp: 'You took the one chord for the four chord',
  },
  {
    name: 'Quality by Ear',
    address: '/triads?quiz=ear-quality&roots=C&drill=on',
    same: '&qualities=major',
    ...{ right: '{Shift>}M{/Shift}', wrong: 'm', saidRight: 'Right: major.' },
    saidWrong: 'Wrong. It is major: C, E, G.',
    ...{ length: 12, mixUp: 'You took major for minor', spokenMixUp: 'You took major for minor' },
  },
] as const;

describe.each(QUIZZES)(
  'given a drill of $name',
  ({ address, same, right, wrong, saidRight, saidWrong, length, mixUp, spokenMixUp }) => {
    test('when an answer is right, then the next sound begins at once, beneath no word, and the verdict is said after it', async () => {
      const { user, played, beneath, said, hearOut } = await startDrill(address);
      hearOut();
      await user.keyboard(right);
      await pass(10);
      expect(heading(/^Question 2 of/)).toBeVisible();
      expect(played).toHaveLength(2);
      expect(await said()).toBeUndefined();

      hearOut();
      expect(await said()).toBe(saidRight);
      expect(beneath).toEqual([undefined, undefined]);
    });

    test('when the next is answered while the verdict is said, then its words end there, before the next sound', {
      tags: 'full',
    }, async () => {
      const { user, played, beneath, said, hearOut } = await startDrill(`${address}${same}`);
      await user.keyboard(right);
      await pass(10);
      hearOut();
      expect(await said()).toBe(saidRight);
      await user.keyboard(right);
      await pass(10);
      expect(played).toHaveLength(3);
      expect(beneath.at(-1)).toBeUndefined();
    });

    test('when answers come before the sounds end, then only the last verdict is said after them', {
      tags: 'full',
    }, async () => {
      const { user, said, hearOut } = await startDrill(`${address}${same}`);
      for (let number = 1; number <= 3; number += 1) {
        await user.keyboard(right);
        await pass(10);
      }
      hearOut();
      expect(await said()).toBe(saidRight);
    });

    test('when fifty are answered, one each second, then none is lost', { tags: 'full' }, async () => {
      const { user, played } = await startDrill(`${address}${same}&length=50`);
      for (let number = 1; number <= 50; number += 1) {
        expect(heading(new RegExp(`^Question ${number} of 50`))).toBeVisible();
        await user.keyboard(right);
        await pass(1000);
      }
      expect(played).toHaveLength(50);
      expect((await screen.findAllByText(/50\/50|50 of 50 right/))[0]).toBeVisible();
    });

    test('when an answer is wrong, then both are heard, the verdict is said, and the next sound waits for its end', async () => {
      const { user, played, beneath, said, hearOut } = await startDrill(`${address}&mistake=go-on`);
      await user.keyboard(wrong);
      await pass(10);
      expect(played).toHaveLength(2);
      hearOut();
      expect(await said()).toBe(saidWrong);
      await pass(1600);
      expect(heading(/^Question 2 of/)).toBeVisible();
      expect(played).toHaveLength(2);

      await pass(5000);
      expect(played).toHaveLength(3);
      expect(beneath).toEqual([undefined, undefined, undefined]);
    });

    test('when the same was mixed up again and again, then the results show and say so', {
      tags: 'full',
    }, async () => {
      const { user, said, hearOut } = await startDrill(`${address}${same}&mistake=wait`);
      for (let number = 1; number <= length; number += 1) {
        await user.keyboard(wrong);
        await pass(10);
        await user.keyboard('{Enter}');
        await pass(10);
      }
      hearOut();
      expect(await screen.findByText(`${mixUp} ${length === 12 ? 'twelve' : 'ten'} times.`)).toBeVisible();
      expect(await said()).toContain(spokenMixUp);
    });
  },
);

test('given types of chords by ear, when one was always taken for the other, then the results show and say so', {
  tags: 'full',
}, async () => {
  const { user, said, hearOut } = await startDrill(
    '/chords?quiz=ear-chord-type&types=major.minor&drill=on&mistake=wait',
  );
  for (let number = 1; number <= 12; number += 1) {
    await user.keyboard('m');
    await pass(10);
    await user.keyboard('{Enter}');
    await pass(10);
  }
  hearOut();
  const mixUp = 'You took the major chord for the minor chord seven times.';
  expect(await screen.findByText(mixUp)).toBeVisible();
  expect(await said()).toContain(mixUp);
});

describe('given a drill of Name the Interval', () => {
  const address = '/intervals?mode=quiz&drill=on';

  test('when an answer is right, then the next sound begins at once, beneath no word, and the verdict is said after it', async () => {
    const { user, played, beneath, said, hearOut } = await startDrill(`${address}&pause=0`);
    hearOut();
    await user.keyboard('a');
    await pass(10);
    expect(screen.getByText('2/12')).toBeVisible();
    expect(played).toHaveLength(2);
    expect(await said()).toBeUndefined();

    hearOut();
    expect(await said()).toBe('Right: unison.');
    expect(beneath).toEqual([undefined, undefined]);
  });

  test('when words are to come before the next sound, then it waits for their end', {
    tags: 'full',
  }, async () => {
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { results: 'before' } }));
    const { user, played, beneath, said, hearOut } = await startDrill(`${address}&pause=0`);
    hearOut();
    await user.keyboard('a');
    expect(await said()).toBe('Right: unison.');
    expect(played).toHaveLength(1);

    await pass(5000);
    expect(played).toHaveLength(2);
    expect(beneath).toEqual([undefined, undefined]);
  });

  test('when an answer is wrong, then the next sound waits for the end of what is said of it', {
    tags: 'full',
  }, async () => {
    const { user, played, beneath, said, hearOut } = await startDrill(address);
    hearOut();
    await user.keyboard('k');
    expect(await said()).toBe('Wrong: it was a unison. Yours was an octave.');
    await user.keyboard('{Enter}');
    await pass(10);
    expect(played).toHaveLength(1);

    await pass(5000);
    expect(played).toHaveLength(2);
    expect(beneath).toEqual([undefined, undefined]);
  });
});

describe.each([
  { name: 'Degree by Ear', address: `${QUIZZES[0].address}${QUIZZES[0].same}`, wrong: '3' },
  { name: 'Chord by Ear', address: `${QUIZZES[1].address}${QUIZZES[1].same}`, wrong: '4' },
])('given a drill of $name with three in a row', ({ address, wrong }) => {
  test('when all are answered while they sound, then nothing cuts them off, and the next row follows', {
    tags: 'full',
  }, async () => {
    const { user, played, player } = await startDrill(`${address}&row=3&pause=0`);
    vi.mocked(player.stop).mockClear();
    for (const number of [1, 2]) {
      expect(heading(new RegExp(`^Question ${number} of`))).toBeVisible();
      await user.keyboard('1');
      await pass(10);
    }
    expect(heading(/^Question 3 of/)).toBeVisible();
    expect(player.stop).not.toHaveBeenCalled();
    expect(played).toHaveLength(1);

    await user.keyboard('1');
    await pass(10);
    expect(played).toHaveLength(2);
  });

  test('when one is wrong, then it is compared, and the row is heard again for the next one', {
    tags: 'full',
  }, async () => {
    const { user, played } = await startDrill(`${address}&row=3&pause=0&mistake=wait`);
    await user.keyboard(wrong);
    await pass(10);
    expect(played).toHaveLength(2);
    await user.keyboard('{Enter}');
    await pass(5000);
    expect(heading(/^Question 2 of/)).toBeVisible();
    expect(played).toHaveLength(3);
  });
});
