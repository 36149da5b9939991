import type { NoteEvent, NoteSource, PlayedNote, Strum, StrummedNotes } from '../listening/playedNote';
import { sourceIn } from './answerWith';
import type { AnyRun, PlayedAnswers, QuizDefinition, QuizRun, StrummedAnswers } from './definition';
import { isCertain, isOctaveAway, octaveOffer, octaveOfferText, type Waiting } from './octaves';
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
import { GO_ON_BY, OCTAVE_GOES_ON } from './text';

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
interface Listening<Question, Answer> extends Waiting<Question, Answer> {
  readonly run: Waiting<Question, Answer>['run'] & { readonly onlyRight?: true };
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

/** How a question is answered by a strum; `undefined` if it isn't, or another chord was asked for when that was struck. */
export function strummedIn<Question, Answer>(
  { played }: { readonly played?: PlayedAnswers<Question, Answer> },
  question: Question,
  { asked }: Strum,
): StrummedAnswers<Question, Answer> | undefined {
  const strummed = played?.strummed;
  return strummed?.notes(question).join() === asked.join() ? strummed : undefined;
}

/** All notes that sound in a strum, also those in place of others, the lowest first. */
export const soundingIn = ({ sounding, missing }: StrummedNotes): readonly number[] =>
  [...sounding, ...missing.flatMap(({ instead }) => instead ?? [])].toSorted((a, b) => a - b);

/** As much of a question as tells whether a strum is in time. */
interface Timed {
  readonly run: { readonly quiz: { readonly isContinuous?: boolean } };
  readonly clock: Clock;
}

/**
 * Whether a strum was struck while a question could be answered or, where questions are the notes of one piece, while an
 * earlier one of its notes could.
 */
const isStrumInTime = (strum: Strum, { run, clock }: Timed): boolean =>
  run.quiz.isContinuous ? clock.since !== undefined : isInTime(strum, clock);

/** Whether the right answer, played after another one, goes on. */
const isCorrectable = ({
  run: { pace },
  last,
}: {
  readonly run: { readonly pace: AnyRun['pace'] };
  readonly last: { readonly verdict: Verdict };
}): boolean =>
  last.verdict !== 'right' &&
  (pace.kind === 'drill' || (pace.kind === 'eyes-free' && pace.corrected === true));

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
    ...(goesOn === 'right' || goesOn === 'either' ? octaveLines(run, answered.question, heard) : []),
  ];
}

const octaveLines = (run: AnyRun, question: unknown, heard: AnsweringNote | undefined): readonly string[] =>
  heard && isOctaveAway(run, question, heard) ? [OCTAVE_GOES_ON] : [];

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
  /** Takes in a strum: it answers the question and, where several belong together, those after it. */
  hearStrum(strum: Strum): void;
  /** What is listened to now; when it is nothing any more, no note will be heard to end. */
  listen(source: NoteSource | undefined): void;
}

