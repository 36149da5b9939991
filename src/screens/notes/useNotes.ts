import { createRef, useMemo, useState } from 'react';
import { arpeggioPlan, singlePlan } from '../../audio/plan';
import type { Command } from '../../commands/command';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { useInstrument } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import { midiAt, type Position } from '../../instrument/position';
import type { ItemRound } from '../../quiz/itemRound';
import { isSolved } from '../../quiz/open';
import type { QuizPlaces } from '../../quiz/useCues';
import { type QuizCode, type QuizOfScreen, useQuiz } from '../../quiz/useQuiz';
import type { Settings } from '../../settings/settings';
import { SOUND_IS_OFF } from '../../settings/text';
import { useSound } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import type { Later } from '../../ui/later';
import { type ActingUse, useRefusal } from '../useNeckQuiz';
import { createNotesCommands } from './commands';
import type { AnyNotesQuiz, NotesQuestion, NotesSetup } from './definition';
import type { PlaceCommandsUse } from './placeCommands';
import type { NotesRun } from './quiz';
import { notesSettings } from './settings';
import { notesWording } from './wording';

/** What the screen calls of its quiz's code. */
interface NotesQuizCode extends QuizCode<NotesSetup, NotesQuestion, unknown, AnyNotesQuiz> {
  prepare(
    settings: Settings,
    instrument: Instrument,
    round?: ItemRound,
  ): { readonly quiz: AnyNotesQuiz; readonly setup: NotesSetup };
  /** Acts on a place of the neck while a question is asked. */
  pickAt(
    quiz: Pick<QuizOfScreen<NotesQuestion, unknown, NotesRun>, 'current' | 'acts'>,
    place: Position,
    use: Pick<ActingUse, 'say' | 'refuse'>,
  ): void;
  createPlaceCommands(use: PlaceCommandsUse): readonly Command[];
}

const MIDDLE_C = 60;

const createRefs = () => ({
  neck: createRef<NeckHandle>(),
  advance: createRef<HTMLButtonElement>(),
  start: createRef<HTMLButtonElement>(),
});

/** What the quiz moves the focus to. */
type NotesRefs = ReturnType<typeof createRefs>;

const placesOf = ({ neck, advance, start }: NotesRefs): QuizPlaces<NotesQuestion, unknown, NotesRun> => ({
  question(session) {
    const target = session.status === 'asking' ? session.run.quiz.targetOf(session.question) : undefined;
    neck.current?.focus(target);
  },
  advance() {
    // Enter works on the neck too, where the marks can be read.
    if (!neck.current?.hasFocus()) advance.current?.focus();
  },
  start() {
    if (start.current) start.current.focus();
    else neck.current?.focus();
  },
});

/** Runs the Notes screen: its quiz, its sound, and what acting on a place of the neck does. */
export function useNotes<Code extends NotesQuizCode>(settings: Settings, code: Later<Code>) {
  const { say } = useSpeech();
  const sound = useSound();
  const instrument = useInstrument();
  const [refs] = useState(createRefs);
  const [places] = useState(() => placesOf(refs));

  const quiz = useQuiz<NotesSetup, NotesQuestion, unknown, AnyNotesQuiz, Code>({
    code,
    wording: notesWording,
    settings,
    rows: notesSettings,
    places,
    prepare: (running, round) => running.prepare(settings, instrument, round),
  });
  const { current, acts, commands: quizCommands, code: running } = quiz;
  const { refuse, refusedIn } = useRefusal(current, say);

  const { actOn, commands, placeCommands } = useMemo(() => {
    const playPlace = (place: Position) => {
      if (sound.state === 'off') say(SOUND_IS_OFF);
      else sound.play(singlePlan(midiAt(instrument, place)));
    };
    const actOn = (place: Position) => {
      if (current().status === 'asking') running?.pickAt({ current, acts }, place, { say, refuse });
      else playPlace(place);
    };
    const play = () => {
      const session = current();
      const highlights = settings.read(notesSettings.highlights);
      if (isSolved(session)) sound.play(singlePlan(session.run.quiz.midiOf(session.last.question)));
      else if (highlights.length > 0) sound.play(arpeggioPlan(highlights.map(pitch => MIDDLE_C + pitch)));
      else if (refs.neck.current) playPlace(refs.neck.current.cursor());
    };
    const commands = createNotesCommands({
      ...{ session: current, quiz: quizCommands, settings, sound, say, play },
    });
    const placeCommands = running?.createPlaceCommands({ instrument, session: current, pick: actOn }) ?? [];
    return { actOn, commands, placeCommands };
  }, [current, acts, quizCommands, running, settings, sound, instrument, say, refuse, refs]);

  return { quiz, commands, placeCommands, refs, actOn, refused: refusedIn(quiz.session) };
}

/** The Notes screen's quiz, its commands and what they act on. */
export type Notes = ReturnType<typeof useNotes>;
