import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { stepped, type TypedTuning, typedNotes } from '../../instrument/ownTuning';
import { type NoteNames, spokenPitchName } from '../../theory/names';
import { midiOf, type PitchName } from '../../theory/pitch';
import fields from '../../ui/fields.module.css';
import styles from './TuningDialog.module.css';
import { stringName, TUNING, typedText } from './text';

interface TextFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: string;
  readonly isInvalid?: boolean;
  readonly maxLength?: number;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onType: (text: string) => void;
}

/** A text field with its hint below. */
export function TextField({
  label,
  hint,
  value,
  isInvalid = false,
  maxLength = 120,
  inputRef,
  onType,
}: TextFieldProps) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <input
        ref={inputRef}
        id={id}
        type="text"
        className={fields.entry}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={maxLength}
        aria-invalid={isInvalid || undefined}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={fields.description}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface StringFieldsProps {
  readonly ref: Ref<HTMLFieldSetElement>;
  /** The whole tuning as it is typed. */
  readonly text: string;
  readonly typed: TypedTuning;
  readonly names: NoteNames;
  readonly onType: (text: string) => void;
}

/** A field for each string, in the order in which the whole is typed. */
export function StringFields({ ref, text, typed, names, onType }: StringFieldsProps) {
  const id = useId();
  const notes = typedNotes(text, names);
  return (
    <fieldset ref={ref} className={styles.strings} aria-describedby={id}>
      <legend>{TUNING.strings}</legend>
      {notes.map((note, place) => (
        <StringField
          // biome-ignore lint/suspicious/noArrayIndexKey: a field belongs to a string's number, and keeps the focus while that string is retuned.
          key={notes.length - place}
          number={notes.length - place}
          note={note}
          names={names}
          openNote={typed.kind === 'tuning' ? typed.openNotes[place] : undefined}
          isWrong={
            typed.kind !== 'tuning' && typed.kind !== 'count' && typed.guitarString === notes.length - place
          }
          onType={changed => onType(notes.with(place, changed).join(' '))}
          onStep={by =>
            typed.kind === 'tuning' && onType(typedText(stepped(typed.openNotes, place, by), names))
          }
        />
      ))}
      <p id={id} className={fields.description}>
        {TUNING.stringHint}
      </p>
    </fieldset>
  );
}

/** As many characters may a note have: `Heses1`, `sol#3`, `mi flat`. */
const LONGEST_NOTE = 8;

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

interface StringFieldProps {
  readonly number: number;
  /** What is typed for the string. */
  readonly note: string;
  /** What that means, if the whole can be read. */
  readonly openNote: PitchName | undefined;
  readonly names: NoteNames;
  readonly isWrong: boolean;
  readonly onType: (note: string) => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** One string, to be typed or stepped by semitones. What is emptied stays as it was once the field is left. */
function StringField({ number, note, openNote, names, isWrong, onType, onStep }: StringFieldProps) {
  const [isEmpty, setEmpty] = useState(false);
  const step = (event: KeyboardEvent) => {
    const by = event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setEmpty(false);
    onStep(by);
  };
  return (
    <label className={styles.string}>
      {stringName(number)}
      <input
        type="text"
        role="spinbutton"
        className={fields.entry}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={LONGEST_NOTE}
        aria-invalid={isWrong || undefined}
        aria-valuenow={openNote && midiOf(openNote)}
        aria-valuetext={openNote ? spokenPitchName(openNote, names) : note}
        value={isEmpty ? '' : note}
        onBlur={() => setEmpty(false)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={step}
        onChange={({ target }) => {
          const changed = target.value.replaceAll(/[\s,;/|-]/g, '');
          setEmpty(changed === '');
          if (changed !== '') onType(changed);
        }}
      />
    </label>
  );
}
