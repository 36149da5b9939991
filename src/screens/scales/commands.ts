import type { Command } from '../../commands/command';
import type { Pattern } from '../../instrument/pattern';
import type { AnyNeckSession } from '../../neckQuiz/definition';
import type { QuizCommands } from '../../quiz/quizCommands';
import { isOpen } from '../../quiz/session';
import { BLOCKED_BY_QUESTION, LOCKED } from '../../quiz/text';
import { createActionJoint } from '../../settings/joinedSettings';
import { SOUND_IS_OFF } from '../../settings/text';
import { playCommand } from '../action';
import { goJoin, goTexts, PATTERN_IDS, PATTERN_TEXTS, SCALES_TEXTS } from './actions';
import { diagramName, PATTERN_TITLES } from './askSettings';
import type { Diagram } from './diagram';
import type { ScalesStore } from './scalesStore';
import { HINTS, NO_NOTE_IN_VIEW, NOTHING_PLAYING, noPatternText, TITLES } from './text';

/** What can be done with a particular pattern, in use or not. */
export interface PatternCommands {
  readonly go: Command;
  readonly play: Command;
  readonly copy: Command;
  /** The same with shorter titles, for the buttons beside the pattern. */
  readonly buttons: Readonly<Record<'play' | 'stop' | 'copy', Command>>;
}

/** The commands of the Scales screen, except those of its settings and its necks. */
export interface ScalesCommands {
  readonly play: Command;
  readonly stop: Command;
  readonly copy: Command;
  readonly braille: Command;
  readonly print: Command;
  readonly previousKey: Command;
  readonly nextKey: Command;
  readonly previousPattern: Command;
  readonly nextPattern: Command;
  readonly patterns: ReadonlyMap<Pattern['id'], PatternCommands>;
  readonly quiz: QuizCommands;
}

/** What the commands of the screen know of its quiz. */
export interface ScalesQuizDeps {
  readonly session: () => AnyNeckSession;
  readonly quiz: QuizCommands;
  /** Plays what the open question is about, and whether that may be heard before it is answered. */
  readonly playQuestion: () => void;
  readonly isHeardInQuestion: () => boolean;
}

const shared = { group: TITLES.group, scope: 'screen' } as const;

/** A command with a shorter title for a second button: the button is named by the full title and shows no hotkeys. */
const shortened = (command: Command, title: string): Command => ({
  id: command.id,
  title,
  get spoken() {
    return command.title;
  },
  ...shared,
  get disabled() {
    return command.disabled;
  },
  run: () => command.run(),
});

/**
 * Creates the commands of the Scales screen.
 *
 * @example createScalesCommands(store, use).stop.disabled // 'Nothing is playing'
 */
