import type { Command } from '../../commands/command';
import type { DigitKey } from '../../commands/hotkey';
import { isOpen, type Session } from '../../quiz/session';
import { ALL_KEYS, type Key, keyInfo, keyName, keyWords } from '../../theory/key';
import { wordsOf } from '../../theory/note';
import { isAnswer, type KeysQuestion } from './question';
import type { Selection } from './settings';
import type { Turn } from './wheel';

export type KeysSession = Session<KeysQuestion, string>;

export interface KeysState {
  readonly session: KeysSession;
  readonly selection: Selection;
  readonly sound: 'on' | 'off';
}

/** What the commands of the Keys screen set off. */
export interface KeysActs {
  select(key: Key): void;
  /** Steps on the circle, and says where to. */
  turn(turn: Turn): void;
  play(): void;
  start(): void;
  /** What a typed answer becomes: a draft, or in a quick drill, where it is whole, an answer at once. */
  type(text: string): void;
  /** Gives an answer in one go: a draft, which a quick drill submits at once. */
  answer(text: string, words: string): void;
  submit(): void;
  next(): void;
  quit(): void;
  end(): void;
  renew(): void;
}

const GROUP = 'Keys';
const QUIZ_GROUP = 'Keys quiz';
export const RESTS = 'Rests while a question is open: it would give the answer away';
export const SOUND_IS_OFF = 'Sound is off in the settings';
const NO_KEY = 'Select a key first';

const because = (reason: string | undefined) => (reason === undefined ? {} : { disabled: reason });

function playCommand({ session, selection, sound }: KeysState, acts: KeysActs): Command {
  const silent = sound === 'off' ? SOUND_IS_OFF : undefined;
  const unchosen = selection.kind === 'key' || session.status === 'feedback' ? undefined : NO_KEY;
  return {
    id: 'keys.play',
    title: session.status === 'feedback' ? 'Hear it' : 'Play',
    group: GROUP,
    scope: 'screen',
    hotkeys: ['p'],
    keywords: ['sound', 'hear', 'scale', 'listen'],
    hint: 'play',
    ...because(session.status === 'asking' ? RESTS : (silent ?? unchosen)),
    run: acts.play,
  };
}

function turnCommands({ session, selection }: KeysState, acts: KeysActs): readonly Command[] {
  const rests = because(isOpen(session) ? RESTS : undefined);
  const shared = { group: GROUP, scope: 'screen', ...rests } as const;
  const turns: readonly Command[] = [
    {
      ...shared,
      id: 'keys.clockwise',
      title: 'Up a fifth',
      hotkeys: ['ArrowRight'],
      keywords: ['next', 'circle', 'clockwise', 'sharper'],
      hint: 'by fifths',
      repeats: true,
      run: () => acts.turn('clockwise'),
    },
    {
      ...shared,
      id: 'keys.counterclockwise',
      title: 'Down a fifth',
      hotkeys: ['ArrowLeft'],
      keywords: ['previous', 'circle', 'counterclockwise', 'flatter', 'fourth'],
      repeats: true,
      run: () => acts.turn('counterclockwise'),
    },
  ];
  return selection.kind === 'key' && !isOpen(session)
    ? [...turns, ...relationCommands(selection.key, acts)]
    : turns;
}

/** To the keys that share a key's notes: its relative, and its other spelling. */
function relationCommands(key: Key, acts: KeysActs): readonly Command[] {
  const { relative, alternate } = keyInfo(key);
  const goTo: Command = {
    id: 'keys.relative',
    title: `Go to ${keyName(relative, 'letters')}`,
    words: `Go to ${keyWords(relative)}`,
    group: GROUP,
    scope: 'screen',
    hotkeys: ['s'],
    keywords: ['relative', 'swap', relative.type],
    hint: 'relative',
    run: () => acts.turn('relative'),
  };
  if (alternate === undefined) return [goTo];
  return [
    goTo,
    {
      id: 'keys.switch',
      title: `Switch to ${keyName(alternate, 'letters')}`,
      words: `Switch to ${keyWords(alternate)}`,
      group: GROUP,
      scope: 'screen',
      hotkeys: ['m'],
      keywords: ['enharmonic', 'spelling', 'sharps', 'flats'],
      hint: 'spelling',
      run: () => acts.select(alternate),
    },
  ];
}

