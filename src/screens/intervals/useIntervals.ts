import { type RefObject, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { goesOnAtOnce, isQuick } from '../../quiz/pace';
import { isOpen } from '../../quiz/session';
import { useCues } from '../../quiz/useCues';
import { useDrillPace } from '../../quiz/useDrillPace';
import { type EyesFree, useEyesFree, useStartPace } from '../../quiz/useEyesFree';
import { useQuiz } from '../../quiz/useQuiz';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import { usePreferences } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import { type IntervalName, intervalNamed } from '../../theory/interval';
import { useShell } from '../../ui/shell';
import type { IntervalsActs } from './commands';
import type { Heard } from './heard';
import { lastPlayedOf } from './lastPlayed';
import {
  grade,
  heardAs,
  type IntervalAnswer,
  type IntervalQuestion,
  type IntervalsSession,
  makeQuestions,
  questionOf,
} from './question';
import { cueFor, type IntervalsFocusTarget, intervalsQuiz } from './quiz';
import { intervalsSettings } from './settings';
import { useAutoplay } from './useAutoplay';
import type { Listening } from './useListening';
import { nameWords, spokenBriefly, spokenComparison, spokenHeard, spokenVerdict } from './words';

/** The places where a running quiz puts the focus. */
export interface IntervalsFocus {
  readonly play: RefObject<HTMLButtonElement | null>;
  readonly neck: RefObject<NeckHandle | null>;
  readonly goOn: RefObject<HTMLButtonElement | null>;
  readonly start: RefObject<HTMLButtonElement | null>;
  readonly results: RefObject<HTMLHeadingElement | null>;
}

/** How practice and quiz stand, and what changes them. */
export interface Intervals {
  readonly session: IntervalsSession;
  readonly lastPlayed: Heard | undefined;
  readonly acts: IntervalsActs;
  /** Chooses an answer; only a submit counts it. */
  readonly choose: (answer: IntervalAnswer) => void;
  readonly eyesFree: EyesFree;
}

const IDLE: IntervalsSession = { status: 'idle' };

const isByEar = (session: IntervalsSession): boolean =>
  session.status !== 'idle' && session.questions.some(({ pace }) => pace.kind === 'eyes-free');

const OWNER = { id: 'intervals-quiz', group: 'Intervals quiz' };

/** Runs practice and quiz: turns acts into sound and events, and the session's changes into focus and speech. */
export function useIntervals(settings: Settings, listening: Listening, focus: IntervalsFocus): Intervals {
  const [session, dispatch] = useQuiz(intervalsQuiz);
  const results = preferences.results.read(usePreferences());
  const { say, hush } = useSpeech();
  const startPace = useStartPace(settings, intervalsSettings);
  const last = lastPlayedOf(useShell().keep);
  const lastPlayed = useSyncExternalStore(last.subscribe, last.state);
  const { play, stop, isSilent } = listening;

  const choose = useMemo(() => (draft: IntervalAnswer) => dispatch({ type: 'draft', draft }), [dispatch]);

  const goOn = useCallback(() => {
    stop();
    dispatch({ type: 'next', at: performance.now() });
  }, [dispatch, stop]);

  const acts = useMemo<IntervalsActs>(() => {
    const practice = (heard: Heard) => {
      if (!isSilent()) return;
      play([heard]);
      last.dispatch(heard);
      say(spokenHeard(heard), 'news');
    };

    const submit = (question: IntervalQuestion, answer: IntervalAnswer) => {
      const { pace } = question;
      // Where one key answers, that is the end of its question, and of its sound.
      if (isQuick(pace)) stop();
      const verdict = grade(question, answer);
      dispatch({ type: 'submit', answer, verdict, at: performance.now() });
      if (goesOnAtOnce(pace, verdict)) goOn();
    };

    const showQuiz = () => {
      if (settings.read(intervalsSettings.mode) !== 'quiz') settings.write(intervalsSettings.mode, 'quiz');
    };

    return {
      practice(name: IntervalName) {
        const semitones = intervalNamed(name)?.semitones;
        if (semitones === undefined) return;
        const { root, direction } = intervalsSettings;
        practice({ root: settings.read(root), semitones, direction: settings.read(direction) });
      },
      replay: () => lastPlayed && practice(lastPlayed),
      ask: names => settings.write(intervalsSettings.asked, names),
      start() {
        stop();
        const questions = makeQuestions(
          {
            direction: settings.read(intervalsSettings.quizDirection),
            asked: settings.read(intervalsSettings.asked),
            pace: startPace(),
          },
          Math.random,
        );
        showQuiz();
        dispatch({ type: 'start', questions, at: performance.now() });
      },
      resume: showQuiz,
      play() {
        const question = questionOf(session);
        if (question) play([question.heard]);
      },
      compare() {
        if (session.status !== 'feedback') return;
        const { question, answer } = session.last;
        if (play([question.heard, heardAs(question, answer)])) say(spokenComparison(session.last), 'news');
      },
      answer(answer) {
        if (session.status !== 'asking') return;
        if (isQuick(session.question.pace)) submit(session.question, answer);
        else {
          choose(answer);
          say(`${nameWords(answer)}, chosen.`, 'news');
        }
      },
      submit() {
        if (session.status === 'asking' && session.draft) submit(session.question, session.draft);
      },
      next() {
        // Whoever goes on has heard enough.
        hush();
        goOn();
      },
      quit() {
        stop();
        dispatch({ type: 'reset' });
      },
    };
  }, [
    session,
    dispatch,
    choose,
    settings,
    last,
    lastPlayed,
    play,
    stop,
    say,
    hush,
    startPace,
    isSilent,
    goOn,
  ]);

  // By ear nothing else tells of a result.
  const speech = isByEar(session) ? 'before' : results;
  // A quiz whose tab isn't shown waits.
  const isShown = settings.read(intervalsSettings.mode) === 'quiz';
  useCues(
    session,
    (before, after) => cueFor(before, after, speech),
    to => moveFocus(to, focus),
  );
  const playAfterWords = useAutoplay(session, speech, question => isShown && play([question.heard]));
  useDrillPace(isShown ? session : IDLE, ({ pace }) => pace, goOn);
  const eyesFree = useEyesFree({
    owner: OWNER,
    session,
    paceOf: ({ pace }) => pace,
    isShown,
    again() {
      if (!isOpen(session)) return;
      moveFocus('neck', focus);
      if (session.status === 'asking') {
        say(spokenBriefly(session), 'news');
        playAfterWords(session.question);
      } else {
        play([session.last.question.heard]);
        say(spokenVerdict(session.last), 'news');
      }
    },
    stop,
  });

  return { session, lastPlayed, acts, choose, eyesFree };
}

function moveFocus(to: IntervalsFocusTarget, focus: IntervalsFocus): void {
  const { play, neck, goOn, start, results } = focus;
  switch (to) {
    case 'play':
      play.current?.focus();
      return;
    case 'neck':
      if (!neck.current?.hasFocus()) neck.current?.focus();
      return;
    case 'submit':
      // On this button Enter would play once more; wherever else the answer was chosen, it stays.
      if (document.activeElement === play.current) goOn.current?.focus();
      return;
    case 'go-on':
      // On the neck Enter goes on as well, and the marks are there to be read.
      if (!neck.current?.hasFocus()) goOn.current?.focus();
      return;
    case 'start':
      start.current?.focus();
      return;
    case 'results':
      results.current?.focus();
      return;
    case 'none':
      return;
  }
}
