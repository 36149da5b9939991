import { cadencePlan, chordsPlan } from '../../../audio/keyPlan';
import { inTurn } from '../../../audio/plan';
import { asDigit, type Hotkey } from '../../../commands/hotkey';
import { limitedTo } from '../../../practice/curriculum';
import { EAR_CHORDS_CURRICULUM, earChordItem, earChordOfItem } from '../../../practice/heardChords';
import type { PlayedAnswers } from '../../../quiz/definition';
import { lastOfOpenRow, wholeRows } from '../../../quiz/rows';
import { type Chance, drawNext, pickEvenly } from '../../../quiz/seed';
import { type Answered, answerOf, openAnswer, openQuestion } from '../../../quiz/session';
import { chooseFirst, sentences, spokenAnswer, spokenChosen } from '../../../quiz/text';
import { tonicMidi } from '../../../theory/heardDegree';
import {
  CHORD_NUMBERS,
  type ChordNumber,
  chordNumbersOf,
  heardChord,
  type Key,
  type KeyType,
  spokenChordNumber,
} from '../../../theory/key';
import { chromaticName, parseNoteName, pitchClassOf } from '../../../theory/note';
import { chordWith, foreignNote, foreignText, type PlayedTones, partOf } from '../../../theory/playedChord';
import { CHORD_HINT, heardNote, pitchesOf, spokenHeardNote, withNote } from '../../heardNote';
import {
  chordInKeyLine,
  chordLine,
  EAR_WAITING,
  earChordPrompt,
  NO_EAR_CHORDS,
  spokenChordName,
  spokenEarChord,
  spokenEarChordArrival,
  theChord,
} from '../text';
import {
  anyKeysQuiz,
  type KeysQuestion,
  type KeysQuiz,
  type KeysSetup,
  keysAsked,
  namedAs,
} from './question';

/** Asks which chord of a key is heard, alone or with others in a row. */
export interface EarChordQuestion extends KeysQuestion {
  readonly number: ChordNumber;
  /** All chords in a row. */
  readonly row: readonly ChordNumber[];
  /** Which of them this is, from 0. */
  readonly at: number;
  /** Whether the one before was in another key. */
  readonly isNewKey: boolean;
}

type Asked = readonly Pick<Answered<EarChordQuestion, string>, 'question'>[];

/** What is asked unless a setup says more. */
const FIRST_CHORDS = { chords: [1, 4, 5], row: 1 } as const satisfies KeysSetup['byEar'];

/** The chords that a quiz asks about in keys of a type. */
const chordsIn = ({ byEar = FIRST_CHORDS }: KeysSetup, type: KeyType): readonly ChordNumber[] =>
  chordNumbersOf(type).filter(number => byEar.chords.some(each => each === number));

/** The keys that have one of the chords. */
const keysWithChords = (setup: KeysSetup): readonly Key[] =>
  keysAsked(setup).filter(({ type }) => chordsIn(setup, type).length > 0);

/** After so many rows of chords the key changes. */
const KEY_HOLDS = 6;

const sameKey = (one: Key, other: Key): boolean => one.tonic === other.tonic && one.type === other.type;

/** The key of the next row: that of the last one, until it is time for another. */
function nextKey(keys: readonly Key[], answered: Asked, chance: Chance): Key {
  const asked = answered.map(({ question }) => question).filter(({ at }) => at === 0);
  const last = asked.at(-1)?.key;
  const since = asked.length - asked.findLastIndex(({ isNewKey }) => isNewKey);
  const same = last && since < KEY_HOLDS ? keys.find(key => sameKey(key, last)) : undefined;
  const before = asked.filter(({ isNewKey }) => isNewKey).map(({ key }) => key);
  return same ?? drawNext(keys, before, chance);
}

function questionIn(
  setup: KeysSetup,
  keys: readonly Key[],
  answered: Asked,
  chance: Chance,
  first?: ChordNumber,
): EarChordQuestion {
  const key = nextKey(keys, answered, chance);
  const before = answered.map(({ question }) => question.number);
  const row: ChordNumber[] = [];
  while (row.length < (setup.byEar ?? FIRST_CHORDS).row) {
    const isFirst = row.length === 0 && first !== undefined;
    row.push(isFirst ? first : pickEvenly(chordsIn(setup, key.type), [...before, ...row], chance));
  }
  const last = answered.at(-1)?.question.key;
  const isNewKey = last === undefined || !sameKey(last, key);
  return { key, number: row[0] ?? 1, row, at: 0, isNewKey, ...namedAs(setup) };
}

