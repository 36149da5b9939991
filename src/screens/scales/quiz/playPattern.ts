import { climbing } from '../../../instrument/neckNote';
import {
  inLessons,
  type Pattern,
  type PatternSystem,
  patternsOf,
  systemFor,
} from '../../../instrument/pattern';
import { positionId } from '../../../instrument/position';
import {
  noteAfter,
  type PassageQuestion,
  passageLength,
  passageQuiz,
  wholePassages,
} from '../../../neckQuiz/passage';
import { degreeItem, patternItem } from '../../../practice/degrees';
import { drawNext } from '../../../quiz/seed';
import type { Degree } from '../../../theory/degree';
import { type DegreeName, degreeName } from '../../../theory/degreeName';
import { degreesOf, type ScaleType, scale, scaleName, spokenScale } from '../../../theory/scale';
import { degreeText, patternDegreeText, patternName } from '../../degreeText';
import { scalesTable } from '../settings';
import { neckDiagram } from '../shown';
import type { ScalesQuestion, ScalesQuiz, ScalesSetup } from './question';
import { NO_DEGREES } from './text';

/** Asks for a note of the scale that is shown to be played. */
export interface PatternQuestion extends ScalesQuestion, PassageQuestion {
  /** Left out where the whole neck is played. */
  readonly pattern?: { readonly system: PatternSystem; readonly id: Pattern['id'] };
}

type Played = Pick<PatternQuestion, 'key' | 'type' | 'passage' | 'pattern' | 'playing'>;

/** The pattern that is played, or as much of the neck as is shown; `undefined` if there is no note. */
function playedIn({ instrument, filter, system: chosen, playing }: ScalesSetup): Played | undefined {
  if (playing === undefined) return undefined;
  const { key, type } = playing;
  const of = scale(key, type);
  const { names } = instrument;
  const [text, spoken] = [scaleName(of, 'letters', names), spokenScale(of, names)];
  if (playing.pattern === undefined) {
    const { notes, firstFret, lastFret } = neckDiagram(instrument, of, filter);
    const passage = {
      instrument,
      name: { text, spoken },
      firstFret,
      lastFret,
      notes: climbing(instrument, notes),
    };
    return notes.length === 0 ? undefined : { key, type, passage, playing };
  }
  const system = systemFor(instrument, of, chosen);
  const patterns = inLessons(patternsOf(system, instrument, of));
  const found = patterns.find(({ id }) => id === playing.pattern) ?? patterns[0];
  if (found === undefined) return undefined;
  const { id, startFret, endFret, notes } = found;
  const name = { text: `${text}, ${patternName(id)}`, spoken: `${spoken}, ${patternName(id)}` };
  return {
    ...{ key, type, playing },
    passage: {
      instrument,
      name,
      firstFret: startFret,
      lastFret: endFret,
      notes: climbing(instrument, notes),
    },
    pattern: { system, id },
  };
}

/** It is the same for all questions of a quiz. */
const known = new WeakMap<ScalesSetup, { readonly played: Played | undefined }>();

function played(setup: ScalesSetup): Played | undefined {
  const found = known.get(setup) ?? { played: playedIn(setup) };
  known.set(setup, found);
  return found.played;
}

const nameOf = (type: ScaleType, degree: Degree): DegreeName => degreeName(degree, degreesOf(type));

type Noted = Pick<PatternQuestion, 'setup' | 'key' | 'type' | 'pattern'> & {
  readonly note: { readonly degree: Degree };
};

/** The degree that a note is, in its pattern or in its key. */
function itemOf({ setup, key, type, pattern, note }: Noted): string {
  const degree = nameOf(type, note.degree);
  if (pattern === undefined) return degreeItem({ key, type, degree });
  return patternItem(setup.instrument, { system: pattern.system, pattern: pattern.id, type, degree });
}

const lineOf = ({ setup, key, type, pattern, note }: PatternQuestion) => {
  const degree = nameOf(type, note.degree);
  return pattern === undefined
    ? degreeText({ key, type, degree }, setup.instrument.names)
    : patternDegreeText({ system: pattern.system, pattern: pattern.id, type, degree });
};

/** Play the scale that is shown, note by note: the pattern in use, or all that the filter leaves. */
export const playPattern: ScalesQuiz<PatternQuestion, number> = {
  ...passageQuiz<ScalesSetup, PatternQuestion>(),
  id: 'play-pattern',
  locks: scalesTable.rows.map(({ id }) => id),
  lengthOf(setup) {
    const found = played(setup);
    return found ? passageLength(found.passage, found.playing) : 0;
  },
  wholeLength(setup, length) {
    const found = played(setup);
    return found ? wholePassages(found.passage, found.playing, length) : length;
  },
  whyNone: setup => (played(setup) ? undefined : NO_DEGREES),
  next(setup, answered, chance) {
    const found = played(setup);
    const asked = answered.map(({ question }) => question);
    const note = found && noteAfter(found.passage, found.playing, asked, chance);
    if (found === undefined || note === undefined) return undefined;
    return { setup, ...found, at: answered.length, note };
  },
  questionOf(setup, item, chance, answered = []) {
    const found = played(setup);
    if (found === undefined) return undefined;
    const about = { setup, ...found };
    const notes = found.passage.notes.filter(note => itemOf({ ...about, note }) === item);
    if (notes.length === 0) return undefined;
    const asked = answered
      .filter(({ question }) => itemOf(question) === item)
      .map(({ question }) => question.note);
    const note = drawNext(notes, asked, chance, ({ position }) => positionId(position));
    return { ...about, at: answered.length, note };
  },
  itemOf,
  spokenItem: question => lineOf(question).spoken,
  lineOf,
};
