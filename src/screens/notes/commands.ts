import { type Action, bindAll } from '../../commands/action';
import type { Command } from '../../commands/command';
import type { AnyNeckSession } from '../../neckQuiz/definition';
import type { QuizCommands } from '../../quiz/commands';
import { START_KEYWORDS } from '../../quiz/commands';
import { isOpen } from '../../quiz/session';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import type { Settings } from '../../settings/settings';
import { PITCH_CLASSES } from '../../theory/note';
import {
  bindWithQuiz,
  dialogWording,
  type PlayDeps,
  playAction,
  type ScreenActions,
  type ScreenCommands,
} from '../action';
import { type DroneDeps, droneAction } from '../drone';
import { type PictureDeps, pictureActions } from '../picture';
import { notesSettings } from './settings';
import { ALL_SELECTED, NONE_SELECTED, SPOKEN_ALL_OFF, SPOKEN_ALL_ON, START_HERE } from './text';

/** What the commands of the Notes screen read and call. */
interface NotesCommandsDeps extends PlayDeps, DroneDeps, PictureDeps {
  readonly session: () => AnyNeckSession;
  readonly quiz: QuizCommands;
  readonly settings: Settings;
  readonly say: (text: string) => void;
  readonly play: () => void;
}

const shared = { group: 'Notes', where: 'on Notes' } as const;

const selectedIn = (settings: Settings): number => settings.read(notesSettings.highlights).length;

/** The commands of the Notes screen, except those of its settings, its neck and its quiz. */
const NOTES_ACTIONS = {
  selectAll: {
    ...shared,
    id: 'notes.select-all',
    title: 'Select All',
    scope: 'screen',
    hotkeys: ['shift+u'],
    disabled({ session, settings }) {
      if (isOpen(session())) return BLOCKED_BY_QUESTION;
      return selectedIn(settings) === PITCH_CLASSES.length ? ALL_SELECTED : undefined;
    },
    run({ settings, say }) {
      settings.write(notesSettings.highlights, PITCH_CLASSES);
      say(SPOKEN_ALL_ON);
    },
  },
  clear: {
    ...shared,
    id: 'notes.clear',
    title: 'Clear Selection',
    scope: 'screen',
    hotkeys: ['u'],
    disabled({ session, settings }) {
      if (isOpen(session())) return BLOCKED_BY_QUESTION;
      return selectedIn(settings) === 0 ? NONE_SELECTED : undefined;
    },
    run({ settings, say }) {
      settings.write(notesSettings.highlights, []);
      say(SPOKEN_ALL_OFF);
    },
  },
  play: playAction({ ...shared, id: 'notes.play', title: 'Play', run: ({ play }) => play() }),
  drone: droneAction({ ...shared, id: 'notes.drone' }),
  ...pictureActions<NotesCommandsDeps>({
    ...{ id: 'notes', group: shared.group },
    disabled: ({ session }) => (isOpen(session()) ? BLOCKED_BY_QUESTION : undefined),
  }),
} as const satisfies Record<string, Action<NotesCommandsDeps>>;

export const notesWording = dialogWording('notes-quiz', 'Notes quiz', [
  ...[...START_KEYWORDS, 'fretboard quiz', 'learn'],
]);

/** What other screens list of this one. */
export const notesActions: ScreenActions = {
  actions: NOTES_ACTIONS,
  quiz: notesWording,
};

/** The commands of the Notes screen, except those of its settings and its neck. */
export type NotesCommands = ScreenCommands<keyof typeof NOTES_ACTIONS>;

/**
 * Creates the commands of the Notes screen.
 *
 * @example createNotesCommands(deps).play.title // 'Play', or 'Hear it' once a question is answered
 */
export const createNotesCommands = (deps: NotesCommandsDeps): NotesCommands =>
  bindWithQuiz<keyof typeof NOTES_ACTIONS, NotesCommandsDeps>(NOTES_ACTIONS, deps);

/** What the commands of a first drill read and call. */
interface InvitationDeps {
  /** Whether it is offered now. */
  readonly isInvited: () => boolean;
  readonly startFirst: () => void;
  readonly skip: () => void;
}

/** In place of Start Quiz, whose key the first has meanwhile. */
const INVITATION_ACTIONS = {
  start: {
    ...{ id: 'notes.start-here', title: START_HERE.start, group: START_HERE.title, scope: 'quiz' },
    keywords: ['first drill', 'where do i start', 'beginner', 'two minutes'],
    hotkeys: ['q'],
    opening: 'start',
    isOffered: ({ isInvited }) => isInvited(),
    run: ({ startFirst }) => startFirst(),
  },
  skip: {
    ...{ id: 'notes.skip-start', title: START_HERE.skip, group: START_HERE.title, scope: 'screen' },
    keywords: ['no first drill', 'hide'],
    isOffered: ({ isInvited }) => isInvited(),
    run: ({ skip }) => skip(),
  },
} as const satisfies Record<string, Action<InvitationDeps>>;

/** The commands of a first drill. */
export type Invitation = Readonly<Record<keyof typeof INVITATION_ACTIONS, Command>>;

/** Creates the commands of a first drill. */
export const createInvitation = (deps: InvitationDeps): Invitation =>
  bindAll<keyof typeof INVITATION_ACTIONS, InvitationDeps>(INVITATION_ACTIONS, deps);
