import { createRef, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { useInstrument } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import type { ItemRound } from '../../quiz/itemRound';
import { isOpen, openQuestion } from '../../quiz/open';
import type { QuizPlaces } from '../../quiz/useCues';
import { type QuizCode, useQuiz } from '../../quiz/useQuiz';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { useSound } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import { intervalNamed } from '../../theory/interval';
import type { Later } from '../../ui/later';
import { openAtOnce } from '../../ui/lazyDialog';
import { useCommandInput } from '../../ui/shell';
import { type Comparing, useComparison } from '../useComparison';
import { createIntervalsCommands } from './commands';
import { type PlayedEvent, playedOf } from './played';
import type { PlayedInterval } from './playedInterval';
import type { IntervalAnswer, IntervalQuestion, IntervalsSetup } from './question';
import type { IntervalsQuiz, IntervalsRun, IntervalsSession } from './quiz';
import { intervalsSettings } from './settings';
import { intervalText, spokenHeard } from './text';
import type { Listening } from './useListening';
import { intervalsWording } from './wording';

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
}: IntervalsRefs): QuizPlaces<IntervalQuestion, IntervalAnswer, IntervalsRun> => ({
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

/** What the screen calls of its quiz's code. */
interface IntervalsQuizCode
  extends QuizCode<IntervalsSetup, IntervalQuestion, IntervalAnswer, IntervalsQuiz> {
  readonly comparing: Comparing;
  prepare(
    settings: Settings,
    instrument: Instrument,
    round?: ItemRound,
  ): { readonly quiz: IntervalsQuiz; readonly setup: IntervalsSetup };
  /** The interval that was asked and the one that was answered, and what is said with them. */
  comparedIn(
    session: IntervalsSession,
  ): { readonly heard: readonly PlayedInterval[]; readonly say: string } | undefined;
}

/** Runs the Intervals screen: practice, its quiz, and their sound. */
export function useIntervals<Code extends IntervalsQuizCode>(
  settings: Settings,
  listening: Listening,
  code: Later<Code>,
) {
  const { say } = useSpeech();
  const instrument = useInstrument();
  const sound = useSound();
  const [refs] = useState(createRefs);
  const [places] = useState(() => placesOf(refs));
  const [help, setHelp] = useState<'open' | 'closed'>('closed');
  const store = playedOf(settings);
  const played = useSyncExternalStore(store.subscribe, store.state);
  useCommandInput(played.recent.map(heard => intervalText(heard).text).join('\n'));
  const { play, playNote, isSilent } = listening;
  const isShown = useSetting(settings, intervalsSettings.mode) === 'quiz';

  const quiz = useQuiz<IntervalsSetup, IntervalQuestion, IntervalAnswer, IntervalsQuiz, Code>({
    code,
    wording: intervalsWording,
    settings,
    rows: intervalsSettings,
    places,
    isShown,
    show: () => settings.write(intervalsSettings.mode, 'quiz'),
    prepare: (running, round) => running.prepare(settings, instrument, round),
    play: () => hearQuestion(),
  });
  const { current, commands: quizCommands, code: running } = quiz;

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
      hear: () => hearQuestion(),
      compare() {
        const compared = running?.comparedIn(current());
        if (compared && play(compared.heard)) say(compared.say, 'news');
      },
      openHelp: () => openAtOnce(() => setHelp('open')),
    });
  }, [current, quizCommands, running, settings, store, isSilent, play, hearQuestion, sound, say]);

  const closeHelp = useMemo(() => () => setHelp('closed'), []);
  const comparison = useComparison('intervals', quiz.session, quiz.code?.comparing);
  return { quiz, commands, refs, played, help, closeHelp, comparison };
}

/** The Intervals screen's quiz, its commands and what they act on. */
export type Intervals = ReturnType<typeof useIntervals>;
