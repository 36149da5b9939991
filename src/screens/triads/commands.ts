import type { Command } from '../../commands/command';
import type { NeckHandle } from '../../fretboard/Fretboard';
import type { NeckSound } from '../../fretboard/useNeckSound';
import { soundDisabled } from '../../settings/useSound';
import { noQuizCommand } from '../noQuizCommand';
import { TRIADS_TEXTS } from './actions';
import { triadTones } from './sound';
import { NO_SHAPE_CHOSEN, PLAY_HINT, spokenLowestNote } from './text';
import type { TriadView } from './view';

interface TriadsCommandsOptions {
  readonly view: () => TriadView;
  readonly sound: Pick<NeckSound, 'state' | 'play'>;
  readonly neck: () => Pick<NeckHandle, 'focus' | 'hasFocus'> | null;
  readonly say: (text: string) => void;
}

/** The commands of the Triads screen, except those of its settings and its neck. */
export interface TriadsCommands {
  readonly play: Command;
  /** Focuses the lowest note of the chosen shape. */
  readonly goToShape: Command;
  /** Says that there is no quiz. */
  readonly noQuiz: Command;
}

/**
 * Creates the commands of the Triads screen.
 *
 * @example createTriadsCommands(options).goToShape.disabled // 'Choose a shape first'
 */
export const createTriadsCommands = ({ view, sound, neck, say }: TriadsCommandsOptions): TriadsCommands => ({
  play: {
    ...TRIADS_TEXTS.play,
    scope: 'screen',
    hotkeys: ['p'],
    hint: PLAY_HINT,
    get disabled() {
      return soundDisabled(sound.state());
    },
    run: () => sound.play(triadTones(view())),
  },
  goToShape: {
    ...TRIADS_TEXTS.goToShape,
    scope: 'screen',
    hotkeys: ['g'],
    get disabled() {
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
  },
  noQuiz: noQuizCommand('triads', TRIADS_TEXTS.play.group),
});
