import { type Action, type ActionTexts, bind, bindAll } from '../../commands/action';
import { type Command, isOffered } from '../../commands/command';
import type { Pattern, PatternSystem } from '../../instrument/pattern';
import { ordinal } from '../../instrument/text';
import type { AnyNeckSession } from '../../neckQuiz/definition';
import { type Telling, tellActions } from '../../neckQuiz/telling';
import type { QuizCommands } from '../../quiz/commands';
import { START_KEYWORDS } from '../../quiz/commands';
import { isOpen } from '../../quiz/session';
import { BLOCKED_BY_QUESTION, LOCKED } from '../../quiz/text';
import { type ActionCombination, combineAction } from '../../settings/combinedSettings';
import type { Settings } from '../../settings/settings';
import { SOUND_IS_OFF } from '../../settings/text';
import { soundDisabled } from '../../settings/useSound';
import type { Picture } from '../../ui/picture/marks';
import { type DeferredAction, dialogWording, type PlayDeps, playAction, type ScreenActions } from '../action';
import { type DroneDeps, droneAction } from '../drone';
import { type PictureDeps, pictureActions } from '../picture';
import { DEGREE_NUMBERS, diagramName, isByEar, PATTERN_TITLES } from './askSettings';
import type { Diagram } from './diagram';
import type { ScalesStore } from './scalesStore';
import { chosenSystem, PATTERN_IDS, scalesSettings } from './settings';
import {
  ALL_PATTERNS,
  ASK_ALL,
  HINTS,
  NO_NOTE_IN_VIEW,
  NOTHING_PLAYING,
  noPatternText,
  TITLES,
} from './text';

const { view, key, type, degrees } = scalesSettings;

/** What the commands of the screen know of its settings, its quiz and its drone. */
export interface ScalesQuizDeps extends DroneDeps, PictureDeps {
  /** A picture of every pattern. */
  readonly allPatterns: () => Picture;
  readonly settings: Pick<Settings, 'choices' | 'read' | 'write'>;
  readonly session: () => AnyNeckSession;
  readonly quiz: QuizCommands;
  /** Plays what the open question is about, and whether that may be heard before it is answered. */
  readonly playQuestion: () => void;
  readonly isHeardInQuestion: () => boolean;
  /** Plays what tells which key the open question is in, and whether something does. */
  readonly playContext: () => void;
  readonly hasContext: () => boolean;
  /** Tells the pattern that is played. */
  readonly telling: Telling;
}

/** What the commands of the Scales screen read and call. */
interface ScalesCommandsDeps extends ScalesQuizDeps, PlayDeps {
  readonly session: () => AnyNeckSession;
  readonly isHeardInQuestion: () => boolean;
  readonly store: ScalesStore;
}

const shared = { group: TITLES.group, scope: 'screen' } as const;
const where = 'on Scales';
const whereWithPatterns = 'on Scales, with View Mode Patterns';

const isAsking = ({ session }: Pick<ScalesCommandsDeps, 'session'>): boolean => isOpen(session());

const copyDisabled = (deps: ScalesCommandsDeps, diagram: Diagram | undefined): string | undefined => {
  if (isAsking(deps)) return BLOCKED_BY_QUESTION;
  return diagram && diagram.notes.length > 0 ? undefined : NO_NOTE_IN_VIEW;
};

const playDisabled = (deps: ScalesCommandsDeps, diagram: Diagram | undefined): string | undefined =>
  deps.store.sound() === 'off' ? SOUND_IS_OFF : copyDisabled(deps, diagram);

const showsPatterns = (deps: ScalesCommandsDeps): boolean =>
  !isAsking(deps) && deps.store.shown().mode === 'patterns';

const ALL_PICTURES = pictureActions<ScalesCommandsDeps>({
  ...{ id: 'scales.patterns', group: TITLES.group, titles: ALL_PATTERNS },
  isOffered: deps => showsPatterns(deps) && deps.store.shown().diagrams.length > 1,
  disabled: deps => copyDisabled(deps, deps.store.inUse()),
  pictureOf: ({ allPatterns }) => allPatterns(),
});

