import type { Ref } from 'react';
import type { Command } from '../../commands/command';
import { EyesFreeNotice } from '../../quiz/EyesFreeNotice';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import styles from './Intervals.module.css';
import { intervalsSettings } from './settings';
import { askedNotice } from './words';

interface SetupProps {
  readonly settings: Settings;
  readonly help: Command;
  readonly find: (id: string) => Command | undefined;
  readonly startRef: Ref<HTMLButtonElement>;
}

const ASKING = ['intervals.ask-all', 'intervals.ask-none'];

/** A quiz before it starts. */
export function Setup({ settings, help, find, startRef }: SetupProps) {
  const start = find('intervals-quiz.start');
  const notice = askedNotice(settings.read(intervalsSettings.asked).length);
  return (
    <Panel title="Quiz Setup" className={stack.stack}>
      <div className={styles.info}>
        <p>Quiz Format: 12 questions - one for each interval</p>
        {notice && <p>{notice}</p>}
      </div>
      <div className={styles.direction}>
        <Field settings={settings} row={intervalsSettings.quizDirection} />
        <CommandButton command={help} />
      </div>
      <div className={styles.asked}>
        <Field settings={settings} row={intervalsSettings.asked} />
        <div className={stack.row}>
          {ASKING.map(id => {
            const command = find(id);
            return command && <CommandButton key={id} command={command} whenDisabled="keep-focus" />;
          })}
        </div>
      </div>
      <div className={styles.fields}>
        <Field settings={settings} row={intervalsSettings.drill} />
        {settings.read(intervalsSettings.drill) === 'on' && (
          <Field settings={settings} row={intervalsSettings.pause} />
        )}
      </div>
      {settings.read(intervalsSettings.drill) === 'on' && (
        <p className={styles.hint}>
          An answer key submits at once. After a right answer the next interval comes, and plays, by itself; a
          wrong one waits for Enter.
        </p>
      )}
      <EyesFreeNotice />
      {start && (
        <div>
          <CommandButton ref={startRef} tone="primary" command={start} />
        </div>
      )}
    </Panel>
  );
}
