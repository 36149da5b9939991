import { ORDINAL_DIGITS } from '../../commands/hotkey';
import { ROW_KEYS } from '../../commands/numberRow';
import { useInstrument } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import type { OpenNeckSession } from '../../neckQuiz/definition';
import type { HowToAnswer } from '../../neckQuiz/NeckHowToUse';
import { isQuick } from '../../quiz/pace';
import { chromaticOptions } from '../../settings/noteOptions';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import type { AccidentalStyle } from '../../theory/note';
import { ACT, ARROWS, type HowToItem, HowToUse, keysOf } from '../../ui/HowToUse';
import type { NamedKey } from '../../ui/KeyTip';
import { type NotesCommands, takesPairs } from './commands';
import { NOTES_QUIZ_TYPES, type NotesQuizType, notesSettings } from './settings';
import { GESTURES, HOW_TO, QUIZ_HOW_TO, QUIZ_TAPS, TAPS } from './text';

/** The keys of the strings, the top row first. */
const stringKeys = ({ strings }: Instrument): readonly NamedKey[] =>
  strings.toReversed().flatMap(({ number }) => {
    const hotkey = ORDINAL_DIGITS[number - 1];
    return hotkey === undefined ? [] : [{ id: `neck.to-string.${number}`, hotkey }];
  });

/** The keys of the naturals, for commands whose ids begin alike. */
const letters = (prefix: string): readonly NamedKey[] =>
  (['c', 'd', 'e', 'f', 'g', 'a', 'b'] as const).map(hotkey => ({
    id: `${prefix}.${hotkey.toUpperCase()}`,
    hotkey,
  }));

/** The keys of the sharps or flats, for commands whose ids begin alike. */
const accidentals = (prefix: string, style: AccidentalStyle): readonly NamedKey[] =>
  chromaticOptions(style).flatMap(({ code, stroke }) =>
    stroke?.startsWith('shift+') ? [{ id: `${prefix}.${code}`, hotkey: stroke }] : [],
  );

const NUMBER_ROW: readonly NamedKey[] = ROW_KEYS.map((hotkey, fret) => ({
  id: `notes-quiz.answer.fret-${fret}`,
  hotkey,
}));

const WHERE: HowToItem = { keys: [{ id: 'neck.where', hotkey: 'o' }], text: QUIZ_HOW_TO.where };
const MOVE: HowToItem = { keys: ARROWS, text: HOW_TO.walk };

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

/** A type of quiz as far as keys mean other things in it. */
type NotesTask = NotesQuizType | 'find-note-drill';

/** What answers a question, as the user's neck and note names have it. */
const ANSWERING: Readonly<
  Record<NotesTask, (instrument: Instrument, style: AccidentalStyle) => readonly HowToItem[]>
> = {
  'name-note': (_, style) => [
    { keys: letters('notes-quiz.answer'), also: GESTURES.click, text: QUIZ_HOW_TO.name },
    { keys: accidentals('notes-quiz.answer', style), text: HOW_TO[style] },
    WHERE,
  ],
  'find-note': instrument => [
    MOVE,
    { keys: ACT, also: GESTURES.click, text: QUIZ_HOW_TO.pick },
    { keys: stringKeys(instrument), text: HOW_TO.goToString },
    WHERE,
  ],
  'find-note-drill': instrument => [
    { keys: stringKeys(instrument), text: QUIZ_HOW_TO.pickByKeys },
    MOVE,
    { keys: ACT, also: GESTURES.click, text: QUIZ_HOW_TO.pickHere },
    WHERE,
  ],
  'find-on-string': () => onString(QUIZ_HOW_TO.pickFret),
  'play-note': () => onString(QUIZ_HOW_TO.fretOf),
};

const onString = (text: string): readonly HowToItem[] => [
  { keys: NUMBER_ROW, also: GESTURES.click, text },
  MOVE,
  { keys: ACT, text: QUIZ_HOW_TO.pickHere },
  WHERE,
];

/** How to answer a question of a notes quiz. */
export function useHowToAnswer(settings: Settings): (session: OpenNeckSession) => HowToAnswer {
  const style = useSetting(settings, notesSettings.accidentals);
  const instrument = useInstrument();
  return session => {
    const { quiz, pace } = session.run;
    const type = NOTES_QUIZ_TYPES.find(each => each === quiz.id) ?? 'find-note';
    const task = takesPairs(session) ? 'find-note-drill' : type;
    const taps = isQuick(pace) ? { ...QUIZ_TAPS.calm, ...QUIZ_TAPS.quick } : QUIZ_TAPS.calm;
    return { items: ANSWERING[task](instrument, style), taps: taps[task] };
  };
}
