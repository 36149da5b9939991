import type { ReactNode, Ref } from 'react';
import { DrillFields } from '../../quiz/DrillFields';
import { EyesFreeNotice } from '../../quiz/EyesFreeNotice';
import { StartQuiz } from '../../quiz/StartQuiz';
import { QUIZ_LENGTH } from '../../quiz/session';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import { Columns } from './Columns';
import type { IntervalsCommands } from './commands';
import keys from './IntervalKeys.module.css';
import styles from './Intervals.module.css';
import { intervalsSettings } from './settings';
import { askedNotice, DRILL_HINT, formatText, HOW_TO } from './text';

interface SetupProps {
  /** What belongs to answers that are played. */
  readonly played: ReactNode;
  readonly settings: Settings;
  readonly commands: IntervalsCommands;
  readonly startRef: Ref<HTMLButtonElement>;
}

/** The setup of the quiz. */
export function Setup({ settings, commands, startRef, played }: SetupProps) {
  const type = useSetting(settings, intervalsSettings.quizType);
  const drill = useSetting(settings, intervalsSettings.drill);
  const drillLength = useSetting(settings, intervalsSettings.length);
  const length = drill === 'on' ? drillLength : QUIZ_LENGTH;
  const notice = askedNotice(useSetting(settings, intervalsSettings.asked).length, length);
  return (
    <Columns
      howTo={HOW_TO.setup}
      aside={
        <Panel title="Quiz" className={stack.stack}>
          <p>{formatText(length)}</p>
          {notice && <p>{notice}</p>}
          {drill === 'on' && type === 'interval' && <p className={styles.hint}>{DRILL_HINT}</p>}
          <EyesFreeNotice />
          <StartQuiz ref={startRef} start={commands.quiz.start} />
        </Panel>
      }
    >
      <Panel title="Quiz Setup" className={styles.setup}>
        <Field settings={settings} row={intervalsSettings.quizType} />
        <Field settings={settings} row={intervalsSettings.sounding} />
        <div className={styles.direction}>
          <Field settings={settings} row={intervalsSettings.quizDirection} />
          <CommandButton tone="text" command={commands.help} />
        </div>
        <Field settings={settings} row={intervalsSettings.order} />
        {type === 'play-interval' && <Field settings={settings} row={intervalsSettings.answerWith} />}
        {played}
        <DrillFields settings={settings} rows={intervalsSettings} />
      </Panel>
      <Panel title="Intervals" className={stack.stack}>
        <div className={keys.keyboard}>
          <Field settings={settings} row={intervalsSettings.asked} />
        </div>
        <div className={stack.tools}>
          <CommandButton tone="text" command={commands.askAll} whenDisabled="keep-focus" />
          <CommandButton tone="text" command={commands.askNone} whenDisabled="keep-focus" />
        </div>
      </Panel>
    </Columns>
  );
}
