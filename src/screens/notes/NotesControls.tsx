import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useInstrument } from '../../fretboard/useInstrument';
import { NeckQuizPanel } from '../../neckQuiz/NeckQuizPanel';
import type { NeckQuizOfScreen } from '../../neckQuiz/useNeckQuiz';
import { LockedNote } from '../../quiz/LockedNote';
import { isOpen } from '../../quiz/session';
import { Field } from '../../settings/Field';
import { noteNames } from '../../settings/noteNames';
import type { Settings } from '../../settings/settings';
import { useChoices, useSetting } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import { DroneName, DroneSwitch } from '../DroneSwitch';
import { droneOfNote } from '../drone';
import type { NotesCommands } from './commands';
import { notesSetup } from './quiz/quizzes';
import { hasNoNaturals, notesSettings } from './settings';
import { NO_NATURALS, NO_STRINGS, PANELS, UNDER_CURSOR } from './text';

const { frets, accidentals, highlights, others, quizType, task, signature, strings } = notesSettings;
const { lowestFret, highestFret, notesToAsk, octave, onlyRight } = notesSettings;

/** What decides the questions. */
const ASKED = [quizType, task, signature, strings];

/** What can be set where answers are played. */
const PLAYED = [octave, onlyRight];

interface NotesControlsProps {
  readonly settings: Settings;
  readonly commands: NotesCommands;
  readonly neckQuiz: NeckQuizOfScreen;
}

/** The panels of the sidebar: what the quiz asks, how the neck is shown, and which notes are highlighted on it. */
export function NotesControls({ settings, commands, neckQuiz }: NotesControlsProps) {
  const { session } = neckQuiz.quiz;
  return (
    <>
      <NeckQuizPanel
        settings={settings}
        rows={ASKED}
        pace={notesSettings}
        playedRows={PLAYED}
        neckQuiz={neckQuiz}
        drill={
          <>
            <Field settings={settings} row={lowestFret} />
            <Field settings={settings} row={highestFret} />
            <Field settings={settings} row={notesToAsk} />
            <NaturalsMessage settings={settings} />
          </>
        }
      >
        <StringsMessage settings={settings} />
      </NeckQuizPanel>
      <Panel title={PANELS.settings} className={clsx(stack.stack, stack.later)}>
        <Field settings={settings} row={frets} />
        <Field settings={settings} row={accidentals} />
        <LockedNote session={session} />
      </Panel>
      {!isOpen(session) && (
        <Panel title={PANELS.selection} className={stack.stack}>
          <Field settings={settings} row={highlights} />
          <div className={stack.tools}>
            {[commands.selectAll, commands.clear].map(command => (
              <CommandButton key={command.id} tone="text" command={command} whenDisabled="keep-focus" />
            ))}
          </div>
          <Field settings={settings} row={others} />
          <DroneSwitch command={commands.drone}>
            <NotesDroneName settings={settings} />
          </DroneSwitch>
        </Panel>
      )}
    </>
  );
}

/** What the drone sounds: the highlighted note, if there is just one. */
function NotesDroneName({ settings }: { readonly settings: Settings }) {
  const [note, ...more] = useSetting(settings, highlights);
  const style = useSetting(settings, accidentals);
  const names = useSetting(settings, noteNames);
  const isOne = note !== undefined && more.length === 0;
  const notes = (isOne ? droneOfNote(note, style, names).name : undefined) ?? {
    text: UNDER_CURSOR,
    spoken: UNDER_CURSOR,
  };
  return <DroneName notes={notes} />;
}

/** What happens without a string, said as well once the last one is deselected. */
function StringsMessage({ settings }: { readonly settings: Settings }) {
  const { say } = useSpeech();
  const none = useSetting(settings, strings).length === 0;
  const before = useRef(none);
  useEffect(() => {
    if (none && !before.current) say(NO_STRINGS.spoken);
    before.current = none;
  }, [none, say]);
  if (!none) return null;
  return (
    <div className={stack.notice}>
      {NO_STRINGS.shown.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function NaturalsMessage({ settings }: { readonly settings: Settings }) {
  const instrument = useInstrument();
  useChoices(settings);
  return hasNoNaturals(notesSetup(settings, instrument)) ? (
    <p className={stack.notice}>{NO_NATURALS}</p>
  ) : null;
}