interface PlayedDeps<Question, Answer, R> {
  say(text: string): void;
  /** Advances to the next question or to the results. */
  advance(): void;
  /** How a note is in time that answers, where a beat is to be kept. */
  timed(asking: Asking<Question, Answer, R>, onset: number): { readonly timing?: BeatTiming };
  /** Whether the next question comes on a beat, whatever rings by then. */
  isOnBeat(run: AnyRun): boolean;
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
  { say, advance, timed, isOnBeat, playOn }: PlayedDeps<Question, Answer, QuizRun<Setup, Quiz>>,
): PlayedInput {
  /** The round in which notes were heard octaves away from what was asked for, and how many. */
  let astray: { readonly run: AnyRun; readonly strokes: number } | undefined;

  /** What a note is taken for: another octave, if that was offered; nothing, if that is now. */
  const inItsOctave = (
    asking: Asking<Question, Answer, QuizRun<Setup, Quiz>>,
    event: NoteEvent,
  ): NoteEvent | undefined => {
    const { run, offer: offered, clock } = asking;
    const offer = isInTime(event.note, clock) ? octaveOffer<Question, Answer>(asking, event.note) : undefined;
    if (offer === undefined) return event;
    if (event.kind === 'heard' && offered?.heard === offer.heard && offered.meant === offer.meant)
      return { ...event, note: { ...event.note, midi: offer.meant } };
    if (!isCertain<Question, Answer>(event, asking)) return event;
    astray = { run, strokes: astray?.run === run ? astray.strokes + 1 : 1 };
    if (astray.strokes === 1) return event;
    store.dispatch({ type: 'offer', offer });
    say(octaveOfferText(offer));
    return undefined;
  };

  /** A note that answers stays its question's until it has died away; the next question is for another one. */
  const submitNote = (asking: Asking<Question, Answer, QuizRun<Setup, Quiz>>, event: NoteEvent) => {
    const { quiz, pace } = asking.run;
    const taken = inItsOctave(asking, event);
    if (taken === undefined) return;
    const hearing = hearingOf<Question, Answer>(taken, asking);
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

  /** Goes on after a note of a strum; returns whether the strum has the next question's note, too. */
  const goOnFrom = (
    { run, answered }: Feedback<Question, Answer, QuizRun<Setup, Quiz>>,
    strum: Strum,
  ): 'its next' | 'another' => {
    const rest = run.quiz.restOf?.(answered);
    // What still rings from the strum answers nothing that is asked after it.
    playOn(strum.at);
    return rest === undefined ? 'another' : 'its next';
  };

  const submitStrum = (asking: Asking<Question, Answer, QuizRun<Setup, Quiz>>, strum: Strum) => {
    const { run, question } = asking;
    const { quiz, pace, onlyRight } = run;
    const strummed = strummedIn<Question, Answer>(quiz, question, strum);
    if (strummed === undefined || !isStrumInTime(strum, asking)) return 'another';
    const heard = strummed.answerOf(question, strum);
    const verdict = heard && quiz.grade(question, heard.answer);
    if (heard === undefined || verdict === undefined || (verdict === 'wrong' && onlyRight)) {
      if (pace.kind === 'eyes-free') say(strummed.heard(question, strum)?.spoken ?? '');
      return 'another';
    }
    firstStroke = undefined;
    const at = strum.onset;
    const all = soundingIn(strum);
    const played = { midi: heard.midi, cents: 0, source: 'microphone', strummed: all } as const;
    store.dispatch({ type: 'submit', answer: heard.answer, verdict, at, played, ...timed(asking, at) });
    const after = store.state();
    const goesOn = quiz.isContinuous && verdict === 'right' && after.status === 'feedback';
    return goesOn ? goOnFrom(after, strum) : 'another';
  };

  /** The right answer, played after a wrong one, advances a drill: on the beat, or when it has died away. */
  let correction: PlayedNote | undefined;
  const correct = (feedback: Feedback<Question, Answer, QuizRun<Setup, Quiz>>, event: NoteEvent) => {
    const { run, last, answered } = feedback;
    const { quiz } = run;
    if (!isCorrectable(feedback) || event.kind !== 'heard') return;
    const isRight = quiz.played?.expected(last.question).includes(event.note.midi);
    // A string that is heard as its octave will never be heard as the right note.
    const isSame = event.note.midi === playedIn(last)?.midi && isOctaveAway(run, last.question, event.note);
    if (!isRight && !isSame) return;
    if (quiz.isContinuous) playOn(event.note.onset);
    else if (isOnBeat(run)) store.setPresence({ playedOn: answered });
    else correction = event.note;
  };

  /** What was struck last since the verdict. */
  let firstStroke: PlayedNote | undefined;
  const countStroke = (
    { run, answered }: Feedback<Question, Answer, QuizRun<Setup, Quiz>>,
    { kind, note }: NoteEvent,
  ) => {
    if (kind !== 'heard') return;
    const isSecond = firstStroke?.midi === note.midi && note.onset - firstStroke.onset <= SECOND_WITHIN;
    firstStroke = isSecond ? undefined : note;
    if (!isSecond) return;
    correction = undefined;
    store.setPresence({ ringing: note });
    if (isOnBeat(run)) store.setPresence({ playedOn: answered });
    else advance();
  };

  const endNote = (note: PlayedNote) => {
    const { ringing } = store.presence();
    if (ringing && isEndOf(note, ringing)) store.setPresence({ ringing: undefined });
    if (correction === undefined || !isEndOf(note, correction)) return;
    correction = undefined;
    advance();
  };

  const correctByStrum = (feedback: Feedback<Question, Answer, QuizRun<Setup, Quiz>>, strum: Strum) => {
    const { run, last } = feedback;
    const strummed = strummedIn<Question, Answer>(run.quiz, last.question, strum);
    const heard = strummed?.answerOf(last.question, strum);
    const isRight = heard !== undefined && run.quiz.grade(last.question, heard.answer) === 'right';
    return isRight && run.quiz.isContinuous && isCorrectable(feedback)
      ? goOnFrom(feedback, strum)
      : 'another';
  };

  const hearStrum = (strum: Strum): void => {
    const session = store.state();
    if (!isOpen(session) || sourceIn(session.run) === undefined || session.status === 'checking') return;
    const next = session.status === 'asking' ? submitStrum(session, strum) : correctByStrum(session, strum);
    if (next === 'its next') hearStrum(strum);
  };

  return {
    hear(event) {
      const session = store.state();
      if (event.kind === 'ended') endNote(event.note);
      else if (!isOpen(session) || sourceIn(session.run) === undefined) return;
      else if (session.status === 'asking') submitNote(session, event);
      else if (session.status === 'feedback') {
        correct(session, event);
        if (session.run.goesOnByNote) countStroke(session, event);
      }
    },
    hearStrum,
    listen(source) {
      if (source === undefined) correction = undefined;
      store.setPresence(source === undefined ? { source, ringing: undefined } : { source });
    },
  };
}