const keyDisabled = (deps: ScalesCommandsDeps): string | undefined => (isAsking(deps) ? LOCKED : undefined);

/** The commands of the Scales screen, except those of its settings, its necks, single patterns and its quiz. */
const SCALES_ACTIONS = {
  play: playAction({
    ...{ id: 'scales.play', title: 'Play', group: shared.group, where },
    keywords: [
      ...['sound', 'hear', 'replay', 'listen', 'run', 'up and down'],
      ...['play the major scale', 'minor scale'],
    ],
    nothingToPlay: deps => copyDisabled(deps, deps.store.inUse()),
    run(deps) {
      const { store, playQuestion } = deps;
      const diagram = store.inUse();
      if (isAsking(deps)) playQuestion();
      else if (diagram) store.play(diagram.id);
    },
  }),
  stop: {
    ...shared,
    ...{ id: 'scales.stop', title: 'Stop', where },
    keywords: ['silence', 'halt', 'quiet', 'stop playing'],
    hotkeys: ['shift+p'],
    hint: ({ store }) => (store.playback() === 'playing' ? HINTS.stop : undefined),
    disabled: ({ store }) => (store.playback() === 'silent' ? NOTHING_PLAYING : undefined),
    run: ({ store }) => store.stop(),
  },
  drone: droneAction({ id: 'scales.drone', group: shared.group, where }),
  context: {
    ...{ id: 'scales.context', title: 'Play the Context', group: shared.group, scope: 'quiz' },
    where: 'in Degree by Ear',
    keywords: ['cadence', 'hear the key', 'chords', 'key again'],
    hotkeys: ['c'],
    hint: 'context',
    isOffered: deps => isAsking(deps) && deps.hasContext(),
    disabled: ({ store }) => soundDisabled(store.sound()),
    run: ({ playContext }) => playContext(),
  },
  ...tellActions('scales', TITLES.group, 'in Play the Pattern'),
  copy: {
    ...shared,
    ...{ id: 'scales.copy', title: 'Copy', where },
    keywords: ['text', 'clipboard', 'diagram', 'tab', 'ascii', 'export', 'share'],
    hotkeys: ['c'],
    disabled: deps => copyDisabled(deps, deps.store.inUse()),
    run({ store }) {
      const diagram = store.inUse();
      if (diagram) store.copy(diagram.id);
    },
  },
  ...pictureActions<ScalesCommandsDeps>({
    ...{ id: 'scales', group: TITLES.group },
    disabled: deps => copyDisabled(deps, deps.store.inUse()),
  }),
  copyAll: ALL_PICTURES.copyPicture,
  saveAll: ALL_PICTURES.saveSvg,
  braille: {
    ...shared,
    ...{ id: 'scales.braille', title: 'Save as Braille', where },
    keywords: ['brf', 'braille file', 'emboss', 'embosser', 'braille display', 'download', 'export'],
    disabled: deps => copyDisabled(deps, deps.store.inUse()),
    run: ({ store }) => store.saveBraille(),
  },
  print: {
    ...shared,
    ...{ id: 'scales.print', title: 'Print' },
    keywords: ['paper', 'pdf'],
    run: ({ store }) => store.print(),
  },
  askAll: {
    ...shared,
    ...{ id: 'scales.ask-all', title: ASK_ALL.title, where: 'in the setup of Degree by Ear' },
    keywords: ['every degree', 'whole scale by ear', 'select all'],
    isOffered: deps => !isAsking(deps) && isByEar(deps.settings.choices()),
    disabled: ({ settings }) =>
      DEGREE_NUMBERS.every(number => settings.read(degrees).includes(number)) ? ASK_ALL.done : undefined,
    run: ({ settings }) => settings.write(degrees, [...settings.read(degrees), ...DEGREE_NUMBERS]),
  },
  previousKey: {
    ...shared,
    ...{ id: 'scales.fifths.previous', title: 'Previous Key by Fifths', where },
    keywords: ['circle of fifths', 'round the circle', 'fourth', 'flatter'],
    kind: 'step',
    hotkeys: ['shift+f'],
    disabled: keyDisabled,
    run: ({ store }) => store.changeKey('previous'),
  },
  nextKey: {
    ...shared,
    ...{ id: 'scales.fifths.next', title: 'Next Key by Fifths', where },
    keywords: ['circle of fifths', 'round the circle', 'fifth', 'sharper'],
    kind: 'step',
    hotkeys: ['f'],
    hint: HINTS.nextKey,
    disabled: keyDisabled,
    run: ({ store }) => store.changeKey('next'),
  },
  previousPattern: {
    ...shared,
    ...{ id: 'scales.patterns.previous', title: 'Previous Pattern', where: whereWithPatterns },
    keywords: ['shape', 'back', 'diagram'],
    kind: 'step',
    hotkeys: ['k'],
    isOffered: showsPatterns,
    run: ({ store }) => store.changePattern('previous'),
  },
  nextPattern: {
    ...shared,
    ...{ id: 'scales.patterns.next', title: 'Next Pattern', where: whereWithPatterns },
    keywords: ['shape', 'forward', 'diagram'],
    kind: 'step',
    hotkeys: ['j'],
    hint: HINTS.nextPattern,
    isOffered: showsPatterns,
    run: ({ store }) => store.changePattern('next'),
  },
} as const satisfies Record<string, Action<ScalesCommandsDeps>>;

