import type { Ref } from 'react';
import { EyesFreeNotice } from '../../quiz/EyesFreeNotice';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import type { IntervalsCommands } from './commands';
import styles from './Intervals.module.css';
import { intervalsSettings } from './settings';
import { askedNotice, DRILL_HINT, QUIZ_FORMAT } from './text';

interface SetupProps {
  readonly settings: Settings;
  readonly commands: IntervalsCommands;
  readonly startRef: Ref<HTMLButtonElement>;
}

/** The setup of the quiz. */
export function Setup({ settings, commands, startRef }: SetupProps) {
  const notice = askedNotice(useSetting(settings, intervalsSettings.asked).length);
  const drill = useSetting(settings, intervalsSettings.drill);
  return (
    <Panel title="Quiz Setup" className={stack.stack}>
      <div className={styles.info}>
        <p>{QUIZ_FORMAT}</p>
        {notice && <p>{notice}</p>}
      </div>
      <div className={styles.direction}>
        <Field settings={settings} row={intervalsSettings.quizDirection} />
        <CommandButton command={commands.help} />
      </div>
      <div className={styles.asked}>
        <Field settings={settings} row={intervalsSettings.asked} />
        <div className={stack.row}>
          <CommandButton command={commands.askAll} whenDisabled="keep-focus" />
          <CommandButton command={commands.askNone} whenDisabled="keep-focus" />
        </div>
      </div>
      <div className={styles.fields}>
        <Field settings={settings} row={intervalsSettings.order} />
        <Field settings={settings} row={intervalsSettings.drill} />
        {drill === 'on' && <Field settings={settings} row={intervalsSettings.pause} />}
      </div>
      {drill === 'on' && <p className={styles.hint}>{DRILL_HINT}</p>}
      <EyesFreeNotice />
      <div>
        <CommandButton ref={startRef} tone="primary" command={commands.quiz.start} />
      </div>
    </Panel>
  );
}
