import clsx from 'clsx';
import { type ComponentType, memo, useState, useSyncExternalStore } from 'react';
import { leaderSlot } from '../commands/command';
import styles from '../ui/fields.module.css';
import { Kbd } from '../ui/Kbd';
import { longestOf, Radios } from '../ui/Radios';
import { Spoken } from '../ui/Spoken';
import { Switch } from '../ui/Switch';
import { useSafeId, useShell } from '../ui/shell';
import type { RangeFieldProps } from './RangeField';
import type { Choices, SettingOption, SettingRow, StepStrokes } from './setting';
import type { Settings } from './settings';
import { EVERYTHING_CHOSEN, foldedChoice, foldName, NOTHING_CHOSEN } from './text';
import { useShownSetting } from './useSettings';

interface LockedValueProps {
  readonly row: SettingRow;
  readonly options: readonly SettingOption[];
  readonly isChosen: (option: SettingOption) => boolean;
}

/** A setting that can't be changed now, as a plain value. */
export function LockedValue({ row, options, isChosen }: LockedValueProps) {
  const chosen = options.filter(isChosen);
  const isAll = row.many && chosen.length === options.length;
  const texts = isAll ? [EVERYTHING_CHOSEN] : chosen.map(({ text }) => text);
  const spoken = isAll ? [EVERYTHING_CHOSEN] : chosen.map(option => option.spoken ?? option.text);
  return (
    <p className={styles.locked}>
      <span>{row.label}</span>{' '}
      <b>
        <Spoken text={texts.join(', ') || NOTHING_CHOSEN} spoken={spoken.join(', ') || NOTHING_CHOSEN} />
      </b>
    </p>
  );
}

/** A setting without effect: its name, and why. */
function HeldField({ row, reason }: { readonly row: SettingRow; readonly reason: string }) {
  return (
    <p className={styles.locked}>
      <span>{row.label}</span> <span>{reason}</span>
    </p>
  );
}

interface FieldProps {
  readonly settings: Settings;
  readonly row: SettingRow;
  /** The text below a select or a switch. */
  readonly description?: string | undefined;
  /** The component of a range; only screens that have one load it. */
  readonly Range?: ComponentType<RangeFieldProps>;
}

/**
 * The control of one setting, as declared in its row, or its plain value while it is locked, or why it has no effect. It re-renders only when its
 * setting changes.
 */
export const Field = memo(function Field(props: FieldProps) {
  const { settings, row } = props;
  const { options, locked, held, isChosen } = useShownSetting(settings, row);
  if (held !== undefined) return <HeldField row={row} reason={held} />;
  return locked === undefined ? (
    <OpenField {...props} />
  ) : (
    <LockedValue row={row} options={options} isChosen={isChosen} />
  );
});

interface ShownFieldsProps {
  readonly settings: Settings;
  readonly rows: readonly SettingRow[];
}

/** The ids of the settings that the others don't hide. */
const shownIn = (rows: readonly SettingRow[], choices: Choices): string =>
  rows
    .filter(({ isShown }) => isShown?.(choices) ?? true)
    .map(({ id }) => id)
    .join(' ');

/** The controls of those settings that the others don't hide. */
export function ShownFields({ settings, rows }: ShownFieldsProps) {
  // Only a change of what is shown draws it anew.
  const shown = useSyncExternalStore(settings.subscribe, () => shownIn(rows, settings.choices()));
  return rows
    .filter(({ id }) => shown.split(' ').includes(id))
    .map(row => <Field key={row.id} settings={settings} row={row} />);
}

function OpenField(props: FieldProps) {
  const { settings, row, Range } = props;
  switch (row.control) {
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
    case 'fold':
      return <FoldedField {...props} />;
    case 'toggles':
      return <ToggleButtons {...props} />;
    case 'range':
      return (
        Range && (
          <Range
            {...{ settings, row }}
            leader={<LeaderHint settings={settings} row={row} />}
            steps={<StepHints settings={settings} row={row} />}
          />
        )
      );
  }
}

const LeaderHint = memo(function LeaderHint({ settings, row: { id, leader } }: FieldProps) {
  const { hotkeysOf } = useShell();
  if (leader === undefined) return null;
  return (
    <span className={clsx(styles.gutter, 'keyboard-only')} aria-hidden="true">
      {hotkeysOf(leaderSlot(`${settings.id}.${id}`, leader), [leader]).map(hotkey => (
        <Kbd key={hotkey} hotkey={hotkey} />
      ))}
    </span>
  );
});

const StepHints = memo(function StepHints({ settings, row }: FieldProps) {
  return row.steps && <Steps id={`${settings.id}.${row.id}`} steps={row.steps} />;
});

