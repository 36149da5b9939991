import { describe, expect, test, vi } from 'vitest';
import { isOffered } from '../../../src/commands/command';
import type { AnyNeckSession } from '../../../src/neckQuiz/definition';
import type { Places } from '../../../src/neckQuiz/pickedPlaces';
import { createQuizCommands } from '../../../src/quiz/commands';
import type { ItemRound } from '../../../src/quiz/results';
import { createNotesCommands, notesWording } from '../../../src/screens/notes/commands';
import { findNote } from '../../../src/screens/notes/quiz/findNote';
import { nameNote } from '../../../src/screens/notes/quiz/nameNote';
import type { AnyNotesQuiz, NotesQuestion, NotesSetup } from '../../../src/screens/notes/quiz/question';
import { NOTES_QUIZZES, notesQuiz } from '../../../src/screens/notes/quiz/quizzes';
import { notesSettings, notesTable } from '../../../src/screens/notes/settings';
import { PITCH_CLASSES } from '../../../src/theory/note';
import { clashesIn } from '../../clashes';
import { quizOn } from '../../quiz/quizOn';
import { settingsOf } from '../../settings/made';
import { findC, nameGSharp, place, sessionOf, setup } from './quizzes';

const GIVES_AWAY = 'Not while a question is open';
const ANSWERS = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'].map(
  name => `Answer ${name}`,
);

/** The commands of the Notes screen, with a quiz and a sound that the test decides on. */
function commandsOf(session: AnyNeckSession = { status: 'idle' }) {
  const now: { session: AnyNeckSession } = { session };
  const settings = settingsOf(notesTable, { id: 'notes' });
  const sound: { state: 'on' | 'off' } = { state: 'on' };
  const say = vi.fn<(text: string) => void>();
  const play = vi.fn();
  const controller = {
    start: vi.fn(),
    whyNone: () => undefined,
    isLate: () => false,
    itemRound: vi.fn<() => ItemRound | undefined>(),
    drillThese: vi.fn(),
    answerBy: vi.fn(),
    submit: vi.fn(),
    giveUp: vi.fn(),
    showAnswer: vi.fn(),
    judge: vi.fn(),
    next: vi.fn(),
    quit: vi.fn(),
    end: vi.fn(),
    finish: vi.fn(),
    startAgain: vi.fn(),
    goOn: vi.fn(),
    sayFigures: vi.fn(),
    repeat: vi.fn(),
    togglePause: vi.fn(),
  };
  const quiz = createQuizCommands(
    {
      state: () => now.session,
      presence: () => ({ isShown: true, isPaused: false, isPresenting: false }),
    },
    controller,
    notesWording,
    Object.values(NOTES_QUIZZES),
  );
  const pictures = { copy: vi.fn(), save: vi.fn() };
  const commands = createNotesCommands({
    ...{ session: () => now.session, quiz, settings, say, play },
    soundState: () => sound.state,
    drone: { state: () => 'off', disabled: () => undefined, toggle: vi.fn() },
    pictures,
    picture: () => PICTURE,
  });
  const offered = () => commands.all.filter(isOffered);
  const titles = () => offered().map(({ title }) => title);
  return { now, settings, sound, say, play, pictures, controller, commands, offered, titles };
}

const PICTURE = { width: 1, height: 1, marks: [], title: 'Fretboard', description: '' };

const finding = sessionOf(findNote, findC);
const naming = sessionOf(nameNote, nameGSharp);

const FINDING: AnyNeckSession = finding.sessionAfter();
const NAMING: AnyNeckSession = naming.sessionAfter();
const FOUND: AnyNeckSession = finding.sessionAfter(finding.submit([]));
const NAMED: AnyNeckSession = naming.sessionAfter(naming.submit(8));
const LAST: AnyNeckSession = naming.sessionAfter(naming.submit(8), naming.next(nameGSharp), naming.submit(0));
const RESULTS: AnyNeckSession = finding.sessionAfter(finding.submit([]), finding.next(undefined));

const REPEAT = 'Repeat the question';

const TAKEN_ALONG = ['Copy as Picture', 'Save as SVG'];
const EXPLORER = ['Select All', 'Clear Selection', 'Play', 'Turn Drone on', ...TAKEN_ALONG];
const ANSWERED = ['Select All', 'Clear Selection', 'Hear it', 'Turn Drone on', ...TAKEN_ALONG];

