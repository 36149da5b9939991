import { createRef, useCallback, useMemo, useRef, useState } from 'react';
import { arpeggioPlan, singlePlan } from '../audio/plan';
import type { NeckHandle } from '../fretboard/Fretboard';
import type { Instrument } from '../instrument/instrument';
import { midiAt, type Position } from '../instrument/position';
import { isSelfCheck } from '../quiz/answerWith';
import type { AnySession } from '../quiz/definition';
import { isOpen, isSameQuestion, isSolved, openQuestion } from '../quiz/session';
import { BLOCKED_BY_QUESTION } from '../quiz/text';
import type { FocusTargets } from '../quiz/useCues';
import { type QuizDeps, type QuizOfScreen, useQuiz } from '../quiz/useQuiz';
import { instrumentIn } from '../settings/instrument';
import type { Choices } from '../settings/setting';
import type { Settings } from '../settings/settings';
import { SOUND_IS_OFF } from '../settings/text';
import { type Sound, useSound } from '../settings/useSound';
import { useSpeech } from '../speech/Speech';
import type { AnyNeckRun, AnyNeckSession, NeckQuiz } from './definition';
import { createTelling, type Telling } from './telling';

const createRefs = () => ({
  neck: createRef<NeckHandle>(),
  advance: createRef<HTMLButtonElement>(),
  start: createRef<HTMLButtonElement>(),
});

/** The elements that the quiz moves the focus to. */
type NeckQuizRefs = ReturnType<typeof createRefs>;

const focusTargetsOf = (
  { neck, advance }: NeckQuizRefs,
  start: () => void,
): FocusTargets<unknown, unknown, AnyNeckRun> => ({
  question: session => neck.current?.focus(session.run.quiz.targetOf(openQuestion(session))),
  advance() {
    // Enter works on the neck too, where the marks can be read.
    if (!neck.current?.hasFocus()) advance.current?.focus();
  },
  start,
});

/** The quiz of a screen that asks on a neck. */
export interface NeckQuizOfScreen {
  readonly quiz: QuizOfScreen<unknown, unknown, AnyNeckRun>;
  readonly refs: NeckQuizRefs;
  /** Focuses the quiz's start button or, while the controls are hidden, the screen's neck. */
  readonly focusStart: () => void;
  /** Acts on a place of the question's neck: picks it, answers with it or plays it. */
  readonly actOn: (place: Position) => void;
  /** Plays the places of the open question. */
  readonly playQuestion: () => void;
  /** Whether the question may be heard before it is answered. */
  readonly isHeardInQuestion: () => boolean;
  /** Tells what the question is a part of, string by string. */
  readonly telling: Telling;
  /** Why the last place that was acted on answers nothing, if that is still of use. */
  readonly refused: string | undefined;
}

const heardIn = (session: AnyNeckSession): readonly Position[] =>
  isOpen(session) ? session.run.quiz.heardIn(session) : [];

interface ActingDeps extends Pick<QuizOfScreen<unknown, unknown, AnyNeckRun>, 'current' | 'controller'> {
  readonly sound: Pick<Sound, 'state' | 'play'>;
  readonly say: (text: string) => void;
  /** Says why a place can't be acted on, and shows it. */
  readonly refuse: (text: string) => void;
}

/** Why the last place that was acted on answers nothing, and the question it was about. */
interface Refusal {
  readonly text: string;
  readonly session: AnySession;
}

/** Says and shows why a place answers nothing, until something is chosen or another question follows. */
function useRefusal(current: () => AnySession, say: (text: string) => void) {
  const [refusal, setRefusal] = useState<Refusal>();
  const refuse = useCallback(
    (text: string) => {
      say(text);
      setRefusal({ text, session: current() });
    },
    [current, say],
  );
  const refusedIn = (session: AnySession): string | undefined =>
    refusal && isSameQuestion(refusal.session, session) && draftIn(refusal.session) === draftIn(session)
      ? refusal.text
      : undefined;
  return { refuse, refusedIn };
}

const draftIn = (session: AnySession): unknown => (session.status === 'asking' ? session.draft : undefined);

