import { useMemo, useRef } from 'react';
import { arpeggioPlan, singlePlan } from '../../audio/plan';
import { orientationIn, useInstrument } from '../../fretboard/useInstrument';
import { type Instrument, namesOf } from '../../instrument/instrument';
import { midiAt, type Position, pitchClassAt } from '../../instrument/position';
import { NeckEnding } from '../../neckQuiz/NeckEnding';
import { NeckHowToUse } from '../../neckQuiz/NeckHowToUse';
import { useQuestionTitle } from '../../neckQuiz/NeckQuestion';
import { createPlaceCommands } from '../../neckQuiz/placeCommands';
import { NECK_NAME } from '../../neckQuiz/text';
import { createWhyNone, type NeckQuizOfScreen, useNeckQuiz } from '../../neckQuiz/useNeckQuiz';
import { isDrilling } from '../../quiz/LockedNote';
import { useQuizzes } from '../../quiz/quizzes';
import type { ItemRound } from '../../quiz/results';
import { isOpen } from '../../quiz/session';
import { noteNames } from '../../settings/noteNames';
import { preferences } from '../../settings/preferences';
import type { QuerySettings } from '../../settings/querySettings';
import type { Settings } from '../../settings/settings';
import { SOUND_IS_OFF } from '../../settings/text';
import { type Pictures, usePictures } from '../../settings/usePictures';
import { usePreferenceSettings, useSettings } from '../../settings/useSettings';
import { useSound } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import { drawnName } from '../../theory/names';
import { chromaticName, pitchClass } from '../../theory/note';
import { Panel } from '../../ui/Panel';
import { PictureTools } from '../../ui/picture/PictureTools';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommandInput, useCommands } from '../../ui/shell';
import { tipsDialog } from '../../ui/useTips';
import type { ScreenProps } from '../definition';
import { type DroneSwitch, droneOfNote, useDroneSwitch } from '../drone';
import { neckPicture } from '../picture';
import { exploredCells } from './cells';
import { createInvitation, createNotesCommands, notesWording } from './commands';
import { NotesControls } from './NotesControls';
import { NotesHowToUse } from './NotesHowToUse';
import { NotesNeck } from './NotesNeck';
import type { NotesQuestion, NotesSetup } from './quiz/question';
import { choicesFor, NOTES_QUIZZES, notesQuiz, notesSetup } from './quiz/quizzes';
import { StartHere, useInvited } from './StartHere';
import { FIRST_DRILL, notesQuizIn, notesSettings } from './settings';
import { BEGIN, BEGIN_FIRST, START_HERE } from './text';

/** The quiz that starts now, and its setup. Nothing stays highlighted, which might give an answer away. */
function prepare(settings: Settings, instrument: Instrument, round?: ItemRound) {
  if (round) settings.apply(choicesFor(round, settings.choices(), instrument));
  const setup = notesSetup(settings, instrument);
  settings.write(notesSettings.highlights, []);
  return { quiz: NOTES_QUIZZES[notesQuizIn(settings.choices())], setup };
}

/** Why no question can be asked now. */
const whyNone = createWhyNone((settings, instrument) => ({
  quiz: NOTES_QUIZZES[notesQuizIn(settings.choices())],
  setup: notesSetup(settings, instrument),
}));

/** Runs the quiz of the Notes screen. */
export function useNotesQuiz(settings: Settings): NeckQuizOfScreen {
  const instrument = useInstrument();
  return useNeckQuiz<NotesSetup, NotesQuestion>({
    storeIn: notesQuiz,
    quizzes: Object.values(NOTES_QUIZZES),
    wording: notesWording,
    settings,
    rows: notesSettings,
    prepare: round => prepare(settings, instrument, round),
    whyNone: () => whyNone(settings),
  });
}

const tips = tipsDialog(async () => (await import('./NotesTips')).notesTips);

const MIDDLE_C = 60;

/**
 * The drone of the screen: of the highlighted note, if it is the only one, else of the note under the cursor when it is
 * switched on.
 */
function useNotesDrone(settings: Settings, { quiz, refs }: NeckQuizOfScreen): DroneSwitch {
  const instrument = useInstrument();
  return useDroneSwitch({
    settings,
    quiz: isOpen(quiz.session) ? 'open' : 'none',
    notes(sounding) {
      const [note, ...others] = settings.read(notesSettings.highlights);
      const cursor = refs.neck.current?.cursor();
      const here = cursor ? pitchClassAt(instrument, cursor) : 0;
      const before = sounding ? pitchClass(sounding.tonic) : here;
      return droneOfNote(
        note === undefined || others.length > 0 ? before : note,
        settings.read(notesSettings.accidentals),
        settings.read(noteNames),
      );
    },
  });
}