const STATES: readonly (readonly [string, AnyNeckSession, readonly string[]])[] = [
  ['no quiz', { status: 'idle' }, [...EXPLORER, 'Start Quiz']],
  ['a find-note question', FINDING, [...EXPLORER, 'Submit Answer', "I Don't Know", 'Quit Quiz', REPEAT]],
  [
    'a name-note question',
    NAMING,
    [...EXPLORER, 'Submit Answer', "I Don't Know", 'Quit Quiz', ...ANSWERS, REPEAT],
  ],
  ['feedback on places', FOUND, [...ANSWERED, 'Next Question', 'Quit Quiz', REPEAT]],
  ['feedback on a name', NAMED, [...ANSWERED, 'Next Question', 'Quit Quiz', ...ANSWERS, REPEAT]],
  ['feedback on the last', LAST, [...ANSWERED, 'See Results', 'Quit Quiz', ...ANSWERS, REPEAT]],
  ['results', RESULTS, [...EXPLORER, 'Start Quiz', 'Start Again']],
];

describe('given the Notes screen', () => {
  test.each(STATES)(
    'when it has %s, then just what can be done then is offered',
    (_what, session, expected) => {
      expect(commandsOf(session).titles()).toEqual(expected);
    },
  );

  test.each(STATES)('when it has %s, then no two commands share a hotkey', (_what, session) => {
    expect(clashesIn(commandsOf(session).offered())).toEqual([]);
  });

  test('when its state changes, then its commands are the same objects', () => {
    const { now, commands } = commandsOf();
    const before = [...commands.all];
    for (const [, session] of STATES) {
      now.session = session;
      for (const [index, command] of commands.all.entries()) expect(command).toBe(before[index]);
    }
  });
});

describe('given no quiz', () => {
  test('when the explorer’s hotkeys are compared, then each is unique', () => {
    const { offered } = commandsOf();
    expect(offered().map(({ title, hotkeys }) => `${title} ${hotkeys?.join()}`.trim())).toEqual([
      'Select All shift+u',
      'Clear Selection u',
      'Play p',
      'Turn Drone on shift+h',
      'Copy as Picture',
      'Save as SVG',
      'Start Quiz q',
    ]);
  });

  test('when all or no notes are highlighted, then the command that would change nothing says so', () => {
    const { commands, settings } = commandsOf();
    expect(commands.selectAll.disabled).toBeUndefined();
    expect(commands.clear.disabled).toBe('No notes are selected');
    settings.write(notesSettings.highlights, [4]);
    expect(commands.selectAll.disabled).toBeUndefined();
    expect(commands.clear.disabled).toBeUndefined();
    settings.write(notesSettings.highlights, PITCH_CLASSES);
    expect(commands.selectAll.disabled).toBe('All notes are selected');
    expect(commands.clear.disabled).toBeUndefined();
  });

  test('when all are selected or cleared, then that is done and spoken', () => {
    const { commands, settings, say } = commandsOf();
    commands.selectAll.run();
    expect(settings.read(notesSettings.highlights)).toEqual(PITCH_CLASSES);
    expect(say).toHaveBeenLastCalledWith('All notes, on');
    commands.clear.run();
    expect(settings.read(notesSettings.highlights)).toEqual([]);
    expect(say).toHaveBeenLastCalledWith('All notes, off');
  });

  test('when sound is off, then Play says so', () => {
    const { commands, sound } = commandsOf();
    expect(commands.play.disabled).toBeUndefined();
    sound.state = 'off';
    expect(commands.play.disabled).toBe('Sound is off in the settings');
  });

  test('when its picture is copied or saved, then it is that of the neck, under the name of the screen', () => {
    const { commands, pictures } = commandsOf();
    commands.copyPicture.run();
    commands.saveSvg.run();
    expect(pictures.copy).toHaveBeenCalledWith(PICTURE, 'fretty-notes');
    expect(pictures.save).toHaveBeenCalledWith(PICTURE, 'fretty-notes');
  });

  test('when Play or Start Quiz is run, then it does so', () => {
    const { commands, play, controller } = commandsOf();
    commands.play.run();
    commands.quiz.start.run();
    expect(play).toHaveBeenCalledOnce();
    expect(controller.start).toHaveBeenCalledOnce();
  });
});

describe('given an open question', () => {
  test.each([FINDING, NAMING, FOUND])(
    'when its neck would be taken along, then that waits for its end',
    session => {
      const { commands } = commandsOf(session);
      expect(commands.copyPicture.disabled).toMatch(/while a question is open/);
      expect(commands.saveSvg.disabled).toMatch(/while a question is open/);
    },
  );
});

describe('given a find-note question', () => {
  test('when nothing is selected, then Submit Answer says so, until something is, and again once that is taken back', () => {
    const submitAfter = (...drafts: readonly Places[]) =>
      commandsOf(finding.sessionAfter(...drafts.map(finding.draft))).commands.quiz.submit.disabled;
    expect(submitAfter()).toBe('Nothing selected yet');
    expect(submitAfter([place(0, 8)])).toBeUndefined();
    expect(submitAfter([place(0, 8)], [])).toBe('Nothing selected yet');
  });
});

