import type { Action } from '../../commands/action';
import type { QuizCommands, QuizWording } from '../../quiz/commands';
import { BACK_TO_THE_QUIZ, QUIT_QUIZ, START_KEYWORDS, START_QUIZ } from '../../quiz/commands';
import { isOpen } from '../../quiz/session';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import { noteNames } from '../../settings/noteNames';
import type { Settings } from '../../settings/settings';
import { soundDisabled } from '../../settings/useSound';
import type { Line } from '../../theory/degree';
import { type Key, keyInfo, spokenKeyWithSignature } from '../../theory/key';
import { bindWithQuiz, type PlayDeps, playAction, type ScreenActions, type ScreenCommands } from '../action';
import { type PictureDeps, pictureActions } from '../picture';
import { keyAfter, type Turn } from './fifths';
import type { KeysSession } from './quiz/quizzes';
import { keysSettings } from './settings';
import { CIRCLE_PICTURE, keyText, SELECT_A_KEY } from './text';

/** What the commands of the Keys screen read and call. */
interface KeysCommandsDeps extends PlayDeps, PictureDeps {
  readonly session: () => KeysSession;
  readonly quiz: QuizCommands;
  readonly settings: Settings;
  readonly say: (text: string) => void;
  readonly play: () => void;
  /** Plays what tells which key the open question is in, and whether something does. */
  readonly playContext: () => void;
  readonly hasContext: () => boolean;
  /** Leaves the results for the setup. */
  readonly leaveResults: () => void;
}

/** The selected key, if any. */
export function selectedKey(settings: Settings): Key | undefined {
  const selection = settings.read(keysSettings.selection);
  return selection.kind === 'key' ? selection.key : undefined;
}

/** The title of a command that does something with a key, and as spoken. */
function titleFor(settings: Settings, verb: string, key: Key | undefined): Line | undefined {
  const name = key && keyText(key, settings.read(noteNames));
  return name && { text: `${verb} ${name.text}`, spoken: `${verb} ${name.spoken}` };
}

/** The other spelling of the selected key, if it has one. */
function alternateKey(settings: Settings): Key | undefined {
  const key = selectedKey(settings);
  return key && keyInfo(key).alternate;
}

/** Its relative major or minor. */
function relativeKey(settings: Settings): Key | undefined {
  const key = selectedKey(settings);
  return key && keyInfo(key).relative;
}

function select({ settings, say }: KeysCommandsDeps, key: Key): void {
  settings.write(keysSettings.selection, { kind: 'key', key });
  say(spokenKeyWithSignature(key, settings.read(noteNames)));
}

const turn = (way: Turn) => (deps: KeysCommandsDeps) =>
  select(deps, keyAfter(selectedKey(deps.settings), way));

const turnDisabled = ({ session }: KeysCommandsDeps): string | undefined =>
  isOpen(session()) ? BLOCKED_BY_QUESTION : undefined;

const shared = { group: 'Keys', scope: 'screen' } as const;
const where = 'on Keys';