function Steps({ id, steps }: { readonly id: string; readonly steps: StepStrokes }) {
  const { hotkeysOf } = useShell();
  return (['previous', 'next'] as const).flatMap(direction =>
    hotkeysOf(`${id}.${direction}`, [steps[direction]]).map(hotkey => (
      <span key={direction} className={clsx(styles.step, 'keyboard-only')} aria-hidden="true">
        <Kbd hotkey={hotkey} /> {direction}
      </span>
    )),
  );
}

function SelectField(props: FieldProps) {
  const { settings, row, description } = props;
  const { options, isChosen } = useShownSetting(settings, row);
  const [id, descriptionId] = [useSafeId(), useSafeId()];
  const { withSigns } = useShell();
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <LeaderHint settings={settings} row={row} />
        <label htmlFor={id}>{row.label}</label>
        <StepHints settings={settings} row={row} />
      </span>
      <select
        id={id}
        className={styles.select}
        value={options.find(isChosen)?.code}
        aria-describedby={description === undefined ? undefined : descriptionId}
        onChange={event => {
          const option = options.find(({ code }) => code === event.target.value);
          if (option) settings.choose(row, option);
        }}
      >
        {options.map(({ code, text, spoken }) => (
          <option key={code} value={code} aria-label={spoken}>
            {withSigns(text)}
          </option>
        ))}
      </select>
      {description !== undefined && <Description id={descriptionId}>{description}</Description>}
    </div>
  );
}

function RadiosField(props: FieldProps & { readonly layout: 'segments' | 'list' }) {
  const { settings, row, description, layout } = props;
  const { options, isChosen } = useShownSetting(settings, row);
  return (
    <Radios
      legend={row.label}
      hint={<LeaderHint settings={settings} row={row} />}
      options={options}
      chosen={options.find(isChosen)?.code}
      description={description}
      layout={layout}
      onChoose={option => settings.choose(row, option)}
    />
  );
}

function SwitchField(props: FieldProps) {
  const { settings, row, description } = props;
  const { options, isChosen } = useShownSetting(settings, row);
  const on = options.find(({ code }) => code === 'on');
  const other = options.find(option => !isChosen(option));
  return (
    <Switch
      label={row.label}
      state={on !== undefined && isChosen(on) ? 'on' : 'off'}
      hint={<LeaderHint settings={settings} row={row} />}
      description={description}
      onToggle={() => other && settings.choose(row, other)}
    />
  );
}

const Description = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <p id={id} className={styles.description}>
    {children}
  </p>
);

function CheckboxesField({ settings, row }: FieldProps) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        <LeaderHint settings={settings} row={row} /> {row.label}
      </legend>
      <Checkboxes settings={settings} row={row} />
    </fieldset>
  );
}

function Checkboxes({ settings, row }: FieldProps) {
  const { options, isChosen } = useShownSetting(settings, row);
  const { withSigns } = useShell();
  return (
    <div className={clsx(styles.segments, styles.strip)} data-longest={longestOf(options)}>
      {options.map(option => (
        <label key={option.code} className={styles.option}>
          <input
            type="checkbox"
            checked={isChosen(option)}
            aria-label={option.spoken ?? option.text}
            onChange={() => settings.choose(row, option)}
          />
          <span className={styles.face} aria-hidden="true">
            {withSigns(option.text)}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Checkboxes behind one line that says which are ticked: they are many, and few users change them. */
function FoldedField({ settings, row }: FieldProps) {
  const { options, isChosen } = useShownSetting(settings, row);
  const [isOpen, setOpen] = useState(false);
  const { withSigns } = useShell();
  const id = useSafeId();
  const { text, spoken } = foldedChoice(options.filter(isChosen), options.length);
  return (
    <div className={styles.folded}>
      <button
        type="button"
        className={styles.line}
        aria-label={foldName(row.label, spoken)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{row.label}</span> <b>{withSigns(text)}</b>
      </button>
      {isOpen && (
        <fieldset id={id} className={styles.field}>
          <legend className="visually-hidden">{row.label}</legend>
          <Checkboxes settings={settings} row={row} />
        </fieldset>
      )}
    </div>
  );
}

function ToggleButtons({ settings, row }: FieldProps) {
  const { options, isChosen } = useShownSetting(settings, row);
  const { withSigns } = useShell();
  return (
    <fieldset className={styles.field}>
      <legend className="visually-hidden">{row.label}</legend>
      <div className={styles.keyboard} data-longest={longestOf(options)}>
        {options.map(option => (
          <button
            key={option.code}
            type="button"
            className={styles.toggle}
            aria-pressed={isChosen(option)}
            aria-label={option.spoken}
            onClick={() => settings.choose(row, option)}
          >
            {withSigns(option.text)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
