import { PlayedFields } from '../../quiz/PlayedFields';
import { isOpen } from '../../quiz/session';
import { SOUND_IS_OFF } from '../../settings/text';
import { useSetting, useSettings } from '../../settings/useSettings';
import { lazyDialog, usePreload } from '../../ui/lazyDialog';
import { ScreenFrame } from '../../ui/ScreenFrame';
import { useCommands } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { Tabs } from '../../ui/Tabs';
import type { ScreenProps } from '../definition';
import { noPractice } from './commands';
import { IntervalQuestionPanel } from './IntervalQuestionPanel';
import styles from './Intervals.module.css';
import { IntervalsResults } from './IntervalsResults';
import { isIos } from './ios';
import { Practice } from './Practice';
import { Setup } from './Setup';
import { intervalsSettings, type Mode } from './settings';
import { BEGIN, SILENT_MODE } from './text';
import { useIntervalPlayer } from './useIntervalPlayer';
import { useIntervals } from './useIntervals';

const TABS: readonly { readonly id: Mode; readonly title: string }[] = [
  { id: 'practice', title: 'Practice Mode' },
  { id: 'quiz', title: 'Quiz Mode' },
];

const PLAYED_ROWS = [intervalsSettings.octave, intervalsSettings.onlyRight];

const helpDialog = lazyDialog(() => import('./DirectionHelp'));

/** The Intervals screen: practice by listening to intervals, and a quiz on naming them. */
export function IntervalsScreen({ screen }: ScreenProps) {
  const settings = useSettings('intervals');
  const mode = useSetting(settings, intervalsSettings.mode);
  const listening = useIntervalPlayer();
  const intervals = useIntervals(settings, listening);
  const { quiz, commands, refs, played } = intervals;
  const { session } = quiz;
  const { sound, playback } = listening;
  useCommands(commands.all);
  usePreload(helpDialog);

  return (
    <>
      <Tabs
        name="Mode"
        tabs={TABS}
        current={mode}
        onChoose={chosen => settings.write(intervalsSettings.mode, chosen)}
        frame={(list, panel) => (
          <ScreenFrame
            title={screen.title}
            subtitle={screen.subtitle}
            begin={BEGIN}
            tools={<div className={styles.mode}>{list}</div>}
          >
            {panel}
          </ScreenFrame>
        )}
      >
        {isIos(navigator) && <p className={stack.notice}>{SILENT_MODE}</p>}
        {sound === 'off' && <p className={stack.notice}>{`${SOUND_IS_OFF}.`}</p>}
        {mode === 'practice' && (
          <Practice
            settings={settings}
            listening={listening}
            played={played}
            disabled={noPractice(session, sound, playback === 'silent')}
            commands={commands}
          />
        )}
        {mode === 'quiz' && session.status === 'idle' && (
          <Setup
            settings={settings}
            commands={commands}
            startRef={refs.start}
            played={
              <PlayedFields
                session={session}
                settings={settings}
                rows={PLAYED_ROWS}
                answerWith={intervalsSettings.answerWith}
              />
            }
          />
        )}
        {mode === 'quiz' && isOpen(session) && (
          <IntervalQuestionPanel
            settings={settings}
            session={session}
            intervals={intervals}
            listening={listening}
          />
        )}
        {mode === 'quiz' && session.status === 'completed' && (
          <IntervalsResults session={session} intervals={intervals} />
        )}
      </Tabs>
      {quiz.runner}
      {intervals.help === 'open' && <helpDialog.Component onClose={intervals.closeHelp} />}
    </>
  );
}
