import { asDigit, type Hotkey } from '../../../commands/hotkey';
import { BARE_CELL } from '../../../fretboard/cell';
import { toneView } from '../../../fretboard/toneCells';
import {
  allPositions,
  fretsOn,
  type Position,
  pitchClassAt,
  positionId,
  samePosition,
} from '../../../instrument/position';
import { spokenResults } from '../../../neckQuiz/text';
import { limitedTo } from '../../../practice/curriculum';
import {
  DEGREES_CURRICULUM,
  degreeItem,
  degreeOfItem,
  SCALE_DEGREES,
  type ScaleDegree,
} from '../../../practice/degrees';
import { type Chance, drawNext } from '../../../quiz/seed';
import { openAnswer, openQuestion, QUIZ_LENGTH } from '../../../quiz/session';
import { chooseFirst, spokenAnswer, spokenChosen, waitingFor } from '../../../quiz/text';
import {
  DEGREE_NAMES,
  type DegreeName,
  degreeNames,
  degreeNameText,
  spokenDegreeName,
  toneNamed,
} from '../../../theory/degreeName';
import { scale } from '../../../theory/scale';
import { degreeText } from '../../degreeText';
import { scalesTable } from '../settings';
import {
  askedKeysOf,
  type DegreeQuestion,
  isEasy,
  type ScalesQuiz,
  type ScalesSetup,
  setupIn,
} from './question';
import {
  degreeNoteText,
  NO_DEGREES,
  nameDegreePrompt,
  spokenDegreeNote,
  spokenNameDegree,
  spokenScaleOnly,
} from './text';

/** Asks which degree of a scale a place is. */
export interface NameDegreeQuestion extends DegreeQuestion {
  readonly targetPosition: Position;
}

const toneOf = ({ key, type, degree }: ScaleDegree) => toneNamed(scale(key, type), degree);

/** The key of a flat degree beside one of the same number, which has the digit. */
const FLAT_KEY: Hotkey = 'b';

/** The places that the quiz asks about: those of the filter or, where it leaves none, the whole neck. */
function placesIn({ instrument, frets, filter }: ScalesSetup): readonly Position[] {
  const all = allPositions(instrument, frets);
  const { strings, minFret, maxFret } = filter;
  const shown = all.filter(
    ({ guitarString, fret }) => strings.includes(guitarString) && fret >= minFret && fret <= maxFret,
  );
  return shown.length > 0 ? shown : all;
}

function placesOf(setup: ScalesSetup, degree: ScaleDegree): readonly Position[] {
  const pitch = toneOf(degree)?.pitch;
  return placesIn(setup).filter(place => pitchClassAt(setup.instrument, place) === pitch);
}

/** What can be asked with a setup. It is the same for all questions of a quiz, and finding it takes longer than a key may. */
const known = new WeakMap<ScalesSetup, readonly ScaleDegree[]>();

/** The ticked degrees that have a place. */
function degreesIn(setup: ScalesSetup): readonly ScaleDegree[] {
  const degrees = known.get(setup) ?? ticked(setup).filter(hasPlace(setup));
  known.set(setup, degrees);
  return degrees;
}

function ticked(setup: ScalesSetup): readonly ScaleDegree[] {
  const keys = new Map(setup.types.map(type => [type, askedKeysOf(setup, type)]));
  return SCALE_DEGREES.filter(({ key, type }) => keys.get(type)?.includes(key));
}

/** Whether a degree has a place. */
function hasPlace(setup: ScalesSetup): (degree: ScaleDegree) => boolean {
  const pitches = new Set(placesIn(setup).map(place => pitchClassAt(setup.instrument, place)));
  return degree => {
    const tone = toneOf(degree);
    return tone !== undefined && pitches.has(tone.pitch);
  };
}

/** A question about a degree: at a place that wasn't asked yet, while there is any. */
function questionAbout(
  setup: ScalesSetup,
  degree: ScaleDegree,
  asked: readonly Position[],
  chance: Chance,
): NameDegreeQuestion {
  const targetPosition = drawNext(placesOf(setup, degree), asked, chance, positionId);
  return { setup, ...degree, targetPosition };
}

