import type { NoteEvent, NoteSource, PlayedNote } from '../listening/playedNote';
import { sourceIn } from './answerWith';
import type { AnyRun, PlayedAnswers, QuizDefinition, QuizRun } from './definition';
import type { QuizStore } from './quizzes';
import {
  type Answered,
  type AnsweringNote,
  type Asking,
  type BeatTiming,
  type Clock,
  type Feedback,
  type Grade,
  isOpen,
  playedIn,
  type Verdict,
} from './session';
import { GO_ON_BY } from './text';

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

/**
 * What the page adds to the verdict in a quiz that is played: what was heard, and how a drill goes on without a key.
 *
 * @example playedLines(run, answered) // ['Heard B3, 12 cents flat', 'Play the right note to go on, or press Enter.']
 */
export function playedLines(run: AnyRun, answered: Answered<unknown, unknown>): readonly string[] {
  const { quiz } = run;
  const heard = playedIn(answered);
  const goesOn = goesOnBy(run, answered.verdict);
  return [
    ...(heard && quiz.played ? [quiz.played.heardText(answered.question, heard)] : []),
    ...(goesOn === 'key' ? [] : [GO_ON_BY[goesOn]]),
  ];
}

/** What goes on after a verdict: a key alone, the right note as well, any note that is played twice, or either. */
function goesOnBy(run: AnyRun, verdict: Verdict): keyof typeof GO_ON_BY | 'key' {
  const isDrill = run.pace.kind === 'drill';
  if (sourceIn(run) === undefined || (isDrill && verdict === 'right')) return 'key';
  if (isDrill) return run.goesOnByNote ? 'either' : 'right';
  return run.goesOnByNote ? 'twice' : 'key';
}

/** How soon after a stroke the second one of the same note must come (milliseconds): unhurried, but no second thought. */
const SECOND_WITHIN = 1500;

/** What played notes do in a quiz. */
export interface PlayedInput {
  /**
   * Takes in what was played. A note may answer the question; once a drill has shown the right answer to a wrong one, playing
   * it advances.
   */
  hear(event: NoteEvent): void;
  /** What is listened to now; when it is nothing any more, no note will be heard to end. */
  listen(source: NoteSource | undefined): void;
}

interface PlayedDeps<Question, Answer, R> {
  say(text: string): void;
  /** Advances to the next question or to the results. */
  advance(): void;
  /** How a note is in time that answers, where a beat is to be kept. */
  timed(asking: Asking<Question, Answer, R>, onset: number): { readonly timing?: BeatTiming };
  /** The same in a quiz that is played without a pause: the note after the one that was struck then answers the next question. */
  playOn(onset: number): void;
}

/** No hand strikes another note as soon as this (milliseconds): what is heard until then is still the one before. */
export const SOONEST = 50;

/**
 * The actions of a quiz that is answered on an instrument.
 *
 * @example createPlayedActs(store, host).hear({ kind: 'heard', note, at })
 */
export function createPlayedActs<
  Setup,
  Question,
  Answer,
  Quiz extends QuizDefinition<Setup, Question, Answer>,
>(
  store: QuizStore<Question, Answer, QuizRun<Setup, Quiz>>,
  { say, advance, timed, playOn }: PlayedDeps<Question, Answer, QuizRun<Setup, Quiz>>,
): PlayedInput {
  /** A note that answers stays its question's until it has died away; the next question is for another one. */
  const submitNote = (asking: Asking<Question, Answer, QuizRun<Setup, Quiz>>, event: NoteEvent) => {
    const { quiz, pace } = asking.run;
    const hearing = hearingOf<Question, Answer>(event, asking);
    switch (hearing.kind) {
      case 'nothing':
        return;
      case 'shown':
        // The page shows it. Spoken, it would cover the next note.
        if (event.kind === 'held' && pace.kind === 'eyes-free')
          say(quiz.played?.spokenHeard(asking.question, event.note) ?? '');
        return;
      case 'part':
        store.dispatch({ type: 'draft', draft: hearing.draft });
        say(quiz.played?.spokenPart?.(asking.question, hearing.draft) ?? '');
        return;
      case 'answer': {
        const { answer, verdict } = hearing;
        firstStroke = undefined;
        const played = answeringNote(event.note);
        const goesOn = quiz.isContinuous && verdict === 'right';
        if (!goesOn) store.setPresence({ ringing: event.note });
        const at = event.note.onset;
        store.dispatch({ type: 'submit', answer, verdict, at, played, ...timed(asking, at) });
        if (goesOn) playOn(event.note.onset);
      }
    }
  };

  /** The right answer, played after a wrong one, advances a drill when it has died away. */
  let correction: PlayedNote | undefined;
  const correct = ({ run, last }: Feedback<Question, Answer, QuizRun<Setup, Quiz>>, event: NoteEvent) => {
    const { quiz, pace } = run;
    const isCorrectable = pace.kind === 'drill' || (pace.kind === 'eyes-free' && pace.corrected);
    if (!isCorrectable || last.verdict === 'right' || event.kind !== 'heard') return;
    const isRight = quiz.played?.expected(last.question).includes(event.note.midi);
    if (isRight && quiz.isContinuous) playOn(event.note.onset);
    else if (isRight) correction = event.note;
  };

  /** What was struck last since the verdict. */
  let firstStroke: PlayedNote | undefined;
  const countStroke = ({ kind, note }: NoteEvent) => {
    if (kind !== 'heard') return;
    const isSecond = firstStroke?.midi === note.midi && note.onset - firstStroke.onset <= SECOND_WITHIN;
    firstStroke = isSecond ? undefined : note;
    if (!isSecond) return;
    correction = undefined;
    store.setPresence({ ringing: note });
    advance();
  };

  const endNote = (note: PlayedNote) => {
    const { ringing } = store.presence();
    if (ringing && isEndOf(note, ringing)) store.setPresence({ ringing: undefined });
    if (correction === undefined || !isEndOf(note, correction)) return;
    correction = undefined;
    advance();
  };

  return {
    hear(event) {
      const session = store.state();
      if (event.kind === 'ended') endNote(event.note);
      else if (!isOpen(session) || sourceIn(session.run) === undefined) return;
      else if (session.status === 'asking') submitNote(session, event);
      else if (session.status === 'feedback') {
        correct(session, event);
        if (session.run.goesOnByNote) countStroke(event);
      }
    },
    listen(source) {
      if (source === undefined) correction = undefined;
      store.setPresence(source === undefined ? { source, ringing: undefined } : { source });
    },
  };
}
