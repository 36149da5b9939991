import { inTurn, oneByOne, strumPlan } from '../../audio/plan';
import { BARE_CELL, type CellAt, type CellView, type Mark } from '../../fretboard/cell';
import { toneView } from '../../fretboard/toneCells';
import type { NeckTone } from '../../fretboard/useNeckSound';
import type { FretCount, Instrument } from '../../instrument/instrument';
import { midiAt, type PositionId, pitchClassAt, positionId } from '../../instrument/position';
import { positionsOfVoicing, type Voicing } from '../../instrument/voicing';
import type { Chord } from '../../theory/chord';
import type { ChordList } from '../../theory/chordList';
import { type Tone, toneAt } from '../../theory/degree';
import { type NoteName, type NoteSigns, pitchClassOf } from '../../theory/note';
import { type Check, isRight } from './check/check';
import { FINGER_WORD, MUTED, type ToldShape } from './text';

/** What the marks on the neck say of a chord's notes. */
export type ChordDisplay = 'fingers' | 'notes' | 'intervals';

/** What the Chords screen shows. */
export interface ChordView {
  readonly instrument: Instrument;
  readonly chord: Chord;
  readonly frets: FretCount;
  /** How many shapes are offered, and the index of the one on the neck. */
  readonly count: number;
  readonly index: number;
  /** `undefined` if the instrument has none. */
  readonly voicing: Voicing | undefined;
}

/** How long each string sounds on its own (seconds). */
const STRING_LENGTH = 0.6;

/** The shape as it is strummed, then string by string. */
export function chordTones({ instrument, voicing }: ChordView): readonly NeckTone[] {
  if (voicing === undefined) return [];
  const places = positionsOfVoicing(voicing);
  const midis = places.map(place => midiAt(instrument, place));
  const plan = inTurn([strumPlan(midis), oneByOne(midis, STRING_LENGTH)], 0.2);
  return plan.map((tone, index) => {
    const place = places[index % places.length];
    return { tone, places: place ? [place] : [] };
  });
}

/** The note of a chord at a pitch; a bass that is no note of the chord has no degree. */
export function noteIn(
  { tones, bass }: Chord,
  pitch: number,
): Tone | { readonly note: NoteName } | undefined {
  const tone = tones.find(each => each.pitch === pitch);
  if (tone) return tone;
  return bass !== undefined && pitchClassOf(bass) === pitch ? { note: bass } : undefined;
}

interface ChordStyle {
  readonly display: ChordDisplay;
  readonly signs: NoteSigns;
}

const NO_MARKS: ReadonlyMap<PositionId, Mark> = new Map();

/**
 * What a check has come to on the neck: the string that is awaited, those that were right, and those that weren't.
 *
 * @example checkMarks(check).get('1.3') // 'target'
 */
export const checkMarks = (check: Check | undefined): ReadonlyMap<PositionId, Mark> =>
  new Map(
    check?.strings.flatMap((wanted, index): readonly (readonly [PositionId, Mark])[] => {
      const verdict = check.verdicts[index];
      if (index === check.at) return [[positionId(wanted), 'target']];
      return verdict ? [[positionId(wanted), isRight(verdict) ? 'right' : 'wrong']] : [];
    }) ?? [],
  );

/**
 * The neck with the shape of a chord: its fingers, notes or intervals, and a cross on each muted string.
 *
 * @example chordCells(cMajor, { display: 'fingers', signs: 'letters' }, new Set())({ guitarString: 1, fret: 3 }).text // '3'
 */
export function chordCells(
  { instrument, chord, voicing }: ChordView,
  { display, signs }: ChordStyle,
  sounding: ReadonlySet<PositionId>,
  marks: ReadonlyMap<PositionId, Mark> = NO_MARKS,
): CellAt {
  const style = { signs, ...(instrument.names && { names: instrument.names }) };
  const cells = new Map<PositionId, CellView>();
  for (const [guitarString, play] of (voicing?.strings ?? []).entries()) {
    const position = { guitarString, fret: play.kind === 'fretted' ? play.fret : 0 };
    const id = positionId(position);
    if (play.kind === 'muted') {
      cells.set(id, { text: '✕', spoken: MUTED });
      continue;
    }
    const pitch = pitchClassAt(instrument, position);
    const tone = toneAt(chord.tones, pitch);
    const note = noteIn(chord, pitch);
    if (note === undefined) continue;
    const shown = tone
      ? toneView(tone, { ...style, display: display === 'intervals' ? 'intervals' : 'notes' })
      : toneView({ note: note.note, degree: 'R' }, { ...style, display: 'notes' });
    const finger = display !== 'fingers' ? {} : play.kind === 'open' ? { text: '○' } : fingered(play.finger);
    cells.set(id, {
      ...shown,
      ...finger,
      ...(tone === undefined && { mark: 'in-set' }),
      ...marked(marks.get(id)),
      ...(sounding.has(id) && { sounding: true }),
    });
  }
  return position => cells.get(positionId(position)) ?? BARE_CELL;
}

const marked = (mark: Mark | undefined): Pick<CellView, 'mark'> => (mark === undefined ? {} : { mark });

const fingered = (finger: number): Pick<CellView, 'text' | 'interval'> => ({
  text: String(finger),
  interval: `${FINGER_WORD} ${finger}`,
});

/** What the screen shows of a list: its chords, their shapes, and which of them is on the neck. */
export interface ShownChanges {
  readonly instrument: Instrument;
  readonly list: ChordList;
  readonly chords: readonly Chord[];
  /** The first shape of each chord; `undefined` where none fits a hand. */
  readonly shapes: readonly (Voicing | undefined)[];
  readonly index: number | undefined;
}

/** The chord of a list before the one on the neck, in its first shape; before the first comes the last. */
export function shapeBefore({ instrument, chords, shapes, index }: ShownChanges): ToldShape | undefined {
  if (index === undefined || chords.length < 2) return undefined;
  const before = (index + chords.length - 1) % chords.length;
  const [chord, voicing] = [chords[before], shapes[before]];
  return chord && voicing && { instrument, chord, voicing };
}
