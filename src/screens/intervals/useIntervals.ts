import { type RefObject, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import type { QuizRun } from '../../quiz/definition';
import { isOpen, openQuestion } from '../../quiz/session';
import type { QuizPlaces } from '../../quiz/useCues';
import { type QuizOfScreen, useQuiz } from '../../quiz/useQuiz';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { useSound } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import { intervalNamed } from '../../theory/interval';
import { createIntervalsCommands, type IntervalsCommands } from './commands';
import { lastPlayedOf } from './lastPlayed';
import type { PlayedInterval } from './playedInterval';
import { heardAs, type IntervalAnswer, type IntervalQuestion, type IntervalsSetup } from './question';
import { intervalsQuiz, intervalsSetup, intervalsWording, nameInterval } from './quiz';
import { intervalsSettings } from './settings';
import { spokenComparison, spokenHeard } from './text';
import type { Listening } from './useListening';

type IntervalsRun = QuizRun<IntervalsSetup, typeof nameInterval>;

/** What has the focus at times. */
export interface IntervalsRefs {
  readonly play: RefObject<HTMLButtonElement | null>;
  readonly neck: RefObject<NeckHandle | null>;
  readonly advance: RefObject<HTMLButtonElement | null>;
  readonly start: RefObject<HTMLButtonElement | null>;
  readonly results: RefObject<HTMLHeadingElement | null>;
}

/** The Intervals screen at work. */
export interface Intervals {
  readonly quiz: QuizOfScreen<IntervalQuestion, IntervalAnswer, IntervalsRun>;
  readonly commands: IntervalsCommands;
  readonly refs: IntervalsRefs;
  readonly lastPlayed: PlayedInterval | undefined;
  /** Whether the help on directions is open. */
  readonly help: 'open' | 'closed';
  readonly closeHelp: () => void;
}

function useIntervalsRefs(): IntervalsRefs {
  const play = useRef<HTMLButtonElement>(null);
  const neck = useRef<NeckHandle>(null);
  const advance = useRef<HTMLButtonElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  return useMemo(() => ({ play, neck, advance, start, results }), []);
}

const placesOf = ({
  play,
  neck,
  advance,
  start,
  results,
}: IntervalsRefs): QuizPlaces<IntervalQuestion, IntervalAnswer, IntervalsRun> => ({
  question({ run }) {
    if (run.pace.kind === 'calm') play.current?.focus();
    else if (!neck.current?.hasFocus()) neck.current?.focus();
  },
  draft() {
    // On this button Enter would play once more; wherever else the answer was chosen, the focus stays.
    if (document.activeElement === play.current) advance.current?.focus();
  },
  advance() {
    // On the neck Enter goes on as well, and the marks are there to be read.
    if (!neck.current?.hasFocus()) advance.current?.focus();
  },
  start: () => start.current?.focus(),
  results: () => results.current?.focus(),
});

/** Runs the Intervals screen: practice, its quiz, and what both play. */
export function useIntervals(settings: Settings, listening: Listening): Intervals {
  const { say } = useSpeech();
  const sound = useSound();
  const refs = useIntervalsRefs();
  const places = useMemo(() => placesOf(refs), [refs]);
  const [help, setHelp] = useState<'open' | 'closed'>('closed');
  const last = lastPlayedOf(settings);
  const lastPlayed = useSyncExternalStore(last.subscribe, last.state);
  const { play, isSilent } = listening;
  const isShown = useSetting(settings, intervalsSettings.mode) === 'quiz';

  const quiz = useQuiz<IntervalsSetup, IntervalQuestion, IntervalAnswer, typeof nameInterval>({
    storeIn: intervalsQuiz,
    quizzes: [nameInterval],
    wording: intervalsWording,
    settings,
    rows: intervalsSettings,
    places,
    isShown,
    show: () => settings.write(intervalsSettings.mode, 'quiz'),
    prepare: () => ({ quiz: nameInterval, setup: intervalsSetup(settings) }),
    play: ({ heard }) => play([heard]),
  });
  const { current, commands: quizCommands } = quiz;

  const commands = useMemo(() => {
    const practice = (heard: PlayedInterval) => {
      if (!isSilent()) return;
      last.dispatch(heard);
      play([heard]);
      say(spokenHeard(heard), 'news');
    };
    return createIntervalsCommands({
      session: current,
      quiz: quizCommands,
      settings,
      lastPlayed: last.state,
      isSilent,
      sound,
      practice(name) {
        const semitones = intervalNamed(name)?.semitones;
        if (semitones === undefined) return;
        const { root, direction } = intervalsSettings;
        practice({ root: settings.read(root), semitones, direction: settings.read(direction) });
      },
      replay() {
        const heard = last.state();
        if (heard) practice(heard);
      },
      hear() {
        const session = current();
        if (isOpen(session)) play([openQuestion(session).heard]);
      },
      compare() {
        const session = current();
        if (session.status !== 'feedback') return;
        const { question, answer } = session.last;
        if (play([question.heard, heardAs(question, answer)])) say(spokenComparison(session.last), 'news');
      },
      openHelp: () => setHelp('open'),
    });
  }, [current, quizCommands, settings, last, isSilent, play, sound, say]);

  const closeHelp = useMemo(() => () => setHelp('closed'), []);
  return { quiz, commands, refs, lastPlayed, help, closeHelp };
}
