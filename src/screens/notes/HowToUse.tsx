import { ORDINAL_DIGITS } from '../../commands/hotkey';
import { ROW_KEYS } from '../../commands/numberRow';
import { useInstrument } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import { isSelfCheck } from '../../quiz/answerWith';
import { KeyTip, type NamedKey } from '../../ui/KeyTip';
import { Panel } from '../../ui/Panel';
import prose from '../../ui/prose.module.css';
import stack from '../../ui/stack.module.css';
import { SELF_CHECK_TAPS, SELF_CHECK_USES } from '../selfCheckText';
import { GESTURES, HOW_TO, TAPS } from './howToText';
import { takesPairs } from './placeCommands';
import type { NotesSession } from './quiz';
import { NOTES_QUIZ_TYPES, type NotesQuizType } from './settings';

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

const NUMBER_ROW: readonly NamedKey[] = ROW_KEYS.map((hotkey, fret) => ({
  id: `notes-quiz.answer.fret-${fret}`,
  hotkey,
}));
const ARROWS: readonly NamedKey[] = [
  { id: 'neck.left', hotkey: 'ArrowLeft' },
  { id: 'neck.right', hotkey: 'ArrowRight' },
];
const ACT: readonly NamedKey[] = [{ id: 'neck.act', hotkey: 'Space' }];
const NEXT_PLACE: readonly NamedKey[] = [{ id: 'neck.next', hotkey: 'n' }];
const WHERE: readonly NamedKey[] = [{ id: 'neck.where', hotkey: 'o' }];
const PLAY: readonly NamedKey[] = [{ id: 'notes.play', hotkey: 'p' }];
const START: readonly NamedKey[] = [{ id: 'notes-quiz.start', hotkey: 'q' }];
const SUBMIT: readonly NamedKey[] = [{ id: 'notes-quiz.submit', hotkey: 'Enter' }];
const NEXT: readonly NamedKey[] = [{ id: 'notes-quiz.next', hotkey: 'Enter' }];
const SHOW: readonly NamedKey[] = [{ id: 'notes-quiz.show-answer', hotkey: 'Space' }];
const KNEW: readonly NamedKey[] = [{ id: 'notes-quiz.knew', hotkey: 'k' }];
const DID_NOT: readonly NamedKey[] = [{ id: 'notes-quiz.did-not', hotkey: 'j' }];
const QUIT: readonly NamedKey[] = [{ id: 'notes-quiz.quit', hotkey: 'shift+q' }];

/** What the screen is doing, as far as keys mean other things. */
export type NotesSituation =
  | 'explore'
  | NotesQuizType
  | 'find-note-drill'
  | 'self-check'
  | 'checking'
  | 'feedback';

/** What can be done on the screen now. */
export function situationOf(session: NotesSession): NotesSituation {
  switch (session.status) {
    case 'idle':
    case 'completed':
      return 'explore';
    case 'asking':
      if (isSelfCheck(session.run)) return 'self-check';
      if (takesPairs(session)) return 'find-note-drill';
      return NOTES_QUIZ_TYPES.find(type => type === session.run.quiz.id) ?? 'explore';
    case 'checking':
    case 'feedback':
      return session.status;
  }
}

const TAPS_IN: Readonly<Record<NotesSituation, string>> = {
  ...TAPS,
  'self-check': SELF_CHECK_TAPS.asking,
  checking: SELF_CHECK_TAPS.checking,
};

/** What can be done now, in two lines. */
export function HowToUse({ situation }: { readonly situation: NotesSituation }) {
  return (
    <Panel title="How to Use" className={stack.last}>
      <ul className={`${prose.keys} keyboard-only`}>
        <Keys situation={situation} />
      </ul>
      <p className="touch-only">{TAPS_IN[situation]}</p>
    </Panel>
  );
}

