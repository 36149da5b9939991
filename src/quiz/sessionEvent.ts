import type { NoteSource } from '../listening/playedNote';
import type { Grade } from './grade';
import type { QuizLength } from './length';
import type { AnsweringNote } from './session';

/** What can happen to a quiz; `at` is in milliseconds of any clock that never jumps. */
export type SessionEvent<Question, Answer, R> =
  | {
      readonly type: 'start';
      readonly run: R;
      readonly length: QuizLength;
      readonly question: Question;
      readonly at: number;
    }
  | { readonly type: 'draft'; readonly draft: Answer | undefined }
  | {
      readonly type: 'submit';
      readonly answer: Answer;
      readonly verdict: Grade;
      readonly at: number;
      /** The note that answered, if one did. */
      readonly played?: AnsweringNote;
    }
  /** The user doesn't know. */
  | { readonly type: 'give-up'; readonly at: number; readonly source?: NoteSource }
  /** The user wants to see the answer, to check their own. */
  | { readonly type: 'show-answer'; readonly solution: Answer; readonly at: number }
  /** The user says whether they knew it. */
  | { readonly type: 'judge'; readonly verdict: Grade }
  /** Advances to another question, or to the results if there is none. */
  | { readonly type: 'next'; readonly question: Question | undefined; readonly at: number }
  /** A question that is a sound begins to play. The first time, its answer's time starts over. */
  | { readonly type: 'play' }
  /** The question can't be answered for a while, and then can again. */
  | { readonly type: 'pause'; readonly at: number }
  | { readonly type: 'resume'; readonly at: number }
  /** The user is away from the quiz for a while, and then back. */
  | { readonly type: 'away'; readonly at: number }
  | { readonly type: 'back'; readonly at: number }
  /** Leaves for the results so far. */
  | { readonly type: 'end' }
  | { readonly type: 'reset' };
