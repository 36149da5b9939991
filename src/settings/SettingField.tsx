import { leaderSlot } from '../commands/keymap';
import styles from '../ui/fields.module.css';
import { Kbd } from '../ui/Kbd';
import { Radios } from '../ui/Radios';
import { useSafeId, useShell } from '../ui/shell';
import { RangeField } from './RangeField';
import type { Choices, SettingOption, SettingRow, StepStrokes } from './setting';

interface SettingFieldProps {
  /** Whose setting it is: the first part of its commands' ids. */
  readonly owner: string;
  readonly row: SettingRow;
  readonly choices: Choices;
  readonly onChoose: (row: SettingRow, option: SettingOption) => void;
  /** Why the setting can't be changed now. */
  readonly locked?: string | undefined;
}

/** The control of one setting, as its row in the table asks for it. */
export function SettingField(props: SettingFieldProps) {
  switch (props.row.control) {
    case 'select':
      return <SelectField {...props} />;
    case 'radios':
      return <RadiosField {...props} layout="segments" />;
    case 'list':
      return <RadiosField {...props} layout="list" />;
    case 'switch':
      return <SwitchField {...props} />;
    case 'checkboxes':
      return <CheckboxesField {...props} />;
    case 'toggles':
      return <ToggleButtons {...props} />;
    case 'range':
      return <RangeField {...props} hint={<LeaderHint {...props} />} />;
  }
}

function LeaderHint({ owner, row }: Pick<SettingFieldProps, 'owner' | 'row'>) {
  const { hotkeysOf } = useShell();
  const id = `${owner}.${row.id}`;
  const hints = row.leader === undefined ? [] : hotkeysOf(leaderSlot(id, row.leader), [row.leader]);
  return (
    <>
      {hints.map(hotkey => (
        <Kbd key={hotkey} hotkey={hotkey} />
      ))}
      {row.steps && <StepHints id={id} steps={row.steps} />}
    </>
  );
}

function StepHints({ id, steps }: { id: string; steps: StepStrokes }) {
  const { hotkeysOf } = useShell();
  return (['previous', 'next'] as const).flatMap(direction =>
    hotkeysOf(`${id}.${direction}`, [steps[direction]]).map(hotkey => (
      <span key={direction} className={styles.step} aria-hidden="true">
        <Kbd hotkey={hotkey} /> {direction}
      </span>
    )),
  );
}

const chosenOption = ({ row, choices }: SettingFieldProps) =>
  row.optionsIn(choices).find(option => row.isChosen(choices, option));

function SelectField(props: SettingFieldProps) {
  const { row, choices, onChoose, locked } = props;
  const id = useSafeId();
  const { drawn } = useShell();
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <label htmlFor={id}>{row.label}</label>
        <LeaderHint {...props} />
      </span>
      <select
        id={id}
        className={styles.select}
        value={chosenOption(props)?.code}
        disabled={locked !== undefined}
        title={locked}
        onChange={event => {
          const option = row.optionsIn(choices).find(({ code }) => code === event.target.value);
          if (option) onChoose(row, option);
        }}
      >
        {row.optionsIn(choices).map(({ code, text, words }) => (
          <option key={code} value={code} aria-label={words}>
            {drawn(text)}
          </option>
        ))}
      </select>
    </div>
  );
}

function RadiosField(props: SettingFieldProps & { readonly layout: 'segments' | 'list' }) {
  const { row, choices, onChoose, locked, layout } = props;
  return (
    <Radios
      legend={row.label}
      hint={<LeaderHint {...props} />}
      options={row.optionsIn(choices)}
      chosen={chosenOption(props)?.code}
      locked={locked}
      layout={layout}
      onChoose={option => onChoose(row, option)}
    />
  );
}

function SwitchField(props: SettingFieldProps) {
  const { row, choices, onChoose, locked } = props;
  const id = useSafeId();
  const on = row.optionsIn(choices).find(({ code }) => code === 'on');
  const other = row.optionsIn(choices).find(option => !row.isChosen(choices, option));
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <label htmlFor={id}>{row.label}</label>
        <LeaderHint {...props} />
      </span>
      <span className={styles.switch} title={locked}>
        <input
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked, and may not be told, see https://www.w3.org/TR/html-aria/#el-input-checkbox
          role="switch"
          checked={on !== undefined && row.isChosen(choices, on)}
          disabled={locked !== undefined}
          onChange={() => other && onChoose(row, other)}
        />
        <span className={styles.off} aria-hidden="true">
          off
        </span>
        <span className={styles.on} aria-hidden="true">
          on
        </span>
      </span>
    </div>
  );
}

function CheckboxesField(props: SettingFieldProps) {
  const { row, choices, onChoose, locked } = props;
  const { drawn } = useShell();
  return (
    <fieldset className={styles.field} disabled={locked !== undefined} title={locked}>
      <legend className={styles.label}>
        {row.label} <LeaderHint {...props} />
      </legend>
      <div className={styles.choices}>
        {row.optionsIn(choices).map(option => (
          <label key={option.code} className={styles.option}>
            <input
              type="checkbox"
              checked={row.isChosen(choices, option)}
              aria-label={option.words}
              onChange={() => onChoose(row, option)}
            />
            <span className={styles.face}>{drawn(option.text)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ToggleButtons({ row, choices, onChoose, locked }: SettingFieldProps) {
  const { drawn } = useShell();
  return (
    <fieldset className={styles.toggles} disabled={locked !== undefined} title={locked}>
      <legend className="visually-hidden">{row.label}</legend>
      {row.optionsIn(choices).map(option => (
        <button
          key={option.code}
          type="button"
          className={styles.toggle}
          aria-pressed={row.isChosen(choices, option)}
          aria-label={option.words}
          onClick={() => onChoose(row, option)}
        >
          {drawn(option.text)}
        </button>
      ))}
    </fieldset>
  );
}
