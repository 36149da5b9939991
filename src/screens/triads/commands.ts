import type { Command } from '../../commands/command';
import type { NeckHandle } from '../../fretboard/Fretboard';
import type { NeckSound } from '../../fretboard/useNeckSound';
import type { AnyNeckSession } from '../../neckQuiz/definition';
import type { QuizCommands } from '../../quiz/quizCommands';
import { isOpen } from '../../quiz/session';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import { playCommand } from '../action';
import { TRIADS_TEXTS } from './actions';
import { NO_SHAPE_CHOSEN, spokenLowestNote } from './text';
import { type TriadView, triadTones } from './view';

interface TriadsCommandsOptions {
  readonly view: () => TriadView;
  readonly sound: Pick<NeckSound, 'state' | 'play'>;
  readonly neck: () => Pick<NeckHandle, 'focus' | 'hasFocus'> | null;
  readonly say: (text: string) => void;
  readonly session: () => AnyNeckSession;
  readonly quiz: QuizCommands;
  /** Plays what the open question is about, and whether that may be heard before it is answered. */
  readonly playQuestion: () => void;
  readonly isHeardInQuestion: () => boolean;
}

/** The commands of the Triads screen, except those of its settings and its neck. */
export interface TriadsCommands {
  readonly play: Command;
  /** Focuses the lowest note of the chosen shape. */
  readonly goToShape: Command;
  readonly quiz: QuizCommands;
  /** All of them and those of the quiz, in palette order. */
  readonly all: readonly Command[];
}

/**
 * Creates the commands of the Triads screen.
 *
 * @example createTriadsCommands(options).goToShape.disabled // 'Choose a shape first'
 */
export function createTriadsCommands({
  view,
  sound,
  neck,
  say,
  session,
  quiz,
  playQuestion,
  isHeardInQuestion,
}: TriadsCommandsOptions): TriadsCommands {
  const play = playCommand({
    ...TRIADS_TEXTS.play,
    ...{ session, isHeardInQuestion },
    sound: {
      get state() {
        return sound.state();
      },
    },
    run() {
      if (isOpen(session())) playQuestion();
      else sound.play(triadTones(view()));
    },
  });
  const goToShape: Command = {
    ...TRIADS_TEXTS.goToShape,
    scope: 'screen',
    hotkeys: ['g'],
    get disabled() {
      if (isOpen(session())) return BLOCKED_BY_QUESTION;
      return view().shape === undefined ? NO_SHAPE_CHOSEN : undefined;
    },
    run() {
      const { instrument, shape } = view();
      const lowest = shape?.notes[0];
      const handle = neck();
      if (!handle || !lowest) return;
      // On entering a neck, a screen reader reads the neck and the string but not the place (heard in Orca).
      if (!handle.hasFocus()) say(spokenLowestNote(instrument, lowest));
      handle.focus(lowest.position);
    },
  };
  return { play, goToShape, quiz, all: [play, goToShape, ...quiz.all] };
}
