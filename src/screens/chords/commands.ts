import type { Action } from '../../commands/action';
import { type QuizCommands, START_KEYWORDS } from '../../quiz/commands';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import type { Picture } from '../../ui/picture/marks';
import {
  bindWithQuiz,
  dialogWording,
  type PlayDeps,
  playAction,
  type ScreenActions,
  type ScreenCommands,
} from '../action';
import { type PictureDeps, pictureActions } from '../picture';
import { CHANGES_ACTIONS, type ChangesCommandsDeps } from './changes/commands';
import { CHECK_ACTIONS, type CheckCommandsDeps } from './check/commands';
import {
  COPIED,
  copiedText,
  NECK_PICTURE,
  NO_CHANGE,
  NO_SHAPE_SHORT,
  NOT_COPIED,
  spokenChanges,
  spokenShape,
  stringLines,
  type ToldShape,
} from './text';
import { type ChordView, chordTones } from './view';

export const chordsWording = dialogWording('chords-quiz', 'Chords quiz', [...START_KEYWORDS, 'chord quiz']);

/** What the strings of an open question do, as it may be told; no lines where that is the answer. */
export interface ToldStrings {
  /** Changes with what is told. */
  readonly of: unknown;
  readonly lines: readonly string[];
  /** Whether a chord can be typed as the answer. */
  readonly isTyped: boolean;
}