/** A picture of the neck as it is explored. */
function pictureOf(settings: Settings, preferred: Settings, instrument: Instrument) {
  const accidentals = settings.read(notesSettings.accidentals);
  const highlights = settings.read(notesSettings.highlights);
  const signs = preferred.read(preferences.signs);
  const cellAt = exploredCells(
    { instrument, accidentals, signs },
    highlights,
    settings.read(notesSettings.others),
  );
  const named = highlights.map(pitch =>
    drawnName(chromaticName(pitch, accidentals), namesOf(instrument), signs),
  );
  return neckPicture(
    {
      instrument,
      lastFret: settings.read(notesSettings.frets),
      orientation: orientationIn(preferred),
      cellAt,
    },
    { folder: 'notes', title: NECK_NAME, facts: [named.join(' ')] },
  );
}

/** The screen's commands, those that pick a place by two digits, and what plays a place. */
function useNotesCommands(
  settings: Settings,
  neckQuiz: NeckQuizOfScreen,
  drone: DroneSwitch,
  pictures: Pictures,
) {
  const preferred = usePreferenceSettings();
  const { say } = useSpeech();
  const sound = useSound();
  const instrument = useInstrument();
  const { quiz, refs, actOn, playQuestion } = neckQuiz;
  const { current: session, commands: quizCommands } = quiz;
  return useMemo(() => {
    const hear = (place: Position) => {
      if (sound.state === 'off') say(SOUND_IS_OFF);
      else sound.play(singlePlan(midiAt(instrument, place)));
    };
    const play = () => {
      const highlights = settings.read(notesSettings.highlights);
      if (isOpen(session())) playQuestion();
      else if (highlights.length > 0) sound.play(arpeggioPlan(highlights.map(pitch => MIDDLE_C + pitch)));
      else if (refs.neck.current) hear(refs.neck.current.cursor());
    };
    return {
      hear,
      commands: createNotesCommands({
        ...{ session, quiz: quizCommands, settings, say, play, drone, pictures },
        picture: () => pictureOf(settings, preferred, instrument),
        soundState: () => sound.state,
      }),
      placeCommands: createPlaceCommands({ wording: notesWording, instrument, session, pick: actOn }),
    };
  }, [
    session,
    quizCommands,
    settings,
    preferred,
    sound,
    instrument,
    say,
    refs,
    actOn,
    playQuestion,
    drone,
    pictures,
  ]);
}

/** The commands of a first drill. */
function useInvitation(settings: QuerySettings, { quiz, refs }: NeckQuizOfScreen, isInvited: boolean) {
  const { say } = useSpeech();
  const { learner } = useQuizzes();
  const latest = useRef(isInvited);
  latest.current = isInvited;
  useCommandInput(String(isInvited));
  const { controller } = quiz;
  return useMemo(() => {
    const invitation = createInvitation({
      isInvited: () => latest.current,
      startFirst() {
        settings.lend(FIRST_DRILL);
        controller.start();
      },
      skip() {
        learner.skip();
        refs.neck.current?.focus();
        say(START_HERE.skipped);
      },
    });
    return { ...invitation, all: [invitation.start, invitation.skip] };
  }, [settings, controller, refs, learner, say]);
}

/** The Notes screen: every note of the neck, and a quiz on where they are. */
export function NotesScreen({ screen }: ScreenProps) {
  const settings = useSettings('notes');
  const neckQuiz = useNotesQuiz(settings);
  const { session, runner } = neckQuiz.quiz;
  const [pictures, outcome] = usePictures();
  const { commands, placeCommands, hear } = useNotesCommands(
    settings,
    neckQuiz,
    useNotesDrone(settings, neckQuiz),
    pictures,
  );
  const title = useQuestionTitle(neckQuiz);
  const isInvited = useInvited(settings, session);
  const invitation = useInvitation(settings, neckQuiz, isInvited);
  useCommands(commands.all);
  useCommands(invitation.all);
  useCommands(placeCommands);

  return (
    <>
      <SidebarFrame
        screen={screen}
        begin={isInvited ? BEGIN_FIRST : BEGIN}
        tips={tips}
        controls={
          isDrilling(session) ? undefined : (
            <NotesControls settings={settings} commands={commands} neckQuiz={neckQuiz} />
          )
        }
      >
        {isInvited && <StartHere invitation={invitation} />}
        <Panel title={title ?? NECK_NAME}>
          <NotesNeck
            settings={settings}
            neckQuiz={neckQuiz}
            isInvited={isInvited}
            play={commands.play}
            hear={hear}
          />
          {!isOpen(session) && <PictureTools commands={commands} outcome={outcome} />}
        </Panel>
        {isOpen(session) ? (
          <NeckHowToUse screen="notes" neckQuiz={neckQuiz} play={commands.play} />
        ) : (
          <NotesHowToUse settings={settings} commands={commands} />
        )}
        <NeckEnding screen="notes" neckQuiz={neckQuiz} />
      </SidebarFrame>
      {runner}
    </>
  );
}
