import { useEffect, useMemo, useState } from 'react';
import { useInstrument } from '../../fretboard/useInstrument';
import { useNeckSound } from '../../fretboard/useNeckSound';
import type { Instrument } from '../../instrument/instrument';
import { NeckEnding } from '../../neckQuiz/NeckEnding';
import { NeckHowToUse } from '../../neckQuiz/NeckHowToUse';
import { NeckQuestion } from '../../neckQuiz/NeckQuestion';
import { createWhyNone, type NeckQuizOfScreen, useNeckQuiz } from '../../neckQuiz/useNeckQuiz';
import { isDrilling } from '../../quiz/LockedNote';
import type { ItemRound } from '../../quiz/results';
import { isOpen } from '../../quiz/session';
import { noteNames } from '../../settings/noteNames';
import type { Settings } from '../../settings/settings';
import { usePictures } from '../../settings/usePictures';
import { usePreferenceSettings, useSettings } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import { saveFile } from '../../storage/pickFile';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands, useShell } from '../../ui/shell';
import { tipsDialog } from '../../ui/useTips';
import type { ScreenProps } from '../definition';
import { droneOfScale, useDroneSwitch } from '../drone';
import { useToneStyle } from '../useToneStyle';
import { createScalesCommands, scalesCommandList, scalesWording } from './commands';
import { createScalePictures } from './picture';
import type { ScalesQuestion, ScalesSetup } from './quiz/question';
import { choicesFor, SCALES_QUIZZES, scalesQuiz, scalesSetup } from './quiz/quizzes';
import { ScalePanel, ScalesHowToUse } from './ScalePanel';
import { ScalesControls } from './ScalesControls';
import { createScalesStore } from './scalesStore';
import { scaleIn, scalesSettings } from './settings';
import { TextPanel } from './TextPanel';
import { BEGIN } from './text';

/** The quiz that starts now, and its setup. */
function prepare(settings: Settings, instrument: Instrument, round?: ItemRound) {
  if (round) settings.apply(choicesFor(round, settings.choices(), instrument));
  const setup = scalesSetup(settings, instrument);
  return { quiz: SCALES_QUIZZES[settings.read(scalesSettings.quizType)], setup };
}

/** Why no question can be asked now. */
const whyNone = createWhyNone(prepare);

/** Runs the quiz of the Scales screen. */
export function useScalesQuiz(settings: Settings, focusHome: () => void): NeckQuizOfScreen {
  const instrument = useInstrument();
  return useNeckQuiz<ScalesSetup, ScalesQuestion>({
    storeIn: scalesQuiz,
    quizzes: Object.values(SCALES_QUIZZES),
    wording: scalesWording,
    ...{ settings, focusHome },
    rows: scalesSettings,
    prepare: round => prepare(settings, instrument, round),
    whyNone: () => whyNone(settings),
  });
}

const tips = tipsDialog(async () => (await import('./ScalesTips')).scalesTips);

/** The Scales screen: a scale on the whole neck or pattern by pattern, and a quiz on its degrees. */
export function ScalesScreen({ screen }: ScreenProps) {
  const settings = useSettings('scales');
  const preferred = usePreferenceSettings();
  const sound = useNeckSound();
  const { say } = useSpeech();
  const { registry } = useShell();
  const [store] = useState(() => {
    const copyToClipboard = (text: string) => navigator.clipboard.writeText(text);
    const saveText = (text: string, name: string) => saveFile(new Blob([text], { type: 'text/plain' }), name);
    const print = () => window.print();
    return createScalesStore({ settings, preferred, sound, say, copyToClipboard, saveText, print });
  });
  const neckQuiz = useScalesQuiz(settings, () => store.neckOf(store.inUse()?.id ?? 'neck')?.focus());
  const { quiz, playQuestion, isHeardInQuestion, telling } = neckQuiz;
  const { playContext, hasContext } = quiz.heard;
  const { session, runner } = quiz;
  const drone = useDroneSwitch({
    settings,
    notes: () => droneOfScale(scaleIn(settings.choices()), settings.read(noteNames)),
    quiz: isOpen(session) ? 'open' : 'none',
  });
  const [pictures, outcome] = usePictures();
  const { commands, list } = useMemo(() => {
    const commands = createScalesCommands(store, {
      ...{ settings, playQuestion, isHeardInQuestion, playContext, hasContext, drone, telling },
      ...{ pictures, ...createScalePictures({ store, settings, preferred }) },
      session: quiz.current,
      quiz: quiz.commands,
    });
    return { commands, list: scalesCommandList(commands) };
  }, [
    settings,
    preferred,
    pictures,
    store,
    playQuestion,
    isHeardInQuestion,
    playContext,
    hasContext,
    drone,
    telling,
    quiz.current,
    quiz.commands,
  ]);
  const style = useToneStyle(settings, scalesSettings.display);
  useCommands(list);
  useEffect(() => store.subscribe(registry.changed), [store, registry]);

  return (
    <>
      <SidebarFrame
        screen={screen}
        begin={BEGIN}
        tips={tips}
        controls={
          isDrilling(session) ? undefined : (
            <ScalesControls settings={settings} commands={commands} neckQuiz={neckQuiz} />
          )
        }
      >
        {isOpen(session) ? (
          <>
            <NeckQuestion
              {...{ neckQuiz, style }}
              play={commands.play}
              context={commands.context}
              tell={[commands.nextString, commands.whole]}
            />
            <NeckHowToUse
              screen="scales"
              neckQuiz={neckQuiz}
              play={commands.play}
              tell={[commands.nextString, commands.whole]}
            />
          </>
        ) : (
          <>
            <ScalePanel {...{ settings, store, commands, outcome }} startRef={neckQuiz.refs.start} />
            <TextPanel settings={settings} store={store} commands={commands} />
            <ScalesHowToUse settings={settings} commands={commands} />
          </>
        )}
        <NeckEnding screen="scales" neckQuiz={neckQuiz} />
      </SidebarFrame>
      {runner}
    </>
  );
}
