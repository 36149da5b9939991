import { type RefObject, useMemo } from 'react';
import { arpeggioPlan, singlePlan } from '../../audio/plan';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { midiAt, type Position, stringNumber } from '../../instrument/position';
import { STANDARD_TUNING } from '../../instrument/tuning';
import { goesOnAtOnce, isQuick, type Pace } from '../../quiz/pace';
import { isOpen } from '../../quiz/session';
import { useCues } from '../../quiz/useCues';
import { useDrillPace } from '../../quiz/useDrillPace';
import { type EyesFree, useEyesFree, useStartPace } from '../../quiz/useEyesFree';
import { useQuiz } from '../../quiz/useQuiz';
import type { Settings } from '../../settings/settings';
import { SOUND_IS_OFF, useSound } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import { PITCH_CLASSES, type PitchClass, wordsOf } from '../../theory/note';
import { type NotesActs, type NotesSession, RESTS } from './commands';
import {
  type FindNoteQuestion,
  grade,
  judgePick,
  makeQuestions,
  type NotesAnswer,
  type NotesQuestion,
  paceOf,
  type QuizSetup,
  togglePlace,
} from './question';
import { cueFor, type NotesFocusTarget, notesQuiz } from './quiz';
import { notesSettings } from './settings';
import { nameIn, spokenAgain } from './words';

/** The places where a running quiz puts the focus. */
export interface NotesFocus {
  readonly neck: RefObject<NeckHandle | null>;
  readonly goOn: RefObject<HTMLButtonElement | null>;
  readonly start: RefObject<HTMLButtonElement | null>;
}

export interface NotesQuiz {
  readonly session: NotesSession;
  readonly acts: NotesActs;
  /** What happens where the user acts on a place of the neck. */
  readonly actOn: (place: Position) => void;
  readonly eyesFree: EyesFree;
}

const MIDDLE_C = 60;

const OWNER = { id: 'notes-quiz', group: 'Notes quiz' };

const setupFrom = (settings: Settings, pace: Pace): QuizSetup => {
  const strings = settings.read(notesSettings.strings);
  return {
    tuning: STANDARD_TUNING,
    frets: settings.read(notesSettings.frets),
    accidentals: settings.read(notesSettings.accidentals),
    // A quiz without strings is a quiz on all of them (spec §5).
    strings: strings.length > 0 ? strings : STANDARD_TUNING.map((_, guitarString) => guitarString),
    pace,
  };
};

