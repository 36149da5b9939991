import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { SettingOption } from '../commands/setting';
import styles from './fields.module.css';
import { useSafeId, useShell } from './shell';

export type RadioOption = Pick<SettingOption, 'code' | 'text' | 'words'>;

interface RadiosProps<Option extends RadioOption> {
  readonly legend: string;
  readonly hint?: ReactNode;
  readonly options: readonly Option[];
  readonly chosen: string | undefined;
  /** Why none can be chosen now. */
  readonly locked?: string | undefined;
  readonly layout?: 'segments' | 'choices';
  readonly onChoose: (option: Option) => void;
  /** Drawn beside an option, outside its name. */
  readonly hintOf?: (option: Option) => ReactNode;
}

/** Native radios in a named group; text, drawn part and radio are one target. */
export function Radios<Option extends RadioOption>({
  legend,
  hint,
  options,
  chosen,
  locked,
  layout = 'segments',
  onChoose,
  hintOf,
}: RadiosProps<Option>) {
  const group = useSafeId();
  const { drawn } = useShell();
  return (
    <fieldset
      className={clsx(styles.field, layout === 'choices' && styles.wide)}
      disabled={locked !== undefined}
      title={locked}
    >
      <legend className={styles.label}>
        {legend} {hint}
      </legend>
      <div className={layout === 'segments' ? styles.segments : styles.choices}>
        {options.map(option => (
          <label key={option.code} className={styles.option}>
            <input
              type="radio"
              name={group}
              value={option.code}
              checked={option.code === chosen}
              aria-label={option.words}
              onChange={() => onChoose(option)}
            />
            <span className={styles.face}>
              {drawn(option.text)}
              {hintOf?.(option)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
