import { BARE_CELL, type CellAt } from '../../../fretboard/cell';
import { type ToneStyle, toneView } from '../../../fretboard/toneCells';
import { type Position, pitchClassAt, positionId } from '../../../instrument/position';
import { positionsOfVoicing, soundsChord, type Voicing } from '../../../instrument/voicing';
import { spokenResults } from '../../../neckQuiz/text';
import { answerOf, QUIZ_LENGTH } from '../../../quiz/session';
import { chooseFirst, spokenAnswer, spokenChosen } from '../../../quiz/text';
import { chromaticOptions } from '../../../settings/noteOptions';
import { CHORD_TYPES, type Chord, type ChordType, chord, usualChord } from '../../../theory/chord';
import { spokenName as spokenNote } from '../../../theory/names';
import { chromaticName, PITCH_CLASSES, type PitchClass, pitchClassOf } from '../../../theory/note';
import { chordsTable } from '../settings';
import { MUTED } from '../text';
import { noteIn } from '../view';
import {
  ASKED_CHORDS,
  type ChordsQuestion,
  type ChordsQuiz,
  type ChordsSetup,
  TYPE_OPTIONS,
} from './question';
import {
  askedLine,
  chordLine,
  GROUPS,
  NAME_WAITING,
  NAMED,
  namePrompt,
  solvedNotes,
  spokenChordNotes,
  spokenName,
  spokenNameArrival,
  stringSentences,
  typeLine,
  yourChordNotes,
} from './text';

/** The name of a chord as far as it is chosen. */
export interface ChordName {
  readonly root?: PitchClass;
  readonly type?: ChordType;
  /** The lowest note, where it isn't the root; only a typed name has one. */
  readonly bass?: PitchClass;
}

/** The chord that a whole name stands for. */
export function namedChord({ root, type, bass }: ChordName): Chord | undefined {
  if (root === undefined || type === undefined) return undefined;
  const usual = usualChord(root, type);
  return bass === undefined ? usual : chord(usual.root, type, chromaticName(bass, 'sharps'));
}

/** What goes without saying, since nothing else is asked. */
const impliedIn = ({ roots, types }: ChordsSetup): ChordName => ({
  ...(roots.length === 1 && { root: roots[0] }),
  ...(types.length === 1 && { type: types[0] }),
});

const hasRoots = ({ roots }: ChordsSetup): boolean => roots.length > 1;
const hasTypes = ({ roots, types }: ChordsSetup): boolean => types.length > 1 || roots.length === 1;

const rootOptions = ({ accidentals, instrument }: ChordsSetup) =>
  chromaticOptions(accidentals, instrument.names).map(({ pitch, stroke, ...option }) => ({
    ...option,
    answer: { root: pitch },
    ...(stroke && { hotkey: stroke }),
  }));

const typeOptions = ({ types }: ChordsSetup) =>
  TYPE_OPTIONS.filter(({ answer }) => types.includes(answer)).map(option => ({
    ...option,
    answer: { type: option.answer },
  }));

const samePitches = (one: Chord, other: Chord): boolean =>
  one.tones.length === other.tones.length &&
  one.tones.every(({ pitch }) => other.tones.some(tone => tone.pitch === pitch));

/**
 * Whether a shape may be called so: it sounds that chord with its bass lowest. A chord of equal steps, diminished seven or
 * augmented, goes by each of its notes.
 */
function isName({ setup, chord: asked, voicing }: ChordsQuestion, named: Chord): boolean {
  if (soundsChord(setup.instrument, named, positionsOfVoicing(voicing))) return true;
  return named.type === asked.type && named.bass === undefined && samePitches(named, asked);
}

const mutedCells = ({ strings }: Voicing): ReadonlySet<string> =>
  new Set(
    strings.flatMap((play, guitarString) =>
      play.kind === 'muted' ? [positionId({ guitarString, fret: 0 })] : [],
    ),
  );

/** Where the fingers of a shape are and which strings are muted: nothing tells its notes. */
export function shapeCells(voicing: Voicing): CellAt {
  const places = new Set<string>(positionsOfVoicing(voicing).map(positionId));
  const muted = mutedCells(voicing);
  return position => {
    const id = positionId(position);
    if (muted.has(id)) return { text: '✕', spoken: MUTED };
    return places.has(id) ? { ...BARE_CELL, mark: 'target' } : BARE_CELL;
  };
}

