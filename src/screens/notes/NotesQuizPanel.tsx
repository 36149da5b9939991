import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useInstrument } from '../../fretboard/useInstrument';
import { DrillFields } from '../../quiz/DrillFields';
import { EyesFreeNotice } from '../../quiz/EyesFreeNotice';
import { PlayedFields } from '../../quiz/PlayedFields';
import { isOpen } from '../../quiz/session';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { useChoices, useSetting } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import dock from '../../ui/dock.module.css';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import { NeckScore } from '../NeckScore';
import { notesSetup } from './quiz/quizzes';
import { hasNoNaturals, notesSettings } from './settings';
import { NO_NATURALS, NO_STRINGS } from './text';
import type { Notes } from './useNotes';

const PLAYED_ROWS = [notesSettings.octave, notesSettings.onlyRight];

interface NotesQuizPanelProps {
  readonly settings: Settings;
  readonly notes: Notes;
}

/** The setup of the quiz and, while it runs, its score. */
export function NotesQuizPanel({ settings, notes: { quiz, refs } }: NotesQuizPanelProps) {
  const { session } = quiz;
  return (
    <Panel title="Quiz Mode" className={clsx(stack.stack, stack.later)}>
      {isOpen(session) && <NeckScore session={session} />}
      <Field settings={settings} row={notesSettings.quizType} />
      <Field settings={settings} row={notesSettings.strings} />
      <StringsMessage settings={settings} />
      <Field settings={settings} row={notesSettings.order} />
      <Field settings={settings} row={notesSettings.answerWith} />
      <PlayedFields
        session={session}
        settings={settings}
        rows={PLAYED_ROWS}
        answerWith={notesSettings.answerWith}
      />
      <DrillFields settings={settings} rows={notesSettings}>
        <Field settings={settings} row={notesSettings.lowestFret} />
        <Field settings={settings} row={notesSettings.highestFret} />
        <Field settings={settings} row={notesSettings.notesToAsk} />
        <NaturalsMessage settings={settings} />
      </DrillFields>
      <EyesFreeNotice />
      {!isOpen(session) && (
        <div className={dock.dock}>
          <CommandButton ref={refs.start} tone="primary" command={quiz.commands.start} />
        </div>
      )}
    </Panel>
  );
}

function StringsMessage({ settings }: { settings: Settings }) {
  const { say } = useSpeech();
  const none = useSetting(settings, notesSettings.strings).length === 0;
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

function NaturalsMessage({ settings }: { settings: Settings }) {
  const instrument = useInstrument();
  useChoices(settings);
  return hasNoNaturals(notesSetup(settings, instrument)) ? (
    <p className={stack.notice}>{NO_NATURALS}</p>
  ) : null;
}
