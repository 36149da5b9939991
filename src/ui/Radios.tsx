import clsx from 'clsx';
import { type ReactNode, type Ref, useRef } from 'react';
import styles from './fields.module.css';
import { useSafeId, useShell } from './shell';

/** An option: its code, its displayed text and, if that has signs that screen readers garble, its spoken text. */
export interface RadioOption {
  readonly code: string;
  readonly text: string;
  readonly spoken?: string;
}

/** How long the longest text of some options is, in characters. */
export const longestOf = (options: readonly Pick<RadioOption, 'text'>[]): number =>
  Math.max(...options.map(({ text }) => text.length));

/** How an option was chosen: picked, by a click, a tap or Space, or merely passed with the arrow keys of the group. */
export type ChosenBy = 'pick' | 'arrow';

/** The layouts: joined in a strip, separate in wrapping lines, in columns for long texts, or the twelve notes as a keyboard. */
const LAYOUTS = {
  segments: styles.segments,
  choices: styles.choices,
  list: clsx(styles.choices, styles.list),
  keyboard: clsx(styles.choices, styles.keyboard),
};

interface RadiosProps<Option extends RadioOption> {
  readonly legend: string;
  readonly hint?: ReactNode;
  readonly options: readonly Option[];
  readonly chosen: string | undefined;
  /** The text below the options. */
  readonly description?: string | undefined;
  /** Why no option can be chosen now. */
  readonly locked?: string | undefined;
  readonly layout?: keyof typeof LAYOUTS;
  /** Called when an option is chosen, and when the chosen one is picked again. */
  readonly onChoose: (option: Option, by: ChosenBy) => void;
  /** Marks an option as right or wrong, drawn in place of its hint. */
  readonly markOf?: ((option: Option) => 'right' | 'wrong' | undefined) | undefined;
  /** Renders a hint beside an option, outside its name. */
  readonly hintOf?: (option: Option) => ReactNode;
  /** The theme in whose colors an option is drawn, if not that of the page. */
  readonly themeOf?: (option: Option) => string;
  /** The radio that is chosen. */
  readonly chosenRef?: Ref<HTMLInputElement>;
}

/** Native radios in a named group; the text, the drawn part and the radio are one target. */
export function Radios<Option extends RadioOption>({
  legend,
  hint,
  options,
  chosen,
  description,
  locked,
  layout = 'segments',
  onChoose,
  markOf,
  hintOf,
  themeOf,
  chosenRef,
}: RadiosProps<Option>) {
  const [group, descriptionId] = [useSafeId(), useSafeId()];
  const { withSigns } = useShell();
  const by = useRef<ChosenBy>('pick');
  return (
    <fieldset
      className={styles.field}
      disabled={locked !== undefined}
      title={locked}
      aria-describedby={description === undefined ? undefined : descriptionId}
      onKeyDown={({ key }) => {
        by.current = key.startsWith('Arrow') ? 'arrow' : 'pick';
      }}
      onKeyUp={() => {
        by.current = 'pick';
      }}
    >
      <legend className={layout === 'keyboard' ? 'visually-hidden' : styles.label}>
        {hint} {legend}
      </legend>
      <div className={LAYOUTS[layout]} data-longest={layout === 'keyboard' ? longestOf(options) : undefined}>
        {options.map(option => (
          <span key={option.code} className={styles.hinted} data-mark={markOf?.(option)}>
            <label className={styles.option}>
              <input
                ref={option.code === chosen ? chosenRef : undefined}
                type="radio"
                name={group}
                value={option.code}
                checked={option.code === chosen}
                // In browse mode Orca would read the text of the label once more, on a line of its own.
                aria-label={option.spoken ?? option.text}
                onChange={() => onChoose(option, by.current)}
                onClick={() => {
                  if (option.code === chosen && by.current === 'pick') onChoose(option, 'pick');
                }}
              />
              <span className={styles.face} aria-hidden="true" data-theme={themeOf?.(option)}>
                {withSigns(option.text)}
              </span>
            </label>
            {markOf?.(option) === undefined && hintOf?.(option)}
          </span>
        ))}
      </div>
      {description !== undefined && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
    </fieldset>
  );
}