/** Runs the notes quiz: turns acts into events, and the session's changes into focus and speech. */
export function useNotesQuiz(settings: Settings, focus: NotesFocus): NotesQuiz {
  const [session, dispatch] = useQuiz(notesQuiz);
  const { say, hush } = useSpeech();
  const sound = useSound();
  const startPace = useStartPace(settings, notesSettings);
  useCues(session, cueFor, (to, current) => moveFocus(to, current, focus));
  useDrillPace(session, paceOf, () => dispatch({ type: 'next', at: performance.now() }));
  const eyesFree = useEyesFree({
    owner: OWNER,
    session,
    paceOf,
    again() {
      if (!isOpen(session)) return;
      moveFocus('question', session, focus);
      say(spokenAgain(session), 'news');
    },
    stop: sound.stop,
  });

  const quiz = useMemo(() => {
    const goOn = () => dispatch({ type: 'next', at: performance.now() });

    const submit = (question: NotesQuestion, answer: NotesAnswer) => {
      const verdict = grade(question, answer);
      dispatch({ type: 'submit', answer, verdict, at: performance.now() });
      if (goesOnAtOnce(question.setup.pace, verdict)) goOn();
    };

    const play = (place: Position) => {
      if (sound.state === 'off') say(SOUND_IS_OFF);
      else sound.play(singlePlan(midiAt(STANDARD_TUNING, place)));
    };

    const pick = (question: FindNoteQuestion, places: readonly Position[], place: Position) => {
      const { tuning, strings, pace } = question.setup;
      if (!strings.includes(place.guitarString)) {
        say(`String ${stringNumber(tuning, place.guitarString)} is not in this quiz`);
        return;
      }
      const chosen = togglePlace(places, place);
      if (!isQuick(pace)) {
        dispatch({ type: 'draft', draft: { mode: 'find-note', places: chosen } });
        say(chosen.length > places.length ? 'selected' : 'not selected');
        return;
      }
      if (chosen.length < places.length) return;
      const judged = judgePick(question, places, place);
      if (judged !== 'more') submit(question, { mode: 'find-note', places: chosen });
      else {
        dispatch({ type: 'draft', draft: { mode: 'find-note', places: chosen } });
        say(`Right, ${chosen.length} of ${question.correctPositions.length}`);
      }
    };

    const placesOf = (draft: NotesAnswer | undefined) => (draft?.mode === 'find-note' ? draft.places : []);

    const actOn = (place: Position) => {
      if (session.status !== 'asking') play(place);
      else if (session.question.mode === 'name-note') say(RESTS);
      else pick(session.question, placesOf(session.draft), place);
    };

    const choose = (note: PitchClass) => dispatch({ type: 'draft', draft: { mode: 'name-note', note } });

    const acts: NotesActs = {
      selectAll() {
        settings.write(notesSettings.highlights, PITCH_CLASSES);
        say('All notes, on');
      },
      clearSelection() {
        settings.write(notesSettings.highlights, []);
        say('All notes, off');
      },
      play() {
        const highlights = settings.read(notesSettings.highlights);
        if (session.status === 'feedback') sound.play(singlePlan(midiToHear(session.last.question)));
        else if (highlights.length > 0) sound.play(arpeggioPlan(highlights.map(pitch => MIDDLE_C + pitch)));
        else if (focus.neck.current) play(focus.neck.current.cursor());
      },
      start() {
        const setup = setupFrom(settings, startPace());
        settings.write(notesSettings.highlights, []);
        const questions = makeQuestions(settings.read(notesSettings.quizType), setup, Math.random);
        dispatch({ type: 'start', questions, at: performance.now() });
      },
      choose,
      answer(note) {
        if (session.status !== 'asking') return;
        if (isQuick(session.question.setup.pace)) submit(session.question, { mode: 'name-note', note });
        else {
          choose(note);
          say(`${wordsOf(nameIn(session.question.setup, note))}, chosen`);
        }
      },
      submit() {
        if (session.status !== 'asking') return;
        const { question, draft } = session;
        if (question.mode === 'find-note') submit(question, draft ?? { mode: 'find-note', places: [] });
        else if (draft) submit(question, draft);
      },
      next() {
        // Whoever goes on has heard enough.
        hush();
        goOn();
      },
      quit: () => dispatch({ type: 'reset' }),
    };
    return { session, acts, actOn };
  }, [session, dispatch, say, hush, sound, settings, startPace, focus]);
  return { ...quiz, eyesFree };
}

/** The pitch that "Hear it" plays: the target itself, or the lowest of the places asked for. */
function midiToHear(question: NotesQuestion): number {
  const { tuning } = question.setup;
  if (question.mode === 'name-note') return midiAt(tuning, question.targetPosition);
  return Math.min(...question.correctPositions.map(place => midiAt(tuning, place)));
}

function moveFocus(to: NotesFocusTarget, session: NotesSession, focus: NotesFocus): void {
  switch (to) {
    case 'question': {
      const target =
        session.status === 'asking' && session.question.mode === 'name-note'
          ? session.question.targetPosition
          : undefined;
      focus.neck.current?.focus(target);
      return;
    }
    case 'go-on':
      // On the neck Enter goes on as well, and the marks are there to be read.
      if (!focus.neck.current?.hasFocus()) focus.goOn.current?.focus();
      return;
    case 'start':
      if (focus.start.current) focus.start.current.focus();
      else focus.neck.current?.focus();
      return;
    case 'none':
      return;
  }
}
