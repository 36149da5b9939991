import { describe, expect, test, vi } from 'vitest';
import { deskOf } from '../../../src/quiz/desk';
import { cueFor, notesQuiz } from '../../../src/screens/notes/quiz';
import { notesTable } from '../../../src/screens/notes/settings';
import { draft, findC, found, nameGSharp, next, place, sessionAfter, setup, start, submit } from './quizzes';

const IDLE = sessionAfter();
const wrongPlaces = submit(found(place(0, 8)), 'wrong');
const nameOnE = { ...nameGSharp, targetPosition: place(0, 0), note: 4 } as const;

describe('given a quiz that changes', () => {
  test('when it starts, then the focus goes to the question, which is said', () => {
    expect(cueFor(IDLE, sessionAfter(start(findC, nameGSharp)))).toEqual({
      focus: 'question',
      say: 'Question 1 of 2. Find every C on strings 5, 6.',
      page: 'redrawn',
    });
    expect(cueFor(IDLE, sessionAfter(start(nameGSharp)))).toEqual({
      focus: 'question',
      say: 'Question 1 of 1. Name the note on string 6, fret 4.',
      page: 'redrawn',
    });
  });

  test('when an answer is only drafted, then nothing moves and nothing is said by it', () => {
    const asking = sessionAfter(start(findC));
    const drafted = sessionAfter(start(findC), draft(found(place(0, 8))));
    expect(cueFor(asking, { ...drafted })).toEqual({ focus: 'none', say: '' });
  });

  test('when it is answered, then the focus goes to what goes on, and the verdict is said', () => {
    expect(cueFor(sessionAfter(start(findC)), sessionAfter(start(findC), wrongPlaces))).toEqual({
      focus: 'go-on',
      say: 'Wrong. 1 of 2 found. 1 missed: string 5, fret 3.',
      weight: 'lasting',
    });
  });

  test('when a drill goes from its last question to the results, then the verdict is said that nobody has heard', () => {
    const answer = submit({ mode: 'name-note', note: 8 }, 'right');
    const asking = sessionAfter(start(nameGSharp));
    const feedback = sessionAfter(start(nameGSharp), answer);
    const completed = sessionAfter(start(nameGSharp), answer, next);
    expect(cueFor(asking, completed)).toEqual({ focus: 'none', say: 'Right: G sharp.' });
    expect(cueFor(feedback, completed)).toEqual({ focus: 'none', say: '' });
  });

  test('when the next question asks for places, then it is said', () => {
    const before = sessionAfter(start(nameGSharp, findC), submit({ mode: 'name-note', note: 8 }, 'right'));
    const after = sessionAfter(
      start(nameGSharp, findC),
      submit({ mode: 'name-note', note: 8 }, 'right'),
      next,
    );
    expect(cueFor(before, after)).toEqual({
      focus: 'question',
      say: 'Question 2 of 2. Find every C on strings 5, 6.',
    });
  });

  test('when the next question asks for a name, then the cell that gets the focus says it, and nothing else does', () => {
    const before = sessionAfter(start(nameGSharp, nameOnE), submit({ mode: 'name-note', note: 8 }, 'right'));
    const after = sessionAfter(
      start(nameGSharp, nameOnE),
      submit({ mode: 'name-note', note: 8 }, 'right'),
      next,
    );
    expect(cueFor(before, after)).toEqual({ focus: 'question', say: '' });
  });

  test('when a drill goes straight on to the next question, then the verdict that nobody has heard is said', () => {
    const before = sessionAfter(start(nameGSharp, nameOnE));
    const after = sessionAfter(
      start(nameGSharp, nameOnE),
      submit({ mode: 'name-note', note: 8 }, 'right'),
      next,
    );
    expect(cueFor(before, after)).toEqual({ focus: 'question', say: 'Right: G sharp.' });
  });

  test('when it is over, then the results dialog takes the focus by itself', () => {
    const feedback = sessionAfter(start(findC), wrongPlaces);
    expect(cueFor(feedback, sessionAfter(start(findC), wrongPlaces, next))).toEqual({
      focus: 'none',
      say: '',
    });
  });

  test.each([
    ['a question', sessionAfter(start(findC))],
    ['feedback', sessionAfter(start(findC), wrongPlaces)],
    ['its results', sessionAfter(start(findC), wrongPlaces, next)],
  ])('when it is left at %s, then the focus goes back to its start', (_what, before) => {
    expect(cueFor(before, IDLE)).toEqual({ focus: 'start', say: '' });
  });

  test('when nothing was there and nothing is, then nothing moves', () => {
    expect(cueFor(IDLE, { status: 'idle' })).toEqual({ focus: 'none', say: '' });
  });
});

describe('given the quiz of a running app', () => {
  test('when it runs, then the desk knows how far it is, and that every setting of the screen is locked', () => {
    const keep = {};
    const quiz = notesQuiz(keep);
    const heard = vi.fn();
    deskOf(keep).subscribe(heard);
    expect(deskOf(keep).reports()).toEqual([]);

    quiz.dispatch(start(findC, nameGSharp));
    const [report] = deskOf(keep).reports();
    expect(report).toMatchObject({ noun: 'notes', progress: '1 of 2', pace: 'calm' });
    expect([...(report?.locks.keys() ?? [])]).toEqual(notesTable.rows.map(({ id }) => id));
    expect(report?.locks.get('frets')).toBe('Locked while a question is open');
    expect(heard).toHaveBeenCalledOnce();

    quiz.dispatch(wrongPlaces);
    quiz.dispatch(next);
    expect(deskOf(keep).reports()).toMatchObject([{ progress: '2 of 2' }]);

    quiz.dispatch({ type: 'reset' });
    expect(deskOf(keep).reports()).toEqual([]);
  });

  test('when it is a drill, then the desk knows, so that sequences rest', () => {
    const keep = {};
    notesQuiz(keep).dispatch(start({ ...findC, setup: { ...setup, pace: { kind: 'drill', pause: 0 } } }));
    expect(deskOf(keep).reports()).toMatchObject([{ pace: 'drill' }]);
  });

  test('when two apps run, then each has a quiz of its own', () => {
    const [one, other] = [{}, {}];
    notesQuiz(one).dispatch(start(findC));
    expect(notesQuiz(one).state().status).toBe('asking');
    expect(notesQuiz(other).state().status).toBe('idle');
    expect(deskOf(other).reports()).toEqual([]);
  });
});
