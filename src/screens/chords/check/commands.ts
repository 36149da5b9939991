import type { Action } from '../../../commands/action';
import { type NeckSound, placeTones } from '../../../fretboard/useNeckSound';
import { BLOCKED_BY_QUESTION } from '../../../quiz/text';
import { soundDisabled } from '../../../settings/useSound';
import { NO_SHAPE_SHORT } from '../text';
import type { ChordView } from '../view';
import { awaited, type WantedString } from './check';
import type { Checker } from './checker';
import { CHECK } from './text';

/** What the commands of Check My Chord read and call. */
export interface CheckCommandsDeps {
  readonly checker: Checker;
  readonly view: () => ChordView;
  readonly sound: Pick<NeckSound, 'play' | 'state'>;
  /** Stops what runs through a list of chords. */
  readonly stopChanges: () => void;
  /** Moves the focus to the neck, where screen readers leave letters to the page. */
  readonly focusNeck: () => void;
}

const shared = { group: 'Chords', scope: 'quiz', where: 'while a chord is checked' } as const;

const isOpen = ({ checker }: CheckCommandsDeps): boolean => checker.isOpen();

const isSelfCheck = ({ checker }: CheckCommandsDeps): boolean =>
  checker.isOpen() && checker.state()?.check.by === 'self';

function wantedNow(checker: Checker): WantedString | undefined {
  const state = checker.state();
  return state && awaited(state.check);
}

const own = (is: 'right' | 'wrong') => ({
  isOffered: isSelfCheck,
  isPedal: true,
  run: ({ checker }: CheckCommandsDeps) => checker.take({ kind: 'own', is }),
});

/** The commands of Check My Chord. */
export const CHECK_ACTIONS = {
  check: {
    ...{ id: 'chords.check', title: CHECK.title, group: 'Chords', scope: 'screen', where: 'on Chords' },
    titleNow: deps => (isOpen(deps) ? CHECK.end : undefined),
    keywords: [
      ...['microphone', 'listen to my chord', 'is it right', 'pluck', 'string by string'],
      ...['test my fingers', 'stop the check'],
    ],
    hotkeys: deps => (isOpen(deps) ? ['shift+c', 'Escape'] : ['shift+c']),
    hint: deps => (isOpen(deps) ? 'end' : 'check my chord'),
    isPedal: true,
    opening: 'start',
    disabled({ checker, view }) {
      if (checker.isBlocked()) return BLOCKED_BY_QUESTION;
      return checker.isOpen() || view().voicing ? undefined : NO_SHAPE_SHORT;
    },
    run(deps) {
      const { checker, stopChanges, focusNeck } = deps;
      if (isOpen(deps)) checker.stop();
      else {
        stopChanges();
        checker.start();
      }
      // Its panel has moved.
      focusNeck();
    },
  },
  checkNext: {
    ...shared,
    ...{ id: 'chords.check-next', title: CHECK.next },
    keywords: ['go on', 'pass', 'leave out'],
    hotkeys: ['s'],
    hint: 'skip',
    isPedal: true,
    isOffered: isOpen,
    run: ({ checker }) => checker.take({ kind: 'next' }),
  },
  checkHear: {
    ...shared,
    ...{ id: 'chords.check-hear', title: CHECK.hear },
    keywords: ['sound', 'tone', 'what should it be'],
    hotkeys: ['p'],
    hint: 'play it',
    isPedal: true,
    isOffered: isOpen,
    disabled: ({ sound }) => soundDisabled(sound.state()),
    run({ checker, sound, view }) {
      const wanted = wantedNow(checker);
      if (wanted) sound.play(placeTones(view().instrument, wanted));
    },
  },
  checkAgain: {
    ...shared,
    ...{ id: 'chords.check-again', title: CHECK.again },
    keywords: ['repeat', 'what now', 'which string'],
    hotkeys: ['.'],
    isPedal: true,
    isOffered: isOpen,
    run: ({ checker }) => checker.repeat(),
  },
  checkWrong: {
    ...shared,
    ...{ id: 'chords.check-wrong', title: CHECK.wrong, where: 'in a self-check of a chord' },
    keywords: ['no', 'not right'],
    hotkeys: ['j'],
    hint: 'wrong',
    ...own('wrong'),
  },
  checkRight: {
    ...shared,
    ...{ id: 'chords.check-right', title: CHECK.right, where: 'in a self-check of a chord' },
    keywords: ['yes', 'correct'],
    hotkeys: ['k'],
    hint: 'right',
    ...own('right'),
  },
} as const satisfies Record<string, Action<CheckCommandsDeps>>;
