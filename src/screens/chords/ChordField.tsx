import { type Ref, useId, useState } from 'react';
import { useSpeech } from '../../speech/Speech';
import { type Chord, parseChord } from '../../theory/chord';
import fields from '../../ui/fields.module.css';
import { focusHeading, isComposing } from '../../ui/heading';
import styles from './Chords.module.css';
import { FIELD, problemText } from './text';

interface ChordFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly onChord: (chord: Chord) => void;
}

/** A text field that shows the chord that is typed into it, or says what it doesn't understand. */
export function ChordField({ ref, onChord }: ChordFieldProps) {
  const id = useId();
  const { say } = useSpeech();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const show = () => {
    const parsed = parseChord(text);
    if (parsed.kind === 'chord') {
      setProblem(undefined);
      onChord(parsed.chord);
      return;
    }
    const why = problemText(parsed.problem, parsed.text);
    setProblem(why);
    say(why);
  };
  return (
    <form
      className={styles.field}
      onSubmit={event => {
        event.preventDefault();
        show();
      }}
    >
      <label htmlFor={id}>{FIELD.label}</label>
      <input
        ref={ref}
        id={id}
        className={fields.entry}
        type="text"
        aria-describedby={`${id}-note`}
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        value={text}
        onFocus={event => event.currentTarget.select()}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
          if (text === '') focusHeading();
          else setText('');
        }}
      />
      <button type="submit">{FIELD.show}</button>
      <p id={`${id}-note`} data-problem={problem !== undefined}>
        {problem ?? FIELD.example}
      </p>
    </form>
  );
}