const COUNTS: readonly DigitKey[] = ['0', '1', '2', '3', '4', '5', '6'];

/** What can be answered, in an order that tells nothing: by letter, or by number. */
function possibleAnswers({
  mode,
  key,
}: KeysQuestion): readonly Pick<Command, 'title' | 'words' | 'hotkeys'>[] {
  if (mode === 'count-accidentals') return COUNTS.map(count => ({ title: count, hotkeys: [count] }));
  return ALL_KEYS.filter(({ type }) => type === key.type)
    .map(({ tonic }) => tonic)
    .sort()
    .map(tonic => ({ title: tonic, words: wordsOf(tonic) }));
}

function answerCommands(session: KeysSession, acts: KeysActs): readonly Command[] {
  if (!isOpen(session)) return [];
  const question = session.status === 'asking' ? session.question : session.last.question;
  return possibleAnswers(question).map(({ title, words, hotkeys }) => ({
    id: `keys-quiz.answer.${title}`,
    title: `Answer ${title}`,
    ...(words === undefined ? {} : { words: `Answer ${words}` }),
    group: QUIZ_GROUP,
    scope: 'quiz',
    ...(hotkeys === undefined ? {} : { hotkeys }),
    ...because(session.status === 'feedback' ? 'Answered already: Enter goes on' : undefined),
    run: () => acts.answer(title, words ?? title),
  }));
}

/** The one thing that Enter does in a quiz: submit, then go on. */
function goOnCommand(session: KeysSession, acts: KeysActs): readonly Command[] {
  const shared = { group: QUIZ_GROUP, scope: 'quiz', hotkeys: ['Enter'] } as const;
  if (session.status === 'asking')
    return [
      {
        ...shared,
        id: 'keys-quiz.submit',
        title: 'Submit Answer',
        hint: 'submit',
        ...because(isAnswer(session.draft) ? undefined : 'Type an answer first'),
        run: acts.submit,
      },
    ];
  return session.status === 'feedback'
    ? [{ ...shared, id: 'keys-quiz.next', title: 'Next Question', hint: 'next', run: acts.next }]
    : [];
}

/** Before the first answer there is nothing to show for it, so that leaving goes back to the setup. */
function leaveCommand(session: KeysSession, acts: KeysActs): readonly Command[] {
  if (!isOpen(session)) return [];
  const shared = { group: QUIZ_GROUP, scope: 'quiz', hotkeys: ['shift+q'] } as const;
  return session.answered.length === 0
    ? [{ ...shared, id: 'keys-quiz.quit', title: 'Quit Quiz', keywords: ['stop', 'leave'], run: acts.quit }]
    : [
        {
          ...shared,
          id: 'keys-quiz.end',
          title: 'End Quiz',
          keywords: ['stop', 'leave', 'quit'],
          run: acts.end,
        },
      ];
}

function beginCommand(session: KeysSession, acts: KeysActs): readonly Command[] {
  const shared = { group: QUIZ_GROUP, scope: 'screen', hotkeys: ['q'], hint: 'quiz' } as const;
  switch (session.status) {
    case 'idle':
      return [
        {
          ...shared,
          id: 'keys-quiz.start',
          title: 'Start Quiz',
          keywords: ['begin', 'drill', 'practice', 'test', 'key signature'],
          run: acts.start,
        },
      ];
    case 'completed':
      return [
        { ...shared, id: 'keys-quiz.new', title: 'New Quiz', keywords: ['again', 'reset'], run: acts.renew },
      ];
    case 'asking':
    case 'feedback':
      return [];
  }
}

/**
 * Every command of the Keys screen but those of its settings.
 *
 * @example keysCommands({ session: { status: 'idle' }, selection: { kind: 'none' }, sound: 'on' }, acts)
 *   .map(({ title }) => title) // ['Play', 'Up a fifth', 'Down a fifth', 'Start Quiz']
 */
export function keysCommands(state: KeysState, acts: KeysActs): readonly Command[] {
  const { session } = state;
  return [
    playCommand(state, acts),
    ...turnCommands(state, acts),
    ...beginCommand(session, acts),
    ...goOnCommand(session, acts),
    ...leaveCommand(session, acts),
    ...answerCommands(session, acts),
  ];
}
