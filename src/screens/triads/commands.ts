import type { Action } from '../../commands/action';
import type { NeckHandle } from '../../fretboard/Fretboard';
import type { NeckSound } from '../../fretboard/useNeckSound';
import type { AnyNeckSession } from '../../neckQuiz/definition';
import { type Telling, tellActions } from '../../neckQuiz/telling';
import type { QuizCommands } from '../../quiz/commands';
import { START_KEYWORDS } from '../../quiz/commands';
import { isOpen } from '../../quiz/session';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import {
  bindWithQuiz,
  dialogWording,
  type PlayDeps,
  playAction,
  type ScreenActions,
  type ScreenCommands,
} from '../action';
import { type PictureDeps, pictureActions } from '../picture';
import { NO_SHAPE_CHOSEN, spokenLowestNote } from './text';
import { type TriadView, triadTones } from './view';

/** What the commands of the Triads screen read and call. */
interface TriadsCommandsDeps extends PlayDeps, PictureDeps {
  readonly view: () => TriadView;
  readonly sound: Pick<NeckSound, 'play'>;
  readonly neck: () => Pick<NeckHandle, 'focus' | 'hasFocus'> | null;
  readonly say: (text: string) => void;
  readonly session: () => AnyNeckSession;
  readonly quiz: QuizCommands;
  /** Plays what the open question is about. */
  readonly playQuestion: () => void;
  /** Tells the shape that is played. */
  readonly telling: Telling;
}

const shared = { group: 'Triads', where: 'on Triads' } as const;

/** The commands of the Triads screen, except those of its settings, its neck and its quiz. */
const TRIADS_ACTIONS = {
  play: playAction({
    ...shared,
    id: 'triads.play',
    title: 'Play',
    keywords: ['sound', 'hear', 'replay', 'listen', 'arpeggio', 'chord', 'strum'],
    run({ session, playQuestion, sound, view }) {
      if (isOpen(session())) playQuestion();
      else sound.play(triadTones(view()));
    },
  }),
  ...tellActions('triads', shared.group, 'in Play the Shape'),
  /** Focuses the lowest note of the chosen shape. */
  goToShape: {
    ...shared,
    id: 'triads.go-to-shape',
    title: 'Go to Shape',
    keywords: ['focus', 'neck', 'lowest note', 'bass'],
    scope: 'screen',
    hotkeys: ['g'],
    disabled({ session, view }) {
      if (isOpen(session())) return BLOCKED_BY_QUESTION;
      return view().shape === undefined ? NO_SHAPE_CHOSEN : undefined;
    },
    run({ view, neck, say }) {
      const { instrument, shape } = view();
      const lowest = shape?.notes[0];
      const handle = neck();
      if (!handle || !lowest) return;
      // On entering a neck, a screen reader reads the neck and the string but not the place (heard in Orca).
      if (!handle.hasFocus()) say(spokenLowestNote(instrument, lowest));
      handle.focus(lowest.position);
    },
  },
  ...pictureActions<TriadsCommandsDeps>({
    ...{ id: 'triads', group: shared.group },
    disabled: ({ session }) => (isOpen(session()) ? BLOCKED_BY_QUESTION : undefined),
  }),
} as const satisfies Record<string, Action<TriadsCommandsDeps>>;

export const triadsWording = dialogWording('triads-quiz', 'Triads quiz', [
  ...[...START_KEYWORDS, 'triad quiz', 'chord quiz'],
]);

/** What other screens list of this one. */
export const triadsActions: ScreenActions = {
  actions: TRIADS_ACTIONS,
  quiz: triadsWording,
};

/** The commands of the Triads screen, except those of its settings and its neck. */
export type TriadsCommands = ScreenCommands<keyof typeof TRIADS_ACTIONS>;

/**
 * Creates the commands of the Triads screen.
 *
 * @example createTriadsCommands(deps).goToShape.disabled // 'Choose a shape first'
 */
export const createTriadsCommands = (deps: TriadsCommandsDeps): TriadsCommands =>
  bindWithQuiz<keyof typeof TRIADS_ACTIONS, TriadsCommandsDeps>(TRIADS_ACTIONS, deps);
