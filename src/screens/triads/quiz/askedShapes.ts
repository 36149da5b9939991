import { BARE_CELL, type CellAt, type Mark } from '../../../fretboard/cell';
import { type ToneStyle, toneView } from '../../../fretboard/toneCells';
import type { Instrument } from '../../../instrument/instrument';
import type { NeckNote } from '../../../instrument/neckNote';
import { positionId } from '../../../instrument/position';
import { closeShapes, type Inversion, type Shape } from '../../../instrument/shape';
import { EASY_ACCIDENTALS, limitedTo } from '../../../practice/curriculum';
import { type ShapeForm, shapeForms, shapeItem, shapesCurriculum } from '../../../practice/shapes';
import type { Curriculum } from '../../../quiz/order';
import { type Chance, drawNext, type SeedVersion } from '../../../quiz/seed';
import type { Answered, Open } from '../../../quiz/session';
import { accidentalsIn } from '../../../theory/degree';
import { chromaticName, type PitchClass } from '../../../theory/note';
import { scale } from '../../../theory/scale';
import { triad, usualTriad } from '../../../theory/triad';
import { NO_SHAPES } from '../text';
import type { TriadsQuestion, TriadsSetup } from './question';

const triadOn = ({ accidentals, spelling }: TriadsSetup, { quality }: ShapeForm, root: PitchClass) =>
  spelling === 'usual' ? usualTriad(root, quality) : triad(chromaticName(root, accidentals), quality);

/** Every place of a shape on the neck with a certain root. */
const shapesWith = (setup: TriadsSetup, form: ShapeForm, root: PitchClass): readonly Shape[] =>
  closeShapes(setup.instrument, triadOn(setup, form, root), form.set, setup.frets).filter(
    ({ inversion }) => inversion === form.inversion,
  );

/** The inversions that a neck has of a triad on a set of strings; all the skills of a path ask for the same ones. */
const found = new WeakMap<Instrument, Map<string, readonly Inversion[]>>();

function inversionsOn(
  { instrument, frets }: Pick<TriadsSetup, 'instrument' | 'frets'>,
  { quality, set }: ShapeForm,
  root: PitchClass,
): readonly Inversion[] {
  const known = found.get(instrument) ?? new Map<string, readonly Inversion[]>();
  found.set(instrument, known);
  const key = `${frets} ${set} ${root} ${quality}`;
  const inversions =
    known.get(key) ??
    closeShapes(instrument, triad(chromaticName(root, 'sharps'), quality), set, frets).map(
      ({ inversion }) => inversion,
    );
  known.set(key, inversions);
  return inversions;
}

/** Whether a neck has a shape with a certain root. */
export const hasShape = (
  neck: Pick<TriadsSetup, 'instrument' | 'frets'>,
  form: ShapeForm,
  root: PitchClass,
): boolean => inversionsOn(neck, form, root).includes(form.inversion);

/** Whether a shape is ticked, and fits the neck with one of the roots. */
const isAsked = (setup: TriadsSetup, form: ShapeForm): boolean =>
  setup.qualities.includes(form.quality) &&
  setup.sets.includes(form.set) &&
  setup.roots.some(root => hasShape(setup, form, root));

/** What can be asked with a setup. It is the same for all questions of a quiz, and finding it takes longer than a key may. */
const known = new WeakMap<TriadsSetup, readonly ShapeForm[]>();

/** The shapes that are asked. */
export function formsIn(setup: TriadsSetup): readonly ShapeForm[] {
  const forms = known.get(setup) ?? shapeForms(setup.instrument).filter(form => isAsked(setup, form));
  known.set(setup, forms);
  return forms;
}

/** Every question about a shape. */
export const questionsAbout = (setup: TriadsSetup, form: ShapeForm): readonly TriadsQuestion[] =>
  setup.roots.flatMap(root =>
    shapesWith(setup, form, root).map(shape => ({
      ...{ setup, form, shape },
      triad: triadOn(setup, form, root),
    })),
  );

const itemOf = ({ setup, form }: Pick<TriadsQuestion, 'setup' | 'form'>): string =>
  shapeItem(setup.instrument, form);

const idOf = ({ triad: { root }, shape: { lowFret } }: TriadsQuestion): string => `${root} ${lowFret}`;

/** A question about a shape: one that wasn't asked yet, while there is any. */
const questionAbout = (
  setup: TriadsSetup,
  form: ShapeForm,
  asked: readonly TriadsQuestion[],
  chance: Chance,
): TriadsQuestion => drawNext(questionsAbout(setup, form), asked, chance, idOf);

/** How every triads quiz chooses what it asks: each ticked shape once before any comes again. */
export const ASKED_SHAPES = {
  itemOf,
  isEasy: ({ triad: { root } }: TriadsQuestion): boolean =>
    accidentalsIn(scale(root, 'major').tones) <= EASY_ACCIDENTALS,
  setupIn: (setup: TriadsSetup, version: SeedVersion): TriadsSetup =>
    version === 1 ? setup : { ...setup, spelling: 'usual' },
  next(
    setup: TriadsSetup,
    answered: readonly Answered<TriadsQuestion, unknown>[],
    chance: Chance,
  ): TriadsQuestion | undefined {
    const forms = formsIn(setup);
    if (forms.length === 0) return undefined;
    const asked = answered.map(({ question }) => question);
    const item = drawNext(
      forms.map(form => shapeItem(setup.instrument, form)),
      asked.map(itemOf),
      chance,
    );
    const form = forms.find(each => shapeItem(setup.instrument, each) === item);
    const before = asked.filter(question => itemOf(question) === item);
    return form && questionAbout(setup, form, before, chance);
  },
  whyNone: (setup: TriadsSetup): string | undefined =>
    shapeForms(setup.instrument).some(form => isAsked(setup, form)) ? undefined : NO_SHAPES,
  curriculumOf(setup: TriadsSetup): Curriculum {
    const items = formsIn(setup).map(form => shapeItem(setup.instrument, form));
    return limitedTo(shapesCurriculum(setup.instrument), item => items.includes(item));
  },
  questionOf(setup: TriadsSetup, item: string, chance: Chance): TriadsQuestion | undefined {
    const form = formsIn(setup).find(each => shapeItem(setup.instrument, each) === item);
    return form && questionAbout(setup, form, [], chance);
  },
} as const;

type Notes = readonly NeckNote[];

/** Only which places there are: nothing tells their notes. */
export function bareCells(notes: Notes, mark: Mark): CellAt {
  const places = new Set<string>(notes.map(({ position }) => positionId(position)));
  return position => (places.has(positionId(position)) ? { ...BARE_CELL, mark } : BARE_CELL);
}

/** The notes of a shape, each named and marked. */
export function solvedCells(notes: Notes, style: ToneStyle): CellAt {
  const views = new Map<string, NeckNote>(notes.map(note => [positionId(note.position), note]));
  return position => {
    const note = views.get(positionId(position));
    return note ? { ...toneView(note, style), mark: 'right' } : BARE_CELL;
  };
}

/** The neck of a question that asks what a shape is. */
export const namingCells = (session: Open<TriadsQuestion, unknown, unknown>, style: ToneStyle): CellAt =>
  session.status === 'asking'
    ? bareCells(session.question.shape.notes, 'target')
    : solvedCells(session.last.question.shape.notes, style);
