import { type Action, bindAll } from '../../commands/action';
import type { Command } from '../../commands/command';
import type { Mark } from '../../results/picture';
import { soundDisabled } from '../../settings/useSound';
import type { ScreenActions } from '../action';
import { CHANGES_ACTIONS, type ChangesCommandsDeps } from './changes/commands';
import { CHECK_ACTIONS, type CheckCommandsDeps } from './checkCommands';
import { chordPicture } from './diagram';
import {
  COPIED,
  copiedText,
  NO_CHANGE,
  NO_SHAPE_SHORT,
  NOT_COPIED,
  PICTURE_COPIED,
  spokenChanges,
  spokenShape,
  stringLines,
  type ToldShape,
} from './text';
import { type ChordView, chordTones } from './view';

/** What the commands of the Chords screen read and call. */
export interface ChordsCommandsDeps extends CheckCommandsDeps, ChangesCommandsDeps {
  /** The shape that was shown before this one, if any was. */
  readonly before: () => ToldShape | undefined;
  /** The index of the string that is told next. */
  readonly nextString: () => number;
  readonly say: (text: string) => void;
  readonly copy: (text: string) => Promise<void>;
  /** Puts a picture on the clipboard or into the downloads. */
  readonly copyPicture: (marks: readonly Mark[], file: string) => Promise<'copied' | 'saved'>;
  /** Opens the browser's dialog for printing the page. */
  readonly print: () => void;
  readonly name: () => string;
  /** Moves the focus to the text field for a chord. */
  readonly focusField: () => void;
}

const shared = { group: 'Chords', scope: 'screen', where: 'on Chords' } as const;

/** The shape on the neck; `undefined` if there is none. */
export function toldIn({ instrument, chord, voicing }: ChordView): ToldShape | undefined {
  return voicing && { instrument, chord, voicing };
}

const nothingShown = ({ view }: ChordsCommandsDeps): string | undefined =>
  view().voicing === undefined ? NO_SHAPE_SHORT : undefined;

/** The commands of the Chords screen, except those of its settings and its neck. */
const CHORDS_ACTIONS = {
  ...CHECK_ACTIONS,
  play: {
    ...shared,
    ...{ id: 'chords.play', title: 'Play' },
    keywords: ['sound', 'hear', 'strum', 'listen', 'arpeggio'],
    hotkeys: ['p'],
    hint: 'play',
    isPedal: true,
    opening: 'play',
    disabled: deps => soundDisabled(deps.sound.state()) ?? nothingShown(deps),
    run: ({ sound, view }) => sound.play(chordTones(view())),
  },
  nextString: {
    ...shared,
    ...{ id: 'chords.next-string', title: 'Next String' },
    keywords: ['string by string', 'read the chord', 'say the next string', 'tell me'],
    hotkeys: ['s'],
    hint: 'next string',
    isPedal: true,
    disabled: nothingShown,
    run({ view, nextString, say }) {
      const told = toldIn(view());
      const lines = told ? stringLines(told) : [];
      say(lines[nextString() % lines.length] ?? '');
    },
  },
  whole: {
    ...shared,
    ...{ id: 'chords.whole', title: 'Tell the Shape' },
    keywords: ['read the chord', 'say the shape', 'all strings', 'whole shape'],
    hotkeys: ['shift+s'],
    disabled: nothingShown,
    run({ view, say }) {
      const told = toldIn(view());
      if (told) say(spokenShape(told));
    },
  },
  changes: {
    ...shared,
    ...{ id: 'chords.changes', title: 'Tell What Changes' },
    keywords: ['difference', 'chord change', 'which fingers move', 'from the chord before'],
    hotkeys: ['w'],
    disabled: deps => nothingShown(deps) ?? (deps.before() === undefined ? NO_CHANGE : undefined),
    run({ view, before, say }) {
      const [from, to] = [before(), toldIn(view())];
      if (from && to) say(spokenChanges(from, to));
    },
  },
  copy: {
    ...shared,
    ...{ id: 'chords.copy', title: 'Copy' },
    keywords: ['text', 'clipboard', 'chord chart'],
    hotkeys: ['c'],
    disabled: nothingShown,
    run({ view, copy, name, say }) {
      const { voicing } = view();
      if (voicing)
        copy(copiedText(name(), voicing)).then(
          () => say(COPIED),
          error => {
            console.warn('Could not copy the chord', error);
            say(NOT_COPIED);
          },
        );
    },
  },
  picture: {
    ...shared,
    ...{ id: 'chords.picture', title: 'Copy as Picture' },
    keywords: ['image', 'png', 'diagram', 'share', 'download', 'clipboard'],
    disabled: nothingShown,
    run({ view, copyPicture, name, say }) {
      const told = toldIn(view());
      if (told === undefined) return;
      copyPicture(chordPicture(name(), told.voicing, stringLines(told)), 'fretty-chord.png').then(
        how => say(PICTURE_COPIED[how]),
        error => {
          console.warn('Could not copy the picture', error);
          say(NOT_COPIED);
        },
      );
    },
  },
  print: {
    ...shared,
    ...{ id: 'chords.print', title: 'Print' },
    keywords: ['paper', 'pdf', 'chord sheet', 'diagram'],
    disabled: nothingShown,
    run: ({ print }) => print(),
  },
  type: {
    ...shared,
    ...{ id: 'chords.type', title: 'Type a Chord' },
    keywords: ['enter a chord', 'chord name', 'symbol', 'text field', 'find a chord'],
    hotkeys: ['i'],
    hint: 'type a chord',
    run: ({ focusField }) => focusField(),
  },
  ...CHANGES_ACTIONS,
} as const satisfies Record<string, Action<ChordsCommandsDeps>>;

/** What other screens list of this one. */
export const chordsActions: ScreenActions = { actions: CHORDS_ACTIONS };

/** The commands of the Chords screen, except those of its settings and its neck. */
export interface ChordsCommands extends Readonly<Record<keyof typeof CHORDS_ACTIONS, Command>> {
  readonly all: readonly Command[];
}

/**
 * Creates the commands of the Chords screen.
 *
 * @example createChordsCommands(deps).changes.disabled // 'Show another chord first'
 */
export function createChordsCommands(deps: ChordsCommandsDeps): ChordsCommands {
  const commands = bindAll<keyof typeof CHORDS_ACTIONS, ChordsCommandsDeps>(CHORDS_ACTIONS, deps);
  return { ...commands, all: Object.values(commands) };
}