/** A shape with the note, or the interval, of each place. */
export function solvedCells({ setup, chord: of, voicing }: ChordsQuestion, style: ToneStyle): CellAt {
  const bare = shapeCells(voicing);
  return position => {
    const cell = bare(position);
    if (cell.mark === undefined) return cell;
    const tone = noteIn(of, pitchClassAt(setup.instrument, position));
    return tone ? { ...toneView({ degree: 'R', ...tone }, style), mark: 'right' } : cell;
  };
}

/** The places of a question's shape, the lowest string first. */
export const placesOfShape = ({ voicing }: ChordsQuestion): readonly Position[] =>
  positionsOfVoicing(voicing);

function spokenNameOf({ setup }: ChordsQuestion, name: ChordName): string {
  const { names } = setup.instrument;
  const named = namedChord(name);
  if (named) return chordLine(named, names).spoken;
  if (name.root !== undefined) return spokenNote(chromaticName(name.root, 'sharps'), names);
  return name.type === undefined ? '' : typeLine(name.type).spoken;
}

/** Name the chord of a shape, by its root and its type. */
export const nameChord: ChordsQuiz<ChordName> = {
  ...ASKED_CHORDS,
  id: 'name-chord',
  locks: chordsTable.rows.map(row => row.id),
  answerCodes: [...PITCH_CLASSES.map(pitch => chromaticName(pitch, 'sharps')), ...CHORD_TYPES],
  missingAnswer: chooseFirst(NAMED),
  startChange: 'redrawn',
  lengthOf: () => QUIZ_LENGTH,
  spokenItem: question => askedLine(question).spoken,

  answersTo: ({ setup }) => [
    ...(hasRoots(setup) ? rootOptions(setup) : []),
    ...(hasTypes(setup) ? typeOptions(setup) : []),
  ],
  parts: {
    groupsOf: ({ setup }) => [
      ...(hasRoots(setup)
        ? [
            {
              ...{ legend: GROUPS.root, layout: 'keyboard' as const },
              codes: rootOptions(setup).map(({ code }) => code),
            },
          ]
        : []),
      ...(hasTypes(setup)
        ? [
            {
              legend: GROUPS.type,
              layout: 'list' as const,
              codes: typeOptions(setup).map(({ code }) => code),
            },
          ]
        : []),
    ],
    joined: ({ setup }, draft, chosen) => {
      const { bass: _, ...before } = draft ?? {};
      return { ...impliedIn(setup), ...before, ...chosen };
    },
    codesIn: (_, { root, type }) => [
      ...(root === undefined ? [] : [chromaticName(root, 'sharps')]),
      ...(type === undefined ? [] : [type]),
    ],
  },
  answerIn: draft => (draft && namedChord(draft) ? draft : undefined),
  grade(question, answer) {
    const named = namedChord(answer);
    return named && isName(question, named) ? 'right' : 'wrong';
  },
  solutionOf: ({ chord: { root, type } }) => ({ root: pitchClassOf(root), type }),
  // The log is in English, whatever notes are called.
  codesOf: ({ chord: of }, answer) => {
    const named = answer && namedChord(answer);
    return { asked: chordLine(of).text, answered: named ? chordLine(named).text : '' };
  },
  correctText: question => askedLine(question).text,
  promptOf: namePrompt,
  spokenQuestion: spokenName,
  spokenArrival: spokenNameArrival,
  spokenDraft: (question, draft) => spokenChosen(spokenNameOf(question, draft)),
  spokenVerdict: ({ question, verdict }) =>
    spokenAnswer(
      verdict === 'right'
        ? askedLine(question).spoken
        : spokenChordNotes(question.chord, question.setup.instrument.names),
      verdict,
    ),
  spokenResults,

  targetOf: question => placesOfShape(question)[0],
  seenIn: placesOfShape,
  cellsOf: (session, style) =>
    session.status === 'asking'
      ? shapeCells(session.question.voicing)
      : solvedCells(session.last.question, style),
  heardIn: session => (session.status === 'asking' ? [] : placesOfShape(session.last.question)),
  reviewOf(answered) {
    const { names } = answered.question.setup.instrument;
    const answer = answerOf(answered);
    const named = answered.verdict === 'wrong' && answer ? namedChord(answer) : undefined;
    return [solvedNotes(answered.question), ...(named ? [yourChordNotes(named, names)] : [])];
  },
  stringsOf: ({ setup, voicing }) => stringSentences(setup.instrument, voicing),
  waiting: NAME_WAITING,
  lineOf: askedLine,
};
