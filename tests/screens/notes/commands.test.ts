import { describe, expect, test, vi } from 'vitest';
import {
  type NotesActs,
  type NotesSession,
  type NotesState,
  notesCommands,
  RESTS,
} from '../../../src/screens/notes/commands';
import { clashesIn } from '../../clashes';
import { draft, findC, found, nameGSharp, next, sessionAfter, start, submit } from './quizzes';

const noActs = () => ({
  selectAll: vi.fn(),
  clearSelection: vi.fn(),
  play: vi.fn(),
  start: vi.fn(),
  choose: vi.fn<NotesActs['choose']>(),
  answer: vi.fn<NotesActs['answer']>(),
  submit: vi.fn(),
  next: vi.fn(),
  quit: vi.fn(),
});

const IDLE: NotesSession = { status: 'idle' };

const stateOf = (session: NotesSession, changes: Partial<NotesState> = {}): NotesState => ({
  session,
  highlighted: 1,
  sound: 'on',
  ...changes,
});

const listed = (session: NotesSession, changes: Partial<NotesState> = {}) =>
  notesCommands(stateOf(session, changes), noActs());

function find(
  title: string,
  session: NotesSession,
  changes: Partial<NotesState> = {},
  acts: NotesActs = noActs(),
) {
  const found = notesCommands(stateOf(session, changes), acts).find(command => command.title === title);
  if (!found) throw new Error(`no command ${title}`);
  return found;
}

const titles = (session: NotesSession) => listed(session).map(({ title }) => title);

const SESSIONS: readonly (readonly [string, NotesSession])[] = [
  ['no quiz', IDLE],
  ['a find-note question', sessionAfter(start(findC, nameGSharp))],
  ['a name-note question', sessionAfter(start(nameGSharp, findC))],
  ['feedback on places', sessionAfter(start(findC, nameGSharp), submit(found(), 'wrong'))],
  ['feedback on a name', sessionAfter(start(nameGSharp), submit({ mode: 'name-note', note: 8 }, 'right'))],
  ['results', sessionAfter(start(findC), submit(found(), 'wrong'), next)],
];

describe('given no quiz', () => {
  test('when commands are listed, then they are the explorer’s and the start of a quiz', () => {
    expect(listed(IDLE).map(({ title, hotkeys }) => `${title} ${hotkeys?.join()}`)).toEqual([
      'Select All shift+u',
      'Clear Selection u',
      'Play p',
      'Start Quiz q',
    ]);
  });

  test('when all or no notes are highlighted, then what would change nothing says so', () => {
    expect(find('Select All', IDLE, { highlighted: 12 }).disabled).toBe('All notes are selected');
    expect(find('Select All', IDLE, { highlighted: 11 }).disabled).toBeUndefined();
    expect(find('Clear Selection', IDLE, { highlighted: 0 }).disabled).toBe('No note is selected');
    expect(find('Clear Selection', IDLE, { highlighted: 1 }).disabled).toBeUndefined();
  });

  test('when sound is off, then playing says so', () => {
    expect(find('Play', IDLE, { sound: 'off' }).disabled).toBe('Sound is off in the settings');
    expect(find('Play', IDLE).disabled).toBeUndefined();
  });

  test('when each is run, then it does its own act', () => {
    const acts = noActs();
    for (const title of ['Select All', 'Clear Selection', 'Play', 'Start Quiz'])
      find(title, IDLE, {}, acts).run();
    for (const act of ['selectAll', 'clearSelection', 'play', 'start'] as const)
      expect(acts[act]).toHaveBeenCalledOnce();
  });
});

describe('given a find-note question', () => {
  const session = sessionAfter(start(findC, nameGSharp));

  test('when commands are listed, then it can be submitted or quit, and nothing names a note', () => {
    expect(titles(session)).toEqual(['Select All', 'Clear Selection', 'Play', 'Submit Answer', 'Quit Quiz']);
  });

  test('when no place is chosen yet, then it can be submitted all the same', () => {
    expect(find('Submit Answer', session).disabled).toBeUndefined();
  });
});