export function createScalesCommands(
  store: ScalesStore,
  { session, quiz, playQuestion, isHeardInQuestion }: ScalesQuizDeps,
): ScalesCommands {
  const isAsking = () => isOpen(session());
  const copyDisabled = (diagram: Diagram | undefined) => {
    if (isAsking()) return BLOCKED_BY_QUESTION;
    return diagram && diagram.notes.length > 0 ? undefined : NO_NOTE_IN_VIEW;
  };
  const playDisabled = (diagram: Diagram | undefined) =>
    store.sound() === 'off' ? SOUND_IS_OFF : copyDisabled(diagram);
  const showsPatterns = () => !isAsking() && store.shown().mode === 'patterns';
  const keyDisabled = () => (isAsking() ? LOCKED : undefined);

  const stop: Command = {
    ...shared,
    ...SCALES_TEXTS.stop,
    hotkeys: ['shift+p'],
    get hint() {
      return store.playback() === 'playing' ? HINTS.stop : undefined;
    },
    get disabled() {
      return store.playback() === 'silent' ? NOTHING_PLAYING : undefined;
    },
    run: store.stop,
  };

  const patternCommands = (id: Pattern['id']): PatternCommands => {
    const titles = PATTERN_TITLES(diagramName(id));
    const isShown = () => showsPatterns() && store.diagram(id) !== undefined;
    const go: Command = {
      ...shared,
      ...goTexts(id),
      joint: createActionJoint(() => go, goJoin(id)),
      get isOffered() {
        return isShown();
      },
      get disabled() {
        const isMissing = store.diagram(id) === undefined;
        return isMissing ? noPatternText(store.shown().scale, diagramName(id)) : undefined;
      },
      run: () => store.goTo(id),
    };
    const play: Command = {
      ...shared,
      id: `scales.pattern.${id}.play`,
      title: titles.play,
      get isOffered() {
        return isShown();
      },
      get disabled() {
        return playDisabled(store.diagram(id));
      },
      run: () => store.play(id),
    };
    const copy: Command = {
      ...shared,
      id: `scales.pattern.${id}.copy`,
      title: titles.copy,
      keywords: ['text', 'clipboard'],
      get isOffered() {
        return isShown();
      },
      run: () => store.copy(id),
    };
    return {
      ...{ go, play, copy },
      buttons: {
        play: shortened(play, SCALES_TEXTS.play.title),
        stop: shortened(stop, SCALES_TEXTS.stop.title),
        copy: shortened(copy, SCALES_TEXTS.copy.title),
      },
    };
  };

  return {
    play: playCommand({
      ...SCALES_TEXTS.play,
      ...{ session, isHeardInQuestion },
      sound: {
        get state() {
          return store.sound();
        },
      },
      nothingToPlay: () => copyDisabled(store.inUse()),
      run() {
        const diagram = store.inUse();
        if (isAsking()) playQuestion();
        else if (diagram) store.play(diagram.id);
      },
    }),
    stop,
    copy: {
      ...shared,
      ...SCALES_TEXTS.copy,
      hotkeys: ['c'],
      get disabled() {
        return copyDisabled(store.inUse());
      },
      run() {
        const diagram = store.inUse();
        if (diagram) store.copy(diagram.id);
      },
    },
    braille: {
      ...shared,
      ...SCALES_TEXTS.braille,
      get disabled() {
        return copyDisabled(store.inUse());
      },
      run: store.saveBraille,
    },
    print: { ...shared, ...SCALES_TEXTS.print, run: store.print },
    previousKey: {
      ...shared,
      ...SCALES_TEXTS.previousKey,
      kind: 'step',
      hotkeys: ['shift+f'],
      get disabled() {
        return keyDisabled();
      },
      run: () => store.changeKey('previous'),
    },
    nextKey: {
      ...shared,
      ...SCALES_TEXTS.nextKey,
      kind: 'step',
      hotkeys: ['f'],
      hint: HINTS.nextKey,
      get disabled() {
        return keyDisabled();
      },
      run: () => store.changeKey('next'),
    },
    previousPattern: {
      ...shared,
      ...PATTERN_TEXTS.previous,
      kind: 'step',
      hotkeys: ['k'],
      get isOffered() {
        return showsPatterns();
      },
      run: () => store.changePattern('previous'),
    },
    nextPattern: {
      ...shared,
      ...PATTERN_TEXTS.next,
      kind: 'step',
      hotkeys: ['j'],
      hint: HINTS.nextPattern,
      get isOffered() {
        return showsPatterns();
      },
      run: () => store.changePattern('next'),
    },
    patterns: new Map(PATTERN_IDS.map(id => [id, patternCommands(id)] as const)),
    quiz,
  };
}

/**
 * The commands of the Scales screen in palette order.
 *
 * @example scalesCommandList(commands)[0]?.id // 'scales.play'
 */
export const scalesCommandList = (commands: ScalesCommands): readonly Command[] => [
  ...[commands.play, commands.stop, commands.copy, commands.braille, commands.print],
  ...[commands.previousKey, commands.nextKey],
  ...[commands.previousPattern, commands.nextPattern],
  ...[...commands.patterns.values()].flatMap(({ go, play, copy }) => [go, play, copy]),
  ...commands.quiz.all,
];
