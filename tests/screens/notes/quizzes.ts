import fc from 'fast-check';
import { placesOf } from '../../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import type { Position } from '../../../src/instrument/position';
import type { Asked } from '../../../src/quiz/definition';
import type { Pace } from '../../../src/quiz/pace';
import { reduce } from '../../../src/quiz/quizStore';
import { isOpen, type Open, type Session, type SessionEvent } from '../../../src/quiz/session';
import type { FindNoteQuestion } from '../../../src/screens/notes/quiz/findNote';
import type { NameNoteQuestion } from '../../../src/screens/notes/quiz/nameNote';
import type { NotesQuestion, NotesQuiz, NotesSetup } from '../../../src/screens/notes/quiz/question';
import type { AccidentalStyle } from '../../../src/theory/note';
import { BASS, REENTRANT_UKULELE, SEVEN_STRING } from '../../instrument/instruments';
import { askedAs } from '../../quiz/asked';

export const place = (guitarString: number, fret: number): Position => ({ guitarString, fret });

/** The whole of a neck with 12 frets, in sharps. */
export const setup: NotesSetup = {
  instrument: STANDARD_GUITAR,
  frets: 12,
  accidentals: 'sharps',
  strings: [0, 1, 2, 3, 4, 5],
};

/** Every C on the two lowest strings: string 6, fret 8 and string 5, fret 3. */
export const findC: FindNoteQuestion = {
  setup: { ...setup, strings: [0, 1] },
  note: 0,
  correctPositions: [place(0, 8), place(1, 3)],
};

/** The G sharp on string 6, fret 4. */
export const nameGSharp: NameNoteQuestion = { setup, note: 8, targetPosition: place(0, 4) };

/** The E of the open string 6. */
export const nameOpenE: NameNoteQuestion = { setup, note: 4, targetPosition: place(0, 0) };

export const CALM: Pace = { kind: 'calm' };
export const DRILL: Pace = { kind: 'drill', pause: 0 };
export const EYES_FREE: Pace = { kind: 'eyes-free' };

/** A question in its place among twelve. */
export const asked = <Question extends NotesQuestion>(
  question: Question,
  place: Parameters<typeof askedAs<NotesSetup, Question>>[2] = {},
): Asked<NotesSetup, Question> => askedAs(question, question.setup, { length: 12, ...place });

interface NotesRun<Quiz> {
  readonly quiz: Quiz;
  readonly setup: NotesSetup;
  readonly pace: Pace;
}

/** A session of one type of notes quiz, two questions long, led on by what happens to it. */
export function sessionOf<Question extends NotesQuestion, Answer>(
  quiz: NotesQuiz<Question, Answer>,
  question: Question,
  pace: Pace = CALM,
) {
  type Run = NotesRun<NotesQuiz<Question, Answer>>;
  type QuizSession = Session<Question, Answer, Run>;
  type Event = SessionEvent<Question, Answer, Run>;
  const run = { quiz, setup: question.setup, pace };
  const start: Event = { type: 'start', run, length: 2, question, at: 0 };
  const sessionAfter = (...events: readonly Event[]): QuizSession =>
    [start, ...events].reduce<QuizSession>(reduce, { status: 'idle' });
  const draft = (answer: Answer | undefined): Event => ({ type: 'draft', draft: answer });
  const submit = (answer: Answer): Event => ({
    ...{ type: 'submit', answer, verdict: quiz.grade(question, answer), at: 1000 },
  });
  const next = (following: Question | undefined): Event => ({ type: 'next', question: following, at: 2000 });
  return { sessionAfter, draft, submit, next };
}

/** A session whose question is open; fails if none is. */
export function openIn<Question, Answer, Run>(
  session: Session<Question, Answer, Run>,
): Open<Question, Answer, Run> {
  if (!isOpen(session)) throw new Error('no question is open');
  return session;
}

/** Any setup of a notes quiz, on instruments with four, six and seven strings, one of them re-entrant. */
export const anySetup: fc.Arbitrary<NotesSetup> = fc
  .constantFrom(STANDARD_GUITAR, SEVEN_STRING, BASS, REENTRANT_UKULELE)
  .chain(instrument =>
    fc.record({
      instrument: fc.constant(instrument),
      frets: fc.constantFrom(...instrument.fretCounts),
      accidentals: fc.constantFrom<AccidentalStyle>('sharps', 'flats'),
      strings: fc.subarray([...placesOf(instrument)], { minLength: 1 }),
    }),
  );
