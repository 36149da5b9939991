import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Command } from '../../commands/command';
import {
  notesText,
  openNotesOf,
  ownTuning,
  readyMadeLike,
  type TypedTuning,
  tuningCode,
  typedNotes,
  typedTuning,
  withoutStringBelow,
  withStringBelow,
} from '../../instrument/ownTuning';
import type { IdentifiedTuning } from '../../practice/keptTuning';
import { LONGEST_NAME, nameOf } from '../../practice/workout';
import { instrument, instrumentIn } from '../../settings/instrument';
import { noteNames } from '../../settings/noteNames';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import type { NoteNames, NoteSystem } from '../../theory/names';
import type { PitchName } from '../../theory/pitch';
import { CommandButton } from '../../ui/CommandButton';
import { CloseButton, Dialog } from '../../ui/Dialog';
import { Select } from '../../ui/Select';
import { Spoken } from '../../ui/Spoken';
import { useCommandInput, useCommands } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { useAppState, useScreen } from '../AppContext';
import styles from './TuningDialog.module.css';
import { StringFields, TextField } from './TuningFields';
import { deletedText, faultText, keptLine, readingLine, SPOKEN, TUNING, typedText, WHY_NOT } from './text';

const ANOTHER = '';

/** What is being tuned: the kept tuning it is, if it is one, its name and its notes as they are typed. */
interface Draft {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** The tuning to begin with: the kept one in use, or the strings of the instrument that is shown. */
function useFirstDraft(names: NoteNames): Draft {
  const { settings, tunings } = useAppState();
  const screen = useScreen();
  const choices = screen ? settings.screens[screen.id].choices() : settings.preferences.choices();
  const { id, strings } = instrumentIn(choices);
  const kept = tunings.list().things.find(({ code }) => code === id);
  return {
    ...{ id: kept?.id ?? ANOTHER, name: kept?.name ?? '' },
    text: typedText(
      strings.map(({ openNote }) => openNote),
      names,
    ),
  };
}

interface TuningDialogProps {
  /** Whether the dialog was opened from the page or from another dialog. */
  readonly from: 'page' | 'dialog';
  readonly onClose: () => void;
}

/** Lets players tune an instrument of their own, string by string or all at once, and keeps it under a name. */
export default function TuningDialog({ from, onClose }: TuningDialogProps) {
  const { settings, tunings } = useAppState();
  const { preferences } = settings;
  const { say } = useSpeech();
  const { things: kept, deleted, isNewer } = useSyncExternalStore(tunings.subscribe, tunings.list);
  const names = useSetting(usePreferenceSettings(), noteNames);
  const [draft, setDraft] = useState(useFirstDraft(names));
  const typed = typedTuning(draft.text, names);
  const whole = useRef<HTMLInputElement>(null);
  const strings = useRef<HTMLFieldSetElement>(null);
  useEffect(() => (from === 'dialog' ? say(TUNING.title, 'news', 'redrawn') : undefined), [from, say]);

  const focusFault = (fault: Exclude<TypedTuning, { kind: 'tuning' }>) => {
    const all = strings.current?.querySelectorAll('input') ?? [];
    const field = fault.kind === 'count' ? whole.current : all[all.length - fault.guitarString];
    field?.focus();
  };
  const apply = () => {
    if (typed.kind !== 'tuning') {
      say(faultText(typed, names));
      focusFault(typed);
      return;
    }
    const { openNotes } = typed;
    const name = nameOf(draft.name) || notesText(openNotes);
    if (!isNewer) tunings.keep({ name, code: tuningCode(openNotes) }, draft.id || undefined);
    preferences.write(instrument, ownTuning(openNotes));
    onClose();
  };
  const retune = (change: (openNotes: readonly PitchName[]) => readonly PitchName[]) => {
    if (typed.kind === 'tuning') setDraft({ ...draft, text: typedText(change(typed.openNotes), names) });
    else say(faultText(typed, names));
  };
  const count = typedNotes(draft.text, names).length;
  const latest = useRef({ draft, apply, retune, count });
  latest.current = { draft, apply, retune, count };

  const commands = useMemo(() => {
    const shared = { group: TUNING.title, scope: 'dialog' } as const;
    const ofKept = () => tunings.list().things.find(({ id }) => id === latest.current.draft.id);
    const use: Command = {
      ...{ ...shared, id: 'tuning.use', title: TUNING.use },
      get disabled() {
        return preferences.lockOf(instrument);
      },
      run: () => latest.current.apply(),
    };
    const add: Command = {
      ...{ ...shared, id: 'tuning.add', title: TUNING.add },
      get disabled() {
        return withStringBelow(placeholders(latest.current.count)).length > latest.current.count
          ? undefined
          : WHY_NOT.most;
      },
      run: () => latest.current.retune(withStringBelow),
    };
    const takeAway: Command = {
      ...{ ...shared, id: 'tuning.take-away', title: TUNING.takeAway },
      get disabled() {
        return withoutStringBelow(placeholders(latest.current.count)).length < latest.current.count
          ? undefined
          : WHY_NOT.least;
      },
      run: () => latest.current.retune(withoutStringBelow),
    };
    const remove: Command = {
      ...{ ...shared, id: 'tuning.delete', title: TUNING.remove },
      get isOffered() {
        return ofKept() !== undefined;
      },
      run() {
        const tuning = ofKept();
        if (tuning === undefined) return;
        tunings.remove(tuning.id);
        setDraft({ ...latest.current.draft, id: ANOTHER });
        whole.current?.focus();
        say(SPOKEN.deleted(tuning.name));
      },
    };
    const undo: Command = {
      ...{ ...shared, id: 'tuning.undo', title: TUNING.undo },
      get isOffered() {
        return tunings.list().deleted !== undefined;
      },
      run() {
        const { deleted } = tunings.list();
        tunings.undo();
        if (deleted === undefined) return;
        setDraft(draftOf(deleted, names));
        whole.current?.focus();
        say(SPOKEN.undone(deleted.name));
      },
    };
    return { use, add, takeAway, remove, undo };
  }, [preferences, tunings, names, say]);
  useCommands(useMemo(() => Object.values(commands), [commands]));
  useCommandInput([draft.id, count, deleted?.id].join());

  return (
    <Dialog
      title={TUNING.title}
      className={styles.dialog}
      firstFocus={from === 'dialog' ? 'title-then-control' : 'control'}
      onClose={onClose}
      foot={
        <>
          <CommandButton tone="primary" command={commands.use} />
          <CommandButton command={commands.remove} />
          <CommandButton command={commands.undo} />
          <CloseButton />
        </>
      }
    >
      <form
        className={stack.stack}
        onSubmit={event => {
          event.preventDefault();
          if (commands.use.disabled === undefined) apply();
        }}
      >
        {isNewer && <p className={stack.notice}>{TUNING.newer}</p>}
        {kept.length > 0 && (
          <Select
            label={TUNING.kept}
            options={[
              { value: ANOTHER, text: TUNING.another },
              ...kept.map(({ id, name, code }) => ({
                ...{ value: id, text: keptLine(name, openNotesOf(code) ?? [], names).text },
              })),
            ]}
            chosen={draft.id}
            onChoose={chosen => {
              const tuning = kept.find(({ id }) => id === chosen);
              setDraft(tuning ? draftOf(tuning, names) : { ...draft, id: ANOTHER, name: '' });
            }}
          />
        )}
        <TextField
          label={TUNING.whole}
          hint={TUNING.hint(names)}
          value={draft.text}
          isInvalid={typed.kind !== 'tuning'}
          inputRef={whole}
          onType={text => setDraft({ ...draft, text })}
        />
        <StringFields
          ref={strings}
          text={draft.text}
          typed={typed}
          names={names}
          onType={text => setDraft({ ...draft, text })}
        />
        <div className={stack.row}>
          <CommandButton command={commands.add} whenDisabled="keep-focus" />
          <CommandButton command={commands.takeAway} whenDisabled="keep-focus" />
        </div>
        <Reading typed={typed} names={names} />
        <TextField
          label={TUNING.name}
          hint={typed.kind === 'tuning' ? TUNING.nameHint(notesText(typed.openNotes)) : undefined}
          value={draft.name}
          maxLength={LONGEST_NAME}
          onType={name => setDraft({ ...draft, name })}
        />
        {deleted && <p className={stack.note}>{deletedText(deleted.name)}</p>}
        {/* Without it, Enter in a form of several fields does nothing. */}
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}

/** As many open notes as there are strings, whatever they are. */
const placeholders = (count: number): readonly PitchName[] => Array.from({ length: count }, () => 'E2');

const draftOf = ({ id, name, code }: IdentifiedTuning, names: NoteNames): Draft => ({
  ...{ id, name, text: typedText(openNotesOf(code) ?? [], names) },
});

/** How the typed tuning is read, or what is wrong with it. */
function Reading({ typed, names }: { readonly typed: TypedTuning; readonly names: NoteSystem }) {
  if (typed.kind !== 'tuning') return <p className={stack.notice}>{faultText(typed, names)}</p>;
  const { text, spoken } = readingLine(typed.openNotes, names, readyMadeLike(typed.openNotes)?.name);
  return (
    <p className={styles.reading}>
      <Spoken text={text} spoken={spoken} />
    </p>
  );
}