/** The commands of the Keys screen, except those of its settings and its quiz. */
const KEYS_ACTIONS = {
  play: playAction({
    ...{ id: 'keys.play', title: 'Play', group: shared.group, where },
    keywords: ['sound', 'hear', 'play the major scale', 'minor scale', 'listen'],
    nothingToPlay: ({ settings }) => (selectedKey(settings) ? undefined : SELECT_A_KEY),
    run: ({ play }) => play(),
  }),
  context: {
    ...{ id: 'keys.context', title: 'Play the Context', group: shared.group, scope: 'quiz' },
    where: 'in Chord by Ear',
    keywords: ['cadence', 'hear the key', 'key again'],
    hotkeys: ['c'],
    hint: 'context',
    isOffered: deps => deps.hasContext(),
    disabled: ({ soundState }) => soundDisabled(soundState()),
    run: ({ playContext }) => playContext(),
  },
  clockwise: {
    ...shared,
    ...{ id: 'keys.clockwise', title: 'Up a fifth', where },
    keywords: ['next', 'circle', 'clockwise', 'sharper'],
    hotkeys: ['ArrowRight'],
    hint: 'by fifths',
    repeats: true,
    disabled: turnDisabled,
    run: turn('clockwise'),
  },
  counterclockwise: {
    ...shared,
    ...{ id: 'keys.counterclockwise', title: 'Down a fifth', where },
    keywords: ['previous', 'circle', 'counterclockwise', 'flatter', 'up a fourth'],
    hotkeys: ['ArrowLeft'],
    repeats: true,
    disabled: turnDisabled,
    run: turn('counterclockwise'),
  },
  relative: {
    ...shared,
    ...{ id: 'keys.relative', title: 'Relative Key', where: 'on Keys, once a key is chosen' },
    keywords: ['relative minor', 'relative major', 'swap'],
    titleNow: ({ settings }) => titleFor(settings, 'Go to', relativeKey(settings))?.text ?? '',
    spokenNow: ({ settings }) => titleFor(settings, 'Go to', relativeKey(settings))?.spoken,
    keywordsNow({ settings }) {
      const key = relativeKey(settings);
      return ['relative', 'swap', ...(key ? [key.type] : [])];
    },
    hotkeys: ['g'],
    hint: 'relative',
    isOffered: ({ settings, session }) => selectedKey(settings) !== undefined && !isOpen(session()),
    run: turn('relative'),
  },
  switchSpelling: {
    ...shared,
    ...{ id: 'keys.switch', title: 'Switch Spelling' },
    titleNow: ({ settings }) => titleFor(settings, 'Switch to', alternateKey(settings))?.text ?? '',
    spokenNow: ({ settings }) => titleFor(settings, 'Switch to', alternateKey(settings))?.spoken,
    keywords: ['enharmonic', 'spelling', 'sharps', 'flats'],
    hotkeys: ['m'],
    hint: 'spelling',
    isOffered: ({ settings, session }) => alternateKey(settings) !== undefined && !isOpen(session()),
    run(deps) {
      const key = alternateKey(deps.settings);
      if (key) select(deps, key);
    },
  },
  ...pictureActions<KeysCommandsDeps>({
    ...{ id: 'keys', group: shared.group, titles: CIRCLE_PICTURE, disabled: turnDisabled },
  }),
  newQuiz: {
    ...{ id: 'keys-quiz.new', title: 'New Quiz', group: 'Keys quiz', scope: 'screen' },
    keywords: ['setup', 'reset'],
    isOffered: ({ session }) => session().status === 'completed',
    run: ({ leaveResults }) => leaveResults(),
  },
} as const satisfies Record<string, Action<KeysCommandsDeps>>;

export const keysWording: QuizWording = {
  id: 'keys-quiz',
  group: 'Keys quiz',
  // Beside the other tab, this starts the quiz or goes back to a waiting one.
  startTitle(session, isShown) {
    if (isOpen(session)) return isShown ? undefined : BACK_TO_THE_QUIZ;
    return session.status === 'completed' && isShown ? undefined : START_QUIZ;
  },
  startKeywords: [...START_KEYWORDS, 'key signature', 'sharps and flats', 'learn'],
  // Before the first answer there are no results to show, so leaving goes back to the setup.
  quitTitle: session => (isOpen(session) && session.answered.length === 0 ? QUIT_QUIZ.title : undefined),
  quitKeywords: QUIT_QUIZ.keywords,
  endTitle: session => (isOpen(session) && session.answered.length > 0 ? 'End Quiz' : undefined),
  endKeywords: ['quit', ...QUIT_QUIZ.keywords],
  results: 'page',
};

/** What other screens list of this one. */
export const keysActions: ScreenActions = {
  actions: KEYS_ACTIONS,
  quiz: keysWording,
  revealQuiz: choices => keysSettings.view.write(choices, 'quiz'),
};

/** The commands of the Keys screen, except those of its settings. */
export type KeysCommands = ScreenCommands<keyof typeof KEYS_ACTIONS>;

/**
 * Creates the commands of the Keys screen.
 *
 * @example createKeysCommands(deps).relative.title // 'Go to B minor', with D major selected
 */
export const createKeysCommands = (deps: KeysCommandsDeps): KeysCommands =>
  bindWithQuiz<keyof typeof KEYS_ACTIONS, KeysCommandsDeps>(KEYS_ACTIONS, deps);
