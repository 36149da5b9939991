import clsx from 'clsx';
import { useEffect } from 'react';
import { askedIn } from '../../quiz/cues';
import { shownTitle } from '../../quiz/figuresText';
import { LockedNote } from '../../quiz/LockedNote';
import { isOpen } from '../../quiz/session';
import { useFiguresState } from '../../quiz/useFiguresState';
import { Field } from '../../settings/Field';
import { useSettings } from '../../settings/useSettings';
import { CommandButton } from '../../ui/CommandButton';
import { lazyDialog, usePreload } from '../../ui/lazyDialog';
import { Panel } from '../../ui/Panel';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import type { ScreenProps } from '../definition';
import { TipList } from '../TipList';
import { useComparison } from '../useComparison';
import { HowToUse, situationOf } from './HowToUse';
import { NotesNeck } from './NotesNeck';
import { NotesQuizPanel } from './NotesQuizPanel';
import { notesSettings } from './settings';
import { NOTES_TIPS } from './text';
import { useNotes } from './useNotes';

const results = lazyDialog(() => import('./NotesResults'));

/** The Notes screen: every note of the neck, and a quiz on where they are. */
export function NotesScreen({ screen }: ScreenProps) {
  const settings = useSettings('notes');
  const notes = useNotes(settings);
  const { commands, refs, quiz } = notes;
  const { session } = quiz;
  const figures = useFiguresState(session);
  const comparison = useComparison('notes', session);
  useCommands(commands.all);
  useCommands(notes.placeCommands);
  usePreload(results);
  // By the end of the quiz, a server with a newer version may have dropped the code of this one.
  useEffect(() => {
    if (session.status !== 'idle') results.preload().catch(() => {});
  }, [session.status]);

  return (
    <SidebarFrame
      screen={screen}
      tips={<TipList tips={NOTES_TIPS} />}
      controls={
        <>
          <Panel title="Fretboard Settings" className={clsx(stack.stack, stack.later)}>
            <Field settings={settings} row={notesSettings.frets} />
            <Field settings={settings} row={notesSettings.accidentals} />
            <LockedNote session={session} />
          </Panel>
          {!isOpen(session) && (
            <Panel title="Note Selection" className={stack.stack}>
              <Field settings={settings} row={notesSettings.highlights} />
              <div className={stack.tools}>
                {[commands.selectAll, commands.clear].map(command => (
                  <CommandButton key={command.id} tone="text" command={command} whenDisabled="keep-focus" />
                ))}
              </div>
              <Field settings={settings} row={notesSettings.others} />
            </Panel>
          )}
          <NotesQuizPanel settings={settings} session={session} commands={commands} startRef={refs.start} />
        </>
      }
    >
      <Panel title={isOpen(session) ? shownTitle(askedIn(session), figures) : 'Fretboard'}>
        <NotesNeck settings={settings} notes={notes} />
      </Panel>
      <HowToUse settings={settings} situation={situationOf(session)} />
      {session.status === 'completed' && (
        <results.Component session={session} notes={notes} comparison={comparison} onClose={quiz.acts.quit} />
      )}
    </SidebarFrame>
  );
}