const homeOf = ({ tonic }: Key): number => tonicMidi(pitchClassOf(tonic));

const contextOf = ({ key }: KeysQuestion) => cadencePlan(homeOf(key), key.type);

const soundOf = ({ key }: KeysQuestion, numbers: readonly ChordNumber[]) =>
  chordsPlan(homeOf(key), key.type, numbers);

/** The pause between a cadence and what is heard in it, and between a wrong answer and the right one (seconds). */
const PAUSE = 0.4;

const numberIn = (answer: string | undefined): ChordNumber | undefined =>
  CHORD_NUMBERS.find(number => String(number) === answer?.trim());

/** Its number; the minor one has the same key with Shift, by its place on any layout, as a degree a semitone lower has. */
const hotkeyOf = (number: ChordNumber): Hotkey | undefined =>
  number === '5m' ? 'shift+row5' : asDigit(String(number));

const tonesOf = (key: Key) => (number: ChordNumber) => heardChord(key, number).triad.tones;

/** Notes that were played, as an answer has them: `C E`. */
const asAnswer = (tones: PlayedTones): string => tones.map(tone => chromaticName(tone, 'sharps')).join(' ');

/** The notes that were played so far; `undefined` for a number. */
function tonesIn(answer: string | undefined): PlayedTones | undefined {
  if (answer === undefined || numberIn(answer) !== undefined) return undefined;
  const names = answer.split(' ').map(parseNoteName);
  return names.every(name => name !== undefined) ? names.map(pitchClassOf) : undefined;
}

/** The chord that an answer amounts to: the one that was named, or the only one with the notes that were played. */
function chordIn({ key }: KeysQuestion, answer: string | undefined): ChordNumber | undefined {
  const tones = tonesIn(answer);
  return tones ? chordWith(tones, chordNumbersOf(key.type), tonesOf(key)) : numberIn(answer);
}

/** What a note that was played makes of the chord, if it isn't its own. */
function foreignIn(answered: Answered<EarChordQuestion, string>) {
  const { key, names } = answered.question;
  const tones = tonesIn(answerOf(answered));
  if (tones === undefined || answered.verdict !== 'wrong') return undefined;
  const made = chordWith(tones, chordNumbersOf(key.type), tonesOf(key));
  const note = foreignNote(tones, made && tonesOf(key)(made));
  return foreignText(note, made && chordLine(key, made, names), names);
}

const played: PlayedAnswers<EarChordQuestion, string> = {
  expected: ({ key, number }) => pitchesOf(tonesOf(key)(number)),
  answerOf(_, draft, { midi }) {
    const tones = withNote(tonesIn(draft) ?? [], midi);
    return tones && asAnswer(tones);
  },
  heardText: ({ names }, note) => heardNote(note, names),
  spokenHeard: ({ names }, note) => spokenHeardNote(note, names),
};

/** A wrong answer, then the right chord, and the tonic that it leads home to. */
function comparison(question: EarChordQuestion, answer: string | undefined) {
  const yours = chordIn(question, answer);
  const right = soundOf(question, question.number === 1 ? [1] : [question.number, 1]);
  if (yours === undefined || yours === question.number) return right;
  return inTurn([soundOf(question, [yours]), right], PAUSE);
}

