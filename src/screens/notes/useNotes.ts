import { type RefObject, useMemo, useRef } from 'react';
import { arpeggioPlan, singlePlan } from '../../audio/plan';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { useInstrument } from '../../fretboard/useInstrument';
import { midiAt, type Position } from '../../instrument/position';
import type { QuizRun } from '../../quiz/definition';
import { isSameQuestion } from '../../quiz/session';
import { GIVES_AWAY } from '../../quiz/text';
import type { QuizPlaces } from '../../quiz/useCues';
import { type QuizOfScreen, useQuiz } from '../../quiz/useQuiz';
import type { Settings } from '../../settings/settings';
import { SOUND_IS_OFF } from '../../settings/text';
import { useSound } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import { createNotesCommands, type NotesCommands } from './commands';
import type { AnyNotesQuiz, NotesQuestion, NotesSetup } from './definition';
import { NOTES_QUIZZES, notesQuiz, notesSetup, notesWording } from './quiz';
import { notesSettings } from './settings';

const MIDDLE_C = 60;

type NotesRun = QuizRun<NotesSetup, AnyNotesQuiz>;

/** What has the focus at times. */
export interface NotesRefs {
  readonly neck: RefObject<NeckHandle | null>;
  readonly advance: RefObject<HTMLButtonElement | null>;
  readonly start: RefObject<HTMLButtonElement | null>;
}

/** The Notes screen at work. */
export interface Notes {
  readonly quiz: QuizOfScreen<NotesQuestion, unknown, NotesRun>;
  readonly commands: NotesCommands;
  readonly refs: NotesRefs;
  /** What happens where the user acts on a place of the neck. */
  readonly actOn: (place: Position) => void;
}

const placesOf = ({ neck, advance, start }: NotesRefs): QuizPlaces<NotesQuestion, unknown, NotesRun> => ({
  question(session) {
    const target = session.status === 'asking' ? session.run.quiz.targetOf(session.question) : undefined;
    neck.current?.focus(target);
  },
  advance() {
    // On the neck Enter goes on as well, and the marks are there to be read.
    if (!neck.current?.hasFocus()) advance.current?.focus();
  },
  start() {
    if (start.current) start.current.focus();
    else neck.current?.focus();
  },
});

/** Runs the Notes screen: its quiz, its sound and what acting on the neck does. */
export function useNotes(settings: Settings): Notes {
  const { say } = useSpeech();
  const sound = useSound();
  const instrument = useInstrument();
  const neck = useRef<NeckHandle>(null);
  const advance = useRef<HTMLButtonElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const refs = useMemo(() => ({ neck, advance, start }), []);
  const places = useMemo(() => placesOf(refs), [refs]);

  const quiz = useQuiz<NotesSetup, NotesQuestion, unknown, AnyNotesQuiz>({
    storeIn: notesQuiz,
    quizzes: Object.values(NOTES_QUIZZES),
    wording: notesWording,
    settings,
    rows: notesSettings,
    places,
    prepare() {
      const setup = notesSetup(settings, instrument);
      settings.write(notesSettings.highlights, []);
      return { quiz: NOTES_QUIZZES[settings.read(notesSettings.quizType)], setup };
    },
  });
  const { current, acts, commands: quizCommands } = quiz;

  const work = useMemo(() => {
    const playPlace = (place: Position) => {
      if (sound.state === 'off') say(SOUND_IS_OFF);
      else sound.play(singlePlan(midiAt(instrument, place)));
    };
    const actOn = (place: Position) => {
      const session = current();
      if (session.status !== 'asking') return playPlace(place);
      const { quiz, pace } = session.run;
      if (quiz.pick === undefined) return say(GIVES_AWAY);
      const picked = quiz.pick(session.question, session.draft, place, pace);
      if (picked === undefined) return;
      if (picked.draft !== undefined) acts.draft(picked.draft);
      // What ends the question has a verdict of its own.
      if (isSameQuestion(session, current())) say(picked.say);
    };
    const play = () => {
      const session = current();
      const highlights = settings.read(notesSettings.highlights);
      if (session.status === 'feedback')
        sound.play(singlePlan(session.run.quiz.midiOf(session.last.question)));
      else if (highlights.length > 0) sound.play(arpeggioPlan(highlights.map(pitch => MIDDLE_C + pitch)));
      else if (neck.current) playPlace(neck.current.cursor());
    };
    const commands = createNotesCommands({
      ...{ session: current, quiz: quizCommands, settings, sound, say, play },
    });
    return { actOn, commands };
  }, [current, acts, quizCommands, settings, sound, instrument, say]);

  return { quiz, refs, ...work };
}
