import type { Command } from '../../commands/command';
import { SOUND_IS_OFF } from '../../settings/useSound';
import type { DiagramId } from './diagrams';
import type { ViewMode } from './settings';

/** What the commands need to know of a diagram; it stays the same while the key changes. */
export interface DiagramEntry {
  readonly id: DiagramId;
  readonly name: string;
  readonly notes: 'some' | 'none';
}

export interface ScalesState {
  readonly mode: ViewMode;
  readonly diagrams: readonly DiagramEntry[];
  /** The diagram that Play and Copy are for. */
  readonly inUse: DiagramEntry | undefined;
  readonly sound: 'on' | 'off';
  readonly playback: 'silent' | 'playing';
}

/** What the commands of the Scales screen set off. */
export interface ScalesActs {
  play(id: DiagramId): void;
  stop(): void;
  copy(id: DiagramId): void;
  /** Goes round the circle of fifths. */
  changeKey(direction: 'next' | 'previous'): void;
  /** Puts the focus on the lowest note of a pattern. */
  goTo(id: DiagramId): void;
  /** Goes to the pattern after or before the one that had the focus last. */
  changePattern(direction: 'next' | 'previous'): void;
}

const GROUP = 'Scales';

const because = (reason: string | undefined) => (reason === undefined ? {} : { disabled: reason });

const EMPTY = 'No note is in view';

const copyRests = (diagram: DiagramEntry | undefined): string | undefined =>
  diagram?.notes === 'some' ? undefined : EMPTY;

function playRests(diagram: DiagramEntry | undefined, sound: 'on' | 'off'): string | undefined {
  return sound === 'off' ? SOUND_IS_OFF : copyRests(diagram);
}

function diagramCommands({ inUse, sound, playback }: ScalesState, acts: ScalesActs): readonly Command[] {
  return [
    {
      id: 'scales.play',
      title: 'Play',
      group: GROUP,
      scope: 'screen',
      hotkeys: ['p'],
      keywords: ['sound', 'hear', 'replay', 'listen', 'run', 'up and down'],
      hint: 'play',
      ...because(playRests(inUse, sound)),
      run: () => inUse && acts.play(inUse.id),
    },
    {
      id: 'scales.stop',
      title: 'Stop',
      group: GROUP,
      scope: 'screen',
      hotkeys: ['shift+p'],
      keywords: ['silence', 'halt', 'quiet'],
      ...(playback === 'playing' && { hint: 'stop' }),
      ...because(playback === 'silent' ? 'Nothing is playing' : undefined),
      run: acts.stop,
    },
    {
      id: 'scales.copy',
      title: 'Copy',
      group: GROUP,
      scope: 'screen',
      hotkeys: ['c'],
      keywords: ['text', 'clipboard', 'diagram', 'tab', 'ascii'],
      ...because(copyRests(inUse)),
      run: () => inUse && acts.copy(inUse.id),
    },
  ];
}

function keyCommands(acts: ScalesActs): readonly Command[] {
  return [
    {
      id: 'scales.fifths.previous',
      title: 'Previous Key by Fifths',
      group: GROUP,
      scope: 'screen',
      hotkeys: ['shift+f'],
      keywords: ['circle of fifths', 'round the circle', 'fourth', 'flatter'],
      run: () => acts.changeKey('previous'),
    },
    {
      id: 'scales.fifths.next',
      title: 'Next Key by Fifths',
      group: GROUP,
      scope: 'screen',
      hotkeys: ['f'],
      keywords: ['circle of fifths', 'round the circle', 'fifth', 'sharper'],
      hint: 'next key',
      run: () => acts.changeKey('next'),
    },
  ];
}

function walkCommands(acts: ScalesActs): readonly Command[] {
  return [
    {
      id: 'scales.patterns.previous',
      title: 'Previous Pattern',
      group: GROUP,
      scope: 'screen',
      hotkeys: ['k'],
      keywords: ['shape', 'back', 'diagram'],
      run: () => acts.changePattern('previous'),
    },
    {
      id: 'scales.patterns.next',
      title: 'Next Pattern',
      group: GROUP,
      scope: 'screen',
      hotkeys: ['j'],
      keywords: ['shape', 'forward', 'diagram'],
      hint: 'next pattern',
      run: () => acts.changePattern('next'),
    },
  ];
}

/** What can be done with one pattern, whichever is in use. */
function patternCommands(
  pattern: DiagramEntry,
  { sound }: ScalesState,
  acts: ScalesActs,
): readonly Command[] {
  const { id, name } = pattern;
  return [
    {
      id: `scales.pattern.${id}.go`,
      title: `Go to ${name}`,
      group: GROUP,
      scope: 'screen',
      run: () => acts.goTo(id),
    },
    {
      id: `scales.pattern.${id}.play`,
      title: `Play ${name}`,
      group: GROUP,
      scope: 'screen',
      ...because(playRests(pattern, sound)),
      run: () => acts.play(id),
    },
    {
      id: `scales.pattern.${id}.copy`,
      title: `Copy ${name}`,
      group: GROUP,
      scope: 'screen',
      keywords: ['text', 'clipboard'],
      run: () => acts.copy(id),
    },
  ];
}

/**
 * Every command of the Scales screen but those of its settings and its necks.
 *
 * @example scalesCommands(onTheNeck, acts).map(({ title }) => title)
 *   // ['Play', 'Stop', 'Copy', 'Previous Key by Fifths', 'Next Key by Fifths']
 */
export function scalesCommands(state: ScalesState, acts: ScalesActs): readonly Command[] {
  const always = [...diagramCommands(state, acts), ...keyCommands(acts)];
  if (state.mode === 'fretboard') return always;
  return [
    ...always,
    ...walkCommands(acts),
    ...state.diagrams.flatMap(pattern => patternCommands(pattern, state, acts)),
  ];
}