function Keys({ situation }: { readonly situation: NotesSituation }) {
  const instrument = useInstrument();
  switch (situation) {
    case 'explore':
      return (
        <>
          <KeyTip keys={ARROWS}>{HOW_TO.walk}</KeyTip>
          <KeyTip keys={ACT} also={GESTURES.click}>
            {HOW_TO.hear}
          </KeyTip>
          <KeyTip keys={letters('notes.notes')}>{HOW_TO.highlight}</KeyTip>
          <KeyTip keys={stringKeys(instrument)}>{HOW_TO.goToString}</KeyTip>
          <KeyTip keys={NEXT_PLACE}>{HOW_TO.sameNote}</KeyTip>
          <KeyTip keys={START}>{HOW_TO.start}</KeyTip>
        </>
      );
    case 'name-note':
      return (
        <>
          <KeyTip keys={letters('notes-quiz.answer')} also={GESTURES.click}>
            {HOW_TO.name}
          </KeyTip>
          <KeyTip keys={SUBMIT}>{HOW_TO.submit}</KeyTip>
          <KeyTip keys={WHERE}>{HOW_TO.where}</KeyTip>
          <KeyTip keys={QUIT}>{HOW_TO.quit}</KeyTip>
        </>
      );
    case 'find-note':
      return (
        <>
          <KeyTip keys={ARROWS}>{HOW_TO.walk}</KeyTip>
          <KeyTip keys={ACT} also={GESTURES.click}>
            {HOW_TO.pick}
          </KeyTip>
          <KeyTip keys={SUBMIT}>{HOW_TO.submit}</KeyTip>
          <KeyTip keys={stringKeys(instrument)}>{HOW_TO.goToString}</KeyTip>
          <KeyTip keys={WHERE}>{HOW_TO.where}</KeyTip>
          <KeyTip keys={QUIT}>{HOW_TO.quit}</KeyTip>
        </>
      );
    case 'find-note-drill':
      return (
        <>
          <KeyTip keys={stringKeys(instrument)}>{HOW_TO.pickByKeys}</KeyTip>
          <KeyTip keys={ARROWS}>{HOW_TO.walk}</KeyTip>
          <KeyTip keys={ACT} also={GESTURES.click}>
            {HOW_TO.pickHere}
          </KeyTip>
          <KeyTip keys={WHERE}>{HOW_TO.where}</KeyTip>
          <KeyTip keys={QUIT}>{HOW_TO.quit}</KeyTip>
        </>
      );
    case 'find-on-string':
      return (
        <>
          <KeyTip keys={NUMBER_ROW} also={GESTURES.click}>
            {HOW_TO.pickFret}
          </KeyTip>
          <KeyTip keys={ARROWS}>{HOW_TO.walk}</KeyTip>
          <KeyTip keys={ACT}>{HOW_TO.pickHere}</KeyTip>
          <KeyTip keys={SUBMIT}>{HOW_TO.submit}</KeyTip>
          <KeyTip keys={WHERE}>{HOW_TO.where}</KeyTip>
          <KeyTip keys={QUIT}>{HOW_TO.quit}</KeyTip>
        </>
      );
    case 'self-check':
      return (
        <>
          <KeyTip keys={SHOW}>{SELF_CHECK_USES.show.text}</KeyTip>
          <KeyTip keys={WHERE}>{HOW_TO.where}</KeyTip>
          <KeyTip keys={QUIT}>{HOW_TO.quit}</KeyTip>
        </>
      );
    case 'checking':
      return (
        <>
          <KeyTip keys={KNEW}>{SELF_CHECK_USES.knew.text}</KeyTip>
          <KeyTip keys={DID_NOT}>{SELF_CHECK_USES.didNot.text}</KeyTip>
          <KeyTip keys={PLAY}>{HOW_TO.replay}</KeyTip>
          <KeyTip keys={ARROWS}>{HOW_TO.walk}</KeyTip>
          <KeyTip keys={QUIT}>{HOW_TO.quit}</KeyTip>
        </>
      );
    case 'feedback':
      return (
        <>
          <KeyTip keys={NEXT}>{HOW_TO.next}</KeyTip>
          <KeyTip keys={PLAY}>{HOW_TO.replay}</KeyTip>
          <KeyTip keys={ACT} also={GESTURES.click}>
            {HOW_TO.hear}
          </KeyTip>
          <KeyTip keys={ARROWS}>{HOW_TO.walk}</KeyTip>
          <KeyTip keys={QUIT}>{HOW_TO.quit}</KeyTip>
        </>
      );
  }
}