/** What players call a pattern: a number is also that of a position or a box. */
const patternWords = (id: Pattern['id']): readonly string[] =>
  typeof id === 'number'
    ? [`position ${id}`, `${ordinal(id)} position`, `box ${id}`]
    : [`CAGED shape ${id}`, `${id} form`];

/** The texts of the command that goes to a pattern. */
const goTexts = (id: Pattern['id']): ActionTexts => ({
  id: `scales.pattern.${id}.go`,
  title: PATTERN_TITLES(diagramName(id)).go,
  group: shared.group,
  keywords: patternWords(id),
});

/** What a pattern can be gone to with: a scale. */
const goCombination = (id: Pattern['id']): ActionCombination => ({
  table: 'scales',
  rows: [key.id, type.id],
  label: 'Go to',
  values: [diagramName(id), ...patternWords(id)],
});

/** The system that a pattern belongs to, of a scale that has several. */
const systemWith = (id: Pattern['id']): PatternSystem =>
  typeof id === 'number' ? '3-notes-per-string' : 'caged';

/** Going to a pattern from anywhere: it shows the patterns of its system first. */
const goFromAfar: readonly DeferredAction[] = PATTERN_IDS.map(id => ({
  texts: goTexts(id),
  kind: 'plain',
  combination: goCombination(id),
  reveal: choices => chosenSystem.write(view.write(choices, 'patterns'), systemWith(id)),
}));

/** What can be done with a particular pattern, in use or not. */
const patternActions = (id: Pattern['id']) => {
  const titles = PATTERN_TITLES(diagramName(id));
  const isShown = (deps: ScalesCommandsDeps) => showsPatterns(deps) && deps.store.diagram(id) !== undefined;
  return {
    go: {
      ...shared,
      ...goTexts(id),
      isOffered: isShown,
      disabled({ store }) {
        const { scale, instrument } = store.shown();
        const isMissing = store.diagram(id) === undefined;
        return isMissing ? noPatternText(scale, diagramName(id), instrument.names) : undefined;
      },
      run: ({ store }) => store.goTo(id),
    },
    play: {
      ...shared,
      ...{ id: `scales.pattern.${id}.play`, title: titles.play },
      isOffered: isShown,
      disabled: deps => playDisabled(deps, deps.store.diagram(id)),
      run: ({ store }) => store.play(id),
    },
    copy: {
      ...shared,
      ...{ id: `scales.pattern.${id}.copy`, title: titles.copy },
      keywords: ['text', 'clipboard'],
      isOffered: isShown,
      run: ({ store }) => store.copy(id),
    },
  } satisfies Record<string, Action<ScalesCommandsDeps>>;
};

