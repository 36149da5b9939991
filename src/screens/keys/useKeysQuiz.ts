import { type RefObject, useMemo } from 'react';
import { runPlan } from '../../audio/plan';
import { goesOnAtOnce, isQuick, type Pace } from '../../quiz/pace';
import { isOpen } from '../../quiz/session';
import { useCues } from '../../quiz/useCues';
import { useDrillPace } from '../../quiz/useDrillPace';
import { type EyesFree, useEyesFree, useStartPace } from '../../quiz/useEyesFree';
import { useQuiz } from '../../quiz/useQuiz';
import type { Settings } from '../../settings/settings';
import { useSound } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import { type Key, keyWithSignatureWords } from '../../theory/key';
import type { KeysActs, KeysSession } from './commands';
import { grade, isAnswer, isWhole, type KeysQuestion, makeQuestions, type QuizSetup } from './question';
import { cueFor, type KeysFocusTarget, keysQuiz } from './quiz';
import { keysSettings } from './settings';
import { keyAfter, scaleMidis } from './wheel';
import { spokenAgain } from './words';

/** Something that can take the focus. */
interface Focusable {
  focus(): void;
}

/** The places where a running quiz puts the focus. */
export interface KeysFocus {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly goOn: RefObject<HTMLButtonElement | null>;
  readonly results: RefObject<HTMLHeadingElement | null>;
  readonly again: RefObject<HTMLButtonElement | null>;
  readonly start: RefObject<HTMLButtonElement | null>;
  readonly circle: RefObject<Focusable | null>;
}

const NOTES_PER_MINUTE = 160;

const OWNER = { id: 'keys-quiz', group: 'Keys quiz' };

const setupFrom = (settings: Settings, pace: Pace): QuizSetup => ({
  mode: settings.read(keysSettings.quizType),
  types: settings.read(keysSettings.keyTypes),
  count: settings.read(keysSettings.questionCount),
  pace,
});

/** The selected key, if one is. */
export function selectedKey(settings: Settings): Key | undefined {
  const selection = settings.read(keysSettings.selection);
  return selection.kind === 'key' ? selection.key : undefined;
}

export interface KeysQuiz {
  readonly session: KeysSession;
  readonly acts: KeysActs;
  readonly eyesFree: EyesFree;
}

/** Runs the key quiz: turns acts into events, and the session's changes into focus and speech. */
export function useKeysQuiz(settings: Settings, focus: KeysFocus): KeysQuiz {
  const [session, dispatch] = useQuiz(keysQuiz);
  const { say, hush } = useSpeech();
  const sound = useSound();
  const startPace = useStartPace(settings, keysSettings);
  useCues(session, cueFor, to => moveFocus(to, focus));
  useDrillPace(
    session,
    ({ pace }) => pace,
    () => dispatch({ type: 'next', at: performance.now() }),
  );
  const eyesFree = useEyesFree({
    owner: OWNER,
    session,
    paceOf: ({ pace }) => pace,
    again() {
      if (!isOpen(session)) return;
      moveFocus('field', focus);
      say(spokenAgain(session), 'news');
    },
    stop: sound.stop,
  });

  const acts = useMemo<KeysActs>(() => {
    const goOn = () => dispatch({ type: 'next', at: performance.now() });

    const submit = (question: KeysQuestion, answer: string) => {
      const verdict = grade(question, answer);
      dispatch({ type: 'submit', answer, verdict, at: performance.now() });
      if (goesOnAtOnce(question.pace, verdict)) goOn();
    };

    const select = (key: Key) => {
      settings.write(keysSettings.selection, { kind: 'key', key });
      say(keyWithSignatureWords(key));
    };

    const draft = (text: string) => dispatch({ type: 'draft', draft: text });

    return {
      select,
      turn: turn => select(keyAfter(selectedKey(settings), turn)),
      play() {
        const key = session.status === 'feedback' ? session.last.question.key : selectedKey(settings);
        if (key) sound.play(runPlan(scaleMidis(key), NOTES_PER_MINUTE));
      },
      start() {
        settings.write(keysSettings.view, 'quiz');
        const questions = makeQuestions(setupFrom(settings, startPace()), Math.random);
        dispatch({ type: 'start', questions, at: performance.now() });
      },
      type(text) {
        if (session.status !== 'asking') return;
        if (isWhole(session.question, text)) submit(session.question, text);
        else draft(text);
      },
      answer(text, words) {
        if (session.status !== 'asking') return;
        if (isQuick(session.question.pace)) submit(session.question, text);
        else {
          draft(text);
          say(`${words}, filled in`);
        }
      },
      submit() {
        if (session.status !== 'asking') return;
        if (isAnswer(session.draft)) submit(session.question, session.draft);
        else say('Type an answer first');
      },
      next() {
        // Whoever goes on has heard enough.
        hush();
        goOn();
      },
      quit: () => dispatch({ type: 'reset' }),
      end: () => dispatch({ type: 'end' }),
      renew() {
        settings.write(keysSettings.view, 'quiz');
        dispatch({ type: 'reset' });
      },
    };
  }, [session, dispatch, say, hush, sound, settings, startPace]);
  return { session, acts, eyesFree };
}

function moveFocus(to: KeysFocusTarget, { field, goOn, results, again, start, circle }: KeysFocus): void {
  switch (to) {
    case 'field':
      field.current?.focus();
      return;
    case 'go-on':
      // In the field Enter goes on as well.
      if (document.activeElement !== field.current) goOn.current?.focus();
      return;
    case 'results':
      results.current?.focus();
      return;
    case 'again':
      again.current?.focus();
      return;
    case 'start':
      (start.current ?? circle.current)?.focus();
      return;
    case 'none':
      return;
  }
}
