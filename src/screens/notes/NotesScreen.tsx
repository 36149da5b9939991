import clsx from 'clsx';
import { askedIn } from '../../quiz/cues';
import { useFiguresState } from '../../quiz/Figures';
import { shownTitle } from '../../quiz/figures';
import { LockedNote } from '../../quiz/LockedNote';
import { isOpen } from '../../quiz/session';
import { Field } from '../../settings/Field';
import { useSettings } from '../../settings/useSettings';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { tipsDialog } from '../../ui/useTips';
import type { ScreenProps } from '../definition';
import { Ending } from './Ending';
import { HowToUse } from './HowToPanel';
import { NotesNeck } from './NotesNeck';
import { NotesQuizPanel } from './NotesQuizPanel';
import { QuizHowToUse } from './QuizHowToUse';
import { notesSettings } from './settings';
import { BEGIN } from './text';
import { useNotes } from './useNotes';

const tips = tipsDialog(async () => (await import('./NotesTips')).notesTips);

/** The Notes screen: every note of the neck, and a quiz on where they are. */
export function NotesScreen({ screen }: ScreenProps) {
  const settings = useSettings('notes');
  const notes = useNotes(settings);
  const { commands, quiz } = notes;
  const { session, runner } = quiz;
  const figures = useFiguresState(session);
  useCommands(commands.all);
  useCommands(notes.placeCommands);

  return (
    <>
      <SidebarFrame
        screen={screen}
        begin={BEGIN}
        tips={tips}
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
            <NotesQuizPanel settings={settings} notes={notes} />
          </>
        }
      >
        <Panel title={isOpen(session) ? shownTitle(askedIn(session), figures) : 'Fretboard'}>
          <NotesNeck settings={settings} notes={notes} />
        </Panel>
        {isOpen(session) ? <QuizHowToUse session={session} /> : <HowToUse settings={settings} />}
        <Ending session={session} notes={notes} />
      </SidebarFrame>
      {runner}
    </>
  );
}
