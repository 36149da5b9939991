import { createRef, useMemo, useState, useSyncExternalStore } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { answerOf, isOpen, openQuestion } from '../../quiz/session';
import type { QuizPlaces } from '../../quiz/useCues';
import { useQuiz } from '../../quiz/useQuiz';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { useSound } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import { type IntervalName, intervalNamed } from '../../theory/interval';
import { useCommandInput } from '../../ui/shell';
import { useComparison } from '../useComparison';
import { createIntervalsCommands } from './commands';
import { choicesFor } from './itemRound';
import { type PlayedEvent, playedOf } from './played';
import type { PlayedInterval } from './playedInterval';
import { heardAs, type IntervalQuestion, type IntervalsSetup } from './question';
import { type IntervalsRun, intervalsQuiz, intervalsSetup, intervalsWording, nameInterval } from './quiz';
import { intervalsSettings } from './settings';
import { intervalText, spokenComparison, spokenHeard } from './text';
import type { Listening } from './useListening';

const createRefs = () => ({
  play: createRef<HTMLButtonElement>(),
  neck: createRef<NeckHandle>(),
  advance: createRef<HTMLButtonElement>(),
  start: createRef<HTMLButtonElement>(),
  results: createRef<HTMLHeadingElement>(),
});

/** What the quiz moves the focus to. */
type IntervalsRefs = ReturnType<typeof createRefs>;

const placesOf = ({
  play,
  neck,
  advance,
  start,
  results,
}: IntervalsRefs): QuizPlaces<IntervalQuestion, IntervalName, IntervalsRun> => ({
  question({ run }) {
    if (run.pace.kind === 'calm') play.current?.focus();
    else if (!neck.current?.hasFocus()) neck.current?.focus();
  },
  draft() {
    // On Play, Enter would play again instead of submitting; anywhere else, the focus stays.
    if (document.activeElement === play.current) advance.current?.focus();
  },
  advance() {
    // Enter works on the neck too, where the marks can be read.
    if (!neck.current?.hasFocus()) advance.current?.focus();
  },
  start: () => start.current?.focus(),
  results: () => results.current?.focus(),
});

/** Runs the Intervals screen: practice, its quiz, and their sound. */
export function useIntervals(settings: Settings, listening: Listening) {
  const { say } = useSpeech();
  const sound = useSound();
  const [refs] = useState(createRefs);
  const [places] = useState(() => placesOf(refs));
  const [help, setHelp] = useState<'open' | 'closed'>('closed');
  const store = playedOf(settings);
  const played = useSyncExternalStore(store.subscribe, store.state);
  useCommandInput(played.recent.map(heard => intervalText(heard).text).join('\n'));
  const { play, isSilent } = listening;
  const isShown = useSetting(settings, intervalsSettings.mode) === 'quiz';

  const quiz = useQuiz<IntervalsSetup, IntervalQuestion, IntervalName, typeof nameInterval>({
    storeIn: intervalsQuiz,
    quizzes: [nameInterval],
    wording: intervalsWording,
    settings,
    rows: intervalsSettings,
    places,
    isShown,
    show: () => settings.write(intervalsSettings.mode, 'quiz'),
    prepare(round) {
      if (round) settings.apply(choicesFor(round, settings.choices()));
      return { quiz: nameInterval, setup: intervalsSetup(settings) };
    },
    play: ({ heard }) => play([heard]),
  });
  const { current, commands: quizCommands } = quiz;

  const commands = useMemo(() => {
    const hear = (type: PlayedEvent['type'], heard: PlayedInterval) => {
      if (!isSilent()) return;
      store.dispatch({ type, heard });
      play([heard]);
      say(spokenHeard(heard), 'news');
    };
    return createIntervalsCommands({
      session: current,
      quiz: quizCommands,
      settings,
      played: store.state,
      isSilent,
      sound,
      practice(name) {
        const semitones = intervalNamed(name)?.semitones;
        if (semitones === undefined) return;
        const { root, direction } = intervalsSettings;
        hear('played', { root: settings.read(root), semitones, direction: settings.read(direction) });
      },
      replay: heard => hear('replayed', heard),
      hear() {
        const session = current();
        if (isOpen(session)) play([openQuestion(session).heard]);
      },
      compare() {
        const session = current();
        if (session.status !== 'feedback') return;
        const { question } = session.last;
        const answer = answerOf(session.last);
        if (answer === undefined) return;
        if (play([question.heard, heardAs(question, answer)]))
          say(spokenComparison(question, answer), 'news');
      },
      openHelp: () => setHelp('open'),
    });
  }, [current, quizCommands, settings, store, isSilent, play, sound, say]);

  const closeHelp = useMemo(() => () => setHelp('closed'), []);
  const comparison = useComparison('intervals', quiz.session);
  return { quiz, commands, refs, played, help, closeHelp, comparison };
}

/** The Intervals screen's quiz, its commands and what they act on. */
export type Intervals = ReturnType<typeof useIntervals>;