/** Name a chord of a key that is heard, or play its notes. */
export const chordByEar: KeysQuiz<EarChordQuestion> = {
  ...anyKeysQuiz,
  id: 'ear-chord',
  waiting: EAR_WAITING,
  missingAnswer: chooseFirst('a chord'),
  signature: 'asked',
  answerCodes: CHORD_NUMBERS.map(String),
  isHeard: true,
  isTold: true,
  isHeardAfterText: true,
  lengthOf: ({ count, byEar = FIRST_CHORDS }) => wholeRows(count, byEar.row),
  wholeLength: ({ byEar = FIRST_CHORDS }, length) => wholeRows(length, byEar.row),
  whyNone: setup => (keysWithChords(setup).length > 0 ? undefined : NO_EAR_CHORDS),
  next(setup, answered, chance) {
    const keys = keysWithChords(setup);
    return keys.length === 0 ? undefined : questionIn(setup, keys, answered, chance);
  },
  restOf(answered) {
    const last = lastOfOpenRow(answered);
    const next = last?.row[last.at + 1];
    return last && next && { ...last, at: last.at + 1, number: next, isNewKey: false };
  },
  curriculumOf(setup) {
    const types = new Set(keysAsked(setup).map(({ type }) => type));
    const items = new Set(
      [...types].flatMap(type => chordsIn(setup, type).map(number => earChordItem({ type, number }))),
    );
    return limitedTo(EAR_CHORDS_CURRICULUM, item => items.has(item));
  },
  questionOf(setup, item, chance, answered = []) {
    const wanted = earChordOfItem(item);
    const keys = keysAsked(setup).filter(({ type }) => type === wanted?.type);
    if (wanted === undefined || keys.length === 0) return undefined;
    if (!chordsIn(setup, wanted.type).includes(wanted.number)) return undefined;
    return questionIn(setup, keys, answered, chance, wanted.number);
  },
  itemOf: ({ key: { type }, number }) => earChordItem({ type, number }),
  spokenItem: ({ key, number, names }) => spokenChordName(key, number, names),

  answersTo: ({ key }) =>
    chordNumbersOf(key.type).map(number => {
      const hotkey = hotkeyOf(number);
      const { roman } = heardChord(key, number);
      return {
        code: String(number),
        answer: String(number),
        text: roman,
        spoken: spokenChordNumber(number),
        ...(hotkey && { hotkey }),
      };
    }),
  answerIn: draft => (numberIn(draft) === undefined ? undefined : draft),
  isFinal({ key, number }, draft) {
    const tones = tonesIn(draft);
    return tones !== undefined && partOf(tones, tonesOf(key)(number)) !== 'part';
  },
  grade({ key, number }, answer) {
    const tones = tonesIn(answer);
    const isRight = tones ? partOf(tones, tonesOf(key)(number)) === 'whole' : numberIn(answer) === number;
    return isRight ? 'right' : 'wrong';
  },
  solutionOf: ({ number }) => String(number),
  codesOf(question, answer) {
    const yours = chordIn(question, answer);
    return {
      asked: heardChord(question.key, question.number).roman,
      answered: yours === undefined ? '' : heardChord(question.key, yours).roman,
    };
  },
  takenFor(answered) {
    const { key, number } = answered.question;
    const yours = chordIn(answered.question, answerOf(answered));
    return yours && { right: theChord(key, number), given: theChord(key, yours) };
  },
  played,
  playedHint: () => CHORD_HINT,

  promptOf: earChordPrompt,
  spokenQuestion: spokenEarChord,
  spokenArrival: spokenEarChordArrival,
  spokenDraft(_, draft) {
    const number = numberIn(draft);
    return number === undefined ? '' : spokenChosen(spokenChordNumber(number));
  },
  spokenVerdict(answered) {
    const { key, number, names } = answered.question;
    const verdict = spokenAnswer(spokenChordName(key, number, names), answered.verdict);
    return sentences(verdict, foreignIn(answered)?.spoken ?? '');
  },
  correctText: ({ key, number, names }) => chordLine(key, number, names).text,
  remarkOn(answered) {
    const { key, number, names } = answered.question;
    return answered.verdict === 'right' ? chordLine(key, number, names) : foreignIn(answered);
  },
  lineOf: ({ key, number, names }) => chordInKeyLine(key, number, names),
  heard: {
    arrival(question, before) {
      const chords = soundOf(question, question.row);
      // A mistake that comes back may be in another key than the one before it.
      const isNewKey = question.isNewKey || (before !== undefined && !sameKey(before.key, question.key));
      return isNewKey ? inTurn([contextOf(question), chords], PAUSE) : chords;
    },
    again: session =>
      session.status === 'asking'
        ? soundOf(session.question, session.question.row)
        : comparison(openQuestion(session), openAnswer(session)),
    context: contextOf,
    drone: () => undefined,
  },
};