/** The place of a degree that is nearest to the target on its string; the string may have none on a short neck. */
function nearest(question: NameDegreeQuestion, answer: DegreeName): Position | undefined {
  const { setup, targetPosition } = question;
  const pitch = toneOf({ ...question, degree: answer })?.pitch;
  const distance = ({ fret }: Position) => Math.abs(fret - targetPosition.fret);
  return fretsOn(setup.instrument, targetPosition.guitarString, 0, setup.frets)
    .map(fret => ({ ...targetPosition, fret }))
    .filter(place => pitchClassAt(setup.instrument, place) === pitch)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Name the degree of a place in a scale. */
export const nameDegree: ScalesQuiz<NameDegreeQuestion, DegreeName> = {
  id: 'name-degree',
  locks: scalesTable.rows.map(({ id }) => id),
  answerCodes: DEGREE_NAMES,
  missingAnswer: chooseFirst('a degree'),
  startChange: 'redrawn',
  lengthOf: () => QUIZ_LENGTH,
  next(setup, answered, chance) {
    const degrees = degreesIn(setup);
    if (degrees.length === 0) return undefined;
    const asked = answered.map(({ question }) => question);
    const degree = drawNext<ScaleDegree>(degrees, asked, chance, degreeItem);
    const before = asked.filter(question => degreeItem(question) === degreeItem(degree));
    return questionAbout(
      setup,
      degree,
      before.map(({ targetPosition }) => targetPosition),
      chance,
    );
  },
  isEasy,
  setupIn,
  whyNone: setup => (ticked(setup).some(hasPlace(setup)) ? undefined : NO_DEGREES),
  curriculumOf(setup) {
    const items = new Set(degreesIn(setup).map(degreeItem));
    return limitedTo(DEGREES_CURRICULUM, item => items.has(item));
  },
  questionOf(setup, item, chance) {
    const degree = degreeOfItem(item);
    if (degree === undefined) return undefined;
    const { keys, types } = setup;
    const isAsked = keys.includes(degree.key) && types.includes(degree.type) && hasPlace(setup)(degree);
    return isAsked ? questionAbout(setup, degree, [], chance) : undefined;
  },
  itemOf: degreeItem,
  spokenItem: question => degreeText(question, question.setup.instrument.names).spoken,

  answersTo: ({ type }) =>
    degreeNames(type).map(name => {
      const digit = asDigit(name);
      const [text, spoken] = [degreeNameText(name, type), spokenDegreeName(name, type)];
      const shared = { code: name, answer: name, text, ...(spoken !== text && { spoken }) };
      return { ...shared, hotkey: digit ?? FLAT_KEY };
    }),
  answerIn: draft => draft,
  grade: ({ degree }, answer) => (answer === degree ? 'right' : 'wrong'),
  correctText: ({ degree, type }) => degreeNameText(degree, type),
  promptOf: question => nameDegreePrompt(question, question.targetPosition),
  spokenQuestion: asked => spokenNameDegree(asked, asked.question.targetPosition),
  // A screen reader reads the focused cell, whose name says the place; in an eyes-free quiz none does.
  spokenArrival: asked =>
    asked.number === 1 || asked.pace.kind === 'eyes-free'
      ? spokenNameDegree(asked, asked.question.targetPosition)
      : spokenScaleOnly(asked.question),
  spokenDraft: ({ type }, draft) => spokenChosen(spokenDegreeName(draft, type)),
  spokenVerdict: ({ question, verdict }) =>
    spokenAnswer(
      verdict === 'right'
        ? spokenDegreeName(question.degree, question.type)
        : spokenDegreeNote(question, toneOf(question)),
      verdict,
    ),
  spokenResults,

  neckOf: ({ setup: { instrument, frets } }) => ({ instrument, firstFret: 0, lastFret: frets }),
  targetOf: ({ targetPosition }) => targetPosition,
  seenIn: ({ targetPosition }) => [targetPosition],
  cellsOf(session, style) {
    const question = openQuestion(session);
    const { targetPosition } = question;
    if (session.status === 'asking')
      return position =>
        samePosition(position, targetPosition) ? { ...BARE_CELL, mark: 'target' } : BARE_CELL;
    const answer = openAnswer(session) ?? question.degree;
    const mistake = answer === question.degree ? undefined : nearest(question, answer);
    const viewOf = (degree: DegreeName) => {
      const tone = toneOf({ ...question, degree });
      return tone ? toneView(tone, { ...style, display: 'intervals' }) : BARE_CELL;
    };
    return position => {
      if (samePosition(position, targetPosition)) return { ...viewOf(question.degree), mark: 'right' };
      return mistake && samePosition(position, mistake) ? { ...viewOf(answer), mark: 'wrong' } : BARE_CELL;
    };
  },
  heardIn: session => (session.status === 'asking' ? [] : [session.last.question.targetPosition]),
  reviewOf: ({ question }) => {
    const tone = toneOf(question);
    return tone ? [degreeNoteText(question, tone)] : [];
  },
  waiting: waitingFor('a degree'),
  lineOf: degreeText,
};
