import { useEffect, useRef, useState } from 'react';
import { LONGEST_NAME, renamed } from '../../practice/workout';
import { type KeptWorkout, usePracticeApi } from '../../results/practiceApi';
import { useSpeech } from '../../speech/Speech';
import fields from '../../ui/fields.module.css';
import { isComposing } from '../../ui/heading';
import { useSafeId } from '../../ui/shell';
import { LABELS, RENAME_HINT, SPOKEN } from './text';

interface NameFieldProps {
  readonly workout: KeptWorkout;
  readonly onEnd: () => void;
}

/** Lets the user type another name for a workout; leaving the field keeps it, Escape doesn't. */
export function NameField({ workout, onEnd }: NameFieldProps) {
  const { workouts } = usePracticeApi();
  const { say } = useSpeech();
  const [name, setName] = useState(workout.name);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef(document.activeElement);
  const id = useSafeId();
  useEffect(() => {
    // Not every browser focuses a field whose text is selected.
    field.current?.focus();
    field.current?.select();
  }, []);

  const isOver = useRef(false);
  const end = (kept: string) => {
    if (isOver.current) return;
    isOver.current = true;
    const next = renamed(workout, kept);
    if (next !== workout) {
      workouts.change(workout.id, next);
      say(SPOKEN.renamed(next.name));
    }
    onEnd();
  };
  const leave = (kept: string) => {
    end(kept);
    const { current } = opener;
    if (current instanceof HTMLElement && current.isConnected) current.focus();
  };
  return (
    <form
      className={fields.field}
      onSubmit={event => {
        event.preventDefault();
        leave(name);
      }}
    >
      <label htmlFor={id} className={fields.label}>
        {LABELS.name}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        className={fields.entry}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onBlur={() => end(name)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          leave(workout.name);
        }}
      />
      <p id={`${id}-hint`} className={fields.description}>
        {RENAME_HINT}
      </p>
    </form>
  );
}
