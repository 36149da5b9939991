import type { NoteSource } from '../../../listening/playedNote';
import { EASY_ACCIDENTALS, limitedTo } from '../../../practice/curriculum';
import { KEYS_CURRICULUM, keyItem } from '../../../practice/items';
import type { QuizDefinition } from '../../../quiz/definition';
import { drawNext } from '../../../quiz/seed';
import type { Answered } from '../../../quiz/session';
import type { Waiting } from '../../../quiz/text';
import type { Line } from '../../../theory/degree';
import { ALL_KEYS, type ChordNumber, type Key, keyInfo, spokenKey } from '../../../theory/key';
import type { NoteNames } from '../../../theory/names';
import {
  type AccidentalCount,
  type ChordsInARow,
  type KeyTypes,
  keysSettings,
  keysTable,
  type QuestionCount,
} from '../settings';
import { spokenResults, TYPE_AN_ANSWER } from '../text';

/** How a quiz names notes, if not in English. */
interface Named {
  readonly names?: NoteNames;
}

/** What a key quiz is started with. */
export interface KeysSetup extends Named {
  readonly types: KeyTypes;
  readonly count: QuestionCount;
  /** A drill may leave out keys with more accidentals; any other quiz asks all. */
  readonly most?: AccidentalCount;
  /** What Chord by Ear asks; left out by the quizzes that are seen. */
  readonly byEar?: { readonly chords: readonly ChordNumber[]; readonly row: ChordsInARow };
}

export interface KeysQuestion extends Named {
  readonly key: Key;
}

/** The names of a setup, for its questions. */
export const namedAs = ({ names }: Named): Named => (names ? { names } : {});

/** A type of key quiz: how it is answered, and how its question and verdict are displayed. */
export interface KeysQuiz<Question extends KeysQuestion = KeysQuestion>
  extends QuizDefinition<KeysSetup, Question, string> {
  /** The text field: what to type, and the on-screen keyboard for it; without one, the answers are a list. */
  readonly field?: { hint(question: Question): string; readonly keyboard: 'text' | 'numeric' };
  /** How to answer, until there is a verdict, where there is no field. */
  readonly waiting?: Waiting;
  /** Whether the signature is shown with the question or only with its verdict. */
  readonly signature: 'asked' | 'answer';
  /** A hint about playing the answer, beside whether it is heard. */
  playedHint?(source: NoteSource): string | undefined;
  /** A question with its answer in a list, if that isn't its key. */
  lineOf?(question: Question): Line;
  /** What the verdict adds, if anything. */
  remarkOn(answered: Answered<Question, string>): Line | undefined;
}

/**
 * The keys that a quiz may ask about.
 *
 * @example keysAsked({ types: 'major', count: 10, most: 1 }).map(({ tonic }) => tonic) // ['C', 'G', 'F']
 */
export const keysAsked = ({ types, most = 6 }: Pick<KeysSetup, 'types' | 'most'>): readonly Key[] =>
  ALL_KEYS.filter(
    key => (types === 'both' || key.type === types) && Math.abs(keyInfo(key).accidentals) <= most,
  );

/** What all key quizzes have in common. */
export const anyKeysQuiz = {
  // The choice of the tab isn't part of the quiz.
  locks: keysTable.rows.map(({ id }) => id).filter(id => id !== keysSettings.view.id),
  missingAnswer: TYPE_AN_ANSWER,
  lengthOf: ({ count }) => count,
  next(setup, answered, chance) {
    const asked = answered.map(({ question }) => question.key);
    return { key: drawNext(keysAsked(setup), asked, chance), ...namedAs(setup) };
  },
  curriculumOf(setup) {
    const items = keysAsked(setup).map(keyItem);
    return limitedTo(KEYS_CURRICULUM, item => items.includes(item));
  },
  questionOf(setup, item) {
    const key = keysAsked(setup).find(each => keyItem(each) === item);
    return key && { key, ...namedAs(setup) };
  },
  isEasy: ({ key }) => Math.abs(keyInfo(key).accidentals) <= EASY_ACCIDENTALS,
  itemOf: ({ key }) => keyItem(key),
  spokenItem: ({ key, names }) => spokenKey(key, names),
  answerIn: draft => (draft === undefined || draft.trim() === '' ? undefined : draft),
  spokenResults,
} as const satisfies Partial<KeysQuiz>;
