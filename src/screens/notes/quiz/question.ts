import type { FretCount, Instrument } from '../../../instrument/instrument';
import { type Position, pitchClassAt } from '../../../instrument/position';
import { beginsText } from '../../../instrument/text';
import type { NeckPart, NeckQuiz } from '../../../neckQuiz/definition';
import type { AnswerOption } from '../../../quiz/definition';
import { chromaticOptions } from '../../../settings/noteOptions';
import { type AccidentalStyle, PITCH_CLASSES, type PitchClass } from '../../../theory/note';
import type { Signature } from '../../../theory/staff';
import { type Asking, type Corner, isNaturalAt, placesWithin } from '../settings';

/** What a notes quiz is started with. */
export interface NotesSetup {
  readonly instrument: Instrument;
  readonly frets: FretCount;
  readonly accidentals: AccidentalStyle;
  /** The strings in play; never empty. */
  readonly strings: readonly number[];
  /** The part of the neck that a drill asks about; left out of any other quiz. */
  readonly corner?: Corner;
  /** Set where a note that is played is right in any octave, even off its string. */
  readonly octave?: 'any';
  /** The key signature of what is read; left out where nothing is. */
  readonly signature?: Signature;
  /** Set where what is read is found on one string. */
  readonly onString?: true;
}

/** What every question of a notes quiz contains. */
export interface NotesQuestion {
  readonly setup: NotesSetup;
  readonly note: PitchClass;
}

/** Asks for a note on one string, which is given by place. */
export interface StringQuestion extends NotesQuestion {
  readonly guitarString: number;
}

/** A type of notes quiz. */
export type NotesQuiz<Question extends NotesQuestion, Answer> = NeckQuiz<NotesSetup, Question, Answer>;

export type AnyNotesQuiz = NotesQuiz<NotesQuestion, unknown>;

/**
 * Every place that a quiz may ask about.
 *
 * @example placesAsked({ instrument: STANDARD_GUITAR, frets: 12, strings: [0] }).length // 13
 */
export function placesAsked(asking: Asking): readonly Position[] {
  const places = placesWithin(asking);
  if (asking.corner?.notes !== 'naturals') return places;
  const naturals = places.filter(isNaturalAt(asking));
  return naturals.length === 0 ? places : naturals;
}

/** Why a quiz has nothing to ask: all of its strings are short, and begin beyond its frets. */
export function whyNone(setup: NotesSetup): string | undefined {
  const [string] = setup.strings;
  return string === undefined || placesAsked(setup).length > 0
    ? undefined
    : beginsText(setup.instrument, string);
}

/**
 * Every note that a quiz may ask about, from C up.
 *
 * @example notesAsked({ ...setup, strings: [0], corner: { lowest: 0, highest: 3, notes: 'naturals' } }) // [4, 5, 7]: E, F and G
 */
export function notesAsked(asking: Asking): readonly PitchClass[] {
  const asked = new Set(placesAsked(asking).map(place => pitchClassAt(asking.instrument, place)));
  return PITCH_CLASSES.filter(pitch => asked.has(pitch));
}

/** The neck of a question: all of it, from the nut on. */
export const neckOf = ({ setup: { instrument, frets } }: NotesQuestion): NeckPart => ({
  ...{ instrument, firstFret: 0, lastFret: frets },
});

/** The twelve notes as answers, named as a setup names them. */
export const noteAnswers = ({
  accidentals,
  instrument,
}: Pick<NotesSetup, 'accidentals' | 'instrument'>): readonly AnswerOption<PitchClass>[] =>
  chromaticOptions(accidentals, instrument.names).map(({ pitch, stroke, ...option }) => ({
    ...option,
    answer: pitch,
    ...(stroke && { hotkey: stroke }),
  }));
