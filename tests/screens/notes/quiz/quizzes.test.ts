import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../../src/instrument/instruments';
import { cueFor, spokenAgain } from '../../../../src/quiz/cues';
import type { AnySession } from '../../../../src/quiz/definition';
import { createQuizzes } from '../../../../src/quiz/quizzes';
import { isOpen } from '../../../../src/quiz/session';
import { findNote } from '../../../../src/screens/notes/quiz/findNote';
import { nameNote } from '../../../../src/screens/notes/quiz/nameNote';
import { NOTES_QUIZZES, notesQuiz, notesSetup } from '../../../../src/screens/notes/quiz/quizzes';
import { notesSettings, notesTable } from '../../../../src/screens/notes/settings';
import type { PitchClass } from '../../../../src/theory/note';
import { REENTRANT_UKULELE } from '../../../instrument/instruments';
import { settingsOf } from '../../../settings/made';
import { DRILL, EYES_FREE, findC, nameGSharp, nameOpenE, place, sessionOf, setup } from '../quizzes';

const IDLE: AnySession = { status: 'idle' };
const cue = (before: AnySession, after: AnySession) => cueFor(before, after, 'before');

const finding = sessionOf(findNote, findC);
const naming = sessionOf(nameNote, nameGSharp);

describe('given the setup of a new quiz', () => {
  test('when settings are chosen, then the quiz uses them', () => {
    const settings = settingsOf(notesTable, { id: 'notes' });
    settings.write(notesSettings.frets, 15);
    settings.write(notesSettings.accidentals, 'flats');
    settings.write(notesSettings.strings, [0, 1]);
    expect(notesSetup(settings, STANDARD_GUITAR)).toEqual({
      instrument: STANDARD_GUITAR,
      frets: 15,
      accidentals: 'flats',
      strings: [0, 1],
    });
  });

  test('when no string is selected, then all strings of the instrument are in play', () => {
    const settings = settingsOf(notesTable, { id: 'notes' });
    settings.write(notesSettings.strings, []);
    expect(notesSetup(settings, STANDARD_GUITAR).strings).toEqual([0, 1, 2, 3, 4, 5]);
    expect(notesSetup(settings, REENTRANT_UKULELE).strings).toEqual([0, 1, 2, 3]);
  });

  test('when each type of quiz is looked up, then it is found under its own id', () => {
    for (const [type, quiz] of Object.entries(NOTES_QUIZZES)) expect(quiz.id).toBe(type);
  });
});

describe('given a notes quiz that changes', () => {
  test('when it starts, then the focus goes to the question, which is spoken once the neck is redrawn', () => {
    expect(cue(IDLE, finding.sessionAfter())).toEqual({
      focus: 'question',
      say: 'Question 1 of 2. Find every C on strings 5, 6.',
      page: 'redrawn',
    });
    expect(cue(IDLE, naming.sessionAfter())).toEqual({
      focus: 'question',
      say: 'Question 1 of 2. Name this note.',
      page: 'redrawn',
    });
  });

  test('when it is answered, then the focus goes to the Next button, and the verdict is spoken', () => {
    const before = finding.sessionAfter(finding.draft([place(0, 8)]));
    expect(cue(before, finding.sessionAfter(finding.submit([place(0, 8)])))).toEqual({
      focus: 'advance',
      say: 'Wrong. Missed 1: 5th fret 3.',
      weight: 'lasting',
    });
  });

  test('when the next question asks for places, then it is spoken', () => {
    const answered = finding.sessionAfter(finding.submit([]));
    const second = finding.sessionAfter(finding.submit([]), finding.next(findC));
    expect(cue(answered, second)).toEqual({
      focus: 'question',
      say: 'Question 2 of 2. Find every C on strings 5, 6.',
    });
  });

  test('when the next question asks for a name, then only the focused cell asks it', () => {
    const answered = naming.sessionAfter(naming.submit(8));
    const second = naming.sessionAfter(naming.submit(8), naming.next(nameOpenE));
    expect(cue(answered, second)).toEqual({ focus: 'question', say: '' });
  });

  test('when a drill moves on immediately, then the verdict that wasn’t shown is spoken', () => {
    const drill = sessionOf(nameNote, nameGSharp, DRILL);
    const second = drill.sessionAfter(drill.submit(8), drill.next(nameOpenE));
    expect(cue(drill.sessionAfter(), second)).toEqual({ focus: 'question', say: 'Right: G sharp.' });
    const results = drill.sessionAfter(drill.submit(8), drill.next(undefined));
    expect(cue(drill.sessionAfter(), results)).toEqual({ focus: 'results', say: 'Right: G sharp.' });
    expect(cue(drill.sessionAfter(drill.submit(8)), results).say).toBe('');
  });

  test('when it is over, then a screen reader reads the results dialog, and only what was missed is spoken', () => {
    const overAfter = (answer: PitchClass) => {
      const answered = naming.submit(answer);
      return cue(naming.sessionAfter(answered), naming.sessionAfter(answered, naming.next(undefined))).say;
    };
    expect(overAfter(8)).toBe('');
    expect(overAfter(0)).toBe('Missed: G sharp on string 6 fret 4.');
  });

  test('when it is quit, then its ending is spoken once the neck is redrawn', () => {
    expect(cue(naming.sessionAfter(naming.submit(8)), IDLE)).toEqual({
      focus: 'start',
      say: 'Quiz ended: 1 of 1 right.',
      weight: 'lasting',
      page: 'redrawn',
    });
  });

  test('when it is eyes-free, then each question and the results are spoken in full', () => {
    const byEar = sessionOf(nameNote, nameGSharp, EYES_FREE);
    const answered = byEar.sessionAfter(byEar.submit(8));
    const second = byEar.sessionAfter(byEar.submit(8), byEar.next(nameOpenE));
    expect(cue(answered, second).say).toBe('Question 2 of 2. Name the note on string 6, open.');
    const results = byEar.sessionAfter(byEar.submit(8), byEar.next(undefined));
    expect(cue(answered, results).say).toBe('The quiz is over: 1 of 1 right, 100 percent.');
  });

  test('when its question is repeated, then it is spoken in full, with its verdict once there is one', () => {
    const again = (session: AnySession) => isOpen(session) && spokenAgain(session);
    expect(again(naming.sessionAfter())).toBe('Question 1 of 2. Name the note on string 6, fret 4.');
    expect(again(naming.sessionAfter(naming.submit(0)))).toBe(
      'Question 1 of 2. Name the note on string 6, fret 4. Wrong. It is G sharp.',
    );
  });
});

describe('given the notes quiz of a running app', () => {
  test.each([
    ['find-note', findNote],
    ['name-note', nameNote],
  ])('when it is %s and a question is open, then every setting of the screen is locked', (_type, quiz) => {
    const quizzes = createQuizzes();
    const question = quiz.next(setup, [], () => 0);
    if (question === undefined) throw new Error('nothing to ask');
    const run = { quiz, setup, pace: DRILL };
    notesQuiz(quizzes).dispatch({ type: 'start', run, length: 12, question, at: 0 });
    expect(quizzes.active()).toMatchObject([{ screen: 'notes', number: 1, length: 12, pace: 'drill' }]);
    const locks = quizzes.locksOf('notes');
    expect([...locks.keys()]).toEqual(notesTable.rows.map(({ id }) => id));
    expect([...new Set(locks.values())]).toEqual(['Locked while a question is open']);
  });
});