export const scalesWording = dialogWording('scales-quiz', 'Scales quiz', [...START_KEYWORDS, 'scale quiz']);

/** What other screens list of this one. */
export const scalesActions: ScreenActions = {
  actions: SCALES_ACTIONS,
  quiz: scalesWording,
  deferred: [...goFromAfar, { texts: SCALES_ACTIONS.print, kind: 'plain' }],
};

/** The commands of a particular pattern. */
export interface PatternCommands {
  readonly go: Command;
  readonly play: Command;
  readonly copy: Command;
  /** The same with shorter titles, for the buttons beside the pattern. */
  readonly buttons: Readonly<Record<'play' | 'stop' | 'copy', Command>>;
}

/** The commands of the Scales screen, except those of its settings and its necks. */
export interface ScalesCommands extends Readonly<Record<keyof typeof SCALES_ACTIONS, Command>> {
  readonly patterns: ReadonlyMap<Pattern['id'], PatternCommands>;
  /** What ticks every degree, for the button beside them. */
  readonly allDegrees: Command;
  readonly quiz: QuizCommands;
}

/** A command with a shorter title for a second button: the button is named by the full title and shows no hotkeys. */
const shortened = (command: Command, title: string): Command => ({
  id: command.id,
  title,
  get spoken() {
    return command.title;
  },
  ...shared,
  get isOffered() {
    return isOffered(command);
  },
  get disabled() {
    return command.disabled;
  },
  run: () => command.run(),
});

function patternCommands(id: Pattern['id'], deps: ScalesCommandsDeps, stop: Command): PatternCommands {
  const actions = patternActions(id);
  const go: Command = bind({ ...actions.go, combinable: combineAction(() => go, goCombination(id)) }, deps);
  const play = bind(actions.play, deps);
  const copy = bind(actions.copy, deps);
  return {
    ...{ go, play, copy },
    buttons: {
      play: shortened(play, SCALES_ACTIONS.play.title),
      stop: shortened(stop, SCALES_ACTIONS.stop.title),
      copy: shortened(copy, SCALES_ACTIONS.copy.title),
    },
  };
}

/**
 * Creates the commands of the Scales screen.
 *
 * @example createScalesCommands(store, deps).stop.disabled // 'Nothing is playing'
 */
export function createScalesCommands(store: ScalesStore, quizDeps: ScalesQuizDeps): ScalesCommands {
  const deps: ScalesCommandsDeps = { ...quizDeps, store, soundState: store.sound };
  const commands = bindAll<keyof typeof SCALES_ACTIONS, ScalesCommandsDeps>(SCALES_ACTIONS, deps);
  return {
    ...commands,
    allDegrees: shortened(commands.askAll, ASK_ALL.button),
    patterns: new Map(PATTERN_IDS.map(id => [id, patternCommands(id, deps, commands.stop)] as const)),
    quiz: quizDeps.quiz,
  };
}

/**
 * The commands of the Scales screen in palette order.
 *
 * @example scalesCommandList(commands)[0]?.id // 'scales.play'
 */
export const scalesCommandList = (commands: ScalesCommands): readonly Command[] => [
  ...[
    commands.play,
    ...[commands.context, commands.nextString, commands.whole],
    commands.stop,
    commands.drone,
    commands.copy,
    ...[commands.copyPicture, commands.saveSvg, commands.copyAll, commands.saveAll],
    commands.braille,
    commands.print,
    commands.askAll,
  ],
  ...[commands.previousKey, commands.nextKey],
  ...[commands.previousPattern, commands.nextPattern],
  ...[...commands.patterns.values()].flatMap(({ go, play, copy }) => [go, play, copy]),
  ...commands.quiz.all,
];
