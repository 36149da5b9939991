import { createRef, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { useInstrument } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import type { ItemRound } from '../../quiz/results';
import { answerOf, isOpen, openQuestion } from '../../quiz/session';
import type { FocusTargets } from '../../quiz/useCues';
import { useQuiz } from '../../quiz/useQuiz';
import { useEarlierRounds } from '../../results/useEarlierRounds';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { useSound } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import { intervalNamed } from '../../theory/interval';
import { openAtOnce } from '../../ui/lazyDialog';
import { useCommandInput } from '../../ui/shell';
import { createIntervalsCommands, intervalsWording } from './commands';
import { type PlayedEvent, type PlayedInterval, playedOf } from './playedInterval';
import {
  type IntervalsQuiz,
  type IntervalsRun,
  type IntervalsSession,
  intervalsQuiz,
  intervalsSetup,
} from './quiz/nameInterval';
import { heardAs, type IntervalAnswer, type IntervalQuestion, type IntervalsSetup } from './quiz/question';
import { choicesFor, INTERVALS_QUIZZES } from './quiz/quizzes';
import { intervalsSettings } from './settings';
import { intervalText, spokenComparison, spokenHeard } from './text';
import type { Listening } from './useIntervalPlayer';

const createRefs = () => ({
  play: createRef<HTMLButtonElement>(),
  neck: createRef<NeckHandle>(),
  advance: createRef<HTMLButtonElement>(),
  start: createRef<HTMLButtonElement>(),
  results: createRef<HTMLHeadingElement>(),
});

/** What the quiz moves the focus to. */
type IntervalsRefs = ReturnType<typeof createRefs>;

const focusTargetsOf = ({
  play,
  neck,
  advance,
  start,
  results,
}: IntervalsRefs): FocusTargets<IntervalQuestion, IntervalAnswer, IntervalsRun> => ({
  question({ run }) {
    if (run.pace.kind === 'calm' && run.quiz.sounds === 'interval') play.current?.focus();
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

/** The quiz that starts now, and its setup. */
function prepare(settings: Settings, instrument: Instrument, round?: ItemRound) {
  if (round) settings.apply(choicesFor(round, settings.choices()));
  return {
    quiz: INTERVALS_QUIZZES[settings.read(intervalsSettings.quizType)],
    setup: intervalsSetup(settings, instrument),
  };
}

/** The interval that was asked and the one that was answered, and what is said with them; `undefined` without an answer. */
function comparedIn(
  session: IntervalsSession,
): { readonly heard: readonly PlayedInterval[]; readonly say: string } | undefined {
  if (session.status !== 'feedback') return undefined;
  const { question } = session.last;
  const answer = answerOf(session.last);
  if (answer === undefined) return undefined;
  const yours = heardAs(question, answer);
  return yours && { heard: [question.heard, yours], say: spokenComparison(question, answer) };
}

/** Runs the Intervals screen: practice, its quiz, and their sound. */
export function useIntervals(settings: Settings, listening: Listening) {
  const { say } = useSpeech();
  const instrument = useInstrument();
  const { names } = instrument;
  const sound = useSound();
  const [refs] = useState(createRefs);
  const [focusTargets] = useState(() => focusTargetsOf(refs));
  const [help, setHelp] = useState<'open' | 'closed'>('closed');
  const store = playedOf(settings);
  const played = useSyncExternalStore(store.subscribe, store.state);
  useCommandInput(played.recent.map(heard => intervalText(heard, names).text).join('\n'));
  const { play, playNote, isSilent } = listening;
  const isShown = useSetting(settings, intervalsSettings.mode) === 'quiz';

  const quiz = useQuiz<IntervalsSetup, IntervalQuestion, IntervalAnswer, IntervalsQuiz>({
    storeIn: intervalsQuiz,
    quizzes: Object.values(INTERVALS_QUIZZES),
    wording: intervalsWording,
    settings,
    rows: intervalsSettings,
    focusTargets,
    isShown,
    show: () => settings.write(intervalsSettings.mode, 'quiz'),
    prepare: round => prepare(settings, instrument, round),
    play: () => hearQuestion(),
  });
  const { current, commands: quizCommands } = quiz;

  /** Plays the open question, or as much of it as may be heard before it is answered. */
  const hearQuestion = useCallback(() => {
    const session = current();
    if (!isOpen(session)) return;
    const { heard } = openQuestion(session);
    if (session.status === 'asking' && session.run.quiz.sounds === 'root') playNote(heard.root);
    else play([heard]);
  }, [current, play, playNote]);

  const commands = useMemo(() => {
    const hear = (type: PlayedEvent['type'], heard: PlayedInterval) => {
      if (!isSilent()) return;
      store.dispatch({ type, heard });
      play([heard]);
      say(spokenHeard(heard, names), 'news');
    };
    return createIntervalsCommands({
      session: current,
      quiz: quizCommands,
      settings,
      played: store.state,
      isSilent,
      soundState: () => sound.state,
      practice(name) {
        const semitones = intervalNamed(name)?.semitones;
        if (semitones === undefined) return;
        const { root, sounding, direction } = intervalsSettings;
        const manner = settings.read(sounding) === 'together' ? 'together' : settings.read(direction);
        hear('played', { root: settings.read(root), semitones, direction: manner });
      },
      replay: heard => hear('replayed', heard),
      hear: () => hearQuestion(),
      compare() {
        const compared = comparedIn(current());
        if (compared && play(compared.heard)) say(compared.say, 'news');
      },
      openHelp: () => openAtOnce(() => setHelp('open')),
    });
  }, [current, quizCommands, settings, store, isSilent, play, hearQuestion, sound, say, names]);

  const closeHelp = useMemo(() => () => setHelp('closed'), []);
  const rounds = useEarlierRounds('intervals', quiz.session);
  return { quiz, commands, refs, played, help, closeHelp, rounds };
}

/** The Intervals screen's quiz, its commands and what they act on. */
export type Intervals = ReturnType<typeof useIntervals>;
