import { describe, expect, test, vi } from 'vitest';
import {
  type KeysActs,
  type KeysSession,
  type KeysState,
  keysCommands,
  RESTS,
} from '../../../src/screens/keys/commands';
import { keysTable, type Selection } from '../../../src/screens/keys/settings';
import { settingCommands } from '../../../src/settings/settingCommands';
import { ALL_KEYS } from '../../../src/theory/key';
import { clashesIn } from '../../clashes';
import {
  B_FLAT_MINOR,
  countKey,
  D_MAJOR,
  D_SHARP_MINOR,
  draft,
  end,
  F_SHARP_MAJOR,
  G_FLAT_MAJOR,
  IDLE,
  nameKey,
  next,
  sessionAfter,
  start,
  submit,
} from './quizzes';

const noActs = () => ({
  select: vi.fn<KeysActs['select']>(),
  turn: vi.fn<KeysActs['turn']>(),
  play: vi.fn(),
  start: vi.fn(),
  type: vi.fn<KeysActs['type']>(),
  answer: vi.fn<KeysActs['answer']>(),
  submit: vi.fn(),
  next: vi.fn(),
  quit: vi.fn(),
  end: vi.fn(),
  renew: vi.fn(),
});

const D_SELECTED: Selection = { kind: 'key', key: D_MAJOR };

const listed = (session: KeysSession, changes: Partial<KeysState> = {}, acts: KeysActs = noActs()) =>
  keysCommands({ session, selection: D_SELECTED, sound: 'on', ...changes }, acts);

function find(
  title: string,
  session: KeysSession,
  changes: Partial<KeysState> = {},
  acts: KeysActs = noActs(),
) {
  const found = listed(session, changes, acts).find(command => command.title === title);
  if (!found) throw new Error(`no command ${title}`);
  return found;
}

const titles = (session: KeysSession, changes: Partial<KeysState> = {}) =>
  listed(session, changes)
    .map(({ title }) => title)
    .filter(title => !title.startsWith('Answer'));

const ASKING = sessionAfter(start(nameKey(D_MAJOR), countKey(B_FLAT_MINOR)));
const ANSWERED = sessionAfter(start(nameKey(D_MAJOR), countKey(B_FLAT_MINOR)), submit('right'));
const COUNTING = sessionAfter(start(nameKey(D_MAJOR), countKey(B_FLAT_MINOR)), submit('right'), next);
const COMPLETED = sessionAfter(start(nameKey(D_MAJOR)), submit('wrong'), next);

describe('given no quiz', () => {
  test('when a key is selected, then it can be played, turned from, left for its relative, and a quiz started', () => {
    expect(listed(IDLE).map(({ title, hotkeys }) => `${title}: ${hotkeys?.join()}`)).toEqual([
      'Play: p',
      'Up a fifth: ArrowRight',
      'Down a fifth: ArrowLeft',
      'Go to B minor: s',
      'Start Quiz: q',
    ]);
  });

  test.each([{ kind: 'none' }, { kind: 'unknown' }] as const)(
    'when the selection is $kind, then Play says what it lacks and nothing leads to a relative',
    selection => {
      expect(find('Play', IDLE, { selection }).disabled).toBe('Select a key first');
      expect(titles(IDLE, { selection })).toEqual(['Play', 'Up a fifth', 'Down a fifth', 'Start Quiz']);
    },
  );

  test('when sound is off, then Play says so', () => {
    expect(find('Play', IDLE, { sound: 'off' }).disabled).toBe('Sound is off in the settings');
  });

  test.each([
    [F_SHARP_MAJOR, 'Switch to Gb major', 'Switch to G flat major'],
    [G_FLAT_MAJOR, 'Switch to F# major', 'Switch to F sharp major'],
    [D_SHARP_MINOR, 'Switch to Eb minor', 'Switch to E flat minor'],
    [{ tonic: 'Eb', type: 'minor' }, 'Switch to D# minor', 'Switch to D sharp minor'],
  ] as const)('when %o is selected, then it offers "%s", spoken "%s"', (key, title, words) => {
    const acts = noActs();
    const command = find(title, IDLE, { selection: { kind: 'key', key } }, acts);

    command.run();

    expect(command).toMatchObject({ words, hotkeys: ['m'] });
    expect(acts.select).toHaveBeenCalledOnce();
    expect(`Switch to ${acts.select.mock.calls[0]?.[0].tonic}`).toBe(title.replace(/ (major|minor)$/, ''));
  });

  test('when any other key is selected, then no switch is offered', () => {
    const switching = ALL_KEYS.filter(key =>
      listed(IDLE, { selection: { kind: 'key', key } }).some(({ id }) => id === 'keys.switch'),
    );
    expect(switching.map(({ tonic, type }) => `${tonic} ${type}`)).toEqual([
      'F# major',
      'Gb major',
      'D# minor',
      'Eb minor',
    ]);
  });
});