describe('given a name-note question', () => {
  test('when no note is chosen, then Submit Answer says what to do first, until one is', () => {
    expect(commandsOf(NAMING).commands.quiz.submit.disabled).toBe('Choose a note first');
    const { submit } = commandsOf(naming.sessionAfter(naming.draft(0))).commands.quiz;
    expect(submit.disabled).toBeUndefined();
    expect(submit.hotkeys).toEqual(['Enter']);
  });

  test('when answers are listed, then there are twelve, the same but for their names, each with its hotkey', () => {
    const answers = commandsOf(NAMING).commands.quiz.answers.filter(isOffered);
    expect(answers.map(({ title, hotkeys }) => `${title.slice(7)} ${hotkeys?.join()}`)).toEqual([
      ...['C c', 'C# shift+c', 'D d', 'D# shift+d', 'E e', 'F f', 'F# shift+f', 'G g'],
      ...['G# shift+g', 'A a', 'A# shift+a', 'B b'],
    ]);
    const kinds = answers.map(({ scope, group, disabled }) => `${scope} ${group} ${disabled}`);
    expect([...new Set(kinds)]).toEqual(['quiz Notes quiz undefined']);
  });

  test('when an answer is run, then it answers with its note', () => {
    const { commands, controller } = commandsOf(NAMING);
    commands.quiz.answers.find(({ title }) => title === 'Answer G#')?.run();
    expect(controller.answerBy).toHaveBeenCalledExactlyOnceWith('G#');
  });

  test('when the quiz is in flats, then so are the answers and their keys', () => {
    const flats = sessionOf(nameNote, { ...nameGSharp, setup: { ...setup, accidentals: 'flats' } });
    const { answers } = commandsOf(flats.sessionAfter()).commands.quiz;
    expect(answers.find(({ title }) => title === 'Answer Ab')).toMatchObject({
      hotkeys: ['shift+a'],
      spoken: 'Answer A flat',
    });
  });

  test('when it has been answered, then the answers are disabled, so that their hotkeys do nothing else', () => {
    const { answers } = commandsOf(NAMED).commands.quiz;
    expect(answers[0]).toMatchObject({
      title: 'Answer C',
      disabled: 'Already answered: press Enter to continue',
      hotkeys: ['c'],
    });
  });
});

describe('given a question of either type', () => {
  test.each([
    ['find-note', FINDING],
    ['name-note', NAMING],
  ])('when it is %s, then highlights and sound can’t be used until it is answered', (_type, session) => {
    const { selectAll, clear, play } = commandsOf(session).commands;
    for (const command of [selectAll, clear, play]) expect(command.disabled).toBe(GIVES_AWAY);
  });

  test.each([
    ['find-note', FOUND],
    ['name-note', NAMED],
  ])('when %s has been answered, then Enter continues, and it can be heard', (_type, session) => {
    const { selectAll, clear, play, quiz } = commandsOf(session).commands;
    expect(quiz.next.hotkeys).toEqual(['Enter']);
    expect(play.disabled).toBeUndefined();
    for (const command of [selectAll, clear]) expect(command.disabled).toBe(GIVES_AWAY);
  });

  test('when it has been answered with sound off, then Play is disabled and says why', () => {
    const { commands, sound } = commandsOf(NAMED);
    sound.state = 'off';
    expect(commands.play.disabled).toBe('Sound is off in the settings');
  });

  test('when the last one has been answered, then Enter leads to the results', () => {
    expect(commandsOf(LAST).commands.quiz.next).toMatchObject({
      title: 'See Results',
      hint: 'results',
      hotkeys: ['Enter'],
    });
  });
});

describe.each(['find-note', 'name-note'] as const)('given a whole quiz of the type %s', type => {
  test('when it is taken, then it can be started or quit, never both, and its last answer leads to the results', () => {
    const { store, controller, commands } = quizOn<NotesSetup, NotesQuestion, unknown, AnyNotesQuiz>({
      storeIn: notesQuiz,
      wording: notesWording,
      quizzes: Object.values(NOTES_QUIZZES),
      prepare: () => ({ quiz: NOTES_QUIZZES[type], setup }),
    });
    const ways = () => [commands.start, commands.quit].filter(isOffered).map(({ title }) => title);
    expect(ways()).toEqual(['Start Quiz']);
    commands.start.run();
    for (let count = 1; count <= 12; count += 1) {
      expect(ways()).toEqual(['Quit Quiz']);
      controller.draft(type === 'name-note' ? 0 : [place(0, 0)]);
      commands.submit.run();
      expect(ways()).toEqual(['Quit Quiz']);
      expect(commands.next.title).toBe(count === 12 ? 'See Results' : 'Next Question');
      commands.next.run();
    }
    expect(store.state().status).toBe('completed');
    expect(ways()).toEqual(['Start Quiz']);
  });
});
