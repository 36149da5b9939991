import { ROW_KEYS } from '../../commands/numberRow';
import { useInstrument } from '../../fretboard/useInstrument';
import { stringKeys } from '../../neckQuiz/placeCommands';
import { noteNames } from '../../settings/noteNames';
import { chromaticOptions, noteStroke } from '../../settings/noteOptions';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import type { NoteNames } from '../../theory/names';
import { type AccidentalStyle, LETTERS } from '../../theory/note';
import { ACT, ARROWS, type HowToItem, HowToUse, keysOf } from '../../ui/HowToUse';
import type { NamedKey } from '../../ui/KeyTip';
import type { NotesCommands } from './commands';
import { notesSettings } from './settings';
import { GESTURES, HOW_TO, QUIZ_HOW_TO, TAPS } from './text';

/** The keys of the naturals, for commands whose ids begin alike. */
export const letters = (prefix: string, names?: NoteNames): readonly NamedKey[] =>
  LETTERS.flatMap(letter => {
    const hotkey = noteStroke(letter, names);
    return hotkey === undefined ? [] : [{ id: `${prefix}.${letter}`, hotkey }];
  });

/** The keys of the sharps or flats, for commands whose ids begin alike. */
export const accidentals = (prefix: string, style: AccidentalStyle, names?: NoteNames): readonly NamedKey[] =>
  chromaticOptions(style, names).flatMap(({ code, stroke }) =>
    stroke?.startsWith('shift+') ? [{ id: `${prefix}.${code}`, hotkey: stroke }] : [],
  );

/** The keys of the frets of a string. */
export const NUMBER_ROW: readonly NamedKey[] = ROW_KEYS.map((hotkey, fret) => ({
  id: `notes-quiz.answer.fret-${fret}`,
  hotkey,
}));

export const WHERE: HowToItem = { keys: [{ id: 'neck.where', hotkey: 'o' }], text: QUIZ_HOW_TO.where };
export const MOVE: HowToItem = { keys: ARROWS, text: HOW_TO.walk };

interface NotesHowToUseProps {
  readonly settings: Settings;
  readonly commands: NotesCommands;
}

/** What can be done while no question is open. */
export function NotesHowToUse({ settings, commands }: NotesHowToUseProps) {
  const style = useSetting(settings, notesSettings.accidentals);
  const names = useSetting(settings, noteNames);
  const instrument = useInstrument();
  return (
    <HowToUse
      taps={TAPS}
      items={[
        MOVE,
        { keys: ACT, also: GESTURES.click, text: HOW_TO.hear },
        { keys: letters('notes.notes', names), text: HOW_TO.highlight },
        { keys: accidentals('notes.notes', style, names), text: HOW_TO[style] },
        { keys: stringKeys(instrument), text: HOW_TO.goToString },
        { keys: keysOf(commands.quiz.start), text: HOW_TO.start },
      ]}
    />
  );
}
