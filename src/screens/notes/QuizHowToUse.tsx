import { ROW_KEYS } from '../../commands/numberRow';
import { useInstrument } from '../../fretboard/useInstrument';
import { isSelfCheck } from '../../quiz/answerWith';
import { isQuick } from '../../quiz/pace';
import type { AccidentalStyle } from '../../theory/note';
import { KeyTip, type NamedKey } from '../../ui/KeyTip';
import { SELF_CHECK_TAPS, SELF_CHECK_USES } from '../HowToUse';
import { takesPairs } from './commands';
import { ACT, ARROWS, accidentals, HowToPanel, letters, stringKeys } from './HowToPanel';
import type { OpenNotesSession } from './quiz/quizzes';
import { NOTES_QUIZ_TYPES, type NotesQuizType } from './settings';
import { GESTURES, HOW_TO, QUIZ_HOW_TO, QUIZ_TAPS } from './text';

const NUMBER_ROW: readonly NamedKey[] = ROW_KEYS.map((hotkey, fret) => ({
  id: `notes-quiz.answer.fret-${fret}`,
  hotkey,
}));
const WHERE: readonly NamedKey[] = [{ id: 'neck.where', hotkey: 'o' }];
const PLAY: readonly NamedKey[] = [{ id: 'notes.play', hotkey: 'p' }];
const SUBMIT: readonly NamedKey[] = [{ id: 'notes-quiz.submit', hotkey: 'Enter' }];
const NEXT: readonly NamedKey[] = [{ id: 'notes-quiz.next', hotkey: 'Enter' }];
const SHOW: readonly NamedKey[] = [{ id: 'notes-quiz.show-answer', hotkey: 'Space' }];
const KNEW: readonly NamedKey[] = [{ id: 'notes-quiz.knew', hotkey: 'k' }];
const DID_NOT: readonly NamedKey[] = [{ id: 'notes-quiz.did-not', hotkey: 'j' }];
const QUIT: readonly NamedKey[] = [{ id: 'notes-quiz.quit', hotkey: 'shift+q' }];
const FINISH: readonly NamedKey[] = [{ id: 'notes-quiz.finish', hotkey: 'shift+q' }];

/** What a running quiz is doing, as far as keys mean other things. */
type NotesSituation = NotesQuizType | 'find-note-drill' | 'self-check' | 'checking' | 'feedback';

function situationOf(session: OpenNotesSession): NotesSituation {
  if (session.status !== 'asking') return session.status;
  if (isSelfCheck(session.run)) return 'self-check';
  if (takesPairs(session)) return 'find-note-drill';
  return NOTES_QUIZ_TYPES.find(type => type === session.run.quiz.id) ?? 'find-note';
}

const TAPS: Readonly<Record<NotesSituation, string>> = {
  ...QUIZ_TAPS.calm,
  'self-check': SELF_CHECK_TAPS.asking,
  checking: SELF_CHECK_TAPS.checking,
};

/** What can be done while a question is open. */
export function QuizHowToUse({ session }: { readonly session: OpenNotesSession }) {
  const situation = situationOf(session);
  const { pace, drill, setup } = session.run;
  const taps = isQuick(pace) ? { ...TAPS, ...QUIZ_TAPS.quick } : TAPS;
  return (
    <HowToPanel taps={taps[situation]}>
      <Keys
        situation={situation}
        style={setup.accidentals}
        submits={isQuick(pace) ? 'at-once' : 'by-enter'}
      />
      {drill ? (
        <KeyTip keys={FINISH}>{QUIZ_HOW_TO.finish}</KeyTip>
      ) : (
        <KeyTip keys={QUIT}>{QUIZ_HOW_TO.quit}</KeyTip>
      )}
    </HowToPanel>
  );
}

interface KeysProps {
  readonly situation: NotesSituation;
  readonly style: AccidentalStyle;
  readonly submits: 'at-once' | 'by-enter';
}

/** What the keys do but for leaving. */
function Keys({ situation, style, submits }: KeysProps) {
  const instrument = useInstrument();
  const submit = submits === 'by-enter' && <KeyTip keys={SUBMIT}>{QUIZ_HOW_TO.submit}</KeyTip>;
  switch (situation) {
    case 'name-note':
      return (
        <>
          <KeyTip keys={letters('notes-quiz.answer')} also={GESTURES.click}>
            {QUIZ_HOW_TO.name}
          </KeyTip>
          <KeyTip keys={accidentals('notes-quiz.answer', style)}>{HOW_TO[style]}</KeyTip>
          {submit}
          <KeyTip keys={WHERE}>{QUIZ_HOW_TO.where}</KeyTip>
        </>
      );
    case 'find-note':
      return (
        <>
          <KeyTip keys={ARROWS}>{HOW_TO.walk}</KeyTip>
          <KeyTip keys={ACT} also={GESTURES.click}>
            {QUIZ_HOW_TO.pick}
          </KeyTip>
          {submit}
          <KeyTip keys={stringKeys(instrument)}>{HOW_TO.goToString}</KeyTip>
          <KeyTip keys={WHERE}>{QUIZ_HOW_TO.where}</KeyTip>
        </>
      );
    case 'find-note-drill':
      return (
        <>
          <KeyTip keys={stringKeys(instrument)}>{QUIZ_HOW_TO.pickByKeys}</KeyTip>
          <KeyTip keys={ARROWS}>{HOW_TO.walk}</KeyTip>
          <KeyTip keys={ACT} also={GESTURES.click}>
            {QUIZ_HOW_TO.pickHere}
          </KeyTip>
          <KeyTip keys={WHERE}>{QUIZ_HOW_TO.where}</KeyTip>
        </>
      );
    case 'find-on-string':
    case 'play-note':
      return (
        <>
          <KeyTip keys={NUMBER_ROW} also={GESTURES.click}>
            {situation === 'play-note' ? QUIZ_HOW_TO.fretOf : QUIZ_HOW_TO.pickFret}
          </KeyTip>
          <KeyTip keys={ARROWS}>{HOW_TO.walk}</KeyTip>
          <KeyTip keys={ACT}>{QUIZ_HOW_TO.pickHere}</KeyTip>
          {submit}
          <KeyTip keys={WHERE}>{QUIZ_HOW_TO.where}</KeyTip>
        </>
      );
    case 'self-check':
      return (
        <>
          <KeyTip keys={SHOW}>{SELF_CHECK_USES.show.text}</KeyTip>
          <KeyTip keys={WHERE}>{QUIZ_HOW_TO.where}</KeyTip>
        </>
      );
    case 'checking':
      return (
        <>
          <KeyTip keys={KNEW}>{SELF_CHECK_USES.knew.text}</KeyTip>
          <KeyTip keys={DID_NOT}>{SELF_CHECK_USES.didNot.text}</KeyTip>
          <KeyTip keys={PLAY}>{QUIZ_HOW_TO.replay}</KeyTip>
          <KeyTip keys={ARROWS}>{HOW_TO.walk}</KeyTip>
        </>
      );
    case 'feedback':
      return (
        <>
          <KeyTip keys={NEXT}>{QUIZ_HOW_TO.next}</KeyTip>
          <KeyTip keys={PLAY}>{QUIZ_HOW_TO.replay}</KeyTip>
          <KeyTip keys={ACT} also={GESTURES.click}>
            {HOW_TO.hear}
          </KeyTip>
          <KeyTip keys={ARROWS}>{HOW_TO.walk}</KeyTip>
        </>
      );
  }
}
