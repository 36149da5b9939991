import { useEffect, useRef } from 'react';
import type { ResultSpeech } from '../settings/preferences';
import { useSpeech } from '../speech/Speech';
import { cueFor, type QuizPlace, returnCue } from './cues';
import type { AnyRun } from './definition';
import { isOpen } from './open';
import { endedByItself } from './pace';
import type { Open, Session } from './session';
import { sentences } from './text';

/** How a screen moves the focus to each place of its quiz; where it can't, the focus stays. */
export interface QuizPlaces<Question, Answer, R> {
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
  places: QuizPlaces<Question, Answer, R>,
  timeNews: () => string = () => '',
): void {
  const { say } = useSpeech();
  const cancel = useRef(() => {});
  const previous = useRef(session);
  const latest = useRef({ results, places, timeNews });
  latest.current = { results, places, timeNews };
  useEffect(() => {
    if (previous.current === session) return;
    const cue = cueFor(previous.current, session, latest.current.results());
    const isStart = isOpen(session) && !isOpen(previous.current);
    previous.current = session;
    const focus = focusOn(cue.focus, session, latest.current.places);
    focus?.();
    if (focus) showFocused(isStart ? 'with-title' : 'alone');
    if (cue.say !== '') {
      const time = isOpen(session) && !session.run.quiz.isHeard ? latest.current.timeNews() : '';
      const weight = time === '' ? (cue.weight ?? 'news') : 'lasting';
      const cancelText = say(sentences(cue.say, time), weight, cue.page);
      cancel.current = cue.page === 'redrawn' ? cancelText : () => {};
    }
  }, [session, say]);
  useEffect(() => () => cancel.current(), []);
}

/**
 * Takes the user back to a quiz that waited while another screen was shown: its question has the focus and is told. An
 * eyes-free quiz asks again instead.
 */
export function useReturn<Question, Answer, R extends AnyRun>(
  session: Session<Question, Answer, R>,
  isShown: boolean,
  places: QuizPlaces<Question, Answer, R>,
): void {
  const { say } = useSpeech();
  const first = useRef({ session, isShown, places });
  useEffect(() => {
    const { session, isShown, places } = first.current;
    if (!isShown || !isOpen(session) || session.run.pace.kind === 'eyes-free') return;
    const cue = returnCue(session);
    focusOn(cue.focus, session, places)?.();
    return say(cue.say, 'news', 'redrawn');
  }, [say]);
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
  place: QuizPlace,
  session: Session<Question, Answer, R>,
  { question, draft, advance, start, results }: QuizPlaces<Question, Answer, R>,
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
