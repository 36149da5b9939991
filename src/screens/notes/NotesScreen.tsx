import { useEffect, useMemo, useRef } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { Neck } from '../../fretboard/Neck';
import { STANDARD_GUITAR } from '../../instrument/instrument';
import { EyesFreeTools } from '../../quiz/EyesFreeTools';
import { endedByItself } from '../../quiz/pace';
import { isOpen, questionNumber } from '../../quiz/session';
import { Field } from '../../settings/Field';
import { preferences } from '../../settings/preferences';
import { useChoices, usePreferences, useSettings } from '../../settings/useSettings';
import { SOUND_IS_OFF } from '../../settings/useSound';
import { CommandButton } from '../../ui/CommandButton';
import { lateDialog, useFetchedWhenIdle } from '../../ui/lateDialog';
import { Panel } from '../../ui/Panel';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { HEADS } from '../heads';
import { Answer } from './Answer';
import { exploredCells, quizCells } from './cells';
import { type NotesSession, notesCommands, RESTS } from './commands';
import { HowToUse } from './HowToUse';
import { notesTips } from './NotesTips';
import { Question } from './Question';
import { QuizPanel } from './QuizPanel';
import { paceOf } from './question';
import { notesSettings } from './settings';
import { type NotesFocus, useNotesQuiz } from './useNotesQuiz';
import { resultsOf } from './words';

const resultsDialog = lateDialog(() => import('./ResultsDialog'));

/** The Notes screen: every note of the neck, and a quiz on where they lie. */
export function NotesScreen() {
  const settings = useSettings('notes');
  useChoices(settings);
  const choices = usePreferences();
  const signs = preferences.signs.read(choices);
  const sound = preferences.sound.read(choices);
  const focus = useNotesFocus();
  useFetchedWhenIdle(resultsDialog);
  const { session, acts, actOn, eyesFree } = useNotesQuiz(settings, focus);
  // A server that has a newer version may have dropped this one's code by the time the quiz is over.
  useEffect(() => {
    if (session.status !== 'idle') resultsDialog.fetch().catch(() => {});
  }, [session.status]);

  const highlights = settings.read(notesSettings.highlights);
  const commands = useMemo(
    () => notesCommands({ session, highlighted: highlights.length, sound }, acts),
    [session, highlights.length, sound, acts],
  );
  useCommands(commands);
  const find = (id: string) => commands.find(command => command.id === id);
  const show = (...ids: readonly string[]) => commands.filter(({ id }) => ids.includes(id));

  const accidentals = settings.read(notesSettings.accidentals);
  const others = settings.read(notesSettings.others);
  const cellAt = useMemo(
    () =>
      quizCells(session, signs) ??
      exploredCells({ tuning: STANDARD_GUITAR, accidentals, signs }, highlights, others),
    [session, signs, accidentals, highlights, others],
  );
  const isFinding = session.status === 'asking' && session.question.mode === 'find-note';
  const hearingRests = session.status === 'asking' ? RESTS : sound === 'off' ? SOUND_IS_OFF : undefined;

  return (
    <SidebarFrame
      screen="notes"
      {...HEADS.notes}
      tips={notesTips}
      controls={
        <>
          <Panel title="Fretboard Settings" className={stack.stack}>
            <Field settings={settings} row={notesSettings.frets} />
            <Field settings={settings} row={notesSettings.accidentals} />
          </Panel>
          <Panel title="Note Selection" className={stack.stack}>
            <Field settings={settings} row={notesSettings.highlights} />
            <div className={stack.row}>
              {show('notes.select-all', 'notes.clear', ...(isOpen(session) ? [] : ['notes.play'])).map(
                command => (
                  <CommandButton key={command.id} command={command} whenDisabled="keep-focus" />
                ),
              )}
            </div>
            <Field settings={settings} row={notesSettings.others} />
          </Panel>
          <QuizPanel
            settings={settings}
            session={session}
            start={find('notes-quiz.start')}
            startRef={focus.start}
          />
        </>
      }
    >
      <Panel title={panelTitle(session)}>
        <Question session={session} />
        <EyesFreeTools {...eyesFree} />
        <Neck
          name="Fretboard"
          instrument={STANDARD_GUITAR}
          lastFret={fretsShown(session) ?? settings.read(notesSettings.frets)}
          cellAt={cellAt}
          onAct={actOn}
          onHear={session.status === 'asking' ? undefined : actOn}
          actTitle={isFinding ? 'Select this place' : 'Hear this place'}
          actDisabled={isFinding ? undefined : hearingRests}
          samePitchDisabled={isOpen(session) ? RESTS : undefined}
          handle={focus.neck}
        >
          <Answer
            session={session}
            onChoose={acts.choose}
            goOn={find('notes-quiz.submit') ?? find('notes-quiz.next')}
            goOnRef={focus.goOn}
            others={show(...(session.status === 'feedback' ? ['notes.play'] : []), 'notes-quiz.quit')}
          />
        </Neck>
      </Panel>
      <HowToUse />
      {session.status === 'completed' && (
        <resultsDialog.Component
          results={resultsOf(session.answered)}
          firstFocus={endedByItself(session, paceOf) ? 'title' : 'control'}
          onClose={acts.quit}
          returnFocus={() => focus.start.current?.focus()}
        />
      )}
    </SidebarFrame>
  );
}

function useNotesFocus(): NotesFocus {
  const neck = useRef<NeckHandle>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  return useMemo(() => ({ neck, goOn, start }), []);
}

const panelTitle = (session: NotesSession): string =>
  isOpen(session) ? `Question ${questionNumber(session)} of ${session.questions.length}` : 'Fretboard';

/** A running quiz keeps the neck that it began with. */
function fretsShown(session: NotesSession): number | undefined {
  if (!isOpen(session)) return undefined;
  return (session.status === 'asking' ? session.question : session.last.question).setup.frets;
}
