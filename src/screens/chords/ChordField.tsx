import { type Ref, useId, useState } from 'react';
import { useInstrument } from '../../fretboard/useInstrument';
import { useSpeech } from '../../speech/Speech';
import { type Chord, parseChord } from '../../theory/chord';
import fields from '../../ui/fields.module.css';
import { focusHeading, isComposing } from '../../ui/heading';
import styles from './Chords.module.css';
import { type ANSWER_FIELD, exampleText, FIELD, problemText } from './text';

interface ChordFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  /** Set where it answers a question: what it is called there, and whether nothing can be typed now. */
  readonly answers?: typeof ANSWER_FIELD & { readonly isLocked: boolean };
  readonly onChord: (chord: Chord) => void;
}

/** A text field that shows the chord that is typed into it, or says what it doesn't understand. */
export function ChordField({ ref, answers, onChord }: ChordFieldProps) {
  const id = useId();
  const { say } = useSpeech();
  const { names } = useInstrument();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const show = () => {
    const parsed = parseChord(text, names);
    if (parsed.kind === 'chord') {
      setProblem(undefined);
      onChord(parsed.chord);
      return;
    }
    const why = problemText(parsed.problem, parsed.text, names);
    setProblem(why);
    say(why);
  };
  return (
    <form
      className={answers ? styles.answerField : styles.field}
      onSubmit={event => {
        event.preventDefault();
        show();
      }}
    >
      <label htmlFor={id}>{answers?.label ?? FIELD.label}</label>
      <input
        ref={ref}
        id={id}
        className={fields.entry}
        type="text"
        aria-describedby={problem !== undefined || !answers ? `${id}-note` : undefined}
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        disabled={answers?.isLocked}
        value={text}
        onFocus={event => event.currentTarget.select()}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
          if (text === '') focusHeading();
          else setText('');
        }}
      />
      <button type="submit" disabled={answers?.isLocked}>
        {answers?.show ?? FIELD.show}
      </button>
      {(problem !== undefined || !answers) && (
        <p id={`${id}-note`} data-problem={problem !== undefined}>
          {problem ?? exampleText(names)}
        </p>
      )}
    </form>
  );
}
