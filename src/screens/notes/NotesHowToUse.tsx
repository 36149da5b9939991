import { useInstrument } from '../../fretboard/useInstrument';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { ACT, HowToUse, keysOf } from '../../ui/HowToUse';
import type { NotesCommands } from './commands';
import { accidentals, letters, MOVE, stringKeys } from './howTo';
import { notesSettings } from './settings';
import { GESTURES, HOW_TO, TAPS } from './text';

interface NotesHowToUseProps {
  readonly settings: Settings;
  readonly commands: NotesCommands;
}

/** What can be done while no question is open. */
export function NotesHowToUse({ settings, commands }: NotesHowToUseProps) {
  const style = useSetting(settings, notesSettings.accidentals);
  const instrument = useInstrument();
  return (
    <HowToUse
      taps={TAPS}
      items={[
        MOVE,
        { keys: ACT, also: GESTURES.click, text: HOW_TO.hear },
        { keys: letters('notes.notes'), text: HOW_TO.highlight },
        { keys: accidentals('notes.notes', style), text: HOW_TO[style] },
        { keys: stringKeys(instrument), text: HOW_TO.goToString },
        { keys: keysOf(commands.quiz.start), text: HOW_TO.start },
      ]}
    />
  );
}
