import type { FretCount, Instrument } from '../../../instrument/instrument';
import type { Shape, StringSet } from '../../../instrument/shape';
import type { NeckQuiz } from '../../../neckQuiz/definition';
import type { SayWhilePlaying } from '../../../neckQuiz/playSettings';
import type { ShapeForm } from '../../../practice/shapes';
import type { AccidentalStyle, PitchClass } from '../../../theory/note';
import type { Triad, TriadQuality } from '../../../theory/triad';
import type { Sounding } from '../../sounding';

/** Which inversions are heard. */
export type InversionsToHear = 'root' | 'all';

/** What a triads quiz is started with; no list is empty. */
export interface TriadsSetup {
  readonly instrument: Instrument;
  readonly frets: FretCount;
  /** How chromatic notes are named, such as that of a wrong fret. */
  readonly accidentals: AccidentalStyle;
  /** Whether triads are spelled as players write them; in links of the first version their roots follow the accidentals. */
  readonly spelling?: 'usual';
  readonly roots: readonly PitchClass[];
  readonly qualities: readonly TriadQuality[];
  readonly sets: readonly StringSet[];
  /** What Play the Shape says; left out by other quizzes. */
  readonly say?: SayWhilePlaying;
  /** How Quality by Ear sounds. */
  readonly byEar: { readonly sounding: Sounding; readonly inversions: InversionsToHear };
}

/** What every question of a triads quiz contains: a triad in one of its close-position shapes. */
export interface TriadsQuestion {
  readonly setup: TriadsSetup;
  readonly triad: Triad;
  readonly form: ShapeForm;
  readonly shape: Shape;
}

/** A type of triads quiz. */
export type TriadsQuiz<Answer> = NeckQuiz<TriadsSetup, TriadsQuestion, Answer>;

export type AnyTriadsQuiz = TriadsQuiz<unknown>;