describe('given an open question', () => {
  test('when it isn’t answered, then what would give it away rests', () => {
    for (const title of ['Play', 'Up a fifth', 'Down a fifth'])
      expect(find(title, ASKING).disabled, title).toBe(RESTS);
    expect(titles(ASKING, { selection: { kind: 'key', key: F_SHARP_MAJOR } })).toEqual([
      'Play',
      'Up a fifth',
      'Down a fifth',
      'Submit Answer',
      'Quit Quiz',
    ]);
  });

  test.each(['', '  '])('when the draft is "%s", then it can’t be submitted', text => {
    const session = sessionAfter(start(nameKey(D_MAJOR)), draft(text));

    expect(find('Submit Answer', session).disabled).toBe('Type an answer first');
  });

  test('when something is typed, then Enter submits it', () => {
    const session = sessionAfter(start(nameKey(D_MAJOR)), draft('x'));

    expect(find('Submit Answer', session)).toMatchObject({ hotkeys: ['Enter'] });
    expect(find('Submit Answer', session).disabled).toBeUndefined();
  });

  test('when it is the first, then leaving quits; after an answer it ends the quiz', () => {
    expect([titles(ASKING).at(-1), titles(ANSWERED).at(-1), titles(COUNTING).at(-1)]).toEqual([
      'Quit Quiz',
      'End Quiz',
      'End Quiz',
    ]);
  });

  test('when it is answered, then Enter goes on, and its scale can be heard', () => {
    expect(find('Next Question', ANSWERED).hotkeys).toEqual(['Enter']);
    expect(find('Hear it', ANSWERED, { selection: { kind: 'none' } }).disabled).toBeUndefined();
  });
});

describe('given answers in the palette', () => {
  const answers = (session: KeysSession) => listed(session).filter(({ title }) => title.startsWith('Answer'));

  test('when a key is to be named, then all thirteen of its type are offered, by letter', () => {
    expect(answers(ASKING).map(({ title }) => title.slice('Answer '.length))).toEqual([
      ...['A', 'Ab', 'B', 'Bb', 'C', 'D', 'Db', 'E', 'Eb', 'F', 'F#', 'G', 'Gb'],
    ]);
    expect(answers(ASKING).find(({ title }) => title === 'Answer Bb')?.words).toBe('Answer B flat');
  });

  test('when accidentals are to be counted, then every number is offered, a digit each', () => {
    expect(answers(COUNTING).map(({ title, hotkeys }) => `${title}: ${hotkeys?.join()}`)).toEqual(
      ['0', '1', '2', '3', '4', '5', '6'].map(count => `Answer ${count}: ${count}`),
    );
  });

  test('when two questions of one kind are compared, then their commands are the same: none shows the answer', () => {
    const shown = (session: KeysSession) =>
      listed(session).map(({ run: _, ...command }) => JSON.stringify(command));
    for (const key of ALL_KEYS) {
      const twin = key.type === 'major' ? D_MAJOR : B_FLAT_MINOR;
      expect(shown(sessionAfter(start(nameKey(key))))).toEqual(shown(sessionAfter(start(nameKey(twin)))));
      expect(shown(sessionAfter(start(countKey(key))))).toEqual(shown(sessionAfter(start(countKey(twin)))));
    }
  });

  test('when one is run, then it answers with its text and its words', () => {
    const acts = noActs();

    find('Answer Bb', ASKING, {}, acts).run();

    expect(acts.answer).toHaveBeenCalledExactlyOnceWith('Bb', 'B flat');
  });

  test('when the question is answered, then they rest', () => {
    expect(answers(ANSWERED).every(({ disabled }) => disabled === 'Answered already: Enter goes on')).toBe(
      true,
    );
  });
});

describe('given a completed quiz', () => {
  test('when commands are listed, then New Quiz is there and no start', () => {
    expect(titles(COMPLETED)).toEqual(['Play', 'Up a fifth', 'Down a fifth', 'Go to B minor', 'New Quiz']);
  });
});

describe('given all commands of the screen', () => {
  const settings = settingCommands(keysTable, {
    id: 'keys',
    title: 'Keys',
    choices: new Map(),
    apply: () => {},
    locks: new Map(),
    hotkeys: 'on',
  });
  const around = ['h', 't'].map(hotkey => ({
    id: `around.${hotkey}`,
    title: hotkey,
    group: 'Keys',
    scope: 'screen' as const,
    hotkeys: [hotkey === 'h' ? ('h' as const) : ('t' as const)],
    run: () => {},
  }));

  test.each([
    ['no quiz', IDLE],
    ['a name to give', ASKING],
    ['a number to give', COUNTING],
    ['an answer given', ANSWERED],
    ['an early end', sessionAfter(start(nameKey(D_MAJOR), nameKey(D_MAJOR)), submit('right'), end)],
  ] as const)('when there is %s, then no id and no hotkey is claimed twice', (_, session) => {
    for (const key of [D_MAJOR, F_SHARP_MAJOR])
      expect(
        clashesIn([...settings, ...around, ...listed(session, { selection: { kind: 'key', key } })]),
      ).toEqual([]);
  });
});
