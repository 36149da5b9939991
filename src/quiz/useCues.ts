import { useCallback, useEffect, useRef } from 'react';
import type { ResultSpeech } from '../settings/preferences';
import { useSpeech } from '../speech/Speech';
import { cueFor, type FocusTargetName, returnCue, spokenArrival } from './cues';
import type { AnyRun } from './definition';
import { endedByItself } from './pace';
import type { QuizStore } from './quizzes';
import { type Asking, isOpen, type Open, type Session } from './session';
import { sentences } from './text';

/** How a screen moves the focus to each place of its quiz; where it can't, the focus stays. */
export interface FocusTargets<Question, Answer, R> {
  question(session: Open<Question, Answer, R>): void;
  /** The button that submits a draft. */
  draft?(): void;
  /** The button that advances after a verdict. */
  advance(): void;
  start(): void;
  /** Results that the quiz came to by itself must not react to a key meant for the last question. */
  results?(arrival: 'by-itself' | 'asked-for'): void;
}

/**
 * Turns each change of a quiz into focus and speech: the focus moves first, then the text is said. A question that still
 * waits for a redrawn page is canceled when the screen is left.
 *
 * @param results when the verdict of a drill is spoken if the next question is a sound
 * @param timeNews what is still to be told of a drill's time; it follows what is said, unless a sound does
 */
export function useCues<Question, Answer, R extends AnyRun>(
  session: Session<Question, Answer, R>,
  results: () => ResultSpeech,
  focusTargets: FocusTargets<Question, Answer, R>,
  timeNews: () => string = () => '',
): void {
  const { say } = useSpeech();
  const cancelText = useRef(() => {});
  const cancelFocus = useRef(() => {});
  const previous = useRef(session);
  // What had the focus is read during render: after that, a button that started the quiz is gone.
  const now = { results, focusTargets, timeNews, focused: document.activeElement };
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    if (previous.current === session) return;
    const { results, focusTargets, timeNews, focused } = latest.current;
    const cue = cueFor(previous.current, session, results());
    const isStart = isOpen(session) && !isOpen(previous.current);
    previous.current = session;
    const focus = focusOn(cue.focus, session, focusTargets);
    if (focus) {
      const show = () => {
        focus();
        showFocused(isStart ? 'with-title' : 'alone');
      };
      cancelFocus.current();
      // Eyes-free, Fretty's own voice says each cell that gets the focus: the question must come after that.
      const isRead = isStart && isOpen(session) && session.run.pace.kind !== 'eyes-free';
      if (isRead && focused?.isConnected === false) cancelFocus.current = afterLoss(show);
      else show();
    }
    if (cue.say !== '') {
      const time = isOpen(session) && !session.run.quiz.isHeard ? timeNews() : '';
      const weight = time === '' ? (cue.weight ?? 'news') : 'lasting';
      const cancel = say(sentences(cue.say, time), weight, cue.page);
      cancelText.current = cue.page === 'redrawn' ? cancel : () => {};
    }
  }, [session, say]);
  useEffect(
    () => () => {
      cancelText.current();
      cancelFocus.current();
    },
    [],
  );
}

/**
 * Takes the user back to a quiz that waited while another screen was shown: its question has the focus and is told. An
 * eyes-free quiz asks again instead.
 */
export function useReturn<Question, Answer, R extends AnyRun>(
  session: Session<Question, Answer, R>,
  isShown: boolean,
  focusTargets: FocusTargets<Question, Answer, R>,
): void {
  const { say } = useSpeech();
  const first = useRef({ session, isShown, focusTargets });
  useEffect(() => {
    const { session, isShown, focusTargets } = first.current;
    if (!isShown || !isOpen(session) || session.run.pace.kind === 'eyes-free') return;
    const cue = returnCue(session);
    focusOn(cue.focus, session, focusTargets)?.();
    return say(cue.say, 'news', 'redrawn');
  }, [say]);
}

/**
 * How long (milliseconds) the first question waits for the focus when the button that started the quiz is gone. Orca 43.1
 * takes a focus that comes together with the loss of the old one without a word, and stays in browse mode: the question
 * isn't said, and the first answer key never reaches the page (heard; `onFocusedChanged` in its `scripts/web/script.py`).
 */
const AFTER_LOSS = 200;

