import type { Hotkey } from '../../../commands/hotkey';
import type { Instrument } from '../../../instrument/instrument';
import { type Voicing, voicingsOf } from '../../../instrument/voicing';
import type { NeckQuiz } from '../../../neckQuiz/definition';
import { type AskedChord, chordItem, chordOfItem, chordsCurriculum } from '../../../practice/chords';
import { limitedTo } from '../../../practice/curriculum';
import type { AnswerOption } from '../../../quiz/definition';
import type { Curriculum } from '../../../quiz/order';
import { type Chance, drawNext } from '../../../quiz/seed';
import type { Answered } from '../../../quiz/session';
import {
  CHORD_TYPES,
  type Chord,
  type ChordType,
  chordTypeName,
  spokenChordType,
  usualChord,
} from '../../../theory/chord';
import { type AccidentalStyle, isNatural, type PitchClass, pitchClassOf } from '../../../theory/note';
import type { Sounding } from '../../sounding';
import { NO_CHORDS } from '../text';

/** What a chords quiz is started with; no list is empty. */
export interface ChordsSetup {
  readonly instrument: Instrument;
  readonly frets: number;
  /** How the roots are named that an answer is chosen from, and notes that are no part of the chord. */
  readonly accidentals: AccidentalStyle;
  readonly types: readonly ChordType[];
  readonly roots: readonly PitchClass[];
  /** How a chord is heard by ear. */
  readonly sounding: Sounding;
}

/** What every question of a chords quiz contains: a chord, spelled as players write it, in the shape that comes first. */
export interface ChordsQuestion {
  readonly setup: ChordsSetup;
  readonly chord: Chord;
  readonly voicing: Voicing;
}

/** A type of chords quiz. */
export interface ChordsQuiz<Answer> extends NeckQuiz<ChordsSetup, ChordsQuestion, Answer> {
  /** What each string of the shape does, to be told one by one before it is answered; left out where that is the answer. */
  stringsOf?(question: ChordsQuestion): readonly string[];
}

export type AnyChordsQuiz = ChordsQuiz<unknown>;

/** Every neck has so many frets, so the first shape doesn't depend on how many are shown. */
export const LAST_FRET = 12;

/** The first shapes of chords, by instrument and item; finding one takes longer than a key may. */
const known = new WeakMap<Instrument, Map<string, Voicing | undefined>>();

function firstVoicing(instrument: Instrument, asked: AskedChord): Voicing | undefined {
  const own = known.get(instrument) ?? new Map<string, Voicing | undefined>();
  known.set(instrument, own);
  const item = chordItem(instrument, asked);
  if (!own.has(item)) own.set(item, voicingsOf(instrument, usualChord(asked.root, asked.type), LAST_FRET)[0]);
  return own.get(item);
}

/** A question about a chord; `undefined` if no shape of it fits a hand. */
export function questionOn(setup: ChordsSetup, asked: AskedChord): ChordsQuestion | undefined {
  const voicing = firstVoicing(setup.instrument, asked);
  return voicing && { setup, voicing, chord: usualChord(asked.root, asked.type) };
}

const chordsIn = ({ types, roots }: ChordsSetup): readonly AskedChord[] =>
  types.flatMap(type => roots.map(root => ({ type, root })));

const askedOf = ({ chord: { type, root } }: ChordsQuestion): AskedChord => ({
  type,
  root: pitchClassOf(root),
});

const idOf = ({ type, root }: AskedChord): string => `${type} ${root}`;

/** How the chords quizzes on the neck choose what they ask: each ticked chord once before any comes again. */
export const ASKED_CHORDS = {
  itemOf: (question: ChordsQuestion): string => chordItem(question.setup.instrument, askedOf(question)),
  isEasy: ({ chord: { root }, voicing: { strings } }: ChordsQuestion): boolean =>
    isNatural(pitchClassOf(root)) && strings.some(({ kind }) => kind === 'open'),
  next(
    setup: ChordsSetup,
    answered: readonly Answered<ChordsQuestion, unknown>[],
    chance: Chance,
  ): ChordsQuestion | undefined {
    const before = answered.map(({ question }) => askedOf(question));
    let left = chordsIn(setup);
    while (left.length > 0) {
      const drawn = drawNext(left, before, chance, idOf);
      const question = questionOn(setup, drawn);
      if (question) return question;
      left = left.filter(each => each !== drawn);
    }
    return undefined;
  },
  whyNone: (setup: ChordsSetup): string | undefined =>
    chordsIn(setup).some(asked => firstVoicing(setup.instrument, asked)) ? undefined : NO_CHORDS,
  curriculumOf(setup: ChordsSetup): Curriculum {
    const items = new Set(chordsIn(setup).map(asked => chordItem(setup.instrument, asked)));
    return limitedTo(chordsCurriculum(setup.instrument), item => items.has(item));
  },
  questionOf(setup: ChordsSetup, item: string): ChordsQuestion | undefined {
    const asked = chordOfItem(setup.instrument, item);
    const isAsked = asked && setup.types.includes(asked.type) && setup.roots.includes(asked.root);
    return isAsked ? questionOn(setup, asked) : undefined;
  },
  neckOf: ({ setup: { instrument, frets } }: ChordsQuestion) => ({
    instrument,
    firstFret: 0,
    lastFret: frets,
  }),
} as const;

/**
 * The key of each type: the digit of its symbol, with Shift if it is minor; the next digit where the seventh is major. None is
 * a letter that names a note.
 */
const TYPE_KEYS: Readonly<Record<ChordType, Hotkey>> = {
  ...({ major: 'shift+m', minor: 'm', '5': 'row5', sus2: 'row2', sus4: 'row4' } as const),
  ...({ '6': 'row6', m6: 'shift+row6', '7': 'row7', m7: 'shift+row7' } as const),
  ...({ maj7: 'row8', 'm-maj7': 'shift+row8', '9': 'row9', m9: 'shift+row9', maj9: 'row10' } as const),
  ...({ add9: 'v', m7b5: 'x', dim: 'z', dim7: 'shift+z', aug: 'u' } as const),
};

/** The types of chords as answers, in the order of the list. */
export const TYPE_OPTIONS: readonly AnswerOption<ChordType>[] = CHORD_TYPES.map(type => ({
  ...{ code: type, answer: type, text: chordTypeName(type), spoken: spokenChordType(type) },
  hotkey: TYPE_KEYS[type],
}));
