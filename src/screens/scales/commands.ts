import type { Command } from '../../commands/command';
import { CAGED_SHAPES, type Pattern } from '../../instrument/pattern';
import { SOUND_IS_OFF } from '../../settings/text';
import { SELECTOR_SCALE_TYPES, scale } from '../../theory/scale';
import type { Diagram } from './diagram';
import type { ScalesStore } from './scalesStore';
import { diagramName, HINTS, NO_NOTE_IN_VIEW, NOTHING_PLAYING, PATTERN_TITLES, TITLES } from './text';

/** What can be done with one pattern, whichever is in use. */
export interface PatternCommands {
  readonly go: Command;
  readonly play: Command;
  readonly copy: Command;
  /** The same under shorter titles, for buttons that stand beside the pattern. */
  readonly buttons: Readonly<Record<'play' | 'stop' | 'copy', Command>>;
}

/** The commands of the Scales screen but those of its settings and its necks. */
export interface ScalesCommands {
  readonly play: Command;
  readonly stop: Command;
  readonly copy: Command;
  readonly previousKey: Command;
  readonly nextKey: Command;
  readonly previousPattern: Command;
  readonly nextPattern: Command;
  readonly patterns: ReadonlyMap<Pattern['id'], PatternCommands>;
}

/** Of every pattern that a scale may have. */
const PATTERN_IDS: readonly Pattern['id'][] = [
  ...Array.from(
    { length: Math.max(...SELECTOR_SCALE_TYPES.map(type => scale('C', type).tones.length)) },
    (_, index) => index + 1,
  ),
  ...CAGED_SHAPES,
];

const { group } = TITLES;

/**
 * A command for a button of its own: its full title is the button's name, and its hotkeys belong to another button.
 */
const shortened = (command: Command, title: string): Command => ({
  id: command.id,
  title,
  get spoken() {
    return command.title;
  },
  group: command.group,
  scope: command.scope,
  get disabled() {
    return command.disabled;
  },
  run: () => command.run(),
});

/**
 * Makes the commands of the Scales screen.
 *
 * @example createScalesCommands(store).stop.disabled // 'Nothing is playing'
 */
export function createScalesCommands(store: ScalesStore): ScalesCommands {
  const copyDisabled = (diagram: Diagram | undefined) =>
    diagram && diagram.notes.length > 0 ? undefined : NO_NOTE_IN_VIEW;
  const playDisabled = (diagram: Diagram | undefined) =>
    store.sound() === 'off' ? SOUND_IS_OFF : copyDisabled(diagram);
  const showsPatterns = () => store.shown().mode === 'patterns';

  const stop: Command = {
    id: 'scales.stop',
    title: TITLES.stop,
    group,
    scope: 'screen',
    hotkeys: ['shift+p'],
    keywords: ['silence', 'halt', 'quiet'],
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
      id: `scales.pattern.${id}.go`,
      title: titles.go,
      group,
      scope: 'screen',
      get isOffered() {
        return isShown();
      },
      run: () => store.goTo(id),
    };
    const play: Command = {
      id: `scales.pattern.${id}.play`,
      title: titles.play,
      group,
      scope: 'screen',
      get isOffered() {
        return isShown();
      },
      get disabled() {
        return playDisabled(store.diagram(id));
      },
      run: () => store.play(id),
    };
    const copy: Command = {
      id: `scales.pattern.${id}.copy`,
      title: titles.copy,
      group,
      scope: 'screen',
      keywords: ['text', 'clipboard'],
      get isOffered() {
        return isShown();
      },
      run: () => store.copy(id),
    };
    return {
      ...{ go, play, copy },
      buttons: {
        play: shortened(play, TITLES.play),
        stop: shortened(stop, TITLES.stop),
        copy: shortened(copy, TITLES.copy),
      },
    };
  };

  return {
    play: {
      id: 'scales.play',
      title: TITLES.play,
      group,
      scope: 'screen',
      hotkeys: ['p'],
      keywords: ['sound', 'hear', 'replay', 'listen', 'run', 'up and down'],
      hint: HINTS.play,
      get disabled() {
        return playDisabled(store.inUse());
      },
      run() {
        const diagram = store.inUse();
        if (diagram) store.play(diagram.id);
      },
    },
    stop,
    copy: {
      id: 'scales.copy',
      title: TITLES.copy,
      group,
      scope: 'screen',
      hotkeys: ['c'],
      keywords: ['text', 'clipboard', 'diagram', 'tab', 'ascii'],
      get disabled() {
        return copyDisabled(store.inUse());
      },
      run() {
        const diagram = store.inUse();
        if (diagram) store.copy(diagram.id);
      },
    },
    previousKey: {
      id: 'scales.fifths.previous',
      title: TITLES.previousKey,
      group,
      scope: 'screen',
      hotkeys: ['shift+f'],
      keywords: ['circle of fifths', 'round the circle', 'fourth', 'flatter'],
      run: () => store.changeKey('previous'),
    },
    nextKey: {
      id: 'scales.fifths.next',
      title: TITLES.nextKey,
      group,
      scope: 'screen',
      hotkeys: ['f'],
      keywords: ['circle of fifths', 'round the circle', 'fifth', 'sharper'],
      hint: HINTS.nextKey,
      run: () => store.changeKey('next'),
    },
    previousPattern: {
      id: 'scales.patterns.previous',
      title: TITLES.previousPattern,
      group,
      scope: 'screen',
      hotkeys: ['k'],
      keywords: ['shape', 'back', 'diagram'],
      get isOffered() {
        return showsPatterns();
      },
      run: () => store.changePattern('previous'),
    },
    nextPattern: {
      id: 'scales.patterns.next',
      title: TITLES.nextPattern,
      group,
      scope: 'screen',
      hotkeys: ['j'],
      keywords: ['shape', 'forward', 'diagram'],
      hint: HINTS.nextPattern,
      get isOffered() {
        return showsPatterns();
      },
      run: () => store.changePattern('next'),
    },
    patterns: new Map(PATTERN_IDS.map(id => [id, patternCommands(id)])),
  };
}

/**
 * The commands of the Scales screen as palette and help list them.
 *
 * @example scalesCommandList(commands)[0]?.id // 'scales.play'
 */
export const scalesCommandList = (commands: ScalesCommands): readonly Command[] => [
  ...[commands.play, commands.stop, commands.copy],
  ...[commands.previousKey, commands.nextKey],
  ...[commands.previousPattern, commands.nextPattern],
  ...[...commands.patterns.values()].flatMap(({ go, play, copy }) => [go, play, copy]),
];
