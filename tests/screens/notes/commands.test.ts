import { describe, expect, test, vi } from 'vitest';
import { type Command, isOffered } from '../../../src/commands/command';
import { STANDARD_GUITAR } from '../../../src/instrument/instrument';
import { createNotesCommands } from '../../../src/screens/notes/commands';
import type { AnyNotesQuiz, NotesQuestion, NotesSetup } from '../../../src/screens/notes/definition';
import { NOTES_QUIZZES, notesQuiz, notesSetup, notesWording } from '../../../src/screens/notes/quiz';
import { notesSettings, notesTable } from '../../../src/screens/notes/settings';
import { PITCH_CLASSES } from '../../../src/theory/note';
import { clashesIn } from '../../clashes';
import { quizOn } from '../../quiz/quizOn';
import { memorySettings } from '../../settings/memorySettings';

const GIVES_AWAY = 'Rests while a question is open: it would give the answer away';

/** The commands of the Notes screen, opened with a query. */
function notesAt(query = '', sound: 'on' | 'off' = 'on') {
  const settings = memorySettings('notes', notesTable, query);
  const quiz = quizOn<NotesSetup, NotesQuestion, unknown, AnyNotesQuiz>({
    storeIn: notesQuiz,
    wording: notesWording,
    quizzes: Object.values(NOTES_QUIZZES),
    prepare: () => ({
      quiz: NOTES_QUIZZES[settings.read(notesSettings.quizType)],
      setup: notesSetup(settings, STANDARD_GUITAR),
    }),
  });
  const calls = { say: vi.fn<(text: string) => void>(), play: vi.fn() };
  const commands = createNotesCommands({
    ...{ session: quiz.store.state, quiz: quiz.commands, settings, sound: { state: sound }, ...calls },
  });
  const offered = () => commands.all.filter(isOffered);
  return {
    ...{ ...quiz, commands, settings, ...calls, offered },
    titles: () => offered().map(({ title }) => title),
    find(title: string): Command {
      const found = offered().find(command => command.title === title);
      if (!found) throw new Error(`no command ${title}`);
      return found;
    },
  };
}

const EXPLORER = ['Select All', 'Clear Selection', 'Play'];

describe('given no quiz', () => {
  test('when commands are listed, then they are the explorer’s and the start of a quiz', () => {
    const { offered } = notesAt();
    expect(offered().map(({ title, hotkeys }) => `${title} ${hotkeys?.join()}`)).toEqual([
      'Select All shift+u',
      'Clear Selection u',
      'Play p',
      'Start Quiz q',
    ]);
  });

  test('when all or no notes are highlighted, then what would change nothing says so', () => {
    const { find, settings, say } = notesAt('?notes=C.D');
    expect([find('Select All').disabled, find('Clear Selection').disabled]).toEqual([undefined, undefined]);
    find('Select All').run();
    expect(settings.read(notesSettings.highlights)).toEqual(PITCH_CLASSES);
    expect(say).toHaveBeenLastCalledWith('All notes, on');
    expect(find('Select All').disabled).toBe('All notes are selected');
    find('Clear Selection').run();
    expect(settings.read(notesSettings.highlights)).toEqual([]);
    expect(say).toHaveBeenLastCalledWith('All notes, off');
    expect(find('Clear Selection').disabled).toBe('No note is selected');
  });

  test('when sound is off, then playing says so', () => {
    expect(notesAt('', 'off').find('Play').disabled).toBe('Sound is off in the settings');
    expect(notesAt().find('Play').disabled).toBeUndefined();
  });

  test('when no string is chosen, then a quiz takes all of them', () => {
    const { settings } = notesAt('?strings=none');
    expect(notesSetup(settings, STANDARD_GUITAR).strings).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('given a find-note question', () => {
  test('when commands are listed, then it can be submitted or quit, and nothing names a note', () => {
    const { acts, titles, find } = notesAt();
    acts.start();
    expect(titles()).toEqual([...EXPLORER, 'Submit Answer', 'Quit Quiz']);
    expect(find('Submit Answer').disabled, 'no place is an answer too').toBeUndefined();
  });
});

describe('given a name-note question', () => {
  test('when no note is chosen, then Submit Answer says what to do first', () => {
    const { acts, find, said } = notesAt('?quiz=name-note');
    acts.start();
    expect(find('Submit Answer').disabled).toBe('Choose a note first');
    find('Answer C#').run();
    expect(said).toEqual(['C sharp, chosen']);
    expect(find('Submit Answer').disabled).toBeUndefined();
    expect(find('Submit Answer').hotkeys).toEqual(['Enter']);
  });

  test('when answers are listed, then there are twelve, alike in all but their names', () => {
    const { acts, offered } = notesAt('?quiz=name-note');
    acts.start();
    const answers = offered().filter(({ title }) => title.startsWith('Answer '));
    expect(answers).toHaveLength(12);
    expect(new Set(answers.map(({ scope, group, disabled }) => `${scope} ${group} ${disabled}`)).size).toBe(
      1,
    );
  });

  test('when the quiz is in flats, then so are the answers and their keys', () => {
    const { acts, find } = notesAt('?quiz=name-note&accidentals=flats');
    acts.start();
    const { id, hotkeys, words } = find('Answer Ab');
    expect([id, hotkeys, words]).toEqual(['notes-quiz.answer.G#', ['shift+a'], 'Answer A flat']);
  });

  test('when it has been answered, then the answers refuse, so that their keys do nothing else', () => {
    const { acts, find } = notesAt('?quiz=name-note');
    acts.start();
    acts.draft(0);
    acts.submit();
    expect(find('Answer C').disabled).toBe('Answered already: Enter goes on');
    expect(find('Answer C').hotkeys).toEqual(['c']);
  });
});

describe.each(['find-note', 'name-note'])('given a quiz of the type %s', type => {
  test('when a question waits, then highlights and sound are disabled until it is answered', () => {
    const { acts, find, titles } = notesAt(`?quiz=${type}&notes=C`);
    acts.start();
    for (const title of EXPLORER) expect(find(title).disabled).toBe(GIVES_AWAY);
    acts.draft(type === 'name-note' ? 0 : []);
    acts.submit();
    expect(find('Next Question').hotkeys).toEqual(['Enter']);
    expect(find('Hear it').disabled).toBeUndefined();
    expect(titles()).not.toContain('Submit Answer');
  });

  test('when it is gone through, then a quiz can be started or quit, never both, and no two commands clash', () => {
    const { acts, titles, offered } = notesAt(`?quiz=${type}`);
    const expectOneWay = (way: 'Start Quiz' | 'Quit Quiz') => {
      expect(titles().filter(title => ['Start Quiz', 'Quit Quiz'].includes(title))).toEqual([way]);
      expect(clashesIn(offered())).toEqual([]);
    };
    expectOneWay('Start Quiz');
    acts.start();
    for (let count = 1; count <= 12; count += 1) {
      expectOneWay('Quit Quiz');
      acts.draft(type === 'name-note' ? 0 : []);
      acts.submit();
      expectOneWay('Quit Quiz');
      expect(titles()).toContain(count === 12 ? 'See Results' : 'Next Question');
      acts.next();
    }
    expectOneWay('Start Quiz');
  });
});