/** Acts on a place of the question's neck: picks it, answers with it or plays it. */
function actOn({ current, controller, sound, say, refuse }: ActingDeps, place: Position): void {
  const session = current();
  if (!isOpen(session)) return;
  const { quiz, pace } = session.run;
  if (isSolved(session)) {
    if (controller.passOn() === 'taken') return;
    if (sound.state === 'off') say(SOUND_IS_OFF);
    else sound.play(singlePlan(midiAt(quiz.neckOf(session.last.question).instrument, place)));
    return;
  }
  if (quiz.pick === undefined || isSelfCheck(session.run)) {
    refuse(BLOCKED_BY_QUESTION);
    return;
  }
  const picked = quiz.pick(session.question, session.draft, place, pace);
  if (picked === undefined) return;
  if (picked.draft === undefined) {
    refuse(picked.say);
    return;
  }
  controller.draft(picked.draft);
  // A pick that ends the question is followed by its verdict instead.
  if (isSameQuestion(session, current())) say(picked.say);
}

interface NeckQuizDeps<Setup, Question>
  extends Omit<QuizDeps<Setup, Question, unknown, NeckQuiz<Setup, Question, unknown>>, 'focusTargets'> {
  /** Focuses the screen's own content when no question is open; by default the neck of the questions. */
  readonly focusHome?: () => void;
}

/** Runs a screen's quiz on a neck: session, focus and sound, and what acting on a place does. */
export function useNeckQuiz<Setup, Question>({
  focusHome,
  ...deps
}: NeckQuizDeps<Setup, Question>): NeckQuizOfScreen {
  const { say } = useSpeech();
  const sound = useSound();
  const [refs] = useState(createRefs);
  const latest = useRef(focusHome);
  latest.current = focusHome;
  const [{ focusTargets, focusStart }] = useState(() => {
    const focusStart = () => {
      if (refs.start.current) refs.start.current.focus();
      else if (latest.current) latest.current();
      else refs.neck.current?.focus();
    };
    return { focusTargets: focusTargetsOf(refs, focusStart), focusStart };
  });
  const quiz = useQuiz<Setup, Question, unknown, NeckQuiz<Setup, Question, unknown>>({
    ...deps,
    focusTargets,
  });
  const { current, controller, heard } = quiz;
  const { refuse, refusedIn } = useRefusal(current, say);

  const acting = useMemo(() => {
    const act = (place: Position) => actOn({ current, controller, sound, say, refuse }, place);
    const playQuestion = () => {
      const session = current();
      if (!isOpen(session)) return;
      if (heard.isHeard()) return heard.play('again');
      const { instrument } = session.run.quiz.neckOf(openQuestion(session));
      const [lowest, ...others] = heardIn(session).map(place => midiAt(instrument, place));
      if (lowest === undefined) return;
      sound.play(others.length === 0 ? singlePlan(lowest) : arpeggioPlan([lowest, ...others]));
    };
    const isHeardInQuestion = () => heard.isHeard() || heardIn(current()).length > 0;
    return { actOn: act, playQuestion, isHeardInQuestion, telling: createTelling(current, say) };
  }, [current, controller, heard, sound, say, refuse]);
  return { quiz, refs, focusStart, refused: refusedIn(quiz.session), ...acting };
}

/** A quiz that could start now, and its setup. */
interface Prepared<Setup> {
  readonly quiz: { whyNone?(setup: Setup): string | undefined };
  readonly setup: Setup;
}

/**
 * Creates a function that tells why no question can be asked with some choices. It remembers each answer: commands ask at
 * every change of anything.
 *
 * @param prepare the quiz that those choices would start, and its setup. Pure
 */
export function createWhyNone<Setup>(
  prepare: (settings: Settings, instrument: Instrument) => Prepared<Setup>,
): (settings: Settings) => string | undefined {
  const known = new WeakMap<Choices, { readonly reason: string | undefined }>();
  return settings => {
    const choices = settings.choices();
    const found = known.get(choices);
    if (found) return found.reason;
    const { quiz, setup } = prepare(settings, instrumentIn(choices));
    const reason = quiz.whyNone?.(setup);
    known.set(choices, { reason });
    return reason;
  };
}