/** Runs `show` when a screen reader has seen that the old focus is gone, or just before the first key if one is faster. */
function afterLoss(show: () => void): () => void {
  const waiting = new AbortController();
  const run = () => {
    waiting.abort();
    show();
  };
  const timer = setTimeout(run, AFTER_LOSS);
  waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  const runFirst = (event: KeyboardEvent) => {
    run();
    // The browser types the key into the field that has the focus now; it is no hotkey of the page.
    if (document.activeElement instanceof HTMLInputElement) event.stopImmediatePropagation();
  };
  document.addEventListener('keydown', runFirst, { capture: true, signal: waiting.signal });
  return () => waiting.abort();
}

/**
 * Scrolls to the focused element, which a verdict above it may have pushed out of sight. The first question also shows the
 * title of its panel: the button that started the quiz may be far below it.
 */
function showFocused(how: 'alone' | 'with-title'): void {
  const { activeElement } = document;
  if (how === 'with-title')
    activeElement?.closest('section')?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
  activeElement?.scrollIntoView({ block: 'nearest' });
}

/** What moves the focus to a place of a quiz; `undefined` where the focus stays. */
function focusOn<Question, Answer, R extends AnyRun>(
  place: FocusTargetName,
  session: Session<Question, Answer, R>,
  { question, draft, advance, start, results }: FocusTargets<Question, Answer, R>,
): (() => void) | undefined {
  switch (place) {
    case 'question':
      return isOpen(session) ? () => question(session) : undefined;
    case 'draft':
      return draft;
    case 'advance':
      return advance;
    case 'start':
      return start;
    case 'results':
      if (results === undefined || session.status !== 'completed') return undefined;
      return () => results(endedByItself(session) ? 'by-itself' : 'asked-for');
    case 'none':
      return undefined;
  }
}

/**
 * Whether the sound of a question waits until all has been said: the first question, the verdict on a mistake, or what users
 * want to hear before it. Otherwise it begins at once, and words follow it.
 */
function waitsForText(asking: Asking<unknown, unknown, AnyRun>, results: ResultSpeech): boolean {
  const { quiz, pace } = asking.run;
  const last = asking.answered.at(-1);
  if (pace.kind === 'eyes-free' || last?.verdict !== 'right') return true;
  return results === 'before' || (quiz.isHeardAfterText === true && spokenArrival(asking) !== '');
}

interface Presentation<Question, Answer, R> {
  readonly store: QuizStore<Question, Answer, R>;
  readonly session: Session<Question, Answer, R>;
  readonly isShown: boolean;
  /** When the verdict before the question is spoken. */
  readonly results: () => ResultSpeech;
  readonly play: (question: Question, why: PlayReason) => void;
}

/** Why a question is played: it has just been asked, or the user wants it again. */
export type PlayReason = 'asked' | 'again';

/** Plays the open question if it is a sound: as one that has just been asked, or because the user wants it again. */
export type Present = (why?: PlayReason) => void;

/**
 * Where single keys answer, plays each new question that is a sound: in a drill at once, eyes-free when its text has been
 * spoken, and never beneath a dialog. A question that was open before its screen was shown isn't played until the user
 * asks for it.
 *
 * @returns a function that presents the open question; again it is played at once, but eyes-free after its text
 */
export function usePresentation<Question, Answer, R extends AnyRun>({
  store,
  session,
  isShown,
  ...use
}: Presentation<Question, Answer, R>): Present {
  const { after, whenQuiet } = useSpeech();
  const latest = useRef(use);
  latest.current = use;
  const cancel = useRef(() => {});

  const present = useCallback<Present>(
    (why = 'asked') => {
      cancel.current();
      const asking = store.state();
      if (asking.status !== 'asking') return;
      const { quiz, pace } = asking.run;
      const end = () => {
        if (quiz.isHeard) latest.current.play(asking.question, why);
        store.setPresence({ isPresenting: false });
      };
      // Only the browser's own voice tells when it has finished, so its text alone can come before the sound.
      if (why === 'again' && pace.kind !== 'eyes-free') return end();
      if (pace.kind === 'calm' || (pace.kind === 'drill' && !quiz.isHeard)) return;
      store.setPresence({ isPresenting: true });
      const stopWaiting = waitsForText(asking, latest.current.results()) ? whenQuiet(end) : after(0, end);
      cancel.current = () => {
        stopWaiting();
        store.setPresence({ isPresenting: false });
      };
    },
    [store, after, whenQuiet],
  );

  // The answers before the question tell one question from another. They are compared as drawn: the store may be ahead.
  const asked = session.status === 'asking' ? session.answered : undefined;
  const known = useRef(asked);
  useEffect(() => {
    if (asked !== undefined && asked !== known.current) present();
    known.current = asked;
    return () => cancel.current();
  }, [asked, present]);
  useEffect(() => {
    if (!isShown) return;
    return () => cancel.current();
  }, [isShown]);

  return present;
}