/** What the commands of the Chords screen read and call. */
export interface ChordsCommandsDeps extends PlayDeps, CheckCommandsDeps, ChangesCommandsDeps, PictureDeps {
  /** The shape that was shown before this one, if any was. */
  readonly before: () => ToldShape | undefined;
  /** The index of the string that is told next of what has such strings. */
  readonly nextString: (of: unknown) => number;
  readonly quiz: QuizCommands;
  /** Plays what the open question is about. */
  readonly playQuestion: () => void;
  /** What the strings of an open question do, if there is one. */
  readonly toldStrings: () => ToldStrings | undefined;
  readonly say: (text: string) => void;
  readonly copy: (text: string) => Promise<void>;
  /** A picture of the shape on the neck. */
  readonly neckPicture: () => Picture;
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

const nothingShown = ({ view }: Pick<ChordsCommandsDeps, 'view'>): string | undefined =>
  view().voicing === undefined ? NO_SHAPE_SHORT : undefined;

/** Why nothing is said of the chord that is set: there is none, or a question hides it. */
const chordDisabled = (deps: ChordsCommandsDeps): string | undefined =>
  deps.toldStrings() ? BLOCKED_BY_QUESTION : nothingShown(deps);

/** Why no string is told: there is no shape, or it is what is asked. */
const stringsDisabled = (deps: ChordsCommandsDeps): string | undefined => {
  const asked = deps.toldStrings();
  if (asked) return asked.lines.length > 0 ? undefined : BLOCKED_BY_QUESTION;
  return nothingShown(deps);
};

const inQuestion = ({ toldStrings }: ChordsCommandsDeps) => (toldStrings() ? 'quiz' : 'screen');

const isFree = ({ toldStrings }: ChordsCommandsDeps): boolean => toldStrings() === undefined;

/** Beside the picture of the diagram, that of the neck. */
const NECK_ACTIONS = pictureActions<ChordsCommandsDeps>({
  ...{ id: 'chords.neck', group: shared.group, titles: NECK_PICTURE, disabled: chordDisabled },
  pictureOf: ({ neckPicture }) => neckPicture(),
});

/** The commands of the Chords screen, except those of its settings and its neck. */
const CHORDS_ACTIONS = {
  ...CHECK_ACTIONS,
  check: {
    ...CHECK_ACTIONS.check,
    disabled: deps => (deps.toldStrings() ? BLOCKED_BY_QUESTION : CHECK_ACTIONS.check.disabled(deps)),
  },
  play: playAction({
    group: shared.group,
    where: shared.where,
    ...{ id: 'chords.play', title: 'Play' },
    keywords: ['sound', 'hear', 'strum', 'listen', 'arpeggio'],
    nothingToPlay: nothingShown,
    run({ toldStrings, playQuestion, sound, view }: ChordsCommandsDeps) {
      if (toldStrings()) playQuestion();
      else sound.play(chordTones(view()));
    },
  }),
  nextString: {
    ...shared,
    ...{ id: 'chords.next-string', title: 'Next String' },
    keywords: ['string by string', 'read the chord', 'say the next string', 'tell me'],
    hotkeys: ['s'],
    hint: 'next string',
    isPedal: true,
    scope: inQuestion,
    disabled: stringsDisabled,
    run({ view, toldStrings, nextString, say }) {
      const told = toldIn(view());
      const { of, lines } = toldStrings() ?? { of: told?.voicing, lines: told ? stringLines(told) : [] };
      say(lines[nextString(of) % lines.length] ?? '');
    },
  },
  whole: {
    ...shared,
    ...{ id: 'chords.whole', title: 'Say the Shape' },
    keywords: ['read the chord', 'tell the shape', 'all strings', 'whole shape'],
    hotkeys: ['shift+s'],
    scope: inQuestion,
    disabled: stringsDisabled,
    run({ view, toldStrings, say }) {
      const told = toldIn(view());
      const asked = toldStrings();
      if (asked) say(asked.lines.join(' '));
      else if (told) say(spokenShape(told));
    },
  },
  changes: {
    ...shared,
    ...{ id: 'chords.changes', title: 'Say What Changes' },
    keywords: [
      'difference',
      'tell what changes',
      'chord change',
      'which fingers move',
      'from the chord before',
    ],
    hotkeys: ['w'],
    disabled: deps => chordDisabled(deps) ?? (deps.before() === undefined ? NO_CHANGE : undefined),
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
    disabled: chordDisabled,
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
  ...pictureActions<ChordsCommandsDeps>({ id: 'chords', group: shared.group, disabled: chordDisabled }),
  copyNeck: NECK_ACTIONS.copyPicture,
  saveNeck: NECK_ACTIONS.saveSvg,
  print: {
    ...shared,
    ...{ id: 'chords.print', title: 'Print' },
    keywords: ['paper', 'pdf', 'chord sheet', 'diagram'],
    disabled: chordDisabled,
    run: ({ print }) => print(),
  },
  type: {
    ...shared,
    ...{ id: 'chords.type', title: 'Type a Chord' },
    keywords: ['enter a chord', 'chord name', 'symbol', 'text field', 'find a chord'],
    hotkeys: ['i'],
    hint: 'type a chord',
    disabled: ({ toldStrings }) => (toldStrings()?.isTyped === false ? BLOCKED_BY_QUESTION : undefined),
    run: ({ focusField }) => focusField(),
  },
  ...CHANGES_ACTIONS,
  typeList: { ...CHANGES_ACTIONS.typeList, isOffered: isFree },
  minute: { ...CHANGES_ACTIONS.minute, isOffered: isFree },
  metronome: { ...CHANGES_ACTIONS.metronome, isOffered: isFree },
} as const satisfies Record<string, Action<ChordsCommandsDeps>>;

/** What other screens list of this one. */
export const chordsActions: ScreenActions = { actions: CHORDS_ACTIONS, quiz: chordsWording };

/** The commands of the Chords screen, except those of its settings and its neck. */
export type ChordsCommands = ScreenCommands<keyof typeof CHORDS_ACTIONS>;

/**
 * Creates the commands of the Chords screen.
 *
 * @example createChordsCommands(deps).changes.disabled // 'Show another chord first'
 */
export const createChordsCommands = (deps: ChordsCommandsDeps): ChordsCommands =>
  bindWithQuiz<keyof typeof CHORDS_ACTIONS, ChordsCommandsDeps>(CHORDS_ACTIONS, deps);
