import { createRef, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { runPlan } from '../../audio/runPlan';
import { isSelfCheck } from '../../quiz/answerWith';
import type { ItemRound } from '../../quiz/results';
import { isOpen, isSolved, type Open } from '../../quiz/session';
import type { FocusTargets } from '../../quiz/useCues';
import { useQuiz } from '../../quiz/useQuiz';
import { useEarlierRounds } from '../../results/useEarlierRounds';
import { noteNames } from '../../settings/noteNames';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import { spokenChoice } from '../../settings/text';
import { usePictures } from '../../settings/usePictures';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { useSound } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import { type Key, spokenKey, spokenKeyWithSignature } from '../../theory/key';
import { addressHere } from '../picture';
import type { CircleHandle } from './Circle';
import { circlePicture } from './circlePicture';
import { createKeysCommands, keysWording, selectedKey } from './commands';
import { scaleMidis } from './fifths';
import type { KeysQuestion, KeysQuiz, KeysSetup } from './quiz/question';
import { choicesFor, KEYS_QUIZZES, type KeysRun, keysQuiz, keysSetup } from './quiz/quizzes';
import { keysSettings } from './settings';

const NOTES_PER_MINUTE = 160;

/** A button that may be asked to take the focus before it is drawn: a quiz can start behind another tab. */
function createLateFocus() {
  let button: HTMLButtonElement | null = null;
  let state: 'settled' | 'wanted' = 'settled';
  const focus = () => {
    state = button ? 'settled' : 'wanted';
    button?.focus();
  };
  const ref = (drawn: HTMLButtonElement | null) => {
    button = drawn;
    if (state === 'wanted') focus();
  };
  return { ref, focus };
}

const createRefs = () => ({
  field: createRef<HTMLInputElement>(),
  hear: createRef<HTMLButtonElement>(),
  advance: createLateFocus(),
  results: createRef<HTMLHeadingElement>(),
  start: createRef<HTMLButtonElement>(),
  circle: createRef<CircleHandle>(),
});

type OpenKeysSession = Open<KeysQuestion, string, KeysRun>;

/** What the quiz moves the focus to. */
type KeysRefs = ReturnType<typeof createRefs>;

/** Where a question is answered from: its field, what plays it, or in a self-check the button that shows the answer. */
const questionTarget = ({ field, hear, advance }: KeysRefs, { run }: Pick<OpenKeysSession, 'run'>) =>
  isSelfCheck(run) ? advance : (field.current ?? hear.current ?? advance);

const focusTargetsOf = (refs: KeysRefs): FocusTargets<KeysQuestion, string, KeysRun> => ({
  question: session => questionTarget(refs, session).focus(),
  draft() {
    // On Play, Enter would play again instead of submitting.
    if (document.activeElement === refs.hear.current) refs.advance.focus();
  },
  advance() {
    // Enter works in the field too.
    if (document.activeElement !== refs.field.current) refs.advance.focus();
  },
  results: () => refs.results.current?.focus(),
  start: () => (refs.start.current ?? refs.circle.current)?.focus(),
});

/** The quiz that starts now, and its setup. */
function prepare(settings: Settings, round?: ItemRound) {
  if (round) settings.apply(choicesFor(round, settings.choices()));
  return { quiz: KEYS_QUIZZES[settings.read(keysSettings.quizType)], setup: keysSetup(settings) };
}

/** Runs the Keys screen: its quiz and its sound. */
export function useKeys(settings: Settings) {
  const { say, withdraw, voice } = useSpeech();
  const sound = useSound();
  const preferred = usePreferenceSettings();
  const [pictures, outcome] = usePictures();
  const [refs] = useState(createRefs);
  const [focusTargets] = useState(() => focusTargetsOf(refs));
  const isShown = useSetting(settings, keysSettings.view) === 'quiz';
  const isReturning = useRef(false);

  const quiz = useQuiz<KeysSetup, KeysQuestion, string, KeysQuiz>({
    storeIn: keysQuiz,
    quizzes: Object.values(KEYS_QUIZZES),
    wording: keysWording,
    settings,
    rows: keysSettings,
    focusTargets,
    isShown,
    show() {
      isReturning.current = isOpen(current());
      settings.write(keysSettings.view, 'quiz');
    },
    prepare: round => prepare(settings, round),
    whyNone() {
      const { quiz, setup } = prepare(settings);
      return quiz.whyNone?.(setup);
    },
  });
  const { current, controller, heard, commands: quizCommands } = quiz;
  useEffect(() => {
    // A question that the command goes back to can be answered at once; a choice of the tab keeps the focus on the tab.
    const session = current();
    if (isShown && isReturning.current && isOpen(session)) questionTarget(refs, session).focus();
    isReturning.current = false;
  }, [isShown, refs, current]);

  const commands = useMemo(
    () =>
      createKeysCommands({
        session: current,
        quiz: quizCommands,
        settings,
        soundState: () => sound.state,
        isHeardInQuestion: heard.isHeard,
        ...{ say, playContext: heard.playContext, hasContext: heard.hasContext, pictures },
        picture() {
          const style = { signs: preferred.read(preferences.signs), names: settings.read(noteNames) };
          return circlePicture(selectedKey(settings), style, addressHere());
        },
        play() {
          if (heard.isHeard()) return heard.play('again');
          const session = current();
          const key = isSolved(session) ? session.last.question.key : selectedKey(settings);
          if (key) sound.play(runPlan(scaleMidis(key), NOTES_PER_MINUTE));
        },
        leaveResults() {
          settings.write(keysSettings.view, 'quiz');
          controller.quit();
        },
      }),
    [current, controller, heard, quizCommands, settings, preferred, pictures, sound, say],
  );
  /** A screen reader announces a key's radio that takes the focus; saying the key as well would double it. */
  const withdrawKey = useCallback(
    (key: Key) => {
      if (voice() === 'ready') return;
      const names = settings.read(noteNames);
      withdraw(spokenKeyWithSignature(key, names));
      withdraw(spokenChoice(keysSettings.selection.label, spokenKey(key, names)));
    },
    [settings, voice, withdraw],
  );
  const rounds = useEarlierRounds('keys', quiz.session);
  return { quiz, commands, refs, withdrawKey, rounds, outcome };
}

/** The Keys screen's quiz, its commands and what they act on. */
export type Keys = ReturnType<typeof useKeys>;
