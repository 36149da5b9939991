import { type Ref, useId, useState } from 'react';
import { useInstrument } from '../../../fretboard/useInstrument';
import { ShownFields } from '../../../settings/Field';
import type { Settings } from '../../../settings/settings';
import { useSpeech } from '../../../speech/Speech';
import { type ChordList, chordListText, chordsIn, parseChordList } from '../../../theory/chordList';
import fields from '../../../ui/fields.module.css';
import { focusHeading, isComposing } from '../../../ui/heading';
import { Panel } from '../../../ui/Panel';
import stack from '../../../ui/stack.module.css';
import styles from '../Chords.module.css';
import { chordsSettings } from '../settings';
import { LIST_FIELD, LIST_TITLES, listExample, problemsText } from './text';

interface ListPanelProps {
  readonly settings: Settings;
  readonly list: ChordList;
  readonly field: Ref<HTMLInputElement>;
  readonly onList: (list: ChordList, understood: 'all' | 'some') => void;
}

const PROGRESSION_ROWS = [chordsSettings.progression, chordsSettings.progressionKey];

/** Where a list of chords comes from: it is typed, or a progression in a key. */
export function ListPanel({ settings, list, field, onList }: ListPanelProps) {
  return (
    <Panel title={LIST_TITLES.list} className={stack.stack}>
      <ChordListField ref={field} list={list} onList={onList} />
      <ShownFields settings={settings} rows={PROGRESSION_ROWS} />
    </Panel>
  );
}

interface ChordListFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  /** The list that is shown, which the field holds until something else is typed. */
  readonly list: ChordList;
  /** Shows a list; `understood` tells whether all that was typed is in it. */
  readonly onList: (list: ChordList, understood: 'all' | 'some') => void;
}

/** A text field for a list of chords; what isn't understood is named, and the rest is shown. */
function ChordListField({ ref, list, onList }: ChordListFieldProps) {
  const id = useId();
  const { say } = useSpeech();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { names } = useInstrument();
  const text = draft ?? chordListText(list, 'letters', names);
  const show = () => {
    const { list: read, unknown, left } = parseChordList(text, names);
    const count = chordsIn(read).length;
    const why = problemsText({ unknown, left, count }, names);
    setProblem(why === '' ? undefined : why);
    // Lasting, since the chord that is shown next would take its place.
    if (why !== '') say(why, 'lasting');
    if (count === 0) return;
    if (unknown.length === 0) setDraft(undefined);
    onList(read, unknown.length === 0 ? 'all' : 'some');
  };
  return (
    <form
      className={styles.field}
      onSubmit={event => {
        event.preventDefault();
        show();
      }}
    >
      <label htmlFor={id}>{LIST_FIELD.label}</label>
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
        maxLength={1000}
        value={text}
        onFocus={event => event.currentTarget.select()}
        onChange={event => setDraft(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
          if (draft === undefined) focusHeading();
          else setDraft(undefined);
        }}
      />
      <button type="submit">{LIST_FIELD.show}</button>
      <p id={`${id}-note`} data-problem={problem !== undefined}>
        {problem ?? listExample(names)}
      </p>
    </form>
  );
}
