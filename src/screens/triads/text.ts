import type { Instrument } from '../../instrument/instrument';
import type { NeckNote } from '../../instrument/neckNote';
import type { Shape } from '../../instrument/shape';
import { placeText } from '../../instrument/text';
import { type NoteSigns, spokenNoteName } from '../../theory/note';
import { type ToneText, toneText } from '../../theory/toneText';
import { spokenTriad, type Triad, triadName } from '../../theory/triad';
import { shapeText } from './shapeText';
import type { TriadView } from './view';

/** How to begin with a screen reader. */
export const BEGIN = 'Tab to the fretboard first, or press colon and type a chord quality, such as minor.';

export const TITLES = {
  settings: 'Fretboard Settings',
  selector: 'Triad Selector',
  neck: 'Fretboard',
} as const;

export const NO_SHAPE_CHOSEN = 'Choose a shape first';

export const SHAPES_NEED_A_SET =
  'Close-position shapes lie on three neighboring strings: choose a String Set of three to see them.';

export const SHAPES_TOO_WIDE =
  'On these strings, close-position shapes of this triad spread over more than five frets, so none is offered.';

/** What can be done on the screen; each text follows its keys. */
export const USES = {
  click: { by: 'Click', text: 'a note to hear it' },
  move: { text: 'move along the neck' },
  play: { text: 'plays the triad, or its shape' },
  root: { text: 'then a note: the root' },
  quality: { text: 'then a digit: the quality' },
  shapes: { text: 'next and previous shape' },
  quiz: { text: 'starts the quiz' },
} as const;

/** What is said in place of keys where there is no keyboard. */
export const TAPS = 'Tap a note to hear it, and a shape to see it on the neck.';

/**
 * A triad in text.
 *
 * @example triadText(triad('C', 'minor'), 'letters').notes // { text: 'C Eb G', spoken: 'C, E flat, G' }
 */
export const triadText = (triad: Triad, signs: NoteSigns): ToneText =>
  toneText({ text: triadName(triad, signs), spoken: spokenTriad(triad) }, triad.tones, signs);

const spokenNote = (instrument: Instrument, { note, position }: NeckNote): string =>
  `${spokenNoteName(note)} on ${placeText(instrument, position)}`;

/**
 * Spoken when the focus goes to a shape.
 *
 * @example spokenLowestNote(STANDARD_GUITAR, { note: 'Eb', degree: '♭3', position: { guitarString: 3, fret: 8 } })
 *   // 'Lowest note: E flat on string 3, fret 8'
 */
export const spokenLowestNote = (instrument: Instrument, note: NeckNote): string =>
  `Lowest note: ${spokenNote(instrument, note)}`;

/**
 * A close-position shape with the place of each note, lowest first.
 *
 * @example spokenShape(STANDARD_GUITAR, shape)
 *   // 'Root position, frets 3 to 5: C on string 3, fret 5; E on string 2, fret 5; …'
 */
export const spokenShape = (instrument: Instrument, shape: Shape): string =>
  `${shapeText(shape)}: ${shape.notes.map(note => spokenNote(instrument, note)).join('; ')}`;

/**
 * Spoken when the triad or the shape changes; other changes are announced by their controls.
 *
 * @example spokenChange(cMajor, eMinor) // 'E minor: E, G, B.'
 */
export function spokenChange(before: TriadView, after: TriadView): string {
  const { name, notes } = triadText(after.triad, 'letters');
  const isOtherTriad = name.spoken !== spokenTriad(before.triad);
  const [shapeBefore, shape] = [before, after].map(
    view => view.shape && spokenShape(view.instrument, view.shape),
  );
  return [
    isOtherTriad ? `${name.spoken}: ${notes.spoken}` : undefined,
    shape === shapeBefore ? undefined : shape,
  ]
    .flatMap(text => (text === undefined ? [] : `${text}.`))
    .join(' ');
}
