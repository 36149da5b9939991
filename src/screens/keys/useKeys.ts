import { type RefObject, useMemo, useRef } from 'react';
import { runPlan } from '../../audio/plan';
import type { QuizRun } from '../../quiz/definition';
import type { QuizPlaces } from '../../quiz/useCues';
import { type QuizOfScreen, useQuiz } from '../../quiz/useQuiz';
import type { Settings } from '../../settings/settings';
import { useSound } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import type { CircleHandle } from './Circle';
import { createKeysCommands, type KeysCommands, selectedKey } from './commands';
import type { KeysQuestion, KeysQuiz, KeysSetup } from './definition';
import { scaleMidis } from './fifths';
import { KEYS_QUIZZES, keysQuiz, keysSetup, keysWording } from './quiz';
import { keysSettings } from './settings';

const NOTES_PER_MINUTE = 160;

type KeysRun = QuizRun<KeysSetup, KeysQuiz>;

/** What has the focus at times. */
export interface KeysRefs {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly advance: RefObject<HTMLButtonElement | null>;
  readonly results: RefObject<HTMLHeadingElement | null>;
  readonly newQuiz: RefObject<HTMLButtonElement | null>;
  readonly start: RefObject<HTMLButtonElement | null>;
  readonly circle: RefObject<CircleHandle | null>;
}

/** The Keys screen at work. */
export interface Keys {
  readonly quiz: QuizOfScreen<KeysQuestion, string, KeysRun>;
  readonly commands: KeysCommands;
  readonly refs: KeysRefs;
}

function useKeysRefs(): KeysRefs {
  const field = useRef<HTMLInputElement>(null);
  const advance = useRef<HTMLButtonElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const newQuiz = useRef<HTMLButtonElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const circle = useRef<CircleHandle>(null);
  return useMemo(() => ({ field, advance, results, newQuiz, start, circle }), []);
}

const placesOf = (refs: KeysRefs): QuizPlaces<KeysQuestion, string, KeysRun> => ({
  question: () => refs.field.current?.focus(),
  advance() {
    // In the field Enter goes on as well.
    if (document.activeElement !== refs.field.current) refs.advance.current?.focus();
  },
  results(arrival) {
    // On the heading no key does anything.
    const place = arrival === 'by-itself' ? refs.results : refs.newQuiz;
    place.current?.focus();
  },
  start: () => (refs.start.current ?? refs.circle.current)?.focus(),
});

/** Runs the Keys screen: its quiz and its sound. */
export function useKeys(settings: Settings): Keys {
  const { say } = useSpeech();
  const sound = useSound();
  const refs = useKeysRefs();
  const places = useMemo(() => placesOf(refs), [refs]);

  const quiz = useQuiz<KeysSetup, KeysQuestion, string, KeysQuiz>({
    storeIn: keysQuiz,
    quizzes: Object.values(KEYS_QUIZZES),
    wording: keysWording,
    settings,
    rows: keysSettings,
    places,
    show: () => settings.write(keysSettings.view, 'quiz'),
    prepare: () => ({
      quiz: KEYS_QUIZZES[settings.read(keysSettings.quizType)],
      setup: keysSetup(settings),
    }),
  });
  const { current, acts, commands: quizCommands } = quiz;

  const commands = useMemo(
    () =>
      createKeysCommands({
        session: current,
        quiz: quizCommands,
        settings,
        sound,
        say,
        play() {
          const session = current();
          const key = session.status === 'feedback' ? session.last.question.key : selectedKey(settings);
          if (key) sound.play(runPlan(scaleMidis(key), NOTES_PER_MINUTE));
        },
        leaveResults() {
          settings.write(keysSettings.view, 'quiz');
          acts.quit();
        },
      }),
    [current, acts, quizCommands, settings, sound, say],
  );
  return { quiz, commands, refs };
}
