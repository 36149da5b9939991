import { useMemo, useRef, useState } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import type { ToneStyle } from '../../fretboard/toneCells';
import { orientationIn, useInstrument } from '../../fretboard/useInstrument';
import { useNeckSound } from '../../fretboard/useNeckSound';
import type { Instrument } from '../../instrument/instrument';
import { NeckEnding } from '../../neckQuiz/NeckEnding';
import { NeckHowToUse } from '../../neckQuiz/NeckHowToUse';
import { NeckQuestion } from '../../neckQuiz/NeckQuestion';
import { createWhyNone, type NeckQuizOfScreen, useNeckQuiz } from '../../neckQuiz/useNeckQuiz';
import { isDrilling } from '../../quiz/LockedNote';
import type { ItemRound } from '../../quiz/results';
import { isOpen } from '../../quiz/session';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import { usePictures } from '../../settings/usePictures';
import { usePreferenceSettings, useSettings } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands } from '../../ui/shell';
import { tipsDialog } from '../../ui/useTips';
import type { ScreenProps } from '../definition';
import { derived } from '../derived';
import { neckPicture } from '../picture';
import { useToneStyle } from '../useToneStyle';
import { createTriadsCommands, triadsWording } from './commands';
import type { TriadsQuestion, TriadsSetup } from './quiz/question';
import { choicesFor, TRIADS_QUIZZES, triadsQuiz, triadsSetup } from './quiz/quizzes';
import { triadsSettings, viewIn } from './settings';
import { TriadPanel, TriadsHowToUse } from './TriadPanel';
import { TriadsControls } from './TriadsControls';
import { BEGIN, spokenShape, triadText } from './text';
import { type TriadView, triadCells } from './view';

/** The quiz that starts now, and its setup. */
function prepare(settings: Settings, instrument: Instrument, round?: ItemRound) {
  if (round) settings.apply(choicesFor(round, settings.choices(), instrument));
  const setup = triadsSetup(settings, instrument);
  return { quiz: TRIADS_QUIZZES[settings.read(triadsSettings.quizType)], setup };
}

/** Why no question can be asked now. */
const whyNone = createWhyNone(prepare);

/** Runs the quiz of the Triads screen. */
export function useTriadsQuiz(settings: Settings, focusHome: () => void): NeckQuizOfScreen {
  const instrument = useInstrument();
  return useNeckQuiz<TriadsSetup, TriadsQuestion>({
    storeIn: triadsQuiz,
    quizzes: Object.values(TRIADS_QUIZZES),
    wording: triadsWording,
    ...{ settings, focusHome },
    rows: triadsSettings,
    prepare: round => prepare(settings, instrument, round),
    whyNone: () => whyNone(settings),
  });
}

/** A picture of a triad on its neck. */
function pictureOf(view: TriadView, settings: Settings, preferred: Settings) {
  const { instrument, triad, frets, shape } = view;
  const { names } = instrument;
  const style: ToneStyle = {
    display: settings.read(triadsSettings.display),
    signs: preferred.read(preferences.signs),
    ...(names && { names }),
  };
  const { name, notes, intervals } = triadText(triad, style.signs, names);
  return neckPicture(
    {
      ...{ instrument, lastFret: frets, orientation: orientationIn(preferred) },
      cellAt: triadCells(view, style, new Set()),
    },
    {
      ...{ folder: 'triads', title: name.text },
      facts: [notes.text, intervals.text, shape ? spokenShape(instrument, shape) : ''],
    },
  );
}

const tips = tipsDialog(async () => (await import('./TriadsTips')).triadsTips);

/** The Triads screen: a triad on the neck, on all strings or on three, shape by shape, and a quiz on the shapes. */
export function TriadsScreen({ screen }: ScreenProps) {
  const settings = useSettings('triads');
  const sound = useNeckSound();
  const neck = useRef<NeckHandle>(null);
  const { say } = useSpeech();
  const [view] = useState(() => derived(settings.choices, viewIn));
  const neckQuiz = useTriadsQuiz(settings, () => neck.current?.focus());
  const { quiz, playQuestion, isHeardInQuestion, telling } = neckQuiz;
  const { session, runner } = quiz;
  const preferred = usePreferenceSettings();
  const [pictures, outcome] = usePictures();
  const commands = useMemo(
    () =>
      createTriadsCommands({
        ...{ view, sound, soundState: sound.state, say, playQuestion, isHeardInQuestion, telling },
        neck: () => neck.current,
        pictures,
        picture: () => pictureOf(view(), settings, preferred),
        session: quiz.current,
        quiz: quiz.commands,
      }),
    [
      settings,
      preferred,
      pictures,
      view,
      sound,
      say,
      playQuestion,
      isHeardInQuestion,
      telling,
      quiz.current,
      quiz.commands,
    ],
  );
  const style = useToneStyle(settings, triadsSettings.display);
  useCommands(commands.all);

  return (
    <>
      <SidebarFrame
        screen={screen}
        begin={BEGIN}
        tips={tips}
        controls={
          isDrilling(session) ? undefined : <TriadsControls settings={settings} neckQuiz={neckQuiz} />
        }
      >
        {isOpen(session) ? (
          <>
            <NeckQuestion
              {...{ neckQuiz, style }}
              play={commands.play}
              tell={[commands.nextString, commands.whole]}
            />
            <NeckHowToUse
              screen="triads"
              neckQuiz={neckQuiz}
              play={commands.play}
              tell={[commands.nextString, commands.whole]}
            />
          </>
        ) : (
          <>
            <TriadPanel {...{ settings, view, commands, sound, neck, outcome }} start={neckQuiz.refs.start} />
            <TriadsHowToUse commands={commands} />
          </>
        )}
        <NeckEnding screen="triads" neckQuiz={neckQuiz} />
      </SidebarFrame>
      {runner}
    </>
  );
}
