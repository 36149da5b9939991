import { type RefObject, useMemo } from 'react';
import { runPlan } from '../../audio/plan';
import { useSpeech } from '../../speech/Speech';
import { type Key, keyWithSignatureWords } from '../../theory/key';
import { useCues } from '../common/useCues';
import { useDrillPace } from '../common/useDrillPace';
import { useQuiz } from '../common/useQuiz';
import type { Settings } from '../common/useSettings';
import { useSound } from '../common/useSound';
import type { KeysActs, KeysSession } from './commands';
import { grade, isAnswer, isWhole, type KeysQuestion, makeQuestions, type QuizSetup } from './question';
import { cueFor, type KeysFocusTarget, keysQuiz } from './quiz';
import { keysSettings } from './settings';
import { keyAfter, scaleMidis } from './wheel';

/** Something that can take the focus. */
interface Focusable {
  focus(): void;
}

/** The places where a running quiz puts the focus. */
export interface KeysFocus {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly goOn: RefObject<HTMLButtonElement | null>;
  readonly results: RefObject<HTMLButtonElement | null>;
  readonly start: RefObject<HTMLButtonElement | null>;
  readonly circle: RefObject<Focusable | null>;
}

const NOTES_PER_MINUTE = 160;

const setupFrom = (settings: Settings): QuizSetup => ({
  mode: settings.read(keysSettings.quizType),
  types: settings.read(keysSettings.keyTypes),
  count: settings.read(keysSettings.questionCount),
  pace:
    settings.read(keysSettings.drill) === 'on'
      ? { kind: 'drill', pause: settings.read(keysSettings.pause) }
      : { kind: 'calm' },
});

/** The selected key, if one is. */
export function selectedKey(settings: Settings): Key | undefined {
  const selection = settings.read(keysSettings.selection);
  return selection.kind === 'key' ? selection.key : undefined;
}

/** Runs the key quiz: turns acts into events, and the session's changes into focus and speech. */
export function useKeysQuiz(settings: Settings, focus: KeysFocus): readonly [KeysSession, KeysActs] {
  const [session, dispatch] = useQuiz(keysQuiz);
  const { say } = useSpeech();
  const sound = useSound();
  useCues(session, cueFor, to => moveFocus(to, focus));
  useDrillPace(
    session,
    ({ pace }) => pace,
    () => dispatch({ type: 'next', at: performance.now() }),
  );

  const acts = useMemo<KeysActs>(() => {
    const next = () => dispatch({ type: 'next', at: performance.now() });

    const submit = (question: KeysQuestion, answer: string) => {
      const verdict = grade(question, answer);
      dispatch({ type: 'submit', answer, verdict, at: performance.now() });
      const { pace } = question;
      if (pace.kind === 'drill' && verdict === 'right' && pace.pause === 0) next();
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
        const questions = makeQuestions(setupFrom(settings), Math.random);
        dispatch({ type: 'start', questions, at: performance.now() });
      },
      type(text) {
        if (session.status !== 'asking') return;
        if (isWhole(session.question, text)) submit(session.question, text);
        else draft(text);
      },
      answer(text, words) {
        if (session.status !== 'asking') return;
        if (session.question.pace.kind === 'drill') submit(session.question, text);
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
      next,
      quit: () => dispatch({ type: 'reset' }),
      end: () => dispatch({ type: 'end' }),
      renew() {
        settings.write(keysSettings.view, 'quiz');
        dispatch({ type: 'reset' });
      },
    };
  }, [session, dispatch, say, sound, settings]);
  return [session, acts];
}

function moveFocus(to: KeysFocusTarget, { field, goOn, results, start, circle }: KeysFocus): void {
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
    case 'start':
      (start.current ?? circle.current)?.focus();
      return;
    case 'none':
      return;
  }
}
