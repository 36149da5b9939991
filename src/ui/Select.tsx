import fields from './fields.module.css';
import { useSafeId } from './shell';

interface SelectOption {
  readonly value: string;
  readonly text: string;
}

interface SelectProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** A native select with its label on one line. */
export function Select({ label, options, chosen, onChoose }: SelectProps) {
  const id = useSafeId();
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <select
        id={id}
        className={fields.select}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
