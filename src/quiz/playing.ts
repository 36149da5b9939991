import type { NoteEvent, PlayedNote } from '../listening/playedNote';
import type { Clock } from './clock';
import type { PlayedAnswers } from './definition';
import type { Grade } from './grade';
import type { AnsweringNote } from './session';

/**
 * What a played note comes to: `nothing` if it doesn't belong to the question; `shown` if it is only told what was heard; a
 * `part` of the answer; or the `answer`.
 */
export type Hearing<Answer> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'part'; readonly draft: Answer }
  | { readonly kind: 'answer'; readonly answer: Answer; readonly verdict: Grade };

/** As much of a question that waits for its answer as the policy reads. */
interface Listening<Question, Answer> {
  readonly run: {
    readonly quiz: {
      readonly played?: PlayedAnswers<Question, Answer>;
      isFinal?(question: Question, draft: Answer): boolean;
      grade(question: Question, answer: Answer): Grade;
    };
    readonly onlyRight?: true;
  };
  readonly question: Question;
  readonly draft: Answer | undefined;
  readonly clock: Clock;
}

const NOTHING = { kind: 'nothing' } as const;
const SHOWN = { kind: 'shown' } as const;

/**
 * Whether a note was struck while the question could be answered: not before it was asked, nor while it was spoken, played or
 * hidden.
 *
 * @example isInTime({ onset: 900 }, { elapsed: 0, since: 1000 }) // false
 */
export const isInTime = ({ onset }: Pick<PlayedNote, 'onset'>, { since }: Clock): boolean =>
  since !== undefined && onset >= since;

/**
 * What a note comes to that was played while a question waits. The right one answers as soon as it is heard; any other only
 * when it is held, so that a slide, a squeak or a string that is hit on the way is no mistake, and not at all where only right
 * notes count.
 *
 * @example hearingOf({ kind: 'heard', note: b3, at }, asking) // { kind: 'shown' }, where C was asked for
 */
export function hearingOf<Question, Answer>(
  { kind, note }: NoteEvent,
  { run: { quiz, onlyRight }, question, draft, clock }: Listening<Question, Answer>,
): Hearing<Answer> {
  if (kind === 'ended' || quiz.played === undefined || !isInTime(note, clock)) return NOTHING;
  const answer = quiz.played.answerOf(question, draft, note);
  if (answer === undefined) return SHOWN;
  if (quiz.grade(question, answer) === 'right') return { kind: 'answer', answer, verdict: 'right' };
  if (!quiz.isFinal?.(question, answer)) return { kind: 'part', draft: answer };
  return kind === 'held' && !onlyRight ? { kind: 'answer', answer, verdict: 'wrong' } : SHOWN;
}

/**
 * As much of a note as an answer keeps.
 *
 * @example answeringNote(played) // { midi: 59, cents: -12, source: 'microphone' }
 */
export const answeringNote = ({ midi, cents, source, guitarString }: PlayedNote): AnsweringNote => ({
  ...{ midi, cents, source },
  ...(guitarString !== undefined && { guitarString }),
});

/**
 * Whether a note that has ended is the one that was heard. A microphone hears one at a time; MIDI tells strokes apart. A pitch
 * doesn't tell, since a note may be bent as it ends, nor do times: those of a worklet are estimated again with each report.
 *
 * @example isEndOf({ source: 'midi', stroke: 2 }, { source: 'midi', stroke: 1 }) // false
 */
export const isEndOf = (
  ended: Pick<PlayedNote, 'source' | 'stroke'>,
  heard: Pick<PlayedNote, 'source' | 'stroke'>,
): boolean => heard.source === 'microphone' || ended.stroke === heard.stroke;
