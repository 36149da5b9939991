import clsx from 'clsx';
import { useEffect } from 'react';
import { askedIn } from '../../quiz/cues';
import { LockedNote } from '../../quiz/LockedNote';
import { endedByItself } from '../../quiz/pace';
import { resultsOf } from '../../quiz/results';
import { SlowestAnswers } from '../../quiz/SlowestAnswers';
import { isOpen } from '../../quiz/session';
import { questionTitle } from '../../quiz/text';
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
import { HowToUse, situationOf } from './HowToUse';
import { NotesNeck } from './NotesNeck';
import { NotesQuizPanel } from './NotesQuizPanel';
import { notesSettings } from './settings';
import { NOTES_TIPS } from './text';
import { useNotes } from './useNotes';

const resultsDialog = lazyDialog(() => import('../../quiz/ResultsDialog'));

/** The Notes screen: every note of the neck, and a quiz on where they are. */
export function NotesScreen({ screen }: ScreenProps) {
  const settings = useSettings('notes');
  const notes = useNotes(settings);
  const { commands, refs, quiz } = notes;
  const { session } = quiz;
  useCommands(commands.all);
  usePreload(resultsDialog);
  // By the end of the quiz, a server with a newer version may have dropped the code of this one.
  useEffect(() => {
    if (session.status !== 'idle') resultsDialog.preload().catch(() => {});
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
      <Panel title={isOpen(session) ? questionTitle(askedIn(session)) : 'Fretboard'}>
        <NotesNeck settings={settings} notes={notes} />
      </Panel>
      <HowToUse situation={situationOf(session)} />
      {session.status === 'completed' && (
        <resultsDialog.Component
          screen="notes"
          results={resultsOf(session)}
          firstFocus={endedByItself(session) ? 'title' : 'control'}
          startAgain={commands.quiz.startAgain}
          onClose={quiz.acts.quit}
          returnFocus={() => refs.start.current?.focus()}
        >
          <SlowestAnswers answered={session.answered} textOf={session.run.quiz.textOf} />
        </resultsDialog.Component>
      )}
    </SidebarFrame>
  );
}
