import type { Command } from '../../commands/command';
import { isOpen, type Session } from '../../quiz/session';
import { chromaticOptions } from '../../settings/noteOptions';
import type { AccidentalStyle, PitchClass } from '../../theory/note';
import type { NotesAnswer, NotesQuestion } from './question';

export type NotesSession = Session<NotesQuestion, NotesAnswer>;

export interface NotesState {
  readonly session: NotesSession;
  readonly highlighted: number;
  readonly sound: 'on' | 'off';
}

/** What the commands of the Notes screen set off. */
export interface NotesActs {
  selectAll(): void;
  clearSelection(): void;
  play(): void;
  start(): void;
  /** Chooses a note; only a submit counts it. */
  choose(note: PitchClass): void;
  /** What an answer key does: chooses, and in a quick drill submits at once. */
  answer(note: PitchClass): void;
  submit(): void;
  next(): void;
  quit(): void;
}

const GROUP = 'Notes';
const QUIZ_GROUP = 'Notes quiz';
export const RESTS = 'Rests while a question is open: it would give the answer away';

const because = (reason: string | undefined) => (reason === undefined ? {} : { disabled: reason });

function playRests({ session, sound }: NotesState): string | undefined {
  if (session.status === 'asking') return RESTS;
  return sound === 'off' ? 'Sound is off in the settings' : undefined;
}

function explorerCommands(state: NotesState, acts: NotesActs): readonly Command[] {
  const rests = isOpen(state.session) ? RESTS : undefined;
  return [
    {
      id: 'notes.select-all',
      title: 'Select All',
      group: GROUP,
      scope: 'screen',
      hotkeys: ['shift+u'],
      keywords: ['highlight every note'],
      ...because(rests ?? (state.highlighted === 12 ? 'All notes are selected' : undefined)),
      run: acts.selectAll,
    },
    {
      id: 'notes.clear',
      title: 'Clear Selection',
      group: GROUP,
      scope: 'screen',
      hotkeys: ['u'],
      keywords: ['unselect', 'none', 'reset'],
      ...because(rests ?? (state.highlighted === 0 ? 'No note is selected' : undefined)),
      run: acts.clearSelection,
    },
    {
      id: 'notes.play',
      title: state.session.status === 'feedback' ? 'Hear it' : 'Play',
      group: GROUP,
      scope: 'screen',
      hotkeys: ['p'],
      keywords: ['sound', 'hear', 'replay', 'listen'],
      hint: 'play',
      ...because(playRests(state)),
      run: acts.play,
    },
  ];
}

function answerCommands(
  accidentals: AccidentalStyle,
  status: 'asking' | 'feedback',
  acts: NotesActs,
): readonly Command[] {
  return chromaticOptions(accidentals).map(({ code, text, words, keywords, stroke, pitch }) => ({
    id: `notes-quiz.answer.${code}`,
    title: `Answer ${text}`,
    words: `Answer ${words}`,
    group: QUIZ_GROUP,
    scope: 'quiz',
    hotkeys: stroke === undefined ? [] : [stroke],
    ...(keywords === undefined ? {} : { keywords }),
    ...because(status === 'feedback' ? 'Answered already: Enter goes on' : undefined),
    run: () => acts.answer(pitch),
  }));
}

/** The one thing that Enter does in a quiz: submit, then go on. */
function goOnCommand(session: NotesSession, acts: NotesActs): readonly Command[] {
  const shared = { group: QUIZ_GROUP, scope: 'quiz', hotkeys: ['Enter'] } as const;
  switch (session.status) {
    case 'idle':
    case 'completed':
      return [];
    case 'asking': {
      const unanswered = session.question.mode === 'name-note' && session.draft === undefined;
      return [
        {
          ...shared,
          id: 'notes-quiz.submit',
          title: 'Submit Answer',
          hint: 'submit',
          ...because(unanswered ? 'Choose a note first' : undefined),
          run: acts.submit,
        },
      ];
    }
    case 'feedback': {
      const isLast = session.answered.length === session.questions.length;
      return [
        {
          ...shared,
          id: 'notes-quiz.next',
          title: isLast ? 'See Results' : 'Next Question',
          hint: isLast ? 'results' : 'next',
          run: acts.next,
        },
      ];
    }
  }
}

function quizCommands({ session }: NotesState, acts: NotesActs): readonly Command[] {
  if (!isOpen(session))
    return [
      {
        id: 'notes-quiz.start',
        title: 'Start Quiz',
        group: QUIZ_GROUP,
        scope: 'screen',
        hotkeys: ['q'],
        keywords: ['begin', 'drill', 'practice', 'test'],
        hint: 'quiz',
        run: acts.start,
      },
    ];
  const quit: Command = {
    id: 'notes-quiz.quit',
    title: 'Quit Quiz',
    group: QUIZ_GROUP,
    scope: 'quiz',
    hotkeys: ['shift+q'],
    keywords: ['end', 'stop', 'leave'],
    run: acts.quit,
  };
  const question = session.status === 'asking' ? session.question : session.last.question;
  const answers =
    question.mode === 'name-note' ? answerCommands(question.setup.accidentals, session.status, acts) : [];
  return [...goOnCommand(session, acts), quit, ...answers];
}

/**
 * Every command of the Notes screen but those of its settings and its neck.
 *
 * @example notesCommands({ session: { status: 'idle' }, … }, acts).map(({ title }) => title)
 *   // ['Select All', 'Clear Selection', 'Play', 'Start Quiz']
 */
export function notesCommands(state: NotesState, acts: NotesActs): readonly Command[] {
  return [...explorerCommands(state, acts), ...quizCommands(state, acts)];
}