describe('given a name-note question', () => {
  const session = sessionAfter(start(nameGSharp, findC));

  test('when no note is chosen, then Submit Answer says what to do first', () => {
    expect(find('Submit Answer', session).disabled).toBe('Choose a note first');
  });

  test('when a note is chosen, then it can be submitted by Enter', () => {
    const chosen = sessionAfter(start(nameGSharp), draft({ mode: 'name-note', note: 0 }));
    expect(find('Submit Answer', chosen).disabled).toBeUndefined();
    expect(find('Submit Answer', chosen).hotkeys).toEqual(['Enter']);
  });

  test('when answers are listed, then there are twelve, alike in all but their names, each with its key', () => {
    const answers = listed(session).filter(({ title }) => title.startsWith('Answer '));
    expect(answers.map(({ title, hotkeys }) => `${title.slice(7)} ${hotkeys?.join()}`)).toEqual([
      ...['C c', 'C# shift+c', 'D d', 'D# shift+d', 'E e', 'F f', 'F# shift+f', 'G g'],
      ...['G# shift+g', 'A a', 'A# shift+a', 'B b'],
    ]);
    expect(new Set(answers.map(({ scope, group, disabled }) => `${scope} ${group} ${disabled}`)).size).toBe(
      1,
    );
  });

  test('when an answer is run, then it answers with its note', () => {
    const acts = noActs();
    find('Answer G#', session, {}, acts).run();
    expect(acts.answer).toHaveBeenCalledExactlyOnceWith(8);
  });

  test('when the quiz is in flats, then so are the answers and their keys', () => {
    const flats = sessionAfter(
      start({ ...nameGSharp, setup: { ...nameGSharp.setup, accidentals: 'flats' } }),
    );
    expect(find('Answer Ab', flats).hotkeys).toEqual(['shift+a']);
    expect(find('Answer Ab', flats).words).toBe('Answer A flat');
  });

  test('when it has been answered, then the answers refuse, so that their keys do nothing else', () => {
    const feedback = sessionAfter(start(nameGSharp), submit({ mode: 'name-note', note: 0 }, 'wrong'));
    expect(find('Answer C', feedback).disabled).toBe('Answered already: Enter goes on');
    expect(find('Answer C', feedback).hotkeys).toEqual(['c']);
  });
});

describe('given a question of either type', () => {
  test.each([
    ['find-note', sessionAfter(start(findC))],
    ['name-note', sessionAfter(start(nameGSharp))],
  ])('when it is %s, then highlights and sound rest until it is answered', (_type, session) => {
    for (const title of ['Select All', 'Clear Selection', 'Play'])
      expect(find(title, session).disabled).toBe(RESTS);
  });

  test('when it has been answered, then Enter goes on, and it can be heard', () => {
    const feedback = sessionAfter(start(findC, nameGSharp), submit(found(), 'wrong'));
    expect(find('Next Question', feedback).hotkeys).toEqual(['Enter']);
    expect(find('Hear it', feedback).disabled).toBeUndefined();
    expect(titles(feedback)).not.toContain('Submit Answer');
  });

  test('when the last one has been answered, then Enter leads to the results', () => {
    const last = sessionAfter(start(findC), submit(found(), 'wrong'));
    expect(find('See Results', last).hotkeys).toEqual(['Enter']);
    expect(titles(last)).not.toContain('Next Question');
  });
});

describe('given the state of any quiz', () => {
  test.each(SESSIONS)('when it is %s, then no two commands want the same', (_what, session) => {
    expect(clashesIn(listed(session))).toEqual([]);
  });

  test.each(SESSIONS)('when it is %s, then a quiz can be started or quit, never both', (_what, session) => {
    const ways = titles(session).filter(title => ['Start Quiz', 'Quit Quiz'].includes(title));
    expect(ways).toEqual([
      session.status === 'asking' || session.status === 'feedback' ? 'Quit Quiz' : 'Start Quiz',
    ]);
  });
});
